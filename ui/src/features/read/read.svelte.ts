import { announcer } from '../../base/announce.svelte';
import { Load } from '../../base/load.svelte';
import { go } from '../../base/place.svelte';
import { pointing } from '../../base/pointing.svelte';
import { asFault, host, type Read, type ReadSource } from '../../ipc';
import { sourced, stepSource, usesOf } from './read';

/** The written read of one candidate on the screen. */
export class ReadState {
  readonly load = new Load<Read>();
  /** The source that is shown. */
  current = $state<number | null>(null);
  #saving = false;

  readonly read = $derived(this.load.value);
  readonly counts = $derived(this.read ? sourced(this.read) : null);
  readonly uses = $derived(usesOf(this.read?.sections ?? []));

  readonly openingId: string;
  readonly candidateId: string;

  constructor(openingId: string, candidateId: string) {
    this.openingId = openingId;
    this.candidateId = candidateId;
  }

  async open(): Promise<void> {
    await this.load.run(() => host().read(this.openingId, this.candidateId));
  }

  source(number: number): ReadSource | undefined {
    return this.read?.sources.find((source) => source.number === number);
  }

  step(by: 1 | -1): void {
    this.current = stepSource(this.read?.sources ?? [], this.current, by);
    const source = this.current === null ? undefined : this.source(this.current);
    if (source) announcer.say(`Source ${source.number}, ${source.where}: ${source.quote}`);
  }

  /** Goes to where the words stand: the document, or the question they answer. */
  openSource(source: ReadSource): void {
    pointing.leave({ candidateId: this.candidateId, span: source.span, questionId: source.questionId });
    const at = { openingId: this.openingId, candidateId: this.candidateId };
    if (source.kind === 'document') go({ screen: 'candidate', ...at });
    else if (source.kind === 'said') go({ screen: 'walk', ...at });
    else go({ screen: 'review', ...at });
  }

  async save(format: 'markdown' | 'html'): Promise<void> {
    if (this.#saving) return announcer.show('A dialog for saving is open already.');
    this.#saving = true;
    try {
      const path = await host().exportRead(this.openingId, this.candidateId, format);
      if (path !== null) announcer.show(`Written to ${path}`);
    } catch (thrown) {
      announcer.show(asFault(thrown).message, { tone: 'danger' });
    }
    this.#saving = false;
  }

  async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.read?.markdown ?? '');
      announcer.show('The read is in the clipboard, as Markdown.');
    } catch {
      announcer.show('The clipboard could not be reached. Save the read as a file instead.', { tone: 'danger' });
    }
  }
}
