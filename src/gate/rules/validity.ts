import { placedMessage } from '../../model/errors.ts';
import { isAgentFailure } from '../../model/run/outcome.ts';
import { presentTrials } from '../../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { failedRowsOf, outcomeOf, wasRun } from '../../model/run/result-outcome.ts';
import { capitalized, plural, uncapitalized } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { type GateFacts, ofTest, type Rule } from '../rule.ts';
import { names, percent, suiteOn, testNames } from '../wording.ts';

/** Why a run was stopped: its budget leaves it undecided, anything else makes it invalid. */
const STOPPED = {
  cancelled: ['cancelled', 'The run was cancelled'],
  deadline: ['invalid', 'The time limit of the run was reached'],
  budget: ['inconclusive', 'The budget of the run was spent'],
  breaker: ['invalid', 'The circuit breaker stopped a target whose first tests all failed with the same error,'],
  bail: ['fail', 'The run stopped at its failures, as --bail says,'],
  'broken-off': ['invalid', 'The run was broken off'],
} as const;

export const stopped: Rule = ({ run, settings: { maxErrorRate } }) => {
  const { complete, stopped: why, planned, results } = run;
  const stop = (kind: Reason['kind'], message: string): Reason => ({
    rule: 'stopped',
    kind,
    message,
    short: uncapitalized(message),
  });
  const wereRun = (count: number) => `${plural('test', count)} ${count === 1 ? 'was' : 'were'}`;
  if (!complete && why !== undefined) {
    const done = results.filter(wasRun).length;
    if (why === 'broken-off' && planned === results.length) {
      const message = 'The run was broken off: how many of its tests are missing is not known';
      return [{ rule: 'stopped', kind: 'invalid', message }];
    }
    const [kind, what] = STOPPED[why];
    if (done !== planned) return [stop(kind, `${what} after ${done} of ${planned} tests`)];
    if (why === 'cancelled') return [stop(kind, `${what} before its verdict`)];
    // Every test is measured; trials of some are missing, or only the confirmation of suspected regressions.
    const short = why === 'budget' ? results.filter(({ costLimited }) => costLimited).length : 0;
    const missing =
      short > 0
        ? `when ${short} of ${plural('test', planned)} had fewer trials than planned`
        : 'before suspected regressions were confirmed';
    return [stop(why === 'deadline' ? 'inconclusive' : kind, `${what} ${missing}`)];
  }

  // The budget of a suite ends that suite only.
  const overBudget = results.filter(isOverBudget);
  const suites = names([...new Set(overBudget.map(({ suite }) => suite))]);
  const spent = stop('inconclusive', `The budget of ${suites} was spent before ${wereRun(overBudget.length)} run`);
  // Tests that were never begun because another test errored warn as long as they and the errors together are no more than
  // the accepted errors; beyond this too little was measured to decide.
  const unrun = results.filter((result) => !wasRun(result) && !isOverBudget(result));
  const errored = results.filter((result) => outcomeOf(result).kind === 'errored').length;
  const afterErrors: Reason = {
    rule: 'stopped',
    kind: unrun.length + errored > results.length * maxErrorRate ? 'inconclusive' : 'warn',
    message: `${wereRun(unrun.length)} not run because of errors in other tests: ${names(testNames(unrun))}`,
  };
  return [...(overBudget.length > 0 ? [spent] : []), ...(unrun.length > 0 ? [afterErrors] : [])];
};

const isOverBudget = (result: TestResult): boolean =>
  result.status === 'execution_error' && result.failure.reason === 'budget_exceeded';

