/** The path of a difference, and both values; undefined for a missing one. */
interface Difference {
  readonly path: readonly string[];
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * The first difference of data from the expected value; undefined if both are the same. Types count (`1` is not `"1"`)
 * and so does the order of a list, but not the order of keys. Works for any depth.
 */
export function firstDifference(expected: unknown, actual: unknown): Difference | undefined {
  const waiting: Pair[] = [{ expected, actual, step: undefined, parent: undefined }];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    if (pair.expected === pair.actual || Object.is(pair.expected, pair.actual)) continue;
    const inside = pairsWithin(pair);
    if (inside === undefined) {
      const path: string[] = [];
      for (let at: Pair | undefined = pair; at?.step !== undefined; at = at.parent) path.unshift(at.step);
      return { path, expected: pair.expected, actual: pair.actual };
    }
    waiting.push(...inside.reverse());
  }
  return undefined;
}

interface Pair {
  readonly expected: unknown;
  readonly actual: unknown;
  readonly step: string | undefined;
  /** A chain, so that data which is nothing but depth costs no more than any other. */
  readonly parent: Pair | undefined;
}

function pairsWithin(pair: Pair): Pair[] | undefined {
  const { expected, actual } = pair;
  if (!isContainer(expected) || !isContainer(actual)) return undefined;
  if (Array.isArray(expected) !== Array.isArray(actual)) return undefined;
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) return undefined;
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].map((key) => ({
    expected: ownValue(expected, key),
    actual: ownValue(actual, key),
    step: key,
    parent: pair,
  }));
}

type Members = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const ownValue = (container: Members, key: string): unknown =>
  Object.hasOwn(container, key) ? container[key] : undefined;

/** Whether two values of JSON are the same: types count and so does the order of a list, the order of keys does not. Takes any depth. */
export const deepEqual = (one: unknown, other: unknown): boolean => firstDifference(one, other) === undefined;
