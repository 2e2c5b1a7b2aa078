import { createHash } from 'node:crypto';
import type { Provider, Question } from '../model/ports/provider.ts';
import { messageOnWire, tokenUsageOnWire } from '../model/ports/wire.ts';
import type { Message } from '../model/run/message.ts';
import type { Response } from '../model/run/outcome.ts';
import type { Suite } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { toolStatuses } from './providers/replay.ts';

/** Records every new answer before it counts; not cached ones, nor those with an error. */
export const withRecording = (
  provider: Provider,
  keep: (question: Question, response: Response) => Promise<void>,
): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    const outcome = await provider.ask(question, signal);
    if (outcome.kind === 'answered' && outcome.response.error === undefined) await keep(question, outcome.response);
    return outcome;
  },
});

/** Where an answer comes from. `evalPath` is that of the suite from the root of the repository. */
interface Recorded {
  readonly suite: Suite;
  readonly evalPath: string;
  readonly target: Target;
  readonly question: Question;
  readonly response: Response;
  /** ISO 8601, UTC. */
  readonly recordedAt: string;
}

/** An answer as a row that the provider `replay` reads. */
export function replayFixture({ suite, evalPath, target, question, response, recordedAt }: Recorded): object {
  const { tokenUsage, costUsd, durationMs, startTime, endTime } = response;
  const row = {
    schema_version: 'agentv.replay_fixture.v1',
    suite: suite.name,
    eval_path: evalPath,
    test_id: question.testId,
    source_target: target.name,
    attempt: question.trial,
    variant: null,
  };
  const identity = createHash('sha256').update(JSON.stringify(row)).digest('hex');
  return {
    ...row,
    fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
    recorded_at: recordedAt,
    source: {
      provider: target.provider,
      target_name: target.name,
      resolved_target: target.resolvedName,
      original_tools: originalTools(response.messages),
      finish_reason: response.finishReason,
      reports_tool_calls: !response.answerOnly,
    },
    output: response.messages.map((message) => messageOnWire(asFixture(message))),
    token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
    cost_usd: costUsd,
    duration_ms: durationMs,
    start_time: startTime,
    end_time: endTime,
  };
}

/** The format has a list of statuses, and no field for an agent's own tool names: those go to `source`. */
const asFixture = (message: Message): Message =>
  message.toolCalls === undefined
    ? message
    : {
        ...message,
        toolCalls: message.toolCalls.map(({ originalTool: _own, ...call }) =>
          call.status === undefined || (toolStatuses as readonly string[]).includes(call.status)
            ? call
            : { ...call, status: 'unknown' },
        ),
      };

function originalTools(messages: readonly Message[]): Readonly<Record<string, string>> | undefined {
  const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
  const named = calls.flatMap(({ id, originalTool }) =>
    id === undefined || originalTool === undefined ? [] : [[id, originalTool] as const],
  );
  return named.length === 0 ? undefined : Object.fromEntries(named);
}
