import { evidenceSource } from '../baseline/evidence-source.ts';
import { type PlanInputs, planInputs } from '../config/plan-inputs.ts';
import { findPolicy } from '../config/policy/policy.ts';
import { onTestedBase, policyBase } from '../config/policy/policy-base.ts';
import { type Event, readEvent, refuseUntrustedCode } from '../github/event.ts';
import { type Job, jobOf } from '../github/job.ts';
import { pullRequests } from '../github/pulls.ts';
import { problemText, userError } from '../model/errors.ts';
import { lacksPermission, permissionHint, ServiceError } from '../model/ports/service-error.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { fence } from '../reports/escape/markdown.ts';
import { forecastText, headline, makeForecast, matrixOf } from '../runner/forecast.ts';
import type { ExitCode } from '../runner/pipeline/exit-code.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { actionStep, type StepProcess } from './action-step.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { numberText, oneSentence } from './outputs.ts';
import { within } from './reported-run.ts';
import type { StepEnd } from './reporting.ts';

/** The outputs of the plan action, as plan/action.yml declares them. An unknown number is the empty string. */
export const planOutputNames = [
  'matrix',
  'shards',
  'wanted',
  'label',
  'calls',
  'tokens',
  'cost-usd',
  'minutes',
  'smallest-detectable-drop',
  'headline',
] as const;
type PlanOutputs = Readonly<Record<(typeof planOutputNames)[number], string>>;

/** The plan action: forecasts a run, and makes the matrix of its jobs. Calls no target. Writes every output, even after an error. */
export const planAction = (host?: StepProcess): Promise<number> =>
  actionStep(
    planInputs,
    plan,
    // Of a plan that could not be made, the outputs are empty: jobs that need them are skipped.
    (why) => ({
      ...(Object.fromEntries(planOutputNames.map((name) => [name, ''])) as PlanOutputs),
      headline: oneSentence(why),
    }),
    host,
  );

async function plan(
  stepInputs: PlanInputs,
  runtime: Runtime,
  runner: Runner,
  end: StepEnd<PlanOutputs>,
): Promise<ExitCode> {
  const event = await readEvent(runtime.env, runtime.files);
  refuseUntrustedCode(event, stepInputs);
  const { checkout } = runner;
  await requireInsideWorkspace(stepInputs, { ...runtime, checkout });
  const ofEvent = jobOf(runtime.env, event);
  const base = await policyBase(stepInputs, ofEvent, { runtime, checkout, actionFolder: 'plan' });
  const job = onTestedBase(ofEvent, base);
  const policy = await findPolicy(stepInputs, runtime, base);
  end.inputs = policy.inputs;
  const label = await missingLabel(stepInputs, event, job, runtime);
  // The shards and the report have this key, whatever their jobs are called.
  const inputs = { ...policy.inputs, shard: { index: 1, count: 1 } };
  const forecast = await makeForecast(policy, stepInputs, {
    runtime,
    job,
    source: evidenceSource(inputs, job, runtime),
  });
  if (runtime.signal.aborted) throw userError('INPUT_INVALID', 'The plan was cancelled before it was made');
  const { tokens } = forecast;
  for (const problem of forecast.problems) runtime.log.warn(problemText(problem));
  const whyNot =
    label && `Evals do not run for ${job?.head.slice(0, 7)}: the pull request does not have the label ${label}`;
  end.outputs = {
    matrix: JSON.stringify(matrixOf(forecast)),
    shards: String(forecast.shards.length),
    wanted: String(label === undefined),
    label: label ?? '',
    calls: String(forecast.calls),
    tokens: numberText(tokens && Math.round(tokens.input + tokens.output)),
    'cost-usd': numberText(forecast.costUsd),
    minutes: String(Math.ceil(forecast.durationMs / 60_000)),
    'smallest-detectable-drop': numberText(forecast.smallestDetectableDrop),
    headline: oneSentence(whyNot ?? headline(forecast)),
  };
  const text = [...(whyNot === undefined ? [] : [whyNot]), forecastText(forecast, stepInputs)].join('\n');
  runtime.log.info(text);
  if (policy.inputs.jobSummary !== 'off') await runner.addToSummary(`### Plan of the evals\n\n${fence(text)}\n`);
  return 0;
}

/**
 * The label that a pull request needs and does not have. Labels are read now, because the event of a re-run has the old
 * ones. Throws a `UserError` if they cannot be read.
 */
async function missingLabel(
  { onlyWithLabel: label, githubToken: token }: PlanInputs,
  event: Event,
  job: Job | undefined,
  { connect, signal }: Runtime,
): Promise<string | undefined> {
  const wanted = label?.trim();
  const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
  if (!wanted || job === undefined || number === undefined) return undefined;
  const unread = (why: string, hint: string) =>
    userError(
      'INPUT_INVALID',
      `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`,
      { hint },
    );
  if (token === undefined) throw unread('there is no token', 'Set github-token, or remove only-with-label.');
  try {
    const labels = await pullRequests(connect({ ...job, token })).labels(number, within(signal));
    // GitHub's labels are the same in upper and lower case.
    return labels.some((each) => each.toLowerCase() === wanted.toLowerCase()) ? undefined : wanted;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isRefusal = lacksPermission(error);
    throw unread(error.message, isRefusal ? permissionHint('pull-requests: read') : 'Re-run the job.');
  }
}
