import { aWarning, type Problem } from '../../model/errors.ts';
import type { Failure } from '../../model/run/outcome.ts';
import type { RunResult, SeedInfo } from '../../model/run/result.ts';
import { resultKeyOf } from '../../model/run/result-keys.ts';
import { listed } from '../../model/text/similar-names.ts';
import { sumOfKnown } from '../../model/values/sums.ts';
import { summarize } from '../../results/summarize.ts';
import type { SeedingWish } from '../pipeline/baseline-context.ts';
import type { Ledger, MissingTrial } from './ledger.ts';
import type { SeedingRounds, WantedControl } from './planners.ts';

type WhyStopped = 'cancelled' | 'deadline';

/** Why control trials are missing that the gate still wants. */
export function controlWarnings(
  ledger: Ledger,
  wanted: (ledger: Ledger) => readonly WantedControl[],
  whyStopped: WhyStopped,
): Problem[] {
  const missing = ledger.missing('control');
  const isStopped = ledger.isOpen('control') || missing.some(({ outcome }) => outcome.kind === 'stopped');
  if (missing.length === 0 && !isStopped) return [];
  const keys = new Set(wanted(ledger).map(({ key }) => key));
  const reasons: { readonly why: string; readonly hint?: string | undefined }[] = missing
    .filter(({ request: { step } }) => step.kind === 'run' && keys.has(resultKeyOf(step)))
    .flatMap(({ outcome }) => {
      if (outcome.kind === 'unavailable') return outcome;
      if (outcome.kind !== 'refused') return [];
      return {
        why: whyRefused(outcome) === 'budget_exceeded' ? 'the budget is spent' : 'no more trials run after errors',
      };
    });
  if (isStopped && keys.size > 0) {
    reasons.push({ why: whyStopped === 'deadline' ? 'the time limit was reached' : 'the run was cancelled' });
  }
  if (reasons.length === 0) return [];
  const what = ledger.results('control').length === 0 ? 'No control trials ran' : 'Not all control trials ran';
  const message = `${what} on the base commit: ${listed([...new Set(reasons.map(({ why }) => why))])}`;
  return [aWarning('UNUSED', message, { hint: reasons.find(({ hint }) => hint !== undefined)?.hint })];
}

function whyRefused(outcome: MissingTrial['outcome']): Failure['reason'] | undefined {
  const result = outcome.kind === 'refused' ? outcome.result : undefined;
  return result?.status === 'execution_error' ? result.failure.reason : undefined;
}

/** What the seeding of a run measured, and why it has fewer rounds than `runCount`. Without a `planner`, nothing is stored. */
export function seedingOf(
  ledger: Ledger,
  { runCount }: Pick<SeedingWish, 'runCount'>,
  planner: SeedingRounds | undefined,
  { run, whyStopped }: { readonly run: RunResult; readonly whyStopped: WhyStopped },
): SeedInfo | undefined {
  if (!run.complete) return undefined;
  if (planner === undefined) return { asked: runCount, made: 0, tests: 0 };
  const { tests } = planner;
  if (tests === 0) return undefined;
  const rounds = planner.wholeRounds(ledger);
  const results = Array.from({ length: rounds }, (_, index) => ledger.results('seed', index + 1)).flat();
  const { costUsd, graderCostUsd } = summarize({ ...run, results, planned: 0 });
  return {
    asked: runCount,
    made: rounds + 1,
    tests,
    costUsd: sumOfKnown([costUsd, graderCostUsd]),
    why: rounds + 1 < runCount ? whyNotWhole(ledger, rounds + 1, whyStopped) : undefined,
  };
}

function whyNotWhole(ledger: Ledger, round: number, whyStopped: WhyStopped): string {
  const [reason] = ledger.missing('seed', round).flatMap(({ outcome }) => whyRefused(outcome) ?? []);
  if (reason === 'budget_exceeded') return 'the budget was spent';
  if (reason !== undefined) return 'nothing more was asked after errors';
  return whyStopped === 'deadline' ? 'the time was over' : 'the run was cancelled';
}
