import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../support/exhaustive.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { modelServer } from '../support/model-server.ts';
import { startProgram } from '../support/performed.ts';
import { aProject } from '../support/project.ts';
import { evaluated } from './evaluated.ts';
import { runSuite, TARGETS } from './workspace-suites.ts';

const node = JSON.stringify(process.execPath);

const suiteOf = (workspace: string, tests: string): string =>
  `workspace:\n${workspace.replaceAll(/^/gm, '  ')}\ntests:\n${tests.replaceAll(/^/gm, '  ')}\n`;
const ask = (id: string, script: string, answer = 'done'): string =>
  `- id: ${id}\n  input: ${JSON.stringify(script)}\n  assertions: [{type: contains, value: ${JSON.stringify(answer)}}]`;

const run: typeof runSuite = (text, { given, ...more } = {}) =>
  runSuite(text, { given: { workers: '1', ...given }, ...more });

describe('a workspace from a template', () => {
  const files = { 'evals/app/src/main.txt': 'one\n', 'evals/app/.hidden': 'h\n' };

  test('is where the target works, and what changed there reaches the result as a unified diff', async () => {
    const script = 'cat src/main.txt .hidden; echo two >> src/main.txt; echo n > new.txt; rm .hidden; echo done';
    const { result } = await run(suiteOf('template: app', ask('a', script, 'one')), { files });
    const { fileChanges, status } = result('a');
    expect(status).toBe('ok');
    expect(fileChanges).toContain('--- a/src/main.txt\n+++ b/src/main.txt\n@@ -1 +1,2 @@\n one\n+two');
    expect(fileChanges).toContain('new file mode 100644');
    expect(fileChanges).toContain('deleted file mode 100644');
  });

  test('that is shared shows each test only what that test changed', async () => {
    const suite = suiteOf(
      'template: app',
      `${ask('a', 'echo a > a; echo done')}\n${ask('b', 'ls; echo b > b; echo done', 'a')}`,
    );
    const { result } = await run(suite, { files });
    expect(result('b').status).toBe('ok');
    expect(result('b').fileChanges).not.toContain('b/a\n');
  });

  test('per test is created for each of them, and gone afterwards', async () => {
    using data = aFolder();
    const tests = `${ask('a', 'echo x >> src/main.txt; echo done')}\n${ask('b', 'wc -l < src/main.txt', '1')}`;
    const { result } = await run(suiteOf('template: app\nisolation: per_test', tests), { data: data.path, files });
    expect([result('a').status, result('b').status]).toEqual(['ok', 'ok']);
    expect(result('a').workspacePath).toBeUndefined();
    expect(leftIn(data.path)).toEqual([]);
  });

  test('stays when its test failed, and the result says where', async () => {
    using data = aFolder();
    const suite = suiteOf('template: app\nisolation: per_test', ask('a', 'echo x > x; echo bad'));
    const stored = (await run(suite, { data: data.path, files })).result('a').workspacePath ?? '';
    expect(readFileSync(join(stored, 'x'), 'utf8')).toBe('x\n');
    const gone = await run(suite, { data: data.path, files, given: { retainOnFailure: 'cleanup' } });
    expect(gone.result('a').workspacePath).toBeUndefined();
  });

  test.each([
    ['is missing', 'template: nowhere', /does not exist/],
    ['is a file', 'template: app/.hidden', /is a file/],
  ])('that %s is an error of class workspace at its location', async (_, workspace, message) => {
    const { result } = await run(suiteOf(workspace, ask('a', 'echo done')), { files });
    expect(result('a')).toMatchObject({
      status: 'execution_error',
      failure: { class: 'workspace', stage: 'setup', reason: 'template_error', location: { line: 2 } },
    });
    expect(result('a').output).toMatch(message);
  });

  test('of a case is the folder called workspace next to it', async () => {
    using data = aFolder();
    const one = 'input: "cat x; echo done"\nassertions: [{type: contains, value: mine}]';
    const { result } = await run('tests: cases', {
      data: data.path,
      files: { 'evals/cases/c/case.yaml': one, 'evals/cases/c/workspace/x': 'mine' },
      given: { evals: 'evals/a.eval.yaml' },
    });
    expect(result('c').status).toBe('ok');
  });

  test('gives its path to graders, which see what the target left', async () => {
    using data = aFolder();
    const grader = `import { existsSync, readFileSync } from 'node:fs';
      const { file_changes } = JSON.parse(readFileSync(0, 'utf8'));
      const score = existsSync(process.env.AGENTV_WORKSPACE_PATH + '/new.txt') && file_changes.includes('+n') ? 1 : 0;
      console.log(JSON.stringify({ score }));`;
    const tests = `- id: a\n  input: "echo n > new.txt; echo done"\n  assertions: [{type: code-grader, command: [${node}, grade.mjs]}]`;
    const { result } = await run(suiteOf('template: app', tests), {
      data: data.path,
      files: { ...files, 'evals/grade.mjs': grader },
    });
    expect(result('a').status).toBe('ok');
  });
});

