import type { OptionNote } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/number-limits.ts';
import { mistypedKey } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';

const operators = ['correctness', 'contradiction'] as const;
/** One criterion that a judge is asked about. */
export interface Rubric {
  readonly id: string;
  readonly outcome: string;
  readonly weight: number;
  /** Whether a miss fails the grader; unknown for criteria with ranges that do not set it. */
  readonly required?: boolean | undefined;
  /** The suite says `required: true`: a miss fails the test, too. */
  readonly failsTest?: true | undefined;
  readonly operator?: (typeof operators)[number] | undefined;
  /** The share of the full score below which the grader fails; over 0 and up to 1. */
  readonly minScore?: number | undefined;
  readonly ranges?: readonly ScoreRange[] | undefined;
}

/** The location of an error in a list of criteria, and the valid form. */
interface RubricProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint?: string | undefined;
}

interface ReadRubrics {
  readonly rubrics: Rubric[];
  readonly problems: RubricProblem[];
  /** Parts that are interpreted differently than expected, or ignored. */
  readonly notes: OptionNote[];
}

/** Earlier names of `outcome`, the newest first. */
const OUTCOMES = ['outcome', 'criteria', 'description', 'expected_outcome'];
const KEYS = [...OUTCOMES, 'id', 'weight', 'required', 'operator', 'min_score', 'required_min_score', 'score_ranges'];

/** Reads the criteria of a suite, in every spelling of AgentV. */
export function readRubrics(items: readonly unknown[]): ReadRubrics {
  const read: ReadRubrics = { rubrics: [], problems: [], notes: [] };
  const { rubrics, problems } = read;
  for (const [index, item] of items.entries()) {
    const id = `rubric-${index + 1}`;
    if (isText(item)) rubrics.push({ id, outcome: item.trim(), weight: 1, required: true });
    else if (isMapping(item)) readItem(item, index, read);
    else problems.push({ path: [index], message: 'must be text that is not empty, or a mapping with "outcome"' });
  }
  const seen = new Set<string>();
  for (const { id } of rubrics) {
    const message = `has two criteria with the id "${cutEnd(id, 60)}"`;
    const hint = 'A judge identifies criteria by their ids: change one.';
    if (seen.has(id)) problems.push({ path: [], message, hint });
    seen.add(id);
  }
  return read;
}

function readItem(item: Readonly<Record<string, unknown>>, index: number, { rubrics, problems, notes }: ReadRubrics) {
  /** A key without a value asks for nothing. */
  const at = (key: string) => (Object.hasOwn(item, key) ? (item[key] ?? undefined) : undefined);
  const problem = (key: string, message: string) => problems.push({ path: [index, key], message });
  const note = (key: string, message: string, hint?: string) => notes.push({ path: [index, key], message, hint });

  for (const key of Object.keys(item).filter((each) => !KEYS.includes(each))) {
    const meant = mistypedKey(key, KEYS);
    // An error where it is a mistyped key, because the setting that it should be has no effect.
    const isMistyped = meant !== undefined && at(meant) === undefined;
    const message = `A criterion has no "${cutEnd(key, 60)}"${isMistyped ? '' : ', so it has no effect'}`;
    const hint = meant && `Did you mean "${meant}"?`;
    notes.push({ path: [index, key], message, hint, isMistyped: isMistyped || undefined });
  }

  const ranges = readRanges(at('score_ranges'));
  if (ranges.kind === 'wrong') {
    problems.push({ path: [index, 'score_ranges', ...ranges.path], message: ranges.message });
  }
  const outcome = OUTCOMES.map(at).find(isText)?.trim();
  if (outcome === undefined && at('score_ranges') === undefined) {
    const slip = Object.keys(item).find((key) => mistypedKey(key, OUTCOMES) !== undefined);
    const hint =
      slip === undefined ? 'Describe the criterion as "outcome".' : `Did you mean "outcome" instead of "${slip}"?`;
    problems.push({ path: [index], message: 'needs "outcome": a criterion says what it wants', hint });
    return;
  }

  const required = at('required');
  if (required !== undefined && typeof required !== 'boolean') {
    note('required', '"required" of a criterion is neither true nor false and is ignored');
  }
  const written = at('operator');
  const operator = operators.find((each) => each === written);
  if (written !== undefined && operator === undefined) {
    note('operator', 'This operator is unknown and is ignored', `Known operators: ${operators.join(', ')}`);
  }
  const minScore = readMinimum(at('min_score'), at('required_min_score'), index, { problems, notes });
  const id = at('id');
  if (id !== undefined && typeof id !== 'number' && !isText(id)) problem('id', 'must be text that is not empty');
  const weight = at('weight') ?? 1;
  const isWeight = typeof weight === 'number' && weight >= 0 && weight <= MAX_WEIGHT;
  if (typeof weight === 'number' && weight > MAX_WEIGHT) problem('weight', `must not be over ${MAX_WEIGHT}`);
  else if (!isWeight) {
    note('weight', `The weight of a criterion is not a number from 0 to ${MAX_WEIGHT}, so it counts as 1`);
  }

  const hasRanges = ranges.kind === 'read' && ranges.ranges.length > 0;
  rubrics.push({
    id: typeof id === 'number' ? String(id) : isText(id) ? id.trim() : `rubric-${index + 1}`,
    outcome: outcome ?? '',
    weight: isWeight ? weight : 1,
    required: typeof required === 'boolean' ? required : hasRanges ? undefined : true,
    failsTest: required === true ? true : undefined,
    operator,
    minScore,
    ranges: hasRanges ? ranges.ranges : undefined,
  });
}

