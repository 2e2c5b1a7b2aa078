import { basename, join, resolve } from 'node:path';
import { filledIn } from '../../config/confirm-command.ts';
import type { GateInputs } from '../../config/gate-inputs.ts';
import { policyOf } from '../../config/policy/policy.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import { endedHow } from '../../graders/programs.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { failureOf, targetTrials } from '../../model/run/present-trials.ts';
import type { ExtraTrial, RunResult, TestResult } from '../../model/run/result.ts';
import { extraResults, resultKey } from '../../model/run/result-keys.ts';
import { listed } from '../../model/text/did-you-mean.ts';
import { powerShellWord, shellWord } from '../../model/text/shell-command.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { hasOnlyLastAttempts, pairedWith } from '../../results/run-folder/extra-trials-files.ts';
import { readResults } from '../../results/run-folder/read-results.ts';
import { importsOf } from '../../results/run-folder/reported-run.ts';
import { inReportOrder } from '../../results/shards.ts';
import { withWarnings } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type GateSuspect, isDecided, suspectsIn } from './gate-policies.ts';
import { needsRerun } from './planners.ts';

interface ConfirmCommandInputs {
  /** The command of these inputs runs the tests again. */
  readonly inputs: ReportInputs;
  readonly gateInputs: Pick<GateInputs, 'baseline' | 'quarantine' | 'suiteFiles'>;
  /** The results files of the run. */
  readonly paths: readonly string[];
  /** Why these tests must not run here. */
  readonly whyNot?: string | undefined;
}

/**
 * Re-runs the suspected regressions of existing results by `confirm-command`, until the gate can decide
 * (docs/other-tools.md). Each round runs the command once, for all tests that are undecided. Without the command, or
 * without a suspected regression, the run stays as it is.
 */
export async function confirmByCommand(
  run: RunResult,
  confirming: ConfirmCommandInputs,
  runtime: Runtime,
): Promise<RunResult> {
  const { inputs, gateInputs, whyNot } = confirming;
  const { confirmCommand: command } = inputs;
  if (command === undefined) return run;
  const suspects = suspectsIn(run, { sides: gateInputs, policy: policyOf(inputs) });
  const reruns = new CommandReruns(run, suspects, runtime.redactor.deep);
  if (!suspects.some((suspect) => reruns.isOpen(suspect))) return run;
  if (whyNot !== undefined) {
    return withWarnings(run, [warning('UNUSED', `confirm-command re-runs nothing here: ${whyNot}`)]);
  }

  // A tool would read such an id as an option.
  const isOption = ({ of }: GateSuspect) => command.includes('{tests}') && of.test.testId.startsWith('-');
  const options = suspects.filter(isOption);
  if (options.length > 0) {
    const ids = listed([...new Set(options.map(({ of }) => of.test.testId))]);
    const message = `confirm-command did not re-run ${plural('test', options.length)} whose ids begin with "-": ${ids}`;
    const hint = 'The tool would read them as options: use {pattern} in place of {tests}, or rename the tests.';
    reruns.warn(warning('UNUSED', message, hint));
  }
  for (const { key } of options) reruns.explain(key, 'its id begins with "-", as an option of the tool');

  const { signal, log } = runtime;
  for (let round = 1; !signal.aborted; round += 1) {
    const left = suspects.filter((suspect) => !isOption(suspect) && reruns.isOpen(suspect));
    if (left.length === 0) break;
    log.info(`Re-running ${plural('suspected regression', left.length)} by confirm-command, round ${round}`);
    const read = await rerunResults(left, { ...confirming, command, run }, runtime);
    if (read === 'cancelled') reruns.add(left, []);
    else if ('why' in read) {
      reruns.add(left, []);
      for (const { key } of left) reruns.explain(key, `confirm-command: ${read.why}`);
      reruns.warn(warning('RESULTS_UNREADABLE', `confirm-command re-ran no test: ${read.why}`));
    } else reruns.take(left, pairedWith(run, read.results));
  }
  return reruns.finish(signal.aborted);
}

const warning = (code: Problem['code'], message: string, hint?: string): Problem => ({
  code,
  severity: 'warning',
  message,
  hint,
});

/** The re-runs of the suspected regressions of a run. */
class CommandReruns {
  readonly #run: RunResult;
  readonly #suspects: readonly GateSuspect[];
  /** The results of each re-run of a test, by its key; none of one that was not measured. */
  readonly #results = new Map<string, (readonly TestResult[])[]>();
  readonly #added: ExtraTrial[] = [];
  readonly #warnings: Problem[] = [];
  /** Why the last re-run of a test did not measure it, by its key. */
  readonly #causes = new Map<string, string>();

  readonly #withoutSecrets: <Value>(value: Value) => Value;

  constructor(run: RunResult, suspects: readonly GateSuspect[], withoutSecrets: <Value>(value: Value) => Value) {
    this.#run = run;
    this.#suspects = suspects;
    this.#withoutSecrets = withoutSecrets;
    for (const { key } of suspects) this.#results.set(key, []);
    for (const result of extraResults(run, 'confirmation')) this.#results.get(resultKey(result))?.push([result]);
  }

