import { dirname, join, relative, resolve, sep } from 'node:path';
import { EVIDENCE_FOLDER } from '../../baseline/evidence-files.ts';
import { MAX_EVIDENCE_BYTES } from '../../baseline/run-file.ts';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { lacksPermission, permissionHint, ServiceError } from '../../model/ports/service-error.ts';
import { cutMiddle } from '../../model/text/text.ts';
import type { Unavailable } from '../../model/verdict/evidence.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import { memoryFiles, type ReadableFiles } from '../../platform/files/memory-files.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { Differences } from './base-files.ts';
import { type FoundPolicy, reasonOf } from './policy.ts';
import { linkTarget } from './policy-base.ts';

type Disk = ReadableFiles & Pick<Files, 'glob' | 'namesIn'>;

interface BaselineFiles {
  readonly files: Disk;
  readonly source: PolicySource | undefined;
  /** Why there is no comparison: the files differ from those of the base branch, which cannot be read. */
  readonly unavailable?: Unavailable;
}

const MAX_NAME = 80;

/**
 * The files for the baseline of a change, as its base commit has them: a change must not choose what it is compared with.
 * Files that are in neither commit are read from the disk: a step of the job made them.
 */
export async function baselineFiles(
  { inputs, base, source }: Pick<FoundPolicy, 'inputs' | 'base' | 'source'>,
  { cwd, files }: { readonly cwd: string; readonly files: Disk },
): Promise<BaselineFiles> {
  if (base === undefined || !base.isOwnRun || source?.from !== 'base') return { files, source };
  const [first = 'auto'] = inputs.baseline;
  if (first === 'none') return { files, source };
  const usual = first === 'auto' ? [cwd, base.root].map((folder) => join(folder, EVIDENCE_FOLDER)) : [];
  const isHistory = (first === 'auto' || first === 'history') && !['off', 'branch'].includes(inputs.history);
  const named = inputs.baseline.filter((each) => each !== 'auto' && each !== 'history');
  const places = [...(isHistory ? [inputs.history] : []), ...named].map((each) => resolve(cwd, each));
  const paths = [...new Set([...usual, ...places])];
  if (paths.length === 0) return { files, source };

  try {
    const targets = await Promise.all(paths.map((path) => linkTarget(path, base.root, files)));
    const differences = await base.differences([...new Set([...paths, ...targets])]);
    if (differences.size === 0) return { files, source };
    // Links that resolve to the same content in both commits are no changes.
    const isChanged = async ([path, text]: readonly [string, string | undefined]) =>
      text !== ((await files.state(path)) === 'file' ? await files.read(path, MAX_EVIDENCE_BYTES) : undefined);
    const entries = [...differences];
    const areChanged = await Promise.all(entries.map(isChanged));
    const changedFiles = entries.flatMap(([path], index) => (areChanged[index] ? [path] : []));
    const changed = paths.filter((path, index) =>
      changedFiles.some((each) => [path, targets[index] ?? path].some((location) => isWithin(each, location))),
    );
    const changes = changed.map((path) => ({ file: cutMiddle(shownPath(path, cwd), MAX_NAME) }));
    const real = await files.realPath(base.root);
    const atRealPath = entries.map(([path, text]) => [join(real, relative(base.root, path)), text] as const);
    return {
      files: overlaid(files, new Map([...differences, ...atRealPath])),
      source: { ...source, changes: [...source.changes, ...changes] },
    };
  } catch (error) {
    const isRefusal = error instanceof ServiceError && lacksPermission(error);
    const hint = error instanceof UserError ? error.problems[0]?.hint : undefined;
    const why = `this change modifies the baseline files, and those of its base branch could not be read: ${reasonOf(error)}`;
    return {
      files,
      source,
      unavailable: {
        kind: 'unavailable',
        why,
        hint: isRefusal ? permissionHint() : hint || undefined,
        lacksPermission: isRefusal || undefined,
      },
    };
  }
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
      const isFolder = (await disk.state(folder)) === 'folder';
      const found = isFolder ? await disk.namesIn(folder, most) : { names: [], others: 0, isWhole: true };
      const added = [...contents.keys()].flatMap((path) => {
        if (!isWithin(path, folder)) return [];
        // A file within the folder, or the folder below that has it.
        const [first = '', ...rest] = relative(folder, path).split(sep);
        return [rest.length === 0 ? first : `${first}/`];
      });
      const names = found.names.filter((name) => !isGone(join(folder, name)));
      return { ...found, names: [...new Set([...names, ...added])].sort() };
    },
    async glob(patterns, options) {
      const found = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
      // Both readers of folders want the files of one ending: evidence, or labels.
      const endings = patterns.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
      const added = [...contents.keys()].filter(
        (path) => dirname(path) === options.cwd && endings.some((ending) => path.endsWith(ending)),
      );
      return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
    },
  };
}
