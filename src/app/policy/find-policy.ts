import { dirname, join, resolve } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { findRepository } from '../../suites/discover.ts';
import { PROGRAM_CONFIG } from '../../suites/fields/program-config.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { ConfigText } from '../config/config-settings.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type Texts, textsOfDisk } from './commit-texts.ts';
import { type Policy, policyOfBase, readPolicy } from './policy.ts';
import type { PolicyBase } from './policy-base.ts';
import { type FormerJob, inputsOfBase } from './workflow-inputs.ts';

type Around = Pick<Runtime, 'cwd' | 'files'>;

export interface FoundPolicy extends Policy {
  readonly warnings: readonly Problem[];
  /** Of a pull request or a merge group. */
  readonly source?: PolicySource | undefined;
  readonly base?: PolicyBase | undefined;
  readonly former?: FormerJob | undefined;
}

/**
 * The inputs with the nearest `.agentv/config.yaml` of the repository: for a pull request or a merge group that of its
 * base commit, as are the inputs in its workflow file, so that a change is not checked by its own policy. If that cannot be read, the source names what was
 * used instead. Throws a `UserError`, also for errors in the configuration of a change that runs here.
 */
export async function findPolicy(
  inputs: Inputs,
  { cwd: start, files }: Around,
  base?: PolicyBase,
): Promise<FoundPolicy> {
  const cwd = resolve(start, inputs.workingDirectory);
  const paths = configPaths(cwd, base?.root ?? (await findRepository(cwd, files)));
  const configIn = (texts: Texts): ConfigText | undefined => {
    const [program, config] = [true, false].map((isProgram) => {
      const path = paths.find((each) => texts.has(each) && each.endsWith(PROGRAM_CONFIG) === isProgram);
      return path === undefined ? undefined : { text: texts.get(path) ?? '', file: shownPath(path, cwd) };
    });
    return config === undefined ? program : { ...config, program };
  };
  const checkedOut = async () => readPolicy(inputs, configIn(await textsOfDisk(paths, files)));
  if (base === undefined) return { ...(await checkedOut()), warnings: [] };
  const head = await ofHead(base, paths, (texts) => {
    const config = configIn(texts);
    if (base.isOwnRun) readPolicy(inputs, config);
    return { config };
  });
  const source = { of: base.of, base: base.commit } as const;
  try {
    const theirs = configIn(await base.texts(paths));
    const held = await inputsOfBase(inputs, base);
    const { policy, changes } = policyOfBase(held.inputs, theirs, head === undefined ? theirs : head.config);
    return {
      ...policy,
      warnings: [],
      source: { ...source, from: 'base', changes: [...held.changes, ...changes] },
      base,
      former: held.former,
    };
  } catch (error) {
    const { problem, ...unread } = whyUnread(error);
    return { ...(await checkedOut()), warnings: [problem], source: { ...source, ...unread, changes: [] } };
  }
}

/** The policy files of the change. Undefined if they cannot be read and this run does not depend on them. */
export async function ofHead<T>(
  base: PolicyBase,
  paths: readonly string[],
  read: (texts: Texts) => T,
): Promise<T | undefined> {
  try {
    return read(await base.head(paths));
  } catch (error) {
    if (error instanceof ServiceError || (error instanceof UserError && !base.isOwnRun)) return undefined;
    throw error;
  }
}

interface Unread {
  readonly from: 'checkout' | 'unavailable';
  readonly why: string;
  readonly problem: Problem;
}

/**
 * Falls back to the checked-out policy only for a missing permission, a missing token, or an error in the configuration
 * of the base commit. Throws any other error again.
 */
function whyUnread(error: unknown): Unread {
  const why = reasonOf(error);
  const fault = error instanceof ServiceError ? error.fault : undefined;
  const isRefusal = fault === 'refused' || fault === 'missing';
  if (fault === undefined || isRefusal || fault === 'noToken') {
    const message = `The policy of the base branch could not be used, so the checked-out policy applies: ${why}`;
    const remedy = isRefusal ? '. Give the job the permission contents: read' : '';
    return {
      from: 'checkout',
      why: `${why}${remedy}`,
      problem: { ...unread(message), ...(isRefusal && { hint: permissionHint() }) },
    };
  }
  const message = `The policy of the base branch could not be read, so this run has no verdict: ${why}`;
  return { from: 'unavailable', why, problem: unread(message) };
}

/** The message of a service, or the first error in a file. Throws any other error again. */
export function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  const [first] = error instanceof UserError ? error.problems : [];
  if (first === undefined) throw error;
  return first.location === undefined
    ? first.message
    : `${first.location.file}:${first.location.line}: ${first.message}`;
}

export const unread = (message: string): Problem => ({ code: 'BASE_UNREAD', severity: 'warning', message });

/** Paths of a configuration, the nearest first. */
function configPaths(cwd: string, root: string): string[] {
  const paths: string[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    paths.push(
      ...['config.yaml', 'config.yml'].map((name) => join(folder, '.agentv', name)),
      join(folder, PROGRAM_CONFIG),
    );
    if (folder === root || dirname(folder) === folder) return paths;
  }
}
