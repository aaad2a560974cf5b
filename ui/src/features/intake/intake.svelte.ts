import { announcer } from '../../base/announce.svelte';
import { desk } from '../../base/session.svelte';
import { asFault, host, type FileResult, type ImportProgress, type ImportSummary, type OpeningId } from '../../ipc';
import { countWords } from './intake';

/** One import into one opening, from the first file until a person closes its strip. */
export class Run {
  progress = $state.raw<ImportProgress>({ done: 0, total: 0, current: '', added: 0, alreadyHere: 0, needsLook: 0, notRead: 0, leftOut: 0 });
  files = $state.raw<FileResult[]>([]);
  state = $state<'running' | 'stopping' | 'done' | 'cancelled' | 'failed'>('running');
  message = $state('');
  readonly startedAt = Date.now();
}

/** Imports go on while a person looks at other screens, so they live beside them. */
class Intake {
  /** The latest run of each opening. */
  runs = $state<Record<OpeningId, Run>>({});
  /** Candidates that came since the page was loaded. */
  arrived = $state<Record<OpeningId, number>>({});

  #picking = false;

  constructor() {
    desk.onLeave(() => {
      this.runs = {};
      this.arrived = {};
    });
  }

  busy(openingId: OpeningId): boolean {
    const state = this.runs[openingId]?.state;
    return state === 'running' || state === 'stopping';
  }

  /** Asks for files and takes them in. The system's dialog does not keep this window from asking a second time. */
  async pick(openingId: OpeningId, what: 'files' | 'folder'): Promise<void> {
    if (this.#picking) return announcer.show('A dialog for files is open already.');
    if (this.#refused(openingId)) return;
    this.#picking = true;
    try {
      const paths = what === 'files' ? await host().pickFiles() : await host().pickFolder();
      this.#picking = false;
      if (paths.length) await this.take(openingId, paths);
    } catch (thrown) {
      this.#picking = false;
      announcer.show(asFault(thrown).message, { tone: 'danger' });
    }
  }

  /** Reads files into an opening. While one import runs, a second one is refused with a sentence. */
  async take(openingId: OpeningId, paths: string[]): Promise<void> {
    if (this.#refused(openingId)) return;
    await this.#run(openingId, (run) => host().importFiles(openingId, paths, (progress) => this.#step(openingId, run, progress)));
  }

  /** Takes in pasted text; false where it has to wait, so that nobody loses what they pasted. */
  paste(openingId: OpeningId, name: string, text: string): boolean {
    if (this.#refused(openingId)) return false;
    void this.#run(openingId, () => host().importText(openingId, name, text));
    return true;
  }

  #refused(openingId: OpeningId): boolean {
    const busy = this.busy(openingId);
    if (busy) announcer.show('Files are being read already. Add more when they are done.');
    return busy;
  }

  async cancel(openingId: OpeningId): Promise<void> {
    const run = this.runs[openingId];
    if (run?.state !== 'running') return;
    run.state = 'stopping';
    await host().cancelImport(openingId);
  }

  close(openingId: OpeningId): void {
    delete this.runs[openingId];
  }

  async #run(openingId: OpeningId, begin: (run: Run) => Promise<ImportSummary>): Promise<void> {
    const run = new Run();
    this.runs[openingId] = run;
    try {
      const summary = await begin(run);
      this.#step(openingId, run, summary);
      run.files = summary.files;
      run.state = summary.cancelled ? 'cancelled' : 'done';
      announcer.say(`${summary.cancelled ? 'Stopped' : 'Done'}. ${countWords(summary)}`);
    } catch (thrown) {
      run.state = 'failed';
      run.message = asFault(thrown).message;
      desk.noticeFault(thrown);
    }
    await desk.refreshOpenings().catch(() => {});
  }

  #step(openingId: OpeningId, run: Run, progress: ImportProgress): void {
    const came = progress.added + progress.needsLook - run.progress.added - run.progress.needsLook;
    run.progress = progress;
    if (came > 0) this.arrived[openingId] = (this.arrived[openingId] ?? 0) + came;
  }
}

export const intake = new Intake();
