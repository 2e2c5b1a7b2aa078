import { join } from 'node:path';
import type { Job } from '../github/job.ts';
import type { ArtifactWriter, FileArtifactWriter } from '../model/ports/artifacts.ts';
import type { Files } from '../model/ports/files.ts';
import type { Receipt, Reporter } from '../model/ports/reporter.ts';
import type { Report } from '../model/verdict/report.ts';
import { notTaken } from '../reports/reporters/not-taken.ts';
import { runFiles } from '../results/run-folder/run-files.ts';

interface Upload {
  readonly name: string;
  readonly job: Job;
  /** The folder of the run. */
  readonly folder: string;
  readonly retentionDays?: number | undefined;
  signal(): AbortSignal;
}

/** What an upload came to; GitHub's failures do not throw. */
async function receiptOf(
  receipt: string,
  { name, job }: Upload,
  upload: () => ReturnType<ArtifactWriter['upload']>,
): Promise<Receipt> {
  try {
    const uploaded = await upload();
    const { serverUrl, owner, repo, run } = job;
    const artifacts = `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts`;
    if (uploaded.kind === 'uploaded') return { kind: 'delivered', name: receipt, where: `${artifacts}/${uploaded.id}` };
    return {
      kind: 'notDelivered',
      name: receipt,
      why: `Another job of this run already has an artifact ${name}`,
      hint: 'Give each job a different comment-key, such as the values of its matrix.',
    };
  } catch (error) {
    // Always available, whatever the workflow sets: the runner has its own token.
    return notTaken(receipt, error, undefined, undefined);
  }
}

interface ResultsUpload extends Upload {
  readonly writer: ArtifactWriter;
  readonly whyNone: string | undefined;
  readonly files: Pick<Files, 'state' | 'realPath'>;
  /** Whether the upload of the page as a separate artifact failed. */
  withPage(): boolean;
}

export const RESULTS = 'artifact';

/** Uploads the files that we write into the run folder, and no other files in it. */
export const resultsReporter = (options: ResultsUpload): Reporter => ({
  name: RESULTS,
  async deliver(report) {
    const { name, folder, retentionDays, writer, whyNone, files, withPage, signal } = options;
    if (whyNone !== undefined) return { kind: 'notNeeded', name: RESULTS, why: whyNone };
    return receiptOf(RESULTS, options, async () => {
      // The page is a separate artifact: browsers open it without unpacking.
      const { page, ...names } = runFiles;
      const paths = [...Object.values(names), ...(withPage() ? [page] : [])].map((file) => join(folder, file));
      const states = await Promise.all(paths.map((path) => files.state(path)));
      const present = [
        ...paths.filter((_, index) => states[index] === 'file'),
        ...(await presentPatches(report, folder, files)),
      ];
      return writer.upload({ name, folder, files: present, retentionDays, mayHaveSuffix: true }, signal());
    });
  },
});

/** An agent may have replaced a file, or the folder, with a link. */
async function presentPatches(
  { results, extraTrials = [] }: Pick<Report, 'results' | 'extraTrials'>,
  folder: string,
  files: Pick<Files, 'realPath'>,
): Promise<string[]> {
  const all = [...results, ...extraTrials.map(({ result }) => result)];
  const named = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
  const patches = [...named].filter((patch) => patch !== undefined);
  if (patches.length === 0) return [];
  const root = await files.realPath(folder);
  const realPaths = await Promise.all(patches.map((patch) => files.realPath(join(root, patch)).catch(() => undefined)));
  return patches.filter((patch, index) => realPaths[index] === join(root, patch)).map((patch) => join(folder, patch));
}

interface PageUpload extends Upload {
  readonly files: Pick<Files, 'state' | 'readBytes' | 'writeAsIs' | 'scratchFolder'>;
  readonly writer: FileArtifactWriter;
}

const PAGE = 'report';
/** More than `html_max_mib` allows. */
const MAX_PAGE_BYTES = 128 * 1024 * 1024;

/** Uploads the page unpacked, so that one click opens it in the browser. If that fails, the results contain it. */
export const pageArtifactReporter = (options: PageUpload): Reporter => ({
  name: PAGE,
  async deliver() {
    const { name, folder: runFolder, retentionDays, files, writer, signal } = options;
    const path = join(runFolder, runFiles.page);
    if ((await files.state(path)) !== 'file') {
      return { kind: 'notNeeded', name: PAGE, why: `${runFiles.page} was not written` };
    }
    return receiptOf(PAGE, options, async () => {
      // The artifact is named after its file.
      await using folder = await files.scratchFolder('page-');
      const named = join(folder.path, name);
      await files.writeAsIs(named, await files.readBytes(path, MAX_PAGE_BYTES));
      return await writer.uploadFile({ path: named, retentionDays }, signal());
    });
  },
});
