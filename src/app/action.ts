import { artifactWriter, whyNoArtifacts } from '../edges/github/artifact-upload.ts';
import { hasJobCache, jobCaches } from '../edges/github/caches.ts';
import type { Runner } from '../edges/runner.ts';
import type { Report } from '../model/report.ts';
import type { Reporter } from '../model/reporter.ts';

import { deliverAll } from '../reports/deliver.ts';
import { actionStep, CANCELLED_MS, END_MS, type StepEnd } from './action-step.ts';
import { resultsArtifact } from './artifact-names.ts';
import { openBaseTree } from './base-tree.ts';
import { type BeforeRun, beforeRun, decidingBy, leaveBehind, pastOf, withWarnings } from './before-run.ts';
import { findAttempts } from './earlier-attempts.ts';
import { evaluate } from './evaluate.ts';
import { readEvent } from './event.ts';
import { evidenceUploads, leavesEvidence } from './evidence-reporter.ts';
import { evidenceSource } from './evidence-source.ts';
import { findPolicy } from './find-policy.ts';
import { foreseeing } from './forecast.ts';
import { type GitHubReporting, gitHubReporters, keyOf } from './github-reporters.ts';
import type { Inputs } from './inputs.ts';
import { actionInputs } from './inputs-action.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { type Job, jobOf } from './job.ts';
import { KeptRepositories, travelFolder } from './kept-repositories.ts';
import { restoreStores, type StoreNote } from './kept-stores.ts';
import { beginAll, type LiveReporting } from './live-reporting.ts';
import { outputsOf } from './outputs.ts';
import type { Evaluated, Past } from './past.ts';
import { policyBase } from './policy-base.ts';
import { heldToBase } from './policy-promises.ts';
import { type NoteBook, openNotes } from './post-notes.ts';
import { type RunnerProgress, runnerProgress } from './progress-runner.ts';
import { publish } from './publish.ts';
import { resultsReporter } from './results-artifact.ts';
import { annotationsInstead, localReporters } from './step-reporters.ts';
import { refuseUntrustedCode } from './untrusted-code.ts';
import { sayingWhyNoSecrets, withheldFrom } from './withheld.ts';
import { withoutEffect } from './without-effect.ts';
import type { World } from './world.ts';

/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
export const mainAction = (): Promise<number> => actionStep(actionInputs, walk);

/** A comment and a check run say at the beginning that a run is under way. */
const BEGIN_MS = 20_000;

async function walk(asked: Inputs, world: World, runner: Runner, end: StepEnd): Promise<Report> {
  const event = await readEvent(world.env, world.files);
  refuseUntrustedCode(event, asked);
  const { signal, clock, cwd, files } = world;
  const site = { cwd, files, checkout: runner.checkout };
  await requireInsideWorkspace(asked, site);
  const deadline = () => AbortSignal.timeout(signal.aborted ? CANCELLED_MS : END_MS);
  const job = jobOf(world.env, event);
  const policy = await findPolicy(asked, world, await policyBase(asked, job, { world, checkout: runner.checkout }));
  const { inputs } = policy;
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, site);
  const notes = openNotes(runner);
  end.notes = notes;
  whenAborted(signal, () => notes.stopping());
  notes.add({ stores: await restored(inputs, job, world) });
  const gitHub = await gitHubReporters(inputs, job, {
    clock,
    checkout: runner.checkout,
    connect: world.connect,
    signal,
    deadline,
    onCheck: (check) => notes.add({ check }),
  });
  notes.add({ pull: gitHub.pull, key: job && keyOf(inputs, job) });
  const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(signal), AbortSignal.timeout(BEGIN_MS)]));
  end.live = live;
  const read = await beforeRun(policy, world, evidenceSource(inputs, job, world));
  const prepared = {
    ...read,
    warnings: [...withoutEffect(policy), ...read.warnings],
    baseSha: event.pull_request?.base.sha,
  };
  const progress = runnerProgress(runner, inputs, clock);
  const made = await measured(prepared, { job, world, progress, notes });
  end.live = undefined;
  return tell(made, { job, world, runner, end, progress, notes, gitHub, live, deadline });
}

interface Running {
  readonly job: Job | undefined;
  readonly world: World;
  readonly progress: RunnerProgress;
  readonly notes: NoteBook;
}

/** What is told of a run: its results and its folder, and what it is decided by. */
interface Made extends Evaluated {
  readonly before: BeforeRun;
}

