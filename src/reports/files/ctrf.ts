import { measuredTrials } from '../../model/run/present-trials.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { outcomeOf, type ResultOutcome } from '../../model/run/result-outcome.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { jsonPieces } from '../../shared/json-document.ts';
import { cutBytes, cutEnd } from '../../shared/text.ts';
import { isPlain, showInvisible, withoutAnsi } from '../escape/invisible.ts';
import { oneLine } from '../escape/terminal.ts';
import {
  answerNotes,
  causeLines,
  changeFinder,
  failedChecks,
  findings,
  isWithoutScore,
  type NotRun,
  suiteNamer,
  testsNotRun,
  trialCounts,
} from '../findings.ts';
import { costOf, timeOf, tokensOf } from '../totals.ts';

/**
 * The report in the Common Test Report Format (https://ctrf.io). Infrastructure errors are `other`, because they are
 * not failures of the agent; an unknown time is 0, which the format requires.
 */
export function ctrf(report: Report): Iterable<string> {
  const tests = testsOf(report);
  const start = momentOf(report.startedAt) ?? 0;
  const stop = start + Math.round(report.durationMs);
  const counted = (status: Status) => tests.statuses.filter((each) => each === status).length;
  const { verdict, totals, generator } = report;
  const document = {
    reportFormat: 'CTRF',
    specVersion: '0.1.0',
    timestamp: new Date(stop).toISOString(),
    generatedBy: generator.name,
    results: {
      tool: { name: generator.name, version: generator.version },
      summary: {
        tests: tests.statuses.length,
        passed: counted('passed'),
        failed: counted('failed'),
        skipped: counted('skipped'),
        pending: counted('pending'),
        other: counted('other'),
        flaky: tests.flaky,
        suites: tests.suites,
        start,
        stop,
        duration: stop - start,
        extra: {
          verdict: verdict.kind,
          headline: clean(verdict.headline),
          complete: report.complete,
          dryRun: report.dryRun,
          score: report.dryRun ? undefined : totals.score,
          passRate: report.dryRun ? undefined : totals.passRate,
          costUsd: report.dryRun ? undefined : totals.costUsd,
        },
      },
      tests: tests.made(),
      environment: { healthy: report.conclusion === 'success' },
    },
  };
  return jsonPieces(document);
}

type Status = 'passed' | 'failed' | 'skipped' | 'pending' | 'other';

/**
 * A test of the format; other data must be in `extra`. Undefined fields are not written: objects of one shape are
 * faster.
 */
interface CtrfTest {
  readonly name: string;
  readonly status: Status;
  /** Milliseconds. */
  readonly duration: number;
  readonly start?: number | undefined;
  readonly stop?: number | undefined;
  readonly suite: readonly string[];
  readonly message?: string | undefined;
  readonly line?: number | undefined;
  readonly rawStatus: string;
  readonly filePath?: string | undefined;
  readonly retries?: number | undefined;
  readonly retryAttempts?: readonly Attempt[] | undefined;
  readonly flaky?: boolean | undefined;
  readonly stdout?: readonly string[] | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
}

interface Attempt {
  /** From 1. */
  readonly attempt: number;
  readonly status: Status;
  readonly duration?: number;
  readonly message?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Enough to understand a failure; the results have all of it. */
const MESSAGE_CHARACTERS = 2000;
/** Most bytes of an answer, as in JUnit. */
const EXCERPT_BYTES = 4096;
const NAME_CHARACTERS = 1000;

/** The tests in order: what the summary counts, and the tests themselves, made one by one while they are written. */
interface Tests {
  readonly statuses: readonly Status[];
  readonly flaky: number;
  readonly suites: number;
  made(): Iterable<CtrfTest>;
}

function testsOf(report: Report): Tests {
  const changeOf = changeFinder(report);
  const suiteName = suiteNamer(report);
  const isPlanned = new Set(findings(report).planned);
  const results = report.results.filter((result) => !isPlanned.has(result));
  const notRun = testsNotRun(report);
  const several = severalTargets([...report.results, ...notRun]);
  const suiteOf = (test: NotRun) => line(suiteName({ suite: test.suite, file: test.suiteFile }));
  const named = (test: NotRun): Named => ({
    name: nameOf(test, several.has(suiteKey(test))),
    suite: [suiteOf(test)],
  });
  const statusOfNotRun = report.dryRun ? 'pending' : 'skipped';
  return {
    statuses: [...results.map((result) => statusOf(result, changeOf(result))), ...notRun.map(() => statusOfNotRun)],
    flaky: results.filter(isFlaky).length,
    suites: new Set([...results, ...notRun].map(suiteOf)).size,
    *made() {
      for (const result of results) yield testOf(named(result), result, changeOf(result));
      for (const test of notRun) yield { ...named(test), ...leftOut(test, report.dryRun) };
    },
  };
}

type Named = Pick<CtrfTest, 'name' | 'suite'>;

const suiteKey = ({ suite, suiteFile }: Pick<NotRun, 'suite' | 'suiteFile'>): string =>
  JSON.stringify([suiteFile, suite]);

function severalTargets(tests: readonly NotRun[]): Set<string> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const test of tests) {
    const key = suiteKey(test);
    const known = first.get(key);
    if (known === undefined) first.set(key, test.target);
    else if (known !== test.target) several.add(key);
  }
  return several;
}

