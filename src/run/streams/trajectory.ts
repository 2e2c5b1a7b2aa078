import type { Message, ToolCall } from '../../model/run/message.ts';
import { cutMiddle } from '../../shared/text.ts';
import type { NameCalls } from '../agents/tool-names.ts';
import { isDate } from './event.ts';

/** Most of what one tool gave back, or one message said, that is kept. */
const LONGEST_TEXT = 1_000_000;
/** Nobody reads more, and every grader walks through all of them. */
const MOST_CALLS = 10_000;
const MOST_MESSAGES = 10_000;

/** A tool that is called. Times in milliseconds since the epoch. */
export interface CallStart {
  readonly id: string;
  readonly tool: string;
  /** What the agent itself calls it, where `tool` says more. */
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

/** What an agent says and does, in order: each message holds its text and the tools that it called then. */
export class Trajectory {
  readonly #drafts: Draft[] = [];
  readonly #byKey = new Map<string, Draft>();
  readonly #calls = new Map<string, Call>();
  #isFull = false;

  /** More happened than is kept. */
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

  /** A piece of text that goes on where the last piece ended. */
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

  /** A tool is called. Told again (asked for, then begun) it is the same call. */
  startCall({ id, tool, originalTool, input, at }: CallStart, key?: string): void {
    const known = this.#calls.get(id);
    if (known !== undefined) {
      this.#calls.set(id, { ...known, tool, originalTool, input: input ?? known.input, at: known.at ?? at });
      return;
    }
    if (this.#calls.size >= MOST_CALLS) {
      this.#isFull = true;
      return;
    }
    const draft = key === undefined ? this.#forCall() : this.#keyed(key);
    draft.calls.push(id);
    this.#calls.set(id, { id, tool, originalTool, input, at });
  }

  /** What a call is given, where that is told later. */
  refine(id: string, input: unknown): void {
    const call = this.#calls.get(id);
    if (call !== undefined) this.#calls.set(id, { ...call, input });
  }

  /** A tool has ended. One that nobody saw begin is left out. */
  endCall(id: string, end: CallEnd): void {
    const call = this.#calls.get(id);
    if (call !== undefined) call.end = end;
  }

  isKnown(id: string): boolean {
    return this.#calls.has(id);
  }

  /** Begins another message, whatever comes next. */
  nextMessage(): void {
    const last = this.#drafts.at(-1);
    if (last === undefined || last.texts.length > 0 || last.calls.length > 0) this.#add(undefined);
  }

  /** Something about the message of that key, for whoever reads the record. */
  note(key: string, name: string, value: unknown): void {
    this.#keyed(key).metadata[name] = value;
  }

  /** Everything so far, with tools by the names that are given to them. */
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

  /** A tool that is called when another one has ended is what the model thought of next. */
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
    if (this.#drafts.length < MOST_MESSAGES) this.#drafts.push(draft);
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
    ...(at !== undefined && endedAt !== undefined && isDate(endedAt - at) && { durationMs: Math.max(0, endedAt - at) }),
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
