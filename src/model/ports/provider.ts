import type { ImageFile } from '../run/message.ts';
import type { Failed, Failure, Outcome, Response } from '../run/outcome.ts';
import type { Prompt, PromptMode } from '../run/prompt.ts';
import { commonImageTypes } from '../suite/image-formats.ts';
import { kindOf } from '../suite/kind.ts';
import type { Container } from './containers.ts';
import type { Files } from './files.ts';
import type { Clock } from './machine.ts';
import type { Http } from './network.ts';
import type { Exec, Scripts } from './processes.ts';

/** One call of a target. */
export interface Question {
  readonly suite: string;
  readonly testId: string;
  readonly prompt: Prompt;
  /** Absolute paths, each once. */
  readonly inputFiles: readonly string[];
  /** The images of the input, for an agent; a model finds them in the prompt. */
  readonly images?: readonly ImageFile[] | undefined;
  /** 0 at first, then counted up with each retry. */
  readonly attempt: number;
  /** Which of the planned repetitions this is, from 0. */
  readonly trial: number;
  /** A confirmation or control trial: an answer of an earlier call must not be used. */
  readonly isRerun?: boolean | undefined;
  /** Most milliseconds that the call may take; absent when the target has a limit of its own. */
  readonly timeLimitMs?: number | undefined;
  /** US dollars that the call may cost. Agents that report costs while they work are stopped beyond it. */
  readonly costLimitUsd?: number | undefined;
  readonly workspacePath?: string | undefined;
  /** The name of the file in there by which an editor opens it, when the suite names one. */
  readonly workspaceFile?: string | undefined;
  /** Where the programs of the target start; absent: on this machine. */
  readonly container?: Container | undefined;
  /** What a judge is asked beside the prompt; absent when a target is tested. */
  readonly judging?: Judging | undefined;
}

/**
 * How a judge is to answer. A provider that has no way to say one of these leaves it out: the prompt asks for it too.
 */
export interface Judging {
  /** JSON Schema of the reply, for the model's own structured output. */
  readonly reply?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> } | undefined;
  /** Over the target's own. */
  readonly temperature?: number | undefined;
  /** Pictures of the answer that is judged, as data URIs. */
  readonly images?: readonly { readonly mediaType: string; readonly dataUri: string }[] | undefined;
}

/** Answers that were given to questions once. */
export interface AnswerCache {
  /** What was answered, if there is something and it is good enough for who asks. */
  recall(question: Question, isGood: (response: Response) => boolean): Promise<Response | undefined>;
  keep(question: Question, response: Response): Promise<void>;
}

/** Something that can be asked: a model, an agent, a program, a recording. Never throws for a refused request. */
export interface Provider {
  ask(question: Question, signal: AbortSignal): Promise<Outcome>;
  /** Puts many questions in one call, where it can. */
  askTogether?(questions: readonly SharedQuestion[], signal: AbortSignal): Promise<Together>;
  /** Finds out whether it can be asked at all, without asking it: its program and the version of that. */
  check?(signal: AbortSignal): Promise<Failed | undefined>;
  /** How it wants failed calls repeated, where its target says so. */
  readonly retry?: RetryPolicy | undefined;
}

/** As much of a question as a call knows that is made for many of them. */
export type SharedQuestion = Pick<Question, 'testId' | 'inputFiles'>;

/**
 * What came of one call for many questions: an outcome for each test of which it said something, or nothing for any.
 */
export type Together =
  | { readonly kind: 'answered'; readonly outcomes: ReadonlyMap<string, Outcome> }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** AgentV's back-off fields: delay = min(max, initial × factor^n), times 0.75–1.25. */
export interface RetryPolicy {
  readonly maxRetries: number;
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
  readonly backoffFactor: number;
  /** The HTTP statuses that are repeated, and no others; absent: whatever `isRetryable` says. */
  readonly statusCodes?: readonly number[] | undefined;
}

export interface ProviderDeps {
  readonly target: string;
  readonly exec: Exec;
  readonly http: Http;
  readonly clock: Clock;
  readonly files: Files;
  readonly scripts: Scripts;
  readonly childEnv: Readonly<Record<string, string>>;
  /** The same for programs in a container: nothing of this machine. */
  readonly containerEnv?: Readonly<Record<string, string>> | undefined;
  /** Names of all variables that are set for the step, so that an error can say which of them were not passed. */
  readonly stepVariables?: readonly string[] | undefined;
  /** Absolute folder of the eval file: relative paths of a target start there. */
  readonly suiteFolder: string;
  /** Absolute folder that this process was started in: where agents are told to work starts there. */
  readonly cwd: string;
  /** Whether people want to hear what is done, where the target does not say. */
  readonly verbose?: boolean | undefined;
  /** What programs of agents printed as their versions; shared by all targets of a run. */
  readonly knownVersions?: Map<string, Promise<VersionAnswer>> | undefined;
  /** What servers turned down of requests for this target; shared by all who ask it. */
  readonly refused?: Set<string> | undefined;
  /** Says something to people. */
  readonly notify?: ((text: string) => void) | undefined;
}

/** Why a program cannot be asked, or its version if it prints one. */
export type VersionAnswer = Failed | { readonly kind: 'there'; readonly version: string | undefined };

/** What a provider says of itself beside its options. */
interface ProviderTraits {
  readonly promptMode: PromptMode;
  /** Whether it can serve as a judge without being told so. */
  readonly canJudge: boolean;
  /** Whether a call leaves this process. */
  readonly isAgent: boolean;
  /** The media types of the images that it can be shown; `any` where it gets paths, or nothing at all. Absent: none. */
  readonly images?: readonly string[] | 'any';
  /** Whether it gives what was recorded before: at once, for nothing, and the same each time. */
  readonly isRecorded?: boolean;
  /** Whether it waits for nothing at all, so that there is no call to time or to hold back. */
  readonly answersAtOnce?: true;
  /** Whether one call has to be over before the next begins, whatever number of workers is asked for. */
  readonly oneAtATime?: boolean;
  /** Whether it can put many questions in one call. */
  readonly canBatch?: true;
  /** Whether what it starts is a program of the repository, which gets the environment of the step; agents get less. */
  readonly runsPrograms?: true;
  /** Whether all programs that it starts can run in a container. */
  readonly runsInContainer?: boolean;
  /** Stands for the programs that are files of the repository; no target asks for it by its own name. */
  readonly runsFiles?: true;
}

export const modelTraits: ProviderTraits = {
  promptMode: 'lm',
  canJudge: true,
  isAgent: false,
  images: commonImageTypes,
};
export const agentTraits: ProviderTraits = {
  ...modelTraits,
  promptMode: 'agent',
  canJudge: false,
  isAgent: true,
  runsInContainer: true,
};
export const recordingTraits: ProviderTraits = { ...modelTraits, canJudge: false, images: 'any', isRecorded: true };

export const defineProvider = kindOf<ProviderDeps, Provider, ProviderTraits>();
export type ProviderKind = ReturnType<typeof defineProvider>;
