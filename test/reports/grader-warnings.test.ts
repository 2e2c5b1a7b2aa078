import { expect, test } from 'vitest';
import { readCodeReply } from '../../src/graders/graders/code-reply.ts';
import { exactly } from '../../src/graders/graders/trajectory-sequence.ts';
import type { GraderScore } from '../../src/model/run/grade.ts';
import { graderWarnings } from '../../src/reports/warnings.ts';
import { aReport, aResult, aTrial } from '../support/builders.ts';
import { aScore, aSilentPass } from '../support/reports.ts';

/** The score of a program with this output. */
function scoreOf(stdout: string, exitCode = 0, stderr = ''): GraderScore {
  const reply = readCodeReply({ exitCode, stdout, stderr }, { plainTextPasses: true });
  const { score, reasoning } = { score: 0, reasoning: undefined, ...reply };
  return aScore({ name: 'checks', type: 'code-grader', score, reasoning });
}

const warningsOf = (...scores: GraderScore[]) =>
  graderWarnings(aReport({ results: [aResult({ scores })] })).map(({ message }) => message);

const NO_JSON = 'Its output is not a JSON object, so its exit code 0 counted as a pass';
const LAST_LINE = 'Its output is not a JSON object, so its last line counted as the score';

test.each([
  ['[0.2]', NO_JSON],
  ['all is well', NO_JSON],
  ['', NO_JSON],
  ['0.0 - the answer is wrong', NO_JSON],
  ['FAIL', LAST_LINE],
  ['checking\nfailed: no city', LAST_LINE],
  ['true', LAST_LINE],
  ['0.2', LAST_LINE],
  ['{"pass": false, "score": 0.85}', 'Its "pass" contradicts its score, and the score counts'],
  ['{"checks": 2}', 'Its JSON object has no "score", so it counted as 0'],
  ['checking...\n{"score": 0}', 'The score is the last JSON object among other lines of the output'],
])('a code grader that printed %j is listed', (stdout, note) => {
  expect(warningsOf(scoreOf(stdout))).toEqual([`checks: ${note} (1 test of greetings)`]);
});

test('a code grader that broke off with an error of its own is listed', () => {
  const broken = scoreOf('', 1, 'Traceback (most recent call last):\nKeyError: 1');
  expect(warningsOf(broken)).toEqual([expect.stringContaining('broke off with an error of its own')]);
});

test.each(['{"score": 1}', '{"pass": true, "score": 1}', '{"pass": false, "score": 0.5}'])(
  'a code grader that printed %j has judged',
  (stdout) => {
    expect(warningsOf(scoreOf(stdout))).toEqual([]);
  },
);

test('a grader of tool calls that expects none is listed, and none that was turned round', () => {
  const { reasoning } = { reasoning: undefined, ...exactly([], []) };
  const score = aScore({ name: 'calls', type: 'tool-trajectory', score: 1, reasoning });
  expect(warningsOf(score)).toEqual(['calls: Nothing is expected, so every answer passes (1 test of greetings)']);
  expect(warningsOf({ ...score, score: 0 }, { ...aSilentPass('checks'), score: 0, verdict: 'fail' })).toEqual([]);
});

test('graders within others and in trials are seen, each once for its suite', () => {
  const composite = aScore({ type: 'composite', scores: [aSilentPass('inner')] });
  const results = [
    aResult({ testId: 'a', scores: [composite], trials: [aTrial(1, { scores: [composite] }), aTrial(1)] }),
    aResult({ testId: 'b', scores: [aSilentPass('inner')], location: { file: 'x.yaml', line: 9, column: 1 } }),
    aResult({ testId: 'a', suite: 'other', scores: [aSilentPass('inner')] }),
  ];
  expect(graderWarnings(aReport({ results })).map(({ message, location }) => [message, location?.line])).toEqual([
    [`inner: ${NO_JSON} (2 tests of greetings)`, 4],
    [`inner: ${NO_JSON} (1 test of other)`, 4],
  ]);
  expect(graderWarnings(aReport({ results, dryRun: true }))).toEqual([]);
});
