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
  const { variables, token } = described;
  const variable = (name: string): string => env[name]?.trim() ?? '';
  const why = described.whyNone(variable);
  if (why !== undefined) {
    const receipt: Receipt = { kind: 'notNeeded', name: `comment in ${described.name}`, why };
    return { name: receipt.name, deliver: async () => receipt };
  }
  const systemSetsThem = `${described.name} sets them in its jobs.`;
  const missing = [...variables, token.variable].filter((name) => variable(name) === '');
  if (missing.length > 0) {
    throw userError('INPUT_INVALID', `--post ${system} needs ${missing.join(', ')}, which this job does not have`, {
      hint: missing.includes(token.variable) ? token.hint : systemSetsThem,
    });
  }
  deps.redactor.learn(wholeSecret(variable(token.variable)));
  const { run, attempt, job, ...ofJob } = described.job(variable);
  // Without them, no later job would find its comment.
  if (![run, attempt].every(Number.isSafeInteger)) {
    throw userError('INPUT_INVALID', `--post ${system} cannot read the number of this pipeline or of its job`, {
      found: `${run} and ${attempt}`,
      hint: systemSetsThem,
    });
  }
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
