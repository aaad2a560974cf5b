import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Answer, Question, Rating, Scorecard } from '../../ipc';
import {
  CAPTURES,
  choose,
  clock,
  coverage,
  emptyAnswer,
  freshAsks,
  isAsked,
  isClosed,
  markOf,
  mayRate,
  missing,
  nextProbe,
  nextQuestion,
  quantitiesIn,
  rate,
  resumeAt,
  setCaptureState,
  speaksForGroup,
  toggleProbe,
  typeInto,
  untouched,
} from './walk';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  label: id.toUpperCase(),
  key: false,
  title: id,
  dimensions: [],
  minutes: 5,
  ask: '',
  why: '',
  probes: [],
  anchors: [],
  strong: [],
  plausible: [],
  handToPanel: '',
  ifNone: '',
  record: [],
  ...more,
});
const scorecard: Scorecard = {
  roleId: 'r',
  roleName: 'R',
  version: '1',
  rules: [],
  questions: [question('a1', { key: true }), question('a2', { key: true }), question('a3'), question('a4', { record: ['none', 'on call'] })],
};
const answers = (...given: Answer[]) => new Map(given.map((answer) => [answer.questionId, answer]));
const answer = (questionId: string, more: Partial<Answer> = {}): Answer => ({ ...emptyAnswer(questionId), ...more });

const state = fc.constantFrom('open', 'answered', 'no-answer', 'not-asked' as const);
const capture = fc.record({ text: fc.constantFrom('', ' ', 'words'), state, reason: fc.constantFrom('', 'no time') });
const rating = fc.constantFrom<Rating | null>(null, 1, 2, 3, 4, 'not-asked', 'withheld');
const anyAnswer = (id: string) =>
  fc.record({
    questionId: fc.constant(id),
    probes: fc.subarray(['p1', 'p2']),
    broke: capture,
    scale: capture,
    changed: capture,
    words: fc.constantFrom('', 'I swapped the rail map'),
    rating,
    notAskedReason: fc.constantFrom('', 'no time'),
    record: fc.constantFrom<string | null>(null, 'none'),
    handToPanel: fc.constant(''),
    shareAsked: fc.boolean(),
    later: fc.boolean(),
    seconds: fc.nat(600),
    citations: fc.constant([]),
  }) as fc.Arbitrary<Answer>;
const anyAnswers = fc
  .subarray(['a1', 'a2', 'a3', 'a4'])
  .chain((ids) => fc.tuple(...ids.map(anyAnswer)))
  .map((given) => answers(...given));

describe('a number', () => {
  it('can only be given once the own words are there', () => {
    fc.assert(
      fc.property(anyAnswer('a1'), fc.constantFrom<Rating>(1, 2, 3, 4), (given, number) => {
        const rated = rate({ ...given, rating: null }, number);
        if (mayRate(given)) expect(rated?.rating).toBe(number);
        else expect(rated).toBeNull();
      }),
    );
  });

  it('is not needed to say that a question was not asked or may not be told', () => {
    expect(rate(answer('a1'), 'not-asked')?.rating).toBe('not-asked');
    expect(rate(answer('a1'), 'withheld')?.rating).toBe('withheld');
  });

  it('is taken back by giving it again', () => {
    const rated = rate(answer('a1', { words: 'x' }), 3)!;
    expect(rate(rated, 3)?.rating).toBeNull();
  });

  it('and a recorded choice never stand together', () => {
    expect(choose(answer('a4', { rating: 'withheld' }), 'none')).toMatchObject({ record: 'none', rating: null });
    expect(rate(answer('a4', { record: 'none' }), 'not-asked')).toMatchObject({ record: null, rating: 'not-asked' });
  });
});

describe('coverage', () => {
  it('never counts more than there is, nor N or W as a rated key question', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const sum = coverage(scorecard, given);
        expect(sum.questions).toBe(4);
        expect(sum.key).toBe(2);
        expect(sum.asked).toBe([...given.values()].filter(isAsked).length);
        const numbers = ['a1', 'a2'].filter((id) => typeof given.get(id)?.rating === 'number');
        expect(sum.keyRated).toBe(numbers.length);
      }),
    );
  });

  it('does not take time alone for asking', () => {
    expect(isAsked(answer('a1', { seconds: 300 }))).toBe(false);
    expect(isAsked(answer('a1', { rating: 'not-asked', words: 'x' }))).toBe(false);
  });
});

