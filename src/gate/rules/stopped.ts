import type { RunResult, TestResult } from '../../model/run/result.ts';
import { outcomeOf, wasRun } from '../../model/run/result-outcome.ts';
import { plural } from '../../model/text/text.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import type { Rule } from '../facts.ts';
import type { GateSettings } from '../settings.ts';
import { names, testNames } from '../wording.ts';

/** A run that was stopped: its budget leaves it undecided, anything else makes it invalid. */
export const stopped: Rule = ({ run, settings }) => {
  const { complete, stopped: why } = run;
  if (complete || why === undefined) return [...suiteBudgets(run), ...unrunAfterErrors(run, settings)];
  return [ofRun(run, why)];
};

function ofRun(run: RunResult, why: Why): Reason {
  const { planned, results } = run;
  const done = results.filter(wasRun).length;
  if ((why === 'deadline' || why === 'budget') && done === planned) return withoutExtraTrials(STOPPED[why], why, run);
  if (why === 'broken-off' && planned === results.length) return brokenOff;
  if (why === 'cancelled' && done === planned) return stop(why, `${STOPPED[why]} before its verdict`);
  return stop(KINDS[why], `${STOPPED[why]} after ${done} of ${planned} tests`);
}

/** The budget of a suite ends that suite only. */
function suiteBudgets({ results }: RunResult): Reason[] {
  const unrun = results.filter(isOverBudget);
  const [first] = unrun;
  if (first === undefined) return [];
  const suites = names([...new Set(unrun.map(({ suite }) => suite))]);
  const tests = `${plural('test', unrun.length)} ${unrun.length === 1 ? 'was' : 'were'}`;
  return [stop('inconclusive', `The budget of ${suites} was spent before ${tests} run`)];
}

/**
 * Tests that were never begun because another test errored. They warn as long as they and the errors together are no more
 * than the accepted errors; beyond this too little was measured to decide.
 */
function unrunAfterErrors({ results }: RunResult, { maxErrorRate }: GateSettings): Reason[] {
  const unrun = results.filter((result) => !wasRun(result) && !isOverBudget(result));
  if (unrun.length === 0) return [];
  const errored = results.filter((result) => outcomeOf(result).kind === 'errored').length;
  const kind = unrun.length + errored > results.length * maxErrorRate ? 'inconclusive' : 'warn';
  const ids = names(testNames(unrun));
  const message = `${plural('test', unrun.length)} ${unrun.length === 1 ? 'was' : 'were'} not run because of errors in other tests: ${ids}`;
  return [{ rule: 'stopped', kind, message }];
}

type Why = NonNullable<RunResult['stopped']>;

const STOPPED: Readonly<Record<Why, string>> = {
  cancelled: 'The run was cancelled',
  deadline: 'The time limit of the run was reached',
  budget: 'The budget of the run was spent',
  breaker: 'The circuit breaker stopped a target whose first tests all failed with the same error,',
  'broken-off': 'The run was broken off',
};

const KINDS: Readonly<Record<Why, Reason['kind']>> = {
  cancelled: 'cancelled',
  deadline: 'invalid',
  budget: 'inconclusive',
  breaker: 'invalid',
  'broken-off': 'invalid',
};

/** Every test is measured; trials of some are missing, or only the confirmation of suspected regressions. */
function withoutExtraTrials(stoppedBy: string, why: Why, { results, planned }: RunResult): Reason {
  const short = results.filter(({ costLimited }) => costLimited).length;
  const what =
    why === 'budget' && short > 0
      ? `when ${short} of ${plural('test', planned)} had fewer trials than planned`
      : 'before suspected regressions were confirmed';
  return stop('inconclusive', `${stoppedBy} ${what}`);
}

const brokenOff: Reason = {
  rule: 'stopped',
  kind: 'invalid',
  message: 'The run was broken off: how many of its tests are missing is not known',
};

const stop = (kind: Reason['kind'], message: string): Reason => ({
  rule: 'stopped',
  kind,
  message,
  short: inSentence(message),
});

const inSentence = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

export const isOverBudget = (result: TestResult): boolean =>
  result.status === 'execution_error' && result.failure.reason === 'budget_exceeded';
