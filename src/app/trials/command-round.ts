import { basename, join } from 'node:path';
import { endedHow } from '../../grade/programs.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import { type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { failureOf, targetTrials } from '../../model/run/present-trials.ts';
import { type RunResult, resultKey, type TestResult } from '../../model/run/result.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { grouped } from '../../shared/grouped.ts';
import { powerShellWord, shellWord } from '../../shared/shell-command.ts';
import { cutEnd, plural } from '../../shared/text.ts';
import { filledIn } from '../config/confirm-command.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { hasOnlyLastAttempts, pairedWith } from '../run-folder/extra-trials-files.ts';
import { type ImportHow, readResults } from '../run-folder/read-results.ts';
import type { GateSuspect } from './gate-policies.ts';

interface Rerunning {
  /** `confirm-command` */
  readonly command: string;
  /** Where it runs. */
  readonly cwd: string;
  readonly run: RunResult;
  /** The results files of the run. */
  readonly paths: readonly string[];
  /** How they were read. */
  readonly inputs: ImportHow;
}

/** One run of the command: the results of the tests that it was to run. */
interface Rerun {
  readonly results: readonly TestResult[];
  /** Why some tests were not measured: a clause for each. */
  readonly unmeasured: readonly Unmeasured[];
  readonly problems: readonly Problem[];
}

interface Unmeasured {
  readonly key: string;
  readonly why: string;
}

/** A command that takes longer is ended. */
const MAX_RERUN_MS = 30 * 60_000;

