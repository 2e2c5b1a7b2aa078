import { describe, expect, test } from 'vitest';
import { finishReporting } from '../../src/action/post.ts';
import { openNotes, type PostNotes, readNotes } from '../../src/action/post-notes.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { gitHubClient } from '../../src/github/client.ts';
import { marked } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aVerdict } from '../support/builders.ts';
import { events, HEAD, jobIn } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';

const NOTES: PostNotes = { version: 1, phase: 'running', stores: [], repositories: [] };

/** The comment of an earlier run, over which run 4711 has said in its attempt 2 that it is under way. */
const running = (more: object = {}) => {
  const mark = { key: 'evals.yml/evals', head: HEAD, shows: '4'.repeat(40), run: 4711, attempt: 2, phase: 'running' };
  return { body: marked({ ...mark, ...more } as Parameters<typeof marked>[0], '> ⏳ running\n\nOne failed\n') };
};

async function finish(github: GitHubServer, notes: Partial<PostNotes>, inputs: Readonly<Record<string, string>> = {}) {
  const env = { GITHUB_API_URL: github.url, GITHUB_WORKFLOW: 'Evals', GITHUB_JOB: 'evals' };
  return finishReporting(
    { ...NOTES, ...notes },
    {
      inputs: parseInputs({ githubToken: TOKEN, ...inputs }),
      job: await jobIn(events.pullRequest, env),
      checkout: '/checkout',
      connect: (access) => gitHubClient({ ...access, secondMs: 5 }),
    },
    AbortSignal.timeout(10_000),
  );
}

function openCheck(github: GitHubServer): void {
  github.checks.push({
    id: 5,
    name: 'agentv: evals.yml/evals',
    headSha: HEAD,
    externalId: '4711/2/evals.yml/evals',
    status: 'in_progress',
    conclusion: undefined,
    output: {},
    annotations: [],
  });
}

describe('an open check run', () => {
  test.each([
    ['of a killed step fails', {}, 'failure', 'Ended without a verdict'],
    ['of a cancelled step is cancelled', { phase: 'stopping' as const }, 'cancelled', 'Cancelled'],
    [
      'gets the verdict that could not be told',
      { verdict: { conclusion: 'success' as const, headline: 'There is nothing to report' } },
      'success',
      'There is nothing to report',
    ],
  ])('%s', async (_, notes, conclusion, title) => {
    await using github = await gitHubServer();
    openCheck(github);
    await finish(github, { check: 5, ...notes });
    expect(github.checks).toMatchObject([{ status: 'completed', conclusion, output: { title } }]);
  });

  test('that GitHub does not let us complete is a receipt', async () => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    expect(await finish(github, { check: 5 })).toMatchObject([
      { kind: 'notDelivered', name: 'check run', hint: expect.stringContaining('checks: write') },
    ]);
  });
});

describe('a comment that says that this run is under way', () => {
  test.each([
    ['running' as const, 'ended before its results were reported; below are the results for `4444444`'],
    ['stopping' as const, 'was cancelled; below are the results for `4444444`'],
  ])('no longer says so (%s)', async (phase, said) => {
    await using github = await gitHubServer({ comments: [running()] });
    await finish(github, { pull: 7, phase });
    expect(github.comments[0]?.body).toContain(said);
    expect(github.comments[0]?.body).toContain('One failed');
    expect(github.comments[0]?.body).not.toContain('⏳');
  });

  test('has the verdict that was reached, also if the run was cancelled while it reported', async () => {
    await using github = await gitHubServer({ comments: [running()] });
    const verdict = { conclusion: 'failure' as const, headline: '1 test regressed: <a>.' };
    await finish(github, { pull: 7, phase: 'stopping', verdict });
    expect(github.comments[0]?.body).toContain('ended before its results were reported; below are the results for');
    expect(github.comments[0]?.body).toMatch(/ Its verdict: 1 test regressed: .*a/);
    expect(github.comments[0]?.body).not.toContain('<a>');
  });

  test('is found by the key of the main step, from any source', async () => {
    await using github = await gitHubServer({ comments: [running(), running({ key: 'of the configuration' })] });
    await finish(github, { pull: 7, key: 'of the configuration' });
    expect(github.comments.map(({ body }) => body.includes('⏳'))).toEqual([true, false]);
  });

  test.each([
    ['of a newer run', { run: 4712 }],
    ['of another attempt', { attempt: 3 }],
    ['of another key', { key: 'other' }],
    ['that has its results', { phase: 'finished' }],
  ])('is left alone when it is one %s', async (_, more) => {
    await using github = await gitHubServer({ comments: [running(more)] });
    const { body } = github.comments[0] ?? {};
    expect(await finish(github, { pull: 7 })).toMatchObject([{ kind: 'notNeeded' }]);
    expect(github.comments[0]?.body).toBe(body);
  });
});

test.each([
  ['all was told', { phase: 'reported' as const, check: 5, pull: 7 }, {}],
  ['nothing was begun', {}, {}],
  ['there is no token', { check: 5, pull: 7 }, { githubToken: '' }],
])('nothing is asked when %s', async (_, notes, inputs) => {
  await using github = await gitHubServer();
  expect(await finish(github, notes, inputs)).toEqual([]);
  expect(github.requests).toEqual([]);
});

describe('the notes of a step', () => {
  function aBook() {
    const stored: Record<string, string> = {};
    const book = openNotes({
      keep(name, value) {
        stored[`STATE_${name}`] = value;
      },
    });
    return { book, read: () => readNotes(stored) };
  }

  test('are there after each change', () => {
    const { book, read } = aBook();
    expect(read()).toBeUndefined();
    book.add({ stores: [{ name: 'judge', entries: 3 }] });
    book.add({ check: 5 });
    book.stopping();
    expect(read()).toEqual({
      version: 1,
      phase: 'stopping',
      repositories: [],
      check: 5,
      stores: [{ name: 'judge', entries: 3 }],
    });
    book.verdict(
      aReport({ conclusion: 'failure', verdict: aVerdict({ kind: 'cancelled', headline: 'x'.repeat(900) }) }),
    );
    expect(read()?.verdict).toEqual({ conclusion: 'cancelled', headline: 'x'.repeat(500) });
    book.reported([{ kind: 'notDelivered', name: 'check run', why: 'down' }]);
    expect(read()?.phase).toBe('stopping');
    book.reported([{ kind: 'delivered', name: 'check run', where: 'there' }]);
    book.stopping();
    expect(read()?.phase).toBe('reported');
  });

  test.each([
    ['no JSON', '{'],
    ['another number', '{"version":1,"phase":"running","stores":[],"check":"1; rm"}'],
    ['a key of nobody', '{"version":1,"phase":"running","stores":[],"folder":"/"}'],
    ['a store of nobody', '{"version":1,"phase":"running","stores":[{"name":"../..","entries":1}]}'],
    ['a newer version', '{"version":2}'],
  ])('with %s are none', (_, text) => {
    expect(readNotes({ STATE_notes: text })).toBeUndefined();
  });
});
