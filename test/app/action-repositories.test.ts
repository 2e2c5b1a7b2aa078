/** Repositories travel from job to job: the action as the runner starts it, the services of a runner and of git on loopback. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { type GitServer, gitServer } from '../support/git-server.ts';
import { events, type GitHubEvent } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { type ResultsService, resultsService } from '../support/results-service.ts';
import { runPost, runStep } from '../support/step.ts';

let service: ResultsService;
let github: GitHubServer;
beforeAll(async () => {
  [service, github] = await Promise.all([resultsService(), gitHubServer()]);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await github[Symbol.asyncDispose]();
});

let remote: GitRemote;
let server: GitServer;
let runner: ReturnType<typeof aFolder>;
beforeEach(async () => {
  service.caches.length = 0;
  runner = aFolder();
  remote = aRemote({ a: 'one\n' });
  remote.commit({ a: 'two\n' });
  server = await gitServer({ 'octo/agent': remote });
});
afterEach(async () => {
  runner[Symbol.dispose]();
  remote[Symbol.dispose]();
  await server[Symbol.asyncDispose]();
});

const host = () => `github.localhost:${server.port}`;
const identity = () => `${host()}/octo/agent`;

interface Job {
  readonly commit?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A job on a machine of its own: main and post, and what both said. */
async function job(event: GitHubEvent, run: number, more: Job = {}) {
  const commit = more.commit === undefined ? '' : `, commit: ${more.commit}`;
  using project = aProject({
    '.agentv/targets.yaml': `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'}]\n`,
    'evals/a.eval.yaml': `workspace: {repos: [{path: lib, repo: "http://${identity()}.git"${commit}}]}
tests: [{id: a, input: cat lib/a, assertions: [{type: regex, value: one|two|three}]}]\n`,
  });
  const env = {
    ...service.env,
    GITHUB_SERVER_URL: `http://${host()}`,
    GITHUB_RUN_ID: String(run),
    // The toolkit names what it keeps from there.
    GITHUB_WORKSPACE: project.folder,
    RUNNER_TEMP: join(runner.path, 'temp'),
    AGENTV_DATA_DIR: join(runner.path, 'data'),
  };
  const step = { project, github, event, inputs: { comment: 'never', ...more.inputs }, env };
  const before = server.fetches;
  const main = await runStep('main', step);
  const fetched = server.fetches - before;
  // What it would not keep needs no look at its post step.
  const post = main.state['notes']?.includes(identity()) ? await runPost(step, main.state) : undefined;
  rmSync(join(runner.path, 'data'), { recursive: true, force: true });
  expect({ main: main.exitCode, post: post?.exitCode ?? 0 }, main.log).toEqual({ main: 0, post: 0 });
  return { fetched, main: main.log, stored: post?.log.includes(`Cached for later runs: ${identity()}`) ?? false };
}

const keys = () => service.caches.map(({ key }) => key.replaceAll(/[0-9a-f]{32}|[0-9a-f]{16}|[0-9a-f]{12}/g, '…'));

test('a job keeps what it fetched, and the next one fetches no objects', async () => {
  expect(await job(events.pushToMain, 1)).toMatchObject({ fetched: 1, stored: true });
  expect(keys()).toEqual(['agentv-repository-v1-branch-…-…-…-…']);
  expect(await job(events.pushToMain, 2)).toMatchObject({ fetched: 0, stored: false });

  // A commit needs no question at all.
  server.close();
  const commit = remote.head;
  expect(await job(events.pushToMain, 3, { commit })).toMatchObject({ fetched: 0, stored: false });
});

test('a pull request reads the caches of its base, and stores only for itself', async () => {
  await job(events.pushToMain, 1);
  const commit = remote.git('rev-parse', 'HEAD~1');
  expect(await job(events.pullRequest, 2, { commit })).toMatchObject({ fetched: 0, stored: true });
  expect(keys()).toEqual(['agentv-repository-v1-branch-…-…-…-…', 'agentv-repository-v1-pull-7-…-…-…']);
  expect(await job(events.fork, 3, { commit })).toMatchObject({ fetched: 0, stored: false });

  service.caches.splice(0, 1);
  expect(await job(events.pushToMain, 4)).toMatchObject({ fetched: 1 });
});
