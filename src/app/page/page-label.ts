import { type AnswerOrigin, graderKey, judgesOf, unjudged } from '../../labels/judges-of.ts';
import { answerTextOf, lineOf, MAX_ANSWER_BYTES } from '../../labels/label.ts';
import type { TestResult } from '../../model/run/result.ts';
import { readable } from '../../reports/escape/readable.ts';
import type { PageLabel } from '../../reports/html/page-data.ts';

/** What the page needs for labels of an answer. */
export const pageLabel = (result: TestResult, origin: AnswerOrigin): PageLabel => ({
  line: lineOf(unjudged(result, origin)),
  judges: judgesOf(result).map(graderKey),
  isWhole: isShownWhole(result),
});

/** Whether the page shows every letter of question and answer: it shows invisible ones as escapes, and adds parts that are not text. */
function isShownWhole(result: TestResult): boolean {
  const { input, output } = answerTextOf(result);
  const isText = result.input.every(({ content }) => typeof content === 'string');
  const all = [...input, output];
  const size = all.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return isText && size <= MAX_ANSWER_BYTES && all.every((text) => readable(text) === text);
}
