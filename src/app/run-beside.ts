import { join } from 'node:path';
import type { Step } from '../model/plan.ts';
import { presentTrials } from '../model/present-trials.ts';
import { resultKey, type TestResult } from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import { redactor } from '../shared/redact.ts';
import { plural } from '../shared/text.ts';
import type { BaseTree } from './base-tree.ts';
import type { Beside, BesideWorld, OpenBeside, Twin } from './beside.ts';
import { Caches } from './caches.ts';
import { runFiles } from './earlier-run.ts';
import { Engine } from './engine.ts';
import type { Inputs } from './inputs.ts';
import { prepare } from './prepare.ts';
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
  const laid = await tree.lay();
  if (typeof laid === 'string') return undefined;
  const inputs = inputsThere(
    context.inputs,
    wanted.map(({ suite }) => suite.file),
  );
  const world = { ...context, cwd: laid.cwd };
  const prepared = await prepare(inputs, world);
  const { deep: withoutSecretsThere } = redactor(await prepared.environments.secrets(), inputs.redact);
  const clean = <T>(value: T): T => context.withoutSecrets(withoutSecretsThere(value));
  const keys = new Set(wanted.map(keyOf));
  const steps = new Map(
    prepared.plan.steps.flatMap((step) =>
      step.kind === 'run' && keys.has(keyOf(step)) ? [[keyOf(step), step] as const] : [],
    ),
  );
  const engine = new Engine(prepared, [...steps.values()], inputs, {
    ...world,
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
      const there = steps.get(keyOf(step));
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

/** What the base commit is asked with: these suites, and nothing that an earlier run left. */
export const inputsThere = (inputs: Inputs, suites: readonly string[]): Inputs => ({
  ...inputs,
  evals: [...new Set(suites)],
  resume: undefined,
  retryErrors: undefined,
  rerunFailed: false,
  testId: [],
  cache: ['judge'],
  reuse: 'off',
});

const keyOf = ({ suite, test, target }: Step): string =>
  resultKey({ suiteFile: suite.file, suite: suite.name, testId: test.id, target: target.name });

/** Lets a run of trials go on by one when somebody asks for it, and holds it in between. */
class Following implements Twin {
  readonly #run: (goesOn: () => Promise<boolean>) => Promise<void>;
  #over: Promise<void> | undefined;
  #isOver = false;
  #made = 0;
  #decide: ((goesOn: boolean) => void) | undefined;
  #paused: (() => void) | undefined;

  constructor(run: (goesOn: () => Promise<boolean>) => Promise<void>) {
    this.#run = run;
  }

  async follow(trials: number): Promise<void> {
    while (this.#made < trials && !this.#isOver) {
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
      await this.#run(
        () =>
          new Promise((resolve) => {
            this.#made += 1;
            this.#decide = resolve;
            this.#paused?.();
          }),
      );
    } finally {
      this.#isOver = true;
    }
  }
}
