import type { Problem } from '../../model/errors.ts';
import {
  type ExtraTrial,
  extraTrialPurposes,
  isReused,
  type RunResult,
  resultKey,
  type TestResult,
} from '../../model/run/result.ts';
import { wasRun } from '../../model/run/result-outcome.ts';
import type { PlannedTest } from '../../model/run/shard-plan.ts';
import { plural } from '../../shared/text.ts';
import { inReportOrder } from '../extra-trial-order.ts';
import { gravestStop } from '../joined-runs.ts';
import { withoutResult } from '../without-result.ts';
import { type AcceptedShards, acceptedShards, type LostShard, type PinnedPlan, unreadable } from './accepted-shards.ts';
import { changedFilesWarnings } from './changed-files.ts';
import { earlierShards } from './earlier-shards.ts';
import { joinedParts } from './joined-parts.ts';
import { mergedFacts, mergedSeeding } from './merged-facts.ts';
import { isShort, PlannedTests, placedRows } from './placed-rows.ts';
import { countAndNames, type Part, type ShardResults } from './shard-results.ts';
import {
  CHECK_CONDITION,
  type EarlyEnd,
  type JobsResult,
  missingShards,
  type RerunOf,
  stoppedShards,
} from './stopped-shards.ts';

/** What was found of the shards of a run, in any order. */
export interface FoundShards {
  /** All attempts of the shards of the plan. */
  readonly shards: readonly ShardResults[];
  /** Shards of other plans in the same run: earlier attempts. */
  readonly others?: readonly ShardResults[];
  readonly lost?: readonly LostShard[];
  /** Problems of earlier attempts. */
  readonly warnings?: readonly Problem[];
  /** The result of the jobs of the shards, as GitHub reports it. */
  readonly jobs?: JobsResult;
  /** Absent where jobs are re-run. */
  readonly rerunOf?: RerunOf | undefined;
}

/**
 * The shards of a plan as one run: the newest attempt of each trial is its result, older ones are earlier attempts, and
 * nothing that is missing or not of the plan passes. Depends on the plan and the trials only, and not on the order in
 * which shards are found.
 */
export function mergeShards(pinned: PinnedPlan, found: FoundShards): RunResult {
  const { plan } = pinned;
  const accepted = acceptedShards(found.shards, found.lost ?? [], pinned);
  const tests = new PlannedTests(plan);
  const placed = placedResults(accepted, tests);
  const newest = [...accepted.byShard.values()].flatMap(([shard]) => shard ?? []);
  const { jobs } = found;
  const missing = missingShards(accepted, tests, jobs);
  const ends = newest.map((shard) => endOf(shard, placed, tests));
  const early = ends.flatMap((end) => end.early ?? []);
  // Folders of another plan alone: the plan is the wrong one, and no shard has to run.
  const isOtherPlan = found.rerunOf !== undefined && found.shards.length === 0 && (found.others ?? []).length > 0;
  const unfinished = isOtherPlan ? [] : stoppedShards({ accepted, early, tests, ...found });
  const leaks = leaksAmong(newest, placed, tests);
  const problems = [
    ...accepted.problems,
    ...placed.problems,
    ...missing,
    ...(missing.length === 0 && jobs === 'skipped' ? [SKIPPED] : []),
    ...ends.flatMap((end) => end.problem ?? []),
    ...leaks.problems,
  ];
  // GitHub reports a job that exceeds its time limit as cancelled, too. A cancelled workflow is assumed if no shard completed.
  const isCancelled = missing.length > 0 && jobs === 'cancelled' && !newest.some(isComplete);
  const stopped = gravestStop([...ends, ...(isCancelled ? [{ stopped: 'cancelled' as const }] : [])]);
  const isWhole = problems.length === 0 && stopped === undefined;
  const runs = newest.map(({ record }) => record.run);
  const { warnings, ...facts } = mergedFacts(runs, plan);
  const seeded = mergedSeeding(runs, inReportOrder(placed.extraTrials), isWhole);
  const older = [...accepted.byShard.values()].flatMap((attempts) => attempts.slice(1));
  const earlier = earlierShards([...older, ...(found.others ?? [])], placed.used);
  return {
    ...facts,
    planned: plan.tests.length,
    complete: isWhole,
    ...(stopped !== undefined && { stopped }),
    ...(unfinished.length > 0 && { stoppedShards: unfinished }),
    ...(problems.length > 0 && { unreadable: problems }),
    ...(placed.results.length < plan.tests.length && withoutResult(plan.tests, placed.results)),
    ...(leaks.tests.length > 0 && { reuseLeaks: leaks.tests }),
    ...(seeded.seeding && { seeding: seeded.seeding }),
    warnings: [
      ...warnings,
      ...accepted.warnings,
      ...(found.warnings ?? []),
      ...budgetWarnings(newest, pinned),
      ...changedFilesWarnings(newest),
    ],
    results: placed.results,
    ...(seeded.extraTrials.length > 0 && { extraTrials: [...seeded.extraTrials] }),
    ...(earlier.length > 0 && { earlier }),
  };
}

