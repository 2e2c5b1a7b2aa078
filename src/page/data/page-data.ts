import type { CacheUse, Environment } from '../../model/run/result.ts';
import type { Side, SideStep } from '../../model/run/side.ts';
import type { Assessment, ComparedWith, SuiteAssessment } from '../../model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Totals, UsedSetting } from '../../model/verdict/report.ts';
import type { Reason, TestState, VerdictKind } from '../../model/verdict/verdict.ts';
import type { variantTables } from '../../reports/experiment.ts';

/** The data inside `report.html`, between its writer and the program of the page. Unknown numbers are null, never 0. */

/** The first block: enough to show the verdict while the rest still loads. */
export interface PageHead {
  readonly kind: VerdictKind;
  readonly headline: string;
  readonly delta?: string | undefined;
  readonly startedAt: string;
  readonly durationMs?: number | undefined;
  readonly totals: Pick<Totals, 'total' | 'passed' | 'failed' | 'errored' | 'skipped'>;
  readonly key?: string | undefined;
  readonly commit?: string | undefined;
}

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

/** Parallel columns: one position for each test on one target, in the order of the plan. */
export interface TestColumns {
  readonly id: readonly string[];
  readonly test: readonly string[];
  readonly suite: readonly number[];
  readonly target: readonly number[];
  readonly state: readonly number[];
  readonly flags: readonly number[];
  readonly line: readonly (number | null)[];
  /** Passed and run trials, such as `10/10`. */
  readonly base: readonly (string | null)[];
  readonly now: readonly (string | null)[];
  readonly score: readonly (number | null)[];
  /** The means over the baseline trials of the test; in an experiment, like `base`, what the first variant reached. */
  readonly baseScore: readonly (number | null)[];
  readonly cost: readonly (number | null)[];
  readonly baseCost: readonly (number | null)[];
  readonly time: readonly (number | null)[];
  readonly tokens: readonly (number | null)[];
  readonly cause: readonly (number | null)[];
  /** Trials of the base branch, oldest first: `p` and `f`, `|` between runs. */
  readonly history: readonly string[];
  /** The chunk of each part; -1 if the part was omitted, null if there is none. */
  readonly chunks: Readonly<Record<DetailPart, readonly (number | null)[]>>;
}

/** What only some tests have, by position. */
export interface TestNotes {
  /** What the head did differently first. */
  readonly difference?: string | undefined;
  readonly why?: string | undefined;
  /** Why it did not pass: the text of its first failed check, or another reason. */
  readonly check?: string | undefined;
  readonly reason?: string | undefined;
  readonly reruns?: string | undefined;
  readonly control?: string | undefined;
  readonly p?: number | undefined;
  readonly needed?: number | undefined;
  readonly quarantine?: { readonly owner: string; readonly expiry: string; readonly expired: boolean } | undefined;
}

export interface SuiteRow {
  readonly suite: string;
  readonly file: string;
  readonly target: string;
  readonly kind: VerdictKind;
  readonly threshold?: number | undefined;
  readonly totals: Totals;
  readonly assessment?: SuiteAssessment | undefined;
}

/** One run of the base branch, for one suite on one target. */
export interface TrendPoint {
  readonly run: string;
  readonly time: string;
  readonly sha?: string | undefined;
  readonly passes: number;
  readonly trials: number;
  readonly score: number;
  readonly costUsd?: number | undefined;
  readonly durationMs?: number | undefined;
  /** Tests with a trial. */
  readonly tests?: number | undefined;
  /** What changed since the run before. */
  readonly markers?: readonly TrendMarker[] | undefined;
}

interface TrendMarker {
  readonly letter: string;
  readonly words: string;
  /** Runs on both sides do not measure the same. */
  readonly breaks?: boolean | undefined;
}

