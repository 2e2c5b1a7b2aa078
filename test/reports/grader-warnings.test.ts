import { expect, test } from 'vitest';
import { readCodeReply } from '../../src/graders/graders/code-reply.ts';
import { exactly } from '../../src/graders/graders/trajectory-sequence.ts';
import { graderWarnings } from '../../src/reports/warnings.ts';
import { aReport, aResult, aTrial } from '../support/builders.ts';
import { aScore, aSilentPass } from '../support/reports.ts';

const said = (stdout: string) => readCodeReply({ exitCode: 0, stdout, stderr: '' }, { plainTextPasses: true });
const scoreOf = (stdout: string) => {
  const { score, reasoning } = { reasoning: undefined, score: 0, ...said(stdout) };
  return aScore({ name: 'checks', type: 'code-grader', score, reasoning });
};

test.each(['[0.2]', 'all is well', '', '0.0 - the answer is wrong'])(
  'a code grader that printed %j has judged nothing',
  (stdout) => {
    expect(graderWarnings(aReport({ results: [aResult({ scores: [scoreOf(stdout)] })] }))).toMatchObject([
      { severity: 'warning', message: 'checks: passed because it printed no JSON (1 test of greetings)' },
    ]);
  },
);

test.each(['FAIL', 'checking\nfailed: no city', 'false', 'no', 'true', '0.2'])(
  'a code grader whose last line is a verdict without JSON is listed: %j',
  (stdout) => {
    expect(graderWarnings(aReport({ results: [aResult({ scores: [scoreOf(stdout)] })] }))).toMatchObject([
      { message: expect.stringContaining('printed a word or a number instead of JSON') },
    ]);
  },
);

test('a code grader whose "pass" contradicts its score is listed', () => {
  const results = [aResult({ scores: [scoreOf('{"pass": false, "score": 0.85}')] })];
  expect(graderWarnings(aReport({ results }))).toMatchObject([
    { message: expect.stringContaining('a "pass" that contradicts its score') },
  ]);
});

test('a code grader that broke off with an error of its own is listed', () => {
  const reasoning = 'The program broke off with an error of its own, which counted as a failed check.';
  const stderr = 'Traceback (most recent call last):\nKeyError: 1';
  const broken = readCodeReply({ exitCode: 1, stdout: '', stderr }, { plainTextPasses: true });
  expect(broken).toMatchObject({ score: 0, reasoning });
  const results = [aResult({ scores: [{ ...scoreOf('{"score": 1}'), score: 0, reasoning }] })];
  expect(graderWarnings(aReport({ results }))).toMatchObject([
    { message: expect.stringContaining('broke off with an error of its own') },
  ]);
});

test.each(['{"score": 1}', '{"pass": true, "score": 1}', '{"pass": false, "score": 0.5}'])(
  'a code grader that printed %j has judged',
  (stdout) => {
    expect(graderWarnings(aReport({ results: [aResult({ scores: [scoreOf(stdout)] })] }))).toEqual([]);
  },
);

test('code graders that print their score among other lines are counted in one warning', () => {
  const results = ['a', 'b', 'c'].map((testId) => aResult({ testId, scores: [scoreOf('checking...\n{"score": 0}')] }));
  expect(graderWarnings(aReport({ results }))).toMatchObject([
    {
      severity: 'warning',
      message: 'checks: printed its score among other lines; the last JSON object counts (3 tests of greetings)',
    },
  ]);
});

test('a grader of tool calls that expects none is listed, unless it is negated', () => {
  const { reasoning } = { reasoning: undefined, ...exactly([], []) };
  const score = aScore({ name: 'calls', type: 'tool-trajectory', score: 1, reasoning });
  expect(graderWarnings(aReport({ results: [aResult({ scores: [score] })] }))).toMatchObject([
    { message: 'calls: passed because no tool call is expected (1 test of greetings)' },
  ]);
  expect(graderWarnings(aReport({ results: [aResult({ scores: [{ ...score, score: 0 }] })] }))).toEqual([]);
});

test('one that was turned round has not passed', () => {
  const scores = [{ ...aSilentPass('checks'), score: 0, verdict: 'fail' as const }];
  expect(graderWarnings(aReport({ results: [aResult({ score: 0, scores })] }))).toEqual([]);
});

test('graders within others and in trials are seen, each once for its suite', () => {
  const composite = aScore({ type: 'composite', scores: [aSilentPass('inner')] });
  const results = [
    aResult({ testId: 'a', scores: [composite], trials: [aTrial(1, { scores: [composite] }), aTrial(1)] }),
    aResult({ testId: 'b', scores: [aSilentPass('inner')], location: { file: 'x.yaml', line: 9, column: 1 } }),
    aResult({ testId: 'a', suite: 'other', scores: [aSilentPass('inner')] }),
  ];
  expect(graderWarnings(aReport({ results })).map(({ message, location }) => [message, location?.line])).toEqual([
    ['inner: passed because it printed no JSON (2 tests of greetings)', 4],
    ['inner: passed because it printed no JSON (1 test of other)', 4],
  ]);
});

test('a dry run has asked no grader', () => {
  const results = [aResult({ scores: [aSilentPass('checks')] })];
  expect(graderWarnings(aReport({ results, dryRun: true }))).toEqual([]);
});
