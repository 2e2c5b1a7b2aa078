import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfPieces, readJournal, rowsOfLines } from '../../../src/results/read/read-journal.ts';

const FILE = 'out/index.jsonl';
const linesOf = (text: string) => linesOfPieces([Buffer.from(text)]);

test('rows come with their lines; blank lines are none', () => {
  const { rows, warnings } = readJournal(linesOf('{"a":1}\n\n  \r\n{"b":2}\n'), FILE);
  expect(rows).toEqual([
    { value: { a: 1 }, line: '{"a":1}', location: { file: FILE, line: 1, column: 1 } },
    { value: { b: 2 }, line: '{"b":2}', location: { file: FILE, line: 4, column: 1 } },
  ]);
  expect(warnings).toEqual([]);
});

test('a broken last line is left out with a warning', () => {
  const { rows, warnings } = readJournal(linesOf('{"a":1}\n{"b":'), FILE);
  expect(rows).toHaveLength(1);
  expect(warnings).toMatchObject([{ code: 'RESULTS_UNREADABLE', severity: 'warning', location: { line: 2 } }]);
});

test('a last line that only lacks its end is read', () => {
  expect(readJournal(linesOf('{"a":1}\n{"b":2}'), FILE)).toMatchObject({
    rows: [{ line: '{"a":1}' }, { line: '{"b":2}' }],
    warnings: [],
  });
});

test.each([
  ['no JSON', '{"a":\n{"b":2}\n', 'out/index.jsonl:1 is not JSON'],
  ['too deep', `{"a":1}\n${'['.repeat(300)}${']'.repeat(300)}\n{}\n`, 'out/index.jsonl:2 is nested'],
])('any other line that is %s is an error with its location', (_, text, message) => {
  expect(() => readJournal(linesOf(text), FILE)).toThrow(message);
});

test('an empty file has no rows', () => {
  expect(readJournal(linesOf(''), FILE)).toEqual({ rows: [], warnings: [] });
});

test('rows are read one after the other', () => {
  const rows = rowsOfLines(['{"a":1}', 'broken', '{}'], FILE, { warn: () => {} });
  expect(rows.next().value).toMatchObject({ value: { a: 1 } });
  expect(() => rows.next()).toThrow('not JSON');
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
