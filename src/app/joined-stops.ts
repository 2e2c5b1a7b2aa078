import type { StoppedSuite } from '../model/early-stop.ts';
import { type RunResult, resultKey } from '../model/result.ts';

/** How whole several runs are together. */
type Wholeness = Pick<RunResult, 'planned' | 'complete' | 'stopped' | 'stoppedEarly'>;

/**
 * What is missing of several runs that are told as one. A test that one of them left out, because its suite was stopped
 * early, and another one ran is not missing: it counts as what it was, and not as passed.
 */
export function joinedStops(runs: readonly RunResult[]): Wholeness {
  const ran = new Set(runs.length === 1 ? [] : runs.flatMap(({ results }) => results.map(resultKey)));
  const own = runs.map((run) => withoutLeft(run, ran));
  const stopped = GRAVEST_FIRST.find((why) => own.some((run) => run.stopped === why));
  const stoppedEarly = own.flatMap((run) => run.stoppedEarly ?? []);
  return {
    planned: own.reduce((sum, { planned }) => sum + planned, 0),
    complete: own.every(({ complete }) => complete),
    ...(stopped !== undefined && { stopped }),
    ...(stoppedEarly.length > 0 && { stoppedEarly }),
  };
}

/** That suites were stopped early says nothing of what else is missing. */
const GRAVEST_FIRST: readonly NonNullable<RunResult['stopped']>[] = [
  'cancelled',
  'broken-off',
  'deadline',
  'fuse',
  'budget',
  'certain-failure',
];

/** A run without what it left to others, as if it had never been planned there. */
function withoutLeft(run: RunResult, ran: ReadonlySet<string>): Wholeness {
  const { planned, complete, stopped, stoppedEarly = [] } = run;
  const suites = stoppedEarly.map(
    (suite): StoppedSuite => ({
      ...suite,
      left: suite.left.filter(({ testId }) => !ran.has(resultKey({ ...suite, suiteFile: suite.file, testId }))),
    }),
  );
  const elsewhere = stoppedEarly.reduce((sum, { left }, at) => sum + left.length - (suites[at]?.left.length ?? 0), 0);
  const still = suites.filter(({ left }) => left.length > 0);
  const isWhole = stopped === 'certain-failure' && still.length === 0;
  return {
    planned: planned - elsewhere,
    complete: complete || isWhole,
    stopped: isWhole ? undefined : stopped,
    stoppedEarly: still,
  };
}
