import type { Inputs } from '../../config/inputs.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import type { RunOptions } from '../../pipeline/run-options.ts';

/** What a command line asks for: plain data, so that the command itself is loaded only when it is wanted. */
export type Asked =
  | AskedRun
  | AskedGate
  | AskedCompare
  | AskedAccept
  | AskedValidate
  | AskedList
  | AskedInit
  | AskedConvert
  | AskedCache
  | AskedWorkspace
  | AskedReport
  | AskedOpen
  | Reported;

export interface AskedRun {
  readonly kind: 'run';
  readonly inputs: Inputs;
  readonly options: RunOptions;
  readonly quiet: boolean;
  readonly json: boolean;
}

export interface AskedGate {
  readonly kind: 'gate';
  readonly paths: readonly string[];
  /** How it is decided; what of it asks anything of anybody is not looked at. */
  readonly inputs: Inputs;
  readonly confirmations: readonly string[];
  readonly controls: readonly string[];
  readonly json: boolean;
}

/** As it was written: AgentV's exit code for words that are wrong is that of a comparison that went badly. */
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
  /** A file of evidence or a folder of them; absent means the usual one. */
  readonly evidence: string | undefined;
  readonly suite: string | undefined;
  readonly target: string | undefined;
}

export interface AskedValidate {
  readonly kind: 'validate';
  /** `evals` are the paths; a targets file may be among them. */
  readonly inputs: Inputs;
  /** Most warnings that are put up with; absent means any number. */
  readonly maxWarnings?: number | undefined;
  readonly json: boolean;
}

export interface AskedList {
  readonly kind: 'list';
  readonly inputs: Inputs;
  readonly json: boolean;
}

export interface AskedInit {
  readonly kind: 'init';
  readonly folder: string;
}

export interface AskedConvert {
  readonly kind: 'convert';
  readonly paths: readonly string[];
  /** Absent means what the ending of a file suggests. */
  readonly to: 'current' | 'yaml' | 'jsonl' | undefined;
  /** The file to write; absent means to print. */
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
  /** The folder of the caches, where it is not the usual one. */
  readonly folder?: string | undefined;
  readonly olderThanMs?: number | undefined;
  /** Of each cache. */
  readonly maxBytes?: number | undefined;
  readonly json: boolean;
}

export type AskedWorkspace =
  | {
      readonly kind: 'workspace';
      readonly action: 'list' | 'clean';
      /** Clean only what was made from it. */
      readonly repository: string | undefined;
      readonly olderThanMs?: number | undefined;
      /** Of all that is kept. */
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
  /** A run folder, a file of results or a page; the newest run unless given. */
  readonly run: string | undefined;
  /** The run that it is compared with. */
  readonly base: string | undefined;
  /** Print the address and start no browser. */
  readonly printsOnly: boolean;
}

export interface AskedReport {
  readonly kind: 'report';
  readonly inputs: ReportInputs;
}

/** Help or the version was asked for and printed, or nothing was asked for. */
export interface Reported {
  readonly kind: 'told';
  readonly exitCode: 0 | 2;
}

export type Ask = (asked: Asked) => void;
