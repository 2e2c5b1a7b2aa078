import type { Job } from '../github/job.ts';
import { type Problem, UserError } from '../model/errors.ts';
import type { Env } from '../model/ports/machine.ts';
import type { MissingSecrets } from '../model/run/result.ts';
import { MAX_MISSING_SECRETS, variableName } from '../model/run/result-keys.ts';
import { programEnv } from '../platform/process/child-env.ts';
import { jobVariables } from '../platform/secrets/job-variables.ts';
import { isSecretVariable } from '../platform/secrets/secret-names.ts';

/**
 * Whether GitHub withholds the repository's secrets from the job, and which variables the workflow would have filled
 * with them. Undefined if the job gets them: some repositories give their secrets to forks.
 */
export function missingSecretsFrom(
  job: Pick<Job, 'event' | 'pull' | 'actor'> | undefined,
  env: Env,
): MissingSecrets | undefined {
  if (job === undefined || job.event === 'pull_request_target') return undefined;
  if (job.event.startsWith('pull_request') && job.pull?.isFork) return { from: 'fork', names: emptySecrets(env) };
  const isDependabot = job.actor === 'dependabot[bot]' && /^(?:pull_request|push)/.test(job.event);
  return isDependabot ? { from: 'dependabot', names: emptySecrets(env) } : undefined;
}

/** Runs the start of a run. If a secret that GitHub withholds is missing, reports that first. */
export async function sayingWhyNoSecrets<Result>(
  missingSecrets: MissingSecrets | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isForWant =
      error instanceof UserError &&
      error.problems.some(({ code, severity }) => code === 'SECRET_MISSING' && severity === 'error');
    if (!isForWant || missingSecrets === undefined) throw error;
    const { message, hint } = ADVICE[missingSecrets.from];
    const first: Problem = { code: 'SECRET_MISSING', severity: 'error', message, hint };
    throw new UserError([first, ...error.problems], { cause: error.cause });
  }
}

const ADVICE = {
  fork: {
    message: 'Not measured: pull requests from forks get no secrets',
    hint: 'The agent was not tested. A maintainer who has reviewed the change can run the evals from a branch of this repository. Move evals that need no secrets to a separate job; a second workflow (on: workflow_run) can report their results in the pull request.',
  },
  dependabot: {
    message: 'Not measured: pull requests by Dependabot get only its own secrets',
    hint: 'The agent was not tested. Add the keys to the Dependabot secrets of the repository, or run the evals from another branch of this repository.',
  },
} as const;

/**
 * GitHub sets a missing secret to an empty text. Variables that programs do not see, such as inputs of this step,
 * cannot affect an answer.
 */
const emptySecrets = (env: Env): string[] =>
  Object.entries(programEnv(env, jobVariables(env)))
    .flatMap(([name, value]) => (value === '' && isSecretVariable(name) && variableName.test(name) ? [name] : []))
    .sort()
    .slice(0, MAX_MISSING_SECRETS);
