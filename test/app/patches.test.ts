import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../src/model/run/result.ts';
import { readRecord } from '../../src/results/read/read-record.ts';
import { aFolder } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';
import { ask, runSuite, suite } from './workspace-suites.ts';

const targets = (names = ['default']) =>
  `targets: [${names.map((name) => `{name: ${name}, provider: cli, command: 'sh -c {PROMPT}'}`).join(', ')}]\n`;

const aTest = (id: string, script: string) => ask(JSON.stringify(id), `${script}; echo done`);

async function run(tests: readonly string[], data: string, more: { targets?: string[]; resume?: string } = {}) {
  const files = { '.agentv/targets.yaml': targets(more.targets), 'evals/app/main.txt': 'one\n' };
  const where: Record<string, string> =
    more.resume === undefined ? { outputDirectory: join(data, 'run') } : { resume: more.resume };
  const target = more.targets?.join(',') ?? '';
  const text = suite('{template: app, isolation: per_test}', ...tests);
  return runSuite(text, { data, files, given: { workers: '1', target, ...where } });
}

const patchIn = (data: string, { patch }: Pick<TestResult, 'patch'>): string =>
  readFileSync(join(data, 'run', patch ?? 'missing'), 'utf8');

describe('the patch of a trial', () => {
  test('is a file in the folder of the run that git applies, and its row names it', async () => {
    using data = aFolder();
    const { result } = await run(
      [aTest('fix', 'echo two >> main.txt; echo n > new.txt'), aTest('idle', 'true')],
      data.path,
    );
    expect(result('fix').patch).toBe('patches/fix-1.diff');
    expect(result('idle').patch).toBeUndefined();
    expect(readdirSync(join(data.path, 'run/patches'))).toEqual(['fix-1.diff']);
    const [row] = readFileSync(join(data.path, 'run/index.jsonl'), 'utf8').split('\n');
    expect(JSON.parse(row ?? '')).toMatchObject({ test_id: 'fix', patch: 'patches/fix-1.diff' });
    const checkout = join(data.path, 'checkout');
    mkdirSync(checkout);
    writeFileSync(join(checkout, 'main.txt'), 'one\n');
    execFileSync('git', ['apply', join(data.path, 'run/patches/fix-1.diff')], { cwd: checkout });
    expect(readFileSync(join(checkout, 'main.txt'), 'utf8')).toBe('one\ntwo\n');
  });

  test('has a safe and unique name, also for the same test on another target', async () => {
    using data = aFolder();
    const tests = [aTest('../a b/ü', 'echo x > x'), aTest('Fix', 'echo 1 > x'), aTest('fix', 'echo 2 > x')];
    const { run: ran } = await run(tests, data.path, { targets: ['one', 'two'] });
    const patches = ran.results.map(({ patch }) => patch ?? '');
    expect(new Set(patches.map((patch) => patch.toLowerCase())).size).toBeGreaterThanOrEqual(5);
    expect(new Set(patches).size).toBe(6);
    for (const patch of patches) expect(patch).toMatch(/^patches\/[\w.-]+-1\.diff$/);
    for (const result of ran.results) expect(patchIn(data.path, result)).toContain('new file mode');
  });

  test('is cut at 1 MiB with a notice and a warning', async () => {
    using data = aFolder();
    const { result, run: ran } = await run([aTest('big', 'seq -f %01000g 1500 > big.txt')], data.path);
    const text = patchIn(data.path, result('big'));
    expect(text.length).toBeLessThan(1024 * 1024 + 100);
    expect(text).toMatch(/\n# Cut by eval-action: the whole patch has \d+ bytes\.\n$/);
    expect(ran.warnings.map(({ message }) => message)).toContain(
      'patches/big-1.diff is cut: the patch is longer than 1048576 bytes',
    );
  });

  test('has no secrets', async () => {
    using data = aFolder();
    const files = {
      '.agentv/targets.yaml': `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}', env: {MY_SECRET: "\${{ MY_SECRET }}"}}]\n`,
      'evals/a.eval.yaml': suite('{template: app}', aTest('leak', 'echo $MY_SECRET > x')),
      'evals/app/main.txt': 'one\n',
    };
    const env = { AGENTV_DATA_DIR: data.path, MY_SECRET: 'hunter2hunter2' };
    const { result } = await evaluated(files, { outputDirectory: join(data.path, 'run') }, env);
    expect(patchIn(data.path, result('leak'))).toContain('+***');
  });

  test('of an earlier run in the same folder is gone', async () => {
    using data = aFolder();
    await run([aTest('old', 'echo x > x')], data.path);
    await run([aTest('new', 'echo x > x')], data.path);
    expect(readdirSync(join(data.path, 'run/patches'))).toEqual(['new-1.diff']);
  });

  test('stays when a run is continued', async () => {
    using data = aFolder();
    await run([aTest('first', 'echo x > x')], data.path);
    const { result } = await run([aTest('first', 'echo x > x'), aTest('second', 'echo y > y')], data.path, {
      resume: join(data.path, 'run'),
    });
    expect([result('first').patch, result('second').patch]).toEqual(['patches/first-1.diff', 'patches/second-1.diff']);
    for (const id of ['first', 'second']) expect(existsSync(join(data.path, 'run', result(id).patch ?? ''))).toBe(true);
  });
});

test('a row that names a patch outside of the folder of its run names none', () => {
  const row = (patch: string) =>
    readRecord({ test_id: 'a', target: 't', score: 1, patch }, { file: 'f', line: 1, column: 1 }, 0).result.patch;
  expect(row('patches/a-1.diff')).toBe('patches/a-1.diff');
  for (const other of ['../secret', 'patches/../../secret.diff', '/etc/x.diff', 'patches/..diff/x']) {
    expect(row(other)).toBeUndefined();
  }
});
