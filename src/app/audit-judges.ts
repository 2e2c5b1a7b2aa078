import type { JudgeNoise } from '../model/judge-noise.ts';
import type { JudgeAudit } from '../run/judge-audit.ts';
import { withTimeLimit } from './time-limit.ts';
import { askGit, isCheckout } from './tree-digest.ts';
import type { World } from './world.ts';

/** Nobody waits longer than this for what changes no score. */
const MOST_MINUTES = 2;

/** Asks judges again for some of what they remembered, once a run is over: what is left of its budget and time is theirs. */
export async function auditJudges(audit: JudgeAudit, root: string, world: World): Promise<JudgeNoise[]> {
  if (!audit.hasJudges) return [];
  using time = withTimeLimit(world, MOST_MINUTES);
  // Not handed on as a promise: then the time would be taken back before anybody was asked.
  return await audit.ask(await commitOf(root, world), time.world.signal);
}

/** The commit that is measured: as GitHub says it, else as the checkout does; empty where neither knows. */
async function commitOf(root: string, world: World): Promise<string> {
  const told = world.env['GITHUB_SHA'];
  if (told) return told;
  const site = { root, world };
  const head = (await isCheckout(site)) ? await askGit(['rev-parse', '--verify', 'HEAD'], site) : undefined;
  return head?.trim() ?? '';
}
