import { describe, expect, test } from 'vitest';
import { gitHubReporters } from '../../src/app/github-reporters.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { beginAll } from '../../src/app/live-reporting.ts';
import { gitHubClient } from '../../src/edges/github/client.ts';
import type { Change } from '../../src/model/comparison.ts';
import { readMark } from '../../src/reports/comment-mark.ts';
import { driftIssue } from '../../src/reports/drift-issue.ts';
import { aComparison, aReport } from '../support/builders.ts';
import { foreignMarkup } from '../support/gfm.ts';
import { events, type GitHubEvent, jobIn } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { hostileTexts } from '../support/hostile.ts';

const aDrift = (given: Partial<Change> = {}): Change => ({
  suite: 'words',
  suiteFile: 'evals/words.eval.yaml',
  testId: 'greets',
  target: 'default',
  state: 'drift',
  base: { passes: 10, trials: 10 },
  now: { passes: 0, trials: 1 },
  confirmation: { passes: 0, trials: 3 },
  control: { passes: 0, trials: 3 },
  ...given,
});
const reportOf = (...tests: Change[]) => aReport({ comparison: aComparison({ tests }) });

async function tell(
  github: GitHubServer,
  { report = reportOf(aDrift()), run = '4711', event = events.push, ...given }: Given = {},
) {
  const soon = () => AbortSignal.timeout(10_000);
  const inputs = parseInputs({ githubToken: TOKEN, comment: 'never', driftIssue: 'true', ...given.inputs });
  const { reporters, receipts } = await gitHubReporters(
    inputs,
    await jobIn(event, { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url, GITHUB_RUN_ID: run }),
    {
      clock: { now: () => 0, sleep: async () => given.meanwhile?.() },
      checkout: '/checkout',
      connect: (access) => gitHubClient({ ...access, secondMs: 5 }),
      signal: new AbortController().signal,
      deadline: soon,
    },
  );
  return [...receipts, ...(await beginAll(reporters, soon()).deliver(report))];
}

interface Given {
  readonly report?: ReturnType<typeof reportOf>;
  readonly run?: string;
  readonly event?: GitHubEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  meanwhile?(): void;
}

describe('where tests fail on the base commit as well', () => {
  test('an issue says which, once for each key, and later runs keep it up to date', async () => {
    await using github = await gitHubServer();
    const [receipt] = await tell(github);
    const [issue] = github.issues;
    expect(receipt).toEqual({
      kind: 'delivered',
      name: 'drift issue',
      where: `${github.url}/octo/agent/issues/${issue?.number}`,
    });
    expect(issue).toMatchObject({
      title: 'Evals fail on the base commit as well: 1 test (Evals/evals)',
      labels: ['eval-drift'],
    });
    expect(issue?.body).toContain('| `words › greets` | 0 of 3 | 0 of 3 | 10 of 10 |');
    expect(issue?.body).toContain(`[a run](${github.url}/octo/agent/actions/runs/4711`);

    await tell(github, { run: '4712', report: reportOf(aDrift(), aDrift({ testId: 'parts' })) });
    await tell(github, { run: '4712', inputs: { commentKey: 'nightly' } });
    expect(github.issues.map(({ title }) => title)).toEqual([
      'Evals fail on the base commit as well: 2 tests (Evals/evals)',
      'Evals fail on the base commit as well: 1 test (nightly)',
    ]);
    expect(readMark(github.issues[0]?.body ?? '')).toMatchObject({ key: 'Evals/evals', run: 4712 });
  });

  test('an older run does not write over a newer one', async () => {
    await using github = await gitHubServer();
    await tell(github, { run: '4712' });
    const [receipt] = await tell(github, { run: '4711', report: reportOf(aDrift(), aDrift({ testId: 'parts' })) });
    expect(receipt).toMatchObject({ kind: 'notNeeded', why: expect.stringContaining('A newer run') });
    expect(github.issues.map(({ title }) => title)).toEqual([
      'Evals fail on the base commit as well: 1 test (Evals/evals)',
    ]);
  });

  test('one that was closed, or that somebody else wrote, is left alone', async () => {
    await using github = await gitHubServer();
    await tell(github);
    const [ours] = github.issues;
    if (ours) ours.isClosed = true;
    github.issues.push({ ...(ours ?? fail()), number: 900, author: 'mallory', isClosed: false });
    await tell(github, { run: '4712' });
    expect(github.issues.map(({ isClosed, author }) => [isClosed, author === 'mallory'])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(readMark(github.issues[1]?.body ?? '')?.run).toBe(4711);
  });

  test('of two that were opened at the same time the older one stays', async () => {
    await using github = await gitHubServer();
    await tell(github);
    const earlier = github.issues.splice(0)[0] ?? fail();
    await tell(github, { run: '4712', meanwhile: () => github.issues.unshift(earlier) });
    expect(github.issues.map(({ number, isClosed }) => [number, isClosed])).toEqual([
      [earlier.number, false],
      [earlier.number + 1, true],
    ]);
    expect(readMark(earlier.body)?.run).toBe(4712);
  });

  test('nothing is asked for, and no issue opened, without one of them', async () => {
    await using github = await gitHubServer();
    const quiet = await tell(github, { report: reportOf(aDrift({ state: 'regressed' })) });
    const unasked = await tell(github, { inputs: { driftIssue: 'false' } });
    expect(quiet).toMatchObject([{ kind: 'notNeeded', name: 'drift issue' }]);
    expect(unasked).toEqual([]);
    expect([github.issues, github.requests]).toEqual([[], []]);
  });

  test('a permission that is missing is told with the lines to paste', async () => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    const [receipt] = await tell(github);
    expect(receipt).toMatchObject({
      kind: 'notDelivered',
      name: 'drift issue',
      hint: 'Give the job these permissions:\n  permissions:\n    contents: read\n    issues: write',
    });
  });

  test('names of tests are names, however hostile, and as many as there is room for', () => {
    const tests = hostileTexts.flatMap((text) => [aDrift({ suite: text, testId: text }), aDrift({ testId: text })]);
    const context = {
      key: 'Evals/evals',
      head: 'a'.repeat(40),
      attempt: 1,
      runUrl: 'https://github.com/octo/agent/actions/runs/1',
      linkTo: () => undefined,
    };
    const { title, body } = driftIssue(reportOf(...tests), context, 60_000);
    const own = {
      links: /^https:\/\/github\.com\/octo\//,
      headings: /^$/,
      strong: /^$/,
      emphasis: /^\d+ (?:more )?tests?: the/,
    };
    expect(foreignMarkup(body, own)).toEqual([]);
    expect(title.length).toBeLessThanOrEqual(200);
    const many = Array.from({ length: 5000 }, (_, index) => aDrift({ testId: `${index}${'x'.repeat(200)}` }));
    for (const most of [60_000, 4000, 1000]) {
      const text = driftIssue(reportOf(...many), context, most).body;
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
      expect(text).toMatch(/_\d+ (?:more )?tests: the summary of the run lists all of them\._/);
    }
  });
});

function fail(): never {
  throw new Error('No issue was opened');
}
