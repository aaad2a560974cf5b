interface Target {
  candidateId: string;
  /** A place in the document's text. */
  span: { start: number; end: number } | null;
  /** A question of the scorecard. */
  questionId: string | null;
}

/** What the next screen should open at: one screen leaves it, the next takes it, once. */
class Pointing {
  #target: Target | null = null;

  leave(target: Target): void {
    this.#target = target;
  }

  take(candidateId: string): Target | null {
    const target = this.#target?.candidateId === candidateId ? this.#target : null;
    this.#target = null;
    return target;
  }
}

export const pointing = new Pointing();
