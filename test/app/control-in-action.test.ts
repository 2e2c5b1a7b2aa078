import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evidenceText } from '../support/evidence.ts';

import { aRemote, type GitRemote } from '../support/git-remote.ts';
import { events, type GitHubEvent, pullRequestOf } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { performStep } from '../support/step.ts';

const GROUP = events.mergeGroup.payload as { merge_group: object };

const pullOn = (base: string) => pullRequestOf({ base });
const groupOn = (sha: string): GitHubEvent => ({
  ...events.mergeGroup,
  payload: { ...GROUP, merge_group: { ...GROUP.merge_group, base_sha: sha } },
});

/** A product that answered well when the baseline was measured. */
function aProduct(): GitRemote {
  const remote = aRemote({
    'evals/a.eval.yaml':
      'name: greetings\ntests:\n  - { id: greets, input: hello, assertions: [{ type: contains, value: good }] }\n',
    'evals/prompt.txt': 'good',
    '.agentv/targets.yaml': "targets: [{ name: default, provider: cli, command: 'cat prompt.txt' }]\n",
  });
  const trial = { sha: remote.git('rev-parse', 'HEAD') };
  const pool = aRecentPool({ greets: '5/5' }, { file: 'evals/a.eval.yaml', target: 'default', trial });
  writeFileSync(join(remote.folder, 'evidence.jsonll'), evidenceText(pool));
  return remote;
}

test.each([
  ['a merge group', groupOn],
  ['a pull request', pullOn],
])('%s runs control trials on the base commit of its event, not on that of the baseline', async (_, eventOn) => {
  await using github = await gitHubServer();
  using project = aProduct();
  // Merged or queued earlier than this change, after the baseline was measured.
  const base = project.commit({ 'evals/prompt.txt': 'bad' });
  project.commit({ 'evals/prompt.txt': 'bad too' });
  const inputs = { baseline: 'evidence.jsonll', 'output-directory': 'out', comment: 'never' };
  const { log } = await performStep('main', { project, github, event: eventOn(base), inputs });
  const { comparison, commit } = JSON.parse(readFileSync(join(project.folder, 'out/report.json'), 'utf8'));
  expect(comparison.tests, log).toMatchObject([{ state: 'fails-on-base', control: { passes: 0 } }]);
  expect(commit.baseSha).toBe(base);
});
