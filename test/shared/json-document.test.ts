import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonDocument, jsonPieces } from '../../src/shared/json-document.ts';

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
