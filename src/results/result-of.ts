import { messageOf, problemText } from '../model/errors.ts';
import { type Grade, verdictOf, withMembers } from '../model/run/grade.ts';
import { finalAnswer, sumTokens } from '../model/run/message.ts';
import { type Failure, type Outcome, responseIn } from '../model/run/outcome.ts';
import type { BrokenStep, Step } from '../model/run/plan.ts';
import { isMostlyLost, lostTrials } from '../model/run/present-trials.ts';
import type { Prompt } from '../model/run/prompt.ts';
import type { MissingSecrets, TestResult, Trial } from '../model/run/result.ts';
import { type aggregateTrials, outcomeOf } from '../model/run/result-outcome.ts';
import { isoTime } from '../model/text/iso-time.ts';
import { cutEnd, firstNames } from '../model/text/text.ts';
import type { EvidenceTrial } from '../model/verdict/evidence.ts';

const MAX_NAMED_SECRETS = 3;
/** What readers need of them: the suite has the rest. */
const MAX_CRITERIA_LENGTH = 4_000;

/** One trial: the outcome of the call and, for an answer, of the grading. */
export interface TrialRun {
  readonly outcome: Outcome;
  /** Absent when there was nothing to grade. */
  readonly grade?: Grade | undefined;
  readonly workspacePath?: string | undefined;
  readonly hookOutputs?: TestResult['hookOutputs'];
  /** Its changes of files, with every byte (`losslessText`). */
  readonly diff?: string | undefined;
  /** The file that has them. */
  readonly patch?: string | undefined;
}

/** When and how a test was run. Times in milliseconds since the epoch. */
interface RunFacts {
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly retries: number;
  readonly prompt?: Prompt | undefined;
}

