import type { Inputs } from '../../config/inputs.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import type { RunOptions } from '../../pipeline/run-options.ts';
import type { ResultsFile } from '../../run-folder/results-file.ts';
import type { ShardWishes } from '../../shards/make-plan.ts';

/** A parsed command line: plain data, so that a command is loaded only when it runs. */
export type Asked =
  | AskedRun
  | AskedGate
  | AskedCompare
  | AskedAccept
  | AskedValidate
  | AskedList
  | AskedPlan
  | AskedInit
  | AskedConvert
  | AskedCache
  | AskedWorkspace
  | AskedReport
  | AskedOpen
  | AskedAssert
  | AskedPrompt
  | AskedTrace
  | AskedCreate
  | AskedImport
  | AskedGenerate
  | AskedHistory
  | AskedLabels
  | AskedFailures
  | Reported;

export interface AskedRun {
  readonly kind: 'run';
  readonly inputs: Inputs;
  readonly options: RunOptions;
  /** Copies of the results outside the folder of the run. */
  readonly resultsFiles?: readonly ResultsFile[];
  readonly quiet: boolean;
  readonly json: boolean;
}

export interface AskedGate {
  readonly kind: 'gate';
  /** The results, how they are read, and the settings of the decision. */
  readonly inputs: ReportInputs;
  readonly confirmations: readonly string[];
  readonly controls: readonly string[];
  readonly json: boolean;
}

/** As the user wrote it: AgentV's exit code for invalid arguments is that of a failed comparison. */
export interface AskedCompare {
  readonly kind: 'compare';
  readonly paths: readonly string[];
  readonly threshold: string | undefined;
  readonly baseline: string | undefined;
  readonly candidate: string | undefined;
  readonly targets: readonly string[];
  readonly format: string | undefined;
  readonly pairBy: string | undefined;
  readonly maxMeanDrop: string | undefined;
  readonly maxLosses: string | undefined;
  readonly failOnMissing: boolean;
  readonly withoutErrors: boolean;
}

export interface AskedAccept {
  readonly kind: 'accept';
  readonly tests: readonly string[];
  readonly reason: string;
  readonly author: string | undefined;
  /** An evidence file or a folder of them; absent: the default folder. */
  readonly evidence: string | undefined;
  readonly suite: string | undefined;
  readonly target: string | undefined;
}

export interface AskedValidate {
  readonly kind: 'validate';
  /** `evals` are the paths; a targets file can be among them. */
  readonly inputs: Inputs;
  /** Maximum number of warnings; absent: no limit. */
  readonly maxWarnings?: number | undefined;
  readonly json: boolean;
}

export interface AskedList {
  readonly kind: 'list';
  readonly inputs: Inputs;
  readonly json: boolean;
}

export interface AskedPlan {
  readonly kind: 'plan';
  readonly inputs: Inputs;
  readonly wishes: ShardWishes;
  readonly json: boolean;
}

export interface AskedInit {
  readonly kind: 'init';
  readonly folder: string;
  /** Also write the skills for coding agents. */
  readonly withSkills: boolean;
}

export interface AskedConvert {
  readonly kind: 'convert';
  readonly paths: readonly string[];
  /** Absent: the file extension decides. */
  readonly to: 'current' | 'yaml' | 'jsonl' | undefined;
  /** The file to write; absent: print. */
  readonly output: string | undefined;
  readonly force: boolean;
  readonly write: boolean;
  readonly check: boolean;
  readonly all: boolean;
  readonly lossy: boolean;
  readonly json: boolean;
}

export interface AskedCache {
  readonly kind: 'cache';
  readonly what: 'stats' | 'clean';
  /** The folder of the caches, if it is not the default one. */
  readonly folder?: string | undefined;
  readonly olderThanMs?: number | undefined;
  /** Maximum size of each cache. */
  readonly maxBytes?: number | undefined;
  readonly json: boolean;
}

export type AskedWorkspace =
  | {
      readonly kind: 'workspace';
      readonly action: 'list' | 'clean';
      /** Clean only the workspaces of this repository. */
      readonly repository: string | undefined;
      readonly olderThanMs?: number | undefined;
      /** Maximum total size. */
      readonly maxBytes?: number | undefined;
      readonly json: boolean;
    }
  | {
      readonly kind: 'workspace';
      readonly action: 'deps';
      readonly inputs: Inputs;
      readonly usedBy: boolean;
      readonly json: boolean;
    };

