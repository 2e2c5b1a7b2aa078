import { describe, expect, test } from 'vitest';
import { rubrics } from '../../../src/graders/graders/rubrics.ts';
import { promptOf, scriptedJudge } from '../judge/support.ts';
import { aSubmission, gradeWith, realDeps, scored } from '../support.ts';

const ranges = [
  { score_range: [0, 4], outcome: 'bad' },
  { score_range: [5, 10], outcome: 'good' },
];

async function graded(options: Record<string, unknown>, reply: object, submission = aSubmission('forty-two')) {
  const judge = scriptedJudge([reply]);
  const verdict = scored(await gradeWith(rubrics, options, submission, realDeps(judge)));
  return { verdict, prompt: promptOf(judge), question: judge.questions[0] };
}

const checks = (...given: readonly (readonly [id: string, satisfied: boolean])[]) => ({
  checks: given.map(([id, satisfied]) => ({ id, satisfied, reasoning: `about ${id}` })),
  overall_reasoning: 'all in all',
});
const scores = (given: Readonly<Record<string, number>>) => ({
  checks: Object.entries(given).map(([id, score]) => ({ id, score })),
});

describe('a checklist', () => {
  const criteria = [
    { id: 'a', outcome: 'Greets', weight: 5 },
    { id: 'b', outcome: 'Thanks', weight: 3 },
  ];

  test('of weights 5 and 3 with only the first satisfied scores 0.625 and fails', async () => {
    const { verdict } = await graded({ criteria }, checks(['a', true], ['b', false]));
    expect(verdict).toMatchObject({
      score: 0.625,
      verdict: 'fail',
      assertions: [
        { text: '[a] Greets', passed: true, evidence: 'about a' },
        { text: '[b] Thanks', passed: false, evidence: 'about b' },
      ],
      reasoning: 'all in all',
    });
  });

  test('names a criterion by its id only where the suite gives one', async () => {
    const { verdict } = await graded(
      { criteria: ['Greets', { id: 'b', outcome: 'Thanks' }] },
      checks(['rubric-1', true], ['b', true]),
    );
    expect(verdict).toMatchObject({ assertions: [{ text: 'Greets' }, { text: '[b] Thanks' }] });
  });

  test('fails through a missed required criterion however high the score, and not through others', async () => {
    const light = (required: boolean) => [
      { id: 'a', outcome: 'x', weight: 9 },
      { id: 'b', outcome: 'y', weight: 1, required },
    ];
    const reply = checks(['a', true], ['b', false]);
    expect((await graded({ criteria: light(true) }, reply)).verdict).toMatchObject({ score: 0.9, verdict: 'fail' });
    expect((await graded({ criteria: light(false) }, reply)).verdict).toMatchObject({ score: 0.9, verdict: 'pass' });
  });

  test('names the missed criteria that the suite requires: they fail the test', async () => {
    const required = [
      { id: 'a', outcome: 'x', weight: 9 },
      { id: 'b', outcome: 'y', required: true },
      { id: 'c', outcome: 'z', required: true },
    ];
    const reply = checks(['a', false], ['b', false], ['c', true]);
    expect((await graded({ criteria: required }, reply)).verdict).toMatchObject({ requiredMissed: ['b'] });
    const ranged = required.map((each) => ({ ...each, score_ranges: ranges }));
    const met = scores({ a: 1, b: 9, c: 10 });
    expect((await graded({ criteria: ranged }, met)).verdict).toMatchObject({ requiredMissed: ['b'] });
    expect(
      (await graded({ criteria: required }, checks(['a', false], ['b', true], ['c', true]))).verdict.requiredMissed,
    ).toBeUndefined();
  });

  const LEAVES_OUT = '"checks" must have the criterion "b" once, and has it 0 times';
  test.each([
    ['leaves one out', criteria, checks(['a', true]), LEAVES_OUT],
    [
      'has one four times',
      criteria,
      checks(['a', true], ['b', true], ['a', true], ['a', true], ['a', true]),
      '"checks" must have the criterion "a" once, and has it 4 times',
    ],
  ])('is asked for again when the reply %s, and then is an error of the grader', async (_, criteria, reply, why) => {
    const judge = scriptedJudge([reply]);
    const verdict = await gradeWith(rubrics, { criteria }, aSubmission('forty-two'), realDeps(judge));
    expect(verdict).toMatchObject({ kind: 'undecided', reason: expect.stringContaining(why) });
    // Not asked to repair the form: it would have to judge.
    expect(judge.questions).toHaveLength(3);
  });

  test.each([
    ['a checklist', criteria, checks(['a', true], ['made-up', false])],
    ['scores', criteria.map((each) => ({ ...each, score_ranges: ranges })), scores({ a: 9, 'made-up': 1 })],
  ])('of criteria that the judge made up is an error of the grader (%s)', async (_, criteria, reply) => {
    const judge = scriptedJudge([reply]);
    const verdict = await gradeWith(rubrics, { criteria }, aSubmission('forty-two'), realDeps(judge));
    expect(verdict).toMatchObject({ kind: 'undecided', reason: expect.stringContaining('"checks.1.id" is "made-up"') });
    expect(verdict).toMatchObject({ reason: expect.stringContaining('the ids are "a", "b"') });
  });

  test('is shown item by item with its marks, and asks for yes or no', async () => {
    const operators = [
      { id: 'c', outcome: 'Says so', operator: 'correctness', required: false },
      { id: 'd', outcome: 'Never lies', operator: 'contradiction' },
    ];
    const { prompt, question } = await graded(
      { rubrics: [...criteria, ...operators] },
      checks(['a', true], ['b', true], ['c', true], ['d', true]),
    );
    expect(prompt).toContain(
      [
        '- [a] (required) (weight 5): Greets',
        '- [b] (required) (weight 3): Thanks',
        '- [c] (operator: correctness): Says so',
        '- [d] (required) (operator: contradiction): Never lies',
      ].join('\n'),
    );
    expect(prompt).toMatch(/met only when the answer itself supports it|the answer need not mention it/);
    const names = [...prompt.matchAll(/<<<BEGIN (\w+) /g)].map(([, name]) => name);
    expect(names).toEqual(['question', 'criteria', 'answer', 'rubrics']);
    expect(question?.judging?.reply?.name).toBe('checked_criteria');
  });
});

