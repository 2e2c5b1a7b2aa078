import type { Problem } from '../../model/errors.ts';
import type { ImportedFile, ImportFormat, RepeatedNames } from '../../model/run/import-formats.ts';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import type { FailureClass } from '../../model/run/outcome.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import type { Row } from '../read/rows.ts';

/** A results file of another tool. An importer opens nothing itself. */
export interface ResultsSource {
  /** As people type it. */
  readonly path: string;
  /** A path that the file names, in the same form: relative to where the tool ran if it is inside. */
  shown(path: string): string;
  /** The first 64 KiB. */
  readonly head: Uint8Array;
  /** UTF-8 without a byte order mark. Throws a `UserError` for more than 64 MiB. */
  text(): Promise<string>;
  /** The file as one JSON document. Throws a `UserError` with line and column. */
  json(): Promise<unknown>;
  /**
   * For `recognizes`: the file as one JSON document, and the first of its lines that is JSON; undefined if it is none.
   * Never throw.
   */
  document(): Promise<unknown>;
  firstRow(): Promise<unknown>;
  /**
   * The rows of JSON Lines, one by one; lines that are not JSON are `unreadable`. `cutOff` gets the last line if it has no
   * end: the program was stopped while it wrote it.
   */
  rows(into: Pick<Collector, 'unreadable'>, cutOff: (location: SourceLocation) => void): Promise<Iterable<Row>>;
  /** The files of this name in the folders next to the file, by their paths. Links are not followed. */
  inFolders(name: string): Promise<readonly ResultsSource[]>;
  /** Unpacked bytes of the entries of a ZIP archive, by name. Throws a `UserError` if the file is none. */
  entries(): Promise<ReadonlyMap<string, number>>;
  /** One entry of a ZIP archive; of equal names, the last. */
  entry(name: string): Promise<Uint8Array>;
}

/** What people set where a file leaves it open. */
export interface ImportSettings {
  /** The score that decides, where a format has several and no verdict. */
  readonly scoreName?: string | undefined;
  /** The score from which a trial passes, where the format has no verdict. */
  readonly passMark?: number | undefined;
  readonly targetName?: string | undefined;
  readonly suiteName?: string | undefined;
  /** What several rows with one name are, where the format does not say it. */
  readonly repeatedNames?: RepeatedNames | undefined;
  /** The suite of tests that have none, in place of the name of their file. */
  readonly fileSuite?: string | undefined;
  /** Redacts texts that are cut or made into ids: half a secret is not found any more. */
  readonly redactor?: Redactor | undefined;
  /** The `resultKey`s of the run that the file is a re-run or a baseline of: tests that share a name there keep their ids. */
  readonly knownTests?: ReadonlySet<string> | undefined;
}

/** Reads one format. It has no state. */
export interface Importer {
  readonly name: ImportFormat;
  /** Whether a file has this format, by its content. Never throws. */
  recognizes(source: ResultsSource): Promise<boolean>;
  /** Adds the trials of a file to `into`. Throws a `UserError` with the path and a line or pointer. */
  read(source: ResultsSource, settings: ImportSettings, into: Collector): Promise<FileFacts>;
}

/** What a file says of itself. */
export interface FileFacts {
  /** Part of every fingerprint: results of two tools, or of two dialects, are never compared. */
  readonly tool: { readonly name: string; readonly version?: string | undefined };
  /** Whether earlier attempts of a test are in the file. */
  readonly attempts: ImportedFile['attempts'];
  /** Number of tests that the tool planned in the whole file, if the file says it. */
  readonly planned?: number | undefined;
  /** The tool did not finish: why. */
  readonly stopped?: 'cancelled' | 'broken-off' | undefined;
  /** Milliseconds of the whole run. Default: between the first and the last trial. */
  readonly durationMs?: number | undefined;
  /** ISO 8601: for trials without a time. */
  readonly time?: string | undefined;
  /**
   * Two rows of one name are trials of a test only if both have a number, or `repeatedNames` says it; else it is unknown
   * whether they are two tests, and the name has no verdict. Default: trials.
   */
  readonly areDoublesAmbiguous?: boolean | undefined;
  /** What distinguishes the file from others with the same tests and targets, such as the name of a solver. */
  readonly variant?: string | undefined;
  readonly unknownKeys?: readonly string[] | undefined;
}

/** What an importer found in a file. */
export interface Collector {
  trial(trial: ImportedTrial): void;
  /** Number of tests that the tool planned for a suite on a target, if the file says it. */
  planned(suite: string, target: string, tests: number): void;
  /** A row that cannot be read. The run is not complete, and its verdict is invalid. */
  unreadable(location: SourceLocation, why: string): void;
  /** Why the tool failed, without a row that is missing for it. The verdict is invalid, as for unreadable rows. */
  failed(location: SourceLocation, why: string): void;
  /** A test that the tool skipped on purpose: it has no result, and was not removed. */
  skipped(test: SkippedTest): void;
  /** A warning about the file; the same message is shown once. */
  warn(message: string, more?: Pick<Problem, 'hint' | 'location'>): void;
}

