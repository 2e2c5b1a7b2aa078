import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../src/model/run/result-outcome.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { counted, fixture, named, readFileWith } from './reading.ts';

const readFixture = (path: string) => readFileWith('results.xml', fixture(`junit/${path}`));

const document = (inside: string, suite = 'name="s"') =>
  readFileWith(
    'results.xml',
    `<?xml version="1.0"?><testsuites><testsuite ${suite}>${inside}</testsuite></testsuites>`,
  );

describe('counts and verdicts are those of the tool', () => {
  // Of two tests with one name, one passed and one failed: the name is an error. A file that cannot be loaded is an error.
  // In all files but those of Surefire, a test that exceeds its time limit counts as failed; its status is an error.
  test.each([
    // "4 failed | 4 passed | 1 skipped | 1 todo (10)" and one file that failed; one failed test timed out.
    ['vitest/results.xml', 'vitest', { passed: 3, failed: 2, errors: 3, unreadable: 0 }, 2],
    // "4 failed, 1 skipped, 1 todo, 4 passed, 10 total", one suite failed; jest-junit writes the todo as passed.
    ['jest/results.xml', 'jest', { passed: 4, failed: 3, errors: 2, unreadable: 0 }, 1],
    // "2 passing, 2 pending, 4 failing"; the reporter leaves the pending ones out.
    ['mocha/results.xml', 'mocha', { passed: 2, failed: 4, errors: 0, unreadable: 0 }, 0],
    // "6 failed, 2 flaky, 2 skipped, 6 passed"; of the failed ones, 2 timed out. The flaky ones passed at last.
    ['playwright/results.xml', 'playwright', { passed: 8, failed: 4, errors: 2, unreadable: 0 }, 2],
    // "5 failed, 5 passed, 1 skipped, 1 xfailed, 4 errors": one passed test and one failed test left an error behind.
    ['pytest-9/results.xml', 'pytest', { passed: 4, failed: 5, errors: 3, unreadable: 0 }, 2],
    // "5 failed, 7 passed, 1 skipped, 1 xfailed, 3 errors": the same, and 3 of the passed ones are trials of one test.
    ['pytest-7-xunit1/results.xml', 'pytest', { passed: 4, failed: 5, errors: 2, unreadable: 0 }, 2],
    // tests="5" errors="1" skipped="1" failures="1" flakes="1"
    ['surefire/TEST-evals.SupportTest.xml', 'junit', { passed: 2, failed: 1, errors: 1, unreadable: 0 }, 1],
    ['agentv/results.xml', 'junit', { passed: 1, failed: 1, errors: 1, unreadable: 0 }, 0],
  ])('%s', async (path, tool, expected, skipped) => {
    const { run, file } = await readFixture(path);
    expect(counted(run)).toEqual(expected);
    expect({ tool: file.tool, skipped: file.skipped ?? 0 }).toEqual({ tool, skipped });
  });

  test('a run of eval-action has the tests, scores and verdicts of its report', async () => {
    const { run, file } = await readFixture('eval-action/results.xml');
    expect(file).toMatchObject({ tool: 'eval-action', attempts: 'unknown' });
    expect(run.results.map(({ testId, status, score }) => [testId, status, score])).toEqual([
      ['opening-hours', 'ok', 1],
      ['refund-names-the-order', 'ok', 1],
      ['ticket-is-json', 'ok', 1],
      ['escalation', 'quality_failure', 0.667],
      ['does-not-invent', 'ok', 1],
    ]);
    expect(run.results[3]).toMatchObject({
      target: 'desk',
      passMark: 0.8,
      location: { file: 'support.eval.yaml', line: 40 },
      output: expect.stringContaining('A colleague will look at it.'),
      assertions: [{ text: expect.stringContaining('Failed: ') }],
    });
    expect(run.warnings).toMatchObject([{ hint: 'Report the run folder instead.' }]);
  });

  test('our names end with the target only in files, and a flaky mark is no other trial', async () => {
    const { run } = await readFileWith('junit.xml', readRepositoryFile('test/golden/junit.xml'));
    expect(counted(run)).toMatchObject({ passed: 3, failed: 2, errors: 3 });
    expect(named(run, 'refund-twice')).toMatchObject({ status: 'ok', score: 0.9 });
    expect(named(run, 'refund-twice')?.trials).toBeUndefined();
  });
});

