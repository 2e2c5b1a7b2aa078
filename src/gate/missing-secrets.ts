import type { RunResult, TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import type { Reason } from '../model/verdict/verdict.ts';
import { plural } from '../shared/text.ts';

/**
 * Where GitHub gave the job no secrets, what they are needed for was not measured, and is neither passed nor the
 * agent's
 * failure. A variable that the workflow meant for one, and that came empty, may be behind everything that
 * did not pass; without such a one only what says so itself counts.
 */
export function missingSecretsReasons({ missingSecrets, results }: RunResult): Reason[] {
  if (missingSecrets === undefined) return [];
  const { from, names } = missingSecrets;
  const unknown = results.filter(names.length > 0 ? (result) => outcomeOf(result).kind !== 'passed' : isWithoutKey);
  if (unknown.length === 0) return [];
  const empty = names.length === 0 ? '' : ` (${shown(names)} came empty)`;
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

const NAMED = 3;

function shown(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}
