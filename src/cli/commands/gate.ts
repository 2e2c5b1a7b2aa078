import { dirname, resolve } from 'node:path';
import { learnSecretsHere } from '../../config/environments.ts';
import { type ReportInputName, readingInputs, reportSettings } from '../../config/report-inputs.ts';
import { decidingInputs } from '../../config/settings.ts';
import { decisionJson } from '../../gate/decision-json.ts';
import { problemText, UserError } from '../../model/errors.ts';
import type { GateDocument } from '../../model/verdict/decision.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { resultTable } from '../../reports/terminal/terminal.ts';
import { extraTrialsFrom } from '../../results/run-folder/extra-trials-files.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { exitCodeOf } from '../../runner/pipeline/exit-code.ts';
import { withWarnings } from '../../runner/pipeline/gate-inputs.ts';
import { reportOn } from '../../runner/pipeline/report-on.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, addReportFlags, collected, flagSpelling, flagTexts, inputsOf } from '../flags.ts';
import { readRun } from './report.ts';

const NAMES: readonly ReportInputName[] = [...readingInputs, ...decidingInputs, 'redact', 'redactUnknown'];

export const command = defineCommand({
  summary:
    'Print the verdict on finished results of eval-action, AgentV or another tool, compared with evidence or earlier runs.',
  help: `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`,
  flags(parser) {
    parser.argument('<results...>', 'run folders, results files or globs; ! excludes');
    const read = NAMES.filter((name) => name !== 'confirm');
    addReportFlags(parser, read);
    addInputFlags(parser, ['matrixJobs']);
    parser
      .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
      .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', collected)
      .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', collected)
      .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests');
  },
  options: (paths: readonly string[], { confirmations = [], controls = [], ...flags }: GateFlags) => ({
    inputs: {
      ...reportSettings.parse({ ...flagTexts(NAMES, flags), results: paths.join('\n') }, flagSpelling),
      matrixJobs: inputsOf([], { matrixJobs: flags['matrixJobs'] }).matrixJobs,
    },
    confirmations,
    controls,
    json: flags['json'] === true,
  }),
  /** The verdict on existing results, by the same function as a run. Runs nothing. */
  async run({ inputs, confirmations, controls, json }, runtime, terminal) {
    try {
      await learnSecretsHere(runtime, inputs.workingDirectory);
      const { run, gateInputs, paths, imports } = await readRun(inputs, runtime);
      const [reruns, onBase] = runtime.redactor.deep([
        await extraTrialsFrom(confirmations, run, runtime, imports),
        await extraTrialsFrom(controls, run, runtime, imports),
      ]);
      const unreadable = [...(run.unreadable ?? []), ...reruns.unreadable, ...onBase.unreadable];
      const complete = unreadable.length === 0 ? run : { ...run, complete: false, unreadable };
      const report = reportOn(withWarnings(complete, [...reruns.warnings, ...onBase.warnings]), {
        ...gateInputs,
        // Without any, those of the run itself count.
        confirmations: confirmations.length > 0 ? reruns.results : undefined,
        controls: controls.length > 0 ? onBase.results : undefined,
      });
      for (const problem of [...report.warnings, ...unreadable])
        terminal.complain(`${problem.severity}: ${problemText(problem)}`);
      if (!json) terminal.print(resultTable(report, terminal));
      else {
        const decided = decisionJson(report.verdict, report.comparison);
        const document: GateDocument = { ...decided, failures: await failuresIn(paths, runtime) };
        terminal.print(harmlessJson(document, 2));
      }
      return exitCodeOf(report);
    } catch (error) {
      if (!(error instanceof UserError) || !json) throw error;
      // Programs get a verdict in any case: not measured.
      terminal.complain(`error: ${error.message}`);
      const reasons = error.problems.map(({ message }) => message);
      const headline = `Not measured: ${reasons[0] ?? 'the results cannot be read'}`;
      const nothing = { suites: [], tests: [], detectable_tests: { count: 0, of: 0 }, failures: null };
      const document: GateDocument = { schema_version: 1, verdict: 'invalid', headline, reasons, ...nothing };
      terminal.print(harmlessJson(document, 2));
      return 2;
    }
  },
});

interface GateFlags extends Readonly<Record<string, unknown>> {
  readonly confirmations?: readonly string[];
  readonly controls?: readonly string[];
}

/** The `failures.jsonl` of a run folder; null where there is none, or several runs are judged. */
async function failuresIn([path, ...others]: readonly string[], { cwd, files }: Pick<Runtime, 'cwd' | 'files'>) {
  if (path === undefined || others.length > 0) return null;
  const folder = (await files.state(resolve(cwd, path))) === 'folder' ? path : dirname(path);
  const failures = resolve(cwd, folder, runFiles.failures);
  return (await files.state(failures)) === 'file' ? shownPath(failures, cwd) : null;
}
