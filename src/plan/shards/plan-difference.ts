import type { ChangedFile, PinnedFile, ShardPlan } from '../../model/run/shard-plan.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import { cutEnd, kebab, plural } from '../../shared/text.ts';

/** The first difference between two plans that should be equal, as the end of a sentence: `other` has it, unlike `one`. */
export function planDifference(one: ShardPlan, other: ShardPlan): string {
  if (one.generator.version !== other.generator.version)
    return `it was made by version ${other.generator.version} of eval-action, not ${one.generator.version}`;
  if (one.shards.length !== other.shards.length)
    return `it has ${plural('shard', other.shards.length)}, not ${one.shards.length}`;
  if (one.commit !== other.commit) return `it is for ${commitOf(other)}, not ${commitOf(one)}`;
  return (
    inputDifference(one, other) ??
    fileDifference(one.files, other.files) ??
    changeDifference(one, other) ??
    partDifference(one, other)
  );
}

const commitOf = ({ commit }: ShardPlan): string =>
  commit === undefined ? 'no commit' : `the commit ${commit.slice(0, 10)}`;

function inputDifference({ inputs: one }: ShardPlan, { inputs: other }: ShardPlan): string | undefined {
  const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (each) => !deepEqual(one[each], other[each]),
  );
  return name === undefined ? undefined : `${kebab(name)} is ${shown(other[name])}, not ${shown(one[name])}`;
}

const LONGEST_VALUE = 100;
const shown = (value: unknown): string =>
  value === undefined ? 'the default' : cutEnd(JSON.stringify(value), LONGEST_VALUE);

function fileDifference(one: readonly PinnedFile[], other: readonly PinnedFile[]): string | undefined {
  const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256])));
  const path = [...one, ...other].map((file) => file.path).find((each) => first?.get(each) !== second?.get(each));
  if (path === undefined) return undefined;
  if (second?.get(path) === undefined) return `it was made without the file ${path}`;
  return first?.get(path) === undefined
    ? `it was also made with the file ${path}`
    : `the file ${path} has another content`;
}

/** The names of files that differ from the commit, in one of two checkouts only or in another way. */
export function differentFiles(one: readonly ChangedFile[], other: readonly ChangedFile[]): string[] {
  const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256 ?? ''])));
  const paths = [...new Set([...one, ...other].map(({ path }) => path))].sort();
  return paths.filter((path) => first?.get(path) !== second?.get(path));
}

function changeDifference({ changed: one }: ShardPlan, { changed: other }: ShardPlan): string | undefined {
  if ((one === undefined) !== (other === undefined)) return 'git listed the changed files for one of them only';
  const [path] = differentFiles(one ?? [], other ?? []);
  return path === undefined ? undefined : `the file ${path} differs from the commit in another way`;
}

/** What is left differs by time or machine: the baseline has an age, and tests of programs may change. */
function partDifference(one: ShardPlan, other: ShardPlan): string {
  if (!deepEqual(one.baseline, other.baseline)) return 'its baseline is another one';
  if (!deepEqual(one.tests, other.tests)) return 'its tests, or their shards, are others';
  return deepEqual(one.policy, other.policy) ? 'its warnings or limits are others' : 'its policy is another one';
}
