/** One stroke of an icon on a grid of 16; `fill` paints it, `dash` breaks it, `knock` cuts it out of a filled shape. */
export interface Stroke {
  d: string;
  fill?: boolean;
  dash?: string;
  knock?: boolean;
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const line = (d: string): Stroke[] => [{ d }];

/** Every icon of the interface. */
export const icons = {
  // Verdicts
  evidenced: [{ d: circle(8, 8, 7), fill: true }, { d: 'M5 8.2l2.1 2.1L11.2 6', knock: true }],
  partial: [{ d: circle(8, 8, 6.2) }, { d: 'M8 1.8a6.2 6.2 0 000 12.4z', fill: true }],
  'keyword-only': [{ d: circle(8, 8, 6.2), dash: '2.2 2.1' }, { d: 'M5.6 6.6h4.8M5.6 9.4h3' }],
  unrelated: [{ d: circle(8, 8, 6.2) }, { d: 'M5 8h6' }],
  'not-assessed': [{ d: rect(2, 2, 12, 12, 2), dash: '2.4 2' }, { d: 'M6.4 6.3a1.7 1.7 0 113 1.1c-.6.6-1.4.8-1.4 1.7M8 11.4v.1' }],
  // Flags
  elsewhere: line('M2.5 13V7.5a2 2 0 012-2H13M10 2.5l3.2 3L10 8.5'),
  'quiet-operator': [{ d: 'M8 1.8l6.2 6.2L8 14.2 1.8 8z' }, { d: circle(8, 8, 1.8), fill: true }],
  listed: line('M3 4h.01M3 8h.01M3 12h.01M6 4h7M6 8h7M6 12h4'),
  share: [{ d: circle(6, 5.5, 2.5) }, { d: 'M1.8 13.5c.3-2.4 2-3.8 4.2-3.8 1 0 1.8.2 2.5.7M11.3 9.3a1.5 1.5 0 112.3 1.2c-.6.4-.9.7-.9 1.3M12.7 14v.01' }],
  employer: line('M3 14V3h6v11M9 6.5h4V14M1.5 14h13M5.3 6h1.4M5.3 9h1.4'),
  copy: [{ d: rect(5.5, 5.5, 8.5, 8.5, 1.5) }, { d: 'M10.5 3.5V3A1.5 1.5 0 009 1.5H3A1.5 1.5 0 001.5 3v6A1.5 1.5 0 003 10.5h.5' }],
  hidden: line(
    'M2 2l12 12M6.5 6.6a2 2 0 002.8 2.8M4.2 4.5C2.8 5.4 1.9 6.8 1.5 8c.9 2.5 3.4 4.5 6.5 4.5 1.3 0 2.5-.4 3.5-.9M7 3.6c.3 0 .7-.1 1-.1 3.1 0 5.6 2 6.5 4.5-.3.8-.7 1.5-1.3 2.1',
  ),
  look: line('M8 2.2l6.3 11.3H1.7zM8 6.5v3.2M8 11.7v.1'),
  flip: line('M2.5 6h9L9 3.5M13.5 10h-9L7 12.5'),
  // Things and actions
  assay: line('M5.3 1.3h5.4l4 4v5.4l-4 4H5.3l-4-4V5.3zM5.3 11.3L8 4.7l2.7 6.6M6.4 8.9h3.2'),
  plus: line('M8 3v10M3 8h10'),
  minus: line('M3 8h10'),
  close: line('M4 4l8 8M12 4l-8 8'),
  check: line('M3 8.5l3.2 3.2L13 5'),
  right: line('M6 4l4 4-4 4'),
  left: line('M10 4L6 8l4 4'),
  down: line('M4 6l4 4 4-4'),
  up: line('M4 10l4-4 4 4'),
  list: line('M2.5 4h11M2.5 8h11M2.5 12h7'),
  text: line('M3 3h10M3 6.5h10M3 10h6'),
  comment: line('M2.5 3h11v8H8l-3 2.7V11H2.5z'),
  settings: [{ d: 'M2 5h7M12 5h2M2 11h2M7 11h7' }, { d: circle(10.5, 5, 1.5) }, { d: circle(5.5, 11, 1.5) }],
  help: [{ d: circle(8, 8, 6.2) }, { d: 'M6.3 6.2a1.7 1.7 0 113 1.2c-.6.5-1.3.8-1.3 1.7M8 11.3v.1' }],
  contrast: [{ d: circle(8, 8, 6) }, { d: 'M8 2a6 6 0 010 12z', fill: true }],
  lock: [{ d: rect(3, 7, 10, 7, 1.5) }, { d: 'M5.2 7V5a2.8 2.8 0 015.6 0v2' }],
  search: [{ d: circle(7, 7, 4.5) }, { d: 'M10.5 10.5L14 14' }],
  filter: line('M2 4h12M4.5 8h7M6.5 12h3'),
  import: line('M8 2v7.5M5 7l3 3 3-3M2.5 11v2a1 1 0 001 1h9a1 1 0 001-1v-2'),
  export: line('M8 10V2.5M5 5l3-3 3 3M2.5 11v2a1 1 0 001 1h9a1 1 0 001-1v-2'),
  print: line('M4.5 6V2h7v4M4.5 11.5H2.5v-5a.5.5 0 01.5-.5h10a.5.5 0 01.5.5v5h-2M4.5 9.5h7V14h-7z'),
  person: [{ d: circle(8, 5, 2.7) }, { d: 'M2.8 14c.4-2.9 2.6-4.5 5.2-4.5s4.8 1.6 5.2 4.5' }],
  award: [{ d: circle(8, 6.5, 4.5) }, { d: 'M5.5 10.2L4.5 14.5 8 12.8l3.5 1.7-1-4.3' }],
  document: line('M4 1.8h5.5L12.5 5v9.2H4zM9.5 1.8V5h3'),
  folder: line('M1.8 12.5V4a1 1 0 011-1h3.4l1.6 1.8h5.4a1 1 0 011 1v6.7a1 1 0 01-1 1H2.8a1 1 0 01-1-1z'),
  paste: line('M5.5 3H4a1 1 0 00-1 1v9.2a1 1 0 001 1h8a1 1 0 001-1V4a1 1 0 00-1-1h-1.5M5.5 1.8h5v2.6h-5zM5.5 8h5M5.5 10.8h3'),
  pencil: line('M3 13l.6-2.8L10.8 3 13 5.2l-7.2 7.2z'),
  clock: [{ d: circle(8, 8, 6.2) }, { d: 'M8 4.5V8l2.5 1.5' }],
  offline: line('M2 2l12 12M3 7.5a7.5 7.5 0 013-1.7M8.8 5.5A7.5 7.5 0 0113 7.5M5.2 9.8a4.5 4.5 0 014.3-.6M8 12.5v.01'),
  more: line('M3.5 8h.01M8 8h.01M12.5 8h.01'),
  undo: line('M5.5 3L2.5 6l3 3M2.5 6h7a4 4 0 010 8H6'),
} satisfies Record<string, Stroke[]>;

export type IconName = keyof typeof icons;
