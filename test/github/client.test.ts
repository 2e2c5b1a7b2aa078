import { describe, expect, test } from 'vitest';
import { checkRuns } from '../../src/github/checks.ts';
import { gitHubClient, gitHubClients } from '../../src/github/client.ts';
import { pullRequestComments } from '../../src/github/comments.ts';
import { pullRequests } from '../../src/github/pulls.ts';
import { RetryBudget } from '../../src/github/retry-budget.ts';
import { workflowRuns } from '../../src/github/workflow-runs.ts';
import { BOT, clientOf, type Fault, gitHubServer, TOKEN } from '../support/github-server.ts';
import { serving } from '../support/serving.ts';
import { faultOf, soon } from './support.ts';

const HEAD = '2'.repeat(40);
const BASE = { branch: 'main', sha: '3'.repeat(40) };
describe('comments of a pull request', () => {
  test('are written, changed and removed', async () => {
    await using github = await gitHubServer();
    const comments = pullRequestComments(clientOf(github), 7);
    const { id, url } = await comments.create('one', soon());
    expect(url).toBe(`${github.url}/octo/agent/pull/7#issuecomment-${id}`);
    await comments.update(id, 'two', soon());
    expect(await comments.own(soon())).toEqual([{ id, body: 'two', url }]);
    await comments.remove(id, soon());
    await comments.remove(id, soon());
    expect(github.comments).toEqual([]);
  });

  test('are ours only if this token wrote them and they are not hidden, on every page', async () => {
    const others = Array.from({ length: 230 }, (_, index) => ({ author: 'somebody', body: `${index}` }));
    await using github = await gitHubServer({
      comments: [{ body: 'hidden', isMinimized: true }, ...others, { body: 'ours' }],
    });
    const own = await pullRequestComments(clientOf(github), 7).own(soon());
    expect(own.map(({ body }) => body)).toEqual(['ours']);
    expect(github.requests).toHaveLength(3);
  });

  test('of a pull request that is not there are missing', async () => {
    await using github = await gitHubServer();
    expect(await faultOf(pullRequestComments(clientOf(github), 8).own(soon()))).toMatchObject({ fault: 'missing' });
  });
});

describe('pull requests', () => {
  test('are found by the commit at their head, and by nothing else of it', async () => {
    const pulls = [
      { number: 7, headSha: HEAD },
      { number: 8, headSha: HEAD, state: 'closed' as const, headRepo: 2 },
      { number: 9, headSha: '4'.repeat(40) },
    ];
    await using github = await gitHubServer({ pulls });
    expect(await pullRequests(clientOf(github)).headedBy(HEAD, soon())).toEqual([
      { number: 7, headSha: HEAD, isFork: false, isOpen: true, base: BASE },
      { number: 8, headSha: HEAD, isFork: true, isOpen: false, base: BASE },
    ]);
  });

  test('are found by the branch and the repository at their head, whatever others are called', async () => {
    const pulls = [
      { number: 7, headSha: HEAD, headRepo: 2 },
      { number: 8, headSha: HEAD, headRepo: 3 },
      { number: 9, headSha: HEAD, headRepo: 2, headRef: 'other' },
      { number: 10, headSha: HEAD, headRepo: 2, state: 'closed' as const },
    ];
    await using github = await gitHubServer({ pulls });
    const head = { owner: 'somebody', branch: 'change', repositoryId: 2 };
    const found = await pullRequests(clientOf(github)).ofBranch(head, soon());
    expect(found).toEqual([{ number: 7, headSha: HEAD, isFork: true, isOpen: true, base: BASE }]);
  });
});

describe('workflow runs', () => {
  test('say where their code is from, and which file is their workflow', async () => {
    await using github = await gitHubServer();
    github.runs.push({
      id: 4000,
      headRepo: 2,
      headOwner: 'somebody',
      createdAt: '2026-01-02T10:00:00Z',
      path: '.github/workflows/e.yml@refs/heads/x',
    });
    expect(await workflowRuns(clientOf(github)).get(4000, soon())).toEqual({
      id: 4000,
      attempt: 1,
      event: 'pull_request',
      status: 'completed',
      conclusion: 'success',
      name: 'Evals',
      path: '.github/workflows/e.yml',
      headSha: HEAD,
      createdAt: '2026-01-02T10:00:00.000Z',
      headBranch: 'change',
      repositoryId: 1,
      head: { owner: 'somebody', fullName: 'somebody/agent', repositoryId: 2 },
    });
  });

  test('files of the default branch are read, or are not there', async () => {
    await using github = await gitHubServer();
    github.files['.github/workflows/ä.yml'] = 'name: Grüße\n';
    const { fileOfDefaultBranch } = workflowRuns(clientOf(github));
    expect(await fileOfDefaultBranch('.github/workflows/ä.yml', soon())).toBe('name: Grüße\n');
    expect(await fileOfDefaultBranch('.github/workflows/none.yml', soon())).toBeUndefined();
  });
});

