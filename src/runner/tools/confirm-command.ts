import { basename, join, resolve } from 'node:path';
import { filledIn, namesInTool } from '../../config/confirm-command.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import { policyOf } from '../../config/policy/policy.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import { controlsOf } from '../../gate/suspected-regressions.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import { failureOf, targetTrials } from '../../model/run/present-trials.ts';
import type { ExtraTrial, RunResult, TestResult } from '../../model/run/result.ts';
import { extraResults, resultKey } from '../../model/run/result-keys.ts';
import { powerShellWord, shellWord } from '../../model/text/shell-command.ts';
import { listed } from '../../model/text/similar-names.ts';
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
    rerun: (tests: readonly TestResult[]) => rerunResults(tests, { command, inputs, paths, run }, runtime),
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

interface ConfirmingByTool {
  readonly deciding: GateSides;
  readonly tool: RerunTool;
  readonly whyNot?: string | undefined;
}

/**
 * Re-runs the suspected regressions of results of another tool, until the gate can decide. Each round starts the tool once,
 * for all tests that are undecided. Suites that got worse run on the base commit. Without any of these, the run stays as it is.
 */
export async function confirmByTool(
  run: RunResult,
  { deciding, tool, whyNot }: ConfirmingByTool,
  { signal, log, redactor }: Pick<Runtime, 'signal' | 'log' | 'redactor'>,
): Promise<RunResult> {
  const { name } = tool;
  const suspects = suspectsIn(run, deciding);
  const reruns = new ToolReruns(run, { name, suspects, withoutSecrets: redactor.deep });
  const isOpen = suspects.some((suspect) => reruns.isOpen(suspect));
  if (!isOpen && tool.control === undefined) return run;
  if (isOpen && whyNot !== undefined) {
    return withWarnings(run, [warning('UNUSED', `${name} re-runs nothing here: ${whyNot}`)]);
  }

  // A tool would read such an id as an option.
  const isOption = ({ of }: GateSuspect) => tool.takesIds && of.test.testId.startsWith('-');
  const options = suspects.filter(isOption);
  if (options.length > 0) {
    const ids = listed([...new Set(options.map(({ of }) => of.test.testId))]);
    const message = `${name} did not re-run ${plural('test', options.length)} whose ids begin with "-": ${ids}`;
    const hint = 'The tool would read them as options: use {pattern} in place of {tests}, or rename the tests.';
    reruns.warn(warning('UNUSED', message, hint));
  }
  for (const { key } of options) reruns.explain(key, 'its id begins with "-", as an option of the tool');

  for (let round = 1; !signal.aborted; round += 1) {
    const left = suspects.filter((suspect) => !isOption(suspect) && reruns.isOpen(suspect));
    if (left.length === 0) break;
    log.info(`Re-running ${plural('suspected regression', left.length)} by ${name}, round ${round}`);
    reruns.take(left, await tool.rerun(reruns.testsOf(left.map(({ key }) => key))));

    const acquittable = left.filter((suspect) => reruns.wantsControl(suspect)).map(({ key }) => key);
    if (tool.control === undefined || acquittable.length === 0) continue;
    reruns.takeControls(acquittable, await tool.control(reruns.testsOf(acquittable)));
  }
  while (tool.control !== undefined && !signal.aborted) {
    const wanted = controlsOf(pairingOf(reruns.finish(false), deciding.sides), deciding.policy);
    const keys = wanted.map(({ test }) => resultKey(test));
    if (keys.length === 0) break;
    const control = await tool.control(tool.selectsTests ? reruns.testsOf(keys) : undefined);
    if (reruns.takeControls(keys, control) === 0) break;
  }
  return reruns.finish(signal.aborted);
}

const warning = (code: Problem['code'], message: string, hint?: string): Problem => ({
  code,
  severity: 'warning',
  message,
  hint,
});

/** The re-runs of the suspected regressions of a run, and their control trials. */
class ToolReruns {
  readonly #run: RunResult;
  readonly #name: string;
  readonly #suspects: readonly GateSuspect[];
  /** The results of each re-run of a test, by its key; none of one that was not measured. */
  readonly #results = new Map<string, (readonly TestResult[])[]>();
  /** The same of control trials. */
  readonly #controls = new Map<string, (readonly TestResult[])[]>();
  readonly #added: ExtraTrial[] = [];
  readonly #warnings: Problem[] = [];
  /** Why the last re-run of a test did not measure it, by its key. */
  readonly #causes = new Map<string, string>();

  readonly #withoutSecrets: <Value>(value: Value) => Value;

