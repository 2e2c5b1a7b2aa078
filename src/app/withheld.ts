import { programEnv } from '../edges/child-env.ts';
import { type Problem, UserError } from '../model/errors.ts';
import { MOST_WITHHELD, variableName, type Withheld } from '../model/result.ts';
import { isSecretVariable } from '../shared/secret-names.ts';
import type { Job } from './job.ts';

/**
 * Whether GitHub keeps the repository's secrets from the job, and which variables the workflow would have filled with
 * them. Undefined where it gives them. Some repositories give them to forks too: then nothing is empty or refused.
 */
export function withheldFrom(
  job: Pick<Job, 'event' | 'pull' | 'actor'> | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Withheld | undefined {
  if (job === undefined || job.event === 'pull_request_target') return undefined;
  if (job.event.startsWith('pull_request') && job.pull?.isFork) return { from: 'fork', names: emptySecrets(env) };
  const isDependabot = job.actor === 'dependabot[bot]' && /^(?:pull_request|push)/.test(job.event);
  return isDependabot ? { from: 'dependabot', names: emptySecrets(env) } : undefined;
}

/** Does what a run begins with; where it ends for want of a secret that GitHub keeps back, that is said first. */
export async function sayingWhyNoSecrets<Result>(
  withheld: Withheld | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isForWant =
      error instanceof UserError &&
      error.problems.some(({ code, severity }) => code === 'SECRET_MISSING' && severity === 'error');
    if (!isForWant || withheld === undefined) throw error;
    const { message, hint } = ADVICE[withheld.from];
    const first: Problem = { code: 'SECRET_MISSING', severity: 'error', message, hint };
    throw new UserError([first, ...error.problems], { cause: error.cause });
  }
}

const ADVICE = {
  fork: {
    message: 'The evals could not be measured: pull requests from forks get no secrets',
    hint: 'Nothing is known about the agent. A maintainer who has read the change can run them from a branch of this repository. Evals that need no secrets belong in a job of their own; a second workflow (on: workflow_run) tells their results in the pull request.',
  },
  dependabot: {
    message: 'The evals could not be measured: pull requests by Dependabot get only its own secrets',
    hint: 'Nothing is known about the agent. Put the keys under Dependabot in the secrets of the repository, or run the evals from a branch of a person.',
  },
} as const;

/** A secret that is not given comes as an empty text. What no program sees (an input of this step, say) is behind no answer. */
const emptySecrets = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(programEnv(env, {}))
    .flatMap(([name, value]) => (value === '' && isSecretVariable(name) && variableName.test(name) ? [name] : []))
    .sort()
    .slice(0, MOST_WITHHELD);
