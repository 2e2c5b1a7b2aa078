import { isSameSuite, resultKey } from '../model/run/result-keys.ts';
import { outcomeOf, wasRun } from '../model/run/result-outcome.ts';
import { plural } from '../model/text/text.ts';
import { never } from '../model/values/never.ts';
import type { TestAssessment } from '../model/verdict/assessment.ts';
import type { PolicySource } from '../model/verdict/policy-source.ts';
import { type Conclusion, type Reason, type Verdict, type VerdictKind, worst } from '../model/verdict/verdict.ts';
import { mostlyFails } from './compared-suites.ts';
import { headlineOf } from './headline.ts';
import { bySuite, type GateFacts, isCompared, type Rule } from './rule.ts';
import { baseline, coverage, fallbacks } from './rules/baseline.ts';
import { policyReasons, withPolicyChanges } from './rules/policy.ts';
import { failingTogether, increases, singleTests, suiteDrops } from './rules/regressions.ts';
import { requirements } from './rules/requirements.ts';
import { missingSecrets, stopped, validity } from './rules/validity.ts';
import { type GateSettingsInput, gateSettings } from './settings.ts';

interface GateEvidence extends Omit<GateFacts, 'isChange' | 'settings'> {
  readonly source?: PolicySource | undefined;
  readonly isChange?: boolean | undefined;
}

const RULES: readonly Rule[] = [
  stopped,
  missingSecrets,
  validity,
  requirements,
  singleTests,
  failingTogether,
  suiteDrops,
  increases,
  coverage,
  fallbacks,
  baseline,
];

/** The report on all shards decides: a part of a suite can neither pass nor fail. */
const shardOfRun: Rule = ({ run: { shard, results } }) => {
  if (shard === undefined) return [];
  const short = `shard ${shard.index} of ${shard.count} measured ${plural('test', results.filter(wasRun).length)}, and the report on all shards decides`;
  return [{ rule: 'shard', kind: 'inconclusive', message: `S${short.slice(1)}`, short }];
};
const SHARD_RULES: readonly Rule[] = [shardOfRun, stopped, missingSecrets, validity];

const dryRun: Reason = {
  rule: 'dry-run',
  kind: 'inconclusive',
  message: 'Dry run: the plan is valid, and nothing real was called',
};
const DRY_RUN_RULES: readonly Rule[] = [() => [dryRun], missingSecrets, validity];

/** The verdict of a run: the worst of what its rules say. Pure: the same evidence gives the same verdict anywhere. */
export function gate(
  { source, isChange = false, notRerun, ...evidence }: GateEvidence,
  input: GateSettingsInput,
): Verdict {
  const settings = gateSettings.parse(input);
  const facts: GateFacts = {
    ...evidence,
    isChange,
    notRerun: settings.confirm === 'off' ? { why: 'confirm is off' } : notRerun,
    settings,
  };
  const { run, assessment, suites } = facts;
  const rules = run.dryRun ? DRY_RUN_RULES : run.shard ? SHARD_RULES : RULES;
  const ofRules = [...rules.flatMap((rule) => rule(facts)), ...policyReasons(source)];
  const reasons = [...ofRules, ...(run.dryRun || run.shard ? [] : completeFailures(facts, ofRules))];
  const kind = worst(reasons.map((reason) => reason.kind));
  const attempts = new Set(assessment.tests.flatMap(({ earlier }) => earlier?.attempts ?? [])).size;
  const counted = ` Counted with the trials of ${plural('earlier attempt', attempts)} on the same content.`;
  const headline = `${headlineOf(kind, reasons, facts)}${attempts === 0 ? '' : counted}`;
  return {
    kind,
    noBaseline: !isCompared(assessment),
    headline: withPolicyChanges(headline, source),
    reasons,
    suites: suites.map(({ suite, file, target }) => {
      return { suite, file, target, kind: kindOf({ suite, file, target }, reasons) };
    }),
  };
}

/** Whatever the comparison can say, a suite of which no test passes is no pass. */
function completeFailures({ assessment, run }: GateFacts, reasons: readonly Reason[]): Reason[] {
  const failed = new Set(run.results.filter((result) => outcomeOf(result).kind === 'failed').map(resultKey));
  // A test whose trials mostly pass fails if their mean is below its pass mark.
  const fails = (test: TestAssessment) =>
    failed.has(resultKey(test)) || (test.now !== undefined && mostlyFails(test.now));
  const judged = assessment.tests.filter(({ now, state }) => now !== undefined && state !== 'quarantined');
  return bySuite(judged).flatMap(({ tests, suite }): Reason[] => {
    const [first] = tests;
    const of = { suite: first.suite, file: first.suiteFile, target: first.target };
    if (!tests.every(fails) || kindOf(of, reasons) !== 'pass') return [];
    const asBefore = tests.every(({ base }) => base?.passes === 0) ? ', as on the base branch' : '';
    const message = `No test of ${suite} passes (0 of ${tests.length})${asBefore}`;
    return [{ rule: 'complete-failure', kind: 'warn', message, ...of }];
  });
}

const kindOf = (of: Parameters<typeof isSameSuite>[0], reasons: readonly Reason[]): VerdictKind =>
  worst(reasons.filter((reason) => reason.suite === undefined || isSameSuite(of)(reason)).map((reason) => reason.kind));

/** The conclusion of a check for a verdict. An inconclusive one is neutral, unless the user wants it to pass or to fail. */
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
