import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unzip } from '../../src/platform/files/zip.ts';
import { marked } from '../../src/reports/comment/comment-mark.ts';
import { events, HEAD } from '../support/github-events.ts';
import { gitHubServer, TOKEN } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { type ResultsService, resultsService } from '../support/results-service.ts';
import { runPost, runStep, startStep } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

let service: ResultsService;
beforeAll(async () => {
  service = await resultsService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

const ENTRY = createHash('sha256').update('a question').digest('hex');
const PATH = join('temp', 'eval-action-cache', 'judge', ENTRY.slice(0, 2), `${ENTRY}.json`);

/** As if the run had asked a judge. */
function remember(project: Project): void {
  const path = join(project.folder, PATH);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(
    path,
    `{"key":"${ENTRY}","digest":"${createHash('sha256').update('"yes"').digest('hex')}","value":"yes"}`,
  );
}

test('a step uploads its files and its evidence; the next one is compared with that, and knows what judges said', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    'evals/greet.eval.yaml': suiteOf(['greets', 'hello', 'hello'], ['leaves', 'bye', 'bye']),
    '.agentv/targets.yaml': TARGETS,
  });
  const inputs = { 'comment-key': 'my / evals', comment: 'never' };
  const env = {
    ...service.env,
    GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/heads/main',
    RUNNER_TEMP: join(project.folder, 'temp'),
  };
  const step = { project, github, event: events.pushToMain, inputs, env };
  const main = await runStep('main', step);
  const stored = service.artifacts.find(({ name }) => name.startsWith('agentv-results-my-'));
  expect(stored?.name).toMatch(/^agentv-results-my-evals-[0-9a-f]{8}-2$/);
  expect(main.outputs['artifact-url']).toBe(
    `${service.env['GITHUB_SERVER_URL']}/octo/agent/actions/runs/4711/artifacts/${stored?.id}`,
  );
  const limits = { archiveBytes: 1e6, entries: 100, entryBytes: 1e6, totalBytes: 1e6 };
  const archive = await service.store.get(stored?.blob ?? '');
  const files = await unzip(archive, { shown: 'The artifact', isWanted: () => true, limits });
  expect([...files.keys()].sort()).toEqual([
    'comment.md',
    'ctrf.json',
    'failures.jsonl',
    'index.jsonl',
    'index.md',
    'junit.xml',
    'report.json',
    'summary.md',
  ]);
  expect(Buffer.from(files.get('report.json') ?? []).toString()).toBe(project.read('out/report.json'));
  expect(main.summary).toContain(
    `\nFor a coding agent: \`index.md\` in artifact \`${stored?.name}\`; \`gh run download 4711 -n ${stored?.name}\`\n`,
  );

  remember(project);
  const post = await runPost(step, main.state);
  expect(post).toMatchObject({ exitCode: 0, log: expect.stringContaining('Cached for later runs: judge') });
  rmSync(join(project.folder, 'temp'), { recursive: true });
  const evidence = service.artifacts.find(({ name }) => name.startsWith('agentv-evidence-my-'));
  const origin = { headSha: HEAD, headBranch: 'main' };
  github.runs.push({ id: 4711, event: 'push', ...origin });
  github.branches['main'] = [HEAD];
  github.artifacts.push({
    id: 1,
    run: 4711,
    name: evidence?.name ?? '',
    digest: evidence?.digest ?? '',
    address: service.store.addressOf(evidence?.blob ?? ''),
    createdAt: new Date().toISOString(),
    ...origin,
  });
  const next = {
    ...step,
    inputs: { ...inputs, 'upload-artifacts': 'false' },
    env: { ...env, GITHUB_RUN_ID: '4712' },
  };
  const { log, outputs } = await runStep('main', next);
  expect(project.exists(PATH)).toBe(true);
  expect(log).toContain('run 4711 at 2222222: used, less than 1 h old, at the commit where the changes begin');
  expect(JSON.parse(project.read('out/report.json'))).toMatchObject({
    comparison: { baseline: { kind: 'found', provenance: [{ from: 'artifact', sha: HEAD, branch: 'main' }] } },
  });
  expect(outputs['artifact-url']).toBe('');
  expect(log).not.toContain('Uploading');
});

test('the post step completes what a step that was killed left open', async () => {
  const before = { key: 'Evals/evals', head: HEAD, shows: HEAD, run: 4000, attempt: 1, phase: 'finished' } as const;
  await using github = await gitHubServer({ comments: [{ body: marked(before, 'One failed\n') }] });
  using project = aProject({
    'evals/a.eval.yaml': suiteOf(['slow', 'slow', 'slow']),
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "touch ../begun; sleep 20 # {PROMPT}" }]\n',
  });
  const step = { project, github, event: events.pullRequest, inputs: { 'check-run': 'true' } };
  const { child, ended } = startStep('main', step);
  const isBegun = () => github.checks.length > 0 && github.comments[0]?.body.includes('Running');
  while (!project.exists('begun') || !isBegun()) await sleep(20);
  await sleep(300);
  child.kill('SIGKILL');
  const main = await ended;
  expect(github.checks).toMatchObject([{ status: 'in_progress' }]);
  const post = await runPost(step, main.state);
  expect(post.exitCode).toBe(0);
  expect(github.checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  expect(github.comments[0]?.body).toContain('ended before its results were reported');
  expect(post.log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
});

test('the post step never fails the job', async () => {
  await using github = await gitHubServer();
  github.breaks({ on: /./, status: 403 });
  using project = aProject({});
  const notes = JSON.stringify({ version: 1, phase: 'running', stores: [], check: 1, pull: 7 });
  const step = { project, github, event: events.pullRequest };
  const [refused, wrong] = await Promise.all([
    runPost(step, { notes }),
    runPost({ ...step, inputs: { threshold: 'high' } }, { notes }),
  ]);
  expect(refused).toMatchObject({ exitCode: 0, log: expect.stringContaining('check run was not delivered') });
  expect(wrong).toMatchObject({ exitCode: 0, log: expect.stringContaining('Could not finish the step') });
});

test.each([
  ['one that could not begin says so to later attempts', 'ids: []\n', ['agentv-not-measured-begin-2']],
  ['one that measured does not', suiteOf(['greets', 'hello', 'hello']), ['agentv-results-begin-2']],
])('of two attempts on one commit, %s', async (_, suite, names) => {
  await using github = await gitHubServer();
  using project = aProject({ 'evals/greet.eval.yaml': suite, '.agentv/targets.yaml': TARGETS });
  const inputs = { 'comment-key': 'begin', comment: 'never' };
  await runStep('main', { project, github, event: events.pullRequest, inputs, env: service.env });
  const own = service.artifacts.splice(0).map(({ name }) => name);
  expect(own.filter((name) => /-(?:results|not-measured)-begin/.test(name))).toEqual(names);
});
