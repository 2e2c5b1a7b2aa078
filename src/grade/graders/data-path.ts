import { DEEPEST_JSON } from '../../shared/depth.ts';

/** The keys and positions that lead from data to a value within it. */
export type DataPath = readonly string[];

/** The steps of a path as suites write it, `a.items[0].x`: dots and brackets only part them. */
export const stepsOf = (path: string): DataPath => path.split(/[.[\]]/).filter((step) => step !== '');

/**
 * The value at a path; undefined if there is none, which JSON cannot express. Only own properties of the data are
 * found: `constructor` is an ordinary key. A list also has its `length`.
 */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(stepInto, data);
}

function stepInto(data: unknown, step: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  const key = Array.isArray(data) && /^\d+$/.test(step) ? Number(step) : step;
  return Object.hasOwn(data, key) ? (data as Readonly<Record<string | number, unknown>>)[key] : undefined;
}

/** Maximum number of leaves; larger reports are not readable. */
export const MOST_LEAVES = 1_000;

/** One value that holds no others: a scalar, or a list or mapping with nothing in it. */
interface Leaf {
  readonly path: DataPath;
  readonly value: unknown;
}

/** Every leaf of some data, in its order; `undefined` when there are more than `MOST_LEAVES` or they lie too deep. */
export function leavesOf(data: unknown): readonly Leaf[] | undefined {
  const leaves: Leaf[] = [];
  const waiting: Leaf[] = [{ path: [], value: data }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next;
    const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (inside.length === 0) leaves.push(next);
    const isTooMuch = leaves.length + waiting.length + inside.length > MOST_LEAVES;
    if (isTooMuch || path.length > DEEPEST_JSON) return undefined;
    waiting.push(...inside.map(([key, child]) => ({ path: [...path, key], value: child as unknown })).reverse());
  }
  return leaves;
}

/** A path for people: `a.items[0].x`; the data as a whole is `(all of it)`. */
export function pathText(path: DataPath): string {
  if (path.length === 0) return '(all of it)';
  return path
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
