import type { DimensionReading, Evidence, Flag, Judgement, Quote, Reading, SeatVerdict, Span, Verdict } from '../contract';
import { flagPage } from './flags';
import type { SampleResume } from './resumes';
import { roleOf, roles } from './roles';
import { termsOf } from './terms';

interface Found extends Evidence {
  seat: string;
}

/** The text of an invented resume, and every claim with its place in it. */
export function readResume(resume: SampleResume): { text: string; claims: Found[] } {
  let text = '';
  const claims: Found[] = [];
  for (const line of resume.lines) {
    const bullet = line.text.startsWith('• ') ? 2 : 0;
    const start = text.length + bullet;
    const words = line.text.slice(bullet);
    for (const claim of line.claims) claims.push({ ...claim, start, end: start + words.length, text: words });
    text += `${line.text}\n`;
  }
  return { text, claims };
}

/** What an invented resume shows for a seat, by the same table that the product uses. */
export function judge(resume: SampleResume, roleId: string): Judgement {
  const role = roleOf(roleId);
  const { text, claims } = readResume(resume);
  const own = claims.filter((claim) => claim.seat === roleId).sort((a, b) => b.tier - a.tier);
  const { terms, mentions, listedOnly } = findTerms(text, roleId);
  const verdict = decide(resume, own, terms.length);
  const elsewhere = strongestElsewhere(resume, roleId);
  const flags = verdict === 'not-assessed' ? [] : findFlags(resume, verdict, own, terms, listedOnly, elsewhere);
  const evidence = own.filter((claim) => claim.tier > 0).slice(0, 12);
  return {
    roleId,
    roleName: role.name,
    verdict,
    keywordScreen: { passed: terms.length >= 3, terms },
    dimensions: verdict === 'not-assessed' ? [] : role.dimensions.map((dimension) => readDimension(dimension.id, own)),
    evidence,
    mentions,
    flags,
    ...explain(resume, roleId, verdict, own, terms, elsewhere),
    rolesVersion: 'sample',
  };
}

/** The verdict of every seat, in their order. */
export function judgeAll(resume: SampleResume): SeatVerdict[] {
  const { claims } = readResume(resume);
  return roles.map((role) => {
    const own = claims.filter((claim) => claim.seat === role.id).sort((a, b) => b.tier - a.tier);
    const terms = resume.unread ? 0 : findTerms(readResume(resume).text, role.id).terms.length;
    return { roleId: role.id, roleName: role.name, verdict: decide(resume, own, terms), tier: own[0]?.tier ?? null, best: own[0] ? quote(own[0]) : null };
  });
}

function decide(resume: SampleResume, own: Found[], terms: number): Verdict {
  if (resume.unread) return 'not-assessed';
  const sentences = (least: number) => new Set(own.filter((claim) => claim.tier >= least).map((claim) => claim.start)).size;
  if (sentences(4) >= 1 || sentences(3) >= 2) return 'evidenced';
  if (sentences(2) >= 1) return 'partial';
  return terms >= 3 ? 'keyword-only' : 'unrelated';
}

function readDimension(dimension: string, own: Found[]): DimensionReading {
  const best = own.find((claim) => claim.dimension === dimension);
  const tier: Reading = best?.tier ?? null;
  return { dimension, tier, best: best ? quote(best) : null };
}

function findTerms(text: string, roleId: string): { terms: string[]; mentions: Span[]; listedOnly: boolean } {
  const mentions = [...text.matchAll(termsOf(roleId))].map((match) => ({ start: match.index, end: match.index + match[0].length, word: match[0] }));
  const skills = text.indexOf('\nSkills\n');
  const prose = mentions.filter((mention) => skills < 0 || mention.start < skills);
  return {
    terms: [...new Set(mentions.map((mention) => mention.word))],
    mentions: mentions.map(({ start, end }) => ({ start, end })),
    listedOnly: prose.length === 0,
  };
}

