import { expect, test } from 'vitest';
import { postedComments } from '../../../src/cli/post/comments.ts';
import { gitlab } from '../../../src/cli/post/gitlab.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openHttp } from '../../../src/platform/http.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { mergeRequestServer } from '../../support/merge-request-server.ts';

const never = () => new AbortController().signal;

const commentsOf = ({ env }: { readonly env: Readonly<Record<string, string>> }) =>
  postedComments(
    { name: 'GitLab', requests: gitlab.requests((name) => env[name] ?? '') },
    { http: openHttp({}), clock: systemClock, redactor: new Redactor(), secondMs: 1 },
  );

test.each([
  ['a server error', { status: 502 }],
  ['a rate limit', { status: 429, headers: { 'retry-after': '2' } }],
])('%s is tried again', async (_, answer) => {
  await using server = await mergeRequestServer('gitlab', (_line, count) => (count < 3 ? answer : undefined));
  await commentsOf(server).create('text', never());
  expect(server.comments).toHaveLength(1);
  expect(server.requests).toHaveLength(3);
});

test.each([
  [
    'a refusal',
    { status: 403, body: { message: 'no' } },
    'refused',
    /GitLab answered HTTP 403 to POST \/projects\S+: no$/,
  ],
  ['what the server does not take', { status: 400, body: { message: { body: ['too long'] } } }, 'invalid', /too long/],
  ['no such merge request', { status: 404, body: '{"message":"404 Not found"}' }, 'missing', /HTTP 404/],
  ['an answer that is no JSON', { status: 200, body: '<title>Proxy</title>' }, 'refused', /could not be read: Proxy/],
  ['an answer without an id', { status: 201, body: {} }, 'refused', /could not be read/],
])('%s is an error at once', async (_, answer, fault, message) => {
  await using server = await mergeRequestServer('gitlab', () => answer);
  const failed = commentsOf(server).create('text', never());
  await expect(failed).rejects.toMatchObject({ fault, message: expect.stringMatching(message) });
  expect(server.requests).toHaveLength(1);
});

test('a server that is not there is named by its reason', async () => {
  const { env } = await mergeRequestServer('gitlab').then(async (server) => {
    await server[Symbol.asyncDispose]();
    return server;
  });
  await expect(commentsOf({ env }).create('text', never())).rejects.toThrow(
    'GitLab could not be reached: ECONNREFUSED',
  );
});

test('a comment that is gone already is removed', async () => {
  await using server = await mergeRequestServer('gitlab');
  await expect(commentsOf(server).remove(7, never())).resolves.toBeUndefined();
});

test('the merge request of a fork is in the project that it goes to', () => {
  const env: Record<string, string> = {
    CI_PROJECT_ID: '8',
    CI_MERGE_REQUEST_PROJECT_ID: '7',
    CI_MERGE_REQUEST_IID: '3',
  };
  const { path } = gitlab.requests((name) => env[name] ?? '').create('text');
  expect(path).toBe('/projects/7/merge_requests/3/notes');
});
