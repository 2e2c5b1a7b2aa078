import fc from 'fast-check';
import { type Answer, type Family, plainly, words } from './family.ts';
import { isJson } from './is-json.ts';
import { regex } from './regex.ts';
import { texts } from './texts.ts';

/** Members as AgentV keeps them: with a name and the type in its canonical spelling. */
const members = (answer: Answer) =>
  fc
    .array(fc.oneof(texts.graders(answer), regex.graders(answer), isJson.graders(answer)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((graders) =>
      graders.map((grader, index) => ({
        ...grader,
        name: `member ${index + 1}`,
        type: String(grader['type']).replaceAll('_', '-'),
      })),
    );

/** A weight for a name that no member has is an error for us. */
const weights = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(0, 0.5, 1, 3)])), { requiredKeys: [] });

const aggregator = (names: readonly string[]) =>
  fc.oneof(
    fc.record({ type: fc.constant('weighted_average'), weights: weights(names) }, { requiredKeys: ['type'] }),
    fc.record({ type: fc.constant('threshold'), threshold: fc.constantFrom(0, 0.3, 0.5, 1) }),
    fc.record({
      type: fc.constant('code-grader'),
      path: fc.constantFrom(
        `cat >/dev/null; echo '{"score":0.4,"assertions":[{"text":"so","passed":true}]}'`,
        `cat >/dev/null; echo '{"score":1,"verdict":"fail"}'`,
        `cat >/dev/null; echo '{}'`,
        'cat >/dev/null; echo fine',
        'cat >/dev/null; exit 3',
      ),
    }),
  );

/** Graders made of graders. */
export const composite: Family = {
  name: 'composite',
  types: ['composite'],
  answers: words.map((text) => plainly(text)),
  graders: (answer) =>
    members(answer).chain((assertions) =>
      fc.record({
        type: fc.constant('composite'),
        assertions: fc.constant(assertions),
        aggregator: aggregator(assertions.map(({ name }) => name)),
      }),
    ),
};
