import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { evaluated } from '../app/evaluated.ts';
import { startCli } from '../support/bundle.ts';
import { aFolder } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';
import { repository } from '../support/repository.ts';
import { records } from '../support/suites.ts';

const ENGINE = process.env['ENGINE'] ?? 'docker';
const IMAGE = 'eval-action-test';
const LABEL = 'com.github.agentv.eval-action.owner';

const engine = (...args: string[]): string => execFileSync(ENGINE, args, { encoding: 'utf8' }).trim();
const containers = (): string[] =>
  engine('ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${LABEL}`).split('\n').filter(Boolean);

/** What the program of the engine needs to find its daemon and its settings. */
const NAMES = ['DOCKER_HOST', 'CONTAINERS_CONF', 'HOME', 'XDG_RUNTIME_DIR'];
const ENV: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // Docker would be asked first.
  ...(ENGINE === 'podman' && { DOCKER_HOST: 'unix:///nowhere.sock' }),
};

const targets = `targets:
  - {name: default, provider: cli, command: 'sh -c {PROMPT}', env: {GREETING: hello}}
  - {name: codex, provider: codex-cli, executable: /bin/fake-codex}
`;

const grader = (script: string): string =>
  `{type: code-grader, command: [sh, -c, ${JSON.stringify(`cat > /dev/null; printf '{"score": 1, "reasoning": "%s"}' "$(${script})"`)}]}`;

interface Task {
  readonly input?: string;
  readonly assertions?: string;
  /** Lines of the suite. */
  readonly more?: string;
  /** Lines of the workspace. */
  readonly workspace?: string;
}

const suiteOf = (
  docker: string,
  { input = 'echo done', assertions = grader('echo ok'), more = '', workspace = '' }: Task,
) =>
  `${more}workspace:\n  docker: {image: ${IMAGE}, network: none${docker}}\n${workspace}tests:\n  - id: a\n    input: ${JSON.stringify(input)}\n    assertions:\n      - ${assertions}\n`;

const run = (docker: string, task: Task, env: Readonly<Record<string, string>> = {}) =>
  runSuite(suiteOf(docker, task), env);

