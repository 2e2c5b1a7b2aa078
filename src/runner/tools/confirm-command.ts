import { basename, join, resolve } from 'node:path';
import { filledIn, namesInTool } from '../../config/confirm-command.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import { policyOf } from '../../config/policy/policy.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import { controlsOf } from '../../gate/suspected-regressions.ts';
import { aWarning, type Problem, UserError } from '../../model/errors.ts';
import { failureOf, targetTrials } from '../../model/run/present-trials.ts';
import type { ExtraTrial, RunResult, TestResult } from '../../model/run/result.ts';
import { extraResults, resultKey, type TestNames } from '../../model/run/result-keys.ts';
import { powerShellWord, shellWord } from '../../model/text/shell-command.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { hasOnlyLastAttempts, pairedWith } from '../../results/run-folder/extra-trials-files.ts';
import { type ReadRun, readResults } from '../../results/run-folder/read-results.ts';
import { importsOf } from '../../results/run-folder/reported-run.ts';
import { inReportOrder } from '../../results/shards.ts';
import type { GateSides } from '../pipeline/baseline-context.ts';
import { pairingOf } from '../pipeline/decide.ts';
import { withWarnings } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type GateSuspect, isDecided, suspectsIn, wantsControl } from '../trials/gate-policies.ts';
import { isShortOf, needsRerun } from '../trials/planners.ts';
import { runTool } from './run-tool.ts';

interface ConfirmCommandInputs {
  /** The command of these inputs runs the tests again. */
  readonly inputs: ReportInputs;
  readonly gateInputs: Pick<GateInputs, 'baseline' | 'quarantine' | 'suiteFiles'>;
  /** The results files of the run. */
  readonly paths: readonly string[];
  /** Why these tests must not run here. */
  readonly whyNot?: string | undefined;
}

/** Re-runs the suspected regressions of existing results by `confirm-command` (docs/other-tools.md). */
export async function confirmByCommand(
  run: RunResult,
  { inputs, gateInputs, paths, whyNot }: ConfirmCommandInputs,
  runtime: Runtime,
): Promise<RunResult> {
  const { confirmCommand: command } = inputs;
  if (command === undefined) return run;
  const deciding = { sides: gateInputs, policy: policyOf(inputs) };
  const tool = {
    name: 'confirm-command',
    takesIds: command.includes('{tests}'),
    rerun: (tests: readonly TestResult[]) => rerunResults(tests, command, { inputs, paths, run }, runtime),
  };
  return confirmByTool(run, { deciding, tool, whyNot }, runtime);
}

/** A tool that runs tests of another tool again. */
interface RerunTool {
  /** For messages. */
  readonly name: string;
  /** Whether it gets the ids of the tests as arguments. */
  readonly takesIds: boolean;
  /** Whether it runs tests that passed, too, without all others. */
  readonly selectsTests?: boolean;
  rerun(tests: readonly TestResult[]): Promise<Rerun | 'cancelled'>;
  /** The same on the base commit, or all tests; absent: no control trials run. */
  readonly control?: ((tests?: readonly TestResult[]) => Promise<Rerun | 'cancelled'>) | undefined;
}

/**
 * Re-runs the suspected regressions of results of another tool, until the gate can decide. Each round starts the tool once,
 * for all tests that are undecided. Suites that got worse run on the base commit. Without any of these, the run stays as it is.
 */
export async function confirmByTool(
  run: RunResult,
  { deciding, tool, whyNot }: { readonly deciding: GateSides; readonly tool: RerunTool; readonly whyNot?: string },
  { signal, log, redactor }: Pick<Runtime, 'signal' | 'log' | 'redactor'>,
): Promise<RunResult> {
  const { name } = tool;
  const suspects = suspectsIn(run, deciding);
  const reruns = new ToolReruns(run, name, suspects, redactor.deep);
  const isOpen = suspects.some((suspect) => reruns.isOpen(suspect));
  if (!isOpen && tool.control === undefined) return run;
  if (isOpen && whyNot !== undefined) {
    return withWarnings(run, [aWarning('UNUSED', `${name} re-runs nothing here: ${whyNot}`)]);
  }

  // A tool would read such an id as an option.
  const isOption = ({ of }: GateSuspect) => tool.takesIds && of.test.testId.startsWith('-');
  for (const { key } of suspects.filter(isOption)) {
    reruns.explain(key, 'its id begins with "-", as an option of the tool: use {pattern} in place of {tests}');
  }
  for (let round = 1; !signal.aborted; round += 1) {
    const left = suspects.filter((suspect) => !isOption(suspect) && reruns.isOpen(suspect));
    if (left.length === 0) break;
    log.info(`Re-running ${plural('suspected regression', left.length)} by ${name}, round ${round}`);
    const keys = left.map(({ key }) => key);
    reruns.take('confirmation', keys, await tool.rerun(reruns.testsOf(keys)));

    const acquittable = left.filter((suspect) => reruns.wantsControl(suspect)).map(({ key }) => key);
    if (tool.control === undefined || acquittable.length === 0) continue;
    reruns.take('control', acquittable, await tool.control(reruns.testsOf(acquittable)));
  }
  while (tool.control !== undefined && !signal.aborted) {
    const wanted = controlsOf(pairingOf(reruns.finish(false), deciding.sides), deciding.policy);
    const keys = wanted.map(({ test }) => resultKey(test));
    if (keys.length === 0) break;
    const control = await tool.control(tool.selectsTests ? reruns.testsOf(keys) : undefined);
    if (reruns.take('control', keys, control) === 0) break;
  }
  return reruns.finish(signal.aborted);
}

