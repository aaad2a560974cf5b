import type { ScreeningRow, SearchHit, Stage, Verdict } from '../../ipc';
import type { FacetGroup } from '../../parts/facets';
import { flagLook, verdictNames, verdictOrder } from '../../parts/verdicts';

export type GroupId = 'verdict' | 'flag' | 'stage';
export type SortId = 'evidence' | 'name' | 'newest' | 'stage';

/** What a person chose to see; nothing is hidden until they choose. */
export interface Choice {
  verdict: ReadonlySet<string>;
  flag: ReadonlySet<string>;
  stage: ReadonlySet<string>;
}

export const noChoice: Choice = { verdict: new Set(), flag: new Set(), stage: new Set() };

export const stages: Stage[] = ['new', 'screening', 'to-panel', 'on-hold', 'closed'];

export const stageNames: Record<Stage, string> = { new: 'New', screening: 'Screening', 'to-panel': 'To panel', 'on-hold': 'On hold', closed: 'Closed' };

/** Several candidates can be moved at once, but never closed at once: that is decided one by one. */
export const stagesForSeveral: Stage[] = stages.filter((stage) => stage !== 'closed');

/** Stages that are not entered without a reason. */
export function needsReason(stage: Stage): boolean {
  return stage === 'on-hold' || stage === 'closed';
}

export const sortNames: Record<SortId, string> = { evidence: 'Evidence for this seat', name: 'Name', newest: 'Newest first', stage: 'Stage' };

/** The verdict in force: a person's own, else the reading. */
export function verdictOf(row: ScreeningRow): Verdict {
  return row.override?.verdict ?? row.verdict;
}

const groupIds: GroupId[] = ['verdict', 'flag', 'stage'];

const values: Record<GroupId, (row: ScreeningRow) => string[]> = {
  verdict: (row) => [verdictOf(row)],
  flag: (row) => row.codes,
  stage: (row) => [row.stage],
};

function passes(row: ScreeningRow, choice: Choice, groups: GroupId[]): boolean {
  return groups.every((group) => choice[group].size === 0 || values[group](row).some((value) => choice[group].has(value)));
}

/** The rows that stand under every choice, in the order they came. */
export function filterRows(rows: ScreeningRow[], choice: Choice): ScreeningRow[] {
  return rows.filter((row) => passes(row, choice, groupIds));
}

/** Rows that a search found. */
export function foundRows(rows: ScreeningRow[], hits: SearchHit[] | null): ScreeningRow[] {
  if (hits === null) return rows;
  const ids = new Set(hits.map((hit) => hit.id));
  return rows.filter((row) => ids.has(row.id));
}

/** Sorts without disturbing rows that compare alike. */
export function sortRows(rows: ScreeningRow[], sort: SortId): ScreeningRow[] {
  if (sort === 'evidence') return rows;
  const compare: Record<Exclude<SortId, 'evidence'>, (a: ScreeningRow, b: ScreeningRow) => number> = {
    name: (a, b) => collator.compare(a.name, b.name),
    newest: (a, b) => b.importedAt.localeCompare(a.importedAt),
    stage: (a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage),
  };
  return [...rows].sort(compare[sort]);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The groups of choices; each count says how many rows the value would leave under the other groups' choices. */
export function facetGroups(rows: ScreeningRow[], choice: Choice): FacetGroup[] {
  const counts = Object.fromEntries(groupIds.map((group) => [group, countValues(rows, choice, group)])) as Record<GroupId, Map<string, number>>;
  const flags = [...new Set(rows.flatMap((row) => row.codes))].sort((a, b) => flagLook(a).name.localeCompare(flagLook(b).name));
  const groups: FacetGroup[] = [
    { id: 'verdict', title: 'Verdict', chosen: choice.verdict, options: verdictOrder.map((value) => ({ value, label: verdictNames[value], icon: value, count: counts.verdict.get(value) ?? 0 })) },
    { id: 'flag', title: 'Flag', chosen: choice.flag, options: flags.map((value) => ({ value, label: flagLook(value).name, icon: flagLook(value).icon, count: counts.flag.get(value) ?? 0 })) },
    { id: 'stage', title: 'Stage', chosen: choice.stage, options: stages.map((value) => ({ value, label: stageNames[value], count: counts.stage.get(value) ?? 0 })) },
  ];
  return groups.filter((group) => group.options.length > 0);
}

function countValues(rows: ScreeningRow[], choice: Choice, group: GroupId): Map<string, number> {
  const others = groupIds.filter((other) => other !== group);
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (!passes(row, choice, others)) continue;
    for (const value of values[group](row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The choice with one value turned on or off. */
export function toggled(choice: Choice, group: GroupId, value: string): Choice {
  const next = new Set(choice[group]);
  if (!next.delete(value)) next.add(value);
  return { ...choice, [group]: next };
}

/** How many values are chosen in all. */
export function chosenCount(choice: Choice): number {
  return groupIds.reduce((sum, group) => sum + choice[group].size, 0);
}

/** Every id from one row to another, both included, in the order shown. */
export function range(rows: ScreeningRow[], from: number, to: number): string[] {
  const [start, end] = from <= to ? [from, to] : [to, from];
  return rows.slice(Math.max(0, start), end + 1).map((row) => row.id);
}

/** The line under a name: what the person was last, and where. */
export function headline(row: ScreeningRow): string {
  return [row.title, row.employer].filter(Boolean).join(', ') || (row.fileName === row.name ? '' : row.fileName);
}

/** How many rows are shown, for the bar under the table and for a screen reader. */
export function shownWords(shown: number, all: number): string {
  if (shown === all) return `${all.toLocaleString('en')} ${all === 1 ? 'candidate' : 'candidates'}`;
  return `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} candidates`;
}
