import fc from 'fast-check';
import { type Family, plainly } from './family.ts';

/** Values that are nearly the same, so that every comparison has something to decide. */
const VALUES = [
  [1, '1', 1.0, 1.004, '1 EUR', 1.2, -1, 0, null],
  ['Ada', 'ada', 'Ada ', '', 5],
  [
    '2025-01-15',
    '15-JAN-2025',
    '01/15/2025',
    '15/01/2025',
    'Jan 15, 2025',
    '2025-01-15T22:00:00-05:00',
    '2025-01-16',
    'soon',
  ],
  [[1, 2], [2, 1], [1, 2, 3], [], { '0': 1 }],
  [{ x: 1, y: { z: [true] } }, { y: { z: [true] }, x: 1 }, { x: 1 }, {}, null],
  [true, false, 'true', 1],
] as const;
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const PATHS = [
  ...KEYS,
  'd[0]',
  'd[1]',
  'd.0',
  'd.length',
  'e.x',
  'e.y.z',
  'e.y.z[0]',
  'e[y][z]',
  'g',
  'g.h',
  '.a',
  'a.',
  'a.b.c',
];

const data = fc
  .record(Object.fromEntries(KEYS.map((key, index) => [key, fc.constantFrom<unknown>(...(VALUES[index] ?? []))])), {
    requiredKeys: [],
  })
  .map((object) => ({ ...object }));

const dressed = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    text,
    text,
    text,
    `Here it is: ${text} Bye.`,
    `\`\`\`json\n${text}\n\`\`\``,
    `\`\`\`\n${text}\n\`\`\` or so`,
    `[${text}]`,
    'none',
  );

/** What a test expects, in the shapes that `expected_output` takes. */
const expectation = (object: object): fc.Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    object,
    object,
    object,
    JSON.stringify(object),
    [{ role: 'assistant', content: object }],
    [
      { role: 'assistant', content: object },
      { role: 'user', content: 'thanks' },
    ],
    [
      { role: 'assistant', content: JSON.stringify(object) },
      { role: 'assistant', content: 'done' },
    ],
    'nothing in particular',
  );

const field = fc
  .record(
    {
      path: fc.constantFrom(...PATHS),
      match: fc.constantFrom('exact', 'numeric_tolerance', 'date'),
      required: fc.boolean(),
      weight: fc.constantFrom(0, 0.5, 1, 2, 3),
      tolerance: fc.constantFrom(0, 0.01, 0.2, 1),
      relative: fc.boolean(),
      formats: fc.constantFrom([], ['DD/MM/YYYY'], ['MM/DD/YYYY'], ['YYYY-MM-DD'], ['DD-MMM-YYYY', 'MM/DD/YYYY']),
    },
    { requiredKeys: ['path', 'match'] },
  )
  // AgentV takes a list for its text, and that for a date: one of the intended differences.
  .map((each) => ({ ...each, ...(each.path === 'd' && each.match === 'date' && { match: 'exact' }) }));

/** Data in answers, compared with expected data. */
export const fieldAccuracy: Family = {
  name: 'field-accuracy',
  types: ['field-accuracy'],
  answers: fc
    .tuple(data, fc.oneof(fc.constant(undefined), data))
    .chain(([expected, other]) =>
      fc.tuple(
        dressed(JSON.stringify(other === undefined ? expected : { ...expected, ...other })),
        expectation(expected),
      ),
    )
    .map(([text, expected]) => plainly(text, expected)),
  graders: () =>
    fc.record(
      {
        type: fc.constantFrom('field-accuracy', 'field_accuracy'),
        fields: fc.array(field, { minLength: 1, maxLength: 5 }),
        aggregation: fc.constantFrom('weighted_average', 'all_or_nothing'),
      },
      { requiredKeys: ['type', 'fields'] },
    ),
};
