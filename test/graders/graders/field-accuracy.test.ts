import { describe, expect, test } from 'vitest';
import { fieldAccuracy, MAX_LEAVES } from '../../../src/graders/graders/field-accuracy.ts';
import type { Message } from '../../../src/model/run/message.ts';
import { aSubmission, gradeWith, scored } from '../support.ts';

type Options = Readonly<Record<string, unknown>>;

const structured = (value: unknown): Message => ({ role: 'assistant', content: { structured: value } });

const reply = (expected: unknown, answer: unknown, options: Options) =>
  gradeWith(
    fieldAccuracy,
    options,
    aSubmission(typeof answer === 'string' ? answer : JSON.stringify(answer), { expected: [structured(expected)] }),
  );
const judged = async (expected: unknown, answer: unknown, options: Options) =>
  scored(await reply(expected, answer, options));

const exactly = (...paths: readonly string[]): Options => ({ fields: paths.map((path) => ({ path, match: 'exact' })) });

describe('what is said of a field', () => {
  const field = async (expected: unknown, actual: unknown, how: Options) => {
    const { assertions } = await judged({ a: expected }, { a: actual }, { fields: [{ path: 'a', ...how }] });
    return assertions[0];
  };
  test.each<[expected: unknown, actual: unknown, how: Options, text: string]>([
    ['Ada', 'Ada', { match: 'exact' }, 'a: is "Ada"'],
    [{ x: 1 }, { x: 1 }, { match: 'exact' }, 'a: is an object with 1 key'],
    [1, undefined, { match: 'exact', required: false }, 'a: is missing, which is allowed'],
    [undefined, 1, { match: 'exact' }, 'a: no value is expected, so any value passes'],
    [100, 105, { match: 'numeric_tolerance', tolerance: 5 }, 'a: 105 is within 5 of 100'],
    [
      -100,
      '-105 EUR',
      { match: 'numeric_tolerance', tolerance: 0.05, relative: true },
      'a: -105 is within 0.05 × 100 of -100',
    ],
    [0, 0.05, { match: 'numeric_tolerance', tolerance: 0.05, relative: true }, 'a: 0.05 is within 0.05 of 0'],
    ['2025-01-15', '15-JAN-2025', { match: 'date' }, 'a: 2025-01-15 is the day'],
  ])('%j is met by %j with %j', async (expected, actual, how, text) => {
    expect(await field(expected, actual, how)).toEqual({ text, passed: true });
  });

  test.each<[expected: unknown, actual: unknown, how: Options, text: string, evidence: string | undefined]>([
    [1, '1', { match: 'exact' }, 'a: is not 1', 'expected 1, found "1"'],
    [{ x: [1, 2] }, { x: [1, 3] }, { match: 'exact' }, 'a: is not an object with 1 key', 'x[1]: expected 2, found 3'],
    [1, undefined, { match: 'exact' }, 'a: is missing', 'expected 1'],
    [100, 106, { match: 'numeric_tolerance', tolerance: 5 }, 'a: 106 is not within 5 of 100', undefined],
    [100, null, { match: 'numeric_tolerance' }, 'a: is not a number', 'found null'],
    ['x', 1, { match: 'numeric_tolerance' }, 'a: cannot be compared: "x" is not a number', undefined],
    ['2025-01-15', '2025-01-16', { match: 'date' }, 'a: 2025-01-16 is not 2025-01-15', undefined],
    ['2025-01-15', 'soon', { match: 'date' }, 'a: is not a date', 'found "soon"'],
    ['soon', '2025-01-15', { match: 'date' }, 'a: cannot be compared: "soon" is not a date', undefined],
  ])('%j is not met by %j with %j', async (expected, actual, how, text, evidence) => {
    expect(await field(expected, actual, how)).toEqual({ text, passed: false, ...(evidence && { evidence }) });
  });

  test('large, deep and hostile values are described in a few words', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const { assertions } = await judged(
      { a: 1, b: 1, c: 1 },
      `{"a":${deep},"b":"\\u001b[2J${'x'.repeat(9_999)}","c":{"__proto__":{},"toString":1}}`,
      exactly('a', 'b', 'c'),
    );
    expect(assertions.map(({ evidence = '' }) => evidence)).toEqual([
      'expected 1, found a list of 1',
      expect.stringMatching(/^expected 1, found "\\u001b\[2Jx{95}…"$/),
      'expected 1, found an object with 2 keys',
    ]);
  });
});

describe('the score', () => {
  const two = (a: number, b: number, more: Options = {}): Options => ({
    fields: [
      { path: 'a', match: 'exact', weight: a },
      { path: 'b', match: 'exact', weight: b },
    ],
    ...more,
  });
  test.each<[options: Options, score: number]>([
    [two(1, 1), 0.5],
    [two(1, 3), 0.25],
    [two(3, 0), 1],
    [two(0, 0), 0],
    [two(3, 1, { aggregation: 'all_or_nothing' }), 0],
    [{ ...exactly('a'), aggregation: 'all_or_nothing' }, 1],
  ])('with %j is %f', async (options, score) => {
    expect((await judged({ a: 1, b: 2 }, { a: 1, b: 0 }, options)).score).toBe(score);
  });

  test('leaves out an optional field that is missing, and says why nothing is left', async () => {
    const optional = { fields: [{ path: 'a', match: 'exact', required: false }] };
    const { score, assertions, reasoning } = await judged({ a: 1 }, {}, optional);
    expect(score).toBe(0);
    expect(assertions).toEqual([{ text: 'a: is missing, which is allowed', passed: true }]);
    expect(reasoning).toBe('All compared fields have the weight 0.');
  });

  test('is 0 for an answer without JSON, and the answer is shown', async () => {
    expect(await judged({ a: 1 }, 'I do not know.', exactly('a'))).toEqual({
      kind: 'scored',
      score: 0,
      assertions: [
        { text: expect.stringMatching(/^The answer contains no JSON: /), passed: false, evidence: 'I do not know.' },
      ],
    });
  });

  test('is 0 for a test that expects no data', async () => {
    const submission = aSubmission('{"a":1}', { expected: [{ role: 'assistant', content: 'Something nice' }] });
    const { score, assertions } = scored(await gradeWith(fieldAccuracy, exactly('a'), submission));
    expect([score, assertions[0]?.text]).toEqual([0, 'The test has no JSON in its expected output to compare with']);
  });
});

