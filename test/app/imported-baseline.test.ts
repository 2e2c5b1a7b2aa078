import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { perform } from './perform.ts';

const rows = (names: object, ...failing: string[]): string =>
  ['refund', 'login', 'cart']
    .map((id) => `${JSON.stringify({ ...names, test: id, pass: !failing.includes(id) })}\n`)
    .join('');

/** The comparison of a report, and what was not compared. */
async function reported(files: Readonly<Record<string, string>>, ...argv: string[]) {
  using project = aProject(files);
  await perform(project, [...argv, '-o', 'out']);
  const { comparison, verdict } = JSON.parse(project.read('out/report.json'));
  return {
    pairs: comparison.tests.map(({ suite, testId, base }: { suite: string; testId: string; base?: object }) => [
      suite,
      testId,
      base !== undefined,
    ]),
    headline: verdict.headline,
    reasons: verdict.reasons.join('\n'),
  };
}

const NOW = { 'results.jsonl': rows({}, 'refund') };
const COMPARED = [
  ['results', 'refund', true],
  ['results', 'login', true],
  ['results', 'cart', true],
];

test('a suite that has the name of its file is that of a baseline file with another name', async () => {
  const files = { ...NOW, 'main.jsonl': rows({}), 'older/main.2.jsonl': rows({}) };
  const argv = ['report', 'results.jsonl', '--baseline', 'main.jsonl', '--baseline', 'older/main.2.jsonl'];
  expect((await reported(files, ...argv)).pairs).toEqual(COMPARED);
});

test('results and baseline of promptfoo without a description are compared, whatever their files are called', async () => {
  const fixture = (name: string) => readRepositoryFile(`test/fixtures/import/promptfoo/0.123.1/${name}`);
  const files = { 'pr.json': fixture('shop.again.json'), 'main.json': fixture('shop.json') };
  const { pairs } = await reported(files, 'report', 'pr.json', '--baseline', 'main.json');
  expect(new Set(pairs.map(([suite, , isCompared]: [string, string, boolean]) => `${suite} ${isCompared}`))).toEqual(
    new Set(['pr true']),
  );
});

test('a baseline in an unknown format is an error that says what to write', async () => {
  using project = aProject({ ...NOW, 'main.csv': 'test,pass\n' });
  const { exitCode, stdout } = await perform(project, ['report', 'results.jsonl', '--baseline', 'main.csv']);
  const text = stdout.replaceAll('\n', ' ');
  expect(exitCode).toBe(2);
  expect(text).toContain('Not measured: the baseline cannot be read: The format of main.csv is not known.');
  expect(text).toContain('Not compared with earlier runs If it has one of these formats, set format (--format).');
});

test.each([
  [[], true],
  [['--baseline', 'none'], false],
])('results without a baseline, with %j: the terminal says how to name one: %s', async (argv, isSaid) => {
  using project = aProject(NOW);
  const { stdout } = await perform(project, ['report', 'results.jsonl', ...argv]);
  expect(stdout.includes('To compare with earlier results, name their file: baseline (--baseline)')).toBe(isSaid);
});

test('gate reads files of other tools with the settings of report, also those of the baseline and of re-runs', async () => {
  const scores = (...all: number[]) =>
    all.map((score) => `${JSON.stringify({ test_id: 1, test: 'a sesame', score })}\n`).join('');
  using project = aProject({
    'now/results.jsonl': scores(0.5),
    'main.txt': scores(...Array(12).fill(0.7)),
    'again.txt': scores(0.5, 0.5, 0.5, 0.5),
  });
  const names = ['--pass-mark', '0.6', '--suite-name', 'evals', '--target-name', 'gpt', '--format', 'jsonl'];
  const files = ['now/*.jsonl', '--baseline', 'main.txt', '--confirmations', 'again.txt'];
  const argv = ['gate', ...files, ...names, '--redact', '/sesame/', '--json'];
  const { exitCode, stdout } = await perform(project, argv);
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    1,
    expect.objectContaining({
      verdict: 'fail',
      suites: [expect.objectContaining({ suite: 'evals', target: 'gpt' })],
      tests: [expect.objectContaining({ test_id: 'a ***', state: 'regressed' })],
    }),
  ]);
});

test('a suite that a row names stays its own, and the report says why nothing is compared and what to set', async () => {
  const { headline, reasons } = await reported(
    { ...NOW, 'main.jsonl': rows({ suite: 'shop' }) },
    'report',
    'results.jsonl',
    '--baseline',
    'main.jsonl',
  );
  expect(headline).toContain('Compared 0 of 3 tests; 3 new (1 failing); 1 suite removed.');
  expect(reasons).toContain(
    'Nothing was compared: the baseline has the suite "shop", and these results have "results"; set suite-name (--suite-name) for both runs',
  );
});

test('baseline files of several suites keep their names if one of them is that of the results', async () => {
  const files = { ...NOW, 'main/results.jsonl': rows({}), 'main/other.jsonl': rows({}, 'refund') };
  const argv = ['report', 'results.jsonl', '--baseline', 'main/results.jsonl', '--baseline', 'main/other.jsonl'];
  const { pairs, headline } = await reported(files, ...argv);
  expect(pairs).toEqual(COMPARED);
  expect(headline).toContain('1 failing, not enough baseline trials');
});

