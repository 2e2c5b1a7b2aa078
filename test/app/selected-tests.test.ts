import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { records } from '../support/suites.ts';
import { perform } from './perform.ts';

const ENV = { PATH: process.env['PATH'] ?? '' };
const RUNS = '.agentv/results/runs/default';
const testOf = (id: string) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: good }] }\n`;

let project: Project;
beforeEach(() => {
  project = aProject({
    'own.eval.yaml': `name: own\ntests:\n${['Refund-1', 'refund-2', 'ticket'].map(testOf).join('')}`,
    // Tests whose id has a 2 fail.
    'agent.sh': 'case "$1" in *2*) echo bad;; *) echo good;; esac',
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}", workers: 1 }]\n',
  });
});
afterEach(() => project[Symbol.dispose]());

async function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout, exitCode } = await perform(project, ['run', ...argv], { ...ENV, ...env });
  const folder = `${RUNS}/${project.list(RUNS).at(-1)}`;
  const { results, verdict, selected } = JSON.parse(project.read(`${folder}/report.json`));
  const isRun = ({ failure }: { failure?: { class: string } }) => failure?.class !== 'cancelled';
  const ids = results.filter(isRun).map(({ testId }: { testId: string }) => testId);
  return { stdout, exitCode, ids, headline: verdict.headline, selected };
}
const SUITE = 'own.eval.yaml';

describe('--grep', () => {
  test.each([
    ['REFUND', ['Refund-1', 'refund-2']],
    ['und-2', ['refund-2']],
    ['/^r.*\\d$/', ['refund-2']],
    ['/^r.*\\d$/i', ['Refund-1', 'refund-2']],
  ])('%s selects %j', async (text, ids) => {
    expect(await run([SUITE, '--grep', text])).toMatchObject({ ids, selected: ['suites', 'tests'] });
  });

  test.each([
    ['.', 'No test has an id that --grep \\. finds'],
    ['/(/', '"--grep" must be a text, or a valid regular expression'],
  ])('%s is an error', async (text, message) => {
    await expect(run([SUITE, '--grep', text])).rejects.toThrow(message);
  });
});

describe('--last-failed', () => {
  test('runs the tests that did not pass in the newest run, in a new folder', async () => {
    await run([SUITE]);
    expect(await run(['--last-failed'])).toMatchObject({ ids: ['refund-2'], exitCode: 1 });
    expect(project.list(RUNS)).toHaveLength(2);
    project.write('agent.sh', 'echo good');
    expect(await run(['--last-failed'])).toMatchObject({ ids: ['refund-2'], exitCode: 0 });
    await expect(run(['--last-failed'])).rejects.toThrow('No test failed in the last run');
  });

  test('is refused where there is no earlier run, and in CI', async () => {
    await expect(run(['--last-failed'])).rejects.toThrow('There is no run in .agentv/results/runs');
    await expect(run(['--last-failed'], { CI: 'true' })).rejects.toThrow('A job of continuous integration cannot');
  });
});

test.each([[['--bail', '--workers', '1']], [['--bail=1']]])(
  '%j starts no test after a failure, and the run has failed',
  async (flags) => {
    project.write('agent.sh', 'echo bad');
    const { ids, exitCode, headline } = await run([SUITE, ...flags, '--threshold', '0']);
    expect(ids).toHaveLength(1);
    expect(exitCode).toBe(1);
    expect(headline).toContain('the run stopped at its failures, as --bail says, after');
  },
);

test('the delay of a dry run is waited for by every test', async () => {
  await perform(project, ['run', SUITE, '--dry-run', '--dry-run-delay', '120', '-o', 'out', '--json'], ENV);
  const rows = records(project.read('out/index.jsonl'));
  expect(rows.map((row) => row['target'])).toEqual(Array(3).fill('default-dry-run'));
  for (const row of rows) expect((row['eval_run'] as { duration_ms: number }).duration_ms).toBeGreaterThanOrEqual(115);
});

test('completion completes commands and flags', async () => {
  const { stdout } = await perform(project, ['completion', 'bash']);
  const complete = (...words: string[]) =>
    execFileSync('bash', [
      '-c',
      `${stdout}\nCOMP_WORDS=(eval-action ${words.join(' ')}); COMP_CWORD=${words.length}; _eval_action; echo "\${COMPREPLY[*]}"`,
    ])
      .toString()
      .trim();
  expect(complete('val')).toBe('validate');
  expect(complete('run', '--last')).toBe('--last-failed');
  expect(complete('run', 'evals')).toBe('');
  await expect(perform(project, ['completion'])).rejects.toMatchObject({
    problems: [{ message: "Missing required argument 'shell'" }],
  });
  for (const shell of ['zsh', 'fish']) {
    expect((await perform(project, ['completion', shell])).stdout).toContain('last-failed');
  }
});
