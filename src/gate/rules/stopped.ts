import type { RunResult, TestResult } from '../../model/result.ts';
import type { Reason } from '../../model/verdict.ts';
import { plural } from '../../shared/text.ts';
import type { Rule } from '../facts.ts';

/** A run that was stopped: its budget leaves it undecided, anything else makes it no measurement. */
export const stopped: Rule = ({ run }) => {
  const { complete, stopped: why, planned, results } = run;
  if (complete || why === undefined) return [];
  const done = results.filter(wasRun).length;
  if ((why === 'deadline' || why === 'budget') && done === planned) return [withoutExtraTrials(run, why)];
  if (why === 'broken-off' && planned === results.length) return [brokenOff];
  const message = `${STOPPED[why]} after ${done} of ${planned} tests`;
  return [{ rule: 'stopped', kind: KINDS[why], message, short: message }];
};

type Why = NonNullable<RunResult['stopped']>;

const STOPPED: Readonly<Record<Why, string>> = {
  cancelled: 'The run was cancelled',
  deadline: 'The time of the run was over',
  budget: 'The budget of the run was spent',
  fuse: 'A target was given up because its first tests all failed alike,',
  'broken-off': 'The run was broken off',
};

const KINDS: Readonly<Record<Why, Reason['kind']>> = {
  cancelled: 'cancelled',
  deadline: 'invalid',
  budget: 'inconclusive',
  fuse: 'invalid',
  'broken-off': 'invalid',
};

/** Every test is measured; trials of some are missing, or only the confirmation of suspected regressions. */
function withoutExtraTrials({ results, planned }: RunResult, why: Why): Reason {
  const short = results.filter(({ costLimited }) => costLimited).length;
  const what =
    why === 'budget' && short > 0
      ? `when ${short} of ${plural('test', planned)} had fewer trials than planned`
      : 'before suspected regressions were confirmed';
  const message = `${STOPPED[why]} ${what}`;
  return { rule: 'stopped', kind: 'inconclusive', message, short: message };
}

const brokenOff: Reason = {
  rule: 'stopped',
  kind: 'invalid',
  message: 'The run was broken off: how many of its tests are missing is not known',
};

const NOT_RUN: readonly string[] = ['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'];

/** Rows of tests that were not begun only say why. */
export const wasRun = (result: TestResult): boolean =>
  result.status !== 'execution_error' || !NOT_RUN.includes(result.failure.reason);
