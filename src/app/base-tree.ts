import { join, relative } from 'node:path';
import type { Baseline } from '../model/evidence.ts';
import { findRepository } from '../suites/discover.ts';
import { type BaseCheckout, checkOutBase } from './base-checkout.ts';
import type { BeforeRun } from './before-run.ts';
import { type BaseTree, type LaidOut, UNKNOWN_COMMIT } from './laid-out.ts';
import type { World } from './world.ts';

/** The base commit of a run: that which its event names, else that of the newest trial that is known. */
export function openBaseTree(
  { baseSha, baseline }: Pick<BeforeRun, 'baseSha' | 'baseline'>,
  { cwd, git, files }: Pick<World, 'cwd' | 'git' | 'files'>,
): BaseTree {
  const sha = baseSha ?? newestSha(baseline);
  let checkout: BaseCheckout | undefined;
  let laid: Promise<LaidOut | string> | undefined;
  const layOut = async (signal: AbortSignal): Promise<LaidOut | string> => {
    if (sha === undefined) return UNKNOWN_COMMIT;
    const root = await findRepository(cwd, files);
    const base = await checkOutBase(sha, { git, files, root }, signal);
    if (typeof base === 'string') return base;
    checkout = base;
    return { sha, cwd: join(base.path, relative(root, cwd)), root: base.path, checkout: root };
  };
  return {
    sha,
    lay(signal) {
      laid ??= layOut(signal);
      return laid;
    },
    async [Symbol.asyncDispose]() {
      await laid?.catch(() => undefined);
      await checkout?.[Symbol.asyncDispose]();
    },
  };
}

/** The commit of the newest trial that is known. */
function newestSha(baseline: Baseline): string | undefined {
  if (baseline.kind !== 'found') return undefined;
  const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
  const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
  return known.reduce<(typeof known)[number] | undefined>(
    (newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest),
    undefined,
  )?.sha;
}
