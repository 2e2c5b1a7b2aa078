import { createHash } from 'node:crypto';
import { type VerdictKind, verdictKinds } from '../../model/verdict/verdict.ts';

/** Who has written a comment, hidden in its first line: how the next run finds it, and knows whether it is older. */
export interface CommentMark {
  readonly key: string;
  /** The commit that the run is for. */
  readonly head: string;
  /** The commit whose results stand in the comment; of a run that has none yet, an earlier one. */
  readonly shows: string;
  /** GitHub's number of the run; later runs have larger ones. */
  readonly run: number;
  readonly attempt: number;
  /** A comment of an earlier run may say that a new one is under way. */
  readonly phase: 'running' | 'finished';
  readonly verdict?: VerdictKind | undefined;
}

/** A mark as it was read, with the hash of what stood below it when it was written. */
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
    ...(mark.verdict === undefined ? [] : [`verdict=${mark.verdict}`]),
    `digest=${digest}`,
  ];
  return `${BEGINNING} ${facts.join(' ')} -->\n${body}`;
}

/** The mark of a comment of ours. Only what stands at the very beginning and is exactly of our form is one. */
export function readMark(comment: string): ReadMark | undefined {
  const found = PATTERN.exec(comment.slice(0, LONGEST_MARK))?.groups;
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
    ...(verdict && { verdict }),
    digest: found['digest'] ?? '',
  };
}

/** What stands below the mark. */
export const withoutMark = (comment: string): string =>
  readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** Below zero when `a` is the older one. Runs, then attempts, then phases: whoever is at the end of a run has the word. */
export const byAge = (a: CommentMark, b: CommentMark): number =>
  a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);

const BEGINNING = '<!-- agentv:eval-report v1';
/** Three names of at most 100 characters, each of which may take nine, and numbers. */
const LONGEST_NAME = 100;
const LONGEST_MARK = 4096;
const PATTERN =
  /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;

const phaseOrder = ({ phase }: CommentMark): number => (phase === 'finished' ? 1 : 0);

/** Without white space, brackets, and two hyphens in a row, which would end the mark. */
const encoded = (text: string): string =>
  encodeURIComponent(text.slice(0, LONGEST_NAME).toWellFormed()).replaceAll('--', '-%2D') || '%00';

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text).replace(/^\0$/, '');
  } catch {
    return undefined;
  }
}
