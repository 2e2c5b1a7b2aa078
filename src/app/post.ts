import { endDespiteAbandonedWork } from '../edges/abandoned-work.ts';
import { hasJobCache, jobCaches } from '../edges/github/caches.ts';
import { openRunner } from '../edges/runner.ts';
import { messageOf } from '../model/errors.ts';
import type { Log } from '../model/ports.ts';
import { readEvent } from './event.ts';
import { keyOf } from './github-reporters.ts';
import { actionInputs } from './inputs-action.ts';
import { jobOf } from './job.ts';
import { saveRepositories, travelFolder } from './kept-repositories.ts';
import { saveStores } from './kept-stores.ts';
import { workspaceFolders } from './open-workspaces.ts';
import { readNotes } from './post-notes.ts';
import { complainAbout } from './progress-terminal.ts';
import { runnerLog } from './runner-log.ts';
import { finishTelling } from './unfinished.ts';
import { realWorld, type World } from './world.ts';

/** GitHub is told within this time, and caches are saved within the other: the job waits for it. */
const TELL_MS = 30_000;
const SAVE_MS = 120_000;
/** Repositories are larger. */
const PACK_MS = 300_000;

/** What is left to do when the step is over, however it ended. It never fails the job. */
export async function postAction(): Promise<number> {
  const runner = openRunner(process.env, process.stdout);
  const { log } = runnerLog(runner, process.env);
  try {
    await finish(realWorld(log), runner.checkout, log);
  } catch (error) {
    log.warn(`The step could not be finished: ${messageOf(error)}`);
  }
  endDespiteAbandonedWork(0);
  return 0;
}

async function finish(world: World, checkout: string, log: Log): Promise<void> {
  const { env, files, stores, clock, cwd, signal } = world;
  const notes = readNotes(env);
  const inputs = actionInputs(env);
  const job = jobOf(env, await readEvent(env, files));
  if (notes === undefined || job === undefined) return;
  const within = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  complainAbout(
    await finishTelling(notes, inputs, job, { checkout, connect: world.connect }, within(TELL_MS)),
    log.info,
  );
  if (!hasJobCache(env)) return;
  const site = { inputs, job, leg: notes.key ?? keyOf(inputs, job), cwd, caches: jobCaches, stores, now: clock.now() };
  const kept = await saveStores(notes.stores, site, within(SAVE_MS));
  if (kept.length > 0) log.info(`Kept for later runs: ${kept.join(', ')}`);
  const folder = travelFolder(env);
  if (folder === undefined || notes.repositories.length === 0) return;
  const repositories = await saveRepositories(
    notes.repositories,
    { ...world, job, caches: jobCaches, folder, folders: workspaceFolders(world), tell: log.info },
    within(PACK_MS),
  );
  if (repositories.length > 0) log.info(`Kept for later runs: ${repositories.join(', ')}`);
}
