import type { Issues, OwnIssue } from '../../model/issue-ports.ts';
import type { Clock } from '../../model/ports.ts';
import type { LiveReporter, Receipt } from '../../model/reporter.ts';
import type { CommentContext } from '../comment-context.ts';
import { byAge, type CommentMark, marked, type ReadMark, readMark } from '../comment-mark.ts';
import { drifted, driftIssue } from '../drift-issue.ts';
import { notTaken } from './not-taken.ts';

export interface DriftIssue {
  readonly issues: Issues;
  readonly clock: Pick<Clock, 'sleep'>;
  /** GitHub's number of the run; later runs have larger ones. */
  readonly run: number;
  readonly context: CommentContext;
  readonly maxBytes: number;
  /** Why writing may be refused here, such as a pull request from a fork. */
  readonly whyRefused?: string | undefined;
  /** A deadline of its own for the end of the run. */
  signal(): AbortSignal;
}

/**
 * One issue for each key, opened when tests fail on the base commit as well, and kept up to date by later runs that see
 * it (gate.md O6). Nobody else's is touched, and no older run writes over a newer one.
 */
export function driftIssueReporter(options: DriftIssue): LiveReporter {
  return {
    name: NAME,
    async begin() {},
    async deliver(report) {
      if (report.dryRun || drifted(report).length === 0)
        return notNeeded('No test was seen to fail on the base commit');
      const { context, run, maxBytes } = options;
      const mark: CommentMark = {
        key: context.key,
        head: context.head,
        shows: context.head,
        run,
        attempt: context.attempt,
        phase: 'finished',
        verdict: report.verdict.kind,
      };
      const { title, body } = driftIssue(report, context, maxBytes);
      try {
        return await write(options, mark, { title, body: marked(mark, body) });
      } catch (error) {
        return notTaken(NAME, error, 'issues: write', options.whyRefused);
      }
    },
    couldNotRun: async () => notNeeded('Nothing was run'),
  };
}

const NAME = 'drift issue';

const notNeeded = (why: string): Receipt => ({ kind: 'notNeeded', name: NAME, why });

/** What GitHub has taken is seen by everybody a moment later. */
const LOOK_AGAIN_MS = 1500;

type Found = OwnIssue & { readonly mark: ReadMark };

/** The oldest stays. Whoever opened another one at the same time closes it. */
async function write(options: DriftIssue, ours: CommentMark, text: { readonly title: string; readonly body: string }) {
  const { issues, clock } = options;
  const signal = options.signal();
  const [first, ...others] = await findOwn(options, signal);
  if (first !== undefined) {
    for (const { number } of others) await issues.close(number, signal);
    return update(options, ours, first, text, signal);
  }
  const opened = await issues.create(text, signal);
  await clock.sleep(LOOK_AGAIN_MS, signal);
  const [oldest] = await findOwn(options, signal);
  if (oldest === undefined || oldest.number >= opened.number) return delivered(opened);
  await issues.close(opened.number, signal);
  return update(options, ours, oldest, text, signal);
}

async function update(
  { issues }: DriftIssue,
  ours: CommentMark,
  { number, mark }: Found,
  text: { readonly title: string; readonly body: string },
  signal: AbortSignal,
): Promise<Receipt> {
  if (byAge(mark, ours) > 0) {
    return notNeeded(`A newer run has written it already (run ${mark.run}, attempt ${mark.attempt})`);
  }
  return delivered(await issues.update(number, text, signal));
}

const delivered = ({ url }: OwnIssue): Receipt => ({ kind: 'delivered', name: NAME, where: url });

async function findOwn({ issues, context }: DriftIssue, signal: AbortSignal): Promise<Found[]> {
  const own = await issues.own(signal);
  return own.flatMap((issue) => {
    const mark = readMark(issue.body);
    return mark?.key === context.key ? [{ ...issue, mark }] : [];
  });
}
