import { join, relative, resolve } from 'node:path';
import { type FoundPolicy, reasonOf } from '../config/policy/policy.ts';
import { linkTarget } from '../config/policy/policy-base.ts';
import { UserError } from '../model/errors.ts';
import { lacksPermission, permissionHint, ServiceError } from '../model/ports/service-error.ts';
import { cutMiddle } from '../model/text/text.ts';
import type { Unavailable } from '../model/verdict/evidence.ts';
import type { PolicySource } from '../model/verdict/policy-source.ts';
import { isWithin, type OverlaidFiles, overlaid } from '../platform/files/memory-files.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import { EVIDENCE_FOLDER } from './evidence-files.ts';
import { MAX_EVIDENCE_BYTES } from './run-file.ts';

interface BaselineFiles {
  readonly files: OverlaidFiles;
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
  { cwd, files }: { readonly cwd: string; readonly files: OverlaidFiles },
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