async function runSuite(suite: string, env: Readonly<Record<string, string>> = {}, files: object = {}) {
  using data = aFolder();
  const all = { '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite, ...files };
  const { result } = await evaluated(all, { workers: '1' }, { ...ENV, AGENTV_DATA_DIR: data.path, ...env });
  const left = existsSync(join(data.path, 'eval-action', 'workspaces'))
    ? readdirSync(join(data.path, 'eval-action', 'workspaces'), { recursive: true })
    : [];
  const found = result('a');
  return { found, reasons: found.scores.map(({ reasoning }) => reasoning), answer: JSON.stringify(found.output), left };
}

/** The commit of the repository in the image "textkit-slug". */
const commitInImage = (): string =>
  engine(
    ...['run', '--rm', '--network', 'none', 'textkit-slug'],
    ...['git', '-c', 'safe.directory=*', 'rev-parse', 'HEAD'],
  );

afterEach(() => expect(containers()).toEqual([]));

describe('a code grader in a container', () => {
  test('has the payload on stdin, the image around it, and no variable of the machine', async () => {
    const assertions =
      '{type: code-grader, command: [sh, -c, \'grep -c test_id >&2; printf "{\\"score\\": 1, \\"reasoning\\": \\"%s\\"}" "$(id -u) $(ls / | tr -d "\\\\n") [$DEPLOY_KEY]"\']}';
    const { found, reasons } = await run('', { assertions }, { DEPLOY_KEY: 'd' });
    expect(found.status).toBe('ok');
    expect(reasons[0]).toMatch(/^0 bindev.*tmp.* \[\]$/);
  });

  test('is stopped at its limit, and judges nothing', async () => {
    const { found } = await run(', timeout: 2', { assertions: grader('sleep 60') });
    expect(found).toMatchObject({ failure: { class: 'grader', message: expect.stringContaining('2 s') } });
  });

  test('stays within the memory that the suite gives', async () => {
    const { reasons } = await run(', memory: 64m', {
      assertions: grader('cat /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes 2>&-'),
    });
    expect(reasons).toEqual([String(64 * 1024 * 1024)]);
  });

  test('whose program the image does not have judges nothing', async () => {
    const { found } = await run('', { assertions: '{type: code-grader, command: [no-such-grader]}' });
    expect(found).toMatchObject({
      failure: { class: 'grader', message: expect.stringMatching(/"no-such-grader" cannot be started in a container/) },
    });
  });

  test('finds the repository of the image at its commit, whatever the image was left at', async () => {
    const commit = commitInImage();
    const repos = `  repos: [{path: /testbed, base_commit: ${commit}}]\n`;
    const own = (image: string) => ({ assertions: grader('ls /testbed/lib'), workspace: repos, image });
    const suite = (image: string) => suiteOf('', own(image)).replace(IMAGE, image);
    expect((await runSuite(suite('textkit-pad'))).reasons[0]).toBe('slug.sh');
    const missing = await runSuite(suite('textkit-slug').replace(commit, 'f'.repeat(40)));
    const message = expect.stringContaining('The repository /testbed of the image "textkit-slug"');
    expect(missing.found).toMatchObject({ failure: { class: 'grader', message } });
  });
});

describe('a target in a container', () => {
  test('works in the mounted workspace, and its changes are a diff', async () => {
    const input = 'pwd; echo "$GREETING [$DEPLOY_KEY]"; ls /; echo new > new.txt';
    const ran = await run(
      ', agent: true',
      { input, assertions: grader('cat "$AGENTV_WORKSPACE_PATH/new.txt"') },
      { DEPLOY_KEY: 'd' },
    );
    expect(ran.found.status).toBe('ok');
    expect(ran.found.fileChanges).toContain('+new');
    expect(ran.reasons).toEqual(['new']);
    expect(ran.answer).toContain('hello []');
  });

  test('sees no file of the machine, and has no network', async () => {
    const input = `ls ${repository} 2>&1; ip -o link | wc -l; echo end`;
    const { answer } = await run(', agent: true', { input });
    expect(answer).toContain('No such file');
    expect(answer).toMatch(/\\n1\\nend/);
  });

  test('as root leaves nothing that the user of this process cannot remove', async () => {
    const ran = await run(', agent: true, user: root', { input: 'mkdir -m 700 d; echo x > d/x; echo done' });
    expect(ran.found.status).toBe('ok');
    expect(ran.left).toEqual([]);
  });

  test('that is a coding agent has the home of the call, and the keys of its vendor alone', async () => {
    const task = { more: 'execution: {target: codex}\n', assertions: '{type: contains, value: key sk-codex}' };
    const ran = await run(', agent: true', task, { CODEX_API_KEY: 'sk-codex', DEPLOY_KEY: 'd' });
    expect(ran.answer).toMatch(/cwd \/.*workspaces.* home \/.*agent-home-\w+ key .* deploy \[\]/);
    expect(ran.found.fileChanges).toContain('by-agent.txt');
    expect(ran.found.status).toBe('ok');
    expect(JSON.stringify(ran.found)).toContain('9.8.7');
  });

  test('that takes too long is a failure of the agent', async () => {
    const task = { input: 'trap "" TERM INT; sleep 60', assertions: '{type: contains, value: x}' };
    const suite = suiteOf(', agent: true', task).replace('    input', '    timeout_seconds: 2\n    input');
    expect((await runSuite(suite)).found).toMatchObject({ failure: { class: 'timeout' } });
  });

  test('keeps what it changed in a repository of the image from turn to turn, and for the graders', async () => {
    const commit = commitInImage();
    const suite = `workspace:
  template: app
  docker: {image: textkit-slug, agent: true, user: root, network: none}
  repos: [{path: /testbed, commit: ${commit}}]
tests:
  - id: a
    mode: conversation
    input: hello
    turns:
      - {input: 'cd /testbed; echo one > one.txt; git add -A; git -c user.name=a -c user.email=a commit -qm one; echo done'}
      - {input: 'cat /testbed/one.txt; echo two > /testbed/two.txt'}
    assertions:
      - ${grader('cat /testbed/one.txt /testbed/two.txt')}
`;
    const files = {
      '.agentv/targets.yaml': targets.replace('sh -c {PROMPT}', 'sh turn.sh {PROMPT}'),
      // The command gets the whole conversation; its last line is the turn.
      'evals/app/turn.sh': 'printf "%s" "$1" | tail -n 1 | sh\n',
    };
    const { found } = await runSuite(suite, {}, files);
    expect(JSON.stringify(found.scores)).toContain('one\\ntwo');
    expect(found.fileChanges).toContain('+++ b/one.txt');
    expect(found.fileChanges).toContain('+++ b/two.txt');
  });
});

describe('a run that is stopped', () => {
  const slow = (data: string) => ({
    project: aProject({
      'a.eval.yaml': suiteOf(', agent: true', { input: 'sleep 100' }),
      '.agentv/targets.yaml': targets,
    }),
    env: { ...ENV, AGENTV_DATA_DIR: data },
  });
  const running = () => expect.poll(containers, { timeout: 20_000 }).toHaveLength(1);

  test('by a signal leaves no container', async () => {
    using data = aFolder();
    const { project, env } = slow(data.path);
    using _ = project;
    const { child, ended } = startCli(project, ['run', 'a.eval.yaml', '-o', 'out'], { env });
    await running();
    child.kill('SIGINT');
    expect((await ended).exitCode).toBe(2);
  });

  test('by SIGKILL leaves one, which the next run removes', async () => {
    using data = aFolder();
    const { project, env } = slow(data.path);
    using _ = project;
    const { child, ended } = startCli(project, ['run', 'a.eval.yaml', '-o', 'out'], { env });
    await running();
    child.kill('SIGKILL');
    await ended;
    expect(containers()).toHaveLength(1);
    using other = aFolder();
    // Of another user of the machine: its run is not known to be dead, but its lock is not held.
    await run('', {}, { AGENTV_DATA_DIR: other.path });
    expect(containers()).toEqual([]);
  });
});

test('the example in the style of SWE-bench solves its three tasks', async () => {
  using data = aFolder();
  using project = aProject({});
  const from = join('examples', 'swe-bench');
  cpSync(join(repository, from), join(project.folder, from), { recursive: true });
  const env = { ...ENV, AGENTV_DATA_DIR: data.path };
  const { ended } = startCli(project, ['run', from, '-o', 'out'], { env });
  const { exitCode, log } = await ended;
  expect({ exitCode, log }).toMatchObject({ exitCode: 0, log: expect.not.stringMatching(/warning|error/) });
  const rows = records(project.read('out/index.jsonl'));
  expect(rows.map(({ test_id, score }) => `${test_id} ${score}`).sort()).toEqual(['pad 1', 'slug 1', 'total 1']);
  for (const { patch } of rows) expect(project.read(`out/${patch}`)).toContain('lib/');
  // Hidden tests are in no diff.
  expect(JSON.stringify(rows.map(({ file_changes }) => file_changes))).not.toContain('run.sh');
});
