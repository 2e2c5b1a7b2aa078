import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRemote } from '../support/git-remote.ts';
import { events, type GitHubEvent, pullRequestOf } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { ON_GITHUB_COM, performStep, type Values } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { zip } from '../support/zip.ts';

const SUITE = `name: words
tests:
  - { id: a, input: a, assertions: [{ type: code-grader, command: [sh, ./grade.sh] }] }
  - file://more.yaml
`;
const FILES = {
  'evals/a.eval.yaml': SUITE,
  'evals/more.yaml': '- { id: b, input: b, assertions: [{ type: contains, value: good }] }\n',
  'evals/grade.sh': 'cat > /dev/null\necho \'{"score": 1}\'\n',
  'evals/answer.txt': 'good',
  '.agentv/targets.yaml': "targets: [{ name: default, provider: cli, command: 'cat answer.txt' }]\n",
};

/** The reason about the policy of a pull request, which is compared with a run of its base commit. */
async function policyOf(change: Values): Promise<string | undefined> {
  await using github = await gitHubServer();
  using remote = aRemote(FILES);
  const base = remote.head;
  const ran = (event: GitHubEvent) =>
    performStep('main', {
      project: { folder: remote.folder },
      github,
      event,
      inputs: { 'output-directory': 'out', comment: 'never' },
      env: { ...ON_GITHUB_COM, GITHUB_RUN_ID: event.name === 'push' ? '1' : '2' },
    });
  Object.assign(github.branches, { main: [base] });
  await ran({ ...events.push, env: { ...events.push.env, GITHUB_SHA: base } });
  const folder = join(remote.folder, 'out/evidence');
  const archive = zip(readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name), 'utf8') })));
  leaveEvidence(github, { run: 1, sha: base, archive });

  const head = remote.commit(change);
  Object.assign(github.branches, { change: [head, base] });
  await ran(pullRequestOf({ head, base }));
  const { verdict } = JSON.parse(readFileSync(join(remote.folder, 'out/report.json'), 'utf8'));
  return verdict.reasons.find((reason: string) => reason.includes('policy'));
}

const DIFFERENT = 'Judged by the policy of the base branch; different in this pull request: evals/a.eval.yaml';

test.each<[string, Values, string | undefined]>([
  [
    'a program that grades',
    { 'evals/grade.sh': 'echo \'{"score": 1.0}\'\n' },
    `${DIFFERENT} graders of a, which changed`,
  ],
  [
    'a file of tests that the suite includes',
    { 'evals/more.yaml': '- { id: b, input: b, assertions: [{ type: contains, value: o }] }\n' },
    `${DIFFERENT.replace('a.eval', 'more')} graders of b contains value → another value`,
  ],
  ['what is tested', { 'evals/answer.txt': 'also good' }, undefined],
])('a pull request that changes %s', async (_, change, policy) => {
  expect(await policyOf(change)).toBe(policy);
});