describe('vitest', () => {
  test('a file is a suite, and a test has its full name', async () => {
    const { run } = await readFixture('vitest/results.xml');
    expect(named(run, 'support agent > is polite')).toMatchObject({
      suite: 'evals/support.test.js',
      target: 'default',
      location: { file: 'evals/support.test.js', line: 1 },
      assertions: [{ text: "expected 'Hello & <welcome>' to match /sorry/", passed: false }],
    });
  });

  test('a test that exceeds its time limit, and a file that cannot be loaded', async () => {
    const { run } = await readFixture('vitest/results.xml');
    expect(named(run, 'support agent > answers in time')).toMatchObject({ failure: { class: 'timeout' } });
    expect(named(run, 'evals/broken.test.js')).toMatchObject({ failure: { class: 'config' } });
  });

  test('a name of two tests has no verdict, and all other tests count', async () => {
    const { run } = await readFixture('vitest/results.xml');
    expect(run).toMatchObject({ complete: true, planned: 8 });
    expect(named(run, 'twins > same name')).toMatchObject({
      failure: {
        class: 'grader',
        message: expect.stringMatching(
          /^2 rows have the name "twins > same name": 1 passed and 1 did not.*repeated-names/,
        ),
      },
    });
    expect(run.warnings).toContainEqual(
      expect.objectContaining({ message: '1 name without a verdict: twins > same name' }),
    );
  });
});

describe('pytest', () => {
  test('a module is a suite, classes are part of the name, and lines count from 1', async () => {
    const { run } = await readFixture('pytest-7-xunit1/results.xml');
    expect(named(run, 'TestSupport.test_speaks[fr]')).toMatchObject({
      suite: 'test_support',
      location: { file: 'test_support.py', line: 19 },
    });
    const nested = await document('<testcase classname="evals.Support.TestA.TestB" name="test_x"/>', 'name="pytest"');
    expect(nested.run.results[0]).toMatchObject({ suite: 'evals', testId: 'Support.TestA.TestB.test_x' });
  });

  test('fixtures that fail are configuration errors, and a failed test stays failed when its end fails', async () => {
    const { run } = await readFixture('pytest-9/results.xml');
    expect(named(run, 'test_needs_a_model')).toMatchObject({ failure: { class: 'config' } });
    expect(named(run, 'test_leaves_a_session')).toMatchObject({ failure: { class: 'config' } });
    expect(named(run, 'test_broken')).toMatchObject({
      suite: 'test_broken',
      failure: { message: expect.stringContaining("No module named 'a_module_that_is_missing'") },
    });
    expect(named(run, 'test_fails_and_leaves_a_session')).toMatchObject({
      status: 'quality_failure',
      assertions: [{ text: expect.stringContaining('failed on teardown') }],
    });
  });

  test('properties give score, target, cost, tokens and graders', async () => {
    const { run } = await readFixture('pytest-9/results.xml');
    expect(named(run, 'test_scored')).toMatchObject({
      score: 0.75,
      target: 'gpt-9',
      costUsd: 0.02,
      tokenUsage: { input: 120, output: 30 },
      scores: [{ name: 'politeness', score: 0.5, verdict: 'skip' }],
    });
  });

  test('repeats of pytest-repeat are trials, but only if all are there', async () => {
    const { run } = await readFixture('pytest-7-xunit1/results.xml');
    expect(named(run, 'test_repeated')?.trials).toHaveLength(3);
    const cases = (...names: string[]) => names.map((name) => `<testcase classname="m" name="${name}"/>`).join('');
    const mixed = await document(
      cases('t[de-2-2]', 't[de-1-2]', 'u[1-3]', 'u[2-3]', 'v[1-1]', 'w[1-2]', 'w[2-2]', 'w[2-2]'),
      'name="pytest"',
    );
    expect(mixed.run.results.map(({ testId, trials }) => [testId, trials?.length])).toEqual([
      ['t[de]', 2],
      ['u[1-3]', undefined],
      ['u[2-3]', undefined],
      ['v', undefined],
      ['w[1-2]', undefined],
      ['w[2-2]', 2],
    ]);
  });
});

