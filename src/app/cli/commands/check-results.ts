import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { secretsOfSuites, withSecretsHere } from '../../config/environments.ts';
import { redactorOf } from '../../config/redactions.ts';
import type { ReportInputs } from '../../config/report-inputs.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { readResults } from '../../run-folder/read-results.ts';
import { resultPaths } from '../../run-folder/result-paths.ts';
import { checkText } from '../check-text.ts';

/** `eval-action report --check`: prints what is read from results files, and writes nothing. */
export async function checkResults(
  inputs: ReportInputs,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'env' | 'secrets'>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { files } = runtime;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const paths = await resultPaths(inputs.results, { cwd, files });
  const source = await withSecretsHere(runtime, inputs.workingDirectory);
  const how = { ...inputs, redactor: redactorOf(inputs, source), withAnswers: false };
  const read = await readResults(paths, { cwd, files }, how);
  const hiding = redactorOf(inputs, source, await secretsOfSuites(read.run.results, { cwd, files }));
  terminal.print(checkText(hiding.deep(read), terminal));
  return read.run.complete && read.run.results.length > 0 ? 0 : 2;
}
