import { messageOf, problemText } from '../model/errors.ts';
import type { Grade } from '../model/grade.ts';
import { verdictOf, withMembers } from '../model/grade.ts';
import { finalAnswer, sumTokens, type TokenUsage } from '../model/message.ts';
import type { Failure, Outcome, Response } from '../model/outcome.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Prompt } from '../model/prompt.ts';
import type { Aggregation, TestResult, Trial } from '../model/result.ts';
import { isoTime } from '../shared/iso-time.ts';

/** One trial as it went: what came of asking and, where there was an answer, of grading. */
export interface TrialRun {
  readonly outcome: Outcome;
  /** Absent when there was nothing to grade. */
  readonly grade?: Grade | undefined;
  /** Where its workspace is, when it was kept. */
  readonly workspacePath?: string | undefined;
  readonly hookOutputs?: TestResult['hookOutputs'];
}

/** When and how a test was run. Times in milliseconds since the epoch. */
export interface RunFacts {
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly retries: number;
  readonly prompt?: Prompt | undefined;
}

/** How one trial counts. An errored trial scores 0, as AgentV writes it; its status says that this is no measurement. */
export function trialOf({ outcome, grade }: TrialRun, attempt: number, passMark: number): Trial {
  const failure = failureOf(outcome, grade);
  const score = grade?.kind === 'scored' ? grade.score : 0;
  const response = doneIn(outcome);
  return {
    attempt,
    status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
    score,
    verdict: verdictOf(score),
    scores: grade?.scores ?? [],
    ...(failure && { failure }),
    ...(response?.tokenUsage && { tokenUsage: response.tokenUsage }),
    ...(response?.costUsd !== undefined && { costUsd: response.costUsd }),
    ...(response?.durationMs !== undefined && { durationMs: response.durationMs }),
    ...(response?.cached && { cached: response.cached }),
    ...(response?.paid && { paid: response.paid }),
  };
}

/** What the target did: its answer, or what came before it failed. */
const doneIn = (outcome: Outcome): Response | undefined =>
  outcome.kind === 'answered' ? outcome.response : outcome.partial;

/** Several trials made into one: `best` is the one whose answer is shown. */
export interface TrialSummary {
  readonly score: number;
  readonly aggregation: Aggregation;
  readonly best: number;
  readonly costLimited: boolean;
}

