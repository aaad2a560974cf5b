import type { Fault, FaultCode } from './contract';

/** A {@link Fault} that can be thrown. */
export class HostFault extends Error implements Fault {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'HostFault';
    this.code = code;
  }
}

/** Reads whatever was thrown as a fault. The desktop shell rejects with a plain object. */
export function asFault(thrown: unknown): Fault {
  if (isFault(thrown)) return { code: thrown.code, message: thrown.message };
  if (thrown instanceof Error) return { code: 'failed', message: thrown.message };
  return { code: 'failed', message: String(thrown) };
}

function isFault(thrown: unknown): thrown is Fault {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && 'message' in thrown;
}
