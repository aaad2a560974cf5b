import type { FileOutcome, FileResult, Host, ImportProgress, ImportSummary } from '../contract';
import { HostFault } from '../fault';
import { generate } from './generate';
import type { SampleResume } from './resumes';
import type { Desk, State } from './state';

type Part = Pick<Host, 'pickFiles' | 'pickFolder' | 'importFiles' | 'importText' | 'cancelImport' | 'needsLook' | 'resolveLook'>;

/** Files, pasted text, and the tray of what needs a look. The sample reads no file: it invents one for each name. */
export function intakePart(state: State, pace: number): Part {
  const cancelled = new Set<string>();
  return {
    pickFiles: async () => generate(28).slice(16).map((resume) => `/papers/${resume.file}`),
    pickFolder: async () => generate(240).slice(16).map((resume) => `/papers/${resume.file}`),
    importFiles: async (openingId, paths, onProgress) => {
      const desk = state.desk(openingId);
      cancelled.delete(openingId);
      return run(desk, paths, state, pace, onProgress, () => cancelled.has(openingId));
    },
    importText: async (openingId, name, text) => {
      const desk = state.desk(openingId);
      const lines = text.split('\n').map((line) => ({ text: line, claims: [] }));
      const file = `${name}.txt`;
      const here = desk.entries.some((entry) => entry.resume.lines.map((line) => line.text).join('\n') === text);
      if (!here) state.add(desk, { name, title: '', employer: '', file, format: 'text', pages: 0, lines }, 0);
      return summary([{ fileName: file, outcome: here ? 'already-here' : 'added', detail: here ? 'Already here. Nothing added.' : '' }], 1, false);
    },
    cancelImport: async (openingId) => {
      cancelled.add(openingId);
    },
    needsLook: async (openingId) => [...state.desk(openingId).look],
    resolveLook: async (openingId, itemId, resolution) => {
      const desk = state.desk(openingId);
      const item = desk.look.find((one) => one.id === itemId);
      if (!item) throw new HostFault('not-found', 'Somebody has looked at this file already.');
      const entry = desk.entries.find((one) => one.id === item.candidateId);
      if (resolution.kind === 'paste' && entry) {
        const lines = resolution.text.split('\n').map((text) => ({ text, claims: [] }));
        entry.resume = { ...entry.resume, lines, unread: undefined, format: 'text', name: lines.find((line) => line.text.trim())?.text.trim() ?? entry.resume.name };
      }
      if (resolution.kind === 'dismiss' && entry?.resume.unread) desk.entries = desk.entries.filter((one) => one !== entry);
      desk.look = desk.look.filter((one) => one.id !== itemId);
      return [...desk.look];
    },
  };
}

async function run(desk: Desk, paths: string[], state: State, pace: number, onProgress: (progress: ImportProgress) => void, stopped: () => boolean): Promise<ImportSummary> {
  const invented = generate(240);
  const files: FileResult[] = [];
  for (const path of paths) {
    if (stopped()) return summary(files, paths.length, true);
    const fileName = path.split('/').pop() ?? path;
    onProgress({ ...summary(files, paths.length, false), current: fileName });
    await new Promise((done) => setTimeout(done, pace));
    files.push(take(desk, fileName, invented, state));
  }
  const last = summary(files, paths.length, false);
  onProgress(last);
  return last;
}

function take(desk: Desk, fileName: string, invented: SampleResume[], state: State): FileResult {
  if (desk.entries.some((entry) => entry.resume.file === fileName)) return { fileName, outcome: 'already-here', detail: 'Already here. Nothing added.' };
  if (/\.(png|jpe?g|zip|exe)$/i.test(fileName)) return { fileName, outcome: 'not-read', detail: 'This kind of file is not read.' };
  if (/scan/i.test(fileName)) {
    state.add(desk, { name: fileName, title: '', employer: '', file: fileName, format: 'pdf', pages: 1, lines: [], unread: { reason: 'no-text', detail: 'The pages are pictures; there is no text to read.' } }, 0);
    return { fileName, outcome: 'needs-look', detail: 'Scan without text.' };
  }
  const found = invented.find((resume) => resume.file === fileName) ?? invented[17 + (fileName.length % 200)];
  if (found) state.add(desk, { ...found, file: fileName }, 0);
  return { fileName, outcome: 'added', detail: '' };
}

function summary(files: FileResult[], total: number, cancelled: boolean): ImportSummary {
  const count = (outcome: FileOutcome) => files.filter((file) => file.outcome === outcome).length;
  return { done: files.length, total, current: '', added: count('added'), alreadyHere: count('already-here'), needsLook: count('needs-look'), notRead: count('not-read'), leftOut: 0, cancelled, files: [...files] };
}
