import { describe, expect, test } from 'vitest';
import type { Experiment } from '../../src/model/verdict/experiment.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';
import { evaluated } from './evaluated.ts';
import { type Performed, perform } from './perform.ts';

const SKILL = '---\nname: refunds\ndescription: How refunds work.\n---\n';

/** An agent that says which skills it finds, and what its environment says. */
const TARGETS = `targets:
  - name: agent
    provider: cli
    command: "sh -c 'find . -name SKILL.md | sort; cat note.txt; echo tone $TONE of $MODEL' # {PROMPT}"
    env: { TONE: plain, MODEL: small }
  - { name: model, provider: mock }
`;

const suiteWith = (variants: string, value: string) => `name: refunds
execution: { targets: [{ name: support, use_target: agent, hooks: { before_each: { command: "echo hooked > {{workspace_path}}/note.txt" } } }] }
workspace: { template: app }
variants: ${variants}
tests:
  - { id: one, input: a, assertions: [{ type: contains, value: "${value}" }] }
  - { id: two, input: b, assertions: [{ type: contains, value: "${value}" }] }
  - { id: three, input: c, assertions: [{ type: contains, value: "${value}" }] }
  - { id: four, input: d, assertions: [{ type: contains, value: "${value}" }] }
`;

async function experiment(
  files: Readonly<Record<string, string>>,
  ...flags: readonly string[]
): Promise<
  Performed & { answer?: Experiment; rows: { target: string; test_id: string; output: string; score: number }[] }
> {
  using project = aProject({
    '.agentv/targets.yaml': TARGETS,
    'evals/app/.claude/skills/refunds/SKILL.md': SKILL,
    'evals/app/.agents/skills/orders/SKILL.md': SKILL,
    ...files,
  });
  using data = aFolder();
  const env = { PATH: process.env['PATH'] ?? '', AGENTV_DATA_DIR: data.path };
  const argv = ['experiment', ...flags, '--output-directory', 'out'];
  const performed = await perform(project, argv, env);
  const read = (file: string) => (project.exists(file) ? project.read(file) : '');
  const answer = read('out/experiment.json');
  return {
    ...performed,
    ...(answer !== '' && { answer: JSON.parse(answer) }),
    rows: read('out/index.jsonl')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  };
}

