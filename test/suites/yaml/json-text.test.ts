import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonDocument, jsonPieces, withoutEntries } from '../../../src/model/text/json-document.ts';
import type { Path } from '../../../src/model/values/map-leaves.ts';
import { parseJsonText } from '../../../src/suites/yaml/json-text.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/exhaustive.ts';

function parsed(text: string) {
  const result = parseJsonText(text);
  if (result.kind === 'invalid') throw new Error(result.message);
  return result;
}

const inShort = (text: string): string => {
  const result = parseJsonText(text);
  return result.kind === 'parsed' ? 'valid' : `${result.line}:${result.column} ${result.message}`;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('locations', () => {
  const text = '{"a": [1,\r\n  {"b": true}],\n\t"c" : "x"}';

  test.each<[Path, string, string]>([
    [[], '1:1', '1:1'],
    [['a'], '1:7', '1:2'],
    [['a', 0], '1:8', '1:8'],
    [['a', 1, 'b'], '2:9', '2:4'],
    [['c'], '3:8', '3:2'],
  ])('of the value and the key at %j', (path, value, key) => {
    const { valueAt, keyAt } = parsed(text);
    const shown = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
    expect([shown(valueAt(path)), shown(keyAt(path))]).toEqual([value, key]);
  });

  test.each<[Path, number]>([
    [['nothing'], 1],
    [['a', 7], 7],
    [['a', 0, 'deeper'], 8],
    [['c', 0], 8],
  ])('of what is not there are those of the nearest thing around it: %j', (path, column) => {
    expect(parsed(text).valueAt(path).column).toBe(column);
  });

  test('do not count a byte order mark', () => {
    expect(parsed('\uFEFF[1]').valueAt([0])).toEqual({ line: 1, column: 2 });
  });
});

test.each<[string, string, string]>([
  ['a text that ends early', '{"a": [1', '1:9 Close bracket expected'],
  ['no text at all', ' ', '1:2 Value expected'],
  ['a comma too many', '[1,\n]', '2:1 Value expected'],
  ['a key without quotes', '{a: 1}', '1:2 Invalid symbol'],
  ['a line break in a text', '["a\nb"]', '1:2 Unexpected end of string'],
  ['half an escape', '["\\u12"]', '1:2 Invalid unicode'],
  ['a second value', '{} {}', '1:4 End of file expected'],
  ['a comment', '[1, // one\n]', '1:5 Invalid comment token'],
  ['a key that occurs twice', '{"a": 1, "\\u0061": 2}', '1:10 The key "a" occurs twice in this object'],
  ['a hundred and two levels', '['.repeat(102) + ']'.repeat(102), '1:102 Lists and mappings are nested more'],
])('a mistake is reported at its location: %s', (_, text, reported) => {
  expect(inShort(text)).toMatch(reported);
});

test('a million values are the most, because the parser keeps a node for each', () => {
  expect(parseJsonText(`[${'1,'.repeat(1_000_001)}1]`)).toMatchObject({
    ...{ line: 1, column: 1, message: 'The file has more than 1000000 values', hint: 'Split it into several files.' },
  });
});

describe('for any content of a text', () => {
  test('JSON comes out as JSON.parse has it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), (value, spaces) => {
        const text = JSON.stringify(value, null, spaces);
        expect(parsed(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('a key called __proto__ stays a key', () => {
    const value = parsed('{"__proto__": {"polluted": 1}}').value as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test('what JSON.parse refuses is refused with a location, and nothing is thrown', () => {
    const piece = fc.constantFrom(...'{}[]:,"\\ \n\t0-1.eEtfn', 'true', 'null', '"a"', '\\u00', '\u2028');
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const result = parseJsonText(given);
        if (isJson(given) && !inShort(given).includes('occurs twice')) expect(result.kind).toBe('parsed');
        if (isJson(given.replace(/^\uFEFF/, ''))) return;
        if (result.kind !== 'invalid') expect.unreachable();
        const lines = given.replace(/^\uFEFF/, '').split('\n');
        expect(result.line).toBeLessThanOrEqual(lines.length);
        expect(result.column).toBeLessThanOrEqual((lines[result.line - 1] ?? '').length + 1);
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});

test('each entry of a list has a line, and so has each value above it', () => {
  const document = {
    name: 'x',
    none: [],
    nothing: {},
    missing: undefined,
    verdict: { tests: [{ id: 'a', marks: [1, { b: 2 }] }, undefined], reasons: [], deep: { at: [1] } },
    results: ['one\n', null],
  };
  expect(jsonDocument(document)).toBe(`{
  "name": "x",
  "none": [],
  "nothing": {},
  "verdict": {
    "tests": [
      {"id":"a","marks":[1,{"b":2}]},
      null
    ],
    "reasons": [],
    "deep": {"at":[1]}
  },
  "results": [
    "one\\n",
    null
  ]
}
`);
});

test('it says what JSON says of the same value', () => {
  const given = fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.array(fc.anything()));
  fc.assert(
    fc.property(given, (value) => {
      let plain: string;
      try {
        plain = JSON.stringify(value);
      } catch {
        return;
      }
      expect(JSON.stringify(JSON.parse(jsonDocument(value)))).toBe(JSON.stringify(JSON.parse(plain)));
    }),
  );
});

test('a list can be made while it is written', () => {
  const steps: string[] = [];
  const rows = {
    *[Symbol.iterator]() {
      for (const row of [1, 2]) {
        steps.push(`made ${row}`);
        yield { row };
      }
    },
  };
  let text = '';
  for (const piece of jsonPieces({ results: { rows } })) {
    text += piece;
    if (piece.includes('row"')) steps.push(`got ${piece}`);
  }
  expect(text).toBe(jsonDocument({ results: { rows: [{ row: 1 }, { row: 2 }] } }));
  expect(steps.filter((step) => !step.includes('rows'))).toEqual([
    'made 1',
    'got {"row":1}',
    'made 2',
    'got {"row":2}',
  ]);
});

test('the lists of a document are read entry by entry, wherever else the same name is', () => {
  const document = {
    results: [{ a: '  ],' }, { b: '"results": [' }],
    other: { results: [1], tests: [2] },
    comparison: { tests: [{ id: 'x' }, { id: 'y' }], none: [] },
    empty: { tests: [] },
    tests: [3],
  };
  const entries: string[] = [];
  const lines = jsonDocument(document).split('\n');
  const rest = withoutEntries(lines, {
    results: (entry) => entries.push(entry.trim()),
    'comparison.tests': (entry) => entries.push(entry.trim()),
  });
  expect(entries).toEqual(['{"a":"  ],"}', '{"b":"\\"results\\": ["}', '{"id":"x"}', '{"id":"y"}']);
  expect(JSON.parse(rest)).toEqual({ ...document, results: [], comparison: { tests: [], none: [] } });
});

test.each([undefined, 2])('a document in another layout stays whole: %s', (indent) => {
  const text = JSON.stringify(
    { results: [{ a: 1 }], comparison: { tests: [] }, a: { results: [1] } },
    undefined,
    indent,
  );
  const rest = withoutEntries(text.split('\n'), { results: () => expect.unreachable() });
  expect(JSON.parse(rest)).toEqual(JSON.parse(text));
});