  constructor(
    run: RunResult,
    options: {
      readonly name: string;
      readonly suspects: readonly GateSuspect[];
      readonly withoutSecrets: <Value>(value: Value) => Value;
    },
  ) {
    this.#run = run;
    this.#name = options.name;
    this.#suspects = options.suspects;
    this.#withoutSecrets = options.withoutSecrets;
    for (const { key } of options.suspects) this.#results.set(key, []);
    for (const result of extraResults(run, 'confirmation')) this.#results.get(resultKey(result))?.push([result]);
  }

  isOpen(suspect: GateSuspect): boolean {
    return needsRerun(suspect, this.#measured(suspect), { isDecided });
  }

  /** A control trial follows each failed re-run, while it could acquit the test. */
  wantsControl(suspect: GateSuspect): boolean {
    const measured = this.#measured(suspect).flat();
    const controls = (this.#controls.get(suspect.key) ?? []).map((results) => results.flatMap(targetTrials));
    return wantsControl(suspect, measured) && isShortOf(measured.length, controls);
  }

  testsOf(keys: readonly string[]): TestResult[] {
    return this.#run.results.filter((result) => keys.includes(resultKey(result)));
  }

  /** Takes what the tool wrote for these tests, and says why some were not measured. */
  take(suspects: readonly GateSuspect[], rerun: Rerun | 'cancelled'): void {
    const keys = suspects.map(({ key }) => key);
    if (rerun === 'cancelled' || 'why' in rerun) {
      this.#add(keys, []);
      if (rerun === 'cancelled') return;
      for (const { key } of suspects) this.explain(key, `${this.#name}: ${rerun.why}`);
      this.warn(warning('RESULTS_UNREADABLE', `${this.#name} re-ran no test: ${rerun.why}`));
      return;
    }
    const { results, warnings } = pairedWith(this.#run, rerun.results);
    const [missing, onlyCached]: [string[], string[]] = [[], []];
    for (const { key, of } of suspects) {
      const ownResults = results.filter((result) => resultKey(result) === key);
      const fresh = ownResults.filter((result) => !isCached(result));
      const [failure] = fresh.flatMap((result) => failureOf(result) ?? []);
      if (ownResults.length === 0) {
        missing.push(of.test.testId);
        this.explain(key, `${this.#name} wrote no result of it`);
      } else if (fresh.length === 0) {
        onlyCached.push(of.test.testId);
        this.explain(key, `${this.#name} answered from a cache`);
      } else if (failure !== undefined && fresh.every((result) => targetTrials(result).length === 0)) {
        this.explain(key, `its re-run ended in an error: ${cutEnd(oneLine(failure.message), MAX_LINE_LENGTH)}`);
      }
    }
    for (const problem of warnings) this.warn(problem);
    if (missing.length > 0) {
      const message = `${this.#name} wrote no result of ${plural('test', missing.length)}: ${listed(missing)}`;
      const hint =
        'It must run the tests that fail, or those of {tests} or {pattern}, and write them under the same ids, suites and targets.';
      this.warn(warning('RESULTS_UNREADABLE', message, hint));
    }
    if (onlyCached.length > 0) {
      const message = `${this.#name} answered from a cache for ${plural('test', onlyCached.length)}: ${listed(onlyCached)}`;
      const hint = 'Switch the cache of the tool off (promptfoo: --no-cache).';
      this.warn(warning('RESULTS_UNREADABLE', message, hint));
    }
    this.#add(keys, results);
  }

  /**
   * Takes what the tool wrote on the base commit, and returns how many of these tests it measured. One that the base commit
   * lacks, or that ended there in an error, has no control trial.
   */
  takeControls(keys: readonly string[], rerun: Rerun | 'cancelled'): number {
    if (rerun === 'cancelled') return 0;
    const results = 'why' in rerun ? [] : pairedWith(this.#run, rerun.results).results;
    const measured = results.filter((result) => !isCached(result) && targetTrials(result).length > 0);
    const count = measured.filter((result) => keys.includes(resultKey(result))).length;
    const why = 'why' in rerun ? rerun.why : 'none was measured';
    if (count === 0) this.warn(warning('UNUSED', `No control trials ran on the base commit: ${why}`));
    this.#add(keys, results, 'control');
    return count;
  }

  /** One more trial of each of these tests. An answer from a cache is the one that failed already. */
  #add(
    keys: readonly string[],
    results: readonly TestResult[],
    purpose: 'confirmation' | 'control' = 'confirmation',
  ): void {
    const isControl = purpose === 'control';
    const all = isControl ? this.#controls : this.#results;
    const fresh = this.#withoutSecrets(results.filter((result) => !isCached(result)));
    for (const key of keys) {
      const ownResults = fresh.filter((result) => resultKey(result) === key);
      all.set(key, [...(all.get(key) ?? []), ownResults]);
      const index = this.#run.results.find((result) => resultKey(result) === key)?.index ?? 0;
      for (const result of ownResults) {
        this.#added.push({ purpose, checkout: isControl ? 'base' : 'head', result: { ...result, index } });
      }
    }
  }

  explain(key: string, why: string): void {
    this.#causes.set(key, this.#withoutSecrets(why));
  }

  warn(problem: Problem): void {
    const clean = this.#withoutSecrets(problem);
    if (!this.#warnings.some(({ message }) => message === clean.message)) this.#warnings.push(clean);
  }

  /** The run with its re-runs. What a cancelled step did not decide leaves it incomplete, as in a run of ours. */
  finish(isCancelled: boolean): RunResult {
    const { unconfirmed: before = [], ...run } = withWarnings(this.#run, this.#warnings);
    const undecided = this.#suspects
      .filter((suspect) => !isDecided(suspect, this.#measured(suspect).flat()))
      .map(({ key, of: { test } }) => {
        const { suite, suiteFile, testId, target } = test;
        return { suite, suiteFile, testId, target, why: this.#causes.get(key) };
      });
    const unconfirmed = [...before.filter((test) => !this.#results.has(resultKey(test))), ...undecided];
    const extraTrials = inReportOrder([...(run.extraTrials ?? []), ...this.#added]);
    const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
    return {
      ...run,
      ...(isCutOff && { complete: false, stopped: 'cancelled' as const }),
      extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
      unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
    };
  }

  #measured({ key }: GateSuspect): PresentTrial[][] {
    return (this.#results.get(key) ?? []).map((results) => results.flatMap(targetTrials));
  }
}

const isCached = ({ cached, trials = [] }: TestResult): boolean =>
  cached === true || trials.some((trial) => trial.cached === true);

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
  {
    command,
    inputs,
    paths,
    run,
  }: Pick<ConfirmCommandInputs, 'inputs' | 'paths'> & { readonly command: string; readonly run: RunResult },
  runtime: Runtime,
): Promise<Rerun | 'cancelled'> {
  const { files } = runtime;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  await using scratch = await files.scratchFolder('eval-action-confirm-');
  // Tools write a format by the extension of the file, and name suites by its name.
  const name = basename(paths[0] ?? '');
  const output = join(scratch.path, /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl');
  const quote = runtime.machine().platform === 'win32' ? powerShellWord : shellWord;
  const ended = await runTool(
    {
      name: 'confirm-command',
      command: filledIn(command, { tests: namesInTool(tests), output }, quote),
      cwd,
      env: runtime.programEnv({}),
      timeoutMs: MAX_RERUN_MS,
    },
    runtime,
  );
  if (ended.kind === 'cancelled') return 'cancelled';
  const imports = importsOf(inputs, runtime, run);
  const rerun: Rerun =
    ended.kind === 'failed'
      ? ended
      : (await files.state(output)) === 'missing'
        ? { why: `it ended with exit code ${ended.exitCode} and wrote no {output}` }
        : await usableResults(() => readResults([output], { cwd: scratch.path, files, toolCwd: cwd }, imports));
  if ('why' in rerun) ended.complain(`confirm-command re-ran no test: ${rerun.why}`);
  return rerun;
}

/** The results of a re-run, or why they cannot be used. */
export async function usableResults(read: () => Promise<Pick<ReadRun, 'run'>>): Promise<Rerun> {
  try {
    const { run } = await read();
    const why = whyUnusable(run);
    return why === undefined ? { results: run.results } : { why };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its results cannot be read: ${error.problems[0]?.message ?? error.message}` };
  }
}

/** Any trial may be the one that decides: all of them must be there. Tests that the command selected out are no trials. */
function whyUnusable(run: RunResult): string | undefined {
  const { unreadable: [first] = [], stopped } = run;
  if (first !== undefined) return `its results cannot be read: ${first.message}`;
  if (stopped === 'cancelled') return 'the tool was cancelled';
  if (stopped !== undefined) return 'its results are incomplete: the tool was stopped while it wrote them';
  const isLastOnly = hasOnlyLastAttempts(run);
  return isLastOnly
    ? 'its results have only the last attempts: switch the retries of the tool off in confirm-command'
    : undefined;
}
