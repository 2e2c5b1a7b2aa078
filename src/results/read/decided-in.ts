import * as z from 'zod';
import { type TestState, testStates } from '../../model/verdict/assessment.ts';
import { comparedFindings, type Decided, detectableTestsSchema, numbersShape } from '../../model/verdict/decided.ts';

const NOTHING: Decided = { suites: [], tests: [], detectableTests: [] };

const comparedReport = z.lazy(() =>
  z.object({
    settings: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]) })).optional(),
    comparison: z.object({
      suites: z.array(comparedSuite),
      tests: z.array(comparedTest),
      detectableTests: detectableTestsSchema,
    }),
  }),
);
const comparedSuite = z.lazy(() =>
  z.object({
    suite: z.string(),
    file: z.string(),
    target: z.string(),
    finding: z.enum(['not-compared', ...comparedFindings]),
    smallestDetectableDrop: z.number().optional(),
    ...numbersShape(),
  }),
);
const comparedTest = z.lazy(() =>
  z.object({
    suite: z.string(),
    suiteFile: z.string(),
    testId: z.string(),
    target: z.string(),
    state: z.enum(testStates),
    needed: z.int().positive().optional(),
    p: z.number().min(0).max(1).optional(),
  }),
);

/** States of a test that failed unexpectedly. */
const SUSPECTED: ReadonlySet<TestState> = new Set([
  'regressed',
  'fails-on-base',
  'suspected',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
]);

/**
 * What a report decided about its results, for a report on several of them: a job of a matrix everything, because it had
 * its share of the chances of a false alarm. Of other runs only regressions stay: more suspected ones would lower the
 * power for each.
 */
export function decidedIn(report: unknown): Decided {
  const read = comparedReport.safeParse(report);
  if (!read.success) return NOTHING;
  const { settings = [], comparison } = read.data;
  const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
  const tests = comparison.tests.filter(({ state }) => (isOfMatrix ? SUSPECTED.has(state) : state === 'regressed'));
  return {
    suites: isOfMatrix ? comparison.suites.flatMap(suiteOf) : [],
    tests: tests.map(({ state, ...test }) => ({
      ...test,
      ...(state === 'not-rerun' && { isBeyondCap: true as const }),
    })),
    detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
  };
}

function suiteOf({
  suite,
  file,
  target,
  finding,
  smallestDetectableDrop: drop,
  ...numbers
}: z.output<typeof comparedSuite>): Decided['suites'] {
  if (finding === 'not-compared') return [];
  return [
    {
      suite,
      file,
      target,
      finding,
      ...(finding !== 'steady' && { numbers }),
      ...(drop !== undefined && { smallestDetectableDrop: drop }),
    },
  ];
}