test('a check run begins in progress and is completed; annotations are added', async () => {
  await using github = await gitHubServer();
  const checks = checkRuns(clientOf(github), { headSha: HEAD, externalId: '1/1/evals', detailsUrl: github.url });
  const { id } = await checks.begin('agentv: evals', { title: 'Running', summary: 's' }, soon());
  expect(github.checks).toMatchObject([{ status: 'in_progress', conclusion: undefined, headSha: HEAD }]);
  const annotation = { path: 'a.yaml', line: 3, column: 5, level: 'failure', title: 't', message: 'm' } as const;
  await checks.update(id, { title: 'Done', summary: 's', annotations: [annotation] }, 'failure', soon());
  await checks.update(id, { title: 'Done', summary: 's', annotations: [annotation] }, undefined, soon());
  expect(github.checks).toMatchObject([{ status: 'completed', conclusion: 'failure', output: { title: 'Done' } }]);
  expect(github.checks[0]?.annotations).toHaveLength(2);
});

describe('what goes wrong', () => {
  const rows: readonly (readonly [string, Omit<Fault, 'on'>, string])[] = [
    ['401', { status: 401, message: 'Bad credentials' }, 'unavailable'],
    ['403', { status: 403, message: 'Resource not accessible by integration' }, 'refused'],
    ['404', { status: 404 }, 'missing'],
    ['429 for ever', { status: 429, headers: { 'retry-after': '1' } }, 'limited'],
    [
      'a limit that ends in an hour',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '99999999999' } },
      'limited',
    ],
    [
      'a secondary limit of ten minutes',
      { status: 403, message: 'You have exceeded a secondary rate limit', headers: { 'retry-after': '600' } },
      'limited',
    ],
    ['a connection that breaks', { reset: 'before' }, 'unavailable'],
  ];
  test.each(rows)('%s is reported by its kind, without the token', async (_, fault, kind) => {
    await using github = await gitHubServer();
    github.breaks({ on: /pulls/, ...fault, message: `${fault.message ?? 'no'} ${TOKEN}` });
    const error = await faultOf(pullRequests(clientOf(github)).get(7, soon()));
    expect(error.fault).toBe(kind);
    expect(`${error.message} ${error.stack}`).not.toContain(TOKEN);
  });

  test.each([
    ['a server error', { status: 502, times: 2 }],
    ['a connection that breaks', { reset: 'before', times: 2 }],
    ['a limit with Retry-After', { status: 429, headers: { 'retry-after': '1' }, times: 2 }],
    [
      'a secondary limit',
      { status: 403, message: 'a secondary rate limit', headers: { 'retry-after': '1' }, times: 2 },
    ],
  ] satisfies [string, Omit<Fault, 'on'>][])('%s is waited for', async (_, fault) => {
    await using github = await gitHubServer();
    github.breaks({ on: /pulls/, ...fault });
    expect(await pullRequests(clientOf(github)).get(7, soon())).toMatchObject({ number: 7 });
    expect(github.requests).toHaveLength(3);
  });

  test('a rejected token is named as the cause, for any API that rejects it', async () => {
    await using github = await gitHubServer();
    const message = 'GitHub rejected the token (401): it is expired or revoked';
    const client = clientOf(github, 'ghs_expired');
    expect(await faultOf(pullRequests(client).get(7, soon()))).toMatchObject({ fault: 'unavailable', message });
    expect(await faultOf(pullRequestComments(client, 7).own(soon()))).toMatchObject({ fault: 'unavailable', message });
    expect(github.requests).toHaveLength(2);
  });

  test('a server that cannot be reached is named', async () => {
    // The first port is one that fetch refuses to ask.
    const error = await faultOf(pullRequests(clientOf({ url: 'http://127.0.0.1:1' })).get(7, soon()));
    expect(error).toMatchObject({
      fault: 'unavailable',
      message: 'GitHub could not be reached at 127.0.0.1:1: bad port',
    });
  });

  test('a server that does not answer is left at the deadline', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /pulls/, delayMs: 20_000 });
    const error = await faultOf(pullRequests(clientOf(github)).get(7, AbortSignal.timeout(100)));
    expect(error).toMatchObject({ fault: 'tooLate', message: 'GitHub took too long' });
  });

  test('a run that is cancelled asks nothing', async () => {
    await using github = await gitHubServer();
    const error = await faultOf(pullRequests(clientOf(github)).get(7, AbortSignal.abort('SIGINT')));
    expect(error).toMatchObject({ fault: 'tooLate', message: 'The run was cancelled' });
    expect(github.requests).toEqual([]);
  });
});