/** Folders of workspaces that no run has cleared away. */
const leftIn = (data: string): string[] => {
  const temp = join(data, 'eval-action', 'workspaces');
  return existsSync(temp) ? readdirSync(temp) : [];
};

describe('a workspace with a repository', () => {
  const lib = (url: string, more = '') => `repos: [{path: ./deep/lib, repo: "${url}"${more}}]`;

  test('has it checked out, and new files in it are part of the diff', async () => {
    using remote = aRemote({ 'a.txt': 'one\n', '.gitignore': 'out\n' });
    const script =
      'cd deep/lib && git status --short --branch && echo n > new && mkdir out && echo x > out/x && echo done';
    const { result } = await run(suiteOf(lib(remote.url), ask('a', script)));
    expect(result('a').output).toContain('## HEAD (no branch)');
    expect(result('a').fileChanges).toContain(
      'Submodule deep/lib contains modified content\ndiff --git a/deep/lib/new',
    );
    expect(result('a').fileChanges).not.toContain('out/x');
  });

  describe('with a history', () => {
    let remote: GitRemote;
    let first: string;
    beforeAll(() => {
      remote = aRemote({ 'a.txt': 'first' });
      first = remote.head;
      remote.git('tag', '-a', 'v1', '-m', 'v1');
      remote.git('checkout', '-q', '-b', 'other');
      remote.commit({ 'a.txt': 'branch' });
      remote.git('checkout', '-q', 'main');
      remote.commit({ 'a.txt': 'second' });
    });
    afterAll(() => remote[Symbol.dispose]());

    const refs: readonly [what: string, more: (first: string) => string, content: string][] = [
      ['a branch', (_) => ', commit: other', 'branch'],
      ['a tag', (_) => ', commit: v1', 'first'],
      ['a commit', (sha) => `, commit: ${sha}`, 'first'],
      ['an ancestor', (_) => ', ancestor: 1', 'first'],
      ['the default branch', (_) => '', 'second'],
    ];
    test.each(sample(refs, 3))('is at %s', async (_, more, content) => {
      const suite = suiteOf(lib(remote.url, more(first)), ask('a', 'cat deep/lib/a.txt', content));
      expect((await run(suite)).result('a').status).toBe('ok');
    });
  });

  test('holds only the folders that are asked for', async () => {
    using remote = aRemote({ 'src/a': 'x', 'docs/b': 'y', root: 'z' });
    const suite = suiteOf(lib(remote.url, ', sparse: [src]'), ask('a', 'cd deep/lib; ls; ls src', 'root'));
    expect((await run(suite)).result('a').output).toBe('root\nsrc\na\n');
  });

  test.each([
    ['with a commit that does not exist', ', commit: nowhere', /There is no commit "nowhere"/],
    ['with more ancestors than there are', ', ancestor: 9', /9 commits before/],
  ])('%s is an error of cloning at its location', async (_, more, message) => {
    using remote = aRemote({ a: '1' });
    const { result } = await run(suiteOf(lib(remote.url, more), ask('a', 'echo done')));
    expect(result('a')).toMatchObject({
      failure: { class: 'workspace', stage: 'repo_setup', reason: 'clone_error', location: { line: 2 } },
    });
    expect(result('a').output).toMatch(message);
  });

  test('that cannot be fetched is an error, and one fetched earlier is used', async () => {
    using data = aFolder();
    const suite = (url: string) => suiteOf(lib(url), ask('a', 'echo done'));
    expect((await run(suite('file:///nowhere/x.git'), { data: data.path })).result('a')).toMatchObject({
      failure: { reason: 'clone_error' },
    });
    const url = (() => {
      using remote = aRemote({ a: '1' });
      return remote;
    })().url;
    expect((await run(suite(url), { data: data.path })).result('a').status).toBe('execution_error');
    using remote = aRemote({ a: '1' });
    await run(suite(remote.url), { data: data.path });
    remote[Symbol.dispose]();
    const again = await run(suite(remote.url), { data: data.path });
    expect(again.result('a').status).toBe('ok');
    expect(again.run.warnings.map(({ code }) => code)).toEqual(['WORKSPACE_TROUBLE']);
  });

  test('is used again in the next run as if it were new, whatever the agent did to it', async () => {
    using data = aFolder();
    using remote = aRemote({ 'a.txt': 'one\n', 'src/b': 'b' });
    const harm = [
      'cd deep/lib; echo bad > a.txt; rm -rf src; ln -s / src; echo x > ../../stray',
      'git -c user.name=x -c user.email=x@y commit -qam moved; git branch more; mkdir -p .git/hooks',
      'printf "#!/bin/sh\\ntouch ../../../fired" > .git/hooks/post-checkout; chmod +x .git/hooks/post-checkout',
      "git config user.x y; git config core.fsmonitor 'touch ../../../../fired'; echo done",
    ].join('; ');
    const look =
      'find . -name .git -prune -o -print | sort; cd deep/lib; cat a.txt; git branch; git log --oneline | wc -l; git config user.x; echo done';
    const suite = (script: string) => suiteOf(lib(remote.url), ask('a', script));
    const before = await run(suite(look), { data: data.path });
    expect((await run(suite(harm), { data: data.path })).result('a').fileChanges).toContain('+bad');
    const after = await run(suite(look), { data: data.path });
    expect(after.result('a').output).toBe(before.result('a').output);
    expect(after.result('a').workspacePath).toBe(before.result('a').workspacePath);
    const fired = readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('fired'),
    );
    expect(fired).toEqual([]);
  });

  test('gives tests that run at once a slot each', async () => {
    using remote = aRemote({ 'a.txt': 'one\n' });
    const tests = ['a', 'b', 'c']
      .map((id) => ask(id, `echo ${id} >> deep/lib/a.txt; sleep 0.3; pwd; echo done`))
      .join('\n');
    const { run: whole } = await run(suiteOf(lib(remote.url), tests), { given: { workers: '3' } });
    expect(new Set(whole.results.map(({ workspacePath }) => workspacePath)).size).toBe(3);
    expect(whole.results.every(({ fileChanges = '' }) => fileChanges.match(/^\+[abc]$/gm)?.length === 1)).toBe(true);
  });
});

