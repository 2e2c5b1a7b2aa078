import { conclusionOf } from '../gate/gate.ts';
import type { GatePolicy } from '../gate/policy.ts';
import { groupProblems } from '../model/grouped-problems.ts';
import type { PolicySource } from '../model/policy-source.ts';
import type { Report } from '../model/report.ts';
import type { Receipt, Reporter } from '../model/reporter.ts';
import type { RunResult } from '../model/result.ts';
import type { Conclusion } from '../model/verdict.ts';
import { deliverAll } from '../reports/deliver.ts';
import { decide, type OtherSides, pairingOf } from './decide.ts';
import type { Inputs } from './inputs.ts';
import { policyOf } from './policy.ts';
import { usedSettings } from './used-settings.ts';
import { version } from './version.ts';

/** What else there is to decide with; without a baseline nothing is compared. */
export interface Deciding extends Partial<OtherSides> {
  /** Unless given, what the inputs alone make. */
  readonly policy?: GatePolicy | undefined;
  /** Whose policy that is, where a change is judged that could edit it. */
  readonly source?: PolicySource | undefined;
  /** The words of the policy that a configuration says. */
  readonly configured?: readonly string[] | undefined;
}

/** Results → compare → gate → reports. The verdict stands before the first reporter speaks. */
export async function publish(
  run: RunResult,
  inputs: Inputs,
  reporters: readonly Reporter[],
  deciding: Deciding = {},
): Promise<{ readonly report: Report; readonly receipts: readonly Receipt[] }> {
  const report = reportOn(run, inputs, deciding);
  return { report, receipts: await deliverAll(reporters, report) };
}

/** The report of a run, with its verdict. Pure. */
export function reportOn(
  run: RunResult,
  inputs: Inputs,
  { policy = policyOf(inputs), source, configured, ...sides }: Deciding = {},
): Report {
  const pairing = pairingOf(run, { baseline: nothingNamed, ...sides });
  const { totals, suites, comparison, verdict } = decide(run, pairing, policy, source);
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version },
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    complete: run.complete,
    ...(run.stopped !== undefined && { stopped: run.stopped }),
    ...(run.unreadable && { unreadable: run.unreadable }),
    dryRun: run.dryRun,
    ...(run.selected && { selected: run.selected }),
    ...(run.seeding && { seeding: run.seeding }),
    ...(run.withheld && { withheld: run.withheld }),
    ...(run.confirmed && { confirmed: run.confirmed }),
    ...(run.envelope && { envelope: run.envelope }),
    verdict,
    conclusion: conclusionOf(verdict.kind, CONCLUSIONS[inputs.onInconclusive]),
    totals,
    suites: [...suites],
    results: run.results,
    ...(run.extraTrials && { extraTrials: run.extraTrials }),
    ...(run.earlier && { earlier: run.earlier }),
    comparison,
    ...(source !== undefined && { policy: source }),
    settings: usedSettings(inputs, policy, configured),
    warnings: groupProblems(run.warnings),
    ...(run.caches && { caches: run.caches }),
  };
}

const nothingNamed = { kind: 'none', why: 'no baseline is named' } as const;

const CONCLUSIONS: Readonly<Record<Inputs['onInconclusive'], Conclusion>> = {
  pass: 'success',
  neutral: 'neutral',
  fail: 'failure',
};