test('repeats of pytest-repeat that are skipped leave trials of the same test', async () => {
  const repeat = (name: string, inside = '') => `<testcase classname="m" name="${name}">${inside}</testcase>`;
  const skipped = (name: string) => repeat(name, '<skipped/>');
  const { run } = await document(
    [repeat('t[1-3]'), skipped('t[2-3]'), repeat('t[3-3]'), skipped('u[1-2]'), skipped('u[2-2]')].join(''),
    'name="pytest"',
  );
  expect(run).toMatchObject({ complete: true, planned: 1, results: [{ testId: 't', trials: [{}, {}] }] });
  expect(run.skipped).toMatchObject([{ testId: 'u' }]);
  expect(run.warnings.map(({ message }) => message)).toEqual([
    '1 test was skipped by pytest: u',
    '1 test has fewer trials than planned: t',
  ]);
});

describe('verdicts that only attributes say', () => {
  test.each([
    // behave and Ginkgo; CTest; Jenkins
    ['status="failed"', 'quality_failure'],
    ['result="REGRESSION"', 'quality_failure'],
    // Google Test says that it ran, whatever `result` says
    ['status="run" result="failed"', 'quality_failure'],
    // Maestro; Ginkgo
    ['status="ERROR"', 'execution_error'],
    ['status="timed_out"', 'execution_error'],
    // Google Test; Catch2 and Bazel; Maestro; others
    ['status="run" result="completed"', 'ok'],
    ['status="" result="Passed"', 'ok'],
  ])('%s: %s', async (attributes, status) => {
    const { run } = await document(`<testcase name="a" ${attributes}/>`);
    expect(run).toMatchObject({ complete: true, results: [{ testId: 'a', status }] });
    if (status === 'quality_failure')
      expect(run.results[0]?.assertions).toMatchObject([{ text: expect.stringContaining('="'), passed: false }]);
  });

  test.each(['status="notrun" result="suppressed"', 'status="run" result="skipped"', 'status="disabled"'])(
    '%s: skipped',
    async (attributes) => {
      const { run, file } = await document(`<testcase name="a" ${attributes}/>`);
      expect([run.results, file.skipped]).toEqual([[], 1]);
    },
  );

  test.each([
    ['<Failures><failure-detail/></Failures>', 'quality_failure'],
    ['<errors/>', 'execution_error'],
    ['<timeout seconds="3"/>', 'execution_error'],
    ['<system-err>failed</system-err>', 'ok'],
    ['<passed/>', 'ok'],
  ])('an element that JUnit does not have: %s: %s', async (element, status) => {
    const { run } = await document(`<testcase name="a">${element}</testcase>`);
    expect(run.results).toMatchObject([{ testId: 'a', status }]);
  });

  test('an unknown word is no pass: the test is unreadable', async () => {
    const { run } = await document('<testcase name="a" status="inconclusive"/><testcase name="b"/>');
    expect(run).toMatchObject({ complete: false, results: [{ testId: 'b' }] });
    expect(run.unreadable).toMatchObject([
      { message: expect.stringMatching(/^This test has status="inconclusive".* unclear/), location: { line: 1 } },
    ]);
  });

  test('an element says more than an attribute, and a stated failure counts as one of its suite', async () => {
    const inside =
      '<testcase name="a" status="run"><failure message="no"/></testcase><testcase name="b" status="failed"/>';
    const { run } = await document(inside, 'name="s" failures="2"');
    expect(run).toMatchObject({ complete: true, warnings: [] });
    expect(counted(run)).toMatchObject({ failed: 2 });
    expect(named(run, 'a')?.assertions).toMatchObject([{ text: 'no' }]);
  });
});