function strongestElsewhere(resume: SampleResume, roleId: string): { roleId: string; claims: Found[] } | null {
  const claims = readResume(resume).claims.filter((claim) => claim.seat !== roleId && claim.tier >= 3);
  const sums = roles.map((role) => ({ roleId: role.id, claims: claims.filter((claim) => claim.seat === role.id).sort((a, b) => b.tier - a.tier) }));
  sums.sort((a, b) => total(b.claims) - total(a.claims));
  return sums[0] && sums[0].claims.length > 0 ? sums[0] : null;
}

const total = (claims: Found[]): number => claims.reduce((sum, claim) => sum + claim.tier, 0);

function findFlags(resume: SampleResume, verdict: Verdict, own: Found[], terms: string[], listedOnly: boolean, elsewhere: ReturnType<typeof strongestElsewhere>): Flag[] {
  const flags: Flag[] = [];
  const add = (code: string, line: string, quotes: Quote[], pointsTo: string | null = null) =>
    flags.push({ code, line, pointsTo, pointsToName: pointsTo ? roleOf(pointsTo).name : null, quotes, page: flagPage(code) });
  if (elsewhere && (verdict === 'keyword-only' || verdict === 'unrelated')) {
    if (terms.length >= 3) add('other-seat', `Plausible, but evidence points to ${roleOf(elsewhere.roleId).name}`, elsewhere.claims.slice(0, 3).map(quote), elsewhere.roleId);
  }
  if (verdict === 'keyword-only' && listedOnly) add('terms-only-listed', `${terms.length} of its words, all in the skills list`, []);
  if (verdict === 'evidenced' && terms.length < 3) add('quiet-operator', 'Quiet operator: few words, strong evidence', own.slice(0, 2).map(quote));
  for (const flag of resume.flags ?? []) add(flag.code, flag.line, own.slice(0, 1).map(quote), flag.code === 'close-neighbour' ? (elsewhere?.roleId ?? null) : null);
  return flags.slice(0, 3);
}

function explain(resume: SampleResume, roleId: string, verdict: Verdict, own: Found[], terms: string[], elsewhere: ReturnType<typeof strongestElsewhere>): Pick<Judgement, 'why' | 'wouldFlip' | 'ask'> {
  const role = roleOf(roleId);
  if (resume.unread) return { why: resume.unread.detail, wouldFlip: 'A file with text, or the text typed in.', ask: [] };
  const missing = role.dimensions.filter((dimension) => !own.some((claim) => claim.dimension === dimension.id && claim.tier >= 2));
  const ask = missing.slice(0, 2).map((dimension) => role.asks[dimension.id] ?? '').filter(Boolean);
  const turn = elsewhere ? role.flips[elsewhere.roleId] : undefined;
  const strong = own.filter((claim) => claim.tier >= 3).length;
  const whys: Record<Verdict, string> = {
    evidenced: `${strong} sentences show work that was owned for this seat, with a size, a change or a result. ${missing.length ? `Nothing is said about ${missing.map((dimension) => dimension.name.toLowerCase()).join(', ')}.` : 'Every dimension is spoken to.'}`,
    partial: `The work is in the right place, and too little is said to be sure: ${own.length} sentences touch this seat and ${strong} of them are specific.`,
    'keyword-only': `${terms.length} of this seat’s words appear. ${elsewhere ? `The strongest sentences are ${roleOf(elsewhere.roleId).name} work.` : 'No sentence says what was done with them.'} Nothing says what broke or how much was run.`,
    unrelated: 'The document was read and speaks of another field.',
    'not-assessed': '',
  };
  return { why: whys[verdict], wouldFlip: sentence(turn?.flip ?? 'One sentence on what was run, how much of it, and what broke.'), ask: turn ? [turn.ask, ...ask].slice(0, 3) : ask };
}

function sentence(words: string): string {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(first) ? first : `${first}.`;
}

function quote({ start, end, text }: Quote): Quote {
  return { start, end, text };
}
