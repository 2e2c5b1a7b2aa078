import { dirname, join, resolve } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Files } from '../model/ports.ts';
import { ServiceError } from '../model/service-error.ts';
import { permissionHint } from '../reports/reporters/not-taken.ts';
import { findRepository } from '../suites/discover.ts';
import { shownPath } from '../suites/shown-path.ts';
import { MAX_POLICY_BYTES, type Texts } from './commit-texts.ts';
import type { ConfigText } from './config-settings.ts';
import type { Inputs } from './inputs.ts';
import { type Policy, policyOfBase, readPolicy } from './policy.ts';
import type { PolicyBase } from './policy-base.ts';

interface Around {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/** A policy, and whose it is. */
export interface FoundPolicy extends Policy {
  /** What is to be said about where it was read. */
  readonly warnings: readonly Problem[];
  /** Where a change is judged, which could edit the policy. */
  readonly source?: PolicySource;
  /** Where the rest of the policy of the base branch is read. Absent where the change's own decides. */
  readonly base?: PolicyBase;
}

/**
 * The policy that inputs make together with the nearest `.agentv/config.yaml` of the repository. That of a change to
 * another branch is read there (github.md §6.3); its own is looked at all the same. Where the base branch may not be
 * read, or is wrong itself, the change's own decides, which is said. Where GitHub fails to answer, the source is
 * `unavailable`. Throws a `UserError`.
 */
export async function findPolicy(inputs: Inputs, around: Around, base?: PolicyBase): Promise<FoundPolicy> {
  const cwd = resolve(around.cwd, inputs.workingDirectory);
  const root = base?.root ?? (await findRepository(cwd, around.files));
  const paths = configPaths(cwd, root);
  const shownHere = (path: string) => shownPath(path, cwd);
  if (base === undefined) {
    return { ...readPolicy(inputs, await configOnDisk(paths, around.files, shownHere)), warnings: [] };
  }
  const { here, own, unread } = await ownPolicy(inputs, base, { paths, files: around.files, shownHere });
  const source = { of: base.of, base: base.commit } as const;
  try {
    const theirs = configIn(await base.texts(paths), paths, shownHere);
    // Only what differs can have been changed.
    const before = theirs?.text === here?.text ? undefined : await base.before(paths);
    const { changes, isFirst, ...policy } = policyOfBase(inputs, {
      base: theirs,
      here: unread === undefined ? here : theirs,
      before: before && (configIn(before, paths, shownHere) ?? { text: '', file: '' }),
    });
    const changed = unread === undefined ? changes : unread;
    const isNew = isFirst && changed.length > 0;
    return {
      ...policy,
      warnings: [],
      source: { ...source, from: 'base', ...(isNew && { first: true as const }), changes: [...changed] },
      base,
    };
  } catch (error) {
    const { problem, ...said } = whyUnreadable(error);
    if (base.changed === undefined) {
      return { ...own, warnings: [problem], source: { ...source, from: 'here', changes: [], ...said } };
    }
    // What lies here is not of the change, which must not decide by itself how it is told elsewhere.
    const ofJob = readPolicy(inputs, await configOnDisk(paths, around.files, shownHere));
    return { ...ofJob, warnings: [problem], source: { ...source, from: 'job', changes: [], ...said } };
  }
}

interface OwnPolicy {
  readonly here: ConfigText | undefined;
  readonly own: Policy;
  /** What is told of a configuration that could not be read, instead of what it changes. */
  readonly unread?: readonly PolicyChange[];
}

/**
 * What a change says itself. Its mistakes are errors where it is checked out, for whoever runs it has to mend them; one
 * whose results are only told elsewhere stops nobody there.
 */
async function ownPolicy(
  inputs: Inputs,
  { changed }: PolicyBase,
  { paths, files, shownHere }: { paths: readonly string[]; files: Around['files']; shownHere(path: string): string },
): Promise<OwnPolicy> {
  if (changed === undefined) {
    const here = await configOnDisk(paths, files, shownHere);
    return { here, own: readPolicy(inputs, here) };
  }
  try {
    const here = configIn(await changed(paths), paths, shownHere);
    return { here, own: readPolicy(inputs, here) };
  } catch (error) {
    const own = readPolicy(inputs);
    if (error instanceof ServiceError) return { here: undefined, own, unread: [] };
    if (!(error instanceof UserError)) throw error;
    return { here: undefined, own, unread: [{ what: 'a configuration that cannot be read', counts: 'base' }] };
  }
}

/** Why settings of the base branch do not decide, and whether that is because GitHub failed to answer. */
export interface Unreadable extends Pick<PolicySource, 'why' | 'unavailable'> {
  readonly problem: Problem;
}

/** Only a missing permission and mistakes in the settings themselves let others decide. Throws any other kind of error again. */
export function whyUnreadable(error: unknown): Unreadable {
  const told = 'The settings of the base branch could not be used, and those of this change decide';
  if (error instanceof ServiceError) {
    const why = error.message;
    const isRefusal = error.fault === 'refused' || error.fault === 'missing';
    if (isRefusal || error.fault === 'noToken') {
      return { why, problem: { ...unread(`${told}: ${why}`), ...(isRefusal && { hint: permissionHint() }) } };
    }
    const message = `The settings of the base branch could not be read, so this run decides nothing: ${why}`;
    return { why, unavailable: true, problem: unread(message) };
  }
  const [first] = error instanceof UserError ? error.problems : [];
  if (first === undefined) throw error;
  const where = first.place === undefined ? '' : `${first.place.file}:${first.place.line}: `;
  const why = `${where}${first.message}`;
  return { why, problem: unread(`${told}: ${why}`) };
}

const unread = (message: string): Problem => ({ code: 'BASE_UNREAD', severity: 'warning', message });

/** Where a configuration may lie, the nearest first. */
function configPaths(cwd: string, root: string): string[] {
  const paths: string[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    paths.push(...['config.yaml', 'config.yml'].map((name) => join(folder, '.agentv', name)));
    if (folder === root || dirname(folder) === folder) return paths;
  }
}

async function configOnDisk(
  paths: readonly string[],
  files: Around['files'],
  shown: (path: string) => string,
): Promise<ConfigText | undefined> {
  for (const path of paths) {
    if ((await files.state(path)) === 'file') {
      return { text: await files.read(path, MAX_POLICY_BYTES), file: shown(path) };
    }
  }
  return undefined;
}

function configIn(texts: Texts, paths: readonly string[], shown: (path: string) => string): ConfigText | undefined {
  const path = paths.find((each) => texts.has(each));
  return path === undefined ? undefined : { text: texts.get(path) ?? '', file: shown(path) };
}
