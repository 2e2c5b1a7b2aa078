import { describe, expect, test } from 'vitest';
import { artifactReader } from '../../src/github/artifact-reader.ts';
import { checkRuns } from '../../src/github/checks.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { pullRequestComments } from '../../src/github/comments.ts';
import { commits } from '../../src/github/commits.ts';
import { pullRequests } from '../../src/github/pulls.ts';
import { repositoryFiles } from '../../src/github/repository-files.ts';
import { workflowRuns } from '../../src/github/workflow-runs.ts';
import { clientOf, gitHubServer } from '../support/github-server.ts';
import { faultOf, soon } from './support.ts';

const SHA = '2'.repeat(40);
const output = { title: 't', summary: 's' };
const context = { headSha: SHA, externalId: '1', detailsUrl: 'http://127.0.0.1' };
const http = () => Promise.reject(new Error('not asked'));
const artifact = { id: 1, name: 'a', bytes: 1, isExpired: false, digest: undefined, createdAt: undefined };
const limits = { archiveBytes: 10, entries: 1, entryBytes: 1, totalBytes: 1 };
const wanted = { isWanted: () => true, limits, signal: soon() };

/** Every request that this product sends to GitHub's API and whose answer it reads. */
const requests: Readonly<Record<string, (client: GitHubClient) => Promise<unknown>>> = {
  'artifacts by name': (client) => artifactReader(client, http).named('a', () => true, soon()),
  'artifacts of a run': (client) => artifactReader(client, http).list(11, soon()),
  'the address of an artifact': (client) => artifactReader(client, http).download(artifact, wanted),
  'a new check run': (client) => checkRuns(client, context).begin('agentv', output, soon()),
  'a changed check run': (client) => checkRuns(client, context).update(1, output, 'success', soon()),
  'the comments of a pull request': (client) => pullRequestComments(client, 7).own(soon()),
  'a new comment': (client) => pullRequestComments(client, 7).create('b', soon()),
  'a changed comment': (client) => pullRequestComments(client, 7).update(1, 'b', soon()),
  'the history of a branch': (client) => commits(client).upTo('main', soon()),
  'a merge base': (client) => commits(client).mergeBase('main', SHA, soon()),
  'a distance': (client) => commits(client).distance('main', SHA, soon()),
  'a pull request': (client) => pullRequests(client).get(7, soon()),
  'the pull requests of a commit': (client) => pullRequests(client).headedBy(SHA, soon()),
  'the pull requests of a branch': (client) =>
    pullRequests(client).ofBranch({ owner: 'octo', branch: 'b', repositoryId: 1 }, soon()),
  'a file': (client) => repositoryFiles(client).at('f', SHA, 100, soon()),
  'a folder': (client) => repositoryFiles(client).listed('f', SHA, soon()),
  'a workflow run': (client) => workflowRuns(client).get(11, soon()),
  'a file of the default branch': (client) => workflowRuns(client).fileOfDefaultBranch('f', soon()),
};

const bodies = ['', 'null', '7', '"text"', '{}', '[null]', '[{}]', '{"artifacts":[{"id":"1"}]}', '{"id":1', '<html>'];
const graphqlBodies = ['{"data":null}', '{"data":{}}', '{"data":{"repository":1}}', '{"data":{"repository":{}}}'];

describe.each(Object.entries(requests))('a 200 with an unexpected body, asked for %s', (_, send) => {
  test('is an answer that could not be read, and no failure of the program', async () => {
    await using github = await gitHubServer();
    const client = clientOf(github);
    for (const body of [...bodies, ...graphqlBodies]) {
      github.heals();
      github.breaks({ on: /./, status: 200, body });
      const error = await faultOf(send(client));
      expect(error, body).toMatchObject({
        fault: 'unavailable',
        message: expect.stringMatching(/^GitHub's answer to the request .+ could not be read \(.+\)$/s),
      });
    }
  });
});
