import { type Assertion, clampScore, type GraderScore, type GraderVerdict } from '../../model/run/grade.ts';
import type { ImportFormat } from '../../model/run/import-formats.ts';
import { finalAnswer, sumTokens } from '../../model/run/message.ts';
import { type Failure, type FailureClass, isAgentFailure } from '../../model/run/outcome.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { aggregateScores } from '../../model/run/result-outcome.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { EPOCH, isoTime } from '../../model/text/iso-time.ts';
import { canonicalJson } from '../../model/text/json.ts';
import type { Some } from '../../model/values/grouped.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import { contentHash, importedMeasure } from './identity.ts';
import type { FileFacts, ImportedTrial } from './importer.ts';

export const MAX_GRADERS = 100;
const MAX_SUBJECT_LENGTH = 100;

/** The trials of one test on one target, in their order. */
export interface ImportedTrials {
  readonly suite: string;
  readonly testId: string;
  readonly target: string;
  readonly trials: Some<ImportedTrial>;
}

/** One test as a result. The verdict is the tool's: it is not computed from the score. */
export function testOf(
  { suite, testId, target, trials }: ImportedTrials,
  { format, facts }: { readonly format: ImportFormat; readonly facts: FileFacts },
  index: number,
): TestResult {
  const [first] = trials;
  const isOnly = trials.length === 1;
  const shown = trials.find(({ outcome }) => outcome.kind === 'failed') ?? first;
  const time = timeOf(shown.time ?? facts.time);
  const messages = shown.messages ?? (shown.answer ? [{ role: 'assistant' as const, content: shown.answer }] : []);
  const { pointer, score } = shown;
  const { subject, ofAllAttempts: allAttempts } = first;

  const ends = trials.map(endOf);
  const scores = ends.map((end) => end.score);
  const aggregation = aggregateScores(scores, allAttempts === undefined ? 'mean' : 'pass_at_k').aggregation;
  // Of several attempts, the tool's verdict, with the best score of all of them if it gives none.
  const end = allAttempts
    ? endOf({ ...first, ...allAttempts, score: allAttempts.score ?? (isOnly ? undefined : Math.max(...scores)) })
    : endTogether(ends);
  const durationMs = meanOfKnown(trials.map((trial) => trial.durationMs));
  const isShort = typeof subject === 'string' && subject.length <= MAX_SUBJECT_LENGTH;
  const shownSubject = subject === undefined || isShort ? subject : contentHash(subject);
  return {
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
    messages: [...messages],
    tokenUsage: meanTokens(trials),
    costUsd: meanOfKnown(trials.map(({ costUsd }) => costUsd)),
    durationMs,
    cached: trials.every(({ cached }) => cached === true) ? true : undefined,
    model: shown.model,
    evalRun: { durationMs: durationMs ?? 0 },
    retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
    trials: isOnly
      ? undefined
      : trials.map((trial, attempt): Trial => {
          const { status, ...ended } = endOf(trial);
          return {
            attempt,
            status,
            ...ended,
            verdict: status === 'ok' ? 'pass' : status === 'quality_failure' ? 'fail' : 'skip',
            scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
            tokenUsage: trial.tokenUsage,
            costUsd: trial.costUsd,
            durationMs: trial.durationMs,
            cached: trial.cached ? true : undefined,
          };
        }),
    metadata: {
      ...(pointer !== undefined && { pointer }),
      ...(score !== undefined && clampScore(score) !== score && { raw_score: score }),
      ...shown.metadata,
    },
    measure: measureOf(trials, facts),
    subject: shownSubject,
    importedFrom: format,
    onlyLastAttempts: facts.attempts === 'last-only' ? true : undefined,
    ...end,
    aggregation: isOnly ? undefined : aggregation,
  };
}

/** Of each part, that of a trial that has it: one with an error may not say its question, or have no graders. */
function measureOf(trials: Some<ImportedTrial>, facts: FileFacts): string {
  const tool = trials[0].tool === undefined ? facts.tool : { name: trials[0].tool };
  const measure = trials.find((trial) => trial.measure !== undefined)?.measure;
  if (measure !== undefined) return importedMeasure({ question: measure }, tool);
  const partOf = (part: 'question' | 'judge' | 'limits') =>
    trials.find(({ definition }) => definition?.[part] !== undefined)?.definition?.[part];
  // The longest in any order of trials: one that ended early may have fewer graders.
  const graders = trials.flatMap(({ definition }) =>
    definition?.graders === undefined ? [] : [canonicalJson(definition.graders)],
  );
  const [longest] = graders.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  const parts = { question: partOf('question'), judge: partOf('judge'), limits: partOf('limits') };
  return importedMeasure({ ...parts, graders: longest && JSON.parse(longest) }, tool);
}

function timeOf(timestamp: string | undefined): string {
  const moment = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isFinite(moment) && moment >= 0 ? isoTime(moment) : EPOCH;
}

export type End = Pick<TestResult, 'score'> &
  ({ readonly status: 'ok' | 'quality_failure' } | { readonly status: 'execution_error'; readonly failure: Failure });

