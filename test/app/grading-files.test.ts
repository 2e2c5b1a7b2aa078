/** Hidden tests: files that are in a workspace only while graders run. */
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

const targets = `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'}]\n`;

/** Passes when the shell command succeeds in the workspace. */
const grader = (command: string) =>
  `{type: code-grader, command: [sh, -c, ${JSON.stringify(`cd "$AGENTV_WORKSPACE_PATH"; if ${command}; then s=1; else s=0; fi; echo "{\\"score\\": $s}"`)}]}`;

const aTest = (id: string, script: string, command: string) =>
  `  - id: ${id}\n    input: ${JSON.stringify(`${script}; echo done`)}\n    assertions: [${grader(command)}]\n`;

interface Given {
  readonly workspace?: string;
  readonly gradingFiles?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly workers?: string;
}

async function graded(tests: readonly string[], given: Given, data: string) {
  const { workspace = 'template: app', gradingFiles = '[{from: hidden/check.sh, to: tests/check.sh}]' } = given;
  const suite = `workspace:\n  ${workspace}\n  grading_files: ${gradingFiles}\ntests:\n${tests.join('')}`;
  const files = {
    '.agentv/targets.yaml': targets,
    'evals/a.eval.yaml': suite,
    'evals/app/main.txt': 'main\n',
    'evals/hidden/check.sh': '#!/bin/sh\ngrep -q fixed main.txt\n',
    ...given.files,
  };
  return evaluated(
    files,
    { workers: given.workers ?? '1', retainOnFailure: 'keep', retainOnSuccess: 'keep' },
    {
      AGENTV_DATA_DIR: data,
    },
  );
}