  isOpen(suspect: GateSuspect): boolean {
    return needsRerun(suspect, this.#measured(suspect), { isDecided });
  }

  /** Takes what the command wrote for these tests, and says why some were not measured. */
  take(suspects: readonly GateSuspect[], { results, warnings }: ReturnType<typeof pairedWith>): void {
    const [missing, onlyCached]: [string[], string[]] = [[], []];
    for (const { key, of } of suspects) {
      const own = results.filter((result) => resultKey(result) === key);
      const fresh = own.filter((result) => !isCached(result));
      const [failure] = fresh.flatMap((result) => failureOf(result) ?? []);
      if (own.length === 0) {
        missing.push(of.test.testId);
        this.explain(key, 'confirm-command wrote no result of it');
      } else if (fresh.length === 0) {
        onlyCached.push(of.test.testId);
        this.explain(key, 'confirm-command answered from a cache');
      } else if (failure !== undefined && fresh.every((result) => targetTrials(result).length === 0)) {
        this.explain(key, `its re-run ended in an error: ${cutEnd(oneLine(failure.message), MAX_LINE_LENGTH)}`);
      }
    }
    for (const problem of warnings) this.warn(problem);
    if (missing.length > 0) {
      const message = `confirm-command wrote no result of ${plural('test', missing.length)}: ${listed(missing)}`;
      const hint =
        'It must run the tests that fail, or those of {tests} or {pattern}, and write them under the same ids, suites and targets.';
      this.warn(warning('RESULTS_UNREADABLE', message, hint));
    }
    if (onlyCached.length > 0) {
      const message = `confirm-command answered from a cache for ${plural('test', onlyCached.length)}: ${listed(onlyCached)}`;
      const hint = 'Switch the cache of the tool off in confirm-command (promptfoo: --no-cache).';
      this.warn(warning('RESULTS_UNREADABLE', message, hint));
    }
    this.add(suspects, this.#withoutSecrets(results.filter((result) => !isCached(result))));
  }

  /** One re-run of each of these tests. */
  add(suspects: readonly GateSuspect[], results: readonly TestResult[]): void {
    for (const { key } of suspects) {
      const own = results.filter((result) => resultKey(result) === key);
      this.#results.get(key)?.push(own);
      const index = this.#run.results.find((result) => resultKey(result) === key)?.index ?? 0;
      for (const result of own) {
        this.#added.push({ purpose: 'confirmation', checkout: 'head', result: { ...result, index } });
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
    const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
    return {
      ...run,
      ...(isCutOff && { complete: false, stopped: 'cancelled' as const }),
      extraTrials: inReportOrder([...(run.extraTrials ?? []), ...this.#added]),
      unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
    };
  }

  #measured({ key }: GateSuspect): PresentTrial[][] {
    return (this.#results.get(key) ?? []).map((results) => results.flatMap(targetTrials));
  }
}

/** An answer from a cache is the one that failed already. */
const isCached = ({ cached, trials = [] }: TestResult): boolean =>
  cached === true || trials.some((trial) => trial.cached === true);

/** A command that takes longer is ended. */
const MAX_RERUN_MS = 30 * 60_000;
const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;

type Rerun = { readonly results: readonly TestResult[] } | { readonly why: string };

/**
 * Runs the command once for these tests: the results that it wrote, or why there are none. Its exit code says nothing: test
 * runners fail by it.
 */
async function rerunResults(
  suspects: readonly GateSuspect[],
  { command, inputs, paths, run }: ConfirmCommandInputs & { readonly command: string; readonly run: RunResult },
  runtime: Runtime,
): Promise<Rerun | 'cancelled'> {
  const { files, exec, signal, log, redactor } = runtime;
  await using scratch = await files.scratchFolder('eval-action-confirm-');
  // Tools write a format by the extension of the file, and name suites by its name.
  const name = basename(paths[0] ?? '');
  const output = join(scratch.path, /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl');
  const tests = [...new Set(suspects.map(({ of }) => of.test.testId))];
  const quote = runtime.machine().platform === 'win32' ? powerShellWord : shellWord;
  const ended = await exec.run(
    {
      command: { shell: filledIn(command, { tests, output }, quote) },
      cwd: resolve(runtime.cwd, inputs.workingDirectory),
      env: runtime.programEnv({}),
      timeoutMs: MAX_RERUN_MS,
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  if (ended.kind === 'cancelled') return 'cancelled';

  const read = async (): Promise<Rerun> => {
    if (ended.kind !== 'exited') return { why: `it ${endedHow(ended, MAX_RERUN_MS)}` };
    if ((await files.state(output)) === 'missing')
      return { why: `it ended with exit code ${ended.exitCode} and wrote no {output}` };
    try {
      const imports = importsOf(inputs, runtime, run);
      const { run: written } = await readResults([output], { cwd: scratch.path, files }, imports);
      const why = whyUnusable(written);
      return why === undefined ? { results: written.results } : { why };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { why: `its results cannot be read: ${error.problems[0]?.message ?? error.message}` };
    }
  };
  const rerun = await read();
  if ('results' in rerun) return rerun;

  const message = `confirm-command re-ran no test: ${rerun.why}`;
  // Secrets are redacted before lines are cut: the redactor does not find a short part of one.
  const lines = ('stdout' in ended ? [ended.stdout, ended.stderr] : [])
    .flatMap((text) =>
      redactor
        .text(text)
        .trimEnd()
        .split('\n')
        .slice(-MAX_LINES / 2),
    )
    .filter((line) => line.trim() !== '')
    .map((line) => `\n  ${cutEnd(oneLine(line), MAX_LINE_LENGTH)}`);
  log.warn(lines.length === 0 ? message : `${message}. Its last lines:${lines.join('')}`);
  return rerun;
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
