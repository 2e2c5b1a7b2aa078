import { resolve } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { Baseline } from '../model/evidence.ts';
import type { EvidenceSource } from '../model/ports.ts';
import type { Quarantined } from '../model/quarantine.ts';
import { type RunResult, resultKey } from '../model/result.ts';
import { type FoundBaseline, findBaseline } from './baseline.ts';
import { doubtsOf } from './confirm.ts';
import type { Past } from './evaluate.ts';
import { leaveEvidence } from './leave-evidence.ts';
import { isTrusted, originOf } from './origin.ts';
import type { Policy } from './policy.ts';
import type { Deciding } from './publish.ts';
import { findQuarantine } from './quarantine-file.ts';
import type { World } from './world.ts';

/** What a run is decided by, read before anything is spent: mistakes in it are told then. */
export interface BeforeRun extends Policy {
  readonly baseline: FoundBaseline;
  readonly quarantine: readonly Quarantined[];
  /** The commit that the change starts from, where somebody says it. */
  readonly baseSha?: string | undefined;
}

type Around = Pick<World, 'cwd' | 'files' | 'clock' | 'signal'>;

/** Reads the quarantine and the baseline. Throws a `UserError` for what is wrong with them. */
export async function beforeRun(policy: Policy, around: Around, source?: EvidenceSource): Promise<BeforeRun> {
  const { inputs } = policy;
  const site = {
    cwd: resolve(around.cwd, inputs.workingDirectory),
    files: around.files,
    source,
    signal: around.signal,
  };
  const quarantine = await findQuarantine(inputs.quarantineFile, site);
  const now = new Date(around.clock.now()).toISOString();
  return { ...policy, quarantine, baseline: await findBaseline(inputs.baseline, now, site) };
}

/** What `publish` decides a run with. */
export const decidingBy = ({ gate, baseline, quarantine }: BeforeRun): Deciding => ({
  policy: gate,
  baseline: baseline.baseline,
  quarantine,
});

/** The run with what was noticed about its baseline. */
export const withWarnings = (run: RunResult, warnings: readonly Problem[]): RunResult =>
  warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };

/** Leaves what was measured as evidence for later runs, where this one may be believed. Gives the paths. */
export async function leaveBehind(
  { inputs, baseline: { baseline } }: BeforeRun,
  { run, folder, verdict }: { readonly run: RunResult; readonly folder: string; readonly verdict: Leaves },
  { files, env }: Pick<World, 'files' | 'env'>,
): Promise<readonly string[]> {
  if (inputs.evidence === 'never' || !isTrusted(env)) return [];
  return leaveEvidence({ run, verdict, baseline, origin: originOf(run, env) }, folder, files);
}

type Leaves = Parameters<typeof leaveEvidence>[0]['verdict'];

/** What earlier runs are good for while this one is made: who takes long, and whose results are doubted. */
export function pastOf(before: BeforeRun, env: World['env']): Past {
  const {
    gate,
    quarantine,
    baseline: { baseline },
  } = before;
  return {
    durations: usualDurations(baseline),
    doubts: doubtsOf({ baseline, quarantine }, gate),
    known: knownOf(before, env),
  };
}

/** A run that is to leave evidence measures everything: what it took over would teach nobody anything. */
function knownOf({ inputs, baseline: { baseline } }: BeforeRun, env: World['env']): Past['known'] {
  const headSha = env['GITHUB_SHA'];
  if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || isTrusted(env))
    return undefined;
  return { pools: baseline.pools, headSha };
}

/** The mean time of a test in milliseconds, where its trials tell it. */
function usualDurations(baseline: Baseline): ReadonlyMap<string, number> {
  const usual = new Map<string, number>();
  for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
    for (const { testId, trials } of file === undefined ? [] : tests) {
      const known = trials.flatMap(({ durationMs }) => durationMs ?? []);
      if (known.length === 0) continue;
      const key = resultKey({ suiteFile: file ?? '', suite, testId, target });
      usual.set(key, known.reduce((sum, ms) => sum + ms, 0) / known.length);
    }
  }
  return usual;
}
