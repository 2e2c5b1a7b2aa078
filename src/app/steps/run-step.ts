import { grade } from '../../grade/grade.ts';
import { graders } from '../../grade/graders/index.ts';
import { judgeVerdict } from '../../grade/graders/judge-verdict.ts';
import { boundedExec, MAX_PROGRAMS } from '../../grade/programs.ts';
import { submissionOf } from '../../grade/submission.ts';
import type { Problem } from '../../model/errors.ts';
import type { Question } from '../../model/ports/provider.ts';
import { costsOf } from '../../model/run/grade.ts';
import { imageFilesIn } from '../../model/run/message.ts';
import type { Failure } from '../../model/run/outcome.ts';
import { agentvPassMarkOf, type Step } from '../../model/run/plan.ts';
import type { Prompt } from '../../model/run/prompt.ts';
import type { Trial } from '../../model/run/result.ts';
import { aggregateTrials } from '../../model/run/result-outcome.ts';
import type { TrialOutcome } from '../../model/run/trial-request.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { millisecondsOf } from '../../plan/time-limit.ts';
import { notRunResult, resultOf, type TrialRun, trialOf } from '../../results/result-of.ts';
import type { Admitted } from '../../run/admission.ts';
import { withCostLimit } from '../../run/calls/with-cost-limit.ts';
import type { Slot, Slots } from '../../run/schedule.ts';
import { type Next, nextTrial } from '../../run/trials.ts';
import { renderPrompt } from '../../suites/prompts.ts';
import type { Lease } from '../../workspaces/lease.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { OpenTarget } from './open-target.ts';
import { runConversation } from './run-conversation.ts';
import { type Premises, placeGradingFiles, runInWorkspace } from './run-in-workspace.ts';
import { trialSamples } from './trial-samples.ts';
import { withChanges } from './with-changes.ts';

/** The adapters that graders use. */
type GradingPorts = 'clock' | 'exec' | 'files' | 'matcher' | 'loopback' | 'scripts';

export interface StepRuntime extends Pick<Runtime, GradingPorts>, Premises {
  /** Receives problems that fail no test. */
  notify(problem: Problem): void;
}

/** What a test needs to begin its trials. */
interface StepTurn {
  readonly slots: Slots;
  /** Whether its slot stays in use until it is graded, because nothing may change the target's files before. */
  readonly keepsSlot: boolean;
  /** Awaited before each trial. */
  admit(): Promise<Admitted>;
  retries(): number;
  readonly first: number;
  /** Whether cached answers must not be used. */
  readonly isRerun: boolean;
  /** Stores the changes of the target in a trial; returns the path. */
  savePatch(trial: number, diff: string): Promise<string | undefined>;
}

/** Runs one test on one target as often as its step says, or until further trials are refused. */
export async function runStep(
  step: Step,
  target: OpenTarget,
  turn: StepTurn,
  runtime: StepRuntime,
): Promise<TrialOutcome> {
  const startedAt = runtime.clock.now();
  const prompt = renderPrompt(step.test.input, target.promptMode);
  const { done, next, refusal } = await runTrials({ step, prompt, target, runtime }, turn);
  if (runtime.signal.aborted) return { kind: 'stopped' };
  if (refusal !== undefined && done.length === 0) {
    return { kind: 'refused', result: notRunResult(step, refusal, startedAt) };
  }
  const facts = { prompt, startedAt, finishedAt: runtime.clock.now(), retries: turn.retries() };
  const trials = done.map(({ trial }) => trial);
  const costLimited = next === 'cost-limit' || refusal !== undefined;
  const summary = step.trials.count > 1 ? { ...aggregateTrials(trials, step.trials.strategy), costLimited } : undefined;
  const runs = done.map(({ run }) => run);
  const result = resultOf(step, { runs, trials, summary }, facts);
  const samples = trialSamples(step, { runs, trials, best: summary?.best ?? 0 }, facts);
  return { kind: 'result', result: { ...result, ...samples } };
}

/** One test on one target, with what its trials have in common. */
interface RunningStep {
  readonly step: Step;
  readonly prompt: Prompt;
  readonly target: OpenTarget;
  readonly runtime: StepRuntime;
}

interface Trials {
  /** In the order of their numbers. */
  readonly done: readonly { readonly run: TrialRun; readonly trial: Trial }[];
  readonly next: Next;
  /** Why trials are missing. */
  readonly refusal: Failure | undefined;
}

/** Sequential if each trial decides about the next, else as many at once as there are slots. */
async function runTrials(running: RunningStep, turn: StepTurn): Promise<Trials> {
  const { step, target, runtime } = running;
  const done: Trials['done'][number][] = [];
  const isTogether = mayRunTogether(step.trials);
  let refusal: Failure | undefined;
  let held: Slot | undefined;
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
      // Releases the slot before grading: a waiting model costs more than a grade.
      const onAnswered = () => {
        if (!turn.keepsSlot) slot.leave();
      };
      const isLastTrial = attempt === step.trials.count - 1;
      run = await runInWorkspace(step, { trial: number, isLastTrial, childEnv: target.childEnv }, runtime, (lease) =>
        runTrial(running, { trial: number, isRerun: turn.isRerun }, { lease, onAnswered }),
      );
    } finally {
      admitted.over(run && costOf(run));
    }
    // A failure may stop the test, so the next trial waits until that is known.
    if (run.outcome.kind === 'failed' && !isTogether) held = slot;
    else slot.leave();
    run = await withPatch(run, number, turn);
    const trial = trialOf(run, attempt, step.passMark);
    done.push({ run, trial });
  };

  if (isTogether) {
    const all = await Promise.allSettled(Array.from({ length: step.trials.count }, (_, attempt) => runNext(attempt)));
    const broken = all.find(({ status }) => status === 'rejected');
    if (broken?.status === 'rejected') throw broken.reason;
    return { done: done.toSorted((a, b) => a.trial.attempt - b.trial.attempt), next: 'enough', refusal };
  }
  let next: Next = 'go-on';
  while (next === 'go-on' && refusal === undefined && !runtime.signal.aborted) {
    await runNext(done.length);
    const trials = done.map(({ trial }) => trial);
    next = nextTrial(trials, step.trials);
  }
  return { done, next, refusal };
}

