/** Workspaces that several tests, suites and runs share: who waits for whom, and what is left of it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { locks } from '../../src/platform/files/locks.ts';
import { cacheFolders, stateOf } from '../../src/workspaces/cache-folders.ts';
import { fakeEditor } from '../support/fake-editor.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { startProcess, startProgram } from '../support/performed.ts';
import { isAlive } from '../support/processes.ts';
import { program } from '../support/programs.ts';
import { aProject } from '../support/project.ts';
import { records } from '../support/suites.ts';
import { evaluate, evaluated, runtimeIn } from './evaluated.ts';
import { ask, runSuite, suite, TARGETS } from './workspace-suites.ts';

/** Leaves a mark while it works, and tells when it meets another's. */
const ALONE = 'ls busy-* 2>/dev/null && echo clash; touch busy-$$; sleep 0.2; rm busy-$$; echo done';

describe('one folder of the user', () => {
  test.each([
    ['in several ways', (path: string) => [path, `${path}/`, `${path}/../w`]],
    ['by a link too', (path: string) => [path, join(path, '..', 'link')]],
  ])('that suites name %s has one test at a time', async (_, names) => {
    using data = aFolder();
    using mine = aFolder();
    const path = join(mine.path, 'w');
    mkdirSync(path);
    symlinkSync(path, join(mine.path, 'link'));
    const suites = names(path).map((name, index) => [
      `evals/s${index}.eval.yaml`,
      suite(`{path: ${name}, mode: static}`, ask('a', ALONE), ask('b', ALONE)),
    ]);
    const files = { '.agentv/targets.yaml': TARGETS, ...Object.fromEntries(suites) };
    const { run } = await evaluated(files, {}, { AGENTV_DATA_DIR: data.path });
    expect(run.results.map(({ status }) => status)).toEqual(run.results.map(() => 'ok'));
    expect(run.results.filter(({ output }) => output.includes('clash'))).toEqual([]);
    expect(readdirSync(cacheFolders(data.path).state)).toEqual([]);
  });

  test('goes back to what each suite found, where several reset it', async () => {
    using mine = aFolder();
    writeFileSync(join(mine.path, 'x'), 'x\n');
    const one = suite(
      `{path: ${mine.path}, hooks: {before_each: {reset: strict}, after_each: {reset: strict}}}`,
      ask('a', 'echo more >> x; echo done'),
      ask('b', 'cat x; echo done'),
    );
    const files = { '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': one, 'evals/b.eval.yaml': one };
    const { run } = await evaluated(files);
    expect(run.results.filter(({ testId }) => testId === 'b').map(({ output }) => output)).toEqual(
      Array(2).fill('x\ndone\n'),
    );
    expect(readFileSync(join(mine.path, 'x'), 'utf8')).toBe('x\n');
  });

  test('that another run holds is waited for no longer than this run lives', async () => {
    using data = aFolder();
    using mine = aFolder();
    const stop = new AbortController();
    await using _other = await locks.tryHold(`${stateOf(mine.path, cacheFolders(data.path))}.lock`);
    using project = aProject({
      '.agentv/targets.yaml': TARGETS,
      'evals/a.eval.yaml': suite(`{path: ${mine.path}}`, ask('a', 'echo done'), ask('b', 'echo done')),
    });
    let isWaiting = false;
    const warn = () => {
      isWaiting = true;
    };
    const stoppable = { signal: stop.signal, log: { info() {}, warn, error() {} } };
    const runtime = runtimeIn(project.folder, { AGENTV_DATA_DIR: data.path }, stoppable);
    const running = evaluate(parseInputs({ evals: 'evals' }), runtime);
    while (!isWaiting) await sleep(10);
    stop.abort();
    const { run } = await running;
    expect({ complete: run.complete, results: run.results.length }).toEqual({ complete: false, results: 0 });
    expect(await locks.tryHold(`${stateOf(mine.path, cacheFolders(data.path))}.lock`)).toBeUndefined();
  });

  test('whose path is relative starts in the working directory', async () => {
    const text = suite('{path: here, mode: static}', ask('a', 'cat x; echo done'));
    const { result } = await runSuite(text, { files: { 'here/x': 'x\n' } });
    expect(result('a').output).toBe('x\ndone\n');
  });

  test('that has files gets only the repositories that it lacks', async () => {
    using mine = aFolder();
    using remote = aRemote({ a: 'fetched\n' });
    mkdirSync(join(mine.path, 'own'));
    writeFileSync(join(mine.path, 'own', 'a'), 'mine\n');
    const repos = ['own', 'lib'].map((path) => `{path: ${path}, repo: "${remote.url}"}`).join(', ');
    const text = suite(
      `{path: ${mine.path}, template: t, repos: [${repos}]}`,
      ask('a', 'cat own/a lib/a; ls; echo done'),
    );
    const { result } = await runSuite(text, { files: { 'evals/t/x': 'x' } });
    expect(result('a').output).toBe('mine\nfetched\nlib\nown\ndone\n');
  });
});

