import { describe, expect, test } from 'vitest';
import { aFakeDocker, type FakeDockerOptions } from '../support/fake-docker.ts';
import { aFolder } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

const targets = `targets:
  - {name: default, provider: cli, command: 'sh -c {PROMPT}', env: {GREETING: hello}}
  - {name: editor, provider: vscode}
`;

/** A grader that reports what it reads with a shell command. */
const grader = (script: string): string =>
  `{type: code-grader, command: [sh, -c, ${JSON.stringify(`cat > /dev/null; printf '{"score": 1, "reasoning": "%s"}' "$(${script})"`)}]}`;

const suiteOf = (docker: string, { input = 'echo done', assertions = grader('echo ok'), more = '' } = {}): string =>
  `workspace:\n  docker: {image: image${docker}}\n${more}tests:\n  - id: a\n    input: ${JSON.stringify(input)}\n    assertions:\n      - ${assertions}\n`;

type Texts = Readonly<Record<string, string>>;

async function run(suite: string, options: FakeDockerOptions = {}, env: Texts = {}, files: Texts = {}) {
  using data = aFolder();
  const fake = aFakeDocker(options);
  const all = { '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite, ...files };
  const own = { PATH: fake.path, AGENTV_DATA_DIR: data.path, ...env };
  const ran = await evaluated(all, { workers: '1' }, own);
  return { ...ran, fake, [Symbol.dispose]: () => fake[Symbol.dispose]() };
}

const started = (calls: readonly (readonly string[])[]) => calls.filter(([verb]) => verb === 'exec');
const reasoning = (ran: Awaited<ReturnType<typeof run>>) => ran.result('a').scores.map((score) => score.reasoning);

describe('a container', () => {
  test('runs code graders, and the target stays on this machine', async () => {
    const suite = suiteOf('', { assertions: grader('echo [$DEPLOY_KEY] [$AGENTV_WORKSPACE_PATH]') });
    using ran = await run(suite, {}, { DEPLOY_KEY: 'd' });
    expect(ran.result('a').status).toBe('ok');
    expect(reasoning(ran)).toEqual(['[] []']);
    expect(started(ran.fake.calls())).toHaveLength(1);
    expect(ran.fake.calls().map(([verb]) => verb)).toEqual([
      ...['version', 'ps', 'image'],
      ...['create', 'start', 'exec', 'rm'],
    ]);
  });

  test.each([
    ['is not installed', {}, { PATH: '/nowhere' }, 'config', /neither "docker" nor "podman" is in PATH/],
    ['does not answer', { down: 'no daemon' }, {}, 'workspace', /Docker does not answer \(no daemon\)/],
    [
      'has no such image',
      { missing: ['image'], unknown: ['image'] },
      {},
      'workspace',
      /The image "image" is not on this machine/,
    ],
  ] as const)(
    'whose engine %s is an error of its tests at its place, and nothing is asked',
    async (_, options, env, failureClass, message) => {
      using asked = aFolder();
      using ran = await run(suiteOf('', { input: `touch ${asked.path}/asked` }), options, env);
      expect(ran.result('a')).toMatchObject({
        status: 'execution_error',
        failure: {
          class: failureClass,
          stage: 'setup',
          reason: 'setup_error',
          message: expect.stringMatching(message),
          location: { file: 'evals/a.eval.yaml', line: 2 },
        },
      });
      expect(started(ran.fake.calls())).toEqual([]);
      expect(ran.run.results[0]?.output ?? []).not.toContain('asked');
    },
  );

  test('with a grader that asks a model is refused before anything is started', async () => {
    const own = grader('echo ok').replace('{type: code-grader,', '{type: code-grader, target: true,');
    await expect(run(suiteOf('', { assertions: own }))).rejects.toThrow(
      /a\.eval\.yaml:7:9: This code grader calls a model \("target"\), which is not possible in a container/,
    );
  });

  test('runs the target too where the suite says so, with the variables of its target alone', async () => {
    const input = 'pwd; echo "$GREETING [$DEPLOY_KEY] $AGENTV_EXPERIMENT"; echo new > new.txt';
    const assertions = grader('cat "$AGENTV_WORKSPACE_PATH/new.txt"');
    using ran = await run(suiteOf(', agent: true, network: none', { input, assertions }), {}, { DEPLOY_KEY: 'd' });
    expect(ran.result('a').fileChanges).toContain('+new');
    expect(reasoning(ran)).toEqual(['new']);
    const [target, graders] = ran.fake.calls().filter(([verb]) => verb === 'create');
    const mount = expect.stringMatching(/^type=bind,source=(.*workspaces.*),target=\1$/);
    expect([target, graders]).toEqual([expect.arrayContaining([mount]), expect.arrayContaining([mount])]);
    const [command] = started(ran.fake.calls());
    expect(command?.slice(0, 3)).toEqual(['exec', '--workdir', expect.stringContaining('workspaces')]);
    expect(command).toEqual(expect.arrayContaining(['GREETING', 'AGENTV_EXPERIMENT']));
    expect(command).not.toContain('DEPLOY_KEY');
    expect(JSON.stringify(ran.result('a').output)).toContain('hello [] default');
  });

  test('with the target inside is refused for a target that starts its program elsewhere', async () => {
    using ran = await run(suiteOf(', agent: true', { more: 'execution: {targets: [default, editor]}\n' }));
    const [failed] = ran.run.results.filter(({ target }) => target === 'editor');
    expect(failed).toMatchObject({
      failure: {
        class: 'config',
        message: expect.stringContaining('The target "editor" cannot run in a container'),
        location: { file: 'evals/a.eval.yaml', line: 2 },
      },
    });
  });
});
