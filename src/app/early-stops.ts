import { isCertainFailure } from '../gate/certain-failure.ts';
import type { GatePolicy } from '../gate/policy.ts';
import { mostUnusable } from '../gate/validity.ts';
import type { StoppedSuite } from '../model/early-stop.ts';
import type { Step } from '../model/plan.ts';
import { namesOf, type RunResult, resultKey, type TestResult } from '../model/result.ts';
import { standIn } from '../model/stand-in.ts';
import { type OtherSides, pairingOf } from './decide.ts';
import type { Inputs } from './inputs.ts';
import { isTrusted } from './origin.ts';
import { trialsOfStep } from './planned-tests.ts';
import { SuiteUnderWay } from './suite-under-way.ts';

/** What a run will be decided by, as far as it is known before. */
export interface Foreseen {
  readonly sides: OtherSides;
  readonly policy: GatePolicy;
  /** The run held to what its base branch promises, where that counts. */
  held?(run: RunResult): Promise<RunResult>;
}

/**
 * Whether a run may stop suites that fail for certain: where that was asked for, and the run leaves no evidence, because
 * a history of runs that were stopped when they failed would be one of better runs. Who takes up an earlier run wants the rest of it.
 */
export function mayStopEarly(inputs: Inputs, env: Readonly<Record<string, string | undefined>>): boolean {
  const { stopEarly, dryRun, evidence, resume, retryErrors } = inputs;
  if (!stopEarly || dryRun || resume !== undefined || retryErrors !== undefined) return false;
  return evidence === 'never' || env['GITHUB_ACTIONS'] !== 'true' || !isTrusted(env);
}

/** What a run is about to do. */
export interface AboutToRun {
  readonly steps: readonly Step[];
  /** Tests of the plan, those that cannot run included. */
  readonly planned: number;
  readonly floors: RunResult['floors'];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly earlier: NonNullable<RunResult['earlier']>;
  /** Results that were there before. */
  readonly takenOver: readonly TestResult[];
  /** Takes secrets out, as they are taken out of results. */
  readonly clean: <T>(value: T) => T;
  tell(sentence: string): void;
}

/** Prepares to stop suites of a run; asks what the base branch promises, where that counts. */
export async function openEarlyStops(foreseen: Foreseen, about: AboutToRun): Promise<EarlyStops> {
  const planned = about.clean(plannedRun(about));
  const held = (await foreseen.held?.(planned)) ?? planned;
  const stops = new EarlyStops(held, foreseen, about.tell);
  stops.takenOver(about.takenOver);
  return stops;
}

/** The plan as a run in which everything passed. */
function plannedRun({ steps, planned, floors, startedAt, earlier }: AboutToRun): RunResult {
  return {
    startedAt,
    durationMs: 0,
    planned,
    complete: true,
    dryRun: false,
    floors,
    warnings: [],
    ...(earlier.length > 0 && { earlier: [...earlier] }),
    results: steps.map((step) => {
      const { measure, subject, index } = step;
      return standIn({ ...namesOf(step), trials: trialsOfStep(step), measure, subject }, index);
    }),
  };
}

/** Stops suites on targets that fail whatever becomes of the rest of them (gate.md §2.8). */
export class EarlyStops {
  readonly #suites = new Map<string, SuiteUnderWay>();
  readonly #byIndex = new Map<number, SuiteUnderWay>();
  readonly #mayBeLost: number;
  readonly #policy: GatePolicy;
  readonly #tell: (sentence: string) => void;

  /** `planned` is the whole plan as a run in which everything passed. */
  constructor(planned: RunResult, { sides, policy }: Foreseen, tell: (sentence: string) => void) {
    this.#policy = policy;
    this.#tell = tell;
    this.#mayBeLost = mostUnusable(planned.planned, policy.maxErrorRate);
    const pairs = new Map(
      pairingOf(planned, { ...sides, selected: true }).tests.map((test) => [resultKey(test), test]),
    );
    const seen = new Set<string>();
    for (const result of planned.results) {
      const key = suiteKey(result);
      const suite = this.#suites.get(key) ?? new SuiteUnderWay(planned, result);
      this.#suites.set(key, suite);
      this.#byIndex.set(result.index, suite);
      suite.add(result, pairs.get(resultKey(result)), seen.has(resultKey(result)));
      seen.add(resultKey(result));
    }
  }

  /** Of these the results are known without running them; whether they hold is known later. */
  known(steps: readonly Step[]): void {
    for (const { index } of steps) this.#byIndex.get(index)?.compareNoMore();
  }

  /** What was measured before this run began. */
  takenOver(results: readonly TestResult[]): void {
    for (const result of results) this.#byIndex.get(result.index)?.finished(result);
  }

  /** A test is over, however it ended. */
  finished(result: TestResult): void {
    const suite = this.#byIndex.get(result.index);
    if (suite === undefined) return;
    suite.finished(result);
    if (result.status === 'ok' || !suite.isDue()) return;
    const open = { suites: this.#suites.size, mayBeLost: this.#mayBeLost };
    if (!isCertainFailure(suite.soFar(), open, this.#policy)) return;
    suite.isOver = true;
    this.#tell(`${suite.name} is stopped early: it fails even if all its other tests pass`);
  }

  /** Whether a test need not begin any more. */
  isOver({ index }: Pick<Step, 'index'>): boolean {
    return this.#byIndex.get(index)?.isOver === true;
  }

  /** What was stopped while something of it was left. */
  get stopped(): StoppedSuite[] {
    return [...this.#suites.values()].flatMap((suite) => suite.stopped ?? []);
  }
}

const suiteKey = ({ suiteFile, suite, target }: TestResult): string => JSON.stringify([suiteFile, suite, target]);
