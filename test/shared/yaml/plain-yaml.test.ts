import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlainYaml } from '../../../src/shared/yaml/plain-yaml.ts';
import { type Position, positionsIn } from '../../../src/shared/yaml/positions.ts';
import { type Path, parseAllYaml } from '../../../src/shared/yaml/yaml-text.ts';

/** Every path of a value, and one beside each that leads nowhere. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  yield [...path, 'nowhere'];
  yield [...path, 99];
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) yield* pathsIn(item, [...path, key]);
}

/** What is read plainly is what the parser of all YAML reads, and stands where that one says. */
function expectTheSame(text: string): boolean {
  const plain = readPlainYaml(text);
  if (plain === undefined) return false;
  const all = parseAllYaml(text);
  if (all.kind === 'invalid') throw new Error(`Read, although it is wrong: ${JSON.stringify([text, all.errors])}`);
  expect(plain.value).toStrictEqual(all.value);
  expect(JSON.stringify(plain.value)).toBe(JSON.stringify(all.value));
  const positionOf = positionsIn(text);
  const paths = [...pathsIn(plain.value)];
  const plainAt = (path: Path, want: 'value' | 'key') => positionOf(plain.offsets.offsetOf(plain.spot, path, want));
  expect(positionsOf(paths, plainAt), text).toBe(
    positionsOf(paths, (path, want) => (want === 'value' ? all.valueAt(path) : all.keyAt(path))),
  );
  return true;
}

/** A line for each path: one comparison of texts is many times as fast as thousands of positions. */
const positionsOf = (paths: readonly Path[], at: (path: Path, want: 'value' | 'key') => Position): string =>
  paths
    .map((path) => {
      const [value, key] = [at(path, 'value'), at(path, 'key')];
      return `${path.join('.')}: value ${value.line}:${value.column}, key ${key.line}:${key.column}`;
    })
    .join('\n');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.ya?ml$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );

describe('what people write', () => {
  test.each<[string, string]>([
    ['mappings', 'a: 1\nb: two words\nc: true\nd: null\n'],
    ['lists', 'a:\n  - x\n  - y: 1\n    z: 2\nb:\n- x\n- y\nc: d'],
    ['lists of lists of mappings', 'a:\n  - b:\n      - c: 1\n        d: 2\n      - e\n  - f\n'],
    ['a list as a whole', '- a\n- b: c\n  d:\n    - e\n'],
    ['quotes', `a: "it's"\nb: 'it''s "so"'\nc: "a\\n\\"b\\" \\\\ /"\nd: ""\ne: ''\n`],
    ['brackets', 'a: [x, "y", { b: 1, c: [] }, {}]\nd: { type: contains, value: mock }\ne: [ ]\n'],
    ['lines', 'a: |\n  one\n    two\n\n  three\n\nb: |-\n    last\nc:\n  - |\n    x\n  - y: |-\n      z\n    w: 1\n'],
    ['comments', '# first\n\na: 1 # one\n  # indented\nb:   # below\n  # above\n  - c\n # between\n  - d\n# last'],
    ['numbers', 'a: [0, -1, 1.50, -0, 12345]\nb: 5s\nc: 1 of 2\nd: -x\ne: 3.\n'],
    ['words that are no texts', 'a: [~, Null, TRUE, False, nullx, True story]\nb: yes\n'],
    ['addresses, paths and formulas', 'a: https://x.example/y?z=1#top\nb: ./c.md\nd: (1 + 2) * 3 = 9\ne: C++\n'],
    ['other alphabets', 'a: Grüße 你好 🎉\nb: "🎉"\n'],
    ['keys with an odd name', '__proto__: 1\nconstructor: 2\n$schema: x\na.b-c_d: 4\n'],
  ])('is read: %s', (_, text) => {
    // A "3." and the like are left to the other parser.
    for (const part of [text, text.replace(/^.*: 3\.\n/m, '')]) if (expectTheSame(part)) return;
    throw new Error('Left to the parser of all YAML');
  });

  test('is read like that in the suites of this repository', () => {
    const paths = ['examples', 'test', '.github', '.agentv'].flatMap((folder) => {
      try {
        return filesBelow(folder);
      } catch {
        return [];
      }
    });
    const read = paths.filter((path) => expectTheSame(readFileSync(path, 'utf8')));
    expect(read.length).toBeGreaterThan(paths.length / 4);
  });
});

