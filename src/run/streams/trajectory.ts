import type { Message, ToolCall } from '../../model/run/message.ts';
import { cutMiddle } from '../../shared/text.ts';
import type { NameCalls } from '../agents/tool-names.ts';
import { isDate } from './event.ts';

/** Maximum stored size of a tool's output, or of a message. */
const MAX_TEXT = 1_000_000;
/** Maximum number of messages, and of tool calls: every grader reads all of them. */
export const MAX_STEPS = 10_000;

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

/** A message with its texts and the ids of its calls, in their order. */
interface Draft {
  readonly role: 'assistant' | 'user';
  readonly parts: ({ readonly text: string } | { readonly call: string })[];
}

/** The messages and tool calls of an agent, in order: each message has its text and the tools that it called then. */
export class Trajectory {
  readonly #drafts: Draft[] = [];
  readonly #byKey = new Map<string, Draft>();
  readonly #calls = new Map<string, Call>();
  #isFull = false;
  #isReasoning = false;

  /** Whether more happened than is stored. */
  get isFull(): boolean {
    return this.#isFull;
  }

  get hasCalls(): boolean {
    return this.#calls.size > 0;
  }

  /** Whether reasoning of the model is the last part of it. */
  get endsInReasoning(): boolean {
    return this.#isReasoning;
  }

  /** What the assistant said after its last call: its answer, once it is done. */
  get answer(): string {
    const last = this.messages(AS_CALLED).findLast(({ role }) => role === 'assistant');
    return typeof last?.content === 'string' && last.toolCalls === undefined ? last.content : '';
  }

  /** A text of the assistant. Texts with the same key belong to one message, and so do calls. */
  say(text: string, key?: string): void {
    if (text === '') return;
    this.#isReasoning = false;
    const draft = key === undefined ? this.#open() : this.#keyed(key);
    draft.parts.push({ text: cutMiddle(text, MAX_TEXT) });
  }

  /** The model reasons, which is not part of its messages. */
  reason(): void {
    this.#isReasoning = true;
  }

  /** A text of the user, as a recorded session has it. */
  hear(text: string): void {
    if (text !== '') this.#add(undefined, 'user').parts.push({ text: cutMiddle(text, MAX_TEXT) });
  }

  /** A piece of text that continues the previous one. */
  sayMore(piece: string): void {
    const last = this.#last();
    const before = last?.parts.at(-1);
    if (last === undefined || before === undefined || 'call' in before) {
      this.say(piece);
      return;
    }
    this.#isReasoning = false;
    if (before.text.length < MAX_TEXT) last.parts.splice(-1, 1, { text: before.text + piece });
  }

  /** Records a tool call. A repeated report (requested, then started) is the same call. */
  startCall({ id, tool, originalTool, input, at }: CallStart, key?: string): void {
    const known = this.#calls.get(id);
    if (known !== undefined) {
      this.#calls.set(id, { ...known, tool, originalTool, input: input ?? known.input, at: known.at ?? at });
      return;
    }
    if (this.#calls.size >= MAX_STEPS) {
      this.#isFull = true;
      return;
    }
    this.#isReasoning = false;
    const draft = key === undefined ? this.#forCall() : this.#keyed(key);
    draft.parts.push({ call: id });
    this.#calls.set(id, { id, tool, originalTool, input, at });
  }

