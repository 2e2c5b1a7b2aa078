import { resolve } from 'node:path';
import { type EarlierRuns, findBaseline } from '../../baseline/baseline.ts';
import { baselineFiles } from '../../baseline/baseline-files.ts';
import { localHistory } from '../../baseline/history-baseline.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import type { FoundPolicy } from '../../config/policy/policy.ts';
import { isChange } from '../../config/policy/policy-base.ts';
import { quarantineOf } from '../../config/policy/quarantine.ts';
import type { Job } from '../../github/job.ts';
import type { Problem } from '../../model/errors.ts';
import type { EvidenceSource } from '../../model/ports/history-store.ts';
import type { Plan } from '../../model/run/plan.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { ImportHow } from '../../results/run-folder/read-results.ts';
import { isInCI } from '../../results/run-folder/resume.ts';
import type { BaselineContext } from './baseline-context.ts';
import type { RunReporting } from './publish.ts';
import type { Runtime } from './runtime.ts';

interface GateInputsDeps extends Pick<Runtime, 'cwd' | 'files' | 'clock' | 'signal'> {
  /** When the run began, if its results exist already: its baseline are the runs before it. */
  readonly startedAt?: string;
  /** The time of the newest runs in its baseline, if they may be newer than its start. */
  readonly latest?: string;
  /** Whether the change of a pull request or a merge group is checked. */
  readonly isChange?: boolean;
  /** How results files of other tools are read. */
  readonly imports?: ImportHow;
  readonly earlierRuns?: EarlierRuns | undefined;
}

/** Reads the quarantine and the baseline of a policy. Throws a `UserError` for mistakes in them. */
export async function findGateInputs(
  initialPolicy: FoundPolicy,
  runtime: GateInputsDeps,
  source?: EvidenceSource,
): Promise<GateInputs> {
  const { inputs } = initialPolicy;
  const site = {
    cwd: resolve(runtime.cwd, inputs.workingDirectory),
    files: runtime.files,
    source,
    signal: runtime.signal,
    maxAgeDays: inputs.baselineMaxAge,
    latest: runtime.latest,
    imports: runtime.imports,
    earlierRuns: runtime.earlierRuns,
    history: source?.ofHistory ?? localHistory(inputs, runtime),
  };
  const policy = await quarantineOf(initialPolicy, site);
  const startedAt = runtime.startedAt ?? new Date(runtime.clock.now()).toISOString();
  const {
    files,
    source: changed,
    unavailable,
  } = await baselineFiles({ ...initialPolicy, source: policy.source }, site);
  const checkout = files === site.files ? undefined : site.files;
  const baseline = unavailable ?? (await findBaseline(inputs.baseline, startedAt, { ...site, files, checkout }));
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  const names = [...new Set(pools.flatMap(({ file }) => file ?? []))];
  const states = await Promise.all(names.map((name) => site.files.state(resolve(site.cwd, name))));
  return {
    ...initialPolicy,
    quarantine: policy.quarantine,
    source: changed,
    baseline,
    suiteFiles: new Set(names.filter((_, index) => states[index] === 'file')),
    isChange: runtime.isChange ?? false,
    warnings: [...initialPolicy.warnings, ...policy.warnings],
  };
}

export const withWarnings = (run: RunResult, warnings: readonly Problem[]): RunResult =>
  warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };

export interface PipelineInputs extends Pick<BaselineContext, 'missingSecrets' | 'mirrors'> {
  readonly policy: FoundPolicy;
  readonly reporting: RunReporting;
  /** Whether the evidence that the run leaves is stored for later runs. */
  readonly isEvidenceStored: boolean;
  readonly job?: Job | undefined;
  /** The base commit, if the event of the job names it. */
  readonly baseSha?: string | undefined;
}

interface ComparedRun {
  readonly plan: Pick<Plan, 'steps'>;
  /** Evidence that is stored later does not count. */
  readonly until?: string | undefined;
  /** Whether an earlier run measured the same; without it, only a baseline that is named counts. */
  readonly isOfSameSuites?: EarlierRuns['isOfSameSuites'];
  /** How results files of other tools are read. */
  readonly imports?: ImportHow;
}

/** What a run is compared with, and the earlier attempts of its job. */
export async function comparedWith(
  { policy, job }: Pick<PipelineInputs, 'policy' | 'job'>,
  { plan, until, isOfSameSuites, imports }: ComparedRun,
  runtime: Runtime,
) {
  const { inputs } = policy;
  const { source, attempts, unreadable, warnings } = await storedResults(policy, until, { job, plan }, runtime);
  // A run that is to leave a baseline measures it anew.
  const isForLater =
    inputs.seedBaseline !== undefined || (inputs.evidence !== 'never' && inputs.explicitInputs.includes('evidence'));
  const isDefault = !isInCI(runtime.env) && inputs.shard === undefined && !inputs.dryRun && !isForLater;
  const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
  const earlierRuns = isOfSameSuites && { isOfSameSuites, isDefault };
  const site = { ...runtime, ...at, isChange: isChange(job), earlierRuns, imports };
  const gateInputs = await findGateInputs(policy, site, source);
  return {
    attempts,
    unreadable,
    gateInputs: { ...gateInputs, warnings: [...gateInputs.warnings, ...(warnings ?? [])] },
  };
}

/** What earlier jobs on GitHub stored. A local run has none, and does not load the readers of artifacts. */
async function storedResults(
  { inputs, former }: FoundPolicy,
  until: string | undefined,
  { job, plan }: { readonly job: Job | undefined; readonly plan: Pick<Plan, 'steps'> },
  runtime: Runtime,
) {
  if (job === undefined) return { source: undefined, attempts: [], unreadable: [], warnings: [] };
  const [{ evidenceSource }, { findAttempts }] = await Promise.all([
    import('../../baseline/evidence-source.ts'),
    import('../../results/run-folder/earlier-attempts.ts'),
  ]);
  return {
    source: evidenceSource(inputs, job, runtime, { former, until }),
    ...(await findAttempts(inputs, job, runtime, plan)),
  };
}