/** Nothing that did not run is a pass: runs, suites and tests without enough results make a run invalid. */
export const validity: Rule = (facts) => {
  const { run, assessment } = facts;
  const ofRun = runReasons(facts);
  return [
    ...ofRun,
    ...suiteReasons(run, ofRun),
    ...missingSuites(facts),
    ...assessment.tests
      .filter(({ mustPass, now, state }) => mustPass && now === undefined && state !== 'quarantined')
      .map((test): Reason => ({ ...invalid(`must_pass test ${test.testId} has no result`), ...ofTest(test) })),
    ...run.results.flatMap(doubtsAbout),
    ...(run.deletedMustPass ?? []).map(({ testId, suiteFile, target }): Reason => {
      const what = target === undefined ? 'was deleted' : `no longer runs on ${target}`;
      const short = `must_pass test ${testId} ${what}`;
      const why = `the base branch requires it in ${suiteFile}; remove its must_pass in a separate change first`;
      return { ...invalid(short), message: `${short}: ${why}` };
    }),
  ];
};

function runReasons({ run, settings: { maxErrorRate } }: GateFacts): Reason[] {
  const { results, planned, unreadable = [], stopped: why, shard } = run;
  const { trials, errored, classes } = errorsOf(results.filter(wasRun));
  const graded = results.filter(isGraded).length;
  // The test or its target cannot work as configured. A request that a server refuses is reported at stage `agent`.
  const misconfigured = results.filter(
    (result) =>
      result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup',
  ).length;
  // Results that could not be read are the reason why tests have none: they are counted in the headline.
  const [unread, ...others] = unreadable;
  const more = others.length > 0 ? ` (and ${plural('more problem', others.length)})` : '';
  const missing = why === undefined && unread === undefined ? planned - results.length : 0;
  // There may be more shards than tests.
  const isExplained = (unread !== undefined && results.length === 0) || (shard !== undefined && planned === 0);
  const messages = [
    unread !== undefined && `not all results could be used: ${placedMessage(unread)}${more}`,
    graded === 0 && !isExplained && `no test has a result${classes}`,
    missing > 0 && `${plural('planned test', missing)} ${missing === 1 ? 'is' : 'are'} missing from the results`,
    misconfigured > 0 && `${plural('test', misconfigured)} cannot run as configured`,
    graded > 0 &&
      errored > trials * maxErrorRate &&
      `${errored} of ${plural('trial', trials)} ended in an error${classes}; the limit is ${percent(maxErrorRate)}`,
  ];
  return messages.flatMap((message) => (message ? [invalid(message)] : []));
}

