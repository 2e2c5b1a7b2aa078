import { describe, expect, test } from 'vitest';
import { load } from '../support.ts';

/** The workspace of the first test, with what was told about the file. */
async function read(suite: string, own = '', files: Readonly<Record<string, string>> = {}) {
  const text = `${suite}\ntests:\n  - {id: a, input: i, assertions: [{type: is-json}]${own}}\n`;
  const { suite: loaded, reported, problems } = await load(text, { files });
  const [first] = loaded?.tests ?? [];
  return { workspace: first?.kind === 'test' ? first.workspace : undefined, reported, problems };
}

const SHA = 'a'.repeat(40);

describe('the workspace of a test', () => {
  test('is that of the suite, with paths from the folder of the eval file', async () => {
    const { workspace, reported } = await read(
      'workspace: {template: ./app, isolation: per_test, mode: temp, hooks: {before_all: {command: [make, setup], cwd: ci}}}',
    );
    expect(reported).toEqual([]);
    expect(workspace).toMatchObject({ template: { path: '/repo/evals/app' }, isolation: 'per_test', mode: 'temp' });
    expect(workspace?.hooks).toMatchObject({
      beforeAll: { command: ['make', 'setup'], cwd: '/repo/evals/ci', timeoutMs: 60_000, reset: 'none' },
    });
  });

  test('takes what the test says over what the suite says, hooks key by key, and keeps the rest', async () => {
    const { workspace } = await read(
      'workspace: {template: app, env: {required_commands: [git, make]}, hooks: {after_each: {command: [a], timeout_ms: 5, reset: fast}}}',
      ', workspace: {template: other, env: {required_python_modules: [yaml]}, hooks: {after_each: {command: [b]}}}',
    );
    expect(workspace?.template?.path).toBe('/repo/evals/other');
    expect(workspace?.hooks.afterEach).toMatchObject({ command: ['b'], timeoutMs: 5, reset: 'fast' });
    expect(workspace?.requires).toEqual({ commands: ['git', 'make'], pythonModules: ['yaml'] });
  });

  test('has no hooks when they are switched off', async () => {
    const hooks = 'hooks: {enabled: false, before_each: {command: [a], reset: fast}}';
    expect((await read(`workspace: {template: app, ${hooks}}`)).workspace?.hooks).toEqual({});
  });

  test('may be in a separate file, whose folder its paths and hooks start in', async () => {
    const { workspace, reported } = await read('workspace: shared/ws.yaml', '', {
      '/repo/evals/shared/ws.yaml': 'template: ./app\nhooks:\n  before_each: {command: make all}\n',
    });
    expect(reported).toEqual([]);
    expect(workspace?.template?.path).toBe('/repo/evals/shared/app');
    expect(workspace?.template?.location).toMatchObject({ file: 'evals/shared/ws.yaml', line: 1 });
    expect(workspace?.hooks.beforeEach).toMatchObject({ command: ['make', 'all'], cwd: '/repo/evals/shared' });
  });

  test.each([
    ['a file that is not there', 'workspace: no.yaml', {}, '1:12 FILE_MISSING'],
    ['a file that holds a list', 'workspace: ws.yaml', { '/repo/evals/ws.yaml': '- a' }, '1:1 WRONG_TYPE'],
    [
      'a file that wraps it once more',
      'workspace: ws.yaml',
      { '/repo/evals/ws.yaml': 'workspace: {template: a}' },
      '1:12 WRONG_TYPE',
    ],
    ['a mode that does not exist', 'workspace: {template: a, mode: pooling}', {}, '1:32 WRONG_TYPE'],
    ['a container without an image', 'workspace: {docker: {memory: 4g}}', {}, '1:21 MISSING_FIELD'],
    ['an image that looks like an option', 'workspace: {docker: {image: --privileged}}', {}, '1:29 WRONG_TYPE'],
    [
      'an amount of memory that no engine takes',
      'workspace: {docker: {image: a, memory: 4 gigs}}',
      {},
      '1:40 WRONG_TYPE',
    ],
    ['processors that are none', 'workspace: {docker: {image: a, cpus: 0}}', {}, '1:38 WRONG_TYPE'],
    ['a network of the machine', 'workspace: {docker: {image: a, network: host}}', {}, '1:41 WRONG_TYPE'],
    ['a user that looks like an option', 'workspace: {docker: {image: a, user: -u}}', {}, '1:38 WRONG_TYPE'],
    [
      'a repository of an image at a branch',
      'workspace: {docker: {image: a}, repos: [{path: /testbed, commit: main}]}',
      {},
      '1:41 WRONG_TYPE',
    ],
    [
      'a repository of an image where there is none',
      'workspace: {repos: [{path: /testbed, commit: main}]}',
      {},
      '1:21 MISSING_FIELD',
    ],
    ['a hook that is text', 'workspace: {hooks: {before_all: make}}', {}, '1:33 WRONG_TYPE'],
    ['an empty command', 'workspace: {hooks: {before_all: {command: []}}}', {}, '1:43 WRONG_TYPE'],
    ['a reset that does not exist', 'workspace: {hooks: {after_each: {reset: hard}}}', {}, '1:41 WRONG_TYPE'],
    ['a program that looks like an option', 'workspace: {env: {required_commands: [-x]}}', {}, '1:38 WRONG_TYPE'],
  ] as const)('is an error as %s', async (_, suite, files, reported) => {
    expect((await read(suite, '', files)).reported).toEqual([reported]);
  });

  test("may name a container, with AgentV's limit of half an hour and no other by default", async () => {
    const { workspace, reported } = await read('workspace: {docker: {image: ghcr.io/acme/app:1.2@sha256:ab}}');
    expect(reported).toEqual([]);
    expect(workspace?.docker).toMatchObject({ image: 'ghcr.io/acme/app:1.2@sha256:ab', timeoutMs: 1_800_000 });
    expect(workspace?.docker).toMatchObject({ runsAgent: false, repositories: [] });
    expect(workspace?.docker).toLack('memory');
  });

  test('may bound its container, and put the target into it', async () => {
    const { workspace, reported } = await read(
      'workspace: {docker: {image: a, timeout: 5, memory: 512m, cpus: 1.5, network: none, user: 1000, agent: true}}',
    );
    expect(reported).toEqual([]);
    const bounds = { timeoutMs: 5_000, memory: '512m', cpus: 1.5, network: 'none', user: '1000', runsAgent: true };
    expect(workspace?.docker).toMatchObject(bounds);
  });

  test('takes the container of the suite and the repositories of its image from the test', async () => {
    const { workspace, reported } = await read(
      'workspace: {docker: {image: a}}',
      `, workspace: {repos: [{path: /testbed, base_commit: ${SHA}}, {path: /other}]}`,
    );
    expect(reported).toEqual([]);
    expect(workspace?.docker?.repositories).toEqual([{ path: '/testbed', commit: SHA }]);
    expect(workspace?.repositories).toEqual([]);
  });

  test('has its fetched repositories set to their commits in the container too, unless the workspace is mounted', async () => {
    const repos = `repos: [{path: app, repo: acme/app, commit: ${SHA}}]`;
    const plain = await read(`workspace: {docker: {image: a}, ${repos}}`);
    expect(plain.workspace?.docker?.repositories).toEqual([{ path: 'app', commit: SHA }]);
    expect(plain.workspace?.repositories).toHaveLength(1);
    const mounted = await read(`workspace: {docker: {image: a, agent: true}, ${repos}}`);
    expect(mounted.workspace?.docker?.repositories).toEqual([]);
  });

  test('warns of what does nothing to a repository of an image', async () => {
    const { reported } = await read(
      `workspace: {docker: {image: a}, repos: [{path: /t, commit: ${SHA}, ancestor: 1, sparse: [a]}]}`,
    );
    expect(reported).toEqual(['1:102 UNUSED', '1:115 UNUSED']);
  });

  test('of one test breaks only that test', async () => {
    const { workspace, reported } = await read('name: s', ', workspace: {mode: x}');
    expect(workspace).toBeUndefined();
    expect(reported).toEqual(['3:72 WRONG_TYPE']);
  });
});

