import { desk } from '../../base/session.svelte';
import { asFault, host, type Fault, type NewPerson, type Recoverable, type Session } from '../../ipc';

export type Step = 'first' | 'unlock' | 'recover' | 'code' | 'who';

/** The way from a closed casebook to somebody sitting at an open one. */
export class Gate {
  step = $state<Step>('first');
  busy = $state(false);
  /** The sample is being made, which takes longer than anything else here. */
  making = $state(false);
  fault = $state<Fault | null>(null);
  /** Shown once, then forgotten. */
  code = $state('');
  #session: Session | null = null;

  constructor() {
    this.step = desk.status?.state === 'first-run' ? 'first' : desk.status?.state === 'open' ? 'who' : 'unlock';
  }

  get people() {
    return desk.session?.people ?? [];
  }

  goTo(step: Step): void {
    this.fault = null;
    this.step = step;
  }

  create(passphrase: string, person: NewPerson): Promise<void> {
    return this.#try(async () => this.#showCode(await host().createCasebook(passphrase, person)));
  }

  recover(code: string, passphrase: string): Promise<void> {
    return this.#try(async () => this.#showCode(await host().recover(code, passphrase)));
  }

  openSample(): Promise<void> {
    return this.#try(async () => {
      this.making = true;
      desk.enter(await host().openSample());
    });
  }

  unlock(passphrase: string): Promise<void> {
    return this.#try(async () => this.#enter(await host().unlock(passphrase)));
  }

  sitDown(personId: string): Promise<void> {
    return this.#try(async () => desk.enter(await host().sitDown(personId)));
  }

  addPerson(person: NewPerson): Promise<void> {
    return this.#try(async () => this.#enter(await host().addPerson(person)));
  }

  /** The code is on paper: goes on, and forgets it. */
  kept(): void {
    this.code = '';
    const session = this.#session;
    this.#session = null;
    if (session) this.#enter(session);
  }

  #showCode({ recoveryCode, session }: Recoverable): void {
    this.code = recoveryCode;
    this.#session = session;
    this.step = 'code';
  }

  #enter(session: Session): void {
    desk.enter(session);
    if (!session.person) this.goTo('who');
  }

  async #try(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    try {
      await what();
    } catch (thrown) {
      this.fault = asFault(thrown);
    } finally {
      this.busy = false;
      this.making = false;
    }
  }
}