describe('resets between tests', () => {
  const change = 'cd lib; echo t >> a.txt; echo n > new; mkdir -p out; echo i > out/i; cd ..; echo r > root; echo done';
  const look = 'cat lib/a.txt; ls lib; ls; echo done';

  test.each([
    ['none', 'one\nt\na.txt\nnew\nout\nlib\nroot\ndone'],
    ['fast', 'one\na.txt\nout\nlib\ndone'],
    ['strict', 'one\na.txt\nlib\ndone'],
  ])('%s', async (reset, output) => {
    using remote = aRemote({ 'a.txt': 'one\n', '.gitignore': 'out/\n' });
    const workspace = `repos: [{path: lib, repo: "${remote.url}"}]\nhooks: {after_each: {reset: ${reset}}}`;
    const { result } = await run(suiteOf(workspace, `${ask('a', change)}\n${ask('b', look)}`));
    expect(result('b').output.trim()).toBe(output);
    expect(result('a').fileChanges).toContain('+n');
  });

  test.each([
    ['standard', 'strict', 'one\na.txt\nout\nlib\ndone'],
    ['full', 'none', 'one\na.txt\nlib\ndone'],
  ])('--workspace-clean %s overrides the suite, which says %s', async (workspaceClean, reset, output) => {
    using remote = aRemote({ 'a.txt': 'one\n', '.gitignore': 'out/\n' });
    const workspace = `repos: [{path: lib, repo: "${remote.url}"}]\nhooks: {after_each: {reset: ${reset}}}`;
    const suite = suiteOf(workspace, `${ask('a', change)}\n${ask('b', look)}`);
    const { result } = await run(suite, { given: { workspaceClean } });
    expect(result('b').output.trim()).toBe(output);
  });

  test('--workspace-clean also resets where the suite has no hook, but never a static folder', async () => {
    using data = aFolder();
    using mine = aFolder();
    const files = { 'evals/app/f': 'f\n' };
    const tests = `${ask('a', 'echo x > x; echo done')}\n${ask('b', 'ls; echo done')}`;
    const given = { workspaceClean: 'full' };
    const shared = await run(suiteOf('template: app', tests), { data: data.path, files, given });
    expect(shared.result('b').output).toBe('f\ndone\n');
    const suite = suiteOf(`template: app\npath: ${join(mine.path, 'w')}`, tests);
    expect((await run(suite, { data: data.path, files, given })).result('b').output).toBe('f\nx\ndone\n');
  });

  test.each(['single', 'conversation'])(
    'graders see the workspace before after_each and its reset (%s)',
    async (mode) => {
      using data = aFolder();
      const grader = `import { existsSync, readFileSync } from 'node:fs';
      const left = (name) => existsSync(process.env.AGENTV_WORKSPACE_PATH + '/' + name);
      const { file_changes } = JSON.parse(readFileSync(0, 'utf8'));
      const isLeft = left('made') && !left('after') && file_changes.includes('b/made');
      console.log(JSON.stringify({ score: isLeft ? 1 : 0 }));`;
      const work = `targets: [{name: default, provider: cli, command: 'sh -c "ls; echo x > made; echo done"'}]\n`;
      const input = mode === 'single' ? 'input: q' : 'mode: conversation\n  input: q\n  turns: [{input: q}]';
      const tests = `- id: a\n  ${input}\n  assertions: [{type: code-grader, command: [${node}, grade.mjs]}]`;
      const hooks = `hooks: {after_each: {command: [sh, -c, "ls $0; echo y > $0/after", "{{workspace_path}}"], reset: strict}}`;
      const { result } = await run(suiteOf(hooks, `${tests}\n${ask('b', 'q')}`), {
        data: data.path,
        files: { '.agentv/targets.yaml': work, 'evals/grade.mjs': grader },
      });
      expect(result('a')).toMatchObject({ status: 'ok', hookOutputs: { afterEach: 'made\n' } });
      expect(result('b').output.trim()).toBe('done');
    },
  );

  test('go back to what before_all left', async () => {
    const hooks =
      'hooks: {before_all: {command: [sh, -c, "echo built > $0/built", "{{workspace_path}}"]}, before_each: {reset: strict}}';
    const tests = `${ask('a', 'rm built; echo done')}\n${ask('b', 'cat built', 'built')}`;
    expect((await run(suiteOf(hooks, tests))).result('b').status).toBe('ok');
  });
});

