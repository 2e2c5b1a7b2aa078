import { createHash } from 'node:crypto';
import type { Label } from '../../../src/graders/labels/label.ts';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A label of the answer `text` to the test of that name. */
export const aLabel = (testId: string, more: Partial<Label> = {}): Label => ({
  suite: 'refunds',
  suiteFile: 'evals/refunds.eval.yaml',
  testId,
  target: 'default',
  answer: hashOf(testId),
  verdict: 'acceptable',
  reviewer: 'Ada',
  time: '2026-01-02T10:00:00.000Z',
  judgeSeen: false,
  sample: 'random',
  ...more,
});

/** A label of an answer that one judge has judged, and nothing else. */
export const judged = (
  testId: string,
  judge: 'pass' | 'fail',
  verdict: Label['verdict'],
  more: Partial<Label> = {},
): Label => aLabel(testId, { verdict, judges: { 'llm-grader:tone': { verdict: judge } }, onlyGrader: true, ...more });
