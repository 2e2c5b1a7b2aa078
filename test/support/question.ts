import type { Question } from '../../src/model/ports/provider.ts';

/** A question with nothing special about it but what the test says. */
export const aQuestion = (special: Partial<Question> = {}): Question => ({
  suite: 'colours',
  testId: 'sky',
  prompt: { question: 'What colour is the sky?' },
  inputFiles: [],
  attempt: 0,
  trial: 0,
  ...special,
});
