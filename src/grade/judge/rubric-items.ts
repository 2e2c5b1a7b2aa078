import type { OptionNote } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/limits.ts';
import { mistypedKey } from '../../shared/did-you-mean.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutEnd } from '../../shared/text.ts';

const operators = ['correctness', 'contradiction'] as const;
type Operator = (typeof operators)[number];

/** One criterion that a judge is asked about. */
export interface Rubric {
  readonly id: string;
  readonly outcome: string;
  readonly weight: number;
  /** Whether a miss fails the grader; unknown for criteria with ranges that do not set it. */
  readonly required?: boolean | undefined;
  /** The suite says `required: true`: a miss fails the test, too. */
  readonly failsTest?: true;
  readonly operator?: Operator | undefined;
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
  readonly rubrics: readonly Rubric[];
  readonly problems: readonly RubricProblem[];
  /** Parts that are interpreted differently than expected, or ignored. */
  readonly notes: readonly OptionNote[];
}

/** Reads the criteria of a suite, in every spelling of AgentV. */
export function readRubrics(items: readonly unknown[]): ReadRubrics {
  const problems: RubricProblem[] = [];
  const notes: OptionNote[] = [];
  const rubrics = items.flatMap((item, index) => readItem(item, index, problems, notes) ?? []);
  if (!rubrics.some(({ ranges }) => ranges !== undefined)) notes.push(...minimumNotes(items));
  const seen = new Set<string>();
  for (const { id } of rubrics) {
    const message = `has two criteria with the id "${cutEnd(id, 60)}"`;
    if (seen.has(id))
      problems.push({ path: [], message, hint: 'A judge identifies criteria by their ids: change one.' });
    seen.add(id);
  }
  return { rubrics, problems, notes };
}

/** A criterion that is only checked has no score with a minimum. */
const minimumNotes = (items: readonly unknown[]): OptionNote[] =>
  items.flatMap((item, index) =>
    ['min_score', 'required_min_score'].flatMap((key) =>
      typeof item === 'object' && item !== null && Object.hasOwn(item, key)
        ? [{ path: [index, key], message: `"${key}" has no effect: no criterion has "score_ranges"` }]
        : [],
    ),
  );

function readItem(item: unknown, index: number, problems: RubricProblem[], notes: OptionNote[]): Rubric | undefined {
  const id = `rubric-${index + 1}`;
  if (typeof item === 'string' && item.trim() !== '') return { id, outcome: item.trim(), weight: 1, required: true };
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
    return new Item(item as Fields, index, problems, notes).read(id);
  }
  problems.push({ path: [index], message: 'must be text that is not empty, or a mapping with "outcome"' });
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const OLD_MINIMUM = '"required_min_score" is an old name';

/** Earlier names of `outcome`, the newest first. */
const OUTCOMES = ['outcome', 'criteria', 'description', 'expected_outcome'];
const KEYS = [...OUTCOMES, 'id', 'weight', 'required', 'operator', 'min_score', 'required_min_score', 'score_ranges'];

class Item {
  readonly #fields: Fields;
  readonly #index: number;
  readonly #problems: RubricProblem[];
  readonly #notes: OptionNote[];

  constructor(fields: Fields, index: number, problems: RubricProblem[], notes: OptionNote[]) {
    this.#fields = fields;
    this.#index = index;
    this.#problems = problems;
    this.#notes = notes;
  }

