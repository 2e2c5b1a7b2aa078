import fc from 'fast-check';
import { type Answer, commonKeys, type Family, type Grader } from './families/family.ts';
import { type Intended, type IntendedTest, intended } from './intended.ts';
import { type TargetSuite, targetSuites } from './judged.ts';

/** A folder of suites that both programs run, and what each test of it is about. */
export interface Project {
  /** Texts by their paths below the folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly suites: readonly string[];
  readonly tests: ReadonlyMap<string, TestCase>;
}

export interface TestCase {
  readonly id: string;
  readonly family: string;
  /** The name of the difference that this test shows. */
  readonly intended?: string;
  readonly answer: Answer;
  readonly written: Readonly<Record<string, unknown>>;
}

/** Makes suites for these families: the same seed gives the same bytes. */
export function makeProject(
  families: readonly Family[],
  options: { readonly tests: number; readonly seed: number },
): Project {
  const suites = [
    ...families.flatMap((family) => suitesOf(family, families, options)),
    ...mockSuites(families, options.seed),
    ...targetSuites(options.seed).map(suiteOnTarget),
    ...intended.flatMap(intendedSuites),
  ];
  const tests = suites.flatMap((suite) => suite.tests);
  const targets = suites.flatMap((suite) => suite.targets ?? []);
  return {
    files: new Map([
      ['.agentv/targets.yaml', JSON.stringify({ targets: [PROGRAM, ...targets] }, null, 2)],
      ...tests.map(({ id, answer }) => [`answers/${id}`, answer.file] as const),
      ...suites.map((suite) => [`${suite.name}.eval.yaml`, textOf(suite)] as const),
    ]),
    suites: suites.map(({ name }) => `${name}.eval.yaml`),
    tests: new Map(tests.map((test) => [test.id, test])),
  };
}

/** Answers with the file that is called as the test. */
const PROGRAM = { name: 'default', provider: 'cli', command: 'cp answers/{EVAL_ID} {OUTPUT_FILE}' };

interface GeneratedSuite {
  readonly name: string;
  readonly tests: readonly TestCase[];
  /** Its keys besides the tests. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Targets of its own. */
  readonly targets?: TargetSuite['targets'];
}

/** JSON is YAML too, and has no surprises with texts. */
const textOf = ({ tests, keys }: GeneratedSuite): string =>
  JSON.stringify({ ...keys, tests: tests.map(({ written }) => written) }, null, 1);

const TESTS_PER_SUITE = 25;

function suitesOf(
  family: Family,
  families: readonly Family[],
  { tests, seed }: { readonly tests: number; readonly seed: number },
): GeneratedSuite[] {
  const count = Math.ceil(tests / families.length);
  const made = fc
    .sample(testOf(family, families), { numRuns: count, seed })
    .map(
      ({ answer, graders, more }, index): TestCase =>
        caseOf(`${family.name}-${index + 1}`, family.name, { answer, graders, more }),
    );
  return Array.from({ length: Math.ceil(count / TESTS_PER_SUITE) }, (_, index) => ({
    name: `${family.name}-${String.fromCharCode(97 + index)}`,
    tests: made.slice(index * TESTS_PER_SUITE, (index + 1) * TESTS_PER_SUITE),
    keys: SUITE_KEYS[index % SUITE_KEYS.length] ?? {},
  }));
}

/** Suites take turns: plain ones, graders for all tests, a promise of their own. */
const SUITE_KEYS: readonly Grader[] = [
  {},
  {
    assertions: [
      { type: 'icontains', value: 'blue' },
      { type: 'is-json', weight: 2 },
    ],
  },
  { execution: { threshold: 0.4 } },
];

const testOf = (family: Family, families: readonly Family[]) =>
  family.answers.chain((answer) =>
    fc.record({
      answer: fc.constant(answer),
      graders: fc
        .tuple(
          withCommonKeys(family.graders(answer)),
          fc.array(withCommonKeys(fc.oneof(...fitting(families, answer).map((each) => each.graders(answer)))), {
            maxLength: 2,
          }),
        )
        .map(([first, others]) => [first, ...others]),
      more: testKeys,
    }),
  );

const fitting = (families: readonly Family[], { isMeasured }: Answer) =>
  families.filter(({ needsReport }) => isMeasured || !needsReport);

const withCommonKeys = (grader: fc.Arbitrary<Grader>): fc.Arbitrary<Grader> =>
  fc.tuple(grader, fc.oneof(fc.constant({}), commonKeys)).map(([own, common]) => ({ ...own, ...common }));

const testKeys: fc.Arbitrary<Grader> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 3 },
  { arbitrary: fc.constant({ criteria: 'Is as it should be' }), weight: 1 },
  { arbitrary: fc.constantFrom(0.1, 0.5, 0.6, 1).map((threshold) => ({ execution: { threshold } })), weight: 1 },
  { arbitrary: fc.constant({ execution: { skip_defaults: true } }), weight: 1 },
);

/** A mock gives one answer to all tests of a suite. */
function mockSuites(families: readonly Family[], seed: number): GeneratedSuite[] {
  const plain = families.filter(({ name }) => ['texts', 'regex', 'is-json', 'field-accuracy'].includes(name));
  return plain.map((family, index) => {
    const [answer] = fc.sample(family.answers, { numRuns: 1, seed: seed + index });
    if (answer === undefined) throw new Error(`${family.name} has no answers`);
    const name = `mock-${family.name}`;
    const graders = fc.sample(withCommonKeys(family.graders(answer)), { numRuns: 5, seed });
    return {
      name,
      keys: { execution: { target: name } },
      targets: [{ name, provider: 'mock', response: answer.said }],
      tests: graders.map((grader, at) => caseOf(`${name}-${at + 1}`, name, { answer, graders: [grader] })),
    };
  });
}

function suiteOnTarget({ family, targets, keys, tests }: TargetSuite): GeneratedSuite {
  const name = String(targets.at(-1)?.['name']);
  return { name, keys, targets, tests: tests.map((test, index) => caseOf(`${name}-${index + 1}`, family, test)) };
}

function intendedSuites({ name, tests }: Intended): GeneratedSuite[] {
  const suite = `intended-${name}`;
  const cases = tests.map((test, index) => caseOf(`${suite}-${index + 1}`, 'intended', test, name));
  return [{ name: suite, tests: cases, keys: Object.assign({}, ...tests.map((test) => test.suite ?? {})) }];
}

function caseOf(id: string, family: string, { answer, graders, more }: IntendedTest, shows?: string): TestCase {
  const { expected } = answer;
  return {
    id,
    family,
    ...(shows !== undefined && { intended: shows }),
    answer,
    written: {
      id,
      input: 'Answer.',
      ...(expected !== undefined && { expected_output: expected }),
      ...more,
      ...(graders !== undefined && { assertions: graders }),
    },
  };
}
