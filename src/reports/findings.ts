import { type Failure, isAgentFailure } from '../model/run/outcome.ts';
import { failureOf, measuredTrials } from '../model/run/present-trials.ts';
import type { TestResult, Trial } from '../model/run/result.ts';
import { isSameSuite, resultKey, type TestNames } from '../model/run/result-keys.ts';
import { outcomeOf, type ResultOutcome } from '../model/run/result-outcome.ts';
import { locationText } from '../model/suite/location.ts';
import { asSentences, plural } from '../model/text/text.ts';
import { groupedBy, type Some } from '../model/values/grouped.ts';
import type { TestAssessment } from '../model/verdict/assessment.ts';
import type { Report } from '../model/verdict/report.ts';
import type { VerdictKind } from '../model/verdict/verdict.ts';
import { causeFinder, errorCause, failingGraders } from './failures/causes.ts';
import { score } from './numbers.ts';
import { failureWords, finishWords } from './status-icons.ts';

export type ErroredTest = Extract<TestResult, { status: 'execution_error' }>;

/** The results of a report by their outcome, with the names and comparisons of tests. Made once for all surfaces: keys of 100,000 tests take a second. */
export function findings(report: Report): ReturnType<typeof findingsOf> {
  const found = known.get(report) ?? findingsOf(report);
  known.set(report, found);
  return found;
}

const known = new WeakMap<Report, ReturnType<typeof findingsOf>>();

function findingsOf({ results, suites, comparison, dryRun }: Report) {
  const withoutScore = results.filter(isWithoutScore);
  const of = (wanted: ResultOutcome['kind']) => (result: TestResult) => outcomeOf(result).kind === wanted;
  const files = new Map<string, Set<string>>();
  for (const { suite, file } of suites) files.set(suite, (files.get(suite) ?? new Set()).add(file));
  const hasSeveralTargets = new Set(suites.map(({ target }) => target)).size > 1;
  const changes = new Map(comparison.tests.map((change) => [resultKey(change), change]));
  const byKey = new Map(results.map((result) => [resultKey(result), result]));
  /** With its file only if several files have a suite of that name. */
  const suiteName = ({ suite, file }: SuiteKey): string =>
    (files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite;
  return {
    // Each in the order of the plan. The answers of stubs in a dry run have no meaning: its tests are planned, except those that cannot run.
    failing: dryRun ? [] : results.filter(of('failed')),
    errored: withoutScore.filter(dryRun ? isNotAsWritten : of('errored')),
    notRun: dryRun ? [] : withoutScore.filter(of('not-run')),
    passing: dryRun ? [] : results.filter(of('passed')),
    planned: dryRun ? results.filter((result) => !(isWithoutScore(result) && isNotAsWritten(result))) : [],
    suiteName,
    /** With its target only if the report has several. */
    nameOf: ({ suite, suiteFile: file, testId, target }: TestNames): string =>
      `${suiteName({ suite, file })} › ${testId}${hasSeveralTargets ? ` [${target}]` : ''}`,
    changeOf: (result: TestResult): TestAssessment | undefined => changes.get(resultKey(result)),
    resultOf: (change: TestAssessment): TestResult | undefined => byKey.get(resultKey(change)),
  };
}

/** Whether a test errored or did not run. One that timed out or crashed failed, with score 0. */
export const isWithoutScore = (result: TestResult): result is ErroredTest =>
  result.status === 'execution_error' && outcomeOf(result).score === undefined;

/** One check that an answer did not meet, as its grader found it. `got` is what was found instead, where the grader says so. */
interface FailedCheck {
  readonly text: string;
  readonly got?: string | undefined;
}

/** Why a test did not pass, the most important reason first; never empty. */
export function failedChecks(result: TestResult): [FailedCheck, ...FailedCheck[]] {
  const failure = failureOf(result);
  if (failure !== undefined) return [{ text: failureText(failure) }];
  const checks: FailedCheck[] = result.assertions
    .filter(({ passed }) => !passed)
    .map(({ text, evidence }) => ({ text, got: evidence }));
  const disappointed = result.scores
    .filter(({ verdict }) => checks.length === 0 && verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
      text: `${name} did not pass (scored ${score(reached)})${reasoning === undefined ? '' : `: ${reasoning}`}`,
    }));
  const missed = result.status === 'quality_failure' ? (result.requiredMissed ?? []) : [];
  const required = missed.map((name) => ({ text: `The required grader ${name} did not pass, so the score is 0` }));
  // The trials in which the agent timed out or crashed.
  const failedTrials = (result.trials ?? []).flatMap(({ attempt, failure: trialFailure }) =>
    trialFailure !== undefined && isAgentFailure(trialFailure)
      ? { text: `Trial ${attempt + 1}: ${failureText(trialFailure)}` }
      : [],
  );
  const [first, ...rest] = [...checks, ...disappointed, ...required, ...failedTrials];
  if (first !== undefined) return [first, ...rest];
  if (hasPassMark(result)) {
    return [{ text: `The score ${scoreText(result)} is below the pass mark ${score(result.passMark)}` }];
  }
  const { passes, trials = 0 } = trialCounts(result) ?? { passes: 0 };
  return [
    { text: trials === 0 ? 'The results give no reason' : `${trials - passes} of ${plural('trial', trials)} failed` },
  ];
}

