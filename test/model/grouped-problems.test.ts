import { describe, expect, test } from 'vitest';
import { groupProblems, type Problem, problemText, sentenceOf } from '../../src/model/errors.ts';

const warning = (message: string, line: number, file = 'a.eval.yaml'): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message,
  location: { file, line, column: 3 },
});
const error = (message: string, line: number): Problem => ({ ...warning(message, line), severity: 'error' });
const times = (count: number, make: (line: number) => Problem) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

describe('groups of problems', () => {
  test('warnings with the same text in one file are one, with the number and the first lines of the others', () => {
    const [only, ...others] = groupProblems(times(60, (line) => warning('"criteria" is not graded', line)));
    expect(others).toEqual([]);
    expect(only && problemText(only)).toBe(
      'a.eval.yaml:1:3: "criteria" is not graded (and 59 more of this kind in this file: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)',
    );
  });

  test('every file keeps its own warning', () => {
    const grouped = groupProblems([
      warning('an old name', 1),
      warning('an old name', 2, 'b.eval.yaml'),
      warning('an old name', 3),
    ]);
    expect(grouped.map(sentenceOf)).toEqual([
      'an old name (and 1 more of this kind in this file: line 3)',
      'an old name',
    ]);
  });

  test('a warning without a location is one as well', () => {
    const bare: Problem = { code: 'BATCH_FAILED', severity: 'warning', message: 'A batch failed' };
    expect(groupProblems([bare, bare, bare]).map(sentenceOf)).toEqual(['A batch failed (and 2 more of this kind)']);
  });

  test('texts that differ in names and numbers are separate up to twenty, and one beyond that', () => {
    const unknown = (line: number) => warning(`"field${line}" is not a field of a test`, line);
    expect(groupProblems(times(20, unknown))).toEqual(times(20, unknown));
    expect(groupProblems(times(21, unknown)).map(sentenceOf)).toEqual([
      '"field1" is not a field of a test (and 20 more of this kind in this file: lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)',
    ]);
  });

  test('a few equal errors keep their own lines, and hundreds are one', () => {
    const missing = (line: number) => error('A test needs "input"', line);
    expect(groupProblems(times(20, missing))).toHaveLength(20);
    expect(groupProblems(times(820, missing)).map(({ similar }) => similar?.count)).toEqual([819]);
  });

  test('errors and warnings, and different kinds, are never put together, and keep their order', () => {
    const mixed = [warning('one', 1), error('one', 2), warning('two', 3), warning('one', 4)];
    expect(groupProblems(mixed).map((problem) => [problem.severity, sentenceOf(problem)])).toEqual([
      ['warning', 'one (and 1 more of this kind in this file: line 4)'],
      ['error', 'one'],
      ['warning', 'two'],
    ]);
  });

  test('a problem that was found again at the same location is not counted', () => {
    expect(groupProblems([warning('one', 1), warning('one', 1), error('two', 2), error('two', 2)])).toEqual([
      warning('one', 1),
      error('two', 2),
    ]);
  });

  test('grouping what is grouped changes nothing, and groups of groups keep the sum', () => {
    const once = groupProblems(times(60, (line) => warning('same', line)));
    expect(groupProblems(once)).toEqual(once);
    expect(groupProblems([...once, ...once])[0]?.similar?.count).toBe(119);
  });
});
