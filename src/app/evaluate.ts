import { join, resolve } from 'node:path';
import type { EarlierAttempt } from '../model/earlier-attempt.ts';
import { type Problem, problemText } from '../model/errors.ts';
import { groupProblems } from '../model/grouped-problems.ts';
import type { Plan } from '../model/plan.ts';
import { type RunResult, resultKey, type TestResult, type Withheld } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { withoutBlame } from '../results/withheld.ts';
import { Admission } from '../run/admission.ts';
import { redactor } from '../shared/redact.ts';
import type { KeptMirrors } from '../workspaces/kept-mirrors.ts';
import { batchRemarks } from './batches.ts';
import type { OpenBeside } from './beside.ts';
import { Caches } from './caches.ts';
import { plannedTimeLimits } from './call-time-limits.ts';
import type { Doubts } from './confirm.ts';
import { beginFolder, findStart, type Inheritance, inherit, runFiles } from './earlier-run.ts';
import { timestamp } from './engine.ts';
import { envelopeOf } from './envelope.ts';
import type { Inputs } from './inputs.ts';
import type { SeedRun } from './leave-evidence.ts';
import { plannedTests } from './planned-tests.ts';
import { type Prepared, prepare, withoutSecretsOf } from './prepare.ts';
import type { Progress } from './progress.ts';
import type { Known } from './reusing.ts';
import type { RunOptions } from './run-options.ts';
import { runnable, runPlan } from './run-plan.ts';
import { startsNothing } from './run-step.ts';
import { type SeedingWish, seed } from './seed.ts';
import { withTimeLimit } from './time-limit.ts';
import { verifyJournal } from './verify-journal.ts';
import { openWatch } from './watch.ts';
import type { World } from './world.ts';

/** A run that was made, and the folder its files belong to. */
export interface Evaluated {
  readonly run: RunResult;
  readonly folder: string;
  /** Runs beside it, which are evidence and nothing else. */
  readonly seeds: readonly SeedRun[];
}

/** What is known of earlier runs. */
export interface Past {
  /** How long tests took the last time, in milliseconds by their key in comparisons. */
  readonly durations?: ReadonlyMap<string, number> | undefined;
  /** What a trial of them seldom costs more than, in US dollars, by the same key. */
  readonly costs?: ReadonlyMap<string, number> | undefined;
  /** Which results look so unlike those of before that they are not believed at once. */
  readonly doubts?: Doubts | undefined;
  /** The tests to run, and how often, by their key in comparisons; all of the plan without it. */
  readonly only?: ReadonlyMap<string, number> | undefined;
  /** What has no history is run more often than once, for those that come later. */
  readonly seeding?: SeedingWish | undefined;
  /** What nothing changed about since then is not run. */
  readonly known?: Known | undefined;
  /** The base commit, to run suspects on it beside their fresh trials. */
  readonly beside?: OpenBeside | undefined;
  /** What other machines kept of repositories. */
  readonly mirrors?: KeptMirrors | undefined;
  /** What earlier attempts of the same job measured. */
  readonly earlier?: readonly EarlierAttempt[] | undefined;
  /** The secrets that GitHub keeps from this job. */
  readonly withheld?: Withheld | undefined;
  /** What was asked for at a command line. */
  readonly options?: RunOptions | undefined;
}

/**
 * Suites → plan → run → grade → results, then fresh trials of tests that look newly broken. Nothing is written before
 * the plan stands.
 */
