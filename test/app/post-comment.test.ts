import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { openHttp } from '../../src/platform/http.ts';
import { aReport, aResult } from '../support/builders.ts';
import { aHostileReport } from '../support/hostile-report.ts';
import { mergeRequestServer, SYSTEM_TOKEN, type SystemName } from '../support/merge-request-server.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const SYSTEMS: readonly SystemName[] = ['gitlab', 'azure', 'bitbucket'];
const reportOf = (score: number, output = 'fine'): string =>
  JSON.stringify(aReport({ results: [aResult({ testId: 'refund', score, output })] }));

type Server = Awaited<ReturnType<typeof mergeRequestServer>>;

/** `report --post`, of results with this text in `out/`. */
async function post(server: Server, system: SystemName, report = reportOf(1), env: Record<string, string> = {}) {
  using project = aProject({ 'out/report.json': report });
  const http = openHttp({});
  const performed = await perform(
    project,
    ['report', 'out', '-o', 'told', '--no-html', '--post', system],
    { ...server.env, ...env },
    {
      clock: { ...systemClock, sleep: async () => {} },
      // Bitbucket has one address.
      http: (url, request) => http(url.replace('https://api.bitbucket.org', server.url), request),
    },
  );
  expect(server.complaints).toEqual([]);
  return performed;
}

const writes = ({ requests }: Server): string[] =>
  requests.flatMap(({ line }) => (line.startsWith('GET') ? [] : line.split(/[ ?]/, 2).join(' ')));
const LATER = { CI_PIPELINE_ID: '501', BUILD_BUILDID: '501', BITBUCKET_BUILD_NUMBER: '501' };

const PATHS: Readonly<Record<SystemName, readonly [create: string, update: string]>> = {
  gitlab: ['POST /api/v4/projects/7/merge_requests/3/notes', 'PUT /api/v4/projects/7/merge_requests/3/notes/101'],
  azure: [
    'POST /acme/My%20Project/_apis/git/repositories/r-1/pullRequests/3/threads',
    'PATCH /acme/My%20Project/_apis/git/repositories/r-1/pullRequests/3/threads/101/comments/1',
  ],
  bitbucket: [
    'POST /2.0/repositories/acme/agent/pullrequests/3/comments',
    'PUT /2.0/repositories/acme/agent/pullrequests/3/comments/101',
  ],
};

/** The comment is found by what nobody sees. */
const HTML = /^<!-- agentv:eval-report .* -->\n###/;
const MARKS: Readonly<Record<SystemName, RegExp>> = {
  gitlab: HTML,
  azure: HTML,
  bitbucket: /^\[\/\/\]: # \(agentv:eval-report [^()]*\)\n\n###/,
};

const VARIABLES: Readonly<Record<SystemName, readonly [token: string, run: string, another: string]>> = {
  gitlab: ['GITLAB_TOKEN', 'CI_PIPELINE_ID', 'CI_API_V4_URL'],
  azure: ['SYSTEM_ACCESSTOKEN', 'BUILD_BUILDID', 'SYSTEM_TEAMPROJECT'],
  bitbucket: ['BITBUCKET_ACCESS_TOKEN', 'BITBUCKET_BUILD_NUMBER', 'BITBUCKET_WORKSPACE'],
};

