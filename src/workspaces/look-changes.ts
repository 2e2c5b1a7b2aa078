import type { TreeLook } from '../model/ports/ports.ts';

/** A file, or a link, that is not what it was. */
export interface PathChange {
  readonly path: string;
  /** Whether there was one, and whether there is. */
  readonly before: boolean;
  readonly after: boolean;
}

/**
 * What differs between two looks at one folder. What lies in a `.git` is passed over, and of folders only whether they
 * are there, by what is in them. Tells also of files that were written again without another content.
 */
export function changesBetween(before: TreeLook, after: TreeLook): readonly PathChange[] {
  if (before.root !== after.root) return allOf(before, after);
  return isSame(before, after) ? [] : changesOfEach(before, after);
}

const STRIDE = 5;
const [MODE, CHANGED_AT] = [0, 4];
const FOLDER = 0o040000;
const REPORTED = [0o100000, 0o120000];

type Entries = Pick<TreeLook, 'paths' | 'numbers' | 'settledBefore'>;

function isSame(before: TreeLook, after: TreeLook): boolean {
  if (before.records !== undefined && after.records !== undefined) {
    return Buffer.compare(before.records, after.records) === 0 && isSettled(before);
  }
  if (before.paths.length !== after.paths.length) return false;
  for (let index = 0; index < after.paths.length; index += 1) {
    if (before.paths[index] !== after.paths[index] || !isSameAt(before, index, after, index)) return false;
  }
  return true;
}

/** Whether another change of any file would show. */
function isSettled(look: Entries): boolean {
  const isLate = (index: number) =>
    kindOf(numberAt(look, index, MODE)) !== FOLDER && numberAt(look, index, CHANGED_AT) >= look.settledBefore;
  return !look.paths.some((_, index) => isLate(index));
}

function changesOfEach(before: Entries, after: Entries): PathChange[] {
  const earlier = new Map(before.paths.map((path, index) => [path, index]));
  const changes: PathChange[] = [];
  const add = (path: string, was: number | undefined, is: number | undefined) => {
    if (isInGit(path)) return;
    const change = { path, before: isReported(before, was), after: isReported(after, is) };
    // Of folders, pipes and sockets nothing is told, unless they are in the place of what is.
    if (change.before || change.after || isOdd(after, is)) changes.push(change);
  };
  for (const [index, path] of after.paths.entries()) {
    const was = earlier.get(path);
    earlier.delete(path);
    if (was === undefined || !isSameAt(before, was, after, index)) add(path, was, index);
  }
  for (const [path, index] of earlier) add(path, index, undefined);
  return changes;
}

const allOf = (before: TreeLook, after: TreeLook): PathChange[] => {
  const nothing = { paths: [], numbers: new Float64Array(0), settledBefore: before.settledBefore };
  const all = new Map(changesOfEach(before, nothing).map((change) => [change.path, change]));
  for (const change of changesOfEach(nothing, after)) {
    all.set(change.path, { ...change, before: all.get(change.path)?.before ?? false });
  }
  // The folder itself: whoever is to look into it has to know.
  return [{ path: '', before: false, after: false }, ...all.values()];
};

function isSameAt(before: Entries, was: number, after: Entries, is: number): boolean {
  const mode = numberAt(after, is, MODE);
  if (numberAt(before, was, MODE) !== mode) return false;
  if (kindOf(mode) === FOLDER) return true;
  for (let each = MODE + 1; each < STRIDE; each += 1) {
    if (numberAt(before, was, each) !== numberAt(after, is, each)) return false;
  }
  return numberAt(before, was, CHANGED_AT) < before.settledBefore;
}

const isReported = (look: Entries, index: number | undefined): boolean =>
  index !== undefined && REPORTED.includes(kindOf(numberAt(look, index, MODE)));

const isOdd = (look: Entries, index: number | undefined): boolean =>
  index !== undefined && !isReported(look, index) && kindOf(numberAt(look, index, MODE)) !== FOLDER;

const kindOf = (mode: number): number => mode & 0o170000;

const numberAt = ({ numbers }: Entries, index: number, which: number): number => numbers[index * STRIDE + which] ?? 0;

const isInGit = (path: string): boolean =>
  path === '.git' || path.startsWith('.git/') || path.endsWith('/.git') || path.includes('/.git/');