describe('variants of a suite', () => {
  test('run as targets of their names, each with what it changes in its target and its workspace', async () => {
    const variants = `
  current:
  warm: { env: { TONE: warm } }
  lean: { without_skills: [refunds] }
  bare: { without_skills: true }
  other: { template: other }`;
    const files = {
      'evals/a.eval.yaml': suiteWith(variants, 'skills/refunds'),
      'evals/other/skills/new/SKILL.md': SKILL,
    };
    const { exitCode, rows, answer, stdout } = await experiment(
      files,
      ...['--variants', 'current,warm,lean,bare,other', '--trials', '2'],
    );
    expect(exitCode, stdout).toBe(0);
    const outputs = Object.fromEntries(rows.map(({ target, output }) => [target, JSON.stringify(output)]));
    const [orders, refunds] = ['./.agents/skills/orders/SKILL.md', './.claude/skills/refunds/SKILL.md'];
    const said = (skills: readonly string[], tone = 'plain') =>
      expect.stringContaining([...skills, 'hooked', `tone ${tone} of small`].join(String.raw`\n`));
    expect(outputs).toEqual({
      current: said([orders, refunds]),
      warm: said([orders, refunds], 'warm'),
      lean: said([orders]),
      bare: said([]),
      other: said(['./skills/new/SKILL.md']),
    });
    for (const target of ['lean', 'bare', 'other']) expect(outputs[target]).not.toContain('skills/refunds');
    expect(answer?.variants).toEqual(['current', 'warm', 'lean', 'bare', 'other']);
    expect(answer?.comparisons.map(({ variant, overall }) => [variant, overall.finding])).toEqual([
      ['warm', 'inconclusive'],
      ['lean', 'worse'],
      ['bare', 'worse'],
      ['other', 'worse'],
    ]);
    expect(stdout).toContain('lean is worse than current by 100 pp');
  });

  test('of the configuration are there for every suite, beside targets', async () => {
    const files = {
      '.agentv/config.yaml': 'eval_action: { variants: { warm: { env: { TONE: warm } } } }',
      'evals/a.eval.yaml': suiteWith('{ x: }', 'tone warm'),
    };
    const { exitCode, stdout, rows } = await experiment(files, '--variants', 'agent,warm', '--trials', '2');
    expect(exitCode, stdout).toBe(0);
    expect(rows.map(({ target, score }) => `${target} ${score}`).sort()).toEqual([
      ...Array(4).fill('agent 0'),
      ...Array(4).fill('warm 1'),
    ]);
    expect(stdout).toContain('warm is better than agent by 100 pp');
  });

  test.each<[string, string, string, RegExp]>([
    [
      'a workspace that a model does not see',
      '{ lean: { target: model, without_skills: true } }',
      'support,lean',
      /a.eval.yaml:4:\d+: The variant "lean" changes the workspace, which the provider mock does not see/,
    ],
    [
      'the name of a target',
      '{ agent: { env: { TONE: w } } }',
      'model,agent',
      /a.eval.yaml:4:\d+: The variant "agent" has the name of a target \(.agentv\/targets.yaml:2:\d+\)[\s\S]*Rename/,
    ],
    [
      'a template that is not there',
      '{ other: { template: othr } }',
      'support,other',
      /a.eval.yaml:4:\d+: The variant "other" has a template that does not exist: evals\/othr/,
    ],
    [
      'a skill that the template lacks',
      '{ lean: { without_skills: [refund] } }',
      'support,lean',
      /a.eval.yaml:4:\d+: The variant "lean" leaves out a skill that evals\/app does not have: "refund"[\s\S]*Did you mean "refunds"/,
    ],
  ])('are refused before anything runs: %s', async (_, variants, names, message) => {
    const run = experiment({ 'evals/a.eval.yaml': suiteWith(variants, 'x') }, '--variants', names);
    await expect(run).rejects.toMatchObject({ message: expect.stringMatching(message) });
  });

  test('leave out skills of a repository, which is no change of the agent, and can be run alone', async () => {
    using remote = aRemote({ '.claude/skills/refunds/SKILL.md': SKILL, 'note.txt': 'kept' });
    const suite = `execution: { target: agent }
workspace: { repos: [{ path: ., repo: "${remote.url}" }] }
variants: { bare: { without_skills: true } }
tests: [{ id: a, input: i, assertions: [{ type: contains, value: kepttone plain }] }]
`;
    const files = { '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': suite };
    const { result } = await evaluated(files, { target: 'bare' });
    expect(result('a')).toMatchObject({ target: 'bare', status: 'ok', output: 'kepttone plain of small\n' });
    expect(result('a').fileChanges).toBeUndefined();
  });

  test('are checked by validate; those that name no target may get another one, so their problems are warnings', async () => {
    using project = aProject({
      '.agentv/targets.yaml': TARGETS,
      'evals/a.eval.yaml': `name: a
execution: { target: agent }
variants:
  lean: { target: agent, without_skills: true }
  large: { model: x }
tests: [{ id: a, input: i, assertions: [{ type: is-json }] }]
`,
    });
    const { exitCode, stdout } = await perform(project, ['validate', 'evals/a.eval.yaml']);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/a.eval.yaml:4:3: error: The variant "lean" leaves out skills, and no test has a workspace/);
    expect(stdout).toMatch(/a.eval.yaml:5:19: warning: The variant "large" sets "model"/);
  });

  test('cannot leave out a skill of a repository that is not there, and say so instead of "no difference"', async () => {
    using remote = aRemote({ '.claude/skills/refunds/SKILL.md': SKILL });
    const suite = `execution: { target: agent }
workspace: { repos: [{ path: ., repo: "${remote.url}" }] }
variants: { lean: { without_skills: [refund] } }
tests: [{ id: a, input: i, assertions: [{ type: contains, value: x }] }]
`;
    const { exitCode, stdout, answer } = await experiment({ 'evals/a.eval.yaml': suite }, '--variants', 'agent,lean');
    expect([exitCode, answer?.comparisons[0]?.overall.finding]).toEqual([2, 'not-measured']);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      '"without_skills" names a skill that the workspace does not have: "refund". Did you mean "refunds"?',
    );
  });

  test('are refused if a suite does not have all of them, which the message names', async () => {
    const suite = suiteWith('{ x: }', 'x');
    const files = { 'evals/a.eval.yaml': suiteWith('{ warm: { env: { TONE: w } } }', 'x'), 'evals/b.eval.yaml': suite };
    await expect(experiment(files, '--variants', 'agent,warm')).rejects.toMatchObject({
      message: expect.stringMatching(/^evals\/b.eval.yaml:1:1: There is no target or variant "warm"/),
    });
  });

  test('that are the same agent have a warning', async () => {
    const files = { 'evals/a.eval.yaml': suiteWith('{ same: { env: { TONE: plain } } }', 'x') };
    const { exitCode, stderr } = await experiment(files, '--variants', 'agent,same');
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/warning: .*: The variants "agent" and "same" are the same agent/);
  });
});

describe('variants of a skill', () => {
  const evals = (assertion: string) =>
    JSON.stringify({
      skill_name: 'csv',
      evals: [
        { id: 1, prompt: 'Total?', files: ['files/sales.csv'], expected_output: assertion },
        { id: 2, prompt: 'Which?', expected_output: assertion },
      ],
    });
  const files = {
    '.agentv/targets.yaml': `targets:
  - name: default
    provider: cli
    command: "sh -c 'find . -type f | sort' # {PROMPT}"
    grader_target: judge
  - { name: judge, provider: mock, response: '{"score": 1, "assertions": []}' }
`,
    'skills/csv/SKILL.md': SKILL,
    'skills/csv/scripts/total.mjs': '1',
    'skills/csv/evals/files/sales.csv': 'a,b',
    'skills/csv/evals/evals.json': evals('SECRET'),
  };

  test('are there by name: one workspace with the skill, without its evals, and one without it', async () => {
    const variants = ['--variants', 'without-skill,with-skill'];
    const { exitCode, stdout, rows } = await experiment(files, 'skills/csv/evals/evals.json', ...variants);
    expect(exitCode, stdout).toBe(0);
    const filesOf = (target: string) =>
      rows
        .filter((row) => row.target === target)
        .map(({ output }) => [...new Set(JSON.stringify(output).match(/\.\/[\w./-]+/g))].sort().join(' '))
        .sort();
    const skill =
      './.agents/skills/csv/SKILL.md ./.agents/skills/csv/scripts/total.mjs ./.claude/skills/csv/SKILL.md ./.claude/skills/csv/scripts/total.mjs';
    expect(filesOf('with-skill')).toEqual([skill, `${skill} ./files/sales.csv`]);
    expect(filesOf('without-skill')).toEqual(['', './files/sales.csv']);
  });
});
