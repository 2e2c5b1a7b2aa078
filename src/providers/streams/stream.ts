import type { Message, TokenUsage, ToolCall } from '../../model/run/message.ts';
import type { FailureClass, FinishReason } from '../../model/run/outcome.ts';
import { cutMiddle } from '../../model/text/text.ts';
import type { NameCalls } from '../agents/tool-names.ts';
import { type AgentEvent, isDate, numberAt } from './event.ts';

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
interface StreamUsage {
  readonly tokenUsage?: TokenUsage | undefined;
  /** US dollars. */
  readonly costUsd?: number | undefined;
  readonly model?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** The reply to write to an agent that waits for one. */
export interface Reply {
  readonly lines: readonly string[];
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
  readonly reported: StreamUsage;
}

/** The current state: further reads change it. */
export interface StreamState {
  readonly trajectory: Trajectory;
  end: StreamEnd;
  readonly reported: { -readonly [Key in keyof StreamUsage]: StreamUsage[Key] };
}

/** A stream that is open until `read` finds its end. */
export function agentStream(
  read: (state: StreamState, event: AgentEvent, at: number) => Reply | undefined,
): AgentStream {
  const state: StreamState = { trajectory: new Trajectory(), end: { kind: 'open' }, reported: {} };
  return Object.assign(state, { take: (event: AgentEvent, at: number) => read(state, event, at) });
}

/** Token counts, if both that are always reported are known. */
export const usageOf = ({ input, output, ...more }: Partial<TokenUsage>): TokenUsage | undefined =>
  input === undefined || output === undefined
    ? undefined
    : { input, output, cached: more.cached, cacheWritten: more.cacheWritten || undefined, reasoning: more.reasoning };

/**
 * Token counts by their names in a report, where dots lead into it. Several names are a count with the parts that the
 * report counts apart from it: our input includes what a cache had, our output what was reasoned.
 */
export function usageIn(
  report: unknown,
  names: {
    readonly input: string | readonly string[];
    readonly output: string | readonly string[];
    readonly cached: string;
    readonly cacheWritten?: string;
    readonly reasoning?: string;
  },
): TokenUsage | undefined {
  const count = (name: string) => numberAt(report, ...name.split('.'));
  const sum = (counted: string | readonly string[]) => {
    const [first, ...parts] = [counted].flat().map(count);
    return first === undefined ? undefined : parts.reduce<number>((total, part) => total + (part ?? 0), first);
  };
  return usageOf({
    input: sum(names.input),
    output: sum(names.output),
    cached: count(names.cached),
    cacheWritten: names.cacheWritten === undefined ? undefined : count(names.cacheWritten),
    reasoning: names.reasoning === undefined ? undefined : count(names.reasoning),
  });
}

/** The error of a message, with the HTTP status that it has or means. */
export const errorOf = (message: string): AgentError => ({ message, httpStatus: statusIn(message) });

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

/** Maximum stored size of a tool's output, or of a message. */
const MAX_TEXT = 1_000_000;
/** Maximum number of messages, and of tool calls: every grader reads all of them. */
export const MAX_STEPS = 10_000;

/** A tool that is called. Times in milliseconds since the epoch. */
export interface CallStart {
  readonly tool: string;
  /** The agent's own name of it, if `tool` is more specific. */
  readonly originalTool?: string | undefined;
  readonly input?: unknown;
  /** When it began to run; absent when it was only asked for yet. */
  readonly at?: number | undefined;
}

interface CallEnd {
  readonly output?: unknown;
  readonly isError: boolean;
  readonly at: number;
}

interface StreamCall {
  readonly id: string;
  start: CallStart;
  end?: CallEnd;
}

/** A message with its texts and its calls, in their order. */
interface DraftMessage {
  readonly role: 'assistant' | 'user';
  readonly parts: (string | StreamCall)[];
}

/** The messages and tool calls of an agent, in order: each message has its text and the tools that it called then. */
export class Trajectory {
  readonly #drafts: DraftMessage[] = [];
  readonly #byKey = new Map<string, DraftMessage>();
  readonly #calls = new Map<string, StreamCall>();
  /** Whether more happened than is stored. */
  isFull = false;
  /** Whether reasoning of the model is the last part of it. */
  endsInReasoning = false;

  get hasCalls(): boolean {
    return this.#calls.size > 0;
  }

  /** What the assistant said after its last call: its answer, once it is done. */
  get answer(): string {
    const last = this.messages((tool, input) => [{ tool, input }]).findLast(({ role }) => role === 'assistant');
    return typeof last?.content === 'string' && last.toolCalls === undefined ? last.content : '';
  }

