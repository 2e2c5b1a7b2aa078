import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { skillFolders } from '../../src/app/inspect/skills.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const NAMES = ['fix-eval-regressions', 'write-eval-suites'];
const TARGETS = 'targets: [{ name: default, provider: mock, response: "Order 4711: why do you want to return it?" }]\n';

async function installed() {
  const project = aProject({ '.agentv/targets.yaml': TARGETS });
  const { stdout } = await perform(project, ['init', '--skills']);
  return { project, stdout };
}

describe('eval-action init --skills', () => {
  test('writes each skill where Claude Code, Copilot and Codex read it, and overwrites none', async () => {
    const { project, stdout } = await installed();
    using _ = project;
    expect(skillFolders).toEqual(['.claude/skills', '.agents/skills']);
    for (const folder of skillFolders) {
      expect(project.list(folder).toSorted()).toEqual(NAMES);
      for (const name of NAMES) expect(stdout).toContain(`written  ${folder}/${name}/SKILL.md\n`);
    }
    const path = '.claude/skills/write-eval-suites/SKILL.md';
    project.write(path, 'mine');
    expect((await perform(project, ['init', '--skills'])).stdout).toContain(`skipped  ${path} (it already exists)`);
    expect(project.read(path)).toBe('mine');
  });

  test('is needed: init alone writes no skills', async () => {
    using project = aProject({});
    await perform(project, ['init']);
    for (const folder of skillFolders) expect(project.exists(folder)).toBe(false);
  });

  test.each(NAMES)('%s has the front matter that agents require', async (name) => {
    const { project } = await installed();
    using _ = project;
    const text = project.read(`.agents/skills/${name}/SKILL.md`);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    expect(parse(front)).toEqual({ name, description: expect.stringMatching(/^.{50,1024}$/) });
    expect(body.split('\n').length).toBeLessThan(100);
  });

  test('the suite in the skill is valid, and every command in the skills runs', async () => {
    const { project } = await installed();
    using _ = project;
    const texts = NAMES.map((name) => project.read(`.claude/skills/${name}/SKILL.md`));
    const [, suite = ''] = /```yaml\n([\s\S]*?)```/.exec(texts.join('\n')) ?? [];
    project.write('evals/refunds.eval.yaml', suite);
    await perform(project, ['run', '--dry-run', '-o', 'earlier']);
    const commands = [...texts.join('\n').matchAll(/`eval-action ([^`]+)`/g)].map(([, line = '']) => line);
    expect(commands.length).toBeGreaterThan(6);
    for (const line of commands.filter((each) => !each.startsWith('<command>'))) {
      const filled = line.replaceAll('<run folder>', 'earlier').replaceAll('<id>', 'refund-names-the-order');
      const argv = filled.split(' ').map((word) => word.replaceAll("'", ''));
      // The judge of the rubrics is not set up here.
      const dry = argv[0] === 'run' && !argv.includes('--dry-run') ? ['--dry-run'] : [];
      const { stdout, stderr } = await perform(project, [...argv, ...dry]);
      expect(`${line}: ${stdout}${stderr}`).not.toMatch(/error/i);
    }
  });

  test('every file and key that the skills name exists in a run', async () => {
    const { project } = await installed();
    using _ = project;
    await perform(project, ['run', 'evals', '-o', 'out', '--no-html']);
    const text = project.read('.claude/skills/fix-eval-regressions/SKILL.md');
    for (const [, file = ''] of text.matchAll(/- `([a-z]+\.(?:json|jsonl|md))`/g))
      expect(project.list('out')).toContain(file);
    const { verdict } = JSON.parse(project.read('out/report.json'));
    expect(verdict).toMatchObject({
      verdict: expect.any(String),
      reasons: expect.any(Array),
      tests: expect.any(Array),
    });
    const [row = '{}'] = project.read('out/index.jsonl').split('\n');
    for (const key of ['score', 'assertions', 'output', 'trace']) expect(JSON.parse(row)).toHaveProperty(key);
  });
});

test('the configuration that init writes has no effect, and each of its comments is a valid setting', async () => {
  using project = aProject({});
  await perform(project, ['init']);
  const text = project.read('.agentv/config.yaml');
  const valid = { exitCode: 0, stdout: expect.stringContaining('nothing wrong') };
  expect(await perform(project, ['validate', '.agentv/config.yaml', 'evals'])).toMatchObject(valid);
  const settings = text.replaceAll(/^# (?=[a-z_]+:|\s)/gm, '');
  expect(Object.keys(parse(settings))).toEqual(['eval_patterns', 'execution', 'eval_action', 'gate']);
  project.write('.agentv/config.yaml', settings);
  expect(await perform(project, ['validate', '.agentv/config.yaml', 'evals', '--strict'])).toMatchObject(valid);
});
