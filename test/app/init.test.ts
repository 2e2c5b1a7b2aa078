import { lstatSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { wrongInWorkflow } from '../support/workflows.ts';
import { perform } from './perform.ts';

const WORKFLOW = '.github/workflows/evals.yml';
const FILES = [WORKFLOW, 'evals/first.eval.yaml', '.agentv/targets.yaml', '.agentv/config.yaml', '.env.example'];
const SUITE = 'tests:\n  - { id: a, input: hello, assertions: [{ type: contains, value: x }] }\n';
const TARGETS_WITH_KEYS = 'targets:\n  - { name: default, provider: openai, api_key: "${{ A_KEY }}", model: m }\n';

describe('eval-action init in an empty repository', () => {
  test('writes all its files, says so, and names the next command', async () => {
    using project = aProject({});
    const { exitCode, stdout } = await perform(project, ['init']);
    expect(exitCode).toBe(0);
    for (const path of FILES) {
      expect(stdout).toContain(`written  ${path}\n`);
      expect(project.exists(path)).toBe(true);
    }
    expect(stdout).toMatch(
      /run it:\n {2}eval-action run\nThen merge the workflow, .* require the check "evals" of pull requests\.\n$/,
    );
  });

  test('writes through no link that leads nowhere', async () => {
    using project = aProject({});
    symlinkSync(join(project.folder, 'nowhere'), join(project.folder, '.env.example'));
    const { stdout } = await perform(project, ['init']);
    expect(stdout).toContain('skipped  .env.example (it already exists)');
    expect(lstatSync(join(project.folder, '.env.example')).isSymbolicLink()).toBe(true);
    expect(project.exists('nowhere')).toBe(false);
  });

  test('writes a suite and targets with which nothing is wrong', async () => {
    using project = aProject({});
    await perform(project, ['init']);
    expect(await perform(project, ['validate', '--strict'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('(1 suite, 2 tests): nothing wrong'),
    });
  });

  test('writes the workflow that the README shows, with no more rights', async () => {
    using project = aProject({});
    await perform(project, ['init']);
    const [, shown = ''] = /## In a workflow\n\n```yaml\n([\s\S]*?)```/.exec(readRepositoryFile('README.md')) ?? [];
    const [readme, written] = [parse(shown), parse(project.read(WORKFLOW))];
    expect({ ...written, jobs: undefined }).toEqual({ ...readme, jobs: undefined });
    expect({ ...written.jobs.evals, steps: [] }).toEqual({ ...readme.jobs.evals, steps: [] });
    expect(written.jobs.evals.steps[0]).toEqual(readme.jobs.evals.steps[0]);
    expect(written.jobs.evals.steps[1].uses).toBe(readme.jobs.evals.steps[1].uses);
  });
});

describe('eval-action init --copilot', () => {
  test('writes targets that need no stored key, and the workflow of their example', async () => {
    using project = aProject({});
    const { stdout } = await perform(project, ['init', '--copilot']);
    const [, targets = ''] = /```yaml\n([^`]*GITHUB_TOKEN[^`]*)```/.exec(readRepositoryFile('docs/agents.md')) ?? [];
    const workflow = parse(readRepositoryFile('examples/agents/copilot/workflow.yml'));
    delete workflow.jobs.evals.steps[2].with.evals;
    expect(parse(project.read('.agentv/targets.yaml'))).toEqual(parse(targets));
    const written = parse(project.read(WORKFLOW));
    const { threshold, 'seed-baseline': seed, ...inputs } = written.jobs.evals.steps[2].with;
    written.jobs.evals.steps[2].with = inputs;
    expect([threshold, seed]).toEqual([0.8, 5]);
    expect({ ...written, concurrency: undefined }).toEqual({ ...workflow, concurrency: undefined });
    expect(await wrongInWorkflow({ where: WORKFLOW, text: project.read(WORKFLOW) })).toEqual([]);
    expect(stdout).toMatch(/require the check "report" of pull requests\.\n$/);
    const checked = await perform(project, ['validate', '--strict'], { GITHUB_TOKEN: 'a-token-of-some-length' });
    expect(checked.stdout).toContain(': nothing wrong');
  });

  test('is what init does where a target reads the token of the job, and keeps the other keys', async () => {
    const agent = { name: 'default', provider: 'copilot', github_token: '${{ GITHUB_TOKEN }}', grader_target: 'judge' };
    const judge = { name: 'judge', provider: 'openai', api_key: '${{ A_KEY }}', model: 'm' };
    using project = aProject({ '.agentv/targets.yaml': JSON.stringify({ targets: [agent, judge] }) });
    await perform(project, ['init']);
    const { evals, report } = parse(project.read(WORKFLOW)).jobs;
    expect(evals.permissions).toEqual({ actions: 'read', contents: 'read', 'copilot-requests': 'write' });
    expect(evals.steps[2].env).toEqual({ GITHUB_TOKEN: '${{ github.token }}', A_KEY: '${{ secrets.A_KEY }}' });
    expect(report.permissions).toMatchObject({ 'pull-requests': 'write' });
  });
});

describe('eval-action init where something is already', () => {
  test('leaves a .gitignore alone that is a link', async () => {
    using project = aProject({ 'other.txt': 'mine\n' });
    symlinkSync(join(project.folder, 'other.txt'), join(project.folder, '.gitignore'));
    const { stdout } = await perform(project, ['init']);
    expect(stdout).toContain('skipped  .gitignore (it is a link or a folder: add .env,');
    expect(project.read('other.txt')).toBe('mine\n');
  });

  test.each([
    ['nothing', {}],
    ['suites elsewhere, and keys', { 'quality/a.eval.yaml': SUITE, '.agentv/targets.yaml': TARGETS_WITH_KEYS }],
  ])('writes a workflow that GitHub takes, where there is %s', async (_, files) => {
    using project = aProject(files);
    await perform(project, ['init']);
    const text = project.read(WORKFLOW);
    expect(await wrongInWorkflow({ where: WORKFLOW, text })).toEqual([]);
    expect(text).toContain('persist-credentials: false');
  });

  test('overwrites nothing, and names each existing file', async () => {
    const own = Object.fromEntries(FILES.map((path) => [path, `# mine: ${path}\n`]));
    using project = aProject(own);
    const { exitCode, stdout } = await perform(project, ['init']);
    expect(exitCode).toBe(0);
    for (const path of FILES) {
      expect(project.read(path)).toBe(own[path]);
      expect(stdout).toMatch(new RegExp(`^skipped {2}${path.replaceAll('.', '\\.')} \\(`, 'm'));
    }
  });

  test.each([
    ['of today', 'evals/a.eval.yaml', 'tests: []\n'],
    ['of the first generation', 'docs/evals/triage.yaml', 'evalcases:\n  - id: a\n'],
    ['as a list of lines', 'evals/dataset-one.jsonl', '{"id":"a"}\n'],
    ['as Agent Skills', 'skills/csv/evals/evals.json', '{"evals":[]}\n'],
  ])('writes no first suite next to suites %s', async (_, path, text) => {
    using project = aProject({ [path]: text });
    const { stdout } = await perform(project, ['init']);
    expect(stdout).toContain(`skipped  evals/first.eval.yaml (${path} already exists)`);
    expect(project.exists('evals/first.eval.yaml')).toBe(false);
  });

  test('names suites in the workflow where a run would not find them by itself', async () => {
    using found = aProject({ 'evals/a.eval.yaml': 'tests: []\n' });
    await perform(found, ['init']);
    expect(parse(found.read(WORKFLOW)).jobs.evals.steps[1].with).not.toHaveProperty('evals');

    using hidden = aProject({ 'docs/evals/triage.yaml': 'tests: []\n', 'qa/${{ github.token }}.eval.yaml': '' });
    await perform(hidden, ['init']);
    expect(parse(hidden.read(WORKFLOW)).jobs.evals.steps[1].with).toMatchObject({ evals: 'docs/evals/triage.yaml\n' });
    expect(hidden.read(WORKFLOW)).not.toContain('github.token');
  });

  test('keeps targets wherever they are, asks the first of them, and passes on the variables they read', async () => {
    using project = aProject({
      'targets.yaml':
        'targets:\n  - { name: "a: b", provider: openai, api_key: "${{ SOME_API_KEY }}", model: small }\n',
      '.gitignore': '.env\n.agentv/results/\n.agentv/cache/\n',
    });
    const { stdout } = await perform(project, ['init']);
    expect(stdout).toContain('skipped  .agentv/targets.yaml (targets.yaml already exists)');
    expect(parse(project.read('evals/first.eval.yaml')).execution.target).toBe('a: b');
    expect(parse(project.read(WORKFLOW)).jobs.evals.steps[1].env).toEqual({
      SOME_API_KEY: '${{ secrets.SOME_API_KEY }}',
    });
    expect(project.read('.env.example')).toContain('\nSOME_API_KEY=\n');
    expect(stdout).toContain('Store as secrets of the repository: SOME_API_KEY');
    expect(stdout).not.toContain('.gitignore');
    expect(stdout).toMatch(/eval-action list\nThen merge/);
  });

  test('puts keys under secrets, and settings under variables', async () => {
    const target = {
      name: 'default',
      provider: 'openai',
      api_key: '${{ OPENAI_API_KEY }}',
      model: '${{ OPENAI_MODEL }}',
      base_url: '${{ OPENAI_BASE_URL }}',
    };
    const agent = { name: 'agent', provider: 'cli', command: '${{ AGENT_COMMAND }}', cwd: '${{ AGENT_FOLDER }}' };
    const alias = { name: 'alias', use_target: '${{ EVAL_TARGET }}' };
    const token = { name: 'token', provider: 'openai', api_key: '${{ X }}', model: '${{ MODEL_TOKEN }}' };
    using project = aProject({ '.agentv/targets.yaml': JSON.stringify({ targets: [target, agent, alias, token] }) });
    const { stdout } = await perform(project, ['init']);
    expect(parse(project.read(WORKFLOW)).jobs.evals.steps[1].env).toEqual({
      AGENT_COMMAND: '${{ secrets.AGENT_COMMAND }}',
      MODEL_TOKEN: '${{ secrets.MODEL_TOKEN }}',
      OPENAI_API_KEY: '${{ secrets.OPENAI_API_KEY }}',
      X: '${{ secrets.X }}',
      AGENT_FOLDER: '${{ vars.AGENT_FOLDER }}',
      EVAL_TARGET: '${{ vars.EVAL_TARGET }}',
      OPENAI_BASE_URL: '${{ vars.OPENAI_BASE_URL }}',
      OPENAI_MODEL: '${{ vars.OPENAI_MODEL }}',
    });
    expect(stdout).toContain('Store as secrets of the repository: AGENT_COMMAND, MODEL_TOKEN, OPENAI_API_KEY, X\n');
    expect(stdout).toContain(
      'Store as variables of the repository: AGENT_FOLDER, EVAL_TARGET, OPENAI_BASE_URL, OPENAI_MODEL\n',
    );
  });

  test.each([
    ['nothing', undefined, '.env\n.agentv/results/\n.agentv/cache/\n'],
    ['some lines without an end', 'node_modules\n.env', 'node_modules\n.env\n.agentv/results/\n.agentv/cache/\n'],
    ['all of it', '.env*\n/.agentv\n', '.env*\n/.agentv\n'],
  ])('adds to .gitignore what is missing, where it holds %s', async (_, before, after) => {
    using project = aProject(before === undefined ? {} : { '.gitignore': before });
    await perform(project, ['init']);
    await perform(project, ['init']);
    expect(project.read('.gitignore')).toBe(after);
  });

  test('holds suites without a threshold to 0.8, and begins a baseline of five runs', async () => {
    using project = aProject({});
    await perform(project, ['init']);
    expect(parse(project.read(WORKFLOW)).jobs.evals.steps[1].with).toEqual({ threshold: 0.8, 'seed-baseline': 5 });
    using own = aProject({
      'evals/a.eval.yaml': `execution: { workers: 1 }\n${SUITE}`,
      'evals/b.eval.yaml': `execution:\n  threshold: 0.95\n${SUITE}`,
    });
    await perform(own, ['init']);
    expect(parse(own.read(WORKFLOW)).jobs.evals.steps[1].with).toEqual({ 'seed-baseline': 5 });
  });

  test('writes no second workflow for evals', async () => {
    using project = aProject({ '.github/workflows/quality.yaml': '  - uses: agentv/eval-action@v1\n' });
    const { stdout } = await perform(project, ['init']);
    expect(stdout).toContain(`skipped  ${WORKFLOW} (.github/workflows/quality.yaml already runs evals)`);
    expect(project.exists(WORKFLOW)).toBe(false);
  });
});

describe('eval-action init in a folder of a repository', () => {
  const IN_ROOT = '.github/workflows/evals-services-support.yml';

  test('writes its files there, and the workflow where GitHub reads it', async () => {
    using project = aProject({ 'services/support/package.json': '{}' });
    const { stdout } = await perform(project, ['init', 'services/support']);
    expect(project.exists('services/support/evals/first.eval.yaml')).toBe(true);
    expect(project.exists('services/support/.github')).toBe(false);
    expect(project.list('.')).toEqual(['.git', '.github', 'services']);
    expect(stdout).toContain(`written  ${IN_ROOT} (in the root of the repository)\n`);
    expect(stdout).toMatch(/ {2}cd services\/support && eval-action run\nThen merge/);
    const text = project.read(IN_ROOT);
    expect(await wrongInWorkflow({ where: IN_ROOT, text })).toEqual([]);
    expect(parse(text).jobs.evals.steps[1].with).toMatchObject({ 'working-directory': 'services/support' });
    await expect(perform(project, ['init', 'nowhere'])).rejects.toThrow(/There is no folder nowhere/);
  });

  test('writes no workflow if one runs the evals of this folder, whatever others run', async () => {
    const running = (folder: string) =>
      `jobs:\n  a:\n    steps:\n      - uses: agentv/eval-action@v1\n        with: { working-directory: ${folder} }\n`;
    using project = aProject({ 'services/support/a': '', [WORKFLOW]: running('services/other') });
    project.write('.github/workflows/support.yml', running('services/support'));
    const { stdout } = await perform(project, ['init', 'services/support']);
    expect(stdout).toContain(
      `skipped  ${IN_ROOT} (in the root of the repository: .github/workflows/support.yml already runs evals)\n`,
    );
    project.write('.github/workflows/support.yml', '');
    expect((await perform(project, ['init', 'services/support'])).stdout).toContain(`written  ${IN_ROOT}`);
  });
});

test.each([
  [
    { '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n', '.git/HEAD': 'ref: refs/heads/fix\n' },
    'trunk',
  ],
  [{ '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release/1.x\n' }, 'release/1.x'],
  [{ '.git/HEAD': 'ref: refs/heads/master\n' }, 'master'],
  [{ '.git/HEAD': 'ref: refs/heads/fix\n' }, 'main'],
])('the workflow of init runs on pushes to the default branch: %j', async (files, branch) => {
  using project = aProject(files);
  await perform(project, ['init']);
  expect(parse(project.read(WORKFLOW)).on.push.branches).toEqual([branch]);
});
