import type { Label } from '../../labels/label.ts';

/** The name of the suite that tests a judge. */
export const judgeSuiteName = (grader: string): string => `judge:${grader}`;

/** The name of the test that judges a labelled answer again. */
export const judgeTestId = ({ testId, answer }: Pick<Label, 'testId' | 'answer'>): string =>
  `${testId}~${answer.slice(0, 12)}`;
