import { resolve } from 'node:path';
import { artifactReader } from '../edges/github/artifact-reader.ts';
import { userError } from '../model/errors.ts';
import type { RunResult } from '../model/result.ts';
import { secretValues } from '../shared/secret-names.ts';
import { artifactResults, type FoundResults } from './artifact-results.ts';
import { asked, within } from './ask-service.ts';
import { type BeforeRun, beforeRun, withWarnings } from './before-run.ts';
import { evidenceSource } from './evidence-source.ts';
import type { FoundPolicy } from './find-policy.ts';
import { heldToBase } from './policy-promises.ts';
import { ARTIFACTS, type ReportInputs } from './report-inputs.ts';
import type { Here } from './report-job.ts';
import { resultPaths } from './result-paths.ts';
import { toldRun } from './told-run.ts';
import type { World } from './world.ts';

/** Results that others have made, as one run, and what it is decided by. */
export interface ToldResults {
  readonly run: RunResult;
  readonly before: BeforeRun;
  /** Where the results lie, as far as that is on this machine. */
  readonly paths: readonly string[];
}

/** Reads the results that are to be told, the baseline, and what the base branch promises. Throws a `UserError`. */
export async function resultsToTell(
  policy: Omit<FoundPolicy, 'inputs'> & { readonly inputs: ReportInputs },
  here: Here,
  world: World,
): Promise<ToldResults> {
  const { inputs } = policy;
  const cwd = resolve(world.cwd, inputs.workingDirectory);
  const found = await findResults(inputs, here, cwd, world);
  const made = await toldRun(found, {
    inputs,
    expectedShards: inputs.expectedShards,
    unverified: here.job?.unverified,
    secrets: secretValues(world.env),
    now: world.clock.now(),
  });
  const prepared = await beforeRun(policy, world, evidenceSource(inputs, here.job, world, here.legs));
  const { run, before } = await heldToBase({ run: made, before: prepared }, world);
  return { run: withWarnings(run, before.warnings), before, paths: found.paths };
}

async function findResults(inputs: ReportInputs, here: Here, cwd: string, world: World): Promise<FoundResults> {
  if (inputs.results[0] !== ARTIFACTS) {
    return { paths: await resultPaths(inputs.results, { cwd, files: world.files }), site: { cwd, files: world.files } };
  }
  const { client, job } = here;
  if (client === undefined || job === undefined) {
    throw userError('INPUT_INVALID', 'Artifacts cannot be read here', {
      expected: 'a job on GitHub with github-token',
    });
  }
  return asked('Artifacts', () => artifactResults(job.run, artifactReader(client, world.http), within(world.signal)));
}