interface PlacedResults {
  /** In the order of the plan, which is their index. */
  readonly results: TestResult[];
  readonly extraTrials: readonly ExtraTrial[];
  /** By the part of the trials that they have. */
  readonly rows: ReadonlyMap<Part, TestResult>;
  /** The rows of older attempts that are in the results. */
  readonly used: ReadonlySet<TestResult>;
  readonly problems: readonly Problem[];
}

/** Every trial of the plan from the newest attempt that has it. */
function placedResults({ byShard }: AcceptedShards, tests: PlannedTests): PlacedResults {
  const rows = new Map<Part, TestResult>();
  const used = new Set<TestResult>();
  const problems: Problem[] = [];
  const extraTrials: ExtraTrial[] = [];
  for (const attempts of byShard.values()) {
    for (const [age, shard] of attempts.entries()) {
      const { rows: found, problems: foreign } = placedRows(shard, tests);
      problems.push(...foreign.map((message) => unreadable(message)));
      for (const [part, result] of found) {
        if (rows.has(part)) continue;
        rows.set(part, result);
        if (age > 0) used.add(result);
      }
      const isOwn = (part: Part) => age === 0 || (rows.has(part) && rows.get(part) === found.get(part));
      const extra = placedExtraTrials(shard, isOwn, tests);
      extraTrials.push(...extra.trials);
      if (age === 0) problems.push(...extra.problems);
    }
  }
  return { results: resultsOf(rows, tests), extraTrials, rows, used, problems };
}

function resultsOf(rows: PlacedResults['rows'], tests: PlannedTests): TestResult[] {
  const results: TestResult[] = [];
  for (const [position, test] of tests.all().entries()) {
    const result = resultOfParts(test, rows);
    // Most were read with their index: copies of 100,000 would take as much memory as the results.
    if (result !== undefined) results.push(result.index === position ? result : { ...result, index: position });
  }
  return results;
}

function resultOfParts(test: PlannedTest, rows: PlacedResults['rows']): TestResult | undefined {
  const [first, ...others] = test.parts;
  if (first !== undefined && others.length === 0) return rows.get(first);
  const placed = test.parts.flatMap((part) => {
    const result = rows.get(part);
    return result === undefined ? [] : { part, result };
  });
  return placed.length === 0 ? undefined : joinedParts(test, placed);
}

function placedExtraTrials(
  { name, index, extraTrials }: ShardResults,
  isOwn: (part: Part) => boolean,
  tests: PlannedTests,
) {
  const foreign: string[] = [];
  const trials = extraTrials.flatMap((trial): ExtraTrial[] => {
    const position = tests.positionOf(trial.result);
    const part = tests.partAt(position, index);
    if (position !== undefined && part !== undefined && isOwn(part))
      return [{ ...trial, result: { ...trial.result, index: position } }];
    foreign.push(trial.result.testId);
    return [];
  });
  const message = `${name} has confirmation, control or seeding trials of tests that the plan does not give to it`;
  return { trials, problems: foreign.length === 0 ? [] : [unreadable(`${message} (${countAndNames(foreign)})`)] };
}

/** A plan that wants no run is not merged. */
const SKIPPED = unreadable(
  'The jobs of the shards were skipped although the plan wants a run: the results are those of an earlier attempt',
  CHECK_CONDITION,
);

const isComplete = ({ record }: ShardResults): boolean => record.complete;

interface ShardEnd {
  readonly stopped?: RunResult['stopped'];
  readonly early?: EarlyEnd;
  readonly problem?: Problem;
}