describe('hooks', () => {
  test('that bun would run need no bun', async () => {
    using bin = aFolder();
    symlinkSync('/bin/sh', join(bin.path, 'sh'));
    symlinkSync(execFileSync('sh', ['-c', 'command -v cat']).toString().trim(), join(bin.path, 'cat'));
    const files = {
      'evals/hook.ts':
        "import { writeFileSync } from 'node:fs';\nconst path: string = process.argv[2] ?? '';\nwriteFileSync(`${path}/built`, 'built');\n",
    };
    const suite = suiteOf(
      'hooks: {before_all: {command: [bun, run, hook.ts, "{{workspace_path}}"]}}',
      ask('a', 'cat built', 'built'),
    );
    const all = { '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': suite, ...files };
    const { result } = await evaluated(all, {}, { PATH: bin.path });
    expect(result('a')).toMatchObject({ status: 'ok' });
  });

  const log = (data: string) => readFileSync(join(data, 'log'), 'utf8').trim().split('\n');
  const note = (data: string, what: string) => `{command: [sh, -c, "cat >> $0; echo ${what}", "${data}/log"]}`;

  test('get a JSON object on stdin, in their order, once or for each test', async () => {
    using data = aFolder();
    const names = ['before_all', 'before_each', 'after_each', 'after_all'];
    const hooks = `hooks:\n${names.map((name) => `  ${name}: ${note(data.path, name)}`).join('\n')}`;
    const tests = `${ask('a', 'echo done')}\n  metadata: {k: 1}\n${ask('b', 'exit 3')}`;
    const { result } = await run(suiteOf(hooks, tests), { data: data.path });
    const reported = log(data.path).map((line) => JSON.parse(line));
    expect(reported.map(({ test_id }) => test_id)).toEqual(['__before_all__', 'a', 'a', 'b', 'b', '__after_all__']);
    expect(reported[0]).toMatchObject({ case_input: null, case_metadata: null });
    expect(reported[1]).toMatchObject({
      case_input: 'echo done',
      case_metadata: { k: 1 },
      workspace_path: expect.any(String),
    });
    expect(new Set(reported.map(({ eval_run_id }) => eval_run_id)).size).toBe(1);
    expect(result('a').hookOutputs).toEqual({
      beforeAll: 'before_all\n',
      beforeEach: 'before_each\n',
      afterEach: 'after_each\n',
    });
  });

  test('for all tests run for each of them if each has a separate workspace', async () => {
    using data = aFolder();
    const hooks = `isolation: per_test\nhooks: {before_all: ${note(data.path, 'x')}, after_all: ${note(data.path, 'y')}}`;
    await run(suiteOf(hooks, `${ask('a', 'echo done')}\n${ask('b', 'echo done')}`), { data: data.path });
    expect(log(data.path).map((line) => JSON.parse(line).test_id)).toEqual(['a', 'a', 'b', 'b']);
  });

  test.each(['before_all', 'before_each'])(
    '%s that fails is an error of its tests, and the after hooks still run',
    async (name) => {
      using data = aFolder();
      const after = name === 'before_all' ? 'after_all' : 'after_each';
      const hooks = `hooks: {${name}: {command: [sh, -c, "echo no >&2; exit 4"]}, ${after}: ${note(data.path, 'x')}}`;
      const { result } = await run(suiteOf(hooks, ask('a', 'echo done')), { data: data.path });
      expect(result('a')).toMatchObject({
        failure: { class: 'workspace', stage: 'setup', reason: 'script_error', message: `The hook ${name} failed: no` },
      });
      expect(log(data.path)).toHaveLength(1);
    },
  );

  test('that fail after a test are reported and fail nothing', async () => {
    const hooks = 'hooks: {after_each: {command: [sh, -c, "exit 4"]}, after_all: {command: [no-such-program]}}';
    const { result, run: whole } = await run(suiteOf(hooks, ask('a', 'echo done')));
    expect(result('a').status).toBe('ok');
    expect(whole.warnings.map(({ message }) => message)).toEqual([
      'The program "no-such-program" is not in PATH',
      'The hook after_each failed: It ended with exit code 4',
      expect.stringContaining('The hook after_all failed: The program "no-such-program" was not found'),
    ]);
  });

  test('that hang are ended with all that they started', async () => {
    const hooks = 'hooks: {before_each: {command: [sh, -c, "sleep 60 & sleep 60"], timeout_ms: 200}}';
    const { result } = await run(suiteOf(hooks, ask('a', 'echo done')));
    expect(result('a').output).toContain('The hook before_each failed: It did not end within 0.2 s and was stopped');
  });

  test('are not run by a dry run', async () => {
    using data = aFolder();
    const hooks = `hooks: {before_all: ${note(data.path, 'x')}}`;
    await run(suiteOf(hooks, ask('a', 'echo done')), { data: data.path, given: { dryRun: 'true' } });
    expect(existsSync(join(data.path, 'log'))).toBe(false);
  });
});

