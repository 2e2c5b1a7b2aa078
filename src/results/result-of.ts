import { messageOf, problemText } from '../model/errors.ts';
import type { Grade } from '../model/run/grade.ts';
import { verdictOf, withMembers } from '../model/run/grade.ts';
import { finalAnswer, sumTokens, type TokenUsage } from '../model/run/message.ts';
import type { Failure, Outcome, Response } from '../model/run/outcome.ts';
import type { BrokenStep, Step } from '../model/run/plan.ts';
import { isMostlyLost, lostTrials } from '../model/run/present-trials.ts';
import type { Prompt } from '../model/run/prompt.ts';
import type { Aggregation, TestResult, Trial } from '../model/run/result.ts';
import { isoTime } from '../shared/iso-time.ts';

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
export function trialOf({ outcome, grade, patch }: TrialRun, attempt: number, passMark: number): Trial {
  const failure = failureOf(outcome, grade);
  const score = failure === undefined && grade?.kind === 'scored' ? grade.score : 0;
  const response = doneIn(outcome);
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

/** The target's response: its answer, or the work before it failed. */
const doneIn = (outcome: Outcome): Response | undefined =>
  outcome.kind === 'answered' ? outcome.response : outcome.partial;

/** Several trials made into one: `best` is the one whose answer is shown. */
export interface TrialSummary {
  readonly score: number;
  readonly aggregation: Aggregation;
  readonly best: number;
  readonly costLimited: boolean;
}

/** All trials of one test on one target, in the order of their numbers. */
interface TestTrials {
  readonly runs: readonly TrialRun[];
  readonly trials: readonly Trial[];
  /** Given when the test was planned to run more than once. */
  readonly summary?: TrialSummary | undefined;
}

/** The result of one test on one target; unknown values are undefined, so that all results have one shape. */
export function resultOf(step: Step, { runs, trials, summary }: TestTrials, facts: RunFacts): TestResult {
  const shown = summary?.best ?? 0;
  const run = runs[shown];
  const trial = trials[shown];
  if (run === undefined || trial === undefined) throw new Error(`No trial of ${step.test.id} was run`);

  const score = summary?.score ?? trial.score;
  const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
  const failure = failureOfTrials(trials, trial, step.trials.strategy);
  const done = doneIn(run.outcome);
  return {
    ...identity(step, facts),
    score,
    assertions: failure && !response ? [errorAssertion(failure)] : (run.grade?.assertions ?? []),
    scores: run.grade?.scores ?? [],
    implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
    input: [...step.test.input],
    prompt: facts.prompt,
    output: response ? finalAnswer(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
    messages: done?.messages ?? [],
    targetUsed: done?.targetUsed,
    targetError: done?.targetError,
    tokenUsage: done?.tokenUsage,
    costUsd: costOfTrials(trials),
    durationMs: done?.durationMs,
    startTime: done?.startTime,
    endTime: done?.endTime,
    model: done?.model,
    agentVersion: done?.agentVersion,
    finishReason: done?.finishReason,
    cached: done?.cached,
    paid: done?.paid,
    fileChanges: done?.fileChanges,
    patch: run.patch,
    workspacePath: runs.at(-1)?.workspacePath,
    hookOutputs: hookOutputsOf(runs),
    evalRun: evalRun(runs, facts),
    trials: summary && [...trials],
    aggregation: summary?.aggregation,
    costLimited: summary?.costLimited ? true : undefined,
    ...(failure ? { status: 'execution_error', failure } : judged(score, step.passMark, run)),
  };
}

/** Why a test has no score: all of its trials failed, or more than half of them measured nothing. */
function failureOfTrials(
  trials: readonly Trial[],
  shown: Trial | undefined,
  strategy: Aggregation['strategy'],
): Failure | undefined {
  if (trials.every(({ status }) => status === 'execution_error')) return shown?.failure;
  return strategy !== 'pass_at_k' && isMostlyLost(trials) ? lostTrials(trials)[0]?.failure : undefined;
}

function judged(score: number, passMark: number, { grade }: TrialRun) {
  if (score >= passMark) return { status: 'ok' } as const;
  const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
  return { status: 'quality_failure', requiredMissed: missed } as const;
}

/** The cost of all trials of a test; unknown if one answered trial has no cost. */
export function costOfTrials(trials: readonly Trial[]): number | undefined {
  const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
  const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
  return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}

/** A test with an internal error: it reports that, and the others continue. */
export function bugResult(step: Step, error: unknown, facts: RunFacts): TestResult {
  const message = `This test met a bug of eval-action: ${messageOf(error)}`;
  const outcome: Outcome = {
    kind: 'failed',
    failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
  };
  const run = { outcome };
  return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}

/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
export function brokenResult({ index, suite, test, target }: BrokenStep, at: number): TestResult {
  const message = test.problems.map(problemText).join('\n');
  const failure: Failure = {
    class: 'config',
    stage: 'setup',
    reason: 'setup_error',
    message,
    location: test.problems[0]?.location ?? test.location,
  };
  return {
    index,
    timestamp: new Date(at).toISOString(),
    suite: suite.name,
    suiteFile: suite.file,
    category: suite.category,
    testId: test.id,
    target,
    location: test.location,
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

export function notRunResult(step: Step, failure: Failure, at: number): TestResult {
  const run: TrialRun = { outcome: { kind: 'failed', failure } };
  const facts = { startedAt: at, finishedAt: at, retries: 0 };
  return resultOf(step, { runs: [run], trials: [trialOf(run, 0, step.passMark)] }, facts);
}

/** An answer with an error is graded anyway, and counts as an error. */
function failureOf(outcome: Outcome, grade: Grade | undefined): Failure | undefined {
  if (outcome.kind === 'failed') return outcome.failure;
  if (outcome.response.error) {
    return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
  }
  if (grade?.kind !== 'ungraded') return undefined;
  return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}

export function identity(step: Step, facts: RunFacts) {
  const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
  return {
    index,
    timestamp: isoTime(facts.finishedAt),
    suite: suite.name,
    suiteFile: suite.file,
    category: suite.category,
    testId: test.id,
    target: target.name,
    provider: target.provider,
    resolvedTarget: target.resolvedName === target.name ? undefined : target.resolvedName,
    location: test.location,
    conversationId: test.conversationId,
    passMark,
    agentvPassMark,
    mustPass: test.mustPass,
    retries: facts.retries,
    metadata: test.metadata,
    measure,
    subject,
  };
}

/** The output of the hooks around the last trial, and of those before all, which ran only once. */
function hookOutputsOf(runs: readonly TrialRun[]): TestResult['hookOutputs'] {
  if (runs.every(({ hookOutputs }) => hookOutputs === undefined)) return undefined;
  const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
  const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
  return Object.values(hookOutputs).some((text) => text !== undefined && text !== '') ? hookOutputs : undefined;
}

function evalRun(runs: readonly TrialRun[], { startedAt, finishedAt }: RunFacts): TestResult['evalRun'] {
  const usages: TokenUsage[] = [];
  for (const { outcome, grade } of runs) {
    const own = doneIn(outcome)?.tokenUsage;
    if (own !== undefined) usages.push(own);
    for (const score of grade?.scores ?? []) {
      for (const { tokenUsage } of withMembers(score)) if (tokenUsage !== undefined) usages.push(tokenUsage);
    }
  }
  return { durationMs: finishedAt - startedAt, tokenUsage: sumTokens(usages) };
}

const errorAssertion = ({ message }: Failure) => ({ text: `Error: ${message}`, passed: false });
