import type { TestResult } from '../../model/run/result.ts';

/** What one start of a tool is for. */
export interface ToolStart {
  /** Files or folders of suites, from the working directory. Empty: what the tool finds itself. */
  readonly evals: readonly string[];
  /** Absolute: the file for the results, or the folder. */
  readonly output: string;
  /** Trials of each test, for a tool that repeats tests itself. Undefined: as many as its configuration says. */
  readonly trials?: number | undefined;
}

/** What some tests are run again with. */
export interface ToolRerun extends ToolStart {
  readonly tests: readonly TestResult[];
  /** Absolute: the results file of the first run of the same suites. */
  readonly results: string;
}

/** A tool that runs its own suites and writes results that an importer reads. Adding one: ARCHITECTURE.md. */
export interface Engine {
  readonly program: string;
  /** How users install it; `npm install` names its package. */
  readonly install: string;
  /** The first major version that runs suites which are recognized by their content. */
  readonly major?: number;
  env?(start: ToolStart): Readonly<Record<string, string>>;
  /** The name of its results file; it ends in `/` if the tool writes several files into a folder. */
  readonly output: string;
  /** Which files of that folder are results; absent: all. */
  readonly results?: RegExp;
  /** The exit codes after which its results are whole. After any other the tool has broken off. */
  readonly exitCodes: readonly number[];
  /** It repeats tests itself: `trials` is one start. */
  readonly repeatsTests?: true;
  /** A re-run is of the tests that failed, or of all: it selects none. */
  readonly selectsFailed?: true;
  /** Its suites are configurations of which one start reads one. */
  readonly takesOneFile?: true;
  /** The only files that it takes as suites, for a tool that waits for ever if there are none. */
  readonly suites?: string;
  /** Matches the names of files that choose this tool. */
  readonly files?: RegExp;
  /** The arguments of a start. */
  run(start: ToolStart): readonly string[];
  /** The arguments that run only some tests, and each of them once. */
  rerun(start: ToolRerun): readonly string[];
  /** The same for all tests, if `rerun` may leave some out that failed. */
  rerunAll?(start: ToolStart): readonly string[];
}
