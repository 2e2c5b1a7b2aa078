import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import { readScoreRows } from '../../../src/results/read/score-rows.ts';

const read = (...lines: readonly string[]) => readScoreRows(lines, 'index.jsonl');

describe('the scores of a results file', () => {
  test.each([
    ['{"test_id":"a","score":0.5,"suite":"s","target":"t"}', { testId: 'a', score: 0.5, suite: 's', target: 't' }],
    ['{"testId":"a","score":1,"executionStatus":"execution_error"}', { testId: 'a', isError: true }],
    ['{"eval_id":"a","score":0,"dataset":"s"}', { testId: 'a', suite: 's' }],
    ['{"eval_id":"a","score":0,"error":"reset"}', { isError: true }],
    ['{"test_id":5,"score":-2}', { testId: '5', score: -2 }],
  ])('are read from any generation: %s', (line, row) => {
    expect(read(line).rows).toEqual([expect.objectContaining(row)]);
  });

  test('do not need every line to say something', () => {
    expect(read('', '{"test_id":"a","score":1}', '  ', '').rows).toHaveLength(1);
    expect(read('').rows).toEqual([]);
  });

  test('may end in the middle of a line, which is reported', () => {
    const { rows, warnings } = read('{"test_id":"a","score":1}', '{"test_id":"b","sco');
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([expect.objectContaining({ location: { file: 'index.jsonl', line: 2, column: 1 } })]);
  });

  test.each([
    'nope',
    '[1]',
    'null',
    '{"score":1}',
    '{"test_id":"","score":1}',
    '{"test_id":"a"}',
    '{"test_id":"a","score":"1"}',
    '{"test_id":"a","score":1e999}',
    '{"__proto__":{"test_id":"a","score":1}}',
  ])('are refused with the line when one of them is not a result: %s', (line) => {
    const refused = () => read('{"test_id":"a","score":1}', line, '{"test_id":"b","score":1}');
    expect(refused).toThrow(UserError);
    expect(refused).toThrow('index.jsonl:2');
  });
});
