import { resolve } from 'node:path';
import { openBaseTree } from '../../baseline/base-checkout.ts';
import type { EarlierRuns } from '../../baseline/baseline.ts';
import { inputsOfExperiment } from '../../config/experiment-inputs.ts';
import type { GateInputs, RunToDecide } from '../../config/gate-inputs.ts';
import { applyBaseRequirements } from '../../config/policy/base-requirements.ts';
import { isChange } from '../../config/policy/policy-base.ts';
import type { InputName } from '../../config/settings.ts';
import { withoutEffect } from '../../config/used-settings.ts';
import { countedLabels } from '../../graders/people/counted-labels.ts';
import { withAgreement } from '../../graders/people/run-agreement.ts';
import { isSameMeasure } from '../../model/run/fingerprint.ts';
import type { BaselineFile, RunResult } from '../../model/run/result.ts';
import { namesOf, resultKey, type SuiteFileState, type TestNames } from '../../model/run/result-keys.ts';
import type { Report } from '../../model/verdict/report.ts';
import { isInCI } from '../../results/run-folder/resume.ts';
import { commitOf } from '../../workspaces/git-tree.ts';
import { baselineTime, partOfRun } from '../shards/part-of-run.ts';
import { engineOf } from '../tools/engine-of.ts';
import { baselineContextOf } from './baseline-context.ts';
import { changesOf } from './changes.ts';
import { findGateInputs, withWarnings } from './gate-inputs.ts';
import { howCalled } from './how-called.ts';
import { type PipelineInputs, storedResults } from './pipeline-inputs.ts';
import { type PreparedRun, prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { reportOn } from './report-on.ts';
import { reportedCommit } from './reported-commit.ts';
import { withTimeLimit } from './run-deadline.ts';
import { runSession } from './run-session.ts';
import type { Runtime } from './runtime.ts';

/** A whole run, for the action and for `eval-action run`. */
export async function runPipeline(pipelineInputs: PipelineInputs, runtime: Runtime): Promise<Report> {
  const effectiveInputs = {
    ...pipelineInputs,
    policy: { ...pipelineInputs.policy, inputs: inputsOfExperiment(pipelineInputs.policy.inputs) },
  };
  const { inputs } = effectiveInputs.policy;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const engine = await engineOf(inputs, { runtime, cwd });
  // Most runs start no other tool.
  const judged =
    engine === undefined
      ? { ...(await runOf(effectiveInputs, runtime)), notRerun: undefined }
      : await import('../tools/run-by-engine.ts').then(({ runByEngine }) =>
          runByEngine(effectiveInputs, engine, runtime),
        );
  const commit = reportedCommit(inputs, effectiveInputs.job, effectiveInputs.baseSha);
  const { gateInputs, notRerun } = judged;
  const report = reportOn(judged.run, { ...gateInputs, commit, program: howCalled(runtime, cwd), notRerun });
  await publish(report, judged, effectiveInputs.reporting, runtime);
  return report;
}

/** Prepares and executes. When it returns, the suites and their plan are free. */
async function runOf(pipelineInputs: PipelineInputs, runtime: Runtime): Promise<RunToDecide> {
  const { progress } = pipelineInputs.reporting;
  using time = withTimeLimit(runtime, pipelineInputs.policy.inputs.timeoutMinutes);
  // Loaded for experiments that plan their trials.
  const effectiveInputs =
    pipelineInputs.policy.inputs.detect === undefined
      ? pipelineInputs
      : {
          ...pipelineInputs,
          policy: await (await import('./trials-to-detect.ts')).withTrialsToDetect(pipelineInputs, time),
        };
  const { policy, reporting } = effectiveInputs;
  const labels = await countedLabels(policy, {
    cwd: resolve(runtime.cwd, policy.inputs.workingDirectory),
    files: runtime.files,
  });
  const wholeRun = await prepare(policy.inputs, time.runtime, labels);
  reporting.prepared?.(wholeRun);
  const context = await gateInputsOf(effectiveInputs, wholeRun, runtime);
  const { prepared, baselineContext, unreadable } = context;
  const { source } = context.gateInputs;
  // Labels are what judges are measured with, so a change of them is a change of the policy.
  const gateInputs =
    policy.inputs.judges === undefined || source === undefined
      ? context.gateInputs
      : { ...context.gateInputs, source: { ...source, changes: [...source.changes, ...labels.changes] } };
  await using _base = baselineContext.base;
  const { run, folder } = await runSession(prepared, baselineContext, time, progress).finally(() =>
    progress.closeGroup?.(),
  );
  const reviewed = withAgreement(run, prepared.inputs, labels);
  const measured = {
    ...withWarnings(reviewed, gateInputs.warnings),
    ...(unreadable.length > 0 && { unreadable: [...(reviewed.unreadable ?? []), ...unreadable] }),
    ...baselineFilesOf(gateInputs, wholeRun),
    ...(await changesOf(run, prepared, { base: baselineContext.base?.sha, runtime })),
  };
  // What a change requires less is known of all tests.
  const held = prepared.shard
    ? { run: measured, gateInputs }
    : await applyBaseRequirements(measured, gateInputs, runtime);
  return { ...held, folder };
}

async function gateInputsOf(
  { policy, job, baseSha, missingSecrets, mirrors, isEvidenceStored }: PipelineInputs,
  wholeRun: PreparedRun,
  runtime: Runtime,
) {
  const isShard = wholeRun.inputs.shard !== undefined;
  const commit = isShard ? await commitOf({ root: wholeRun.root, runtime }) : undefined;
  const until = isShard ? await baselineTime({ job, inputs: wholeRun.inputs, commit, runtime }) : undefined;
  const {
    source,
    attempts: earlier,
    unreadable,
    warnings = [],
  } = await storedResults(policy, until, { job, plan: wholeRun.plan }, runtime);
  const latest = new Date(runtime.clock.now()).toISOString();
  const at = until === undefined ? {} : { startedAt: until, latest };
  const { seedBaseline, evidence, explicitInputs } = policy.inputs;
  // A run that is to leave a baseline measures it anew.
  const isForLater = seedBaseline !== undefined || (evidence !== 'never' && explicitInputs.includes('evidence'));
  const earlierRuns: EarlierRuns = {
    isOfSameSuites: (run) => isOfSameSuites(run, wholeRun.plan),
    isDefault: !isInCI(runtime.env) && !isShard && !policy.inputs.dryRun && !isForLater,
  };
  const all = await findGateInputs(policy, { ...runtime, ...at, isChange: isChange(job), earlierRuns }, source);
  const { prepared, gateInputs: runGateInputs } =
    until === undefined
      ? { prepared: wholeRun, gateInputs: all }
      : partOfRun(wholeRun, all, { baselineUntil: until, commit });
  const gateInputs = { ...runGateInputs, warnings: [...withoutEffect(policy), ...runGateInputs.warnings, ...warnings] };
  // Recorded answers belong to no commit.
  const base = policy.inputs.transcript === undefined ? openBaseTree(baseSha, gateInputs.baseline, runtime) : undefined;
  return {
    prepared,
    gateInputs,
    unreadable,
    baselineContext: {
      ...baselineContextOf(gateInputs, runtime.env, isEvidenceStored),
      base,
      mirrors,
      earlier,
      missingSecrets,
    },
  };
}

/** Whether a run measured all suites of a plan on their targets, and one of its tests as it is now. */
function isOfSameSuites({ results, selected = [] }: RunResult, { steps }: PreparedRun['plan']): boolean {
  const tests = new Map(results.map((result) => [resultKey(result), result]));
  const suites = new Set(results.map(suiteOf));
  return (
    !selected.includes('tests') &&
    steps.every((step) => step.kind === 'broken' || suites.has(suiteOf(namesOf(step)))) &&
    steps.some((step) => {
      if (step.kind === 'broken') return false;
      const { measure } = tests.get(resultKey(namesOf(step))) ?? {};
      return measure !== undefined && step.measure !== undefined && isSameMeasure(measure, step.measure);
    })
  );
}

const suiteOf = ({ suite, suiteFile, target }: TestNames): string => JSON.stringify([suite, suiteFile, target]);

/**
 * The files of the baseline suites, as this run found them. Inputs that were given leave files out on purpose; a file that
 * they name and that was not run is missing from the run.
 */
function baselineFilesOf(
  { baseline, suiteFiles }: Pick<GateInputs, 'baseline' | 'suiteFiles'>,
  { inputs: { explicitInputs }, suiteFiles: selectedFiles }: Pick<PreparedRun, 'inputs' | 'suiteFiles'>,
): Pick<RunResult, 'baselineFiles'> {
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
  if (files.length === 0) return {};
  const isGiven = (name: InputName) => explicitInputs.includes(name);
  const isDeselected = (file: string) =>
    isGiven('tag') || isGiven('excludeTag') || (isGiven('evals') && !selectedFiles.includes(file));
  const stateOf = (file: string): SuiteFileState =>
    !suiteFiles.has(file) ? 'gone' : isDeselected(file) ? 'deselected' : 'exists';
  return { baselineFiles: files.map((file): BaselineFile => ({ file, state: stateOf(file) })) };
}
