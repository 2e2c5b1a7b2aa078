import { join, relative, resolve } from 'node:path';
import { type Problem, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { QuarantineEntry } from '../../model/verdict/quarantine.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { isOutside } from '../checkout-path.ts';
import type { Texts } from './base-files.ts';
import { type FoundPolicy, ofHead, reasonOf, unread } from './policy.ts';
import { changedKeys } from './policy-differences.ts';
import { MAX_QUARANTINE_BYTES, readQuarantine } from './read-quarantine.ts';

interface Deps {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/** Relative to the working directory, or to the root of the repository. */
const DEFAULT_FILE = join('.agentv', 'quarantine.yaml');

/**
 * The tests in quarantine: those of the named file, or of `.agentv/quarantine.yaml` in the working directory or the
 * repository. Throws a `UserError` for errors in it, and for a named file that does not exist.
 */
export async function findQuarantine(
  name: string | undefined,
  { cwd, files }: Deps,
): Promise<readonly QuarantineEntry[]> {
  const paths =
    name === undefined
      ? [cwd, await findRepository(cwd, files)].map((root) => join(root, DEFAULT_FILE))
      : [resolve(cwd, name)];
  for (const path of paths) {
    if ((await files.state(path, { noDeadLinks: true })) !== 'file') continue;
    return readQuarantine(await files.read(path, MAX_QUARANTINE_BYTES), shownPath(path, cwd));
  }
  if (name === undefined) return [];
  throw userError('FILE_MISSING', `There is no quarantine file ${name}`, {
    hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
  });
}

/** Tests in quarantine, and where the list comes from. */
export interface PolicyQuarantine {
  readonly quarantine: readonly QuarantineEntry[];
  readonly source: PolicySource | undefined;
  readonly warnings: readonly Problem[];
}

/** The tests in quarantine: of a change, those of its base commit, so that it cannot quarantine what it breaks. */
export async function quarantineOf({ inputs, base, source }: FoundPolicy, deps: Deps): Promise<PolicyQuarantine> {
  const { cwd } = deps;
  const name = inputs.quarantineFile;
  const isElsewhere = name !== undefined && base && isOutside(relative(base.root, resolve(cwd, name)));
  if (base === undefined || source?.from !== 'base' || isElsewhere) {
    return { quarantine: await findQuarantine(name, deps), source, warnings: [] };
  }
  const paths =
    name === undefined
      ? [...new Set([cwd, base.root])].map((folder) => join(folder, DEFAULT_FILE))
      : [resolve(cwd, name)];
  const read = (texts: Texts): { file: string | undefined; tests: readonly QuarantineEntry[] } => {
    const path = paths.find((each) => texts.has(each));
    if (path === undefined) return { file: undefined, tests: [] };
    const file = shownPath(path, cwd);
    return { file, tests: readQuarantine(texts.get(path) ?? '', file) };
  };
  const ofChange = await ofHead(base, paths, read);
  let ofBase: ReturnType<typeof read>;
  try {
    ofBase = read(await base.texts(paths));
  } catch (error) {
    // No test is in quarantine: a change must not use its own list instead.
    const why = reasonOf(error);
    if (error instanceof ServiceError) {
      return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
    }
    const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
    return { quarantine: [], source, warnings: [unread(message)] };
  }
  const file = ofChange?.file ?? ofBase.file;
  if (file === undefined) {
    // Throws if the configured file does not exist.
    if (base.isOwnRun) await findQuarantine(name, deps);
    return { quarantine: [], source, warnings: [] };
  }
  const changes = ofChange === undefined ? [] : changedKeys(file, expiriesOf(ofBase.tests), expiriesOf(ofChange.tests));
  return { quarantine: ofBase.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}

/** Reasons and owners do not affect the verdict. */
const expiriesOf = (tests: readonly QuarantineEntry[]): ReadonlyMap<string, string> =>
  new Map(
    tests.map(({ id, suite, target, expiry }) => [
      [id, ...(suite ? [`of ${suite}`] : []), ...(target ? [`on ${target}`] : [])].join(' '),
      `until ${expiry}`,
    ]),
  );
