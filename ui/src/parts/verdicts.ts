import type { IconName } from './icons';

/** What a document shows for a seat; the words of the interface hang on it. */
export type VerdictWord = 'evidenced' | 'partial' | 'keyword-only' | 'unrelated' | 'not-assessed';

/** All verdicts, in the order in which they are listed. */
export const verdictOrder: VerdictWord[] = ['evidenced', 'partial', 'keyword-only', 'unrelated', 'not-assessed'];

export const verdictNames: Record<VerdictWord, string> = {
  evidenced: 'Evidenced',
  partial: 'Partly evidenced',
  'keyword-only': 'Keywords only',
  unrelated: 'Unrelated',
  'not-assessed': 'Not assessed',
};

export type TierNumber = 0 | 1 | 2 | 3 | 4;

const tierNames = ['mentioned', 'near it', 'claimed', 'specific', 'demonstrated'] as const;

/** The word for a tier; null is "nothing found". */
export function tierName(tier: TierNumber | null): string {
  return tier === null ? 'nothing found' : tierNames[tier];
}

export type FlagTone = 'elsewhere' | 'quiet' | 'look' | 'ask';

interface FlagLook {
  name: string;
  icon: IconName;
  tone: FlagTone;
}

const flagLooks: Record<string, FlagLook> = {
  'other-seat': { name: 'Other seat', icon: 'elsewhere', tone: 'elsewhere' },
  'look-alike': { name: 'Look-alike trade', icon: 'elsewhere', tone: 'elsewhere' },
  'close-neighbour': { name: 'Close neighbour', icon: 'elsewhere', tone: 'elsewhere' },
  'quiet-operator': { name: 'Quiet operator', icon: 'quiet-operator', tone: 'quiet' },
  'terms-only-listed': { name: 'Only listed', icon: 'listed', tone: 'look' },
  'share-unstated': { name: 'Share unstated', icon: 'share', tone: 'ask' },
  'employer-scale': { name: 'Employer scale', icon: 'employer', tone: 'ask' },
  'repeats-posting': { name: 'Repeats posting', icon: 'copy', tone: 'look' },
  'hidden-text': { name: 'Hidden text', icon: 'hidden', tone: 'look' },
  thin: { name: 'Thin document', icon: 'text', tone: 'ask' },
};

/** How a flag looks; one that is not known here keeps its code as its name. */
export function flagLook(code: string): FlagLook {
  const words = code.replaceAll('-', ' ');
  return flagLooks[code] ?? { name: words.charAt(0).toUpperCase() + words.slice(1), icon: 'look', tone: 'ask' };
}
