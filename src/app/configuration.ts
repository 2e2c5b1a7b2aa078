import { dirname } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { Files } from '../model/ports.ts';
import { type ReadConfig, readConfig } from '../suites/config.ts';
import { findSuites } from '../suites/discover.ts';
import type { Environments } from './environments.ts';
import type { Inputs } from './inputs.ts';

/** Where a configuration is looked for, and for whom. */
interface Site {
  readonly inputs: Pick<Inputs, 'evals'>;
  readonly world: { readonly files: Pick<Files, 'state' | 'read' | 'glob'> };
  readonly cwd: string;
  readonly root: string;
  readonly environments: Pick<Environments, 'lookUpIn'>;
}

/** The suites that are asked for, or else those that the configuration of the working directory looks for. */
export async function findConfiguredSuites(site: Site): Promise<readonly string[]> {
  const { inputs, cwd, world } = site;
  if (inputs.evals.length > 0) return findSuites(inputs.evals, cwd, world.files);
  const { config } = await configOf(cwd, site);
  return findSuites(inputs.evals, cwd, world.files, config.evalPatterns);
}

/** What is to be said about the configuration of these suites. */
export async function configProblems(suites: readonly string[], site: Site): Promise<readonly Problem[]> {
  const folders = [...new Set(suites.map((path) => dirname(path)))];
  const read = await Promise.all(folders.map((folder) => configOf(folder, site)));
  return read.flatMap(({ problems }) => problems);
}

async function configOf(folder: string, { root, cwd, environments, world }: Site): Promise<ReadConfig> {
  return readConfig(folder, { root, cwd, lookUp: await environments.lookUpIn(folder) }, world.files);
}
