import { isAbsolute, join, relative, resolve } from 'node:path';
import { readQuarantine } from '../evidence/quarantine.ts';
import { type Problem, UserError } from '../model/errors.ts';
import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Files } from '../model/ports.ts';
import type { Quarantined } from '../model/quarantine.ts';
import { ServiceError } from '../model/service-error.ts';
import { cutMiddle } from '../shared/text.ts';
import { shownPath } from '../suites/shown-path.ts';
import type { Texts } from './commit-texts.ts';
import { type FoundPolicy, whyUnreadable } from './find-policy.ts';
import type { PolicyBase } from './policy-base.ts';
import { findQuarantine, USUAL_QUARANTINE } from './quarantine-file.ts';

/** Tests in quarantine, and whose word that is. */
export interface PolicyQuarantine {
  readonly quarantine: readonly Quarantined[];
  readonly source: PolicySource | undefined;
  readonly warnings: readonly Problem[];
}

interface Site {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/**
 * The tests in quarantine: of a change to a branch those that the base branch names, so that nobody lets off what the
 * change itself breaks. What the change names differently is said. Throws a `UserError` as `findQuarantine`.
 */
export async function quarantineOf(policy: FoundPolicy, site: Site): Promise<PolicyQuarantine> {
  const { inputs, base, source } = policy;
  const given = inputs.quarantineFile;
  if (base === undefined || source?.from !== 'base' || isElsewhere(given, base, site)) {
    return { quarantine: await findQuarantine(given, site), source, warnings: [] };
  }
  const paths =
    given === undefined
      ? [...new Set([site.cwd, base.root])].map((folder) => join(folder, USUAL_QUARANTINE))
      : [resolve(site.cwd, given)];
  const read = (texts: Texts) => quarantineIn(texts, paths, site.cwd);
  let theirs: readonly Quarantined[] | undefined;
  try {
    theirs = read(await base.texts(paths));
  } catch (error) {
    const { problem, ...said } = whyUnreadable(error);
    const isOwn = base.changed === undefined && said.unavailable === undefined;
    const quarantine = isOwn ? await findQuarantine(given, site) : [];
    return { quarantine, source: { ...source, ...said }, warnings: [problem] };
  }
  const ours = await ownQuarantine(given, base, paths, theirs !== undefined, site);
  if (ours === undefined) return { quarantine: theirs ?? [], source, warnings: [] };
  const differing = changesOf(theirs ?? [], ours);
  const before = differing.length === 0 ? undefined : await orUnknown(base, paths, read);
  // What the change found when it left the base branch is not of its making.
  const own = before === undefined ? differing : differing.filter(({ what }) => namesOf(before, ours).has(what));
  return {
    quarantine: theirs ?? [],
    source: { ...source, changes: [...source.changes, ...own] },
    warnings: [],
  };
}

/** A file outside of the repository is nobody's to change in a pull request. */
function isElsewhere(given: string | undefined, { root }: PolicyBase, { cwd }: Site): boolean {
  if (given === undefined) return false;
  const path = relative(root, resolve(cwd, given));
  return isAbsolute(path) || /^\.\.(?:[/\\]|$)/.test(path);
}

function quarantineIn(texts: Texts, paths: readonly string[], cwd: string): readonly Quarantined[] | undefined {
  const path = paths.find((each) => texts.has(each));
  return path === undefined ? undefined : readQuarantine(texts.get(path) ?? '', shownPath(path, cwd));
}

/** What the change itself says; undefined where it cannot be looked at. A named file need lie on one side only. */
async function ownQuarantine(
  given: string | undefined,
  { changed }: PolicyBase,
  paths: readonly string[],
  isOfBase: boolean,
  site: Site,
): Promise<readonly Quarantined[] | undefined> {
  if (changed === undefined) {
    const [named] = paths;
    const isGone = given !== undefined && isOfBase && (await site.files.state(named ?? '')) === 'missing';
    return isGone ? [] : findQuarantine(given, site);
  }
  try {
    return quarantineIn(await changed(paths), paths, site.cwd) ?? [];
  } catch (error) {
    if (error instanceof ServiceError || error instanceof UserError) return undefined;
    throw error;
  }
}

async function orUnknown(
  base: PolicyBase,
  paths: readonly string[],
  read: (texts: Texts) => readonly Quarantined[] | undefined,
): Promise<readonly Quarantined[] | undefined> {
  try {
    const texts = await base.before(paths);
    return texts && (read(texts) ?? []);
  } catch (error) {
    if (error instanceof ServiceError || error instanceof UserError) return undefined;
    throw error;
  }
}

const namesOf = (before: readonly Quarantined[], here: readonly Quarantined[]): ReadonlySet<string> =>
  new Set(changesOf(before, here).map(({ what }) => what));

/** Tests that one side alone lets off, or until another day. Reasons and owners decide nothing. */
function changesOf(base: readonly Quarantined[], here: readonly Quarantined[]): PolicyChange[] {
  const [ofBase, ofHere] = [byTest(base), byTest(here)];
  return [...new Set([...ofBase.keys(), ...ofHere.keys()])].flatMap((key): PolicyChange[] => {
    const [theirs, ours] = [ofBase.get(key), ofHere.get(key)];
    if (theirs?.expiry === ours?.expiry) return [];
    const { id, suite, target } = theirs ?? ours ?? { id: '' };
    const where = [suite && ` of ${suite}`, target && ` on ${target}`].map((part) => part ?? '').join('');
    return [
      {
        what: `quarantine of ${cutMiddle(`${id}${where}`, LONGEST_NAME)}`,
        ...(theirs && { base: `until ${theirs.expiry}` }),
        ...(ours && { here: `until ${ours.expiry}` }),
        counts: 'base',
      },
    ];
  });
}

const LONGEST_NAME = 80;

const byTest = (all: readonly Quarantined[]): Map<string, Quarantined> =>
  new Map(all.map((each) => [JSON.stringify([each.id, each.suite, each.target]), each]));
