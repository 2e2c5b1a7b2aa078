/** What agents may do to their workspace, and beside it: none of it harms the next test, or is run by us. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestResult } from '../../src/model/run/result.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { ask, runSuite, suite } from './workspace-suites.ts';

interface Harmed extends Disposable {
  result(id: string): TestResult;
  /** A folder of the user's; `mine` lies in it. */
  readonly outside: string;
  readonly warnings: readonly string[];
  /** What we were made to run. */
  readonly fired: readonly string[];
}

/** Tests that do harm, each followed by one that looks around, in one folder that is reset before each of them. */
async function harmed(scripts: readonly string[], reset = 'strict'): Promise<Harmed> {
  const data = aFolder();
  using remote = aRemote({ 'a.txt': 'one\n', 'src/b.txt': 'b\n', '.gitignore': 'ignored\n' });
  writeFileSync(join(data.path, 'mine'), 'mine\n');
  const look = 'find . -name .git -prune -o -print | sort; cat lib/a.txt; cd lib && git status --short; echo done';
  const tests = scripts.map(
    (script, index) =>
      ask(`harm-${index}`, `${script.replaceAll('OUT', data.path)}; echo done`) + ask(`look-${index}`, look),
  );
  const workspace = `{repos: [{path: lib, repo: "${remote.url}"}], hooks: {before_each: {reset: ${reset}}}}`;
  const { result, run } = await runSuite(suite(workspace, ...tests), { data: data.path, given: { workers: '1' } });
  const all = readdirSync(data.path, { recursive: true, encoding: 'utf8' });
  return {
    result,
    outside: data.path,
    warnings: run.warnings.map(({ message }) => message),
    fired: all.filter((path) => path.endsWith('fired')),
    [Symbol.dispose]: () => data[Symbol.dispose](),
  };
}

const UNHARMED = '.\n./lib\n./lib/.gitignore\n./lib/a.txt\n./lib/src\n./lib/src/b.txt\none\ndone';

const FIRE = 'touch OUT/fired';
const CONFIG = [
  'cd lib',
  `git config core.fsmonitor '${FIRE}'`,
  'mkdir -p ../hooks && git config core.hooksPath "$PWD/../hooks"',
  `for hook in post-checkout post-index-change pre-commit reference-transaction; do printf '#!/bin/sh\\n${FIRE}\\n' > ../hooks/$hook; cp ../hooks/$hook .git/hooks/$hook; done`,
  'chmod +x ../hooks/* .git/hooks/*',
  `git config filter.x.clean '${FIRE}; cat' && git config filter.x.smudge '${FIRE}; cat' && git config filter.x.process '${FIRE}'`,
  `git config diff.x.textconv '${FIRE}; cat' && git config diff.x.command '${FIRE}' && git config diff.external '${FIRE}'`,
  `git config core.pager '${FIRE}' && git config core.sshCommand '${FIRE}' && git config gc.auto 1`,
  `printf '[core]\\n\\tfsmonitor = ${FIRE}\\n' > ../more && git config include.path "$PWD/../more"`,
  "printf '* filter=x diff=x\\n' > .gitattributes; cp .gitattributes .git/info/attributes; cp .gitattributes ..",
  'rm -f OUT/fired; echo two > a.txt',
].join('; ');

