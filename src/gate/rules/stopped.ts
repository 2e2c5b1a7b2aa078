import { type RunResult, type StoppedShard, stops, type TestResult } from '../../model/run/result.ts';
import { outcomeOf, wasRun } from '../../model/run/result-outcome.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { plural } from '../../shared/text.ts';
import type { Rule } from '../facts.ts';
import type { GateSettings } from '../settings.ts';
import { names } from '../wording.ts';

/** A run that was stopped: its budget leaves it undecided, anything else makes it invalid. */
export const stopped: Rule = ({ run, settings }) => {
  const { complete, stopped: why, stoppedShards = [] } = run;
  if (complete || why === undefined) return [...suiteBudgets(run), ...unrunAfterErrors(run, settings)];
  const isOfShards = stoppedShards.some((shard) => shard.why === why);
  return [...(isOfShards ? [] : [ofRun(run, why)]), ...ofShards(run)];
};

function ofRun(run: RunResult, why: Why): Reason {
  const { planned, results } = run;
  const done = results.filter(wasRun).length;
  if ((why === 'deadline' || why === 'budget') && done === planned) return withoutExtraTrials(STOPPED[why], why, run);
  if (why === 'broken-off' && planned === results.length) return brokenOff;
  return stop(KINDS[why], `${STOPPED[why]} after ${done} of ${planned} tests`);
}

/** The budget of a suite ends that suite only. */
function suiteBudgets({ results }: RunResult): Reason[] {
  const unrun = results.filter(isOverBudget);
  const [first] = unrun;
  if (first === undefined) return [];
  const suites = names([...new Set(unrun.map(({ suite }) => suite))]);
  return [
    stop(
      'inconclusive',
      `The budget of ${suites} was spent before ${plural('test', unrun.length)} ${unrun.length === 1 ? 'was' : 'were'} run`,
    ),
  ];
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
  const ids = names(unrun.map(({ testId }) => testId));
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

/** The shards that ended early, those with the same cause together. Shards without results are reported as unreadable. */
const ofShards = (run: RunResult): Reason[] =>
  stops.flatMap((why) => {
    const ended = (run.stoppedShards ?? []).filter((shard) => shard.why === why);
    const isDone = ({ missing }: StoppedShard) => missing === 0;
    return [
      ...ofUnfinished(
        ended.filter((shard) => !isDone(shard)),
        why,
      ),
      ...ofFinished(ended.filter(isDone), why, run),
    ];
  });

function ofUnfinished(shards: readonly StoppedShard[], why: Why): Reason[] {
  if (shards.length === 0) return [];
  const missing = shards.reduce((sum, { missing: own, shared = 0 }) => sum + own - shared, 0);
  const lack = `${plural('test', missing)} ${missing === 1 ? 'lacks' : 'lack'} results`;
  return [stop(KINDS[why], `${shardsWere(shards, why)}: ${lack}`)];
}

/** Every test of these shards is measured; their re-runs may be missing. */
function ofFinished(shards: readonly StoppedShard[], why: Why, run: RunResult): Reason[] {
  if (shards.length === 0) return [];
  const words = shardsWere(shards, why);
  if (why === 'deadline' || why === 'budget') return [withoutExtraTrials(words, why, run)];
  return [stop(KINDS[why], `${words} after ${shards.length === 1 ? 'its' : 'their'} planned tests`)];
}

/** `Shard 2 of 3 was cancelled`. */
function shardsWere(shards: readonly StoppedShard[], why: Why): string {
  const words = `${shardNames(shards)} ${SHARDS_WERE[why][shards.length === 1 ? 0 : 1]}`;
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** `shard 2 of 3`, `shards 2, 4 of 6`. */
export function shardNames(shards: readonly StoppedShard[]): string {
  const numbers = shards.map(({ shard }) => `${shard}`);
  return `${shards.length === 1 ? 'shard' : 'shards'} ${names(numbers, MOST_SHARDS)} of ${shards[0]?.shards}`;
}

const MOST_SHARDS = 10;

/** Of one shard, and of several. */
const SHARDS_WERE: Readonly<Record<Why, readonly [string, string]>> = {
  cancelled: ['was cancelled', 'were cancelled'],
  deadline: ['reached its time limit', 'reached their time limits'],
  budget: ['spent its share of the budget', 'spent their shares of the budget'],
  breaker: [
    'was stopped by the circuit breaker, because the first tests of a target all failed with the same error',
    'were stopped by the circuit breaker, because the first tests of a target all failed with the same error',
  ],
  'broken-off': ['was killed or crashed', 'were killed or crashed'],
};

const stop = (kind: Reason['kind'], message: string): Reason => ({
  rule: 'stopped',
  kind,
  message,
  short: inSentence(message),
});

const inSentence = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** There was no budget left to begin the test. */
export const isOverBudget = (result: TestResult): boolean =>
  result.status === 'execution_error' && result.failure.reason === 'budget_exceeded';
