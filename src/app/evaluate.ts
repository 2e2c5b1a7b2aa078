import { join, resolve } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Journal } from '../model/ports.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { brokenResult, bugResult, dependencyResult } from '../results/result-of.ts';
import { type Job, schedule } from '../run/schedule.ts';
import { type Redactor, redactor } from '../shared/redact.ts';
import { Caches } from './caches.ts';
import { beginFolder, findStart, type Inheritance, inherit, runFiles } from './earlier-run.ts';
import type { Inputs } from './inputs.ts';
import { OpenTargets } from './open-targets.ts';
import { type Prepared, prepare, withoutSecretsOf } from './prepare.ts';
import type { Progress } from './progress.ts';
import { runStep } from './run-step.ts';
import type { World } from './world.ts';

/** AgentV's number of parallel tests when nobody says one (suite-format.md §10.4). */
const DEFAULT_WORKERS = 3;

/** A run that was made, and the folder its files belong to. */
export interface Evaluated {
  readonly run: RunResult;
  readonly folder: string;
}

/** Suites → plan → run → grade → results. Nothing is written before the plan stands. */
export async function evaluate(inputs: Inputs, world: World, progress: Progress): Promise<Evaluated> {
  const startedAt = world.clock.now();
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
  const context = { ...world, journal, startedAt, progress, withoutSecrets, caches };
  const results = await runPlan(prepared, inputs, earlier.results, context);

  const planned = prepared.plan.steps.length;
  const uses = caches.uses();
  const complete = results.length === planned;
  return {
    folder,
    run: {
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.max(0, world.clock.now() - startedAt),
      planned,
      complete,
      ...(!complete && { stopped: 'cancelled' }),
      dryRun: inputs.dryRun,
      // They name suites as the results do, whose secrets are gone.
      floors: withoutSecrets([...prepared.plan.floors]),
      warnings,
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
}

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
  const keep = async (result: TestResult) => {
    const clean = context.withoutSecrets(result);
    await context.journal.append(recordLine(clean));
    results.push(clean);
    context.progress.finished(clean, { done: results.length, total: plan.steps.length });
  };

  const [broken, steps] = partition(plan.steps.filter(({ index }) => !known.has(index)));
  for (const step of broken) await keep(brokenResult(step, context.clock.now()));
  const jobs = steps.map(
    (step): Job => ({
      lane: laneOf(step),
      key: stepKey(step, step.test.id),
      after: step.test.dependsOn.map((id) => stepKey(step, id)),
      async run() {
        const startedAt = context.clock.now();
        const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, results);
        if (missing !== undefined) return keep(dependencyResult(step, missing, startedAt));
        context.progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
        try {
          const result = await runStep(step, await targets.for(step), () => targets.retriesOf(step), context);
          if (result) await keep(result);
        } catch (error) {
          // Not being able to write results ends the run; anything else is this test's own mishap.
          if (error instanceof UserError) throw error;
          const facts = { startedAt, finishedAt: context.clock.now(), retries: targets.retriesOf(step) };
          await keep(bugResult(step, error, facts));
        }
      },
    }),
  );
  await schedule(jobs, limitsOf(steps, inputs), context.signal);
  return results;
}

const stepKey = ({ suite, target }: Step, id: string): string => JSON.stringify([suite.path, target.name, id]);

/** The first test that this one waited for in vain: a low score is a measurement, an error is none (suite-format.md §14). */
const failedDependency = ({ suite, target, test }: Step, results: readonly TestResult[]): TestResult | undefined =>
  results.find(
    (result) =>
      result.status === 'execution_error' &&
      result.suiteFile === suite.file &&
      result.target === target.name &&
      test.dependsOn.includes(result.testId),
  );

/** Tests of one suite on one target wait for each other; all others do not. */
const laneOf = ({ suite, target }: Step): string => JSON.stringify([suite.path, target.name]);

function limitsOf(steps: readonly Step[], { workers }: Inputs) {
  const perLane = new Map(
    steps.map((step) => [laneOf(step), workers ?? step.suite.workers ?? step.target.workers ?? DEFAULT_WORKERS]),
  );
  const atOnce = [...perLane.values()];
  return {
    perLane: (lane: string) => perLane.get(lane) ?? DEFAULT_WORKERS,
    total: workers ?? Math.max(DEFAULT_WORKERS, ...atOnce),
  };
}

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
