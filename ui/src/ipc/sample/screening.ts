import type { Candidate, Host, Judgement, PlacedWord, ScreeningRow, Standing, WalkMark } from '../contract';
import { judgeAll, readResume } from './judge';
import { roleOf } from './roles';
import { find } from './search';
import { scorecardOf } from './scorecards';
import { judgedOnce, type Desk, type Entry, type State } from './state';

type Part = Pick<Host, 'screening' | 'search' | 'candidate' | 'judgement' | 'words' | 'setStage' | 'overrideVerdict' | 'clearOverride'>;

const strength = { evidenced: 0, partial: 1, 'keyword-only': 2, unrelated: 3, 'not-assessed': 1.5 };
const stageNames = { new: 'New', screening: 'Screening', 'to-panel': 'To panel', 'on-hold': 'On hold', closed: 'Closed' };

/** Screening and the candidate. */
export function screeningPart(state: State): Part {
  return {
    screening: async (openingId) => {
      const desk = state.desk(openingId);
      const rows = desk.entries.map((entry) => ({ row: row(desk, entry), sum: sum(judgedOnce(entry, desk.opening.roleId)) }));
      rows.sort((a, b) => strength[a.row.verdict] - strength[b.row.verdict] || b.sum - a.sum);
      return { opening: state.count(desk), role: roleOf(desk.opening.roleId), rows: rows.map((one) => one.row) };
    },
    search: async (openingId, query) => find(state.desk(openingId), query),
    candidate: async (openingId, candidateId) => {
      const { desk, entry } = state.entry(openingId, candidateId);
      return candidate(desk, entry);
    },
    judgement: async (candidateId, roleId) => judgedOnce(state.anyEntry(candidateId), roleId),
    words: async (): Promise<PlacedWord[]> => [],
    setStage: async (openingId, candidateId, stage, reason) => {
      const { entry } = state.entry(openingId, candidateId);
      entry.history.push({ kind: 'stage', at: now(), by: state.seated(), what: `Moved from ${stageNames[entry.stage]} to ${stageNames[stage]}`, reason });
      entry.stage = stage;
      return standing(entry);
    },
    overrideVerdict: async (openingId, candidateId, verdict, reason) => {
      const { entry } = state.entry(openingId, candidateId);
      const by = state.seated();
      entry.override = { verdict, reason, by, at: now() };
      entry.history.push({ kind: 'override', at: now(), by, what: 'Set their own verdict', reason });
      return standing(entry);
    },
    clearOverride: async (openingId, candidateId, reason) => {
      const { entry } = state.entry(openingId, candidateId);
      entry.override = null;
      entry.history.push({ kind: 'override-cleared', at: now(), by: state.seated(), what: 'Went back to the reading', reason });
      return standing(entry);
    },
  };
}

function row(desk: Desk, entry: Entry): ScreeningRow {
  const judgement = judgedOnce(entry, desk.opening.roleId);
  const flag = judgement.flags[0];
  const { resume } = entry;
  return {
    id: entry.id,
    name: resume.name,
    title: resume.title,
    employer: resume.employer,
    fileName: resume.file,
    verdict: judgement.verdict,
    override: entry.override ? { verdict: entry.override.verdict, by: entry.override.by.name } : null,
    tiers: judgement.dimensions.map((dimension) => dimension.tier),
    flag: flag ? { code: flag.code, line: flag.line, pointsTo: flag.pointsToName } : null,
    codes: judgement.flags.map((one) => one.code),
    quote: judgement.evidence[0]?.text ?? flag?.quotes[0]?.text ?? '',
    stage: entry.stage,
    importedAt: entry.importedAt,
  };
}

function candidate(desk: Desk, entry: Entry): Candidate {
  const { resume } = entry;
  const { text } = readResume(resume);
  const notices = resume.hidden ? [{ code: 'hidden-text', detail: `${resume.hidden.split(' ').length} words are in the file and not visible on page 1.` }] : [];
  if (resume.unread) notices.push({ code: resume.unread.reason, detail: resume.unread.detail });
  return {
    id: entry.id, openingId: desk.opening.id, name: resume.name, title: resume.title, employer: resume.employer, importedAt: entry.importedAt,
    document: { id: `d-${entry.id}`, fileName: resume.file, format: resume.format, pages: resume.pages, text, textHash: `sample-${text.length}`, hiddenText: resume.hidden ?? '', notices },
    judgement: judgedOnce(entry, desk.opening.roleId),
    seats: judgeAll(resume),
    standing: standing(entry),
    walks: walkMarks(desk, entry.id),
  };
}

/** How far each person has come with a candidate. */
export function walkMarks(desk: Desk, candidateId: string): WalkMark[] {
  const questions = scorecardOf(desk.opening.roleId).questions.length;
  return desk.walks
    .filter((walk) => walk.candidateId === candidateId)
    .map((walk) => ({ walkId: walk.id, person: walk.person, asked: walk.answers.filter((answer) => answer.rating !== null).length, questions, startedAt: walk.startedAt, submittedAt: walk.submittedAt }));
}

function standing(entry: Entry): Standing {
  return { candidateId: entry.id, stage: entry.stage, override: entry.override, history: [...entry.history] };
}

const sum = (judgement: Judgement): number => judgement.dimensions.reduce((total, dimension) => total + (dimension.tier ?? 0), 0);
const now = (): string => new Date().toISOString();
