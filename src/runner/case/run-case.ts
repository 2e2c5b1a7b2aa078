import { fitSide } from '../../baseline/answers.ts';
import { toComparedResult } from '../../gate/compared-result.ts';
import { grade } from '../../graders/grade.ts';
import { submissionOf } from '../../graders/submission.ts';
import { aWarning, type Problem } from '../../model/errors.ts';
import type { Question } from '../../model/ports/provider.ts';
import { costsOf } from '../../model/run/grade.ts';
import { imageFilesIn } from '../../model/run/message.ts';
import { type Call, type Failure, paidFor, responseIn } from '../../model/run/outcome.ts';
import { agentvPassMarkOf, type Step } from '../../model/run/plan.ts';
import type { Prompt } from '../../model/run/prompt.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import type { ExecutionStatus } from '../../model/run/result-keys.ts';
import { aggregateTrials, isMixed } from '../../model/run/result-outcome.ts';
import type { TrialOutcome } from '../../model/run/trial-request.ts';
import { type GraderSpec, PASS_MARK, type TrialPolicy } from '../../model/suite/suite.ts';
import { withCostLimit } from '../../providers/cost.ts';
import { notRunResult, resultOf, type TrialRun, trialOf } from '../../results/result-of.ts';
import { renderPrompt } from '../../suites/prompts.ts';
import type { Lease } from '../../workspaces/lease.ts';
import type { AdmissionAnswer } from '../admission.ts';
import type { JobSlot, Slots } from '../schedule.ts';
import { runConversation } from './conversation.ts';
import { type GradingPorts, gradeContext } from './grade-context.ts';
import { gradedAfterWork, type Premises, questionOf, runInWorkspace } from './in-workspace.ts';
import { reachesOut } from './judges.ts';
import type { OpenTarget } from './open-targets.ts';

interface CaseDeps extends GradingPorts, Premises {
  /** Receives problems that fail no test. */
  notify(problem: Problem): void;
}

/** What a test needs to begin its trials. */
interface CaseTurn {
  readonly slots: Slots;
  /** Whether its slot stays in use until it is graded, because nothing may change the target's files before. */
  readonly keepsSlot: boolean;
  /** Awaited before each trial. */
  admit(): Promise<AdmissionAnswer>;
  retries(): number;
  readonly first: number;
  /** Whether cached answers must not be used. */
  readonly isRerun: boolean;
  /** Stores the changes of the target in a trial; returns the path. */
  savePatch(trial: number, diff: string): Promise<string | undefined>;
}

/**
 * Runs one test on one target as often as its step says, or until further trials are refused: one after the other if each trial
 * decides about the next, else as many at once as there are slots.
 */
export async function runCase(step: Step, target: OpenTarget, turn: CaseTurn, deps: CaseDeps): Promise<TrialOutcome> {
  const { clock, signal } = deps;
  const { count, strategy, costLimitUsd } = step.trials;
  const startedAt = clock.now();
  const prompt = renderPrompt(step.test.input, target.promptMode);
  const isTogether = count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;
  let done: { readonly run: TrialRun; readonly trial: Trial }[] = [];
  let next: NextTrial = 'go-on';
  let refusal: Failure | undefined;
  let held: JobSlot | undefined;

  const runNext = async (attempt: number) => {
    const slot = held ?? (await turn.slots.take());
    held = undefined;
    const admitted = refusal === undefined ? await turn.admit() : undefined;
    if (admitted?.kind !== 'go') {
      refusal ??= admitted?.failure;
      return slot.leave();
    }
    const number = turn.first + attempt;
    let run: TrialRun | undefined;
    try {
      const user = { trial: number, isLastTrial: attempt === count - 1, childEnv: target.childEnv };
      // Releases the slot before grading: a waiting model costs more than a grade.
      const onAnswered = () => (turn.keepsSlot ? undefined : slot.leave());
      run = await runInWorkspace(step, user, deps, (lease) =>
        runTrial(step, prompt, target, { trial: number, isRerun: turn.isRerun, lease, onAnswered, deps }),
      );
    } finally {
      admitted.over(run && costOf(run));
    }
    // A failure may stop the test, so the next trial waits until that is known.
    if (run.outcome.kind === 'failed' && !isTogether) held = slot;
    else slot.leave();
    const { diff, ...rest } = run;
    if (diff !== undefined) run = { ...rest, patch: await turn.savePatch(number, diff) };
    done.push({ run, trial: trialOf(run, attempt, step.passMark) });
  };

  if (isTogether) {
    const all = await Promise.allSettled(Array.from({ length: count }, (_, attempt) => runNext(attempt)));
    const broken = all.find(({ status }) => status === 'rejected');
    if (broken?.status === 'rejected') throw broken.reason;
    done = done.toSorted((a, b) => a.trial.attempt - b.trial.attempt);
    next = 'enough';
  }
  while (next === 'go-on' && refusal === undefined && !signal.aborted) {
    await runNext(done.length);
    next = nextTrial(
      done.map(({ trial }) => trial),
      step.trials,
    );
  }

  if (signal.aborted) return { kind: 'stopped' };
  if (refusal !== undefined && done.length === 0) {
    return { kind: 'refused', result: notRunResult(step, refusal, startedAt) };
  }
  const facts = { prompt, startedAt, finishedAt: clock.now(), retries: turn.retries() };
  const [runs, trials] = [done.map(({ run }) => run), done.map(({ trial }) => trial)];
  const costLimited = next === 'cost-limit' || refusal !== undefined;
  const summary = count > 1 ? { ...aggregateTrials(trials, strategy), costLimited } : undefined;
  const result = resultOf(step, { runs, trials, summary }, facts);
  // Where trials passed and failed: a passing and a failing one with its answer, next to the one that the row has.
  const samples = (isMixed(trials) ? (['ok', 'quality_failure'] as const) : []).flatMap((status) => {
    const other = done.find(({ trial }, index) => index !== (summary?.best ?? 0) && trial.status === status);
    if (other === undefined) return [];
    const ofTrial = resultOf(step, { runs: [other.run], trials: [other.trial] }, facts);
    return [{ attempt: other.trial.attempt, side: toComparedResult(ofTrial, { run: '', kind: 'head' }) }];
  });
  return { kind: 'result', result: { ...result, ...(samples.length > 0 && { trialSamples: samples }) } };
}

