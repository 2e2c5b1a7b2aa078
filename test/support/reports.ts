import { type Problem, problemText } from '../../src/model/errors.ts';
import type { GraderScore } from '../../src/model/run/grade.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { aComparison, aReport, aResult, aTrial, aVerdict, someTotals } from './builders.ts';

/** What one grader said; it passes at 0.8. */
export const aScore = (given: Partial<GraderScore> = {}): GraderScore => ({
  name: 'contains-refund',
  type: 'contains',
  score: 1,
  weight: 1,
  verdict: (given.score ?? 1) >= 0.8 ? 'pass' : 'fail',
  assertions: [],
  durationMs: 1,
  startedAt: '2026-01-02T10:11:00.000Z',
  endedAt: '2026-01-02T10:11:00.001Z',
  ...given,
});

/** A code grader whose output could not be read, in the words of `graders/graders/code-reply.ts`. */
export const aSilentPass = (name: string): GraderScore =>
  aScore({
    name,
    type: 'code-grader',
    assertions: [{ text: '{"score": 0.2,', passed: true }],
    reasoning: 'Its output is not a JSON object, so its exit code 0 counted as a pass.',
  });

const unknownGrader: Problem = {
  code: 'UNKNOWN_GRADER',
  severity: 'error',
  message: 'There is no grader "contans"',
  location: { file: 'evals/routing.eval.yaml', line: 33, column: 13 },
  expected: 'one of contains, contains-any, contains-all, equals, regex',
  found: 'the text "contans"',
  hint: 'Did you mean "contains"?',
};

/** A run with one of everything, each text as its source writes it: the report that the goldens of all surfaces show. */
export function aMixedReport(): Report {
  const refunds = { suite: 'refunds', suiteFile: 'evals/refunds.eval.yaml' };
  const routing = { suite: 'routing', suiteFile: 'evals/routing.eval.yaml', target: 'gpt-5' };
  const at = (file: string, line: number) => ({ file, line, column: 5 });
  const tooMany = {
    class: 'rate_limit',
    message: 'The model server at https://api.example/v1 answered HTTP 429: Too many requests',
    httpStatus: 429,
  } as const;
  const handedOn = 'I have passed your request on to a colleague.';
  const results = [
    aResult({
      ...refunds,
      index: 0,
      testId: 'full-refund',
      location: at(refunds.suiteFile, 12),
      output: 'I refunded $40.00 to the card you paid with.',
      scores: [aSilentPass('ticket-fields')],
      costUsd: 0.021,
      durationMs: 1234,
      tokenUsage: { input: 1200, output: 300 },
    }),
    aResult({
      ...refunds,
      index: 1,
      testId: 'partial-refund',
      location: at(refunds.suiteFile, 21),
      score: 0.35,
      output: handedOn,
      assertions: [
        { text: 'The answer does not contain "$12.50"', passed: false, evidence: handedOn },
        { text: 'The answer is valid JSON', passed: true },
        // A grader with "negate: true": the finding is that of the plain one.
        { text: 'The answer contains "colleague" (ignoring case)', passed: false },
        { text: 'names the card', passed: false },
        { text: 'The answer does not match /working days/i', passed: false, evidence: handedOn },
      ],
      costUsd: 0.019,
      durationMs: 2345,
    }),
    aResult({
      ...refunds,
      index: 2,
      testId: 'refund-twice',
      location: at(refunds.suiteFile, 34),
      score: 0.9,
      trials: [
        aTrial(0.35, { costUsd: 0.022 }),
        aTrial(1, { attempt: 1, costUsd: 0.021 }),
        aTrial(1, { attempt: 2, costUsd: 0.021 }),
      ],
      costUsd: 0.021,
      durationMs: 6100,
    }),
    aResult({
      ...refunds,
      index: 3,
      testId: 'refund-to-another-card-than-the-one-that-was-used-for-the-payment',
      location: at(refunds.suiteFile, 47),
      score: 0.797,
      output: '',
      costUsd: 0.0004,
      durationMs: 184_000,
    }),
    aResult({
      ...routing,
      index: 4,
      testId: 'to-billing',
      location: at(routing.suiteFile, 8),
      reusedFrom: '9f8e7d6',
      durationMs: 400,
    }),
    aResult({ ...routing, index: 5, testId: 'to-support', location: at(routing.suiteFile, 15), failure: tooMany }),
    aResult({ ...routing, index: 6, testId: 'to-sales', location: at(routing.suiteFile, 22), failure: tooMany }),
    aResult({
      ...routing,
      index: 7,
      testId: 'to-nobody',
      location: at(routing.suiteFile, 29),
      output: `Error occurred: ${problemText(unknownGrader)}`,
      evalRun: { durationMs: 0 },
      failure: {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message: problemText(unknownGrader),
        ...(unknownGrader.location && { location: unknownGrader.location }),
      },
    }),
  ];
  return aReport({
    results,
    totals: someTotals(results, { flaky: 1, reused: 1, retries: 4, tokens: { input: 11_000, output: 1345 } }),
    suites: aReport({ results }).suites.map((suite) => ({ ...suite, threshold: 0.8 })),
    conclusion: 'failure',
    verdict: aVerdict({
      kind: 'fail',
      noBaseline: true,
      headline: 'The mean score of refunds on support-agent is 0.76, under its threshold of 0.8 (3 of 8 tests passed)',
      reasons: [
        {
          rule: 'requirement',
          kind: 'fail',
          message: 'The mean score of refunds on support-agent is 0.76, under its threshold of 0.8',
          suite: 'refunds',
          file: refunds.suiteFile,
          target: 'support-agent',
          location: { file: refunds.suiteFile, line: 3, column: 3 },
        },
        { rule: 'validity', kind: 'warn', message: '3 of 8 tests errored' },
      ],
      suites: [
        { suite: 'refunds', file: refunds.suiteFile, target: 'support-agent', kind: 'fail' },
        { suite: 'routing', file: routing.suiteFile, target: 'gpt-5', kind: 'warn' },
      ],
    }),
    comparison: aComparison({
      tests: [
        {
          ...routing,
          testId: 'to-abuse-team',
          state: 'skipped',
          why: 'budget',
          location: at(routing.suiteFile, 41),
        },
      ],
    }),
    warnings: [
      {
        code: 'UNKNOWN_FIELD',
        severity: 'warning',
        message: '"treshold" is not a field of a suite and is ignored',
        location: { file: routing.suiteFile, line: 2, column: 1 },
        hint: 'Did you mean "threshold"?',
      },
    ],
  });
}

/** The same plan, walked without calling anything: only what cannot run is known. */
export function aDryReport(): Report {
  const mixed = aMixedReport();
  return {
    ...mixed,
    dryRun: true,
    conclusion: 'neutral',
    verdict: aVerdict({
      kind: 'inconclusive',
      noBaseline: true,
      headline: 'Dry run: the plan is valid, and nothing real was called',
      reasons: [
        { rule: 'dry-run', kind: 'inconclusive', message: 'Dry run: the plan is valid, and nothing real was called' },
      ],
      suites: mixed.suites.map(({ suite, file, target }) => ({ suite, file, target, kind: 'inconclusive' })),
    }),
    comparison: aComparison(),
  };
}
