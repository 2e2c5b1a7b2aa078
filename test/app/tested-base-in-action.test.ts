import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Counts } from '../support/evidence.ts';
import { evidenceText } from '../support/evidence.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { pullRequestOf } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { ON_GITHUB_COM, performStep } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';

const suite = (...ids: string[]) =>
  `name: words\ntests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: good }] }\n`).join('')}`;
const TARGETS = "targets: [{ name: default, provider: cli, command: 'sh answer.sh {PROMPT}' }]\n";

/**
 * The base branch after a pull request began: it broke the test `old`, and added the test `added`. The pull request
 * changes files of its own. GitHub made the merge of both.
 */
function aMovedBase(change: Readonly<Record<string, string>>) {
  const remote = aRemote({
    'evals/a.eval.yaml': suite('old', 'same'),
    'evals/answer.sh': 'cat $1.txt\n',
    'evals/old.txt': 'good',
    'evals/same.txt': 'good',
    '.agentv/targets.yaml': TARGETS,
  });
  const left = remote.head;
  remote.git('checkout', '-q', '-b', 'change');
  const head = remote.commit(change);
  remote.git('checkout', '-q', 'main');
  const moved = remote.commit({
    'evals/a.eval.yaml': suite('old', 'same', 'added'),
    'evals/old.txt': 'broken',
    'evals/added.txt': 'good',
  });
  remote.git('checkout', '-q', '--detach');
  remote.git('merge', '-q', '--no-ff', '-m', 'merge', 'change');
  const merge = remote.head;
  remote.git('update-ref', 'refs/pull/7/merge', merge);
  return { remote, left, head, moved, merge };
}

/** What a run of the base branch at a commit stored. */
function leave(github: GitHubServer, run: number, sha: string, counts: Counts): void {
  const pool = aRecentPool(counts, { suite: 'words', file: 'evals/a.eval.yaml', target: 'default', trial: { sha } });
  leaveEvidence(github, { run, sha, text: evidenceText(pool) });
}

interface Checkout {
  readonly ref: string;
  readonly depth: readonly string[];
}

async function ran(from: ReturnType<typeof aMovedBase>, { ref, depth }: Checkout) {
  const { remote, left, head, moved, merge } = from;
  await using github = await gitHubServer();
  Object.assign(github.branches, { main: [moved, left], change: [head, left] });
  leave(github, 1, left, { old: '5/5', same: '5/5' });
  leave(github, 2, moved, { old: '0/5', same: '5/5', added: '5/5' });
  using clone = aFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone.path, stdio: 'pipe' });
  git('init', '-q');
  git('remote', 'add', 'origin', remote.url);
  git('fetch', '-q', ...depth, 'origin', ref);
  git('checkout', '-q', '--detach', 'FETCH_HEAD');
  git('remote', 'set-url', 'origin', 'https://github.com/octo/agent');
  const event = pullRequestOf({ head, base: moved, merge });
  const inputs = { 'output-directory': 'out', comment: 'never' };
  const { outputs, log } = await performStep('main', {
    project: { folder: clone.path },
    github,
    event,
    inputs,
    env: ON_GITHUB_COM,
  });
  const { comparison } = JSON.parse(readFileSync(join(clone.path, 'out/report.json'), 'utf8'));
  const states = Object.fromEntries(
    comparison.tests.map(({ testId, state }: { testId: string; state: string }) => [testId, state]),
  );
  return { states, run: outputs['baseline-run-id'], verdict: outputs['verdict'], log };
}

const MERGE_REF = 'refs/pull/7/merge';

test.each([
  ['a whole clone', []],
  ['a shallow clone, which only has the merge commit', ['--depth', '1']],
])('what the base branch broke since the change began is not blamed on the change: %s', async (_, depth) => {
  const from = aMovedBase({ 'README.md': 'words' });
  using _remote: GitRemote = from.remote;
  const { states, run, verdict, log } = await ran(from, { ref: MERGE_REF, depth });
  expect(states, log).toEqual({ old: 'failing-as-before', same: 'passing', added: 'passing' });
  expect([run, verdict]).toEqual(['2', 'pass']);
});

test('a test that the base branch added is not new to the change that breaks it', async () => {
  const from = aMovedBase({ 'evals/answer.sh': 'if [ $1 = added ]; then echo broken; else cat $1.txt; fi\n' });
  using _remote: GitRemote = from.remote;
  const { states } = await ran(from, { ref: MERGE_REF, depth: ['--depth', '1'] });
  expect(states['added']).toBe('regressed');
});

test('where the head itself is checked out, it is compared with the commit where it left its base branch', async () => {
  const from = aMovedBase({ 'README.md': 'words' });
  using _remote: GitRemote = from.remote;
  const { states, run } = await ran(from, { ref: 'change', depth: ['--depth', '1'] });
  expect([states, run]).toEqual([{ old: 'passing', same: 'passing' }, '1']);
});
