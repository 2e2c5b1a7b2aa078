import { dirname, resolve } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Env } from '../model/ports/machine.ts';
import type { TestResult } from '../model/run/result.ts';
import type { LookUp } from '../model/suite/setting.ts';
import { getOrMake } from '../model/values/once.ts';
import { JOB_VARIABLES, jobVariables, problemsOfJobVariables } from '../platform/secrets/job-variables.ts';
import type { Redactor } from '../platform/secrets/redactor.ts';
import { agentVariables, isReserved, matchesAny, modelVariables } from '../platform/secrets/reserved-variables.ts';
import { isSecretVariable, secretValues, wholeSecret } from '../platform/secrets/secret-names.ts';
import { findRepository } from '../suites/discover.ts';
import { readEnvFiles, searchRoots } from '../suites/references/file-paths.ts';
import { isInside } from '../suites/references/shown-path.ts';

const VENDOR_VARIABLES = [...modelVariables, ...agentVariables];

/** The environment of programs of the repository, and that of coding agents. */
export interface ChildEnvs {
  readonly program: Readonly<Record<string, string>>;
  readonly agent: Readonly<Record<string, string>>;
  /** For coding agents in a container: only the variables of their vendors. */
  readonly container: Readonly<Record<string, string>>;
  /** Names of all variables that are set, whether programs see them or not. */
  readonly set: readonly string[];
}

interface EnvironmentSite {
  readonly root: string;
  readonly cwd: string;
  /** Reads unset secrets as if they were set: for a plan, which has no keys and calls nothing. */
  readonly hasPlaceholders?: boolean;
}

interface EnvironmentDeps {
  readonly env: Env;
  readonly files: Pick<Files, 'state' | 'read'>;
  readonly redactor: Redactor;
  programEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
  agentEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
}

/**
 * The variables that the suites of each folder see: those of the environment win over those of `EVAL_ACTION_ENV`, these
 * over those of a session hook, and these over the nearest `.env` file. Tells the redactor what is secret among them.
 */
export class Environments {
  readonly #runtime: EnvironmentDeps;
  readonly #at: EnvironmentSite;
  readonly #declared = new Map<string, Promise<Readonly<Record<string, string>>>>();
  readonly #provided = new Map<string, Readonly<Record<string, string>>>();
  readonly #ofJob: Readonly<Record<string, string>>;

  /** Throws a `UserError` if the variables of the job are malformed. */
  constructor(runtime: EnvironmentDeps, at: EnvironmentSite) {
    this.#ofJob = jobVariables(runtime.env);
    const reserved = Object.keys(this.#ofJob).filter(isReserved);
    const problems = [
      ...problemsOfJobVariables(runtime.env),
      ...reserved.map((name) => `${name}: it belongs to the job, and no target can read it`),
    ].map(
      (what): Problem => ({
        code: 'INPUT_INVALID',
        severity: 'error',
        message: `${JOB_VARIABLES}, ${what}`,
        hint: 'Write one NAME=value per line. Put values with several lines, spaces around them or "#" in quotes.',
      }),
    );
    if (problems.length > 0) throw new UserError(problems);
    this.#runtime = runtime;
    this.#at = at;
    runtime.redactor.learn(secretValues(runtime.env));
  }

  get hasPlaceholders(): boolean {
    return this.#at.hasPlaceholders ?? false;
  }

  /** Reads variables for files of the repository. Variables of the job read as unset, wherever they are declared. */
  async lookUpIn(folder: string): Promise<LookUp> {
    const declared = await this.#declaredIn(folder);
    return (name, use) => {
      if (isReserved(name) && use !== 'job-token') return undefined;
      const variableValue = this.#set(name) ?? ownValue(this.#provided.get(folder), name) ?? ownValue(declared, name);
      const value = variableValue?.trim() ? variableValue : (this.#placeholderFor(name, use) ?? variableValue);
      if (use !== undefined && value !== undefined) this.#runtime.redactor.learn(wholeSecret(value));
      return value;
    };
  }

  /**
   * Adds variables for the suites of these folders. As in AgentV, they win over `.env` files, but not over the
   * environment.
   */
  provide(folders: readonly string[], variables: Readonly<Record<string, string>>): void {
    this.#runtime.redactor.learn(secretValues(variables));
    for (const folder of folders) this.#provided.set(folder, variables);
  }

  async childEnvsIn(folder: string, more: Readonly<Record<string, string>>): Promise<ChildEnvs> {
    const declared = { ...(await this.#declaredIn(folder)), ...this.#provided.get(folder), ...this.#ofJob };
    const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value] as const);
    const all = { ...Object.fromEntries(current), ...more };
    const program = this.#runtime.programEnv(all);
    const agent = this.#runtime.agentEnv(all);
    const ofVendors = Object.entries(agent).filter(([name]) => matchesAny(name, VENDOR_VARIABLES));
    const container = { ...Object.fromEntries(ofVendors), ...more };
    const set = Object.entries({ ...this.#runtime.env, ...program }).flatMap(([name, value]) => (value ? [name] : []));
    return { program, agent, container, set };
  }

  /** Fingerprints contain no secrets, so that they are the same with a placeholder. */
  #placeholderFor(name: string, use: Parameters<LookUp>[1]): string | undefined {
    if (!this.#at.hasPlaceholders || (use === undefined && !isSecretVariable(name))) return undefined;
    // Not with the name at its end: the end of a secret is redacted, and with it the name.
    const value = `placeholder-of-${name}-`;
    this.#runtime.redactor.learn([value]);
    return value;
  }

  #set(name: string): string | undefined {
    return ownValue(this.#runtime.env, name) ?? ownValue(this.#ofJob, name);
  }

  #declaredIn(folder: string): Promise<Readonly<Record<string, string>>> {
    return getOrMake(this.#declared, folder, async () => {
      const variables = await readEnvFiles(folder, this.#at, this.#runtime.files);
      this.#runtime.redactor.learn(secretValues(variables));
      return variables;
    });
  }
}

interface EnvFileSite {
  readonly cwd: string;
  readonly redactor: Redactor;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/** For commands that open no suites: the redactor learns the secrets of the environment and of the `.env` files of a folder. */
export async function learnSecretsHere(runtime: EnvFileSite & { readonly env: Env }, folder = '.'): Promise<void> {
  runtime.redactor.learn(secretValues(runtime.env));
  const cwd = resolve(runtime.cwd, folder);
  await learnEnvFiles([cwd], { ...runtime, cwd });
}

/** The same for the `.env` files that apply to suites, which results name by their paths. */
export const learnSecretsOfSuites = (
  results: readonly Pick<TestResult, 'suiteFile'>[],
  site: EnvFileSite,
): Promise<void> =>
  learnEnvFiles(
    results.map(({ suiteFile }) => dirname(resolve(site.cwd, suiteFile))),
    site,
  );

/** A value of a file further away is a secret too, although a nearer one has another value of that name. */
async function learnEnvFiles(folders: readonly string[], { cwd, files, redactor }: EnvFileSite): Promise<void> {
  const root = await findRepository(cwd, files);
  const ownFolders = [...new Set(folders)].filter((folder) => isInside(root, folder));
  const places = new Set(ownFolders.flatMap((folder) => searchRoots(folder, { root, cwd })));
  for (const at of places) redactor.learn(secretValues(await readEnvFiles(at, { root: at, cwd: at }, files)));
}

/** Properties of every object, such as `constructor`, are not variables. */
const ownValue = (variables: Readonly<Record<string, string | undefined>> = {}, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined;
