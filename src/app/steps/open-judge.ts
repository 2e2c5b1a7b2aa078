import type { Judge } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { askedLimit, millisecondsOf, targetLimit } from '../../plan/time-limit.ts';
import { withRetry } from '../../run/calls/with-retry.ts';
import { withTimeout } from '../../run/calls/with-timeout.ts';
import { providers } from '../../run/providers/index.ts';
import type { Site } from '../pipeline/prepare.ts';
import { DEFAULT_RETRIES } from './open-targets.ts';

/** A target for questions outside of a run: with the time limit and the retries of one, and without its budget. */
export async function openJudge(target: Target, suite: Pick<Suite, 'folder'>, site: Site): Promise<Judge> {
  const kind = findKind(providers, target.provider);
  if (kind === undefined) throw new Error(`A resolved target has an unknown provider: ${target.provider}`);
  const { exec, http, clock, files, scripts, cwd } = site.runtime;
  const envs = await site.environments.childEnvsIn(suite.folder, {});
  const bare = kind.open(target.options, {
    ...{ exec, http, clock, files, scripts, cwd },
    target: target.resolvedName,
    childEnv: kind.runsPrograms === true ? envs.program : envs.agent,
    stepVariables: envs.set,
    suiteFolder: suite.folder,
    verbose: false,
  });
  const limit = askedLimit(undefined, site.inputs.testTimeoutSeconds, undefined) ?? targetLimit(target, kind);
  const timed = withTimeout(bare, millisecondsOf(limit.seconds), clock);
  const provider = withRetry(timed, { maxRetries: site.inputs.maxRetries ?? DEFAULT_RETRIES }, clock);
  return { name: target.name, provider, promptMode: kind.promptMode };
}
