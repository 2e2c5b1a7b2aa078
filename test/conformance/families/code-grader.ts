import fc from 'fast-check';
import { type Family, plainly, words } from './family.ts';

const assertion = fc.record(
  {
    text: fc.constantFrom('one', 'two', ''),
    passed: fc.constantFrom<unknown>(true, false, 1, 0, 'yes', null),
    evidence: fc.constantFrom('seen', 5),
  },
  { requiredKeys: ['text'] },
);
const withoutAssertions = {
  // Other numbers, and null, are an intended difference.
  score: fc.constantFrom<unknown>(0, 0.3, 0.6, 0.8, 1, '1'),
  details: fc.constantFrom<unknown>({ a: 1 }, [1], 'x'),
  verdict: fc.constantFrom('pass', 'fail'),
};
const withAssertions = {
  ...withoutAssertions,
  assertions: fc.oneof(fc.array(assertion, { maxLength: 3 }), fc.constant('none'), fc.constant([5, null, 'text'])),
};

/** What is printed: an object of such keys, or anything else. */
const printed = (keys: Readonly<Record<string, fc.Arbitrary<unknown>>>) => {
  const object = fc.record(keys, { requiredKeys: [] });
  return fc.oneof(
    { arbitrary: object.map((value) => JSON.stringify(value)), weight: 4 },
    { arbitrary: object.map((value) => `\n  ${JSON.stringify(value, null, 2)}\n\n`), weight: 1 },
    { arbitrary: fc.constantFrom(...NO_OBJECTS), weight: 2 },
  );
};

const NO_OBJECTS = [
  '',
  '0.4',
  'fine',
  'two\r\nlines',
  '[1]',
  '[]',
  'null',
  'true',
  '"text"',
  '{"score":',
  '{broken}',
  '[broken',
  'ok {"score":0}',
];

/**
 * How a program ends. Assertions of one that failed are kept here, and not by AgentV; 126 and 127 are errors of the
 * grader here: intended differences.
 */
const runs = fc.oneof(
  { arbitrary: fc.tuple(printed(withAssertions), fc.constantFrom('', '', 'a warning'), fc.constant(0)), weight: 3 },
  {
    arbitrary: fc.tuple(printed(withoutAssertions), fc.constantFrom('', '', 'oops', ' '), fc.constantFrom(1, 2, 3)),
    weight: 1,
  },
);

/**
 * Reads its input to the end: AgentV breaks down when a grader does not. The full stops are there because no argument
 * of a command may be empty.
 */
const SCRIPT = 'cat >/dev/null; printf %s "${1#.}"; printf %s "${2#.}" >&2; exit "$3"';

/** Programs that judge, with all that they may print and the ways in which they may end. */
export const codeGrader: Family = {
  name: 'code-grader',
  types: ['code-grader'],
  answers: words.map((text) => plainly(text)),
  graders: () =>
    fc
      .tuple(fc.constantFrom('code-grader', 'code_grader'), fc.boolean(), runs)
      .map(([type, isShell, [stdout, stderr, exitCode]]) => {
        const args = [`.${stdout}`, `.${stderr}`, String(exitCode)];
        const command = isShell
          ? `set -- ${args.map(quoted).join(' ')}; ${SCRIPT}`
          : ['sh', '-c', SCRIPT, 'sh', ...args];
        return { type, command };
      }),
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;
