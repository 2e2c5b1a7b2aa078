import { dirname, join, relative, resolve, sep } from 'node:path';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import type { Unavailable } from '../../model/verdict/evidence.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { cutMiddle } from '../../shared/text.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { EVIDENCE_FOLDER } from '../baseline/evidence-files.ts';
import { memoryFiles, type ResultsFiles } from '../run-folder/memory-files.ts';
import type { Differences } from './base-differences.ts';
import { type FoundPolicy, reasonOf } from './find-policy.ts';
import { linkTarget } from './policy-base.ts';

type Disk = ResultsFiles & Pick<Files, 'glob' | 'namesIn'>;

interface BaselineFiles {
  readonly files: Disk;
  readonly source: PolicySource | undefined;
  /** Why there is no comparison: the files differ from those of the base branch, which cannot be read. */
  readonly unavailable?: Unavailable;
}

/**
 * The files for the baseline of a change, as its base commit has them: a change must not choose what it is compared with.
 * Files that are in neither commit are read from the disk: a step of the job made them.
 */
export async function baselineFiles(
  { inputs, base, source }: Asked,
  { cwd, files }: { readonly cwd: string; readonly files: Disk },
): Promise<BaselineFiles> {
  if (base === undefined || !base.isOwnRun || source?.from !== 'base') return { files, source };
  const asked = pathsOf(inputs, cwd, base.root);
  if (asked.length === 0) return { files, source };
  try {
    const targets = await Promise.all(asked.map((path) => linkTarget(path, base.root, files)));
    const differences = await base.differences([...new Set([...asked, ...targets])]);
    if (differences.size === 0) return { files, source };
    const own = await ownOf(differences, files);
    const changed = asked.filter((path, index) =>
      own.some((each) => [path, targets[index] ?? path].some((location) => isWithin(each, location))),
    );
    const changes = changed.map((path) => ({ file: cutMiddle(shownPath(path, cwd), LONGEST_NAME) }));
    const real = await files.realPath(base.root);
    const atRealPath = [...differences].map(([path, text]) => [join(real, relative(base.root, path)), text] as const);
    return {
      files: overlaid(files, new Map([...differences, ...atRealPath])),
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

/** Possible paths of a baseline in the repository. */
function pathsOf(
  { baseline: asked, history }: Pick<FoundPolicy['inputs'], 'baseline' | 'history'>,
  cwd: string,
  root: string,
): string[] {
  const [first = 'auto'] = asked;
  if (first === 'none') return [];
  const usual = first === 'auto' ? [cwd, root].map((folder) => join(folder, EVIDENCE_FOLDER)) : [];
  const isHistory = (first === 'auto' || first === 'history') && history !== 'off' && history !== 'branch';
  const named = asked.filter((each) => each !== 'auto' && each !== 'history');
  return [...new Set([...usual, ...[...(isHistory ? [history] : []), ...named].map((each) => resolve(cwd, each))])];
}

/** Without links that resolve to the same content in both commits. */
async function ownOf(differences: Differences, files: Disk): Promise<string[]> {
  const read = async (path: string) =>
    (await files.state(path)) === 'file' ? files.read(path, MAX_EVIDENCE_BYTES) : undefined;
  const here = await Promise.all([...differences.keys()].map(read));
  return [...differences].flatMap(([path, text], index) => (text === here[index] ? [] : [path]));
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** The disk with the files as the base branch has them. */
export function overlaid(disk: Disk, differences: Differences): Disk {
  const contents = new Map(
    [...differences].flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)] as const])),
  );
  const theirs = memoryFiles(contents);
  const isGone = (path: string) => differences.has(path) && !contents.has(path);
  const of = (path: string) => (contents.has(path) || isGone(path) ? theirs : disk);
  return {
    async state(path, how) {
      if (isGone(path)) return 'missing';
      const state = await theirs.state(path);
      return state === 'missing' ? disk.state(path, how) : state;
    },
    read: (path, maxBytes) => of(path).read(path, maxBytes),
    readBytes: (path, maxBytes) => of(path).readBytes(path, maxBytes),
    readPieces: (path, maxBytes) => of(path).readPieces(path, maxBytes),
    slice: (path, start, length) => of(path).slice(path, start, length),
    async realPath(path) {
      return (await theirs.state(path)) === 'missing' ? disk.realPath(path) : path;
    },
    async namesIn(folder, most) {
      const found = (await disk.state(folder)) === 'folder' ? await disk.namesIn(folder, most) : NOTHING;
      const added = [...contents.keys()].flatMap((path) => (isWithin(path, folder) ? [nameIn(folder, path)] : []));
      const own = found.names.filter((name) => !isGone(join(folder, name)));
      return { ...found, names: [...new Set([...own, ...added])].sort() };
    },
    async glob(patterns, options) {
      const found = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
      // Both readers of folders want the files of one ending: evidence, or labels.
      const isAsked = (path: string) =>
        patterns.some((pattern) => pattern.startsWith('*') && path.endsWith(pattern.slice(1)));
      const added = [...contents.keys()].filter((path) => dirname(path) === options.cwd && isAsked(path));
      return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
    },
  };
}

const NOTHING = { names: [], others: 0, isWhole: true };

/** The name in a folder of a file within it, or of the folder below that has it. */
function nameIn(folder: string, path: string): string {
  const [first = '', ...rest] = relative(folder, path).split(sep);
  return rest.length === 0 ? first : `${first}/`;
}

function whyUnavailable(error: unknown): Unavailable {
  const reported = 'this change modifies the baseline files, and those of its base branch could not be read';
  if (error instanceof ServiceError) {
    const isRefusal = lacksPermission(error);
    return {
      kind: 'unavailable',
      why: `${reported}: ${error.message}`,
      hint: isRefusal ? permissionHint() : undefined,
      lacksPermission: isRefusal || undefined,
    };
  }
  const hint = error instanceof UserError ? error.problems[0]?.hint : undefined;
  return { kind: 'unavailable', why: `${reported}: ${reasonOf(error)}`, hint: hint || undefined };
}
