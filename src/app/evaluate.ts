import { join, resolve } from 'node:path';
import { type Problem, problemText } from '../model/errors.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Journal } from '../model/ports.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { brokenResult } from '../results/result-of.ts';
import { Admission } from '../run/admission.ts';
import { type Redactor, redactor } from '../shared/redact.ts';
import { Caches } from './caches.ts';
import { beginFolder, findStart, type Inheritance, inherit, runFiles } from './earlier-run.ts';
import { Engine, type EngineWorld, timestamp } from './engine.ts';
import type { Inputs } from './inputs.ts';
import { type Prepared, prepare, withoutSecretsOf } from './prepare.ts';
import type { Progress } from './progress.ts';
import { withTimeLimit } from './time-limit.ts';
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
  const admission = new Admission(runnable(prepared.plan.steps), inputs.budgetUsd);
  const troubles: Problem[] = [];
  const tell = (problem: Problem) => {
    const [clean = problem] = withoutSecrets([problem]);
    troubles.push(clean);
    world.log.warn(clean.message);
  };
  const context = { ...world, journal, startedAt, progress, withoutSecrets, caches, admission, durations, tell };
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
      warnings: [...warnings, ...troubles, ...late],
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

interface RunContext extends EngineWorld {
  readonly journal: Journal;
  readonly progress: Progress;
  readonly withoutSecrets: Redactor['deep'];
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
  const results: TestResult[] = [...takenOver];
  const known = new Set(takenOver.map(({ index }) => index));
  const keep = async (result: TestResult, { suite, target }: Step | BrokenStep) => {
    const clean = context.withoutSecrets(result);
    context.admission.finished(suite.path, typeof target === 'string' ? undefined : target, clean);
    await context.journal.append(recordLine(clean));
    results.push(clean);
    context.progress.finished(clean, { done: results.length, total: plan.steps.length });
  };

  const left = plan.steps.filter(({ index }) => !known.has(index));
  const steps = runnable(left);
  if (steps.length >= MANY_STEPS) {
    // What was needed to read the suites is needed no more, and programs are to be started now.
    context.memory.giveBack();
  }
  for (const step of left) if (step.kind === 'broken') await keep(brokenResult(step, context.clock.now()), step);
  const engine = new Engine(prepared, steps, inputs, context);
  try {
    await engine.run(steps, { keep, results });
  } finally {
    await engine.close();
  }
  return results;
}

const runnable = (steps: Prepared['plan']['steps']): Step[] =>
  steps.filter((step): step is Step => step.kind === 'run');

function runFolder({ outputDirectory, experiment }: Inputs, { cwd }: Prepared, startedAt: number): string {
  return outputDirectory === undefined
    ? join(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
    : resolve(cwd, outputDirectory);
}
