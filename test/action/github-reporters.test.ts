import { describe, expect, test } from 'vitest';
import { checkNameOf, gitHubReporters } from '../../src/action/github-reporters.ts';
import { beginAll } from '../../src/action/reporting.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { evidenceArtifact, resultsArtifact } from '../../src/github/artifact-names.ts';
import { gitHubClient } from '../../src/github/client.ts';
import { type Event, readEvent, refuseUntrustedCode } from '../../src/github/event.ts';
import { jobOf, keyOf } from '../../src/github/job.ts';
import type { Files } from '../../src/model/ports/files.ts';
import { readMark } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aResult, aVerdict } from '../support/builders.ts';
import { events, type GitHubEvent, HEAD, jobIn } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';

const report = aReport({
  results: [aResult({ score: 0.1 })],
  conclusion: 'failure',
  verdict: aVerdict({ kind: 'fail', headline: 'One failed' }),
});

type Values = Readonly<Record<string, string>>;

const read = (event: GitHubEvent): Promise<Event> =>
  readEvent({ GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: 'event.json' }, {
    read: async () => JSON.stringify(event.payload),
  } satisfies Pick<Files, 'read'>);

async function notify(github: GitHubServer, event: GitHubEvent, inputs: Values = {}, shown = report) {
  const env = {
    GITHUB_REPOSITORY: 'octo/agent',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.url,
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'Evals',
    GITHUB_JOB: 'evals',
    ...event.env,
  };
  const soon = () => AbortSignal.timeout(10_000);
  const { reporters, receipts } = await gitHubReporters(
    parseInputs({ githubToken: TOKEN, ...inputs }),
    jobOf(env, await read(event)),
    {
      clock: { now: () => 0, sleep: async () => {} },
      checkout: '/checkout',
      connect: (access) => gitHubClient({ ...access, secondMs: 5 }),
      signal: new AbortController().signal,
      deadline: soon,
    },
  );
  return [...receipts, ...(await beginAll(reporters, soon()).deliver(shown))];
}

describe('the comment goes to the pull request of the event, or to the only open one whose head it is', () => {
  test.each([
    ['pull_request', events.pullRequest, true],
    ['pull_request of a fork whose token may write', events.fork, true],
    ['push', events.push, true],
    ['workflow_dispatch on a branch', events.dispatch, true],
    ['a push of a tag', events.tag, false],
    ['merge_group', events.mergeGroup, false],
    ['schedule', events.schedule, false],
    ['workflow_run after a push', events.afterPush, false],
  ])('%s', async (_, event, isReported) => {
    await using github = await gitHubServer();
    await notify(github, event, { checkRun: 'true' });
    expect(github.comments).toHaveLength(isReported ? 1 : 0);
    expect(github.checks).toMatchObject([
      {
        name: 'agentv: Evals/evals',
        headSha: HEAD,
        externalId: '4711/2/Evals/evals',
        status: 'completed',
        conclusion: 'failure',
      },
    ]);
  });

  test('not to one of two, and not to one that is closed', async () => {
    const pulls = [7, 8].map((number) => ({ number, headSha: HEAD }));
    await using two = await gitHubServer({ pulls });
    await using closed = await gitHubServer({ pulls: [{ number: 7, headSha: HEAD, state: 'closed' }] });
    await notify(two, events.push);
    await notify(closed, events.push);
    expect([...two.comments, ...closed.comments]).toEqual([]);
  });

  test('or to the one that is named', async () => {
    await using github = await gitHubServer();
    await notify(github, events.schedule, { prNumber: '7' });
    expect(github.comments).toMatchObject([{ pull: 7 }]);
  });

  test('or to the one of the commit that is named', async () => {
    const commitSha = '5'.repeat(40);
    await using github = await gitHubServer({ pulls: [{ number: 9, headSha: commitSha }] });
    await notify(github, events.schedule, { commitSha, checkRun: 'true' });
    expect(github.comments).toMatchObject([{ pull: 9 }]);
    expect(github.checks).toMatchObject([{ headSha: commitSha }]);
  });
});

