/** What the candidate screen works out from a candidate. No drawing, no asking of the host. */

import type {
  Candidate,
  Judgement,
  Reading,
  Role,
  RoleId,
  SeatVerdict,
  Span,
  Stage,
  Verdict,
} from '../../ipc';
import type { Mark, NumberedMark } from '../../parts/marked';
import { markId } from '../../parts/marked';

/** What the page is read against. */
export type View = 'this' | 'other' | 'plain';

const VERDICT_ORDER: readonly Verdict[] = ['evidenced', 'partial', 'keyword-only', 'unrelated', 'not-assessed'];

/** Another seat that the words may be for, or null where none is nearer than a mention. */
export function otherSeat(candidate: Candidate): SeatVerdict | null {
  const others = candidate.seats.filter((seat) => seat.roleId !== candidate.judgement.roleId);
  const pointed = candidate.judgement.flags.map((flag) => flag.pointsTo).find((id) => others.some((seat) => seat.roleId === id));
  return others.find((seat) => seat.roleId === pointed) ?? rankSeats(others).find((seat) => (seat.tier ?? 0) >= 2) ?? null;
}

/** Seats by what the document shows for them, strongest first; equals keep their order. */
export function rankSeats(seats: readonly SeatVerdict[]): SeatVerdict[] {
  const rank = (seat: SeatVerdict) => VERDICT_ORDER.indexOf(seat.verdict) * 10 - (seat.tier ?? -1);
  return [...seats].sort((a, b) => rank(a) - rank(b));
}

/** The tier from which words claim the work. Below it they stand near it: another's work, or work of another kind. */
const CLAIMED = 2;

/**
 * Everything on the page that has a number or is dotted: evidence for this seat, evidence for the other seat, words near
 * this seat's work, and words that are only named. Words that count for both are shown for the seat for which they go further. Hidden text has no places and can never be among them.
 */
export function marksOf(judgement: Judgement, other: Judgement | null): Mark[] {
  const foreign = other ? evidencePlaces(other).filter((place) => tierAt(other, place) >= CLAIMED) : [];
  const own = evidencePlaces(judgement).filter((place) => tierAt(judgement, place) >= (other ? tierAt(other, place) : 0));
  return [
    ...own.map((place): Mark => ({ ...place, kind: tierAt(judgement, place) >= CLAIMED ? 'evidence' : 'near' })),
    ...foreign.map((place): Mark => ({ ...place, kind: 'elsewhere' })),
    ...[...judgement.mentions, ...(other?.mentions ?? [])].map(({ start, end }): Mark => ({ start, end, kind: 'named' })),
  ];
}

/** The marks that one view shows. Numbers stay the same in every view. */
export function marksInView(marks: readonly NumberedMark[], view: View, own: Judgement, other: Judgement | null): NumberedMark[] {
  if (view === 'plain') return [];
  const judgement = view === 'this' ? own : other;
  const named = new Set((judgement?.mentions ?? []).map(markId));
  const foreign = new Set(other ? evidencePlaces(other).map(markId) : []);
  return marks.filter((mark) => {
    if (mark.kind === 'named') return named.has(mark.id);
    return view === 'this' || foreign.has(mark.id);
  });
}

function evidencePlaces(judgement: Judgement): Span[] {
  const best = judgement.dimensions.filter((reading) => (reading.tier ?? 0) >= 1).flatMap((reading) => reading.best ?? []);
  return [...judgement.evidence, ...best].map(({ start, end }) => ({ start, end }));
}

/** The highest tier that the words at a place reach for a seat; 0 where they count for none of its dimensions. */
function tierAt(judgement: Judgement, { start, end }: Span): number {
  const found = judgement.evidence.filter((evidence) => evidence.start === start && evidence.end === end).map((evidence) => evidence.tier);
  const best = judgement.dimensions.filter((reading) => reading.best?.start === start && reading.best.end === end).map((reading) => reading.tier ?? 0);
  return Math.max(0, ...found, ...best);
}

/** A dimension of the seat as its row shows it. */
export interface DimensionRow {
  id: string;
  name: string;
  about: string;
  tier: Reading;
  quote: Judgement['dimensions'][number]['best'];
  /** What the words are and are not, for the row's caption; may be empty. */
  note: string;
}

