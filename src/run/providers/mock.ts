import * as z from 'zod';
import { defineProvider, modelTraits } from '../../model/ports/provider.ts';
import { Variable } from '../../model/suite/setting.ts';

/** The default answer of a mock: JSON, but not the verdict of a judge. */
const DEFAULT_RESPONSE = JSON.stringify({ answer: 'This is a mock target. No model was called.' });

/** Unlike other settings this one is not trimmed: it is an answer, and an answer may be blank. */
const response = () =>
  z
    .union([z.string(), z.instanceof(Variable)], 'must be text')
    .optional()
    .transform((value) => (value instanceof Variable ? value.value : value) ?? DEFAULT_RESPONSE);

/** Answers every question with the same fixed text, at once and without a cost. */
export const mock = defineProvider({
  type: 'mock',
  ...modelTraits,
  images: 'any',
  answersAtOnce: true,
  options: () => z.object({ response: response() }),
  create: ({ response: content }) => ({
    ask: async () => ({ kind: 'answered', response: { messages: [{ role: 'assistant', content }] } }),
  }),
});
