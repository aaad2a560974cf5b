/**
 * The line structure of a document text: which lines are a heading, a bullet, a line with a period, or go on from the
 * line before. It only decides how the text is set; no character of a word is added, moved or lost.
 */

/** How a block is set. `title` is the first line, `contact` what follows it up to the first blank line. */
export type BlockKind = 'title' | 'contact' | 'heading' | 'period' | 'bullet' | 'line';

/** A block of the text. Places are UTF-16 units; `aside` is a period set at the right edge. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly aside: { readonly start: number; readonly end: number } | null;
  /** Depth of a bullet, from 0. */
  readonly depth: number;
  /** True where a blank line parts it from the block before. */
  readonly parted: boolean;
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly indent: number;
  readonly parted: boolean;
}

const BULLET = /^(?:[-*+•‣▪▫◦○●·–—]|\uF0B7|\uF0A7|o(?=\s{1,4}[A-Z]))\s+(?=\S)/u;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATE = `(?:(?:${MONTH}|\\d{1,2}\\s*[/.]|q[1-4]|spring|summer|autumn|fall|winter)\\s*)?(?:19|20)\\d{2}`;
const OPEN_END = '(?:present|now|today|current|ongoing|to date)';
const PERIOD = new RegExp(`\\(?(?:since\\s+${DATE}|${DATE}\\s*(?:-|–|—|to|until)\\s*(?:${DATE}|${OPEN_END}))\\)?`, 'iu');
const SECTION =
  /^(?:professional |work |relevant |selected |technical |core |key |career |personal |other |additional )*(?:summary|profile|about(?: me)?|objective|experience|employment(?: history)?|work history|history|background|skills|competenc(?:y|ies)|technologies|tools|education|training|certifications?|certificates|projects?|publications?|talks|patents|awards|honou?rs|languages|interests|volunteering|achievements|accomplishments|highlights|coursework|references|contact|open source)(?:\s*(?:&|and|\/)\s*\w+)?\s*:?$/iu;

/** The blocks of a text, in order. */
export function blocksOf(text: string): Block[] {
  const lines = linesOf(text);
  const width = wrapWidth(lines);
  const blocks: Block[] = [];
  let opener: Line | undefined;
  lines.forEach((line, i) => {
    const kind = kindOf(line, blocks);
    const open = blocks.at(-1);
    if (open && kind === 'line' && goesOn(open, opener, lines[i - 1], line, width)) {
      blocks[blocks.length - 1] = { ...open, end: line.end };
    } else {
      blocks.push(blockOf(kind, line));
      opener = line;
    }
  });
  return blocks;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let parted = false;
  for (const raw of text.split('\n')) {
    const body = raw.trim();
    if (body === '') parted = true;
    else {
      const indent = raw.length - raw.trimStart().length;
      const from = start + indent;
      lines.push({ start: from, end: from + body.length, text: body, indent: columns(raw.slice(0, indent)), parted });
      parted = false;
    }
    start += raw.length + 1;
  }
  return lines;
}

function columns(space: string): number {
  return [...space].reduce((sum, character) => sum + (character === '\t' ? 4 : 1), 0);
}

/** The column where the writer's lines were broken, or 0 where each line is a whole paragraph. */
function wrapWidth(lines: readonly Line[]): number {
  const lengths = lines.map((line) => line.text.length).sort((a, b) => a - b);
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return long >= 40 && long <= 130 ? long : 0;
}

function kindOf(line: Line, blocks: readonly Block[]): BlockKind {
  if (BULLET.test(line.text)) return 'bullet';
  if (isHeading(line.text)) return 'heading';
  const before = blocks.at(-1);
  if (!before) return line.text.length <= 60 ? 'title' : 'line';
  if (!line.parted && (before.kind === 'title' || before.kind === 'contact') && blocks.length < 6) return 'contact';
  return isPeriodLine(line.text) ? 'period' : 'line';
}

function isHeading(text: string): boolean {
  if (SECTION.test(text)) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && text.length <= 40 && text === text.toUpperCase() && /^[\p{Lu}\s&/:-]+$/u.test(text) && /\s/.test(text);
}

function isPeriodLine(text: string): boolean {
  return text.length <= 140 && PERIOD.test(text) && !/[.!?]$/.test(text.replace(PERIOD, '').trim());
}

/** True where a line belongs to the block that is open: it was broken by the page, not by the writer. */
function goesOn(open: Block, opener: Line | undefined, last: Line | undefined, line: Line, width: number): boolean {
  if (!opener || !last || line.parted || (open.kind !== 'line' && open.kind !== 'bullet')) return false;
  if (open.kind === 'bullet' && line.indent > opener.indent) return true;
  if (width === 0) return false;
  return /^[\p{Ll}(,;&/]/u.test(line.text) || last.text.length >= width * 0.72;
}

function markerOf(text: string): number {
  return BULLET.exec(text)?.[0].length ?? 0;
}

function blockOf(kind: BlockKind, line: Line): Block {
  const start = line.start + (kind === 'bullet' ? markerOf(line.text) : 0);
  const whole: Block = { kind, start, end: line.end, aside: null, depth: kind === 'bullet' ? Math.min(2, line.indent >> 2) : 0, parted: line.parted };
  return kind === 'period' ? { ...whole, ...splitPeriod(line) } : whole;
}

/** A period at the end of its line moves to the right edge; the separator before it is not drawn. */
function splitPeriod(line: Line): Pick<Block, 'end' | 'aside'> {
  const found = PERIOD.exec(line.text);
  const head = found ? line.text.slice(0, found.index).replace(/[\s|,;·•–—-]+$/u, '') : '';
  const ends = found && found.index + found[0].length === line.text.length;
  if (!found || !ends || head === '') return { end: line.end, aside: null };
  return { end: line.start + head.length, aside: { start: line.start + found.index, end: line.end } };
}
