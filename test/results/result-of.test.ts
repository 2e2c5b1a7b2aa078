import { describe, expect, test } from 'vitest';
import type { Grade } from '../../src/model/run/grade.ts';
import { failed, type Outcome, type Response } from '../../src/model/run/outcome.ts';
import { testResultSchema } from '../../src/model/run/result.ts';
import { aggregateTrials } from '../../src/model/run/result-outcome.ts';
import { recordOf } from '../../src/results/record.ts';
import { brokenResult, bugResult, resultOf, type TrialRun, trialOf } from '../../src/results/result-of.ts';
import { aStep } from '../support/plan-steps.ts';

const { target } = aStep('t7');
const step = aStep('t7', { target: { ...target, resolvedName: 'real' } });
const { location } = step.test;
const facts = { startedAt: 1_000, finishedAt: 1_250, retries: 2 };

const answered = (text: string, more: Partial<Response> = {}): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content: text }], ...more },
});
const scored = (score: number, requiredMissed: string[] = []): Grade => ({
  kind: 'scored',
  score,
  assertions: [],
  scores: [],
  requiredMissed,
});

/** One test, run as often as outcomes are given, through the schema that reports are checked by. */
function result(runs: readonly TrialRun[], passMark = 0.8) {
  const trials = runs.map((run, index) => trialOf(run, index, passMark));
  const summary = runs.length > 1 ? { ...aggregateTrials(trials, 'mean'), costLimited: false } : undefined;
  return testResultSchema.parse(resultOf({ ...step, passMark }, { runs, trials, summary }, facts));
}

describe('the status of a result', () => {
  test.each([
    ['ok at the pass mark', 0.8, 0.8, 'ok'],
    ['a quality failure below it', 0.79, 0.8, 'quality_failure'],
    ['measured by the test’s own pass mark', 0.5, 0.5, 'ok'],
  ] as const)('is %s', (_, score, passMark, status) => {
    expect(result([{ outcome: answered('x'), grade: scored(score) }], passMark)).toMatchObject({ status, score });
  });

  test('is an error when the target failed, in the form of AgentV', () => {
    expect(result([{ outcome: failed('crash', 'exit code 3') }])).toMatchObject({
      status: 'execution_error',
      score: 0,
      failure: { class: 'crash', stage: 'agent', reason: 'provider_error' },
      output: 'Error occurred: exit code 3',
      assertions: [{ text: 'Error: exit code 3', passed: false }],
    });
  });

  test('is an error that keeps what the target did, and what that cost, before it failed', () => {
    const messages = [{ role: 'assistant' as const, content: 'I will look' }];
    const partial = { messages, tokenUsage: { input: 5, output: 2 }, costUsd: 0.5 };
    const stored = result([{ outcome: failed('timeout', 'slow', {}, partial) }]);
    expect(stored).toMatchObject({ status: 'execution_error', messages, tokenUsage: partial.tokenUsage, costUsd: 0.5 });
    expect(stored.evalRun.tokenUsage).toEqual(partial.tokenUsage);
    expect(stored.output).toBe('Error occurred: slow');
    expect(stored.assertions).toEqual([{ text: 'Error: slow', passed: false }]);
  });

  test('is an error of the grader, not a score, when a grader could not judge; the answer stays', () => {
    const grade: Grade = { kind: 'ungraded', reason: 'g: broke', assertions: [], scores: [] };
    expect(result([{ outcome: answered('the answer'), grade }])).toMatchObject({
      status: 'execution_error',
      failure: { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: 'g: broke' },
      output: 'the answer',
    });
  });

  test('is an error with score 0 when the answer contains one, whatever its graders say', () => {
    const run = { outcome: answered('x', { error: 'content filter' }), grade: scored(1) };
    expect(result([run])).toMatchObject({ status: 'execution_error', score: 0, failure: { class: 'provider' } });
  });

  test('names the required graders that were missed', () => {
    const run = { outcome: answered('x'), grade: scored(0, ['must']) };
    expect(result([run])).toMatchObject({ status: 'quality_failure', requiredMissed: ['must'] });
  });
});