test('elements of any namespace and in other capitals are read: a failure is no pass', async () => {
  const inside = '<j:TestCase name="a"><j:Failure message="no"/></j:TestCase><testcase name="b"><ERROR/></testcase>';
  const { results } = (await document(`${inside}<testCase name="c"/>`, 'xmlns:j="urn:junit"')).run;
  expect(results.map(({ testId, status }) => [testId, status])).toEqual([
    ['a', 'quality_failure'],
    ['b', 'execution_error'],
    ['c', 'ok'],
  ]);
});

describe('other tools', () => {
  test('projects of Playwright are targets, and a time limit is a failure of the agent', async () => {
    const { run } = await readFixture('playwright/results.xml');
    expect([...new Set(run.results.map(({ target }) => target))]).toEqual(['small-model', 'large-model']);
    expect(named(run, 'support agent › answers in time')).toMatchObject({ failure: { class: 'timeout' } });
  });

  test('a file that Jest cannot load is one error', async () => {
    const { run } = await readFixture('jest/results.xml');
    expect(named(run, 'Test suite failed to run › jest/broken.test.cjs')).toMatchObject({
      suite: 'jest/broken.test.cjs',
      failure: { class: 'config', message: expect.stringContaining('Cannot find module') },
    });
  });

  test('attempts of Surefire are trials of one test, whose verdict is that of Surefire', async () => {
    const { run, file } = await readFixture('surefire/TEST-evals.SupportTest.xml');
    expect(file).toMatchObject({ attempts: 'all', trials: 8 });
    expect(named(run, 'passesAtTheSecondTry')).toMatchObject({
      status: 'ok',
      score: 1,
      aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 },
      trials: [{ status: 'quality_failure' }, { status: 'ok' }],
    });
    expect(named(run, 'isPolite')?.trials).toHaveLength(3);
    expect(named(run, 'hasNoKey')).toMatchObject({ failure: { class: 'auth' }, trials: [{}, {}] });
    expect(named(run, 'asksForTheOrder')).toMatchObject({ durationMs: 1_020_500 });
  });

  test('a class is part of the name if it says more than the suite', async () => {
    const { run } = await document(
      '<testcase classname="evals.Refunds" name="names the order"/><testcase classname="s" name="b"/><testcase name="c"/>',
    );
    expect(run.results.map(({ suite, testId }) => [suite, testId])).toEqual([
      ['s', 'evals.Refunds › names the order'],
      ['s', 'b'],
      ['s', 'c'],
    ]);
  });

  test('a test without a name is unreadable', async () => {
    const { run } = await document('<testcase classname="c"/>');
    expect(run.unreadable).toMatchObject([{ message: 'This test has no name', location: { line: 1 } }]);
  });
});

test('two tests of Jest with one name are not merged, also if one has an error', async () => {
  const cases =
    '<testcase classname="a" name="a"/><testcase classname="a" name="a"><failure type="TestTimeoutError"/></testcase>';
  const { run } = await readFileWith(
    'r.xml',
    `<testsuites name="jest tests"><testsuite name="s">${cases}</testsuite></testsuites>`,
  );
  expect(run.results).toMatchObject([{ failure: { message: expect.stringContaining('rows have the name') } }]);
});

test('each suite of a joined file is read in the dialect of its tool', async () => {
  const suites = [
    '<testsuite name="evals"><testcase classname="Support" name="greets"/></testsuite>',
    '<testsuite name="pytest"><testcase classname="evals.TestSupport" name="test_greets"/></testsuite>',
  ];
  const read = (...inside: string[]) => readFileWith('r.xml', `<testsuites>${inside.join('')}</testsuites>`);
  const alone = await Promise.all(suites.map((suite) => read(suite)));
  const expected = alone.flatMap(({ run }) =>
    run.results.map(({ suite, testId, measure }) => [suite, testId, measure]),
  );
  expect(expected[1]?.slice(0, 2)).toEqual(['evals', 'TestSupport.test_greets']);
  const { run, file } = await read(...suites);
  expect(run.results.map(({ suite, testId, measure }) => [suite, testId, measure])).toEqual(expected);
  expect([file.tool, ...alone.map((each) => each.file.tool)]).toEqual(['junit', 'junit', 'pytest']);
});

