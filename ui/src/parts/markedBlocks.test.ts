import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { blocksOf } from './markedBlocks';

const shape = (text: string) =>
  blocksOf(text).map((b) => [b.kind, text.slice(b.start, b.end), ...(b.aside ? [text.slice(b.aside.start, b.aside.end)] : [])]);

const line = fc.oneof(
  fc.constantFrom('', '  ', 'EXPERIENCE', 'Skills:', '- Ran 40 nodes', '  • Drained nodes by fault class', '\tnested words'),
  fc.constantFrom('Engineer, Halden Models | 2019 – 2022', '2018 to now', 'Operator (Jan 2020 - Present)', 'goes on here, and on'),
  fc.string({ unit: 'grapheme', maxLength: 90 }).map((s) => s.replace(/[\n\r]/g, ' ')),
);
const document = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('the line structure of a document', () => {
  it('keeps every letter and digit exactly once and in order, whatever the text', () => {
    fc.assert(
      fc.property(document, (text) => {
        const words = (s: string) => s.replace(/[^\p{L}\p{N}]/gu, '');
        const drawn = blocksOf(text)
          .map((b) => text.slice(b.start, b.end) + (b.aside ? text.slice(b.aside.start, b.aside.end) : ''))
          .join('');
        const bullets = text.split('\n').filter((l) => /^\s*o\s{1,4}(?=[A-Z])/.test(l)).length;
        expect(words(drawn).length).toBe(words(text).length - bullets);
      }),
    );
  });

  it('never lets two blocks share a place', () => {
    fc.assert(
      fc.property(document, (text) => {
        let at = 0;
        for (const block of blocksOf(text)) {
          expect(block.start).toBeGreaterThanOrEqual(at);
          expect(block.end).toBeGreaterThanOrEqual(block.start);
          if (block.aside) expect(block.aside.start).toBeGreaterThanOrEqual(block.end);
          at = block.aside?.end ?? block.end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('tells name, contact, headings, periods and bullets apart', () => {
    const text = 'Ada Vance\nRiga, ada@example.org\n\nEXPERIENCE\nOperator, Northmere   2019 – 2022\n- Ran 40 nodes\n* Kept the queue\n\nSkills:\nGPU, NCCL, CUDA';
    expect(shape(text)).toEqual([
      ['title', 'Ada Vance'],
      ['contact', 'Riga, ada@example.org'],
      ['heading', 'EXPERIENCE'],
      ['period', 'Operator, Northmere', '2019 – 2022'],
      ['bullet', 'Ran 40 nodes'],
      ['bullet', 'Kept the queue'],
      ['heading', 'Skills:'],
      ['line', 'GPU, NCCL, CUDA'],
    ]);
  });

  it('joins what the page broke: an indented or a lower-case next line belongs to its bullet', () => {
    const long = 'Wrote the epilog that runs a diagnostic after every job and drains a';
    const text = `Ada Vance\n\n- ${long}\nnode that fails twice\n- Short one\n  and its second line`;
    expect(shape(text).slice(1)).toEqual([
      ['bullet', `${long}\nnode that fails twice`],
      ['bullet', 'Short one\n  and its second line'],
    ]);
  });

  it('does not take a list of capitals for a heading, nor a sentence with a year for a period', () => {
    const kinds = (text: string) => blocksOf(`A\n\n${text}`).map((b) => b.kind).slice(1);
    expect(kinds('GPU, NCCL, CUDA')).toEqual(['line']);
    expect(kinds('NVIDIA')).toEqual(['line']);
    expect(kinds('Between 2019 and 2021 I kept the floor running.')).toEqual(['line']);
    expect(kinds('Moved from 2019 to 2021 between three sites.')).toEqual(['line']);
  });
});
