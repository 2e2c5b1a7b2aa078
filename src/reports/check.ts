import type { CheckOutput } from '../model/ports/pull-requests.ts';
import type { Report } from '../model/verdict/report.ts';
import { fit } from '../shared/fit.ts';
import { signedPoints } from '../shared/percentage-points.ts';
import { cutEnd } from '../shared/text.ts';
import { commentMarkdown } from './comment/comment.ts';
import type { CommentContext } from './comment/comment-context.ts';
import { headingWords } from './comment/comment-heading.ts';
import { suiteRows, suiteTable } from './comment/comment-suites.ts';
import { oneLine } from './escape/terminal.ts';
import { overallDelta } from './overall-delta.ts';

/** The content of a check run: the headline, the comment's text, and all suites; each within GitHub's limits. */
export function checkOutput(report: Report, context: CommentContext, maxBytes: number): CheckOutput {
  const text = fit(
    [MANY_SUITES, SOME_SUITES, 0].map((most) => () => suitesText(report, most)) as [() => string],
    maxBytes,
  );
  return {
    title: checkTitle(titleOf(report)),
    summary: commentMarkdown(report, context, maxBytes),
    text: text || undefined,
  };
}

/** `3 tests regressed, 66 of 80 passed (−8 pp)`. */
function titleOf(report: Report): string {
  const { totals, comparison, dryRun } = report;
  const words = headingWords(report);
  const passed = dryRun || /passed|cancelled/.test(words) ? '' : `, ${totals.passed} of ${totals.total} passed`;
  const moved = overallDelta(comparison);
  return `${words}${passed}${moved === undefined ? '' : ` (${signedPoints(moved.delta)})`}`;
}

export const checkTitle = (text: string): string => cutEnd(oneLine(text), TITLE_CHARACTERS);

/** Maximum length of a title in lists of checks. */
const TITLE_CHARACTERS = 80;
const MANY_SUITES = 300;
const SOME_SUITES = 50;

function suitesText(report: Report, most: number): string {
  const shown = report.suites.slice(0, most);
  if (report.dryRun || shown.length === 0) return '';
  const others = report.suites.length - shown.length;
  const more = others > 0 ? `\n\n_and ${others} more_` : '';
  return `${suiteTable(report, suiteRows(report, shown))}${more}\n`;
}
