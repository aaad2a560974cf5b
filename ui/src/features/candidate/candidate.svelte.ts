import { announcer } from '../../base/announce.svelte';
import { Load } from '../../base/load.svelte';
import { order } from '../../base/order.svelte';
import { pointing } from '../../base/pointing.svelte';
import { asFault, host, type Candidate, type Judgement, type Role, type RoleId, type Span, type Stage, type Standing, type Verdict } from '../../ipc';
import { markId, numberMarks, stepMark, type NumberedMark } from '../../parts/marked';
import { marksInView, marksOf, otherSeat, type View } from './candidate';

/** How the page is shown; kept from one candidate to the next. */
const shown = $state<{ view: View; dotted: boolean; size: number }>({ view: 'this', dotted: true, size: 0 });

/** One candidate on the screen: the document, its reading, and what people said about it. */
export class CandidateState {
  readonly load = new Load<Candidate>();
  readonly others = new Load<Judgement>();
  readonly shown = shown;
  roles = $state.raw<Role[]>([]);
  /** Where somebody jumped to. A new object each time, so that the same place can be jumped to again. */
  pointed = $state.raw<Span | null>(null);
  /** The seat that `others` was read for. */
  otherRole = $state<RoleId | null>(null);

  readonly candidate = $derived(this.load.value);
  readonly other = $derived(this.others.value?.roleId === this.otherRole ? this.others.value : null);
  readonly marks = $derived.by((): NumberedMark[] => {
    const candidate = this.candidate;
    return candidate ? numberMarks(marksOf(candidate.judgement, this.other), candidate.document.text.length) : [];
  });
  readonly inView = $derived(this.candidate ? marksInView(this.marks, this.view, this.candidate.judgement, this.other) : []);
  readonly role = $derived(this.roles.find((role) => role.id === this.candidate?.judgement.roleId));

  constructor(
    readonly openingId: string,
    readonly candidateId: string,
  ) {}

  /** What the page is read against; the other seat only where it was read for one. */
  get view(): View {
    return shown.view === 'other' && !this.other ? 'this' : shown.view;
  }

  /** The place in the list, and the neighbours. */
  get around() {
    return order.around(this.openingId, this.candidateId);
  }

  async open(): Promise<void> {
    void this.loadOrder();
    const [candidate] = await Promise.all([this.load.run(() => host().candidate(this.openingId, this.candidateId)), this.loadRoles()]);
    if (!candidate) return;
    const seat = otherSeat(candidate);
    if (seat) await this.readFor(seat.roleId);
    const target = pointing.take(this.candidateId);
    if (target?.span) this.point(target.span);
  }

  /** Reads the document against another seat, too. */
  async readFor(roleId: RoleId): Promise<void> {
    this.otherRole = roleId;
    await this.others.run(() => host().judgement(this.candidateId, roleId));
  }

  /** Shows a place of the document. In the plain view the marks come back, else the jump would show nothing. */
  point(span: Span): void {
    if (shown.view === 'plain') shown.view = 'this';
    this.pointed = { start: span.start, end: span.end };
  }

  /** Goes to the next or previous numbered words of the view. */
  step(by: 1 | -1): void {
    if (shown.view === 'plain') shown.view = 'this';
    const mark = stepMark(this.inView, this.pointed ? markId(this.pointed) : null, by);
    if (!mark || !this.candidate) return announcer.say('No evidence is marked in this document.');
    this.point(mark);
    announcer.say(`Evidence ${mark.number ?? ''}: ${this.candidate.document.text.slice(mark.start, mark.end)}`);
  }

  /** The mark at a place, where it carries a number. */
  markAt(span: Span | null): NumberedMark | null {
    const id = span ? markId(span) : '';
    return this.marks.find((mark) => mark.id === id && mark.number !== null) ?? null;
  }

  setStage(stage: Stage, reason: string): Promise<boolean> {
    return this.#change(() => host().setStage(this.openingId, this.candidateId, stage, reason), 'The stage was saved.');
  }

  override(verdict: Verdict, reason: string): Promise<boolean> {
    return this.#change(() => host().overrideVerdict(this.openingId, this.candidateId, verdict, reason), 'Your verdict stands beside the reading.');
  }

  clearOverride(reason: string): Promise<boolean> {
    return this.#change(() => host().clearOverride(this.openingId, this.candidateId, reason), 'The reading stands alone again.');
  }

  async #change(call: () => Promise<Standing>, done: string): Promise<boolean> {
    try {
      const standing = await call();
      if (this.load.value) this.load.value = { ...this.load.value, standing };
      announcer.show(done);
      return true;
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
      return false;
    }
  }

  private async loadRoles(): Promise<void> {
    try {
      this.roles = await host().roles();
    } catch {
      this.roles = []; // The rows then show the ids of dimensions; the candidate itself reports what is wrong.
    }
  }

  /** A candidate can be opened from elsewhere than the table; then the reading's own order stands in. */
  private async loadOrder(): Promise<void> {
    if (order.around(this.openingId, this.candidateId)) return;
    try {
      const { rows } = await host().screening(this.openingId);
      order.set(this.openingId, rows.map((row) => row.id));
    } catch {
      // Without an order there is no next and previous; nothing else depends on it.
    }
  }
}
