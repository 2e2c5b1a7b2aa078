import { expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { experimentOf } from '../../src/gate/experiment.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import { checkOutput } from '../../src/reports/comment/comment-markdown.ts';
import { experimentSentences, variantTables } from '../../src/reports/experiment.ts';
import { totalsLine } from '../../src/reports/totals.ts';
import { reportOn } from '../../src/runner/pipeline/report-on.ts';
import { aRun, results } from '../support/evidence.ts';

const tests = (passes: number) => Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `${passes}/3`]));

/** A suite on both variants, with so many passes of three trials in each of its five tests. */
const suite = (name: string, first: number, second: number): TestResult[] => {
  const on = (target: string, passes: number) =>
    results(tests(passes), { target, suite: name, suiteFile: `evals/${name}.eval.yaml` }).map((result) => ({
      ...result,
      output: target,
    }));
  return [...on('one', first), ...on('two', second)];
};

const sentenceOf = (...suites: readonly TestResult[][]) =>
  experimentSentences(experimentOf({ results: suites.flat(), variants: ['one', 'two'] }))[0];

const reportOf = (...suites: readonly TestResult[][]) =>
  reportOn(aRun(suites.flat(), { variants: ['one', 'two'] }), { inputs: parseInputs({}) });

test('no surface counts the passed tests of all variants together', () => {
  const report = reportOf(suite('orders', 3, 0));
  const context = { key: 'k', head: '', attempt: 1, runUrl: '', artifact: undefined, linkTo: () => undefined };
  expect(checkOutput(report, context, 60_000).title).toBe('1 variant worse');
  expect(totalsLine(report)[0]).toBe('10 results of 2 variants');
});

test('the sentence names suites whose answer is another one than that of all tests', () => {
  const [worse, better] = [suite('orders', 3, 0), suite('refunds', 0, 3)];
  expect(sentenceOf(worse, better)).toMatch(/^No difference found .*; better in refunds, worse in orders\.$/);
  expect(sentenceOf(worse, suite('other', 3, 0))).toMatch(/^two is worse than one by 100 pp .* on 10 tests\.$/);
});

test('a variant that is worse in a suite is a warning, also if it makes no difference over all', () => {
  const kindOf = (...suites: readonly TestResult[][]) => reportOf(...suites).verdict.kind;
  const [worse, better] = [suite('orders', 3, 0), suite('refunds', 0, 3)];
  expect([kindOf(worse, better), kindOf(better), kindOf(worse)]).toEqual(['warn', 'pass', 'warn']);
});

test('the row of the first variant has its numbers if another variant was not measured, whose row has no counts', () => {
  const run = { results: suite('orders', 3, 0), variants: ['one', 'none', 'two'] };
  const [first, none, two] = variantTables(experimentOf(run), String).rows;
  expect(first?.slice(0, 2)).toEqual(['one', '100%']);
  expect(none?.slice(-3)).toEqual(['', '', '']);
  expect(two?.slice(-3)).toEqual(['0', '5', '0']);
});

test('costs have a subject where no variant is better', () => {
  const priced = suite('orders', 2, 2).map((result) => ({
    ...result,
    trials: result.trials?.map((trial) => ({ ...trial, costUsd: result.target === 'one' ? 0.01 : 0.02 })),
  }));
  expect(sentenceOf(priced)).toMatch(/would have been; two costs 100% more\.$|on 5 tests; two costs 100% more\.$/);
});
