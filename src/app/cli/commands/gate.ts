import { dirname, resolve } from 'node:path';
import { decisionJson } from '../../../gate/decision-json.ts';
import { problemText, UserError } from '../../../model/errors.ts';
import type { RunResult } from '../../../model/run/result.ts';
import type { GateDocument } from '../../../model/verdict/decision.ts';
import type { Report } from '../../../model/verdict/report.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { resultTable } from '../../../reports/terminal/terminal.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { findBaseline } from '../../baseline/baseline.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import { decidingInputs } from '../../config/inputs.ts';
import {
  parseReportInputs,
  type ReportInputName,
  type ReportInputs,
  readingInputs,
  reportDocsOf,
} from '../../config/report-inputs.ts';
import { exitCodeOf } from '../../pipeline/exit-code.ts';
import { suiteFilesOf, withWarnings } from '../../pipeline/gate-inputs.ts';
import { reportOn } from '../../pipeline/report-on.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/policy.ts';
import { findQuarantine } from '../../policy/quarantine.ts';
import { runFiles } from '../../run-folder/earlier-run.ts';
import { extraTrialsFrom } from '../../run-folder/extra-trials-files.ts';
import { importsOf, reportedRun } from '../../run-folder/reported-results.ts';
import { resultPaths } from '../../run-folder/result-paths.ts';
import { defineCommand } from '../command.ts';
import { addFlag, addInputFlags, collected, flagSpelling, flagTexts, inputsOf } from '../flags.ts';

const NAMES: readonly ReportInputName[] = [...readingInputs, ...decidingInputs, 'redact', 'redactUnknown'];
const LISTS: readonly ReportInputName[] = ['baseline', 'redact'];

export const command = defineCommand({
  help: `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`,
  flags(parser) {
    parser.argument('<results...>', 'run folders, results files or globs; ! excludes');
    for (const name of NAMES) {
      if (name !== 'confirm') addFlag(parser, name, { docs: reportDocsOf(name), isList: LISTS.includes(name) });
    }
    addInputFlags(parser, ['matrixJobs']);
    parser
      .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
      .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', collected)
      .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', collected)
      .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests');
  },
  options: optionsOf,
  /** The verdict on existing results, by the same function as a run. Runs nothing. */
  async run(options, runtime, terminal) {
    try {
      await learnSecretsHere(runtime, options.inputs.workingDirectory);
      const report = await decided(options, runtime);
      for (const problem of [...report.warnings, ...(report.unreadable ?? [])])
        terminal.complain(`${problem.severity}: ${problemText(problem)}`);
      terminal.print(
        options.json ? harmlessJson(await documentOf(report, options, runtime), 2) : resultTable(report, terminal),
      );
      return exitCodeOf(report);
    } catch (error) {
      if (!(error instanceof UserError) || !options.json) throw error;
      // Programs get a verdict in any case.
      terminal.complain(`error: ${error.message}`);
      terminal.print(harmlessJson(notDecided(error), 2));
      return 2;
    }
  },
});

interface Flags extends Readonly<Record<string, unknown>> {
  readonly confirmations?: readonly string[];
  readonly controls?: readonly string[];
  readonly json?: true;
}

function optionsOf(paths: readonly string[], flags: Flags) {
  const inputs: ReportInputs = {
    ...parseReportInputs({ ...flagTexts(NAMES, flags), results: paths.join('\n') }, flagSpelling),
    matrixJobs: inputsOf([], { matrixJobs: flags['matrixJobs'] }).matrixJobs,
  };
  return {
    inputs,
    confirmations: flags.confirmations ?? [],
    controls: flags.controls ?? [],
    json: flags.json === true,
  };
}

type Options = ReturnType<typeof optionsOf>;

async function decided({ inputs: given, confirmations, controls }: Options, runtime: Runtime): Promise<Report> {
  const policy = await findPolicy(given, runtime);
  const inputs = { ...given, ...policy.inputs };
  runtime.redactor.configure(inputs);
  const quarantine = await findQuarantine(inputs.quarantineFile, runtime);
  const run = await readRun(inputs, runtime);
  const imports = importsOf(inputs, runtime, run);
  const baseline = await findBaseline(inputs.baseline, run.startedAt, {
    ...runtime,
    maxAgeDays: inputs.baselineMaxAge,
    imports,
  });
  const [reruns, onBase] = runtime.redactor.deep([
    await extraTrialsFrom(confirmations, run, runtime, imports),
    await extraTrialsFrom(controls, run, runtime, imports),
  ]);
  const unreadable = [...(run.unreadable ?? []), ...reruns.unreadable, ...onBase.unreadable];
  const whole = unreadable.length === 0 ? run : { ...run, complete: false, unreadable };
  return reportOn(withWarnings(whole, [...reruns.warnings, ...onBase.warnings]), {
    inputs,
    gate: policy.gate,
    baseline,
    suiteFiles: await suiteFilesOf(baseline, runtime),
    quarantine,
    // Without any, those of the run itself count.
    confirmations: confirmations.length > 0 ? reruns.results : undefined,
    controls: controls.length > 0 ? onBase.results : undefined,
  });
}

/** The results as `report` reads them. */
async function readRun(inputs: ReportInputs, runtime: Runtime): Promise<RunResult> {
  const { cwd, files, clock } = runtime;
  const paths = await resultPaths(inputs.results, { cwd, files });
  const { run } = await reportedRun({ paths, site: { cwd, files } }, undefined, {
    inputs,
    redactor: runtime.redactor,
    now: clock.now(),
  });
  return run;
}

async function documentOf(
  { verdict, comparison }: Report,
  { inputs }: Options,
  { cwd, files }: Runtime,
): Promise<GateDocument> {
  const paths = await resultPaths(inputs.results, { cwd, files });
  const failures = await failuresIn(paths.length === 1 ? paths[0] : undefined, { cwd, files });
  return { ...decisionJson(verdict, comparison), failures };
}

/** The `failures.jsonl` of a run folder; null where there is none, or several runs are judged. */
async function failuresIn(path: string | undefined, { cwd, files }: Pick<Runtime, 'cwd' | 'files'>) {
  if (path === undefined) return null;
  const folder = (await files.state(resolve(cwd, path))) === 'folder' ? path : dirname(path);
  const found = resolve(cwd, folder, runFiles.failures);
  return (await files.state(found)) === 'file' ? shownPath(found, cwd) : null;
}

/** The verdict on results that cannot be read: not measured. */
function notDecided({ problems }: UserError): GateDocument {
  const reasons = problems.map(({ message }) => message);
  const headline = `Not measured: ${reasons[0] ?? 'the results cannot be read'}`;
  const nothing = { suites: [], tests: [], detectable_tests: { count: 0, of: 0 }, failures: null };
  return { schema_version: 1, verdict: 'invalid', headline, reasons, ...nothing };
}
