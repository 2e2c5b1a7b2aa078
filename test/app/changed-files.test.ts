import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSuites } from '../../src/cli/commands/run.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { type FailureEntry, failureLineSchema } from '../../src/model/verdict/failures.ts';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { evidenceText } from '../support/evidence.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { aRecentPool } from '../support/recent-pool.ts';

const suite = (watch: string, answer = 'good') => `name: greetings
${watch}
tests:
  - { id: greets, input: hello, assertions: [{ type: contains, value: ${answer} }] }
`;
const WATCHED = suite("execution: { watch: [prompts/**, '!**/*.md'] }");

const aProduct = (text: string): GitRemote =>
  aRemote({
    'evals/a.eval.yaml': text,
    'prompts/one.txt': 'good',
    'notes.txt': 'x',
    '.agentv/targets.yaml': "targets: [{ name: default, provider: cli, command: 'cat prompts/one.txt', cwd: .. }]\n",
  });

/** Runs the suite in a folder, compared with a baseline of the commit `base`. */
async function failures(folder: string, base: string) {
  const pool = aRecentPool({ greets: '5/5' }, { file: 'evals/a.eval.yaml', target: 'default', trial: { sha: base } });
  writeFileSync(join(folder, 'evidence.jsonl'), evidenceText(pool));
  const terminal = { colour: false, width: 100, print() {}, complain() {}, status() {} };
  const log = { info() {}, warn() {}, error() {} };
  const runtime = { ...realRuntime(log, unstoppable()), cwd: folder, env: { PATH: process.env['PATH'] ?? '' } };
  const inputs = parseInputs({ evals: 'evals', baseline: 'evidence.jsonl', outputDirectory: 'out', control: 'off' });
  await runSuites({ inputs, resultsFiles: [], quiet: true, json: false }, runtime, terminal);
  const text = readFileSync(join(folder, 'out', 'failures.jsonl'), 'utf8');
  const [header, entry] = text.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
  expect(header.base_sha).toBe(base);
  return {
    entry: failureLineSchema().parse(entry) as FailureEntry,
    index: readFileSync(join(folder, 'out', 'index.md'), 'utf8'),
  };
}

test('a failure names the changed files that its suite watches, and the suite', async () => {
  using remote = aProduct(WATCHED);
  const base = remote.head;
  remote.commit({
    'prompts/one.txt': 'bad',
    'prompts/a `b`\n# c.txt': 'x',
    'prompts/notes.md': 'x',
    'notes.txt': 'y',
    'evals/a.eval.yaml': `${WATCHED}# changed\n`,
  });
  const { entry, index } = await failures(remote.folder, base);
  expect(entry.changed).toEqual(['evals/a.eval.yaml', 'prompts/a `b`\n# c.txt', 'prompts/one.txt']);
  expect(index).toContain('\n- ``prompts/a `b`\\n# c.txt``\n- `prompts/one.txt`\n- All changes: `git diff ');
});

test('changes that are not committed count: edited, new and deleted files', async () => {
  using remote = aProduct(WATCHED);
  remote.commit({ 'prompts/old.txt': 'x', '.gitignore': 'prompts/*.log\n' });
  writeFileSync(join(remote.folder, 'prompts', 'one.txt'), 'bad');
  writeFileSync(join(remote.folder, 'prompts', 'new.txt'), 'x');
  writeFileSync(join(remote.folder, 'prompts', 'ignored.log'), 'x');
  rmSync(join(remote.folder, 'prompts', 'old.txt'));
  const { entry } = await failures(remote.folder, remote.head);
  expect(entry.changed).toEqual(['prompts/new.txt', 'prompts/old.txt', 'prompts/one.txt']);
});

test('files that an agent under test edits or adds in the checkout are no changes', async () => {
  using remote = aProduct(WATCHED);
  remote.commit({
    'prompts/two.txt': 'x',
    '.agentv/targets.yaml':
      "targets: [{ name: default, provider: cli, command: 'echo y > prompts/two.txt; echo y > prompts/three.txt; cat prompts/one.txt', cwd: .. }]\n",
  });
  const base = remote.head;
  remote.commit({ 'prompts/one.txt': 'bad' });
  expect((await failures(remote.folder, base)).entry.changed).toEqual(['prompts/one.txt']);
  expect(remote.git('status', '--porcelain', 'prompts').split('\n')).toHaveLength(2);
});

test('no change of watched files is none, and not unknown', async () => {
  using remote = aProduct(suite('execution: { watch: [prompts/**] }', 'other'));
  const base = remote.head;
  remote.commit({ 'notes.txt': 'y' });
  const { entry, index } = await failures(remote.folder, base);
  expect(entry.changed).toEqual([]);
  expect(index).toContain('\n- None that the suites depend on, by their `watch`.\n');
});

test('without "watch", and if git cannot compare, changed files are unknown', async () => {
  using unwatched = aProduct(suite('description: x'));
  const base = unwatched.head;
  unwatched.commit({ 'prompts/one.txt': 'bad' });
  using watched = aProduct(WATCHED);
  watched.commit({ 'prompts/one.txt': 'bad' });
  for (const found of [await failures(unwatched.folder, base), await failures(watched.folder, 'c'.repeat(40))]) {
    expect(found.entry).not.toHaveProperty('changed');
    expect(found.index).toContain('\n- For 1 suite this is not known: ');
  }
});

test('a base commit that a shallow clone lacks is fetched', async () => {
  using remote = aProduct(WATCHED);
  const base = remote.head;
  remote.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  remote.commit({ 'prompts/one.txt': 'bad' });
  using clones = aFolder();
  const clone = join(clones.path, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth=1', remote.url, clone]);
  expect((await failures(clone, base)).entry.changed).toEqual(['prompts/one.txt']);
});
