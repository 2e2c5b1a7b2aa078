import { resolve } from 'node:path';
import * as z from 'zod';
import { defineProvider, recordingTraits } from '../../model/ports/provider.ts';
import { tokenUsageSchema } from '../../model/run/message.ts';
import { failed, finishReasons, type Response } from '../../model/run/outcome.ts';
import { optionalText, requiredText } from '../../model/suite/setting.ts';
import { once } from '../../model/values/once.ts';
import { readJsonRows } from '../json-rows.ts';
import { orFailed, withKnownCalls } from '../response.ts';
import { asMessage, wireMessageSchema, wireToolCallSchema } from './cli-output.ts';

/** Answers from a file of recordings. Exactly one recording must match the test. */
export const replay = defineProvider({
  type: 'replay',
  ...recordingTraits,
  options: () =>
    z.object({
      fixtures: requiredText(),
      source_target: requiredText(),
      suite: optionalText(),
      eval_path: optionalText(),
      variant: optionalText(),
      execution_traces: z.undefined('cannot be replayed here; give the recordings as "fixtures"').optional(),
    }),
  create(options, { files, suiteFolder }) {
    let recordings: Promise<readonly RecordedAnswer[]> | undefined;
    return {
      async ask(question, signal) {
        if (signal.aborted) return failed('cancelled', 'Stopped before the recordings were read.');
        const file = { path: resolve(suiteFolder, options.fixtures), shown: options.fixtures, ...recordingsFile };
        return orFailed('config', async () => {
          recordings ??= readJsonRows(recordingSchema(), file, files);
          const all = await recordings;
          const fitting = all.filter(
            (each) =>
              each.test_id === question.testId &&
              each.source_target === options.source_target &&
              (each.variant ?? undefined) === options.variant &&
              (options.suite === undefined || each.suite === options.suite) &&
              (options.eval_path === undefined || each.eval_path === options.eval_path),
          );
          // Further trials without a recording get the answer of the first.
          const ofTrial = fitting.filter(({ attempt }) => (attempt ?? 0) === question.trial);
          const [recording, ...others] =
            ofTrial.length > 0 ? ofTrial : fitting.filter(({ attempt }) => (attempt ?? 0) === 0);
          const what = `of the test "${question.testId}" by the target "${options.source_target}" in ${options.fixtures}`;
          if (recording === undefined) return failed('config', `There is no recorded answer ${what}.`);
          if (others.length > 0) {
            const advice = 'Select one with "suite", "eval_path" or "variant".';
            return failed('config', `There are ${others.length + 1} recorded answers ${what}. ${advice}`);
          }
          const response = responseOf(recording);
          // Recordings of other programs do not say it: a target that was recorded with calls once reports them always.
          const reportsCalls =
            recording.source?.reports_tool_calls ??
            all.some(
              ({ source_target: target, output }) =>
                target === recording.source_target && output.some(({ tool_calls }) => tool_calls !== undefined),
            );
          return { kind: 'answered' as const, response: reportsCalls ? response : withKnownCalls(response) };
        });
      },
    };
  },
});

/** Tokens as recordings count them. */
export const tokensSchema = () => tokenUsageSchema.omit({ cacheWritten: true });

/** How a tool call may have ended. */
export const toolStatuses = ['ok', 'error', 'timeout', 'cancelled', 'unknown'] as const;
/** One line of a file of recordings. An unknown key may be essential, so it is refused. */
const recordingSchema = once(() =>
  z.strictObject({
    schema_version: z.literal('agentv.replay_fixture.v1'),
    suite: z.string(),
    test_id: z.string(),
    source_target: z.string(),
    output: z.array(
      wireMessageSchema.extend({
        tool_calls: z.array(wireToolCallSchema.extend({ status: z.enum(toolStatuses).optional() })).optional(),
        token_usage: tokensSchema().optional(),
      }),
    ),
    eval_path: z.string().nullish(),
    attempt: z.int().nonnegative().nullish(),
    variant: z.string().nullish(),
    fixture_id: z.string().nullish(),
    recorded_at: z.string().nullish(),
    // Our data about an answer that the format has no field for; other data there is ignored.
    source: z
      .object({
        original_tools: z.record(z.string(), z.string()).optional().catch(undefined),
        finish_reason: z.enum(finishReasons).optional().catch(undefined),
        reports_tool_calls: z.boolean().optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
    redaction: z.unknown().optional(),
    transcript: z.unknown().optional(),
    token_usage: tokensSchema().nullish(),
    cost_usd: z.number().nonnegative().nullish(),
    duration_ms: z.number().nonnegative().nullish(),
    start_time: z.string().nullish(),
    end_time: z.string().nullish(),
  }),
);
type RecordedAnswer = z.output<ReturnType<typeof recordingSchema>>;
const recordingsFile = {
  what: 'a recording of an answer',
  hint: 'One JSON object per line, schema_version agentv.replay_fixture.v1.',
};

function responseOf(recording: RecordedAnswer): Response {
  const { output, token_usage: tokenUsage, cost_usd: costUsd, duration_ms: durationMs } = recording;
  const { start_time: startTime, end_time: endTime } = recording;
  const ownNames = new Map(Object.entries(recording.source?.original_tools ?? {}));
  return {
    messages: output.map(({ token_usage: ownUsage, ...line }) => {
      const message = asMessage(line);
      const toolCalls = message.toolCalls?.map((call) => {
        const originalTool = ownNames.get(call.id ?? '');
        return originalTool === undefined ? call : { ...call, originalTool };
      });
      return { ...message, toolCalls, ...(ownUsage && { tokenUsage: ownUsage }) };
    }),
    tokenUsage: tokenUsage ?? undefined,
    costUsd: costUsd ?? undefined,
    durationMs: durationMs ?? undefined,
    startTime: startTime ?? undefined,
    endTime: endTime ?? undefined,
    finishReason: recording.source?.finish_reason,
    cached: true,
  };
}
