import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/verdict/report.ts';
import { aRemote, type GitRemote } from '../support/git-remote.ts';
import { perform } from './perform.ts';

const SECRET = 'hunter2-hunter2';

/**
 * A tool with the tests `a`, `b` and `c`: `sh tool.sh OUTPUT [TEST…]`. The file of a test has a letter for each of its runs,
 * of which the last one repeats: `p`ass, `f`ail, `n`o row. Without files it writes nothing and ends with exit code 3.
 */
const TOOL = `output=$1; shift; failed=0
echo "$*" >> asked.log
[ -d tests ] || { echo "no tests: SECRET" >&2; exit 3; }
[ $# -gt 0 ] || set -- a b c
: > "$output"
for test; do
  [ -e "tests/$test" ] || continue
  read -r letters < "tests/$test"
  number=$(cat "runs-$test" 2>/dev/null || echo 0)
  number=$((number + 1))
  echo $number > "runs-$test"
  letter=$(printf %s "$letters" | cut -c "$number")
  [ -n "$letter" ] || letter=$(printf %s "$letters" | tail -c 1)
  row="\\"suite\\": \\"s\\", \\"test\\": \\"$test\\", \\"cost_usd\\": 0.5"
  case $letter in
    p) echo "{$row, \\"pass\\": true}" >> "$output" ;;
    f) failed=1; echo "{$row, \\"pass\\": false, \\"reason\\": \\"said SECRET\\"}" >> "$output" ;;
  esac
done
exit $failed
`.replaceAll('SECRET', SECRET);
const MAPPING = JSON.stringify({ run: 'sh tool.sh {output}', rerun: 'sh tool.sh {output} {tests}' });
const PASSING = { 'tests/a': 'p\n', 'tests/b': 'p\n', 'tests/c': 'p\n' };
const IGNORED = '.agentv\nnode_modules\nasked.log\nruns-*\nout\nbase\n';

const aCheckout = (files: Readonly<Record<string, string>> = PASSING): GitRemote =>
  aRemote({ 'tool.sh': TOOL, '.gitignore': IGNORED, ...files });

type More = Parameters<typeof perform>[3] & { readonly env?: Readonly<Record<string, string>> };

async function run({ folder }: Pick<GitRemote, 'folder'>, argv: readonly string[], { env, ...more }: More = {}) {
  const log: string[] = [];
  const note = (text: string) => log.push(text);
  const variables = { PATH: process.env['PATH'] ?? '', MY_API_KEY: SECRET, ...env };
  const printed = await perform({ folder }, ['run', ...argv, '-o', 'out'], variables, {
    log: { info: note, warn: note, error: note },
    ...more,
  });
  const path = join(folder, 'out', 'report.json');
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const states = Object.fromEntries(report.comparison.tests.map(({ testId, state }) => [testId, state]));
  return { ...printed, log: log.join('\n'), report, states, warnings: report.warnings.map(({ message }) => message) };
}

/** Measures five runs of the present commit, as a job of the base branch does. */
async function measureBase(remote: GitRemote, engine = MAPPING): Promise<readonly string[]> {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_SHA: remote.head, GITHUB_RUN_ID: '7' };
  const { report } = await run(remote, ['--engine', engine, '--seed-baseline', '5', '--baseline', 'auto'], { env });
  expect(report.seeding).toMatchObject({ asked: 5, made: 5 });
  cpSync(join(remote.folder, 'out', 'evidence'), join(remote.folder, 'base'), { recursive: true });
  rmSync(join(remote.folder, 'out'), { recursive: true });
  for (const name of ['a', 'b', 'c']) rmSync(join(remote.folder, `runs-${name}`), { force: true });
  rmSync(join(remote.folder, 'asked.log'), { force: true });
  return ['--engine', engine, '--baseline', 'base/baseline.jsonl'];
}

const askedIn = (remote: GitRemote): string[] =>
  readFileSync(join(remote.folder, 'asked.log'), 'utf8').split('\n').slice(0, -1);

