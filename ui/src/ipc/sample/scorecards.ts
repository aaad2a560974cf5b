import type { Question, Scorecard } from '../contract';
import { roleOf } from './roles';

type Short = Pick<Question, 'title' | 'ask' | 'why' | 'strong' | 'plausible' | 'handToPanel' | 'ifNone' | 'dimensions' | 'minutes'> & { key?: boolean; record?: string[]; probes: string[]; anchors: [string, string, string, string] };

const names = ['Vocabulary', 'Near it', 'Owned it', 'Changed the system'] as const;

const cluster: Short[] = [
  {
    title: 'Scale personally operated', dimensions: ['scale'], minutes: 7, key: true,
    ask: 'What is the largest group of GPUs or nodes you were on the hook for? Describe an ordinary Tuesday.',
    why: 'The employer’s number, the team’s and one’s own are easily blurred on paper.',
    probes: ['How many shared that duty, and what was your part?', 'When a node died at night, who was called, and what came first?', 'How many were broken on a normal day?'],
    anchors: ['Gives the company’s number, or the machines their own jobs ran on.', 'A real cluster in a helping role; does not know how many were usually down.', 'Names the size, who shared it, their slice and a believable daily breakage.', 'As 3, and how the work changed as it grew.'],
    strong: ['nodes and cards a node', 'the rota', 'a daily count of faults'], plausible: ['“we had access to thousands”', 'only commands that submit jobs'], handToPanel: 'Owned or rented; size of the rota.', ifNone: 'Ask for the largest group of any machines.',
  },
  {
    title: 'Scheduler and tenancy', dimensions: ['tenancy'], minutes: 7, key: true,
    ask: 'Who shared the machines, and how was it decided whose work ran first? Tell me about one rule you set or changed.',
    why: 'Users know how to queue; operators decide the queue.',
    probes: ['Which group complained, and about what?', 'What happens to a running job when an urgent one comes?', 'How did you know the change worked?'],
    anchors: ['Lists features, or describes submitting jobs.', 'Knows the rules; somebody else set them.', 'Names tenants, limits and one rule they changed, with the reason.', 'As 3, with waiting time before and after, and who lost out.'],
    strong: ['fair share and preemption', 'who was told they would wait'], plausible: ['tenancy only as namespaces'], handToPanel: 'The rule, word for word.', ifNone: 'Ask how a shared machine was divided.',
  },
  {
    title: 'Worst fabric or heat incident', dimensions: ['fabric'], minutes: 9, key: true,
    ask: 'Tell me about the worst network, heat or power problem you owned. Start from the first sign.',
    why: 'This is where people who ran it and people who read about it part.',
    probes: ['What did users see?', 'First theory, and why was it wrong?', 'Which reading settled it?', 'Did it come back?'],
    anchors: ['Generic, or a software crash offered instead.', 'Was there; somebody else found the cause.', 'Symptom, wrong theory, the reading that settled it, own action, how long.', 'As 3, and something lasting that caught the next one.'],
    strong: ['link flaps, optics, symbol errors', 'one slow rank holding everyone'], plausible: ['the fix was a longer timeout', 'no wrong turns'], handToPanel: 'Which counter was read.', ifNone: 'Ask for the worst hardware or storage incident.',
  },
  {
    title: 'Caught before users noticed', dimensions: ['detection'], minutes: 6, key: true,
    ask: 'What did a check that you set up catch before any user noticed?',
    why: 'A fleet that is watched feels different from one that is repaired.',
    probes: ['What does it look at?', 'How often is it wrong?', 'Who acts on it?'],
    anchors: ['Names a monitoring product.', 'Watches a board that somebody else made.', 'An own check, what it caught, how often it errs.', 'As 3, and what was no longer needed because of it.'],
    strong: ['false alarms counted', 'drains by itself'], plausible: ['alerts on everything'], handToPanel: 'The threshold.', ifNone: 'Ask what users reported first, and what was done so they need not.',
  },
  {
    title: 'Bring-up and returns', dimensions: ['bring-up'], minutes: 6,
    ask: 'When did you last take machines from delivery to real jobs, and what went back?',
    why: 'The gate between delivery and paying work is a decision somebody makes.',
    probes: ['Which test failed most?', 'Who had the last word?'],
    anchors: ['Unpacked or watched.', 'Ran somebody’s list.', 'Owned the gate and says what was sent back.', 'Wrote the gate and changed it after a miss.'],
    strong: ['hours of burn-in', 'share sent back'], plausible: ['the vendor did it'], handToPanel: 'The list of tests.', ifNone: 'Ask about one machine put back into service.',
  },
  {
    title: 'The utilization number', dimensions: ['utilization'], minutes: 5,
    ask: 'Which utilization number did leadership see, how was it worked out, and how did you move it?',
    why: 'The number is easy to say and hard to define.',
    probes: ['Is reserved and idle counted as used?', 'Who disputed it?'],
    anchors: ['A percentage without a definition.', 'Knows where it comes from.', 'Defines it and says what moved it.', 'Changed the definition or the behaviour behind it.'],
    strong: ['allocated against busy'], plausible: ['always 95%'], handToPanel: 'The definition.', ifNone: 'Ask which number they were judged by.',
  },
  {
    title: 'Presence on site', dimensions: [], minutes: 2, record: ['Could be on site', 'Remote only', 'To be agreed'],
    ask: 'How often could you be at the machines, and how far away are you when you are on call?',
    why: 'It is a fact of the seat and no measure of ownership.',
    probes: [], anchors: ['', '', '', ''], strong: [], plausible: [], handToPanel: '', ifNone: '',
  },
];

const rules = ['Same opening words and order for everybody; probes only to get detail.', 'Accent, grammar, pace and confidence are not rated.', '“We” is fine. Ask once, warmly: “Which part of that was yours?”', 'Not asked and cannot share are left out of every average.'];

/** A scorecard of the sample; seats without one of their own ask by their dimensions. */
export function scorecardOf(roleId: string): Scorecard {
  const role = roleOf(roleId);
  const shorts = roleId === 'gpu-cluster-engineer' ? cluster : role.dimensions.map((dimension, at) => plain(dimension.id, dimension.name, role.asks[dimension.id] ?? '', dimension.about, at < 3));
  const letter = roleId === 'gpu-cluster-engineer' ? 'A' : 'B';
  return { roleId, roleName: role.name, version: 'sample', rules, questions: shorts.map((short, at) => question(short, `${letter}${at + 1}`)) };
}

function question(short: Short, label: string): Question {
  const { probes, anchors, key = false, ...rest } = short;
  return {
    ...rest, id: label.toLowerCase(), label, key, record: short.record ?? [],
    probes: probes.map((text, at) => ({ id: String.fromCharCode(97 + at), text })),
    anchors: (short.record ? [] : anchors).map((text, at) => ({ rating: (at + 1) as 1 | 2 | 3 | 4, name: names[at] ?? '', text })),
  };
}

function plain(id: string, title: string, ask: string, why: string, key: boolean): Short {
  return {
    title, dimensions: [id], minutes: 6, key, ask, why, probes: ['What broke?', 'At what size?', 'What did you change yourself?'],
    anchors: ['Names the words.', 'Was there; somebody else did it.', 'Owned it and says what happened.', 'As 3, and what was different afterwards.'],
    strong: ['a number before and after'], plausible: ['no wrong turns'], handToPanel: '', ifNone: 'Ask for the closest thing.',
  };
}
