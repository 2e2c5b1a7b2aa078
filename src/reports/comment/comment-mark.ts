import { createHash } from 'node:crypto';
import { type VerdictKind, verdictKinds } from '../../model/verdict/verdict.ts';

/** The author of a comment, hidden in its first line: the next run finds it, and reads which is newer. */
export interface CommentMark {
  readonly key: string;
  /** The commit of the run. */
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

export function marked(mark: CommentMark, body: string): string {
  const digest = digestOf(body);
  const facts = [
    `key=${encoded(mark.key)}`,
    `head=${encoded(mark.head)}`,
    `shows=${encoded(mark.shows)}`,
    `run=${mark.run}`,
    `attempt=${mark.attempt}`,
    `phase=${mark.phase}`,
    ...(mark.of === undefined ? [] : [`of=${mark.of.run}.${mark.of.attempt}`]),
    ...(mark.job === undefined ? [] : [`job=${encoded(mark.job)}`]),
    ...(mark.verdict === undefined ? [] : [`verdict=${mark.verdict}`]),
    `digest=${digest}`,
  ];
  return `${BEGINNING} ${facts.join(' ')} -->\n${body}`;
}

/** The mark of one of our comments. It must be at the very beginning and match the form exactly. */
export function readMark(comment: string): ReadMark | undefined {
  const found = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.groups;
  const key = decoded(found?.['key']);
  const head = decoded(found?.['head']);
  const shows = decoded(found?.['shows']);
  const [run, attempt] = [Number(found?.['run']), Number(found?.['attempt'])];
  if (found === undefined || key === undefined || head === undefined || shows === undefined) return undefined;
  if (!Number.isSafeInteger(run) || !Number.isSafeInteger(attempt)) return undefined;
  const verdict = verdictKinds.find((kind) => kind === found['verdict']);
  return {
    key,
    head,
    shows,
    run,
    attempt,
    phase: found['phase'] === 'running' ? 'running' : 'finished',
    of: found['of'] === undefined ? undefined : { run: Number(found['of']), attempt: Number(found['ofAttempt']) },
    job: decoded(found['job']),
    verdict,
    digest: found['digest'] ?? '',
  };
}

/** The text below the mark. */
export const withoutMark = (comment: string): string =>
  readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** Negative if `a` is older. Compares runs, then attempts, then phases: the end of a run takes precedence. */
export const byAge = (a: CommentMark, b: CommentMark): number =>
  a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);

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

const BEGINNING = '<!-- agentv:eval-report v1';
/** Four names of at most 100 characters, each encoded in at most nine, and numbers. */
const MAX_NAME_LENGTH = 100;
const MAX_MARK_LENGTH = 5120;
const PATTERN =
  /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: of=(?<of>\d{1,16})\.(?<ofAttempt>\d{1,6}))?(?: job=(?<job>[^\s<>]+))?(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;

const phaseOrder = ({ phase }: CommentMark): number => (phase === 'finished' ? 1 : 0);

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
