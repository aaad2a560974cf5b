import type { Answer, Host, Outcome, Review, ReviewRow, Stage, Walk } from '../contract';
import { HostFault } from '../fault';
import { readResume } from './judge';
import { writeRead } from './read';
import { scorecardOf } from './scorecards';
import { walkMarks } from './screening';
import { judgedOnce, verdictOf, type Desk, type Entry, type State } from './state';

type Part = Pick<Host, 'walk' | 'saveAnswer' | 'submitWalk' | 'review' | 'decide' | 'read' | 'exportRead'>;

/** Where a decision puts the candidate. */
const stageAfter: Partial<Record<Outcome, Stage>> = { 'to-panel': 'to-panel', keep: 'on-hold', 'do-not-continue': 'closed' };

/** The walk, the review and the written read. */
export function interviewPart(state: State): Part {
  const walkById = (walkId: string): { desk: Desk; walk: Walk } => {
    for (const desk of state.desks) {
      const walk = desk.walks.find((one) => one.id === walkId);
      if (walk) return { desk, walk };
    }
    throw new HostFault('not-found', 'This walk is no longer here.');
  };
  const replace = (desk: Desk, walk: Walk): Walk => {
    desk.walks = desk.walks.map((one) => (one.id === walk.id ? walk : one));
    return walk;
  };
  return {
    walk: async (openingId, candidateId) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      const person = state.seated();
      let walk = desk.walks.find((one) => one.candidateId === candidateId && one.person.id === person.id);
      if (!walk) {
        walk = { id: state.id('w'), openingId, candidateId, person, answers: [], startedAt: now(), savedAt: null, submittedAt: null };
        desk.walks.push(walk);
        if (entry.stage === 'new') entry.stage = 'screening';
      }
      const scorecard = scorecardOf(desk.opening.roleId);
      const judgement = judgedOnce(entry, desk.opening.roleId);
      const { text } = readResume(entry.resume);
      return {
        candidateName: entry.resume.name,
        opening: state.count(desk),
        document: { id: `d-${entry.id}`, textHash: `sample-${text.length}`, fileName: entry.resume.file },
        scorecard,
        walk,
        pairings: scorecard.questions.map((question) => ({
          questionId: question.id,
          evidence: judgement.evidence.filter((evidence) => question.dimensions.includes(evidence.dimension)),
          ask: question.dimensions.includes('scale') ? judgement.ask.slice(0, 1) : [],
        })),
      };
    },
    saveAnswer: async (walkId, answer) => {
      const { desk, walk } = walkById(walkId);
      if (walk.submittedAt) throw new HostFault('sealed', 'This scorecard was submitted and can no longer be changed.');
      const others = walk.answers.filter((one) => one.questionId !== answer.questionId);
      return replace(desk, { ...walk, answers: [...others, answer], savedAt: now() });
    },
    submitWalk: async (walkId) => {
      const { desk, walk } = walkById(walkId);
      const missing = scorecardOf(desk.opening.roleId).questions.filter((question) => question.key && !settled(walk.answers.find((answer) => answer.questionId === question.id)));
      if (missing.length) throw new HostFault('failed', `${missing.map((question) => question.label).join(', ')} still need a rating, or a reason why they were not asked.`);
      return replace(desk, { ...walk, submittedAt: now() });
    },
    review: async (openingId, candidateId) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      return review(state, desk, entry);
    },
    decide: async (openingId, candidateId, decision) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      desk.decisions[candidateId] = [{ ...decision, by: state.seated(), at: now() }, ...(desk.decisions[candidateId] ?? [])];
      entry.stage = stageAfter[decision.outcome] ?? entry.stage;
      return review(state, desk, entry);
    },
    read: async (openingId, candidateId) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      return writeRead(state.count(desk), desk, entry);
    },
    exportRead: async (openingId, candidateId, format) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      const { markdown, html } = writeRead(state.count(desk), desk, entry);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([format === 'html' ? html : markdown], { type: format === 'html' ? 'text/html' : 'text/markdown' }));
      link.download = `${entry.resume.name} for ${desk.opening.title}.${format === 'html' ? 'html' : 'md'}`;
      link.click();
      entry.history.push({ kind: 'exported', at: new Date().toISOString(), by: state.seated(), what: `Exported the read as ${format === 'html' ? 'a page' : 'Markdown'}`, reason: '' });
      return link.download;
    },
  };
}

function settled(answer: Answer | undefined): boolean {
  if (!answer || answer.rating === null) return false;
  return answer.rating !== 'not-asked' || answer.notAskedReason.trim() !== '';
}

function review(state: State, desk: Desk, entry: Entry): Review {
  const walks = desk.walks.filter((walk) => walk.candidateId === entry.id);
  const mine = walks.find((walk) => walk.person.id === state.person?.id);
  const submitted = walks.filter((walk) => walk.submittedAt);
  const sealed = !mine?.submittedAt || submitted.length < 2;
  const rows = sealed ? [] : reviewRows(desk, submitted);
  const numbers = rows.map((row) => row.cells.map((cell) => cell.rating).filter((rating): rating is 1 | 2 | 3 | 4 => typeof rating === 'number'));
  const pairs = numbers.flatMap((list) => list.flatMap((a, at) => list.slice(at + 1).map((b) => Math.abs(a - b))));
  return {
    candidateId: entry.id,
    candidateName: entry.resume.name,
    opening: state.count(desk),
    verdict: verdictOf(entry, desk.opening.roleId),
    raters: walkMarks(desk, entry.id).map(({ person, asked, questions, submittedAt }) => ({ person, asked: person.id === mine?.person.id || !sealed ? asked : 0, questions, submittedAt })),
    sealed,
    sealedBecause: !sealed ? '' : mine?.submittedAt ? 'Your scorecard is in. This opens when a second person has submitted theirs.' : 'Others’ ratings open once your own scorecard is submitted.',
    rows,
    agreement: sealed ? null : { pairs: pairs.length, same: pairs.filter((gap) => gap === 0).length, withinOne: pairs.filter((gap) => gap <= 1).length },
    decisions: desk.decisions[entry.id] ?? [],
  };
}

function reviewRows(desk: Desk, walks: Walk[]): ReviewRow[] {
  const rows = scorecardOf(desk.opening.roleId).questions.map((question) => {
    const cells = walks.map((walk) => {
      const answer = walk.answers.find((one) => one.questionId === question.id);
      return { personId: walk.person.id, rating: answer?.rating ?? null, record: answer?.record ?? null, words: answer?.words ?? '', broke: answer?.broke.text ?? '', scale: answer?.scale.text ?? '', changed: answer?.changed.text ?? '' };
    });
    const numbers = cells.map((cell) => cell.rating).filter((rating): rating is 1 | 2 | 3 | 4 => typeof rating === 'number');
    return { questionId: question.id, label: question.label, title: question.title, key: question.key, recordOnly: question.record.length > 0, cells, spread: numbers.length > 1 ? Math.max(...numbers) - Math.min(...numbers) : null };
  });
  return rows.sort((a, b) => (b.spread ?? -1) - (a.spread ?? -1));
}

const now = (): string => new Date().toISOString();
