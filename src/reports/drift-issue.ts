import type { Change } from '../model/comparison.ts';
import type { IssueText } from '../model/issue-ports.ts';
import type { Report } from '../model/report.ts';
import { fit } from '../shared/fit.ts';
import { type Column, table } from '../shared/markdown.ts';
import { cutEnd, plural } from '../shared/text.ts';
import type { CommentContext } from './comment-context.ts';
import { block, code, linked } from './comment-parts.ts';
import { oneLine } from './escape/terminal.ts';
import { namer } from './findings.ts';

/** Tests that newly fail, on the base commit as well: the world has changed, and not the code. */
export const drifted = ({ comparison }: Report): Change[] => comparison.tests.filter(({ state }) => state === 'drift');

/** What an issue says of them, no longer than allowed; the mark above it is no part of it. */
export function driftIssue(report: Report, context: CommentContext, maxBytes: number): IssueText {
  const count = plural('test', drifted(report).length);
  return {
    title: cutEnd(oneLine(`Evals fail on the base commit as well: ${count} (${context.key})`), TITLE_CHARACTERS),
    body: fit(
      [() => body(report, context, MOST_ROWS), () => body(report, context, 20), () => body(report, context, 0)],
      maxBytes,
    ),
  };
}

const TITLE_CHARACTERS = 200;
const MOST_ROWS = 100;

function body(report: Report, context: CommentContext, most: number): string {
  const tests = drifted(report);
  const shown = tests.slice(0, most);
  const others = tests.length - shown.length;
  const run = context.runUrl === '' ? 'a run' : `[a run](${context.runUrl})`;
  const head = context.head === '' ? '' : ` of ${code(context.head.slice(0, 10))}`;
  return block([
    `${plural('test', tests.length)} that passed before ${tests.length === 1 ? 'fails' : 'fail'} now, on the base commit as well as with a change to it. So it is not the change: what the tests depend on is no longer what it was, such as a model behind its name, a server, or the machine.`,
    ...(shown.length === 0 ? [] : [table(COLUMNS, rowsOf(shown, report, context))]),
    ...(others > 0
      ? [`_${plural(shown.length === 0 ? 'test' : 'more test', others)}: the summary of the run lists all of them._`]
      : []),
    `Seen in ${run}${head}. Later runs keep this issue up to date as long as they see it. Nobody closes it by itself.`,
  ]);
}

const COLUMNS: readonly Column[] = [
  { title: 'Test' },
  { title: 'Base commit now', align: 'right' },
  { title: 'With the change', align: 'right' },
  { title: 'Before', align: 'right' },
];

function rowsOf(tests: readonly Change[], report: Report, context: CommentContext): string[][] {
  const name = namer(report);
  return tests.map((change) => [
    linked(name(change), change.place, context),
    passed(change.control),
    passed(change.confirmation),
    passed(change.base),
  ]);
}

const passed = (count: { readonly passes: number; readonly trials: number } | undefined): string =>
  count === undefined ? '?' : `${count.passes} of ${count.trials}`;