describe('the legs of a matrix', () => {
  const legs = [{ matrix: '{"model":"gpt-5","os":"ubuntu"}' }, { matrix: '{"model":"o1","os":"ubuntu"}' }];

  test('have separate comments, check runs, evidence and artifacts, in any order', async () => {
    await using github = await gitHubServer();
    const [receipts] = await Promise.all(
      legs.map((leg) => notify(github, events.pullRequest, { ...leg, checkRun: 'true' })),
    );
    expect(receipts?.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    const keys = ['Evals/evals (gpt-5, ubuntu)', 'Evals/evals (o1, ubuntu)'];
    expect(github.comments.map(({ body }) => readMark(body)?.key).sort()).toEqual(keys);
    expect(github.checks.map(({ name }) => name).sort()).toEqual(keys.map((key) => `agentv: ${key}`));
    expect(github.checks.map(({ externalId }) => externalId).sort()).toEqual(keys.map((key) => `4711/2/${key}`));
    expect(new Set(keys.flatMap((key) => [evidenceArtifact(key), resultsArtifact(key, 1)])).size).toBe(4);
  });

  test.each([
    ['null', undefined, 'evals.yml/evals'],
    ['{}', undefined, 'evals.yml/evals'],
    ['{"n":1,"on":true,"deep":{"a":["b"]}}', undefined, 'evals.yml/evals (1, true, {"a":["b"]})'],
    ['{"n":"1","on":"true","both":"a, b"}', undefined, 'evals.yml/evals ("1", "true", "a, b")'],
    ['{"model":"gpt-5"}', 'mine', 'mine'],
  ])('%s with the key %s are those of %s', async (matrix, commentKey, key) => {
    const inputs = parseInputs({ matrix, ...(commentKey && { commentKey }) });
    expect(keyOf(inputs, await jobIn(events.pullRequest))).toBe(key);
  });

  test.each(['gpt-5', '[1]', 'x\n<!-- y -->'.repeat(100_000)])(
    'of what is no matrix are refused in short',
    (matrix) => {
      expect(() => parseInputs({ matrix })).toThrow(/^"matrix" must be the matrix of the job as JSON.{0,450}$/s);
    },
  );

  test('whose names are long or odd stay two', async () => {
    const job = await jobIn(events.pullRequest);
    const key = (last: string) => keyOf(parseInputs({ matrix: JSON.stringify({ a: '漢'.repeat(45) + last }) }), job);
    expect(checkNameOf('a\nb\u202e \u001b[31mc')).toBe('agentv: a b c');
    const names = [
      checkNameOf(key('a')),
      checkNameOf(key('b')),
      checkNameOf('x'.repeat(100)),
      checkNameOf(`${'x'.repeat(99)}y`),
    ];
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100);
  });
});

describe('a token that only reads is a receipt that says why', () => {
  test.each([
    ['of a fork', events.fork, /from a fork/],
    ['of a deleted fork', events.goneFork, /from a fork/],
    ['of Dependabot', events.dependabot, /Dependabot/],
    ['of a job without the permission', events.pullRequest, /pull-requests: write|checks: write/],
  ])('%s', async (_, event, hint) => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    const receipts = await notify(github, event, { checkRun: 'true' });
    expect(receipts).toHaveLength(2);
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({ kind: 'notDelivered', hint: expect.stringMatching(hint) });
    }
  });
});

describe('when GitHub misbehaves, the receipt says how', () => {
  test.each([
    ['breaks every connection', { on: /./, reset: 'before' as const }, /could not be reached/],
    ['finds a request invalid', { on: /POST .*comments/, status: 422 }, /HTTP 422/],
    ['limits for an hour', { on: /graphql/, status: 429, headers: { 'retry-after': '3600' } }, /HTTP 429/],
  ])('%s', async (_, fault, why) => {
    await using github = await gitHubServer();
    github.breaks(fault);
    expect(await notify(github, events.pullRequest)).toMatchObject([
      { kind: 'notDelivered', why: expect.stringMatching(why) },
    ]);
  });

  test('and what it took without saying so is there once', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /POST .*comments/, reset: 'after', times: 1 });
    await notify(github, events.pullRequest);
    expect(github.comments).toHaveLength(1);
  });
});

test('a check run has up to 200 annotations, fifty at a time, and is completed with the first', async () => {
  await using github = await gitHubServer();
  const states: string[] = [];
  const results = Array.from({ length: 230 }, (_, index) => aResult({ index, testId: `t${index}`, score: 0.1 }));
  const inputs = { annotations: 'check', comment: 'never', workingDirectory: '/checkout' };
  await notify(github, events.push, inputs, aReport({ ...report, results }));
  for (const { body } of github.requests.slice(1)) states.push(String(body?.['status']));
  expect(states).toEqual(['completed', 'undefined', 'undefined', 'undefined']);
  expect(github.checks[0]?.annotations).toHaveLength(200);
});

const afterRunOf = (event: string) => ({
  ...events.afterPush,
  payload: { workflow_run: { id: 1, head_sha: HEAD, event } },
});

describe('agents are not run if the code may come from a stranger', () => {
  test.each([
    ['pull_request_target', events.pullRequestTarget, true],
    ['a comment on a pull request', events.comment, true],
    ['a comment on an issue', events.issueComment, true],
    ['an issue', events.issue, true],
    ['a discussion', events.discussion, true],
    ['a comment on a discussion', events.discussionComment, true],
    ['workflow_run after a pull request', events.afterPull, true],
    ['workflow_run after a push', events.afterPush, false],
    ['workflow_run after an issue', afterRunOf('issues'), true],
    ['workflow_run after another one, whose origin is not known', afterRunOf('workflow_run'), true],
    ['workflow_run that cannot be read', { ...events.afterPush, payload: { workflow_run: 5 } }, true],
    ['pull_request', events.fork, false],
    ['push', events.push, false],
    ['schedule', events.schedule, false],
    ['release', events.release, false],
    ['merge_group', events.mergeGroup, false],
    ['workflow_dispatch', events.dispatch, false],
    ['repository_dispatch, which takes write access', events.repositoryDispatch, false],
  ])('%s', async (_, event, isRefused) => {
    const known = await read(event);
    const refuse = () => refuseUntrustedCode(known, { allowUntrustedCode: false });
    if (isRefused) expect(refuse).toThrow('allow-untrusted-code');
    else expect(refuse).not.toThrow();
    expect(() => refuseUntrustedCode(known, { allowUntrustedCode: true })).not.toThrow();
  });
});