/** The re-runs of the suspected regressions of a run, and their control trials. */
class ToolReruns {
  readonly #run: RunResult;
  readonly #name: string;
  readonly #suspects: readonly GateSuspect[];
  readonly #withoutSecrets: <Value>(value: Value) => Value;
  /** The results of each trial of a test, by its key; none of one that was not measured. */
  readonly #trials = {
    confirmation: new Map<string, (readonly TestResult[])[]>(),
    control: new Map<string, (readonly TestResult[])[]>(),
  };
  readonly #added: ExtraTrial[] = [];
  readonly #warnings: Problem[] = [];
  /** Why the last re-run of a test did not measure it, by its key. */
  readonly #causes = new Map<string, string>();

  constructor(
    run: RunResult,
    name: string,
    suspects: readonly GateSuspect[],
    withoutSecrets: <Value>(value: Value) => Value,
  ) {
    this.#run = run;
    this.#name = name;
    this.#suspects = suspects;
    this.#withoutSecrets = withoutSecrets;
    const { confirmation } = this.#trials;
    for (const { key } of suspects) confirmation.set(key, []);
    for (const result of extraResults(run, 'confirmation')) confirmation.get(resultKey(result))?.push([result]);
  }

  isOpen(suspect: GateSuspect): boolean {
    return needsRerun(suspect, this.#measured('confirmation', suspect), { isDecided });
  }

  /** A control trial follows each failed re-run, while it could acquit the test. */
  wantsControl(suspect: GateSuspect): boolean {
    const reruns = this.#measured('confirmation', suspect).flat();
    return wantsControl(suspect, reruns) && isShortOf(reruns.length, this.#measured('control', suspect));
  }

  testsOf(keys: readonly string[]): TestResult[] {
    return this.#run.results.filter((result) => keys.includes(resultKey(result)));
  }

  /**
   * Takes what the tool wrote for one more trial of each of these tests, and returns how many of them it measured. An answer
   * from a cache is the one that failed already.
   */
  take(purpose: 'confirmation' | 'control', keys: readonly string[], rerun: Rerun | 'cancelled'): number {
    if (rerun === 'cancelled') return 0;
    const { results, warnings } = 'why' in rerun ? { results: [], warnings: [] } : pairedWith(this.#run, rerun.results);
    const trials = this.#trials[purpose];
    const checkout = purpose === 'control' ? 'base' : 'head';
    let count = 0;
    for (const test of this.testsOf(keys)) {
      const key = resultKey(test);
      const ofTest = this.#withoutSecrets(results.filter((result) => resultKey(result) === key));
      const fresh = ofTest.filter((result) => !result.cached && !result.trials?.some(({ cached }) => cached));
      trials.set(key, [...(trials.get(key) ?? []), fresh]);
      for (const result of fresh) this.#added.push({ purpose, checkout, result: { ...result, index: test.index } });
      const [failure] = fresh.flatMap((result) => failureOf(result) ?? []);
      if (fresh.some((result) => targetTrials(result).length > 0)) count += 1;
      // Why a test was not confirmed is a matter of its re-runs here.
      else if (purpose === 'control') continue;
      else if ('why' in rerun) this.explain(key, `${this.#name}: ${rerun.why}`);
      else if (ofTest.length === 0) this.explain(key, `${this.#name} wrote no result of it`);
      else if (fresh.length === 0) this.explain(key, `${this.#name} answered from a cache`);
      else if (failure)
        this.explain(key, `its re-run ended in an error: ${cutEnd(oneLine(failure.message), MAX_LINE_LENGTH)}`);
    }
    // The base commit may have tests that the change removes.
    if (purpose === 'confirmation') for (const problem of warnings) this.#warn(problem);
    if (purpose === 'control' && count === 0) {
      const why = 'why' in rerun ? rerun.why : 'none was measured';
      this.#warn(aWarning('UNUSED', `No control trials ran on the base commit: ${why}`));
    } else if ('why' in rerun) this.#warn(aWarning('RESULTS_UNREADABLE', `${this.#name} re-ran no test: ${rerun.why}`));
    return count;
  }

  explain(key: string, why: string): void {
    this.#causes.set(key, this.#withoutSecrets(why));
  }

  #warn(problem: Problem): void {
    const clean = this.#withoutSecrets(problem);
    if (!this.#warnings.some(({ message }) => message === clean.message)) this.#warnings.push(clean);
  }

  /** The run with its re-runs. What a cancelled step did not decide leaves it incomplete, as in a run of ours. */
  finish(isCancelled: boolean): RunResult {
    const { unconfirmed: before = [], ...run } = withWarnings(this.#run, this.#warnings);
    const undecided = this.#suspects
      .filter((suspect) => !isDecided(suspect, this.#measured('confirmation', suspect).flat()))
      .map(({ key, of: { test } }) => {
        const { suite, suiteFile, testId, target } = test;
        return { suite, suiteFile, testId, target, why: this.#causes.get(key) };
      });
    const isKnown = (test: TestNames) => this.#suspects.some(({ key }) => key === resultKey(test));
    const unconfirmed = [...before.filter((test) => !isKnown(test)), ...undecided];
    const extraTrials = inReportOrder([...(run.extraTrials ?? []), ...this.#added]);
    const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
    return {
      ...run,
      ...(isCutOff && { complete: false, stopped: 'cancelled' as const }),
      extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
      unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
    };
  }

  #measured(purpose: 'confirmation' | 'control', { key }: GateSuspect): PresentTrial[][] {
    return (this.#trials[purpose].get(key) ?? []).map((results) => results.flatMap(targetTrials));
  }
}

/** A command that takes longer is ended. */
const MAX_RERUN_MS = 30 * 60_000;
const MAX_LINE_LENGTH = 300;

export type Rerun = { readonly results: readonly TestResult[] } | { readonly why: string };

/**
 * Runs the command once for these tests: the results that it wrote, or why there are none. Its exit code says nothing: test
 * runners fail by it.
 */
async function rerunResults(
  tests: readonly TestResult[],
  command: string,
  { inputs, paths, run }: Pick<ConfirmCommandInputs, 'inputs' | 'paths'> & { readonly run: RunResult },
  runtime: Runtime,
): Promise<Rerun | 'cancelled'> {
  const { files } = runtime;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  await using scratch = await files.scratchFolder('eval-action-confirm-');
  // Tools write a format by the extension of the file, and name suites by its name.
  const name = basename(paths[0] ?? '');
  const output = join(scratch.path, /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl');
  const quote = runtime.machine().platform === 'win32' ? powerShellWord : shellWord;
  const filled = filledIn(command, { tests: namesInTool(tests), output }, quote);
  const process = { name: 'confirm-command', command: filled, cwd, env: runtime.programEnv({}) };
  const ended = await runTool({ ...process, timeoutMs: MAX_RERUN_MS }, runtime);
  if (ended === 'cancelled') return ended;
  const { why, exitCode, lastLines } = ended;
  const imports = importsOf(inputs, runtime, run);
  const rerun: Rerun =
    why !== undefined
      ? { why }
      : (await files.state(output)) === 'missing'
        ? { why: `it ended with exit code ${exitCode} and wrote no {output}` }
        : await usableResults(() => readResults([output], { cwd: scratch.path, files, toolCwd: cwd }, imports));
  if ('why' in rerun) runtime.log.warn(`confirm-command re-ran no test: ${rerun.why}${lastLines}`);
  return rerun;
}

/**
 * The results of a re-run, or why they cannot be used: any trial may be the one that decides, so all of them must be there.
 * Tests that the command selected out are no trials.
 */
export async function usableResults(read: () => Promise<Pick<ReadRun, 'run'>>): Promise<Rerun> {
  try {
    const { run } = await read();
    const { unreadable: [first] = [], stopped, results } = run;
    if (first !== undefined) return { why: `its results cannot be read: ${first.message}` };
    if (stopped === 'cancelled') return { why: 'the tool was cancelled' };
    if (stopped !== undefined) return { why: 'its results are incomplete: the tool was stopped while it wrote them' };
    return hasOnlyLastAttempts(run)
      ? { why: 'its results have only the last attempts: switch the retries of the tool off in confirm-command' }
      : { results };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its results cannot be read: ${error.problems[0]?.message ?? error.message}` };
  }
}
