import type { SearchAnswer, SearchHit } from '../contract';
import { readResume } from './judge';
import type { Desk } from './state';

/** Finds the documents that hold every word or quoted phrase, and none that begins with a minus. */
export function find(desk: Desk, query: string): SearchAnswer {
  const parts = [...query.matchAll(/(-?)(?:"([^"]+)"|(\S+))/g)].map((match) => ({ not: match[1] === '-', word: (match[2] ?? match[3] ?? '').toLowerCase() }));
  const wanted = parts.filter((part) => !part.not).map((part) => part.word);
  const unwanted = parts.filter((part) => part.not).map((part) => part.word);
  const hits = search(desk, wanted, unwanted);
  return { understood: describe(wanted, unwanted), hits, nearest: hits.length ? null : nearest(desk, wanted) };
}

function search(desk: Desk, wanted: string[], unwanted: string[]): SearchHit[] {
  return desk.entries.flatMap((entry) => {
    const { text } = readResume(entry.resume);
    const whole = `${text}\n${entry.resume.name}\n${entry.resume.file}`.toLowerCase();
    if (!wanted.every((word) => whole.includes(word)) || unwanted.some((word) => whole.includes(word))) return [];
    return [{ id: entry.id, ...snip(text || entry.resume.file, wanted) }];
  });
}

/** The line with the first word, and every wanted word in it. */
function snip(text: string, wanted: string[]): Pick<SearchHit, 'snippet' | 'marks'> {
  const at = text.toLowerCase().indexOf(wanted[0] ?? '');
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const snippet = text.slice(start, end < 0 ? undefined : end).replace(/^• /, '');
  const marks = wanted.map((word) => ({ start: snippet.toLowerCase().indexOf(word), end: 0, word })).filter((mark) => mark.start >= 0);
  return { snippet, marks: marks.map(({ start: from, word }) => ({ start: from, end: from + word.length })) };
}

function nearest(desk: Desk, wanted: string[]): SearchAnswer['nearest'] {
  const tries = wanted.map((word) => ({ query: word, hits: search(desk, [word], []).length })).filter((one) => one.hits > 0);
  return tries.sort((a, b) => b.hits - a.hits)[0] ?? null;
}

function describe(wanted: string[], unwanted: string[]): string {
  const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(' and ');
  return [wanted.length ? `with ${quoted(wanted)}` : '', unwanted.length ? `without ${quoted(unwanted)}` : ''].filter(Boolean).join(', ');
}
