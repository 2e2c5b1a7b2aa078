import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import type { RunOptions } from '../../config/settings.ts';
import type { Provider, Question } from '../../model/ports/provider.ts';
import { messageOnWire, tokenUsageOnWire } from '../../model/ports/wire.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import { toolStatuses } from '../../providers/providers/replay.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import type { FolderSite } from '../pipeline/runtime.ts';

/** Observers of requests and answers. */
export interface Watch extends AsyncDisposable {
  readonly verbose: boolean;
  say(text: string): void;
  around(provider: Provider, step: Pick<Step, 'suite' | 'target'>): Provider;
}

/**
 * Opens the requested observers: `verbose` logs each prompt before the call, `record-replay` records every new answer before it
 * counts; not cached ones, nor those with an error. Throws a `UserError` if the file of recordings cannot be written.
 */
export async function openWatch(
  { recordReplay, verbose: verboseInput }: RunOptions,
  {
    cwd,
    root,
    configs,
    runtime: { clock, files, log },
  }: FolderSite<'clock' | 'files' | 'log'> & Pick<PreparedRun, 'configs'>,
): Promise<Watch> {
  const recording = recordReplay === undefined ? undefined : await files.openJournal(resolve(cwd, recordReplay));
  const verbose = verboseInput ?? [...configs.values()].some((config) => config.verbose);
  return {
    verbose,
    say: log.info,
    around(provider, { suite, target }) {
      if (!verbose && recording === undefined) return provider;
      return {
        retry: provider.retry,
        async ask(question, signal) {
          if (verbose) {
            const { testId, prompt } = question;
            const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
            log.info(`Calling ${target.name} for the test ${testId}:\n${messages ?? prompt.question}`);
          }
          const outcome = await provider.ask(question, signal);
          if (outcome.kind === 'answered' && outcome.response.error === undefined) {
            const evalPath = relative(root, suite.path).split(sep).join('/');
            const row = replayFixture({ suite, target }, question, outcome.response, { evalPath, at: clock.now() });
            await recording?.append(JSON.stringify(row));
          }
          return outcome;
        },
      };
    },
    [Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose](),
  };
}

/** An answer as a row that the provider `replay` reads. */
function replayFixture(
  { suite, target }: Pick<Step, 'suite' | 'target'>,
  question: Question,
  response: Response,
  { evalPath, at }: { readonly evalPath: string; readonly at: number },
): object {
  const { messages, tokenUsage, costUsd, durationMs, startTime, endTime } = response;
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
  const tools = messages.flatMap(({ toolCalls = [] }) =>
    toolCalls.flatMap(({ id, originalTool }) =>
      id === undefined || originalTool === undefined ? [] : [[id, originalTool] as const],
    ),
  );
  return {
    ...row,
    fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
    recorded_at: new Date(at).toISOString(),
    source: {
      provider: target.provider,
      target_name: target.name,
      resolved_target: target.resolvedName,
      original_tools: tools.length === 0 ? undefined : Object.fromEntries(tools),
      finish_reason: response.finishReason,
      reports_tool_calls: !response.answerOnly,
    },
    output: messages.map(({ toolCalls, ...message }) =>
      // The format has a list of statuses, and no field for an agent's own tool names: those go to `source`.
      messageOnWire({
        ...message,
        toolCalls: toolCalls?.map(({ originalTool: _, status, ...call }) => ({
          ...call,
          status: status === undefined ? undefined : (toolStatuses.find((known) => known === status) ?? 'unknown'),
        })),
      }),
    ),
    token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
    cost_usd: costUsd,
    duration_ms: durationMs,
    start_time: startTime,
    end_time: endTime,
  };
}