describe('repositories of a workspace', () => {
  const one = async (repo: string, files = {}) => {
    const { workspace, reported } = await read(`workspace: {repos: [${repo}]}`, '', files);
    return { repository: workspace?.repositories[0], reported };
  };

  test('are named by owner and name, by address, or by a folder of this machine', async () => {
    const { repository } = await one('{path: ./lib/, repo: acme/lib, commit: v1, ancestor: 2, sparse: [src]}');
    const url = 'https://github.com/acme/lib.git';
    expect(repository).toMatchObject({ path: 'lib', url, ref: 'v1', ancestor: 2, sparse: ['src'], resolve: 'local' });
    expect((await one('{path: a, repo: git@host:x/y.git}')).repository?.url).toBe('git@host:x/y.git');
    const here = { '/repo/evals/my lib/a': '' };
    expect((await one('{path: a, repo: ./my lib}', here)).repository?.url).toBe('file:///repo/evals/my%20lib');
  });

  test('of earlier versions are translated, and reported as old', async () => {
    const old =
      '{path: ./a, source: {type: git, url: "https://h/x.git"}, checkout: {ref: main, base_commit: abc, ancestor: 1}, clone: {depth: 2, sparse: [b]}}';
    const { repository, reported } = await one(old);
    expect(repository).toMatchObject({
      url: 'https://h/x.git',
      ref: 'abc',
      resolve: 'remote',
      ancestor: 1,
      sparse: ['b'],
    });
    expect(reported.map((text) => text.split(' ')[1])).toEqual(['DEPRECATED', 'DEPRECATED', 'DEPRECATED', 'UNUSED']);
    const local = await one('{path: ./a, source: {type: local, path: lib}}', { '/repo/lib/x': '' });
    expect(local.repository?.url).toBe('file:///repo/lib');
  });

  test.each([
    ['without a path', '{repo: a/b}'],
    ['without a repo', '{path: a}'],
    ['that leads out of the workspace', '{path: ../a, repo: a/b}'],
    ['with an absolute path', '{path: /etc, repo: a/b}'],
    ['that is put into .git', '{path: .git/x, repo: a/b}'],
    ['whose address is an option of git', '{path: a, repo: --upload-pack=x}'],
    ['that runs a program', '{path: a, repo: "ext::sh -c x"}'],
    ['with two different commits', '{path: a, repo: a/b, commit: x, base_commit: y}'],
    ['in a folder that is not there', '{path: a, repo: ./nowhere}'],
  ])('one %s is an error', async (_, repo) => {
    const { reported } = await one(repo);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatch(/WRONG_TYPE|MISSING_FIELD|FILE_MISSING/);
  });

  test('cannot be two in one folder', async () => {
    const { reported } = await read('workspace: {repos: [{path: a, repo: x/y}, {path: ./a, repo: x/z}]}');
    expect(reported).toEqual(['1:43 WRONG_TYPE']);
  });
});

