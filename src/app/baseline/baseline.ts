import { join, resolve } from 'node:path';

import { mergePools, poolsOf, prunePool, withoutCopies } from '../../evidence/pool.ts';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { EvidenceSource } from '../../model/ports/history-store.ts';
import type { Baseline, EvidencePool, Provenance } from '../../model/verdict/evidence.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { importSource } from '../run-folder/import-source.ts';
import { type ImportHow, readResults } from '../run-folder/read-results.ts';
import { importsOfFiles } from '../run-folder/reported-results.ts';
import { HEAD_BYTES, MAX_RESULTS_BYTES } from '../run-folder/result-rows.ts';
import { type BaselineContent, type BaselineFiles, baselineAt } from './baseline-at.ts';
import {
  EVIDENCE_FOLDER,
  looksLikeEvidence,
  type ReadEvidence,
  readEvidenceFolder,
  readEvidenceText,
} from './evidence-files.ts';
import { type RunTimes, runTimes, whichTooOld, whyTooOld } from './too-old.ts';

interface BaselineSite {
  readonly cwd: string;
  readonly files: BaselineFiles;
  readonly source?: EvidenceSource | undefined;
  /** The newest runs of the history; undefined if it is off. */
  readonly history?: EvidenceSource['ofHistory'];
  readonly signal: AbortSignal;
  /** Maximum age of trials; 30 days unless given. */
  readonly maxAgeDays?: number | undefined;
  /** Trials may be newer than the start of the run, up to this time. */
  readonly latest?: string | undefined;
  /** The checkout, with `files` as the base branch has them: files that only the change adds are not a baseline yet. */
  readonly checkout?: BaselineFiles | undefined;
  /** How results files of other tools are read: as those that are compared with them. */
  readonly imports?: ImportHow | undefined;
}

/**
 * Reads the baseline: nothing or `auto`, `none`, `history`, the id of a workflow run, or evidence files, folders of them, run
 * results, and folders of runs, of which the newest complete one counts; oldest first. `at` is the start of the run,
 * from which ages are counted. A baseline that exists but cannot be read is `unavailable`. Throws a `UserError` if a
 * path does not exist.
 */
export async function findBaseline(asked: readonly string[], at: string, site: BaselineSite): Promise<Baseline> {
  const [first = 'auto', ...others] = asked;
  if (others.length === 0 && first === 'none') return { kind: 'none', why: 'the baseline is "none"', isChosen: true };
  if (others.length === 0 && first === 'auto') return byItself(at, site);
  if (others.length === 0 && first === 'history') return ofHistory(at, site);
  if (others.length === 0 && /^\d{1,15}$/.test(first) && (await stateOf(first, site)) === 'missing') {
    return ofWorkflowRun(Number(first), at, site);
  }
  return named(asked, at, site);
}

async function byItself(at: string, site: BaselineSite): Promise<Baseline> {
  const { cwd, files, source, signal } = site;
  for (const root of new Set([cwd, await findRepository(cwd, files)])) {
    const folder = join(root, EVIDENCE_FOLDER);
    if ((await files.state(folder)) !== 'folder') continue;
    const found = fromEvidence(await readEvidenceFolder(folder, files), site);
    if (found.kind !== 'none') return pruned(found, at, site);
  }
  const found = source && (await source.ofBaseBranch(signal));
  if (site.history !== undefined && (found === undefined || found.kind === 'none')) {
    const history = await withAnswers(await site.history(signal, files), site);
    const steps = [...(found?.steps ?? []), ...(history.steps ?? [])];
    return pruned({ ...history, ...(steps.length > 0 && { steps }) }, at, site);
  }
  if (found !== undefined) return pruned(found, at, site);
  return { kind: 'none', why: `there is no evidence in ${EVIDENCE_FOLDER} yet, and the input baseline is not set` };
}

async function ofHistory(at: string, site: BaselineSite): Promise<Baseline> {
  if (site.history !== undefined) {
    const history = await site.history(site.signal, site.files);
    return pruned(await withAnswers(history, site), at, site);
  }
  throw userError('INPUT_INVALID', 'The baseline is history, but there is no history here', {
    hint: 'Set history to a folder, or on GitHub to branch: under eval_action in .agentv/config.yaml.',
  });
}

/** A history with the answers that its newest run stored for reports; without them, the comparison counts as it is. */
async function withAnswers(history: Baseline, { source, signal }: BaselineSite): Promise<Baseline> {
  if (history.kind !== 'found' || source === undefined) return history;
  const runId = history.provenance.at(-1)?.runId;
  const run = runId === undefined ? undefined : await source.ofRun(runId, signal);
  return run?.kind === 'found' ? { ...history, stored: run.stored } : history;
}

