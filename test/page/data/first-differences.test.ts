import { describe, expect, test } from 'vitest';
import { toComparedResult } from '../../../src/gate/compared-result.ts';
import { resultKey } from '../../../src/model/run/result-keys.ts';
import type { TestState } from '../../../src/model/verdict/verdict.ts';
import { withFirstDifferences } from '../../../src/page/data/with-trend.ts';
import { commentMarkdown } from '../../../src/reports/comment/comment-markdown.ts';
import { aComparison, aReport, aResult } from '../../support/builders.ts';

const result = aResult({ testId: 'a', output: 'No.', score: 0 });
const { suite, suiteFile, testId, target } = result;
const reportIn = (state: TestState) =>
  aReport({
    results: [result],
    comparison: aComparison({ tests: [{ suite, suiteFile, testId, target, state }] }),
  });
const base = toComparedResult({ ...result, output: 'Yes.' }, { run: '1', kind: 'base' });
const answers = async () => ({
  sides: new Map([[resultKey(result), base]]),
  different: new Set<string>(),
  note: '',
});

describe('the first difference of a test in a report', () => {
  test.each(['regressed', 'suspected', 'not-enough-history'] as const)(
    'is known where its state is %s',
    async (state) => {
      const { comparison } = await withFirstDifferences(reportIn(state), answers);
      expect(comparison.tests[0]?.difference).toBe('the answers differ from word 1 on');
    },
  );

  test('is not looked for where no test looks worse', async () => {
    const asked = withFirstDifferences(reportIn('passing'), () => Promise.reject(new Error('not needed')));
    expect((await asked).comparison.tests[0]).not.toHaveProperty('difference');
  });

  test('is taken from a control trial where no base answer is stored', async () => {
    const report = {
      ...reportIn('regressed'),
      extraTrials: [
        { purpose: 'control' as const, checkout: 'base' as const, result: { ...result, output: 'Maybe.' } },
      ],
    };
    const none = async () => ({ ...(await answers()), sides: new Map() });
    const { comparison } = await withFirstDifferences(report, none);
    expect(comparison.tests[0]?.difference).toBe('the answers differ from word 1 on');
    const { comparison: unknown } = await withFirstDifferences(reportIn('regressed'), none);
    expect(unknown.tests[0]).not.toHaveProperty('difference');
  });

  test('cannot leave its cell in a comment', async () => {
    const report = reportIn('regressed');
    const [found] = report.comparison.tests;
    const tests = found === undefined ? [] : [{ ...found, difference: 'called `x` | <img src=x> @octocat\n# heading' }];
    const context = { key: 'k', head: '', attempt: 1, runUrl: '', page: {}, linkTo: () => undefined };
    const text = commentMarkdown({ ...report, comparison: { ...report.comparison, tests } }, context, 60_000);
    expect(text).toContain('First difference: called ');
    expect(text).not.toMatch(/<img|[^`]@octocat|^# heading/m);
  });
});
