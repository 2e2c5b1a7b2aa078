import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/model/errors.ts';
import { readScoreRows } from '../../../src/results/read/score-rows.ts';
import { yamlRowsIn } from '../../../src/results/read/yaml-rows.ts';

function read(text: string) {
  const warnings: Problem[] = [];
  const rows = [...yamlRowsIn(text, 'r.yaml', { warn: (problem) => warnings.push(problem) })];
  return { values: rows.map(({ value }) => value), lines: rows.map(({ location }) => location.line), warnings };
}

describe('results in YAML', () => {
  test('are a document for each row, with or without a mark before the first', () => {
    const rows = '# results\n---\ntest_id: a\nscore: 1\n---\r\ntest_id: b\noutput: |\n  ---\n  text\nscore: 0\n';
    const expected = {
      values: [
        { test_id: 'a', score: 1 },
        { test_id: 'b', output: '---\ntext\n', score: 0 },
      ],
    };
    expect(read(rows)).toMatchObject({ ...expected, warnings: [] });
    expect(read(rows.slice(rows.indexOf('test_id')))).toMatchObject(expected);
    expect(read('')).toMatchObject({ values: [] });
  });

  test('know the line of each row', () => {
    expect(read('---\ntest_id: a\n---\n\ntest_id: b\n---\ntest_id: c\n').lines).toEqual([2, 4, 7]);
  });

  test('may end with an incomplete row, which is a warning', () => {
    const { values, warnings } = read('---\ntest_id: a\n---\ntest_id: "b\n');
    expect(values).toEqual([{ test_id: 'a' }]);
    expect(warnings).toMatchObject([{ severity: 'warning', location: { file: 'r.yaml' } }]);
  });

  test('are refused with the line of a mistake in any other row', () => {
    expect(() => read('---\na: [\n---\nb: 1\n')).toThrow(/r\.yaml:[23]:\d+: .*not YAML/);
    expect(() => read('a: *x\n')).toThrow(/not YAML/);
  });

  test('have limits of size and number', () => {
    expect(() => read(`a: ${'x'.repeat(33 * 1024 * 1024)}`)).toThrow(/too large for YAML/);
    expect(() => read('---\na: 1\n'.repeat(50_001))).toThrow(/more than 50000 rows/);
  });

  test('have scores, and a row without one is refused with its line', () => {
    const text = '---\ntest_id: a\nscore: 0.5\ntarget: x\n---\neval_id: b\nscore: 1\n';
    expect(readScoreRows(text, 'r.yaml').rows).toMatchObject([
      { testId: 'a', score: 0.5, target: 'x' },
      { testId: 'b', score: 1 },
    ]);
    expect(() => readScoreRows(`${text}---\ntests: []\n`, 'r.yaml')).toThrow(/r\.yaml:9:1: .*no "test_id"/);
  });
});
