import { announcer } from '../../base/announce.svelte';
import { Load } from '../../base/load.svelte';
import { desk } from '../../base/session.svelte';
import { asFault, host, type NewDecision, type NewPerson, type PersonId, type Review, type Role } from '../../ipc';
import { initials, meanOf, orderRows, rowsApart, unasked } from './review';

/** The review of one candidate on the screen. */
export class ReviewState {
  readonly load = new Load<Review>();
  roles = $state.raw<Role[]>([]);

  readonly review = $derived(this.load.value);
  readonly rows = $derived(orderRows(this.review?.rows ?? []));
  readonly apart = $derived(rowsApart(this.review?.rows ?? []));
  readonly unasked = $derived(unasked(this.review?.rows ?? []));
  readonly mean = $derived(meanOf(this.review?.rows ?? []));
  readonly marks = $derived(initials(this.review?.raters ?? []));

  readonly openingId: string;
  readonly candidateId: string;

  constructor(openingId: string, candidateId: string) {
    this.openingId = openingId;
    this.candidateId = candidateId;
  }

  async open(): Promise<void> {
    await this.load.run(() => host().review(this.openingId, this.candidateId));
    try {
      this.roles = await host().roles();
    } catch {
      this.roles = []; // Only the choice of another seat needs them.
    }
  }

  /** The scorecard of the person sitting here, where there is one. */
  get mine() {
    return this.review?.raters.find((rater) => rater.person.id === desk.session?.person?.id) ?? null;
  }

  async decide(decision: NewDecision): Promise<boolean> {
    try {
      this.load.value = await host().decide(this.openingId, this.candidateId, decision);
      announcer.show('The decision is recorded with your name and reason.');
      return true;
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
      return false;
    }
  }

  /** Seats another person, known or new; true where they sit here now. */
  async handOver(person: PersonId | NewPerson): Promise<boolean> {
    try {
      if (typeof person === 'string') desk.enter(await host().sitDown(person));
      else {
        const session = await host().addPerson(person);
        const added = session.people.findLast((one) => one.name === person.name.trim());
        desk.enter(added && session.person?.id !== added.id ? await host().sitDown(added.id) : session);
      }
      return true;
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
      return false;
    }
  }
}
