import { parse } from 'smol-toml';

import aiEngineer from '../../../../scorecards/ai-engineer/role.toml?raw';
import aiInfrastructureEngineer from '../../../../scorecards/ai-infrastructure-engineer/role.toml?raw';
import gpuClusterEngineer from '../../../../scorecards/gpu-cluster-engineer/role.toml?raw';
import hpcEngineer from '../../../../scorecards/hpc-engineer/role.toml?raw';
import mlPlatformEngineer from '../../../../scorecards/ml-platform-engineer/role.toml?raw';
import mlopsEngineer from '../../../../scorecards/mlops-engineer/role.toml?raw';
import platformEngineer from '../../../../scorecards/platform-engineer/role.toml?raw';
import siteReliabilityEngineer from '../../../../scorecards/site-reliability-engineer/role.toml?raw';

import type { Role } from '../contract';

/** A seat with what the sample needs beyond the contract. */
export interface SampleRole extends Role {
  /** Dimension id to the question that its role data asks. */
  asks: Record<string, string>;
  /** What would turn a document of a neighbouring seat. */
  flips: Record<string, { flip: string; ask: string }>;
}

interface RoleFile {
  id: string;
  name: string;
  owns: string[];
  ninety_days: string[];
  titles: string[];
  dimension: { id: string; name: string; short: string; about: string; ask: string }[];
  contaminant?: { role: string; flip: string; ask: string }[];
}

const full = new Set(['gpu-cluster-engineer', 'ai-engineer']);

/** The eight seats in their fixed order, read from the same files as the product's. */
export const roles: SampleRole[] = [
  gpuClusterEngineer,
  aiEngineer,
  aiInfrastructureEngineer,
  mlopsEngineer,
  mlPlatformEngineer,
  platformEngineer,
  hpcEngineer,
  siteReliabilityEngineer,
].map(readRole);

/** A seat by its id; the first one where there is none. */
export function roleOf(id: string): SampleRole {
  const found = roles.find((role) => role.id === id) ?? roles[0];
  if (!found) throw new Error('There are no roles.');
  return found;
}

function readRole(text: string): SampleRole {
  const file = parse(text) as unknown as RoleFile;
  return {
    id: file.id,
    name: file.name,
    owns: file.owns,
    ninetyDays: file.ninety_days,
    titles: file.titles,
    dimensions: file.dimension.map(({ id, name, short, about }) => ({ id, name, short, about })),
    hasScorecard: full.has(file.id),
    asks: Object.fromEntries(file.dimension.map((dimension) => [dimension.id, dimension.ask])),
    flips: Object.fromEntries((file.contaminant ?? []).map(({ role, flip, ask }) => [role, { flip, ask }])),
  };
}
