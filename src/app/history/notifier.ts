import {
  decodeState,
  encodeState,
  type NotificationState,
  type NotifiedRun,
  nextState,
} from '../../history/notification-state.ts';
import { startOf, type TestResult } from '../../model/run/result.ts';
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
  readonly runtime: Pick<Runtime, 'env' | 'secrets' | 'http' | 'clock' | 'signal' | 'log'>;
}

/** The state to store, and the event of the message that was sent. */
export interface Notified {
  readonly text: string;
  readonly event?: News['event'] | undefined;
}

/**
 * Tells people about a change of the state of the base branch, and returns the state to store; undefined if it stays. A
 * failure is a warning: it never changes a verdict.
 */
export async function notify(stored: string | undefined, notifying: Notifying): Promise<Notified | undefined> {
  const { channels, runtime } = notifying;
  const before = stored === undefined ? undefined : decodeState(stored);
  if (stored !== undefined && before === undefined) {
    runtime.log.warn('notify: the stored state is damaged or of a newer version: it starts again, as in a first run');
  }
  const next = nextState(before, notifiedRun(notifying));
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
  return { text: encodeState(state), ...(event !== undefined && { event }) };
}

/** The state is stored after a message was sent. If that fails, the next run does not know of it. */
export function warnOfRepeat(notified: Notified | undefined, { log }: Pick<Runtime, 'log'>): void {
  if (notified?.event === undefined) return;
  log.warn(`notify: the state could not be stored, so the next run sends the message again (${notified.event})`);
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
  const { withoutSecrets: text } = redactionOf(judged.basis.inputs, runtime);
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

type Names = Omit<NotificationState['tests'][number], 'id'> & { readonly id?: string };

/** What the state depends on. What was not measured stays as it was. */
function notifiedRun({ report, judged: { run, basis }, job, runtime }: Notifying): NotifiedRun {
  const { withoutSecrets: text } = redactionOf(basis.inputs, runtime);
  const { comparison, results, suites, verdict } = report;
  const ofSuite = ({ suite, file, target }: Names) => ({ suite: text(suite), file: text(file), target: text(target) });
  const ofTest = ({ suite, suiteFile: file, testId, target }: ResultName) => ({
    ...ofSuite({ suite, file, target }),
    id: text(testId),
  });
  const keyOf = ({ suite, file, target, id }: Names) => JSON.stringify([suite, file, target, id]);
  const tests = new Map(comparison.tests.map((test) => [keyOf(ofTest(test)), test]));
  // A test of another tool may have several results: it passes if all of them do.
  const worstLast = [...results].sort((a, b) => Number(hasPassed(b)) - Number(hasPassed(a)));
  const outcomes = new Map(worstLast.map((result) => [keyOf(ofTest(result)), outcomeOf(result).kind]));
  const scores = new Map(suites.map((suite) => [keyOf(ofSuite(suite)), suite.totals.score]));
  const isRestricted = (run.selected ?? []).length > 0;
  return {
    verdict: verdict.kind,
    time: startOf(run),
    sha: job.head,
    runId: job.run,
    tests: comparison.tests.filter(({ state }) => state === 'regressed').map(ofTest),
    suites: comparison.suites.flatMap(({ suite, file, target, finding, score, delta }) =>
      finding === 'drop' && score !== undefined && delta !== undefined
        ? [{ ...ofSuite({ suite, file, target }), above: score - delta / 2 }]
        : [],
    ),
    isStillFailing: (test) => {
      const outcome = outcomes.get(keyOf(test));
      if (outcome === undefined) return isRestricted;
      return outcome !== 'passed' && !STARTED_AGAIN.includes(tests.get(keyOf(test))?.state);
    },
    isStillLow: (dropped) => {
      const name = keyOf(ofSuite(dropped));
      if (!scores.has(name)) return isRestricted;
      const score = scores.get(name);
      return score === undefined || score < dropped.above;
    },
  };
}

const hasPassed = (result: TestResult): boolean => outcomeOf(result).kind === 'passed';

type ResultName = Pick<TestResult, 'suite' | 'suiteFile' | 'testId' | 'target'>;

/** States of tests that were accepted or changed on purpose, or that count no more. */
const STARTED_AGAIN: readonly (string | undefined)[] = ['new', 'changed', 'quarantined'];
