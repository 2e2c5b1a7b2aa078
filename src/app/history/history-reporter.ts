import { poolsOf } from '../../evidence/pool.ts';
import { historyRun, type RunFacts } from '../../history/history-run.ts';
import type { HistoryRun } from '../../history/lines.ts';
import { messageOf, UserError } from '../../model/errors.ts';
import type { HistoryStore, HistoryTree } from '../../model/ports/history-store.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import { startOf } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import type { Job } from '../action/job.ts';
import { runUrlOf } from '../action/job.ts';
import { originOf } from '../baseline/origin.ts';
import type { Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { folderOf } from './history-key.ts';
import { whyNotWritten } from './trusted-run.ts';
import { newFiles } from './write-history.ts';

interface Writing {
  readonly store: HistoryStore;
  readonly judged: Judged;
  readonly job: Job | undefined;
  /** Outside GitHub. */
  readonly commit?: Commit | undefined;
  readonly runtime: Pick<Runtime, 'env' | 'redactor' | 'log'>;
  signal(): AbortSignal;
}

/** The commit that was measured, and its branch. */
export type Commit = Pick<RunFacts, 'sha' | 'ref'>;

const NAME = 'history';

/** Adds a run of the base branch to the history. */
export const historyReporter = (writing: Writing): Reporter => ({
  name: NAME,
  async deliver(report) {
    const { store, judged, job, runtime } = writing;
    const why = whyNotWritten(report, judged, { job, env: runtime.env });
    if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
    try {
      const problems = await write(report, writing);
      for (const problem of problems) runtime.log.warn(`history: ${problem}`);
      return { kind: 'delivered', name: NAME, where: store.name };
    } catch (error) {
      if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
      return notWritten(error);
    }
  },
});

async function write(report: Report, writing: Writing): Promise<readonly string[]> {
  const { store, judged, job, commit, runtime, signal } = writing;
  const { inputs } = judged.gateInputs;
  const folder = folderOf(inputs, job);
  const run = runToStore(report, judged, { job, commit, env: runtime.env });
  const within = signal();
  let problems: readonly string[] = [];
  const change = {
    message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
    async files(tree: HistoryTree | undefined) {
      // The names of earlier runs may have become secrets, and what is pushed stays.
      const hasSecret = (text: string) => runtime.redactor.document(text) !== text;
      const made = await newFiles(tree, { folder, run, hasSecret, signal: within });
      problems = made.problems;
      return made.files;
    },
  };
  await store.commit(change, within);
  return problems;
}

interface Place {
  readonly job: Job | undefined;
  readonly commit?: Commit | undefined;
  readonly env: Runtime['env'];
}

/** The run as the history stores it. An incomplete one has its trials, too, which no baseline uses. */
export function runToStore(report: Report, { run, gateInputs }: Judged, { job, commit, env }: Place): HistoryRun {
  const origin = originOf(run, env);
  const facts: RunFacts = {
    time: startOf(run),
    ...commit,
    ...(job !== undefined && {
      sha: origin.sha,
      ref: job.ref,
      run_id: job.run,
      attempt: job.attempt,
      url: runUrlOf(job),
    }),
    restricted: (run.selected ?? []).length > 0 ? true : undefined,
  };
  const earlier = gateInputs.baseline.kind === 'found' ? gateInputs.baseline.pools : [];
  return historyRun({ report, facts, own: poolsOf({ ...run, complete: true }, origin), earlier });
}

function notWritten(error: ServiceError | UserError): Receipt {
  if (error instanceof UserError) {
    const [problem] = error.problems;
    return { kind: 'notDelivered', name: NAME, why: problem?.message ?? messageOf(error), hint: problem?.hint };
  }
  const isRefused = lacksPermission(error);
  const hint = isRefused ? permissionHint('contents: write').replace('    contents: read\n', '') : undefined;
  return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
}
