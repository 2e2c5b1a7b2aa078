import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hashOfSkill, isOurSkill } from '../../src/cli/init/skills.ts';
import { testStates } from '../../src/model/verdict/verdict.ts';
import { version } from '../../src/runner/pipeline/version.ts';
import { aProject, type Project } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';
import { perform as performIn } from './perform.ts';

const NAMES = ['fix-eval-regression', 'write-eval-suites'];
const FOLDERS = ['.claude/skills', '.agents/skills'];
const TARGETS = 'targets: [{ name: default, provider: mock, response: "Order 4711: why do you want to return it?" }]\n';

/** The skills are next to the folder of the program. */
const perform = (project: Project, argv: readonly string[]) =>
  performIn(project, argv, {}, { script: join(repository, 'src', 'cli.ts') });

async function installed() {
  const project = aProject({ '.agentv/targets.yaml': TARGETS, '.claude/settings.json': '{}' });
  const { stdout } = await perform(project, ['init', '--skills']);
  return { project, stdout };
}

describe('eval-action init --skills', () => {
  test('writes each skill where Claude Code, Copilot and Codex read it, and overwrites none', async () => {
    const { project, stdout } = await installed();
    using _ = project;
    for (const folder of FOLDERS) {
      expect(project.list(folder).toSorted()).toEqual(NAMES);
      for (const name of NAMES) expect(stdout).toContain(`written  ${folder}/${name}/SKILL.md\n`);
    }
    const path = '.claude/skills/write-eval-suites/SKILL.md';
    project.write(path, 'mine');
    expect((await perform(project, ['init', '--skills'])).stdout).toContain(`skipped  ${path} (it already exists)`);
    expect(project.read(path)).toBe('mine');
  });

  test('writes nothing for Claude Code where the repository has no folder for it', async () => {
    using project = aProject({ '.agentv/targets.yaml': TARGETS });
    await perform(project, ['init', '--skills']);
    expect(project.list('.agents/skills').toSorted()).toEqual(NAMES);
    expect(project.exists('.claude')).toBe(false);
  });

  test('updates a skill of another version that was not changed, and no other', async () => {
    const { project } = await installed();
    using _ = project;
    const path = '.agents/skills/fix-eval-regression/SKILL.md';
    const present = project.read(path);
    project.write(path, present.replace(/version: .*/, 'version: "0.9.0"').replaceAll('\n', '\r\n'));
    expect((await perform(project, ['init', '--skills'])).stdout).toContain(`updated  ${path}\n`);
    expect(project.read(path)).toBe(present);
    project.write(path, `${present}\nAlso ask Ada.`);
    expect((await perform(project, ['init', '--skills'])).stdout).toContain(`skipped  ${path} (it already exists)`);
    expect(project.read(path)).toBe(`${present}\nAlso ask Ada.`);
  });

  test.each(NAMES)('knows the text of %s as one that it wrote: add its hash to WRITTEN', (name) => {
    const text = readRepositoryFile(`skills/${name}/SKILL.md`);
    expect([hashOfSkill(text), isOurSkill(text)]).toEqual([expect.any(String), true]);
  });

  test('is needed: init alone writes no skills', async () => {
    using project = aProject({});
    await perform(project, ['init']);
    for (const folder of FOLDERS) expect(project.exists(folder)).toBe(false);
  });

  test.each(NAMES)('%s has the front matter that agents require', async (name) => {
    const { project } = await installed();
    using _ = project;
    const text = project.read(`.agents/skills/${name}/SKILL.md`);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    // The rules of agentskills.io; the user decides which tools are allowed.
    expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(parse(front)).toEqual({
      name,
      description: expect.stringMatching(/^.{50,1024}$/),
      license: 'MIT',
      metadata: { version },
    });
    expect(body.split('\n').length).toBeLessThanOrEqual(120);
    expect(body.length / 4).toBeLessThanOrEqual(5_000);
    expect(readRepositoryFile(`skills/${name}/SKILL.md`)).toBe(text);
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
      const filled = line
        .replaceAll('<run folder>', 'earlier')
        .replaceAll('<new run folder>', 'earlier')
        .replaceAll('<suite file>', 'evals/refunds.eval.yaml')
        .replaceAll('<id>', 'refund-names-the-order');
      expect(filled).not.toMatch(/[<>]/);
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
    const text = project.read('.claude/skills/fix-eval-regression/SKILL.md');
    for (const state of ['regressed', 'new', 'fails-on-base']) {
      expect(text).toContain(`\`${state}\``);
      expect(testStates).toContain(state);
    }
    for (const key of ['place', 'target', 'changed', 'sha', 'base_sha', 'folder']) {
      expect(text).toContain(`\`${key}\``);
      expect(readRepositoryFile('schema/failures.schema.json')).toContain(`"${key}": {`);
    }
    const { stdout } = await perform(project, ['failures', 'out']);
    for (const word of ['Reproduce', 'Verify']) {
      expect(text).toContain(`"${word}"`);
      expect(stdout).toContain(`${word}: `);
    }
    const { stdout: lines } = await perform(project, ['failures', 'out', '--json']);
    expect(JSON.parse(lines.split('\n')[1] ?? '')).toMatchObject({ state: 'failing', untrusted: {} });
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