describe.each(SYSTEMS)('report --post %s', (system) => {
  test('writes one comment, and updates it later', async () => {
    await using server = await mergeRequestServer(system);
    const first = await post(server, system);
    expect([first.exitCode, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/ {2}posted +https?:\/\/\S+101$/m);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain('1 of 1 passed');
    expect(server.comments[0]?.body).toContain('Head `aaaaaaa`');
    expect(server.comments[0]?.body).toMatch(MARKS[system]);

    const second = await post(server, system, reportOf(0), LATER);
    expect([second.exitCode, second.stderr]).toEqual([1, '']);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain('refund');
    expect(writes(server)).toEqual(PATHS[system]);
  });

  test('a job that runs again replaces what it wrote; an older pipeline does not', async () => {
    await using server = await mergeRequestServer(system);
    await post(server, system, reportOf(0), LATER);
    const again = { CI_JOB_ID: '9002', SYSTEM_STAGEATTEMPT: '2', BITBUCKET_STEP_RUN_NUMBER: '2' };
    await post(server, system, reportOf(1), { ...LATER, ...again });
    expect(server.comments[0]?.body).toContain('1 of 1 passed');
    const older = await post(server, system, reportOf(0), {
      CI_COMMIT_SHA: 'c'.repeat(40),
      SYSTEM_PULLREQUEST_SOURCECOMMITID: 'c'.repeat(40),
      BITBUCKET_COMMIT: 'c'.repeat(40),
    });
    expect(older.stderr).toContain('A newer run has already written it');
    expect(server.comments[0]?.body).toContain('1 of 1 passed');
  });

  test('leaves a copy of it by another author alone, and finds its own behind a hundred others', async () => {
    await using server = await mergeRequestServer(system);
    await post(server, system);
    const [ours] = server.comments.splice(0);
    const other = system === 'gitlab' ? 99 : 'other';
    for (let id = 1; id <= 120; id += 1) server.comments.push({ id, author: other, body: `${ours?.body}` });
    await post(server, system, reportOf(1), LATER);
    expect(server.comments.filter(({ author }) => author === server.me)).toHaveLength(1);
    await post(server, system, reportOf(0), {
      ...LATER,
      CI_PIPELINE_ID: '502',
      BUILD_BUILDID: '502',
      BITBUCKET_BUILD_NUMBER: '502',
    });
    const own = server.comments.filter(({ author }) => author === server.me);
    expect(own).toEqual([expect.objectContaining({ id: 121, body: expect.stringContaining('refund') })]);
    expect(new Set(server.comments.slice(0, 120).map(({ body }) => body))).toEqual(new Set([ours?.body]));
  });

  test('reads comments of nobody', async () => {
    await using server = await mergeRequestServer(system);
    server.comments.push({ id: 1, author: null, body: 'merged' });
    expect(await post(server, system)).toMatchObject({ stderr: '' });
    expect(server.comments).toHaveLength(2);
  });

  test('outside of a merge request it says so, and posts nothing', async () => {
    await using server = await mergeRequestServer(system);
    const none = { CI_MERGE_REQUEST_IID: '', SYSTEM_PULLREQUEST_PULLREQUESTID: '', BITBUCKET_PR_ID: '' };
    const { exitCode, stderr } = await post(server, system, reportOf(0), none);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^comment in \S.* was not written: this is no .*(?:IID|PULLREQUESTID|PR_ID) is not set/);
    expect(server.requests).toEqual([]);
  });

  const [token = '', build = '', another = ''] = VARIABLES[system];
  test.each([
    [{ [token]: '' }, `needs ${token}, which this job does not have`, /\w{20}|to/],
    [{ [build]: ' ' }, `needs ${build}, which this job does not have`, / sets them in its jobs\.$/],
    [{ [token]: '', [another]: '' }, `needs ${another}, ${token}, which this job does not have`, /\w{20}|to/],
    [{ [build]: 'twelve' }, 'cannot read the number of this pipeline or of its job', / sets them in its jobs\.$/],
    [{ [build]: '9'.repeat(17) }, 'cannot read the number of this pipeline or of its job', / sets them in its jobs\.$/],
  ])('a job with %j is an error that says what is missing and what to do', async (env, why, hint) => {
    await using server = await mergeRequestServer(system);
    await expect(post(server, system, reportOf(1), env)).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining(why), hint: expect.stringMatching(hint) }],
    });
    expect(server.requests).toEqual([]);
  });

  test.each([
    [401, '{"message":"401 Unauthorized"}'],
    [403, '{"message":"403 Forbidden"}'],
    [203, '<html><title>Sign in</title></html>'],
  ])('HTTP %d is a warning that says what the token needs, and changes no verdict', async (status, body) => {
    await using server = await mergeRequestServer(system, (line) =>
      line.startsWith('POST') ? { status, body } : undefined,
    );
    const { exitCode, stderr } = await post(server, system);
    expect(exitCode).toBe(0);
    const why =
      status === 203 ? /The answer of .* to POST \S+ could not be read: Sign in/ : /answered HTTP 40[13] to POST \//;
    expect(stderr).toMatch(/^warning: comment was not delivered: /);
    expect(stderr).toMatch(why);
    expect(stderr).toMatch(/\n {2}(?:Create|Pass)/);
  });

  test('a redirect is not followed, because it would get the token', async () => {
    const headers = { location: '/elsewhere' };
    await using server = await mergeRequestServer(system, () => ({ status: 302, headers }));
    const { stderr } = await post(server, system);
    expect(stderr).toContain('it redirects, and the token is not sent elsewhere');
    expect(server.requests.map(({ line }) => line).join()).not.toContain('elsewhere');
  });

  test('secrets are in no comment, and on no screen', async () => {
    await using server = await mergeRequestServer(system);
    const { stdout, stderr } = await post(server, system, reportOf(0, `the key is ${SYSTEM_TOKEN}`));
    const body = `${server.comments[0]?.body}`;
    expect(body).toContain('the key is ***');
    expect(body + stdout + stderr).not.toContain(SYSTEM_TOKEN);
  });

  test('hostile results are within the limit, mention nobody and are no command', async () => {
    await using server = await mergeRequestServer(system);
    await post(server, system, JSON.stringify(aHostileReport()));
    const body = `${server.comments[0]?.body}`;
    expect(body.length).toBeLessThan(system === 'bitbucket' ? 32_768 : 150_000);
    expect(body.replace(/^.*\n/, '')).not.toMatch(/<!--|^\s*\/[a-z]+\s*$|@[<{]/m);
  });
});

