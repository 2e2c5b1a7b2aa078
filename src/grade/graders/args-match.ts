import type { Assertion } from '../../model/run/grade.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import { cutEnd } from '../../shared/text.ts';

/** The ways to compare arguments that are one word; the other way is a list of paths. */
export const argsModes = ['exact', 'superset', 'subset', 'ignore'] as const;
export type ArgsMatch = (typeof argsModes)[number] | readonly string[];

export type Args = Readonly<Record<string, unknown>>;

/** The expected arguments of a call. Without any, every call matches. */
export interface ExpectedArgs {
  readonly args: Args | undefined;
  readonly match: ArgsMatch;
}

/** Whether the input of a call matches the expected one. A call without a reported input only matches "any". */
export function argsFit(input: unknown, { args, match }: ExpectedArgs): boolean {
  if (args === undefined || match === 'ignore') return true;
  if (input === undefined) return false;
  if (match === 'exact') return deepEqual(args, input);
  // An input that is no mapping has no names to compare; those of a list and of a text are positions.
  const given = Object(input) as Args;
  if (match === 'superset') return Object.keys(args).every((key) => isSameAt([key], args, given));
  if (match === 'subset') return input !== null && Object.keys(given).every((key) => isSameAt([key], args, given));
  return match.map(stepsOf).every((path) => find(path, args) === undefined || isSameAt(path, args, given));
}

/**
 * The message of a call whose arguments do not match: it shows both sides, and whether another way to compare would
 * accept it.
 */
export function argsMiss(text: string, input: unknown, { args, match }: ExpectedArgs): Assertion {
  const onlyHasMore = match === 'exact' && argsFit(input, { args, match: 'superset' });
  const hint = onlyHasMore ? ' ("args_match: superset" would accept it: there are only additional ones)' : '';
  return { text: `${text}${hint}`, passed: false, evidence: bothSides(args, input) };
}

/** The actual and the expected input of a call, shortened. */
export const bothSides = (wanted: unknown, input: unknown): string =>
  `${input === undefined ? 'no arguments' : shortened(input)}, expected: ${shortened(wanted)}`;

/** Whether a path names anything in the arguments: one that does not is not compared. */
export const hasPath = (args: Args, path: string): boolean => find(stepsOf(path), args) !== undefined;

const stepsOf = (path: string): string[] => path.split('.');

function isSameAt(path: readonly string[], args: Args, given: Args): boolean {
  const wanted = find(path, args);
  const found = find(path, given);
  return wanted !== undefined && found !== undefined && deepEqual(wanted.value, found.value);
}

function find(path: readonly string[], within: unknown): { readonly value: unknown } | undefined {
  let value = within;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Args)[step];
  }
  return { value };
}

const LONGEST_ARGS = 200;

const shortened = (value: unknown): string => cutEnd(JSON.stringify(value) ?? String(value), LONGEST_ARGS);