describe('what must be installed', () => {
  test('is looked for before anything else, and all that is missing is named', async () => {
    const workspace = 'env: {required_commands: [sh, no-such-a, no-such-b]}\nhooks: {before_all: {command: ["false"]}}';
    const { result } = await run(suiteOf(workspace, ask('a', 'echo done')));
    expect(result('a')).toMatchObject({ failure: { class: 'workspace', reason: 'preflight_error' } });
    expect(result('a').output).toContain('the program no-such-a, the program no-such-b');
  });
});

describe('a static workspace', () => {
  test('is filled when it is empty, and used as it is afterwards; it is never removed', async () => {
    using data = aFolder();
    using mine = aFolder();
    const path = join(mine.path, 'w');
    const suite = suiteOf(`template: app\npath: ${path}`, ask('a', 'echo x >> f; cat f; echo done'));
    const files = { 'evals/app/f': 'f\n' };
    expect((await run(suite, { data: data.path, files })).result('a').output).toBe('f\nx\ndone\n');
    expect((await run(suite, { data: data.path, files })).result('a').output).toBe('f\nx\nx\ndone\n');
    expect(readdirSync(path)).toEqual(['f']);
  });

  test.each([
    ['empty', ''],
    ['missing', 'w/deep'],
  ])('that the run names gets the template and the repositories when it is %s', async (_, name) => {
    using data = aFolder();
    using mine = aFolder();
    using remote = aRemote({ README: 'lib\n' });
    const path = join(mine.path, name);
    const workspace = `template: app\nrepos: [{path: lib, repo: "${remote.url}"}]\nmode: static\npath: elsewhere`;
    const suite = suiteOf(workspace, ask('a', 'cat f lib/README; echo x >> f; echo done'));
    const given = { workspaceMode: 'static', workspacePath: path };
    const files = { 'evals/app/f': 'f\n' };
    expect((await run(suite, { data: data.path, given, files })).result('a').output).toBe('f\nlib\ndone\n');
    rmSync(join(path, 'lib'), { recursive: true });
    writeFileSync(join(path, 'f'), 'kept\n');
    const again = await run(suiteOf(workspace, ask('a', 'cat f; ls; echo done')), { data: data.path, given, files });
    expect(again.result('a').output).toBe('kept\nf\ndone\n');
  });

  test('that the run names belongs to every test, and nothing is put into it', async () => {
    using mine = aFolder();
    mkdirSync(join(mine.path, '.git'));
    writeFileSync(join(mine.path, 'x'), 'here');
    const suite = suiteOf('template: app', ask('a', 'ls -A; cat x', 'here'));
    const given = { workspacePath: mine.path };
    const { result } = await run(suite, { given, files: { 'evals/app/f': '' } });
    expect(result('a').output).toBe('.git\nx\nhere');
    expect(readdirSync(join(mine.path, '.git'))).toEqual([]);
  });
});

