import * as z from 'zod';
import type { Message, ToolCall } from '../../model/run/message.ts';

/**
 * The messages of a response with the events of its program: in AgentV 1, programs could write a `trace` besides their
 * answer. Messages with tool calls take precedence, and unknown events are ignored, as later versions ignore all of
 * them.
 */
export function withTrace(messages: readonly Message[], trace: unknown): Message[] {
  const describeThemselves = messages.some(({ toolCalls = [] }) => toolCalls.length > 0);
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  const answer = messages[last];
  if (describeThemselves || answer === undefined || !Array.isArray(trace)) return [...messages];
  const events = trace.flatMap((event) => eventSchema.safeParse(event).data ?? []);
  const steps = stepsOf(events);
  const ending = steps.at(-1);
  // The last step led to the answer.
  const final = { ...answer, ...(ending && ending.toolCalls.length > 0 && { toolCalls: ending.toolCalls }) };
  const before = steps.slice(0, -1).map(asMessage);
  return [...messages.slice(0, last), ...before, final, ...messages.slice(last + 1)];
}

const eventSchema = z.lazy(() =>
  z.object({
    type: z.enum(['model_step', 'tool_call', 'tool_result', 'message', 'error']),
    timestamp: z.string().optional().catch(undefined),
    id: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    input: z.unknown().optional(),
    output: z.unknown().optional(),
    text: z.string().optional().catch(undefined),
  }),
);
type Event = z.output<typeof eventSchema>;

/** What a model said at once, and the tools that it called then. */
interface Step {
  readonly text: string | undefined;
  readonly toolCalls: ToolCall[];
}

function stepsOf(events: readonly Event[]): readonly Step[] {
  const steps: Step[] = [];
  const open = new OpenCalls();
  for (const event of events) {
    const last = steps.at(-1);
    if (event.type === 'model_step' || event.type === 'message') steps.push({ text: event.text, toolCalls: [] });
    else if (event.type !== 'tool_call') open.end(event);
    else if (last === undefined) steps.push({ text: undefined, toolCalls: [open.begin(event)] });
    else last.toolCalls.push(open.begin(event));
  }
  return steps;
}

/** Calls whose result is still to come. */
class OpenCalls {
  readonly #waiting = new Map<string, { readonly calls: ToolCall[]; next: number }>();
  readonly #ended = new Set<ToolCall>();

  begin({ name = 'unknown', id, input, output, timestamp }: Event): ToolCall {
    const call: ToolCall = {
      tool: name,
      id,
      input,
      output,
      startTime: timestamp,
    };
    for (const key of keysOf({ id, name })) {
      const known = this.#waiting.get(key);
      if (known === undefined) this.#waiting.set(key, { calls: [call], next: 0 });
      else known.calls.push(call);
    }
    return call;
  }

  /** A result belongs to the call of its id; without one, to the first call of its name that has none yet. */
  end({ type, id, name, output, text, timestamp }: Event): void {
    const call = this.#next(keysOf({ id, name })[0]);
    if (call === undefined) return;
    this.#ended.add(call);
    const said = output ?? (type === 'error' ? text : undefined);
    const durationMs = Date.parse(timestamp ?? '') - Date.parse(call.startTime ?? '');
    Object.assign(call, {
      output: said,
      status: type === 'error' ? 'error' : undefined,
      endTime: timestamp,
      durationMs: durationMs >= 0 ? durationMs : undefined,
    });
  }

  #next(key: string | undefined): ToolCall | undefined {
    const waiting = this.#waiting.get(key ?? '');
    while (waiting !== undefined && waiting.next < waiting.calls.length) {
      const call = waiting.calls[waiting.next];
      waiting.next += 1;
      if (call !== undefined && !this.#ended.has(call)) return call;
    }
    return undefined;
  }
}

/** The most informative one comes first. */
const keysOf = ({ id, name }: Pick<Event, 'id' | 'name'>): string[] => [
  ...(id === undefined ? [] : [`id ${id}`]),
  ...(name === undefined ? [] : [`name ${name}`]),
];

const asMessage = ({ text, toolCalls }: Step): Message => ({
  role: 'assistant',
  content: text,
  toolCalls: toolCalls.length > 0 ? toolCalls : undefined,
});
