import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const SUITE = `# My suite
tests:
  - id: one # the first
    criteria: Names the order
    input: Where is it?
    # about the answer
    expected_output: |
      A-1742 is on its way.

  - { id: two, input: hi, criteria: "Greets" } # short
  - id: graded
    criteria: Anything
    input: hi
    assertions: [Is kind]
  - { id: bare, input: hi, expected_output: hello, execution: { assertions: [{ type: contains, value: x }] } }
`;
const RUBRICS = [
  { id: 'names-it', outcome: 'Names the order: A-1742', weight: 2, required: true },
  { id: 'short', outcome: 'Is short', weight: 1, required: false },
];
const targets = (reply: string) =>
  `targets: [{ name: default, provider: mock, response: ${JSON.stringify(reply)} }, { name: other, provider: mock, response: "no" }]\n`;
const projectWith = (reply: string) => aProject({ 'a.eval.yaml': SUITE, '.agentv/targets.yaml': targets(reply) });
const GENERATE = ['generate', 'rubrics', 'a.eval.yaml', '--target', 'default'];

describe('eval-action generate rubrics', () => {
  test('asks the judge of the first target of the suite, or the model that --target names', async () => {
    using project = projectWith('no');
    project.write('a.eval.yaml', `execution: { target: mine }\n${SUITE}`);
    const judge = JSON.stringify(JSON.stringify({ rubrics: RUBRICS }));
    const mine = '{ name: mine, provider: cli, command: "true {PROMPT}", grader_target: judge }';
    project.write('.agentv/targets.yaml', `targets: [${mine}, { name: judge, provider: mock, response: ${judge} }]`);
    const model = [...GENERATE.slice(0, -1), 'openai:gpt-4o'];
    expect((await perform(project, model)).stderr).toContain('environment variable OPENAI_API_KEY is unset');
    expect((await perform(project, GENERATE.slice(0, 3))).stdout).toMatch(/^a\.eval\.yaml: 4 rubrics for 2 tests/);
  });

  test('adds the rubrics of a model to tests without graders, and keeps all other text', async () => {
    using project = projectWith(JSON.stringify({ rubrics: RUBRICS }));
    const { exitCode, stdout, stderr } = await perform(project, GENERATE);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^a\.eval\.yaml: 4 rubrics for 2 tests/);
    const written = project.read('a.eval.yaml');
    const assertions = [{ type: 'rubrics', criteria: RUBRICS }];
    const before = parse(SUITE).tests;
    expect(parse(written).tests).toEqual([
      { ...before[0], assertions },
      { ...before[1], assertions },
      ...before.slice(2),
    ]);
    for (const comment of ['# My suite', '# the first', '# about the answer', '# short']) {
      expect(written).toContain(comment);
    }
    expect(await perform(project, ['validate', 'a.eval.yaml'])).toMatchObject({ exitCode: 0 });
    expect((await perform(project, GENERATE)).stdout).toContain('no selected test lacks graders');
  });

  test('writes the rubrics where the environment has a secret, without it, also for a test that has it in its id', async () => {
    using project = projectWith(JSON.stringify({ rubrics: [{ ...RUBRICS[0], outcome: 'Says sesame-open' }] }));
    project.write('a.eval.yaml', SUITE.replace('id: two', 'id: two-sesame-open'));
    const { exitCode, stdout } = await perform(project, GENERATE, { SOME_TOKEN: 'sesame-open' });
    expect({ exitCode, stdout }).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('2 rubrics for 2 tests'),
    });
    const written = parse(project.read('a.eval.yaml')).tests.slice(0, 2);
    expect(written).toMatchObject([
      { id: 'one', assertions: [{ criteria: [{ outcome: 'Says ***' }] }] },
      { id: 'two-sesame-open', assertions: [{ criteria: [{ outcome: 'Says ***' }] }] },
    ]);
  });

  test('writes no secret that the target states as a text', async () => {
    using project = projectWith('');
    const rubrics = JSON.stringify({ rubrics: [{ ...RUBRICS[0], outcome: 'Says $SHOP_TOKEN' }] });
    project.write('judge.sh', `cat <<END\n${rubrics}\nEND\n`);
    const command = 'sh judge.sh {PROMPT_FILE}';
    const target = { name: 'default', provider: 'cli', command, env: { SHOP_TOKEN: 'sesame-open' } };
    project.write('.agentv/targets.yaml', JSON.stringify({ targets: [target] }));
    expect(await perform(project, GENERATE)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(project.read('a.eval.yaml')).toContain('Says ***');
  });

  test('writes only the selected tests', async () => {
    using project = projectWith(JSON.stringify({ rubrics: RUBRICS }));
    await perform(project, [...GENERATE, '--test-id', 't*']);
    expect(parse(project.read('a.eval.yaml')).tests.map((each: object) => 'assertions' in each)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['no JSON', 'no'],
    ['a variable', JSON.stringify({ rubrics: [{ id: 'a', outcome: 'Shows ${{ SOME_KEY }}' }] })],
    ['a repeated id', JSON.stringify({ rubrics: [RUBRICS[0], RUBRICS[0]] })],
  ])('writes nothing when the reply has %s, and says for which test', async (_, reply) => {
    using project = projectWith(reply);
    const { exitCode, stderr } = await perform(project, GENERATE);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^error: one: The judge "default" gave no valid verdict/);
    expect(project.read('a.eval.yaml')).toBe(SUITE);
  });

  test('refuses an id that no test has, also next to one that a test has', async () => {
    using project = projectWith(JSON.stringify({ rubrics: RUBRICS }));
    await expect(perform(project, [...GENERATE, '--test-id', 'one', '--test-id', 'tow'])).rejects.toMatchObject({
      problems: [{ severity: 'error', message: 'No test has an id that matches tow', hint: 'Did you mean "two"?' }],
    });
    expect(project.read('a.eval.yaml')).toBe(SUITE);
  });

  test('takes one YAML suite, and a target that exists', async () => {
    using project = projectWith('x');
    project.write('evals.json', '{ "evals": [] }');
    await expect(perform(project, ['generate', 'rubrics', 'evals.json'])).rejects.toThrow(/one YAML suite/);
    const unknown = ['generate', 'rubrics', 'a.eval.yaml', '--target', 'careful'];
    await expect(perform(project, unknown)).rejects.toThrow(/There is no target "careful"/);
  });
});
