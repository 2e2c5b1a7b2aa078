import { checkRuns } from '../edges/github/checks.ts';
import type { GitHubAccess, GitHubClient } from '../edges/github/client.ts';
import { pullRequestComments } from '../edges/github/comments.ts';
import type { CheckConclusion, CheckOutput } from '../model/ports.ts';
import type { Receipt } from '../model/reporter.ts';
import { checkTitle } from '../reports/check.ts';
import type { CommentContext } from '../reports/comment-context.ts';
import { endRunningComment } from '../reports/reporters/comment.ts';
import { notTaken } from '../reports/reporters/not-taken.ts';
import { contextOf } from './github-reporters.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import type { Notes } from './post-notes.ts';

interface Around {
  /** The folder that the repository is checked out to. */
  readonly checkout: string;
  connect(access: GitHubAccess): GitHubClient;
}

/** Completes what the main step left open on GitHub: its check run, and a comment that says that it is under way. */
export async function finishTelling(
  notes: Notes,
  inputs: Inputs,
  job: Job,
  { checkout, connect }: Around,
  signal: AbortSignal,
): Promise<Receipt[]> {
  const { githubToken: token } = inputs;
  if (notes.phase === 'told' || token === undefined) return [];
  const client = connect({ ...job, token });
  const asked = notes.key === undefined ? inputs : { ...inputs, commentKey: notes.key };
  const context = contextOf(asked, job, inputs.commitSha ?? job.head, checkout);
  return Promise.all([
    ...(notes.check === undefined ? [] : [completeCheck(notes.check, notes, job, context, client, signal)]),
    ...(notes.pull === undefined
      ? []
      : [
          endRunningComment(
            { comments: pullRequestComments(client, notes.pull), context, run: job.run },
            notes.phase === 'stopping' ? 'was cancelled' : 'ended before its results were told here',
            signal,
          ),
        ]),
  ]);
}

/** With its verdict, if there was one. */
async function completeCheck(
  id: number,
  { verdict, phase }: Notes,
  job: Job,
  context: CommentContext,
  client: GitHubClient,
  signal: AbortSignal,
): Promise<Receipt> {
  const checks = checkRuns(client, {
    headSha: context.head,
    externalId: `${job.run}/${job.attempt}/${context.key}`,
    detailsUrl: context.runUrl,
  });
  const [conclusion, title]: [CheckConclusion, string] =
    verdict !== undefined
      ? [verdict.conclusion, verdict.headline]
      : phase === 'stopping'
        ? ['cancelled', 'Cancelled']
        : ['failure', 'Ended before there was a verdict'];
  const output: CheckOutput = {
    title: checkTitle(title),
    summary: `The step ended before it could tell more here: [the log of the run](${context.runUrl}).`,
  };
  try {
    await checks.update(id, output, conclusion, signal);
    return { kind: 'delivered', name: 'check run', where: context.runUrl };
  } catch (error) {
    return notTaken('check run', error, 'checks: write', undefined);
  }
}
