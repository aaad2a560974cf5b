/** A recovery code in the groups in which it is read and typed. */
export function codeGroups(code: string): string[] {
  return code.split(/[\s-]+/).filter(Boolean);
}

/** Which groups are asked back, counted from 0: one early and the last. */
export function askedGroups(groups: string[]): number[] {
  return groups.length < 2 ? groups.map((_, at) => at) : [Math.min(2, groups.length - 2), groups.length - 1];
}

/** True where what was typed is the group, without regard to case and spaces. */
export function sameGroup(typed: string, group: string): boolean {
  return typed.trim().toUpperCase() === group.toUpperCase();
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export function ordinal(at: number): string {
  return ordinals[at] ?? `${at + 1}th`;
}
