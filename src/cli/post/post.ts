import { userError } from '../../model/errors.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import { wholeSecret } from '../../platform/secrets/secret-names.ts';
import { commentReporter } from '../../reports/reporters/comment-reporter.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { azure } from './azure.ts';
import { bitbucket } from './bitbucket.ts';
import { type PostDeps, postedComments } from './comments.ts';
import { gitlab } from './gitlab.ts';
import type { PostSystem } from './system.ts';

const SYSTEMS = { gitlab, azure, bitbucket } satisfies Record<string, PostSystem>;

export const postSystems = ['gitlab', 'azure', 'bitbucket'] as const satisfies readonly (keyof typeof SYSTEMS)[];

const POST_MS = 60_000;

/**
 * Updates the one comment with this key in the merge request of this job, as the action does on GitHub. Throws a
 * `UserError` if the job lacks a variable.
 */
export function postReporter(
  system: keyof typeof SYSTEMS,
  { key, head }: { readonly key: string; readonly head: string | undefined },
  { env, signal, ...deps }: Pick<Runtime, 'env' | 'signal'> & PostDeps,
): Reporter {
  const described: PostSystem = SYSTEMS[system];
  const { token } = described;
  const variable = (name: string): string => env[name]?.trim() ?? '';
  const why = described.whyNone(variable);
  if (why !== undefined) {
    const receipt: Receipt = { kind: 'notNeeded', name: `comment in ${described.name}`, why };
    return { name: receipt.name, deliver: async () => receipt };
  }
  const secret = variable(token.variable);
  if (secret === '') {
    throw userError('INPUT_INVALID', `--post ${system} needs ${token.variable}, which this job does not have`, {
      hint: token.hint,
    });
  }
  deps.redactor.learn(wholeSecret(secret));
  const { run, attempt, job, ...ofJob } = described.job(variable);
  const api = { name: described.name, requests: described.requests(variable) };
  return commentReporter({
    comments: postedComments(api, deps),
    clock: deps.clock,
    mode: 'always',
    run,
    attempt,
    job,
    context: {
      key,
      head: head ?? ofJob.head,
      attempt: 1,
      runUrl: ofJob.url,
      linkTo: () => undefined,
      dialect: described.markdown,
    },
    maxBytes: described.maxBytes,
    whyRefused: token.hint,
    signal: () => AbortSignal.any([signal, AbortSignal.timeout(POST_MS)]),
  });
}
