import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { Counts } from './evidence.ts';
import { aPast, many } from './evidence.ts';
import { aRecentPool } from './recent-pool.ts';

/** A change that must not pass in silence, and what it says instead: by the command line and by the action. */
export interface SilentPass {
  /** What the change does: the title of its tests. */
  readonly change: string;
  /** The base branch. Its one run is the baseline, unless there are pools. */
  readonly base: Files;
  readonly baseline?: () => readonly EvidencePool[];
  /** Files that the change writes; undefined deletes one. */
  readonly head: Readonly<Record<string, string | undefined>>;
  /** Inputs of the action, and flags of the command line. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly expected: Expected;
  /** What only a pull request says, because it knows the requirements of the base branch: all of it, or what it adds. */
  readonly inPullRequest?: Expected | string;
}

/** The exit code, the verdict and the headline of a pull request that makes the change. */
export const expectedInPullRequest = ({ expected, inPullRequest = '' }: SilentPass): Expected => {
  const [exitCode, verdict, headline] = expected;
  return typeof inPullRequest === 'string' ? [exitCode, verdict, headline + inPullRequest] : inPullRequest;
};

type Files = Readonly<Record<string, string>>;
type Expected = readonly [
  exitCode: number,
  verdict: 'pass' | 'warn' | 'inconclusive' | 'fail' | 'invalid',
  headline: string,
];

const warn = (headline: string): Expected => [0, 'warn', headline];
const fail = (headline: string): Expected => [1, 'fail', headline];
const invalid = (headline: string): Expected => [2, 'invalid', headline];

const TARGETS = `targets:
  - { name: default, provider: mock, response: hello }
  - { name: other, provider: mock, response: hello }
  - { name: no-judge, provider: mock, response: hello }
`;
const CONFIG = '.agentv/config.yaml';
const fileOf = (name: string): string => `evals/${name}.eval.yaml`;

interface Test {
  readonly id: string;
  readonly more?: string;
  readonly assertion?: string;
}
const PASSES = '{ type: contains, value: hello }';
const FAILS = '{ type: contains, value: bye }';
/** The judge of these tests answers without a score: they have no result. */
const ERRS = '{ type: llm-grader, prompt: Is it good? }';
const NO_JUDGE = { 'grader-target': 'no-judge' };

