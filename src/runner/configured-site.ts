import { findPolicy } from '../config/policy/policy.ts';
import type { Inputs } from '../config/settings.ts';
import { UserError } from '../model/errors.ts';
import { openSite, type RunSite } from './pipeline/prepare.ts';
import type { Runtime } from './pipeline/runtime.ts';

/** The site of a command that runs nothing: it reads the same files as a run with the same settings. */
export const openConfiguredSite = async (commandInputs: Inputs, runtime: Runtime): Promise<RunSite> =>
  openSite((await findPolicy(commandInputs, runtime)).inputs, runtime);

/**
 * The site of `validate`, which checks suites of all tags and reports errors of the configuration together with all
 * others.
 */
export async function openSiteToCheck(commandInputs: Inputs, runtime: Runtime): Promise<RunSite> {
  try {
    const { inputs } = await findPolicy(commandInputs, runtime);
    return await openSite({ ...inputs, tag: [], excludeTag: [] }, runtime);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return openSite(commandInputs, runtime);
  }
}
