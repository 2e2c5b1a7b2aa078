import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { performed } from '../support/performed.ts';
import { aProject, type Project } from '../support/project.ts';
import { repository } from '../support/repository.ts';
import { records } from '../support/suites.ts';

/** Each call costs a cent and leaves a line in `calls`. */
const TARGETS = `targets:
  - name: agent
    provider: cli
    command: >-
      sh -c 'echo "$TONE" >> ../calls; printf "{\\"text\\":\\"tone $TONE\\",\\"cost_usd\\":0.01}" > $0' {OUTPUT_FILE} {PROMPT}
    env: { TONE: plain }
`;
const SUITE = `name: tones
execution: { target: agent, threshold: 1, workers: 1 }
variants: { warm: { env: { TONE: warm } } }
tests:
${['a', 'b', 'c', 'd', 'e'].map((id) => `  - { id: ${id}, input: i, assertions: [{ type: contains, value: plain }] }`).join('\n')}
`;

const FILES = { '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': SUITE };
const env = { PATH: process.env['PATH'] ?? '' };
const experiment = (project: Project, ...flags: readonly string[]) =>
  performed('cli', {
    args: ['experiment', ...flags, '--output-directory', 'out'],
    cwd: project.folder,
    env: { ...env, HOME: project.folder },
  });
const callsOf = (project: Project) => project.read('calls').trimEnd().split('\n');

describe('eval-action experiment', { timeout: 60_000 }, () => {
  test('answers for the example as its page shows it', async () => {
    using project = aProject({});
    cpSync(join(repository, 'examples', 'experiment'), project.folder, { recursive: true });
    const variants = ['--variants', 'without-skill,with-skill', '--trials', '3'];
    const { exitCode, stdout } = await experiment(project, ...variants);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('with-skill is better than without-skill by 30 pp (95% CI ');
    expect(stdout).toContain('won 3 · lost 0 · tied 7');
    expect(JSON.parse(project.read('out/experiment.json')).comparisons[0].overall).toMatchObject({
      finding: 'better',
      score: { first: 0.7, second: 1 },
    });
  });

  test('plans the trials by a pilot of the first variant, and prints the plan and its cost before it runs', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--detect', '50pp', '--fail-if-worse', '--json'];
    const { exitCode, stdout, stderr } = await experiment(project, ...flags);
    expect(exitCode).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'Running a pilot of 5 tests, to plan the trials',
      'A difference of 50 pp is found with a chance of 80% by 6 trials of 5 tests on 2 variants: 60 calls, about $0.60',
      '',
    ]);
    expect(records(stdout).map(({ type }) => type)).toEqual(['planned', ...Array(10).fill('test'), 'run']);
    expect(callsOf(project)).toHaveLength(65);
    expect(callsOf(project).slice(0, 5)).toEqual(Array(5).fill('plain'));
    // Variants take turns in being the first of a test.
    const order = records(stdout).flatMap(({ record }) => (record as { target: string } | undefined)?.target ?? []);
    expect(order.filter((_, at) => at % 2 === 0)).toEqual(['agent', 'warm', 'agent', 'warm', 'agent']);
  });

  test('refuses a plan that costs more than the budget, before it runs', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--detect', '50pp', '--budget-usd', '0.2'];
    const { exitCode, stderr } = await experiment(project, ...flags);
    expect([exitCode, callsOf(project).length]).toEqual([2, 5]);
    expect(stderr).toContain('60 calls, about $0.60, more than is left of the budget');
    expect(stderr).toContain('expected: a budget of at least $0.65');
  });

  test('has no answer when its budget ends it, also where nothing is to fail', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--trials', '3', '--budget-usd', '0.12'];
    const { exitCode, stdout } = await experiment(project, ...flags);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('Not measured: the budget of the run was spent after 4 of 10 tests.');
    expect(stdout).not.toContain('Not decided');
  });

  test('shows by a dry run that its plan is valid, and answers nothing', async () => {
    using project = aProject(FILES);
    const { exitCode, stdout } = await experiment(project, '--variants', 'agent,warm', '--dry-run', '--quiet');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^inconclusive: .*the plan is valid/)]);
    expect([project.exists('calls'), project.exists('out/experiment.json')]).toEqual([false, false]);
  });

  test('warns of a worse variant, and fails only if asked to', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--trials', '2'];
    const lenient = await experiment(project, ...flags);
    expect([lenient.exitCode, lenient.stdout]).toEqual([
      0,
      expect.stringContaining('warm is worse than agent by 100 pp'),
    ]);
    expect((await experiment(project, ...flags, '--fail-if-worse')).exitCode).toBe(1);
  });
});
