interface Piece {
  text: string;
  marked: boolean;
}

/** Cuts a text at its marks, in order; marks outside the text or over one another are trimmed. */
export function cut(text: string, marks: { start: number; end: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const from = Math.max(at, Math.min(start, text.length));
    const to = Math.max(from, Math.min(end, text.length));
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    if (to > from) pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
