import { join, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../model/errors.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Files, Journal } from '../model/ports.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { brokenResult, bugResult, dependencyResult } from '../results/result-of.ts';
import { type Job, schedule } from '../run/schedule.ts';
import { type Redactor, redactor } from '../shared/redact.ts';
import type { Inputs } from './inputs.ts';
import { OpenTargets } from './open-targets.ts';
import { type Prepared, prepare } from './prepare.ts';
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

/** Files that a run leaves in its folder; those of an earlier run in the same folder give way. */
export const runFiles = { journal: 'index.jsonl', report: 'report.json', junit: 'junit.xml', summary: 'summary.md' };

/** Suites → plan → run → grade → results. Nothing is written before the plan stands. */
export async function evaluate(inputs: Inputs, world: World, progress: Progress): Promise<Evaluated> {
  const startedAt = world.clock.now();
  const prepared = await prepare(inputs, world);
  const { deep: withoutSecrets } = redactor(await prepared.environments.secrets());
  const warnings = withoutSecrets([...prepared.warnings]);
  progress.planned(outlineOf(prepared), [...withoutSecrets(errorsOf(prepared)), ...warnings]);

  const folder = runFolder(inputs, prepared, startedAt);
  await using _claim = await world.files.claim(folder);
  await clearFolder(folder, world.files);
  await using journal = await world.files.openJournal(join(folder, runFiles.journal));
  const results = await runPlan(prepared, inputs, { ...world, journal, startedAt, progress, withoutSecrets });

  const planned = prepared.plan.steps.length;
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
      results: results.toSorted((a, b) => a.index - b.index),
    },
  };
}

/** Files of an earlier run give way; files that no run has written are somebody's own. */
async function clearFolder(folder: string, files: Pick<Files, 'state' | 'removeFile'>): Promise<void> {
  const paths = Object.values(runFiles).map((name) => join(folder, name));
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const foreign = paths.find((_, index) => states[index] !== 'missing');
  if (foreign !== undefined && states[paths.indexOf(join(folder, runFiles.journal))] !== 'file') {
    throw userError('OUTPUT_UNWRITABLE', `${foreign} is there already, and no run has written it`, {
      hint: 'Choose a folder of its own for the results with --output (output-directory).',
    });
  }
  for (const path of paths) await files.removeFile(path);
}

const outlineOf = ({ plan: { steps } }: Prepared) => ({
  tests: steps.length,
  suites: [...new Set(steps.map(({ suite }) => suite.file))],
});

const errorsOf = ({ plan: { steps } }: Prepared): Problem[] =>
  steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));

interface RunContext extends World {
  readonly journal: Journal;
  readonly startedAt: number;
  readonly progress: Progress;
  readonly withoutSecrets: Redactor['deep'];
}

/** Runs every step of the plan; each result is freed of secrets, written down and told as soon as it is there. */
async function runPlan(prepared: Prepared, inputs: Inputs, context: RunContext): Promise<TestResult[]> {
  const { plan } = prepared;
  const targets = new OpenTargets(inputs, prepared, context, runEnvironment(context.startedAt));
  const results: TestResult[] = [];
  const keep = async (result: TestResult) => {
    const clean = context.withoutSecrets(result);
    await context.journal.append(recordLine(clean));
    results.push(clean);
    context.progress.finished(clean, { done: results.length, total: plan.steps.length });
  };

  const [broken, steps] = partition(plan.steps);
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
const runEnvironment = (startedAt: number) => ({
  AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
  AGENTV_EXPERIMENT: 'default',
});

function runFolder({ outputDirectory }: Inputs, { cwd }: Prepared, startedAt: number): string {
  return outputDirectory === undefined
    ? join(cwd, '.agentv', 'results', 'runs', 'default', timestamp(startedAt))
    : resolve(cwd, outputDirectory);
}
