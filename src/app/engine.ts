import type { Problem } from '../model/errors.ts';
import { UserError } from '../model/errors.ts';
import type { Step } from '../model/plan.ts';
import { resultKeyOf, type TestResult } from '../model/result.ts';
import { bugResult, dependencyResult, notRunResult } from '../results/result-of.ts';
import type { Admission } from '../run/admission.ts';
import { type Job, type Seats, schedule } from '../run/schedule.ts';
import type { Redactor } from '../shared/redact.ts';
import type { KeptMirrors } from '../workspaces/kept-mirrors.ts';
import type { Workspaces } from '../workspaces/workspaces.ts';
import type { Caches } from './caches.ts';
import type { Inputs } from './inputs.ts';
import { OpenTargets } from './open-targets.ts';
import { openWorkspaces } from './open-workspaces.ts';
import type { Prepared } from './prepare.ts';
import type { Progress } from './progress.ts';
import { type Anew, runStep, runsHere, type StepWorld, startsPrograms } from './run-step.ts';
import type { Watch } from './watch.ts';
import { lanesOf, limitsOf, workersOf } from './workers.ts';
import type { World } from './world.ts';

export interface EngineWorld extends World {
  readonly startedAt: number;
  readonly progress: Pick<Progress, 'started'>;
  readonly caches: Caches;
  readonly admission: Pick<Admission, 'spent' | 'refusal' | 'admit'>;
  readonly watch: Pick<Watch, 'verbose' | 'say' | 'around'>;
  readonly durations: ReadonlyMap<string, number>;
  readonly mirrors: KeptMirrors | undefined;
  readonly withoutSecrets: Redactor['deep'];
  /** Something went wrong that fails no test. */
  tell(problem: Problem): void;
}

/** Where results go, and what is known already. */
export interface Sitting {
  keep(result: TestResult, step: Step): Promise<void>;
  /** Grows while steps run: tests may depend on others. */
  readonly results: readonly TestResult[];
  /** The number of a test's first trial, where it was run before; 0 unless given. */
  from?(step: Step): number;
  /** Instead of those of the engine: for what is no part of the plan. */
  readonly aside?: Pick<EngineWorld, 'admission' | 'progress'> | undefined;
  /** Where trials are made beside the planned ones. */
  anew?(step: Step, seats: Seats): Anew;
}

/** Asks targets, each test in its workspace, as many at once as they bear. Whoever opened it has to close it. */
export class Engine {
  readonly #inputs: Inputs;
  readonly #world: EngineWorld;
  readonly #targets: OpenTargets;
  readonly #workspaces: Workspaces | undefined;
  readonly #stepWorld: StepWorld;
  #mostAtOnce = 0;

  constructor(prepared: Prepared, steps: readonly Step[], inputs: Inputs, world: EngineWorld) {
    this.#inputs = inputs;
    this.#world = world;
    this.#targets = new OpenTargets(inputs, prepared, world, runEnvironment(world.startedAt, inputs), world.caches);
    // A dry run makes nothing.
    this.#workspaces = inputs.dryRun ? undefined : openWorkspaces(steps, inputs, { ...prepared, world });
    this.#stepWorld = { ...world, workspaces: this.#workspaces };
  }

  /** Runs each of these steps once; those that had not begun when the run or their suite was stopped have no result. */
  async run(steps: readonly Step[], sitting: Sitting): Promise<void> {
    await this.#workspaces?.lookUp(steps);
    const limits = limitsOf(steps, this.#inputs, {
      callLimit: (target) => this.#targets.callLimit(target),
      alone: new Set(steps.flatMap((step) => this.#aloneLaneOf(step))),
      allHere: steps.every(runsHere),
    });
    const { durations } = this.#world;
    const someWait = steps.some(({ test }) => test.dependsOn.length > 0);
    const jobs = steps.map(
      (step): Job => ({
        lanes: this.#lanesOf(step),
        key: someWait ? stepKey(step, step.test.id) : undefined,
        after: someWait ? step.test.dependsOn.map((id) => stepKey(step, id)) : undefined,
        expectedMs: durations.size > 0 ? durations.get(resultKeyOf(step)) : undefined,
        run: (seats) => this.runIn(step, seats, sitting),
      }),
    );
    this.#mostAtOnce = Math.max(this.#mostAtOnce, await schedule(jobs, limits, this.#world.signal));
  }

  /** The most tests that were asked at the same time so far. */
  get mostAtOnce(): number {
    return this.#mostAtOnce;
  }

  /** Whether a test works in a folder of the user's: whoever has it open keeps others out. */
  isInUsersFolder(step: Step): boolean {
    return this.#workspaces?.isInUsersFolder(step) ?? false;
  }

  /** Clears the workspaces away; also after a run that was stopped. */
  async close(): Promise<void> {
    await this.#workspaces?.close(this.#world.signal);
  }

  /** Runs a step in seats that somebody else has: those of another engine, whose queue it is. */
  async runIn(step: Step, seats: Seats, { results, keep, from, anew, aside }: Sitting): Promise<void> {
    const { clock, signal } = this.#world;
    const { admission, progress } = aside ?? this.#world;
    const startedAt = clock.now();
    const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, results);
    if (missing !== undefined) return keep(dependencyResult(step, missing, startedAt), step);
    const refusal = admission.refusal(step);
    if (refusal !== undefined) return keep(notRunResult(step, refusal, startedAt), step);
    const turn = {
      seats,
      keepsSeat: this.#workspaces?.laneOf(step) !== undefined || this.#isLookedAtAlone(step),
      admit: () => admission.admit(step, signal),
      retries: () => this.#targets.retriesOf(step),
      from: from?.(step) ?? 0,
      anew: anew?.(step, seats),
    };
    progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
    try {
      const target = await this.#targets.for(step);
      const result = await runStep(step, target, turn, this.#stepWorld);
      if (result) await keep(result, step);
    } catch (error) {
      // Not being able to write results ends the run; anything else is this test's own mishap.
      if (error instanceof UserError) throw error;
      const facts = { startedAt, finishedAt: clock.now(), retries: this.#targets.retriesOf(step) };
      await keep(bugResult(step, error, facts), step);
    } finally {
      await turn.anew?.over?.();
    }
  }

  /** With one worker, programs that grade look at what the target left behind. */
  #isLookedAtAlone(step: Step): boolean {
    return workersOf(step, this.#inputs) === 1 && step.test.graders.some(startsPrograms);
  }

  #lanesOf(step: Step): readonly string[] {
    const alone = this.#aloneLaneOf(step);
    return alone.length === 0 ? lanesOf(step) : [...lanesOf(step), ...alone];
  }

  #aloneLaneOf(step: Step): readonly string[] {
    const alone = this.#workspaces?.laneOf(step)?.alone;
    return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
  }
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

/** When a run began, as part of a name of a file. */
export const timestamp = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');

/** What AgentV tells every child process of the run (suite-format.md §6.3). */
const runEnvironment = (startedAt: number, { experiment }: Pick<Inputs, 'experiment'>) => ({
  AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
  AGENTV_EXPERIMENT: experiment,
});
