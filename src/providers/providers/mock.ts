import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { verbatimText } from '../../model/suite/setting.ts';

/** The default answer of a mock: JSON, but not the verdict of a judge. */
const DEFAULT_RESPONSE = JSON.stringify({ answer: 'This is a mock target. No model was called.' });

/** Answers every question with the same fixed text, at once and without a cost. */
export const mock = defineProvider({
  type: 'mock',
  ...modelTraits,
  images: 'any',
  answersAtOnce: true,
  isFree: true,
  options: () => z.object({ response: verbatimText() }),
  create: ({ response: content = DEFAULT_RESPONSE }) => ({
    ask: async () => ({ kind: 'answered', response: { messages: [{ role: 'assistant', content }], answerOnly: true } }),
  }),
});