test('workspaces of failures on GitHub are deleted, unless they are requested', async () => {
  using data = aFolder();
  const files = {
    '.agentv/targets.yaml': TARGETS,
    'evals/app/x': 'x',
    'evals/a.eval.yaml': suite('{template: app}', ask('a', 'echo bad')),
  };
  const env = { AGENTV_DATA_DIR: data.path, GITHUB_ACTIONS: 'true' };
  expect((await evaluated(files, {}, env)).result('a').workspacePath).toBeUndefined();
  const stored = (await evaluated(files, { retainOnFailure: 'keep' }, env)).result('a').workspacePath;
  expect(existsSync(stored ?? '')).toBe(true);
});

test('the window of VS Code is opened by the file that the suite names, among several', async () => {
  using editor = fakeEditor({ answer: 'done' });
  const target = `{name: default, provider: vscode, executable: ${editor.program}, subagent_root: ${editor.root}}`;
  const files = {
    '.agentv/targets.yaml': `targets: [${target}]\n`,
    'evals/app/a.code-workspace': '{"folders": [{"path": "a"}]}',
    'evals/app/b.code-workspace': '{"folders": [{"path": "b"}]}',
    'evals/app/template.code-workspace': '{"folders": []}',
    'evals/a.eval.yaml': suite('{template: app/b.code-workspace}', ask('a', 'What is there?')),
  };
  const { result } = await evaluated(files, { retainOnSuccess: 'keep' });
  const work = result('a').workspacePath ?? '';
  expect(JSON.parse(editor.calls()[0]?.file ?? '')).toEqual({
    folders: [{ path: '.' }, { path: join(work, 'b') }, { path: work }],
  });
});

test('a file of VS Code means the folder that contains it', async () => {
  const text = suite('{template: app/app.code-workspace}', ask('a', 'cat x; echo done'));
  const files = { 'evals/app/x': 'x\n', 'evals/app/app.code-workspace': '{"folders": []}' };
  expect((await runSuite(text, { files })).result('a').output).toBe('x\ndone\n');
});

test('setting up is reported step by step on request', async () => {
  using data = aFolder();
  using remote = aRemote({ a: 'x' });
  const text = suite(`{repos: [{path: lib, repo: "${remote.url}"}]}`, ask('a', 'echo done'));
  using project = aProject({ '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': text });
  const reported: string[] = [];
  const log = { info: (line: string) => void reported.push(line), warn() {}, error() {} };
  const run = (env: Readonly<Record<string, string>>) =>
    evaluate(parseInputs({ evals: 'evals' }), runtimeIn(project.folder, env, { log }));
  const steps = () => reported.filter((line) => /^(?:Fetching|Checking out|Prepared) /.test(line)).length;
  await run({ AGENTV_DATA_DIR: data.path });
  expect(steps()).toBe(0);
  await run({ AGENTV_DATA_DIR: data.path, AGENTV_SETUP_DEBUG: '1' });
  expect(steps()).toBe(2);
});

