import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/model/comparison.ts';
import type { Report } from '../../src/model/report.ts';
import { annotations } from '../../src/reports/annotations.ts';
import { commentMarkdown } from '../../src/reports/comment.ts';
import { changesByKey } from '../../src/reports/findings.ts';
import { junit } from '../../src/reports/junit.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { totalsLine } from '../../src/reports/totals-line.ts';
import { aComparison, aReport, aResult, aTrial, aVerdict } from '../support/builders.ts';
import { aPool, decide, found, results } from '../support/evidence.ts';

const name = { suite: 'greetings', suiteFile: 'evals/greetings.eval.yaml', testId: 'edited', target: 'support-agent' };
const place = { file: 'evals/greetings.eval.yaml', line: 4, column: 5 };
const byOld: Change = {
  ...name,
  definition: 'base',
  state: 'regressed',
  place,
  base: { passes: 10, trials: 10 },
  now: { passes: 0, trials: 1 },
  confirmation: { passes: 0, trials: 3 },
  why: '0 of 3 fresh trials passed, 10 of 10 before',
};

/** A change that edits a test, so that it passes although it would not have. */
function anEditedReport(): Report {
  const run = { results: [aResult({ testId: 'edited', place }), aResult({ index: 1, testId: 'kept' })] };
  const assertions = [{ text: 'The answer does not contain "Ada"', passed: false, evidence: 'Dear customer' }];
  const { comparison } = decide({
    run: { ...aReport(), ...run, planned: 2, floors: [] },
    baseline: found(aPool({ kept: '10/10' })),
  });
  const old = aResult({ testId: 'edited', score: 0, assertions, costUsd: 0.1 });
  const [again] = results({ edited: '0/3' });
  return aReport({
    ...run,
    verdict: aVerdict({ kind: 'fail', headline: '1 regression' }),
    comparison: aComparison({
      ...comparison,
      tests: [{ ...name, place, state: 'changed', now: { passes: 1, trials: 1 }, why: 'the question changed' }, byOld],
    }),
    oldDefinitions: {
      results: [old],
      confirmations: again === undefined ? [] : [{ ...again, trials: [0, 1, 2].map(() => aTrial(0)) }],
      without: [],
    },
  });
}

const context = {
  key: 'evals',
  head: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
  attempt: 1,
  runUrl: 'https://github.example/octo/agent/actions/runs/4711',
  linkTo: () => undefined,
};

describe('a regression by the old definition of a changed test', () => {
  const report = anEditedReport();

  test('is in the comment with its definition and what it found, and the test as it is now is there too', () => {
    const comment = commentMarkdown(report, context, 60_000);
    expect(comment).toMatch(/greetings › edited \(by the old definition\).*10\/10 → 0\/1.*does not contain/);
    expect(comment).toMatch(/✏️ Changed[\s\S]*greetings › edited.*the question changed/);
  });

  test('is in the summary, which tells both', () => {
    const summary = summaryMarkdown(report, 1_000_000);
    expect(summary).toMatch(/regressed.*edited \(by the old definition\)/);
    expect(summary).toMatch(/changed.*edited`/);
  });

  test('stands on the line of the test, which itself passes', () => {
    const [first, ...others] = annotations(report);
    expect(first).toEqual({
      level: 'error',
      title: 'regressed: greetings › edited (by the old definition) (10/10 → 0/3)',
      message: [
        'The answer does not contain "Ada"',
        'got: Dear customer',
        'This change edits the test; as the base commit defines it, it regressed.',
      ].join('\n'),
      ...place,
    });
    expect(others.map(({ level }) => level)).toEqual(['notice']);
  });

  test('says nothing of the result of the test as it is now', () => {
    expect([...changesByKey(report).values()].map(({ state }) => state)).toEqual(['changed']);
    expect(junit(report)).not.toContain('regressed');
  });

  test('is counted apart from what was planned', () => {
    expect(totalsLine(report)).toContain('4 trials by old definitions, $0.10');
    expect(totalsLine(report).some((part) => part.includes('run again'))).toBe(false);
  });
});
