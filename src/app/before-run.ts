import { resolve } from 'node:path';
import type { GatePolicy } from '../gate/policy.ts';
import type { Problem } from '../model/errors.ts';
import type { Baseline, EvidenceTrial } from '../model/evidence.ts';
import type { PolicySource } from '../model/policy-source.ts';
import type { EvidenceSource } from '../model/ports.ts';
import type { Quarantined } from '../model/quarantine.ts';
import { type RunResult, resultKey } from '../model/result.ts';
import { findBaseline } from './baseline.ts';
import type { FoundPolicy } from './find-policy.ts';
import { leaveEvidence } from './leave-evidence.ts';
import { isTrusted, originOf } from './origin.ts';
import type { Evaluated, Past } from './past.ts';
import type { Policy } from './policy.ts';
import type { PolicyBase } from './policy-base.ts';
import { baselineFiles } from './policy-baseline.ts';
import { quarantineOf } from './policy-quarantine.ts';
import type { Deciding } from './publish.ts';
import { seedingWish } from './seeding-wish.ts';
import type { World } from './world.ts';

/** What a run is decided by, read before anything is spent: mistakes in it are told then. */
export interface BeforeRun extends Policy {
  readonly baseline: Baseline;
  readonly quarantine: readonly Quarantined[];
  /** Whose policy it is, where a change is judged that could edit it. */
  readonly source?: PolicySource | undefined;
  /** Where the rest of the policy of a base branch is read. */
  readonly base?: PolicyBase | undefined;
  /** What was noticed on the way. */
  readonly warnings: readonly Problem[];
  /** The commit that the change starts from, where somebody says it. */
  readonly baseSha?: string | undefined;
}

interface Around extends Pick<World, 'cwd' | 'files' | 'clock' | 'signal'> {
  /** When the run began, where it was made before; a baseline of runs is of those before it. */
  readonly startedAt?: string;
}

/** Reads the quarantine and the baseline. Throws a `UserError` for what is wrong with them. */
export async function beforeRun(found: FoundPolicy, around: Around, source?: EvidenceSource): Promise<BeforeRun> {
  const { inputs } = found;
  const site = {
    cwd: resolve(around.cwd, inputs.workingDirectory),
    files: around.files,
    source,
    signal: around.signal,
    maxAgeDays: inputs.baselineMaxAge,
  };
  const policy = await quarantineOf(found, site);
  const startedAt = around.startedAt ?? new Date(around.clock.now()).toISOString();
  const { files, source: told, unavailable } = await baselineFiles({ ...found, source: policy.source }, site);
  const checkout = files === site.files ? undefined : site.files;
  const baseline = unavailable ?? (await findBaseline(inputs.baseline, startedAt, { ...site, files, checkout }));
  return {
    inputs,
    gate: expecting(found, source),
    configured: found.configured,
    quarantine: policy.quarantine,
    source: told,
    base: found.base,
    baseline,
    warnings: [...found.warnings, ...policy.warnings],
  };
}

/** Where runs of the base branch leave evidence by themselves, having none is worth as much as a named file that is not there. */
function expecting({ inputs, gate }: FoundPolicy, source: EvidenceSource | undefined): GatePolicy {
  const isExpected = source?.isExpected === true && !inputs.baseline.includes('none');
  return isExpected && gate.onMissingBaseline === undefined ? { ...gate, onMissingBaseline: 'warn' } : gate;
}

/** What `publish` decides a run with. */
export const decidingBy = ({ gate, configured, baseline, quarantine, source }: BeforeRun): Deciding => ({
  policy: gate,
  configured,
  source,
  baseline,
  quarantine,
});

/** The run with what was noticed about its policy and its baseline. */
export const withWarnings = (run: RunResult, warnings: readonly Problem[]): RunResult =>
  warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };

/** Leaves what was measured as evidence for later runs, where this one may be believed. Gives the paths. */
export async function leaveBehind(
  { inputs, baseline }: BeforeRun,
  { run, folder, verdict }: Evaluated & { readonly verdict: Leaves },
  { files, env }: Pick<World, 'files' | 'env'>,
): Promise<readonly string[]> {
  if (inputs.evidence === 'never' || !isTrusted(env)) return [];
  return leaveEvidence(
    { run, verdict, baseline, origin: originOf(run, env), maxAgeDays: inputs.baselineMaxAge },
    folder,
    files,
  );
}

type Leaves = Parameters<typeof leaveEvidence>[0]['verdict'];

/** What earlier runs are good for while this one is made: who takes long, what costs much, and whose results are doubted. */
export function pastOf(before: BeforeRun, env: World['env'], isKept = keepsEvidence(before, env)): Past {
  const { inputs, gate, quarantine, baseline } = before;
  return {
    durations: usualDurations(baseline),
    costs: highCosts(baseline),
    deciding: { sides: { baseline, quarantine }, policy: gate },
    seeding: seedingWish(inputs, { baseline, quarantine }, leavesHistory(before, env, isKept)),
    known: knownOf(before, env),
  };
}

/** Whether later runs are compared with this one. */
export const leavesHistory = (before: BeforeRun, env: World['env'], isKept = keepsEvidence(before, env)): boolean =>
  isKept && before.inputs.evidence !== 'never' && isTrusted(env);

/** On a machine of one's own evidence lies in the folder of each run, and hardly any of it is kept: who wants that says so. */
const keepsEvidence = ({ inputs: { given } }: BeforeRun, env: World['env']): boolean =>
  env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence');

/** A run that is to leave evidence measures everything: what it took over would teach nobody anything. */
function knownOf({ inputs, baseline }: BeforeRun, env: World['env']): Past['known'] {
  const headSha = env['GITHUB_SHA'];
  if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || isTrusted(env))
    return undefined;
  return { pools: baseline.pools, headSha };
}

/** The mean time of a test in milliseconds. */
const usualDurations = (baseline: Baseline): ReadonlyMap<string, number> =>
  perTest(
    baseline,
    ({ durationMs }) => durationMs,
    (known) => known.reduce((sum, ms) => sum + ms, 0) / known.length,
  );

/** What nineteen of twenty trials of a test did not cost more than (gate.md O10), in US dollars and without its judges. */
const highCosts = (baseline: Baseline): ReadonlyMap<string, number> =>
  perTest(
    baseline,
    ({ costUsd }) => costUsd,
    (known) => known.toSorted((a, b) => a - b)[Math.ceil(known.length * 0.95) - 1] ?? 0,
  );

/** A figure of each test, by its key in comparisons, where any of its trials tells it. */
function perTest(
  baseline: Baseline,
  figureOf: (trial: EvidenceTrial) => number | undefined,
  together: (known: readonly number[]) => number,
): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
    for (const { testId, trials } of file === undefined ? [] : tests) {
      const known = trials.flatMap((trial) => figureOf(trial) ?? []);
      if (known.length === 0) continue;
      figures.set(resultKey({ suiteFile: file ?? '', suite, testId, target }), together(known));
    }
  }
  return figures;
}
