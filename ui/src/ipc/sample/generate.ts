import { resumes, type SampleLine, type SampleResume } from './resumes';

const first = ['Aurelia', 'Benedikt', 'Calliope', 'Dariusz', 'Eluned', 'Farrukh', 'Ginevra', 'Hamid', 'Isolde', 'Jovan', 'Katarzyna', 'Lorcan', 'Marisol', 'Nikolai', 'Oluwaseun', 'Petronella', 'Quentin', 'Rosalind', 'Siddharth', 'Tamsin', 'Ulrike', 'Valentin', 'Winifred', 'Xiomara', 'Yaw', 'Zofia'];
const last = ['Abernathy', 'Bergqvist', 'Castellane', 'Dragomir', 'Eriksdotter', 'Fairweather', 'Gonsalves', 'Hollander', 'Ibarra', 'Jankowski', 'Kirchner', 'Lindqvist', 'Montclair', 'Nakagawa', 'Obermann', 'Pendergast', 'Quispe', 'Rasmussen', 'Silvestri', 'Thorsen', 'Ueda', 'Vasquez', 'Wolffe', 'Ximenes', 'Yardley', 'Zielinski'];
const employers = ['Amberline', 'Brightwater Cloud', 'Coldharbour', 'Dunmore Labs', 'Eastmark', 'Fjordlight', 'Greyfriars', 'Hexham Compute', 'Ironbridge', 'Juniper Row'];

/** Any number of resumes: the invented ones first, then variants of them under other names, each with one line fewer. The same number gives the same people. */
export function generate(count: number): SampleResume[] {
  const read = resumes.filter((resume) => !resume.unread);
  const made: SampleResume[] = resumes.slice(0, count);
  for (let at = 0; made.length < count; at++) made.push(vary(pick(read, mix(at)), at));
  return made;
}

function vary(base: SampleResume, at: number): SampleResume {
  const seed = mix(at + 7919);
  const name = `${pick(first, seed)} ${pick(last, mix(seed))}`;
  const employer = pick(employers, mix(seed + 1));
  const left = Math.floor(base.lines.length * ((mix(seed + 2) % 100) / 100));
  const lines = shuffled(base.lines.filter((line, index) => index !== left || !isBullet(line)), seed).map((line, index) => {
    if (index === 0) return { ...line, text: name };
    if (index === 1) return { ...line, text: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org` };
    return { ...line, text: (isBullet(line) ? scaled(line.text, seed) : line.text).replace(base.employer, employer) };
  });
  const file = `${name.toLowerCase().replace(/ /g, '_')}_${at + 1}.pdf`;
  return { ...base, name, employer, file, lines };
}

const isBullet = (line: SampleLine): boolean => line.text.startsWith('• ');

/** The bullets of each position in another order. */
function shuffled(lines: SampleLine[], seed: number): SampleLine[] {
  const out = [...lines];
  for (let at = 1; at < out.length; at++) {
    const before = out[at - 1];
    const line = out[at];
    if (before && line && isBullet(before) && isBullet(line) && mix(seed + at) % 2) [out[at - 1], out[at]] = [line, before];
  }
  return out;
}

/** Sizes larger or smaller; small numbers and years stay. */
function scaled(text: string, seed: number): string {
  const by = 0.5 + (mix(seed + 3) % 100) / 60;
  return text.replace(/\b\d{2,}\b(?![-.%])/g, (digits) => {
    const number = Number(digits);
    return number > 1900 && number < 2100 ? digits : String(Math.max(2, Math.round(number * by)));
  });
}

/** A number that looks thrown and is the same every time. */
function mix(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return (n ^ (n >>> 16)) >>> 0;
}

function pick<T>(from: readonly T[], n: number): T {
  const found = from[n % from.length];
  if (found === undefined) throw new Error('Nothing to pick from.');
  return found;
}