/** How the newest attempt of a shard ended. One that says it is complete must have all of its trials. */
function endOf(shard: ShardResults, { rows }: PlacedResults, tests: PlannedTests): ShardEnd {
  const { index, name, record } = shard;
  const missing = tests.ofShard(index).filter((position) => {
    const part = tests.partAt(position, index);
    const result = part && rows.get(part);
    return part === undefined || result === undefined || isShort(result, part);
  });
  if (!record.complete) {
    const { stopped = 'broken-off' } = record;
    const unrun = tests.ofShard(index).filter((position) => {
      const part = tests.partAt(position, index);
      const result = part && rows.get(part);
      return result !== undefined && !wasRun(result);
    });
    return { stopped, early: { index, name, why: stopped, missing: new Set([...missing, ...unrun]) } };
  }
  const ids = missing.flatMap((position) => tests.at(position)?.testId ?? []);
  const why =
    ids.length > 0 ? `trials are missing (${countAndNames(ids)})` : whyMiscounted(shard, rows, tests.partsOf(index));
  if (why === undefined) return {};
  return { problem: unreadable(`${name} is complete by its own account, but ${why}`) };
}

/** Without the rows of re-runs, a suspected regression would only be a warning. */
function whyMiscounted(
  { record, extraTrials }: ShardResults,
  rows: PlacedResults['rows'],
  parts: readonly Part[],
): string | undefined {
  const { cells } = record;
  const expected = sum(parts.map(({ trials }) => trials));
  const finished = sum(parts.map((part) => finishedTrials(rows.get(part), part)));
  if (cells.expected !== expected || cells.finished !== finished)
    return `it counts ${cells.finished} of ${cells.expected} trials, and has ${finished} of ${expected}`;
  for (const purpose of extraTrialPurposes) {
    const [written, found] = [record.extraTrials[purpose], countOf(extraTrials, purpose)];
    // Rows of a seeding round that was broken off are there, too, and are not counted.
    const isEqual = purpose === 'seed' ? found >= written : found === written;
    if (!isEqual) return `it wrote ${plural(`${purpose} trial`, written)}, and has ${found}`;
  }
  return undefined;
}

/** A test that passed before its last trial needs no more; one that a cost limit cut short lacks them. */
const finishedTrials = (result: TestResult | undefined, part: Part): number => {
  if (result === undefined || !wasRun(result)) return 0;
  return result.costLimited ? (result.trials?.length ?? 1) : part.trials;
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const countOf = (trials: readonly ExtraTrial[], purpose: ExtraTrial['purpose']): number =>
  trials.filter((trial) => trial.purpose === purpose).length;

/**
 * Unchanged tests that got worse twice: the results of other shards that were reused for the same code may be outdated,
 * too. The shard that found it has run its own tests.
 */
function leaksAmong(newest: readonly ShardResults[], { results }: PlacedResults, tests: PlannedTests) {
  const leaking = newest.filter(({ record }) => (record.leak ?? []).length > 0);
  if (leaking.length === 0) return { tests: [], problems: [] };
  const keys = new Set(leaking.flatMap(({ record }) => record.leak ?? []));
  const canaries = results.filter((result) => keys.has(resultKey(result)));
  const subjects = new Set(canaries.map(({ subject }) => subject));
  const isKnown = canaries.length >= keys.size && !subjects.has(undefined);
  const outdated = results.filter((result) => isReused(result) && (!isKnown || subjects.has(result.subject)));
  const named = canaries.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
  if (outdated.length === 0) return { tests: named, problems: [] };
  const shards = [...new Set(outdated.flatMap(({ index }) => tests.at(index)?.parts.map(({ shard }) => shard) ?? []))];
  const message = `Results were reused that may be outdated (${countAndNames(outdated.map(({ testId }) => testId))}; shards ${shards.join(', ')}): ${canaries.map(({ testId }) => testId).join(', ') || 'a test'} got worse although nothing about it changed`;
  return { tests: named, problems: [unreadable(message, 'Re-run all jobs: the next attempt reuses nothing.')] };
}

/** The budget is divided before the run, so one shard can spend its share while others have money left. */
function budgetWarnings(newest: readonly ShardResults[], { plan }: PinnedPlan): Problem[] {
  const budget = plan.inputs['budgetUsd'];
  const spent = newest.reduce((sum, { record }) => sum + (record.usage.costUsd ?? 0), 0);
  return newest.flatMap(({ index, record }): Problem[] => {
    const share = plan.shards.find((shard) => shard.index === index)?.budgetUsd;
    if (record.stopped !== 'budget' || share === undefined || typeof budget !== 'number') return [];
    const unused = Math.max(0, budget - spent).toFixed(2);
    const message = `Shard ${index} spent its share of the budget ($${share.toFixed(2)} of $${budget.toFixed(2)}); $${unused} of the whole budget is unused`;
    return [{ code: 'BUDGET_SPENT', severity: 'warning', message, hint: 'Raise budget-usd, or use fewer shards.' }];
  });
}
