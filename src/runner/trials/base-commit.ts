import { isAbsolute, join, relative, resolve } from 'node:path';
import type { BaseTree } from '../../baseline/base-checkout.ts';
import type { RunOptions } from '../../config/settings.ts';
import { messageOf } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result-keys.ts';
import type { MissingOutcome, TrialRequest } from '../../model/run/trial-request.ts';
import { isInside } from '../../suites/references/shown-path.ts';
import { openWatch } from '../case/watch.ts';
import { prepare } from '../pipeline/prepare.ts';
import { Caches } from '../reuse/caches.ts';
import { CaseRunner, type CaseRunnerRuntime } from './case-runner.ts';

type UnavailableBase = Extract<MissingOutcome, { readonly kind: 'unavailable' }>;

interface OpenBase {
  readonly kind: 'open';
  readonly sha: string;
  readonly suites: ReadonlySet<string>;
  readonly steps: ReadonlyMap<string, Step>;
  readonly caseRunner: CaseRunner | undefined;
}

const DEEPEN = 'Check out the repository with its history (fetch-depth: 0), or set control to "off".';

export type BaseCommit = ReturnType<typeof baseCommit>;

/** Runs requests on the base commit. It is checked out and prepared at the first request. */
export function baseCommit(tree: BaseTree | undefined, inputs: RunOptions, runtime: CaseRunnerRuntime) {
  let asked: ReadonlySet<string> = new Set();
  let opened: Promise<OpenBase | UnavailableBase> | undefined;
  const close = async () => {
    const base = await opened;
    opened = undefined;
    if (base?.kind === 'open') await base.caseRunner?.close();
  };
  /** Opened again for suites that an earlier phase did not need: nothing is running there then. */
  const open = (suites: readonly string[]): Promise<OpenBase | UnavailableBase> => {
    if (opened !== undefined && suites.every((suite) => asked.has(suite))) return opened;
    asked = new Set([...asked, ...suites]);
    const before = opened;
    opened = (async () => {
      const known = await before;
      if (known?.kind === 'open') await known.caseRunner?.close();
      try {
        return await openBase([...asked], tree, inputs, runtime);
      } catch (error) {
        return { kind: 'unavailable', why: `its evals cannot be run: ${messageOf(error)}` };
      }
    })();
    return opened;
  };
  return {
    close,
    /**
     * The runner of a test, and the test as the base commit has it. `suites` are all that control trials were requested
     * of so far: suites that nothing is requested of are not read.
     */
    async find(request: TrialRequest, suites: readonly string[]) {
      const base = await open(suites);
      if (base.kind === 'unavailable') return base;
      const { file } = request.step.suite;
      if (!base.suites.has(file))
        return { kind: 'unavailable', why: `the commit ${base.sha.slice(0, 10)} has no ${file}` } as const;
      const there = base.steps.get(resultKeyOf(request.step));
      if (there === undefined || base.caseRunner === undefined) return { kind: 'absent' } as const;
      const { trials, test } = request.step;
      const step: Step = { ...there, trials, test: { ...there.test, dependsOn: test.dependsOn } };
      return { kind: 'found', caseRunner: base.caseRunner, request: { ...request, step } } as const;
    },
  };
}

async function openBase(
  suiteFiles: readonly string[],
  tree: BaseTree | undefined,
  options: RunOptions,
  head: CaseRunnerRuntime,
): Promise<OpenBase | UnavailableBase> {
  if (tree === undefined) return { kind: 'unavailable', why: 'the base commit is not known' };
  const checkedOut = await tree.checkOut(head.signal);
  if (typeof checkedOut === 'string') return { kind: 'unavailable', why: checkedOut, hint: DEEPEN };
  const { root, checkout } = checkedOut;
  /** An absolute path into the checkout would lead out of that of the base commit. */
  const there = <Path extends string | undefined>(path: Path): Path | string =>
    path !== undefined && isAbsolute(path) && isInside(checkout, path) ? join(root, relative(checkout, path)) : path;
  const workingDirectory = there(options.workingDirectory);
  // The suites that the base commit has under the same name: one that it lacks must not block the others.
  const states = await Promise.all(
    suiteFiles.map((name) => head.files.state(resolve(checkedOut.cwd, workingDirectory, name))),
  );
  const suites = suiteFiles.filter((_, index) => states[index] === 'file');
  const openCheckout = { kind: 'open', sha: checkedOut.sha, suites: new Set(suites) } as const;
  if (suites.length === 0) return { ...openCheckout, steps: new Map(), caseRunner: undefined };
  // As the base commit has them, without results of earlier runs and without cached answers.
  const inputs: RunOptions = {
    ...options,
    workingDirectory,
    targets: there(options.targets),
    evals: suites,
    strict: false,
    resume: undefined,
    retryErrors: undefined,
    rerunFailed: false,
    testId: [],
    cache: (options.cache ?? ['judge']).filter((each) => each === 'judge'),
    reuse: 'off',
    transcript: undefined,
    recordReplay: undefined,
    dryRunDelay: undefined,
    verbose: undefined,
  };
  const runtime = { ...head, cwd: checkedOut.cwd };
  const prepared = await prepare(inputs, runtime);
  const steps = prepared.plan.steps.flatMap((step) => (step.kind === 'run' ? step : []));
  const caseRunner = new CaseRunner(prepared, {
    ...runtime,
    caches: new Caches({ ...head, inputs, cwd: prepared.cwd }),
    watch: await openWatch(inputs, { ...prepared, runtime }),
    mirrors: undefined,
  });
  head.log.info(`Suspected regressions also run on the base commit ${checkedOut.sha.slice(0, 10)}`);
  return {
    ...openCheckout,
    steps: new Map(steps.map((step) => [resultKeyOf(step), step])),
    caseRunner: await caseRunner.open(),
  };
}
