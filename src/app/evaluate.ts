import { join, resolve } from 'node:path';
import { type Problem, problemText } from '../model/errors.ts';
import { groupProblems } from '../model/grouped-problems.ts';
import type { RunResult, TestResult, Withheld } from '../model/result.ts';
import { withoutBlame } from '../results/withheld.ts';
import { Admission } from '../run/admission.ts';
import { redactor } from '../shared/redact.ts';
import { batchRemarks } from './batches.ts';
import { Caches } from './caches.ts';
import { plannedTimeLimits } from './call-time-limits.ts';
import { beginFolder, endFolder, findStart, type Inheritance, inherit } from './earlier-run.ts';
import { envelopeOf } from './envelope.ts';
import type { Inputs } from './inputs.ts';
import type { Evaluated, Past } from './past.ts';
import { plannedTests } from './planned-tests.ts';
import { type Prepared, prepare, withoutSecretsOf } from './prepare.ts';
import type { Progress } from './progress.ts';
import { startsNothing } from './run-step.ts';
import { withTimeLimit } from './time-limit.ts';
import { timestamp } from './timestamp.ts';
import { extraTrialsOf } from './trials/extra-trials.ts';
import type { Ledger } from './trials/ledger.ts';
import { runnable, runTrials } from './trials/run-trials.ts';
import { openWatch } from './watch.ts';
import type { World } from './world.ts';

/**
 * Suites → plan → run → grade → results, with the trials that the gate asks for. Nothing is written before the plan
 * stands.
 */
export async function evaluate(inputs: Inputs, asked: World, progress: Progress, past: Past = {}): Promise<Evaluated> {
  const { costs, mirrors, base, earlier: attempts = [], withheld, options = {} } = past;
  const startedAt = asked.clock.now();
  using time = withTimeLimit(asked, inputs.timeoutMinutes);
  const { world } = time;
  const prepared = await prepare(inputs, world, options);
  const { deep: withoutSecrets } = redactor(await prepared.environments.secrets(), inputs.redact);
  const start = await findStart(inputs, prepared, world);
  const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(inputs, prepared, startedAt);
  await using _claim = await world.files.claim(folder, world.signal);
  const { steps } = prepared.plan;
  // Nobody else writes into the file of results of a run that starts no program.
  const signed = runnable(steps).every(startsNothing) ? (row: string) => row : world.newRowSigner();
  const earlier = await withoutSecretsOf({ ...prepared, inputs }, () =>
    inherit(start, prepared, { files: world.files, signed, baseSha: base?.sha }, withoutSecrets),
  );
  const caches = new Caches({ inputs, cwd: prepared.cwd, stores: world.stores, clean: withoutSecrets });
  const warnings = withoutSecrets([
    ...prepared.warnings,
    ...earlier.warnings,
    ...caches.remarks(prepared),
    ...batchRemarks(prepared.plan),
  ]);
  progress.planned(
    outlineOf(prepared, earlier, inputs),
    groupProblems([...withoutSecrets(errorsOf(prepared)), ...warnings]),
  );

  await beginFolder(folder, earlier, world.files);
  await using watch = await openWatch(options, { ...prepared, world, withoutSecrets });
  const admission = new Admission(runnable(prepared.plan.steps), inputs.budgetUsd, costs);
  const troubles: Problem[] = [];
  const shown = new Set<string>();
  const tell = (problem: Problem) => {
    const [clean = problem] = withoutSecrets([problem]);
    troubles.push(clean);
    // The log has the first of a kind in a file; the report counts the others.
    const kind = JSON.stringify([clean.code, clean.message, clean.place?.file]);
    if (!shown.has(kind)) world.log.warn(problemText(clean));
    shown.add(kind);
  };
  const { plan } = prepared;
  const runOf = (ledger: Ledger, { isCutOff = false, rounds = 0 } = {}): RunResult => {
    const results = ledger.results('planned');
    const stopped = isCutOff || results.length < plan.steps.length ? time.why : admission.stopped;
    const extraTrials = extraTrialsOf(ledger, rounds);
    return {
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.max(0, world.clock.now() - startedAt),
      planned: plan.steps.length,
      complete: stopped === undefined,
      ...(stopped !== undefined && { stopped }),
      dryRun: inputs.dryRun,
      ...(inputs.testId.length > 0 && { selected: true as const }),
      // They name suites as the results do, without secrets.
      floors: withoutSecrets([...plan.floors]),
      warnings,
      ...(attempts.length > 0 && { earlier: [...attempts] }),
      ...measuredWith(inputs.dryRun ? undefined : withheld, results),
      ...(extraTrials.length > 0 && { extraTrials }),
    };
  };
  const context = { ...world, startedAt, progress, caches, admission, watch, mirrors, tell, withoutSecrets };
  const trials = { inputs, folder, past, runOf, signed, takenOver: earlier, whyStopped: () => time.why };
  const { run, warnings: remarks, mostAtOnce, isOver } = await runTrials(prepared, trials, context);
  if (isOver) await endFolder(folder, earlier, world.files);

  const late = withoutSecrets([...admission.warnings, ...remarks]);
  for (const problem of late) world.log.warn(problemText(problem));
  const uses = caches.uses();
  return {
    folder,
    run: {
      ...run,
      // Stubs need no machine.
      ...(!inputs.dryRun && { envelope: envelopeOf(world, mostAtOnce) }),
      warnings: [...warnings, ...troubles, ...late],
      ...(uses.length > 0 && { caches: uses }),
    },
  };
}

/** The results in the order of the plan; what a missing secret may have caused is an error. A dry run asks nobody, and lacks nothing. */
function measuredWith(
  withheld: Withheld | undefined,
  results: readonly TestResult[],
): Pick<RunResult, 'results' | 'withheld'> {
  const sorted = results.toSorted((one, other) => one.index - other.index);
  return withheld === undefined ? { results: sorted } : { results: withoutBlame(sorted, withheld), withheld };
}

const outlineOf = ({ plan }: Prepared, { results, from }: Inheritance, { testTimeoutSeconds }: Inputs) => ({
  tests: plan.steps.length,
  planned: plannedTests(plan),
  timeLimits: plannedTimeLimits(plan, testTimeoutSeconds),
  suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
  ...(from !== undefined && { takenOver: { results, from } }),
});

const errorsOf = ({ plan: { steps } }: Prepared): Problem[] =>
  steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));

function runFolder({ outputDirectory, experiment }: Inputs, { cwd }: Prepared, startedAt: number): string {
  return outputDirectory === undefined
    ? join(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
    : resolve(cwd, outputDirectory);
}
