import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  answerFile,
  answerHashOf,
  answerTextOf,
  MAX_ANSWER_BYTES,
  readAnswerFile,
} from '../../../src/graders/labels/label.ts';

const answer = { input: ['Be brief', 'Hello'], output: 'Hi' };

describe('a judged answer', () => {
  test('is named by the SHA-256 of the question and the answer as JSON', () => {
    const expected = createHash('sha256').update('[["Be brief","Hello"],"Hi"]').digest('hex');
    expect(answerHashOf(answer)).toBe(expected);
    expect(answerHashOf({ ...answer, input: ['Hello'] })).not.toBe(expected);
    expect(answerHashOf({ ...answer, output: 'Hi ' })).not.toBe(expected);
  });

  test('has the texts of the messages of a result', () => {
    const input = [
      { role: 'system' as const, content: 'Be brief' },
      { role: 'user' as const, content: [{ type: 'text' as const, value: 'Hello' }] },
    ];
    expect(answerTextOf({ input, output: 'Hi' })).toEqual(answer);
  });

  test('is read from its file', () => {
    expect(readAnswerFile(answerFile(answer) ?? '', answerHashOf(answer))).toEqual(answer);
  });

  test.each([
    ['of another answer', () => answerFile({ ...answer, output: 'changed' }) ?? ''],
    ['with other keys', () => JSON.stringify({ v: 1, ...answer, verdict: 'pass' })],
  ])('is not read from a file %s', (_, text) => {
    expect(readAnswerFile(text(), answerHashOf(answer))).toBeUndefined();
  });

  test('is stored up to 64 KiB', () => {
    const frame = Buffer.byteLength(answerFile({ input: [], output: '' }) ?? '');
    expect(answerFile({ input: [], output: 'x'.repeat(MAX_ANSWER_BYTES - frame) })).toHaveLength(MAX_ANSWER_BYTES);
    expect(answerFile({ input: [], output: 'x'.repeat(MAX_ANSWER_BYTES - frame + 1) })).toBeUndefined();
    expect(answerFile({ input: [], output: 'ü'.repeat(MAX_ANSWER_BYTES / 2) })).toBeUndefined();
  });
});