/** How one trial counts. An errored trial scores 0, as AgentV writes it; its status marks it as not measured. */
export function trialOf(run: TrialRun, attempt: number, passMark: number): Trial {
  const { outcome, grade, patch } = run;
  const response = responseIn(outcome);
  let failure = outcome.kind === 'failed' ? outcome.failure : undefined;
  if (outcome.kind !== 'failed' && outcome.response.error) {
    // An answer with an error is graded anyway, and counts as an error.
    failure = { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
  } else if (failure === undefined && grade?.kind === 'ungraded') {
    failure = { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
  }
  const score = failure === undefined && grade?.kind === 'scored' ? grade.score : 0;
  return {
    attempt,
    status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
    score,
    verdict: verdictOf(score),
    scores: grade?.scores ?? [],
    failure,
    tokenUsage: response?.tokenUsage,
    costUsd: response?.costUsd,
    durationMs: response?.durationMs,
    finishReason: response?.finishReason,
    cached: response?.cached,
    paid: response?.paid,
    patch,
    targetUsed: response?.targetUsed,
  };
}

/** Several trials made into one: `best` is the one whose answer is shown. */
type TrialSummary = ReturnType<typeof aggregateTrials> & { readonly costLimited: boolean };

/** All trials of one test on one target, in the order of their numbers. */
interface TestTrials {
  readonly runs: readonly TrialRun[];
  readonly trials: readonly Trial[];
  /** Given when the test was planned to run more than once. */
  readonly summary?: TrialSummary | undefined;
}

/** The result of one test on one target; unknown values are undefined, so that all results have one shape. */
export function resultOf(step: Step, { runs, trials, summary }: TestTrials, facts: RunFacts): TestResult {
  const best = summary?.best ?? 0;
  const [run, trial] = [runs[best], trials[best]];
  if (run === undefined || trial === undefined) throw new Error(`No trial of ${step.test.id} was run`);

  // There is no score if all trials failed, or more than half of them measured nothing.
  const lost = step.trials.strategy !== 'pass_at_k' && isMostlyLost(trials) ? lostTrials(trials)[0] : undefined;
  const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : lost?.failure;
  const score = summary?.score ?? trial.score;
  const { attempt: _, status: __, verdict: ___, failure: ____, ...measured } = trial;
  const { grade } = run;
  const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
  const end = failure
    ? ({ status: 'execution_error', failure } as const)
    : score >= step.passMark
      ? ({ status: 'ok' } as const)
      : ({ status: 'quality_failure', requiredMissed: missed } as const);

  const answer = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
  const response = responseIn(run.outcome);
  const usages = runs.flatMap((each) => [responseIn(each.outcome), ...(each.grade?.scores ?? []).flatMap(withMembers)]);
  // The output of the hooks around the last trial, and of those before all, which ran only once.
  const hooks = runs.flatMap(({ hookOutputs }) => hookOutputs ?? []);
  const beforeAll = hooks.find((outputs) => outputs.beforeAll !== undefined)?.beforeAll;
  const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
  return {
    ...identity(step, facts),
    ...measured,
    score,
    assertions: failure && !answer ? [errorAssertion(failure)] : (grade?.assertions ?? []),
    implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
    input: [...step.test.input],
    prompt: facts.prompt,
    output: answer ? finalAnswer(answer.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
    messages: response?.messages ?? [],
    targetError: response?.targetError,
    costUsd: costOfTrials(trials),
    startTime: response?.startTime,
    endTime: response?.endTime,
    model: response?.model,
    agentVersion: response?.agentVersion,
    fileChanges: response?.fileChanges,
    workspacePath: runs.at(-1)?.workspacePath,
    hookOutputs: Object.values(hookOutputs).some(Boolean) ? hookOutputs : undefined,
    evalRun: {
      durationMs: facts.finishedAt - facts.startedAt,
      tokenUsage: sumTokens(usages.flatMap((usage) => usage?.tokenUsage ?? [])),
    },
    trials: summary && [...trials],
    aggregation: summary?.aggregation,
    costLimited: summary?.costLimited ? true : undefined,
    ...end,
  };
}

/** The cost of all trials of a test; unknown if one answered trial has no cost. */
export function costOfTrials(trials: readonly Trial[]): number | undefined {
  const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
  const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
  return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}

const identity = (step: Step, { finishedAt, retries }: Pick<RunFacts, 'finishedAt' | 'retries'>) => ({
  index: step.index,
  timestamp: isoTime(finishedAt),
  suite: step.suite.name,
  suiteFile: step.suite.file,
  category: step.suite.category,
  testId: step.test.id,
  target: step.target.name,
  provider: step.target.provider,
  resolvedTarget: step.target.resolvedName === step.target.name ? undefined : step.target.resolvedName,
  location: step.test.location,
  criteria: cutEnd(step.test.criteria, MAX_CRITERIA_LENGTH) || undefined,
  conversationId: step.test.conversationId,
  passMark: step.passMark,
  agentvPassMark: step.agentvPassMark,
  mustPass: step.test.mustPass,
  retries,
  metadata: step.test.metadata,
  measure: step.measure,
  subject: step.subject,
});

const errorAssertion = ({ message }: Failure) => ({ text: `Error: ${message}`, passed: false });

/** A result with the status that its score has at a pass mark. An error stays one. */
export function atPassMark(result: TestResult, passMark: number): TestResult {
  if (result.status === 'execution_error') return { ...result, passMark };
  const { requiredMissed, ...measured } = { requiredMissed: undefined, ...result };
  if (measured.score >= passMark) return { ...measured, passMark, status: 'ok' };
  return { ...measured, passMark, status: 'quality_failure', requiredMissed };
}

/** A test with an internal error: it reports that, and the others continue. */
export function bugResult(step: Step, error: unknown, facts: RunFacts): TestResult {
  const message = `This test met a bug of eval-action: ${messageOf(error)}`;
  return failedResult(step, { class: 'bug', stage: 'agent', reason: 'provider_error', message }, facts);
}

/** A test that was not run because one that it waits for could not be measured. */
export function dependencyResult(step: Step, { testId }: TestResult, at: number): TestResult {
  const message = `Not run: it waits for the test "${testId}", which ended in an error`;
  return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}

export const notRunResult = (step: Step, failure: Failure, at: number): TestResult =>
  failedResult(step, failure, { startedAt: at, finishedAt: at, retries: 0 });

function failedResult(step: Step, failure: Failure, facts: RunFacts): TestResult {
  const run: TrialRun = { outcome: { kind: 'failed', failure } };
  return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}

/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
export function brokenResult({ index, suite, test, target }: BrokenStep, at: number): TestResult {
  const message = test.problems.map(problemText).join('\n');
  const location = test.problems[0]?.location ?? test.location;
  const failure: Failure = { class: 'config', stage: 'setup', reason: 'setup_error', message, location };
  return {
    index,
    timestamp: isoTime(at),
    suite: suite.name,
    suiteFile: suite.file,
    category: suite.category,
    testId: test.id,
    target,
    location: test.location,
    passMark: 1,
    mustPass: false,
    assertions: [errorAssertion(failure)],
    output: `Error occurred: ${message}`,
    ...nothingMeasured(),
    status: 'execution_error',
    score: 0,
    failure,
  };
}

const nothingMeasured = () => ({ scores: [], input: [], messages: [], evalRun: { durationMs: 0 }, retries: 0 });

/**
 * A test that was not run because nothing about it changed since it was measured at a commit. Nothing was
 * spent on it now. `summary` is given when several trials are known.
 */
export function reusedResult(
  step: Step,
  { fromSha, trials: known }: { readonly fromSha: string; readonly trials: readonly EvidenceTrial[] },
  summary: TrialSummary | undefined,
  at: number,
): TestResult {
  const trials = known.map(({ pass, score, costUsd, durationMs }, attempt): Trial => {
    const status = pass ? 'ok' : 'quality_failure';
    return { attempt, status, score, verdict: verdictOf(score), scores: [], costUsd, durationMs, cached: true };
  });
  const [first] = trials;
  if (first === undefined) throw new Error(`No trial of ${step.test.id} is known`);
  const score = summary?.score ?? first.score;
  const passed = summary === undefined ? first.status === 'ok' : score >= step.passMark;
  // As many trials as were planned now, each like those that are known: there may be more of them. Under pass_at_k a test
  // as a whole is one trial.
  const count = step.trials.strategy === 'pass_at_k' ? 1 : step.trials.count;
  const inAll = (values: readonly number[]) =>
    values.length === 0 ? undefined : (count * values.reduce((sum, value) => sum + value, 0)) / values.length;
  return {
    ...nothingMeasured(),
    ...identity(step, { finishedAt: at, retries: 0 }),
    status: passed ? 'ok' : 'quality_failure',
    score,
    assertions: [{ text: `Not run again: nothing about it changed since ${fromSha}`, passed }],
    input: [...step.test.input],
    output: '',
    costUsd: costOfTrials(summary === undefined ? [first] : trials),
    durationMs: (trials[summary?.best ?? 0] ?? first).durationMs,
    cached: true,
    trials: summary && trials,
    aggregation: summary?.aggregation,
    reusedFrom: fromSha,
    avoided: {
      costUsd: inAll(known.flatMap(({ costUsd }) => costUsd ?? [])),
      durationMs: inAll(known.flatMap(({ durationMs }) => durationMs ?? [])),
    },
  };
}

/**
 * Turns results into errors if a missing secret may be the cause: if variables for secrets are empty, it is unknown
 * which failed tests needed them. An error is not compared, and blames neither the agent nor the change.
 */
export function withoutBlame(results: readonly TestResult[], missing: MissingSecrets | undefined): TestResult[] {
  if (missing === undefined || missing.names.length === 0) return [...results];
  const { from, names } = missing;
  const who =
    from === 'fork'
      ? 'pull requests from forks get no secrets'
      : 'pull requests by Dependabot get only its own secrets';
  const are = names.length === 1 ? 'is' : 'are';
  const message = `Not measured: ${who} (${firstNames(names, MAX_NAMED_SECRETS)} ${are} empty)`;
  const failure: Failure = { class: 'auth', stage: 'agent', reason: 'provider_error', message };
  return results.map((result) => {
    if (outcomeOf(result).kind !== 'failed') return result;
    const { requiredMissed: _, ...measured } = { requiredMissed: undefined, ...result };
    const trials = result.trials?.map((trial): Trial => ({ ...trial, status: 'execution_error', failure }));
    return { ...measured, status: 'execution_error', failure, trials };
  });
}