  /** Adds a failed call that was reported only afterwards: before the first later call, or before the answer. */
  addFailedCall(call: CallStart & { readonly at: number }, output: string): void {
    if (this.#calls.size >= MAX_STEPS || this.#calls.has(call.id)) return;
    const calls = this.#drafts.map(({ parts }) => parts.flatMap((part) => ('call' in part ? part.call : [])));
    const later = calls.findIndex((ids) => ids.some((id) => (this.#calls.get(id)?.at ?? call.at) > call.at));
    const place = later === -1 ? calls.findLastIndex((ids) => ids.length > 0) + 1 : later;
    // Before the first call there is only what the user said.
    const first = this.#drafts.findIndex(({ role }) => role === 'assistant');
    this.#drafts.splice(Math.max(place, first), 0, { role: 'assistant', parts: [{ call: call.id }] });
    this.#calls.set(call.id, { ...call, end: { output, isError: true, at: call.at } });
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

  /** An id for a call that is reported without one. */
  newId(): string {
    return `call ${this.#calls.size + 1}`;
  }

  isKnown(id: string): boolean {
    return this.#calls.has(id);
  }

  /** Starts another message with the next event. */
  nextMessage(): void {
    const last = this.#drafts.at(-1);
    if (last === undefined || last.parts.length > 0) this.#add(undefined);
  }

  /** The trajectory so far, with normalized tool names. A text after calls is another message. */
  messages(name: NameCalls): Message[] {
    const messages: Message[] = [];
    for (const { role, parts } of this.#drafts) {
      let texts: string[] = [];
      let toolCalls: ToolCall[] = [];
      const finish = () => {
        if (texts.length === 0 && toolCalls.length === 0) return;
        messages.push({
          role,
          content: texts.length > 0 ? texts.join('') : undefined,
          toolCalls: toolCalls.length > 0 ? toolCalls : undefined,
        });
        [texts, toolCalls] = [[], []];
      };
      for (const part of parts) {
        if ('text' in part) {
          if (toolCalls.length > 0) finish();
          texts.push(part.text);
        } else {
          const call = this.#calls.get(part.call);
          if (call !== undefined) toolCalls.push(...toolCallsOf(call, name));
        }
      }
      finish();
    }
    return messages;
  }

  #open(): Draft {
    const last = this.#last();
    return last?.parts.length === 0 ? last : this.#add(undefined);
  }

  /** The message that the assistant is in, if it speaks. */
  #last(): Draft | undefined {
    const last = this.#drafts.at(-1);
    return last?.role === 'assistant' ? last : undefined;
  }

  /** A tool that is called after another one has ended belongs to the model's next message. */
  #forCall(): Draft {
    const last = this.#last();
    const hasResults = last?.parts.some((part) => 'call' in part && this.#calls.get(part.call)?.end !== undefined);
    return last === undefined || hasResults ? this.#add(undefined) : last;
  }

  #keyed(key: string): Draft {
    return this.#byKey.get(key) ?? this.#add(key);
  }

  #add(key: string | undefined, role: Draft['role'] = 'assistant'): Draft {
    const draft: Draft = { role, parts: [] };
    if (key !== undefined && !this.#isFull) this.#byKey.set(key, draft);
    if (this.#drafts.length < MAX_STEPS) this.#drafts.push(draft);
    else this.#isFull = true;
    return draft;
  }
}

const AS_CALLED: NameCalls = (tool, input) => [{ tool, input }];

function toolCallsOf({ id, tool, originalTool, input, at, end }: Call, name: NameCalls): ToolCall[] {
  const endedAt = end?.at;
  const output = end === undefined ? undefined : bounded(end.output);
  const rest = {
    output,
    status: end === undefined ? 'unknown' : end.isError ? 'error' : 'ok',
    startTime: at !== undefined && isDate(at) ? new Date(at).toISOString() : undefined,
    endTime: endedAt !== undefined && isDate(endedAt) ? new Date(endedAt).toISOString() : undefined,
    // A clock that was set back between the two says nothing about the duration.
    durationMs: at !== undefined && endedAt !== undefined && endedAt >= at ? endedAt - at : undefined,
  };
  return name(tool, input).map((call, index) => {
    const original = originalTool ?? call.originalTool;
    return {
      tool: call.tool,
      originalTool: original,
      input: call.input,
      id: index === 0 ? id : `${id}/${index + 1}`,
      ...rest,
    };
  });
}

function bounded(output: unknown): unknown {
  if (typeof output === 'string') return cutMiddle(output, MAX_TEXT);
  const text = JSON.stringify(output) ?? '';
  return text.length <= MAX_TEXT ? output : cutMiddle(text, MAX_TEXT);
}