function readMinimum(
  share: unknown,
  old: unknown,
  index: number,
  { problems, notes }: Pick<ReadRubrics, 'problems' | 'notes'>,
): number | undefined {
  const isShare = typeof share === 'number' && share > 0 && share <= 1;
  if (share !== undefined && !isShare) {
    problems.push({ path: [index, 'min_score'], message: 'must be a number over 0 and up to 1' });
  }
  if (old === undefined) return isShare ? share : undefined;
  const path = [index, 'required_min_score'];
  if (!isScore(old)) {
    problems.push({ path, message: 'must be a whole number from 0 to 10' });
    return undefined;
  }
  const hint = old === 0 ? 'Remove it: 0 requires nothing.' : `Write "min_score: ${old / 10}".`;
  notes.push({ path, message: '"required_min_score" is an old name', hint, isOld: true });
  return isShare ? share : old / 10;
}

/** What a score from `low` to `high` means; both count from 0 to 10. */
interface ScoreRange {
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
 * Together they cover every whole number from 0 to 10 once; they come back in that order. No ranges are an empty list.
 */
function readRanges(written: unknown): ReadRanges {
  if (written === undefined) return { kind: 'read', ranges: [] };
  const ranges: ScoreRange[] = [];
  if (Array.isArray(written)) {
    for (const [index, item] of written.entries()) {
      const { score_range: bounds, outcome } = isMapping(item) ? item : {};
      const [low, high] = Array.isArray(bounds) && bounds.length === 2 ? (bounds as unknown[]) : [];
      if (!isScore(low) || !isScore(high) || low > high) {
        return wrong([index, 'score_range'], 'must be two whole numbers from 0 to 10, the lower one first');
      }
      if (!isText(outcome)) return wrong([index, 'outcome'], 'must be text that is not empty');
      ranges.push({ low, high, outcome: outcome.trim() });
    }
  } else if (isMapping(written)) {
    // `7`, and not `07` or `1e1`.
    const lows = Object.keys(written).flatMap((key) => (/^(?:\d|10)$/.test(key) ? [Number(key)] : []));
    for (const [key, outcome] of Object.entries(written)) {
      const low = lows.find((bound) => String(bound) === key);
      if (low === undefined) return wrong([key], 'must have a whole number from 0 to 10 as its key');
      if (!isText(outcome)) return wrong([key], 'must be text that is not empty');
      const high = Math.min(TOP_SCORE + 1, ...lows.filter((bound) => bound > low)) - 1;
      ranges.push({ low, high, outcome: outcome.trim() });
    }
  } else return wrong([], 'must be a list of ranges, or a mapping from lower bounds to texts');

  ranges.sort((one, other) => one.low - other.low);
  let next = 0;
  for (const { low, high } of ranges) {
    if (low < next) return wrong([], `must not overlap: two ranges contain the score ${low}`);
    if (low > next) break;
    next = high + 1;
  }
  if (next <= TOP_SCORE) return wrong([], `must cover 0 to 10: no range contains the score ${next}`);
  return { kind: 'read', ranges };
}

const wrong = (path: readonly (string | number)[], message: string): ReadRanges => ({ kind: 'wrong', path, message });

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TOP_SCORE;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
