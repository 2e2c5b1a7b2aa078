import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const ENV = { PATH: process.env['PATH'] ?? '' };
const RUNS = '.agentv/results/runs/default';
const suiteOf = (name: string, value: string) =>
  `name: ${name}\nexecution: { threshold: 0 }\ntests:\n  - { id: one, input: hello, assertions: [{ type: contains, value: ${value} }] }\n  - { id: two, input: bye, assertions: [{ type: contains, value: bye }] }\n`;

let project: Project;
beforeEach(() => {
  project = aProject({
    'evals/words.eval.yaml': suiteOf('words', 'hello'),
    'evals/agent.sh': 'printf "%s" "$1"',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}" }]\n',
  });
});
afterEach(() => project[Symbol.dispose]());

async function run(argv: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, exitCode } = await perform(project, ['run', ...argv], { ...ENV, ...env });
  const folders = project.exists(RUNS) ? project.list(RUNS) : [];
  const folder = `${RUNS}/${folders.at(-1)}`;
  const { comparison } = JSON.parse(project.read(`${folder}/report.json`));
  const { baseline, suites } = comparison;
  return { stdout, stderr, exitCode, folder, with: baseline.provenance?.[0]?.where, baseline, runs: suites[0]?.runs };
}
/** From now on, the answer to every question. */
const answer = (text: string) => project.write('evals/agent.sh', `printf "${text}"`);

describe('a run on a machine', () => {
  test('is compared with the last run that passed, and says so in one line', async () => {
    const first = await run();
    expect(first.baseline).toMatchObject({ kind: 'none' });
    expect(first.stdout).toContain(
      '\nThe next run is compared with this one; to compare with several: run --save-baseline\n',
    );
    expect(first.stdout).toContain('measure a baseline  eval-action run --save-baseline');
    const second = await run();
    expect(second.stdout).toContain(
      `Comparing with the last run that passed, ${first.folder}; --baseline names another one, or none\n`,
    );
    expect(second.with).toBe(first.folder);
    expect((await run()).with).toBe(second.folder);
    expect((await run(['--baseline', 'none'])).baseline).toMatchObject({ kind: 'none', isChosen: true });
  });

  test('a broken agent is no baseline of itself, and one failure does not fail the run', async () => {
    const { folder } = await run();
    answer('bye');
    const broken = await run();
    expect(broken).toMatchObject({ with: folder, exitCode: 0 });
    expect(broken.stdout).toContain('\n  words · default  −50 pp on 2 tests\n\n');
    expect(broken.stdout).toContain('1/1 → 0/1');
    expect(broken.stdout).toContain('One earlier run cannot tell a drop from chance. To compare');
    expect(broken.stdout).toContain('Warning: No regression found, but ');
    expect(broken.stdout).not.toContain('No drop found');
    expect(broken.stdout.match(/detectable|too short/g)).toBeNull();
    expect(await run()).toMatchObject({ with: folder });
    // Nor if it was compared with nothing.
    expect(await run(['--baseline', 'none', '--threshold', '0'])).toMatchObject({ exitCode: 0 });
    expect(await run()).toMatchObject({ with: folder });
  });

  test('is not compared with runs of other suites, of some tests, or of other tests', async () => {
    project.write('evals/more.eval.yaml', suiteOf('more', 'hello'));
    const { folder } = await run();
    await run(['evals/more.eval.yaml']);
    await run(['--test-id', 'one']);
    expect((await run()).with).toBe(folder);
    for (const name of ['words', 'more']) {
      project.write(`evals/${name}.eval.yaml`, suiteOf(name, 'hell').replaceAll('bye', 'by'));
    }
    const changed = await run();
    expect(changed.baseline).toMatchObject({ kind: 'none', why: expect.stringContaining('no earlier run') });
    expect(changed.exitCode).toBe(0);
  });

  test.each([[{ CI: 'true' }], [{ JENKINS_URL: 'https://ci.example' }]])(
    'in %o it is not compared by itself',
    async (env) => {
      const { folder } = await run();
      expect((await run([], env)).baseline).toMatchObject({ kind: 'none' });
      expect((await run(['--baseline', 'last'], env)).with).not.toBe(folder);
    },
  );
});

test('a folder of runs is the run that would be chosen in it', async () => {
  const { folder } = await run();
  await run(['--test-id', 'one']);
  expect((await run(['--baseline', '.agentv/results/runs'])).with).toBe(folder);
});

describe('--save-baseline', () => {
  test('measures a baseline of five runs that later runs are compared with', async () => {
    const saved = await run(['--save-baseline', 'evals/words.eval.yaml']);
    expect(saved.stdout).toContain('baseline of later runs  .agentv/evidence/baseline.jsonl');
    await run();
    expect(await run()).toMatchObject({ with: '.agentv/evidence/baseline.jsonl', runs: 5 });
    // It is measured anew.
    await run(['--save-baseline', '2']);
    expect((await run()).runs).toBe(2);
  });

  test('takes a number from 2 to 10, and refuses what would measure something else', async () => {
    await expect(run(['--save-baseline', '11'])).rejects.toThrow(
      '"--save-baseline" must be a whole number from 2 to 10',
    );
    await expect(run(['--save-baseline', '3', '--test-id', 'one'])).rejects.toThrow(
      "cannot be used with option '--test-id",
    );
  });
});