/** Runs the command once for these tests. Whatever goes wrong is no failure of a test: it then has no result. */
export async function runCommand(
  suspects: readonly GateSuspect[],
  rerunning: Rerunning,
  runtime: Runtime,
): Promise<Rerun> {
  const { files, exec, signal, log } = runtime;
  await using scratch = await files.scratchFolder('eval-action-confirm-');
  const output = join(scratch.path, outputName(rerunning.paths));
  const tests = [...new Set(suspects.map(({ of }) => of.test.testId))];
  const quote = runtime.machine().platform === 'win32' ? powerShellWord : shellWord;
  const ended = await exec.run(
    {
      command: { shell: filledIn(rerunning.command, { tests, output }, quote) },
      cwd: rerunning.cwd,
      env: runtime.programEnv({}),
      timeoutMs: MAX_RERUN_MS,
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  if (ended.kind === 'cancelled') return { results: [], unmeasured: [], problems: [] };
  const read = await resultsOf(ended, { ...rerunning, output }, files);
  if (typeof read !== 'string') return resultsFor(suspects, read, rerunning.run);
  const message = `confirm-command re-ran no test: ${read}`;
  const said = lastLines(ended, runtime).map((line) => `\n  ${line}`);
  log.warn(said.length === 0 ? message : `${message}. Its last lines:${said.join('')}`);
  const why = `confirm-command: ${read}`;
  return { results: [], unmeasured: suspects.map(({ key }) => ({ key, why })), problems: [problem(message)] };
}

interface Written extends Rerunning {
  readonly output: string;
}

/** Tools write a format by the extension of the file, and name suites by its name. */
function outputName(paths: readonly string[]): string {
  const name = basename(paths[0] ?? '');
  return /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl';
}

/** The results that the command wrote, or why there are none. Its exit code says nothing: test runners fail by it. */
async function resultsOf(
  ended: ExecResult,
  { output, inputs }: Written,
  files: Runtime['files'],
): Promise<readonly TestResult[] | string> {
  if (ended.kind !== 'exited') return `it ${endedHow(ended, MAX_RERUN_MS)}`;
  if ((await files.state(output)) === 'missing')
    return `it ended with exit code ${ended.exitCode} and wrote no {output}`;
  try {
    const { run } = await readResults([output], { cwd: join(output, '..'), files }, inputs);
    return whyUnusable(run) ?? run.results;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `its results cannot be read: ${error.problems[0]?.message ?? error.message}`;
  }
}

/** Any trial may be the one that decides: all of them must be there. Tests that the command selected out are no trials. */
function whyUnusable(run: RunResult): string | undefined {
  const { unreadable: [first] = [], stopped } = run;
  if (first !== undefined) return `its results cannot be read: ${first.message}`;
  if (stopped === 'cancelled') return 'the tool was cancelled';
  if (stopped !== undefined) return 'its results are incomplete: the tool was stopped while it wrote them';
  return hasOnlyLastAttempts(run) ? `its results have only the last attempts: ${RETRIES_OFF}` : undefined;
}

const RETRIES_OFF = 'switch the retries of the tool off in confirm-command';

function resultsFor(suspects: readonly GateSuspect[], read: readonly TestResult[], run: RunResult): Rerun {
  const { results, warnings } = pairedWith(run, read);
  const fresh = results.filter((result) => !isCached(result));
  const byKey = grouped(results, (result) => [resultKey(result)]);
  const unmeasured = suspects.flatMap((suspect) => {
    const why = whyUnmeasured(byKey.get(JSON.stringify([suspect.key])) ?? []);
    return why === undefined ? [] : [{ ...why, suspect }];
  });
  const idsOf = (wanted: Cause['kind']) =>
    unmeasured.filter(({ kind }) => kind === wanted).map(({ suspect }) => suspect.of.test.testId);
  const [missing, onlyCached] = [idsOf('missing'), idsOf('cached')];
  return {
    results: fresh,
    unmeasured: unmeasured.map(({ suspect: { key }, why }) => ({ key, why })),
    problems: [
      ...warnings,
      ...(missing.length > 0 ? [noResult(missing)] : []),
      ...(onlyCached.length > 0 ? [cached(onlyCached)] : []),
    ],
  };
}

interface Cause {
  readonly kind: 'missing' | 'cached' | 'error';
  readonly why: string;
}

/** Why the results of a test measure nothing. */
function whyUnmeasured(results: readonly TestResult[]): Cause | undefined {
  if (results.length === 0) return { kind: 'missing', why: 'confirm-command wrote no result of it' };
  const fresh = results.filter((result) => !isCached(result));
  if (fresh.length === 0) return { kind: 'cached', why: 'confirm-command answered from a cache' };
  const [failure] = fresh.flatMap((result) => failureOf(result) ?? []);
  if (failure === undefined || fresh.some((result) => targetTrials(result).length > 0)) return undefined;
  return { kind: 'error', why: `its re-run ended in an error: ${cutEnd(oneLine(failure.message), MAX_LINE_LENGTH)}` };
}

/** An answer from a cache is the one that failed already. */
const isCached = ({ cached, trials = [] }: TestResult): boolean =>
  cached === true || trials.some((trial) => trial.cached === true);

const problem = (message: string, hint?: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message,
  hint,
});

const noResult = (ids: readonly string[]): Problem =>
  problem(
    `confirm-command wrote no result of ${plural('test', ids.length)}: ${listed(ids)}`,
    'It must run the tests that fail, or those of {tests} or {pattern}, and write them under the same ids, suites and targets.',
  );

const cached = (ids: readonly string[]): Problem =>
  problem(
    `confirm-command answered from a cache for ${plural('test', ids.length)}: ${listed(ids)}`,
    'Switch the cache of the tool off in confirm-command (promptfoo: --no-cache).',
  );

const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;

/** Secrets are redacted before lines are cut: the redactor does not find a short part of one. */
function lastLines(ended: ExecResult, { redactor }: Pick<Runtime, 'redactor'>): string[] {
  if (!('stdout' in ended)) return [];
  return [ended.stdout, ended.stderr]
    .flatMap((text) =>
      redactor
        .text(text)
        .trimEnd()
        .split('\n')
        .slice(-MAX_LINES / 2),
    )
    .filter((line) => line.trim() !== '')
    .map((line) => cutEnd(oneLine(line), MAX_LINE_LENGTH));
}