test('what a test with trials cost is the sum over them, and unknown when one that was answered does not say it', () => {
  const trial = (costUsd: number | undefined) => ({ outcome: answered('x', { costUsd }), grade: scored(1) });
  const lost = { outcome: failed('provider', 'down') };
  const cost = (...runs: TrialRun[]) => recordOf(result(runs))['cost_usd'];
  expect(cost(trial(0.25), trial(0.5), trial(0))).toBe(0.75);
  expect(cost(trial(0.25), lost, trial(0.5))).toBe(0.75);
  expect(cost(trial(0.25), trial(undefined))).toBeUndefined();
  expect(cost(trial(0.25))).toBe(0.25);
});

test('with trials a result passes by its score together, and the record keeps AgentV’s word for it', () => {
  const runs = [
    { outcome: answered('good'), grade: scored(1) },
    { outcome: answered('bad'), grade: scored(0) },
  ];
  expect(result(runs, 0.5).status).toBe('ok');
  const missed = result(runs, 0.8);
  expect(missed).toMatchObject({ status: 'quality_failure', score: 0.5 });
  expect(recordOf(missed)['execution_status']).toBe('ok');
  expect(result([{ outcome: failed('timeout', 'slow') }, { outcome: failed('crash', 'exit code 1') }])).toMatchObject({
    status: 'execution_error',
    failure: { class: 'timeout' },
  });
});

test('a test that meets a bug of ours says so', () => {
  expect(testResultSchema.parse(bugResult(step, new RangeError('too deep'), facts))).toMatchObject({
    status: 'execution_error',
    failure: { class: 'bug', message: 'This test met a bug of eval-action: too deep' },
  });
});

test('it has its suite, target and time, and how often calls were repeated', () => {
  expect(result([{ outcome: answered('x'), grade: scored(1) }])).toMatchObject({
    index: 7,
    target: 'support-agent',
    resolvedTarget: 'real',
    location,
    timestamp: '1970-01-01T00:00:01.250Z',
    evalRun: { durationMs: 250 },
    retries: 2,
  });
});

test('tokens of all trials and their graders are in the whole; those of the target are apart', () => {
  const usage = { input: 1, output: 1 };
  const grade = scored(1);
  const judged = {
    ...grade,
    scores: [
      {
        ...{ name: 'j', type: 'llm-grader', score: 1, weight: 1, verdict: 'pass' as const, assertions: [] },
        ...{ durationMs: 0, startedAt: '', endedAt: '', tokenUsage: { input: 10, output: 5 } },
      },
    ],
  };
  const run = { outcome: answered('x', { tokenUsage: usage }), grade: judged };
  expect(result([run, run])).toMatchObject({
    tokenUsage: usage,
    evalRun: { tokenUsage: { input: 22, output: 12 } },
  });
});

test('of several trials the best answer is shown, and all are stored', () => {
  const runs = [
    { outcome: answered('bad'), grade: scored(0.2) },
    { outcome: answered('good'), grade: scored(1) },
    { outcome: failed('timeout', 'slow') },
  ];
  const summed = result(runs);
  expect(summed).toMatchObject({
    status: 'quality_failure',
    output: 'good',
    aggregation: { strategy: 'mean', min: 0, max: 1 },
  });
  expect(summed.score).toBeCloseTo(0.4, 10);
  expect(summed.trials?.map(({ status }) => status)).toEqual(['quality_failure', 'ok', 'execution_error']);
});

test('a test that cannot run is an error of class config at its location', () => {
  const problem = {
    code: 'UNKNOWN_GRADER',
    severity: 'error',
    message: 'There is no grader "x"',
    location,
  } as const;
  const broken = { kind: 'broken' as const, id: 't', location, problems: [problem] };
  const { suite } = step;
  const made = brokenResult({ kind: 'broken', index: 0, suite, target: 'fast', test: broken }, 0);
  expect(testResultSchema.parse(made)).toMatchObject({
    status: 'execution_error',
    failure: {
      class: 'config',
      stage: 'setup',
      location,
      message: 'evals/a.eval.yaml:1:1: There is no grader "x"',
    },
  });
});
