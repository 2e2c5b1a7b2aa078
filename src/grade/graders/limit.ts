import * as z from 'zod';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import { MAX_MEASURE } from '../../model/suite/limits.ts';
import { type Names, nameIn, refuseDoubles } from './option-names.ts';

const A_LIMIT = 'must be a number, 0 or more';

export const limit = z.number(A_LIMIT).nonnegative(A_LIMIT).max(MAX_MEASURE, `must be at most ${MAX_MEASURE}`);

/** Requires a limit under one of its names. */
export function needLimit(options: Readonly<Record<string, unknown>>, names: Names, context: z.RefinementCtx): void {
  refuseDoubles(options, names, context);
  if (nameIn(options, names) === undefined) {
    context.addIssue({ code: 'custom', path: [names[0]], message: A_LIMIT });
  }
}

/** A measured or unknown value, and its limit. */
interface Measurement {
  /** What it is, as the beginning of a sentence. */
  readonly what: string;
  readonly value: number | undefined;
  readonly limit: number;
  readonly show: (value: number) => string;
}

/** Whether a limit is met. A value that the target did not report meets none. */
export function withinLimit({ what, value, limit, show }: Measurement): Assertion {
  const most = show(limit);
  if (value === undefined) return { text: `${what}: the target reported none (limit: ${most})`, passed: false };
  const passed = value <= limit;
  const text = `${what}: ${show(value)}, ${passed ? 'within' : 'over'} the limit of ${most}`;
  // The texts are rounded, so a small excess would not be visible.
  return passed || show(value) !== most ? { text, passed } : { text, passed, evidence: `${value} is over ${limit}` };
}

/** The reply of a check whose data the target did not report: that is not a value of zero. */
export const unreported = (text: string): GraderReply => ({
  kind: 'scored',
  score: 0,
  isUnreported: true,
  assertions: [{ text, passed: false }],
});

/** The reply of a check with one limit. */
export function withinOneLimit(measurement: Measurement): GraderReply {
  const assertion = withinLimit(measurement);
  return measurement.value === undefined ? unreported(assertion.text) : allHeld([assertion]);
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
