import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { withSecretsHere } from '../../config/environments.ts';
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
  const hiding = redactorOf(inputs, await withSecretsHere(runtime, inputs.workingDirectory));
  const read = await readResults(paths, { cwd, files }, { ...inputs, redactor: hiding, withAnswers: false });
  terminal.print(checkText(hiding.deep(read), terminal));
  return read.run.complete && read.run.results.length > 0 ? 0 : 2;
}
