import { join, resolve } from 'node:path';
import { type Problem, problemText, UserError } from '../model/errors.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Journal } from '../model/ports.ts';
import { type RunResult, resultKey, type TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { brokenResult, bugResult, dependencyResult, notRunResult } from '../results/result-of.ts';
import { Admission } from '../run/admission.ts';
import { type Job, schedule } from '../run/schedule.ts';
import { type Redactor, redactor } from '../shared/redact.ts';
import { Caches } from './caches.ts';
import { beginFolder, findStart, type Inheritance, inherit, runFiles } from './earlier-run.ts';
import type { Inputs } from './inputs.ts';
import { OpenTargets } from './open-targets.ts';
import { type Prepared, prepare, withoutSecretsOf } from './prepare.ts';
import type { Progress } from './progress.ts';
import { runStep, startsPrograms } from './run-step.ts';
import { withTimeLimit } from './time-limit.ts';
import { lanesOf, limitsOf, workersOf } from './workers.ts';
import type { World } from './world.ts';

/** A run that was made, and the folder its files belong to. */
export interface Evaluated {
  readonly run: RunResult;
  readonly folder: string;
}

/**
 * Suites → plan → run → grade → results. Nothing is written before the plan stands. `durations` says how long tests took
 * the last time, in milliseconds by their key in comparisons.
 */
export async function evaluate(
  inputs: Inputs,
  asked: World,
  progress: Progress,
  durations: ReadonlyMap<string, number> = new Map(),
): Promise<Evaluated> {
  const startedAt = asked.clock.now();
  using time = withTimeLimit(asked, inputs.timeoutMinutes);
  const { world } = time;
  world.memory.stopGrowth();
  const prepared = await prepare(inputs, world);
  const { deep: withoutSecrets } = redactor(await prepared.environments.secrets());
  const start = await findStart(inputs, prepared, world);
  const folder = start.source?.continuesIn ?? runFolder(inputs, prepared, startedAt);
  await using _claim = await world.files.claim(folder);
  const earlier = await withoutSecretsOf(prepared, () => inherit(start, prepared, world, withoutSecrets));
  const caches = new Caches({ inputs, cwd: prepared.cwd, stores: world.stores, clean: withoutSecrets });
  const warnings = withoutSecrets([...prepared.warnings, ...earlier.warnings, ...caches.remarks(prepared)]);
  progress.planned(outlineOf(prepared, earlier), [...withoutSecrets(errorsOf(prepared)), ...warnings]);

  await beginFolder(folder, earlier, world.files);
  await using journal = await world.files.openJournal(join(folder, runFiles.journal));
  const admission = new Admission(stepsOf(prepared.plan), inputs.budgetUsd);
  const context = { ...world, journal, startedAt, progress, withoutSecrets, caches, admission, durations };
  const results = await runPlan(prepared, inputs, earlier.results, context);

  const late = withoutSecrets([...admission.warnings]);
  for (const problem of late) world.log.warn(problemText(problem));

  const planned = prepared.plan.steps.length;
  const uses = caches.uses();
  const stopped = results.length < planned ? time.why : admission.stopped;
  return {
    folder,
    run: {
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.max(0, world.clock.now() - startedAt),
      planned,
      complete: stopped === undefined,
      ...(stopped !== undefined && { stopped }),
      dryRun: inputs.dryRun,
      // They name suites as the results do, whose secrets are gone.
      floors: withoutSecrets([...prepared.plan.floors]),
      warnings: [...warnings, ...late],
      ...(uses.length > 0 && { caches: uses }),
      results: results.toSorted((a, b) => a.index - b.index),
    },
  };
}

const outlineOf = ({ plan: { steps } }: Prepared, { results, from }: Inheritance) => ({
  tests: steps.length,
  suites: [...new Set(steps.map(({ suite }) => suite.file))],
  ...(from !== undefined && { takenOver: { results, from } }),
});

const errorsOf = ({ plan: { steps } }: Prepared): Problem[] =>
  steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));

interface RunContext extends World {
  readonly journal: Journal;
  readonly startedAt: number;
  readonly progress: Progress;
  readonly caches: Caches;
  readonly withoutSecrets: Redactor['deep'];
  readonly admission: Admission;
  readonly durations: ReadonlyMap<string, number>;
}

