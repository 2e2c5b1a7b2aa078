import type { Message, ToolCall } from '../../model/run/message.ts';
import { cutMiddle } from '../../shared/text.ts';
import type { NameCalls } from '../agents/tool-names.ts';
import { isDate } from './event.ts';

/** Maximum stored size of a tool's output, or of a message. */
const LONGEST_TEXT = 1_000_000;
/** Maximum number of messages, and of tool calls: every grader reads all of them. */
export const MOST_STEPS = 10_000;

/** A tool that is called. Times in milliseconds since the epoch. */
export interface CallStart {
  readonly id: string;
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

interface Call extends CallStart {
  end?: CallEnd;
}

interface Draft {
  readonly role: 'assistant' | 'user';
  readonly texts: string[];
  readonly calls: string[];
  readonly metadata: Record<string, unknown>;
}

/** The messages and tool calls of an agent, in order: each message has its text and the tools that it called then. */
export class Trajectory {
  readonly #drafts: Draft[] = [];
  readonly #byKey = new Map<string, Draft>();
  readonly #calls = new Map<string, Call>();
  #isFull = false;

  /** Whether more happened than is stored. */
  get isFull(): boolean {
    return this.#isFull;
  }

  get hasCalls(): boolean {
    return this.#calls.size > 0;
  }

  get isEmpty(): boolean {
    return this.#drafts.length === 0;
  }

  /** A text of the assistant. Texts with the same key belong to one message, and so do calls. */
  say(text: string, key?: string): void {
    if (text === '') return;
    const draft = key === undefined ? this.#open() : this.#keyed(key);
    draft.texts.push(cutMiddle(text, LONGEST_TEXT));
  }

  /** A text of the user, as a recorded session has it. */
  hear(text: string): void {
    if (text !== '') this.#add(undefined, 'user').texts.push(cutMiddle(text, LONGEST_TEXT));
  }

  /** A piece of text that continues the previous one. */
  sayMore(piece: string): void {
    const last = this.#last();
    const isGoingOn = last !== undefined && last.calls.length === 0 && last.texts.length > 0;
    if (!isGoingOn) {
      this.say(piece);
      return;
    }
    const before = last.texts.pop() ?? '';
    last.texts.push(before.length < LONGEST_TEXT ? before + piece : before);
  }

  /** Records a tool call. A repeated report (requested, then started) is the same call. */
  startCall({ id, tool, originalTool, input, at }: CallStart, key?: string): void {
    const known = this.#calls.get(id);
    if (known !== undefined) {
      this.#calls.set(id, { ...known, tool, originalTool, input: input ?? known.input, at: known.at ?? at });
      return;
    }
    if (this.#calls.size >= MOST_STEPS) {
      this.#isFull = true;
      return;
    }
    const draft = key === undefined ? this.#forCall() : this.#keyed(key);
    draft.calls.push(id);
    this.#calls.set(id, { id, tool, originalTool, input, at });
  }

  /** Sets the input of a call, if it is reported later. */
  refine(id: string, input: unknown): void {
    const call = this.#calls.get(id);
    if (call !== undefined) this.#calls.set(id, { ...call, input });
  }

  /** Records the end of a tool. One without a start is ignored. */
  endCall(id: string, end: CallEnd): void {
    const call = this.#calls.get(id);
    if (call !== undefined) call.end = end;
  }

  isKnown(id: string): boolean {
    return this.#calls.has(id);
  }

  /** Starts another message with the next event. */
  nextMessage(): void {
    const last = this.#drafts.at(-1);
    if (last === undefined || last.texts.length > 0 || last.calls.length > 0) this.#add(undefined);
  }

  /** Adds metadata to the message of that key, for the record. */
  note(key: string, name: string, value: unknown): void {
    this.#keyed(key).metadata[name] = value;
  }

  /** The trajectory so far, with normalized tool names. */
  messages(name: NameCalls): Message[] {
    return this.#drafts.flatMap(({ role, texts, calls, metadata }): Message[] => {
      if (texts.length === 0 && calls.length === 0) return [];
      const toolCalls = calls.flatMap((id) => this.#calls.get(id) ?? []).flatMap((call) => toolCallsOf(call, name));
      return [
        {
          role,
          ...(texts.length > 0 && { content: texts.join('\n') }),
          ...(toolCalls.length > 0 && { toolCalls }),
          ...(Object.keys(metadata).length > 0 && { metadata }),
        },
      ];
    });
  }

  #open(): Draft {
    const last = this.#last();
    return last !== undefined && last.texts.length === 0 && last.calls.length === 0 ? last : this.#add(undefined);
  }

  /** The message that the assistant is in, if it speaks. */
  #last(): Draft | undefined {
    const last = this.#drafts.at(-1);
    return last?.role === 'assistant' ? last : undefined;
  }

  /** A tool that is called after another one has ended belongs to the model's next message. */
  #forCall(): Draft {
    const last = this.#last();
    const hasResults = last?.calls.some((id) => this.#calls.get(id)?.end !== undefined);
    return last === undefined || hasResults ? this.#add(undefined) : last;
  }

  #keyed(key: string): Draft {
    return this.#byKey.get(key) ?? this.#add(key);
  }

  #add(key: string | undefined, role: Draft['role'] = 'assistant'): Draft {
    const draft: Draft = { role, texts: [], calls: [], metadata: {} };
    if (key !== undefined && !this.#isFull) this.#byKey.set(key, draft);
    if (this.#drafts.length < MOST_STEPS) this.#drafts.push(draft);
    else this.#isFull = true;
    return draft;
  }
}

function toolCallsOf({ id, tool, originalTool, input, at, end }: Call, name: NameCalls): ToolCall[] {
  const endedAt = end?.at;
  const output = end === undefined ? undefined : bounded(end.output);
  const rest = {
    ...(output !== undefined && { output }),
    status: end === undefined ? 'unknown' : end.isError ? 'error' : 'ok',
    ...(at !== undefined && isDate(at) && { startTime: new Date(at).toISOString() }),
    ...(endedAt !== undefined && isDate(endedAt) && { endTime: new Date(endedAt).toISOString() }),
    // A clock that was set back between the two says nothing about the duration.
    ...(at !== undefined && endedAt !== undefined && endedAt >= at && { durationMs: endedAt - at }),
  };
  return name(tool, input).map((call, index) => {
    const original = originalTool ?? call.originalTool;
    return {
      tool: call.tool,
      ...(original !== undefined && { originalTool: original }),
      ...(call.input !== undefined && { input: call.input }),
      id: index === 0 ? id : `${id}/${index + 1}`,
      ...rest,
    };
  });
}

function bounded(output: unknown): unknown {
  if (typeof output === 'string') return cutMiddle(output, LONGEST_TEXT);
  const text = JSON.stringify(output) ?? '';
  return text.length <= LONGEST_TEXT ? output : cutMiddle(text, LONGEST_TEXT);
}
