import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type News, slackBody, webhookBody, webhookHeaders } from '../../../src/reports/trend/news.ts';
import { aComparison, aVerdict } from '../../support/builders.ts';
import { hostileTexts } from '../../support/hostile.ts';

const test1 = { suite: 'refunds', suiteFile: 'f', testId: 'names-the-order', target: 't', state: 'regressed' } as const;
const suite1 = {
  suite: 'refunds',
  file: 'f',
  target: 't',
  comparable: 10,
  reused: 0,
  finding: 'drop',
  runs: 5,
  runScores: [],
  delta: -0.08,
  deltaLow: -0.12,
  deltaHigh: -0.04,
  contributors: [],
  increases: [],
} as const;
const news = (given: Partial<News> = {}): News => ({
  event: 'regressed',
  repository: 'octo/agent',
  branch: 'main',
  sha: 'b'.repeat(40),
  okSha: 'a'.repeat(40),
  runId: 17,
  url: 'https://github.com/octo/agent/actions/runs/17/attempts/1',
  since: '2026-01-01T10:00:00.000Z',
  report: {
    startedAt: '2026-01-01T12:04:00.000Z',
    verdict: aVerdict({
      kind: 'fail',
      headline: '1 test regressed',
      suites: [{ suite: 'refunds', file: 'f', target: 't', kind: 'fail' }],
    }),
    comparison: aComparison({
      suites: [{ ...suite1, runScores: [], contributors: [], increases: [] }],
      tests: [test1],
    }),
  },
  ...given,
});
const section = (given: News): string => JSON.parse(slackBody(given)).blocks[1].text.text;

describe('a message to Slack', () => {
  test('has the finding, the worst suites and tests, and the first bad commits', () => {
    expect(JSON.parse(slackBody(news())).blocks[0].text.text).toBe('Evals regressed on main');
    expect(section(news()).split('\n')).toEqual([
      '1 test regressed',
      '• refunds on t: −8 pp (95% CI −12 to −4 pp)',
      '• regressed: names-the-order on t',
      'First bad commit: aaaaaaaa…bbbbbbbb',
    ]);
    expect(JSON.parse(slackBody(news())).blocks[2].elements[0].url).toBe(news().url);
  });

  test('says how long it lasted, on recovery', () => {
    const recovered = news({ event: 'recovered' });
    expect(JSON.parse(slackBody(recovered)).text).toBe('Evals recovered on main');
    expect(section(recovered)).toContain('It lasted 2 h 4 min');
    expect(JSON.parse(slackBody(news({ event: 'invalid' }))).text).toBe('Evals could not be measured on main');
  });

  test('lets Slack make no links and mentions of names', () => {
    expect(JSON.parse(slackBody(news())).blocks[1].text).toMatchObject({ type: 'mrkdwn', verbatim: true });
  });

  test.each(hostileTexts)('shows names as they are: %j', (text) => {
    const report = {
      ...news().report,
      comparison: aComparison({
        tests: [{ ...test1, testId: text }],
        suites: news().report.comparison.suites.map((each) => ({ ...each, suite: text })),
      }),
      verdict: aVerdict({ headline: text }),
    };
    const body = slackBody(news({ report, branch: text }));
    expect(body.replace(news().url, '')).not.toMatch(/[<>]/);
  });

  test('stays within the limits of Slack with long names', () => {
    const long = '<'.repeat(1000);
    const report = {
      ...news().report,
      verdict: aVerdict({ headline: long }),
      comparison: aComparison({ tests: Array.from({ length: 60 }, (_, at) => ({ ...test1, testId: `${long}${at}` })) }),
    };
    const { blocks } = JSON.parse(slackBody(news({ report, branch: long })));
    expect(blocks[0].text.text.length).toBeLessThanOrEqual(150);
    expect(blocks[1].text.text.length).toBeLessThanOrEqual(3000);
    expect(JSON.parse(webhookBody(news({ report }))).tests).toHaveLength(50);
  });
});

describe('a message to a program', () => {
  test('has numbers and names', () => {
    expect(JSON.parse(webhookBody(news()))).toEqual({
      v: 1,
      event: 'regressed',
      repository: 'octo/agent',
      branch: 'main',
      sha: 'b'.repeat(40),
      run_id: 17,
      url: news().url,
      verdict: 'fail',
      headline: '1 test regressed',
      since: '2026-01-01T10:00:00.000Z',
      suites: [{ suite: 'refunds', target: 't', verdict: 'fail', delta: -0.08, delta_low: -0.12, delta_high: -0.04 }],
      tests: [{ suite: 'refunds', test_id: 'names-the-order', target: 't', state: 'regressed' }],
    });
  });

  test('is signed with a secret, and has a name for repeated deliveries', () => {
    const signature = createHmac('sha256', 'shh').update('body').digest('hex');
    expect(webhookHeaders(news(), 'body', 'shh')).toEqual({
      'X-Eval-Delivery': '17.regressed',
      'X-Eval-Signature-256': `sha256=${signature}`,
    });
    expect(webhookHeaders(news(), 'body', undefined)).toEqual({ 'X-Eval-Delivery': '17.regressed' });
  });
});