describe('an outage', () => {
  const down = { on: /./, status: 503 } satisfies Fault;

  test('is waited for in a few pauses in all, and no longer for each request', async () => {
    await using github = await gitHubServer();
    github.breaks(down);
    const client = clientOf(github);
    const triesOf = async () => {
      const before = github.requests.length;
      await faultOf(pullRequests(client).get(7, soon()));
      return github.requests.length - before;
    };
    // Pauses of 1 and 4 seconds, twice; then one of 1 second; no more.
    expect([await triesOf(), await triesOf(), await triesOf(), await triesOf()]).toEqual([3, 3, 2, 1]);
  });

  test('in which GitHub says nothing ends requests, and later ones are not sent', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /./, delayMs: 60_000 });
    const access = { apiUrl: github.url, token: TOKEN, owner: 'octo', repo: 'agent' };
    const pulls = pullRequests(gitHubClient(access, new RetryBudget('GitHub', 0, 200)));
    expect(await faultOf(pulls.get(7, soon()))).toMatchObject({ fault: 'tooLate', message: 'GitHub took too long' });
    expect(await faultOf(pulls.get(7, soon()))).toMatchObject({
      fault: 'unavailable',
      message: 'GitHub failed for too long; the next request is sent after a minute',
    });
    expect(github.requests).toHaveLength(1);
  });

  test('is the same for everything in a process that asks GitHub', async () => {
    await using github = await gitHubServer();
    const connect = gitHubClients();
    const access = { apiUrl: github.url, token: TOKEN, owner: 'octo', repo: 'agent' };
    expect(connect({ ...access })).toBe(connect({ ...access }));
    expect(connect({ ...access, repo: 'other' })).not.toBe(connect(access));
  });

  test('that is over costs nothing any more', async () => {
    await using github = await gitHubServer();
    const pulls = pullRequests(clientOf(github));
    for (let run = 0; run < 5; run += 1) {
      github.breaks({ ...down, status: 404 });
      await faultOf(pulls.get(7, soon()));
    }
    github.heals();
    github.breaks({ ...down, times: 2 });
    expect(await pulls.get(7, soon())).toMatchObject({ number: 7 });
  });
});

test('reading is not paced, and neither are the few writes of a run', async () => {
  const comments = Array.from({ length: 1500 }, (_, index) => ({ author: 'somebody', body: `${index}` }));
  await using github = await gitHubServer({ comments });
  const client = gitHubClient({ apiUrl: github.url, token: TOKEN, owner: 'octo', repo: 'agent' });
  const own = pullRequestComments(client, 7);
  // One a second, as writes in bulk are paced, would be later than the deadline of these.
  const deadline = AbortSignal.timeout(10_000);
  await own.own(deadline);
  for (const body of ['a', 'b', 'c', 'd', 'e', 'f']) await own.create(body, deadline);
  expect(github.requests).toHaveLength(21);
});

test('the token is not sent to where another server leads', async () => {
  const seen: (string | undefined)[] = [];
  await using other = await serving((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await using github = await gitHubServer();
  const location = `http://localhost:${other.port}/`;
  github.breaks({ on: /pulls/, status: 307, headers: { location } });
  await faultOf(pullRequests(clientOf(github)).get(7, soon()));
  expect(seen.filter((authorization) => authorization !== undefined)).toEqual([]);
});

test('a server of one’s own is asked below its own paths', async () => {
  await using github = await gitHubServer({ comments: [{ body: 'ours', author: BOT }] });
  const client = clientOf({ url: `${github.url}/api/v3` });
  expect(await pullRequestComments(client, 7).own(soon())).toHaveLength(1);
  expect(await pullRequests(client).get(7, soon())).toMatchObject({ number: 7 });
  expect(github.requests.map(({ path }) => path)).toEqual(['/api/graphql', '/api/v3/repos/octo/agent/pulls/7']);
});