  /** A text of the assistant. Texts with the same key belong to one message, and so do calls. */
  say(text = '', key?: string): void {
    if (text === '') return;
    this.endsInReasoning = false;
    const last = this.#last();
    const draft = key === undefined ? (last?.parts.length === 0 ? last : this.#add()) : this.#keyed(key);
    draft.parts.push(cutMiddle(text, MAX_TEXT));
  }

  /** The model reasons, which is not part of its messages. */
  reason(): void {
    this.endsInReasoning = true;
  }

  /** A text of the user, as a recorded session has it. */
  hear(text: string): void {
    if (text !== '') this.#add(undefined, 'user').parts.push(cutMiddle(text, MAX_TEXT));
  }

  /** A piece of text that continues the previous one. */
  sayMore(piece = ''): void {
    const parts = this.#last()?.parts ?? [];
    const before = parts.at(-1);
    if (typeof before !== 'string') {
      this.say(piece);
      return;
    }
    this.endsInReasoning = false;
    if (before.length < MAX_TEXT) parts.splice(-1, 1, before + piece);
  }

  /** Records a tool call, unless its id or tool is unknown. A repeated report (requested, then started) is the same call. */
  startCall(id: string | undefined, call: Partial<CallStart>, key?: string): void {
    const { tool, originalTool, input, at } = call;
    if (id === undefined || tool === undefined) return;
    const known = this.#calls.get(id);
    if (known !== undefined) {
      const { start } = known;
      known.start = { tool, originalTool, input: input ?? start.input, at: start.at ?? at };
      return;
    }
    if (this.#calls.size >= MAX_STEPS) {
      this.isFull = true;
      return;
    }
    this.endsInReasoning = false;
    const last = this.#last();
    // A tool that is called after another one has ended belongs to the model's next message.
    const isNext = last === undefined || last.parts.some((part) => typeof part !== 'string' && part.end !== undefined);
    const draft = key !== undefined ? this.#keyed(key) : isNext ? this.#add() : last;
    const started = { id, start: { tool, originalTool, input, at } };
    draft.parts.push(started);
    this.#calls.set(id, started);
  }

  /** Adds a failed call that was reported only afterwards: before the first later call, or before the answer. */
  addFailedCall(start: CallStart & { readonly at: number }, output: string): void {
    if (this.#calls.size >= MAX_STEPS) return;
    const calls = this.#drafts.map(({ parts }) => parts.filter((part) => typeof part !== 'string'));
    const later = calls.findIndex((some) => some.some((call) => (call.start.at ?? start.at) > start.at));
    const place = later === -1 ? calls.findLastIndex((some) => some.length > 0) + 1 : later;
    // Before the first call there is only what the user said.
    const first = this.#drafts.findIndex(({ role }) => role === 'assistant');
    const call: StreamCall = { id: this.newId(), start, end: { output, isError: true, at: start.at } };
    this.#drafts.splice(Math.max(place, first), 0, { role: 'assistant', parts: [call] });
    this.#calls.set(call.id, call);
  }

  /** Sets the input of a call, if it is reported later. */
  refine(id: string, input: unknown): void {
    const call = this.#calls.get(id);
    if (call !== undefined) call.start = { ...call.start, input };
  }

  /** Records the end of a tool. One without a start is ignored. */
  endCall(id: string | undefined, end: CallEnd): void {
    const call = this.#calls.get(id ?? '');
    if (call !== undefined) call.end = end;
  }

  /** An id for a call that is reported without one. */
  newId(): string {
    return `call ${this.#calls.size + 1}`;
  }

  isKnown(id: string): boolean {
    return this.#calls.has(id);
  }

  /** Starts another message with the next event. */
  nextMessage(): void {
    if (this.#drafts.at(-1)?.parts.length !== 0) this.#add();
  }

  /** The trajectory so far, with normalized tool names. A text after calls is another message. */
  messages(name: NameCalls): Message[] {
    const messages: Message[] = [];
    for (const { role, parts } of this.#drafts) {
      let content: string | undefined;
      let toolCalls: ToolCall[] | undefined;
      const finish = () => {
        if (content !== undefined || toolCalls !== undefined) messages.push({ role, content, toolCalls });
        [content, toolCalls] = [undefined, undefined];
      };
      for (const part of parts) {
        if (typeof part !== 'string') {
          toolCalls ??= [];
          toolCalls.push(...toolCallsOf(part, name));
        } else {
          if (toolCalls !== undefined) finish();
          content = (content ?? '') + part;
        }
      }
      finish();
    }
    return messages;
  }

  /** The message that the assistant is in, if it speaks. */
  #last(): DraftMessage | undefined {
    const last = this.#drafts.at(-1);
    return last?.role === 'assistant' ? last : undefined;
  }

  #keyed(key: string): DraftMessage {
    return this.#byKey.get(key) ?? this.#add(key);
  }

  #add(key?: string, role: DraftMessage['role'] = 'assistant'): DraftMessage {
    const draft: DraftMessage = { role, parts: [] };
    if (key !== undefined && !this.isFull) this.#byKey.set(key, draft);
    if (this.#drafts.length < MAX_STEPS) this.#drafts.push(draft);
    else this.isFull = true;
    return draft;
  }
}

function toolCallsOf({ id, start, end }: StreamCall, name: NameCalls): ToolCall[] {
  const timeText = (at: number | undefined) =>
    at !== undefined && isDate(at) ? new Date(at).toISOString() : undefined;
  const text = typeof end?.output === 'string' ? end.output : (JSON.stringify(end?.output) ?? '');
  const output = text.length <= MAX_TEXT ? end?.output : cutMiddle(text, MAX_TEXT);
  return name(start.tool, start.input).map((call, index) => ({
    tool: call.tool,
    originalTool: start.originalTool ?? call.originalTool,
    input: call.input,
    id: index === 0 ? id : `${id}/${index + 1}`,
    output,
    status: end === undefined ? 'unknown' : end.isError ? 'error' : 'ok',
    startTime: timeText(start.at),
    endTime: timeText(end?.at),
    // A clock that was set back between the two says nothing about the duration.
    durationMs: start.at !== undefined && end !== undefined && end.at >= start.at ? end.at - start.at : undefined,
  }));
}