describe('report --post bitbucket with the token of a repository, which may not ask who it is', () => {
  const refuses = (line: string) => (line.endsWith('/user') ? { status: 403, body: '{}' } : undefined);

  test('updates its comment', async () => {
    await using server = await mergeRequestServer('bitbucket', refuses);
    await post(server, 'bitbucket');
    await post(server, 'bitbucket', reportOf(0), LATER);
    expect(writes(server)).toEqual(PATHS.bitbucket);
  });

  test('writes one beside a copy that it may not change', async () => {
    await using server = await mergeRequestServer('bitbucket', refuses);
    await post(server, 'bitbucket');
    const [ours] = server.comments.splice(0);
    const copy = { id: 1, author: '{other}', body: `${ours?.body}` };
    server.comments.push(copy);
    const { stderr } = await post(server, 'bitbucket', reportOf(0), LATER);
    expect(stderr).toBe('');
    expect(server.comments).toEqual([copy, { id: 2, author: server.me, body: expect.stringContaining('refund') }]);
  });
});

test.each([
  [['report', 'out', '--post', 'github'], /"--post" must be gitlab, azure or bitbucket/],
  [['report', 'out', '--post', 'gitlab', '--check'], /"--check" writes nothing/],
])('%j cannot be done, and says why', async (argv, why) => {
  using project = aProject({});
  await expect(perform(project, argv)).rejects.toThrow(why);
});

test('a pull request of GitHub in Azure Pipelines has no thread there', async () => {
  await using server = await mergeRequestServer('azure');
  const { stderr } = await post(server, 'azure', reportOf(1), { BUILD_REPOSITORY_PROVIDER: 'GitHub' });
  expect(stderr).toContain('the repository is not one of Azure Repos (BUILD_REPOSITORY_PROVIDER is GitHub)');
});