describe('slots of the pool', () => {
  test('are no more than the configuration says, and tests wait for one', async () => {
    using remote = aRemote({ 'a.txt': 'one\n' });
    const tests = ['a', 'b', 'c', 'd'].map((id) => ask(id, 'pwd; sleep 0.1; echo done'));
    const { run } = await runSuite(suite(`{repos: [{path: lib, repo: "${remote.url}"}]}`, ...tests), {
      files: { '.agentv/config.yaml': 'execution: {pool_slots: 2}\n' },
      given: { workers: '4' },
    });
    expect(run.results.map(({ status }) => status)).toEqual(Array(4).fill('ok'));
    expect(new Set(run.results.map(({ workspacePath }) => workspacePath)).size).toBe(2);
  });

  test('whose preparation fails leave no test waiting', async () => {
    const tests = ['a', 'b', 'c'].map((id) => ask(id, ''));
    const { run } = await runSuite(suite('{repos: [{path: lib, repo: "file:///nowhere"}]}', ...tests), {
      files: { '.agentv/config.yaml': 'execution: {pool_slots: 1}\n' },
      given: { workers: '3' },
    });
    expect(run.results.map((result) => 'failure' in result && result.failure.reason)).toEqual(
      Array(3).fill('clone_error'),
    );
  });
});

test('workspaces stay when the configuration says so, unless the run says otherwise', async () => {
  using data = aFolder();
  const text = suite('{template: app}', ask('a', 'echo done'));
  const files = { '.agentv/config.yaml': 'execution: {keep_workspaces: true}\n', 'evals/app/x': 'x' };
  const stored = await runSuite(text, { data: data.path, files });
  expect(existsSync(stored.result('a').workspacePath ?? '')).toBe(true);
  const gone = await runSuite(text, { data: data.path, files, given: { retainOnSuccess: 'cleanup' } });
  expect(gone.result('a').workspacePath).toBeUndefined();
});

test('what must be installed is looked for where there is no workspace to make, too', async () => {
  const { result } = await runSuite(suite('{env: {required_commands: [no-such-a]}}', ask('a', 'echo done')));
  expect(result('a')).toMatchObject({ failure: { class: 'workspace', reason: 'preflight_error' } });
});

describe('a repository that was fetched before', () => {
  const look = (url: string, more = '') =>
    suite(`{repos: [{path: lib, repo: "${url}"${more}}]}`, ask('a', 'cat lib/a; echo done'));
  const seen = async (data: string, text: string) => (await runSuite(text, { data })).result('a');

  test('is at its default branch of today', async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'old\n' });
    await seen(data.path, look(remote.url));
    remote.git('checkout', '-q', '-b', 'trunk');
    remote.commit({ a: 'new\n' });
    expect((await seen(data.path, look(remote.url))).output).toBe('new\ndone\n');
    remote.git('branch', '-q', '-D', 'main');
    remote.git('checkout', '-q', '--detach');
    remote.commit({ a: 'loose\n' });
    expect((await seen(data.path, look(remote.url))).output).toBe('loose\ndone\n');
  });

  test('knows branches by the names that a clone has for them', async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    expect((await seen(data.path, look(remote.url, ', commit: origin/main'))).output).toBe('x\ndone\n');
  });

  test('is asked for a commit that no branch leads to any more', async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    const loose = remote.commit({ a: 'loose\n' });
    remote.git('reset', '-q', '--hard', 'HEAD~1');
    remote.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    expect((await seen(data.path, look(remote.url, `, commit: ${loose}`))).output).toBe('loose\ndone\n');
  });
});

test('a reference of before means a branch where a tag has the same name', async () => {
  using remote = aRemote({ a: 'tag\n' });
  remote.git('tag', 'both');
  remote.git('checkout', '-q', '-b', 'both');
  remote.commit({ a: 'branch\n' });
  const source = `source: {type: git, url: "${remote.url}"}, checkout: {ref: both}`;
  const text = suite(`{repos: [{path: lib, ${source}}]}`, ask('a', 'cat lib/a; echo done'));
  const { result } = await runSuite(text);
  expect(result('a').output).toBe('branch\ndone\n');
});

