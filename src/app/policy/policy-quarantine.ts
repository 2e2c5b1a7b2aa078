import { join, relative, resolve } from 'node:path';
import { readQuarantine } from '../../evidence/quarantine.ts';
import type { Problem } from '../../model/errors.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Quarantined } from '../../model/verdict/quarantine.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { isOutside } from '../config/checkout-path.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { Texts } from './commit-texts.ts';
import { type FoundPolicy, ofHead, reasonOf, unread } from './find-policy.ts';
import { changedKeys } from './policy-changes.ts';
import { findQuarantine, USUAL_QUARANTINE } from './quarantine-file.ts';

/** Tests in quarantine, and where the list comes from. */
export interface PolicyQuarantine {
  readonly quarantine: readonly Quarantined[];
  readonly source: PolicySource | undefined;
  readonly warnings: readonly Problem[];
}

type Site = Pick<Runtime, 'cwd' | 'files'>;

/** The tests in quarantine: of a change, those of its base commit, so that it cannot quarantine what it breaks. */
export async function quarantineOf({ inputs, base, source }: FoundPolicy, site: Site): Promise<PolicyQuarantine> {
  const given = inputs.quarantineFile;
  const isElsewhere = given !== undefined && base && isOutside(relative(base.root, resolve(site.cwd, given)));
  if (base === undefined || source?.from !== 'base' || isElsewhere) {
    return { quarantine: await findQuarantine(given, site), source, warnings: [] };
  }
  const paths =
    given === undefined
      ? [...new Set([site.cwd, base.root])].map((folder) => join(folder, USUAL_QUARANTINE))
      : [resolve(site.cwd, given)];
  const read = (texts: Texts): QuarantineFile => {
    const path = paths.find((each) => texts.has(each));
    if (path === undefined) return { file: undefined, tests: [] };
    const file = shownPath(path, site.cwd);
    return { file, tests: readQuarantine(texts.get(path) ?? '', file) };
  };
  const ours = await ofHead(base, paths, read);
  let theirs: QuarantineFile;
  try {
    theirs = read(await base.texts(paths));
  } catch (error) {
    return withoutQuarantine(error, source);
  }
  const file = ours?.file ?? theirs.file;
  if (file === undefined) {
    // Throws if the configured file does not exist.
    if (base.isOwnRun) await findQuarantine(given, site);
    return { quarantine: [], source, warnings: [] };
  }
  const changes = ours === undefined ? [] : changedKeys(file, expiries(theirs), expiries(ours));
  return { quarantine: theirs.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}

interface QuarantineFile {
  readonly file: string | undefined;
  readonly tests: readonly Quarantined[];
}

/** No test is in quarantine if the base commit's list cannot be read: a change must not use its own instead. */
function withoutQuarantine(error: unknown, source: PolicySource): PolicyQuarantine {
  const why = reasonOf(error);
  if (error instanceof ServiceError) {
    return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
  }
  const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
  return { quarantine: [], source, warnings: [unread(message)] };
}

/** Reasons and owners do not affect the verdict. */
const expiries = ({ tests }: QuarantineFile): ReadonlyMap<string, string> =>
  new Map(
    tests.map(({ id, suite, target, expiry }) => [
      [id, ...(suite ? [`of ${suite}`] : []), ...(target ? [`on ${target}`] : [])].join(' '),
      `until ${expiry}`,
    ]),
  );
