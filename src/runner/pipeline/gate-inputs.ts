import { resolve } from 'node:path';
import { type EarlierRuns, findBaseline } from '../../baseline/baseline.ts';
import { baselineFiles } from '../../baseline/baseline-files.ts';
import { localHistory } from '../../baseline/history-baseline.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import type { FoundPolicy } from '../../config/policy/policy.ts';
import { quarantineOf } from '../../config/policy/quarantine.ts';
import type { Problem } from '../../model/errors.ts';
import type { EvidenceSource } from '../../model/ports/history-store.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { ImportHow } from '../../results/run-folder/read-results.ts';
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