/** Runs what was prepared, and holds it to its base. */
async function measured(prepared: BeforeRun, { job, world, progress, notes }: Running): Promise<Made> {
  const { inputs } = prepared;
  const withheld = withheldFrom(job, world.env);
  const earlier = await findAttempts(inputs, job, world);
  const foreseen = { ...foreseeing(progress, prepared), closeGroup: progress.closeGroup };
  const mirrors = keptRepositories(inputs, job, world);
  await using tree = openBaseTree(prepared, world);
  const isKept = leavesEvidence(inputs, job, world.env);
  const past = pastOf(prepared, world.env, isKept);
  const known = {
    ...past,
    base: tree,
    mirrors,
    earlier: earlier.attempts,
    withheld,
  };
  const { run: made, folder } = await sayingWhyNoSecrets(withheld, () => evaluated(inputs, world, foreseen, known));
  notes.add({ repositories: mirrors?.notes() ?? [] });
  const { run, before } = await heldToBase({ run: made, before: prepared }, world);
  const warnings = [...before.warnings, ...earlier.warnings];
  return { run: withWarnings(run, warnings), folder, before };
}

interface Telling extends Running {
  readonly runner: Runner;
  readonly end: StepEnd;
  readonly gitHub: GitHubReporting;
  readonly live: LiveReporting;
  deadline(): AbortSignal;
}

/** Decides, and tells it everywhere. What needs nobody comes first, and is there when GitHub is not. */
async function tell({ run, folder, before }: Made, telling: Telling): Promise<Report> {
  const { job, world, runner, end, progress, notes, gitHub, live, deadline: signal } = telling;
  const { inputs } = before;
  const { env, files } = world;
  const reporters = localReporters(inputs, runner, { folder, files, context: gitHub.context });
  const { report, receipts: local } = await publish(run, inputs, reporters, decidingBy(before));
  const evidence = await leaveBehind(before, { run, folder, verdict: report.verdict.kind }, world);
  end.outputs = outputsOf(report, folder, local);
  notes.verdict(report);
  const whyNone = whyNoArtifacts(env);
  const uploads = [
    ...resultsUploads(inputs, job, { folder, whyNone, files, signal }),
    ...evidenceUploads({ inputs, job, folder, evidence, env, signal }),
  ];
  const [told, uploaded] = await inGroup(runner, uploads.length > 0 && whyNone === undefined, () =>
    Promise.all([live.deliver(report), deliverAll(uploads, report)]),
  );
  notes.told(told);
  const remote = [...gitHub.receipts, ...told, ...uploaded];
  const others = await deliverAll(annotationsInstead(inputs, runner, remote), report);
  const receipts = [...local, ...remote, ...others];
  end.outputs = outputsOf(report, folder, receipts);
  progress.ended(report, folder, receipts);
  return report;
}

/** Waiting for what earlier jobs kept must not cost more than it saves. */
const RESTORE_MS = 60_000;

async function restored(inputs: Inputs, job: Job | undefined, world: World): Promise<StoreNote[]> {
  const { env, stores, cwd, clock, signal } = world;
  if (job === undefined || !hasJobCache(env)) return [];
  const site = { inputs, job, leg: keyOf(inputs, job), cwd, caches: jobCaches, stores, now: clock.now() };
  return restoreStores(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}

/** Repositories are larger, and fetching them takes longer. */
const RESTORE_REPOSITORIES_MS = 180_000;

function keptRepositories(inputs: Inputs, job: Job | undefined, world: World): KeptRepositories | undefined {
  const folder = travelFolder(world.env);
  if (job === undefined || folder === undefined || !hasJobCache(world.env)) return undefined;
  const { trees, clock, log } = world;
  const restoreMs = RESTORE_REPOSITORIES_MS;
  return new KeptRepositories({ inputs, job, caches: jobCaches, restoreMs, trees, clock, folder, tell: log.warn });
}

type Uploads = Pick<Parameters<typeof resultsReporter>[0], 'folder' | 'files' | 'signal' | 'whyNone'>;

function resultsUploads(inputs: Inputs, job: Job | undefined, around: Uploads): Reporter[] {
  if (job === undefined || !inputs.uploadArtifacts) return [];
  const name = resultsArtifact(keyOf(inputs, job), job.attempt);
  const retentionDays = inputs.artifactRetentionDays;
  return [resultsReporter({ ...around, job, name, retentionDays, writer: artifactWriter })];
}

/** The runner's toolkit tells of every step that it takes. */
async function inGroup<T>(runner: Runner, isTold: boolean, work: () => Promise<T>): Promise<T> {
  if (!isTold) return work();
  runner.print('::group::Uploading the results');
  try {
    return await work();
  } finally {
    runner.print('::endgroup::');
  }
}

/** What GitHub is just being told at a cancellation gets its answer, or a check that it has begun would stay open. */
function soonAfter(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  whenAborted(signal, () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
  return late.signal;
}

/** Also for a signal that is aborted already: the step may be cancelled while it is loaded. */
function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
}

/** The group of the log is closed before anything else is told, whatever came of the tests. */
async function evaluated(inputs: Inputs, world: World, progress: RunnerProgress, past: Past): Promise<Evaluated> {
  try {
    return await evaluate(inputs, world, progress, past);
  } finally {
    progress.closeGroup();
  }
}
