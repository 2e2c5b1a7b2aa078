import type { Clock } from '../../model/ports/machine.ts';
import type { Comments, OwnComment } from '../../model/ports/pull-requests.ts';
import type { LiveReporter, Receipt } from '../../model/ports/reporter.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { VerdictKind } from '../../model/verdict/verdict.ts';
import type { CommentContext } from '../comment/comment-context.ts';
import {
  badness,
  byAge,
  type CommentMark,
  cancelledOver,
  marked,
  precedence,
  type ReadMark,
  readMark,
  runningOver,
  type SilentEnd,
  withoutStatus,
} from '../comment/comment-mark.ts';
import { commentMarkdown, problemsComment } from '../comment/comment-markdown.ts';
import { notTaken } from './not-taken.ts';

/** A comment that is there is refreshed whatever the mode: a red one may never stay. */
type CommentMode = 'always' | 'on-change' | 'on-failure';

export interface StickyComment {
  readonly comments: Comments;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly mode: CommentMode;
  /** GitHub's id of the run; later runs have larger ones. */
  readonly run: number;
  /** Of the run, where it is another number than people see; later attempts have larger ones. */
  readonly attempt?: number | undefined;
  /** The workflow, the job and its leg: several of them may share the key. */
  readonly job: string;
  readonly context: CommentContext;
  readonly maxBytes: number;
  /** Why writing may be forbidden here, such as a pull request from a fork. */
  readonly whyRefused?: string | undefined;
  /** A separate time limit for the end of the run. */
  signal(): AbortSignal;
}

/**
 * One comment per key in a pull request, which runs update: comments of others stay unchanged, no older run overwrites
 * a newer one, and concurrent runs end with one comment.
 */
export function commentReporter(options: StickyComment): LiveReporter {
  const { context, maxBytes } = options;
  const { attempt = context.attempt } = options;
  const markOf = (phase: CommentMark['phase'], verdict?: VerdictKind): CommentMark => ({
    key: context.key,
    head: context.head,
    shows: context.head,
    run: options.run,
    attempt,
    phase,
    of: { run: options.run, attempt },
    job: options.job,
    verdict,
  });
  return {
    name: NAME,
    async begin(signal) {
      const ours = markOf('running');
      const ownComments = await findOwn(options, signal);
      const [first] = ownComments;
      if (first === undefined || ownComments.some(({ mark }) => byAge(mark, ours) >= 0)) return;
      await options.comments.update(first.id, runningOver(first.body, ours, context.runUrl), signal);
    },

    deliver: (report) =>
      reported(options, async (signal) => {
        const ownComments = await findOwn(options, signal);
        if (report.verdict.kind === 'cancelled') return cancelled(options, markOf('finished'), ownComments, signal);
        const silence = whyNot(options.mode, report, ownComments.length > 0);
        if (silence !== undefined) return notNeeded(silence);
        const mark = markOf('finished', report.verdict.kind);
        const bodyWithin = (most: number) => commentMarkdown(report, context, Math.min(most, maxBytes));
        return write(options, { mark, bodyWithin }, ownComments, signal);
      }),

    couldNotRun: (problems) =>
      reported(options, async (signal) => {
        const ownComments = await findOwn(options, signal);
        const mark = markOf('finished', 'invalid');
        return write(options, { mark, bodyWithin: () => problemsComment(problems, context) }, ownComments, signal);
      }),
  };
}

/** Removes the running state from a comment, if the run itself could not. */
export function endRunningComment(
  { comments, context, run }: Pick<StickyComment, 'comments' | 'context' | 'run'>,
  end: SilentEnd,
  signal: AbortSignal,
): Promise<Receipt> {
  return reported({ signal: () => signal }, async () => {
    const ownComments = await findOwn({ comments, context }, signal);
    const ours = ownComments.find(
      ({ mark }) => mark.phase === 'running' && mark.run === run && mark.attempt === context.attempt,
    );
    if (ours === undefined) return notNeeded('No comment shows this run in progress');
    const mark = { ...ours.mark, phase: 'finished' } as const;
    return delivered(await comments.update(ours.id, cancelledOver(ours.body, mark, context.runUrl, end), signal));
  });
}

const NAME = 'comment';
/** Concurrent writers have seen each other after this many reads. */
const MAX_READS = 5;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;
/** A short text in case GitHub finds a comment too long, which should not happen. */
const SHORT_BYTES = 4000;

interface FoundComment extends OwnComment {
  readonly mark: ReadMark;
}

/** Our own comments with our key, the oldest first. */
async function findOwn(
  { comments, context }: Pick<StickyComment, 'comments' | 'context'>,
  signal: AbortSignal,
): Promise<FoundComment[]> {
  const ownComments = await comments.own(signal);
  return ownComments.flatMap((comment) => {
    const mark = readMark(comment.body);
    return mark?.key === context.key ? [{ ...comment, mark }] : [];
  });
}

function whyNot(mode: CommentMode, report: Report, isThere: boolean): string | undefined {
  const { verdict, conclusion, dryRun, comparison, policy } = report;
  if (mode === 'always') return undefined;
  // Also not over an older one, whose results are real.
  if (dryRun) return 'A dry run does not test the agent';
  if (isThere) return undefined;
  if (mode === 'on-failure') return conclusion === 'failure' ? undefined : 'Nothing failed';
  const isQuiet =
    (policy === undefined || policy.changes.length === 0) &&
    comparison.tests.every(({ state }) => state === 'passing' || state === 'reused');
  return verdict.kind === 'pass' && isQuiet ? 'There is nothing to report, and no older comment to update' : undefined;
}

