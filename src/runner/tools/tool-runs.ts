import { basename, join, relative, resolve, sep } from 'node:path';
import type { BaseTree } from '../../baseline/base-checkout.ts';
import { filledIn, namesInTool } from '../../config/confirm-command.ts';
import type { RunOptions } from '../../config/settings.ts';
import { anError, UserError, userError } from '../../model/errors.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { EPOCH } from '../../model/text/iso-time.ts';
import { powerShellWord, shellWord } from '../../model/text/shell-command.ts';
import type { Some } from '../../model/values/grouped.ts';
import { joinRounds } from '../../results/importers/join-rounds.ts';
import { type ImportHow, readResults } from '../../results/run-folder/read-results.ts';
import { reportedRun } from '../../results/run-folder/reported-run.ts';
import { journalIn } from '../../results/run-folder/run-files.ts';
import { foldersUpTo } from '../../suites/config-file.ts';
import { isInside, shownPath } from '../../suites/references/shown-path.ts';
import type { ToolRerun, ToolStart } from '../engines/engine.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { linkPackages } from './base-packages.ts';
import { type Rerun, usableResults } from './confirm-command.ts';
import type { Tool } from './find-tool.ts';
import { runTool } from './run-tool.ts';

/** Where a tool runs, and where its results are kept. */
interface ToolSite {
  readonly inputs: RunOptions;
  /** Absolute, as the root of the repository and the folder of the run. */
  readonly cwd: string;
  readonly root: string;
  readonly folder: string;
  readonly base: BaseTree | undefined;
  readonly runtime: Runtime;
}

/** Suites that one start runs. */
interface SuitesOfStart {
  readonly evals: readonly string[];
  /** Absolute: the results of their first run, and the `resultKey`s in it. */
  results?: string;
  keys?: ReadonlySet<string>;
}

export interface WhatToRun {
  /** The name of the folder for its results. */
  readonly name: string;
  /** The tests of a re-run; absent: all. */
  readonly tests?: readonly TestResult[] | undefined;
  readonly checkout?: 'head' | 'base';
}

/** What the starts wrote. */
interface Written {
  readonly files: readonly string[];
  /** Where the tool ran. */
  readonly toolCwd?: string;
  /** Why not all that was wanted; for messages after it, the last lines of the tool, and its command. */
  readonly why?: string;
  readonly lastLines?: string;
  readonly command?: string;
}

/** As long as a job on the runner of a user may take. */
const MAX_TOOL_MS = 5 * 24 * 60 * 60_000;
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_FILES = 1_000;

/** How the results of a tool are read. */
export const importsOf = ({ settings }: Tool, { redactor }: Pick<Runtime, 'redactor'>): ImportHow => ({
  format: settings.format,
  scoreName: settings.score_name,
  passMark: settings.pass_mark,
  suiteName: settings.suite_name,
  targetName: settings.target_name,
  repeatedNames: settings.repeated_names,
  redactor,
});

/** The starts of one tool in one run, one after the other. */
export class ToolRuns {
  readonly #tool: Tool;
  readonly #site: ToolSite;
  readonly #imports: ImportHow;
  readonly #suites: readonly SuitesOfStart[];
  #base: Promise<string | { readonly why: string }> | undefined;
  /** The `resultKey`s of the first start. */
  #knownTests: ReadonlySet<string> | undefined;
  /** A re-run of tests that failed left some out. */
  #leavesOut = false;

  constructor(tool: Tool, site: ToolSite) {
    const { engine, evals } = tool;
    this.#tool = tool;
    this.#site = site;
    this.#imports = importsOf(tool, site.runtime);
    this.#suites = engine?.takesOneFile && evals.length > 0 ? evals.map((file) => ({ evals: [file] })) : [{ evals }];
  }

  get canRerun(): boolean {
    return this.#tool.engine !== undefined || this.#tool.settings.rerun !== undefined;
  }

  /** Whether a re-run has the tests that are asked for, and not only those that failed. */
  get selectsTests(): boolean {
    const { engine, settings } = this.#tool;
    return engine ? !engine.selectsFailed : /\{(?:tests|pattern)\}/.test(settings.rerun ?? '');
  }