const ids = (count: number, prefix = 't'): Test[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}` }));
const suite = (name: string, tests: readonly Test[], more = ''): string => {
  const items = tests.map(
    ({ id, more: own = '', assertion = PASSES }) => `  - { id: ${id}, input: hi${own}, assertions: [${assertion}] }\n`,
  );
  return `name: ${name}\n${more}tests:\n${items.join('')}`;
};
const suites = (...all: readonly (readonly [string, readonly Test[], string?])[]): Files => ({
  '.agentv/targets.yaml': TARGETS,
  ...Object.fromEntries(all.map(([name, tests, more]) => [fileOf(name), suite(name, tests, more)])),
});
const withAssertion = (assertion: string, tests: readonly Test[]): Test[] =>
  tests.map((test) => ({ ...test, assertion }));

/** Twenty tests in one suite, three in another. */
const TWO = suites(['a', ids(20)], ['b', ids(3)]);
/** The same, with the same name. */
const NAMESAKES: Files = { ...TWO, [fileOf('b')]: suite('a', ids(3)) };
const NAMES = Array.from({ length: 20 }, (_, at) => `s${String(at).padStart(2, '0')}`);
const TWENTY = suites(...NAMES.map((name) => [name, ids(2)] as const));
const OTHERS = NAMES.slice(1);
const NO_SUITE =
  'Not measured: suite b has no results (3 tests in the newest baseline run). Compared 20 of 23 tests; 1 suite missing.';

const ABSENT: readonly SilentPass[] = [
  {
    change: 'no longer names a suite that still exists',
    base: TWO,
    head: { [CONFIG]: `eval_patterns: [${fileOf('a')}]\n` },
    expected: invalid(NO_SUITE),
  },
  {
    change: 'excludes a suite by its tag in the configuration',
    base: { ...TWO, [CONFIG]: 'eval_action: { exclude_tag: [slow] }\n' },
    head: { [fileOf('b')]: suite('b', ids(3), 'tags: [slow]\n') },
    expected: invalid(NO_SUITE),
  },
  {
    change: 'excludes a suite by its tag although the workflow names it',
    base: { ...TWO, [CONFIG]: 'eval_action: { exclude_tag: [slow] }\n' },
    head: { [fileOf('b')]: suite('b', ids(3), 'tags: [slow]\n') },
    inputs: { evals: 'evals/*.eval.yaml' },
    expected: invalid(NO_SUITE),
  },
  {
    change: 'deletes a suite',
    base: TWO,
    head: { [fileOf('b')]: undefined },
    expected: warn('No drop found. Compared 20 of 20 tests; 1 suite removed.'),
  },
  {
    change: 'gives the file of a suite a name that is not looked for',
    base: TWO,
    head: { [fileOf('b')]: undefined, 'evals/b.bak': suite('b', ids(3)) },
    expected: warn('No drop found. Compared 20 of 20 tests; 1 suite removed.'),
  },
  {
    change: 'renames a suite',
    base: TWO,
    head: { [fileOf('b')]: suite('c', ids(3)) },
    expected: warn('No drop found. Compared 20 of 23 tests; 3 new; 1 suite removed.'),
  },
  {
    change: 'deletes one of two suites of one name',
    base: NAMESAKES,
    head: { [fileOf('b')]: undefined },
    expected: warn('No drop found. Compared 20 of 20 tests; 1 suite removed.'),
  },
  {
    change: 'gives a suite another name, and leaves a suite of its old name',
    base: NAMESAKES,
    head: { [fileOf('b')]: suite('c', ids(3)) },
    expected: warn('No drop found. Compared 20 of 23 tests; 3 new; 1 suite removed.'),
  },
  {
    change: 'moves a suite and drops two of its tests',
    base: TWO,
    head: { [fileOf('b')]: undefined, 'evals/sub/moved.eval.yaml': suite('b', ids(1)) },
    expected: warn('No drop found. Compared 21 of 21 tests; 2 removed.'),
  },
  {
    change: 'keeps the file of a suite that it moved out of the patterns',
    base: TWO,
    head: {
      'evals/other.eval.yaml': suite('b', ids(3)),
      [CONFIG]: `eval_patterns: [${fileOf('a')}, evals/other.eval.yaml]\n`,
    },
    expected: invalid(
      'Not measured: suite b has no results (3 tests in the newest baseline run). Compared 23 of 26 tests; 1 suite missing.',
    ),
  },
  {
    change: 'deletes 19 of 20 suites',
    base: TWENTY,
    head: Object.fromEntries(OTHERS.map((name) => [fileOf(name), undefined])),
    expected: warn('No drop found. Compared 2 of 2 tests; 19 suites removed.'),
  },
  {
    change: 'runs 1 of 20 suites',
    base: TWENTY,
    head: { [CONFIG]: `eval_patterns: [${fileOf('s00')}]\n` },
    expected: invalid(
      'Not measured: suites s01, s02, s03, s04, s05 and 14 more have no results (38 tests in the newest baseline run). Compared 2 of 40 tests; 19 suites missing.',
    ),
  },
];

/** What the headline of a pull request says of settings and graders that became others. */
const different = (...changes: readonly string[]) =>
  ` Judged by the policy of the base branch; different in this pull request: ${changes.join(', ')}.`;
const weakerGraders = (file: string, tests: readonly string[], more = '', how = 'contains → llm-grader') =>
  different(`${file} ${tests.map((test) => `graders of ${test} ${how}`).join(', ')}${more}`);
const OTHER_VALUE = 'contains value → another value';

const UNMEASURED: readonly SilentPass[] = [
  {
    change: 'breaks the graders of 1 of 20 suites',
    base: TWENTY,
    head: { [fileOf('s07')]: suite('s07', withAssertion(ERRS, ids(2))) },
    inputs: NO_JUDGE,
    expected: invalid('Not measured: suite s07 has no graded test. Compared 38 of 40 tests; 2 errored.'),
    inPullRequest: weakerGraders(fileOf('s07'), ['t0', 't1']),
  },
  {
    change: 'breaks the graders of more than half of a suite',
    base: TWENTY,
    head: { [fileOf('s07')]: suite('s07', [...ids(2), ...withAssertion(ERRS, ids(3, 'e'))]) },
    inputs: NO_JUDGE,
    expected: invalid('Not measured: suite s07 has 3 errors in 5 trials. Compared 40 of 43 tests; 3 errored.'),
  },
  {
    change: 'breaks the graders of 5 of 100 tests, which is within the limit',
    base: suites(['a', [...ids(95), ...ids(5, 'e')]]),
    head: { [fileOf('a')]: suite('a', [...ids(95), ...withAssertion(ERRS, ids(5, 'e'))]) },
    inputs: NO_JUDGE,
    expected: [0, 'pass', 'No drop found. Compared 95 of 100 tests; 5 errored.'],
    inPullRequest: weakerGraders(fileOf('a'), ['e0', 'e1', 'e2'], ', and 2 more'),
  },
  {
    change: 'breaks the graders of 5 of 110 tests, deletes a suite and does not run another one',
    base: suites(['a', [...ids(90), ...ids(5, 'e')]], ['b', ids(10)], ['c', ids(10)]),
    head: {
      [fileOf('a')]: suite('a', [...ids(90), ...withAssertion(ERRS, ids(5, 'e'))]),
      [fileOf('b')]: undefined,
      [CONFIG]: `eval_patterns: [${fileOf('a')}]\n`,
    },
    inputs: NO_JUDGE,
    expected: invalid(
      'Not measured: suite c has no results (10 tests in the newest baseline run). Compared 90 of 105 tests; 5 errored; 1 suite missing; 1 suite removed.',
    ),
    inPullRequest: weakerGraders(fileOf('a'), ['e0', 'e1', 'e2'], ', and 2 more'),
  },
];

/** The first test errors, and this many others wait for it. */
const waiting = (count: number): string =>
  suite('a', [
    { id: 't0', assertion: ERRS },
    ...ids(20)
      .slice(1, count + 1)
      .map((test) => ({ ...test, more: ', depends_on: [t0]' })),
    ...ids(20).slice(count + 1),
  ]);

/** Tests that never begin because another test errors. */
const NEVER_BEGUN: readonly SilentPass[] = [
  {
    change: 'makes one test depend on a test that errors',
    base: TWO,
    head: { [fileOf('a')]: waiting(1) },
    inputs: NO_JUDGE,
    expected: warn('No drop found. Compared 21 of 23 tests; 1 errored; 1 not run.'),
    inPullRequest: weakerGraders(fileOf('a'), ['t0']),
  },
  {
    change: 'makes ten tests depend on a test that errors',
    base: TWO,
    head: { [fileOf('a')]: waiting(10) },
    inputs: NO_JUDGE,
    expected: [
      0,
      'inconclusive',
      'Not decided: 10 tests were not run because of errors in other tests: t1, t2, t3, t4, t5 and 5 more. Compared 12 of 23 tests; 1 errored; 10 not run.',
    ],
    inPullRequest: weakerGraders(fileOf('a'), ['t0']),
  },
];

const REQUIRED: Test = { id: 'must', more: ', must_pass: true' };
const MUST = suites(['a', [REQUIRED, ...ids(19)]], ['b', ids(3)]);
/** What a pull request says that has no test `must` any more. */
const deleted = (compared: string, file = 'a.eval.yaml') =>
  invalid(
    `Not measured: must_pass test must was deleted. Compared ${compared}.${different(`evals/${file} must_pass of must true → not set`)}`,
  );

const row = ({ id, more }: Test): string =>
  `${JSON.stringify({ id, input: 'hi', assertions: [{ type: 'contains', value: 'hello' }], ...(more && { must_pass: true }) })}\n`;
const rows = (...tests: readonly Test[]): string => tests.map(row).join('');
const inJsonl = (text: string): Files => ({
  '.agentv/targets.yaml': TARGETS,
  [CONFIG]: 'eval_patterns: [evals/a.jsonl]\n',
  'evals/a.jsonl': text,
});
const CASES = [...'0123']
  .map(
    (id) =>
      `- { id: t${id}, input: hi${id === '0' ? 'MORE' : ''}, assertions: [{ type: contains, value: ${id === '0' ? 'VALUE' : 'hello'} }] }\n`,
  )
  .join('');

/** The base commit does not say in the suite itself which of these tests must pass. */
const MUST_PASS_ELSEWHERE: readonly SilentPass[] = [
  {
    change: 'deletes a must_pass test from a file of tests',
    base: {
      '.agentv/targets.yaml': TARGETS,
      [fileOf('a')]: 'name: a\ntests: cases.jsonl\n',
      'evals/cases.jsonl': rows(REQUIRED, ...ids(3)),
    },
    head: { 'evals/cases.jsonl': rows(...ids(3)) },
    expected: warn('No drop found. Compared 3 of 3 tests; 1 removed.'),
    inPullRequest: deleted('3 of 3 tests; 1 removed', 'cases.jsonl'),
  },
  {
    change: 'no longer requires a test in a file of tests that it breaks',
    base: {
      '.agentv/targets.yaml': TARGETS,
      [fileOf('a')]: 'name: a\nexecution: { threshold: 0 }\ntests: ["file://cases/*.yaml"]\n',
      'evals/cases/one.yaml': CASES.replace('MORE', ', must_pass: true').replace('VALUE', 'hello'),
    },
    head: { 'evals/cases/one.yaml': CASES.replace('MORE', '').replace('VALUE', 'nonsense') },
    expected: warn('No drop found, but t0 fails. Compared 3 of 4 tests; 1 changed (1 failing).'),
    inPullRequest: fail(
      `must_pass test t0 failed. Compared 3 of 4 tests; 1 changed (1 failing).${different('evals/cases/one.yaml must_pass of t0 true → not set', `graders of t0 ${OTHER_VALUE}`)}`,
    ),
  },
  {
    change: 'deletes a must_pass test of a suite in JSONL',
    base: inJsonl(rows(REQUIRED, ...ids(3))),
    head: { 'evals/a.jsonl': rows(...ids(3)) },
    expected: warn('No drop found. Compared 3 of 3 tests; 1 removed.'),
    inPullRequest: deleted('3 of 3 tests; 1 removed', 'a.jsonl'),
  },
  {
    change: 'no longer requires a test in JSONL to pass, which now fails',
    base: inJsonl(rows(REQUIRED, ...ids(9))),
    head: { 'evals/a.jsonl': rows({ id: 'must' }).replace('hello', 'bye') + rows(...ids(9)) },
    expected: warn('No drop found, but must fails. Compared 9 of 10 tests; 1 changed (1 failing).'),
    inPullRequest: fail(
      `must_pass test must failed. Compared 9 of 10 tests; 1 changed (1 failing).${different('evals/a.jsonl must_pass of must true → not set', `graders of must ${OTHER_VALUE}`)}`,
    ),
  },
  {
    change: 'removes the threshold of a suite in JSONL, which it misses',
    base: { ...inJsonl(rows(...ids(10))), 'evals/a.yaml': 'name: a\nexecution: { threshold: 0.95 }\n' },
    head: {
      'evals/a.jsonl': rows(...ids(9)) + rows({ id: 't9' }).replace('hello', 'bye'),
      'evals/a.yaml': 'name: a\n',
    },
    expected: warn('No drop found, but t9 fails. Compared 9 of 10 tests; 1 changed (1 failing).'),
    inPullRequest: fail(
      `a scored 0.90; threshold 0.95. Failing: t9. Compared 9 of 10 tests; 1 changed (1 failing).${different('evals/a.yaml threshold 0.95 → not set', `evals/a.jsonl graders of t9 ${OTHER_VALUE}`)}`,
    ),
  },
  {
    change: 'deletes a test although the configuration requires that every test passes',
    base: { ...suites(['a', ids(4)]), [CONFIG]: 'gate: { must_pass: true }\n' },
    head: { [fileOf('a')]: suite('a', ids(3)) },
    expected: warn('No drop found. Compared 3 of 3 tests; 1 removed.'),
    inPullRequest: invalid('Not measured: must_pass test t3 was deleted. Compared 3 of 3 tests; 1 removed.'),
  },
];

const onTargets = (...names: readonly string[]): string => `execution: { targets: [${names.join(', ')}] }\n`;
const ON_BOTH = suites(['a', [REQUIRED, ...ids(3)], onTargets('default', 'other')]);

const MUST_PASS: readonly SilentPass[] = [
  {
    change: 'breaks the grader of a must_pass test',
    base: MUST,
    head: { [fileOf('a')]: suite('a', [{ ...REQUIRED, assertion: ERRS }, ...ids(19)]) },
    inputs: NO_JUDGE,
    expected: invalid('Not measured: must_pass test must has no result. Compared 22 of 23 tests; 1 errored.'),
    inPullRequest: weakerGraders(fileOf('a'), ['must']),
  },
  {
    change: 'makes a must_pass test depend on one that errors',
    base: MUST,
    head: {
      [fileOf('a')]: suite('a', [
        { id: 'first', assertion: ERRS },
        { ...REQUIRED, more: `${REQUIRED.more}, depends_on: [first]` },
        ...ids(19),
      ]),
    },
    inputs: NO_JUDGE,
    expected: invalid(
      'Not measured: must_pass test must has no result. Compared 22 of 24 tests; 1 errored; 1 not run.',
    ),
  },
  {
    change: 'deletes a must_pass test',
    base: MUST,
    head: { [fileOf('a')]: suite('a', ids(19)) },
    expected: warn('No drop found. Compared 22 of 22 tests; 1 removed.'),
    inPullRequest: deleted('22 of 22 tests; 1 removed'),
  },
  {
    change: 'renames a must_pass test',
    base: MUST,
    head: { [fileOf('a')]: suite('a', [{ ...REQUIRED, id: 'may' }, ...ids(19)]) },
    expected: warn('No drop found. Compared 22 of 23 tests; 1 new; 1 removed.'),
    inPullRequest: invalid(
      'Not measured: must_pass test must was deleted. Compared 22 of 23 tests; 1 new; 1 removed. Judged by the policy of the base branch; different in this pull request: evals/a.eval.yaml must_pass of must true → not set, must_pass of may not set → true.',
    ),
  },
  {
    change: 'deletes a suite with a must_pass test',
    base: suites(['a', ids(19)], ['b', [REQUIRED, ...ids(2)]]),
    head: { [fileOf('b')]: undefined },
    expected: warn('No drop found. Compared 19 of 19 tests; 1 suite removed.'),
    inPullRequest: deleted('19 of 19 tests; 1 suite removed', 'b.eval.yaml'),
  },
  {
    change: 'moves a suite without its must_pass test',
    base: MUST,
    head: { [fileOf('a')]: undefined, [fileOf('moved')]: suite('a', ids(19)) },
    expected: warn('No drop found. Compared 22 of 22 tests; 1 removed.'),
    inPullRequest: deleted('22 of 22 tests; 1 removed'),
  },
  {
    change: 'deletes a suite with a must_pass test, and leaves a suite of its name with such a test',
    base: { ...MUST, [fileOf('b')]: suite('a', [REQUIRED, ...ids(2)]) },
    head: { [fileOf('b')]: undefined },
    expected: warn('No drop found. Compared 20 of 20 tests; 1 suite removed.'),
    inPullRequest: deleted('20 of 20 tests; 1 suite removed', 'b.eval.yaml'),
  },
  {
    change: 'keeps a must_pass test to one of its two targets',
    base: ON_BOTH,
    head: {
      [fileOf('a')]: suite(
        'a',
        [{ ...REQUIRED, more: `${REQUIRED.more}, execution: { targets: [default] }` }, ...ids(3)],
        onTargets('default', 'other'),
      ),
    },
    expected: warn('No drop found. Compared 7 of 7 tests; 1 removed.'),
    inPullRequest: invalid(
      'Not measured: must_pass test must no longer runs on other. Compared 7 of 7 tests; 1 removed.',
    ),
  },
  {
    change: 'no longer runs a suite with a must_pass test on one of its two targets',
    base: ON_BOTH,
    head: { [fileOf('a')]: suite('a', [REQUIRED, ...ids(3)], onTargets('default')) },
    expected: warn('No drop found. Compared 4 of 4 tests; 1 suite removed.'),
    inPullRequest: invalid(
      `Not measured: must_pass test must no longer runs on other. Compared 4 of 4 tests; 1 suite removed.${different(`${fileOf('a')} target default, other → default`)}`,
    ),
  },
  {
    change: 'deletes a test of a suite of which every test must pass',
    base: suites(['a', ids(20), 'execution: { must_pass: true }\n']),
    head: { [fileOf('a')]: suite('a', ids(19), 'execution: { must_pass: true }\n') },
    expected: warn('No drop found. Compared 19 of 19 tests; 1 removed.'),
    inPullRequest: invalid('Not measured: must_pass test t19 was deleted. Compared 19 of 19 tests; 1 removed.'),
  },
];

const TESTS: readonly SilentPass[] = [
  {
    change: 'deletes 10 of 20 tests',
    base: TWO,
    head: { [fileOf('a')]: suite('a', ids(10)) },
    expected: warn('No drop found. Compared 13 of 13 tests; 10 removed.'),
  },
  {
    change: 'renames 10 of 20 tests',
    base: TWO,
    head: { [fileOf('a')]: suite('a', [...ids(10), ...ids(10, 'r')]) },
    expected: warn('No drop found. Compared 13 of 23 tests; 10 new; 10 removed.'),
  },
  {
    change: 'adds a test that fails',
    base: TWO,
    head: { [fileOf('a')]: suite('a', [...ids(20), { id: 'new', assertion: FAILS }]) },
    expected: warn('No drop found, but new fails. Compared 23 of 24 tests; 1 new (1 failing).'),
  },
  {
    change: 'adds a test that fails to a suite that meets its threshold',
    base: suites(['a', ids(20), 'execution: { threshold: 0.5 }\n']),
    head: {
      [fileOf('a')]: suite('a', [...ids(20), { id: 'new', assertion: FAILS }], 'execution: { threshold: 0.5 }\n'),
    },
    expected: warn('No drop found, but new fails. Compared 20 of 21 tests; 1 new (1 failing).'),
  },
  {
    change: 'changes a test, which now fails',
    base: TWO,
    head: { [fileOf('a')]: suite('a', [...ids(19), { id: 't19', assertion: FAILS }]) },
    expected: warn('No drop found, but t19 fails. Compared 22 of 23 tests; 1 changed (1 failing).'),
    inPullRequest: weakerGraders(fileOf('a'), ['t19'], '', OTHER_VALUE),
  },
  {
    change: 'changes a test, which now fails, in a suite that meets its threshold',
    base: suites(['a', ids(20), 'execution: { threshold: 0.5 }\n']),
    head: {
      [fileOf('a')]: suite('a', [...ids(19), { id: 't19', assertion: FAILS }], 'execution: { threshold: 0.5 }\n'),
    },
    expected: warn('No drop found, but t19 fails. Compared 19 of 20 tests; 1 changed (1 failing).'),
    inPullRequest: weakerGraders(fileOf('a'), ['t19'], '', OTHER_VALUE),
  },
  {
    change: 'adds a suite that fails',
    base: TWO,
    head: { [fileOf('c')]: suite('c', withAssertion(FAILS, ids(2))) },
    expected: fail('c scored 0.00; threshold 0.80. Failing: t0, t1. Compared 23 of 25 tests; 2 new (2 failing).'),
  },
];

/** Twelve tests of one suite that were not measured by this version: their `measure` is not known. */
const counts = (text: string, special: Counts = {}): Counts => ({ ...many(12, text), ...special });
const poolOf = (text: string, given: Parameters<typeof aRecentPool>[1] = {}): EvidencePool =>
  aRecentPool(counts(text), { suite: 'a', file: fileOf('a'), target: 'default', ...given });
const TWELVE = suites(['a', ids(12)]);
/** Half of the tests fail. */
const HALF = { [fileOf('a')]: suite('a', [...ids(6), ...withAssertion(FAILS, ids(12).slice(6))]) };
const BAD_GRADES = [PASSES.replace(' }', ', weight: 81 }'), FAILS.replace(' }', ', weight: 19 }')].join(', ');

/** One bad run among nine good ones. */
function withBadRun(): EvidencePool {
  const pool = poolOf('10/10', { runs: 10 });
  const failed = (run: string) => run === 'run-4';
  return {
    ...pool,
    tests: pool.tests.map(({ testId, trials }) => ({
      testId,
      trials: trials.map((trial) => (failed(trial.run) ? { ...trial, pass: false, score: 0 } : trial)),
    })),
  };
}

/** Ten copies of one bad run, younger than all good runs but one. */
function withCopies(): EvidencePool {
  const pool = poolOf('9/9', { runs: 9 });
  const { time = '' } = pool.tests[0]?.trials.find(({ run }) => run === 'run-7') ?? {};
  const between = new Date(Date.parse(time) + 1_000).toISOString();
  const copies = Array.from({ length: 10 }, (_, at) => ({ ...aPast(false, 0), run: `copy-${at}`, time: between }));
  return { ...pool, tests: pool.tests.map(({ testId, trials }) => ({ testId, trials: [...trials, ...copies] })) };
}

const DROP_OF_HALF =
  'a dropped by 50 pp (95% CI −79 to −21 pp). Failing: t10, t11, t6 and 3 more. Compared 12 of 12 tests; 6 suspected.';

const DROPS: readonly SilentPass[] = [
  {
    change: 'drops all scores from 1.0 to 0.81 while every test passes',
    base: suites(['a', ids(12), 'execution: { threshold: 0.8 }\n']),
    baseline: () => [poolOf('5/5')],
    head: { [fileOf('a')]: suite('a', withAssertion(BAD_GRADES, ids(12)), 'execution: { threshold: 0.8 }\n') },
    expected: fail('a dropped by 19 pp (95% CI −33 to −5 pp). Compared 12 of 12 tests.'),
    inPullRequest: weakerGraders(fileOf('a'), ['t0', 't1', 't2'], ', and 9 more', 'contains weight not set → 81'),
  },
  {
    change: 'drops behind one bad run of the baseline',
    base: TWELVE,
    baseline: () => [withBadRun()],
    head: HALF,
    inputs: { confirm: 'off' },
    expected: fail(DROP_OF_HALF),
    inPullRequest: weakerGraders(fileOf('a'), ['t6', 't7', 't8'], ', and 3 more', OTHER_VALUE),
  },
  {
    change: 'drops behind ten copies of one bad run',
    base: TWELVE,
    baseline: () => [withCopies()],
    head: HALF,
    inputs: { confirm: 'off' },
    expected: fail(DROP_OF_HALF),
    inPullRequest: weakerGraders(fileOf('a'), ['t6', 't7', 't8'], ', and 3 more', OTHER_VALUE),
  },
];

/** Each must not pass in silence: its verdict or its headline says what was not measured, removed, or lost. */
export const SILENT_PASSES: readonly SilentPass[] = [
  ...ABSENT,
  ...UNMEASURED,
  ...NEVER_BEGUN,
  ...MUST_PASS,
  ...MUST_PASS_ELSEWHERE,
  ...TESTS,
  ...DROPS,
];
