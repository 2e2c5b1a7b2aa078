import { inline } from '../escape/markdown.ts';
import { code } from '../markdown.ts';
import { type CommentMark, marked, readMark, withoutMark } from './comment-mark.ts';

/** An older comment with a line on top that announces new results. */
export function runningOver(old: string, ours: CommentMark, runUrl: string): string {
  return under(
    old,
    ours,
    (shown) => `⏳ [Running](${runUrl}) for ${commit(ours.head)}; below are ${resultsFor(shown)}.`,
  );
}

/** How a run without new results ended. */
export interface SilentEnd {
  readonly how: 'was cancelled' | 'ended before its results were reported';
  /** Of the verdict that it had reached. */
  readonly headline?: string | undefined;
}

/** An older comment with a line on top that says that there will be no new results. */
export function cancelledOver(
  old: string,
  ours: CommentMark,
  runUrl: string,
  { how, headline }: SilentEnd = { how: 'was cancelled' },
): string {
  const verdict = headline === undefined ? '' : ` Its verdict: ${inline(headline)}`;
  return under(
    old,
    ours,
    (shown) => `⏹️ [The run](${runUrl}) for ${commit(ours.head)} ${how}; below are ${resultsFor(shown)}.${verdict}`,
  );
}

/** The line that this file adds, and the empty line after it. */
const STATUS = /^> (?:⏳|⏹️) [^\n]*\n\n/u;

function under(old: string, ours: CommentMark, line: (shown: string) => string): string {
  const { shows, job, verdict, ...writer } = readMark(old) ?? { ...ours, shows: '' };
  const of = writer.of ?? { run: writer.run, attempt: writer.attempt };
  return marked({ ...ours, shows, of, job, verdict }, `> ${line(shows)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}

/** A comment that announced results, with those that it shows as its only ones. */
export const withoutStatus = (old: string, mark: CommentMark): string =>
  marked({ ...mark, ...mark.of, head: mark.shows, phase: 'finished' }, withoutMark(old).replace(STATUS, ''));

const resultsFor = (head: string): string => (head === '' ? 'earlier results' : `the results for ${commit(head)}`);
const commit = (sha: string): string => code(sha.slice(0, 7));
