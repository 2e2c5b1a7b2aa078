import { messageOnWire, tokenUsageOnWire } from '../model/ports/wire.ts';
import type { Response } from '../model/run/outcome.ts';

/** A session that `agent` recorded, in the format of AgentV's transcripts: a line for each message. `providers/transcript.ts` reads it. */
export const transcriptLines = (testId: string, agent: string, response: Response): string[] =>
  response.messages.map((message, index) => {
    const { metadata, ...own } = message;
    return JSON.stringify({
      schema_version: 'agentv.transcript.v1',
      test_id: testId,
      target: agent,
      message_index: index,
      ...messageOnWire(own),
      transcript_duration_ms: response.durationMs,
      transcript_cost_usd: response.costUsd,
      transcript_token_usage: response.tokenUsage && tokenUsageOnWire(response.tokenUsage),
      source: {
        kind: 'imported_transcript',
        provider: agent,
        session_id: response.messages[0]?.metadata?.['session_id'],
        model: response.model,
        timestamp: response.startTime,
      },
    });
  });