describe('workspaces of earlier generations', () => {
  test('setup and teardown become hooks around each test', async () => {
    const { workspace, reported } = await read(
      'workspace: {template: a, setup: {script: [s]}, teardown: {command: [t]}}',
    );
    expect(workspace?.hooks).toMatchObject({
      beforeEach: { command: ['s'], timeoutMs: 60_000 },
      afterEach: { command: ['t'], timeoutMs: 30_000 },
    });
    expect(reported.map((text) => text.split(' ')[1])).toEqual(['DEPRECATED', 'DEPRECATED', 'DEPRECATED']);
  });

  test('a hook under "hooks" wins over the same one outside, which is reported', async () => {
    const { workspace, reported } = await read(
      'workspace: {before_all: {command: [old]}, hooks: {before_all: {command: [new]}}}',
    );
    expect(workspace?.hooks.beforeAll?.command).toEqual(['new']);
    expect(reported).toEqual(['1:13 UNUSED']);
  });

  test.each([
    ['hard', 'fast'],
    ['recreate', 'strict'],
  ])('a reset by the strategy %s is a %s one after each test', async (strategy, reset) => {
    const { workspace } = await read(`workspace: {template: a, reset: {strategy: ${strategy}, after_each: true}}`);
    expect(workspace?.hooks.afterEach?.reset).toBe(reset);
    const without = await read(`workspace: {template: a, reset: {strategy: ${strategy}}}`);
    expect(without.workspace?.hooks.afterEach).toBeUndefined();
  });

  test.each([
    ['static_path: p', { mode: 'static', path: 'p' }],
    ['pool: true', { mode: 'pooled' }],
    ['pool: false', { mode: 'temp' }],
    ['static: true', { mode: 'static' }],
  ])('%s is a mode', async (old, now) => {
    const { workspace, reported } = await read(`workspace: {${old}}`);
    expect(workspace).toMatchObject(now);
    expect(reported).toEqual(['1:13 DEPRECATED']);
  });
});

