import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/model/errors.ts';
import { linesOfPieces, rowsOfLines, yamlRowsIn } from '../../../src/results/read/rows.ts';
import { readScoreRows } from '../../../src/results/read/score-rows.ts';

const FILE = 'out/index.jsonl';

function read(text: string) {
  const warnings: Problem[] = [];
  const rows = rowsOfLines(linesOfPieces([Buffer.from(text)]), FILE, { warn: (problem) => warnings.push(problem) });
  return { rows: [...rows], warnings };
}

test('rows come with their lines; blank lines are none', () => {
  const { rows, warnings } = read('{"a":1}\n\n  \r\n{"b":2}\n');
  expect(rows).toEqual([
    { value: { a: 1 }, line: '{"a":1}', location: { file: FILE, line: 1, column: 1 } },
    { value: { b: 2 }, line: '{"b":2}', location: { file: FILE, line: 4, column: 1 } },
  ]);
  expect(warnings).toEqual([]);
});

test('a last line that only lacks its end is read', () => {
  expect(read('{"a":1}\n{"b":2}')).toMatchObject({
    rows: [{ line: '{"a":1}' }, { line: '{"b":2}' }],
    warnings: [],
  });
});

test.each([
  ['no JSON', '{"a":\n{"b":2}\n', 'out/index.jsonl:1 is not JSON'],
  ['too deep', `{"a":1}\n${'['.repeat(300)}${']'.repeat(300)}\n{}\n`, 'out/index.jsonl:2 is nested'],
])('any other line that is %s is an error with its location', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('lines are the same however the bytes of a file are cut into pieces', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ''));
  fc.assert(
    fc.property(fc.array(line), fc.boolean(), fc.integer({ min: 1, max: 7 }), (lines, isEnded, size) => {
      const bytes = Buffer.from(lines.join('\n') + (isEnded ? '\n' : ''));
      const pieces = function* () {
        const piece = Buffer.alloc(size);
        for (let at = 0; at < bytes.length; at += size) yield piece.subarray(0, bytes.copy(piece, 0, at, at + size));
      };
      const whole = bytes.toString('utf8');
      expect([...linesOfPieces(pieces())].join('\n')).toBe(whole.endsWith('\n') ? whole.slice(0, -1) : whole);
    }),
    { seed: 23 },
  );
});

function readYaml(text: string) {
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
    expect(readYaml(rows)).toMatchObject({ ...expected, warnings: [] });
    expect(readYaml(rows.slice(rows.indexOf('test_id')))).toMatchObject(expected);
    expect(readYaml('')).toMatchObject({ values: [] });
  });

  test('know the line of each row', () => {
    expect(readYaml('---\ntest_id: a\n---\n\ntest_id: b\n---\ntest_id: c\n').lines).toEqual([2, 4, 7]);
  });

  test('may end with an incomplete row, which is a warning', () => {
    const { values, warnings } = readYaml('---\ntest_id: a\n---\ntest_id: "b\n');
    expect(values).toEqual([{ test_id: 'a' }]);
    expect(warnings).toMatchObject([{ severity: 'warning', location: { file: 'r.yaml' } }]);
  });

  test('are refused with the line of a mistake in any other row', () => {
    expect(() => readYaml('---\na: [\n---\nb: 1\n')).toThrow(/r\.yaml:[23]:\d+: .*not YAML/);
    expect(() => readYaml('a: *x\n')).toThrow(/not YAML/);
  });

  test('have a limit of size', () => {
    expect(() => readYaml(`a: ${'x'.repeat(33 * 1024 * 1024)}`)).toThrow(/too large for YAML/);
  });

  test('have scores, and a row without one is refused with its line', () => {
    const text = '---\ntest_id: a\nscore: 0.5\ntarget: x\n---\neval_id: b\nscore: 1\n';
    expect(readScoreRows(text, 'r.yaml').rows).toMatchObject([
      { testId: 'a', score: 0.5, target: 'x' },
      { testId: 'b', score: 1 },
    ]);
    expect(() => readScoreRows(`${text}---\ntests: []\n`, 'r.yaml')).toThrow(/r\.yaml:9:1: This is not a result/);
  });
});
