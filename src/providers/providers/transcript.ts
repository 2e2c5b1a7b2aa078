import * as z from 'zod';
import { defineProvider } from '../../model/ports/provider.ts';
import { failed } from '../../model/run/outcome.ts';
import { readTranscript, type TranscriptEntry } from '../transcript.ts';

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
