import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNear, medianVote } from '../../../src/grade/judge/median-vote.ts';
import { type Vote, vote, votingOf } from '../../../src/grade/judge/vote.ts';

const saying = (score: number): Vote => ({ kind: 'scored', score, assertions: [] });
const asked = async (limits: readonly number[], ...votes: readonly Vote[]) => {
  const indexes: number[] = [];
  const made = await vote({ count: 3, limits }, async (index) => {
    indexes.push(index);
    return votes[index] ?? saying(0);
  });
  return { made, indexes };
};
const score = fc.integer({ min: 0, max: 100 }).map((points) => points / 100);

describe('a judge whose score is close to a limit', () => {
  test.each([
    [0.65, [0.5, 0.55], 0.55, 3],
    [0.55, [0.7, 0.65], 0.65, 3],
  ])('is asked twice more, be it above or below: %d', async (first, others, median, counted) => {
    const { made, indexes } = await asked([0.6], saying(first), ...others.map(saying));
    expect(indexes).toEqual([0, 1, 2]);
    expect(made).toMatchObject({
      score: median,
      details: { judge_votes: [first, ...others], judge_vote_counted: counted },
    });
  });

  test('is asked as well where any of several limits is close', async () => {
    expect((await asked([0.9, 0.3], saying(0.25))).indexes).toHaveLength(3);
    expect((await asked([0.9, 0.3], saying(0.6))).indexes).toHaveLength(1);
  });

  test('that could not judge is not asked again', async () => {
    expect((await asked([0], { kind: 'undecided', reason: 'silence' })).indexes).toEqual([0]);
  });
});

test('what a suite says of a grader wins over what is asked of all judges', () => {
  const all = { count: 3, limits: [0.6] };
  expect(votingOf(undefined, all)).toBe(all);
  expect(votingOf(undefined, undefined)).toBeUndefined();
  expect(votingOf(1, all)).toEqual({ count: 1, limits: [0.8] });
});

test('the median is one of the votes, with as many below as above, in whatever order they came', () => {
  fc.assert(
    fc.property(fc.tuple(score, score, score), ([a, b, c]) => {
      const { score: median } = medianVote([{ score: a }, { score: b }, { score: c }]);
      expect(median).toBe([a, b, c].toSorted((x, y) => x - y)[1]);
      expect(medianVote([{ score: c }, { score: a }, { score: b }]).score).toBe(median);
    }),
  );
});

test('close is a tenth, on either side', () => {
  fc.assert(
    fc.property(score, score, (one, limit) => {
      expect(isNear(one, limit)).toBe(Math.abs(Math.round(one * 100) - Math.round(limit * 100)) <= 10);
      expect(isNear(1 - one, 1 - limit)).toBe(isNear(one, limit));
    }),
  );
});
