import { describe, expect, test } from 'vitest';
import { readRubrics } from '../../../src/graders/judge/rubric-items.ts';

const one = (item: unknown) => readRubrics([item]).rubrics[0];
const problemsOf = (item: unknown) =>
  readRubrics([item]).problems.map(({ path, message }) => `${path.join('.')} ${message}`);
const notesOf = (item: unknown) => readRubrics([item]).notes.map(({ path, message }) => `${path.join('.')} ${message}`);

const ranges = [
  { score_range: [0, 4], outcome: 'bad' },
  { score_range: [5, 10], outcome: 'good' },
];

describe('a criterion', () => {
  test('may be a text, and is required then', () => {
    expect(readRubrics(['Greets', ' Says goodbye ']).rubrics).toEqual([
      { id: 'rubric-1', outcome: 'Greets', weight: 1, required: true },
      { id: 'rubric-2', outcome: 'Says goodbye', weight: 1, required: true },
    ]);
  });

  test.each(['outcome', 'criteria', 'description', 'expected_outcome'])('may say what it wants as %s', (key) => {
    expect(one({ [key]: 'Greets' })).toEqual({ id: 'rubric-1', outcome: 'Greets', weight: 1, required: true });
  });

  test('keeps what it says of itself', () => {
    const item = { id: 'a', outcome: 'x', weight: 2.5, required: false, operator: 'contradiction' };
    expect(one(item)).toEqual({
      id: 'a',
      outcome: 'x',
      weight: 2.5,
      required: false,
      operator: 'contradiction',
    });
    expect(notesOf(item)).toEqual([]);
  });

  test.each([
    [{ weight: 1 }, 'Describe the criterion as "outcome".'],
    [{ outcom: 'x' }, 'Did you mean "outcome" instead of "outcom"?'],
  ])('without words is a problem, and the others keep their numbers: %j', (item, hint) => {
    const { rubrics, problems } = readRubrics([item, 'b']);
    expect(rubrics.map(({ id }) => id)).toEqual(['rubric-2']);
    expect(problems).toEqual([{ path: [0], message: 'needs "outcome": a criterion says what it wants', hint }]);
  });

  test('with a mistyped key names the key, as an error', () => {
    const { notes } = readRubrics([{ outcome: 'x', requird: true, weigt: 2 }]);
    expect(notes).toEqual([
      {
        path: [0, 'requird'],
        message: 'A criterion has no "requird"',
        hint: 'Did you mean "required"?',
        isMistyped: true,
      },
      { path: [0, 'weigt'], message: 'A criterion has no "weigt"', hint: 'Did you mean "weight"?', isMistyped: true },
    ]);
  });

  test('has no weight over the limit', () => {
    expect(problemsOf({ outcome: 'x', weight: 1_000_000 })).toEqual([]);
    expect(problemsOf({ outcome: 'x', weight: 1_000_001 })).toEqual(['0.weight must not be over 1000000']);
  });

  test.each([42, ''])('is no %j', (item) => {
    expect(problemsOf(item)).toEqual(['0 must be text that is not empty, or a mapping with "outcome"']);
  });

  test.each([
    [
      { outcome: 'x', weight: 'heavy' },
      '0.weight The weight of a criterion is not a number from 0 to 1000000, so it counts as 1',
    ],
    [
      { outcome: 'x', required: 'yes' },
      '0.required "required" of a criterion is neither true nor false and is ignored',
    ],
    [{ outcome: 'x', operator: 'maybe' }, '0.operator This operator is unknown and is ignored'],
    [{ outcome: 'x', banana: 2 }, '0.banana A criterion has no "banana", so it has no effect'],
  ])('that is odd is read all the same, with a note: %j', (item, note) => {
    expect(problemsOf(item)).toEqual([]);
    expect(notesOf(item)).toEqual([note]);
    expect(one(item)).toMatchObject({ weight: 1, required: true });
  });

  test.each([
    [{ outcome: 'x', min_score: 0 }, '0.min_score must be a number over 0 and up to 1'],
    [{ outcome: 'x', required_min_score: 0.7 }, '0.required_min_score must be a whole number from 0 to 10'],
    [{ outcome: 'x', id: '' }, '0.id must be text that is not empty'],
  ])('that cannot work is a problem: %j', (item, problem) => {
    expect(problemsOf(item)).toEqual([problem]);
  });

  test('takes the old minimum of 0 to 10, unless the new one is there', () => {
    expect(one({ outcome: 'x', required_min_score: 7 })?.minScore).toBe(0.7);
    expect(one({ outcome: 'x', required_min_score: 7, min_score: 0.5 })?.minScore).toBe(0.5);
    const item = { outcome: 'x', required_min_score: 7, score_ranges: ranges };
    expect(notesOf(item)).toEqual(['0.required_min_score "required_min_score" is an old name']);
    expect(problemsOf({ ...item, min_score: 0.5 })).toEqual([]);
  });

  test('cannot share its id with another: the judge has to name each', () => {
    expect(readRubrics(['a', { id: 'rubric-1', outcome: 'b' }]).problems).toMatchObject([
      { path: [], message: 'has two criteria with the id "rubric-1"' },
    ]);
  });
});

describe('score ranges', () => {
  test('may be a list, and the criterion needs no words and is not required by itself', () => {
    expect(one({ id: 'a', score_ranges: ranges.toReversed() })).toEqual({
      id: 'a',
      outcome: '',
      weight: 1,
      ranges: [
        { low: 0, high: 4, outcome: 'bad' },
        { low: 5, high: 10, outcome: 'good' },
      ],
    });
  });

  test('may be a mapping from lower bounds', () => {
    expect(one({ id: 'a', outcome: 'x', score_ranges: { 0: 'bad', 4: 'fair', 8: 'good' } })?.ranges).toEqual([
      { low: 0, high: 3, outcome: 'bad' },
      { low: 4, high: 7, outcome: 'fair' },
      { low: 8, high: 10, outcome: 'good' },
    ]);
  });

  const range = (low: unknown, high: unknown, outcome: unknown = 'x') => ({ score_range: [low, high], outcome });
  test.each([
    ['text', 'must be a list of ranges, or a mapping from lower bounds to texts'],
    [[], 'must cover 0 to 10: no range contains the score 0'],
    [[range(0, 4), range(4, 10)], 'must not overlap: two ranges contain the score 4'],
    [[range(0, 4), range(6, 10)], 'must cover 0 to 10: no range contains the score 5'],
    [[range(0, 9)], 'must cover 0 to 10: no range contains the score 10'],
  ])('that do not fit together are a problem: %j', (given, message) => {
    expect(problemsOf({ outcome: 'x', score_ranges: given })).toEqual([`0.score_ranges ${message}`]);
  });

  test.each([
    [[range(4, 0), range(5, 10)], '0.score_range must be two whole numbers from 0 to 10, the lower one first'],
    [[range(0, 10.5)], '0.score_range must be two whole numbers from 0 to 10, the lower one first'],
    [[range(0, 10, ' ')], '0.outcome must be text that is not empty'],
    [{ 0: 'x', 5.5: 'y' }, '5.5 must have a whole number from 0 to 10 as its key'],
    [{ 0: 'x', 5: '' }, '5 must be text that is not empty'],
  ])('of the wrong form are a problem at their location: %j', (given, problem) => {
    expect(problemsOf({ outcome: 'x', score_ranges: given })).toEqual([`0.score_ranges.${problem}`]);
  });
});