/** From so many on it pays to be small. */
const MANY_STEPS = 500;

/** Runs every step of the plan; each result is freed of secrets, written down and told as soon as it is there. */
async function runPlan(
  prepared: Prepared,
  inputs: Inputs,
  takenOver: readonly TestResult[],
  context: RunContext,
): Promise<TestResult[]> {
  const { plan } = prepared;
  const targets = new OpenTargets(inputs, prepared, context, runEnvironment(context.startedAt, inputs), context.caches);
  const results: TestResult[] = [...takenOver];
  const known = new Set(takenOver.map(({ index }) => index));
  const keep = async (result: TestResult, { suite, target }: Step | BrokenStep) => {
    const clean = context.withoutSecrets(result);
    context.admission.finished(suite.path, typeof target === 'string' ? undefined : target, clean);
    await context.journal.append(recordLine(clean));
    results.push(clean);
    context.progress.finished(clean, { done: results.length, total: plan.steps.length });
  };

  const [broken, steps] = partition(plan.steps.filter(({ index }) => !known.has(index)));
  if (steps.length >= MANY_STEPS) {
    // What was needed to read the suites is needed no more, and programs are to be started now.
    context.memory.giveBack();
  }
  for (const step of broken) await keep(brokenResult(step, context.clock.now()), step);
  const limits = limitsOf(steps, inputs, (target) => targets.callLimit(target));
  const jobs = steps.map(
    (step): Job => ({
      lanes: lanesOf(step),
      key: stepKey(step, step.test.id),
      after: step.test.dependsOn.map((id) => stepKey(step, id)),
      expectedMs: context.durations.get(durationKey(step)),
      async run(seats) {
        const startedAt = context.clock.now();
        const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, results);
        if (missing !== undefined) return keep(dependencyResult(step, missing, startedAt), step);
        const refusal = context.admission.refusal(step);
        if (refusal !== undefined) return keep(notRunResult(step, refusal, startedAt), step);
        const turn = {
          seats,
          keepsSeat: workersOf(step, inputs) === 1 && looksAround(step),
          admit: () => context.admission.admit(step, context.signal),
          retries: () => targets.retriesOf(step),
        };
        context.progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
        try {
          const result = await runStep(step, await targets.for(step), turn, context);
          if (result) await keep(result, step);
        } catch (error) {
          // Not being able to write results ends the run; anything else is this test's own mishap.
          if (error instanceof UserError) throw error;
          const facts = { startedAt, finishedAt: context.clock.now(), retries: targets.retriesOf(step) };
          await keep(bugResult(step, error, facts), step);
        }
      },
    }),
  );
  await schedule(jobs, limits, context.signal);
  return results;
}

const stepKey = ({ suite, target }: Step, id: string): string => JSON.stringify([suite.path, target.name, id]);

/** The first test that this one waited for in vain: a low score is a measurement, an error is none (suite-format.md §14). */
function failedDependency({ suite, target, test }: Step, results: readonly TestResult[]): TestResult | undefined {
  if (test.dependsOn.length === 0) return undefined;
  return results.find(
    (result) =>
      result.status === 'execution_error' &&
      result.suiteFile === suite.file &&
      result.target === target.name &&
      test.dependsOn.includes(result.testId),
  );
}

const durationKey = ({ suite, test, target }: Step): string =>
  resultKey({ suiteFile: suite.file, suite: suite.name, testId: test.id, target: target.name });

/** Whether programs will look at what the target left behind. */
const looksAround = ({ test }: Step): boolean => test.graders.some(startsPrograms);

const stepsOf = ({ steps }: Prepared['plan']): Step[] => partition(steps)[1];

function partition(steps: Prepared['plan']['steps']): [BrokenStep[], Step[]] {
  return [steps.filter((step) => step.kind === 'broken'), steps.filter((step): step is Step => step.kind === 'run')];
}

const timestamp = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');

/** What AgentV tells every child process of the run (suite-format.md §6.3). */
const runEnvironment = (startedAt: number, { experiment }: Pick<Inputs, 'experiment'>) => ({
  AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
  AGENTV_EXPERIMENT: experiment,
});

function runFolder({ outputDirectory, experiment }: Inputs, { cwd }: Prepared, startedAt: number): string {
  return outputDirectory === undefined
    ? join(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
    : resolve(cwd, outputDirectory);
}
