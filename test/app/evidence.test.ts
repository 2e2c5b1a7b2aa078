import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { aPool, evidenceText, poolsIn } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { perform } from './perform.ts';

/** Answers with its prompt; is silent where a file says so. */
const agent = 'if [ -e "$1.silent" ]; then printf nothing; else printf %s "$1"; fi\n';
const ids = ['one', 'two', 'three', 'four'];
const suite = `name: words\ntests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`;
const checkout = (files: Readonly<Record<string, string>> = {}) =>
  aProject({
    'evals/words.eval.yaml': suite,
    'evals/agent.sh': agent,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}" }]\n',
    ...files,
  });
const PATH = { PATH: process.env['PATH'] ?? '' };

const run = (project: Project, argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  perform(project, ['run', 'evals', ...argv], { ...PATH, ...env });

function poolIn(project: Project, folder: string): EvidencePool {
  const [pool] = poolsIn(project.read(`${folder}/baseline.jsonl`));
  if (pool === undefined) throw new Error('it has no trials');
  return pool;
}

describe('a run', () => {
  test('stores its trials as evidence, which a later run is compared with and adds to', async () => {
    using project = checkout();
    await run(project, ['-o', 'first']);
    expect(project.list('first')).toContain('evidence');
    expect(project.list('first/evidence')).toEqual(['baseline.jsonl']);
    expect(poolIn(project, 'first/evidence')).toMatchObject({
      suite: 'words',
      file: 'evals/words.eval.yaml',
      target: 'default',
      tests: [...ids].sort().map((testId) => ({ testId, trials: [{ pass: true, score: 1 }] })),
    });

    project.write('evals/two.silent', '');
    const second = await run(project, ['-o', 'second', '--baseline', 'first/evidence']);
    expect(second.exitCode).toBe(0);
    expect(second.stdout).toContain(
      'words on default: a uniform drop is not detectable with this baseline (4 tests, 1 baseline run)',
    );
    expect(second.stdout).toContain('Compared with first/evidence/baseline.jsonl');
    expect(second.stdout).toContain('failing, not enough baseline trials, 1/1 → 0/1\n');
    const report = JSON.parse(project.read('second/report.json'));
    expect(report.verdict).toMatchObject({
      verdict: 'warn',
      headline:
        'No drop found, but two fails unexpectedly, with too few baseline trials to decide. Compared 4 of 4 tests; 1 failing, not enough baseline trials.',
      suites: [{ suite: 'words', target: 'default', n: 4, delta: -0.25 }],
      tests: expect.arrayContaining([
        expect.objectContaining({ test_id: 'two', state: 'not-enough-history', baseline: { trials: 1, passes: 1 } }),
      ]),
    });
    const { tests } = poolIn(project, 'second/evidence');
    expect(tests.map(({ trials }) => trials.length)).toEqual([2, 2, 2, 2]);
    const gated = await perform(project, ['gate', 'second', '--baseline', 'first/evidence', '--json']);
    expect(JSON.parse(gated.stdout)).toMatchObject(report.verdict);
  });

  test('a suite that was deleted leaves its evidence to no other suite of its name', async () => {
    using project = checkout({ 'evals/more.eval.yaml': suite.replace('id: two', 'id: other') });
    await run(project, ['-o', 'first']);
    rmSync(join(project.folder, 'evals/more.eval.yaml'));
    await run(project, ['-o', 'second', '--baseline', 'first']);
    expect(poolIn(project, 'second/evidence').tests.map(({ testId }) => testId)).toEqual([...ids].sort());
  });

  test('a run of selected tests reports no other test as removed, and the gate decides the same', async () => {
    using project = checkout();
    await run(project, ['-o', 'first']);
    await run(project, ['-o', 'second', '--baseline', 'first', '--test-id', 'two']);
    const { verdict } = JSON.parse(project.read('second/report.json'));
    expect(verdict.tests.map(({ test_id }: { test_id: string }) => test_id)).toEqual(['two']);
    const gated = await perform(project, ['gate', 'second', '--baseline', 'first', '--json']);
    expect(JSON.parse(gated.stdout)).toMatchObject(verdict);
  });

  test('finds the evidence of the repository by itself', async () => {
    using project = checkout();
    await run(project, ['-o', 'first']);
    project.write('.agentv/evidence/words.jsonl', project.read('first/evidence/baseline.jsonl'));
    expect((await run(project, ['-o', 'second'])).stdout).toContain('Compared with .agentv/evidence/words.jsonl');
    expect((await run(project, ['-o', 'third', '--baseline', 'none'])).stdout).not.toContain('Compared with');
  });

  test('leaves none if that is requested, if it is no whole run, or if its author is not trusted', async () => {
    using project = checkout();
    await run(project, ['-o', 'told', '--evidence', 'never']);
    await run(project, ['-o', 'dry', '--dry-run']);
    await run(project, ['-o', 'some', '--test-id', 'two']);
    const ci = { GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_SHA: 'a'.repeat(40) };
    await run(project, ['-o', 'pull'], { ...ci, GITHUB_EVENT_NAME: 'pull_request' });
    for (const folder of ['told', 'dry', 'some', 'pull']) expect(project.list(folder)).not.toContain('evidence');
    await run(project, ['-o', 'push'], { ...ci, GITHUB_EVENT_NAME: 'push', GITHUB_RUN_ATTEMPT: '2' });
    expect(poolIn(project, 'push/evidence').tests[0]?.trials[0]).toMatchObject({ run: '7.2', sha: 'a'.repeat(40) });
  });

  test('does not replace a history that it could not read', async () => {
    using project = checkout({ 'old.jsonl': '{"v":2,"type":"run","time":"2030"}\n' });
    const { exitCode, stdout } = await run(project, ['-o', 'out', '--baseline', 'old.jsonl']);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('old.jsonl cannot be used: a newer version of eval-action wrote it');
    expect(project.list('out')).not.toContain('evidence');
  });

  test('stops before anything is spent where a named baseline is not there', async () => {
    using project = checkout({ 'empty/.gitkeep': '', 'runs/nested/deep/index.txt': '' });
    await expect(run(project, ['-o', 'out', '--baseline', 'cached/evidence'])).rejects.toThrow(
      /There is no baseline at cached\/evidence[\s\S]*found: no folder cached either/,
    );
    await expect(run(project, ['-o', 'out', '--baseline', 'cahced'])).rejects.toThrow(
      /There is no baseline at cahced[\s\S]*found: in the working directory: .*empty/,
    );
    await expect(run(project, ['-o', 'out', '--baseline', 'empty'])).rejects.toThrow(
      /There is no baseline in empty[\s\S]*found: only \.gitkeep/,
    );
    await expect(run(project, ['-o', 'out', '--baseline', 'runs'])).rejects.toThrow(
      /There is no baseline in runs[\s\S]*found: only nested\//,
    );
    expect(project.exists('out')).toBe(false);
  });

  test('takes the newest complete run of a folder of runs', async () => {
    using project = checkout();
    for (const name of ['2026-01-01T00-00-00-000Z', '2026-01-02T00-00-00-000Z', '2026-01-03T00-00-00-000Z']) {
      await run(project, ['-o', `runs/${name}`]);
    }
    const broken = JSON.parse(project.read('runs/2026-01-03T00-00-00-000Z/report.json'));
    project.write('runs/2026-01-03T00-00-00-000Z/report.json', JSON.stringify({ ...broken, complete: false }));
    const { stdout, exitCode } = await run(project, ['-o', 'out', '--baseline', 'runs']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Compared with runs/2026-01-02T00-00-00-000Z');
    const gated = await perform(project, ['gate', 'runs/2026-01-02T00-00-00-000Z', '--baseline', 'runs']);
    expect(gated.stdout).toContain('Compared with runs/2026-01-01T00-00-00-000Z');
    const reported = await perform(project, ['report', 'runs/2026-01-02T00-00-00-000Z', '--baseline', 'runs']);
    expect(reported.stdout).toContain('Compared with runs/2026-01-01T00-00-00-000Z');
  });

  test('prints the smallest detectable drop before it starts, also in a dry run', async () => {
    const counts = Object.fromEntries(ids.map((id) => [id, '10/10']));
    const { file: _, ...fileless } = aRecentPool(counts, { runs: 10, suite: 'words', target: 'default' });
    const text = evidenceText(fileless);
    using project = checkout({ 'words.jsonl': text });
    const { stdout } = await run(project, ['-o', 'out', '--baseline', 'words.jsonl', '--dry-run', '--trials', '3']);
    expect(stdout).toMatch(/words on default: smallest detectable drop: \d+ pp \(4 tests, 10 baseline runs\)/);
    expect(stdout).toContain('a complete failure of one test alone is detectable for 4 of 4 tests');
  });

  test('takes its policy from the configuration before it spends anything', async () => {
    using project = checkout({ '.agentv/config.yaml': 'gate:\n  treshold: 0.5\n' });
    await expect(run(project, ['-o', 'out'])).rejects.toThrow(
      '.agentv/config.yaml:2:3: "treshold" is not a setting of "gate"',
    );
    expect(project.exists('out')).toBe(false);
    project.write('.agentv/config.yaml', 'gate:\n  threshold: 1\n');
    project.write('evals/two.silent', '');
    expect((await run(project, ['-o', 'out'])).exitCode).toBe(1);
  });
});

test('eval-action validate reports mistakes of the policy and the quarantine', async () => {
  using project = checkout({
    '.agentv/config.yaml': 'gate:\n  treshold: 0.5\n',
    '.agentv/quarantine.yaml': 'tests: [{ id: two, reason: wavers, owner: ada, expiry: soon }]\n',
  });
  const { exitCode, stdout } = await perform(project, ['validate'], PATH);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('"treshold" is not a setting of "gate"');
  expect(stdout).toContain('"expiry" has a wrong value');
});

describe('eval-action accept', () => {
  const pool = aPool({ greets: '10/10', 'says-bye': '9/10' }, { suite: 'words', target: 'default' });
  const argv = ['--reason', 'a new tone', '--author', 'Ada'];

  test('restarts the history of tests, and changes nothing else', async () => {
    using project = aProject({
      '.agentv/evidence/words.jsonl': evidenceText(pool),
      '.agentv/evidence/other.jsonl': evidenceText({ ...pool, suite: 'other', tests: [] }),
    });
    const before = project.read('.agentv/evidence/other.jsonl');
    const { exitCode, stdout } = await perform(project, ['accept', 'greets', ...argv]);
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      'accepted  greets of words on default: its baseline starts again\nwritten   .agentv/evidence/words.jsonl\n',
    );
    expect(poolsIn(project.read('.agentv/evidence/words.jsonl'))).toMatchObject([
      { tests: [{ testId: 'says-bye' }], resets: [{ testId: 'greets', reason: 'a new tone', author: 'Ada' }] },
    ]);
    expect(project.read('.agentv/evidence/other.jsonl')).toBe(before);
  });

  test('writes nothing when one of the tests is not known', async () => {
    using project = aProject({ 'e.jsonl': evidenceText(pool) });
    const before = project.read('e.jsonl');
    const asked = perform(project, ['accept', 'greets', 'say-bye', ...argv, '--evidence', 'e.jsonl']);
    await expect(asked).rejects.toThrow('Did you mean "says-bye"?');
    expect(project.read('e.jsonl')).toBe(before);
  });

  test('says on a machine without evidence where to get it, and works with what a run here has left', async () => {
    using project = checkout();
    await run(project, ['--experiment', 'default']);
    const accepting = (...more: string[]) => perform(project, ['accept', 'two', ...argv, ...more], PATH);
    const refused = await accepting().catch((error: Error) => error.message);
    expect(refused).toContain('There is no evidence in .agentv/evidence');
    expect(refused).toContain('gh run download');
    expect(refused).toContain('--evidence .agentv/results/runs/default/<time>/evidence');
    const [time = ''] = project.list('.agentv/results/runs/default');
    const { exitCode } = await accepting('--evidence', `.agentv/results/runs/default/${time}/evidence`);
    expect(exitCode).toBe(0);
  });

  test.each([
    ['no reason', ['greets', '--author', 'Ada'], 'reason'],
    ['an empty reason', ['greets', '--reason', ' ', '--author', 'Ada'], 'give the reason why they are accepted'],
    ['nobody who accepts', ['greets', '--reason', 'x'], 'give your name with --author'],
    ['no evidence', ['greets', ...argv, '--evidence', 'nowhere'], 'There is no evidence in nowhere'],
    ['evidence of a newer version', ['greets', ...argv, '--evidence', 'newer.jsonl'], 'a newer version'],
    ['another suite', ['greets', ...argv, '--suite', 'other'], 'has no test greets'],
  ])('refuses %s', async (_, given, why) => {
    using project = aProject({
      '.agentv/evidence/words.jsonl': evidenceText(pool),
      'newer.jsonl': '{"v":9,"type":"run","time":"2030"}\n',
    });
    await expect(perform(project, ['accept', ...given])).rejects.toThrow(why);
  });
});
