import type { GateOptions } from '../../config/inputs.ts';
import { policyOf } from '../../config/policy/policy.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import { usedSettings } from '../../config/used-settings.ts';
import { experimentOf } from '../../gate/experiment.ts';
import { conclusionOf } from '../../gate/gate.ts';
import type { NotRerun } from '../../gate/rule.ts';
import { groupProblems } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { plural, uncapitalized } from '../../model/text/text.ts';
import type { Experiment } from '../../model/verdict/experiment.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Report, ReportedCommit } from '../../model/verdict/report.ts';
import type { Conclusion, Verdict } from '../../model/verdict/verdict.ts';
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
  const experiment = run.variants === undefined || run.dryRun ? undefined : experimentOf(run);
  const verdict = experiment === undefined ? decided.verdict : verdictOf(experiment, decided.verdict, inputs);
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

/**
 * The answer is the verdict of an experiment, if the run is whole: one that its budget ended has none. It fails nothing unless that
 * was asked for.
 */
function verdictOf(
  experiment: Experiment,
  verdict: Verdict,
  { failIfWorse }: Pick<GateOptions, 'failIfWorse'>,
): Verdict {
  const broken = verdict.reasons.filter(({ kind }) => ['invalid', 'cancelled', 'inconclusive'].includes(kind));
  if (broken.length > 0) {
    const kind = verdict.kind === 'cancelled' ? 'cancelled' : 'invalid';
    const [{ message = '' } = {}] = broken;
    const more = broken.length > 1 ? `, and ${plural('more finding', broken.length - 1)}` : '';
    const reasons = broken.map((reason) => ({ ...reason, kind }) as const);
    return {
      ...verdict,
      kind,
      noBaseline: false,
      headline: `Not measured: ${uncapitalized(message)}${more}.`,
      reasons,
    };
  }
  const sentences = experimentSentences(experiment);
  const isWorse = experiment.comparisons.some(({ overall }) => overall.finding === 'worse');
  const unmeasured = experiment.comparisons.every(({ overall }) => overall.finding === 'not-measured');
  const kind = unmeasured ? 'invalid' : !isWorse ? 'pass' : failIfWorse ? 'fail' : 'warn';
  const reasons: Verdict['reasons'] =
    kind === 'pass' ? [] : sentences.map((message) => ({ rule: 'requirement', kind, message }));
  return { ...verdict, kind, noBaseline: false, headline: sentences.join(' '), reasons, suites: [] };
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
