import { grade } from '../grade/grade.ts';
import { graders } from '../grade/graders/index.ts';
import { submissionOf } from '../grade/submission.ts';
import { findKind } from '../model/kind.ts';
import type { Step } from '../model/plan.ts';
import type { TestResult, Trial } from '../model/result.ts';
import type { GraderSpec } from '../model/suite.ts';
import { resultOf, type TrialRun, trialOf } from '../results/result-of.ts';
import { aggregateTrials, nextTrial } from '../run/trials.ts';
import { renderPrompt } from '../suites/prompts.ts';
import type { OpenTarget } from './open-target.ts';
import { runConversation } from './run-conversation.ts';
import type { World } from './world.ts';

/** What grading an answer may touch. */
type GradingPorts = 'clock' | 'exec' | 'files' | 'matcher' | 'loopback' | 'scripts';

/** Runs one test on one target as often as it is planned. `undefined` when the run was cancelled meanwhile. */
export async function runStep(
  step: Step,
  target: OpenTarget,
  retriesOf: () => number,
  world: Pick<World, GradingPorts | 'signal'>,
): Promise<TestResult | undefined> {
  const startedAt = world.clock.now();
  const runs: TrialRun[] = [];
  const trials: Trial[] = [];
  let next = nextTrial(trials, step.trials);
  while (next === 'go-on') {
    const run = await runTrial(step, runs.length, target, world);
    if (world.signal.aborted) return undefined;
    trials.push(trialOf(run, runs.length, step.passMark));
    runs.push(run);
    next = nextTrial(trials, step.trials);
  }
  const prompt = renderPrompt(step.test.input, target.promptMode);
  const facts = { prompt, startedAt, finishedAt: world.clock.now(), retries: retriesOf() };
  const summary =
    step.trials.count > 1
      ? { ...aggregateTrials(trials, step.trials.strategy), costLimited: next === 'cost-limit' }
      : undefined;
  return resultOf(step, runs, trials, summary, facts);
}

async function runTrial(
  step: Step,
  trial: number,
  target: OpenTarget,
  world: Pick<World, GradingPorts | 'signal'>,
): Promise<TrialRun> {
  const { suite, test, passMark } = step;
  const { clock, exec, files, matcher, loopback, scripts } = world;
  const common = {
    clock,
    exec,
    files,
    matcher,
    loopback,
    scripts,
    childEnv: target.childEnv,
    suiteFolder: suite.folder,
    searchRoots: target.searchRoots,
    judges: target.judges,
    timeoutMs: target.graderTimeoutMs,
  };
  const context = {
    kinds: graders,
    depsFor: ({ declaredAs }: { readonly declaredAs: string }) => ({ ...common, declaredAs }),
    clock,
    passMark,
  };
  const gradersOf = (specs: readonly GraderSpec[]) => (target.isDryRun ? specs.filter(staysHere) : specs);
  if (test.conversation !== undefined) {
    return runConversation(step, test.conversation, trial, {
      target,
      context,
      signal: world.signal,
      graders: gradersOf,
    });
  }
  const question = {
    suite: suite.name,
    testId: test.id,
    prompt: renderPrompt(test.input, target.promptMode),
    inputFiles: test.inputFiles,
    attempt: 0,
    trial,
  };
  const outcome = await target.provider.ask(question, world.signal);
  if (outcome.kind === 'failed') return { outcome };
  const submission = submissionOf(test, outcome.response);
  return { outcome, grade: await grade(gradersOf(test.graders), submission, context, world.signal) };
}

/** A dry run starts no program and asks no judge. */
function staysHere({ type, options, members = [] }: GraderSpec): boolean {
  const kind = findKind(graders, type);
  const reachesOut = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
  return !reachesOut && members.every(staysHere);
}
