import { basename, dirname, resolve } from 'node:path';
import { isShardOf } from '../../github/artifact-names.ts';
import { userError } from '../../model/errors.ts';
import type { ArchiveLimits, ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { plural } from '../../model/text/text.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import type { ResultsSite } from './result-rows.ts';
import { JOURNAL, runFiles } from './run-files.ts';

export interface FoundResults {
  readonly paths: readonly string[];
  readonly site: ResultsSite;
}

/** How the artifacts with results are called: this, a key, a leg of a matrix, and the attempt. */
const RESULTS_ARTIFACT = 'agentv-results';

/**
 * The results in the artifacts of a workflow run, in memory: one or more run folders or results files in each. Of
 * several attempts the newest counts, and of the shards of several keys those of `key`. Only results files are unpacked, and none to disk. Throws a `UserError` if there
 * are none, or if one is invalid, and a `ServiceError`.
 */
export async function artifactResults(
  { run, key }: { readonly run: number; readonly key?: string | undefined },
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<FoundResults> {
  const artifacts = wanted(await reader.list(run, signal), run, key);
  const root = resolve('/');
  const contents = new Map<string, Uint8Array>();
  const paths: string[] = [];
  let left = LIMITS.totalBytes;
  for (const artifact of artifacts) {
    const limits = { ...LIMITS, totalBytes: left };
    // Rows, our report, AgentV's plan, answers that rows refer to, and results of other tools.
    const isWanted = (name: string) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
    const files = await reader.download(artifact, { isWanted, limits, signal });
    const folder = resolve(root, artifact.name);
    for (const [name, content] of files) {
      contents.set(resolve(folder, name), content);
      left -= content.length;
    }
    paths.push(...resultsIn(artifact, folder, [...files.keys()]));
  }
  return { paths, site: { cwd: root, files: memoryFiles(contents) } };
}

/** There are at most as many shards as jobs in a matrix. */
const MAX_ARTIFACTS = 256;
const MAX_NAMED = 10;
const LIMITS: ArchiveLimits = {
  archiveBytes: 64 * 1024 * 1024,
  entries: 50_000,
  entryBytes: 256 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
};

const firstOf = (names: readonly string[], none: string): string =>
  names.length === 0 ? none : names.slice(0, MAX_NAMED).join(', ');

function wanted(all: readonly ArtifactInfo[], run: number, key: string | undefined): ArtifactInfo[] {
  const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
  // A rerun repeats only the jobs that failed: of each leg, the artifact of its last attempt.
  const newest = new Map<string, { readonly artifact: ArtifactInfo; readonly attempt: number }>();
  for (const artifact of named.filter(({ isExpired }) => !isExpired)) {
    const [, leg = artifact.name, attempt = '0'] = /^(.*)-(\d{1,6})$/.exec(artifact.name) ?? [];
    if ((newest.get(leg)?.attempt ?? -1) < Number(attempt)) newest.set(leg, { artifact, attempt: Number(attempt) });
  }
  const ofLegs = [...newest.values()]
    .map(({ artifact }) => artifact)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const ofKey = ofLegs.filter(({ name }) => key !== undefined && isShardOf(name, key));
  const usable = ofKey.length > 0 ? ofKey : ofLegs;
  if (usable.length > MAX_ARTIFACTS) {
    throw userError('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MAX_ARTIFACTS} artifacts with results`);
  }
  if (usable.length > 0) return usable;
  const expired = named.length > 0 ? `, only ${plural('expired one', named.length)}` : '';
  throw userError('FILE_MISSING', `Workflow run ${run} has no artifact with results${expired}`, {
    expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
    found: firstOf(
      all.map(({ name }) => name),
      'no artifacts',
    ),
  });
}

/** Run folders if there are any, else every file with rows, else files of other tools. */
function resultsIn({ name: artifact }: ArtifactInfo, folder: string, names: readonly string[]): string[] {
  const isOfRun = (name: string) => basename(name) === JOURNAL || basename(name) === runFiles.report;
  const folders = new Set(names.filter(isOfRun).map((name) => dirname(resolve(folder, name))));
  if (folders.size > 0) return [...folders];
  const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i]
    .map((wanted) => names.filter((name) => wanted.test(name)).map((name) => resolve(folder, name)))
    .find((paths) => paths.length > 0);
  if (rows !== undefined) return rows;
  throw userError('RESULTS_UNREADABLE', `The artifact ${artifact} contains no results`, {
    expected: `a run folder with its ${JOURNAL}`,
    found: firstOf(names, 'no results file'),
  });
}
