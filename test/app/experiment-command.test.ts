import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemas } from '../../.ci/schemas.ts';
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

describe('eval-action experiment', () => {
  test('answers for the example as its page shows it', async () => {
    using project = aProject({});
    cpSync(join(repository, 'examples', 'experiment'), project.folder, { recursive: true });
    const variants = ['--variants', 'without-skill,with-skill', '--trials', '3'];
    const { exitCode, stdout } = await experiment(project, ...variants);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('with-skill is better than without-skill by 30 pp (95% CI ');
    expect(stdout).toContain('won 3 · lost 0 · tied 7');
    const written = JSON.parse(project.read('out/experiment.json'));
    expect(written.comparisons[0].overall).toMatchObject({ finding: 'better', score: { first: 0.7, second: 1 } });
    // The schema knows all of its keys.
    const validate = new Ajv2020().compile(schemas()['experiment.schema.json'] as object);
    expect([validate(written), validate({ ...written, other: 1 })]).toEqual([true, false]);
  });

  test('plans the trials by a pilot of the first variant, and prints the plan and its cost before it runs', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--detect', '50pp', '--fail-if-worse', '--json'];
    const { exitCode, stdout, stderr } = await experiment(project, ...flags);
    expect(exitCode).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'Running a pilot of 5 tests, to plan the trials',
      'A difference of 50 pp is found with a chance of 80% by 6 trials of 5 tests on 2 variants: 60 calls, about $0.60 if all cost what the first one does',
      '',
    ]);
    expect(records(stdout).map(({ type }) => type)).toEqual(['planned', ...Array(10).fill('test'), 'run']);
    expect(callsOf(project)).toHaveLength(65);
    expect(callsOf(project).slice(0, 5)).toEqual(Array(5).fill('plain'));
    // Variants take turns in being the first of a test.
    const order = records(stdout).flatMap(({ record }) => (record as { target: string } | undefined)?.target ?? []);
    expect(order.filter((_, at) => at % 2 === 0)).toEqual(['agent', 'warm', 'agent', 'warm', 'agent']);
  });

  test('ends with a pilot in which the program of the first variant always failed', async () => {
    using project = aProject({ ...FILES, '.agentv/targets.yaml': TARGETS.replace(/> \$0' /, "> $0; exit 3' ") });
    const { exitCode, stderr } = await experiment(project, '--variants', 'agent,warm', '--detect', '40pp');
    expect([exitCode, callsOf(project)]).toEqual([2, Array(5).fill('plain')]);
    expect(stderr).toMatch(
      /the pilot measured nothing[\s\S]*see why the first variant ends in errors or takes too long/,
    );
  });

  test('plans the trials by the baseline of the first variant, without a pilot', async () => {
    using project = aProject(FILES);
    const at = { cwd: project.folder, env: { ...env, HOME: project.folder } };
    await performed('cli', { args: ['run', 'evals', '--save-baseline', '--output-directory', 'base'], ...at });
    const before = callsOf(project).length;
    const { exitCode, stdout } = await experiment(project, '--variants', 'agent,warm', '--detect', '50pp');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^A difference of 50 pp .* about \$0\.\d+/)]);
    const [, trials] = /by (\d+) trials of 5 tests on 2 variants/.exec(stdout) ?? [];
    expect(callsOf(project).length - before).toBe(Number(trials) * 10);
  });

  test('refuses a plan that costs more than the budget, before it runs', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--detect', '50pp', '--budget-usd', '0.2'];
    const { exitCode, stderr } = await experiment(project, ...flags);
    expect([exitCode, callsOf(project).length]).toEqual([2, 5]);
    expect(stderr).toContain(
      '60 calls, about $0.60 if all cost what the first one does, more than is left of the budget',
    );
    expect(stderr).toContain('expected: a budget of at least $0.65');
  });

  test('starts many calls at an unknown cost only within a time limit', async () => {
    const unpriced = { ...FILES, '.agentv/targets.yaml': TARGETS.replace(String.raw`,\"cost_usd\":0.01`, '') };
    using project = aProject(unpriced);
    const flags = ['--variants', 'agent,warm', '--detect', '14pp'];
    const { exitCode, stderr } = await experiment(project, ...flags, '--budget-usd', '1');
    expect([exitCode, callsOf(project).length]).toEqual([2, 5]);
    expect(stderr).toMatch(/\d+ trials of 5 tests on 2 variants: \d{3,} calls, at an unknown cost/);
    expect(stderr).toMatch(/expected: at most 500 calls[\s\S]*Set timeout-minutes/);
    const limited = await experiment(project, ...flags, '--timeout-minutes', '5');
    expect(limited.stdout).toContain('calls, at an unknown cost');
    expect([limited.exitCode, callsOf(project).length > 500]).toEqual([0, true]);
  });

  test('refuses a baseline that nothing would read', async () => {
    using project = aProject(FILES);
    const { exitCode, stderr } = await experiment(project, '--variants', 'agent,warm', '--baseline', 'last');
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('baseline has no effect without detect')]);
  });

  test('has no answer when its budget ends it, also where nothing is to fail', async () => {
    using project = aProject(FILES);
    const flags = ['--variants', 'agent,warm', '--trials', '3', '--budget-usd', '0.12'];
    const { exitCode, stdout } = await experiment(project, ...flags);
    expect(exitCode).toBe(2);
    expect(stdout).toContain('Not measured: the budget of the run was spent after 4 of 10 tests.');
    expect(stdout).not.toMatch(/Not decided|Difference|95% CI|- The budget|--resume/);
    const { comparisons } = JSON.parse(project.read('out/experiment.json'));
    expect(comparisons).toMatchObject([
      { variant: 'warm', overall: { finding: 'not-measured', tests: 0 }, suites: [] },
    ]);
  });

  test('has no answer for a variant whose program always fails, and marks each variant by its own answer', async () => {
    const targets = TARGETS.replace("sh -c '", `sh -c 'test "$TONE" = broken && exit 3; `);
    const variants =
      'variants: { warm: { env: { TONE: warm } }, same: { env: { TOME: x } }, broken: { env: { TONE: broken } } }';
    const suite = SUITE.replace(/^variants: .*$/m, variants);
    using project = aProject({ '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite });
    const alone = await experiment(project, '--variants', 'agent,broken', '--trials', '2');
    expect(alone.exitCode).toBe(2);
    const headline =
      'Invalid: broken and agent were not compared: each of the 10 trials of broken ended in an error or a failed program.';
    expect(alone.stdout.replaceAll(/\s+/g, ' ').split(headline)).toHaveLength(2);
    const all = await experiment(project, '--variants', 'agent,warm,same,broken', '--trials', '2');
    expect(all.exitCode).toBe(2);
    const summary = project.read('out/summary.md');
    expect(summary).toMatch(/Warning: warm is worse than agent/);
    expect(summary).toMatch(/Note: No difference found between same and agent .*; all their answers are the same/);
    expect(summary).toMatch(/Invalid: broken and agent were not compared/);
    expect(summary).not.toMatch(/\| Verdict \|/);
    const { suites } = JSON.parse(project.read('out/report.json')).verdict;
    expect(suites.map(({ target, verdict }: Record<string, string>) => `${target} ${verdict}`)).toEqual([
      'agent pass',
      'warm warn',
      'same pass',
      'broken invalid',
    ]);
    const { comparisons } = JSON.parse(project.read('out/experiment.json'));
    expect(comparisons[2].overall).toMatchObject({
      trials: { first: 10, second: 10 },
      errors: { first: 0, second: 10 },
    });
  });
});