describe('without a list of fields', () => {
  const expected = { name: 'Ada', address: { zip: '1000', lines: ['12 Main Street'] }, total: 100, on: '2025-01-15' };
  test('every value of the expected output is compared exactly', async () => {
    const { score, assertions } = await judged(expected, { ...expected, total: 100.5, more: true }, {});
    expect(score).toBe(4 / 5);
    expect(assertions.map(({ text }) => text)).toEqual([
      'name: is "Ada"',
      'address.zip: is "1000"',
      'address.lines[0]: is "12 Main Street"',
      'total: is not 100',
      'on: is "2025-01-15"',
    ]);
  });

  test('numbers are compared within the tolerance, and everything else exactly', async () => {
    const options = { match_type: 'numeric_tolerance', numeric_tolerance: 0.5 };
    const answer = { ...expected, total: 100.5, address: { zip: 1000, lines: ['12 Main Road'] } };
    const { assertions } = await judged(expected, answer, options);
    expect(assertions.map(({ text }) => text)).toEqual([
      'name: is "Ada"',
      'address.zip: 1000 is within 0.5 of 1000',
      'address.lines[0]: is not "12 Main Street"',
      'total: 100.5 is within 0.5 of 100',
      'on: is "2025-01-15"',
    ]);
  });

  test('dates are compared as days, and everything else exactly', async () => {
    const rooms = { ...expected, room: 'Room 5', year: 2025 };
    const answer = { ...rooms, on: 'January 15, 2025', room: 'Suite 5', year: '2025' };
    const { assertions } = await judged(rooms, answer, { match_type: 'date' });
    expect(assertions.filter(({ passed }) => !passed).map(({ text }) => text)).toEqual([
      'room: is not "Room 5"',
      'year: is not 2025',
    ]);
    expect(assertions.map(({ text }) => text)).toContain('on: 2025-01-15 is the day');
  });

  test('keys with dots and the names of prototypes are ordinary keys', async () => {
    const odd: unknown = JSON.parse('{"a.b":1,"__proto__":{"constructor":2}}');
    expect((await judged(odd, '{"a.b":1,"__proto__":{"constructor":2}}', {})).score).toBe(1);
    expect((await judged(odd, '{"a":{"b":1}}', {})).score).toBe(0);
  });

  test('more values than the limit are not compared', async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_LEAVES + 1 }, (_, index) => [`k${index}`, index]));
    expect(await reply(many, many, {})).toEqual({ kind: 'undecided', reason: expect.stringContaining('"fields"') });
  });
});

describe('options', () => {
  const complaints = (options: Options) =>
    fieldAccuracy.check(options).map(({ path, message }) => `${path.join('.')} ${message}`);
  const field = (more: Options) => complaints({ fields: [{ path: 'a', match: 'exact', ...more }] });

  test('of a field may be left empty', async () => {
    const empty = { required: null, weight: null, tolerance: null, relative: null, formats: null };
    expect(field(empty)).toEqual([]);
    expect((await judged({ a: 1 }, { a: 1 }, { fields: [{ path: 'a', match: 'exact', ...empty }] })).score).toBe(1);
  });

  test.each<[Options, string]>([
    [{ match: 'fuzzy' }, 'fields.0.match must be one of exact, numeric_tolerance, date'],
    [{ path: '..' }, 'fields.0.path must name a field'],
    [{ weight: -1 }, 'fields.0.weight must be 0 or more'],
    [{ tolerance: -0.1 }, 'fields.0.tolerance must be 0 or more'],
    [{ formats: 'DD/MM/YYYY' }, 'fields.0.formats must be a list of texts'],
    [{ wieght: 2 }, expect.stringContaining('fields.0 has the unknown key "wieght": valid keys are path, match')],
    [JSON.parse('{"__proto__":{}}'), expect.stringContaining('fields.0 has the unknown key "__proto__"')],
  ])('of a field are checked: %j', (more, complaint) => {
    const entry = Object.fromEntries([...Object.entries({ path: 'a', match: 'exact' }), ...Object.entries(more)]);
    expect(complaints({ fields: [entry] })).toEqual([complaint]);
  });

  test.each<[Options, string]>([
    [{ fields: [] }, 'fields must name at least one field'],
    [{ fields: ['a'] }, 'fields.0 must be a mapping with "path" and "match"'],
    [{ ...exactly('a'), aggregation: 'max' }, 'aggregation must be one of weighted_average, all_or_nothing'],
    [{ match_type: 'fuzzy' }, 'match_type must be one of exact, numeric_tolerance, date'],
  ])('are checked: %j', (options, complaint) => {
    expect(complaints(options)).toEqual([complaint]);
  });
});