test('the files of an evals.json are in the workspace if the run asks for one', async () => {
  const evals = {
    skill_name: 's',
    evals: [{ id: 1, prompt: 'cat in/x.csv', files: ['in/x.csv'], assertions: ['ok'] }],
  };
  const files = {
    '.agentv/targets.yaml': TARGETS,
    'evals/evals.json': JSON.stringify(evals),
    'evals/in/x.csv': '1,2\n',
  };
  const given = { evals: 'evals/evals.json', workspaceMode: 'temp', dryRun: 'false' };
  const judged = `${TARGETS.replace('}]', '}, {name: judge, provider: mock, response: "{}"}]')}`;
  const { result } = await evaluated({ ...files, '.agentv/targets.yaml': judged }, { ...given, graderTarget: 'judge' });
  expect(result('1').output.trim()).toBe('1,2');
});

describe('tests that run at the same time', () => {
  /** Leaves a mark while it works, and tells when it meets another's. */
  const alone = 'ls busy-* 2>/dev/null && echo clash; touch busy-$$; sleep 0.3; rm busy-$$; echo done';
  /** The same, but waits until it meets one, as long as somebody who shares the folder may take to come. */
  const meeting =
    'touch busy-$$; for i in $(seq 50); do [ $(ls busy-* | wc -l) -gt 1 ] && echo clash && break; sleep 0.1; done; sleep 0.3; rm busy-$$';
  const threeOf = (command: string) => ['a', 'b', 'c'].map((id) => ask(id, command)).join('\n');
  const three = threeOf(alone);
  const clashes = (run: { readonly results: readonly { readonly output: string }[] }): number =>
    run.results.filter(({ output }) => output.includes('clash')).length;

  test('have the shared folder to themselves, unless the run says how many there are', async () => {
    using data = aFolder();
    const asking = (tests: string) => ({
      '.agentv/targets.yaml': TARGETS,
      'evals/a.eval.yaml': suiteOf('template: app', tests),
      'evals/app/x': 'x',
    });
    const env = { AGENTV_DATA_DIR: data.path };
    expect(clashes((await evaluated(asking(three), {}, env)).run)).toBe(0);
    expect(clashes((await evaluated(asking(threeOf(meeting)), { workers: '3' }, env)).run)).toBeGreaterThan(0);
  });

  test('trials of one test have a folder each, where each test has one', async () => {
    using data = aFolder();
    const { result } = await run(suiteOf('template: app\nisolation: per_test', ask('a', alone)), {
      data: data.path,
      files: { 'evals/app/x': 'x' },
      given: { trials: '3', workers: '3' },
    });
    expect(result('a').trials?.map(({ score }) => score)).toEqual([1, 1, 1]);
    expect(result('a').output).not.toContain('clash');
    expect(leftIn(data.path)).toEqual([]);
  });
});

