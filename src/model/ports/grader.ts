import type { GraderReply, GraderScore } from '../run/grade.ts';
import type { Message } from '../run/message.ts';
import type { Response } from '../run/outcome.ts';
import type { PromptMode } from '../run/prompt.ts';
import { kindOf, type OptionProblem } from '../suite/kind.ts';
import type { GraderSpec } from '../suite/suite.ts';
import type { Container } from './containers.ts';
import type { Files } from './files.ts';
import type { Clock } from './machine.ts';
import type { Matcher } from './matcher.ts';
import type { Loopback } from './network.ts';
import type { Exec, GraderScripts } from './processes.ts';
import type { AnswerCache, Provider } from './provider.ts';

/** The input of a grader. */
export interface Submission {
  /** Text of the last assistant message. */
  readonly answer: string;
  readonly response: Response;
  readonly testId: string;
  readonly criteria: string;
  readonly question: string;
  readonly input: readonly Message[];
  readonly inputFiles: readonly string[];
  readonly expected: readonly Message[];
  /** Text of the last expected message; empty when there is none. */
  readonly reference: string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly workspacePath?: string | undefined;
}

/** Turns one answer into a score with reasons. A judge is an ordinary provider, lent for the purpose. */
interface Grader {
  grade(submission: Submission, signal: AbortSignal): Promise<GraderReply>;
}

export interface GraderDeps {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly files: Files;
  readonly matcher: Matcher;
  readonly loopback: Loopback;
  readonly scripts: GraderScripts;
  readonly childEnv: Readonly<Record<string, string>>;
  /** Where code graders run; absent: on this machine. */
  readonly container?: Container | undefined;
  /** Absolute folder of the eval file, and the folders above it up to the repository, where paths are looked up. */
  readonly suiteFolder: string;
  readonly searchRoots: readonly string[];
  /** How the suite spelled the type: old names mean the old wire format. */
  readonly declaredAs: string;
  readonly timeoutMs?: number | undefined;
  /** The score from which the test passes. */
  readonly passMark: number;
  readonly judges: Judges;
  /** The graders that this one puts together, opened; empty for a grader that has none. */
  readonly members: readonly Member[];
}

/** One answer while it is graded. */
export interface Grading {
  readonly submission: Submission;
  readonly deps: GraderDeps;
  readonly signal: AbortSignal;
}

/** A target that judges: its retries and its deadline are around it already. */
export interface Judge {
  readonly name: string;
  readonly provider: Provider;
  /** `lm` answers a prompt with text; `agent` works in a folder and needs instructions to look around. */
  readonly promptMode: PromptMode;
  /** Its cached verdicts, if the cache is on. */
  readonly memory?: AnswerCache | undefined;
}

export interface Judges {
  /** Names of all available targets, sorted. */
  readonly names: readonly string[];
  /** The judge of this test, or the target of a given name, with another model if given. `none` has the reason. */
  find(target?: string, model?: string): Promise<{ readonly kind: 'found'; readonly judge: Judge } | NoJudge>;
}

interface NoJudge {
  readonly kind: 'none';
  readonly reason: string;
}

/** One of several graders that another grader puts together. */
export interface Member {
  readonly spec: GraderSpec;
  /** Never throws for a grader that breaks: its verdict is `skip` then. */
  grade(submission: Submission, signal: AbortSignal): Promise<GraderScore>;
}

/** A key of a test that says what a good answer is. */
export type GoodAnswerKey = 'criteria' | 'expected_output';

interface GraderTraits {
  /** The name it gets when the suite gives none. */
  nameFor?(options: Readonly<Record<string, unknown>>): string;
  /** Whether it runs programs of the repository, given its options: a dry run leaves it out. */
  startsPrograms?(options: Readonly<Record<string, unknown>>): boolean;
  /** Whether it reads the changes of the workspace, given its options. */
  readsChanges?(options: Readonly<Record<string, unknown>>): boolean;
  /** Whether it cannot work without a judge, given its options. */
  needsJudge?(options: Readonly<Record<string, unknown>>): boolean;
  /** What it judges by, if that is in the test: the keys that it reads, of which one is enough, and whether it has words of its own. */
  needsCriteria?(
    options: Readonly<Record<string, unknown>>,
  ): { readonly keys: readonly GoodAnswerKey[]; readonly hasWords: boolean } | undefined;
  /** Whether its `model` replaces that of the judge. */
  readonly takesModel?: true;
  /** The kind of custom graders; suites do not use its name. */
  readonly runsFiles?: true;
  /** Options with a list of graders; the first existing one is read. */
  readonly memberLists?: readonly string[];
  /** Whether the weights of its members are their own, as in a list; else they are a matter of its options. */
  readonly weighsMembers?: boolean;
  /** Complains about options that speak of graders that are not among its members. */
  checkMembers?(options: Readonly<Record<string, unknown>>, names: readonly string[]): readonly OptionProblem[];
  /**
   * Options with a prompt, as dotted paths. The suite reader resolves them to a `JudgePrompt`
   * (`model/ports/judge-prompt.ts`): the text of a file, or the text itself.
   */
  readonly prompts?: readonly string[];
  /** Options that an older spelling of the type implies, as far as they are not given. */
  impliedBy?(declaredAs: string, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Whether it takes `preprocessors`: those of the suite and of the test are put before its own. */
  readonly takesPreprocessors?: true;
}

export const defineGrader = kindOf<GraderDeps, Grader, GraderTraits>();
export type GraderKind = ReturnType<typeof defineGrader>;
