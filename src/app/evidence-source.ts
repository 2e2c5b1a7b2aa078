import { artifactReader } from '../edges/github/artifact-reader.ts';
import { isOwnServer } from '../edges/github/artifact-upload.ts';
import { commits } from '../edges/github/commits.ts';
import { workflowRuns } from '../edges/github/workflow-runs.ts';
import { WINDOW } from '../evidence/pool.ts';
import type { Baseline, EvidencePool } from '../model/evidence.ts';
import type { EvidenceSource } from '../model/ports.ts';
import { type FoundEvidence, findEvidence } from './evidence-artifact.ts';
import { readEvidenceText } from './evidence-files.ts';
import { toldSteps } from './evidence-words.ts';
import { keyOf } from './github-reporters.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import type { World } from './world.ts';

/** Nobody waits longer for evidence. */
const LOOK_MS = 60_000;

/** The evidence that runs of this job's workflow left as artifacts; undefined where there is no GitHub. */
export function evidenceSource(
  inputs: Inputs,
  job: Job | undefined,
  { http, connect, clock, log }: Pick<World, 'http' | 'connect' | 'clock' | 'log'>,
): EvidenceSource | undefined {
  const { githubToken: token } = inputs;
  if (job === undefined) return undefined;
  const isExpected = !isOwnServer(job.serverUrl);
  if (token === undefined) return isExpected ? WITHOUT_TOKEN : undefined;
  const client = connect({ ...job, token });
  const look = async (signal: AbortSignal, run?: number): Promise<Baseline> => {
    const found = await findEvidence(
      {
        key: keyOf(inputs, job),
        job,
        branch: inputs.baselineBranch,
        maxAgeDays: inputs.baselineMaxAge ?? WINDOW.days,
        run,
      },
      {
        artifacts: artifactReader(client, http),
        runs: workflowRuns(client),
        commits: commits(client),
        now: clock.now(),
      },
      AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]),
    );
    for (const step of found.steps) log.info(step);
    if (found.kind === 'unavailable') log.warn([found.why, found.hint ?? []].flat().join('\n'));
    return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: toldSteps(found.steps) }) };
  };
  return {
    isExpected,
    ofBaseBranch: (signal) => look(signal),
    ofRun: (run, signal) => look(signal, run),
  };
}

const noToken = async (): Promise<Baseline> => ({
  kind: 'unavailable',
  why: 'there is no token (github-token is empty)',
  hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
  lacksPermission: true,
});
const WITHOUT_TOKEN: EvidenceSource = { isExpected: true, ofBaseBranch: noToken, ofRun: noToken };

function asBaseline(found: FoundEvidence): Baseline {
  if (found.kind !== 'found') {
    const { steps: _, ...baseline } = found;
    return baseline;
  }
  const pools: EvidencePool[] = [];
  for (const { name, text } of found.texts) {
    const read = readEvidenceText(text, name);
    if (read.kind === 'refused') {
      return {
        kind: 'unavailable',
        why: `${name} of ${found.provenance.where} cannot be used: ${read.why}`,
        hint: 'Use the version of eval-action that the base branch uses, or let a run there leave evidence anew.',
      };
    }
    pools.push(...read.files.map(({ pool }) => pool));
  }
  return { kind: 'found', pools, provenance: [found.provenance] };
}
