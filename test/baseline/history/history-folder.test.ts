import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { perform } from '../../app/perform.ts';
import { aRemote } from '../../support/git-remote.ts';
import { aProject, type Project } from '../../support/project.ts';

const suite = (more = '') => `name: words
tests:
  - { id: one, input: one, assertions: [{ type: contains, value: word }] }
  - { id: two, input: two, assertions: [{ type: contains, value: word }] }
${more}`;
const checkout = () =>
  aProject({
    'evals/words.eval.yaml': suite(),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: a word }]\n',
  });

let now = Date.UTC(2026, 0, 1);
/** A run of its own minute. */
async function run(project: Pick<Project, 'folder'>, ...flags: string[]) {
  now += 60_000;
  const at = now;
  const { log, warned } = aLog();
  const clock = { ...systemClock, now: () => at };
  return { ...(await perform(project, ['run', 'evals', '--quiet', ...flags], {}, { clock, log })), warned };
}
function aLog() {
  const warned: string[] = [];
  return { warned, log: { info() {}, error() {}, warn: (text: string) => warned.push(text) } };
}
const runFiles = (project: Project) => {
  const years = project.list('hist/v1/evals/runs');
  return years.flatMap((year) =>
    project.list(`hist/v1/evals/runs/${year}`).flatMap((month) => project.list(`hist/v1/evals/runs/${year}/${month}`)),
  );
};

const runsOf = (text: string) => text.match(/^\{"v":1,"type":"run",/gm);

describe('a history in a folder', () => {
  test('gets a file for each run, a badge, an image and a README', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    await run(project, '--history', 'hist');
    expect(project.list('hist')).toEqual(['README.md', 'v1']);
    expect(project.list('hist/v1/evals')).toEqual(['badge.json', 'runs', 'trend.jsonl', 'trend.svg']);
    expect(runFiles(project)).toHaveLength(2);
    expect(JSON.parse(project.read('hist/v1/evals/badge.json'))).toMatchObject({ message: '100% of 2' });
    expect(runsOf(project.read('hist/v1/evals/trend.jsonl'))).toHaveLength(2);
  });

  test('makes its trend again from the runs where that file is damaged or missing', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    const path = 'hist/v1/evals/trend.jsonl';
    for (const damaged of ['{"half', ' '.repeat(5 * 1024 * 1024)]) {
      project.write(path, damaged);
      await run(project, '--history', 'hist');
    }
    expect(runsOf(project.read(path))).toHaveLength(3);
    project.write(path, '');
    project.write('hist/v1/evals/runs/2025/01/20250101T000000Z-7.1-aaaaaaaa.jsonl', '{"v":1}\n');
    const { warned } = await run(project, '--history', 'hist');
    expect(warned.join()).toContain('20250101T000000Z-7.1-aaaaaaaa.jsonl was skipped: line 1: ');
  });

  test('keeps a README that is there', async () => {
    using project = checkout();
    project.write('hist/README.md', 'mine');
    await run(project, '--history', 'hist');
    expect(project.read('hist/README.md')).toBe('mine');
  });

  test.each([
    ['a dry run', ['--dry-run'], {}],
    ['a run of some tests', ['--test-id', 'one'], {}],
    ['evidence: never', ['--evidence', 'never'], {}],
    ['a merge request of GitLab', [], { CI_MERGE_REQUEST_IID: '3' }],
  ])('gets nothing of %s', async (_, flags, env) => {
    using project = checkout();
    await perform(project, ['run', 'evals', '--quiet', '--history', 'hist', ...flags], env);
    expect(project.exists('hist')).toBe(false);
  });
});

