/** How the sentences of a written read and their sources belong together. */

import { longDay } from '../../base/when';
import type { Read, ReadSection, ReadSource } from '../../ipc';

/** How many sentences there are, and how many name a source that exists. */
export function sourced(read: Read): { sentences: number; sourced: number } {
  const known = new Set(read.sources.map((source) => source.number));
  const sentences = read.sections.flatMap((section) => section.sentences);
  return {
    sentences: sentences.length,
    sourced: sentences.filter((sentence) => sentence.sources.length > 0 && sentence.sources.every((n) => known.has(n))).length,
  };
}

/** The seat, the opening where it has a name of its own, and the day: no word twice. */
export function seatLine({ opening, madeAt }: Pick<Read, 'opening' | 'madeAt'>): string {
  const seat = [`For the seat ${opening.roleName}`, opening.title === opening.roleName ? '' : `opening “${opening.title}”`, opening.team];
  return `${seat.filter(Boolean).join(', ')}. ${longDay(madeAt)}.`;
}

/** How many sentences rest on each source. */
export function usesOf(sections: readonly ReadSection[]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const { sources } of sections.flatMap((section) => section.sentences)) {
    for (const number of new Set(sources)) uses.set(number, (uses.get(number) ?? 0) + 1);
  }
  return uses;
}

/** The source `step` places before or after one, around the ends; the first or last from nowhere. */
export function stepSource(sources: readonly ReadSource[], current: number | null, step: 1 | -1): number | null {
  if (sources.length === 0) return null;
  const at = sources.findIndex((source) => source.number === current);
  const next = at < 0 ? (step > 0 ? 0 : sources.length - 1) : (at + step + sources.length) % sources.length;
  return sources[next]?.number ?? null;
}

/** A name a file can carry on every system, without an ending. */
export function fileNameOf(read: Pick<Read, 'candidateName' | 'title'>): string {
  const plain = `${read.candidateName} ${read.title}`.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 80) || 'read';
}
