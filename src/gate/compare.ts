import { type UserError, userError } from '../model/errors.ts';
import { listed } from '../model/text/similar-names.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { pairedDifference } from './statistics/paired-difference.ts';
import { mean } from './statistics/variance.ts';

/** One score of a test. Scores are taken as they are, also those of errors. */
export interface ScoreOfTest {
  readonly testId: string;
  readonly score: number;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

/** AgentV's comparison of two sides, with its names and its numbers. */
export type Pairwise = ReturnType<typeof comparePair>;

export interface CompareOptions {
  /** The least difference that is a win or a loss. */
  readonly threshold: number;
  /**
   * The identity of a test: `test-id` as in AgentV; `auto` adds suite and target if both sides have several of them, as
   * long as any test matches then.
   */
  readonly pairBy: 'auto' | 'test-id';
  /** Adds the 95% interval of the mean difference, and its p-value. */
  readonly interval?: boolean | undefined;
}

export const WIN_THRESHOLD = 0.1;

/** Compares two sides test by test: of a test with several rows the last one counts. */
export function comparePair(
  before: readonly ScoreOfTest[],
  after: readonly ScoreOfTest[],
  { threshold, pairBy, interval = false }: CompareOptions,
) {
  const fully = pairBy === 'auto' && hasSeveral(before) && hasSeveral(after) ? paired(before, after, fullKey) : [];
  const isFull = fully.length > 0;
  const [pairs, keyOf] = isFull ? [fully, fullKey] : [paired(before, after, idOf), idOf];
  const matched = pairs.map(([first, second]) => {
    const delta = second.score - first.score;
    return {
      test_id: first.testId,
      // Only if suite and target are needed to identify tests.
      ...(isFull && first.suite !== undefined && { suite: first.suite }),
      ...(isFull && first.target !== undefined && { target: first.target }),
      score1: first.score,
      score2: second.score,
      delta,
      // The share of the possible gain; null if nothing was missing.
      normalized_gain: first.score >= 1 ? null : delta / (1 - first.score),
      // Exact comparisons without a tolerance: the same verdicts as AgentV's.
      outcome: delta >= threshold ? ('win' as const) : delta <= -threshold ? ('loss' as const) : ('tie' as const),
    };
  });
  const partners = new Set(pairs.map(([first]) => keyOf(first)));
  const count = (outcome: 'win' | 'loss' | 'tie') => matched.filter((each) => each.outcome === outcome).length;
  const gains = matched.flatMap(({ normalized_gain }) => normalized_gain ?? []);
  return {
    matched,
    unmatched: {
      file1: before.filter((row) => !partners.has(keyOf(row))).length,
      file2: after.filter((row) => !partners.has(keyOf(row))).length,
    },
    summary: {
      total: before.length + after.length,
      matched: matched.length,
      wins: count('win'),
      losses: count('loss'),
      ties: count('tie'),
      mean_delta: matched.length === 0 ? 0 : rounded(mean(matched.map(({ delta }) => delta))),
      mean_normalized_gain: gains.length === 0 ? null : rounded(mean(gains)),
      interval: interval && matched.length > 0 ? intervalOf(matched) : undefined,
    },
  };
}

/** As an experiment with one trial for each test. Unless the test within pairs rejects, it reaches 0. */
function intervalOf(matched: readonly { readonly score1: number; readonly score2: number }[]) {
  const { interval, p } = pairedDifference(
    matched.map(({ score1, score2 }) => ({ first: [score1], second: [score2] })),
  );
  const { low, high } = p > 0.05 ? { low: Math.min(0, interval.low), high: Math.max(0, interval.high) } : interval;
  return { low: rounded(low), high: rounded(high), p: Number(p.toPrecision(3)) };
}

const idOf = ({ testId }: ScoreOfTest): string => testId;
const fullKey = ({ suite, testId, target }: ScoreOfTest): string => JSON.stringify([suite, testId, target]);
const hasSeveral = (rows: readonly ScoreOfTest[]): boolean =>
  new Set(rows.map(({ suite, target }) => JSON.stringify([suite, target]))).size > 1;

function paired(
  before: readonly ScoreOfTest[],
  after: readonly ScoreOfTest[],
  keyOf: (row: ScoreOfTest) => string,
): (readonly [ScoreOfTest, ScoreOfTest])[] {
  const seconds = new Map(after.map((row) => [keyOf(row), row]));
  return [...new Map(before.map((row) => [keyOf(row), row]))].flatMap(([key, first]) => {
    const second = seconds.get(key);
    return second ? [[first, second] as const] : [];
  });
}

interface MatrixOptions {
  readonly threshold: number;
  /** Only these targets; unknown names are ignored unless all are unknown. Empty: all. */
  readonly targets: readonly string[];
  readonly baseline?: string | undefined;
  readonly interval?: boolean | undefined;
}

export type Matrix = ReturnType<typeof compareMatrix>;

/** Compares all targets with each other. Throws a `UserError` if these rows cannot be compared in this way. */
export function compareMatrix(rows: readonly ScoreOfTest[], options: MatrixOptions) {
  const byTarget = byTargets(rows);
  const available = [...byTarget.keys()].sort();
  const { targets: wanted, baseline, threshold, interval } = options;
  const targets = wanted.length === 0 ? available : available.filter((name) => wanted.includes(name));
  if (targets.length === 0 && wanted.length > 0)
    throw unknownTarget(`None of these targets is in the results: ${listed(wanted)}`, available);
  if (baseline !== undefined && !targets.includes(baseline))
    throw unknownTarget(`The baseline target "${baseline}" is not in the results`, available);
  const rowsOf = (target: string) => byTarget.get(target) ?? [];
  const ids = [...new Set(targets.flatMap((target) => rowsOf(target).map(idOf)))].sort();
  const scores = targets.map(
    (target) => [target, new Map(rowsOf(target).map((row) => [row.testId, row.score]))] as const,
  );
  return {
    matrix: ids.map((test_id) => ({
      test_id,
      scores: Object.fromEntries(scores.map(([target, known]) => [target, known.get(test_id)])),
    })),
    pairwise: targets.flatMap((first, index) =>
      targets.slice(index + 1).map((second) => ({
        ...comparePair(rowsOf(first), rowsOf(second), { threshold, interval, pairBy: 'test-id' }),
        baseline: first,
        candidate: second,
      })),
    ),
    targets,
  };
}

export function compareTargets(
  rows: readonly ScoreOfTest[],
  options: Omit<CompareOptions, 'pairBy'> & { readonly baseline: string; readonly candidate: string },
): Pairwise {
  const byTarget = byTargets(rows);
  const [before, after] = (['baseline', 'candidate'] as const).map((side) => {
    const known = byTarget.get(options[side]);
    if (known !== undefined) return known;
    throw unknownTarget(`The ${side} target "${options[side]}" is not in the results`, [...byTarget.keys()].sort());
  });
  return comparePair(before ?? [], after ?? [], { ...options, pairBy: 'test-id' });
}

function byTargets(rows: readonly ScoreOfTest[]): Map<string, readonly ScoreOfTest[]> {
  const unnamed = rows.find(({ target }) => target === undefined);
  if (unnamed === undefined) return groupedBy(rows, ({ target = '' }) => target);
  const message = `The result of "${unnamed.testId}" names no target, so targets cannot be compared`;
  throw userError('INPUT_INVALID', message);
}

const unknownTarget = (message: string, available: readonly string[]): UserError =>
  userError('INPUT_INVALID', `${message}. Targets in the results: ${listed(available)}`);

interface CompareLimits {
  /** How far the mean may drop; AgentV: 0. */
  readonly maxMeanDrop?: number | undefined;
  readonly maxLosses?: number | undefined;
  readonly failOnMissing?: boolean | undefined;
}

/** Whether the second side is worse: its rounded mean is lower, or a condition is not met. */
export function isWorse({ summary, unmatched }: Pairwise, limits: CompareLimits = {}): boolean {
  return (
    summary.mean_delta < -(limits.maxMeanDrop ?? 0) ||
    (limits.maxLosses !== undefined && summary.losses > limits.maxLosses) ||
    (limits.failOnMissing === true && unmatched.file1 > 0)
  );
}

/** Whether any other target has a lower mean than the baseline; without a baseline the matrix only informs. */
export function isWorseThan(baseline: string | undefined, { pairwise }: Matrix): boolean {
  return pairwise.some(
    ({ baseline: first, candidate: second, summary }) =>
      (first === baseline && summary.mean_delta < 0) || (second === baseline && summary.mean_delta > 0),
  );
}

/** Three decimals, halves upwards, and no negative zero. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