describe('eval-action history', () => {
  test('shows the runs of each suite with what changed between them', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    project.write('.agentv/targets.yaml', 'targets: [{ name: default, provider: mock, response: two words }]\n');
    project.write(
      'evals/words.eval.yaml',
      suite('  - { id: three, input: x, assertions: [{ type: contains, value: two }] }\n'),
    );
    await run(project, '--history', 'hist');
    const { stdout, exitCode } = await perform(project, ['history', 'hist']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^words on default {2}▄▄ {2}100% → 100% \(2 runs\)\ntime \(UTC\) +commit/);
    expect(stdout).toMatch(/ 3 +100% +1\.00 +– {2}± 2 → 3 tests\n$/);
    expect(stdout.match(/^\d{4}-\d\d-\d\d \d\d:\d\d/gm)).toHaveLength(2);
    const short = await perform(project, ['history', 'hist', '--limit', '1']);
    expect(short.stdout.match(/^\d{4}-\d\d-\d\d \d\d:\d\d/gm)).toHaveLength(1);
  });

  test('prints one JSON document, and writes an image', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    project.write('.agentv/config.yaml', 'eval_action: { history: hist }\n');
    const { stdout } = await perform(project, ['history', '--json', '--svg', 'trend.svg']);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      keys: [{ key: 'evals', runs: [{ verdict: 'pass', suites: [{ suite: 'words', passes: 2, trials: 2 }] }] }],
    });
    expect(project.read('trend.svg')).toBe(project.read('hist/v1/evals/trend.svg'));
  });

  test('names the suites, keys and folders that it does not find', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    const asked = (...argv: string[]) => perform(project, ['history', ...argv]);
    await expect(asked('hist', '--suite', 'word')).rejects.toThrow(/no such suite and target[\s\S]*words on default/);
    await expect(asked('hist', '--target', 'x')).rejects.toThrow(/no such suite and target[\s\S]*default/);
    await expect(asked('hist', '--key', 'eval')).rejects.toThrow(/no run of the key "eval"[\s\S]*evals/);
    await expect(asked('none')).rejects.toThrow('There is no history in the folder none');
    await expect(asked('evals')).rejects.toThrow('The history has no run');
    await expect(asked()).rejects.toThrow(/origin has no branch eval-history/);
  });

  test('fetches the branch with the access of the clone, and leaves no work tree', async () => {
    using project = checkout();
    await run(project, '--history', 'hist');
    using remote = aRemote({ 'a.txt': 'a' });
    remote.git('checkout', '--quiet', '--orphan', 'eval-history');
    remote.git('rm', '-rf', '--quiet', '.');
    const file = runFiles(project)[0] ?? '';
    remote.commit({
      [`v1/evals/runs/2026/01/${file}`]: project.read(
        `hist/v1/evals/runs/${/^(\d{4})/.exec(file)?.[1]}/${file.slice(4, 6)}/${file}`,
      ),
    });
    remote.git('checkout', '--quiet', 'main');
    using clone = aRemote({});
    clone.git('remote', 'add', 'origin', remote.url);
    const { log, warned } = aLog();
    const { stdout } = await perform(clone, ['history'], { PATH: process.env['PATH'] ?? '' }, { log });
    expect(stdout).toContain('words on default');
    expect(clone.git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false');
    // Deleted since, or no network.
    remote.git('branch', '-D', '--quiet', 'eval-history');
    expect(warned).toEqual([]);
    const later = await perform(clone, ['history'], { PATH: process.env['PATH'] ?? '' }, { log });
    expect(later.stdout).toContain('words on default');
    expect(warned).toEqual([expect.stringContaining('The branch eval-history could not be fetched')]);
  });
});