describe('when the run is stopped', () => {
  test('while it clones, no process is left, and nothing half made', async () => {
    using data = aFolder();
    using project = aProject({
      '.agentv/targets.yaml': TARGETS,
      'evals/a.eval.yaml': suite('{repos: [{path: lib, repo: "ssh://nowhere.invalid/x.git"}]}', ask('a', 'echo done')),
    });
    const said = join(data.path, 'said');
    const code = join(data.path, 'ssh.sh');
    writeFileSync(code, `#!/bin/sh\nsleep 300 & echo "$$ $!" > ${said}.new; mv ${said}.new ${said}; wait\n`, {
      mode: 0o755,
    });
    const ssh = { GIT_SSH_COMMAND: code, GIT_SSH_VARIANT: 'simple' };
    const { child, ended } = startProgram(['run', 'evals', '--quiet', '-o', 'out'], {
      cwd: project.folder,
      env: { ...process.env, AGENTV_DATA_DIR: data.path, ...ssh },
    });
    while (!existsSync(said)) await sleep(20);
    child.kill('SIGTERM');
    await ended;
    const pids = readFileSync(said, 'utf8').trim().split(' ').map(Number);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(readdirSync(cacheFolders(data.path).mirrors)).toEqual([]);
  }, 30_000);
});

test('a disk that takes no more is a failure of the workspace with a sentence, and the next test is unharmed', async () => {
  using data = aFolder();
  using large = aRemote({ x: randomBytes(400_000).toString('hex') });
  using small = aRemote({ x: 'x' });
  using project = aProject({
    '.agentv/targets.yaml': TARGETS,
    'evals/d.eval.yaml': suite(`{repos: [{path: lib, repo: "${large.url}"}]}`, ask('d', 'echo done')),
    'evals/e.eval.yaml': suite(
      `{repos: [{path: lib, repo: "${small.url}"}]}`,
      ask('e', 'head -c 400000 /dev/zero > lib/x; echo y > lib/y; echo done'),
    ),
    'evals/f.eval.yaml': suite(
      `{repos: [{path: lib, repo: "${small.url}"}]}`,
      ask('f', 'cat lib/x; ls lib; echo done', 'xx\ndone'),
    ),
    'evals/large/x': 'x'.repeat(400_000),
    'evals/small/x': 'x',
    'evals/a.eval.yaml': suite('{template: large}', ask('a', 'echo done'), ask('b', 'echo done')),
    'evals/b.eval.yaml': suite('{template: small}', ask('c', 'cat x; echo done')),
  });
  // No file may be larger than that, for whatever reason: a disk that is full says no in the same way.
  const script = 'ulimit -f 200; exec "$0" "$@"';
  const command = [process.execPath, program('cli'), 'run', 'evals', '--quiet', '-o', 'out'];
  const env = { ...process.env, AGENTV_DATA_DIR: data.path };
  await startProcess(['/bin/sh', '-c', script, ...command], { cwd: project.folder, env }).ended;
  const byId = new Map(records(project.read('out/index.jsonl')).map((row) => [row['test_id'], row]));
  for (const id of ['a', 'b']) {
    expect(byId.get(id)).toMatchObject({ execution_status: 'execution_error', failure_stage: 'setup' });
    expect(byId.get(id)?.['error']).toMatch(/Cannot make .*EFBIG|ENOSPC/);
  }
  expect(byId.get('d')).toMatchObject({ execution_status: 'execution_error', failure_stage: 'repo_setup' });
  expect(byId.get('d')?.['error']).toMatch(/Cannot (?:fetch|check out) /);
  for (const id of ['c', 'e', 'f']) expect(byId.get(id)).toMatchObject({ execution_status: 'ok' });
}, 60_000);
