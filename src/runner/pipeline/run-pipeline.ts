import { relative, resolve } from 'node:path';
import { hasCommit, openBaseTree } from '../../baseline/base-checkout.ts';
import { inputsOfExperiment } from '../../config/experiment-inputs.ts';
import type { GateInputs, RunToDecide } from '../../config/gate-inputs.ts';
import { applyBaseRequirements } from '../../config/policy/base-requirements.ts';
import type { InputName } from '../../config/settings.ts';
import { countedLabels } from '../../graders/people/counted-labels.ts';
import { withAgreement } from '../../graders/people/run-agreement.ts';
import { isSameMeasure } from '../../model/run/fingerprint.ts';
import type { BaselineFile, Changes, RunResult } from '../../model/run/result.ts';
import { MAX_CHANGED, namesOf, resultKey, type SuiteFileState, type TestNames } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Report } from '../../model/verdict/report.ts';
import { commitOf } from '../../workspaces/git-tree.ts';
import { baselineTime, partOfRun } from '../shards/part-of-run.ts';
import { engineOf } from '../tools/engine-of.ts';
import { baselineContextOf } from './baseline-context.ts';
import { comparedWith, type PipelineInputs, withWarnings } from './gate-inputs.ts';
import { howCalled } from './how-called.ts';
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

async function gateInputsOf(pipelineInputs: PipelineInputs, wholeRun: PreparedRun, runtime: Runtime) {
  const { policy, job, baseSha, missingSecrets, mirrors, isEvidenceStored } = pipelineInputs;
  const isShard = wholeRun.inputs.shard !== undefined;
  const commit = isShard ? await commitOf({ root: wholeRun.root, runtime }) : undefined;
  const until = isShard ? await baselineTime(job, wholeRun.inputs.githubToken, commit, runtime) : undefined;
  const { plan } = wholeRun;
  const compared = { plan, until, isOfSameSuites: (run: RunResult) => isOfSameSuites(run, plan) };
  const { attempts, unreadable, gateInputs: all } = await comparedWith(pipelineInputs, compared, runtime);
  const { prepared, gateInputs } =
    until === undefined
      ? { prepared: wholeRun, gateInputs: all }
      : partOfRun(wholeRun, all, { baselineUntil: until, commit });
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
      earlier: attempts,
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

/**
 * The changed files that the suites with failures depend on, for reports: in a pull request what it changes, at a desk also
 * what is not committed yet. The state before the run counts, because agents under test may edit the checkout. Empty if they
 * are not known: without a base commit, without git, and for suites that do not declare what they depend on.
 */
async function changesOf(
  { results }: Pick<RunResult, 'results'>,
  { plan, watched, root }: PreparedRun,
  /** `base`: the base commit, if it is known. */
  { base, runtime }: { readonly base: string | undefined; readonly runtime: Runtime },
): Promise<Pick<RunResult, 'changes'>> {
  if (base === undefined || runtime.signal.aborted) return {};
  const failed = new Set(
    results.flatMap((result) => (['failed', 'errored'].includes(outcomeOf(result).kind) ? result.suiteFile : [])),
  );
  const { deep: withoutSecrets } = runtime.redactor;
  const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter(
    (suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== undefined,
  );
  if (suites.length === 0 || !(await hasCommit(base, { git: runtime.git, root }, runtime.signal))) return {};
  const names = await watched.changedSince(base);
  if (names === undefined) return {};
  const changedOf = (suite: Suite): Changes['suites'][number] => {
    const suitePath = relative(root, suite.path).replaceAll('\\', '/');
    const wanted = new Set([...(watched.amongPaths(suite, names) ?? []), suitePath]);
    const changed = names.filter((name) => wanted.has(name));
    const paths = changed.filter((name) => name.length <= MAX_PATH_LENGTH).slice(0, MAX_CHANGED);
    const leftOut = changed.length - paths.length;
    return { file: suite.file, paths, leftOut: leftOut > 0 ? leftOut : undefined };
  };
  return { changes: withoutSecrets({ base, suites: suites.map(changedOf) }) };
}

const MAX_PATH_LENGTH = 500;