/** The failing tests by why they failed, the largest group first; each in the order of the plan. */
export function failureGroups(report: Report): Some<TestResult>[] {
  const causeOf = causeFinder(report.results);
  const groups = groupedBy(findings(report).failing, (result) => causeOf(result)?.id ?? '');
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

const failureText = (failure: Failure): string => `${failureWords[failure.class]}: ${failure.message}`;

/** Who answered in place of the target, and why answers are cut off or empty: of a test, or of some of its trials. */
export function answerNotes(result: TestResult): string[] {
  const answers = [result, ...(result.trials ?? [])];
  const targets = new Set(answers.flatMap(({ targetUsed }) => targetUsed ?? []));
  const reasons = new Set(answers.flatMap(({ finishReason }) => finishReason ?? []));
  return [
    ...Array.from(targets, (target) => `answered by the fallback target ${target}`),
    ...Array.from(reasons, (reason) => `the answer was ${finishWords[reason]}`),
  ];
}

/** The answer of the agent; empty if there is none. The record contains the error instead. */
export const answerOf = ({ status, output }: TestResult): string => (status === 'execution_error' ? '' : output);

const isJudged = (result: TestResult): boolean =>
  failingGraders(result).some(({ type }) => type === 'llm-grader' || type === 'code-grader');

/** The answer that a judge or a program failed, because their words do not show it; else empty. */
export const judgedAnswer = (result: TestResult): string => (isJudged(result) ? answerOf(result) : '');

/** The failed checks in words: those of a judge with its reason, without which they read as if they were met. */
export function failureReasons(result: TestResult): [string, ...string[]] {
  const isWithReason = isJudged(result);
  const words = ({ text, got = '' }: FailedCheck) =>
    isWithReason && got !== '' ? `${text.replace(/[.:]$/, '')}: ${got}` : text;
  const [first, ...others] = failedChecks(result);
  return [words(first), ...others.map(words)];
}

/** Execution errors by class and normalised message, the largest group first; each has the message of its first error. */
export function errorGroups(errored: readonly ErroredTest[]) {
  const symptomOf = (result: ErroredTest) => ({
    class: result.failure.class,
    message: asSentences(causeLines(result)),
  });
  return [...groupedBy(errored, (result) => errorCause(symptomOf(result)).id).values()]
    .map((results) => ({ ...symptomOf(results[0]), results }))
    .sort((a, b) => b.results.length - a.results.length);
}

/** An error in the suite or the target, before the test could start. */
export const isNotAsWritten = ({ failure }: ErroredTest): boolean =>
  failure.class === 'config' && failure.stage === 'setup';

/** Why a test has no score, without the location, which is shown separately. An error in a suite has several lines. */
export function causeLines(result: ErroredTest): string[] {
  const { failure, location } = result;
  if (!isNotAsWritten(result)) return [failure.message];
  const prefix = `${locationText(failure.location ?? location)}: `;
  return failure.message
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line).trim())
    .filter((line) => line !== '');
}

/** The number of passed trials of a test, without the errored ones; undefined if there was only one trial. */
export function trialCounts({ trials }: Pick<TestResult, 'trials'>): { passes: number; trials: number } | undefined {
  return trials === undefined || trials.length < 2 ? undefined : countsOf(trials);
}

/** The same in words; also for a single trial if more were planned. */
export function trialsPassed({ costLimited, trials = [] }: TestResult): string | undefined {
  if (trials.length < 2 && !costLimited) return undefined;
  const counts = countsOf(trials);
  const errored = trials.length - counts.trials;
  return [
    `${counts.passes} of ${plural('trial', counts.trials)} passed`,
    ...(errored > 0 ? [`${errored} errored`] : []),
    ...(costLimited ? ['cut short by a cost limit'] : []),
  ].join(', ');
}

function countsOf(trials: readonly Trial[]): { passes: number; trials: number } {
  const measured = measuredTrials(trials);
  return { passes: measured.filter(({ pass }) => pass).length, trials: measured.length };
}

interface SuiteKey {
  readonly suite: string;
  readonly file: string;
}

/** The verdict of one suite on one target; else that of the run. */
export const suiteKind = ({ verdict }: Report, of: SuiteKey & { readonly target: string }): VerdictKind =>
  verdict.suites.find(isSameSuite(of))?.kind ?? verdict.kind;

/** Whether the score decides. Other tools have their own verdicts, and those of several trials decide together. */
export const hasPassMark = ({ importedFrom, passMark, trials }: TestResult): boolean =>
  importedFrom === undefined || (passMark < 1 && trials === undefined);

/** The score of a failed test and what it needs: `0.40 of 0.80`. */
export const scoreOfMark = (result: TestResult): string =>
  hasPassMark(result) ? `${scoreText(result)} of ${score(result.passMark)}` : scoreText(result);

/** The score of a test with two decimals; a dash if it has none. */
export const scoreText = (result: TestResult): string => score(outcomeOf(result).score, result.passMark);

/** A test with its result, or why it has none. */
interface ReportedTest {
  readonly test: TestNames & Pick<TestAssessment, 'location'>;
  readonly result?: TestResult | undefined;
  readonly why?: string | undefined;
}

/** The tests of a report: those with a result, then the planned ones of a dry run, and skipped ones. */
export function reportedTests(report: Report): ReportedTest[] {
  const { planned, resultOf } = findings(report);
  const isPlanned = new Set(planned);
  const skipped = report.comparison.tests.filter((test) => test.state === 'skipped' && resultOf(test) === undefined);
  return [
    ...report.results.flatMap((result) => (isPlanned.has(result) ? [] : { test: result, result })),
    ...planned.map((test) => ({ test, why: 'dry run' })),
    ...skipped.map((test) => ({ test, why: test.why ?? 'not run' })),
  ];
}
