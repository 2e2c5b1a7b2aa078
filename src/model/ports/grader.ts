import * as z from 'zod';
import type { GraderReply, GraderScore } from '../run/grade.ts';
import type { Message } from '../run/message.ts';
import type { Response } from '../run/outcome.ts';
import type { PromptMode } from '../run/prompt.ts';
import { kindOf, type OptionProblem } from '../suite/kind.ts';
import type { GraderSpec } from '../suite/suite.ts';
import type { Container } from './containers.ts';
import type { Files } from './files.ts';
import type { Clock, Matcher } from './machine.ts';
import type { Loopback } from './network.ts';
import type { Exec, GraderScripts } from './processes.ts';
import type { AnswerCache, Provider } from './provider.ts';

export interface Submission {
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
  readonly passMark: number;
  readonly judges: Judges;
  /** The graders that this one puts together, opened; empty for a grader that has none. */
  readonly members: readonly Member[];
}

export interface GradeRequest {
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
  readonly memory?: AnswerCache | undefined;
}

export interface Judges {
  /** Names of all available targets, sorted. */
  readonly names: readonly string[];
  /** The judge of this test, or the target of a given name, with another model if given. `none` has the reason. */
  find(
    target?: string,
    model?: string,
  ): Promise<{ readonly kind: 'found'; readonly judge: Judge } | { readonly kind: 'none'; readonly reason: string }>;
}

export interface Member {
  readonly spec: GraderSpec;
  /** Never throws for a grader that breaks: its verdict is `skip` then. */
  grade(submission: Submission, signal: AbortSignal): Promise<GraderScore>;
}

export type GoodAnswerKey = 'criteria' | 'expected_output';

interface GraderTraits {
  nameFor?(options: Readonly<Record<string, unknown>>): string;
  /** Whether it runs programs of the repository, given its options: a dry run leaves it out. */
  startsPrograms?(options: Readonly<Record<string, unknown>>): boolean;
  readsChanges?(options: Readonly<Record<string, unknown>>): boolean;
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
  readonly memberLists?: readonly [string, ...string[]];
  /** Whether the weights of its members are their own, as in a list; else they are a matter of its options. */
  readonly weighsMembers?: boolean;
  checkMembers?(options: Readonly<Record<string, unknown>>, names: readonly string[]): readonly OptionProblem[];
  /**
   * Options with a prompt, as dotted paths. The suite reader resolves them to a `JudgePrompt`
   *: the text of a file, or the text itself.
   */
  readonly prompts?: readonly string[];
  /** Options that an older spelling of the type implies, as far as they are not given. */
  impliedBy?(declaredAs: string, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Whether it takes `preprocessors`: those of the suite and of the test are put before its own. */
  readonly takesPreprocessors?: true;
}

export const defineGrader = kindOf<GraderDeps, Grader, GraderTraits>();
export type GraderKind = ReturnType<typeof defineGrader>;

/**
 * A prompt for a judge: the text of a file, text in the suite, or a program that prints it. Paths are absolute, and
 * resolved when the suite was read.
 */
export const judgePromptSchema = z.discriminatedUnion(
  'from',
  [
    z.strictObject({ from: z.literal('file'), path: z.string(), text: z.string() }),
    z.strictObject({ from: z.literal('inline'), text: z.string() }),
    z.strictObject({
      from: z.literal('program'),
      command: z.array(z.string()).min(1),
      /** The folder of the script: where it runs. */
      cwd: z.string(),
      config: z.record(z.string(), z.unknown()).optional(),
    }),
  ],
  'must be text, or a mapping with "command"',
);
export type JudgePrompt = z.output<typeof judgePromptSchema>;
