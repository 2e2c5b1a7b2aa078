import type { RunOrigin } from '../../evidence/pool.ts';
import type { RunResult } from '../../model/run/result.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where a run was made, and in GitHub of which commit: told from all other runs, its attempts included. */
export function originOf({ startedAt }: Pick<RunResult, 'startedAt'>, env: Env): RunOrigin {
  const run = env['GITHUB_RUN_ID'];
  if (env['GITHUB_ACTIONS'] !== 'true' || !run) return { run: `local ${startedAt}` };
  const sha = env['GITHUB_SHA'];
  return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}

/** Events of a branch itself; whoever opens a pull request must not write the history that it is held against. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** Whether what a run measures may be believed later. On a machine of one's own that is for its owner to say. */
export const isTrusted = (env: Env): boolean =>
  env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');
