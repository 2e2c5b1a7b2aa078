import type { Report } from '../../src/model/report.ts';
import { aComparison, aReport, aResult, aTrial, aVerdict, someTotals } from './builders.ts';

/** A run with one of everything: the report that the goldens of all surfaces show. */
export function aMixedReport(): Report {
  const refunds = { suite: 'refunds', suiteFile: 'evals/refunds.eval.yaml' };
  const routing = { suite: 'routing', suiteFile: 'evals/routing.eval.yaml', target: 'gpt-5' };
  const at = (file: string, line: number) => ({ file, line, column: 5 });
  const results = [
    aResult({
      ...refunds,
      index: 0,
      testId: 'full-refund',
      place: at(refunds.suiteFile, 12),
      output: 'I refunded $40.00 to the card you paid with.',
      costUsd: 0.021,
      durationMs: 1234,
      tokenUsage: { input: 1200, output: 300 },
    }),
    aResult({
      ...refunds,
      index: 1,
      testId: 'partial-refund',
      place: at(refunds.suiteFile, 21),
      score: 0.35,
      output: 'I have passed your request on to a colleague.',
      assertions: [
        { text: 'calls the tool issue_refund', passed: false, evidence: 'called escalate' },
        { text: 'answers politely', passed: true },
        { text: 'names the amount', passed: false },
        { text: 'names the card', passed: false },
        { text: 'says when the money arrives', passed: false },
      ],
      costUsd: 0.019,
      durationMs: 2345,
    }),
    aResult({
      ...refunds,
      index: 2,
      testId: 'refund-twice',
      place: at(refunds.suiteFile, 34),
      score: 0.9,
      trials: [aTrial(0.35), aTrial(0.9, { attempt: 1 }), aTrial(1, { attempt: 2 })],
      costUsd: 0.064,
      durationMs: 6100,
    }),
    aResult({
      ...refunds,
      index: 3,
      testId: 'refund-to-another-card-than-the-one-that-was-used-for-the-payment',
      place: at(refunds.suiteFile, 47),
      score: 0.797,
      output: '',
      costUsd: 0.0004,
      durationMs: 184_000,
    }),
    aResult({
      ...routing,
      index: 4,
      testId: 'to-billing',
      place: at(routing.suiteFile, 8),
      reusedFrom: '9f8e7d6',
      durationMs: 400,
    }),
    aResult({
      ...routing,
      index: 5,
      testId: 'to-support',
      place: at(routing.suiteFile, 15),
      failure: { class: 'rate_limit', message: 'The provider answered 429: too many requests', httpStatus: 429 },
    }),
    aResult({
      ...routing,
      index: 6,
      testId: 'to-sales',
      place: at(routing.suiteFile, 22),
      failure: { class: 'rate_limit', message: 'The provider answered 429: too many requests', httpStatus: 429 },
    }),
    aResult({
      ...routing,
      index: 7,
      testId: 'to-nobody',
      place: at(routing.suiteFile, 29),
      failure: {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message: 'There is no grader called "contans"; did you mean "contains"?',
        place: { file: routing.suiteFile, line: 33, column: 13 },
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
      unarmed: true,
      headline: 'refunds scored 0.76 on support-agent, and 0.80 is promised (3 of 8 tests passed)',
      reasons: [
        {
          rule: 'promise',
          kind: 'fail',
          message: 'refunds scored 0.76 on support-agent, and 0.80 is promised',
          suite: 'refunds',
          target: 'support-agent',
          place: { file: refunds.suiteFile, line: 3, column: 3 },
        },
        { rule: 'validity', kind: 'warn', message: '3 of 8 tests errored' },
      ],
      suites: [
        { suite: 'refunds', target: 'support-agent', kind: 'fail' },
        { suite: 'routing', target: 'gpt-5', kind: 'warn' },
      ],
    }),
    comparison: aComparison({
      tests: [
        {
          suite: 'routing',
          testId: 'to-abuse-team',
          target: 'gpt-5',
          state: 'skipped',
          why: 'budget',
          place: at(routing.suiteFile, 41),
        },
      ],
    }),
    warnings: [
      {
        code: 'UNKNOWN_FIELD',
        severity: 'warning',
        message: 'The field "treshold" is not known and has no effect',
        place: { file: routing.suiteFile, line: 2, column: 1 },
        hint: 'Did you mean "threshold"?',
      },
    ],
  });
}
