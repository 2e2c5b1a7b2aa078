import type { Feedback, ReviewedTest } from '../../model/run/feedback.ts';
import type { Report } from '../../model/verdict/report.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { plural } from '../../shared/text.ts';
import { cell, code, sentence } from '../comment/comment-parts.ts';
import { UNKNOWN } from '../numbers.ts';

const COLUMNS: readonly Column[] = [{ title: 'Test' }, { title: 'Verdict' }, { title: 'Notes' }];
const NOTE_CHARACTERS = 300;
const MOST_GRADERS = 5;

/** Reviews by people, with at most `most` tests of each. They affect no verdict. */
export function feedbackSection(
  { feedback = [] }: Report,
  most: number,
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  const tests = feedback.reduce((sum, review) => sum + review.tests.length, 0);
  const shown = feedback.reduce((sum, review) => sum + Math.min(most, review.tests.length), 0);
  return {
    blocks: feedback.flatMap((review) => blocksOf(review, most)),
    leftOut: tests > shown ? plural('reviewed test', tests - shown) : undefined,
  };
}

function blocksOf({ file, reviewer, timestamp, overallNotes, tests }: Feedback, most: number): string[] {
  const from = [code(file), ...[reviewer, timestamp].flatMap((text) => (text === undefined ? [] : cell(text)))];
  const rows = tests.slice(0, most).map((test) => [code(test.testId), WORDS[test.verdict ?? 'none'], notesOf(test)]);
  return [
    '### Review',
    `_Written by a person; it does not affect the verdict._ ${from.join(' · ')}`,
    ...(overallNotes === undefined ? [] : [sentence(overallNotes, 1000)]),
    ...(rows.length === 0 ? [] : [table([...COLUMNS], rows)]),
  ];
}

const WORDS: Readonly<Record<NonNullable<ReviewedTest['verdict']> | 'none', string>> = {
  acceptable: 'acceptable',
  needs_improvement: 'needs improvement',
  incorrect: 'incorrect',
  flaky: 'flaky',
  none: UNKNOWN,
};

function notesOf({ notes, graderNotes = {}, workspaceNotes }: ReviewedTest): string {
  const parts = [
    ...(notes === undefined ? [] : [sentence(notes, NOTE_CHARACTERS)]),
    ...Object.entries(graderNotes)
      .slice(0, MOST_GRADERS)
      .map(([grader, note]) => `${code(grader)}: ${cell(note)}`),
    ...(workspaceNotes === undefined ? [] : [`workspace: ${cell(workspaceNotes)}`]),
  ];
  return parts.join('; ') || UNKNOWN;
}