describe('grading files of a workspace', () => {
  const files = { '/repo/evals/hidden/t.py': 'x', '/repo/evals/u.py': 'y', '/other.py': 'z' };
  const listed = (list: string) => read(`workspace: {grading_files: ${list}}`, '', files);

  test('are read with the suite, from its folder', async () => {
    const { workspace, reported } = await listed('[{from: hidden/t.py, to: ./tests/t.py}, {from: u.py, to: u.py}]');
    expect(reported).toEqual([]);
    expect(workspace?.gradingFiles).toEqual([
      { to: 'tests/t.py', content: 'eA==' },
      { to: 'u.py', content: 'eQ==' },
    ]);
  });

  test('of a test replace those of the suite', async () => {
    const own = ', workspace: {grading_files: [{from: u.py, to: a}]}';
    const { workspace } = await read('workspace: {grading_files: [{from: hidden/t.py, to: b}]}', own, files);
    expect(workspace?.gradingFiles?.map(({ to }) => to)).toEqual(['a']);
  });

  test.each([
    ['that are no list', '{from: u.py, to: a}', '1:28 WRONG_TYPE'],
    ['without "from"', '[{to: a}]', '1:29 MISSING_FIELD'],
    ['without "to"', '[{from: u.py}]', '1:29 MISSING_FIELD'],
    ['that are not there', '[{from: no.py, to: a}]', '1:36 FILE_MISSING'],
    ['outside the repository', '[{from: /other.py, to: a}]', '1:36 FILE_UNREADABLE'],
    ['that lead out of the workspace', '[{from: u.py, to: ../a}]', '1:46 WRONG_TYPE'],
    ['that are put into .git', '[{from: u.py, to: lib/.git/hooks/a}]', '1:46 WRONG_TYPE'],
    ['in one place', '[{from: u.py, to: a}, {from: u.py, to: ./a}]', '1:67 WRONG_TYPE'],
    ['in the place of the folder of others', '[{from: u.py, to: a/b}, {from: u.py, to: a}]', '1:69 WRONG_TYPE'],
    ['with a key that nobody knows', '[{from: u.py, to: a, mode: 7}]', '1:49 UNKNOWN_FIELD'],
  ])('%s are refused at their line', async (_, list, reported) => {
    expect((await listed(list)).reported).toEqual([reported]);
  });

  test('that are too many or too large are refused', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `{from: u.py, to: a${index}}`).join(', ');
    expect((await listed(`[${many}]`)).reported).toEqual(['1:28 WRONG_TYPE']);
    const { reported } = await read('workspace: {grading_files: [{from: x, to: a}]}', '', {
      '/repo/evals/x': ' '.repeat(5 * 1024 * 1024 + 1),
    });
    expect(reported).toEqual(['1:36 FILE_TOO_LARGE']);
  });
});
