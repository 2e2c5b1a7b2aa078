import type { TokenUsage } from '../../model/run/message.ts';
import type { FailureClass, FinishReason } from '../../model/run/outcome.ts';
import type { AgentEvent } from './event.ts';
import { Trajectory } from './trajectory.ts';

/** How an agent reports its end. Until then, the outcome is unknown. */
export type StreamEnd =
  | {
      readonly kind: 'open';
      /** The last error that it reported. */
      readonly lastError?: AgentError | undefined;
      /** The last reason for an end that is not known: the agent may go on, or this was the end. */
      readonly unknownReason?: string | undefined;
    }
  | {
      readonly kind: 'done';
      readonly finishReason?: FinishReason | undefined;
      readonly unknownReason?: string | undefined;
    }
  | { readonly kind: 'failed'; readonly error: AgentError };

export interface AgentError {
  readonly message: string;
  readonly httpStatus?: number | undefined;
  /** The class, if the program itself reports it. */
  readonly class?: FailureClass | undefined;
  /** The error is only how the agent reports that its answer is cut off or empty. */
  readonly finishReason?: FinishReason | undefined;
}

/** The data that an agent reported. Missing data is absent. */
export interface Reported {
  readonly tokenUsage?: TokenUsage | undefined;
  /** US dollars. */
  readonly costUsd?: number | undefined;
  readonly model?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** The reply to write to an agent that waits for one. */
export interface Reply {
  readonly lines: readonly string[];
  /** Whether this is the last one. */
  readonly isLast: boolean;
}

/**
 * Reads the events of one agent, one by one, into a trajectory. It never throws, whatever an event contains, and skips
 * unknown events: these programs change every week.
 */
export interface AgentStream {
  /** Reads an event with its time in milliseconds since the epoch. */
  take(event: AgentEvent, at: number): Reply | undefined;
  readonly trajectory: Trajectory;
  readonly end: StreamEnd;
  readonly reported: Reported;
}

/** The current state: further reads change it. */
interface StreamState {
  readonly trajectory: Trajectory;
  end: StreamEnd;
  readonly reported: { -readonly [Key in keyof Reported]: Reported[Key] };
}

/** The stream of an agent that waits for no replies. It is open until `read` finds its end. */
export function agentStream(read: (state: StreamState, event: AgentEvent, at: number) => void): AgentStream {
  const state: StreamState = { trajectory: new Trajectory(), end: { kind: 'open' }, reported: {} };
  return Object.assign(state, {
    take(event: AgentEvent, at: number) {
      read(state, event, at);
      return undefined;
    },
  });
}

/** Token counts, if both that are always reported are known. */
export function usageOf(counts: {
  readonly input: number | undefined;
  readonly output: number | undefined;
  readonly cached?: number | undefined;
  readonly cacheWritten?: number | undefined;
  readonly reasoning?: number | undefined;
}): TokenUsage | undefined {
  const { input, output, cached, cacheWritten, reasoning } = counts;
  if (input === undefined || output === undefined) return undefined;
  return {
    input,
    output,
    cached,
    cacheWritten: cacheWritten !== undefined && cacheWritten > 0 ? cacheWritten : undefined,
    reasoning,
  };
}

/** The HTTP status that an agent's own error message has, or means: agents pass on server errors in many forms. */
export function statusIn(message: string): number | undefined {
  const text = message.slice(0, 2_000);
  const status = /(?:^\s*|\b(?:HTTP(?!s?:)|status|code|error)\D{0,12})([45]\d\d)\b(?!\.\d)/i.exec(text)?.[1];
  return status === undefined ? STATUS_WORDS.find(([, words]) => words.test(text))?.[0] : Number(status);
}

const STATUS_WORDS: readonly (readonly [status: number, words: RegExp])[] = [
  [
    429,
    /(?<!line |[:.\d])\b429\b|too many requests|rate[ _-]?limit|(?:usage|quota|spending) limit|(?:hour|weekly|session|opus) limit reached|hit your (?:[\w-]+ )?limit|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted/i,
  ],
  [401, /(?<!line |[:.\d])\b401\b|\bunauthori[sz]ed\b|(?:invalid|incorrect) (?:x-)?api[ _-]key|authentication_error/i],
  [403, /\b403 forbidden|\bpermission_error\b/i],
];
