import { join, resolve } from 'node:path';
import type { Files } from '../model/ports.ts';
import { identityOfPlan } from '../targets/identity.ts';
import { JOURNAL, type Source } from './earlier-results.ts';
import type { Inputs } from './inputs.ts';
import type { Prepared } from './prepare.ts';

/** Says which run of a workflow a folder belongs to. */
export const ATTEMPT_MARK = '.workflow-run';

/** The second line of the mark of an attempt that has nothing left to run. */
export const OVER = 'over';

/** One step of one job of one run of a workflow, in all its attempts; `undefined` outside of workflows. */
export function workflowStep(
  { plan }: Pick<Prepared, 'plan'>,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
  if (isThere !== 'true' || !run) return undefined;
  // The legs of a matrix differ in nothing but what they ask.
  return identityOfPlan(plan, [GITHUB_REPOSITORY, run, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA]);
}

/**
 * What an earlier attempt of the same step left on this machine (runners of one's own keep their disk). Only its
 * folder is looked for: that of the input, else those of all runs.
 */
export async function earlierAttempt(
  step: string | undefined,
  { inputs, cwd, env, files }: AttemptSite,
): Promise<Source | undefined> {
  if (step === undefined || inputs.dryRun || !(Number(env['GITHUB_RUN_ATTEMPT']) > 1)) return undefined;
  const folders =
    inputs.outputDirectory === undefined
      ? await runFolders(inputs.experiment, cwd, files)
      : [resolve(cwd, inputs.outputDirectory)];
  for (const folder of folders) {
    if ((await files.state(join(folder, JOURNAL))) !== 'file') continue;
    const [of, state] = await markOf(folder, files);
    if (of === step) {
      return {
        mode: 'resume',
        path: join(folder, JOURNAL),
        continuesIn: folder,
        isOver: state === OVER,
      };
    }
  }
  return undefined;
}

export interface AttemptSite {
  readonly inputs: Pick<Inputs, 'outputDirectory' | 'experiment' | 'dryRun'>;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly files: Pick<Files, 'state' | 'glob' | 'read'>;
}

/** Those of an experiment, the newest first. */
async function runFolders(experiment: string, cwd: string, files: AttemptSite['files']): Promise<string[]> {
  const runs = join(cwd, '.agentv', 'results', 'runs', experiment);
  if ((await files.state(runs)) !== 'folder') return [];
  const marks = await files.glob([`*/${ATTEMPT_MARK}`], { cwd: runs });
  return marks.map((mark) => join(mark, '..')).toReversed();
}

async function markOf(folder: string, files: AttemptSite['files']): Promise<string[]> {
  const mark = join(folder, ATTEMPT_MARK);
  return (await files.state(mark)) === 'file' ? (await files.read(mark, 1_000)).split('\n') : [];
}
