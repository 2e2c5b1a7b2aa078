import { actionInputs } from '../config/input-sources.ts';
import type { Inputs } from '../config/settings.ts';
import { jobCaches } from '../github/caches.ts';
import type { GitHubAccess, GitHubClient } from '../github/client.ts';
import { pullRequestComments } from '../github/comments.ts';
import { readEvent } from '../github/event.ts';
import { type Job, jobOf, keyOf } from '../github/job.ts';
import { messageOf } from '../model/errors.ts';
import type { Log } from '../model/ports/machine.ts';
import type { Receipt } from '../model/ports/reporter.ts';
import { checkTitle } from '../reports/comment/comment-markdown.ts';
import { complainAbout } from '../reports/deliver.ts';
import { endRunningComment } from '../reports/reporters/comment-reporter.ts';
import { notTaken } from '../reports/reporters/not-taken.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { workspaceFolders } from '../workspaces/cache-folders.ts';
import { openStep, type StepProcess, thisProcess } from './action-step.ts';
import { jobStores, saveStores } from './github-cache/stores.ts';
import { checksOf, contextOf } from './github-reporters.ts';
import { type PostNotes, readNotes } from './post-notes.ts';

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
  const { env, files, connect, signal } = runtime;
  const notes = readNotes(env);
  const inputs = actionInputs(env);
  const job = jobOf(env, await readEvent(env, files));
  if (notes === undefined || job === undefined) return;
  const within = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  complainAbout(await finishReporting(notes, { inputs, job, checkout, connect }, within(NOTIFY_MS)), log.info);
  const site = jobStores(inputs, job, notes.key ?? keyOf(inputs, job), runtime);
  if (site === undefined) return;
  // Where the main step was killed, programs under test may have written entries.
  const stored = notes.storesAreChecked ? await saveStores(notes.stores, site, within(SAVE_MS)) : [];
  if (stored.length > 0) log.info(`Cached for later runs: ${stored.join(', ')}`);
  if (notes.repositories.length === 0) return;
  const { saveRepositories, travelFolder } = await import('./github-cache/repositories.ts');
  const folder = travelFolder(env);
  if (folder === undefined) return;
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
  notes: PostNotes,
  { inputs, job, checkout, connect }: FinishedJob,
  signal: AbortSignal,
): Promise<Receipt[]> {
  const { phase, verdict, check, pull, key: commentKey = inputs.commentKey } = notes;
  const { githubToken: token } = inputs;
  if (phase === 'reported' || token === undefined) return [];
  const client = connect({ ...job, token });
  const context = contextOf({ ...inputs, commentKey }, job, inputs.commitSha ?? job.head, checkout);
  const isCancelled = phase === 'stopping' && verdict === undefined;
  const receipts: Promise<Receipt>[] = [];
  if (check !== undefined) {
    const conclusion = verdict?.conclusion ?? (isCancelled ? 'cancelled' : 'failure');
    const title = verdict?.headline ?? (isCancelled ? 'Cancelled' : 'Ended without a verdict');
    const summary = `The step ended before it could report its results. See [the log of the run](${context.runUrl}).`;
    const updated = checksOf({ job, context, client }).update(
      check,
      { title: checkTitle(title), summary },
      conclusion,
      signal,
    );
    receipts.push(
      updated.then(
        () => ({ kind: 'delivered', name: 'check run', where: context.runUrl }),
        (error: unknown) => notTaken('check run', error, 'checks: write', undefined),
      ),
    );
  }
  if (pull !== undefined) {
    const how = isCancelled ? 'was cancelled' : 'ended before its results were reported';
    const comment = { comments: pullRequestComments(client, pull), context, run: job.run };
    receipts.push(endRunningComment(comment, { how, headline: verdict?.headline }, signal));
  }
  return Promise.all(receipts);
}
