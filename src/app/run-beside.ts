import { join, resolve } from 'node:path';
import type { Step } from '../model/plan.ts';
import type { Files } from '../model/ports.ts';
import { measuredTrials, presentTrials } from '../model/present-trials.ts';
import { resultKeyOf, type TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { redactor } from '../shared/redact.ts';
import { plural } from '../shared/text.ts';
import type { BaseTree } from './base-tree.ts';
import type { Beside, BesideWorld, OpenBeside, Twin } from './beside.ts';
import { Caches } from './caches.ts';
import { runFiles } from './earlier-run.ts';
import { Engine } from './engine.ts';
import type { Inputs } from './inputs.ts';
import type { LaidOut } from './laid-out.ts';
import { prepare } from './prepare.ts';
import type { Anew } from './run-step.ts';
import { openWatch } from './watch.ts';

/**
 * Runs suspects on the base commit beside their fresh trials, one of these and one of those in one queue, so that both
 * see the same hour of whoever answers (gate.md O6).
 */
export const besideOn =
  (tree: BaseTree): OpenBeside =>
  async (wanted, context) => {
    try {
      return await open(tree, wanted, context);
    } catch {
      return undefined;
    }
  };

async function open(tree: BaseTree, wanted: readonly Step[], context: BesideWorld): Promise<Beside | undefined> {
  const laid = await tree.lay(context.signal);
  if (typeof laid === 'string') return undefined;
  const suites = wanted.map(({ suite }) => suite.file);
  const inputs = inputsThere(context.inputs, await suitesThere(suites, { ...laid, ...context }));
  if (inputs.evals.length === 0) return undefined;
  const world = { ...context, cwd: laid.cwd };
  const prepared = await prepare(inputs, world);
  const { deep: withoutSecretsThere } = redactor(await prepared.environments.secrets(), inputs.redact);
  const clean = <T>(value: T): T => context.withoutSecrets(withoutSecretsThere(value));
  const keys = new Set(wanted.map(resultKeyOf));
  const steps = new Map(
    prepared.plan.steps.flatMap((step) =>
      step.kind === 'run' && keys.has(resultKeyOf(step)) ? [[resultKeyOf(step), step] as const] : [],
    ),
  );
  const engine = new Engine(prepared, [...steps.values()], inputs, {
    ...world,
    withoutSecrets: clean,
    tell: (problem) => context.tell(clean(problem)),
    progress: { started() {} },
    caches: new Caches({ inputs, cwd: prepared.cwd, stores: context.stores, clean }),
    admission: context.admission.beside,
    watch: await openWatch({}, { ...prepared, world, withoutSecrets: clean }),
    mirrors: undefined,
  });
  const suspects = plural('suspect', steps.size);
  context.log.info(`Running ${suspects} on the base commit ${laid.sha.slice(0, 10)}, in turn with the fresh trials`);
  const journal = await context.files.openJournal(join(context.folder, runFiles.controls));
  const results: TestResult[] = [];
  const keep = async (result: TestResult) => {
    // Whoever looks for what was not measured finds nothing, and runs it afterwards.
    if (presentTrials(result).length === 0) return;
    const kept = clean(result);
    await journal.append(recordLine(kept));
    results.push(kept);
  };
  return {
    results,
    twinOf(step, seats) {
      const there = steps.get(resultKeyOf(step));
      if (there === undefined || engine.isInUsersFolder(there)) return undefined;
      return new Following(async (goesOn) => {
        const alone = {
          ...there,
          trials: { count: 1, strategy: 'mean' as const },
          test: { ...there.test, dependsOn: [] },
        };
        const index = step.index;
        const sitting = {
          keep: (result: TestResult) => keep({ ...result, index }),
          results: [],
          anew: () => ({ goesOn }),
        };
        await engine.runIn(alone, seats, sitting);
      });
    },
    async [Symbol.asyncDispose]() {
      await engine.close();
      await journal[Symbol.asyncDispose]();
    },
  };
}

/** Those of the suites that the base commit has under the same name, each once: one that it lacks must not be in the way of others. */
export async function suitesThere(
  suites: readonly string[],
  { cwd, inputs, files }: LaidOut & { readonly inputs: Inputs; readonly files: Pick<Files, 'state'> },
): Promise<string[]> {
  const names = [...new Set(suites)];
  const states = await Promise.all(names.map((name) => files.state(resolve(cwd, inputs.workingDirectory, name))));
  return names.filter((_, index) => states[index] === 'file');
}

/** What the base commit is asked with: these suites, as they are there, and nothing that an earlier run left. */
export const inputsThere = (inputs: Inputs, suites: readonly string[]): Inputs => ({
  ...inputs,
  evals: [...suites],
  strict: false,
  resume: undefined,
  retryErrors: undefined,
  rerunFailed: false,
  testId: [],
  cache: (inputs.cache ?? ['judge']).filter((each) => each === 'judge'),
  reuse: 'off',
});

/** An error of the infrastructure says nothing of the base commit: another trial is made in its place, and so many of them at most. */
const SPARE_TRIALS = 3;

/** Lets a run of trials go on by one when somebody asks for it, and holds it in between. */
class Following implements Twin {
  readonly #run: (goesOn: Anew['goesOn']) => Promise<void>;
  #over: Promise<void> | undefined;
  #isOver = false;
  #made = 0;
  #measured = 0;
  #decide: ((goesOn: boolean) => void) | undefined;
  #paused: (() => void) | undefined;

  constructor(run: (goesOn: Anew['goesOn']) => Promise<void>) {
    this.#run = run;
  }

  async follow(trials: number): Promise<void> {
    while (this.#measured < trials && this.#made < trials + SPARE_TRIALS && !this.#isOver) {
      const paused = new Promise<void>((resolve) => {
        this.#paused = resolve;
      });
      if (this.#over === undefined) this.#over = this.#begin();
      else this.#decide?.(true);
      await Promise.race([paused, this.#over]);
    }
  }

  async end(): Promise<void> {
    this.#decide?.(false);
    await this.#over;
  }

  async #begin(): Promise<void> {
    try {
      await this.#run((made) => {
        this.#made += 1;
        this.#measured = measuredTrials(made).length;
        return new Promise((resolve) => {
          this.#decide = resolve;
          this.#paused?.();
        });
      });
    } finally {
      this.#isOver = true;
    }
  }
}