describe('results that are not in the file', () => {
  const failing = '<testcase name="a"><failure message="no"/></testcase>';
  const passing = '<testcase name="b"/>';

  test.each([
    [
      'tests',
      'tests="3"',
      failing + passing,
      /^The testsuite "s" counts 3 tests, but the file has 2: tests are missing$/,
    ],
    [
      'failures',
      'tests="2" failures="1" errors="1"',
      failing + passing,
      /counts 2 failures, but the file has 1: failures are missing$/,
    ],
  ])('%s that a suite of a known tool counts make the run incomplete', async (_, counts, tests, message) => {
    const title = '<testsuites name="jest tests">';
    const { run } = await readFileWith(
      'r.xml',
      `${title}<testsuite name="s" ${counts}>${tests}</testsuite></testsuites>`,
    );
    expect(run).toMatchObject({ complete: false, unreadable: [{ message: expect.stringMatching(message) }] });
  });

  test.each([
    ['tests', 'tests="9"', '', /counts 9 tests, but the file has 0/],
    ['failures', 'failures="9"', passing, /counts 9 failures, but the file has 0: failures/],
  ])('a suite that may count assertions has none of its %s', async (_, counts, tests, message) => {
    const { run } = await document(tests, `name="s" ${counts}`);
    expect(run).toMatchObject({ complete: false, unreadable: [{ message: expect.stringMatching(message) }] });
  });

  test.each([
    ['all', 'tests="2" failures="1"', failing + passing],
    ['more tests than its suite', 'tests="1" failures="1"', failing + passing],
    ['no skipped tests', 'tests="3" skipped="1" failures="1"', failing + passing],
    ['more assertions than tests and failures', 'tests="9" failures="9"', failing + passing],
    ['inner suites', 'tests="2" failures="1"', `<testsuite tests="4">${failing}${passing}</testsuite>`],
  ])('a file with %s is complete', async (_, counts, tests) => {
    const { run } = await document(tests, `name="s" ${counts}`);
    expect(run).toMatchObject({ complete: true, planned: 2 });
  });

  test('pytest counts subtests, too, but no more failures than it writes', async () => {
    const failed = failing.replace('<failure', '<failure message="subtest"/><failure');
    expect((await document(failed, 'name="pytest" tests="6" failures="2"')).run.complete).toBe(true);
    expect((await document(failed, 'name="pytest" tests="6" failures="3"')).run.complete).toBe(false);
  });

  test('a suite that fails outside of its tests is unreadable', async () => {
    const { run } = await document(`${passing}<error message="no connection"/><failure/>`);
    expect(run.unreadable?.map(({ message }) => message)).toEqual([
      'The suite "s" failed outside of its tests: no connection',
      'The suite "s" failed outside of its tests: failure',
    ]);
  });

  test.each(['skipped', 'error'])('a test with a failure and an element %s has failed', async (name) => {
    const { run } = await document(`<testcase name="a"><${name}/><failure message="no"/></testcase>`);
    expect(run.results).toMatchObject([{ status: 'quality_failure' }]);
  });
});

test('attempts of two tests with one name are not mixed', async () => {
  const flaky = '<testcase name="a"><flakyFailure message="once"/></testcase>';
  for (const tests of [`${flaky}<testcase name="a"/>`, flaky + flaky]) {
    const { run } = await document(tests);
    expect(run.results).toMatchObject([{ failure: { message: expect.stringContaining('rows have the name "a"') } }]);
  }
});

