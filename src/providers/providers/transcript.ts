import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { defineProvider } from '../../model/ports/provider.ts';
import { failed, type Response } from '../../model/run/outcome.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { readJsonRows } from '../json-rows.ts';
import { withKnownCalls } from '../response.ts';
import { asMessage, wireMessageSchema } from './cli-output.ts';
import { tokensSchema } from './replay.ts';

/**
 * Answers with the conversations of a transcript: the first one for the first test, whatever its recorded id. Not for
 * targets files: only `--transcript` makes such a target.
 */
export const transcript = defineProvider({
  type: 'transcript',
  promptMode: 'lm',
  canJudge: false,
  isAgent: false,
  images: 'any',
  options: () =>
    z.object({
      /** Absolute. */
      file: z.string(),
      /** The ids of the tests, in the order of the entries. */
      order: z.array(z.string()),
    }),
  create({ file, order }, { files }) {
    const positions = new Map(order.map((testId, index) => [testId, index]));
    let entries: Promise<readonly TranscriptEntry[]> | undefined;
    return {
      async ask({ testId }, signal) {
        if (signal.aborted) return failed('cancelled', 'Stopped before the transcript was read.');
        entries ??= readTranscript(file, file, files);
        const position = positions.get(testId);
        const entry = position === undefined ? undefined : (await entries)[position];
        if (entry === undefined)
          return failed('config', `The transcript has no conversation for the test "${testId}".`);
        return { kind: 'answered', response: { ...entry.response, cached: true } };
      },
    };
  },
});

/** One recorded conversation: the common data of the lines of one test. */
export interface TranscriptEntry {
  readonly testId: string;
  readonly response: Response;
}

/**
 * The conversations of a transcript, one for each `test_id`, in the order in which they begin.
 * Throws a `UserError` for a line that is no message.
 */
export async function readTranscript(
  path: string,
  shown: string,
  files: Pick<Files, 'read'>,
): Promise<readonly TranscriptEntry[]> {
  const hint =
    'One JSON object per line, with test_id, role and content. To make it of the session of a coding agent: eval-action import.';
  const lines = await readJsonRows(lineSchema, { path, shown, what: 'a message of a transcript', hint }, files);
  if (lines.length === 0) throw userError('FILE_UNREADABLE', `${shown} contains no conversation`);
  const conversations = groupedBy(lines, (line) => line.test_id);
  return Array.from(conversations, ([testId, testLines]) => ({ testId, response: responseOf(testLines) }));
}

const lineSchema = wireMessageSchema.extend({
  test_id: z.string().min(1),
  message_index: z.number().optional(),
  token_usage: tokensSchema().nullish(),
  source: z.object({ kind: z.string() }).optional().catch(undefined),
  transcript_duration_ms: z.number().nonnegative().nullish(),
  transcript_cost_usd: z.number().nonnegative().nullish(),
  transcript_token_usage: tokensSchema().nullish(),
});
type TranscriptLine = z.output<typeof lineSchema>;

/** The recorded question is before the first answer; the test replaces it. */
function responseOf(lines: readonly TranscriptLine[]): Response {
  const inOrder = lines.toSorted((a, b) => (a.message_index ?? 0) - (b.message_index ?? 0));
  const begin = inOrder.findIndex(({ role }) => role === 'assistant' || role === 'tool');
  const of = <Key extends keyof TranscriptLine>(key: Key) => inOrder.find((line) => line[key] != null)?.[key];
  const response: Response = {
    messages: (begin === -1 ? [] : inOrder.slice(begin)).map(({ token_usage: ownUsage, ...line }) => ({
      ...asMessage(line),
      ...(ownUsage && { tokenUsage: ownUsage }),
    })),
    durationMs: of('transcript_duration_ms') ?? undefined,
    costUsd: of('transcript_cost_usd') ?? undefined,
    tokenUsage: of('transcript_token_usage') ?? undefined,
  };
  // Sessions of coding agents have all their calls.
  const isSession = lines.some(({ source }) => source?.kind === 'imported_transcript');
  return isSession ? response : withKnownCalls(response);
}
