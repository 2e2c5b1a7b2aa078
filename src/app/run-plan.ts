import { join } from 'node:path';
import type { Confirmation } from '../gate/suspects.ts';
import type { BrokenStep, Step } from '../model/plan.ts';
import type { Journal } from '../model/ports.ts';
import { type RunResult, resultKey, resultKeyOf, type TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { brokenResult } from '../results/result-of.ts';
import type { Admission } from '../run/admission.ts';
import type { OpenBeside } from './beside.ts';
import { confirm, type Doubts } from './confirm.ts';
import { runFiles } from './earlier-run.ts';
import { Engine, type EngineWorld } from './engine.ts';
import type { Inputs } from './inputs.ts';
import type { Prepared } from './prepare.ts';
import type { Progress } from './progress.ts';
import { type Known, Reusing } from './reusing.ts';
import { runsHere, startsNothing } from './run-step.ts';
import { verifyJournal } from './verify-journal.ts';

export interface RunContext extends EngineWorld {
  readonly inputs: Inputs;
  readonly progress: Progress;
  readonly admission: Admission;
  readonly journal: Journal;
  /** A row of results as it is written down. */
  signed(row: string): string;
  /** Of this run. */
  readonly folder: string;
  readonly doubts: Doubts | undefined;
  readonly known: Known | undefined;
  /** Runs suspects on the base commit beside their fresh trials, where that was asked for. */
  readonly beside: OpenBeside | undefined;
  /** What it was that stopped the run, where it was stopped. */
  whyAborted(): 'cancelled' | 'deadline';
  /** The run with these results, as if it ended here. */
  endedWith(results: readonly TestResult[]): RunResult;
}

/** What came of a plan. */
export interface Ran {
  readonly results: readonly TestResult[];
  readonly confirmations: readonly TestResult[];
  /** What ran on the base commit beside them. */
  readonly controls: readonly TestResult[];
  /** False when not all could be run again that should have been. */
  readonly isConfirmed: boolean;
  /** The most tests that were asked at the same time. */
  readonly mostAtOnce: number;
}

/** From so many on it pays to be small. */
const MANY_STEPS = 500;

/**
 * Runs every step of the plan, then again what looks newly broken; each result is freed of secrets, written down and told as soon as it is there.
 */
export async function runPlan(prepared: Prepared, takenOver: readonly TestResult[], context: RunContext): Promise<Ran> {
  const { plan } = prepared;
  const results: TestResult[] = [...takenOver];
  const known = new Set(takenOver.map(({ index }) => index));
  const keep = async (result: TestResult, { suite, target }: Step | BrokenStep) => {
    const clean = context.withoutSecrets(result);
    context.admission.finished(suite.path, typeof target === 'string' ? undefined : target, clean);
    await context.journal.append(context.signed(recordLine(clean)));
    results.push(clean);
    context.progress.finished(clean, { done: results.length, total: plan.steps.length });
  };

  const left = plan.steps.filter(({ index }) => !known.has(index));
  const steps = runnable(left);
  const startsPrograms = !steps.every(startsNothing);
  // A question to a model lives until it is answered: in little space it would be copied several times meanwhile.
  if (startsPrograms || steps.every(runsHere)) context.memory.stopGrowth();
  // What was needed to read the suites is needed no more, and programs are to be started now.
  if (startsPrograms && steps.length >= MANY_STEPS) context.memory.giveBack();
  for (const step of left) if (step.kind === 'broken') await keep(brokenResult(step, context.clock.now()), step);
  const engine = new Engine(prepared, runnable(plan.steps), context.inputs, context);
  try {
    const reusing = new Reusing(steps, context.known);
    await engine.run(reusing.toRun, { keep, results });
    const leak = reusing.leakAmong(results);
    if (leak !== undefined) {
      context.tell(leak);
      await engine.run(reusing.known, { keep, results });
    } else if (!context.signal.aborted) {
      for (const step of reusing.known) await keep(reusing.resultOf(step, context.clock.now()), step);
    }
    const again = await runAgain(prepared, results, engine, context);
    return { results, ...again, mostAtOnce: engine.mostAtOnce };
  } finally {
    await engine.close();
  }
}

/** Only a complete run shows what differs from the baseline. */
async function runAgain(
  { plan }: Prepared,
  results: readonly TestResult[],
  engine: Engine,
  context: RunContext,
): Promise<Omit<Ran, 'results' | 'mostAtOnce'>> {
  const { doubts, endedWith, progress, signal, folder, files, withoutSecrets, beside } = context;
  const nothing = { confirmations: [], controls: [], isConfirmed: true };
  if (doubts === undefined || signal.aborted) return nothing;
  const run = endedWith(results);
  const suspects = run.complete ? doubts.of(run) : [];
  if (suspects.length === 0) return nothing;
  progress.confirming(suspects.length);
  await using journal = await files.openJournal(join(folder, runFiles.confirmations));
  const steps = runnable(plan.steps);
  const inDoubt = doubted(steps, suspects);
  await using base = inDoubt.length === 0 ? undefined : await beside?.(inDoubt, context);
  const confirmations: TestResult[] = [];
  const keep = async (result: TestResult) => {
    const clean = withoutSecrets(result);
    await journal.append(recordLine(clean));
    confirmations.push(clean);
    progress.confirmed(clean);
  };
  await confirm({ run, steps, confirmations: suspects }, doubts, engine, keep, base);
  const text = () => confirmations.map((result) => `${recordLine(result)}\n`).join('');
  await verifyJournal(journal, join(folder, runFiles.confirmations), text, context);
  return {
    confirmations: confirmations.sort(byIndex),
    controls: (base?.results ?? []).toSorted(byIndex),
    isConfirmed: confirmations.length === suspects.length,
  };
}

function doubted(steps: readonly Step[], suspects: readonly Confirmation[]): Step[] {
  const keys = new Set(suspects.flatMap(({ test, why }) => (why === 'suspect' ? [resultKey(test)] : [])));
  return steps.filter((step) => keys.has(resultKeyOf(step)));
}

const byIndex = (one: TestResult, other: TestResult): number => one.index - other.index;

export const runnable = (steps: Prepared['plan']['steps']): Step[] =>
  steps.filter((step): step is Step => step.kind === 'run');
