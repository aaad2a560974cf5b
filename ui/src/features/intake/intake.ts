import type { FileOutcome, ImportProgress, LookReason, Remedy } from '../../ipc';
import type { IconName } from '../../parts/icons';

/** What was done so far, in words: "25 read, 3 need a look". Nothing is said about what did not happen. */
export function countWords(progress: Pick<ImportProgress, 'added' | 'alreadyHere' | 'needsLook' | 'notRead' | 'leftOut'>): string {
  const parts: [number, string][] = [
    [progress.added, 'read'],
    [progress.needsLook, progress.needsLook === 1 ? 'needs a look' : 'need a look'],
    [progress.alreadyHere, 'already here'],
    [progress.notRead, 'not read'],
    [progress.leftOut, progress.leftOut === 1 ? 'other file was left out' : 'other files were left out'],
  ];
  return parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`).join(', ');
}

/** How much longer, in words; empty while it cannot be told yet. */
export function timeLeft(progress: Pick<ImportProgress, 'done' | 'total'>, elapsed: number): string {
  if (progress.done < 3 || elapsed < 1000) return '';
  const seconds = Math.ceil(((progress.total - progress.done) * elapsed) / progress.done / 1000);
  if (seconds <= 0) return '';
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}

export const outcomeWords: Record<FileOutcome, { word: string; icon: IconName }> = {
  added: { word: 'Read', icon: 'check' },
  'already-here': { word: 'Already here', icon: 'copy' },
  'needs-look': { word: 'Needs a look', icon: 'look' },
  'not-read': { word: 'Not read', icon: 'close' },
  'left-out': { word: 'Left out', icon: 'document' },
};

export const reasonWords: Record<LookReason, { word: string; icon: IconName }> = {
  'no-text': { word: 'Scan without text', icon: 'look' },
  encrypted: { word: 'Locked with a password', icon: 'lock' },
  damaged: { word: 'Damaged', icon: 'look' },
  unsupported: { word: 'Kind of file not read', icon: 'document' },
  'too-large': { word: 'Too large', icon: 'document' },
  'timed-out': { word: 'Took too long', icon: 'clock' },
  language: { word: 'Language not supported', icon: 'comment' },
  'hidden-text': { word: 'Hidden text', icon: 'hidden' },
};

/** What each remedy is called for a kind of trouble. */
export function remedyWord(remedy: Remedy, reason: LookReason): string {
  if (remedy === 'paste') return 'Type or paste the text';
  if (remedy === 'dismiss') return 'Leave it out';
  return reason === 'hidden-text' ? 'Use what is visible' : 'Keep it as it is';
}

/** A name for pasted text: its first line, if that looks like one. */
export function nameFromText(text: string): string {
  const first = text.split('\n').map((line) => line.trim()).find((line) => line !== '') ?? '';
  return first.length <= 60 && first.split(/\s+/).length <= 6 && !/[@:;]/.test(first) ? first : '';
}
