// A check that passes or fails. The name of this file is its type; `max_words` stands in the suite.
import { defineAssertion } from '@agentv/eval-action/grader';

defineAssertion(({ answer, config }) => {
  const words = answer.split(/\s+/).filter((word) => word !== '').length;
  const most = Number(config?.maxWords ?? 100);
  return { pass: words <= most, assertions: [{ text: `${words} words, at most ${most}`, passed: words <= most }] };
});