describe('score ranges', () => {
  test('of 8 and 4 with a minimum of 0.5 on the second score 0.6 and fail', async () => {
    const criteria = [
      { id: 'a', outcome: 'Clear', score_ranges: ranges },
      { id: 'b', outcome: 'Short', min_score: 0.5, score_ranges: ranges },
    ];
    const { verdict, prompt, question } = await graded({ criteria }, scores({ a: 8, b: 4 }));
    expect(verdict.score).toBeCloseTo(0.6, 12);
    expect(verdict).toMatchObject({
      verdict: 'fail',
      assertions: [
        { text: '[a] Clear: 8/10 (good)', passed: true },
        { text: '[b] Short: 4/10 (bad)', passed: false },
      ],
      details: { raw_scores: { a: 8, b: 4 }, normalization: 'score / 10', aggregation: 'weighted_average' },
    });
    expect(prompt).toContain('- [b] (at least 5 of 10 required): Short\n  0 to 4: bad\n  5 to 10: good');
    expect(question?.judging?.reply?.name).toBe('scored_criteria');
  });

  test('make whole numbers of all criteria, also of those without ranges, which are required in full', async () => {
    const criteria = [
      { id: 'a', score_ranges: ranges },
      { id: 'b', outcome: 'Short' },
    ];
    expect((await graded({ criteria }, scores({ a: 8, b: 9 }))).verdict).toMatchObject({
      verdict: 'fail',
      assertions: [
        { text: '[a] 8/10 (good)', passed: true },
        { text: '[b] Short: 9/10', passed: false },
      ],
    });
    expect((await graded({ criteria }, scores({ a: 8, b: 10 }))).verdict.verdict).toBe('pass');
  });

  test('pass an item from 7 on', async () => {
    const criteria = [{ id: 'a', score_ranges: ranges }];
    expect((await graded({ criteria }, scores({ a: 7 }))).verdict.assertions[0]?.passed).toBe(true);
    expect((await graded({ criteria }, scores({ a: 6 }))).verdict.assertions[0]?.passed).toBe(false);
  });
});

describe('options', () => {
  const problems = (options: Record<string, unknown>) =>
    rubrics.check(options).map(({ path, message }) => `${path.join('.')} ${message}`);

  test.each([
    [{}, 'criteria must be a list of criteria'],
    [{ criteria: [] }, 'criteria must name at least one criterion'],
    [{ criteria: [{ weight: 2 }] }, 'criteria.0 needs "outcome": a criterion says what it wants'],
    [
      { criteria: ['a', { id: 'b', score_ranges: { 1: 'x' } }] },
      'criteria.1.score_ranges must cover 0 to 10: no range contains the score 0',
    ],
  ])('are refused where they cannot work: %j', (options, problem) => {
    expect(problems(options)).toEqual([problem]);
  });

  test('of two lists take the one with the newer name, and say so', () => {
    const options = { criteria: ['a'], rubrics: ['b'] };
    expect(problems(options)).toEqual([]);
    expect(rubrics.notes?.(options)).toEqual([
      { path: ['rubrics'], message: '"rubrics" is ignored because "criteria" is there too' },
    ]);
  });
});
