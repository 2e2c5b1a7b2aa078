import { messageOnWire } from '../model/ports/wire.ts';
import type { Message } from '../model/run/message.ts';
import { paidFor } from '../model/run/outcome.ts';
import type { Plan, Step } from '../model/run/plan.ts';
import type { TestNames, TestResult, Trial } from '../model/run/result.ts';
import { PASS_MARK } from '../model/suite/suite.ts';
import type { ReadResult } from './read/read-record.ts';

/**
 * Which results of an earlier run are reused: `resume` keeps all measurements, `rerun-failed` only passed tests,
 * `retry-errors` the tests without an error on any target.
 */
export type ResumeMode = 'resume' | 'rerun-failed' | 'retry-errors';

interface EarlierResults {
  readonly mode: ResumeMode;
  readonly rows: readonly ReadResult[];
  readonly from: string;
}

/** Rows of AgentV do not have the file of their suite. */
const keyOf = ({ suiteFile, suite, testId, target }: TestNames, isOurs: boolean): string =>
  JSON.stringify([isOurs ? suiteFile : undefined, suite, testId, target]);
const testKey = ({ suite, testId }: TestNames): string => JSON.stringify([suite, testId]);

/**
 * Selects the results of an earlier run for steps of this plan. Of several rows of one test on one target the last
 * counts. The plan's pass mark decides again whether it passed. `clean` redacts secrets: in the plan's data, as in our
 * rows, and in the rows of others. `notPlanned` results belong to no test of this plan; `changed` are the ids of tests that
 * changed since.
 */
export function reuseResults(steps: Plan['steps'], earlier: EarlierResults, clean: <T>(value: T) => T) {
  const latest = new Map(earlier.rows.map((row) => [keyOf(row.result, row.isOurs), row]));
  const isError = ({ result }: ReadResult) => result.status === 'execution_error';
  const errored = new Set([...latest.values()].filter(isError).map(({ result }) => testKey(result)));
  const used = new Set<ReadResult>();
  const results: TestResult[] = [];
  const changed: string[] = [];
  for (const step of steps) {
    const names = clean({
      suiteFile: step.suite.file,
      suite: step.suite.name,
      testId: step.test.id,
      target: step.kind === 'broken' ? step.target : step.target.name,
    });
    const row = latest.get(keyOf(names, true)) ?? latest.get(keyOf(names, false));
    if (row === undefined) continue;
    used.add(row);
    if (step.kind !== 'run' || isError(row)) continue;
    const result = asResultOf(step, row, earlier.from, clean);
    if (earlier.mode === 'rerun-failed' && result.status !== 'ok') continue;
    if (earlier.mode === 'retry-errors' && errored.has(testKey(result))) continue;
    if (row.isOurs && isAskedOtherwise(step, row.result, clean)) changed.push(result.testId);
    else if (!row.isOurs || !lacksTrials(step.trials, row.result.trials)) results.push(result);
  }
  return { results, notPlanned: latest.size - used.size, changed };
}

/** The plan's data of a test is current; the rest are the earlier measurements. */
function asResultOf(step: Step, { result, isOurs }: ReadResult, from: string, clean: <T>(value: T) => T): TestResult {
  const { test, suite, target } = step;
  // A transcript of AgentV starts with the question as it was then.
  const begins =
    test.input[0]?.role !== 'assistant' && test.input.every(({ role }, at) => result.messages[at]?.role === role);
  const messages = begins ? result.messages.slice(test.input.length) : result.messages;
  // Others write down secrets, too.
  const common = clean({
    ...result,
    suiteFile: suite.file,
    suite: suite.name,
    testId: test.id,
    target: target.name,
    category: suite.category,
    location: test.location,
    index: step.index,
    passMark: step.passMark,
    agentvPassMark: step.agentvPassMark,
    mustPass: test.mustPass,
    provider: target.provider,
    ...(!isOurs && { input: [...test.input], messages }),
    reusedFrom: result.reusedFrom ?? from,
  });
  // Errors are never taken over.
  if (common.status === 'execution_error') return common;
  const { requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
  if (measured.score >= step.passMark) return { ...measured, status: 'ok' };
  return { ...measured, status: 'quality_failure', requiredMissed };
}

/** Rows do not record the grading; only the question, the target and the number of trials. */
function isAskedOtherwise(step: Step, earlier: TestResult, clean: <T>(value: T) => T): boolean {
  const onWire = (messages: readonly Message[]) => JSON.stringify(messages.map(messageOnWire));
  if (earlier.provider !== step.target.provider) return true;
  if (onWire(clean(step.test.input)) !== onWire(earlier.input)) return true;
  const { count, strategy } = step.trials;
  if (count === 1 || earlier.trials === undefined) return count > 1 !== (earlier.trials !== undefined);
  if (earlier.aggregation?.strategy !== strategy) return true;
  const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
  return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}

/** A budget of the run or of the suite ended them before they were all there, and no rule about trials did. */
function lacksTrials({ count, strategy, costLimitUsd }: Step['trials'], trials: readonly Trial[] = []): boolean {
  if (trials.length === 0 || trials.length >= count) return false;
  if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= PASS_MARK)) return false;
  const spentUsd = trials.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
  return costLimitUsd === undefined || spentUsd < costLimitUsd;
}
