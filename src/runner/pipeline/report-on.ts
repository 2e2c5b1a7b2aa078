import { policyOf } from '../../config/policy/policy.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import type { GateOptions } from '../../config/settings.ts';
import { usedSettings } from '../../config/used-settings.ts';
import { experimentOf } from '../../gate/experiment.ts';
import { conclusionOf } from '../../gate/gate.ts';
import type { NotRerun } from '../../gate/rule.ts';
import { groupProblems } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { isSameSuite } from '../../model/run/result-keys.ts';
import { plural, uncapitalized } from '../../model/text/text.ts';
import type { ComparedVariants, Experiment } from '../../model/verdict/experiment.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Report, ReportedCommit } from '../../model/verdict/report.ts';
import { type Conclusion, type Verdict, type VerdictKind, worst } from '../../model/verdict/verdict.ts';
import { experimentSentences } from '../../reports/experiment.ts';
import { type Baselines, decide, pairingOf } from './decide.ts';
import { version } from './version.ts';

interface ReportFacts extends Partial<Baselines> {
  readonly inputs: GateOptions;
  /** The source of the policy, for a change that could edit it. Default: the policy of the inputs alone. */
  readonly source?: PolicySource | undefined;
  /** Whether the change of a pull request or a merge group is checked. */
  readonly isChange?: boolean | undefined;
  readonly commit?: ReportedCommit | undefined;
  /** The command of eval-action here; default: `eval-action`. */
  readonly program?: string | undefined;
  /** Why no suspected regression was re-run, if one reason holds for all. */
  readonly notRerun?: NotRerun | undefined;
  /** The settings of the policy that a configuration sets. */
  readonly configured?: readonly string[] | undefined;
}

/** Decides: makes the report of a run, with its verdict. Pure. */
export function reportOn(
  run: RunResult,
  { inputs, source, isChange, commit, program, notRerun, configured, ...sides }: ReportFacts,
): Report {
  const isImported =
    run.engine === undefined &&
    run.results.length > 0 &&
    run.results.every(({ importedFrom }) => importedFrom !== undefined);
  // The tests of other tools cannot run on the base commit.
  const gate = policyOf(isImported ? { ...inputs, control: 'off' } : inputs);
  const settings = usedSettings(inputs, configured);
  const pairing = pairingOf(run, { baseline: nothingNamed, isChange, ...sides });
  const decided = decide(run, pairing, gate, { source, isChange, notRerun });
  const { totals, suites, comparison } = decided;
  const unfinished = decided.verdict.reasons.filter(({ kind }) => NO_ANSWER.includes(kind));
  const isExperiment = run.variants !== undefined && !run.dryRun;
  // A part of an experiment has no answer.
  const experiment = isExperiment ? experimentOf(unfinished.length > 0 ? { ...run, results: [] } : run) : undefined;
  const verdict =
    experiment === undefined
      ? decided.verdict
      : verdictOf(experiment, { ...decided.verdict, reasons: unfinished }, inputs);
  const { planned: _, requirements: __, describedSuites: ___, ...measured } = run;
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version, program: program && program !== 'eval-action' ? program : undefined },
    ...measured,
    folder: run.folder || undefined,
    warnings: groupProblems(run.warnings),
    commit,
    verdict,
    conclusion: conclusionOf(verdict.kind, run.shard ? 'neutral' : CONCLUSIONS[inputs.onInconclusive]),
    totals,
    suites: [...suites],
    comparison,
    experiment,
    policy: source,
    settings: isImported ? settings.filter(({ name }) => !OF_OWN_RUNS.includes(name)) : settings,
  };
}

const NO_ANSWER: readonly VerdictKind[] = ['invalid', 'cancelled', 'inconclusive'];

/**
 * The answer is the verdict of an experiment, if nothing in `reasons` kept it from one, such as the end of its budget. It fails nothing
 * unless that was asked for.
 */
function verdictOf(
  experiment: Experiment,
  verdict: Verdict,
  { failIfWorse }: Pick<GateOptions, 'failIfWorse'>,
): Verdict {
  const [first, ...others] = verdict.reasons;
  if (first !== undefined) {
    const kind = verdict.kind === 'cancelled' ? 'cancelled' : 'invalid';
    const more = others.length > 0 ? `, and ${plural('more finding', others.length)}` : '';
    const reasons = verdict.reasons.map((reason) => ({ ...reason, kind }) as const);
    const headline = `Not measured: ${uncapitalized(first.message)}${more}.`;
    return { ...verdict, kind, noBaseline: false, headline, reasons };
  }
  const kinds: Readonly<Record<ComparedVariants['finding'], VerdictKind>> = {
    ...{ better: 'pass', worse: failIfWorse ? 'fail' : 'warn', 'no-difference': 'pass' },
    ...{ inconclusive: 'inconclusive', 'not-measured': 'invalid' },
  };
  const sentences = experimentSentences(experiment);
  const reasons = experiment.comparisons.map(({ overall, suites }, at) => {
    const isWorseSomewhere = suites.some(({ finding }) => finding === 'worse');
    const kind = worst([kinds[overall.finding], isWorseSomewhere ? 'warn' : 'pass']);
    return { rule: 'requirement', kind, message: sentences[at] ?? '' } as const;
  });
  const suites = verdict.suites.map(({ suite, file, target }) => {
    const isFirst = target === experiment.variants[0];
    const comparisons = experiment.comparisons.filter(({ variant }) => isFirst || variant === target);
    const findings = comparisons.flatMap((each) => each.suites.filter(isSameSuite({ suite, file })));
    const [kind = 'invalid'] = findings.map(({ finding }) => kinds[finding]);
    const isMeasured = findings.some(({ finding }) => finding !== 'not-measured');
    return { suite, file, target, kind: isFirst && isMeasured ? ('pass' as const) : kind };
  });
  return {
    ...{ kind: worst(reasons.map((reason) => reason.kind)), noBaseline: false, headline: sentences.join(' '), suites },
    // The answer for one variant is the headline.
    reasons: reasons.length > 1 ? reasons : [],
  };
}

/** Settings that have no effect on results of other tools. */
const OF_OWN_RUNS: readonly string[] = ['trials', 'control', 'seed-baseline', 'budget-usd'];

const nothingNamed = { kind: 'none', why: 'the input baseline is not set', isChosen: true } as const;

const CONCLUSIONS: Readonly<Record<GateOptions['onInconclusive'], Conclusion>> = {
  pass: 'success',
  neutral: 'neutral',
  fail: 'failure',
};

/** Why no suspected regression of another tool is re-run. */
export function notRerun(
  { imported }: Pick<RunResult, 'imported'>,
  { inputs, whyNot }: { readonly inputs: Pick<ReportInputs, 'confirmCommand'>; readonly whyNot?: string | undefined },
): NotRerun | undefined {
  if (imported === undefined) return undefined;
  if (whyNot !== undefined) return { why: whyNot };
  const isSet = inputs.confirmCommand !== undefined;
  return isSet ? undefined : { why: 'confirm-command is not set', setting: 'confirm-command' };
}
