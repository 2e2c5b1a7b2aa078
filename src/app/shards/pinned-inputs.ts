import type { ShardPlan } from '../../model/run/shard-plan.ts';
import { type InputName, type Inputs, inputNames, parseInputs } from '../config/inputs.ts';

/**
 * Inputs that every machine of a run has for itself: where its reports go and how, what it caches, and what it may do.
 * All others are those of the plan.
 */
const OWN_INPUTS: ReadonlySet<InputName> = new Set([
  'githubToken',
  'outputDirectory',
  'shard',
  'planPath',
  'resume',
  'rerunFailed',
  'retryErrors',
  'cache',
  'comment',
  'jobSummary',
  'annotations',
  'checkRun',
  'checkName',
  'uploadArtifacts',
  'html',
  'htmlMaxMib',
  'judges',
  'judgeMinAgreement',
  'labelsNeedsImprovement',
  'labelsKeepAnswers',
  'samples',
  'redact',
  'redactUnknown',
  'otel',
  'otelFile',
  'otelCaptureContent',
  'otelGroupTurns',
  'traceFile',
  'commentKey',
  'matrix',
  'matrixJobs',
  'prNumber',
  'commitSha',
  'allowUntrustedCode',
]);

/** The inputs that affect what runs and what is decided. */
export const plannedInputNames: readonly InputName[] = inputNames.filter((name) => !OWN_INPUTS.has(name));

/** The inputs of a plan, and which of them were given. The report names the label that a pull request did not have. */
export function pinnedInputs(
  inputs: Inputs,
  { onlyWithLabel }: { readonly onlyWithLabel?: string | undefined },
): Pick<ShardPlan, 'inputs' | 'given'> {
  const values = plannedInputNames.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]]));
  return {
    inputs: { ...Object.fromEntries(values), ...(onlyWithLabel !== undefined && { onlyWithLabel }) },
    given: inputs.given.filter((name) => !OWN_INPUTS.has(name)),
  };
}

/** The inputs of a machine of a run: those of the plan, and its own. */
export function inputsOfPlan({ inputs, given }: Pick<ShardPlan, 'inputs' | 'given'>, own: Inputs): Inputs {
  const [unset, planned] = [parseInputs({}), new Set<string>(given)];
  const isGiven = (name: InputName) => (OWN_INPUTS.has(name) ? own.given.includes(name) : planned.has(name));
  return {
    ...own,
    ...Object.fromEntries(plannedInputNames.map((name) => [name, inputs[name] ?? unset[name]])),
    given: inputNames.filter(isGiven),
  };
}
