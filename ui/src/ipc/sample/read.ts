import type { Decision, Evidence, Opening, Question, Read, ReadSection, ReadSentence, ReadSource, Tier, Walk } from '../contract';
import { roleOf } from './roles';
import { scorecardOf } from './scorecards';
import { judgedOnce, type Desk, type Entry } from './state';

const strength: Record<Tier, string> = {
  0: 'is only named',
  1: 'is named near work of others',
  2: 'is claimed, without a size or a result',
  3: 'is claimed with specifics',
  4: 'is told with its cause, its change and its result',
};
const outcomes: Record<Decision['outcome'], string> = {
  'to-panel': 'sends this candidate to the technical panel',
  'other-seat': 'offers this candidate for another seat',
  keep: 'keeps this candidate for later',
  'do-not-continue': 'does not continue for this opening',
};

/** The written read of an invented candidate: every sentence names where it comes from. */
export function writeRead(opening: Opening, desk: Desk, entry: Entry): Read {
  const sources: ReadSource[] = [];
  const cite = (source: Omit<ReadSource, 'number'>): number => {
    const known = sources.find((one) => one.quote === source.quote && one.where === source.where);
    return known?.number ?? sources.push({ ...source, number: sources.length + 1 });
  };
  const judgement = judgedOnce(entry, desk.opening.roleId);
  const fromDocument = (evidence: Evidence) =>
    cite({ kind: 'document', quote: evidence.text, where: entry.resume.file, span: { start: evidence.start, end: evidence.end }, questionId: null });
  const { questions } = scorecardOf(desk.opening.roleId);
  const walks = desk.walks.filter((walk) => walk.candidateId === entry.id && walk.submittedAt);
  const sections: ReadSection[] = [
    { heading: 'What the document shows', list: true, sentences: judgement.evidence.slice(0, 6).map((evidence) => ({ text: `${nameOf(desk.opening.roleId, evidence)} ${strength[evidence.tier]}.`, sources: [fromDocument(evidence)] })) },
    { heading: 'What the interviews added', list: true, sentences: questions.flatMap((question) => heard(question, walks, cite)) },
    { heading: 'What is open', list: true, sentences: questions.flatMap((question) => apart(question, walks, cite)) },
    { heading: 'Decision', list: false, sentences: (desk.decisions[entry.id] ?? []).slice(0, 1).map((decision) => decided(decision, cite)) },
  ].filter((section) => section.sentences.length > 0);
  const title = `${entry.resume.name} for ${desk.opening.title}`;
  return { candidateId: entry.id, candidateName: entry.resume.name, opening, title, madeAt: new Date().toISOString(), sections, sources, markdown: toMarkdown(title, sections, sources), html: toHtml(title, sections, sources) };
}

type Cite = (source: Omit<ReadSource, 'number'>) => number;

const nameOf = (roleId: string, evidence: Evidence): string => roleOf(roleId).dimensions.find((dimension) => dimension.id === evidence.dimension)?.name ?? evidence.dimension;

function answers(question: Question, walks: Walk[]): { walk: Walk; words: string; rating: number }[] {
  return walks.flatMap((walk) => {
    const answer = walk.answers.find((one) => one.questionId === question.id);
    return answer && typeof answer.rating === 'number' && answer.words ? [{ walk, words: answer.words, rating: answer.rating }] : [];
  });
}

function citeAnswers(question: Question, walks: Walk[], cite: Cite): number[] {
  return answers(question, walks).map(({ walk, words }) => cite({ kind: 'said', quote: words, where: `${question.label}, heard by ${walk.person.name}`, span: null, questionId: question.id }));
}

function heard(question: Question, walks: Walk[], cite: Cite): ReadSentence[] {
  const ratings = answers(question, walks).map((answer) => answer.rating);
  if (ratings.length === 0 || Math.max(...ratings) - Math.min(...ratings) >= 2) return [];
  const owned = Math.min(...ratings) >= 3 ? 'is owned, with a cause and own decisions' : Math.max(...ratings) <= 1 ? 'stayed at words' : 'is known from near by';
  const by = ratings.length === 1 ? 'in one interview' : 'in two interviews that agree';
  return [{ text: `${question.title} ${owned}, ${by}.`, sources: citeAnswers(question, walks, cite) }];
}

function apart(question: Question, walks: Walk[], cite: Cite): ReadSentence[] {
  const ratings = answers(question, walks).map((answer) => answer.rating);
  if (ratings.length < 2 || Math.max(...ratings) - Math.min(...ratings) < 2) return [];
  return [{ text: `On ${question.title.toLowerCase()} the accounts differ, so the panel should ask who did what.`, sources: citeAnswers(question, walks, cite) }];
}

function decided(decision: Decision, cite: Cite): ReadSentence {
  return { text: `${decision.by.name} ${outcomes[decision.outcome]}.`, sources: [cite({ kind: 'person', quote: decision.reason, where: `Decision of ${decision.by.name}`, span: null, questionId: null })] };
}

function toMarkdown(title: string, sections: ReadSection[], sources: ReadSource[]): string {
  const line = (sentence: ReadSentence) => `${sentence.text} ${sentence.sources.map((number) => `[${number}]`).join('')}`;
  const body = sections.map((section) => `## ${section.heading}\n\n${section.sentences.map((sentence) => (section.list ? `- ${line(sentence)}` : line(sentence))).join('\n')}`);
  return [`# ${title}`, ...body, `## Sources\n\n${sources.map((source) => `${source.number}. “${source.quote}” (${source.where})`).join('\n')}`].join('\n\n');
}

function toHtml(title: string, sections: ReadSection[], sources: ReadSource[]): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const line = (sentence: ReadSentence) => `${safe(sentence.text)} ${sentence.sources.map((number) => `<sup>${number}</sup>`).join('')}`;
  const words = ({ list, sentences }: ReadSection) => (list ? `<ul>${sentences.map((sentence) => `<li>${line(sentence)}</li>`).join('')}</ul>` : `<p>${sentences.map(line).join(' ')}</p>`);
  const body = sections.map((section) => `<h2>${safe(section.heading)}</h2>${words(section)}`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(title)}</title><h1>${safe(title)}</h1>${body}<h2>Sources</h2><ol>${sources.map((source) => `<li>“${safe(source.quote)}” (${safe(source.where)})</li>`).join('')}</ol></html>`;
}