export interface Trend {
  readonly suite: string;
  readonly file?: string | undefined;
  readonly target: string;
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

/** A row for each judge, in words. */
interface PageAgreement {
  readonly grader: string;
  readonly suite: string;
  readonly cells: readonly string[];
  readonly notes: readonly string[];
}

/** What an experiment found: the first variant is what the others are compared with. */
interface PageExperiment extends ReturnType<typeof variantTables> {
  readonly variants: readonly string[];
  /** Of mean scores, with their 95% intervals; those that were not measured are left out. */
  readonly differences: readonly {
    readonly variant: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
  }[];
}

export interface PageIndex {
  readonly version: 1;
  readonly generator: string;
  readonly startedAt: string;
  readonly durationMs?: number | undefined;
  readonly complete: boolean;
  readonly stopped?: string | undefined;
  readonly dryRun: boolean;
  readonly unverified?: string | undefined;
  readonly unreadable: readonly string[];
  readonly verdict: { readonly kind: VerdictKind; readonly headline: string; readonly reasons: readonly Reason[] };
  readonly delta?:
    | { readonly words: string; readonly value: number; readonly low?: number; readonly high?: number }
    | undefined;
  readonly totals: Totals;
  readonly experiment?: PageExperiment | undefined;
  /** How often judges agree with people. */
  readonly agreement?: readonly PageAgreement[] | undefined;
  /** The mean cost of a trial against the baseline, minus 1, over the tests with a cost on both sides. */
  readonly costChange?: { readonly share: number; readonly tests: number } | undefined;
  readonly suites: readonly SuiteRow[];
  readonly baseline: ComparedWith;
  /** The baseline in words, if there is one, which failing tests fail there too, and what is left undecided because it is short. */
  readonly comparedWith?: string | undefined;
  readonly failingOnBase: readonly string[];
  readonly shortBaseline: readonly string[];
  readonly detectable: Assessment['detectableTests'];
  readonly links?: PageLinks | undefined;
  /** String tables of the columns. */
  readonly suiteNames: readonly { readonly name: string; readonly file: string }[];
  readonly targetNames: readonly string[];
  readonly states: readonly RowState[];
  readonly causes: readonly string[];
  readonly tests: TestColumns;
  readonly notes: Readonly<Record<number, TestNotes>>;
  readonly trend: readonly Trend[];
  readonly environment?: Environment | undefined;
  readonly models: readonly string[];
  readonly settings: readonly UsedSetting[];
  readonly policy?: PolicySource | undefined;
  /** A line for each tool that results were read from. */
  readonly imported?: readonly string[] | undefined;
  readonly caches: readonly CacheUse[];
  readonly warnings: readonly {
    readonly title: string;
    readonly text: string;
    readonly location?: string | undefined;
  }[];
  /** How the base answers were found, or why there are none. */
  readonly samples: string;
  readonly omitted: readonly Omission[];
}

export interface PageMessage {
  readonly role: string;
  readonly parts: readonly (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'file'; readonly name: string; readonly text: string }
    | { readonly kind: 'image'; readonly type: string; readonly bytes: number; readonly uri?: string | undefined }
  )[];
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

/** The sides of a test by name: `head`, `base`, `control`, `trial:1` … */
export interface AnswerPart {
  readonly input: readonly PageMessage[];
  /** What a good answer is, in the words of the suite. */
  readonly criteria?: string | undefined;
  readonly sides: Readonly<Record<string, PageSide>>;
  readonly trials: readonly PageTrial[];
  readonly earlier?: string | undefined;
  /** Oldest first. */
  readonly history: readonly Pick<
    EvidenceTrial,
    'run' | 'sha' | 'time' | 'pass' | 'score' | 'costUsd' | 'durationMs'
  >[];
  readonly command: string;
  /** A task for a coding agent. */
  readonly prompt?: string | undefined;
  /** Absent if another tool decided by something else than the score. */
  readonly passMark?: number | undefined;
  /** Absent for a test without an answer. */
  readonly label?: PageLabel | undefined;
}

/** What a label of the answer needs besides the judgement of a person, as a line of labels has it. */
export interface PageLabel {
  readonly line: Readonly<Record<string, unknown>>;
  /** The graders that asked a model, as `type:name`. */
  readonly judges: readonly string[];
  /** The texts on the page are the whole question and answer, letter by letter. */
  readonly isWhole: boolean;
}

export type StepsPart = Readonly<Record<string, readonly SideStep[]>>;
export type FilesPart = Readonly<Record<string, string>>;

/** The content of one chunk: the details of tests by position. */
export type Chunk<Part> = Readonly<Record<number, Part>>;
