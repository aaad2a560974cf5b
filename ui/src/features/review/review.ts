/** What a review shows first, and its sums. Disagreement comes before any average, and no average without its number. */

import type { Outcome, PersonId, Rater, Rating, ReviewRow } from '../../ipc';

/** The distance from which two ratings are talked about before they are averaged. */
export const APART = 2;

/** The numbers of a row; N, W and what is missing are left out. */
export function numbersOf(row: ReviewRow): number[] {
  return row.cells.flatMap((cell) => (typeof cell.rating === 'number' ? [cell.rating] : []));
}

/** Highest less lowest number of a row; null with fewer than two. */
export function spreadOf(row: ReviewRow): number | null {
  const numbers = numbersOf(row);
  return numbers.length < 2 ? null : Math.max(...numbers) - Math.min(...numbers);
}

/** The rows, widest disagreement first; among equals key questions first, then the order of the scorecard. */
export function orderRows(rows: readonly ReviewRow[]): ReviewRow[] {
  const rank = (row: ReviewRow) => (spreadOf(row) ?? -1) * 2 + (row.key ? 1 : 0);
  const byLabel = (a: ReviewRow, b: ReviewRow) => a.label.localeCompare(b.label, 'en', { numeric: true });
  return [...rows].sort((a, b) => rank(b) - rank(a) || byLabel(a, b));
}

/** The rows whose ratings are two or more apart. */
export function rowsApart(rows: readonly ReviewRow[]): ReviewRow[] {
  return orderRows(rows).filter((row) => (spreadOf(row) ?? 0) >= APART);
}

/** How a distance is said in a row. */
export function spreadWords(spread: number | null): string {
  if (spread === null || spread < APART) return '';
  return `${spread === 2 ? 'Two' : 'Three'} apart: talk before averaging`;
}

/** A mean of some ratings, with how many it rests on. */
export interface Mean {
  mean: number | null;
  n: number;
}

/** The mean of all numbers of some rows, each with the same weight. */
export function meanOf(rows: readonly ReviewRow[]): Mean {
  return mean(rows.flatMap(numbersOf));
}

/** The mean of one rater's numbers. */
export function meanFor(rows: readonly ReviewRow[], personId: PersonId): Mean {
  return mean(rows.flatMap((row) => row.cells).flatMap((cell) => (cell.personId === personId && typeof cell.rating === 'number' ? [cell.rating] : [])));
}

function mean(numbers: readonly number[]): Mean {
  const sum = numbers.reduce((a, b) => a + b, 0);
  return { mean: numbers.length > 0 ? sum / numbers.length : null, n: numbers.length };
}

/** One decimal, or a dash where there is no mean. */
export function meanWords({ mean }: Mean): string {
  return mean === null ? '–' : mean.toFixed(1);
}

/** A short mark for each rater that no other rater has: "H", or "Ha" and "He" where the first letters are the same. */
export function initials(raters: readonly Rater[]): Map<PersonId, string> {
  const names = raters.map(({ person }) => person.name.trim() || '?');
  const marks = names.map((name, at) => {
    const others = names.filter((_, i) => i !== at);
    for (let length = 1; length <= 3; length++) {
      const head = name.slice(0, length);
      if (others.every((other) => other.slice(0, length).toLowerCase() !== head.toLowerCase())) return head;
    }
    return name.slice(0, 1) + String(at + 1);
  });
  return new Map(raters.map(({ person }, i) => [person.id, marks[i] ?? '?']));
}

/** What a cell shows for a rating. */
export function ratingMark(rating: Rating | null, record: string | null): string {
  if (rating === 'not-asked') return 'N';
  if (rating === 'withheld') return 'W';
  return rating !== null ? String(rating) : record !== null ? 'R' : '–';
}

/** What a cell says where there is no number. */
export function ratingWords(rating: Rating | null, record: string | null): string {
  if (rating === 'not-asked') return 'not asked';
  if (rating === 'withheld') return 'could not share';
  return rating === null && record === null ? 'left open' : '';
}

/** The words for a decision, in the order they are offered. */
export const OUTCOMES: readonly { outcome: Outcome; words: string; about: string }[] = [
  { outcome: 'to-panel', words: 'Go to technical panel', about: 'The panel gets the questions that are open.' },
  { outcome: 'other-seat', words: 'Offer for another seat', about: 'The words may belong to a neighbouring seat.' },
  { outcome: 'keep', words: 'Keep for later', about: 'Not now; stays in the opening, on hold.' },
  { outcome: 'do-not-continue', words: 'Do not continue', about: 'Closes the candidate for this opening.' },
];

/** A plain sentence on how much an agreement figure can carry. */
export function agreementReading(pairs: number): string {
  if (pairs === 0) return 'No question has two numbers yet.';
  if (pairs < 10) return `${pairs === 1 ? 'One pair is' : `${pairs} pairs are`} too few to lean on. Read the rows.`;
  return 'Read the rows first; a figure cannot say who heard it right.';
}

/** A sentence where the plain mean and a decision point different ways; empty where they do not. */
export function gapNote(outcome: Outcome, { mean, n }: Mean): string {
  if (mean === null || n < 4) return '';
  const value = mean.toFixed(1);
  if (outcome === 'to-panel' && mean < 2.5) return `The mean is ${value} and the decision goes on. Your reason covers it.`;
  if (outcome === 'do-not-continue' && mean >= 3) return `The mean is ${value} and the decision stops here. Your reason covers it.`;
  return '';
}

/** The rows in which nobody gave a number and nobody recorded a choice: what is still to be asked. */
export function unasked(rows: readonly ReviewRow[]): ReviewRow[] {
  const empty = (row: ReviewRow) => row.cells.every((cell) => typeof cell.rating !== 'number' && cell.rating !== 'withheld' && cell.record === null);
  return rows.filter(empty);
}

/** What a cell shows of what was written down: the candidate's own words first. */
export function heard(cell: ReviewRow['cells'][number]): { text: string; own: boolean } {
  if (cell.words.trim()) return { text: cell.words.trim(), own: true };
  const note = [cell.changed, cell.broke, cell.scale].map((text) => text.trim()).find(Boolean);
  return { text: note ?? '', own: false };
}
