/**
 * Marks on a text: where they stand, which number each carries, and how overlapping ones share the characters.
 *
 * Places are counted in UTF-16 code units, half-open, as a browser's strings are. The same marks in any order give the
 * same result.
 */

/** What a mark says about its words, strongest first. */
export type MarkKind = 'evidence' | 'elsewhere' | 'near' | 'named';

/** A place in the text and what it is. */
export interface Mark extends Place {
  readonly kind: MarkKind;
}

/** A mark with its identity and, unless it is only named, the number that the page and the panel share. */
export interface NumberedMark extends Mark {
  readonly id: string;
  readonly number: number | null;
}

/** A place without a kind. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * A run of characters drawn in one way. `ends` are the numbered marks whose last character it holds; `pointed` is true
 * within the place that somebody jumped to.
 */
export interface Segment extends Place {
  readonly mark: NumberedMark | null;
  readonly ends: readonly NumberedMark[];
  readonly pointed: boolean;
}

const RANK: Record<MarkKind, number> = { evidence: 0, elsewhere: 1, near: 2, named: 3 };

/** The identity of a mark: its place. Two quotes of the same words are one mark. */
export function markId(place: Place): string {
  return `${place.start}-${place.end}`;
}

/**
 * The marks that lie in a text of `length` units, one per place, in reading order (an outer mark before those inside
 * it), numbered from 1. Of two kinds at one place the stronger stands.
 */
export function numberMarks(marks: readonly Mark[], length: number): NumberedMark[] {
  const byPlace = new Map<string, Mark>();
  for (const mark of marks) {
    const placed = { ...mark, start: Math.max(0, mark.start), end: Math.min(length, mark.end) };
    if (placed.start >= placed.end) continue;
    const id = markId(placed);
    const known = byPlace.get(id);
    if (!known || RANK[placed.kind] < RANK[known.kind]) byPlace.set(id, placed);
  }
  let count = 0;
  return [...byPlace.values()]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((mark) => ({ ...mark, id: markId(mark), number: mark.kind === 'named' ? null : ++count }));
}

/**
 * The text of `length` units cut where the drawing changes. The segments are in order, touch, and cover the text.
 *
 * Where marks overlap, the strongest kind is drawn, and of equals the shortest, so that an inner mark can be reached.
 */
export function segmentText(marks: readonly NumberedMark[], length: number, pointed: Place | null = null): Segment[] {
  const cuts = new Set([0, length]);
  if (pointed) for (const place of [pointed.start, pointed.end]) cuts.add(Math.min(length, Math.max(0, place)));
  const endsAt = new Map<number, NumberedMark[]>();
  for (const mark of marks) {
    cuts.add(mark.start);
    cuts.add(mark.end);
    if (mark.number !== null) endsAt.set(mark.end, [...(endsAt.get(mark.end) ?? []), mark]);
  }
  const places = [...cuts].sort((a, b) => a - b);
  const segments: Segment[] = [];
  let open: NumberedMark[] = [];
  let next = 0;
  for (let i = 0; i + 1 < places.length; i++) {
    const start = places[i]!;
    const end = places[i + 1]!;
    open = open.filter((mark) => mark.end > start);
    while (next < marks.length && marks[next]!.start <= start) open.push(marks[next++]!);
    const isPointed = pointed !== null && pointed.start <= start && end <= pointed.end;
    push(segments, { start, end, mark: foremost(open), ends: endsAt.get(end) ?? [], pointed: isPointed });
  }
  return segments;
}

/** The parts of `segments` that lie between two places, cut to them. A mark that goes on keeps its number for its end. */
export function clipSegments(segments: readonly Segment[], start: number, end: number): Segment[] {
  const clipped: Segment[] = [];
  for (let i = firstAfter(segments, start); i < segments.length && segments[i]!.start < end; i++) {
    const segment = segments[i]!;
    clipped.push({
      start: Math.max(start, segment.start),
      end: Math.min(end, segment.end),
      mark: segment.mark,
      ends: segment.end <= end ? segment.ends : [],
      pointed: segment.pointed,
    });
  }
  return clipped;
}

/** Places without those that stand where an earlier one stands already. */
export function distinctPlaces<T extends Place>(places: readonly T[]): T[] {
  const seen = new Set<string>();
  return places.filter((place) => !seen.has(markId(place)) && seen.add(markId(place)));
}

/** A text before its last word, and that word, so that a number can be kept on its line. A very long word is not kept. */
export function keepLastWord(text: string): { head: string; tail: string } {
  const at = text.trimEnd().lastIndexOf(' ') + 1;
  return text.length - at > 24 ? { head: text, tail: '' } : { head: text.slice(0, at), tail: text.slice(at) };
}

/** The numbered mark `step` places before or after the current one, around the ends; the first one from nowhere. */
export function stepMark(marks: readonly NumberedMark[], current: string | null, step: 1 | -1): NumberedMark | null {
  const numbered = marks.filter((mark) => mark.number !== null);
  if (numbered.length === 0) return null;
  const at = numbered.findIndex((mark) => mark.id === current);
  if (at < 0) return numbered[step > 0 ? 0 : numbered.length - 1] ?? null;
  return numbered[(at + step + numbered.length) % numbered.length] ?? null;
}

function foremost(open: readonly NumberedMark[]): NumberedMark | null {
  let best: NumberedMark | null = null;
  for (const mark of open) if (!best || isBefore(mark, best)) best = mark;
  return best;
}

function isBefore(a: NumberedMark, b: NumberedMark): boolean {
  const rank = RANK[a.kind] - RANK[b.kind] || a.end - a.start - (b.end - b.start) || b.start - a.start;
  return rank < 0;
}

/** Neighbours that look alike become one, unless a number stands between them. */
function push(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (last && last.mark === segment.mark && last.pointed === segment.pointed && last.ends.length === 0) {
    segments[segments.length - 1] = { ...segment, start: last.start };
  } else {
    segments.push(segment);
  }
}

/** Index of the first segment that ends behind `place`. */
function firstAfter(segments: readonly Segment[], place: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segments[middle]!.end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