function suiteReasons({ results, stopped: why }: RunResult, ofRun: readonly Reason[]): Reason[] {
  const groups = grouped(results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  // The errors of the only suite are those of the run.
  if (groups.size < 2 && ofRun.length > 0) return [];
  return [...groups.values()].flatMap((suiteResults): Reason[] => {
    const begun = suiteResults.filter(wasRun);
    // A spent budget, and what else stops a run, is reported as that.
    if (begun.length === 0 && (why !== undefined || suiteResults.some(isOverBudget))) return [];
    const { trials, errored, classes } = errorsOf(begun);
    const isGradedSuite = suiteResults.some(isGraded);
    if (isGradedSuite && errored * 2 <= trials) return [];
    const what = isGradedSuite ? `has ${plural('error', errored)} in ${plural('trial', trials)}` : 'has no graded test';
    const [{ suite, suiteFile: file, target }] = suiteResults;
    const message = `Suite ${suiteOn({ suite, target })} ${what}${classes}`;
    return [{ rule: 'validity', kind: 'invalid', message, short: `suite ${suite} ${what}`, suite, file, target }];
  });
}

function missingSuites({ assessment: { absentSuites = [] } }: GateFacts): Reason[] {
  const missing = absentSuites.filter(({ why }) => why === 'missing');
  if (missing.length === 0) return [];
  const list = names(missing.map(({ suite }) => suite));
  const tests = missing.reduce((sum, suite) => sum + suite.tests, 0);
  const [noun, verb] = missing.length === 1 ? ['suite', 'has'] : ['suites', 'have'];
  return [invalid(`${noun} ${list} ${verb} no results (${plural('test', tests)} in the newest baseline run)`)];
}

/** What the score of a test does not show. */
function doubtsAbout(result: TestResult): Reason[] {
  const { testId, trials = [], mustPass } = result;
  const warning = (message: string): Reason => ({ rule: 'validity', kind: 'warn', message, ...ofTest(result) });
  const { errored, classes } = mustPass && isGraded(result) ? errorsOf([result]) : { errored: 0, classes: '' };
  const lost = `must_pass test ${testId} lacks ${errored} of ${plural('trial', trials.length)}, which ended in an error${classes}`;
  // Rows with one name, of which some failed: which tests they are is unknown, and a failed test is no pass.
  const rows = failedRowsOf(result);
  const unclear = `${plural('row', rows)} of ${testId} failed, and the name has no verdict because several rows have it`;
  return [...(errored > 0 ? [warning(lost)] : []), ...(rows > 0 ? [warning(unclear)] : [])];
}

const invalid = (short: string): Reason => ({
  rule: 'validity',
  kind: 'invalid',
  // A key keeps its spelling.
  message: short.startsWith('must_pass') ? short : capitalized(short),
  short,
});

/** A timeout or a crash of the agent is a failed trial, not one that was never measured. */
const isGraded = (result: TestResult): boolean => presentTrials(result).length > 0;

/** The trials of tests, and how many of them errored, in words by their class. */
function errorsOf(begun: readonly TestResult[]) {
  const classes = new Map<string, number>();
  let [trials, errored] = [0, 0];
  for (const suiteResults of grouped(begun, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()) {
    const planned = suiteResults.reduce((most, result) => Math.max(most, result.trials?.length ?? 1), 1);
    for (const result of suiteResults) {
      const failure = result.status === 'execution_error' ? result.failure : undefined;
      const made = result.trials ?? [{ status: result.status, failure }];
      const lost = made
        .filter(({ status }) => status === 'execution_error')
        .map((trial) => trial.failure ?? failure)
        .filter((each) => each === undefined || !isAgentFailure(each));
      // An error before the first trial loses all planned ones. Other tools write what they ran.
      const times = result.trials === undefined && lost.length > 0 && result.importedFrom === undefined ? planned : 1;
      trials += made.length * times;
      errored += lost.length * times;
      for (const each of lost) {
        const name = (each?.class ?? 'unknown').replaceAll('_', ' ');
        classes.set(name, (classes.get(name) ?? 0) + times);
      }
    }
  }
  const listed = [...classes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const text = listed.map(([name, count]) => `${count} × ${name}`).join(', ');
  return { trials, errored, classes: text === '' ? '' : ` (${text})` };
}

/**
 * Where GitHub gave the job no secrets, what they are needed for was not measured, and is neither passed nor the
 * agent's failure. A variable that the workflow meant for one, and that came empty, may be behind everything that did
 * not pass; without such a one only what says so itself counts.
 */
export const missingSecrets: Rule = ({ run: { missingSecrets: missing, results } }) => {
  if (missing === undefined) return [];
  const { from, names: variables } = missing;
  // A provider refused the key, or the variable that should hold it is not set.
  const isWithoutKey = (result: TestResult) =>
    result.status === 'execution_error' &&
    (result.failure.class === 'auth' ||
      (result.failure.class === 'config' && result.failure.message.includes('environment variable')));
  const unknown = results.filter(variables.length > 0 ? (result) => outcomeOf(result).kind !== 'passed' : isWithoutKey);
  if (unknown.length === 0) return [];
  const [who, whatToDo] = WITHOUT_SECRETS[from];
  const empty = variables.length === 0 ? '' : ` (${names(variables, 3)} came empty)`;
  const message = `${who}, so nothing about the agent follows from ${unknown.length} of ${plural('test', results.length)}${empty}. ${whatToDo}`;
  return [{ rule: 'validity', kind: 'invalid', message, short: uncapitalized(message) }];
};

const WITHOUT_SECRETS = {
  fork: ['Pull requests from forks get no secrets', 'A maintainer can run them from a branch of this repository'],
  dependabot: [
    'Pull requests by Dependabot get only its own secrets',
    'Put the keys under Dependabot in the secrets of the repository',
  ],
} as const;
