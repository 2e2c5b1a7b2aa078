import { dirname, join, resolve } from 'node:path';
import { type Problem, unlessInvalid } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Env } from '../model/ports/machine.ts';
import { listed } from '../model/text/similar-names.ts';
import { getOrMake } from '../model/values/once.ts';
import { type ReadConfig, readConfig, type SessionHook } from '../suites/config-file.ts';
import { findSuites, otherYamlFiles } from '../suites/discover.ts';
import { holdsTests } from '../suites/file-kind.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import type { Environments } from './environments.ts';
import type { Inputs } from './settings.ts';

interface ConfigSite {
  readonly runtime: {
    readonly files: Pick<Files, 'state' | 'read'>;
    readonly env: Env;
  };
  readonly cwd: string;
  readonly root: string;
  readonly environments: Pick<Environments, 'lookUpIn'>;
  readonly inputs: Pick<Inputs, 'budgetUsd'>;
}

/** A command that sets variables, and the folders whose suites see them. */
interface FoundHook extends SessionHook {
  readonly folders: readonly string[];
}

export class Configurations {
  readonly #site: ConfigSite;
  readonly #read = new Map<string, Promise<ReadConfig>>();

  constructor(site: ConfigSite) {
    this.#site = site;
  }

  of(folder: string): Promise<ReadConfig> {
    return getOrMake(this.#read, folder, () => this.#readConfig(folder));
  }

  /** The session hooks of all folders, each once, by its source location. */
  async hooks(): Promise<readonly FoundHook[]> {
    const hooksByFile = new Map<string, FoundHook>();
    for (const [folder, reading] of this.#read) {
      const { beforeSession: hook } = (await reading).config;
      if (hook === undefined) continue;
      const folders = hooksByFile.get(hook.location.file)?.folders ?? [];
      hooksByFile.set(hook.location.file, { ...hook, folders: [...folders, folder] });
    }
    return [...hooksByFile.values()];
  }

  async #readConfig(folder: string): Promise<ReadConfig> {
    const { root, cwd, environments, runtime, inputs } = this.#site;
    const { AGENTV_HOME, HOME, USERPROFILE } = runtime.env;
    const moved = AGENTV_HOME?.trim();
    const user = HOME || USERPROFILE;
    /** AgentV's folder in the home directory of the user. */
    const home = moved ? resolve(cwd, moved) : user ? join(user, '.agentv') : undefined;
    const hasBudget = inputs.budgetUsd !== undefined;
    const lookUp = await environments.lookUpIn(folder);
    return readConfig(folder, { root, cwd, lookUp, home, hasBudget }, runtime.files);
  }
}

interface SuiteSearchDeps {
  readonly inputs: Pick<Inputs, 'evals'>;
  readonly runtime: { readonly files: Pick<Files, 'state' | 'glob' | 'read' | 'realPath'> };
  readonly cwd: string;
  readonly configurations: Configurations;
}

/** The suites from the inputs, or else those that the configuration of the working directory searches for. */
export async function findConfiguredSuites({
  inputs,
  cwd,
  runtime,
  configurations,
}: SuiteSearchDeps): Promise<readonly string[]> {
  if (inputs.evals.length > 0) return findSuites(inputs.evals, cwd, runtime.files);
  const { config } = await configurations.of(cwd);
  return findSuites(inputs.evals, cwd, runtime.files, config.evalPatterns);
}

/**
 * Warns about suites that the search does not find because of their names; not if the configuration has search
 * patterns.
 */
export async function overlookedSuites(
  suitePaths: readonly string[],
  { inputs, cwd, runtime, configurations }: SuiteSearchDeps,
): Promise<readonly Problem[]> {
  if (inputs.evals.length === 0 && (await configurations.of(cwd)).config.evalPatterns !== undefined) return [];
  const others = await otherYamlFiles({ args: inputs.evals, suitePaths }, cwd, runtime.files);
  const overlooked: string[] = [];
  for (const path of others.slice(0, MAX_READ)) {
    // The settings of a JSONL suite are in a file of the same name and are read with it.
    if ((await runtime.files.state(path.replace(/(?:\.eval)?\.ya?ml$/i, '.jsonl'))) === 'file') continue;
    const text = await unlessInvalid(() => runtime.files.read(path, MAX_BYTES));
    if (text !== undefined && holdsTests(path, text)) overlooked.push(shownPath(path, cwd));
  }
  const [first] = overlooked;
  if (first === undefined) return [];
  const isOne = overlooked.length === 1;
  const them = isOne ? 'it' : 'them';
  const message = isOne
    ? `${first} has tests and does not run: its name does not end in .eval.yaml`
    : `${overlooked.length} files have tests and do not run, because their names do not end in .eval.yaml: ${listed(overlooked)}`;
  const hint = `Rename ${them}, list ${them} in "evals", or exclude ${them} there with "!".`;
  return [{ code: 'UNUSED', severity: 'warning', message, location: { file: first, line: 1, column: 1 }, hint }];
}

const MAX_READ = 500;
const MAX_BYTES = 1024 * 1024;

export async function configProblems(
  suites: readonly string[],
  { configurations }: Pick<SuiteSearchDeps, 'configurations'>,
): Promise<readonly Problem[]> {
  const folders = [...new Set(suites.map((path) => dirname(path)))];
  const read = await Promise.all(folders.map((folder) => configurations.of(folder)));
  return read.flatMap(({ problems }) => problems);
}
