import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import type { GitHubClient } from '../../adapters/github/client.ts';
import { pullRequests } from '../../adapters/github/pulls.ts';
import { workflowRuns } from '../../adapters/github/workflow-runs.ts';
import { userError } from '../../model/errors.ts';
import type { ArtifactReader } from '../../model/ports/artifacts.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import { keyInNames, keysOfResults, keysOfShards } from '../baseline/artifact-names.ts';
import type { ReportInputs } from '../config/report-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { asked, within } from './ask-service.ts';
import { readEvent } from './event.ts';
import { type Job, jobOf } from './job.ts';
import { reportedRun } from './reported-run.ts';
import { mayBeUntrusted } from './untrusted-code.ts';

export interface Here {
  readonly job: Job | undefined;
  readonly client: GitHubClient | undefined;
  readonly receipts: readonly Receipt[];
  /** The key of another run's results, or of the shards of this one, as far as it is known. */
  readonly key?: string | undefined;
  /** The keys of the jobs that made the results: their runs on the base branch stored the evidence. */
  readonly legs: readonly string[];
  /** Whether the results may become the baseline of a branch. */
  readonly isOwnRun: boolean;
  /** Why the tests of the results must not run in this job. */
  readonly whyNoRerun?: string | undefined;
}

/** This job, or the job whose results are reported. Throws a `UserError` if that one cannot be read. */
export async function jobHere(inputs: ReportInputs, { env, files, http, connect, signal }: Runtime): Promise<Here> {
  const event = await readEvent(env, files);
  const job = jobOf(env, event);
  const { githubToken: token } = inputs;
  const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
  const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
  const namesIn = (of: number) =>
    client === undefined ? [] : artifactNames(of, artifactReader(client, http), within(signal));
  if (run === job?.run) {
    const names = job === undefined ? [] : await namesIn(job.run);
    const [key, ...otherKeys] = keysOfShards(names);
    const whyNoRerun = mayBeUntrusted(event)
      ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
      : undefined;
    const keys = { key: otherKeys.length === 0 ? key : undefined, legs: keysOfResults(names) };
    return { job, client, receipts: [], ...keys, isOwnRun: true, whyNoRerun };
  }
  if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
    throw userError('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
      expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
    });
  }
  const reported = await asked('Workflow runs', () =>
    reportedRun(run, { job, inputs }, { runs: workflowRuns(client), pulls: pullRequests(client) }, within(signal)),
  );
  const { whyNoPull } = reported;
  const names = await namesIn(reported.job.run);
  const receipts: Receipt[] =
    whyNoPull === undefined || inputs.comment === 'never'
      ? []
      : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }];
  const wantsCheck = reported.job.unverified !== undefined && wantsCheckRun(inputs);
  return {
    job: reported.job,
    client,
    key: keyInNames(names, reported.workflow),
    legs: keysOfResults(names),
    receipts: [...receipts, ...(wantsCheck ? [noCheck] : [])],
    isOwnRun: false,
    whyNoRerun: 'the results are of another workflow run',
  };
}

/** Empty if artifacts may not be read: the error is reported when their content is needed. */
async function artifactNames(run: number, reader: ArtifactReader, signal: AbortSignal): Promise<string[]> {
  try {
    return (await reader.list(run, signal)).map(({ name }) => name);
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}

const wantsCheckRun = ({ checkRun, annotations }: ReportInputs): boolean => checkRun || annotations === 'check';

/**
 * Another run and shards keep their own key, so that their comment and their baseline are found. A required check that passes would
 * vouch for results that anyone may have written.
 */
export function asReported(asked: ReportInputs, { job, key }: Here): ReportInputs {
  const inputs = { ...asked, commentKey: asked.commentKey ?? key };
  return job?.unverified === undefined
    ? inputs
    : {
        ...inputs,
        checkRun: false,
        annotations: inputs.annotations === 'check' ? 'off' : inputs.annotations,
      };
}

const noCheck: Receipt = {
  kind: 'notNeeded',
  name: 'check run',
  why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};
