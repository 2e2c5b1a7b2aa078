import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/results/answer-digest.ts';
import type { TrialRun } from '../../src/results/result-of.ts';

const aRun = (content: string, score: number): TrialRun => ({
  outcome: { kind: 'answered', response: { messages: [{ role: 'assistant', content }] } },
  grade: { kind: 'scored', score, assertions: [], scores: [], requiredMissed: [] },
});

test('each answer and each grade has its own digest, whatever came before it', () => {
  const sha256 = (value: unknown) => hash('sha256', JSON.stringify(value), 'hex');
  const runs = [aRun('a', 1), aRun('a', 0), aRun('b', 0), aRun('a', 1), aRun('a', 1)];
  expect(runs.map(digestOf)).toEqual(
    [
      ['a', 1],
      ['a', 0],
      ['b', 0],
      ['a', 1],
      ['a', 1],
    ].map(([content, score]) => ({
      output: sha256([[['assistant', null, content, []]], null]),
      marks: sha256([score, []]),
    })),
  );
});

test('what was not graded has none', () => {
  const { outcome } = aRun('a', 1);
  expect(digestOf({ outcome })).toBeUndefined();
  expect(digestOf({ outcome, grade: { kind: 'ungraded', reason: 'no', assertions: [], scores: [] } })).toBeUndefined();
});
