import { describe, expect, test } from 'vitest';
import type { JudgeAgreement } from '../../src/model/verdict/agreement.ts';
import { agreementNumbers, statisticsOf } from '../../src/reports/agreement.ts';
import { omissionsIn } from '../../src/reports/blocks.ts';
import { markdown } from '../../src/reports/markdown.ts';
import { agreementBlocks } from '../../src/reports/summary/background.ts';
import { aReport } from '../support/builders.ts';
import { hostileText } from '../support/hostile.ts';

const NONE = { bothPass: 0, onlyJudgePasses: 0, onlyPeoplePass: 0, bothFail: 0 };
const EXAMPLE = { bothPass: 20, onlyJudgePasses: 5, onlyPeoplePass: 10, bothFail: 15 };
const aJudge = (more: Partial<JudgeAgreement> = {}): JudgeAgreement => ({
  suite: 'refunds',
  suiteFile: 'evals/refunds.eval.yaml',
  grader: 'llm-grader:tone',
  pairs: EXAMPLE,
  chosen: NONE,
  judgeSeen: 0,
  flaky: 0,
  ties: [],
  outdated: 0,
  disagreements: [],
  ...more,
});
const UNKNOWN = {
  caughtFailures: '–',
  acceptedPasses: '–',
  rightWhenPassing: '–',
  rightWhenFailing: '–',
  kappa: '–',
};

describe('the numbers of a judge', () => {
  test('are rates with intervals, and kappa', () => {
    expect(agreementNumbers(aJudge())).toEqual({
      answers: '50',
      agreement: '70% (56–81%)',
      caughtFailures: '75% (53–89%)',
      acceptedPasses: '67% (49–81%)',
      rightWhenPassing: '80% (61–91%)',
      rightWhenFailing: '60% (41–77%)',
      kappa: '0.40 (0.15 to 0.65)',
      notes: [],
    });
  });

  test('are counts without percentages below 20 answers', () => {
    expect(agreementNumbers(aJudge({ pairs: { ...NONE, bothPass: 12, onlyJudgePasses: 7 } }))).toEqual({
      answers: '19',
      agreement: '12 of 19',
      ...UNKNOWN,
      notes: ['too few labels (19 of 20)'],
    });
    expect(agreementNumbers(aJudge({ pairs: NONE })).agreement).toBe('–');
    expect(agreementNumbers(aJudge({ pairs: { ...NONE, bothPass: 12, bothFail: 8 } })).agreement).toContain('%');
  });

  test.each([
    ['failures', { ...NONE, bothPass: 30, onlyJudgePasses: 2, bothFail: 2 }],
    ['passes', { ...NONE, bothPass: 2, onlyPeoplePass: 2, bothFail: 30 }],
  ])('are the agreement alone with fewer than 5 %s', (_, pairs) => {
    const { agreement, answers, notes, ...others } = agreementNumbers(aJudge({ pairs }));
    expect(agreement).toContain('%');
    expect(others).toEqual(UNKNOWN);
    expect(notes).toEqual(['kappa needs answers of both kinds']);
  });

  test('have a minus sign and no negative zero', () => {
    const kappa = (pairs: typeof NONE) => agreementNumbers(aJudge({ pairs })).kappa;
    expect(kappa({ bothPass: 2, onlyJudgePasses: 10, onlyPeoplePass: 10, bothFail: 2 })).toMatch(
      /^−0\.67 \(−0\.\d\d to −0\.\d\d\)$/,
    );
    expect(kappa({ bothPass: 10, onlyJudgePasses: 10, onlyPeoplePass: 10, bothFail: 10 })).toMatch(/^0\.00 /);
  });

  const TIE = { testId: 't', target: 'default', answer: 'a', reviewers: ['Ada', 'Bob'] };

  test('come with what a reader has to know about them', () => {
    const judge = aJudge({
      chosen: { ...NONE, bothPass: 1, onlyJudgePasses: 2 },
      judgeSeen: 4,
      flaky: 1,
      ties: [TIE, TIE],
      outdated: 3,
    });
    expect(agreementNumbers(judge).notes).toEqual([
      '3 chosen answers, not representative: 1 of 3 agree',
      '4 labelled after seeing the judge',
      '1 answer without a clear verdict of people',
      '2 ties between people, not counted',
      '3 answers judged by an earlier model or rubric, not counted',
    ]);
  });

  test('are exact for programs, and absent where there is nothing to divide by', () => {
    const { agreement, kappa } = statisticsOf(EXAMPLE);
    expect(agreement).toMatchObject({ rate: 0.7, low: expect.closeTo(0.562, 3), high: expect.closeTo(0.809, 3) });
    expect(kappa).toMatchObject({ kappa: expect.closeTo(0.4, 9), standardError: expect.closeTo(0.127, 4) });
    expect(statisticsOf({ ...NONE, bothPass: 3 })).toMatchObject({ caughtFailures: undefined, kappa: undefined });
  });
});

describe('the agreement in the job summary', () => {
  const blocksOf = (judge: JudgeAgreement, max = 10) => agreementBlocks(aReport({ agreement: [judge] }), max);
  const disagreement = {
    testId: 'late',
    target: 'desk',
    answer: 'a',
    judge: 'pass',
    people: 'fail',
    reviewer: 'Ada',
  } as const;

  test('is one table, and the disagreements below it', () => {
    const judge = aJudge({ disagreements: [{ ...disagreement, reason: 'It is kind', note: 'The sum is wrong' }] });
    const text = markdown(blocksOf(judge));
    expect(text).toContain(
      '| `llm-grader:tone` of `refunds` | 50 | 70% (56–81%) | 75% (53–89%) | 67% (49–81%) | 80% (61–91%) | 60% (41–77%) | 0.40 (0.15 to 0.65) | – |',
    );
    expect(text).toContain('<details><summary>1 disagreement</summary>');
    expect(text).toContain(
      '- `late` on `desk`: `llm-grader:tone` says pass (It is kind), people say fail (The sum is wrong)',
    );
  });

  test('shows as many disagreements as there is space for', () => {
    const judge = aJudge({ disagreements: Array.from({ length: 5 }, () => disagreement) });
    const blocks = blocksOf(judge, 2);
    expect(markdown(blocks).match(/- `late`/g)).toHaveLength(2);
    expect(omissionsIn(blocks)).toEqual(['3 disagreements']);
  });

  test('is absent without labels', () => {
    expect(agreementBlocks(aReport({}), 10)).toEqual([]);
  });

  test('lets no text of a model or a person be Markdown', () => {
    const judge = aJudge({
      suite: hostileText,
      grader: hostileText,
      disagreements: [{ ...disagreement, testId: hostileText, reason: hostileText, note: hostileText }],
    });
    const text = markdown(blocksOf(judge));
    expect(text).not.toMatch(/<script|<img|^::|(?<!\\)!\[/m);
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(3);
  });
});
