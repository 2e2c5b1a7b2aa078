import type { GraderReply } from './grade.ts';
import { kindOf } from './kind.ts';
import type { Message } from './message.ts';
import type { Response } from './outcome.ts';
import type { Clock, Exec, Files, Matcher } from './ports.ts';
import type { Provider } from './provider.ts';

/** What a grader may look at. Texts are as graders.md §12.3 defines them. */
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
export interface Grader {
  grade(submission: Submission, signal: AbortSignal): Promise<GraderReply>;
}

export interface GraderDeps {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly files: Files;
  readonly matcher: Matcher;
  readonly childEnv: Readonly<Record<string, string>>;
  /** Absolute folder of the eval file, and the folders above it up to the repository, where paths are looked up. */
  readonly suiteFolder: string;
  readonly searchRoots: readonly string[];
  /** How the suite spelled the type: old names mean the old wire format. */
  readonly declaredAs: string;
  readonly timeoutMs?: number | undefined;
  readonly judge?: { readonly name: string; readonly provider: Provider } | undefined;
}

export interface GraderTraits {
  /** The name it gets when the suite gives none (graders.md §2). */
  nameFor?(options: Readonly<Record<string, unknown>>): string;
  /** Whether it runs programs of the repository: a dry run leaves it out. */
  readonly startsPrograms?: boolean;
  /** Whether it needs a judge. */
  readonly needsJudge?: boolean;
}

export const defineGrader = kindOf<GraderDeps, Grader, GraderTraits>();
export type GraderKind = ReturnType<typeof defineGrader>;