describe('grading files', () => {
  test('are there for the graders, and neither for the agent nor in the recorded changes', async () => {
    using data = aFolder();
    const { result } = await graded(
      [
        aTest('works', 'test ! -e tests && echo fixed > main.txt', './tests/check.sh'),
        aTest('fails', 'echo broken > main.txt', './tests/check.sh'),
      ],
      {},
      data.path,
    );
    expect(result('works')).toMatchObject({ status: 'ok', score: 1 });
    expect(result('fails')).toMatchObject({ status: 'quality_failure', score: 0 });
    expect(result('works').fileChanges).toContain('+fixed');
    expect(result('works').fileChanges).not.toContain('check.sh');
  });

  test('are gone before `after_each` and the next test, and what the agent had there is back', async () => {
    using data = aFolder();
    const look = 'find . -type f | sort; cat tests/check.sh';
    const { result } = await graded(
      [
        aTest('first', 'mkdir tests; echo mine > tests/check.sh', 'grep -q grep tests/check.sh'),
        aTest('second', look, 'grep -q grep tests/check.sh'),
      ],
      { workspace: 'template: app\n  hooks: {after_each: {command: [cat, "{{workspace_path}}/tests/check.sh"]}}' },
      data.path,
    );
    expect(result('first').score).toBe(1);
    expect(result('first').hookOutputs?.afterEach).toBe('mine\n');
    expect(result('second').score).toBe(1);
    expect(result('second').output.trim()).toBe('./main.txt\n./tests/check.sh\nmine\ndone');
  });

  test('replace a file, a folder or a link that the agent made at their path, and never lead out of the workspace', async () => {
    using data = aFolder();
    writeFileSync(join(data.path, 'mine'), 'mine\n');
    const out = data.path;
    const check = 'test -f tests/check.sh && ! test -L tests/check.sh && ./tests/check.sh';
    const scripts = {
      folder: 'mkdir -p tests/check.sh/deep; chmod 000 tests/check.sh',
      link: `mkdir tests; ln -s ${out}/mine tests/check.sh`,
      'link-for-the-folder': `ln -s ${out} tests`,
      'link-to-nowhere': 'ln -s nowhere tests',
      'file-for-the-folder': 'echo x > tests',
      'read-only': 'mkdir tests; echo x > tests/check.sh; chmod 500 tests',
      'link-inside': 'mkdir real; ln -s real tests',
      'link-for-the-workspace': `W=$PWD; cd /; rm -rf "$W"; ln -s ${out} "$W"`,
    };
    const tests = Object.entries(scripts).map(([id, script]) => aTest(id, `echo fixed > main.txt; ${script}`, check));
    const { result } = await graded(tests, { workspace: 'template: app\n  isolation: per_test' }, data.path);
    const scores = Object.keys(scripts).map((id) => [id, result(id).score]);
    // Without its files a workspace has nothing that works.
    expect(scores).toEqual(Object.keys(scripts).map((id) => [id, id === 'link-for-the-workspace' ? 0 : 1]));
    expect(readFileSync(join(data.path, 'mine'), 'utf8')).toBe('mine\n');
    expect(existsSync(join(data.path, 'check.sh'))).toBe(false);
    const stored = result('folder').workspacePath ?? '';
    expect(readdirSync(join(stored, 'tests'))).toEqual(['check.sh']);
    expect(lstatSync(join(stored, 'tests/check.sh')).isDirectory()).toBe(true);
    expect(lstatSync(join(result('link-for-the-folder').workspacePath ?? '', 'tests')).isSymbolicLink()).toBe(true);
  });

  test('are those that were there when the run began, whatever an agent does to them', async () => {
    using data = aFolder();
    const before = 'hooks: {before_each: {command: [sh, -c, "pwd > {{workspace_path}}/where"]}}';
    const { result } = await graded(
      [aTest('a', 'echo "#!/bin/sh" > "$(cat where)/hidden/check.sh"', './tests/check.sh')],
      { workspace: `template: app\n  ${before}` },
      data.path,
    );
    expect(result('a')).toMatchObject({ status: 'quality_failure', score: 0 });
  });

  test('of a test replace those of its suite, and tests with different ones share a pooled workspace', async () => {
    using data = aFolder();
    using remote = aRemote({ 'main.txt': 'main\n' });
    const own = `    workspace: {grading_files: [{from: hidden/own.sh, to: own.sh}]}\n`;
    const tests = [
      aTest('suite', 'echo fixed > main.txt', './tests/check.sh && ! test -e own.sh'),
      aTest('own', 'true', './own.sh && ! test -e tests') + own,
    ];
    const { result } = await graded(
      tests,
      { workspace: `repos: [{path: ., repo: "${remote.url}"}]`, files: { 'evals/hidden/own.sh': '#!/bin/sh\ntrue\n' } },
      data.path,
    );
    expect([result('suite').score, result('own').score]).toEqual([1, 1]);
    const slots = readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('main.txt'),
    );
    expect(slots).toHaveLength(1);
  });

  test('are not seen by another agent at work in the same folder, however many workers there are', async () => {
    using data = aFolder();
    const tests = ['a', 'b', 'c'].map((id) => aTest(id, 'sleep 0.2; ls tests', 'test -e tests/check.sh && sleep 0.3'));
    const { result } = await graded(tests, { workers: '3' }, data.path);
    for (const id of ['a', 'b', 'c']) expect([result(id).score, result(id).output.trim()]).toEqual([1, 'done']);
  });

  test('of a conversation are there for the graders of the whole, and not between the turns', async () => {
    const suite = [
      'workspace: {template: app, grading_files: [{from: check.sh, to: check.sh}]}',
      'tests:',
      '  - id: a',
      '    input: echo x',
      '    mode: conversation',
      `    turns: [{input: "true", assertions: [${grader('! test -e check.sh')}]}, {input: "true", assertions: [${grader('! test -e check.sh')}]}]`,
      `    assertions: [${grader('test -e check.sh')}]`,
    ].join('\n');
    const files = {
      '.agentv/targets.yaml': `targets: [{name: default, provider: cli, command: 'echo done'}]\n`,
      'evals/a.eval.yaml': suite,
      'evals/app/main.txt': 'main\n',
      'evals/check.sh': 'x\n',
    };
    const { result } = await evaluated(files);
    expect(result('a').score).toBe(1);
  });
});
