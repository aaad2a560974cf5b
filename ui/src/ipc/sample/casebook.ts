import type { Host, NewPerson, Opening, Person, Recoverable, Session, Status } from '../contract';
import { HostFault } from '../fault';
import { roles } from './roles';
import { me, type State } from './state';

type Part = Pick<
  Host,
  | 'status' | 'createCasebook' | 'openSample' | 'unlock' | 'recover' | 'changePassphrase' | 'lock' | 'sitDown' | 'addPerson' | 'renamePerson'
  | 'roles' | 'openings' | 'createOpening' | 'closeOpening' | 'reopenOpening'
>;

/** The casebook, its people and its openings. */
export function casebookPart(state: State): Part {
  const session = (): Session => ({ people: [...state.people], person: state.person, sample: state.sample });
  const status = (): Status => ({ state: state.state, version: '0.1.0', casebook: null, session: state.state === 'open' ? session() : null });
  const recoverable = (): Recoverable => {
    state.recoveryCode = newCode();
    return { recoveryCode: state.recoveryCode, session: session() };
  };
  const close = (openingId: string, how: 'open' | 'closed'): Opening => {
    const desk = state.desk(openingId);
    desk.opening = { ...desk.opening, state: how, closedAt: how === 'closed' ? new Date().toISOString() : null };
    return state.count(desk);
  };
  return {
    status: async () => status(),
    createCasebook: async (passphrase, person) => {
      state.passphrase = passphrase;
      state.state = 'open';
      state.person = addPerson(state, person);
      return recoverable();
    },
    openSample: async () => {
      state.people = [me, { id: 'p2', name: 'Tobias Renner', role: 'Hiring manager' }];
      state.person = me;
      state.sample = true;
      state.state = 'open';
      state.fill(0);
      return session();
    },
    unlock: async (passphrase) => {
      if (passphrase !== state.passphrase) throw new HostFault('wrong-passphrase', 'That is not the passphrase of this casebook.');
      state.state = 'open';
      state.person = null;
      return session();
    },
    recover: async (code, passphrase) => {
      if (normal(code) !== normal(state.recoveryCode || 'AAAA')) throw new HostFault('wrong-passphrase', 'That is not the recovery code of this casebook.');
      state.passphrase = passphrase;
      state.state = 'open';
      state.person = null;
      return recoverable();
    },
    changePassphrase: async (current, next) => {
      if (current !== state.passphrase) throw new HostFault('wrong-passphrase', 'The current passphrase is not right.');
      state.passphrase = next;
    },
    lock: async () => {
      state.state = state.sample ? 'first-run' : 'locked';
      if (state.sample) {
        state.people = [];
        state.desks = [];
      }
      state.sample = false;
      state.person = null;
      return status();
    },
    sitDown: async (personId) => {
      state.person = state.people.find((person) => person.id === personId) ?? null;
      return session();
    },
    addPerson: async (person) => {
      const added = addPerson(state, person);
      state.person ??= added;
      return session();
    },
    renamePerson: async (personId, { name, role }) => {
      state.people = state.people.map((person) => (person.id === personId ? { ...person, name, role } : person));
      state.person = state.people.find((person) => person.id === state.person?.id) ?? null;
      return session();
    },
    roles: async () => roles,
    openings: async () => state.desks.map((desk) => state.count(desk)),
    createOpening: async ({ title, team, roleId, hiringManager }) => state.count(state.addOpening(title, team, roleId, hiringManager, 0)),
    closeOpening: async (openingId) => close(openingId, 'closed'),
    reopenOpening: async (openingId) => close(openingId, 'open'),
  };
}

function addPerson(state: State, { name, role }: NewPerson): Person {
  const person = { id: state.id('p'), name, role };
  state.people = [...state.people, person];
  return person;
}

function newCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('').replace(/(.{4})(?=.)/g, '$1-');
}

const normal = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
