/** The candidates of one opening in the order in which the screening table last showed them. */
class Order {
  openingId = $state('');
  ids = $state.raw<string[]>([]);

  set(openingId: string, ids: string[]): void {
    this.openingId = openingId;
    this.ids = ids;
  }

  /** Where a candidate stands in the list, from 1, with the neighbours; null where no list was shown. */
  around(openingId: string, candidateId: string): { at: number; of: number; before: string | null; after: string | null } | null {
    const index = openingId === this.openingId ? this.ids.indexOf(candidateId) : -1;
    if (index < 0) return null;
    return { at: index + 1, of: this.ids.length, before: this.ids[index - 1] ?? null, after: this.ids[index + 1] ?? null };
  }
}

export const order = new Order();
