import * as z from 'zod';
import { UserError, userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Response } from '../model/run/outcome.ts';
import { asMessage, jsonOf, wireMessageSchema } from './providers/cli-output.ts';
import { tokensSchema } from './providers/replay.ts';
import { withKnownCalls } from './response.ts';

const MAX_TRANSCRIPT_BYTES = 100 * 1024 * 1024;

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
  const text = await files.read(path, MAX_TRANSCRIPT_BYTES, { onlyText: true });
  const conversations = new Map<string, TranscriptLine[]>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, shown, index + 1);
    conversations.set(read.test_id, [...(conversations.get(read.test_id) ?? []), read]);
  }
  if (conversations.size === 0) throw userError('FILE_UNREADABLE', `${shown} contains no conversation`);
  return [...conversations].map(([testId, lines]) => ({ testId, response: responseOf(lines) }));
}

const lineSchema = wireMessageSchema.extend({
  test_id: z.string().min(1),
  message_index: z.number().optional(),
  token_usage: tokensSchema.nullish(),
  source: z.object({ kind: z.string() }).optional().catch(undefined),
  transcript_duration_ms: z.number().nonnegative().nullish(),
  transcript_cost_usd: z.number().nonnegative().nullish(),
  transcript_token_usage: tokensSchema.nullish(),
});
type TranscriptLine = z.output<typeof lineSchema>;

function readLine(text: string, file: string, line: number): TranscriptLine {
  const parsed = lineSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? ` "${issue.path.join('.')}"` : '';
  throw new UserError([
    {
      code: 'FILE_UNREADABLE',
      severity: 'error',
      message: `This is not a message of a transcript:${where} ${issue?.message ?? 'unreadable'}`,
      location: { file, line, column: 1 },
      hint: isSession(text)
        ? 'This looks like the session of a coding agent. Make a transcript of it: eval-action import claude, codex or copilot.'
        : 'One JSON object per line, with test_id, role and content.',
    },
  ]);
}

/** Lines of sessions have a `type` and no test. */
function isSession(line: string): boolean {
  const value = jsonOf(line);
  return typeof value === 'object' && value !== null && 'type' in value && !('test_id' in value);
}

/** The recorded question is before the first answer; the test replaces it. */
function responseOf(lines: readonly TranscriptLine[]): Response {
  const inOrder = lines.toSorted((a, b) => (a.message_index ?? 0) - (b.message_index ?? 0));
  const begin = inOrder.findIndex(({ role }) => role === 'assistant' || role === 'tool');
  const of = <Key extends keyof TranscriptLine>(key: Key) => inOrder.find((line) => line[key] != null)?.[key];
  const durationMs = of('transcript_duration_ms');
  const costUsd = of('transcript_cost_usd');
  const tokenUsage = of('transcript_token_usage');
  const response: Response = {
    messages: (begin === -1 ? [] : inOrder.slice(begin)).map(({ token_usage: own, ...line }) => ({
      ...asMessage(line),
      ...(own && { tokenUsage: own }),
    })),
    durationMs: durationMs ?? undefined,
    costUsd: costUsd ?? undefined,
    tokenUsage: tokenUsage ?? undefined,
  };
  // Sessions of coding agents have all their calls.
  const isSession = lines.some(({ source }) => source?.kind === 'imported_transcript');
  return isSession ? response : withKnownCalls(response);
}