test('a judge that may look around sees what the target left in its workspace', async () => {
  using data = aFolder();
  await using model = await modelServer([
    { says: '{"tool": "read_file", "path": "made.txt"}' },
    { says: '{"score": 1, "assertions": [{"text": "there", "passed": true}]}' },
  ]);
  const judge = `  - {name: judge, provider: openai, model: m, base_url: "${model.url}/v1"}\n`;
  const test = `- id: a\n  input: echo remarkable > made.txt\n  assertions: [{type: agent-judge, target: judge, prompt: Is there a file?}]`;
  const { result } = await run(suiteOf('template: app', test), {
    data: data.path,
    files: {
      'evals/app/x': 'x',
      '.agentv/targets.yaml': `targets:\n  - {name: default, provider: cli, command: 'sh -c {PROMPT}'}\n${judge}`,
    },
  });
  expect(result('a').status).toBe('ok');
  expect(JSON.stringify(model.requests[1]?.body)).toContain('remarkable');
});

describe('several processes', () => {
  const start = (cwd: string, data: string) => {
    const args = ['run', 'evals', '-o', `out-${Math.floor(performance.now() * 1000)}`];
    return startProgram(args, { cwd, env: { ...process.env, AGENTV_DATA_DIR: data } });
  };
  const suite = (url: string) =>
    suiteOf(
      `repos: [{path: lib, repo: "${url}"}]`,
      ask('a', 'cat lib/a.txt; echo more >> lib/a.txt; sleep 0.2', 'one'),
    );

  test('that prepare the same at once both succeed', async () => {
    using data = aFolder();
    using remote = aRemote({ 'a.txt': 'one\n' });
    using project = aProject({ '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': suite(remote.url) });
    const both = [start(project.folder, data.path), start(project.folder, data.path)];
    const codes = await Promise.all(both.map(async ({ ended }) => (await ended).exitCode));
    expect(codes).toEqual([0, 0]);
  }, 30_000);

  test('one that is killed in the middle of preparing leaves nothing that harms the next', async () => {
    using data = aFolder();
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`d${index % 20}/f${index}`, 'x']));
    using remote = aRemote({ 'a.txt': 'one\n', ...many });
    using project = aProject({ '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': suite(remote.url) });
    for (const part of ['mirrors', 'pool', 'state']) {
      const { child, ended } = start(project.folder, data.path);
      while (child.exitCode === null && !existsSync(join(data.path, 'eval-action', part))) await sleep(2);
      child.kill('SIGKILL');
      await ended;
    }
    expect(await start(project.folder, data.path).ended).toMatchObject({ exitCode: 0 });
    const left = readdirSync(join(data.path, 'eval-action'), { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /partial|draft/.test(name))).toEqual([]);
  }, 120_000);
});

