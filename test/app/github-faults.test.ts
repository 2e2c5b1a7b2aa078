import { describe, expect, test } from 'vitest';
import { gitHubReporters } from '../../src/action/github-reporters.ts';
import { beginAll } from '../../src/action/reporting.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { gitHubClient } from '../../src/github/client.ts';
import { marked } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aResult, aVerdict } from '../support/builders.ts';
import { pairs } from '../support/exhaustive.ts';
import { events, jobIn } from '../support/github-events.ts';
import { type Fault, gitHubServer, TOKEN } from '../support/github-server.ts';

const report = aReport({
  results: Array.from({ length: 60 }, (_, index) => aResult({ index, testId: `t${index}`, score: 0.1 })),
  conclusion: 'failure',
  verdict: aVerdict({ kind: 'fail', headline: 'All failed' }),
});

/** What GitHub is asked, by the request: two comments with the key are there, of which one has to go. */
const calls = [
  ['looking for the pull request', /GET .*commits\/\w+\/pulls/],
  ['looking for the comment', /POST \/graphql/],
  ['changing the comment', /PATCH .*issues\/comments/],
  ['removing one of two comments', /DELETE .*issues\/comments/],
  ['beginning the check run', /POST .*check-runs/],
  ['completing the check run, and adding annotations', /PATCH .*check-runs/],
] as const;

const limited = { 'retry-after': '1' };
const faults: readonly (readonly [string, Omit<Fault, 'on'>])[] = [
  ['401', { status: 401 }],
  ['403', { status: 403 }],
  ['403, the limit of the hour used up', { status: 403, headers: { 'x-ratelimit-remaining': '0', ...limited } }],
  ['403, a secondary limit', { status: 403, headers: limited, message: 'You have exceeded a secondary rate limit' }],
  ['403, a secondary limit that says no time', { status: 403, message: 'You have exceeded a secondary rate limit' }],
  ['404', { status: 404 }],
  ['409', { status: 409 }],
  ['410', { status: 410 }],
  ['422', { status: 422 }],
  ['429', { status: 429, headers: limited }],
  ['429 for an hour', { status: 429, headers: { 'retry-after': '3600' } }],
  ['500', { status: 500 }],
  ['502', { status: 502 }],
  ['503, asked to wait', { status: 503, headers: limited }],
  ['an answer that is none', { status: 200 }],
  ['a broken connection', { reset: 'before' }],
  ['a connection that breaks after the work', { reset: 'after' }],
  ['an answer that does not come', { status: 200, delayMs: 60_000 }],
];

async function notify(fault: Fault) {
  const mark = { key: 'evals.yml/evals', head: '', shows: '', run: 1, attempt: 1, phase: 'finished' } as const;
  const comments = [1, 2].map((run) => ({ body: marked({ ...mark, run }, 'Earlier\n') }));
  await using github = await gitHubServer({ comments });
  github.breaks(fault);
  const soon = () => AbortSignal.timeout(fault.delayMs === undefined ? 1500 : 400);
  const inputs = parseInputs({
    githubToken: TOKEN,
    annotations: 'check',
    comment: 'always',
    workingDirectory: '/checkout',
  });
  const { reporters, receipts } = await gitHubReporters(
    inputs,
    await jobIn(events.push, { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: github.url }),
    {
      clock: { now: () => 0, sleep: async () => {} },
      checkout: '/checkout',
      connect: (access) => gitHubClient({ ...access, secondMs: 5 }),
      signal: new AbortController().signal,
      deadline: soon,
    },
  );
  const before = JSON.stringify(report);
  const reported = [...receipts, ...(await beginAll(reporters, soon()).deliver(report))];
  expect(JSON.stringify(report)).toBe(before);
  return reported;
}

describe('whatever goes wrong with', () => {
  const rows = pairs(calls, faults).map(({ row: [call, on], column: [name, fault] }) => ({ call, name, fault, on }));

  test.concurrent.each(rows)(
    '$call, $name: both surfaces have a receipt, soon, and the report is as it was',
    async ({ fault, on }) => {
      const startedAt = performance.now();
      const reported = await notify({ ...fault, on });
      expect(reported.map(({ name }) => name).sort()).toEqual(['check run', 'comment']);
      const text = JSON.stringify(reported);
      expect(text).not.toContain(TOKEN);
      for (const receipt of reported) {
        if (receipt.kind === 'delivered') expect(receipt.where).toMatch(/^http/);
        else expect(receipt).toEqual(expect.objectContaining({ why: expect.stringMatching(/\S/) }));
      }
      expect(performance.now() - startedAt).toBeLessThan(15_000);
    },
  );

  test.each(calls)('%s once: it is as if it had not been, where asking again may help', async (_, on) => {
    for (const fault of [{ status: 502 }, { status: 429, headers: limited }, { reset: 'before' as const }]) {
      const reported = await notify({ ...fault, on, times: 1 });
      expect(reported.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    }
  });
});
