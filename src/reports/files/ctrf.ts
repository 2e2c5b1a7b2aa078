import { measuredTrials } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import type { TestNames } from '../../model/run/result-keys.ts';
import { outcomeOf, type ResultOutcome } from '../../model/run/result-outcome.ts';
import { jsonPieces } from '../../model/text/json-document.ts';
import { cutBytes, cutEnd } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { readable } from '../escape/html.ts';
import { oneLine } from '../escape/terminal.ts';
import {
  answerNotes,
  causeLines,
  failureReasons,
  findings,
  isWithoutScore,
  reportedTests,
  trialCounts,
} from '../findings.ts';
import { costOf, timeOf, tokensOf } from '../totals.ts';

/** Enough to understand a failure; the results have all of it. */
const MESSAGE_CHARACTERS = 2000;
/** Most bytes of an answer, as in JUnit. */
const EXCERPT_BYTES = 4096;
const NAME_CHARACTERS = 1000;

type Status = 'passed' | 'failed' | 'skipped' | 'pending' | 'other';

const STATUSES: Readonly<Record<ResultOutcome['kind'], Status>> = {
  passed: 'passed',
  failed: 'failed',
  errored: 'other',
  'not-run': 'skipped',
};

/**
 * The report in the Common Test Report Format (https://ctrf.io). Infrastructure errors are `other`, because they are
 * not failures of the agent; an unknown time is 0, which the format requires.
 */
export function ctrf(report: Report): Iterable<string> {
  const { verdict, totals, generator, dryRun } = report;
  const start = momentOf(report.startedAt) ?? 0;
  const stop = start + Math.round(report.durationMs);
  const { suiteName, changeOf } = findings(report);
  const all = reportedTests(report);
  const suiteOf = ({ suite, suiteFile: file }: TestNames) => line(suiteName({ suite, file }));
  const suiteKey = ({ suite, suiteFile }: TestNames) => `${suiteFile}\0${suite}`;
  const hasSeveralTargets = new Set(
    [...groupedBy(all, ({ test }) => suiteKey(test))].flatMap(([key, tests]) =>
      new Set(tests.map(({ test }) => test.target)).size > 1 ? [key] : [],
    ),
  );
  const tests = all.map(({ test, result, why = '' }) => {
    const { testId, target, location } = test;
    // The format requires a name, and YAML allows an empty one.
    const name = line(hasSeveralTargets.has(suiteKey(test)) ? `${testId} [${target}]` : testId) || '(no id)';
    const notRun = {
      status: (dryRun ? 'pending' : 'skipped') as Status,
      duration: 0,
      message: cutEnd(readable(why), MESSAGE_CHARACTERS),
      line: location?.line,
      rawStatus: dryRun ? 'planned' : 'not run',
      filePath: location && line(location.file),
      extra: { target: readable(target) },
    };
    return {
      name,
      suite: [suiteOf(test)],
      ...(result === undefined ? notRun : resultFields(result, changeOf(result))),
    };
  });
  const counted = (wanted: Status) => tests.filter(({ status }) => status === wanted).length;
  return jsonPieces({
    reportFormat: 'CTRF',
    specVersion: '0.1.0',
    timestamp: new Date(stop).toISOString(),
    generatedBy: generator.name,
    results: {
      tool: { name: generator.name, version: generator.version },
      summary: {
        tests: tests.length,
        passed: counted('passed'),
        failed: counted('failed'),
        skipped: counted('skipped'),
        pending: counted('pending'),
        other: counted('other'),
        flaky: all.filter(({ result }) => result && isFlaky(result)).length,
        suites: new Set(all.map(({ test }) => suiteOf(test))).size,
        start,
        stop,
        duration: stop - start,
        extra: {
          verdict: verdict.kind,
          headline: readable(verdict.headline),
          complete: report.complete,
          dryRun,
          score: dryRun ? undefined : totals.score,
          passRate: dryRun ? undefined : totals.passRate,
          costUsd: dryRun ? undefined : totals.costUsd,
        },
      },
      tests,
      environment: { healthy: report.conclusion === 'success' },
    },
  });
}

/** What the format has of a test; other data must be in `extra`. */
function resultFields(result: TestResult, change: TestAssessment | undefined) {
  const { status, location } = result;
  const [start, stop] = [momentOf(result.startTime), momentOf(result.endTime)];
  const isTimed = start !== undefined && stop !== undefined && stop >= start;
  const output = cutBytes(readable(cutBytes(result.output, EXCERPT_BYTES)), EXCERPT_BYTES);
  const attempts = attemptsOf(result);
  const { kind } = outcomeOf(result);
  const why = isWithoutScore(result) ? causeLines(result) : failureReasons(result).map(readable);
  const quarantined = change?.state === 'quarantined' ? [`quarantined: ${change.why ?? kind}`] : [];
  const trials = trialCounts(result);
  return {
    status: kind !== 'passed' && change?.state === 'quarantined' ? ('skipped' as const) : STATUSES[kind],
    duration: Math.round(timeOf(result) ?? 0),
    start: isTimed ? start : undefined,
    stop: isTimed ? stop : undefined,
    message: kind === 'passed' ? undefined : cutEnd(readable([...quarantined, ...why].join('\n')), MESSAGE_CHARACTERS),
    line: location.line,
    rawStatus: status === 'execution_error' ? `${status}: ${result.failure.class}` : status,
    filePath: line(location.file),
    retries: attempts && attempts.length - 1,
    retryAttempts: attempts,
    flaky: isFlaky(result) || undefined,
    stdout: output === '' ? undefined : output.split('\n'),
    extra: {
      target: readable(result.target),
      model: result.model && readable(result.model),
      answer: answerNotes(result).map(readable).join('; ') || undefined,
      score: outcomeOf(result).score,
      passMark: result.passMark,
      mustPass: result.mustPass || undefined,
      passes: trials?.passes,
      trials: trials?.trials,
      costUsd: costOf(result),
      tokens: tokensOf(result),
      repeatedCalls: result.retries || undefined,
      reusedFrom: result.reusedFrom && readable(result.reusedFrom),
      state: change?.state,
      flakyBaseline: change?.flaky,
    },
  };
}

const isFlaky = (result: TestResult): boolean =>
  outcomeOf(result).kind === 'passed' && (attemptsOf(result)?.some(({ status }) => status === 'failed') ?? false);

/**
 * Trials with different outcomes. Readers treat a passing test with retries as flaky, so tests whose trials all passed
 * have none, and retries after infrastructure errors are counted in `extra`.
 */
function attemptsOf({ trials = [] }: TestResult) {
  if (trials.length < 2 || trials.every(({ status }) => status === 'ok')) return undefined;
  return trials.map((trial) => {
    const { attempt, status, score, failure, durationMs } = trial;
    const [measured] = measuredTrials([trial]);
    const outcome: Status = measured === undefined ? 'other' : measured.pass ? 'passed' : 'failed';
    return {
      attempt: attempt + 1,
      status: outcome,
      duration: durationMs === undefined ? undefined : Math.round(durationMs),
      message: failure && cutEnd(readable(failure.message), MESSAGE_CHARACTERS),
      extra: status !== 'execution_error' ? { score } : undefined,
    };
  });
}

function momentOf(time: string | undefined): number | undefined {
  const moment = time === undefined ? Number.NaN : Date.parse(time);
  return Number.isFinite(moment) ? moment : undefined;
}

const line = (text: string): string => cutEnd(oneLine(text), NAME_CHARACTERS);