function endOf(trial: ImportedTrial): End {
  const failure = failureIn(trial);
  if (failure !== undefined) return { status: 'execution_error', score: 0, failure };
  const hasPassed = trial.outcome.kind === 'passed';
  const score = trial.score === undefined ? Number(hasPassed) : clampScore(trial.score);
  return { status: hasPassed ? 'ok' : 'quality_failure', score };
}

/** Trials without an error decide, if they are half of all: the test passes with the share of passes that lets a score pass. */
export function endTogether([first, ...others]: readonly End[]): End {
  if (first === undefined) throw new Error('A test has at least one trial');
  if (others.length === 0) return first;
  const ends = [first, ...others];
  const decided = ends.filter((end) => end.status !== 'execution_error' || isAgentFailure(end.failure));
  if (decided.length * 2 >= ends.length) {
    const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
    const passes = decided.filter(({ status }) => status === 'ok').length;
    return { status: passes / decided.length >= PASS_MARK ? 'ok' : 'quality_failure', score };
  }
  const lost = ends.filter((end) => !decided.includes(end));
  // The most frequent failure.
  const classOf = (end: End) => (end.status === 'execution_error' ? end.failure.class : undefined);
  const count = (end: End) => lost.filter((other) => classOf(other) === classOf(end)).length;
  return lost.reduce((most, end) => (count(end) > count(most) ? end : most));
}

function meanTokens(trials: readonly ImportedTrial[]): TestResult['tokenUsage'] {
  const usages = trials.flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const sum = sumTokens(usages);
  const part = (count: number | undefined) => count && Math.round(count / usages.length);
  if (sum === undefined || usages.length === 1) return sum;
  return {
    input: Math.round(sum.input / usages.length),
    output: Math.round(sum.output / usages.length),
    cached: part(sum.cached),
    cacheWritten: part(sum.cacheWritten),
    reasoning: part(sum.reasoning),
  };
}

/** The reason of a failure first, with the check that gave it, then what the other graders said. */
function assertionsOf({ outcome, reason: ownReason, graders = [] }: ImportedTrial): Assertion[] {
  // The name of a check is no reason.
  const firstFailed = graders.find(({ passed, reason }) => passed === false && reason)?.reason;
  const reason = ownReason || (outcome.kind === 'failed' ? firstFailed : undefined);
  const source = graders.find((grader) => grader.passed === false && grader.reason && grader.reason === reason);
  const checks = graders.slice(0, MAX_GRADERS).flatMap((grader): Assertion[] => {
    const { name, passed, reason: evidence } = grader;
    if (passed === undefined || grader === source) return [];
    return [{ text: name, passed, evidence: evidence === reason ? undefined : evidence || undefined }];
  });
  if (reason === undefined) return checks;
  // Without a name of its own, a check has that of its type, which its reason says in words.
  const text = source === undefined || source.name === source.type ? reason : `${source.name}: ${reason}`;
  return [{ text, passed: outcome.kind === 'passed' }, ...checks];
}

const scoresOf = ({ graders = [] }: ImportedTrial, time: string): GraderScore[] =>
  graders.slice(0, MAX_GRADERS).map((grader) => {
    const { isUndecided, score, threshold } = grader;
    const byScore = score === undefined || threshold === undefined ? undefined : score >= threshold;
    const hasPassed = grader.passed ?? byScore;
    const verdict: GraderVerdict = isUndecided || hasPassed === undefined ? 'skip' : hasPassed ? 'pass' : 'fail';
    return {
      name: grader.name,
      type: grader.type ?? 'imported',
      score: clampScore(grader.score ?? (verdict === 'pass' ? 1 : 0)),
      weight: grader.weight ?? 1,
      verdict,
      assertions: [],
      durationMs: 0,
      startedAt: time,
      endedAt: time,
      reasoning: grader.reason,
      target: grader.judge,
      costUsd: grader.costUsd,
      tokenUsage: grader.tokenUsage,
      details: grader.details,
    };
  });

/** The first expression that an error message matches decides. */
const BY_TEXT: readonly (readonly [RegExp, FailureClass])[] = [
  [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
  [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
  [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
  [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
  [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
  [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];
const MAX_READ_CHARACTERS = 2_000;

const STAGES: Readonly<Partial<Record<FailureClass, Pick<Failure, 'stage' | 'reason'>>>> = {
  grader: { stage: 'evaluator', reason: 'evaluator_error' },
  config: { stage: 'setup', reason: 'setup_error' },
};

/** The error of a trial; its class is the tool's, or follows from the message. */
export function failureIn({ outcome }: ImportedTrial): Failure | undefined {
  if (outcome.kind !== 'error') return undefined;
  const { message, failedRows } = outcome;
  const text = message.slice(0, MAX_READ_CHARACTERS);
  const byText = BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
  const failureClass = outcome.class ?? byText;
  const stage = STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' };
  return { class: failureClass, ...stage, message, failedRows };
}
