import { describe, expect, test } from 'vitest';
import { runResultSchema } from '../../../src/model/run/result.ts';
import { readFileWith } from './reading.ts';

describe('generic results', () => {
  test('a row becomes a result with what the row says', async () => {
    const { run, file } = await readFileWith('results.jsonl', [
      {
        test: 'refund',
        pass: false,
        score: 0.4,
        suite: 'support',
        target: 'gpt',
        input: 'I want my money back',
        answer: 'No.',
        reason: 'It names no order',
        duration_ms: 1200,
        cost_usd: 0.01,
        tokens: { input: 10, output: 2 },
        graders: [{ name: 'polite', score: 0.4, pass: false, reason: 'rude' }],
        file: 'evals/support.yaml',
        line: 7,
        time: '2026-03-14T10:00:00+01:00',
      },
    ]);
    expect(runResultSchema.parse(run)).toEqual(run);
    expect(run).toMatchObject({ planned: 1, complete: true });
    expect(run.results[0]).toMatchObject({
      suite: 'support',
      suiteFile: 'support',
      testId: 'refund',
      target: 'gpt',
      status: 'quality_failure',
      score: 0.4,
      output: 'No.',
      input: [{ role: 'user', content: 'I want my money back' }],
      durationMs: 1200,
      costUsd: 0.01,
      tokenUsage: { input: 10, output: 2 },
      location: { file: 'evals/support.yaml', line: 7, column: 1 },
      timestamp: '2026-03-14T09:00:00.000Z',
      importedFrom: 'jsonl',
      scores: [{ name: 'polite', verdict: 'fail', reasoning: 'rude' }],
    });
    expect(file).toMatchObject({ format: 'jsonl', tests: 1, trials: 1, identity: 'declared', attempts: 'all' });
  });

  test('rows of one test are its trials, by their numbers, and most of them must pass', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: false, trial: 1 },
      { test: 'a', pass: true, trial: 0 },
      { test: 'b', pass: true },
      { test: 'b', pass: true },
      { test: 'b', error: '503' },
    ]);
    const [a, b] = run.results;
    expect(a).toMatchObject({
      status: 'quality_failure',
      score: 0.5,
      trials: [{ status: 'ok' }, { status: 'quality_failure' }],
    });
    expect(b).toMatchObject({ status: 'ok', score: 1, trials: [{}, {}, { failure: { class: 'provider' } }] });
  });

  test('without a verdict, the score decides by pass-mark, and is refused without one', async () => {
    const rows = [{ test: 'a', score: 0.7 }];
    const decided = await readFileWith('r.jsonl', rows, { passMark: 0.6 });
    expect(decided.run.results[0]).toMatchObject({ status: 'ok', score: 0.7, passMark: 0.6 });
    const undecided = await readFileWith('r.jsonl', rows);
    expect(undecided.run).toMatchObject({ complete: false, results: [] });
    expect(undecided.run.unreadable?.[0]?.message).toContain('pass-mark');
  });

  test('an invalid row is unreadable, and names its line and field', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true },
      { test: 'b', pass: true, score: 80 },
    ]);
    expect(run).toMatchObject({ planned: 2, complete: false, results: [{ testId: 'a' }] });
    expect(run.unreadable).toMatchObject([
      { location: { file: 'r.jsonl', line: 2 }, message: expect.stringContaining('"score"') },
    ]);
  });

  test('planned tests that have no row make the run incomplete', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true, planned: 3 },
      { test: 'b', pass: true, suite: 'other' },
    ]);
    expect(run).toMatchObject({ planned: 4, complete: false, stopped: 'broken-off' });
  });
});