/** What came of one test on one target. `summary` is given when the test was planned to run more than once. */
export function resultOf(
  step: Step,
  runs: readonly TrialRun[],
  trials: readonly Trial[],
  summary: TrialSummary | undefined,
  facts: RunFacts,
): TestResult {
  const shown = summary?.best ?? 0;
  const run = runs[shown];
  const trial = trials[shown];
  if (run === undefined || trial === undefined) throw new Error(`No trial of ${step.test.id} was run`);

  const score = summary?.score ?? trial.score;
  const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
  // A trial that was measured says something, however many others were not.
  const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
  const common = {
    ...identity(step, facts),
    score,
    assertions: failure && !response ? [errorAssertion(failure)] : [...(run.grade?.assertions ?? [])],
    scores: [...(run.grade?.scores ?? [])],
    ...(step.test.graders.some(({ implicit }) => implicit) && { implicitJudge: true as const }),
    input: [...step.test.input],
    ...(facts.prompt && { prompt: facts.prompt }),
    output: response ? finalAnswer(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
    messages: [...(doneIn(run.outcome)?.messages ?? [])],
    ...measured(doneIn(run.outcome)),
    ...workspaceOf(runs),
    evalRun: evalRun(runs, facts),
    ...(summary && { trials: [...trials], aggregation: summary.aggregation }),
    ...(summary?.costLimited && { costLimited: true }),
    ...(summary === undefined && trial.digest && { digest: trial.digest }),
  };
  if (failure) return { ...common, status: 'execution_error', failure };
  if (score >= step.passMark) return { ...common, status: 'ok' };
  const requiredMissed = run.grade?.kind === 'scored' ? run.grade.requiredMissed : [];
  return { ...common, status: 'quality_failure', ...(requiredMissed.length > 0 && { requiredMissed }) };
}

/** A test that something of ours broke on: it says so, and the others go on. */
export function bugResult(step: Step, error: unknown, facts: RunFacts): TestResult {
  const message = `This test met a bug of eval-action: ${messageOf(error)}`;
  const outcome: Outcome = {
    kind: 'failed',
    failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
  };
  const run = { outcome };
  return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}

/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
export function brokenResult({ index, suite, test, target }: BrokenStep, at: number): TestResult {
  const message = test.problems.map(problemText).join('\n');
  const failure: Failure = {
    class: 'config',
    stage: 'setup',
    reason: 'setup_error',
    message,
    place: test.problems[0]?.place ?? test.place,
  };
  return {
    index,
    timestamp: new Date(at).toISOString(),
    suite: suite.name,
    suiteFile: suite.file,
    category: suite.category,
    testId: test.id,
    target,
    place: test.place,
    passMark: 1,
    mustPass: false,
    status: 'execution_error',
    score: 0,
    failure,
    assertions: [errorAssertion(failure)],
    scores: [],
    input: [],
    output: `Error occurred: ${message}`,
    messages: [],
    evalRun: { durationMs: 0 },
    retries: 0,
  };
}

/** A test that was not run because one that it waits for could not be measured. */
export function dependencyResult(step: Step, { testId }: TestResult, at: number): TestResult {
  const message = `Not run: it waits for the test "${testId}", which ended in an error`;
  return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}

/** A test that was not begun, and why. */
export function notRunResult(step: Step, failure: Failure, at: number): TestResult {
  const run: TrialRun = { outcome: { kind: 'failed', failure } };
  const facts = { startedAt: at, finishedAt: at, retries: 0 };
  return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}

/** An answer that comes with an error of its own is graded all the same, and counts as an error (results-format.md §1.6). */
function failureOf(outcome: Outcome, grade: Grade | undefined): Failure | undefined {
  if (outcome.kind === 'failed') return outcome.failure;
  if (outcome.response.error) {
    return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
  }
  if (grade?.kind !== 'ungraded') return undefined;
  return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}

/** Which test of the plan a result is of. */
export function identity({ index, suite, test, target, passMark, measure, subject }: Step, facts: RunFacts) {
  return {
    index,
    timestamp: isoTime(facts.finishedAt),
    suite: suite.name,
    suiteFile: suite.file,
    category: suite.category,
    testId: test.id,
    target: target.name,
    provider: target.provider,
    ...(target.resolvedName !== target.name && { resolvedTarget: target.resolvedName }),
    place: test.place,
    ...(test.conversationId !== undefined && { conversationId: test.conversationId }),
    passMark,
    mustPass: test.mustPass,
    retries: facts.retries,
    ...(test.metadata && { metadata: test.metadata }),
    ...(measure !== undefined && { measure }),
    ...(subject !== undefined && { subject }),
  };
}

function measured(response: Response | undefined) {
  if (response === undefined) return {};
  const { tokenUsage, costUsd, durationMs, startTime, endTime, model, fileChanges, cached, paid, targetUsed } =
    response;
  return {
    ...(targetUsed !== undefined && { targetUsed }),
    ...(tokenUsage && { tokenUsage }),
    ...(costUsd !== undefined && { costUsd }),
    ...(durationMs !== undefined && { durationMs }),
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(model !== undefined && { model }),
    ...(cached && { cached }),
    ...(paid && { paid }),
    ...(fileChanges !== undefined && { fileChanges }),
  };
}

/** Of several trials, the workspace of the last is kept. */
function workspaceOf(runs: readonly TrialRun[]): Pick<TestResult, 'workspacePath' | 'hookOutputs'> {
  const { workspacePath, hookOutputs: last } = runs.at(-1) ?? {};
  const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
  const hookOutputs = { ...last, ...(beforeAll !== undefined && { beforeAll }) };
  const hasPrinted = Object.values(hookOutputs).some((text) => text !== undefined && text !== '');
  return { ...(workspacePath !== undefined && { workspacePath }), ...(hasPrinted && { hookOutputs }) };
}

function evalRun(runs: readonly TrialRun[], { startedAt, finishedAt }: RunFacts): TestResult['evalRun'] {
  const usages = runs.flatMap(({ outcome, grade }): TokenUsage[] => {
    const own = doneIn(outcome)?.tokenUsage;
    const judged = (grade?.scores ?? []).flatMap(withMembers).flatMap((score) => score.tokenUsage ?? []);
    return [...(own === undefined ? [] : [own]), ...judged];
  });
  const tokenUsage = sumTokens(usages);
  return { durationMs: Math.max(0, finishedAt - startedAt), ...(tokenUsage && { tokenUsage }) };
}

const errorAssertion = ({ message }: Failure) => ({ text: `Error: ${message}`, passed: false });