async function ofWorkflowRun(run: number, at: string, site: BaselineSite): Promise<Baseline> {
  const { source, signal } = site;
  if (source !== undefined) return pruned(await source.ofRun(run, signal), at, site);
  throw userError(
    'INPUT_INVALID',
    `The baseline ${run} is not a file, and workflow runs can be read only in a job on GitHub`,
    {
      expected: 'an evidence file, a folder of them, a run folder, or a results file',
    },
  );
}

const stateOf = (given: string, { cwd, files }: BaselineSite) => files.state(resolve(cwd, given));

async function named(asked: readonly string[], at: string, given: BaselineSite): Promise<Baseline> {
  const site = { ...given, imports: given.imports && importsOfFiles(asked, given.imports) };
  let pools: readonly EvidencePool[] = [];
  const provenance: Provenance[] = [];
  const seen = new Set<string>();
  const errors: Problem[] = [];
  const times = new Map<string, number>();
  const onlyInChange: string[] = [];
  for (const [index, path] of asked.entries()) {
    const content = await baselineAt(path, at, site);
    if (content.kind === 'nothing') {
      if (await isOnlyInCheckout(path, at, site)) onlyInChange.push(path);
      else errors.push(content.problem);
      continue;
    }
    const realPath = await site.files.realPath(content.path);
    if (seen.has(realPath)) continue;
    seen.add(realPath);
    const part = await readPart({ ...content, path: realPath }, at, { index, of: asked.length }, site);
    if (part.kind === 'unavailable') return part;
    // Each part is merged at once: unmerged, the tests of several large ones would take most of the memory.
    pools = pools.length === 0 ? part.pools : mergePools([...pools, ...part.pools]);
    provenance.push(...part.provenance);
    for (const [run, time] of part.times) times.set(run, Math.max(times.get(run) ?? time, time));
  }
  if (errors.length > 0) throw new UserError(errors);
  if (seen.size === 0) {
    return { kind: 'none', why: `the base branch has nothing at ${onlyInChange.join(', ')} yet` };
  }
  const merged = mergePools(withOneFile(pools)).map(
    (pool): EvidencePool => ({ ...pool, tests: [...withoutCopies(pool.tests)] }),
  );
  return { kind: 'found', pools: merged, provenance, ...tooOld(merged, times, at, site) };
}

async function isOnlyInCheckout(given: string, at: string, site: BaselineSite): Promise<boolean> {
  if (site.checkout === undefined) return false;
  return (await baselineAt(given, at, { ...site, files: site.checkout })).kind !== 'nothing';
}

interface ReadPart {
  readonly kind: 'read';
  readonly pools: readonly EvidencePool[];
  readonly provenance: readonly Provenance[];
  /** Of its runs, with those that are too old. */
  readonly times: RunTimes;
}
type Part = ReadPart | Extract<Baseline, { kind: 'unavailable' }>;

interface Order {
  readonly index: number;
  readonly of: number;
}

async function readPart(
  { kind, path, shown }: BaselineContent,
  at: string,
  order: Order,
  site: BaselineSite,
): Promise<Part> {
  const { files } = site;
  try {
    if (kind === 'run') return await ofResults(shown, at, order, site);
    if (kind === 'evidence') return asPart(await readEvidenceFolder(path, files), at, site);
    const { bytes: head } = await files.slice(path, 0, HEAD_BYTES);
    const isReport = /"generator"\s*:/.test(new TextDecoder().decode(head));
    if (isReport || /\.jsonl$/i.test(path)) return await ofResults(shown, at, order, site);
    const text = await files.read(path, MAX_RESULTS_BYTES);
    if (!looksLikeEvidence(text, path)) return await ofResults(shown, at, order, site);
    const { isOfOtherTool } = await import('../../results/importers/import-file.ts');
    if (await isOfOtherTool(await importSource(path, site))) return await ofResults(shown, at, order, site);
    return asPart(readEvidenceText(text, path), at, site);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [first] = error.problems;
    return { kind: 'unavailable', why: first?.message ?? error.message, hint: first?.hint || undefined };
  }
}

function asPart(read: ReadEvidence, at: string, site: BaselineSite): Part {
  const found = fromEvidence(read, site);
  switch (found.kind) {
    case 'found':
      return { provenance: found.provenance, ...recentPools(found.pools, at, site), kind: 'read' };
    case 'none':
      return { kind: 'read', pools: [], times: new Map(), provenance: [] };
    default:
      return found;
  }
}

