import { UserError } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import type { TestResult } from '../../model/run/result.ts';
import type { TrialOutcome, TrialRequest } from '../../model/run/trial-request.ts';
import { timestamp } from '../../model/text/iso-time.ts';
import { bugResult, dependencyResult, notRunResult } from '../../results/result-of.ts';
import type { StoredMirrors } from '../../workspaces/repositories/stored-mirrors.ts';
import type { Workspaces } from '../../workspaces/workspaces.ts';
import type { Admission } from '../admission.ts';
import { startsPrograms } from '../case/judges.ts';
import { type OpeningRuntime, OpenTargets } from '../case/open-targets.ts';
import { runCase } from '../case/run-case.ts';
import { lanesOf, limitsOf, workersOf } from '../case/workers.ts';
import { openWorkspaces, TestContainers } from '../case/workspaces.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import type { Progress } from '../pipeline/progress.ts';
import type { LaneLimits, Slots } from '../schedule.ts';
import type { SavePatch } from './patches.ts';

export interface CaseRunnerRuntime extends OpeningRuntime {
  readonly startedAt: number;
  readonly progress: Pick<Progress, 'started'>;
  readonly admission: Pick<Admission, 'spent' | 'refusal' | 'admit'>;
  readonly mirrors: StoredMirrors | undefined;
  readonly savePatch: SavePatch;
}

/** Runs requests on one checkout: owns its targets and workspaces. The caller closes it. */
export class CaseRunner {
  readonly #steps: readonly Step[];
  readonly #prepared: PreparedRun;
  readonly #runtime: CaseRunnerRuntime;
  #targets: OpenTargets;
  #workspaces: Workspaces | undefined;
  readonly #containers: TestContainers | undefined;

  constructor(prepared: PreparedRun, runtime: CaseRunnerRuntime) {
    this.#steps = prepared.plan.steps.filter((step) => step.kind === 'run');
    this.#prepared = prepared;
    this.#runtime = runtime;
    this.#targets = this.#openTargets();
    this.#workspaces = this.#openWorkspaces();
    this.#containers = prepared.inputs.dryRun ? undefined : new TestContainers(runtime);
  }

  /** Must be called before anything else: checks containers and the versions of agents. */
  async open(): Promise<this> {
    await this.#containers?.check(this.#steps);
    if (!this.#prepared.inputs.dryRun) await this.#targets.checkVersions(this.#steps, this.#runtime.signal);
    return this;
  }

  /** How many requests may run at the same time. */
  limits(): LaneLimits {
    return limitsOf(this.#steps, this.#prepared.inputs, {
      callLimit: (target) => this.#targets.callLimit(target),
      alone: new Set(this.#steps.flatMap((step) => this.#aloneLaneOf(step))),
    });
  }

  /** The concurrency limits that apply to a step. */
  lanesOf(step: Step): readonly string[] {
    const alone = this.#aloneLaneOf(step);
    return alone.length === 0 ? lanesOf(step) : [...lanesOf(step), ...alone];
  }

  /** Whether a test works in a folder of the user's, which one checkout has at a time. */
  isInUsersFolder(step: Step): boolean {
    return this.#workspaces?.isInUsersFolder(step) ?? false;
  }

  /** Runs a request in the given slots. `earlier` are the results of its possible dependencies. */
  async run(request: TrialRequest, slots: Slots, earlier: readonly TestResult[]): Promise<TrialOutcome> {
    const { step, purpose, first } = request;
    const { clock, signal, admission, progress, savePatch } = this.#runtime;
    const startedAt = clock.now();
    const { dependsOn, onDependencyFailure } = step.test;
    // A low score is a measurement, an error is none.
    const isMissing = ({ status, suiteFile, target, testId }: TestResult) =>
      status === 'execution_error' &&
      suiteFile === step.suite.file &&
      target === step.target.name &&
      dependsOn.includes(testId);
    const mayFail = onDependencyFailure === 'run' || dependsOn.length === 0;
    const missing = mayFail ? undefined : earlier.find(isMissing);
    if (missing !== undefined) return { kind: 'result', result: dependencyResult(step, missing, startedAt) };
    // Control and seeding trials may be missing from a complete run.
    const isRequired = purpose === 'planned' || purpose === 'confirmation';
    const refusal = admission.refusal(step, isRequired);
    if (refusal !== undefined) return { kind: 'refused', result: notRunResult(step, refusal, startedAt) };
    const retriesBefore = this.#targets.retriesOf(step);
    const retries = () => this.#targets.retriesOf(step) - retriesBefore;
    // With one worker, grading programs read the target's files.
    const isLookedAtAlone = workersOf(step, this.#prepared.inputs) === 1 && step.test.graders.some(startsPrograms);
    let isStarted = false;
    const reportStart = () => {
      if (!isStarted) progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
      isStarted = true;
    };
    const turn = {
      slots,
      keepsSlot: this.#workspaces?.laneOf(step) !== undefined || isLookedAtAlone,
      admit: async () => {
        const admitted = await admission.admit(step, signal, isRequired);
        // A refused extra trial has no result, so that nothing would report its end.
        if (admitted.kind === 'go') reportStart();
        return admitted;
      },
      retries,
      first,
      isRerun: purpose === 'confirmation' || purpose === 'control',
      savePatch: (trial: number, diff: string) => savePatch(request, trial, diff),
    };
    try {
      const target = await this.#targets.for(step);
      const deps = { ...this.#runtime, workspaces: this.#workspaces, containers: this.#containers };
      return await runCase(step, target, turn, deps);
    } catch (error) {
      // Results that cannot be written end the run; anything else is an error of this test alone.
      if (error instanceof UserError) throw error;
      return {
        kind: 'result',
        result: bugResult(step, error, { startedAt, finishedAt: clock.now(), retries: retries() }),
      };
    }
  }

  /** Closes targets and workspaces; later requests open new ones, as another run would. No request may be running. */
  async renew(): Promise<void> {
    await this.close();
    this.#targets = this.#openTargets();
    this.#workspaces = this.#openWorkspaces();
    await this.open();
  }

  /** Clears the workspaces away; also after a run that was stopped. */
  async close(): Promise<void> {
    await this.#workspaces?.close(this.#runtime.signal);
    await this.#containers?.close();
  }

  #openTargets(): OpenTargets {
    // The variables that AgentV gives to every child process of a run.
    const env = {
      AGENTV_RUN_TIMESTAMP: timestamp(this.#runtime.startedAt),
      AGENTV_EXPERIMENT: this.#prepared.inputs.experiment,
    };
    return new OpenTargets(this.#prepared, this.#runtime, env);
  }

  #openWorkspaces(): Workspaces | undefined {
    if (this.#prepared.inputs.dryRun) return undefined;
    return openWorkspaces(this.#steps, this.#prepared, this.#runtime);
  }

  #aloneLaneOf(step: Step): readonly string[] {
    const alone = this.#workspaces?.laneOf(step)?.alone;
    return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
  }
}
