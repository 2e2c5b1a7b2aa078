import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { deliverAll } from '../../../reports/deliver.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { isEvidenceAsked } from '../../baseline/origin.ts';
import { withSecretsHere } from '../../config/environments.ts';
import type { Inputs } from '../../config/inputs.ts';
import { redactionOf } from '../../config/redactions.ts';
import { localHistoryReporter } from '../../history/local-history.ts';
import { localStore } from '../../history/local-store.ts';
import { localPage } from '../../page/local-page.ts';
import { type ExitCode, exitCodeOf } from '../../pipeline/exit-code.ts';
import { fileReporters } from '../../pipeline/file-reporters.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Progress } from '../../pipeline/progress.ts';
import { runPipeline } from '../../pipeline/run-pipeline.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import { requireResultsPath, resultsFileReporter } from '../../run-folder/results-file.ts';
import { refuseUselessPlanPath } from '../../shards/load-plan.ts';
import { withEnvFiles } from '../../telemetry/env-files.ts';
import { exportToBackends } from '../../telemetry/export.ts';
import { traceFileReporters } from '../../telemetry/trace-files.ts';
import type { AskedRun } from '../argv/asked.ts';
import { jsonProgress } from '../progress-json.ts';
import { quietProgress, terminalProgress } from '../progress-terminal.ts';
import { runShardCommand } from './run-shard.ts';

type Asked = Omit<AskedRun, 'kind'>;

export async function runCommand(asked: Asked, given: Runtime, terminal: Terminal): Promise<ExitCode> {
  showHome(asked, given, terminal);
  const runtime = await withSecretsHere(given, asked.inputs.workingDirectory);
  if (asked.inputs.shard !== undefined) {
    const progress = progressOf(asked, asked.inputs, terminal, runtime);
    return runShardCommand(asked, progress, runtime, terminal);
  }
  refuseUselessPlanPath(asked.inputs);
  const policy = await findPolicy(asked.inputs, runtime);
  const { inputs } = policy;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const { resultsFiles = [] } = asked;
  for (const file of resultsFiles) await requireResultsPath(file, cwd, runtime.files);
  const traced = { inputs, runtime: await withEnvFiles(inputs, runtime) };
  const store = localStore(inputs, runtime);
  const report = await runPipeline(
    {
      policy,
      options: asked.options,
      isEvidenceStored: isEvidenceAsked(inputs, runtime.env),
      reporting: {
        progress: progressOf(asked, inputs, terminal, runtime),
        local: (folder) => [
          ...fileReporters(folder, runtime.files, redactionOf(inputs, runtime)),
          ...resultsFiles.map((file) => resultsFileReporter(file, { cwd, folder }, runtime.files)),
          ...traceFileReporters({ ...traced, folder }, runtime.files),
        ],
        exportTraces: (report, folder) => exportToBackends(report, { ...traced, folder }),
        page: ({ run, basis }) => localPage(basis.inputs, run, runtime),
        deliver: async (report, { judged }) =>
          store === undefined ? [] : deliverAll([await localHistoryReporter(judged, store, runtime)], report),
      },
    },
    runtime,
  );
  return exitCodeOf(report);
}

/** Confirms that AgentV's variable for its folder is in effect. */
function showHome({ json, quiet }: Asked, { env }: Pick<Runtime, 'env'>, terminal: Terminal): void {
  const home = env['AGENTV_HOME']?.trim();
  if (home && !json && !quiet) terminal.print(`Using AGENTV_HOME: ${oneLine(home)}`);
}

function progressOf(
  { json, quiet }: Asked,
  { dryRun: isDryRun, workingDirectory }: Pick<Inputs, 'dryRun' | 'workingDirectory'>,
  terminal: Terminal,
  runtime: Runtime,
): Progress {
  const shownFolder = (folder: string) => shownPath(folder, runtime.cwd);
  if (json) return jsonProgress((line) => terminal.print(line));
  if (quiet) return quietProgress(terminal, shownFolder);
  return terminalProgress(terminal, {
    shownFolder,
    isDryRun,
    clock: runtime.clock,
    here: { program: howCalled(runtime, runtime.cwd), workingDirectory },
  });
}