/** The seat's dimensions with their names, in its order. */
export function dimensionRows(judgement: Judgement, role: Role | undefined): DimensionRow[] {
  return judgement.dimensions.map((reading) => {
    const dimension = role?.dimensions.find((d) => d.id === reading.dimension);
    return {
      id: reading.dimension,
      name: dimension?.name ?? reading.dimension,
      about: dimension?.about ?? '',
      tier: reading.tier,
      quote: reading.best,
      note: noteOf(judgement, reading.dimension, reading.tier),
    };
  });
}

/** How many dimensions carry a specific claim. */
export function countSpecific(judgement: Judgement): number {
  return judgement.dimensions.filter((reading) => (reading.tier ?? 0) >= 3).length;
}

const SLOT_WORDS: Record<string, string> = {
  scale: 'a size',
  incident: 'what broke',
  change: 'what was changed',
  outcome: 'before and after',
  catch: 'what was caught first',
};

const AGENCY_WORDS: Record<string, string> = {
  shared: 'Done jointly: the personal share is not stated.',
  assigned: 'A duty is named, not an act.',
  assisted: 'Helped; the words do not say with what.',
  advised: 'Advised or sold.',
  passive: 'Nobody is named as the one who did it.',
  exposed: 'Near it; the words do not say what was done.',
  learned: 'From a course.',
  'team-credit': 'A team or the employer did it.',
};

const STANCE_WORDS: Record<string, string> = {
  consume: 'Used for own work. The words do not say it was run.',
  study: 'From a course or a certificate.',
  sell: 'Sold or designed for a client.',
  vendor: 'A supplier did the work.',
  physical: 'Hands-on work at the rack.',
  supervise: 'Led the people who did it.',
};

function noteOf(judgement: Judgement, dimension: string, tier: Reading): string {
  if (tier === null) return '';
  if (tier === 0) return 'Only named. No event, no size, no change.';
  const strongest = judgement.evidence.find((evidence) => evidence.dimension === dimension && evidence.tier === tier);
  if (!strongest) return '';
  if (tier === 1 && STANCE_WORDS[strongest.stance]) return STANCE_WORDS[strongest.stance] ?? '';
  const slots = strongest.slots.map((slot) => SLOT_WORDS[slot]).filter((word) => word !== undefined);
  const stated = slots.length > 0 ? `States ${listWords(slots)}.` : '';
  return [stated, AGENCY_WORDS[strongest.agency] ?? ''].filter(Boolean).join(' ');
}

/** "a, b and c" */
export function listWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A word of the seat that stands in the text outside of all evidence, and how often. */
export interface NamedWord {
  word: string;
  count: number;
  first: Span;
}

/** The words that are only named, most frequent first, then in the order of the text. */
export function namedWords(text: string, judgement: Judgement): NamedWord[] {
  const evidence = evidencePlaces(judgement);
  const words = new Map<string, NamedWord>();
  for (const { start, end } of judgement.mentions) {
    if (evidence.some((place) => place.start <= start && end <= place.end)) continue;
    const word = text.slice(start, end);
    const known = words.get(word.toLowerCase());
    if (known) known.count += 1;
    else words.set(word.toLowerCase(), { word, count: 1, first: { start, end } });
  }
  return [...words.values()].sort((a, b) => b.count - a.count || a.first.start - b.first.start);
}

/** What a keyword filter would have done, in a sentence. */
export function keywordNote(screen: Judgement['keywordScreen']): string {
  const count = screen.terms.length;
  const appear = `${count === 0 ? 'none' : count} of its words ${count > 1 ? 'appear' : 'appears'}.`;
  if (screen.passed) return `A keyword filter would pass this: ${appear}`;
  return `A keyword filter would drop this: ${count > 0 ? 'only ' : ''}${appear}`;
}

/** The words for a stage. */
export const STAGE_WORDS: Record<Stage, string> = {
  new: 'New',
  screening: 'Screening',
  'to-panel': 'To panel',
  'on-hold': 'On hold',
  closed: 'Closed',
};

/** True where a stage needs its reason before it can be set. */
export function stageNeedsReason(stage: Stage): boolean {
  return stage === 'on-hold' || stage === 'closed' || stage === 'to-panel';
}

/** The seat names by id. */
export function roleName(roles: readonly Role[], id: RoleId): string {
  return roles.find((role) => role.id === id)?.name ?? id;
}
