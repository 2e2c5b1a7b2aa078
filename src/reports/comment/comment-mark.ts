import { createHash } from 'node:crypto';
import { type VerdictKind, verdictKinds } from '../../model/verdict/verdict.ts';
import { present } from '../blocks.ts';
import { inline } from '../escape/markdown.ts';
import { code } from '../markdown.ts';

/** The author of a comment, hidden in its first line: the next run finds it, and reads which is newer. */
export interface CommentMark {
  readonly key: string;
  readonly head: string;
  /** The commit of the results in the comment; of an earlier run while this one has none. */
  readonly shows: string;
  /** GitHub's id of the run; later runs have larger ones. */
  readonly run: number;
  readonly attempt: number;
  /** A comment of an earlier run may announce the results of a new one. */
  readonly phase: 'running' | 'finished';
  /** The run whose results the comment shows, and the attempt. */
  readonly of?: { readonly run: number; readonly attempt: number } | undefined;
  /** The workflow, the job and the leg of these results: several of them may share a comment. */
  readonly job?: string | undefined;
  /** Of these results. */
  readonly verdict?: VerdictKind | undefined;
}

/** A parsed mark, with the hash of the text below it when it was written. */
export interface ReadMark extends CommentMark {
  readonly digest: string;
}

/** Four names of at most 100 characters, each encoded in at most nine, and numbers. */
const MAX_NAME_LENGTH = 100;
const MAX_MARK_LENGTH = 5120;
const PATTERN =
  /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: of=(?<of>\d{1,16})\.(?<ofAttempt>\d{1,6}))?(?: job=(?<job>[^\s<>]+))?(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;

export function marked({ key, head, shows, run, attempt, phase, of, job, verdict }: CommentMark, body: string): string {
  const facts = present(
    `key=${encoded(key)} head=${encoded(head)} shows=${encoded(shows)} run=${run} attempt=${attempt} phase=${phase}`,
    of && `of=${of.run}.${of.attempt}`,
    job !== undefined && `job=${encoded(job)}`,
    verdict && `verdict=${verdict}`,
    `digest=${createHash('sha256').update(body).digest('hex').slice(0, 16)}`,
  );
  return `<!-- agentv:eval-report v1 ${facts.join(' ')} -->\n${body}`;
}

/** The mark of one of our comments. It must be at the very beginning and match the form exactly. */
export function readMark(comment: string): ReadMark | undefined {
  const found = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.groups;
  if (found === undefined) return undefined;
  const [key, head, shows] = ['key', 'head', 'shows'].map((name) => decoded(found[name]));
  const [run, attempt] = [Number(found['run']), Number(found['attempt'])];
  if (key === undefined || head === undefined || shows === undefined) return undefined;
  if (!Number.isSafeInteger(run) || !Number.isSafeInteger(attempt)) return undefined;
  return {
    ...{ key, head, shows, run, attempt },
    phase: found['phase'] === 'running' ? 'running' : 'finished',
    of: found['of'] === undefined ? undefined : { run: Number(found['of']), attempt: Number(found['ofAttempt']) },
    job: decoded(found['job']),
    verdict: verdictKinds.find((kind) => kind === found['verdict']),
    digest: found['digest'] ?? '',
  };
}

export const withoutMark = (comment: string): string =>
  readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');

/** Negative if `a` is older. Compares runs, then attempts, then phases: the end of a run takes precedence. */
export const byAge = (a: CommentMark, b: CommentMark): number =>
  a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);

const phaseOrder = ({ phase }: CommentMark): number => (phase === 'finished' ? 1 : 0);

/**
 * Positive if the first takes precedence over the second: the newer one, but a better verdict never replaces a worse
 * one that another run or job reached for the same commit.
 */
export function precedence(a: CommentMark, b: CommentMark): number {
  if (a.head !== b.head || a.head === '') return byAge(a, b);
  const [{ run, attempt }, other] = [a.of ?? a, b.of ?? b];
  if (a.job === b.job && run === other.run) return attempt - other.attempt || byAge(a, b);
  // A job that could not measure anything may be started again.
  const isRepeated = a.job === b.job && [a, b].some(({ verdict }) => verdict === 'invalid');
  return isRepeated ? byAge(a, b) : badness(a) - badness(b) || byAge(a, b);
}

/** A comment that announces results still shows those of an earlier commit. */
export const badness = ({ head, shows, verdict }: CommentMark): number =>
  shows === head && verdict !== undefined ? verdictKinds.length - verdictKinds.indexOf(verdict) : 0;

/** Without white space, brackets, and double hyphens, which would end the HTML comment. */
const encoded = (text: string): string =>
  encodeURIComponent(text.slice(0, MAX_NAME_LENGTH).toWellFormed()).replaceAll('--', '-%2D') || '%00';

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text).replace(/^\0$/, '');
  } catch {
    return undefined;
  }
}

/** The line on top of a comment of another run, and the empty line after it. */
const STATUS = /^> (?:⏳|⏹️) [^\n]*\n\n/u;

/** An older comment with a line on top that announces new results. */
export const runningOver = (old: string, ours: CommentMark, runUrl: string): string =>
  under(old, ours, (shown) => `⏳ [Running](${runUrl}) for ${commit(ours.head)}; below are ${shown}.`);

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
  const run = `⏹️ [The run](${runUrl}) for ${commit(ours.head)} ${how}`;
  return under(old, ours, (shown) => `${run}; below are ${shown}.${verdict}`);
}

function under(old: string, ours: CommentMark, line: (shown: string) => string): string {
  const { shows, job, verdict, ...writer } = readMark(old) ?? { ...ours, shows: '' };
  const of = writer.of ?? { run: writer.run, attempt: writer.attempt };
  const shown = shows === '' ? 'earlier results' : `the results for ${commit(shows)}`;
  return marked({ ...ours, shows, of, job, verdict }, `> ${line(shown)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}

/** A comment that announced results, with those that it shows as its only ones. */
export const withoutStatus = (old: string, mark: CommentMark): string =>
  marked({ ...mark, ...mark.of, head: mark.shows, phase: 'finished' }, withoutMark(old).replace(STATUS, ''));

const commit = (sha: string): string => code(sha.slice(0, 7));