const HARM: readonly (readonly [what: string, script: string])[] = [
  [
    'leaves a process of its own behind',
    'setsid sh -c "while :; do echo x >> $PWD/lib/a.txt; sleep 0.02; done" > /dev/null 2>&1 < /dev/null & sleep 0.1',
  ],
  [
    'daemonises twice',
    '(setsid sh -c "(while :; do touch $PWD/lib/x; sleep 0.02; done) &" > /dev/null 2>&1 < /dev/null &); sleep 0.1',
  ],
  ['puts a link in the place of a file', 'ln -sf OUT/mine lib/a.txt; ln -s OUT lib/out'],
  ['puts a link in the place of a repository', 'rm -rf lib; ln -s OUT lib'],
  ['puts a link in the place of its workspace', 'W=$PWD; cd /; rm -rf "$W"; ln -s OUT "$W"'],
  ['puts a link to itself in the place of its workspace', 'W=$PWD; cd /; rm -rf "$W"; ln -s "$W" "$W"'],
  ['puts a hard link to a file of the user in its workspace', 'ln -f OUT/mine lib/a.txt'],
  ['changes the settings and hooks of git', CONFIG],
  ['makes .git a file that leads elsewhere', 'cd lib; mv .git OUT/other; echo "gitdir: OUT/other" > .git'],
  ['makes .git a link', 'cd lib; mv .git OUT/other; ln -s OUT/other .git'],
  ['makes a repository within the repository', `cd lib/src; git init -q; git config core.fsmonitor '${FIRE}'`],
  ['makes folders and files that nobody may read', 'mkdir -p new/deep; chmod 000 new lib/src lib/a.txt; chmod 500 lib'],
  ['leaves pipes and sockets', 'mkfifo p lib/q lib/src/.git; rm lib/a.txt; mkfifo lib/a.txt'],
  ['makes a pipe of what git reads', 'rm lib/.gitignore; mkfifo lib/.gitignore .gitattributes'],
  ['makes a pipe within .git', 'rm lib/.git/HEAD lib/.git/index; mkfifo lib/.git/HEAD lib/.git/index'],
  ['gives files names of several lines', 'printf x > "$(printf \'lib/a\\nb\')"; mkdir -p "$(printf \'n\\n*/.git\')"'],
  [
    'gives files names that are no text',
    'printf x > "$(printf \'lib/\\377\\376\')"; mkdir "$(printf \'d\\200\')"; printf x > "$(printf \'d\\200/\\303\')"',
  ],
  ['leaves very many files', 'mkdir many; cd many; seq 3000 | xargs touch'],
  ['leaves a file of 30 GB', 'truncate -s 30G ignored; echo ignored > .gitignore'],
  ['leaves very deep folders', 'i=0; while [ $i -lt 300 ]; do mkdir deep; cd deep || break; i=$((i+1)); done'],
  ['locks its index', 'touch lib/.git/index.lock lib/.git/HEAD.lock'],
];

describe('the next test is unharmed by an agent that', () => {
  let after: Harmed;
  beforeAll(async () => {
    after = await harmed(HARM.map(([, script]) => script));
  }, 120_000);
  afterAll(() => after?.[Symbol.dispose]());

  test.each(HARM.map(([what], index) => [what, index] as const))('%s', (_, index) => {
    expect(after.result(`harm-${index}`).status).toBe('ok');
    expect(after.result(`look-${index}`).output.trim()).toBe(UNHARMED);
    expect(after.result(`look-${index}`).fileChanges).toBeUndefined();
  });

  test('does any of this, and so are the files of the user, and nothing of it is run by us', () => {
    expect(readFileSync(join(after.outside, 'mine'), 'utf8')).toBe('mine\n');
    expect(after.fired).toEqual([]);
  });
});

test('files behind a link that leads out of the workspace are not part of the changes, the link is', async () => {
  const links = ['rm -rf lib; ln -s OUT lib', 'ln -s OUT new', 'W=$PWD; cd /; rm -rf "$W"; ln -s OUT "$W"'];
  using after = await harmed([...links, 'ln -sf OUT/mine lib/a.txt']);
  for (const index of links.keys()) expect(after.result(`harm-${index}`).fileChanges).not.toContain('+mine');
  expect(after.result('harm-3').fileChanges).toContain('new file mode 120000');
});

const FILTERED = [
  "git add -A; git -c user.name=x -c user.email=x@x commit -qm x; printf '* filter=x\\n' > .git/info/attributes",
  `git config filter.x.clean '${FIRE}; cat'; rm -f OUT/fired; touch *`,
].join('; ');

test('the settings of a repository are not gone by where a file or a link was before', async () => {
  using after = await reported([
    'rm -rf lib; ln -s OUT lib',
    `cd lib; ${FILTERED}; touch ../n1`,
    'cd lib; touch *; touch ../n2',
    `rm f; mkdir f; cd f; git init -q; echo one > one; ${FILTERED}; echo two > two`,
    'touch n3 f/*',
  ]);
  expect(after.fired).toEqual([]);
  expect(after.changes.join('\n')).not.toContain('Subproject');
  expect(after.changes[3]).toMatch(/^Submodule f contains .*\+one.*\+two$/ms);
});

