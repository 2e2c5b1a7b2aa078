import type { TrendRun, TrendSuite } from '../../model/run/measured-run.ts';
import type { Side } from '../../model/run/side.ts';
import type { TestState } from '../../model/verdict/verdict.ts';

/**
 * The data inside `report.html`, between its writer and the program of the page: what `pageIndex` and the functions of `details.ts`
 * return, as JSON. Unknown numbers of columns are null, never 0.
 */

/** The state of a row; tests that were not compared have the state of their result. */
export type RowState = TestState;

/** Bits of `flags`. */
export const rowFlags = {
  mustPass: 1,
  flaky: 2,
  mixed: 4,
  quarantined: 8,
  reused: 16,
  failing: 32,
  errored: 64,
} as const;

/** Parts of a test that are stored on their own. */
export type DetailPart = 'answer' | 'steps' | 'files';

/** The chunk of each part for each test; -1 if the part was omitted, null if there is none. */
export type ChunkNumbers = Readonly<Record<DetailPart, readonly (number | null)[]>>;

/** The content of one chunk: the details of tests by position. */
export type Chunk<Part> = Readonly<Record<number, Part>>;

/** One run of the base branch, for one suite on one target. */
export interface TrendPoint
  extends Pick<TrendRun, 'run' | 'time' | 'sha'>,
    Pick<TrendSuite, 'passes' | 'trials' | 'score' | 'costUsd' | 'durationMs'> {
  /** Tests with a trial. */
  readonly tests?: number | undefined;
  /** What changed since the run before; `breaks`: runs on both sides do not measure the same. */
  readonly markers?:
    | readonly { readonly letter: string; readonly words: string; readonly breaks?: boolean }[]
    | undefined;
}

/** How a suite did on one target over the runs of the base branch, oldest first. */
export interface Trend extends Pick<TrendSuite, 'suite' | 'file' | 'target'> {
  readonly points: readonly TrendPoint[];
  /** The point from which on the pass rate has another level. */
  readonly change?: number | undefined;
  /** Accepted changes, from which baselines start again. */
  readonly resets: readonly { readonly time: string; readonly reason: string; readonly testId: string }[];
}

/** Where links may lead: the runner's server. */
export interface PageLinks {
  readonly server: string;
  readonly repository: string;
  readonly run: number;
  readonly commit: string;
  /** The folder of the suites in the repository, with a slash at its end, or empty. */
  readonly prefix: string;
}

export interface Omission {
  readonly what: string;
  readonly tests: number;
}

/** One trial in the strip of a test; `side` names the stored answer. */
export interface PageTrial {
  readonly purpose: 'planned' | 'confirmation' | 'control';
  readonly word: 'pass' | 'fail' | 'error';
  readonly score?: number | undefined;
  readonly costUsd?: number | undefined;
  readonly durationMs?: number | undefined;
  readonly failure?: string | undefined;
  readonly side?: string | undefined;
}

/** A side without its steps and file changes, which are separate parts. */
export type PageSide = Omit<Side, 'steps' | 'fileChanges'>;

/** What a label of the answer needs besides the judgement of a person, as a line of labels has it. */
export interface PageLabel {
  readonly line: Readonly<Record<string, unknown>>;
  /** The graders that asked a model, as `type:name`. */
  readonly judges: readonly string[];
  /** The texts on the page are the whole question and answer, letter by letter. */
  readonly isWhole: boolean;
}