/** The data for the rules about trials. */
export interface TrialScore extends Call {
  /** 0 for an errored trial, as AgentV counts it. */
  readonly score: number;
  readonly status: ExecutionStatus;
}

type NextTrial = 'go-on' | 'enough' | 'cost-limit';

/** Whether another trial is due after those that are done. */
export function nextTrial(done: readonly TrialScore[], policy: TrialPolicy): NextTrial {
  if (done.length >= policy.count) return 'enough';
  const last = done.at(-1);
  if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= PASS_MARK) return 'enough';
  const spent = done.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
  return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}

/** The cost of a trial with its judges, as far as it is known; undefined if it is unknown. */
function costOf({ outcome, grade }: TrialRun): number | undefined {
  const answer = responseIn(outcome)?.costUsd ?? [];
  const costs = [answer, (grade?.scores ?? []).flatMap(costsOf)].flat();
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}

/** Bytes of one trial in a row. */
const MAX_SAMPLE_BYTES = 32 * 1024;

/** The answers of other trials within their limit. Secrets are gone by then: a cut could leave a part of one. */
export function withShortTrialSamples(result: TestResult): TestResult {
  if (result.trialSamples === undefined) return result;
  const trialSamples = result.trialSamples.flatMap(({ attempt, side }) => {
    const short = fitSide(side, MAX_SAMPLE_BYTES);
    return short === undefined ? [] : [{ attempt, side: short }];
  });
  return { ...result, trialSamples: trialSamples.length === 0 ? undefined : trialSamples };
}

interface TrialContext extends Pick<Question, 'trial' | 'isRerun'> {
  readonly lease: Lease | undefined;
  readonly deps: CaseDeps;
  onAnswered(): void;
}

async function runTrial(
  step: Step,
  prompt: Prompt,
  openTarget: OpenTarget,
  { lease, deps, onAnswered, ...trial }: TrialContext,
): Promise<TrialRun> {
  const { suite, test } = step;
  const { signal } = deps;
  const target = costLimited(step, openTarget, deps);
  const sites = deps.containers?.sitesOf(step, lease?.path) ?? {};
  const call = { ...trial, container: sites.target };
  const context = gradeContext(deps, agentvPassMarkOf(step), {
    childEnv: target.childEnv,
    container: sites.graders,
    suiteFolder: suite.folder,
    searchRoots: target.searchRoots,
    judges: target.judges,
    timeoutMs: target.graderTimeoutMs,
    passMark: step.passMark,
  });
  const gradersOf = (specs: readonly GraderSpec[]) => (target.isDryRun ? specs.filter(staysHere) : specs);
  if (test.conversation !== undefined) {
    return runConversation(step, test.conversation, call, { target, context, signal, graders: gradersOf, lease });
  }

  const question = { ...questionOf(step, lease, call), testId: test.id, prompt, images: imageFilesIn(test.input) };
  const outcome = await target.provider.ask(question, signal);
  if (outcome.kind === 'failed') return { outcome };
  onAnswered();
  return gradedAfterWork(outcome.response, { lease, container: sites.target, signal }, (response) => {
    const submission = submissionOf(test, response, lease?.path);
    return grade(gradersOf(test.graders), submission, context, signal);
  });
}

/** The target for one trial: the costs of its calls are counted together. */
function costLimited({ suite, test, target }: Step, open: OpenTarget, { notify }: CaseDeps): OpenTarget {
  const usd = test.maxCostUsd ?? suite.maxCostUsd;
  if (usd === undefined || open.isDryRun) return open;
  const message = `The cost of the target "${target.name}" is unknown, so "max_cost_usd" did not limit it`;
  const hint = 'Set "pricing" of the target, or let the command write "cost_usd".';
  const onUnknownCost = () => notify(aWarning('COST_UNKNOWN', message, { location: target.location, hint }));
  return { ...open, provider: withCostLimit(open.provider, { usd, onUnknownCost }) };
}

/** A dry run starts no program and calls no judge. */
const staysHere = (spec: GraderSpec): boolean => !reachesOut(spec) && (spec.members ?? []).every(staysHere);