/** The format requires a name, and YAML allows an empty one. */
const nameOf = ({ testId, target }: NotRun, withTarget: boolean): string =>
  line(withTarget ? `${testId} [${target}]` : testId) || '(no id)';

function testOf({ name, suite }: Named, result: TestResult, change: TestAssessment | undefined): CtrfTest {
  const [start, stop] = [momentOf(result.startTime), momentOf(result.endTime)];
  const isTimed = start !== undefined && stop !== undefined && stop >= start;
  const stdout = excerptOf(result);
  const attempts = attemptsOf(result);
  return {
    name,
    suite,
    status: statusOf(result, change),
    duration: Math.round(timeOf(result) ?? 0),
    start: isTimed ? start : undefined,
    stop: isTimed ? stop : undefined,
    message: messageOf(result, change),
    line: result.location.line,
    rawStatus: result.status === 'execution_error' ? `${result.status}: ${result.failure.class}` : result.status,
    filePath: line(result.location.file),
    retries: attempts && attempts.length - 1,
    retryAttempts: attempts,
    flaky: isFlaky(result) ? true : undefined,
    stdout: stdout.length > 0 ? stdout : undefined,
    extra: extraOf(result, change),
  };
}

const isFlaky = (result: TestResult): boolean =>
  outcomeOf(result).kind === 'passed' && (attemptsOf(result)?.some(({ status }) => status === 'failed') ?? false);

function statusOf(result: TestResult, change: TestAssessment | undefined): Status {
  const { kind } = outcomeOf(result);
  return kind !== 'passed' && change?.state === 'quarantined' ? 'skipped' : STATUSES[kind];
}

const STATUSES: Readonly<Record<ResultOutcome['kind'], Status>> = {
  passed: 'passed',
  failed: 'failed',
  errored: 'other',
  'not-run': 'skipped',
};

function messageOf(result: TestResult, change: TestAssessment | undefined): string | undefined {
  const { kind } = outcomeOf(result);
  if (kind === 'passed') return undefined;
  const why = isWithoutScore(result) ? causeLines(result) : failedChecks(result).map(({ text }) => clean(text));
  const quarantined = change?.state === 'quarantined' ? [`quarantined: ${change.why ?? kind}`] : [];
  return cutEnd(clean([...quarantined, ...why].join('\n')), MESSAGE_CHARACTERS);
}

/**
 * Trials with different outcomes. Readers treat a passing test with retries as flaky, so tests whose trials all passed
 * have none, and retries after infrastructure errors are counted in `extra`.
 */
function attemptsOf({ trials = [] }: TestResult): Attempt[] | undefined {
  return trials.length < 2 || trials.every((trial) => trial.status === 'ok') ? undefined : trials.map(attemptOf);
}

function attemptOf(trial: Trial): Attempt {
  const { attempt, status, score, failure, durationMs } = trial;
  const [measured] = measuredTrials([trial]);
  return {
    attempt: attempt + 1,
    status: measured === undefined ? 'other' : measured.pass ? 'passed' : 'failed',
    duration: durationMs === undefined ? undefined : Math.round(durationMs),
    message: failure && cutEnd(clean(failure.message), MESSAGE_CHARACTERS),
    extra: status !== 'execution_error' ? { score } : undefined,
  };
}

function excerptOf({ output }: TestResult): string[] {
  const text = cutBytes(clean(cutBytes(output, EXCERPT_BYTES)), EXCERPT_BYTES);
  return text === '' ? [] : text.split('\n');
}

function extraOf(result: TestResult, change: TestAssessment | undefined): Record<string, unknown> {
  const trials = trialCounts(result);
  const notes = answerNotes(result).map(clean);
  return {
    target: clean(result.target),
    model: result.model && clean(result.model),
    answer: notes.length === 0 ? undefined : notes.join('; '),
    score: outcomeOf(result).score,
    passMark: result.passMark,
    mustPass: result.mustPass || undefined,
    passes: trials?.passes,
    trials: trials?.trials,
    costUsd: costOf(result),
    tokens: tokensOf(result),
    repeatedCalls: result.retries > 0 ? result.retries : undefined,
    reusedFrom: result.reusedFrom && clean(result.reusedFrom),
    state: change?.state,
    flakyBaseline: change?.flaky,
  };
}

function leftOut({ location, why, target }: NotRun, isDryRun: boolean): Omit<CtrfTest, 'name' | 'suite'> {
  return {
    status: isDryRun ? 'pending' : 'skipped',
    duration: 0,
    message: cutEnd(clean(why ?? 'not run'), MESSAGE_CHARACTERS),
    line: location?.line,
    rawStatus: isDryRun ? 'planned' : 'not run',
    filePath: location && line(location.file),
    extra: { target: clean(target) },
  };
}

function momentOf(time: string | undefined): number | undefined {
  const moment = time === undefined ? Number.NaN : Date.parse(time);
  return Number.isFinite(moment) ? moment : undefined;
}

/** Invisible characters are escaped: readers print these texts to terminals and pages. */
const clean = (text: string): string => (isPlain(text) ? text : showInvisible(withoutAnsi(text)));
const line = (text: string): string => cutEnd(oneLine(text), NAME_CHARACTERS);