export async function evaluate(
  inputs: Inputs,
  asked: World,
  progress: Progress,
  {
    durations = new Map(),
    costs = new Map(),
    doubts,
    only,
    seeding: wish,
    known,
    beside,
    mirrors,
    earlier: attempts = [],
    withheld,
    options = {},
  }: Past = {},
): Promise<Evaluated> {
  const startedAt = asked.clock.now();
  using time = withTimeLimit(asked, inputs.timeoutMinutes);
  const { world } = time;
  const whole = await prepare(inputs, world, options);
  const prepared = only === undefined ? whole : { ...whole, plan: partOf(whole.plan, only) };
  const { deep: withoutSecrets } = redactor(await prepared.environments.secrets(), inputs.redact);
  const start = await findStart(inputs, prepared, world);
  const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(inputs, prepared, startedAt);
  await using _claim = await world.files.claim(folder, world.signal);
  const { steps } = prepared.plan;
  // Nobody else writes into the file of results of a run that starts no program.
  const signed = runnable(steps).every(startsNothing) ? (row: string) => row : world.newRowSigner();
  const earlier = await withoutSecretsOf({ ...prepared, inputs }, () =>
    inherit(start, prepared, { ...world, signed }, withoutSecrets),
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
  await using journal = await world.files.openJournal(join(folder, runFiles.journal));
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
  const endedWith = (results: readonly TestResult[], isConfirmed = true): RunResult => {
    const isShort = results.length < plan.steps.length;
    const stopped = isShort || !isConfirmed ? time.why : admission.stopped;
    return {
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.max(0, world.clock.now() - startedAt),
      planned: plan.steps.length,
      complete: stopped === undefined,
      ...(stopped !== undefined && { stopped }),
      dryRun: inputs.dryRun,
      ...(inputs.testId.length > 0 && { selected: true as const }),
      // They name suites as the results do, whose secrets are gone.
      floors: withoutSecrets([...plan.floors]),
      warnings,
      ...(attempts.length > 0 && { earlier: [...attempts] }),
      ...measuredWith(inputs.dryRun ? undefined : withheld, results),
    };
  };
  const ports = {
    ...world,
    startedAt,
    progress,
    caches,
    admission,
    watch,
    durations,
    mirrors,
    tell,
  };
  const whyAborted = () => time.why;
  const given = { inputs, journal, signed, folder, withoutSecrets, doubts, known, beside };
  const context = { ...ports, ...given, whyAborted, endedWith };
  const { results, confirmations, controls, isConfirmed, mostAtOnce } = await runPlan(
    prepared,
    earlier.results,
    context,
  );
  const inherited = new Set(earlier.results);
  const rowsOfThisRun = () =>
    results.flatMap((result) => (inherited.has(result) ? [] : `${signed(recordLine(result))}\n`)).join('');
  await verifyJournal(journal, join(folder, runFiles.journal), () => earlier.journal + rowsOfThisRun(), context);

  const { seeds, seeding } = await seed(prepared, endedWith(results, isConfirmed), wish, context);
  const late = withoutSecrets([...admission.warnings]);
  for (const problem of late) world.log.warn(problemText(problem));
  const uses = caches.uses();
  return {
    folder,
    seeds,
    run: {
      ...endedWith(results, isConfirmed),
      // Stand-ins need no machine.
      ...(!inputs.dryRun && { envelope: envelopeOf(world, mostAtOnce) }),
      warnings: [...warnings, ...troubles, ...late],
      ...(seeding && { seeding }),
      ...(uses.length > 0 && { caches: uses }),
      ...(confirmations.length > 0 && { confirmations: [...confirmations] }),
      ...(controls.length > 0 && { controls: [...controls] }),
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

/** Those of the plan that are wanted, each as often as that. */
function partOf({ steps, floors }: Plan, only: ReadonlyMap<string, number>): Plan {
  const wanted = steps.flatMap((step): Plan['steps'] => {
    const target = step.kind === 'broken' ? step.target : step.target.name;
    const count = only.get(
      resultKey({ suiteFile: step.suite.file, suite: step.suite.name, testId: step.test.id, target }),
    );
    if (count === undefined) return [];
    return [step.kind === 'run' ? { ...step, trials: { count, strategy: 'mean' } } : step];
  });
  return { steps: wanted.map((step, index) => ({ ...step, index })), floors };
}

function runFolder({ outputDirectory, experiment }: Inputs, { cwd }: Prepared, startedAt: number): string {
  return outputDirectory === undefined
    ? join(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
    : resolve(cwd, outputDirectory);
}
