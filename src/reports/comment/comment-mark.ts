import { hash } from 'node:crypto';
import * as z from 'zod';
import { verdictKinds } from '../../model/verdict/verdict.ts';
import { inline } from '../escape/markdown.ts';
import { code } from '../markdown.ts';

const integer = z.string().regex(/^\d+$/).transform(Number).pipe(z.int());
const attemptOfRun = z.object({ run: integer, attempt: integer });

const markSchema = z.strictObject({
  key: z.string(),
  head: z.string(),
  /** The commit of the results in the comment; of an earlier run while this one has none. */
  shows: z.string(),
  /** GitHub's id of the run; later runs have larger ones. */
  ...attemptOfRun.shape,
  /** A comment of an earlier run may announce the results of a new one. */
  phase: z.enum(['running', 'finished']),
  /** The run whose results the comment shows, and the attempt. */
  of: attemptOfRun.optional(),
  /** The workflow, the job and the leg of these results: several of them may share a comment. */
  job: z.string().optional(),
  /** Of these results. */
  verdict: z.enum(verdictKinds).optional().catch(undefined),
  /** The hash of the text below it when it was written. */
  digest: z.string().regex(/^[0-9a-f]{16}$/),
});

/** A parsed mark. */
export type ReadMark = z.output<typeof markSchema>;

/** The author of a comment, hidden in its first line: the next run finds it, and reads which is newer. */
export type CommentMark = Omit<ReadMark, 'digest'>;

/** Names of at most 100 characters, each encoded in at most nine, and numbers. */
const MAX_NAME_LENGTH = 100;
const MAX_MARK_LENGTH = 5120;
const PATTERN = /^<!-- agentv:eval-report v1 ([^\s<>]+(?: [^\s<>]+)*) -->\r?\n/;

export function marked({ run, attempt, of, ...names }: CommentMark, body: string): string {
  const { key, head, shows, phase, job, verdict } = names;
  const digest = hash('sha256', body).slice(0, 16);
  const facts = { key, head, shows, run, attempt, phase, of: of && `${of.run}.${of.attempt}`, job, verdict, digest };
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`.slice(0, MAX_NAME_LENGTH)]],
  );
  // Two hyphens would end the HTML comment.
  const encoded = new URLSearchParams(known).toString().replaceAll('--', '-%2D').replaceAll('&', ' ');
  return `<!-- agentv:eval-report v1 ${encoded} -->\n${body}`;
}

/** The mark of one of our comments. It must be at the very beginning and match the form exactly. */
export function readMark(comment: string): ReadMark | undefined {
  const facts = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.[1];
  if (facts === undefined) return undefined;
  const { of, ...fields } = Object.fromEntries(new URLSearchParams(facts.replaceAll(' ', '&')));
  const [run, attempt] = of?.split('.') ?? [];
  return markSchema.safeParse({ ...fields, of: of && { run, attempt } }).data;
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
