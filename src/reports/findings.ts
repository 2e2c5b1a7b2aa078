import { type Failure, isAgentFailure } from '../model/run/outcome.ts';
import { failureOf, measuredTrials } from '../model/run/present-trials.ts';
import type { TestResult, Trial } from '../model/run/result.ts';
import { isSameSuite, resultKey } from '../model/run/result-keys.ts';
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

/** The results of a report by their outcome, each in the order of the plan. */
interface ResultsByOutcome {
  readonly failing: readonly TestResult[];
  readonly errored: readonly ErroredTest[];
  /** Tests that did not start. */
  readonly notRun: readonly ErroredTest[];
  readonly passing: readonly TestResult[];
  /** Planned tests of a dry run: the answers of stubs have no meaning. */
  readonly planned: readonly TestResult[];
}

/** Sorts the results; in a dry run, all tests are planned except those that cannot run. */
export function findings({ results, dryRun }: Report): ResultsByOutcome {
  const withoutScore = results.filter(isWithoutScore);
  if (dryRun) {
    const errored = withoutScore.filter(isNotAsWritten);
    const broken = new Set<TestResult>(errored);
    return { failing: [], errored, notRun: [], passing: [], planned: results.filter((result) => !broken.has(result)) };
  }
  const of = (wanted: ResultOutcome['kind']) => (result: TestResult) => outcomeOf(result).kind === wanted;
  return {
    failing: results.filter(of('failed')),
    errored: withoutScore.filter(of('errored')),
    notRun: withoutScore.filter(of('not-run')),
    passing: results.filter(of('passed')),
    planned: [],
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

/** The name of a suite: with its file only if several files have a suite of that name. */
export function suiteNamer({ suites }: Report): (suite: SuiteKey) => string {
  const files = new Map<string, Set<string>>();
  for (const { suite, file } of suites) files.set(suite, (files.get(suite) ?? new Set()).add(file));
  return ({ suite, file }) => ((files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite);
}

/** The name of a test: with its target only if the report has several. */
export function namer(report: Report): (test: Pick<TestResult, 'suite' | 'suiteFile' | 'testId' | 'target'>) => string {
  const nameOf = suiteNamer(report);
  const several = new Set(report.suites.map(({ target }) => target)).size > 1;
  return ({ suite, suiteFile, testId, target }) =>
    `${nameOf({ suite, file: suiteFile })} › ${testId}${several ? ` [${target}]` : ''}`;
}

/** The verdict of one suite on one target; else that of the run. */
export const suiteKind = ({ verdict }: Report, of: SuiteKey & { readonly target: string }): VerdictKind =>
  verdict.suites.find(isSameSuite(of))?.kind ?? verdict.kind;

/** The comparison of each test, by key. Kept for the other surfaces of the same report: keys of 100,000 tests take a second. */
export function changesByKey(report: Report): ReadonlyMap<string, TestAssessment> {
  const changes = known.get(report) ?? new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
  known.set(report, changes);
  return changes;
}

const known = new WeakMap<Report, ReadonlyMap<string, TestAssessment>>();

export function changeFinder(report: Report): (result: TestResult) => TestAssessment | undefined {
  const changes = changesByKey(report);
  return (result) => changes.get(resultKey(result));
}

export function resultsOfChanges({ results }: Report): (change: TestAssessment) => TestResult | undefined {
  const byKey = new Map(results.map((result) => [resultKey(result), result]));
  return (change) => byKey.get(resultKey(change));
}

/** Whether the score decides. Other tools have their own verdicts, and those of several trials decide together. */
export const hasPassMark = ({ importedFrom, passMark, trials }: TestResult): boolean =>
  importedFrom === undefined || (passMark < 1 && trials === undefined);

/** The score of a failed test and what it needs: `0.40 of 0.80`. */
export const scoreOfMark = (result: TestResult): string =>
  hasPassMark(result) ? `${scoreText(result)} of ${score(result.passMark)}` : scoreText(result);

/** The score of a test with two decimals; a dash if it has none. */
export const scoreText = (result: TestResult): string => score(outcomeOf(result).score, result.passMark);

export type NotRun = Pick<TestAssessment, 'suite' | 'suiteFile' | 'testId' | 'target' | 'location' | 'why'>;

/** Planned tests without a result: those of a dry run and skipped ones. */
export function testsNotRun(report: Report): NotRun[] {
  const skipped = report.comparison.tests.filter(({ state }) => state === 'skipped');
  const ran = new Set(skipped.length === 0 ? [] : report.results.map(resultKey));
  return [
    ...findings(report).planned.map((result) => ({ ...result, why: 'dry run' })),
    ...skipped.filter((change) => !ran.has(resultKey(change))),
  ];
}
