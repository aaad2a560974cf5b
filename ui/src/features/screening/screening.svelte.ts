import { announcer } from '../../base/announce.svelte';
import { Load } from '../../base/load.svelte';
import { order } from '../../base/order.svelte';
import { desk } from '../../base/session.svelte';
import { asFault, host, type CandidateId, type OpeningId, type Screening, type SearchAnswer, type Stage } from '../../ipc';
import { facetGroups, filterRows, foundRows, noChoice, range, shownWords, sortRows, stageNames, toggled, type Choice, type GroupId, type SortId } from './screening';

/** The table of one opening: what was fetched, what is chosen, where the keyboard stands. */
export class Table {
  readonly openingId: OpeningId;
  readonly load = new Load<Screening>();
  /** How many had arrived when the rows were fetched. */
  seen = $state(0);
  choice = $state.raw<Choice>(noChoice);
  sort = $state<SortId>('evidence');
  query = $state('');
  answer = $state.raw<SearchAnswer | null>(null);
  searching = $state(false);
  currentId = $state<CandidateId | null>(null);
  selected = $state.raw<ReadonlySet<CandidateId>>(new Set());
  #turn = 0;
  #fetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = -1;

  all = $derived(this.load.value?.rows ?? []);
  found = $derived(foundRows(this.all, this.answer?.hits ?? null));
  groups = $derived(facetGroups(this.found, this.choice));
  rows = $derived(sortRows(filterRows(this.found, this.choice), this.sort));
  current = $derived(this.currentId === null ? -1 : this.rows.findIndex((row) => row.id === this.currentId));
  snippets = $derived(new Map((this.answer?.hits ?? []).map((hit) => [hit.id, hit])));

  constructor(openingId: OpeningId) {
    this.openingId = openingId;
  }

  /** Fetches the rows; a second call while one is under way is left out, else a busy import would void every answer. */
  async fetch(arrived: number): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    if (await this.load.run(() => host().screening(this.openingId))) this.seen = arrived;
    this.#fetching = false;
    if (this.load.value) desk.keep(this.load.value.opening);
    if (this.query.trim()) await this.#ask();
  }

  /** Remembers the order shown, for stepping from one candidate to the next. */
  publish(): void {
    order.set(this.openingId, this.rows.map((row) => row.id));
  }

  toggle(group: GroupId, value: string): void {
    this.choice = toggled(this.choice, group, value);
    this.#sayShown();
  }

  clear(): void {
    this.choice = noChoice;
    this.#sayShown();
  }

  /** Takes what is typed and asks once the typing rests. */
  search(query: string): void {
    this.query = query;
    clearTimeout(this.#timer);
    if (!query.trim()) {
      this.#turn++;
      this.answer = null;
      this.searching = false;
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(), 140);
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    this.searching = true;
    try {
      const answer = await host().search(this.openingId, this.query);
      if (turn !== this.#turn) return;
      this.answer = answer;
      this.#sayShown();
    } catch (thrown) {
      if (turn !== this.#turn) return;
      desk.noticeFault(thrown);
      announcer.show(asFault(thrown).message, { tone: 'danger' });
    } finally {
      if (turn === this.#turn) this.searching = false;
    }
  }

  /** Moves the keyboard's place; returns the row it now stands on. */
  step(by: number): CandidateId | null {
    if (this.rows.length === 0) return null;
    const at = this.current < 0 ? (by > 0 ? 0 : this.rows.length - 1) : Math.min(Math.max(this.current + by, 0), this.rows.length - 1);
    this.currentId = this.rows[at]?.id ?? null;
    return this.currentId;
  }

  select(id: CandidateId, on: boolean): void {
    const next = new Set(this.selected);
    if (on) next.add(id);
    else next.delete(id);
    this.#from = this.rows.findIndex((row) => row.id === id);
    this.selected = next;
    announcer.say(`${next.size} selected`);
  }

  /** Selects from the last one that was selected to this one. */
  selectTo(id: CandidateId): void {
    const to = this.rows.findIndex((row) => row.id === id);
    this.selected = new Set([...this.selected, ...range(this.rows, this.#from < 0 ? to : this.#from, to)]);
    announcer.say(`${this.selected.size} selected`);
  }

  /** Selects every row that the search and the filters leave. */
  selectAll(): void {
    this.selected = new Set([...this.selected, ...this.rows.map((row) => row.id)]);
    announcer.say(`${this.selected.size} selected`);
  }

  clearSelection(): void {
    this.selected = new Set();
    this.#from = -1;
    announcer.say('Nothing selected');
  }

  /** Moves candidates to a stage, each by its own call; what could not be moved is named. */
  async move(ids: CandidateId[], stage: Stage, reason: string): Promise<boolean> {
    let moved = 0;
    try {
      for (const id of ids) {
        const standing = await host().setStage(this.openingId, id, stage, reason);
        this.#patch(id, standing.stage);
        moved++;
      }
      const name = this.all.find((row) => row.id === ids[0])?.name ?? '';
      announcer.show(`${ids.length === 1 ? name : `${ids.length} candidates`} moved to ${stageNames[stage]}.`);
      void desk.refreshOpenings().catch(() => {});
      return true;
    } catch (thrown) {
      desk.noticeFault(thrown);
      const before = ids.length > 1 ? `${moved} of ${ids.length} were moved. ` : '';
      announcer.show(before + asFault(thrown).message, { tone: 'danger' });
      return false;
    }
  }

  #patch(id: CandidateId, stage: Stage): void {
    const value = this.load.value;
    if (value) this.load.value = { ...value, rows: value.rows.map((row) => (row.id === id ? { ...row, stage } : row)) };
  }

  #sayShown(): void {
    announcer.say(shownWords(this.rows.length, this.all.length));
  }
}

interface Kept {
  table: Table;
  stop: () => void;
}

const tables = new Map<OpeningId, Kept>();
desk.onLeave(() => {
  for (const { stop } of tables.values()) stop();
  tables.clear();
});

/** The table of an opening; its choices stay while the casebook is open. */
export function tableOf(openingId: OpeningId): Table {
  const kept = tables.get(openingId) ?? make(openingId);
  tables.set(openingId, kept);
  return kept.table;
}

/** A table with a root of its own: what it derives must outlive the screen that asked for it first. */
function make(openingId: OpeningId): Kept {
  let table: Table | undefined;
  const stop = $effect.root(() => {
    table = new Table(openingId);
  });
  return { table: table ?? new Table(openingId), stop };
}