export interface SkippedTest extends Pick<ImportedTrial, 'suite' | 'target' | 'test'> {
  /** Its name in the warning, if more is to be said. */
  readonly shown?: string | undefined;
}

/** Which test a trial belongs to. `content`: the file has no name for it, and the question identifies it. */
export type TestIdentity = {
  /** The id, the name, or the text that the id of a question begins with. */
  readonly text: string;
  /** Added to the id: what else was varied, such as the prompt. */
  readonly variant?: string | undefined;
} & ({ readonly kind: 'declared' | 'named' } | { readonly kind: 'content'; readonly question: unknown });

/** How a trial ended, in the words of the tool. */
export type ImportedOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** Absent: by the message. */
      readonly class?: FailureClass | undefined;
      /** Of several rows with one name and without a verdict: how many failed. */
      readonly failedRows?: number | undefined;
    };

/** One trial of one test, as the file has it. Unknown values are absent. */
export interface ImportedTrial {
  readonly suite: string;
  readonly test: TestIdentity;
  readonly target: string;
  /** Its number, as the file gives it; else trials are counted. */
  readonly number?: number | undefined;
  /** How many trials of this test the tool planned, if the file says it. More are several tests with one name. */
  readonly plannedTrials?: number | undefined;
  readonly outcome: ImportedOutcome;
  /** What several rows with this name are, if its tool gives no two tests one name. */
  readonly repeatedNames?: RepeatedNames | undefined;
  /** The name of its tool in the fingerprint. Default: that of the file. */
  readonly tool?: string | undefined;
  /** As the tool gives it; values outside 0–1 are clamped. Absent: 1 for a pass, else 0. */
  readonly score?: number | undefined;
  /** The score from which the tool lets a test pass, if it is one number from 0 to 1. */
  readonly passMark?: number | undefined;
  readonly reason?: string | undefined;
  /** Where the test is written, or its row. */
  readonly location: SourceLocation;
  /** Where the row is in the file: a line or a JSON pointer. */
  readonly pointer?: string | undefined;
  /** ISO 8601. */
  readonly time?: string | undefined;
  readonly input?: readonly Message[] | undefined;
  readonly answer?: string | undefined;
  readonly messages?: readonly Message[] | undefined;
  /** Milliseconds of the answer. */
  readonly durationMs?: number | undefined;
  /** US dollars, without judges. */
  readonly costUsd?: number | undefined;
  readonly tokenUsage?: TokenUsage | undefined;
  readonly model?: string | undefined;
  /** The answer came from a cache of the tool: it is no new evidence. */
  readonly cached?: boolean | undefined;
  /**
   * On the first trial of a test that the tool repeats until it passes: its verdict and score of the whole test, which
   * counts as one trial. Absent: each trial counts, and 80% of them must pass.
   */
  readonly ofAllAttempts?: Pick<ImportedTrial, 'outcome' | 'score'> | undefined;
  /** Attempts that the tool repeated because of infrastructure errors. */
  readonly retries?: number | undefined;
  readonly graders?: readonly ImportedGrader[] | undefined;
  /** What the fingerprints are made of; absent parts are unknown. */
  readonly definition?: TestDefinition | undefined;
  /** A fingerprint of the tested code or settings, as JSON or as the author wrote it. */
  readonly subject?: unknown;
  /** A fingerprint of the definition that the author wrote: used in place of `definition`. */
  readonly measure?: string | undefined;
  /** Small scalars for readers. */
  readonly metadata?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The parts of a fingerprint, as JSON; absent parts are unknown. */
export interface TestDefinition {
  /** Inputs, variables, expected answer. */
  readonly question?: unknown;
  /** Names, kinds, thresholds and weights of checks. */
  readonly graders?: unknown;
  /** The models that grade. */
  readonly judge?: unknown;
  /** Limits of tokens and time; the tool is added. */
  readonly limits?: unknown;
}

/** One grader or check of a trial. */
export interface ImportedGrader {
  readonly name: string;
  /** The tool's name of its kind. */
  readonly type?: string | undefined;
  readonly score?: number | undefined;
  /** The verdict of the tool. Absent: score against threshold; without both, undecided. */
  readonly passed?: boolean | undefined;
  /** The grader failed to judge. */
  readonly isUndecided?: boolean | undefined;
  readonly threshold?: number | undefined;
  readonly weight?: number | undefined;
  readonly reason?: string | undefined;
  /** The model that judged. */
  readonly judge?: string | undefined;
  readonly costUsd?: number | undefined;
  readonly tokenUsage?: TokenUsage | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}
