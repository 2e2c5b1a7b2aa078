import type { Failure } from '../model/run/outcome.ts';
import type { MissingSecrets, TestResult, Trial } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';

/**
 * Turns results into errors if a missing secret may be the cause: if variables for secrets are empty, it is unknown
 * which failed tests needed them. An error is not compared, and blames neither the agent nor the change.
 */
export const withoutBlame = (results: readonly TestResult[], { from, names }: MissingSecrets): TestResult[] =>
  names.length === 0
    ? [...results]
    : results.map((result) => (mayLackSecret(result) ? unmeasured(result, { from, names }) : result));

const mayLackSecret = (result: TestResult): boolean => outcomeOf(result).kind === 'failed';

function unmeasured(result: TestResult, { from, names }: MissingSecrets): TestResult {
  const who =
    from === 'fork'
      ? 'pull requests from forks get no secrets'
      : 'pull requests by Dependabot get only its own secrets';
  const listed =
    names.length > NAMED
      ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more are empty`
      : `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} empty`;
  const failure: Failure = {
    class: 'auth',
    stage: 'agent',
    reason: 'provider_error',
    message: `Not measured: ${who} (${listed})`,
  };
  const {
    requiredMissed: _,
    failure: __,
    trials,
    ...measured
  } = { requiredMissed: undefined, failure: undefined, ...result };
  return {
    ...measured,
    status: 'execution_error',
    failure,
    trials: trials?.map((trial): Trial => ({ ...trial, status: 'execution_error', failure })),
  };
}

const NAMED = 3;
