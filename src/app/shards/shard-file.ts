import { join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import { sumTokens } from '../../model/run/message.ts';
import { type ExtraTrial, isReused, type RunResult, type TestResult } from '../../model/run/result.ts';
import { wasRun } from '../../model/run/result-outcome.ts';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { cellsOf, trialsIn } from '../../plan/shards/cells.ts';
import { summarize } from '../../results/summarize.ts';
import { jsonDocument } from '../../shared/json-document.ts';
import type { Executed } from '../pipeline/execute.ts';
import { version } from '../pipeline/version.ts';
import { runFiles } from '../run-folder/earlier-run.ts';

/** One shard of a plan, in one attempt. */
interface PlannedHere {
  readonly plan: ShardPlan;
  readonly digest: string;
  /** From 1. */
  readonly index: number;
  readonly attempt: number;
  readonly startedAt: number;
  readonly changed: ShardRecord['changed'];
}

/** The record of a shard that has not ended: it stays if the process is killed. */
export function startedRecord(here: PlannedHere): ShardRecord {
  const run = {
    startedAt: new Date(here.startedAt).toISOString(),
    durationMs: 0,
    planned: here.plan.tests.filter(({ parts }) => parts.some(({ shard }) => shard === here.index)).length,
    complete: false,
    stopped: 'broken-off' as const,
    dryRun: here.plan.inputs['dryRun'] === true,
    requirements: [],
    warnings: [],
  };
  return recordOf(here, { run: { ...run, results: [] }, judgements: [] });
}

/** The record of a shard that has ended. */
export function recordOf(
  { plan, digest, index, attempt, changed }: PlannedHere,
  { run, judgements, leak }: Omit<Executed, 'folder'>,
): ShardRecord {
  const { results, extraTrials = [], earlier: _, ...facts } = run;
  const written = (purpose: ExtraTrial['purpose']) => extraTrials.filter((trial) => trial.purpose === purpose).length;
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version },
    digest,
    key: plan.key,
    index,
    count: plan.shards.length,
    attempt,
    ...(plan.commit !== undefined && { commit: plan.commit }),
    ...(changed !== undefined && { changed }),
    cells: { expected: cellsOf(plan.tests, index), finished: finishedCells(results, plan, index) },
    extraTrials: { confirmation: written('confirmation'), control: written('control'), seed: written('seed') },
    complete: run.complete,
    ...(run.stopped !== undefined && { stopped: run.stopped }),
    usage: usageOf(run),
    ...(leak && { leak: [...leak] }),
    ...(judgements.length > 0 && { judgements: [...judgements] }),
    run: facts,
  };
}

export const writeShardFile = (folder: string, record: ShardRecord, files: Pick<Files, 'write'>): Promise<void> =>
  files.write(join(folder, runFiles.shard), jsonDocument(record));

/** A test that passed before its last trial needs no more; one that a cost limit cut short lacks them. */
const finishedCells = (results: readonly TestResult[], { tests }: ShardPlan, index: number): number =>
  results
    .filter(wasRun)
    .map((result) => (result.costLimited ? (result.trials?.length ?? 1) : trialsIn(tests[result.index], index)))
    .reduce((sum, trials) => sum + trials, 0);

/** Of all trials that ran, with the extra ones. */
function usageOf(run: RunResult): ShardRecord['usage'] {
  const results = [...run.results, ...(run.extraTrials ?? []).map(({ result }) => result)];
  const ran = results.filter((result) => wasRun(result) && !isReused(result));
  const { costUsd, graderCostUsd, tokens, graderTokens } = summarize({ ...run, results, planned: 0 });
  const used = sumTokens([tokens, graderTokens].flatMap((each) => each ?? []));
  const isPriced = costUsd !== undefined || graderCostUsd !== undefined;
  return {
    calls: ran.reduce((sum, { trials }) => sum + (trials?.length ?? 1), 0),
    ...(used && { tokens: used }),
    ...(isPriced && { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) }),
  };
}