const testsOfJunit = (...tests: readonly string[]): string =>
  `<testsuites><testsuite name="desk">${tests.join('')}</testsuite></testsuites>`;
const junitTest = (name: string, inside = ''): string => `<testcase name="${name}">${inside}</testcase>`;
const ctrfOf = (...tests: readonly object[]): string => JSON.stringify({ results: { tool: { name: 'jest' }, tests } });
const ctrfTest = (name: string, status = 'passed') => ({ name, status, suite: 'desk', duration: 5 });

test.each([
  [
    'JUnit',
    testsOfJunit(junitTest('a'), junitTest('b'), junitTest('c')),
    testsOfJunit(junitTest('a'), junitTest('b', '<skipped/>')),
  ],
  ['CTRF', ctrfOf(ctrfTest('a'), ctrfTest('b'), ctrfTest('c')), ctrfOf(ctrfTest('a'), ctrfTest('b', 'skipped'))],
])('a test that is missing in %s is removed, also where another one is skipped', async (_, base, now) => {
  using project = aProject({ base, now });
  await perform(project, ['report', 'now', '--baseline', 'base', '-o', 'out']);
  const stored = () => JSON.parse(project.read('out/report.json'));
  const { comparison, skipped, warnings } = stored();
  expect(comparison.tests.map(({ testId, state }: { testId: string; state: string }) => [testId, state])).toEqual([
    ['a', 'passing'],
    ['b', 'skipped'],
    ['c', 'removed'],
  ]);
  expect(skipped).toMatchObject([{ suite: 'desk', testId: 'b', target: 'default' }]);
  expect(warnings.map(({ message }: { message: string }) => message)).toContainEqual(
    expect.stringMatching(/skipped by .*: b$/),
  );
  const { stdout } = await perform(project, ['gate', 'out', '--baseline', 'base']);
  expect(stdout).toContain('1 test of desk was removed: c');
  expect(stdout).toContain('Compared 1 of 2 tests; 1 skipped; 1 removed.');
});

test('a test that fails and is skipped for that reason is a warning with its name, in the comment too', async () => {
  using project = aProject({
    'base.xml': testsOfJunit(junitTest('a'), junitTest('b'), junitTest('c', '<skipped/>')),
    'now.xml': testsOfJunit(junitTest('a'), junitTest('b', '<skipped/>'), junitTest('c', '<skipped/>')),
  });
  await perform(project, ['report', 'now.xml', '--baseline', 'base.xml', '-o', 'out']);
  expect(JSON.parse(project.read('out/report.json')).verdict).toMatchObject({
    verdict: 'warn',
    headline: 'No drop found. Compared 1 of 2 tests; 1 skipped.',
    reasons: ['1 test of desk was skipped: b'],
  });
  const comment = project.read('out/comment.md');
  expect(comment).toContain('Warning: 1 test of desk was skipped: b');
  expect(comment).toMatch(/❓ Without a result[\s\S]*desk › b.*the tool skipped it/);
  await perform(project, ['report', 'now.xml', '--baseline', 'now.xml', '-o', 'later']);
  expect(JSON.parse(project.read('later/report.json')).comparison.tests).toMatchObject([{ testId: 'a' }]);
});

test('a test of the baseline that may be in a row that cannot be read has no result, and is not removed', async () => {
  using project = aProject({ 'base.jsonl': rows({}), 'now.jsonl': rows({}).replace('"test":"cart"', '"tset":"cart"') });
  await perform(project, ['report', 'now.jsonl', '--baseline', 'base.jsonl', '-o', 'out']);
  expect(project.read('out/comment.md')).toMatch(/❓ Without a result[\s\S]*› cart.*the results do not have it/);
});

test('a suite of which all tests are skipped was not removed', async () => {
  using project = aProject({
    'base.xml': testsOfJunit(junitTest('a'), junitTest('b')),
    'now.xml': testsOfJunit(junitTest('a', '<skipped/>'), junitTest('b', '<skipped/>')),
  });
  const { exitCode, stdout } = await perform(project, ['gate', 'now.xml', '--baseline', 'base.xml']);
  expect(exitCode).toBe(2);
  expect(stdout).toContain('Not measured: no test has a result.');
  expect(stdout).not.toMatch(/removed|these results have/);
});

test.each([
  ['all tests pass with low scores', true, 0.6, 0, /No baseline yet: 10 of 10 tests passed/],
  [
    'all tests fail with high scores',
    false,
    0.9,
    1,
    /0 of 10 tests of now passed; without a baseline, 80% must pass by default/,
  ],
])('without a baseline, the verdicts of the tool count: %s', async (_, pass, score, code, text) => {
  const lines = Array.from({ length: 10 }, (_, at) => `${JSON.stringify({ test: `t${at}`, pass, score })}\n`);
  using project = aProject({ 'now.jsonl': lines.join('') });
  const { exitCode, stdout } = await perform(project, ['report', 'now.jsonl', '-o', 'out']);
  expect([exitCode, stdout]).toEqual([code, expect.stringMatching(text)]);
  // The stored report is decided again.
  const again = await perform(project, ['gate', 'out']);
  expect([again.exitCode, again.stdout]).toEqual([code, expect.stringMatching(text)]);
});