  read(defaultId: string): Rubric | undefined {
    for (const key of Object.keys(this.#fields)) {
      if (!KEYS.includes(key)) this.#unknownKey(key);
    }
    const ranges = this.#ranges();
    const outcome = this.#outcome();
    if (outcome === undefined && this.#own('score_ranges') === undefined) {
      const [slip] = Object.keys(this.#fields).filter((key) => mistypedKey(key, OUTCOMES) !== undefined);
      const hint =
        slip === undefined ? 'Describe the criterion as "outcome".' : `Did you mean "outcome" instead of "${slip}"?`;
      this.#problems.push({ path: [this.#index], message: 'needs "outcome": a criterion says what it wants', hint });
      return undefined;
    }
    const required = this.#required() ?? (ranges === undefined ? true : undefined);
    const operator = this.#operator();
    const minScore = this.#minScore();
    return {
      id: this.#id() ?? defaultId,
      outcome: outcome ?? '',
      weight: this.#weight(),
      required,
      failsTest: this.#own('required') === true ? (true as const) : undefined,
      operator,
      minScore,
      ranges,
    };
  }

  /** It is an error where it is a mistyped key, because the setting that it should be has no effect. */
  #unknownKey(key: string): void {
    const meant = mistypedKey(key, KEYS);
    const isMistyped = meant !== undefined && this.#own(meant) === undefined;
    const path = [this.#index, key];
    const message = `A criterion has no "${cutEnd(key, 60)}"${isMistyped ? '' : ', so it has no effect'}`;
    const hint = meant && `Did you mean "${meant}"?`;
    this.#notes.push({ path, message, hint, isMistyped: isMistyped || undefined });
  }

  #outcome(): string | undefined {
    for (const key of OUTCOMES) {
      const value = this.#own(key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
    return undefined;
  }

  #id(): string | undefined {
    const id = this.#own('id');
    if (id === undefined) return undefined;
    if (typeof id === 'string' && id.trim() !== '') return id.trim();
    if (typeof id === 'number') return String(id);
    this.#problem('id', 'must be text that is not empty');
    return undefined;
  }

  #weight(): number {
    const weight = this.#own('weight');
    if (weight === undefined) return 1;
    if (typeof weight === 'number' && weight >= 0 && weight <= MAX_WEIGHT) return weight;
    this.#note('weight', `The weight of a criterion is not a number from 0 to ${MAX_WEIGHT}, so it counts as 1`);
    return 1;
  }

  #required(): boolean | undefined {
    const required = this.#own('required');
    if (required === undefined || typeof required === 'boolean') return required;
    this.#note('required', '"required" of a criterion is neither true nor false and is ignored');
    return undefined;
  }

  #operator(): Operator | undefined {
    const given = this.#own('operator');
    if (given === undefined) return undefined;
    const operator = operators.find((each) => each === given);
    if (operator === undefined) {
      this.#note('operator', 'This operator is unknown and is ignored', `Known operators: ${operators.join(', ')}`);
    }
    return operator;
  }

  #minScore(): number | undefined {
    const given = this.#own('min_score');
    const isShare = typeof given === 'number' && given > 0 && given <= 1;
    if (given !== undefined && !isShare) this.#problem('min_score', 'must be a number over 0 and up to 1');
    const old = this.#own('required_min_score');
    if (old === undefined) return isShare ? given : undefined;
    if (typeof old !== 'number' || !Number.isInteger(old) || old < 0 || old > 10) {
      this.#problem('required_min_score', 'must be a whole number from 0 to 10');
      return undefined;
    }
    const hint = old === 0 ? 'Remove it: 0 requires nothing.' : `Write "min_score: ${old / 10}".`;
    this.#notes.push({ path: [this.#index, 'required_min_score'], message: OLD_MINIMUM, hint, isOld: true });
    return isShare ? given : old / 10;
  }

  #ranges(): readonly ScoreRange[] | undefined {
    const given = this.#own('score_ranges');
    if (given === undefined) return undefined;
    const read = readRanges(given);
    if (read.kind === 'read') return read.ranges;
    this.#problems.push({ path: [this.#index, 'score_ranges', ...read.path], message: read.message });
    return undefined;
  }

  /** A key without a value asks for nothing. */
  #own(key: string): unknown {
    return Object.hasOwn(this.#fields, key) ? (this.#fields[key] ?? undefined) : undefined;
  }

  #problem(key: string, message: string): void {
    this.#problems.push({ path: [this.#index, key], message });
  }

  #note(key: string, message: string, hint?: string): void {
    const path = Object.hasOwn(this.#fields, key) ? [this.#index, key] : [this.#index];
    this.#notes.push({ path, message, hint });
  }
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
 * Together they cover every whole number from 0 to 10 once; they come back in that order.
 */
function readRanges(given: unknown): ReadRanges {
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