describe('a broken agent', () => {
  const target = (response: string) => `targets: [{ name: default, provider: mock, response: ${response} }]\n`;
  const verdictOf = async (project: Project, ...flags: string[]) => {
    const { exitCode, stdout } = await run(project, '--history', 'hist', '-o', 'out', ...flags);
    const { verdict, comparison } = JSON.parse(project.read('out/report.json'));
    return { exitCode, verdict: verdict.verdict, baseline: comparison.baseline, stdout };
  };
  async function brokenAfter(runs: number) {
    const project = checkout();
    for (let at = 0; at < runs; at += 1) await run(project, '--history', 'hist');
    project.write('.agentv/targets.yaml', target('nothing'));
    return project;
  }

  test('does not become its own baseline, however often it is run again', async () => {
    using project = await brokenAfter(4);
    for (let at = 0; at < 4; at += 1) {
      const { exitCode, verdict, baseline } = await verdictOf(project);
      expect([exitCode, verdict]).toEqual([1, 'fail']);
      expect(baseline.leftOut).toBe(
        at === 0 ? undefined : `${at} failed run${at === 1 ? '' : 's'} of the folder hist that no later run has passed`,
      );
    }
    expect(runFiles(project)).toHaveLength(8);
    expect(runsOf(project.read('hist/v1/evals/trend.jsonl'))).toHaveLength(8);
  });

  test('that was repaired and breaks again fails again', async () => {
    using project = await brokenAfter(4);
    await verdictOf(project);
    await verdictOf(project);
    project.write('.agentv/targets.yaml', target('a word'));
    expect((await verdictOf(project)).verdict).toBe('pass');
    project.write('.agentv/targets.yaml', target('nothing'));
    expect(await verdictOf(project)).toMatchObject({ exitCode: 1, verdict: 'fail' });
  });

  test('that never passed is held to the default threshold', async () => {
    using project = await brokenAfter(0);
    await verdictOf(project);
    const { exitCode, baseline } = await verdictOf(project);
    expect(exitCode).toBe(1);
    expect(baseline).toMatchObject({ kind: 'none', why: expect.stringContaining('a failed run is no baseline') });
  });

  test('whose answers are accepted is the baseline of the next run', async () => {
    using project = await brokenAfter(4);
    expect((await verdictOf(project)).verdict).toBe('fail');
    const argv = ['--history', 'hist', '--reason', 'a new tone', '--author', 'Ada'];
    const accepted = await perform(project, ['accept', 'one', 'two', ...argv]);
    expect(accepted.stdout).toMatch(
      /^accepted {2}one of words on default: its baseline starts with the run of 2026-01-01T\S+\naccepted {2}two [^\n]+\nwritten {3}hist\/v1\/evals\/runs\//,
    );
    expect(await verdictOf(project)).toMatchObject({ exitCode: 0, verdict: 'warn' });
    const report = JSON.parse(project.read('out/report.json'));
    expect(report.comparison.tests.map(({ state, base }: { state: string; base: object }) => [state, base])).toEqual([
      ['failing-as-before', { passes: 0, trials: 1 }],
      ['failing-as-before', { passes: 0, trials: 1 }],
    ]);
    // The runs before stay in the trend, and out of the baseline.
    expect(runsOf(project.read('hist/v1/evals/trend.jsonl'))).toHaveLength(6);
    project.write('.agentv/targets.yaml', target('a word'));
    expect((await verdictOf(project)).verdict).toBe('pass');
  });

  test('fails in the tests that were not accepted', async () => {
    using project = await brokenAfter(4);
    await verdictOf(project);
    await perform(project, ['accept', 'one', '--history', 'hist', '--reason', 'a new tone', '--author', 'Ada']);
    expect(await verdictOf(project)).toMatchObject({ exitCode: 1, verdict: 'fail' });
    const { comparison } = JSON.parse(project.read('out/report.json'));
    expect(comparison.tests.map(({ state }: { state: string }) => state)).toEqual(['failing-as-before', 'regressed']);
  });

  test('fails unexpectedly each time where the baseline was too short to decide', async () => {
    const many = Array.from({ length: 6 }, (_, at) => `t${at}`);
    const suiteOf = (broken: string) =>
      `name: words\ntests:\n${many.map((id) => `  - { id: ${id}, input: x, assertions: [{ type: contains, value: ${id === broken ? 'other' : 'word'} }] }\n`).join('')}`;
    using project = aProject({
      'evals/words.eval.yaml': suiteOf(''),
      'evals/agent.sh': 'if [ -e broken ] && [ "$1" = t3 ]; then echo nothing; else echo a word; fi\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh agent.sh {EVAL_ID}" }]\n',
    });
    const PATH = { PATH: process.env['PATH'] ?? '' };
    const runs: string[][] = [];
    for (let at = 0; at < 5; at += 1) {
      if (at === 1) project.write('evals/broken', '');
      now += 60_000;
      const time = now;
      const clock = { ...systemClock, now: () => time };
      await perform(project, ['run', 'evals', '--quiet', '--history', 'hist', '-o', 'out'], PATH, { clock });
      const { comparison, verdict } = JSON.parse(project.read('out/report.json'));
      runs.push([comparison.tests.find(({ testId }: { testId: string }) => testId === 't3').state, verdict.verdict]);
    }
    expect(runs).toEqual([['passing', 'pass'], ...Array.from({ length: 4 }, () => ['not-enough-history', 'warn'])]);
  });

  test.each([
    ['a test that no run has', ['three'], /The history has no test "?three"?; nothing was accepted/],
    ['a test of another suite', ['one', '--suite', 'other'], /The history has no test/],
    ['no reason', ['one', '--reason', ' '], 'give the reason why they are accepted'],
    ['evidence as well', ['one', '--evidence', 'x'], 'give one of them'],
    ['a folder without a history', ['one', '--history', 'nowhere'], 'There is no history in the folder nowhere'],
  ])('is not accepted by %s', async (_, argv, why) => {
    using project = await brokenAfter(1);
    const before = project.read(`hist/v1/evals/runs/2026/01/${runFiles(project)[0]}`);
    const given = ['accept', '--history', 'hist', '--reason', 'x', '--author', 'Ada', ...argv];
    await expect(perform(project, given)).rejects.toThrow(why);
    expect(project.read(`hist/v1/evals/runs/2026/01/${runFiles(project)[0]}`)).toBe(before);
  });
});
