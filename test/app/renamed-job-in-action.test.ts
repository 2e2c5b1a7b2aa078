import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyFolder, README_TEXT, runPath } from '../../src/baseline/history-paths.ts';
import { encodeRun } from '../../src/baseline/run-file.ts';
import { aResult } from '../support/builders.ts';
import { evidenceText } from '../support/evidence.ts';
import { sample } from '../support/exhaustive.ts';
import { aRemote } from '../support/git-remote.ts';
import { pullRequestOf } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aHistoryRun } from '../support/history.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { ON_GITHUB_COM, performStep } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';

const SUITE = 'name: words\ntests:\n  - { id: a, input: a, assertions: [{ type: contains, value: good }] }\n';
const TARGETS = "targets: [{ name: default, provider: cli, command: 'cat answer.txt' }]\n";

interface Names {
  readonly file?: string;
  readonly workflow?: string;
  readonly job?: string;
  readonly key?: string;
}

const workflowOf = ({ workflow = 'Evals', job = 'evals', key }: Names): string =>
  `name: ${workflow}\non: pull_request\njobs:\n  ${job}:\n    steps:\n      - uses: agentv/eval-action@v1\n${
    key === undefined ? '' : `        with: { comment-key: ${key} }\n`
  }`;
const fileOf = ({ file = 'evals' }: Names): string => `.github/workflows/${file}.yml`;

/** A pull request that breaks its only test, and renames the job that measured it on the base branch. */
async function ran(before: Names, after: Names, { stored = before, inHistory = false } = {}) {
  await using github = await gitHubServer();
  using remote = aRemote({
    'evals/a.eval.yaml': SUITE,
    'evals/answer.txt': 'good',
    '.agentv/targets.yaml': TARGETS,
    [fileOf(before)]: workflowOf(before),
    ...(inHistory && { '.agentv/config.yaml': 'eval_action: { history: branch }\n' }),
  });
  const base = remote.head;
  if (fileOf(before) !== fileOf(after)) remote.git('rm', '-q', fileOf(before));
  const head = remote.commit({ 'evals/answer.txt': 'broken', [fileOf(after)]: workflowOf(after) });
  Object.assign(github.branches, { main: [base], change: [head, base] });
  const key = stored.key ?? `${stored.file ?? 'evals'}.yml/${stored.job ?? 'evals'}`;
  if (inHistory) {
    const run = aHistoryRun([aResult({ suite: 'words', testId: 'a', target: 'default' })], {
      facts: { run_id: 1, sha: base, time: new Date().toISOString() },
    });
    const path = `${keyFolder(key)}/${runPath(run.run)}`;
    github.git.write('eval-history', { 'README.md': README_TEXT, [path]: encodeRun(run) });
  }
  const trial = { sha: base };
  const pool = aRecentPool({ a: '5/5' }, { suite: 'words', file: 'evals/a.eval.yaml', target: 'default', trial });
  if (!inHistory) leaveEvidence(github, { run: 1, sha: base, key, path: fileOf(stored), text: evidenceText(pool) });
  const event = pullRequestOf({ head, base });
  const env = {
    ...ON_GITHUB_COM,
    GITHUB_ACTION_REPOSITORY: 'agentv/eval-action',
    GITHUB_WORKFLOW: after.workflow ?? 'Evals',
    GITHUB_JOB: after.job ?? 'evals',
    GITHUB_WORKFLOW_REF: `octo/agent/${fileOf(after)}@refs/pull/7/merge`,
  };
  const inputs = {
    'output-directory': 'out',
    comment: 'never',
    ...(after.key !== undefined && { 'comment-key': after.key }),
  };
  const { outputs, log } = await performStep('main', {
    project: { folder: remote.folder },
    github,
    event,
    inputs,
    env,
  });
  const { comparison } = JSON.parse(readFileSync(join(remote.folder, 'out/report.json'), 'utf8'));
  return { state: comparison.tests[0]?.state, run: outputs['baseline-run-id'], log };
}

describe('a pull request is compared with the baseline of the base branch although it renames', () => {
  const renames: readonly [string, Names, Names][] = [
    ['the workflow', {}, { workflow: 'Checks' }],
    ['the workflow file', {}, { file: 'checks' }],
    ['the job', {}, { job: 'quality' }],
    ['the comment-key', { key: 'old' }, { key: 'new' }],
    ['all of them', { key: 'old' }, { file: 'checks', workflow: 'Checks', job: 'quality', key: 'new' }],
  ];

  test.each(sample(renames, 2))('%s', async (_, before, after) => {
    const { state, run, log } = await ran(before, after);
    expect([state, run], log).toEqual(['regressed', '1']);
  });

  test('all of them, where the baseline is in the history branch', async () => {
    const renamed = { file: 'checks', workflow: 'Checks', job: 'quality', key: 'new' };
    const { run, log } = await ran({ key: 'old' }, renamed, { inHistory: true });
    expect(run, log).toBe('1');
  });
});

test('a job that was not renamed is not compared with that of another workflow file', async () => {
  const { run } = await ran({}, {}, { stored: { file: 'other' } });
  expect(run).toBe('');
});