describe('several rows with one name', () => {
  const [bad, good] = [
    '<testcase classname="c" name="t"><failure message="no"/></testcase>',
    '<testcase classname="c" name="t"/>',
  ];
  const read = (settings: object, rows = bad + good, suite = 'name="s"') =>
    readFileWith('r.xml', `<testsuite ${suite}>${rows}</testsuite>`, settings);

  test('are an error that says what they look like, and what to set', async () => {
    const { run } = await read({});
    expect(run).toMatchObject({ complete: true, results: [{ status: 'execution_error' }] });
    expect(run.results[0]).toMatchObject({
      failure: { message: expect.stringMatching(/1 passed and 1 did not\..*mergeReruns/) },
    });
  });

  test.each([
    ['failures', bad + bad],
    ['a failure and a timeout', `${bad}<testcase classname="c" name="t"><error message="timed out"/></testcase>`],
  ])('are a failed test that counts once if all are failures: %s', async (_, rows) => {
    const { run } = await read({}, rows);
    expect(run.results).toMatchObject([{ testId: 'c › t', trials: [{}, {}], aggregation: { strategy: 'pass_at_k' } }]);
    expect(run.results.map((result) => outcomeOf(result).kind)).toEqual(['failed']);
  });

  const unavailable = '<testcase classname="c" name="t"><error message="503"/></testcase>';
  test.each([
    ['a pass', bad + good + bad, 2],
    ['an error', unavailable + bad, 1],
    ['errors only', unavailable + unavailable, undefined],
  ])('without a verdict have the number of their failures, next to %s', async (_, rows, failedRows) => {
    const { run } = await read({}, rows);
    expect(run.results).toMatchObject([{ status: 'execution_error', failure: { class: 'grader', failedRows } }]);
  });

  test.each([
    ['retries', 'ok', 'pass_at_k'],
    ['trials', 'quality_failure', 'mean'],
  ])('are %s if repeated-names says so', async (repeatedNames, status, strategy) => {
    const { run } = await read({ repeatedNames });
    expect(run.results).toMatchObject([
      { status, aggregation: { strategy }, trials: [{ status: 'quality_failure' }, { status: 'ok' }] },
    ]);
  });

  test.each([
    ['go test -count', 'name="pkg/agent"', 'classname="pkg/agent" name="TestRefund"'],
    ['go-junit-report', 'name="example.com/pkg/agent"', 'classname="agent" name="TestRefund/late"'],
  ])('are trials of %s', async (_, suite, names) => {
    const [passed, failed] = [`<testcase ${names}/>`, `<testcase ${names}><failure message="no"/></testcase>`];
    const { run } = await read({}, passed + failed + passed, suite);
    expect(run.results).toMatchObject([{ status: 'quality_failure', trials: [{}, {}, {}] }]);
  });

  test('are trials of --repeat-each of Playwright', async () => {
    const cases = '<testcase name="a" classname="x.spec.ts"/>'.repeat(3);
    const { run } = await readFileWith(
      'r.xml',
      `<testsuites id="" name=""><testsuite name="x.spec.ts" hostname="chromium">${cases}</testsuite></testsuites>`,
    );
    expect(run.results).toMatchObject([{ status: 'ok', trials: [{}, {}, {}] }]);
  });

  test('are runs of pytest-rerunfailures: only the last one has a mark, and those before it failed', async () => {
    const fails = await read({}, good + bad, 'name="pytest"');
    expect(fails.run.results).toMatchObject([{ status: 'quality_failure' }]);
    const passes = await read({}, good + good, 'name="pytest"');
    expect(passes.run.results).toMatchObject([
      { status: 'ok', trials: [{ status: 'quality_failure' }, { status: 'ok' }] },
    ]);
  });
});

describe('counts of nested suites', () => {
  const nested = (outer: string, inner: string) =>
    readFileWith(
      'r.xml',
      `<testsuites ${outer}><testsuite name="s" ${inner}><testcase name="a"/><testcase name="b"/></testsuite></testsuites>`,
    );

  test.each([
    ['tests="2" failures="0"', 'tests="2" failures="0" errors="3"', 3],
    ['tests="2" failures="1"', 'tests="2" failures="1"', 1],
  ])('%s does not hide %s', async (outer, inner, failures) => {
    const { run } = await nested(outer, inner);
    expect(run.complete).toBe(false);
    expect(run.unreadable?.map(({ message }) => message)).toEqual([
      `The testsuite "s" counts ${failures} failure${failures === 1 ? '' : 's'}, but the file has 0: failures are missing`,
    ]);
  });
});

