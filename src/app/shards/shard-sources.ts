import { join, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { ArchiveLimits, ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import { MOST_SHARDS } from '../../model/run/shard-plan.ts';
import { type LostShard, type PinnedPlan, unreadable } from '../../results/shards/accepted-shards.ts';
import type { FoundShards } from '../../results/shards/merge-shards.ts';
import { PlannedTests } from '../../results/shards/placed-rows.ts';
import { countAndNames, type ShardResults } from '../../results/shards/shard-results.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { shardInName } from '../baseline/artifact-names.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { MAX_JOURNAL_BYTES, readShard, type ShardFiles } from './read-shard.ts';

interface Disk {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'readPieces'>;
}

/** Whether a path is the folder of a shard. */
export const isShardFolder = async (path: string, { cwd, files }: Disk): Promise<boolean> =>
  (await files.state(join(resolve(cwd, path), runFiles.shard))) === 'file';

/** The shards in these folders: those of the plan, and those of other plans with its key. */
export async function shardsInFolders(
  paths: readonly string[],
  { plan, digest }: PinnedPlan,
  disk: Disk,
): Promise<FoundShards> {
  const { key } = plan;
  const { read, lost } = await readAll(paths, new PlannedTests(plan), (path) =>
    inFolder(resolve(disk.cwd, path), disk),
  );
  const shards = read.filter(({ record }) => record.digest === digest);
  const others = read.filter(({ record }) => record.digest !== digest && record.key === key);
  const ofOtherKeys = read.filter(({ record }) => record.digest !== digest && record.key !== key);
  const foreign = shards.length === 0 ? others.map(({ name, record }) => ofOtherPlan(name, record.digest, digest)) : [];
  return {
    shards,
    others,
    lost: [...lost, ...foreign],
    ...(ofOtherKeys.length > 0 && { warnings: [notReported(ofOtherKeys, key)] }),
  };
}

/** Other suites, planned on their own. */
function notReported(shards: readonly ShardResults[], key: string): Problem {
  const keys = [...new Set(shards.map(({ record }) => record.key))].sort();
  const names = countAndNames(
    shards.map(({ name }) => name),
    'shard',
  );
  return {
    code: 'UNUSED',
    severity: 'warning',
    message: `Shards of plans with another comment-key (${listed(keys)}) are not in this report of ${key}: ${names}`,
    hint: 'Report each plan on its own, with the folders of its shards.',
  };
}

const inFolder = (folder: string, { cwd, files }: Disk): ShardFiles => ({
  name: shownPath(folder, cwd),
  pieces: async (file, maxBytes) => {
    const path = join(folder, file);
    return (await files.state(path)) === 'file' ? files.readPieces(path, maxBytes) : undefined;
  },
});

const ofOtherPlan = (name: string, found: string, wanted: string): LostShard => ({
  attempt: 0,
  problem: unreadable(
    `${name} belongs to the plan ${found.slice(0, 12)}, not to ${wanted.slice(0, 12)}`,
    'Pass the folder of that plan as --plan-path (plan-path), or leave this folder out.',
  ),
});

interface PlanOfRun extends PinnedPlan {
  readonly run: number;
  /** The newest attempt that there can be, where it is known. */
  readonly newest?: number | undefined;
}

/** Attempts of all shards. A re-run can repeat each of them. */
const MOST_ARTIFACTS = 4 * MOST_SHARDS;

/**
 * The shards of a plan in the artifacts of a workflow run, and those of other plans with its key. One artifact after the
 * other is in memory, and nothing is written to disk. Throws a `ServiceError`.
 */
export async function shardsInArtifacts(
  { run, plan, digest, newest = Number.POSITIVE_INFINITY }: PlanOfRun,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<FoundShards> {
  const named = (await reader.list(run, signal)).flatMap((artifact) => {
    const shard = shardInName(artifact.name, plan.key);
    return shard === undefined ? [] : [{ artifact, shard }];
  });
  if (named.length > MOST_ARTIFACTS) {
    throw userError('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts of shards`);
  }
  const isOwn = ({ shard }: (typeof named)[number]) => digest.startsWith(shard.digest);
  const filesOf = ({ artifact, shard }: (typeof named)[number]): ShardFiles => {
    const files = { ...inArtifact(artifact, reader, signal), ...shard };
    return shard.attempt <= newest ? files : { ...files, pieces: () => Promise.reject(fromTheFuture(files, newest)) };
  };
  const tests = new PlannedTests(plan);
  const own = await readAll(named.filter(isOwn), tests, filesOf);
  const others = await readAll(
    named.filter((each) => !isOwn(each)),
    tests,
    filesOf,
  );
  return {
    shards: own.read,
    others: others.read,
    lost: own.lost,
    warnings: others.lost.map(({ problem }): Problem => ({ ...problem, severity: 'warning' })),
  };
}

/** It would replace the real results of its shard. */
const fromTheFuture = ({ name, attempt }: ShardFiles, newest: number): UserError =>
  userError(
    'RESULTS_UNREADABLE',
    `${name} cannot be used: it claims attempt ${attempt}, and this is attempt ${newest}`,
    {
      hint: 'Only the shards of this plan may upload artifacts with such names.',
    },
  );

const LIMITS: ArchiveLimits = {
  archiveBytes: 128 * 1024 * 1024,
  entries: 50_000,
  entryBytes: MAX_JOURNAL_BYTES,
  totalBytes: 2 * MAX_JOURNAL_BYTES,
};

const READ: readonly string[] = [runFiles.shard, runFiles.journal, runFiles.extraTrials];

function inArtifact(artifact: ArtifactInfo, reader: ArtifactReader, signal: AbortSignal): ShardFiles {
  const { name, isExpired } = artifact;
  let content: ReadonlyMap<string, Uint8Array> | undefined;
  return {
    name,
    async pieces(file, maxBytes) {
      if (isExpired) throw userError('FILE_MISSING', `The artifact ${name} has expired`, { hint: 'Re-run all jobs.' });
      content ??= await reader.download(artifact, { isWanted: (each) => READ.includes(each), limits: LIMITS, signal });
      const bytes = content.get(file);
      if (bytes !== undefined && bytes.length > maxBytes) {
        throw userError('FILE_TOO_LARGE', `${file} of ${name} is larger than ${maxBytes / 2 ** 20} MiB`);
      }
      return bytes && [bytes];
    },
  };
}

interface ReadShards {
  readonly read: readonly ShardResults[];
  readonly lost: readonly LostShard[];
}

/** One after the other: the text of all of them would take several times the memory of their results. */
async function readAll<Source>(
  sources: readonly Source[],
  tests: PlannedTests,
  filesOf: (source: Source) => ShardFiles,
): Promise<ReadShards> {
  const read: ShardResults[] = [];
  const lost: LostShard[] = [];
  for (const source of sources) {
    const shard = filesOf(source);
    try {
      read.push(await readShard(shard, tests));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { index, attempt = 0 } = shard;
      lost.push(...error.problems.map((problem) => ({ index, attempt, problem })));
    }
  }
  return { read, lost };
}
