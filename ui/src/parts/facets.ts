import type { IconName } from './icons';

export interface FacetOption {
  value: string;
  label: string;
  icon?: IconName;
  /** How many rows it would leave, under the other groups' choices. */
  count: number;
}

export interface FacetGroup {
  id: string;
  title: string;
  options: FacetOption[];
  /** Values that are chosen; none means all. */
  chosen: ReadonlySet<string>;
}