async function withPatch({ diff, ...run }: TrialRun, trial: number, { savePatch }: StepTurn): Promise<TrialRun> {
  return diff === undefined ? run : { ...run, patch: await savePatch(trial, diff) };
}

/** Trials with a fixed number need not wait for each other. */
const mayRunTogether = ({ count, strategy, costLimitUsd }: Step['trials']): boolean =>
  count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;

/** The cost of a trial with its judges, as far as it is known; undefined if it is unknown. */
function costOf({ outcome, grade }: TrialRun): number | undefined {
  const answer = (outcome.kind === 'answered' ? outcome.response : outcome.partial)?.costUsd ?? [];
  const costs = [answer, (grade?.scores ?? []).flatMap(costsOf)].flat();
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}

/** The target for one trial: the costs of its calls are counted together. */
function costLimited(
  { suite, test, target }: Step,
  open: OpenTarget,
  { notify }: Pick<StepRuntime, 'notify'>,
): OpenTarget {
  const usd = test.maxCostUsd ?? suite.maxCostUsd;
  if (usd === undefined || open.isDryRun) return open;
  const onUnknownCost = () => notify(unlimitedCost(target));
  return { ...open, provider: withCostLimit(open.provider, { usd, onUnknownCost }) };
}

const unlimitedCost = ({ name, location }: Target): Problem => ({
  code: 'COST_UNKNOWN',
  severity: 'warning',
  message: `The cost of the target "${name}" is unknown, so "max_cost_usd" did not limit it`,
  location,
  hint: 'Set "pricing" of the target, or let the command write "cost_usd".',
});

async function runTrial(
  { step, prompt, target: openTarget, runtime }: RunningStep,
  asking: Pick<Question, 'trial' | 'isRerun'>,
  { lease, onAnswered }: { readonly lease: Lease | undefined; onAnswered(): void },
): Promise<TrialRun> {
  const { suite, test } = step;
  const target = costLimited(step, openTarget, runtime);
  const { clock, exec, files, matcher, loopback, scripts, containers } = runtime;
  const sites = containers?.sitesOf(step, lease?.path) ?? {};
  const call = { ...asking, container: sites.target };
  const common = {
    clock,
    exec: boundedExec(exec, MAX_PROGRAMS),
    files,
    matcher,
    loopback,
    scripts,
    childEnv: target.childEnv,
    container: sites.graders && { ...sites.graders, exec: boundedExec(sites.graders.exec, MAX_PROGRAMS) },
    suiteFolder: suite.folder,
    searchRoots: target.searchRoots,
    judges: target.judges,
    timeoutMs: target.graderTimeoutMs,
    passMark: step.passMark,
  };
  const context = {
    kinds,
    depsFor: ({ declaredAs }: { readonly declaredAs: string }) => ({ ...common, declaredAs }),
    clock,
    passMark: agentvPassMarkOf(step),
  };
  const gradersOf = (specs: readonly GraderSpec[]) => (target.isDryRun ? specs.filter(staysHere) : specs);
  if (test.conversation !== undefined) {
    const around = { target, context, signal: runtime.signal, graders: gradersOf, lease };
    return runConversation(step, test.conversation, call, around);
  }
  const question = {
    suite: suite.name,
    testId: test.id,
    prompt,
    inputFiles: test.inputFiles,
    images: imageFilesIn(test.input),
    attempt: 0,
    ...call,
    timeLimitMs: test.timeoutSeconds && millisecondsOf(test.timeoutSeconds),
    workspacePath: lease?.path,
    workspaceFile: lease?.workspaceFile,
  };
  const asked = await target.provider.ask(question, runtime.signal);
  if (asked.kind === 'answered') onAnswered();
  if (asked.kind === 'failed') return { outcome: asked };
  const changes = await lease?.changes(runtime.signal);
  const { response, patch: diff } = withChanges(asked.response, changes, sites.target?.changes());
  const outcome = { ...asked, response };
  const ungraded = await placeGradingFiles(lease);
  if (ungraded !== undefined) return { outcome, grade: ungraded, diff };
  const submission = submissionOf(test, response, lease?.path);
  return { outcome, diff, grade: await grade(gradersOf(test.graders), submission, context, runtime.signal) };
}

/** Cached, because lists that are searched by name are indexed once. */
const kinds = [...graders, judgeVerdict];

/** A dry run starts no program and calls no judge. */
function staysHere({ type, options, members = [] }: GraderSpec): boolean {
  const kind = findKind(graders, type);
  const reachesOut = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
  return !reachesOut && members.every(staysHere);
}