describe('hooks of a target', () => {
  const hook = (name: string, more = '') =>
    `${name}: {command: ${JSON.stringify(`echo ${name} >> log; cat | grep -o '"test_id":"[^"]*"' >> log`)}, cwd: {{folder}}${more}}`;
  const points = ['before_all', 'before_each', 'after_each', 'after_all'];
  const logged = (folder: string) =>
    readFileSync(join(folder, 'log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.replace(/^"test_id":/, ''));

  test('run inside those of the workspace, around the tests of that target alone', async () => {
    using log = aFolder();
    const inFolder = (text: string) => text.replaceAll('{{folder}}', JSON.stringify(log.path));
    const own = points.map(
      (point) => `${point}: {command: [sh, -c, "echo workspace ${point} >> log"], cwd: {{folder}}}`,
    );
    const suite = suiteOf(inFolder(`hooks: {${own.join(', ')}}`), ask('a', 'echo done'));
    const execution = `execution: {targets: [{name: mine, use_target: default, hooks: {${points.map((point) => hook(point)).join(', ')}}}]}\n`;
    const { result } = await run(`${inFolder(execution)}${suite}`);
    expect(result('a').status).toBe('ok');
    expect(logged(log.path)).toEqual([
      ...['workspace before_all', 'before_all', '"__target_before_all__"'],
      ...['workspace before_each', 'before_each', '"a"'],
      ...['after_each', '"a"', 'workspace after_each'],
      ...['after_all', '"__target_after_all__"', 'workspace after_all'],
    ]);
  });

  test('that fail before a test are no fault of the target', async () => {
    const execution = `execution: {targets: [{name: mine, use_target: default, hooks: {before_each: {command: 'echo no >&2; exit 3'}}}]}\n`;
    const suite = `${execution}${suiteOf('hooks: {before_all: {command: [true]}}'.replace('true', "'true'"), ask('a', 'echo done'))}`;
    const { result } = await run(suite);
    expect(result('a')).toMatchObject({
      failure: {
        class: 'workspace',
        reason: 'script_error',
        message: 'The hook before_each of the target failed: no',
      },
    });
  });

  test('do not run for tests without a workspace, which is reported once', async () => {
    const execution = `execution: {targets: [{name: mine, use_target: default, hooks: {before_each: {command: 'exit 3'}}}]}\n`;
    const tests = `tests:\n${ask('a', 'echo done')}\n${ask('b', 'echo done')}\n`;
    const { run: ran } = await run(`${execution}${tests}`);
    expect(ran.results.map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(ran.warnings).toMatchObject([
      {
        code: 'WORKSPACE_TROUBLE',
        message: 'a: the hooks of the target "mine" do not run for tests that have no workspace',
      },
    ]);
  });
});

test('the template that a target brings is that of suites which name none', async () => {
  using data = aFolder();
  const old = TARGETS.replace('}]', ', workspace_template: theirs}]');
  const files = {
    '.agentv/targets.yaml': old,
    'evals/theirs/file.txt': 'of the target',
    'evals/own/file.txt': 'of the suite',
  };
  const tests = `tests:\n${ask('a', 'cat file.txt', 'of the target')}\n`;
  expect((await run(tests, { data: data.path, files })).result('a').status).toBe('ok');
  const own = suiteOf('template: own', ask('a', 'cat file.txt', 'of the suite'));
  expect((await run(own, { data: data.path, files })).result('a').status).toBe('ok');
});
