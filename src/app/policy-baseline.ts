import { dirname, join, relative, resolve, sep } from 'node:path';
import { MAX_EVIDENCE_BYTES } from '../evidence/codec.ts';
import { UserError } from '../model/errors.ts';
import type { Unavailable } from '../model/evidence.ts';
import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Files } from '../model/ports.ts';
import { ServiceError } from '../model/service-error.ts';
import { permissionHint } from '../reports/reporters/not-taken.ts';
import { cutMiddle } from '../shared/text.ts';
import { shownPath } from '../suites/shown-path.ts';
import type { Differences } from './base-differences.ts';
import { EVIDENCE_FOLDER } from './evidence-files.ts';
import type { FoundPolicy } from './find-policy.ts';
import { memoryFiles } from './memory-files.ts';
import { FEW, type PolicyBase } from './policy-base.ts';

type Disk = Pick<Files, 'state' | 'read' | 'realPath' | 'glob' | 'namesIn'>;

/** The files that a baseline is read from, and what a change does to them. */
export interface BaselineFiles {
  readonly files: Disk;
  readonly source: PolicySource | undefined;
  /** Why nothing can be compared: the change has another baseline, and that of the base branch cannot be read. */
  readonly unavailable?: Unavailable;
}

/**
 * The files for the baseline of a change: where it edits, adds or deletes some of those that a repository keeps, they are
 * as the base branch has them, and the change is told (github.md §6.3). Files that are in neither commit are as they lie
 * here: a step of the job made them.
 */
export async function baselineFiles(
  { inputs, base, source }: Asked,
  { cwd, files }: { readonly cwd: string; readonly files: Disk },
): Promise<BaselineFiles> {
  if (base?.differences === undefined || source?.from !== 'base') return { files, source };
  const asked = pathsOf(inputs.baseline, cwd, base.root);
  if (asked.length === 0) return { files, source };
  try {
    const real = await files.realPath(base.root);
    const places = new Map<string, readonly string[]>();
    for (const path of asked) places.set(path, [path, ...(await targetOf(path, base.root, real, files))]);
    const differences = await base.differences([...new Set([...places.values()].flat())]);
    if (differences.size === 0) return { files, source };
    const own = await ownOf(differences, base, files);
    const changes = [...places].flatMap(([path, all]): PolicyChange[] =>
      own.some((each) => all.some((place) => isWithin(each, place)))
        ? [{ what: `baseline ${cutMiddle(shownPath(path, cwd), LONGEST_NAME)}`, counts: 'base' }]
        : [],
    );
    return {
      files: overlaid(
        files,
        new Map([
          ...differences,
          ...[...differences].map(([path, text]) => [join(real, relative(base.root, path)), text] as const),
        ]),
      ),
      source: { ...source, changes: [...source.changes, ...changes] },
    };
  } catch (error) {
    return { files, source, unavailable: whyUnavailable(error) };
  }
}

interface Asked extends Pick<FoundPolicy, 'inputs' | 'base'> {
  readonly source: PolicySource | undefined;
}

const LONGEST_NAME = 80;

/** Where a baseline may lie in the repository. */
function pathsOf(asked: readonly string[], cwd: string, root: string): string[] {
  const [first = 'auto'] = asked;
  if (first === 'none') return [];
  const usual = first === 'auto' ? [cwd, root].map((folder) => join(folder, EVIDENCE_FOLDER)) : [];
  return [...new Set([...usual, ...asked.filter((each) => each !== 'auto').map((each) => resolve(cwd, each))])];
}

/** A link may stay while a change edits what it leads to. */
async function targetOf(path: string, root: string, real: string, files: Disk): Promise<string[]> {
  return (await files.state(path)) === 'missing' ? [] : [join(root, relative(real, await files.realPath(path)))];
}

/** Those that the change itself made different, and not the base branch since then. */
async function ownOf(differences: Differences, base: PolicyBase, files: Disk): Promise<string[]> {
  const paths = [...differences.keys()];
  const left = paths.length > FEW ? undefined : await orUnknown(() => base.before(paths));
  if (left === undefined) return paths;
  const here = await Promise.all(
    paths.map(async (path) =>
      (await files.state(path)) === 'file' ? files.read(path, MAX_EVIDENCE_BYTES) : undefined,
    ),
  );
  return paths.filter((path, index) => left.get(path) !== here[index]);
}

async function orUnknown<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** The disk as if the files were as the base branch has them. */
function overlaid(disk: Disk, differences: Differences): Disk {
  const contents = new Map(
    [...differences].flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)] as const])),
  );
  const theirs = memoryFiles(contents);
  const isGone = (path: string) => differences.has(path) && !contents.has(path);
  return {
    async state(path) {
      if (isGone(path)) return 'missing';
      const state = await theirs.state(path);
      return state === 'missing' ? disk.state(path) : state;
    },
    async read(path, maxBytes) {
      return contents.has(path) || isGone(path) ? theirs.read(path, maxBytes) : disk.read(path, maxBytes);
    },
    async realPath(path) {
      return (await theirs.state(path)) === 'missing' ? disk.realPath(path) : path;
    },
    namesIn: (folder, most) => disk.namesIn(folder, most),
    async glob(patterns, options) {
      const found = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
      // Files of evidence are all that is looked for in a folder.
      const added = [...contents.keys()].filter((path) => dirname(path) === options.cwd && path.endsWith('.json'));
      return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
    },
  };
}

function whyUnavailable(error: unknown): Unavailable {
  const told = 'This change has another baseline than its base branch, of which that could not be read';
  if (error instanceof ServiceError) {
    const isRefusal = error.fault === 'refused' || error.fault === 'missing';
    return {
      kind: 'unavailable',
      why: `${told}: ${error.message}`,
      ...(isRefusal && { hint: permissionHint(), lacksPermission: true as const }),
    };
  }
  const [first] = error instanceof UserError ? error.problems : [];
  if (first === undefined) throw error;
  return { kind: 'unavailable', why: `${told}: ${first.message}`, ...(first.hint && { hint: first.hint }) };
}
