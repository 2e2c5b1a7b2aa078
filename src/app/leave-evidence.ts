import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { encodePool } from '../evidence/codec.ts';
import { mergePools, poolsOf, prunePool, type RunOrigin } from '../evidence/pool.ts';
import { changePoint } from '../gate/change-point.ts';
import type { Baseline, EvidencePool } from '../model/evidence.ts';
import type { Files } from '../model/ports.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import type { VerdictKind } from '../model/verdict.ts';
import { evidenceFilesIn, RUN_EVIDENCE } from './evidence-files.ts';

/** A run that may be believed later. */
export interface Believed {
  readonly run: RunResult;
  readonly verdict: VerdictKind;
  readonly baseline: Baseline;
  readonly origin: RunOrigin;
  /** How old trials may be; 30 days unless given. */
  readonly maxAgeDays?: number | undefined;
}

/**
 * Writes what a run measured as evidence, together with what is left of the baseline: one file per suite and target in
 * the folder of the run. A run that is not whole, or that measured nothing, leaves none; a red one does. Gives the paths.
 */
export async function leaveEvidence(
  believed: Believed,
  folder: string,
  files: Pick<Files, 'state' | 'glob' | 'write' | 'removeFile'>,
): Promise<readonly string[]> {
  const at = join(folder, RUN_EVIDENCE);
  const pools = isMeasured(believed.verdict) ? evidenceOf(believed) : [];
  const written = pools.map((pool) => ({ path: join(at, nameOf(pool)), text: encodePool(pool) }));
  if ((await files.state(at)) === 'folder') {
    const stale = (await evidenceFilesIn(at, files)).filter((path) => !written.some((each) => each.path === path));
    for (const path of stale) if (OUR_NAME.test(path)) await files.removeFile(path);
  }
  for (const { path, text } of written) await files.write(path, text);
  return written.map(({ path }) => path);
}

const isMeasured = (verdict: VerdictKind): boolean => verdict !== 'invalid' && verdict !== 'cancelled';

/** A history that could not be read must not be replaced by a shorter one. */
function evidenceOf({ run, baseline, origin, maxAgeDays }: Believed): EvidencePool[] {
  if (baseline.kind === 'unavailable') return [];
  const ofSeeds = seedingRounds(run).flatMap((results, index) =>
    poolsOf({ ...run, startedAt: firstTime(results), results }, { ...origin, run: `${origin.run}/${index + 2}` }),
  );
  const own = mergePools([...poolsOf(run, origin), ...ofSeeds]);
  const earlier = (baseline.kind === 'found' ? baseline.pools : []).flatMap((pool) => inPlaceOf(pool, own));
  return (earlier.length === 0 ? own : mergePools([...earlier, ...own]))
    .map((pool) => prunePool(withChangePoint(pool), run.startedAt, maxAgeDays))
    .filter(({ tests }) => tests.length > 0);
}

/** The results of each seeding round: each counts as a run. */
function seedingRounds({ extraTrials = [] }: RunResult): TestResult[][] {
  const rounds = new Map<number, TestResult[]>();
  for (const { purpose, round = 1, result } of extraTrials) {
    if (purpose === 'seed') rounds.set(round, [...(rounds.get(round) ?? []), result]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, results]) => results);
}

const firstTime = (results: readonly TestResult[]): string =>
  results.map(({ timestamp }) => timestamp).reduce((first, time) => (time < first ? time : first));

/** Where the newest run is unlike the others, the histories of the tests that changed begin anew (gate.md §2.11). */
function withChangePoint(pool: EvidencePool): EvidencePool {
  const resets = changePoint(pool)?.resets ?? [];
  return resets.length === 0 ? pool : { ...pool, resets: [...pool.resets, ...resets] };
}

/** The earlier pool of a suite that was run, under the file where that suite lies now; none of other suites. */
function inPlaceOf(pool: EvidencePool, own: readonly EvidencePool[]): EvidencePool[] {
  const namesakes = own.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
  if (namesakes.some(({ file }) => file === pool.file)) return [pool];
  const [only, ...others] = namesakes;
  if (only === undefined || others.length > 0) return [];
  const { file: _, ...unplaced } = pool;
  return [only.file === undefined ? unplaced : { ...unplaced, file: only.file }];
}

/** Readable, and different for every suite and target. */
function nameOf({ suite, file, target }: EvidencePool): string {
  const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
  const mark = createHash('sha256')
    .update(JSON.stringify([file, suite, target]))
    .digest('hex')
    .slice(0, 8);
  return `${readable}-${mark}.json`;
}

const OUR_NAME = /-[0-9a-f]{8}\.json$/;
