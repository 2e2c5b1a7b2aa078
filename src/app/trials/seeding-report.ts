import type { Failure } from '../../model/run/outcome.ts';
import type { RunResult, Seeding } from '../../model/run/result.ts';
import { summarize } from '../../results/summarize.ts';
import type { SeedingWish } from '../baseline/seeding-wish.ts';
import type { Ledger } from './ledger.ts';
import type { SeedingPlanner } from './seeding.ts';

interface SeededRun {
  readonly run: RunResult;
  /** Undefined if nothing is stored. */
  readonly planner: SeedingPlanner | undefined;
  readonly whyStopped: 'cancelled' | 'deadline';
}

export function seedingOf(
  ledger: Ledger,
  { asked }: SeedingWish,
  { run, planner, whyStopped }: SeededRun,
): Seeding | undefined {
  if (!run.complete) return undefined;
  if (planner === undefined) return { asked, made: 0, tests: 0 };
  const { tests } = planner;
  if (tests === 0) return undefined;
  const rounds = planner.wholeRounds(ledger);
  const why = rounds + 1 < asked ? whyNotWhole(ledger, rounds + 1, whyStopped) : undefined;
  return { asked, made: rounds + 1, tests, ...costOf(run, ledger, rounds), why };
}

function whyNotWhole(ledger: Ledger, round: number, whyStopped: 'cancelled' | 'deadline'): string {
  const [reason] = ledger.missing('seed', round).flatMap(({ outcome }): Failure['reason'][] => {
    const result = outcome.kind === 'refused' ? outcome.result : undefined;
    return result?.status === 'execution_error' ? [result.failure.reason] : [];
  });
  if (reason === 'budget_exceeded') return 'the budget was spent';
  if (reason !== undefined) return 'nothing more was asked after errors';
  return whyStopped === 'deadline' ? 'the time was over' : 'the run was cancelled';
}

function costOf(run: RunResult, ledger: Ledger, rounds: number): Pick<Seeding, 'costUsd'> {
  const results = Array.from({ length: rounds }, (_, index) => ledger.results('seed', index + 1)).flat();
  const { costUsd, graderCostUsd } = summarize({ ...run, results, planned: 0 });
  return costUsd === undefined && graderCostUsd === undefined ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}
