import type { BaseTree } from '../../baseline/base-checkout.ts';
import { isTrusted } from '../../baseline/trust.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import { policyOf } from '../../config/policy/policy.ts';
import type { RunOptions } from '../../config/settings.ts';
import type { GateSettingsInput } from '../../gate/settings.ts';
import { mean } from '../../gate/statistics/variance.ts';
import { keyOfSuite } from '../../gate/trials.ts';
import type { Env } from '../../model/ports/machine.ts';
import type { EarlierAttempt } from '../../model/run/earlier-attempt.ts';
import type { MissingSecrets, RunResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import type { StoredMirrors } from '../../workspaces/repositories/stored-mirrors.ts';
import type { BaseResults } from '../reuse/reusing.ts';
import { type Baselines, pairingOf } from './decide.ts';

/** What the gate compares a run with while trials can still be added. */
export interface GateSides {
  readonly sides: Baselines;
  readonly policy: GateSettingsInput;
}

export interface BaselineContext {
  /** The usual duration of each test, in milliseconds by its `resultKey`. */
  readonly durations?: ReadonlyMap<string, number> | undefined;
  /** The 95th percentile of the cost of its trials, in US dollars and without judges, by its `resultKey`. */
  readonly costs?: ReadonlyMap<string, number> | undefined;
  /** Without it, only planned trials run. */
  readonly deciding?: GateSides | undefined;
  readonly seeding?: SeedingWish | undefined;
  /** Unchanged tests of these earlier results are not run. */
  readonly known?: BaseResults | undefined;
  /** The base commit; without it, no control trials run. */
  readonly base?: BaseTree | undefined;
  /** Repositories that earlier jobs stored. */
  readonly mirrors?: StoredMirrors | undefined;
  /** The results of earlier attempts of the same job. */
  readonly earlier?: readonly EarlierAttempt[] | undefined;
  /** The secrets that GitHub keeps from this job. */
  readonly missingSecrets?: MissingSecrets | undefined;
}

/** The gate inputs that a new run needs. `isStored`: its evidence is stored for later runs. */
export function baselineContextOf(gateInputs: GateInputs, env: Env, isStored: boolean): BaselineContext {
  const { inputs, quarantine, baseline, suiteFiles, isChange, wholeRun } = gateInputs;
  const sides = { baseline, quarantine, suiteFiles, isChange, wholeRun };
  const percentile95 = (known: readonly number[]) =>
    known.toSorted((a, b) => a - b)[Math.ceil(known.length * 0.95) - 1] ?? 0;
  return {
    durations: new Map(Array.from(figuresOf(baseline, 'durationMs'), ([key, known]) => [key, mean(known)])),
    costs: new Map(Array.from(figuresOf(baseline, 'costUsd'), ([key, known]) => [key, percentile95(known)])),
    deciding: { sides, policy: policyOf(inputs) },
    seeding: seedingWish(inputs, sides, isStored && inputs.evidence !== 'never' && isTrusted(env)),
    known: knownOf(gateInputs, env),
  };
}

/** A run that leaves evidence measures everything: reused results would add nothing to the evidence. */
export function knownOf({ inputs, baseline }: GateInputs, env: Env): BaselineContext['known'] {
  const headSha = env['GITHUB_SHA'];
  if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || isTrusted(env))
    return undefined;
  return { pools: baseline.pools, headSha };
}

/** What the trials of each test took, by its `resultKey`; without tests of which no trial has the figure. */
export function figuresOf(
  baseline: Baseline,
  figure: 'durationMs' | 'costUsd',
): ReadonlyMap<string, readonly number[]> {
  const figures = new Map<string, readonly number[]>();
  for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
    for (const { testId, trials } of file === undefined ? [] : tests) {
      const known = trials.flatMap((trial) => trial[figure] ?? []);
      if (known.length === 0) continue;
      figures.set(resultKey({ suiteFile: file ?? '', suite, testId, target }), known);
    }
  }
  return figures;
}

/** The tests without a baseline that this run could seed, and the number of trials. */
export interface SeedingWish {
  readonly runCount: number;
  /** Only a run that stores evidence can seed a baseline. */
  readonly isStored: boolean;
  /** The `resultKey`s of the tests: all of a suite on a target without measurements of this kind. */
  without(run: RunResult): ReadonlySet<string>;
}

/** The request of `seed-baseline`. Undefined if it has no effect, and if the baseline cannot be read. */
function seedingWish(
  { seedBaseline: runCount, baseline, isForBaseline = false, dryRun, testId, grep, only }: RunOptions,
  sides: Baselines,
  isStored: boolean,
): SeedingWish | undefined {
  const isOff =
    runCount === undefined ||
    dryRun ||
    testId.length > 0 ||
    grep !== undefined ||
    only !== undefined ||
    (baseline.includes('none') && !isForBaseline);
  if (isOff || sides.baseline.kind === 'unavailable') return undefined;
  // A run that stores no evidence reports which run will, if there is none at all.
  if (!isStored && sides.baseline.kind !== 'none') return undefined;
  const without = (run: RunResult) => {
    const { tests } = pairingOf(run, sides);
    const known = new Set(
      tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? keyOfSuite(test) : [])),
    );
    return new Set(tests.filter((test) => !known.has(keyOfSuite(test))).map(resultKey));
  };
  return { runCount, isStored, without };
}
