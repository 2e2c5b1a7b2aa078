import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import {
  decodeFacts,
  decodeTrend,
  FACTS_FILE,
  isSampleFile,
  keyOf,
  sampleLimits,
  sampleLines,
  TREND_FILE,
} from '../../evidence/samples/codec.ts';
import { UserError } from '../../model/errors.ts';
import type { ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { TestFact } from '../../model/run/fact.ts';
import type { TrendRun } from '../../model/run/sample.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { type Job, keyOf as keyOfJob } from '../action/job.ts';
import { samplesArtifact } from '../baseline/artifact-names.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** Samples of the base branch. Lines are not parsed: a report only needs those of its tests. */
export interface FoundSamples {
  /** By the key of their test. */
  readonly lines: ReadonlyMap<string, string>;
  readonly trend: readonly TrendRun[];
  /** What tests took, by their key. */
  readonly facts: ReadonlyMap<string, TestFact>;
  /** The workflow runs that stored them. */
  readonly runs: readonly number[];
  /** Why some or all are missing: sentences without a full stop. */
  readonly problems: readonly string[];
}

/** Finds the samples of the runs whose evidence is the baseline. Never throws: without samples, a report has no base answers. */
export type SampleSource = (baseline: Baseline) => Promise<FoundSamples>;

/** A report does not wait longer for answers of the base branch. */
const LOOK_MS = 60_000;

/** Undefined where there is no GitHub. `legs` are the keys of the jobs that made the results, where this job reports them. */
export function sampleSource(
  inputs: ReportOptions,
  job: Job | undefined,
  { http, connect, signal }: Pick<Runtime, 'http' | 'connect' | 'signal'>,
  legs: readonly string[] = [],
): SampleSource | undefined {
  const { githubToken: token } = inputs;
  if (job === undefined || token === undefined) return undefined;
  const names = [...legs, keyOfJob(inputs, job)].map(samplesArtifact);
  const found = new Map<Baseline, Promise<FoundSamples>>();
  return (baseline) => {
    const known = found.get(baseline);
    if (known !== undefined) return known;
    const artifacts = artifactReader(connect({ ...job, token }), http);
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
    const looking = findSamples(runsOf(baseline), { names, artifacts, job, signal: within });
    found.set(baseline, looking);
    return looking;
  };
}

const runsOf = (baseline: Baseline): number[] =>
  baseline.kind === 'found' ? [...new Set(baseline.provenance.flatMap(({ runId }) => runId ?? []))] : [];

interface Look {
  readonly names: readonly string[];
  readonly artifacts: ArtifactReader;
  readonly job: Pick<Job, 'repositoryId'>;
  readonly signal: AbortSignal;
}

async function findSamples(runs: readonly number[], look: Look): Promise<FoundSamples> {
  const parts = await Promise.all(runs.map((run) => ofRun(run, look)));
  return {
    lines: new Map(parts.flatMap(({ lines }) => [...lines])),
    trend: parts.flatMap(({ trend }) => trend),
    facts: new Map(parts.flatMap(({ facts }) => [...facts])),
    runs: parts.flatMap((part) => part.runs),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

async function ofRun(run: number, look: Look): Promise<FoundSamples> {
  try {
    const artifacts = (await look.artifacts.list(run, look.signal)).filter(({ name }) => look.names.includes(name));
    if (artifacts.length === 0) return nothing(`run ${run} stored no samples`);
    const parts = await Promise.all(artifacts.map((artifact) => ofArtifact(artifact, run, look)));
    return {
      lines: new Map(parts.flatMap(({ lines }) => [...lines])),
      trend: parts.flatMap(({ trend }) => trend),
      facts: new Map(parts.flatMap(({ facts }) => [...facts])),
      runs: parts.some(({ lines }) => lines.size > 0) ? [run] : [],
      problems: parts.flatMap(({ problems }) => problems),
    };
  } catch (error) {
    if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
    return nothing(`the samples of run ${run} could not be read: ${oneLine(firstMessage(error))}`);
  }
}

const firstMessage = (error: Error): string =>
  error instanceof UserError ? (error.problems[0]?.message ?? error.message) : error.message;

const LIMITS = {
  archiveBytes: sampleLimits.archiveBytes,
  entries: 100,
  entryBytes: Math.max(sampleLimits.fileBytes, sampleLimits.factsBytes),
  totalBytes: sampleLimits.totalBytes + sampleLimits.trendBytes + sampleLimits.factsBytes,
};

async function ofArtifact(artifact: ArtifactInfo, run: number, look: Look): Promise<FoundSamples> {
  const { origin, isExpired } = artifact;
  if (isExpired) return nothing(`the samples of run ${run} have expired`);
  const own = look.job.repositoryId ?? origin?.repositoryId;
  if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
    return nothing(`the samples of run ${run} are of another repository`);
  }
  const isWanted = (name: string) => isSampleFile(name) || name === TREND_FILE || name === FACTS_FILE;
  const files = await look.artifacts.download(artifact, { isWanted, limits: LIMITS, signal: look.signal });
  return readFiles(
    [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
    run,
  );
}

/** What can be read; the others are problems. */
function readFiles(files: readonly (readonly [name: string, text: string])[], run: number): FoundSamples {
  const lines = new Map<string, string>();
  const trend: TrendRun[] = [];
  const facts = new Map<string, TestFact>();
  const problems: string[] = [];
  const refuse = (name: string, why: string) => problems.push(`${name} of run ${run} cannot be used: ${why}`);
  for (const [name, text] of files) {
    if (name === FACTS_FILE) {
      const read = decodeFacts(text);
      if (read.kind === 'refused') refuse(name, read.why);
      else for (const fact of read.value) facts.set(keyOf(fact), fact);
    } else if (name === TREND_FILE) {
      const read = decodeTrend(text);
      if (read.kind === 'refused') refuse(name, read.why);
      else trend.push(...read.value);
    } else {
      const read = sampleLines(text);
      if (read.kind === 'refused') refuse(name, read.why);
      else for (const [key, line] of read.value) lines.set(key, line);
    }
  }
  return { lines, trend, facts, runs: [run], problems };
}

const nothing = (problem: string): FoundSamples => ({
  lines: new Map(),
  trend: [],
  facts: new Map(),
  runs: [],
  problems: [problem],
});
