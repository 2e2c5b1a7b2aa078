import { type Call, paidFor } from '../model/run/outcome.ts';
import type { ExecutionStatus } from '../model/run/result.ts';
import { PASS_MARK, type TrialPolicy } from '../model/suite/suite.ts';

/** The data for the rules about trials. */
export interface TrialScore extends Call {
  /** 0 for an errored trial, as AgentV counts it. */
  readonly score: number;
  readonly status: ExecutionStatus;
}

export type Next = 'go-on' | 'enough' | 'cost-limit';

/** Whether another trial is due after those that are done. */
export function nextTrial(done: readonly TrialScore[], policy: TrialPolicy): Next {
  if (done.length >= policy.count) return 'enough';
  const last = done.at(-1);
  if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= PASS_MARK) return 'enough';
  const spent = done.reduce((sum, trial) => sum + (paidFor(trial).costUsd ?? 0), 0);
  return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}
