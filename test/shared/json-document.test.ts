import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonDocument, jsonPieces, withoutEntries } from '../../src/shared/json-document.ts';

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
