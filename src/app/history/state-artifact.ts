import { join } from 'node:path';
import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { lookAt } from '../../evidence/trust.ts';
import { STATE } from '../../history/paths.ts';
import type { ArtifactInfo, ArtifactReader, NamedArtifacts } from '../../model/ports/artifacts.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import type { Job } from '../action/job.ts';
import { stateArtifact } from '../baseline/artifact-names.ts';
import { type Leaving, storeForLater } from '../baseline/evidence-reporter.ts';
import type { Judged } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { notify, warnOfRepeat } from './notifier.ts';
import { whyNotWritten } from './trusted-run.ts';

interface StateStoring extends Pick<Leaving, 'key' | 'job' | 'writer' | 'retentionDays' | 'signal'> {
  readonly judged: Judged;
  readonly token: string | undefined;
  readonly runtime: Pick<Runtime, 'env' | 'secrets' | 'http' | 'clock' | 'signal' | 'log' | 'connect' | 'files'>;
}

const NAME = 'notifications';

/** Tells people about the base branch, and stores its state as an artifact of each run: where there is no history. */
export const stateReporter = (storing: StateStoring): Reporter => ({
  name: NAME,
  async deliver(report) {
    const { judged, job, token, runtime, key, signal } = storing;
    const why = whyNotWritten(report, judged, { job, env: runtime.env });
    if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
    try {
      if (token === undefined)
        return { kind: 'notDelivered', name: NAME, why: 'There is no token (github-token is empty)' };
      const reader = artifactReader(runtime.connect({ ...job, token }), runtime.http);
      const before = await storedState({ name: stateArtifact(key), job, reader, now: runtime.clock.now() }, signal());
      const channels = judged.basis.inputs.notify;
      const notified = await notify(before, { report, judged, job, channels, runtime });
      if (notified === undefined || notified.text === before)
        return { kind: 'notNeeded', name: NAME, why: 'The state is the same' };
      await upload(notified.text, storing).catch((error: unknown) => {
        warnOfRepeat(notified, runtime);
        throw error;
      });
      return { kind: 'delivered', name: NAME, where: stateArtifact(key) };
    } catch (error) {
      return notTaken(NAME, error, 'actions: read', undefined);
    }
  },
});

async function upload(text: string, storing: StateStoring): Promise<void> {
  const { key, job, writer, retentionDays, runtime, signal } = storing;
  await using scratch = await runtime.files.scratchFolder('state-');
  const path = join(scratch.path, STATE);
  await runtime.files.write(path, text);
  const artifact = { name: stateArtifact(key), folder: scratch.path, files: [path], retentionDays };
  await storeForLater(artifact, { key, job, writer, signal, evidence: 'auto' });
}

interface Stored {
  readonly name: string;
  readonly job: Job;
  readonly reader: ArtifactReader & NamedArtifacts;
  readonly now: number;
}

const KIB = 1024;
const LIMITS = { archiveBytes: 256 * KIB, entries: 5, entryBytes: 256 * KIB, totalBytes: 256 * KIB };
/** No artifact lives longer. */
const MOST_DAYS = 400;

/** The newest state that a run of this branch stored, also an earlier attempt of this run. */
async function storedState({ name, job, reader, now }: Stored, signal: AbortSignal): Promise<string | undefined> {
  const rules = {
    repositoryId: job.repositoryId,
    branch: job.ref.replace(/^refs\/heads\//, ''),
    workflow: job.workflowFile,
    ownRun: 0,
    now,
    maxAgeDays: MOST_DAYS,
  };
  const isCandidate = (each: ArtifactInfo) => lookAt(each, rules).kind === 'candidate';
  const [newest] = (await reader.named(name, isCandidate, signal)).filter(isCandidate);
  if (newest === undefined) return undefined;
  const isWanted = (file: string) => file === STATE;
  const files = await reader.download(newest, { isWanted, limits: LIMITS, signal });
  const bytes = files.get(STATE);
  return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
}
