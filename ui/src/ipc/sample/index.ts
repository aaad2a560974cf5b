import type { DropEvent, Host } from '../contract';
import { HostFault } from '../fault';
import { casebookPart } from './casebook';
import { intakePart } from './intake';
import { interviewPart } from './interview';
import { screeningPart } from './screening';
import { State } from './state';

/**
 * The sample host: the whole interface in a browser, from invented people.
 *
 * The address chooses what it plays: `?state=first-run|locked|empty`, `?sample=5000` candidates, `?slow=2000` milliseconds
 * for each answer, `?fail=screening,importFiles` calls that do not work, `?pace=400` milliseconds for each imported file.
 */
export const host: Host = play(new URLSearchParams(window.location.search));

function play(wishes: URLSearchParams): Host {
  const state = new State(wishes.get('state') ?? '', Number(wishes.get('sample') ?? 0));
  const failing = new Set((wishes.get('fail') ?? '').split(',').filter(Boolean));
  const delay = Number(wishes.get('slow') ?? 40);
  const calls = { ...casebookPart(state), ...intakePart(state, Number(wishes.get('pace') ?? 120)), ...screeningPart(state), ...interviewPart(state) };
  const played = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, delayed(name, call as Call, delay, failing)]));
  return { kind: 'sample', ...(played as typeof calls), onDrop, onLocked: () => () => {} };
}

type Call = (...given: unknown[]) => Promise<unknown>;

function delayed(name: string, call: Call, delay: number, failing: Set<string>): Call {
  return async (...given) => {
    await new Promise((done) => setTimeout(done, delay));
    if (failing.has(name)) throw new HostFault('failed', 'The casebook’s disk did not answer. Check that it is still connected, then try again.');
    const answer = await call(...given);
    // What crosses to the window is a copy, as it is in the desktop app.
    return answer === undefined ? undefined : structuredClone(answer);
  };
}

/** The browser's own drag and drop in the words of the host; a browser tells names and no paths. */
function onDrop(handler: (event: DropEvent) => void): () => void {
  const over = (event: DragEvent) => {
    event.preventDefault();
    handler({ kind: 'over' });
  };
  const left = (event: DragEvent) => {
    if (event.relatedTarget === null) handler({ kind: 'left' });
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    handler({ kind: 'dropped', paths: [...(event.dataTransfer?.files ?? [])].map((file) => file.name) });
  };
  window.addEventListener('dragover', over);
  window.addEventListener('dragleave', left);
  window.addEventListener('drop', dropped);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('dragleave', left);
    window.removeEventListener('drop', dropped);
  };
}