/** There is little time: one attempt, and the existing results stay. */
async function cancelled(
  { comments, context }: StickyComment,
  ours: CommentMark,
  ownComments: readonly FoundComment[],
  signal: AbortSignal,
): Promise<Receipt> {
  const [first] = ownComments;
  if (first === undefined) return notNeeded('The run was cancelled');
  const newer = ownComments.find(({ mark }) => byAge(mark, ours) >= 0);
  if (newer !== undefined) return overtaken(newer.mark);
  return delivered(await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal));
}

const delivered = ({ url }: { readonly url: string }): Receipt => ({ kind: 'delivered', name: NAME, where: url });
const notNeeded = (why: string): Receipt => ({ kind: 'notNeeded', name: NAME, why });

/** Writes, and reads again until the comment has the expected text. */
async function write(
  options: StickyComment,
  { mark: ours, bodyWithin }: { readonly mark: CommentMark; bodyWithin(maxBytes: number): string },
  seen: readonly FoundComment[],
  signal: AbortSignal,
): Promise<Receipt> {
  const { clock, comments } = options;
  let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
  let ownComments = seen;
  let written: FoundComment | undefined;
  for (let look = 0; look < MAX_READS; look += 1) {
    const { digest } = readMark(body) ?? { digest: '' };
    // Takes precedence; or does not differ but for its text, where one writer must yield.
    const winner = ownComments.find(({ mark }) => (precedence(mark, ours) || (mark.digest > digest ? 1 : 0)) > 0);
    // A list may be older than the last write.
    const [first, ...others] = ownComments.length > 0 || written === undefined ? ownComments : [written];
    if (winner !== undefined) {
      // The last writer takes over the oldest comment and deletes other comments of ours.
      if (written !== undefined && written.id !== first?.id) await comments.remove(written.id, signal);
      return yieldedTo(winner, ours, options, signal);
    }
    for (const { id } of others) await comments.remove(id, signal);
    if (first !== undefined && byAge(first.mark, ours) === 0 && first.mark.digest === digest) {
      return delivered(first);
    }
    const writingSince = clock.now();
    try {
      const comment = await (first === undefined
        ? comments.create(body, signal)
        : comments.update(first.id, body, signal));
      const mark = readMark(body);
      written = mark && { ...comment, mark };
    } catch (error) {
      const fault = error instanceof ServiceError ? error.fault : undefined;
      const isLast = look === MAX_READS - 1;
      if (fault === 'invalid' && !isLast) body = marked(ours, bodyWithin(SHORT_BYTES));
      // Another writer has removed it since the last read.
      else if (fault !== 'missing' || first === undefined || isLast) throw error;
    }
    // From 0 to 1: different for each writer, and the same for the same text.
    const jitter = Number.parseInt(digest.slice(2 * look, 2 * look + 4) || '0', 16) / 0x1_00_00;
    // Waits for a concurrent write: twice the duration of ours.
    const pause = Math.min(Math.max(2 * (clock.now() - writingSince), MIN_PAUSE_MS), MAX_PAUSE_MS);
    await clock.sleep(pause * (1 + jitter), signal);
    try {
      ownComments = await findOwn(options, signal);
    } catch (error) {
      // The comment has been written; concurrent writers read it as well.
      if (written === undefined) throw error;
      return delivered(written);
    }
  }
  return shared(ours);
}

/** Why the comment stays as it is. It no longer announces the results of this run. */
async function yieldedTo(
  { id, body, mark }: FoundComment,
  ours: CommentMark,
  { comments }: StickyComment,
  signal: AbortSignal,
): Promise<Receipt> {
  if (mark.phase === 'running' && mark.run === ours.run) {
    await comments.update(id, withoutStatus(body, mark), signal);
  }
  const { run } = mark.of ?? mark;
  if (byAge(mark, ours) === 0 || (run === ours.run && mark.job !== ours.job)) return shared(ours);
  if (mark.head !== ours.head || badness(mark) <= badness(ours)) return overtaken(mark);
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `The comment with the key "${ours.key}" shows a worse verdict of another run for the same commit (run ${run}: ${mark.verdict}), and a better one does not replace it`,
    hint: 'If that run tests something else, give each workflow its own comment-key. Otherwise re-run the jobs of that run.',
  };
}

const overtaken = ({ run, attempt }: CommentMark): Receipt =>
  notNeeded(`A newer run has already written it (run ${run}, attempt ${attempt})`);

const shared = ({ key }: CommentMark): Receipt => ({
  kind: 'notDelivered',
  name: NAME,
  why: `Another job of this run also writes the comment with the key "${key}"`,
  hint: 'Give each of them its own comment-key, such as the values of its matrix.',
});

/** Turns an error of GitHub into a receipt. */
async function reported(
  options: Pick<StickyComment, 'signal' | 'whyRefused'>,
  work: (signal: AbortSignal) => Promise<Receipt>,
): Promise<Receipt> {
  try {
    return await work(options.signal());
  } catch (error) {
    return notTaken(NAME, error, 'pull-requests: write', options.whyRefused);
  }
}
