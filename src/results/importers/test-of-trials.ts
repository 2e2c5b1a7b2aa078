import { type Assertion, clampScore, type GraderScore, type GraderVerdict } from '../../model/run/grade.ts';
import type { ImportFormat } from '../../model/run/imported.ts';
import { finalAnswer, type Message, sumTokens } from '../../model/run/message.ts';
import { type Failure, type FailureClass, isAgentFailure } from '../../model/run/outcome.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { aggregateScores } from '../../model/run/result-outcome.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { EPOCH, isoTime, momentOf } from '../../shared/iso-time.ts';
import { canonicalJson } from '../../shared/json.ts';
import { hashOfRepeated, importedMeasure } from './identity.ts';
import type { Definition, FileFacts, ImportedGrader, ImportedTrial } from './importer.ts';

export const MAX_GRADERS = 100;

/** The trials of one test on one target, in their order. There is at least one. */
export interface TestTrials {
  readonly suite: string;
  readonly testId: string;
  readonly target: string;
  readonly trials: readonly [ImportedTrial, ...ImportedTrial[]];
}

interface Reading {
  readonly format: ImportFormat;
  readonly facts: FileFacts;
}

/** One test as a result. The verdict is the tool's: it is not computed from the score. */
export function testOf(
  { suite, testId, target, trials }: TestTrials,
  { format, facts }: Reading,
  index: number,
): TestResult {
  const [first] = trials;
  const [only] = trials.length === 1 ? trials : [];
  const shown = only ?? representative(trials);
  const time = timeOf(shown.time ?? facts.time);
  const messages = messagesOf(shown);
  const common = {
    index,
    timestamp: time,
    suite,
    suiteFile: suite,
    category: 'Uncategorized',
    testId,
    target,
    location: first.location,
    passMark: first.passMark ?? 1,
    mustPass: false,
    assertions: assertionsOf(shown),
    scores: scoresOf(shown, time),
    input: [...(shown.input ?? [])],
    output: shown.answer ?? finalAnswer(messages),
    messages,
    ...spentOn(trials),
    model: shown.model,
    evalRun: { durationMs: mean(trials, 'durationMs') ?? 0 },
    retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
    trials: only === undefined ? trials.map((trial, attempt) => trialOf(trial, attempt, time)) : undefined,
    metadata: metadataOf(shown),
    measure: importedMeasure(definitionOf(trials), first.tool === undefined ? facts.tool : { name: first.tool }),
    subject: subjectOf(first),
    importedFrom: format,
    onlyLastAttempts: facts.attempts === 'last-only' ? (true as const) : undefined,
  };
  const { ofAllAttempts } = first;
  if (only !== undefined)
    return { ...common, ...endOf(ofAllAttempts === undefined ? only : { ...only, ...ofAllAttempts }) };
  if (ofAllAttempts === undefined) return { ...common, ...endOfSeveral(trials), aggregation: aggregationOf(trials) };
  return { ...common, ...endOfAttempts(trials, ofAllAttempts), aggregation: aggregationOf(trials, 'pass_at_k') };
}

/** Of each part, that of a trial that has it: one with an error may not say its question, or have no graders. */
function definitionOf(trials: TestTrials['trials']): Definition {
  const measure = firstIn(trials, ({ measure }) => measure);
  if (measure !== undefined) return { question: measure };
  return {
    question: firstIn(trials, ({ definition }) => definition?.question),
    graders: largest(trials.map(({ definition }) => definition?.graders)),
    judge: firstIn(trials, ({ definition }) => definition?.judge),
    limits: firstIn(trials, ({ definition }) => definition?.limits),
  };
}

