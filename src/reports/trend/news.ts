import { createHmac } from 'node:crypto';
import type { SuiteAssessment, TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { differenceText } from '../../shared/percentage-points.ts';
import { cutEnd, cutMiddle } from '../../shared/text.ts';
import { slackText } from '../escape/slack.ts';
import { duration } from '../numbers.ts';

/** News of the base branch, for every channel. */
export interface News {
  readonly event: 'regressed' | 'recovered' | 'invalid' | 'test';
  readonly repository: string;
  readonly branch: string;
  readonly sha?: string | undefined;
  /** The newest commit before that was ok. */
  readonly okSha?: string | undefined;
  readonly runId: number;
  readonly url: string;
  /** The start of the state that this is about, or that ended: ISO 8601, UTC. */
  readonly since: string;
  readonly report: Pick<Report, 'verdict' | 'comparison' | 'startedAt'>;
}

const MOST_SUITES = 5;
const MOST_LISTED = 5;
const MOST_TESTS = 50;
const LONGEST_NAME = 120;
const LONGEST_HEADLINE = 300;
/** Limits of Slack. */
const [HEADER, SECTION] = [150, 3_000];

export function newsTitle({ event, branch }: News): string {
  const words = {
    regressed: 'Evals regressed',
    recovered: 'Evals recovered',
    invalid: 'Evals could not be measured',
    test: 'Test message of eval-action: evals',
  };
  return `${words[event]} on ${branch}`;
}

/** The news for an incoming webhook of Slack. There is no text of a model in it, and names are shown as they are. */
export function slackBody(news: News): string {
  const title = titleWithin(news);
  return JSON.stringify({
    text: title,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title } },
      // Verbatim: Slack makes no links and mentions of names.
      { type: 'section', text: { type: 'mrkdwn', verbatim: true, text: fitting(linesOf(news).map(slackText)) } },
      {
        type: 'actions',
        elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open run' }, url: news.url }],
      },
    ],
  });
}

/** A branch may have a name of 255 characters, and each may become five. */
function titleWithin(news: News): string {
  for (let most = LONGEST_NAME; ; most = Math.floor(most / 2)) {
    const title = slackText(newsTitle({ ...news, branch: cutMiddle(news.branch, most) }));
    if (title.length <= HEADER || most === 0) return title;
  }
}

/** As many lines as a section may have: half an escape would be another text. */
function fitting(lines: readonly string[]): string {
  const text = lines.join('\n');
  return text.length <= SECTION ? text : fitting(lines.slice(0, -1));
}

function linesOf({ event, since, sha, okSha, report: { verdict, comparison, startedAt } }: News): string[] {
  const range =
    event === 'regressed' && okSha !== undefined && sha !== undefined
      ? [`${okSha.slice(0, 8)}…${sha.slice(0, 8)}`]
      : [];
  const lasted = event === 'recovered' ? Date.parse(startedAt) - Date.parse(since) : 0;
  return [
    cutEnd(verdict.headline, LONGEST_HEADLINE),
    ...(event === 'regressed' ? worstSuites(comparison.suites).slice(0, MOST_SUITES).map(suiteLine) : []),
    ...(event === 'regressed' ? worseTests(comparison.tests).slice(0, MOST_LISTED).map(testLine) : []),
    ...range.map((commits) => `First bad commit: ${commits}`),
    ...(lasted > 0 ? [`It lasted ${duration(lasted)}`] : []),
  ];
}

const suiteLine = (suite: SuiteAssessment): string =>
  `• ${cutMiddle(suite.suite, LONGEST_NAME)} on ${cutMiddle(suite.target, LONGEST_NAME)}: ${differenceText(suite)}`;

const testLine = ({ testId, target, state }: TestAssessment): string =>
  `• ${state}: ${cutMiddle(testId, LONGEST_NAME)} on ${cutMiddle(target, LONGEST_NAME)}`;

/** The suites that dropped, the largest drop first. */
const worstSuites = (suites: readonly SuiteAssessment[]): SuiteAssessment[] =>
  suites
    .filter(({ finding, delta }) => delta !== undefined && ['drop', 'small-drop', 'drop-on-base'].includes(finding))
    .toSorted((a, b) => (a.delta ?? 0) - (b.delta ?? 0));

const worseTests = (tests: readonly TestAssessment[]): TestAssessment[] =>
  tests.filter(({ state }) => state === 'regressed');

/** The news for any program. */
export function webhookBody(news: News): string {
  const { event, repository, branch, sha, runId, url, since, report } = news;
  const { verdict, comparison } = report;
  return JSON.stringify({
    v: 1,
    event,
    repository,
    branch,
    sha,
    run_id: runId,
    url,
    verdict: verdict.kind,
    headline: verdict.headline,
    since,
    suites: verdict.suites.slice(0, MOST_TESTS).map(({ suite, target, file, kind }) => {
      const numbers = comparison.suites.find(
        (each) => each.suite === suite && each.target === target && each.file === file,
      );
      return {
        suite,
        target,
        verdict: kind,
        delta: numbers?.delta ?? null,
        delta_low: numbers?.deltaLow ?? null,
        delta_high: numbers?.deltaHigh ?? null,
      };
    }),
    tests: worseTests(comparison.tests)
      .slice(0, MOST_TESTS)
      .map(({ suite, testId, target, state }) => ({ suite, test_id: testId, target, state })),
  });
}

/** Headers by which a receiver knows repeated messages, and, with a secret, who sent one. */
export const webhookHeaders = ({ runId, event }: News, body: string, secret: string | undefined) => ({
  'X-Eval-Delivery': `${runId}.${event}`,
  ...(secret && { 'X-Eval-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }),
});
