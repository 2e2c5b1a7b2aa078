import type { RunOrigin } from '../../evidence/pool.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { RunOptions } from '../config/inputs.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The origin of a run, and its commit on GitHub: different from that of all other runs and attempts. */
export function originOf({ startedAt }: Pick<RunResult, 'startedAt'>, env: Env): RunOrigin {
  const run = env['GITHUB_RUN_ID'];
  if (env['GITHUB_ACTIONS'] !== 'true' || !run) return { run: `local ${startedAt}` };
  const sha = env['GITHUB_SHA'];
  return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}

/** Events of a branch itself; the author of a pull request must not write the baseline that it is compared with. */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];

/** Whether later runs trust the measurements of a run. On a developer's machine, the owner decides. */
export const isTrusted = (env: Env): boolean =>
  env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');

/** Whether a run of the command line stores evidence: on a developer's machine only on request. */
export const isEvidenceAsked = ({ given }: RunOptions, env: Env): boolean =>
  env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence');