export interface AskedOpen {
  readonly kind: 'open';
  /** A run folder, a results file or a page; absent: the newest run. */
  readonly run: string | undefined;
  /** The run to compare with. */
  readonly base: string | undefined;
  /** Print the address and start no browser. */
  readonly printsOnly: boolean;
}

export interface AskedReport {
  readonly kind: 'report';
  readonly inputs: ReportInputs;
  /** Only print what is read from the files. */
  readonly isCheck: boolean;
}

export interface AskedAssert {
  readonly kind: 'assert';
  /** A name or a file. */
  readonly grader: string;
  readonly output: string | undefined;
  readonly input: string | undefined;
  /** The file with the texts, in place of the two. */
  readonly file: string | undefined;
}

/** What an agent can ask of a suite, in the order in which it needs it. */
export const promptParts = ['overview', 'list', 'input', 'expected-output', 'grading-brief', 'judge'] as const;

export interface AskedPrompt {
  readonly kind: 'prompt';
  readonly part: (typeof promptParts)[number];
  readonly suite: string;
  /** Only absent for parts about all tests. */
  readonly testId: string | undefined;
  /** Only of `judge`. */
  readonly answerFile: string | undefined;
  /** Whether the part is JSON. */
  readonly json: boolean;
}

export const traceGroups = ['target', 'suite', 'eval-set', 'test-id'] as const;

export interface AskedTrace {
  readonly kind: 'trace';
  readonly what: 'list' | 'show' | 'stats';
  /** Absent: the newest run. */
  readonly run: string | undefined;
  readonly testId: string | undefined;
  readonly target: string | undefined;
  readonly isTree: boolean;
  readonly groupBy: (typeof traceGroups)[number] | undefined;
  readonly limit: number;
  readonly json: boolean;
}

export interface AskedCreate {
  readonly kind: 'create';
  readonly what: 'assertion' | 'eval';
  readonly name: string;
}

/** Coding agents whose own sessions can become transcripts. */
export const importedAgents = ['claude', 'codex', 'copilot'] as const;

export interface AskedImport {
  readonly kind: 'import';
  readonly agent: (typeof importedAgents)[number];
  /** Which session, as options of the provider of its recordings; without any the newest one. */
  readonly options: Readonly<Record<string, string>>;
  readonly testId: string | undefined;
  readonly output: string | undefined;
  readonly force: boolean;
}

export interface AskedGenerate {
  readonly kind: 'generate';
  readonly suite: string;
  /** The target that writes; absent: the judge of the default target. */
  readonly target: string | undefined;
  readonly inputs: Inputs;
}

export interface AskedHistory {
  readonly kind: 'history';
  /** Absent: the one of the configuration. */
  readonly folder: string | undefined;
  readonly suite: string | undefined;
  readonly target: string | undefined;
  readonly key: string | undefined;
  /** Maximum number of runs in a table. */
  readonly limit: number;
  /** The image to write. */
  readonly svg: string | undefined;
  readonly json: boolean;
}

export const labelActions = ['import', 'list', 'agreement'] as const;

export interface AskedLabels {
  readonly kind: 'labels';
  readonly action: (typeof labelActions)[number];
  /** Only of `import`. */
  readonly files: readonly string[];
  readonly isCheck: boolean;
  readonly reviewer: string | undefined;
  readonly json: boolean;
}

export interface AskedFailures {
  readonly kind: 'failures';
  /** A run folder or results; absent: the newest run. */
  readonly run: string | undefined;
  readonly form: 'markdown' | 'jsonl' | 'prompt';
  /** Only the prompt of this cause. */
  readonly cause: string | undefined;
  /** Whether the output is for programs. */
  readonly json: boolean;
}

/** Help or the version was printed, or the command line is empty. */
export interface Reported {
  readonly kind: 'printed';
  readonly exitCode: 0 | 2;
}

export type Ask = (asked: Asked) => void;
