import * as z from 'zod';
import type { Comparison } from '../model/comparison.ts';
import type { SuiteReport, Totals } from '../model/report.ts';
import type { RunResult } from '../model/result.ts';
import { type Conclusion, type Reason, type Verdict, type VerdictKind, worst } from '../model/verdict.ts';
import { never } from '../shared/never.ts';
import { headline } from './headline.ts';
import { brokenPromises } from './promises.ts';
import { validity } from './validity.ts';

/** What a user may say about deciding. */
export const gatePolicy = z.strictObject({
  maxErrorRate: z.number().min(0).max(1),
});
export type GatePolicy = z.output<typeof gatePolicy>;

/** What there is to decide on. */
export interface GateEvidence {
  readonly run: RunResult;
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly comparison: Comparison;
}

/** Decides. A pure function: the same evidence gives the same verdict, here and on any other machine. */
export function gate({ run, totals, suites, comparison }: GateEvidence, policy: GatePolicy): Verdict {
  const unarmed = comparison.baseline.kind !== 'found';
  const reasons = run.dryRun
    ? [dryRun, ...validity(run, policy.maxErrorRate)]
    : [...stopped(run), ...validity(run, policy.maxErrorRate), ...brokenPromises(suites), ...unjudged(suites, unarmed)];
  const kind = worst(reasons.map((reason) => reason.kind));
  return {
    kind,
    unarmed,
    headline: headline(kind, reasons, totals),
    reasons,
    suites: suites.map(({ suite, file, target }) => ({
      suite,
      file,
      target,
      kind: kindOf({ suite, file, target }, reasons),
    })),
  };
}

/** What a check says of a verdict. */
export function conclusionOf(kind: VerdictKind): Conclusion {
  switch (kind) {
    case 'pass':
    case 'warn':
      return 'success';
    case 'inconclusive':
      return 'neutral';
    case 'fail':
    case 'invalid':
    case 'cancelled':
      return 'failure';
    default:
      return never(kind);
  }
}

const dryRun: Reason = {
  rule: 'dry-run',
  kind: 'inconclusive',
  message: 'Dry run: the plan is valid, and nothing real was called',
};

function stopped({ complete, stopped: why, planned, results }: RunResult): Reason[] {
  if (complete || why === undefined) return [];
  const message = `Stopped (${why}) after ${results.length} of ${planned} tests`;
  return [{ rule: 'stopped', kind: why === 'cancelled' ? 'cancelled' : 'invalid', message }];
}

/** Failing tests that no threshold and no baseline speaks of are told, because a green check would hide them. */
function unjudged(suites: readonly SuiteReport[], unarmed: boolean): Reason[] {
  if (!unarmed) return [];
  return suites
    .filter(({ threshold, totals }) => threshold === undefined && totals.failed > 0)
    .map(({ suite, file, target, totals }) => ({
      rule: 'baseline',
      kind: 'warn',
      message: `${totals.failed} of ${totals.total} tests of ${suite} on ${target} failed; set a threshold to judge that`,
      suite,
      file,
      target,
    }));
}

/** A suite's own verdict: the worst of what is said of it, or of the whole run. */
const kindOf = (
  own: { readonly suite: string; readonly file: string; readonly target: string },
  reasons: readonly Reason[],
): VerdictKind =>
  worst(
    reasons
      .filter(
        ({ suite, file, target }) =>
          suite === undefined || (suite === own.suite && file === own.file && target === own.target),
      )
      .map(({ kind }) => kind),
  );
