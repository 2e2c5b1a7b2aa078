import { join } from 'node:path';
import { trialsToDetect } from '../../gate/statistics/power.ts';
import { mean } from '../../gate/statistics/variance.ts';
import { userError } from '../../model/errors.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { namesOf, resultKey } from '../../model/run/result-keys.ts';
import { MAX_TRIALS } from '../../model/suite/number-limits.ts';
import { points } from '../../model/text/percentage-points.ts';
import { plural } from '../../model/text/text.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { money } from '../../reports/numbers.ts';
import { runnable } from '../trials/trial-phases.ts';
import { comparedWith, type PipelineInputs } from './gate-inputs.ts';
import { type PreparedRun, prepare } from './prepare.ts';
import type { Progress } from './progress.ts';
import type { RunTimeLimit } from './run-deadline.ts';
import { runSession } from './run-session.ts';

const PILOT_TESTS = 20;
/** No budget ends calls without a known cost. */
const MAX_UNPRICED_CALLS = 500;

/**
 * The inputs of an experiment with as many trials as find the difference of `detect` with a chance of 80%. How often tests pass, and
 * what they cost, is known from the baseline of the first variant, or from a pilot of 20 tests. Throws a `UserError` if even the
 * most trials would not find it.
 */
export async function withTrialsToDetect(
  { policy, job }: Pick<PipelineInputs, 'policy' | 'job'>,
  time: RunTimeLimit,
): Promise<PipelineInputs['policy']> {
  const { inputs } = policy;
  const { detect } = inputs;
  const { runtime } = time;
  if (detect === undefined) return policy;
  const { plan } = await prepare({ ...inputs, experimentAgainst: [] }, runtime);
  const steps = runnable(plan.steps);
  const keys = steps.map((step) => resultKey(namesOf(step)));
  const { gateInputs } = await comparedWith({ policy, job }, { plan: { steps: [] } }, runtime);
  const { baseline } = gateInputs;
  const known = new Map<string, readonly PresentTrial[]>();
  for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
    for (const { testId, trials } of tests) {
      known.set(resultKey({ suite, suiteFile: file ?? suite, testId, target }), trials);
    }
  }
  // Under `pass_at_k` a trial of the baseline is several: an experiment compares single ones.
  const measured = keys.flatMap((key, at) => {
    const trials = steps[at]?.trials.strategy === 'pass_at_k' ? undefined : known.get(key);
    return trials === undefined ? [] : [trials];
  });
  const isPilot = measured.length === 0;
  const trials = isPilot ? await pilotOf(keys, policy, time) : measured.flat();
  if (trials.length === 0) {
    throw userError('RESULTS_UNREADABLE', 'The trials cannot be planned: the pilot measured nothing', {
      hint: 'Set trials instead of detect, and see why the first variant ends in errors or takes too long.',
    });
  }

  // Half a pass and half a failure more: a test that passed each time may still fail.
  const rateOf = (testTrials: readonly PresentTrial[]) =>
    (testTrials.filter(({ pass }) => pass).length + 0.5) / (testTrials.length + 1);
  const rates = isPilot || measured.length < keys.length ? keys.map(() => rateOf(trials)) : measured.map(rateOf);
  const count = trialsToDetect(detect, rates, inputs.experimentAgainst.length);
  const tests = plural('test', keys.length);
  if (count > MAX_TRIALS) {
    throw userError(
      'INPUT_INVALID',
      `A difference of ${points(detect)} on ${tests} takes at least ${count} trials of each test`,
      {
        expected: `at most ${MAX_TRIALS}`,
        hint: 'Add tests, or look for a larger difference.',
      },
    );
  }
  const variants = 1 + inputs.experimentAgainst.length;
  const calls = count * keys.length * variants;
  const costs = trials.flatMap(({ costUsd }) => costUsd ?? []);
  const cost = costs.length === 0 ? undefined : mean(costs) * calls;
  const priced = cost === undefined ? 'at an unknown cost' : `about ${money(cost)} if all cost what the first one does`;
  const planned = `A difference of ${points(detect)} is found with a chance of 80% by ${plural('trial', count)} of ${tests} on ${variants} variants: ${calls} calls, ${priced}`;
  const spent = isPilot ? costs.reduce((sum, each) => sum + each, 0) : 0;
  const budgetUsd = inputs.budgetUsd === undefined ? undefined : inputs.budgetUsd - spent;
  if (budgetUsd !== undefined && (cost ?? 0) >= budgetUsd) {
    throw userError('INPUT_INVALID', `${planned}, more than is left of the budget`, {
      expected: `a budget of at least ${money(spent + (cost ?? 0))}, or a larger difference`,
      found: `${money(Math.max(0, budgetUsd))} of ${money(inputs.budgetUsd ?? 0)}`,
      hint: 'Raise budget-usd, or detect.',
    });
  }
  if (cost === undefined && calls > MAX_UNPRICED_CALLS && inputs.timeoutMinutes === undefined) {
    throw userError('INPUT_INVALID', planned, {
      expected: `at most ${MAX_UNPRICED_CALLS} calls, as budget-usd cannot end calls without a cost`,
      hint: 'Set timeout-minutes, or trials instead of detect; or look for a larger difference.',
    });
  }
  runtime.log.info(planned);
  return { ...policy, inputs: { ...inputs, budgetUsd, trials: count, baseline: ['none'] } };
}

/** One trial of some of the tests on the first variant. They are no part of the experiment. */
async function pilotOf(
  keys: readonly string[],
  { inputs }: PipelineInputs['policy'],
  time: RunTimeLimit,
): Promise<readonly PresentTrial[]> {
  const { files, log } = time.runtime;
  const step = Math.max(1, keys.length / PILOT_TESTS);
  const only = keys.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  log.info(`Running a pilot of ${plural('test', only.length)}, to plan the trials`);
  await using scratch = await files.scratchFolder('eval-action-pilot-');
  const outputDirectory = join(scratch.path, 'run');
  const pilotInputs = { ...inputs, experimentAgainst: [], trials: 1, only, outputDirectory };
  const prepared: PreparedRun = await prepare(pilotInputs, time.runtime);
  const { run } = await runSession(prepared, {}, time, SILENT);
  // Without a single answer of the first variant, the experiment could not give one either.
  return run.results.every(({ status }) => status === 'execution_error') ? [] : run.results.flatMap(targetTrials);
}

const SILENT: Progress = { planned() {}, started() {}, finished() {}, confirming() {}, extraTrial() {}, ended() {} };
