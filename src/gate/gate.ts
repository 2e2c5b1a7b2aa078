import type { Comparison } from '../model/comparison.ts';
import type { PolicySource } from '../model/policy-source.ts';
import type { SuiteReport, Totals } from '../model/report.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import { type Conclusion, type Reason, type Verdict, type VerdictKind, worst } from '../model/verdict.ts';
import { never } from '../shared/never.ts';
import { plural } from '../shared/text.ts';
import { baselineReasons, isArmed, staleEvidence, unjudged } from './baseline-reasons.ts';
import { circumstanceReasons } from './circumstances.ts';
import { overAttempts, withEarlierAttempts } from './earlier-attempts.ts';
import { headline } from './headline.ts';
import { judgedResults } from './judged-results.ts';
import { type GatePolicy, type GateSettings, gatePolicy } from './policy.ts';
import { policyReasons, withPolicyChanges } from './policy-reasons.ts';
import { brokenPromises } from './promises.ts';
import { suiteReasons } from './suite-reasons.ts';
import { quarantineReasons, testReasons } from './test-reasons.ts';
import { validity } from './validity.ts';
import { withheldReasons } from './withheld.ts';

/** What there is to decide on. */
export interface GateEvidence {
  readonly run: RunResult;
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly comparison: Comparison;
  /** Whose policy it is, where a change is judged that could edit it. */
  readonly source?: PolicySource | undefined;
}

/**
 * Decides: validity first, then what was promised, then what `assess` found (gate.md §2.7). A pure function: the same
 * evidence gives the same verdict, here and on any other machine.
 */
export function gate(evidence: GateEvidence, policy: GatePolicy): Verdict {
  const { suites, totals, comparison, source } = evidence;
  const reasons = reasonsOf(evidence, gatePolicy.parse(policy));
  const kind = worst(reasons.map((reason) => reason.kind));
  const said = headline(kind, reasons, totals, comparison);
  return {
    kind,
    unarmed: !isArmed(comparison),
    headline: withPolicyChanges(withEarlierAttempts(said, comparison), source),
    reasons,
    suites: suites.map(({ suite, file, target }) => ({
      suite,
      file,
      target,
      kind: kindOf({ suite, file, target }, reasons),
    })),
  };
}

function reasonsOf({ run, suites, comparison, source }: GateEvidence, settings: GateSettings): Reason[] {
  const measured = [...withheldReasons(run), ...validity(run, settings.maxErrorRate)];
  if (run.dryRun) return [dryRun, ...measured, ...policyReasons(source)];
  return [
    ...stopped(run),
    ...measured,
    ...brokenPromises(overAttempts(suites, { ...run, results: judgedResults(run, comparison) }), comparison),
    ...testReasons(comparison.tests, settings),
    ...suiteReasons(comparison, run.startedAt, settings),
    ...quarantineReasons(comparison.tests),
    ...baselineReasons(comparison, settings),
    ...staleEvidence(comparison),
    ...unjudged(suites, comparison),
    ...circumstanceReasons(comparison),
    ...policyReasons(source),
  ];
}

/** What a check says of a verdict. An inconclusive one is neutral, unless the user wants it to pass or to fail. */
export function conclusionOf(kind: VerdictKind, onInconclusive: Conclusion = 'neutral'): Conclusion {
  switch (kind) {
    case 'pass':
    case 'warn':
      return 'success';
    case 'inconclusive':
      return onInconclusive;
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
  if ((why === 'deadline' || why === 'budget') && results.filter(wasRun).length === planned) {
    // Every test is measured. Trials of some are missing, or else only fresh trials of suspects.
    const short = results.filter(({ costLimited }) => costLimited).length;
    const what =
      why === 'budget' && short > 0
        ? `when ${short} of ${plural('test', planned)} had fewer trials than planned`
        : `before suspects were run again`;
    return [{ rule: 'stopped', kind: 'inconclusive', message: `${STOPPED[why]} ${what}` }];
  }
  if (why === 'broken-off' && planned === results.length) return [brokenOff];
  const message = `${STOPPED[why]} after ${results.filter(wasRun).length} of ${planned} tests`;
  const kinds = {
    cancelled: 'cancelled',
    deadline: 'invalid',
    budget: 'inconclusive',
    fuse: 'invalid',
    'broken-off': 'invalid',
  } as const;
  return [{ rule: 'stopped', kind: kinds[why], message }];
}

const STOPPED: Readonly<Record<NonNullable<RunResult['stopped']>, string>> = {
  cancelled: 'Cancelled',
  deadline: 'The time of the run was over',
  budget: 'The budget of the run was spent',
  fuse: 'A target was given up because its first tests all failed alike,',
  'broken-off': 'The run was broken off',
};

const brokenOff: Reason = {
  rule: 'stopped',
  kind: 'invalid',
  message: 'The run was broken off: how many of its tests are missing is not known',
};

/** Rows of tests that were not begun say only why. */
const wasRun = (result: TestResult): boolean =>
  result.status !== 'execution_error' ||
  !['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'].includes(result.failure.reason);

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
