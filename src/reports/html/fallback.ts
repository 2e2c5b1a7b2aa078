import { htmlText } from '../escape/html.ts';
import { reasonMark, verdictMark } from '../status-icons.ts';
import { classOf, stateOf } from './detail-class.ts';
import type { PageSource } from './page-source.ts';

const MAX_TESTS = 50;
const MAX_REASONS = 20;
const LONGEST = 300;

/** What a browser without JavaScript shows: the verdict, its reasons and the changed tests. */
export function fallback({ report, rows }: PageSource): string {
  const { verdict } = report;
  const changed = rows.filter((row) => classOf(row) === 'A');
  const shown = (text: string) => htmlText(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
  const reasons = verdict.reasons
    .slice(0, MAX_REASONS)
    .map(({ kind, message }) => `<li>${reasonMark(kind).word}: ${shown(message)}</li>`);
  const tests = changed
    .slice(0, MAX_TESTS)
    .map((row) => `<li>${stateOf(row)}: ${shown(row.suite)} › ${shown(row.testId)} (${shown(row.target)})</li>`);
  const others = changed.length - tests.length;
  return [
    `<h1>${verdictMark(verdict.kind).word}</h1><p>${shown(verdict.headline)}</p>`,
    reasons.length > 0 ? `<h2>Reasons</h2><ul>${reasons.join('')}</ul>` : '',
    tests.length > 0 ? `<h2>Tests that need a look</h2><ul>${tests.join('')}</ul>` : '',
    others > 0 ? `<p>and ${others} more</p>` : '',
    '<p>Answers, trajectories and tables need JavaScript and a browser of 2023 or later.</p>',
  ].join('');
}
