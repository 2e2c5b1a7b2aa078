import { resolve } from 'node:path';
import type { NotRerun } from '../../gate/facts.ts';
import type { Problem } from '../../model/errors.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { type ExtraTrial, extraResults, type RunResult, resultKey, type TestResult } from '../../model/run/result.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { inReportOrder } from '../../results/shards.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import type { ReportInputs } from '../config/report-inputs.ts';
import { type GateInputs, withWarnings } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { importsOf } from '../run-folder/reported-run.ts';
import { runCommand } from './command-round.ts';
import { needsRerun } from './confirmation.ts';
import { type GateSuspect, isDecided, suspectsIn } from './gate-policies.ts';

interface Confirming {
  /** The command of these inputs runs the tests again. */
  readonly inputs: ReportInputs;
  readonly gateInputs: Pick<GateInputs, 'baseline' | 'quarantine' | 'suiteFiles' | 'gate'>;
  /** The results files of the run. */
  readonly paths: readonly string[];
  /** Why these tests must not run here. */
  readonly whyNot?: string | undefined;
}

/** Why no suspected regression of another tool is re-run. */
export function notRerun(
  { imported }: Pick<RunResult, 'imported'>,
  { inputs, whyNot }: Pick<Confirming, 'whyNot'> & { readonly inputs: Pick<ReportInputs, 'confirmCommand'> },
): NotRerun | undefined {
  if (imported === undefined) return undefined;
  if (whyNot !== undefined) return { why: whyNot };
  return inputs.confirmCommand === undefined
    ? { why: 'confirm-command is not set', setting: 'confirm-command' }
    : undefined;
}

/**
 * Re-runs the suspected regressions of existing results by `confirm-command`, until the gate can decide
 * (docs/other-tools.md). Each round runs the command once, for all tests that are undecided. Without the command, or
 * without a suspected regression, the run stays as it is.
 */
export async function confirmByCommand(run: RunResult, confirming: Confirming, runtime: Runtime): Promise<RunResult> {
  const { inputs, gateInputs, whyNot } = confirming;
  const { confirmCommand: command } = inputs;
  if (command === undefined) return run;
  const { gate: policy, ...sides } = gateInputs;
  const suspects = suspectsIn(run, { sides, policy });
  if (suspects.length === 0) return run;
  const confirmation = new Confirmation(run, suspects);
  if (!suspects.some((suspect) => confirmation.isOpen(suspect))) return run;
  if (whyNot !== undefined) return withWarnings(run, [notUsed(whyNot)]);
  const { deep: withoutSecrets } = runtime.redactor;
  const named = command.includes('{tests}') ? suspects.filter(isNoOption) : suspects;
  const options = suspects.filter((suspect) => !named.includes(suspect));
  if (options.length > 0) confirmation.warn(looksLikeOptions(options));
  for (const { key } of options) confirmation.explain(key, 'its id begins with "-", as an option of the tool');
  const site = {
    ...confirming,
    inputs: importsOf(inputs, runtime, run),
    command,
    run,
    cwd: resolve(runtime.cwd, inputs.workingDirectory),
  };
  for (let round = 1; !runtime.signal.aborted; round += 1) {
    const left = named.filter((suspect) => confirmation.isOpen(suspect));
    if (left.length === 0) break;
    runtime.log.info(`Re-running ${plural('suspected regression', left.length)} by confirm-command, round ${round}`);
    const { results, unmeasured, problems } = await runCommand(left, site, runtime);
    confirmation.add(left, withoutSecrets(results));
    for (const { key, why } of withoutSecrets(unmeasured)) confirmation.explain(key, why);
    for (const problem of withoutSecrets(problems)) confirmation.warn(problem);
  }
  return confirmation.finish(runtime.signal.aborted);
}

const notUsed = (why: string): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `confirm-command re-runs nothing here: ${why}`,
});

/** A tool would read such an id as an option. */
const isNoOption = ({ of }: GateSuspect): boolean => !of.test.testId.startsWith('-');

const looksLikeOptions = (suspects: readonly GateSuspect[]): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `confirm-command did not re-run ${plural('test', suspects.length)} whose ids begin with "-": ${listed(suspects.map(({ of }) => of.test.testId))}`,
  hint: 'The tool would read them as options: use {pattern} in place of {tests}, or rename the tests.',
});

/** The re-runs of the suspected regressions of a run. */
class Confirmation {
  readonly #run: RunResult;
  readonly #suspects: readonly GateSuspect[];
  /** The results of each re-run of a test, by its key; none of one that was not measured. */
  readonly #reruns = new Map<string, (readonly TestResult[])[]>();
  readonly #added: ExtraTrial[] = [];
  readonly #warnings: Problem[] = [];
  /** Why the last re-run of a test did not measure it, by its key. */
  readonly #causes = new Map<string, string>();

  constructor(run: RunResult, suspects: readonly GateSuspect[]) {
    this.#run = run;
    this.#suspects = suspects;
    for (const { key } of suspects) this.#reruns.set(key, []);
    for (const result of extraResults(run, 'confirmation')) this.#reruns.get(resultKey(result))?.push([result]);
  }

  isOpen(suspect: GateSuspect): boolean {
    return needsRerun(suspect, this.#measured(suspect), { isDecided });
  }

  /** One re-run of each of these tests. */
  add(suspects: readonly GateSuspect[], results: readonly TestResult[]): void {
    for (const { key, of } of suspects) {
      const own = results.filter((result) => resultKey(result) === key);
      this.#reruns.get(key)?.push(own);
      const index = this.#run.results.find((result) => resultKey(result) === resultKey(of.test))?.index ?? 0;
      for (const result of own) {
        this.#added.push({ purpose: 'confirmation', checkout: 'head', result: { ...result, index } });
      }
    }
  }

  explain(key: string, why: string): void {
    this.#causes.set(key, why);
  }

  warn(problem: Problem): void {
    if (!this.#warnings.some(({ message }) => message === problem.message)) this.#warnings.push(problem);
  }

  /** The run with its re-runs. What a cancelled step did not decide leaves it incomplete, as in a run of ours. */
  finish(isCancelled: boolean): RunResult {
    const run = withWarnings(this.#run, this.#warnings);
    const undecided = this.#suspects.filter((suspect) => !isDecided(suspect, this.#measured(suspect).flat()));
    const others = (run.unconfirmed ?? []).filter((test) => !this.#reruns.has(resultKey(test)));
    const unconfirmed = [...others, ...undecided.map((suspect) => this.#unconfirmed(suspect))];
    const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
    const { unconfirmed: _, ...whole } = run;
    return {
      ...whole,
      ...(isCutOff && { complete: false, stopped: 'cancelled' as const }),
      extraTrials: inReportOrder([...(run.extraTrials ?? []), ...this.#added]),
      unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
    };
  }

  #unconfirmed({ key, of: { test } }: GateSuspect): NonNullable<RunResult['unconfirmed']>[number] {
    const { suite, suiteFile, testId, target } = test;
    const why = this.#causes.get(key);
    return { suite, suiteFile, testId, target, why };
  }

  #measured({ key }: GateSuspect): PresentTrial[][] {
    return (this.#reruns.get(key) ?? []).map((results) => results.flatMap(targetTrials));
  }
}