describe('characters that are not XML', () => {
  const message = (text: string) =>
    readFileWith('r.xml', `<testsuite name="s"><testcase name="a"><failure>${text}</failure></testcase></testsuite>`);

  test.each([
    ['a\u001b[31mb', 'a\uFFFD[31mb'],
    ['<![CDATA[a\u0000b]]>', 'a\uFFFDb'],
    ['a &nbsp; &#27; b', 'a &nbsp; &#27; b'],
    ['a & b', 'a & b'],
    ['a <![CDATA[&amp; & b]]> &', 'a &amp; & b &'],
    ['a ]]> b', 'a ]]> b'],
  ])('%j is read as %j, with a warning', async (text, expected) => {
    const { run } = await message(text);
    expect(run).toMatchObject({
      complete: true,
      results: [{ status: 'quality_failure', assertions: [{ text: expected }] }],
    });
    expect(run.warnings).toMatchObject([{ message: expect.stringMatching(/^Characters that XML does not allow/) }]);
  });

  test('also in names and attributes, and bytes that are no UTF-8', async () => {
    const { run } = await readFileWith('r.xml', '<testsuite name="s"><testcase name="a\u0007 &bad; b"/></testsuite>');
    expect(run).toMatchObject({ complete: true, results: [{ testId: 'a\uFFFD &bad; b', status: 'ok' }] });
    const bytes = Buffer.from('<testsuite name="s"><testcase name="a\u00e9"/></testsuite>', 'latin1');
    expect((await readFileWith('r.xml', bytes)).run.results).toMatchObject([{ testId: 'a\uFFFD', status: 'ok' }]);
  });

  test('a line break before the XML declaration loses no file', async () => {
    const text = '\n <?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="s"><testcase name="a"/></testsuite>';
    const { run } = await readFileWith('r.xml', text);
    expect(run).toMatchObject({ complete: true, results: [{ testId: 'a', status: 'ok' }] });
  });
});

describe('XML', () => {
  const refused = (text: string | Uint8Array) => readFileWith('r.xml', text).then(() => 'read', String);

  test.each([
    [
      'a document type',
      '<!DOCTYPE testsuites [<!ENTITY a "aa">]>\n<testsuites/>',
      /^UserError: r\.xml:1:\d+: .*DOCTYPE/,
    ],
    [
      'an element that does not end',
      '<testsuites>\n<testsuite>',
      /r\.xml:2:\d+: .*unclosed tag: testsuite\n.*Run it again/,
    ],
    ['another encoding', '<?xml version="1.0" encoding="EBCDIC"?><testsuite/>', /another encoding than UTF-8\n/],
    ['a raw "<" in an attribute', '<testsuite name="s"><testcase name="a < b"/></testsuite>', /not XML/],
    ['33 levels', '<testsuite>'.repeat(33) + '</testsuite>'.repeat(33), /more than 32 levels/],
  ])('refuses %s', async (_, text, message) => {
    expect(await refused(text)).toMatch(message);
  });

  test('is read with 32 levels, as UTF-16, and with long names', async () => {
    const levels = `${'<testsuite name="s">'.repeat(31)}<testcase name="${'x'.repeat(70_000)}"/>${'</testsuite>'.repeat(31)}`;
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(levels, 'utf16le')]);
    const { run } = await readFileWith('r.xml', utf16);
    expect(run.results).toMatchObject([{ suite: 's', location: { column: 31 * '<testsuite name="s">'.length + 1 } }]);
  });
});

test('JUnit of promptfoo is refused, because its names are positions', async () => {
  await expect(readFixture('promptfoo/results.junit.xml')).rejects.toThrow(/promptfoo eval -o results\.json/);
});
