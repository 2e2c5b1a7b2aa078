import { hasJobCache, jobCaches } from '../../adapters/github/caches.ts';
import type { GitHubAccess, GitHubClient } from '../../adapters/github/client.ts';
import { pullRequestComments } from '../../adapters/github/comments.ts';
import { messageOf } from '../../model/errors.ts';
import type { Log } from '../../model/ports/machine.ts';
import type { CheckConclusion, CheckOutput, CheckRuns } from '../../model/ports/pull-requests.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { checkTitle } from '../../reports/comment/comment.ts';
import type { CommentContext } from '../../reports/comment/comment-context.ts';
import { endRunningComment } from '../../reports/reporters/comment.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { complainAbout } from '../cli/progress-terminal.ts';
import { actionInputs } from '../config/input-sources.ts';
import type { Inputs } from '../config/inputs.ts';
import { saveRepositories, travelFolder } from '../github-cache/repositories.ts';
import { saveStores } from '../github-cache/stores.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { workspaceFolders } from '../steps/open-workspaces.ts';
import { openStep, type StepProcess, thisProcess } from './action-step.ts';
import { readEvent } from './event.ts';
import { checksOf, contextOf } from './github-reporters.ts';
import { type Job, jobOf, keyOf } from './job.ts';
import { type Notes, readNotes } from './post-notes.ts';
import { legOf, storesFolder } from './restored-caches.ts';

/** Time limits for requests to GitHub and for saving caches: the job waits for both. */
const NOTIFY_MS = 30_000;
const SAVE_MS = 120_000;
/** Repositories are larger. */
const PACK_MS = 300_000;

/** Finishes a step, however it ended. Never fails the job. */
export async function postAction(host: StepProcess = thisProcess()): Promise<number> {
  const { redactor, runner, log } = openStep(host);
  try {
    await finish(host.runtime(log, redactor), runner.checkout, log);
  } catch (error) {
    log.warn(`Could not finish the step: ${messageOf(error)}`);
  }
  host.ended(0);
  return 0;
}

async function finish(runtime: Runtime, checkout: string, log: Log): Promise<void> {
  const { env, files, stores, clock, signal } = runtime;
  const notes = readNotes(env);
  const inputs = actionInputs(env);
  const job = jobOf(env, await readEvent(env, files));
  if (notes === undefined || job === undefined) return;
  const within = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  complainAbout(
    await finishReporting(notes, { inputs, job, checkout, connect: runtime.connect }, within(NOTIFY_MS)),
    log.info,
  );
  if (!hasJobCache(env)) return;
  const leg = legOf(notes.key ?? keyOf(inputs, job), inputs);
  const site = { inputs, job, leg, folder: storesFolder(inputs, runtime), caches: jobCaches, stores, now: clock.now() };
  // Where the main step was killed, programs under test may have written entries.
  const stored = notes.storesAreChecked ? await saveStores(notes.stores, site, within(SAVE_MS)) : [];
  if (stored.length > 0) log.info(`Cached for later runs: ${stored.join(', ')}`);
  const folder = travelFolder(env);
  if (folder === undefined || notes.repositories.length === 0) return;
  const repositories = await saveRepositories(
    notes.repositories,
    { ...runtime, job, caches: jobCaches, folder, folders: workspaceFolders(runtime), notify: log.info },
    within(PACK_MS),
  );
  if (repositories.length > 0) log.info(`Cached for later runs: ${repositories.join(', ')}`);
}

interface FinishedJob {
  readonly inputs: Inputs;
  readonly job: Job;
  /** The folder of the checkout. */
  readonly checkout: string;
  connect(access: GitHubAccess): GitHubClient;
}

/** Completes on GitHub what the main step left open: its check run, and a comment that shows a run in progress. */
export async function finishReporting(
  notes: Notes,
  { inputs, job, checkout, connect }: FinishedJob,
  signal: AbortSignal,
): Promise<Receipt[]> {
  const { githubToken: token } = inputs;
  if (notes.phase === 'reported' || token === undefined) return [];
  const client = connect({ ...job, token });
  const asked = notes.key === undefined ? inputs : { ...inputs, commentKey: notes.key };
  const context = contextOf(asked, job, inputs.commitSha ?? job.head, checkout);
  return Promise.all([
    ...(notes.check === undefined
      ? []
      : [completeCheck({ id: notes.check, checks: checksOf({ job, context, client }) }, notes, context, signal)]),
    ...(notes.pull === undefined
      ? []
      : [
          endRunningComment(
            { comments: pullRequestComments(client, notes.pull), context, run: job.run },
            {
              how:
                notes.phase === 'stopping' && notes.verdict === undefined
                  ? 'was cancelled'
                  : 'ended before its results were reported',
              headline: notes.verdict?.headline,
            },
            signal,
          ),
        ]),
  ]);
}

/** Uses the verdict, if there was one. */
async function completeCheck(
  { id, checks }: { readonly id: number; readonly checks: CheckRuns },
  { verdict, phase }: Notes,
  { runUrl }: CommentContext,
  signal: AbortSignal,
): Promise<Receipt> {
  const [conclusion, title]: [CheckConclusion, string] =
    verdict !== undefined
      ? [verdict.conclusion, verdict.headline]
      : phase === 'stopping'
        ? ['cancelled', 'Cancelled']
        : ['failure', 'Ended without a verdict'];
  const output: CheckOutput = {
    title: checkTitle(title),
    summary: `The step ended before it could report its results. See [the log of the run](${runUrl}).`,
  };
  try {
    await checks.update(id, output, conclusion, signal);
    return { kind: 'delivered', name: 'check run', where: runUrl };
  } catch (error) {
    return notTaken('check run', error, 'checks: write', undefined);
  }
}
