import { describe, expect, test } from 'vitest';
import { aPast, aPool, evidenceText } from '../support/evidence.ts';
import { events, HEAD } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { performStep, type Values } from '../support/step.ts';
import { leaveEvidence } from '../support/stored-evidence.ts';
import { zip } from '../support/zip.ts';

const BASE = '3'.repeat(40);
const PASSING = Array.from({ length: 20 }, (_, at) => `t${at}`);

/** Fails on purpose, writes the outcome of its first argument for all others, and prints a workflow command. */
const TOOL = `outcome=$1 output=$2; shift 2
(IFS=,; echo "$*") >> calls
echo '::error::forged'
case $outcome in score) verdict='"score":0.4';; pass) verdict='"pass":true';; *) verdict='"pass":false';; esac
if [ $outcome != crash ]; then
for test; do printf '{"test":"%s","suite":"shop","target":"agent",%s}\\n' "$test" "$verdict"; done > "$output"
fi
exit 1
`;

const rows = [...PASSING, 'refund']
  .map((id) => `${JSON.stringify({ test: id, suite: 'shop', target: 'agent', pass: id !== 'refund' })}\n`)
  .join('');

/** GitHub with the evidence of the base branch, where each test passed. */
async function aGitHub() {
  const timeOf = (at: number) => new Date(Date.now() - at * 60_000).toISOString();
  const trials = Array.from({ length: 10 }, (_, at) => aPast(true, at, { time: timeOf(at) }));
  const pool = aPool(
    {},
    {
      suite: 'shop',
      file: 'shop',
      target: 'agent',
      tests: [...PASSING, 'refund'].map((testId) => ({ testId, trials })),
    },
  );
  const github = await gitHubServer({ pulls: [{ number: 7, headSha: HEAD, headRepo: 2 }] });
  leaveEvidence(github, { run: 3000, sha: BASE, text: evidenceText(pool) });
  Object.assign(github.branches, { main: [BASE], change: [HEAD, BASE] });
  return github;
}

const aShop = () => aProject({ 'tool.sh': TOOL, 'results.jsonl': rows });
const callsIn = (project: Project) => (project.exists('calls') ? project.read('calls').trim().split('\n') : []);
const ENV = {
  GITHUB_SERVER_URL: 'http://github.localhost',
  GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/heads/main',
};

async function report(outcome: string, project: Project, inputs: Values = {}, event = events.pullRequest) {
  await using github = await aGitHub();
  const command = outcome === '' ? {} : { 'confirm-command': `sh tool.sh ${outcome} {output} {tests}` };
  const step = { project, github, event, inputs: { results: 'results.jsonl', ...command, ...inputs }, env: ENV };
  const ended = await performStep('report', step as never);
  return { ...ended, comment: github.comments[0]?.body ?? '' };
}

describe('the report of a pull request', () => {
  test('names a regression that confirm-command confirms', async () => {
    using project = aShop();
    const { exitCode, outputs, log, comment } = await report('fail', project);
    expect([exitCode, outputs['verdict'], outputs['headline']]).toEqual([
      1,
      'fail',
      '1 test regressed: refund. Compared 21 of 21 tests.',
    ]);
    expect(callsIn(project)).toEqual(['refund', 'refund']);
    expect(log).toContain('Re-running 1 suspected regression by confirm-command, round 2');
    expect(comment).toContain('10/10 → 0/1, re-run 0/2');
  });

  test('never runs code for an event that anyone can trigger', async () => {
    using project = aShop();
    const { outputs, summary } = await report('fail', project, {}, events.pullRequestTarget as never);
    expect([callsIn(project), outputs['verdict']]).toEqual([[], 'warn']);
    expect(summary).toContain('confirm-command re-runs nothing here: a job of pull\\_request\\_target has secrets');
    const { outputs: without } = await report('', project, {}, events.pullRequestTarget as never);
    expect(without['headline']).not.toContain('confirm-command');
    expect(summary).toContain('not re-run, because a job of pull\\_request\\_target has secrets');
  });
});

test('results of another workflow run are never re-run', async () => {
  await using github = await aGitHub();
  github.runs.push({ id: 4000, headRepo: 2, headOwner: 'somebody', attempt: 1 });
  github.files['.github/workflows/evals.yml'] = 'name: Evals\non: pull_request\n';
  github.artifacts.push({
    id: 1,
    run: 4000,
    name: 'agentv-results-evals-1',
    archive: zip([{ name: 'results.jsonl', content: rows }]),
  } as never);
  using project = aShop();
  const command = 'sh tool.sh fail {output} {tests}';
  const inputs = { results: 'artifacts', 'comment-key': 'evals.yml/evals', 'confirm-command': command };
  const { outputs, summary } = await performStep('report', {
    project,
    github,
    event: events.afterPull,
    inputs,
    env: { ...ENV, GITHUB_WORKFLOW: 'Evals report', GITHUB_JOB: 'report' },
  });
  expect([callsIn(project), outputs['verdict']]).toEqual([[], 'warn']);
  expect(outputs['headline']).toContain('1 suspected');
  expect(summary).toContain('confirm-command re-runs nothing here: the results are of another workflow run');
  expect(summary).toContain('not re-run, because the results are of another workflow run');
});