function firstIn<Found>(trials: TestTrials['trials'], partOf: (trial: ImportedTrial) => Found | undefined) {
  for (const trial of trials) {
    const value = partOf(trial);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The longest as JSON, in any order of trials: a trial that ended early may have fewer graders. */
function largest(values: readonly unknown[]): unknown {
  const [first] = values;
  if (values.length === 1) return first;
  const texts = values.flatMap((value) => (value === undefined ? [] : canonicalJson(value)));
  const [longest] = texts.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  return longest === undefined ? undefined : JSON.parse(longest);
}

function timeOf(given: string | undefined): string {
  const moment = given === undefined ? Number.NaN : momentOf(given);
  return Number.isFinite(moment) && moment >= 0 ? isoTime(moment) : EPOCH;
}

/** The trial whose answer is shown: the first that failed, else the first. */
const representative = (trials: TestTrials['trials']): ImportedTrial =>
  trials.find(({ outcome }) => outcome.kind === 'failed') ?? trials[0];

function messagesOf({ messages, answer }: ImportedTrial): Message[] {
  if (messages !== undefined) return [...messages];
  return answer === undefined || answer === '' ? [] : [{ role: 'assistant', content: answer }];
}

/** The score of a trial: the tool's, else 1 for a pass and 0 for anything else. */
const scoreOf = ({ score, outcome }: ImportedTrial): number =>
  score === undefined ? (outcome.kind === 'passed' ? 1 : 0) : clampScore(score);

export function failureIn({ outcome }: ImportedTrial): Failure | undefined {
  if (outcome.kind !== 'error') return undefined;
  const failure = importedFailure(outcome.class ?? failureClassOf(outcome.message), outcome.message);
  return outcome.failedRows === undefined ? failure : { ...failure, failedRows: outcome.failedRows };
}

type End = Pick<TestResult, 'score'> &
  ({ readonly status: 'ok' | 'quality_failure' } | { readonly status: 'execution_error'; readonly failure: Failure });

function endOf(trial: ImportedTrial): End {
  const failure = failureIn(trial);
  if (failure !== undefined) return { status: 'execution_error', score: 0, failure };
  return { status: trial.outcome.kind === 'passed' ? 'ok' : 'quality_failure', score: scoreOf(trial) };
}

/** Trials without an error decide: the test passes with the same share of passes that lets a score pass. */
function endOfSeveral(trials: TestTrials['trials']): End {
  const ends = trials.map(endOf);
  const decided = ends.filter((end) => end.status !== 'execution_error' || isAgentFailure(end.failure));
  if (decided.length === 0) return { status: 'execution_error', score: 0, failure: mostFrequent(ends) };
  const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
  const passes = decided.filter(({ status }) => status === 'ok').length;
  return { status: passes / decided.length >= PASS_MARK ? 'ok' : 'quality_failure', score };
}

/** The tool's verdict, with the best score of all attempts if the tool gives none. */
function endOfAttempts(
  trials: TestTrials['trials'],
  { outcome, score }: Pick<ImportedTrial, 'outcome' | 'score'>,
): End {
  const best = Math.max(...trials.map((trial) => endOf(trial).score));
  return endOf({ ...trials[0], outcome, score: score ?? best });
}

function mostFrequent(ends: readonly End[]): Failure {
  const failures = ends.flatMap((end) => (end.status === 'execution_error' ? [end.failure] : []));
  const count = (failure: Failure) => failures.filter((other) => other.class === failure.class).length;
  const [first, ...others] = failures;
  if (first === undefined) throw new Error('A test without a decided trial has a failure');
  return others.reduce((most, failure) => (count(failure) > count(most) ? failure : most), first);
}

const aggregationOf = (trials: TestTrials['trials'], strategy: 'mean' | 'pass_at_k' = 'mean') =>
  aggregateScores(
    trials.map((trial) => endOf(trial).score),
    strategy,
  ).aggregation;

function trialOf(trial: ImportedTrial, attempt: number, time: string): Trial {
  const end = endOf(trial);
  const verdict: GraderVerdict = end.status === 'ok' ? 'pass' : end.status === 'quality_failure' ? 'fail' : 'skip';
  return {
    attempt,
    status: end.status,
    score: end.score,
    verdict,
    scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
    failure: end.status === 'execution_error' ? end.failure : undefined,
    tokenUsage: trial.tokenUsage,
    costUsd: trial.costUsd,
    durationMs: trial.durationMs,
    cached: trial.cached ? true : undefined,
  };
}

/** The mean over the trials that have a value. */
function mean(trials: readonly ImportedTrial[], key: 'costUsd' | 'durationMs'): number | undefined {
  if (trials.length === 1) return trials[0]?.[key];
  const values = trials.map((trial) => trial[key]).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const spentOn = (trials: TestTrials['trials']) => ({
  tokenUsage: meanTokens(trials),
  costUsd: mean(trials, 'costUsd'),
  durationMs: mean(trials, 'durationMs'),
  cached: trials.every(({ cached }) => cached === true) ? (true as const) : undefined,
});

function meanTokens(trials: readonly ImportedTrial[]): TestResult['tokenUsage'] {
  if (trials.length === 1) return trials[0]?.tokenUsage;
  const usages = trials.map(({ tokenUsage }) => tokenUsage).filter((usage) => usage !== undefined);
  const sum = sumTokens(usages);
  if (sum === undefined || usages.length === 1) return sum;
  const mean = (count: number | undefined) => count && Math.round(count / usages.length);
  return {
    input: Math.round(sum.input / usages.length),
    output: Math.round(sum.output / usages.length),
    cached: mean(sum.cached),
    cacheWritten: mean(sum.cacheWritten),
    reasoning: mean(sum.reasoning),
  };
}

/** The reason of a failure first, then what graders said. */
function assertionsOf(trial: ImportedTrial): Assertion[] {
  const checks = (trial.graders ?? [])
    .slice(0, MAX_GRADERS)
    .flatMap((grader) => (grader.passed === undefined ? [] : [assertionOf(grader, grader.passed)]));
  const passed = trial.outcome.kind === 'passed';
  const reason = trial.reason || (trial.outcome.kind === 'failed' ? firstReason(trial) : undefined);
  if (reason === undefined) return checks;
  const others = checks.map((check) =>
    check.evidence === reason ? { text: check.text, passed: check.passed } : check,
  );
  return [{ text: reason, passed }, ...others];
}

/** What the first failed check says: the name of a check is no reason. */
const firstReason = ({ graders = [] }: ImportedTrial): string | undefined =>
  graders.find(({ passed, reason }) => passed === false && reason)?.reason;

const assertionOf = ({ name, reason }: ImportedGrader, passed: boolean): Assertion => ({
  text: name,
  passed,
  evidence: reason || undefined,
});

const scoresOf = ({ graders = [] }: ImportedTrial, time: string): GraderScore[] =>
  graders.slice(0, MAX_GRADERS).map((grader) => graderScoreOf(grader, time));

function graderScoreOf(grader: ImportedGrader, time: string): GraderScore {
  const { name, type = 'imported', weight = 1, reason, judge, costUsd, tokenUsage, details } = grader;
  const verdict = verdictOf(grader);
  return {
    name,
    type,
    score: clampScore(grader.score ?? (verdict === 'pass' ? 1 : 0)),
    weight,
    verdict,
    assertions: [],
    durationMs: 0,
    startedAt: time,
    endedAt: time,
    reasoning: reason,
    target: judge,
    costUsd,
    tokenUsage,
    details,
  };
}

function verdictOf({ isUndecided, passed, score, threshold }: ImportedGrader): GraderVerdict {
  if (isUndecided) return 'skip';
  if (passed !== undefined) return passed ? 'pass' : 'fail';
  if (score === undefined || threshold === undefined) return 'skip';
  return score >= threshold ? 'pass' : 'fail';
}

const metadataOf = ({ pointer, score, metadata }: ImportedTrial): TestResult['metadata'] => ({
  ...(pointer !== undefined && { pointer }),
  ...(score !== undefined && clampScore(score) !== score && { raw_score: score }),
  ...metadata,
});

const subjectOf = ({ subject }: ImportedTrial): string | undefined => {
  if (subject === undefined) return undefined;
  return typeof subject === 'string' && subject.length <= MAX_SUBJECT_LENGTH ? subject : subjectHash(subject);
};
const subjectHash = hashOfRepeated();
const MAX_SUBJECT_LENGTH = 100;

/** The first expression that an error message matches decides. */
const BY_TEXT: readonly (readonly [RegExp, FailureClass])[] = [
  [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
  [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
  [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
  [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
  [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
  [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];

const READ_CHARACTERS = 2_000;

/** The class of an error of another tool, by its message. */
function failureClassOf(message: string): FailureClass {
  const text = message.slice(0, READ_CHARACTERS);
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
}

const STAGES: Readonly<Partial<Record<FailureClass, Pick<Failure, 'stage' | 'reason'>>>> = {
  grader: { stage: 'evaluator', reason: 'evaluator_error' },
  config: { stage: 'setup', reason: 'setup_error' },
};

const importedFailure = (failureClass: FailureClass, message: string): Failure => ({
  class: failureClass,
  ...(STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' }),
  message,
});
