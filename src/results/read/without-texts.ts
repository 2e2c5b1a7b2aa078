import type { TestResult } from '../../model/run/result.ts';
import { rememberLast } from '../../shared/once.ts';

/** Questions, answers and explanations, which are neither counted nor compared. */
type Texts =
  | 'assertions'
  | 'scores'
  | 'implicitJudge'
  | 'input'
  | 'prompt'
  | 'output'
  | 'messages'
  | 'conversationId'
  | 'startTime'
  | 'endTime'
  | 'fileChanges'
  | 'trialSamples'
  | 'patch'
  | 'workspacePath'
  | 'hookOutputs'
  | 'metadata';
type Common = Omit<Extract<TestResult, { status: 'ok' }>, 'status' | 'score'>;
/** Those that every result has. */
type RequiredTexts = 'assertions' | 'scores' | 'input' | 'output' | 'messages';
/** Every other field, so that a new one is not forgotten. */
type Measured = { readonly [Key in keyof Required<Omit<Common, Texts>>]: Common[Key] };

const NONE: never[] = [];
const NO_RUN: TestResult['evalRun'] = { durationMs: 0 };
/** Rows of one run mostly have the same time. */
const sameTime = rememberLast((time: string) => time);

/** A result without its texts: of 100,000 rows they take most of the memory. */
export function withoutTexts(result: TestResult): TestResult {
  const measured: Measured & Pick<Common, RequiredTexts> = {
    index: result.index,
    timestamp: sameTime(result.timestamp),
    suite: result.suite,
    suiteFile: result.suiteFile,
    category: result.category,
    testId: result.testId,
    target: result.target,
    provider: result.provider,
    resolvedTarget: result.resolvedTarget,
    targetUsed: result.targetUsed,
    targetError: result.targetError,
    location: result.location,
    passMark: result.passMark,
    agentvPassMark: result.agentvPassMark,
    mustPass: result.mustPass,
    tokenUsage: result.tokenUsage,
    costUsd: result.costUsd,
    durationMs: result.durationMs,
    model: result.model,
    agentVersion: result.agentVersion,
    finishReason: result.finishReason,
    cached: result.cached,
    paid: result.paid,
    evalRun: isEmpty(result.evalRun) ? NO_RUN : result.evalRun,
    retries: result.retries,
    importedFrom: result.importedFrom,
    onlyLastAttempts: result.onlyLastAttempts,
    trials: result.trials?.map((trial) => ({ ...trial, scores: NONE })),
    aggregation: result.aggregation,
    costLimited: result.costLimited,
    measure: result.measure,
    subject: result.subject,
    reusedFrom: result.reusedFrom,
    avoided: result.avoided,
    assertions: NONE,
    scores: NONE,
    input: NONE,
    output: '',
    messages: NONE,
  };
  switch (result.status) {
    case 'ok':
      return { ...measured, status: 'ok', score: result.score };
    case 'quality_failure':
      return { ...measured, status: 'quality_failure', score: result.score, requiredMissed: result.requiredMissed };
    case 'execution_error':
      return { ...measured, status: 'execution_error', score: result.score, failure: result.failure };
  }
}

const isEmpty = ({ durationMs, tokenUsage }: TestResult['evalRun']): boolean =>
  durationMs === 0 && tokenUsage === undefined;
