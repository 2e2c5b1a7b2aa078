import {
  decodeState,
  encodeState,
  type NotificationState,
  type NotifiedRun,
  nextState,
} from '../../history/notification-state.ts';
import { startOf } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { News } from '../../reports/trend/news.ts';
import { type Job, runUrlOf } from '../action/job.ts';
import type { Channel } from '../config/input-values.ts';
import { redactionOf } from '../config/redactions.ts';
import type { Judged } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { sendNews } from './send-news.ts';

interface Notifying {
  readonly report: Report;
  readonly judged: Judged;
  readonly job: Job;
  readonly channels: readonly Channel[];
  readonly runtime: Pick<Runtime, 'env' | 'http' | 'clock' | 'signal' | 'log'>;
}

/**
 * Tells people about a change of the state of the base branch, and returns the state to store; undefined if it stays. A
 * failure is a warning: it never changes a verdict.
 */
export async function notify(stored: string | undefined, notifying: Notifying): Promise<string | undefined> {
  const { report, judged, job, channels, runtime } = notifying;
  const before = stored === undefined ? undefined : decodeState(stored);
  const next = nextState(before, notifiedRun(report, judged, job));
  if (next === undefined) return undefined;
  const { event, state } = next;
  if (event !== undefined) {
    const news = withoutSecrets(newsOf(event, { before, state }, notifying), notifying);
    for (const channel of channels) {
      const why = await sendNews(channel, news, runtime);
      if (why === undefined) runtime.log.info(`Sent to ${channel}: ${event}`);
      else runtime.log.warn(why);
    }
  }
  return encodeState(state);
}

interface States {
  readonly before: NotificationState | undefined;
  readonly state: NotificationState;
}

function newsOf(event: News['event'], { before, state }: States, { report, job }: Notifying): News {
  return {
    event,
    repository: `${job.owner}/${job.repo}`,
    branch: job.ref.replace(/^refs\/heads\//, ''),
    sha: job.head,
    okSha: before?.ok_sha,
    runId: job.run,
    url: runUrlOf(job),
    since: event === 'recovered' ? (before?.since ?? state.since) : state.since,
    report,
  };
}

function withoutSecrets(news: News, { judged, runtime }: Notifying): News {
  const { withoutSecrets: text } = redactionOf(judged.basis.inputs, runtime.env);
  const { verdict, comparison, startedAt } = news.report;
  const named = <Item extends { readonly suite: string; readonly target: string }>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, suite: text(item.suite), target: text(item.target) }));
  return {
    ...news,
    report: {
      startedAt,
      verdict: { ...verdict, headline: text(verdict.headline), suites: named(verdict.suites) },
      comparison: {
        ...comparison,
        suites: named(comparison.suites),
        tests: named(comparison.tests).map((test) => ({ ...test, testId: text(test.testId) })),
      },
    },
  };
}

/** What the state depends on. A dropped suite has recovered when it regained half of its drop. */
function notifiedRun(report: Report, { run }: Judged, job: Job): NotifiedRun {
  const { comparison, results, suites, verdict } = report;
  const isOf =
    (a: { suite: string; file: string; target: string }) => (b: { suite: string; file: string; target: string }) =>
      a.suite === b.suite && a.file === b.file && a.target === b.target;
  return {
    verdict: verdict.kind,
    time: startOf(run),
    sha: job.head,
    runId: job.run,
    tests: comparison.tests
      .filter(({ state }) => state === 'regressed')
      .map(({ suite, suiteFile: file, testId: id, target }) => ({ suite, file, id, target })),
    suites: comparison.suites.flatMap(({ suite, file, target, finding, score, delta }) =>
      finding === 'drop' && score !== undefined && delta !== undefined
        ? [{ suite, file, target, above: score - delta / 2 }]
        : [],
    ),
    isStillFailing: ({ suite, file, id, target }) => {
      const own = comparison.tests.find(
        (test) => test.suite === suite && test.suiteFile === file && test.testId === id && test.target === target,
      );
      // A test that was accepted or changed on purpose starts again.
      if (own === undefined || own.state === 'new' || own.state === 'changed' || own.state === 'quarantined')
        return false;
      return results.some(
        (result) =>
          result.suite === suite &&
          result.suiteFile === file &&
          result.testId === id &&
          result.target === target &&
          outcomeOf(result).kind === 'failed',
      );
    },
    isStillLow: (dropped) => {
      const score = suites.find(isOf(dropped))?.totals.score;
      return score !== undefined && score < dropped.above;
    },
  };
}