describe('what is missing', () => {
  it('is empty only where every key question is closed and every gap has its reason', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const all = scorecard.questions.map((q) => [q, given.get(q.id) ?? answer(q.id)] as const);
        const ready = all.every(([q, a]) => {
          const reasoned = CAPTURES.every(({ id }) => a[id].state !== 'not-asked' || a[id].reason !== '');
          const closed = isClosed(a) || (!q.key && !isAsked(a));
          const told = typeof a.rating !== 'number' || a.words !== '';
          return reasoned && closed && told && (a.rating !== 'not-asked' || a.notAskedReason !== '');
        });
        expect(missing(scorecard, given).length === 0).toBe(ready);
      }),
    );
  });

  it('names the question and what to do', () => {
    const given = answers(answer('a1', { rating: 'not-asked' }), answer('a2', { rating: 2, words: 'x', scale: { text: '', state: 'not-asked', reason: '' } }));
    expect(missing(scorecard, given).map((m) => `${m.label}: ${m.what}`)).toEqual([
      'A1: say why it was not asked',
      'A2: say why “at what scale” was not asked',
    ]);
  });

  it('leaves other questions alone while nothing was asked', () => {
    expect(missing(scorecard, new Map()).map((m) => m.questionId)).toEqual(['a1', 'a2']);
    expect(untouched(scorecard, new Map()).map((q) => q.id)).toEqual(['a3', 'a4']);
  });
});

describe('a field', () => {
  it('is answered by typing and open again when emptied, and keeps what a state was chosen for', () => {
    const typed = typeInto(answer('a1'), 'broke', 'one leaf');
    expect(typed.broke.state).toBe('answered');
    expect(typeInto(typed, 'broke', '').broke.state).toBe('open');
    const declined = setCaptureState(answer('a1'), 'broke', 'no-answer');
    expect(typeInto(declined, 'broke', '').broke.state).toBe('no-answer');
  });

  it('never loses text when its state changes', () => {
    fc.assert(
      fc.property(anyAnswer('a1'), fc.constantFrom('answered', 'no-answer', 'not-asked' as const), (given, next) => {
        const changed = setCaptureState(given, 'scale', next as 'answered');
        expect(changed.scale.text).toBe(given.scale.text);
        expect(setCaptureState({ ...given, scale: { ...given.scale, state: 'open' } }, 'scale', next as 'answered').scale.state).toBe(next);
      }),
    );
  });
});

describe('probes', () => {
  it('are ticked in turn and each once', () => {
    const ids = ['p1', 'p2', 'p3'];
    let given = answer('a1');
    for (let id = nextProbe(given, ids); id; id = nextProbe(given, ids)) given = toggleProbe(given, id);
    expect(given.probes).toEqual(ids);
    expect(toggleProbe(given, 'p2').probes).toEqual(['p1', 'p3']);
  });
});

describe('the way through a walk', () => {
  it('goes on in order, then back to what is open, and ends', () => {
    const closed = (id: string) => answer(id, { rating: 'withheld' });
    expect(nextQuestion(scorecard, new Map(), 'a1')).toBe('a2');
    expect(nextQuestion(scorecard, answers(closed('a1'), closed('a3')), 'a4')).toBe('a2');
    expect(nextQuestion(scorecard, answers(closed('a1'), closed('a2'), closed('a3'), closed('a4')), 'a4')).toBeNull();
  });

  it('resumes at what is neither closed nor put off', () => {
    const given = answers(answer('a1', { rating: 'withheld' }), answer('a2', { later: true }));
    expect(resumeAt(scorecard, given)).toBe('a3');
    expect(resumeAt(scorecard, answers(...['a1', 'a3', 'a4'].map((id) => answer(id, { rating: 'withheld' })), answer('a2', { later: true })))).toBe('a2');
  });
});

describe('what is shown', () => {
  it('marks an answer with one character', () => {
    const marks = [answer('a', { rating: 3 }), answer('a', { rating: 'not-asked' }), answer('a', { rating: 'withheld' }), answer('a', { record: 'none' }), answer('a'), undefined];
    expect(marks.map(markOf)).toEqual(['3', 'N', 'W', 'R', '', '']);
  });

  it('writes time as people read it', () => {
    expect([0, 9, 250, 3599, 3727, -4, 61.9].map(clock)).toEqual(['0:00', '0:09', '4:10', '59:59', '1:02:07', '0:00', '1:01']);
  });

  it('reads numbers with what they count, and none inside a name', () => {
    expect(quantitiesIn('48 nodes, 1,024 GPUs, from 61% to 74 %, 10k+ jobs a day')).toEqual(['48 nodes', '1,024 GPUs', '61%', '74 %', '10k+ jobs']);
    expect(quantitiesIn('H100, R550, node_7 and gpu-4')).toEqual([]);
  });

  it('hears when somebody speaks for a group only', () => {
    expect(speaksForGroup(answer('a', { words: 'We found one leaf.' }))).toBe(true);
    expect(speaksForGroup(answer('a', { words: 'We found it and I swapped it.' }))).toBe(false);
    expect(speaksForGroup(answer('a', { words: 'West wing, our site' }))).toBe(true);
    expect(speaksForGroup(answer('a'))).toBe(false);
  });
});

describe('asking because of the document', () => {
  it('asks nothing twice, nor what the question and its probes ask', () => {
    const question = { ask: 'What broke?', probes: [{ id: 'p', text: 'Who was called?' }] } as never;
    expect(freshAsks(question, ['Which part was yours?', 'who was called', 'Which part was yours', 'WHAT broke?', 'And then?'])).toEqual(['Which part was yours?', 'And then?']);
  });
});