test('settings that an agent puts where git looks for changes are ignored', async () => {
  const setting = `printf '[filter "x"]\\n\\tclean = ${FIRE}; cat\\n' >> $each/config`;
  const script = `for each in OUT/eval-action/state/*/room/git/*/; do ${setting}; echo '* filter=x' > $each/info/attributes; done`;
  using after = await reported([
    'echo x >> lib/a.txt',
    `${script}; echo y >> lib/a.txt; echo y > n`,
    'echo z >> lib/a.txt',
  ]);
  expect(after.fired).toEqual([]);
  expect(after.changes[2]).toContain('+z');
});

test('where an agent took away what a reset goes back to, the next test is an error, not measured in what was left', async () => {
  using after = await reported(['echo x > mine; rm -rf OUT/eval-action/state', 'ls']);
  expect(after.failures).toEqual([undefined, expect.stringContaining('could not be reset after an earlier test')]);
});

/** What was told of tests one after another in a folder that holds a file and a repository, which alone is reset. */
async function reported(scripts: readonly string[]) {
  const data = aFolder();
  using remote = aRemote({ 'a.txt': 'one\n' });
  const test = (script: string, index: number) => {
    const input = JSON.stringify(`${script.replaceAll('OUT', data.path)}; echo done`);
    const reset = index < 3 ? 'strict' : 'none';
    const hooks = `{before_each: {command: ["sh", "-c", "[ -d {{workspace_path}}/f ] || echo x > {{workspace_path}}/f"]}, after_each: {reset: ${reset}}}`;
    return `  - {id: t${index}, workspace: {hooks: ${hooks}}, input: ${input}, assertions: [{type: contains, value: done}]}\n`;
  };
  const text = suite(`{repos: [{path: lib, repo: "${remote.url}"}]}`, ...scripts.map(test));
  const { result } = await runSuite(text, { data: data.path, given: { workers: '1' } });
  const all = readdirSync(data.path, { recursive: true, encoding: 'utf8' });
  return {
    changes: scripts.map((_, index) => result(`t${index}`).fileChanges ?? ''),
    failures: scripts.map((_, index) => {
      const ended = result(`t${index}`);
      return ended.status === 'execution_error' ? ended.failure.message : undefined;
    }),
    fired: all.filter((path) => path.endsWith('fired')),
    [Symbol.dispose]: () => data[Symbol.dispose](),
  };
}

test.each([
  ['lib/.gitmodules', 'mkfifo lib/.gitmodules'],
  ['lib/.git/HEAD', 'rm lib/.git/HEAD; mkfifo lib/.git/HEAD'],
])('a pipe that git would be caught by costs the diff, with a sentence, and no time: %s', async (path, script) => {
  using after = await harmed([script]);
  const sentence = new RegExp(`Git cannot determine the changes.*${path} is a pipe`);
  expect(after.result('harm-0').fileChanges).toMatch(sentence);
  expect(after.warnings.join()).toMatch(sentence);
});

test('names of several lines cannot hide other changes, or pretend some', async () => {
  const script = [
    'mkdir -p "$(printf \'n\\n*/.git\')"',
    'D="$(printf \'x\\ndiff --git a b\')"; mkdir -p "$D/.git"; echo y > "$D/f"; echo seen > new.txt',
  ].join('; ');
  using after = await harmed([script]);
  expect(after.result('harm-0').fileChanges).toContain('+seen');
  expect(after.result('harm-0').fileChanges).not.toMatch(/^diff --git a b/m);
});

test('a fast reset gets over the same', async () => {
  const script =
    'touch ":!x"; mkfifo lib/p; printf x > "$(printf \'lib/\\377\')"; echo y > lib/ignored; chmod 000 lib/src';
  using after = await harmed([script], 'fast');
  expect(after.result('look-0').output.trim()).toBe(UNHARMED.replace('./lib/src\n', './lib/ignored\n./lib/src\n'));
});
