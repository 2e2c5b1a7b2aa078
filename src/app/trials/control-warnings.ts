import type { Problem } from '../../model/errors.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import { listed } from '../../shared/did-you-mean.ts';
import type { WantedControl } from './controls.ts';
import type { Ledger, MissingTrial } from './ledger.ts';

/** Why control trials are missing that the gate still wants. */
export function controlWarnings(
  ledger: Ledger,
  wanted: (ledger: Ledger) => readonly WantedControl[],
  whyStopped: 'cancelled' | 'deadline',
): Problem[] {
  const missing = ledger.missing('control');
  const isStopped = ledger.isOpen('control') || missing.some(({ outcome }) => outcome.kind === 'stopped');
  if (missing.length === 0 && !isStopped) return [];
  const keys = new Set(wanted(ledger).map(({ key }) => key));
  const still = missing.filter(({ request: { step } }) => step.kind === 'run' && keys.has(resultKeyOf(step)));
  const stopped = whyStopped === 'deadline' ? 'the time limit was reached' : 'the run was cancelled';
  const reasons: Reason[] = [...still.flatMap(reasonOf), ...(isStopped && keys.size > 0 ? [{ why: stopped }] : [])];
  if (reasons.length === 0) return [];
  const nothing = ledger.results('control').length === 0;
  const hint = reasons.find((reason) => reason.hint !== undefined)?.hint;
  return [
    {
      code: 'UNUSED',
      severity: 'warning',
      message: `${nothing ? 'No control trials ran' : 'Not all control trials ran'} on the base commit: ${listed([...new Set(reasons.map(({ why }) => why))])}`,
      hint,
    },
  ];
}

interface Reason {
  readonly why: string;
  readonly hint?: string | undefined;
}

function reasonOf({ outcome }: MissingTrial): Reason[] {
  switch (outcome.kind) {
    case 'unavailable':
      return [{ why: outcome.why, hint: outcome.hint }];
    case 'refused': {
      const { result } = outcome;
      const isBudget = result.status === 'execution_error' && result.failure.reason === 'budget_exceeded';
      return [{ why: isBudget ? 'the budget is spent' : 'no more trials run after errors' }];
    }
    case 'stopped':
    case 'absent':
      return [];
  }
}