function fromEvidence(read: ReadEvidence, { cwd }: BaselineSite): Baseline {
  if (read.kind === 'refused') {
    return {
      kind: 'unavailable',
      why: `${shownPath(read.path, cwd)} cannot be used: ${read.why}`,
      hint: 'Update eval-action, or remove this file to start a new baseline.',
    };
  }
  if (read.files.length === 0) return { kind: 'none', why: 'there is no evidence yet' };
  const provenance = read.files.map(({ path, pool }): Provenance => {
    const newest = pool.tests.flatMap(({ trials }) => trials.slice(-1)).reduce(newer, undefined);
    return {
      from: 'file',
      where: shownPath(path, cwd),
      sha: newest?.sha,
      writtenAt: newest?.time,
    };
  });
  return { kind: 'found', pools: read.files.map(({ pool }) => pool), provenance };
}

type EarlierTrial = EvidencePool['tests'][number]['trials'][number];
const newer = (newest: EarlierTrial | undefined, trial: EarlierTrial): EarlierTrial =>
  newest !== undefined && newest.time >= trial.time ? newest : trial;

/** A baseline without the runs that are too old at the start of the run. */
function pruned(baseline: Baseline, at: string, site: BaselineSite): Baseline {
  if (baseline.kind !== 'found') return baseline;
  const { pools, times } = recentPools(baseline.pools, at, site);
  return { ...baseline, pools, ...tooOld(pools, times, at, site) };
}

/** The evidence that is not too old, and when all of it was made. Without a time, nothing has an age. */
function recentPools(
  pools: readonly EvidencePool[],
  at: string,
  { maxAgeDays, latest }: BaselineSite,
): { readonly pools: readonly EvidencePool[]; readonly times: RunTimes } {
  const all = mergePools(pools);
  if (!isKnown(at)) return { pools: all, times: new Map() };
  return { pools: all.map((pool) => prunePool(pool, at, maxAgeDays, latest)), times: runTimes(all) };
}

/** What the age of runs leaves out of a baseline that is left with these pools. */
function tooOld(
  pools: readonly EvidencePool[],
  times: RunTimes,
  at: string,
  { maxAgeDays: days }: BaselineSite,
): Pick<Extract<Baseline, { kind: 'found' }>, 'whyEmpty' | 'leftOut'> {
  const isEmpty = pools.every(({ tests }) => tests.length === 0);
  const whyEmpty = isEmpty ? whyTooOld(times, { at, days }) : undefined;
  const leftOut = isEmpty ? undefined : whichTooOld(times, { at, days });
  // What the baseline says of itself stays where its age says nothing.
  return { ...(whyEmpty !== undefined && { whyEmpty }), ...(leftOut !== undefined && { leftOut }) };
}

const isKnown = (time: string): boolean => Date.parse(time) > 0;

const NEVER_TOO_OLD = Number.POSITIVE_INFINITY;

/** Results of one run as evidence. All of it counts, whatever its age: the user named it. */
async function ofResults(given: string, at: string, { index, of }: Order, site: BaselineSite): Promise<Part> {
  const { run: read } = await readResults([given], site, site.imports);
  // Our own results were redacted when they were written.
  const run = read.imported === undefined ? read : (site.imports?.redactor?.deep(read) ?? read);
  const why = run.dryRun
    ? 'it is a dry run'
    : run.complete
      ? undefined
      : (run.unreadable?.[0]?.message ?? 'its run did not finish');
  if (why !== undefined) return { kind: 'unavailable', why: `${given} cannot be used: ${why}` };
  const isTimed = isKnown(run.startedAt);
  // In the order of the input, and older than the run that is compared with them.
  const time = isTimed
    ? run.startedAt
    : new Date(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index)).toISOString();
  const name = isTimed ? `${given} ${run.startedAt}` : given;
  const pools = poolsOf({ ...run, startedAt: time }, { run: name }).map(withoutName);
  return {
    kind: 'read',
    pools,
    times: new Map([[name, NEVER_TOO_OLD]]),
    provenance: [{ from: 'run', where: given, writtenAt: isTimed ? run.startedAt : undefined }],
  };
}

/** Results of other tools have the name of a suite, but not its file. */
const withoutName = (pool: EvidencePool): EvidencePool => {
  const { file, ...others } = pool;
  return file === pool.suite ? others : pool;
};

/** A suite whose file only some parts contain is one suite, if its name is unique. */
function withOneFile(pools: readonly EvidencePool[]): EvidencePool[] {
  const keyOf = ({ suite, target }: EvidencePool) => JSON.stringify([suite, target]);
  const files = new Map<string, Set<string>>();
  for (const pool of pools) {
    if (pool.file === undefined) continue;
    const known = files.get(keyOf(pool)) ?? new Set();
    files.set(keyOf(pool), known.add(pool.file));
  }
  return pools.map((pool) => {
    const [file, ...others] = files.get(keyOf(pool)) ?? [];
    return pool.file === undefined && file !== undefined && others.length === 0 ? { ...pool, file } : pool;
  });
}
