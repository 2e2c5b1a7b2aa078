import { placedMessage } from '../../model/errors.ts';
import { type Failure, isAgentFailure } from '../../model/run/outcome.ts';
import { presentTrials } from '../../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { failedRowsOf, outcomeOf, wasRun } from '../../model/run/result-outcome.ts';
import { plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { type GateFacts, ofTest, type Rule } from '../facts.ts';
import { names, percent, suiteOn } from '../wording.ts';
import { isOverBudget } from './stopped.ts';

/** Nothing that did not run is a pass: runs, suites and tests without enough results make a run invalid. */
export const validity: Rule = (facts) => {
  const ofRun = runReasons(facts);
  return [
    ...ofRun,
    ...suiteReasons(facts.run, ofRun),
    ...missingSuites(facts),
    ...unmeasuredMustPass(facts),
    ...partlyMeasuredMustPass(facts.run),
    ...failuresWithoutVerdict(facts.run),
    ...deletedMustPass(facts.run),
  ];
};

function runReasons({ run, settings: { maxErrorRate } }: GateFacts): Reason[] {
  const { results, planned, unreadable = [], stopped } = run;
  const { trials, errored, classes } = errorsOf(results.filter(wasRun));
  const graded = results.filter(isGraded).length;
  const misconfigured = results.filter(isMisconfigured).length;
  // Results that could not be read are the reason why tests have none: they are counted in the headline.
  const [unread] = unreadable;
  const isExplained = unread !== undefined;
  const missing = stopped === undefined && !isExplained ? planned - results.length : 0;
  const messages = [
    unread !== undefined && `not all results could be used: ${placedMessage(unread)}${more(unreadable.length - 1)}`,
    // There may be more shards than tests.
    graded === 0 &&
      !(isExplained && results.length === 0) &&
      !(run.shard && planned === 0) &&
      `no test has a result${classes}`,
    missing > 0 && `${plural('planned test', missing)} ${missing === 1 ? 'is' : 'are'} missing from the results`,
    misconfigured > 0 && `${plural('test', misconfigured)} cannot run as configured`,
    graded > 0 &&
      errored > trials * maxErrorRate &&
      `${errored} of ${plural('trial', trials)} ended in an error${classes}; the limit is ${percent(maxErrorRate)}`,
  ];
  return messages.flatMap((message) => (message ? [invalid(message)] : []));
}

function suiteReasons({ results }: RunResult, ofRun: readonly Reason[]): Reason[] {
  const groups = grouped(results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  // The errors of the only suite are those of the run.
  if (groups.size < 2 && ofRun.length > 0) return [];
  return [...groups.values()].flatMap((own): Reason[] => {
    const begun = own.filter(wasRun);
    // A spent budget is reported as that.
    if (begun.length === 0 && own.some(isOverBudget)) return [];
    const { trials, errored, classes } = errorsOf(begun);
    const isGradedSuite = own.some(isGraded);
    if (isGradedSuite && errored * 2 <= trials) return [];
    const what = isGradedSuite ? `has ${plural('error', errored)} in ${plural('trial', trials)}` : 'has no graded test';
    const [{ suite, suiteFile: file, target }] = own;
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

function unmeasuredMustPass({ assessment: { tests } }: GateFacts): Reason[] {
  return tests
    .filter(({ mustPass, now, state }) => mustPass && now === undefined && state !== 'quarantined')
    .map((test): Reason => ({ ...invalid(`must_pass test ${test.testId} has no result`), ...ofTest(test) }));
}

/** Its score does not show that a part of its trials measured nothing. */
function partlyMeasuredMustPass({ results }: RunResult): Reason[] {
  return results
    .filter((result) => result.mustPass && isGraded(result))
    .flatMap((result): Reason[] => {
      const { errored, classes } = errorsOf([result]);
      if (errored === 0) return [];
      const { testId, trials = [] } = result;
      const message = `must_pass test ${testId} lacks ${errored} of ${plural('trial', trials.length)}, which ended in an error${classes}`;
      return [{ rule: 'validity', kind: 'warn', message, ...ofTest(result) }];
    });
}

/** Rows with one name, of which some failed: which tests they are is unknown, and a failed test is no pass. */
const failuresWithoutVerdict = ({ results }: RunResult): Reason[] =>
  results.flatMap((result): Reason[] => {
    const failed = failedRowsOf(result);
    if (failed === 0) return [];
    const message = `${plural('row', failed)} of ${result.testId} failed, and the name has no verdict because several rows have it`;
    return [{ rule: 'validity', kind: 'warn', message, ...ofTest(result) }];
  });

function deletedMustPass({ deletedMustPass: deleted = [] }: RunResult): Reason[] {
  return deleted.map(({ testId, suiteFile, target }): Reason => {
    const what = target === undefined ? 'was deleted' : `no longer runs on ${target}`;
    const short = `must_pass test ${testId} ${what}`;
    const why = `the base branch requires it in ${suiteFile}; remove its must_pass in a separate change first`;
    return { ...invalid(short), message: `${short}: ${why}` };
  });
}

const invalid = (short: string): Reason => ({
  rule: 'validity',
  kind: 'invalid',
  // A key keeps its spelling.
  message: short.startsWith('must_pass') ? short : `${short.slice(0, 1).toUpperCase()}${short.slice(1)}`,
  short,
});

/** A timeout or a crash of the agent is a failed trial, not one that was never measured. */
const isGraded = (result: TestResult): boolean => presentTrials(result).length > 0;

/** The test or its target cannot work as configured. A request that a server refuses is reported at stage `agent`. */
const isMisconfigured = (result: TestResult): boolean =>
  result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup';

interface Errors {
  readonly trials: number;
  readonly errored: number;
  readonly classes: string;
}

function errorsOf(begun: readonly TestResult[]): Errors {
  const classes = new Map<string, number>();
  let [trials, errored] = [0, 0];
  for (const own of grouped(begun, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values()) {
    const planned = own.reduce((most, result) => Math.max(most, result.trials?.length ?? 1), 1);
    for (const result of own) {
      const { all, lost } = trialsOf(result, planned);
      trials += all;
      for (const [name, count] of lost) {
        errored += count;
        classes.set(name, (classes.get(name) ?? 0) + count);
      }
    }
  }
  const listed = [...classes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const text = listed.map(([name, count]) => `${count} × ${name}`).join(', ');
  return { trials, errored, classes: text === '' ? '' : ` (${text})` };
}

/** The trials of a test, and those that errored by their class. An error before the first trial loses all `planned` ones. */
function trialsOf(result: TestResult, planned: number): { all: number; lost: (readonly [string, number])[] } {
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  const { trials } = result;
  if (trials === undefined) {
    const isLost = failure !== undefined && !isAgentFailure(failure);
    // Other tools write what they ran.
    const all = result.importedFrom === undefined ? planned : 1;
    return isLost ? { all, lost: [[nameOf(failure), all]] } : { all: 1, lost: [] };
  }
  const lost = trials
    .filter(({ status }) => status === 'execution_error')
    .map((trial) => trial.failure ?? failure)
    .filter((own) => own === undefined || !isAgentFailure(own));
  return { all: trials.length, lost: lost.map((own) => [nameOf(own), 1]) };
}

const nameOf = (failure: Failure | undefined): string => (failure?.class ?? 'unknown').replaceAll('_', ' ');

const more = (count: number): string => (count > 0 ? ` (and ${plural('more problem', count)})` : '');

/**
 * Where GitHub gave the job no secrets, what they are needed for was not measured, and is neither passed nor the
 * agent's failure. A variable that the workflow meant for one, and that came empty, may be behind everything that did
 * not pass; without such a one only what says so itself counts.
 */
export function missingSecretsReasons({ missingSecrets, results }: RunResult): Reason[] {
  if (missingSecrets === undefined) return [];
  const { from, names: variables } = missingSecrets;
  const unknown = results.filter(variables.length > 0 ? (result) => outcomeOf(result).kind !== 'passed' : isWithoutKey);
  if (unknown.length === 0) return [];
  const empty = variables.length === 0 ? '' : ` (${names(variables, 3)} came empty)`;
  const message = `${WHO[from]}, so nothing about the agent follows from ${unknown.length} of ${plural('test', results.length)}${empty}. ${WHAT_TO_DO[from]}`;
  return [
    { rule: 'validity', kind: 'invalid', message, short: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}` },
  ];
}

const WHO = {
  fork: 'Pull requests from forks get no secrets',
  dependabot: 'Pull requests by Dependabot get only its own secrets',
} as const;

const WHAT_TO_DO = {
  fork: 'A maintainer can run them from a branch of this repository',
  dependabot: 'Put the keys under Dependabot in the secrets of the repository',
} as const;

/** A provider refused the key, or the variable that should hold it is not set. */
const isWithoutKey = (result: TestResult): boolean =>
  result.status === 'execution_error' &&
  (result.failure.class === 'auth' ||
    (result.failure.class === 'config' && result.failure.message.includes('environment variable')));
