import type { Opening, Role, VerdictCounts } from '../../ipc';
import type { IconName } from '../../parts/icons';

/** "open today", "open 19 days", "closed 3 days ago". */
export function ageWords(opening: Pick<Opening, 'state' | 'createdAt' | 'closedAt'>, now: Date = new Date()): string {
  const closed = opening.state === 'closed';
  const days = Math.max(0, Math.floor((now.getTime() - new Date(closed && opening.closedAt ? opening.closedAt : opening.createdAt).getTime()) / 86_400_000));
  if (closed) return days === 0 ? 'closed today' : `closed ${days} ${days === 1 ? 'day' : 'days'} ago`;
  return days === 0 ? 'open since today' : `open ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The line under a title: the seat where the title does not say it, the team, the age. */
export function underTitle(opening: Pick<Opening, 'title' | 'roleName' | 'team' | 'state' | 'createdAt' | 'closedAt'>, now: Date = new Date()): string {
  const named = opening.title.toLowerCase().includes(opening.roleName.toLowerCase());
  return [named ? '' : opening.roleName, opening.team, ageWords(opening, now)].filter(Boolean).join(', ');
}

/** The three counts that lead a recruiter, under the bar; what is nought is not said, but that nothing is evidenced. */
export function countWords(counts: VerdictCounts): { evidenced: string; rest: string } {
  const rest = [counts.partial ? `${counts.partial} partly` : '', counts['keyword-only'] ? `${counts['keyword-only']} keywords` : ''];
  return { evidenced: `${counts.evidenced} evidenced`, rest: rest.filter(Boolean).join(', ') };
}

export interface Next {
  icon: IconName | null;
  line: string;
  more: string;
  /** Where it leads. */
  to: 'screening' | 'look';
}

/** What an opening waits for, the most pressing thing first. */
export function nextStep(opening: Opening): Next {
  const things: Next[] = [];
  const add = (count: number, icon: IconName, one: string, many: string, to: Next['to']) => {
    if (count > 0) things.push({ icon, line: count === 1 ? `1 ${one}` : `${count} ${many}`, more: '', to });
  };
  add(opening.toDecide, 'award', 'review can be decided', 'reviews can be decided', 'screening');
  add(opening.walksToFinish, 'comment', 'scorecard to finish', 'scorecards to finish', 'screening');
  add(opening.needsLook, 'look', 'file needs a look', 'files need a look', 'look');
  add(opening.untouched, 'document', 'document not opened', 'documents not opened', 'screening');
  const [first, second] = things;
  if (!first) return { icon: null, line: opening.candidates ? 'Nothing waits' : 'No documents yet', more: '', to: 'screening' };
  return { ...first, more: second?.line ?? '' };
}

/** Open ones first, the newest first in each. */
export function inOrder(openings: Opening[]): Opening[] {
  return [...openings].sort((a, b) => (a.state === b.state ? b.createdAt.localeCompare(a.createdAt) : a.state === 'open' ? -1 : 1));
}

/** A title to start from. */
export function suggestTitle(role: Role | undefined, typed: string, before: Role | undefined): string {
  return typed.trim() === '' || typed === before?.name ? (role?.name ?? '') : typed;
}
