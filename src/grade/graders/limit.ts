import * as z from 'zod';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import { type Names, nameIn, refuseDoubles } from './option-names.ts';

const A_LIMIT = 'must be a number, 0 or more';

export const limit = z.number(A_LIMIT).nonnegative(A_LIMIT);

/** Asks for a limit under one of its names: without it there would be nothing to check. */
export function needLimit(options: Readonly<Record<string, unknown>>, names: Names, context: z.RefinementCtx): void {
  refuseDoubles(options, names, context);
  if (nameIn(options, names) === undefined) {
    context.addIssue({ code: 'custom', path: [names[0]], message: A_LIMIT });
  }
}

/** Something that was measured, or that nobody measured, and the most that it may be. */
interface Measurement {
  /** What it is, as the beginning of a sentence. */
  readonly what: string;
  readonly value: number | undefined;
  readonly limit: number;
  readonly show: (value: number) => string;
}

/** Whether a limit is held. A value that the target did not report holds none. */
export function withinLimit({ what, value, limit, show }: Measurement): Assertion {
  const most = show(limit);
  if (value === undefined) return { text: `${what}: the target reported none (limit: ${most})`, passed: false };
  const passed = value <= limit;
  const text = `${what}: ${show(value)}, ${passed ? 'within' : 'over'} the limit of ${most}`;
  // The texts are rounded, and a miss by less than that would look like none.
  return passed || show(value) !== most ? { text, passed } : { text, passed, evidence: `${value} is over ${limit}` };
}

/** The reply of a check that holds when all its limits are held. */
export const allHeld = (assertions: readonly Assertion[]): GraderReply => ({
  kind: 'scored',
  score: assertions.every(({ passed }) => passed) ? 1 : 0,
  assertions,
});

export const milliseconds = (value: number): string => `${Number(value.toFixed(2))} ms`;
export const dollars = (value: number): string => `$${value.toFixed(4)}`;
export const count = (value: number): string => String(value);
