import { isMapping } from '../../shared/mapping.ts';
/** What a score from `low` to `high` means; both count from 0 to 10. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
  readonly outcome: string;
}

export const TOP_SCORE = 10;

type ReadRanges =
  | { readonly kind: 'read'; readonly ranges: readonly ScoreRange[] }
  | { readonly kind: 'wrong'; readonly path: readonly (string | number)[]; readonly message: string };

/**
 * Reads the ranges of a criterion: a list of `score_range` with `outcome`, or a mapping from lower bounds to texts.
 * Together they cover every whole number from 0 to 10 once; they come back in that order.
 */
export function readRanges(given: unknown): ReadRanges {
  const read = Array.isArray(given) ? readList(given) : readMapping(given);
  if (read.kind === 'wrong') return read;
  const ranges = read.ranges.toSorted((one, other) => one.low - other.low);
  return complaintAbout(ranges) ?? { kind: 'read', ranges };
}

function readList(items: readonly unknown[]): ReadRanges {
  const ranges: ScoreRange[] = [];
  for (const [index, item] of items.entries()) {
    const fields = isMapping(item) ? item : {};
    const bounds: unknown = fields['score_range'];
    const [low, high] = Array.isArray(bounds) && bounds.length === 2 ? (bounds as unknown[]) : [];
    if (!isScore(low) || !isScore(high) || low > high) {
      return wrong([index, 'score_range'], 'must be two whole numbers from 0 to 10, the lower one first');
    }
    const outcome = fields['outcome'];
    if (!isText(outcome)) return wrong([index, 'outcome'], 'must be text that is not empty');
    ranges.push({ low, high, outcome: outcome.trim() });
  }
  return { kind: 'read', ranges };
}

function readMapping(given: unknown): ReadRanges {
  if (!isMapping(given)) return wrong([], 'must be a list of ranges, or a mapping from lower bounds to texts');
  const entries = Object.entries(given).map(([key, outcome]) => ({ key, low: boundOf(key), outcome }));
  const ranges: ScoreRange[] = [];
  for (const { key, low, outcome } of entries) {
    if (low === undefined) return wrong([key], 'must have a whole number from 0 to 10 as its key');
    if (!isText(outcome)) return wrong([key], 'must be text that is not empty');
    const higher = entries.flatMap((other) => (other.low !== undefined && other.low > low ? [other.low] : []));
    ranges.push({ low, high: Math.min(TOP_SCORE + 1, ...higher) - 1, outcome: outcome.trim() });
  }
  return { kind: 'read', ranges };
}

/** `7`, and not `07` or `1e1`. */
const boundOf = (key: string): number | undefined => (/^(?:\d|10)$/.test(key) ? Number(key) : undefined);

function complaintAbout(ranges: readonly ScoreRange[]): ReadRanges | undefined {
  let next = 0;
  for (const { low, high } of ranges) {
    if (low < next) return wrong([], `must not overlap: two ranges contain the score ${low}`);
    if (low > next) return wrong([], `must cover 0 to 10: no range contains the score ${next}`);
    next = high + 1;
  }
  return next > TOP_SCORE ? undefined : wrong([], `must cover 0 to 10: no range contains the score ${next}`);
}

const wrong = (path: readonly (string | number)[], message: string): ReadRanges => ({ kind: 'wrong', path, message });

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TOP_SCORE;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
