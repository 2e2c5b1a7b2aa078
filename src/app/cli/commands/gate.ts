import { dirname, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { decisionJson } from '../../../gate/decision-json.ts';
import { problemText, UserError } from '../../../model/errors.ts';
import type { RunResult } from '../../../model/run/result.ts';
import type { GateDocument } from '../../../model/verdict/decision.ts';
import type { Report } from '../../../model/verdict/report.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { resultTable } from '../../../reports/terminal/terminal.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { findBaseline } from '../../baseline/baseline.ts';
import { withSecretsHere } from '../../config/environments.ts';
import { secretsOf } from '../../config/redactions.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import { suiteFilesOf, withWarnings } from '../../pipeline/basis.ts';
import { type ExitCode, exitCodeOf } from '../../pipeline/exit-code.ts';
import { reportOn } from '../../pipeline/report-on.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { saveMemory } from '../../pipeline/save-memory.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import { findQuarantine } from '../../policy/quarantine-file.ts';
import { runFiles } from '../../run-folder/earlier-run.ts';
import { extraTrialsFrom } from '../../run-folder/extra-trials-files.ts';
import { importsOf, reportedRun } from '../../run-folder/reported-results.ts';
import { resultPaths } from '../../run-folder/result-paths.ts';
import type { AskedGate } from '../argv/asked.ts';

type Around = Pick<Runtime, 'cwd' | 'files' | 'clock' | 'env' | 'secrets' | 'signal' | 'memory'>;

/** `eval-action gate`: the verdict on existing results, by the same function as a run. Runs nothing. */
export async function gateCommand(asked: AskedGate, runtime: Around, terminal: Terminal): Promise<ExitCode> {
  // Results of other tools are read whole: the text, the document and the results are in memory together.
  runtime.memory.stopGrowth();
  try {
    const report = await decided(asked, await withSecretsHere(runtime, asked.inputs.workingDirectory));
    // The baseline is no longer needed, and the decision on thousands of tests is a long text.
    saveMemory(report.results.length, runtime.memory);
    for (const problem of [...report.warnings, ...(report.unreadable ?? [])])
      terminal.complain(`${problem.severity}: ${problemText(problem)}`);
    terminal.print(
      asked.json ? harmlessJson(await documentOf(report, asked, runtime), 2) : resultTable(report, terminal),
    );
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof UserError) || !asked.json) throw error;
    // Programs get a verdict in any case.
    terminal.complain(`error: ${error.message}`);
    terminal.print(harmlessJson(notDecided(error), 2));
    return 2;
  }
}

async function decided({ json, inputs: given, confirmations, controls }: AskedGate, runtime: Around): Promise<Report> {
  const policy = await findPolicy(given, runtime);
  const inputs = { ...given, ...policy.inputs };
  const quarantine = await findQuarantine(inputs.quarantineFile, runtime);
  const run = await readRun(inputs, json, runtime);
  const imports = importsOf(inputs, runtime, run);
  const baseline = await findBaseline(inputs.baseline, run.startedAt, {
    ...runtime,
    maxAgeDays: inputs.baselineMaxAge,
    imports,
  });
  const [reruns, onBase] = imports.redactor.deep([
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

/** The results as `report` reads them. Programs need no answers. */
async function readRun(inputs: ReportInputs, json: boolean, runtime: Around): Promise<RunResult> {
  const { cwd, files, clock } = runtime;
  const paths = await resultPaths(inputs.results, { cwd, files });
  return reportedRun({ paths, site: { cwd, files } }, undefined, {
    inputs: { ...inputs, withAnswers: !json },
    secrets: secretsOf(runtime),
    now: clock.now(),
  });
}

async function documentOf(
  { verdict, comparison }: Report,
  { inputs }: AskedGate,
  { cwd, files }: Around,
): Promise<GateDocument> {
  const paths = await resultPaths(inputs.results, { cwd, files });
  const failures = await failuresIn(paths.length === 1 ? paths[0] : undefined, { cwd, files });
  return { ...decisionJson(verdict, comparison), failures };
}

/** The `failures.jsonl` of a run folder; null where there is none, or several runs are judged. */
async function failuresIn(path: string | undefined, { cwd, files }: Pick<Around, 'cwd' | 'files'>) {
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
