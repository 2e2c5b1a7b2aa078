import { join } from 'node:path';
import { encodePool } from '../../evidence/codec.ts';
import { mergePools, poolsOf, prunePool, type RunOrigin } from '../../evidence/pool.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import type { Assessment } from '../../model/verdict/assessment.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { VerdictKind } from '../../model/verdict/verdict.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { evidenceFileName, evidenceFilesIn, RUN_EVIDENCE } from '../baseline/evidence-files.ts';
import { isTrusted, originOf } from '../baseline/origin.ts';
import type { GateInputs, Judged } from './gate-inputs.ts';
import type { Runtime } from './runtime.ts';

/**
 * Writes what a trusted run measured as evidence, together with what is left of the baseline: one file per suite and target
 * in the folder of the run, also for suites that inputs left out. A run that is not complete, of some tests only, or that measured nothing, leaves none; a failed
 * one does. Gives the paths.
 */
export async function leaveEvidence(
  { verdict, comparison }: Pick<Report, 'verdict' | 'comparison'>,
  { run, folder, gateInputs }: Judged,
  { files, env, clock }: Pick<Runtime, 'files' | 'env' | 'clock'>,
): Promise<readonly string[]> {
  // With the results of only some tests, the others would look removed.
  const isPartial = run.selected?.includes('tests') || run.shard !== undefined;
  if (gateInputs.inputs.evidence === 'never' || !isTrusted(env) || isPartial) return [];
  const at = join(folder, RUN_EVIDENCE);
  const pools = isMeasured(verdict.kind)
    ? evidenceOf({ run, gateInputs, comparison }, originOf(run, env), clock.now())
    : [];
  const written = pools.map((pool) => ({ path: join(at, evidenceFileName(pool)), text: encodePool(pool) }));
  if ((await files.state(at)) === 'folder') {
    const stale = (await evidenceFilesIn(at, files)).filter((path) => !written.some((each) => each.path === path));
    for (const path of stale) if (OUR_NAME.test(path)) await files.removeFile(path);
  }
  for (const { path, text } of written) await files.write(path, text);
  return written.map(({ path }) => path);
}

const isMeasured = (verdict: VerdictKind): boolean => verdict !== 'invalid' && verdict !== 'cancelled';

interface Measured {
  readonly run: RunResult;
  readonly gateInputs: GateInputs;
  readonly comparison: Assessment;
}

/** An unreadable baseline must not be replaced by a shorter one. */
function evidenceOf(
  { run, gateInputs: { inputs, baseline }, comparison }: Measured,
  origin: RunOrigin,
  now: number,
): EvidencePool[] {
  if (baseline.kind === 'unavailable') return [];
  const ofSeeds = seedingRounds(run).flatMap((results, index) =>
    poolsOf({ ...run, startedAt: firstTime(results), results }, { ...origin, run: `${origin.run}/${index + 2}` }),
  );
  const own = mergePools([...poolsOf(run, origin), ...ofSeeds]);
  const known = baseline.kind === 'found' ? baseline.pools : [];
  // Suites that inputs left out are still those of the base branch.
  const earlier = known.flatMap((pool) => (isDeselected(pool, comparison) ? [pool] : inPlaceOf(pool, own, known)));
  // A shard that is run again the next day ends long after the others began.
  const newest = new Date(Math.max(Date.parse(run.startedAt), now)).toISOString();
  return (earlier.length === 0 ? own : mergePools([...earlier, ...own]))
    .map((pool) => prunePool(pool, run.startedAt, inputs.baselineMaxAge, newest))
    .filter(({ tests }) => tests.length > 0);
}

const isDeselected = ({ suite, file, target }: EvidencePool, { absentSuites = [] }: Assessment): boolean =>
  absentSuites.some(
    (absent) =>
      absent.why === 'deselected' && absent.suite === suite && absent.file === file && absent.target === target,
  );

/** The results of each seeding round: each counts as a run. */
function seedingRounds({ extraTrials = [] }: RunResult): TestResult[][] {
  const seeds = extraTrials.filter(({ purpose }) => purpose === 'seed');
  return [...groupedBy(seeds, ({ round = 1 }) => round)]
    .sort(([a], [b]) => a - b)
    .map(([, trials]) => trials.map(({ result }) => result));
}

const firstTime = (results: readonly TestResult[]): string =>
  results.map(({ timestamp }) => timestamp).reduce((first, time) => (time < first ? time : first));

/** The earlier pool of a suite in this run, under the current file of the suite; none of other suites. */
function inPlaceOf(pool: EvidencePool, own: readonly EvidencePool[], earlier: readonly EvidencePool[]): EvidencePool[] {
  const namesakes = own.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
  if (namesakes.some(({ file }) => file === pool.file)) return [pool];
  const [only, ...others] = namesakes;
  if (only === undefined || others.length > 0) return [];
  // A suite with its own baseline did not move here.
  if (earlier.some(({ file, suite, target }) => file === only.file && suite === only.suite && target === only.target))
    return [];
  const { file: _, ...unplaced } = pool;
  return [only.file === undefined ? unplaced : { ...unplaced, file: only.file }];
}

/** How the names of evidence files end. */
const OUR_NAME = /-[0-9a-f]{8}\.json$/;