test.each([
  ['a text over several lines', 'a: one\n  two\n'],
  ['a folded text', 'a: >\n  one\n  two\n'],
  ['brackets over several lines', 'a: [1,\n  2]\n'],
  ['a list that ends with a comma', 'a: [1, 2, ]\n'],
  ['a value that is not there', 'a:\nb: 1\n'],
  ['an item that is not there', 'a:\n  -\n  - 1\n'],
  ['an anchor', 'a: &x 1\nb: *x\n'],
  ['a tag', 'a: !!str 1\n'],
  ['a merge', '<<: {a: 1}\n'],
  ['a key twice', 'a: 1\na: 2\n'],
  ['a key in quotes', '"a": 1\n'],
  ['a number as a key', '1: a\n'],
  ['null as a key', 'null: a\n'],
  ['numbers in other spellings', 'a: [017, 0x1f, 1e3, .5, +1, .inf]\n'],
  ['infinity', 'a: -.INF\n'],
  ['no number', 'a: .nan\n'],
  ['a date', 'a: 2001-01-01\n'],
  ['a colon within a text', 'a: b: c\n'],
  ['a tab', 'a:\tb\n'],
  ['line breaks of Windows', 'a: b\r\n'],
  ['a byte order mark', '\uFEFFa: b\n'],
  ['a NUL', 'a: b\0\n'],
  ['a directive', '%YAML 1.2\n---\na: 1\n'],
  ['a mark of a document', '---\na: 1\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['the end of a document', 'a: 1\n...\n'],
  ['a text as a whole', 'hello\n'],
  ['nothing', ''],
  ['comments alone', '# nothing\n'],
  ['an indentation that fits nowhere', 'a:\n    b: 1\n  c: 2\n'],
  ['an indentation of the whole', '  a: 1\n'],
  ['escapes that JSON lacks', 'a: "\\x41"\n'],
  ['lines that lack their last line break', 'a: |\n  b'],
  ['lines that end with spaces in place of a line break', 'a: |\n  b\n    '],
  ['lines with an indicator', 'a: |2\n   b\n'],
  ['too deep a text', 'a: '.concat('['.repeat(200), ']'.repeat(200), '\n')],
  ['too long a text', `a: ${'x'.repeat(1_000_001)}\n`],
])('%s is left to the parser of all YAML', (_, text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

describe('whatever the text', () => {
  const word = fc.constantFrom(
    ...[
      'a',
      'b',
      'key',
      'true',
      'null',
      '~',
      '1',
      '-1',
      '0.5',
      '017',
      '1e3',
      'x y',
      '"q"',
      "'s'",
      '""',
      '"a\\nb"',
      'é',
    ],
    ...[
      'http://x',
      'a:b',
      'a #b',
      '#c',
      '-x',
      '- ',
      '.5',
      '.',
      '<<',
      '*a',
      '&a',
      '!t',
      '|',
      '|-',
      '>',
      '[',
      ']',
      '{',
      '}',
      ',',
    ],
    ...[
      '[a, b]',
      '{ a: 1 }',
      '{}',
      '[]',
      '{a: b, c: [1]}',
      '[{ a: "b" }]',
      '?',
      ':',
      '---',
      '...',
      '@',
      '%',
      '`',
      "it's",
      '\t',
    ],
  );
  const line = fc
    .tuple(
      fc.constantFrom(0, 0, 0, 2, 2, 2, 4, 4, 1, 3),
      fc.constantFrom('', '', '', '- ', '- ', '-  ', '-', '# '),
      fc.constantFrom('k: ', 'k: ', 'k: ', 'k:', 'k:', 'k:  ', ''),
      fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('', 'x', 'one two', '1', '"q"', '[a, 1]') },
        { weight: 1, arbitrary: word },
      ),
      fc.constantFrom('', '', '', '', ' ', ' # note', '#no'),
    )
    .map(([indent, dash, key, value, end]) => ' '.repeat(indent) + dash + key + value + end);
  /** No key occurs twice, or hardly a text would be right. */
  const reported = (lines: readonly string[]) =>
    lines.map((each, index) => each.replace('k:', `k${index % 7}:`)).join('\n');

  test('lines that fit and lines that do not are read like that', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, ends) => {
        if (expectTheSame(reported(lines) + (ends ? '\n' : ''))) read += 1;
      }),
      { seed: 20_261_121, numRuns: 4_000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  const suite = readFileSync(join(import.meta.dirname, 'plain-yaml.sample.yaml'), 'utf8');
  const pieces = [
    '\n',
    ' ',
    '  ',
    ':',
    ': ',
    '- ',
    '#',
    ' #',
    '"',
    "'",
    '|',
    '[',
    ']',
    '{',
    '}',
    ',',
    '\n\n',
    '\n  ',
    '0',
    'x',
    '?',
    '-',
  ];

  test('suites with a typing mistake are read like that', () => {
    const slip = fc.tuple(fc.nat(suite.length - 1), fc.nat(6), fc.constantFrom('', '', ...pieces));
    let read = 0;
    fc.assert(
      fc.property(fc.array(slip, { minLength: 0, maxLength: 3 }), (slips) => {
        const text = slips.reduce((so, [at, gone, put]) => so.slice(0, at) + put + so.slice(at + gone), suite);
        if (expectTheSame(text)) read += 1;
      }),
      { seed: 20_261_121, numRuns: 2_000 },
    );
    expect(read).toBeGreaterThan(200);
  });
});
