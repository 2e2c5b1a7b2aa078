import * as z from 'zod';
import { type TestState, testStates } from '../../model/verdict/assessment.ts';
import { comparedFindings, type Decided, detectableTestsSchema, numbersShape } from '../../model/verdict/decided.ts';

const NOTHING: Decided = { suites: [], tests: [], detectableTests: [] };

const comparedReport = z.lazy(() =>
  z.object({
    settings: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]) })).optional(),
    comparison: z.object({
      suites: z.array(comparedSuite),
      tests: z.array(z.unknown()),
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
    keepsDefaultThreshold: z.literal(true).optional(),
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
    undetectable: z.literal(true).optional(),
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

/** The tests of a comparison that failed unexpectedly; the others are checked and not kept. */
export class SuspectedTests {
  readonly tests: z.output<typeof comparedTest>[] = [];
  isDamaged = false;

  add(value: unknown): void {
    const read = comparedTest.safeParse(value);
    if (!read.success) this.isDamaged = true;
    else if (SUSPECTED.has(read.data.state)) this.tests.push(read.data);
  }
}

/**
 * What a report decided about its results, for a report on several of them: a job of a matrix everything, because it had
 * its share of the chances of a false alarm. Of other runs only regressions stay: more suspected ones would lower the
 * power for each. `suspected` has the tests that were read before the rest of the report.
 */
export function decidedIn(report: unknown, suspected = new SuspectedTests()): Decided {
  const read = comparedReport.safeParse(report);
  if (!read.success) return NOTHING;
  const { settings = [], comparison } = read.data;
  const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
  for (const test of comparison.tests) suspected.add(test);
  if (suspected.isDamaged) return NOTHING;
  const tests = suspected.tests.filter(({ state }) => isOfMatrix || state === 'regressed');
  return {
    suites: isOfMatrix ? comparison.suites.flatMap(suiteOf) : [],
    tests: tests.map(({ state, ...test }) => ({
      ...test,
      isBeyondCap: state === 'not-rerun' ? (true as const) : undefined,
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
  keepsDefaultThreshold,
  ...numbers
}: z.output<typeof comparedSuite>): Decided['suites'] {
  if (finding === 'not-compared') return [];
  return [
    {
      suite,
      file,
      target,
      finding,
      numbers: finding !== 'steady' ? numbers : undefined,
      smallestDetectableDrop: drop,
      keepsDefaultThreshold: keepsDefaultThreshold || undefined,
    },
  ];
}
