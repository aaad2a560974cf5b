export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'danger';
  /** One thing that can be done about it. */
  action: { label: string; run: () => void } | null;
}

class Announcer {
  toasts = $state<Toast[]>([]);
  /** Said to assistive technology, not shown. */
  said = $state('');
  #next = 1;

  /** Shows and says a sentence for some seconds; a fault stays until it is closed. */
  show(text: string, options: { tone?: Toast['tone']; action?: Toast['action'] } = {}): void {
    const toast: Toast = { id: this.#next++, text, tone: options.tone ?? 'plain', action: options.action ?? null };
    this.toasts = [...this.toasts.slice(-2), toast];
    if (toast.tone === 'plain') setTimeout(() => this.close(toast.id), 6000);
  }

  close(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Says a sentence without showing it; for counts after a search or a step. */
  say(text: string): void {
    this.said = text;
  }
}

export const announcer = new Announcer();
