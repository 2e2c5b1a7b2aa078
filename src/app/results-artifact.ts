import { join } from 'node:path';
import type { ArtifactWriter } from '../model/artifact-ports.ts';
import type { Files } from '../model/ports.ts';
import type { Receipt, Reporter } from '../model/reporter.ts';
import { notTaken } from '../reports/reporters/not-taken.ts';
import { runFiles } from './earlier-run.ts';
import type { Job } from './job.ts';

export interface ResultsUpload {
  readonly name: string;
  readonly job: Job;
  /** The folder of the run. */
  readonly folder: string;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  /** Why there are no artifacts here. */
  readonly whyNone: string | undefined;
  readonly files: Pick<Files, 'state'>;
  signal(): AbortSignal;
}

/** Uploads what the run left in its folder: the files that we write there, and nothing else that may lie beside them. */
export function resultsReporter(options: ResultsUpload): Reporter {
  return {
    name: NAME,
    async deliver() {
      if (options.whyNone !== undefined) return { kind: 'notNeeded', name: NAME, why: options.whyNone };
      try {
        return await upload(options);
      } catch (error) {
        // Nothing that a workflow says keeps a job from this: the runner has a token of its own.
        return notTaken(NAME, error, undefined, undefined);
      }
    },
  };
}

const NAME = 'artifact';

async function upload({ name, job, folder, retentionDays, writer, files, signal }: ResultsUpload): Promise<Receipt> {
  const paths = Object.values(runFiles).map((file) => join(folder, file));
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const present = paths.filter((_, index) => states[index] === 'file');
  const uploaded = await writer.upload({ name, folder, files: present, retentionDays }, signal());
  if (uploaded.kind === 'uploaded') return { kind: 'delivered', name: NAME, where: artifactUrl(job, uploaded.id) };
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run has an artifact ${name}, too`,
    hint: 'Give each of them a comment-key of its own, such as the values of its matrix.',
  };
}

const artifactUrl = ({ serverUrl, owner, repo, run }: Job, id: number): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;