describe('suites that their own tool runs', () => {
  test('are measured, kept without secrets, and reported as suites of eval-action', async () => {
    using remote = aCheckout({ ...PASSING, 'tests/b': 'f\n' });
    const { report, exitCode, stdout } = await run(remote, ['--engine', MAPPING, '--threshold', '0.9']);
    expect(exitCode).toBe(1);
    expect(report.results.map(({ testId, status }) => [testId, status])).toEqual([
      ['a', 'ok'],
      ['b', 'quality_failure'],
      ['c', 'ok'],
    ]);
    expect(report.engine).toEqual({ name: 'the engine', evals: [] });
    expect(stdout).toContain('the engine ran 3 tests of 1 suite');
    const kept = readFileSync(join(remote.folder, 'out', 'engine', 'run', 'results.jsonl'), 'utf8');
    expect(kept).toContain('said ***');
    expect(kept).not.toContain(SECRET);
    expect(existsSync(join(remote.folder, 'out', 'junit.xml'))).toBe(true);
  });

  test('regress if they fail in each re-run, and pass on the base commit', async () => {
    using remote = aCheckout();
    const argv = await measureBase(remote);
    remote.commit({ 'tests/b': 'f\n' });
    const { exitCode, report, states } = await run(remote, argv);
    expect([exitCode, states]).toEqual([1, { a: 'passing', b: 'regressed', c: 'passing' }]);
    const b = report.comparison.tests.find(({ testId }) => testId === 'b');
    expect(b).toMatchObject({ reruns: { passes: 0 }, control: { passes: b?.reruns?.trials } });
    expect(askedIn(remote)).toEqual(['', ...Array(b?.reruns?.trials).fill('b')]);
    expect(remote.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test.each([
    ['pass when they run again', 'fp\n', 'sh tool.sh {output} {tests}', 'not-reproduced'],
    // The service that both commits ask is down.
    ['fail on the base commit now, too', 'f\n', 'echo f > tests/b; sh tool.sh {output} {tests}', 'fails-on-base'],
  ])('are not blamed if they %s', async (_, letters, rerun, state) => {
    using remote = aCheckout();
    const [, , ...argv] = await measureBase(remote);
    remote.commit({ 'tests/b': letters });
    const engine = JSON.stringify({ ...JSON.parse(MAPPING), rerun });
    const { exitCode, states } = await run(remote, ['--engine', engine, ...argv]);
    expect([exitCode, states]).toEqual([0, { a: 'passing', b: state, c: 'passing' }]);
  });

  test('say why the base commit cannot be asked: its setup, or the packages of npm', async () => {
    using remote = aCheckout({ ...PASSING, 'package-lock.json': '{}' });
    const argv = await measureBase(remote);
    remote.commit({ 'tests/b': 'f\n', 'package-lock.json': '{"packages": {}}' });
    mkdirSync(join(remote.folder, 'node_modules', 'own'), { recursive: true });
    const { states, warnings } = await run(remote, argv);
    expect(states['b']).toBe('regressed');
    expect(warnings).toContain(
      'No control trials ran on the base commit: its lock file of npm packages differs, so it needs other packages',
    );

    const engine = JSON.stringify({ ...JSON.parse(MAPPING), setup: 'echo no network >&2; exit 7' });
    const failed = await run(remote, ['--engine', engine, ...argv.slice(2)]);
    expect(failed.warnings.join('\n')).toContain('the setup ended with exit code 7');
  });

  test('get the npm packages of the checkout on the base commit, unless these are code of the change', async () => {
    using remote = aCheckout({ ...PASSING, 'package-lock.json': '{}', 'pkg/index.js': '' });
    const rerun = 'test -e node_modules/@a/one/here && sh tool.sh {output} {tests}';
    const argv = await measureBase(remote);
    const engine = ['--engine', JSON.stringify({ ...JSON.parse(MAPPING), rerun }), ...argv.slice(2)];
    const package_ = join(remote.folder, 'node_modules', '@a', 'one');
    mkdirSync(package_, { recursive: true });
    writeFileSync(join(package_, 'here'), '');
    remote.commit({ 'tests/b': 'f\n' });
    const controlOf = ({ report }: Awaited<ReturnType<typeof run>>) =>
      report.comparison.tests.find(({ testId }) => testId === 'b')?.control?.trials;
    expect(controlOf(await run(remote, engine))).toBe(3);
    // The checkout of the base commit is gone, and its links did not lead to these.
    expect(existsSync(join(package_, 'here'))).toBe(true);

    symlinkSync(join(remote.folder, 'pkg'), join(remote.folder, 'node_modules', 'pkg'));
    const own = await run(remote, engine);
    expect(controlOf(own)).toBeUndefined();
    expect(own.warnings.join('\n')).toContain('some npm packages are folders of the repository');
  });

  test('have one trial for each start, of which four in five must pass', async () => {
    using remote = aCheckout({ 'tests/a': 'pfpfp\n', 'tests/b': 'ppppf\n', 'tests/c': 'nnp\n' });
    const { report, warnings } = await run(remote, ['--engine', MAPPING, '--trials', '5']);
    expect(report.results.map(({ testId, status, trials }) => [testId, status, trials?.length])).toEqual([
      ['a', 'quality_failure', 5],
      ['b', 'ok', 5],
      ['c', 'ok', 3],
    ]);
    expect(report.results[0]?.trials?.map(({ verdict }) => verdict)).toEqual(['pass', 'fail', 'pass', 'fail', 'pass']);
    expect(warnings).toContain('1 test did not run in all 5 runs: c');
    expect(askedIn(remote)).toHaveLength(5);
  });

  test('are run again as long as the budget lasts', async () => {
    using remote = aCheckout();
    const argv = ['--engine', MAPPING, '--save-baseline', '5', '--budget-usd', '2'];
    const { report } = await run(remote, argv);
    // Each run costs 1.5: the second one begins before the budget is spent.
    expect(report.seeding).toEqual({ asked: 5, made: 2, tests: 3, costUsd: 1.5, why: 'the budget is spent' });
  });

  test('are never green without rows', async () => {
    using remote = aCheckout({ 'tests/a': 'n\n' });
    await expect(run(remote, ['--engine', MAPPING])).rejects.toThrow('results.jsonl is empty');
    await expect(run(remote, ['--engine', 'true {output}'])).rejects.toThrow(
      'the engine measured nothing: it ended with exit code 0 and wrote no results',
    );
    const { exitCode, report } = await run(remote, ['--engine', `printf '<testsuites/>' > {output}`]);
    expect([exitCode, report.verdict]).toMatchObject([2, { verdict: 'invalid' }]);
    expect(report.unreadable?.map(({ message }) => message)).toEqual(['the engine ran no test']);
  });

  test('say what the tool printed last, without secrets, if it wrote nothing', async () => {
    using remote = aCheckout({ 'no-tests': '' });
    const env = { env: { MY_API_KEY: SECRET } };
    await expect(run(remote, ['--engine', MAPPING], env)).rejects.toThrow(
      /exit code 3 and wrote no results\. Its last lines:\n {2}no tests/,
    );
  });

  test('show the error of a tool, and not the stack or the help that it prints after it', async () => {
    using remote = aCheckout({
      'fails.sh':
        'echo "Error: no such option" >&2\nfor i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "$1 $i" >&2; done; exit 1\n',
    });
    const stack = '    at async main (file:///tool/main.js:7:3)\n';
    const failing = (line: string) => run(remote, ['--engine', `sh fails.sh '${line}' {output}`]);
    await expect(failing(`${stack}ran`)).rejects.toThrow(/Its last lines:\n {2}Error: no such option\n {2}ran 3\n/);
    await expect(failing('  --help')).rejects.toThrow(/Its last lines:\n {2}Error: no such option\n {2,}--help 3\n/);
  });

  test('are read from the files that the tool writes, but not from those of an earlier run', async () => {
    using remote = aCheckout({ ...PASSING, 'reports/old.jsonl': '{"suite": "s", "test": "old", "pass": true}\n' });
    const engine = { run: 'sh tool.sh reports/new.jsonl', results: 'reports/*.jsonl' };
    const { report } = await run(remote, ['--engine', JSON.stringify(engine)]);
    expect(report.results.map(({ testId }) => testId)).toEqual(['a', 'b', 'c']);
    await expect(run(remote, ['--engine', JSON.stringify({ ...engine, run: 'true' })])).rejects.toThrow(
      'wrote no results to reports/*.jsonl',
    );
  });

  test('stay suspected if the engine has no way to run some of them again', async () => {
    using remote = aCheckout();
    const argv = await measureBase(remote);
    remote.commit({ 'tests/b': 'f\n' });
    const { report, states } = await run(remote, ['--engine', 'sh tool.sh {output}', ...argv.slice(2)]);
    expect(states['b']).toBe('suspected');
    expect(report.verdict.headline).toContain('set "rerun" of engine to re-run it');
  });

  test('are a setting of the configuration, too', async () => {
    using remote = aCheckout({
      ...PASSING,
      '.agentv/config.yaml':
        'eval_action:\n  engine: { run: "sh tool.sh {output}", format: jsonl, suite_name: mine }\n',
    });
    const { report } = await run(remote, []);
    expect(new Set(report.results.map(({ suite }) => suite))).toEqual(new Set(['mine']));
  });

  test('refuse settings that the tool does not get', async () => {
    using remote = aCheckout();
    for (const [argv, name] of [
      [['--workers', '2'], 'workers'],
      [['--test-id', 'a'], 'test-id'],
      [['--dry-run'], 'dry-run'],
      [['--shard', '1/2'], 'shard'],
      [['evals/a.yaml'], 'evals'],
    ] as const) {
      await expect(run(remote, ['--engine', MAPPING, ...argv])).rejects.toThrow(
        `${name} has no effect on suites that another tool runs`,
      );
    }
  });
});

/** A program that behaves as a known tool: it writes rows to the file after `-o`, and ends with an exit code. */
const program = (exitCode: number): string => `#!/bin/sh
echo "$*" >> asked.log
while [ $# -gt 0 ]; do [ "$1" = -o ] && output=$2; shift; done
echo '{"suite": "s", "test": "a", "pass": true}' > "$output"
exit ${exitCode}
`;

function withProgram(remote: GitRemote, path: string, text: string): void {
  const file = join(remote.folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

describe('a known tool', () => {
  const config = { 'promptfooconfig.yaml': 'prompts: [hi]\nproviders: [echo]\ntests: [{ vars: {} }]\n' };

  test('is chosen by the names of its files, and found where the repository has it installed', async () => {
    using remote = aCheckout(config);
    withProgram(remote, 'node_modules/.bin/promptfoo', program(0));
    const { exitCode, report } = await run(remote, ['promptfooconfig.yaml']);
    expect([exitCode, report.engine]).toEqual([0, { name: 'promptfoo', evals: ['promptfooconfig.yaml'] }]);
    expect(report.results[0]?.location).toEqual({ file: 'promptfooconfig.yaml', line: 1, column: 1 });
    expect(askedIn(remote)[0]).toMatch(/^eval -c promptfooconfig\.yaml --no-cache .* -o \S+$/);
  });

  test('gets the arguments after its name', async () => {
    using remote = aCheckout(config);
    withProgram(remote, '.venv/bin/promptfoo', program(0));
    await run(remote, ['--engine', 'promptfoo -j 2 --filter-pattern "a b"', 'promptfooconfig.yaml']);
    expect(askedIn(remote)[0]).toMatch(/ -o \S+ -j 2 --filter-pattern a b$/);
  });

  test('is chosen by the content of its files', async () => {
    using remote = aCheckout({ 'evals/b.yaml': config['promptfooconfig.yaml'] });
    withProgram(remote, 'node_modules/.bin/promptfoo', program(0));
    expect((await run(remote, ['evals/b.yaml'])).report.engine?.name).toBe('promptfoo');
  });

  test('runs each of its files by a start of its own', async () => {
    using remote = aCheckout({ 'a/promptfooconfig.yaml': 'x: 1', 'b/promptfooconfig.yaml': 'x: 1' });
    const text = program(0).replace('"test": "a"', '"test": "\'"$3"\'"').replace('while', 'set -- "$@"; while');
    withProgram(
      remote,
      'node_modules/.bin/promptfoo',
      text.replace('"$3"', '"$config"').replace('while', 'config=$3; while'),
    );
    const { report } = await run(remote, ['*/promptfooconfig.yaml']);
    const files = ['a/promptfooconfig.yaml', 'b/promptfooconfig.yaml'];
    expect(report.results.map(({ testId, location }) => [testId, location.file])).toEqual(
      files.map((file) => [file, file]),
    );
  });

  test.each([
    [
      'that broke off has an invalid verdict, whatever it wrote',
      1,
      /^promptfoo: it ended with exit code 1, so its results may be incomplete/,
    ],
    [
      'is not green if it fails, but none of its tests did',
      100,
      /^promptfoo: it ended with exit code 100, but no test failed.*No config/s,
    ],
  ])('%s', async (_, code, message) => {
    using remote = aCheckout(config);
    withProgram(remote, 'node_modules/.bin/promptfoo', program(code).replace('exit', 'echo "No config" >&2; exit'));
    const { exitCode, report } = await run(remote, ['promptfooconfig.yaml']);
    expect([exitCode, report.verdict]).toMatchObject([2, { verdict: 'invalid' }]);
    expect(report.unreadable?.[0]?.message).toMatch(message);
  });

  test('is started by npx in the version of the lock file, and in no other', async () => {
    using remote = aCheckout({ ...config, 'package.json': '{}' });
    const tools = join(remote.folder, 'tools');
    withProgram(remote, 'tools/npx', program(0));
    const path = { PATH: `${tools}:/usr/bin:/bin` };
    await expect(run(remote, ['promptfooconfig.yaml'], { env: path })).rejects.toThrow(
      'The engine promptfoo is not installed: there is no program "promptfoo" in PATH',
    );
    remote.commit({ 'package-lock.json': '{"packages": {"node_modules/promptfoo": {"version": "0.97.1"}}}' });
    const shown = await run(remote, ['promptfooconfig.yaml'], { env: path }).catch((error: Error) => error.message);
    expect(JSON.stringify(shown)).toContain('npx --yes promptfoo@0.97.1 eval');
  });

  test('is not started without suites, if it would wait for them', async () => {
    using remote = aCheckout({ 'evals/refund.eval.ts': '', 'other/readme.md': '' });
    const refused = async (...argv: string[]) =>
      run(remote, [...argv, '--engine', 'evalite']).then(String, (error: Error) => error.message);
    expect(await refused('other')).toContain('evalite has no suite in other');
    expect(await refused('evals', 'other/readme.md')).toContain('evalite has no suite in other/readme.md');
    // Here there are suites, so the next thing that is missing is its program.
    expect(await refused('evals/refund.eval.ts')).toContain('The engine evalite is not installed');
    expect(await refused()).toContain('The engine evalite is not installed');
  });

  test('is not started in a version that cannot run the suite', async () => {
    const suite = 'name: support\nproviders:\n  - echo\ntests: [{ id: a, vars: {} }]\n';
    using remote = aCheckout({ 'evals/a.eval.yaml': suite });
    const versions = (version: string) => `#!/bin/sh\necho "agentv ${version}"\n[ "$1" = --version ] || exit 7\n`;
    withProgram(remote, 'node_modules/.bin/agentv', versions('4.42.4'));
    const started = run(remote, ['evals/a.eval.yaml']);
    await expect(started).rejects.toThrow('This suite needs agentv 5, and agentv 4.42.4 is installed');
    await expect(started).rejects.toMatchObject({
      problems: [
        {
          location: { file: 'evals/a.eval.yaml', line: 2, column: 1 },
          expected: 'agentv 5 or newer',
          hint: 'Install it in a step before this one: npm install --save-dev agentv@5',
        },
      ],
    });
    withProgram(remote, 'node_modules/.bin/agentv', versions('5.0.0-beta.1'));
    await expect(run(remote, ['evals/a.eval.yaml'])).rejects.toThrow(
      'agentv measured nothing: it ended with exit code 7',
    );
  });

  test('that ran no test of one of its files is not green, and names the file', async () => {
    using remote = aCheckout({ 'a/promptfooconfig.yaml': 'x: 1', 'b/promptfooconfig.yaml': 'x: 1' });
    const row = { success: true, provider: { id: 'echo' }, promptIdx: 0, testIdx: 0 };
    const rowsOf = (rows: readonly object[]) => JSON.stringify({ evalId: 'e', results: { version: 3, results: rows } });
    withProgram(
      remote,
      'node_modules/.bin/promptfoo',
      program(0)
        .replace(/ '\{.*/, ` "$rows" > "$output"`)
        .replace('while', `case $3 in a/*) rows='${rowsOf([row])}' ;; *) rows='${rowsOf([])}' ;; esac; while`),
    );
    const { exitCode, report } = await run(remote, ['*/promptfooconfig.yaml']);
    expect([exitCode, report.verdict]).toMatchObject([2, { verdict: 'invalid' }]);
    expect(report.unreadable?.[0]?.message).toMatch(/^promptfoo: b\/promptfooconfig\.yaml: it ran no test/);
  });
});

describe('a program of the user', () => {
  test.each([
    ['is killed', "sh tool.sh {output}; sh -c 'kill -KILL $$'", 'exit code 137, so its results may be incomplete'],
    [
      'fails',
      'sh tool.sh {output} a; echo "Error: no c" >&2; exit 1',
      'no test failed. Its last lines:\n  Error: no c',
    ],
  ])('that %s after it wrote results that pass is not green', async (_, command, message) => {
    using remote = aCheckout();
    const { exitCode, report } = await run(remote, ['--engine', JSON.stringify({ run: command })]);
    expect([exitCode, report.verdict]).toMatchObject([2, { verdict: 'invalid' }]);
    expect(report.unreadable?.[0]?.message).toContain(message);
  });

  test('that is killed has not removed the suites that it did not come to', async () => {
    using remote = aCheckout();
    await run(remote, ['--engine', MAPPING, '--save-baseline']);
    const row = '{"suite": "t", "test": "a", "pass": true}';
    const killed = `echo '${row}' > {output}; sh -c 'kill -KILL $$'`;
    const { exitCode, report } = await run(remote, ['--engine', JSON.stringify({ run: killed })]);
    expect([exitCode, report.comparison.absentSuites]).toEqual([2, [expect.objectContaining({ why: 'missing' })]]);
    expect(report.verdict.reasons).toContain('Suite s has no results (3 tests in the newest baseline run)');
  });

  test('gets the names of tests that share one as it wrote them, and each is confirmed by itself', async () => {
    const tool = `import { appendFileSync, existsSync } from 'node:fs';
const [output, ...only] = process.argv.slice(2);
const rows = [
  { suite: 's', test: 'a', input: 'one', pass: !existsSync('broken') },
  { suite: 's', test: 'a', input: 'two', pass: true },
  { suite: 's', test: 'b', input: 'one', pass: true },
];
for (const row of rows.filter(({ test }) => only.length === 0 || only.includes(test)))
  appendFileSync(output, JSON.stringify(row) + '\\n');
`;
    using remote = aCheckout({ ...PASSING, 'tool.mjs': tool });
    const all = 'node tool.mjs {output}';
    const argv = await measureBase(remote, JSON.stringify({ run: all, rerun: `${all} {tests}` }));
    remote.commit({ broken: '' });
    const { exitCode, report } = await run(remote, argv);
    const states = report.comparison.tests.map(({ testId, state }) => [testId.replace(/~.*/, ''), state]);
    expect([exitCode, states]).toEqual([
      1,
      [
        ['a', 'regressed'],
        ['a', 'passing'],
        ['b', 'passing'],
      ],
    ]);
  });

  test('that fails in a re-run although its tests pass acquits none', async () => {
    using remote = aCheckout();
    const argv = await measureBase(remote);
    remote.commit({ 'tests/b': 'fp\n' });
    const engine = JSON.stringify({ ...JSON.parse(MAPPING), rerun: 'sh tool.sh {output} {tests}; exit 3' });
    const { states, report } = await run(remote, ['--engine', engine, ...argv.slice(2)]);
    expect(states['b']).toBe('suspected');
    expect(report.unconfirmed?.[0]?.why).toContain('it ended with exit code 3, but no test failed');
  });
});