  /** Runs all tests. Undefined if that was cancelled. Throws a `UserError` if the tool wrote no results. */
  async runAll(): Promise<RunResult | undefined> {
    const { inputs, runtime, cwd } = this.#site;
    const { name, engine } = this.#tool;
    const { files } = runtime;
    let rounds: Some<RunResult> | undefined;
    const starts = engine?.repeatsTests ? 1 : (inputs.trials ?? 1);
    for (let number = 1; number <= starts; number += 1) {
      const written = await this.#start({ name: number === 1 ? 'run' : `run-${number}` });
      if (written === 'cancelled') return undefined;
      const { why, lastLines = '', command } = written;
      if (written.files.length === 0) {
        throw userError('RESULTS_UNREADABLE', `${name} measured nothing: ${why}${lastLines}`, {
          hint: `The command was: ${command}`,
        });
      }
      const reporting = {
        inputs: { ...inputs, ...this.#imports, knownTests: this.#knownTests },
        redactor: runtime.redactor,
        now: runtime.clock.now(),
      };
      const { run } = await reportedRun({ paths: written.files, site: { cwd, files } }, undefined, reporting);
      const unreadable = run.unreadable && (await this.#located(run.unreadable));
      let round: RunResult = { ...run, unreadable, results: await this.#completed(run.results) };
      this.#knownTests ??= new Set(run.results.map(resultKey));
      if (why !== undefined) {
        const problem = anError('RESULTS_UNREADABLE', `${name}: ${why}${lastLines}`);
        round = { ...round, complete: false, unreadable: [...(unreadable ?? []), problem] };
      }
      rounds = rounds === undefined ? [round] : [...rounds, round];
    }
    return rounds && joinRounds(rounds);
  }

  /** Runs tests again; without `tests` all of them. */
  async rerun(what: WhatToRun): Promise<Rerun | 'cancelled'> {
    const { tests = [], checkout } = what;
    const rerun = await this.#runAgain(what);
    const isFinal = checkout === 'base' || this.#tool.engine?.rerunAll === undefined || this.#leavesOut;
    if (isFinal || rerun === 'cancelled' || 'why' in rerun) return rerun;
    const resultKeys = new Set(rerun.results.map(resultKey));
    if (tests.every((test) => resultKeys.has(resultKey(test)))) return rerun;
    this.#leavesOut = true;
    const all = await this.#runAgain({ ...what, name: `${what.name}-all` });
    return all === 'cancelled' || 'why' in all ? all : { results: [...rerun.results, ...all.results] };
  }

  async #runAgain(what: WhatToRun): Promise<Rerun | 'cancelled'> {
    const { runtime, cwd } = this.#site;
    const imports = { ...this.#imports, knownTests: this.#knownTests };
    const written = await this.#start(what);
    if (written === 'cancelled') return written;
    const { files, toolCwd, why, lastLines = '' } = written;
    if (why !== undefined) {
      if (lastLines !== '') runtime.log.warn(`${this.#tool.name}: ${why}${lastLines}`);
      return { why };
    }
    const rerun = await usableResults(() => readResults(files, { cwd, files: runtime.files, toolCwd }, imports));
    return 'why' in rerun ? rerun : { results: await this.#completed(rerun.results) };
  }

  /** Formats without times: two runs that began at the same time with the same results would count once in a baseline. */
  async #completed(results: readonly TestResult[]): Promise<TestResult[]> {
    const timestamp = new Date(this.#site.runtime.clock.now()).toISOString();
    return (await this.#located(results)).map((result) => ({
      ...result,
      timestamp: result.timestamp === EPOCH ? timestamp : result.timestamp,
    }));
  }

  /**
   * Files that the working directory lacks are named from a folder above it: pytest names them from its `rootdir`.
   * What is in no known file is in the one that the tool was started with.
   */
  async #located<Located extends { readonly location?: SourceLocation | undefined }>(
    all: readonly Located[],
  ): Promise<Located[]> {
    const { cwd, root, folder, runtime } = this.#site;
    const isFile = async (path: string) => (await runtime.files.state(path)) === 'file';
    const engineFolder = join(folder, 'engine');
    const places = new Map<string, Partial<SourceLocation>>();
    for (const file of new Set(all.flatMap(({ location }) => location?.file ?? []))) {
      const path = resolve(cwd, file);
      if (isInside(engineFolder, path)) {
        const index = Number(relative(engineFolder, path).split(sep)[1]) - 1 || 0;
        const [suite = '', ...others] = this.#suites[index]?.evals ?? [];
        if (others.length === 0 && (await isFile(resolve(cwd, suite))))
          places.set(file, { file: suite, line: 1, column: 1 });
      } else {
        for (const above of foldersUpTo(root, cwd).toReversed()) {
          const candidate = resolve(above, file);
          if (await isFile(candidate)) places.set(file, { file: shownPath(candidate, cwd) });
        }
      }
    }
    return all.map((each) => {
      const { location } = each;
      return location === undefined ? each : { ...each, location: { ...location, ...places.get(location.file) } };
    });
  }

  async #start({ name, tests, checkout = 'head' }: WhatToRun): Promise<Written | 'cancelled'> {
    const { inputs, runtime, cwd: head, folder } = this.#site;
    const { engine, settings, path } = this.#tool;
    const { files, log } = runtime;
    this.#base ??= checkout === 'base' ? this.#openBase() : undefined;
    const base = checkout === 'base' ? await this.#base : undefined;
    if (typeof base === 'object') return { files: [], ...base };
    const cwd = base ?? head;

    const resultFiles: string[] = [];
    for (const [index, suites] of this.#suites.entries()) {
      const { evals, keys, results = '' } = suites;
      const suiteTests = tests?.filter((test) => keys === undefined || keys.has(resultKey(test)));
      if (suiteTests?.length === 0) continue;

      await using scratch = await files.scratchFolder('eval-action-engine-');
      const start = { evals, output: join(scratch.path, this.#outputName(suites)), trials: inputs.trials };
      const command = this.#commandOf(suiteTests === undefined ? start : { ...start, tests: suiteTests, results });
      const withoutOutput = command.replaceAll(start.output, '{output}');
      const shown = results === '' ? withoutOutput : withoutOutput.replaceAll(results, '{results}');
      log.info(`${base === undefined ? 'Running' : 'Running on the base commit'}: ${shown}`);
      const env = runtime.programEnv({ PATH: path, ...engine?.env?.(start) });
      const before = settings.results === undefined ? undefined : await this.#timesOf(cwd);
      const ended = await runTool({ name: this.#tool.name, command, cwd, env, timeoutMs: MAX_TOOL_MS }, runtime);
      if (ended === 'cancelled') return ended;

      const to = join(folder, 'engine', name, this.#suites.length > 1 ? String(index + 1) : '');
      const written = await this.#keep(await this.#writtenTo(start.output, cwd, before), to);
      resultFiles.push(...written);
      const isAlone = this.#suites.length === 1;
      const run = await this.#readIfPossible(written, cwd);
      let why = ended.why ?? this.#whyIncomplete(ended.exitCode, written, run);
      // That a start of all suites ran none, who started it says.
      const isEmpty = run?.results.length === 0 && run.skipped === undefined && run.unreadable === undefined;
      if (isEmpty && tests === undefined && !isAlone) why ??= 'it ran no test';
      if (why !== undefined) {
        const of = isAlone ? '' : `${evals.join(' ')}: `;
        return { files: resultFiles, why: `${of}${why}`, lastLines: ended.lastLines, command: shown };
      }
      if (tests === undefined) {
        suites.results ??= written[0];
        if (!isAlone) suites.keys ??= new Set(run?.results.map(resultKey));
      }
    }
    return { files: resultFiles, toolCwd: cwd };
  }

  /** Undefined for results that cannot be read: whoever reads those of all starts says why. */
  async #readIfPossible(written: readonly string[], cwd: string): Promise<RunResult | undefined> {
    try {
      return (await readResults(written, { cwd, files: this.#site.runtime.files }, this.#imports)).run;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return undefined;
    }
  }

  /** Why the results may lack some, by the exit code of the tool. */
  #whyIncomplete(exitCode: number, written: readonly string[], run: RunResult | undefined): string | undefined {
    const { engine, settings } = this.#tool;
    const place = settings.results === undefined ? '' : ` to ${[settings.results].flat().join(', ')}`;
    if (written.length === 0) return `it ended with exit code ${exitCode} and wrote no results${place}`;
    // Of a program of the user's, only what shells say of one that was killed or not found.
    const isWhole = engine === undefined ? exitCode >= 0 && exitCode < 126 : engine.exitCodes.includes(exitCode);
    if (!isWhole) return `it ended with exit code ${exitCode}, so its results may be incomplete`;
    // Such as an error outside of tests, or a file that could not be loaded, of which results say nothing.
    const isGreen = run?.unreadable === undefined && run?.results.every(({ status }) => status === 'ok');
    return exitCode !== 0 && isGreen ? `it ended with exit code ${exitCode}, but no test failed` : undefined;
  }

  /** Suites without a name have that of the file. */
  #outputName({ evals: [file = '', ...others] }: SuitesOfStart): string {
    const { engine, settings } = this.#tool;
    const stem = others.length === 0 && file !== '' ? basename(file).replace(/\.[^.]*$/, '') : undefined;
    if (engine !== undefined) return engine.output.replace(/^results(?=\.)/, (name) => stem || name);
    return `results.${ENDINGS[settings.format ?? 'jsonl'] ?? 'json'}`;
  }

  #commandOf(start: ToolStart | ToolRerun): string {
    const { engine, settings, program, args } = this.#tool;
    const quote = this.#site.runtime.machine().platform === 'win32' ? powerShellWord : shellWord;
    const isRerun = 'tests' in start;
    const template = isRerun ? settings.rerun : settings.run;
    if (template !== undefined) {
      const tests = isRerun ? namesInTool(start.tests) : [];
      return filledIn(template, { tests, output: start.output }, quote);
    }
    const again = this.#leavesOut ? engine?.rerunAll : engine?.rerun;
    const engineArgs = isRerun ? again?.(start) : engine?.run(start);
    return [...program, ...(engineArgs ?? [])].map(quote).join(' ') + (args === '' ? '' : ` ${args}`);
  }

  /** The files of `results` in a checkout, with their times in milliseconds. */
  async #timesOf(cwd: string): Promise<ReadonlyMap<string, number>> {
    const { files } = this.#site.runtime;
    const paths = await files.glob([this.#tool.settings.results ?? []].flat(), { cwd });
    return new Map(await Promise.all(paths.map(async (path) => [path, await files.modifiedAt(path)] as const)));
  }

  /** The results files of a start. A file that it did not write is of an earlier run. */
  async #writtenTo(output: string, cwd: string, before?: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const { files } = this.#site.runtime;
    if (before !== undefined) {
      const now = await this.#timesOf(cwd);
      return [...now.keys()].filter((path) => now.get(path) !== before.get(path));
    }
    const state = await files.state(output);
    if (state !== 'folder') return state === 'file' ? [output] : [];
    const journal = await journalIn(output, files);
    if ((await files.state(journal)) === 'file') return [output];
    const { results = /./ } = this.#tool.engine ?? {};
    return (await files.glob(['**/*'], { cwd: output })).filter((path) => results.test(path));
  }

  /** Copies results without secrets into the folder of the run: reports refer to lines in them. */
  async #keep(paths: readonly string[], to: string): Promise<string[]> {
    const { files } = this.#site.runtime;
    if (paths.length > MAX_FILES) {
      throw userError('FILE_TOO_LARGE', `${this.#tool.name} wrote ${paths.length} results files`, {
        expected: `at most ${MAX_FILES}`,
      });
    }
    const copy = async (from: string, path: string) => files.write(path, await files.read(from, MAX_FILE_BYTES));
    const [first = ''] = paths;
    if (paths.length === 1 && (await files.state(first)) === 'folder') {
      for (const path of await files.glob(['**/*'], { cwd: first })) await copy(path, join(to, relative(first, path)));
      return [to];
    }
    const names = new Set<string>();
    const kept: string[] = [];
    for (const path of paths) {
      const name = names.has(basename(path)) ? `${names.size + 1}-${basename(path)}` : basename(path);
      names.add(name);
      await copy(path, join(to, name));
      kept.push(join(to, name));
    }
    return kept;
  }

  /** The working directory in a checkout of the base commit with the packages that it needs, or why there is none. */
  async #openBase(): Promise<string | { readonly why: string }> {
    const { base, cwd, root, runtime } = this.#site;
    const { name, settings, path } = this.#tool;
    const tree = await base?.checkOut(runtime.signal);
    if (tree === undefined) return { why: 'the base commit is not known' };
    if (typeof tree === 'string') return { why: tree };
    const there = join(tree.root, relative(tree.checkout, cwd));
    if (settings.setup === undefined) {
      const why = await linkPackages({ from: cwd, root, baseRoot: tree.root }, runtime.files);
      return why === undefined ? there : { why };
    }
    const setup = { name: `the setup of ${name}`, command: settings.setup, cwd: there, timeoutMs: MAX_SETUP_MS };
    const ended = await runTool({ ...setup, env: runtime.programEnv({ PATH: path }) }, runtime);
    if (ended === 'cancelled') return { why: 'the setup did not end' };
    const { exitCode, why = `ended with exit code ${exitCode}`, lastLines } = ended;
    return exitCode === 0 ? there : { why: `the setup ${why.replace(/^it /, '')}${lastLines}` };
  }
}

const MAX_SETUP_MS = 30 * 60_000;

/** Some tools write the format that the name of the file ends with. */
const ENDINGS: Readonly<Record<string, string>> = { jsonl: 'jsonl', junit: 'xml' };
