import { extname, join, resolve } from 'node:path';
import { Option } from 'commander';
import { EVIDENCE_FOLDER } from '../../baseline/evidence-files.ts';
import { localHistoryReporter } from '../../baseline/history-reporter.ts';
import { localStore } from '../../baseline/history-store.ts';
import { EVIDENCE_FILE, MAX_EVIDENCE_BYTES } from '../../baseline/run-file.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import { count } from '../../config/input-values.ts';
import { findPolicy } from '../../config/policy/policy.ts';
import type { Delay, Inputs } from '../../config/settings.ts';
import { invalidValue, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { orList } from '../../model/text/text.ts';
import { BASELINE_WINDOW } from '../../model/verdict/evidence.ts';
import { localPage } from '../../page/data/local-page.ts';
import { reportPage } from '../../page/data/report-page.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { deliverAll } from '../../reports/deliver.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { readResults } from '../../results/run-folder/read-results.ts';
import { type ResultsFile, requireResultsPath, resultsFileReporter } from '../../results/run-folder/results-file.ts';
import { isInCI, newestRuns } from '../../results/run-folder/resume.ts';
import { type ExitCode, exitCodeOf } from '../../runner/pipeline/exit-code.ts';
import { fileReporters } from '../../runner/pipeline/file-reporters.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import type { PublishedRun, RunReporting } from '../../runner/pipeline/publish.ts';
import { runPipeline } from '../../runner/pipeline/run-pipeline.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { inputsOfShard } from '../../runner/shards/part-of-run.ts';
import { exportToBackends, traceFileReporters, withEnvFiles } from '../../runner/telemetry/traces.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { addGroupedFlags, collected, flagValues, inputsOf } from '../flags.ts';
import { jsonProgress } from '../progress-json.ts';
import { type ProgressStyle, quietProgress, SAVED_BASELINE, terminalProgress } from '../progress-terminal.ts';
import { watchSuites } from '../watch.ts';

interface RunCommandOptions {
  readonly inputs: Inputs;
  /** Copies of the results outside the folder of the run. */
  readonly resultsFiles: readonly ResultsFile[];
  readonly isOfLastFailed?: boolean | undefined;
  readonly isWatching?: boolean | undefined;
  readonly style?: ProgressStyle | undefined;
  readonly quiet: boolean;
  readonly json: boolean;
}

interface RunCommandFlags extends Readonly<Record<string, unknown>> {
  readonly transcript?: string;
  readonly recordReplay?: string;
  readonly testId?: readonly string[];
  readonly evalId?: readonly string[];
  readonly dumpTraces?: true;
  readonly dumpPrompts?: true;
  readonly keepWorkspaces?: true;
  readonly out?: string;
  readonly outputFormat?: 'jsonl' | 'yaml';
  readonly lastFailed?: true;
  readonly watch?: true;
  readonly saveBaseline?: string;
  readonly exportOtel?: true;
  readonly verbose?: true;
  readonly reporter?: 'json' | 'quiet' | Exclude<ProgressStyle, 'auto'>;
  readonly quiet?: true;
  readonly json?: true;
}

export const command = defineCommand({
  summary: 'Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.',
  help: `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`,
  mainFlags: {
    'What to run': ['--test-id', '--grep', '--tag', '--last-failed'],
    'With what': ['--target', '--targets'],
    'How often': ['--trials', '--bail', '--watch'],
    'What counts': ['--threshold', '--baseline', '--save-baseline', '--budget-usd'],
    Output: ['--output', '--reporter'],
  },
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes');
    addGroupedFlags(parser);
    const selecting = ['resume', 'retryErrors', 'rerunFailed', 'shard'];
    parser
      .addOption(
        optionOf('--transcript <FILE>', 'grade the recorded conversations in a file; no target is called', [
          'dryRun',
          'recordReplay',
        ]),
      )
      .addOption(
        optionOf('--record-replay <FILE>', 'append each new answer to a file, which the provider "replay" can read', [
          'dryRun',
        ]),
      )
      .option('--dry-run-delay <MS>', 'delay of each answer in a dry run, in milliseconds (default: none)')
      .option('--dry-run-delay-min <MS>', 'minimum of a random delay; takes precedence over --dry-run-delay')
      .option('--dry-run-delay-max <MS>', 'maximum of a random delay; requires the minimum')
      .option('--out <FILE>', 'also write the results to one file: .jsonl, .yaml or .yml, which compare can read')
      .addOption(
        optionOf('--output-format <FORM>', 'yaml: also write the results as YAML, to --out or index.yaml').choices([
          'jsonl',
          'yaml',
        ]),
      )
      .addOption(
        optionOf('--last-failed', 'run only the tests that did not pass in the newest run', [
          ...selecting,
          'transcript',
        ]),
      )
      .addOption(
        optionOf('--watch', 'run again the suites whose files, targets or watched files change, until Ctrl-C', [
          ...selecting,
          ...['lastFailed', 'saveBaseline', 'json'],
        ]),
      )
      .addOption(
        optionOf(
          '--save-baseline [N]',
          `measure every test N times (2 to ${BASELINE_WINDOW.runs}), and save that as the baseline of later runs, in ${EVIDENCE_FOLDER} (default: 5); a word after it is a suite`,
          [
            ...['baseline', 'seedBaseline', 'evidence', 'testId', 'grep', 'lastFailed'],
            ...['shard', 'dryRun', 'transcript', 'resume'],
          ],
        ),
      )
      .option('--export-otel', 'export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp')
      .addOption(optionOf('--verbose', 'print requests, and the commands of cli targets', ['json', 'quiet']))
      .addOption(
        optionOf(
          '--reporter <NAME>',
          'progress: list (a line per test), line (failed tests only), dot (a character per test), json (one JSON object per line: planned, test, run), quiet (the verdict only) (default: list, or a line per tenth of more than 50 tests)',
          ['json', 'quiet'],
        ).choices(['list', 'line', 'dot', 'json', 'quiet']),
      )
      .option('--quiet', 'the same as --reporter quiet')
      .option('--json', 'the same as --reporter json')
      .option('--no-color', 'print no colours, as with NO_COLOR=1')
      // Flags of earlier versions of AgentV that have another name here. They work, and the help shows ours.
      .addOption(new Option('--eval-id <ID>').argParser(collected).hideHelp());
    // Each record has its trace in any case.
    for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
      parser.addOption(new Option(name).hideHelp());
    }
  },
  options(evals: readonly string[], rawFlags: RunCommandFlags): RunCommandOptions {
    const flags = withCurrentNames(rawFlags);
    const { transcript, recordReplay, reporter } = flags;
    const quiet = flags.quiet ?? reporter === 'quiet';
    const json = flags.json ?? reporter === 'json';
    const { saveBaseline: runs } = flagValues({ saveBaseline: count(2, BASELINE_WINDOW.runs).optional() }, rawFlags);
    const inputs = { ...inputsOf(evals, flags), isForBaseline: runs !== undefined };
    // Output for programs and short output stay as they are, whatever the configuration says.
    const verbose = flags.verbose ?? (json || quiet ? false : undefined);
    return {
      inputs: { ...inputs, transcript, recordReplay, dryRunDelay: delayOf(flags, inputs.dryRun), verbose },
      resultsFiles: resultsFilesOf(flags),
      style: reporter === 'list' || reporter === 'line' || reporter === 'dot' ? reporter : undefined,
      isOfLastFailed: flags.lastFailed,
      isWatching: flags.watch,
      quiet,
      json,
    };
  },
  startsPrograms: () => true,
  run: (options, runtime, terminal) =>
    options.isWatching
      ? watchSuites(
          (evals, prepared) => {
            const { inputs } = options;
            const some = evals && {
              ...inputs,
              evals: [...evals],
              explicitInputs: [...inputs.explicitInputs, 'evals' as const],
            };
            return runSuites({ ...options, inputs: some ?? inputs }, runtime, terminal, prepared);
          },
          runtime,
          terminal,
        )
      : runSuites(options, runtime, terminal),
});

const optionOf = (flags: string, description: string, conflicts: string[] = []) =>
  new Option(flags, description).conflicts(conflicts);

/** AgentV's flags with the names that they have here, which take precedence. */
function withCurrentNames({
  evalId = [],
  dumpTraces,
  keepWorkspaces,
  exportOtel,
  saveBaseline,
  ...flags
}: RunCommandFlags): RunCommandFlags {
  const testId = [...(flags.testId ?? []), ...evalId];
  return {
    ...(dumpTraces && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
    ...(keepWorkspaces && { retainOnSuccess: 'keep', retainOnFailure: 'keep' }),
    // Without a backend, the standard variables of OpenTelemetry name the receiver.
    ...(exportOtel && flags['otel'] === undefined && { otelBackend: ['otlp'] }),
    ...flags,
    ...(saveBaseline && { seedBaseline: saveBaseline, evidence: 'auto', baseline: ['none'] }),
    ...(testId.length > 0 && { testId }),
  };
}

const EXTENSIONS: Readonly<Record<string, 'jsonl' | 'yaml'>> = { '.jsonl': 'jsonl', '.yaml': 'yaml', '.yml': 'yaml' };

/** Throws a `UserError` for a file whose name does not say the format that it gets. */
function resultsFilesOf({ out, outputFormat, dumpPrompts }: RunCommandFlags): ResultsFile[] {
  const prompts: ResultsFile[] = dumpPrompts ? [{ format: 'prompts', path: '.agentv/prompts/{timestamp}.jsonl' }] : [];
  if (out === undefined) return outputFormat === 'yaml' ? [{ format: 'yaml' }, ...prompts] : prompts;
  const format = EXTENSIONS[extname(out).toLowerCase()];
  if (format === undefined || (outputFormat ?? format) !== format) {
    const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
    throw userError('INPUT_INVALID', invalidValue('--out', `a file that ends in ${orList(names)}`, out), {
      hint: 'The folder of the run, with all its files, is --output.',
    });
  }
  return [{ format, path: out }, ...prompts];
}

/** The longest delay that is useful for a stub. */
const MAX_DELAY_MS = 3_600_000;

/** Reads the delay of a dry run. Throws a `UserError` for an invalid one. */
function delayOf(flags: RunCommandFlags, isDryRun: boolean): Delay | undefined {
  const ms = count(0, MAX_DELAY_MS).optional();
  const {
    dryRunDelay: fixed,
    dryRunDelayMin: least,
    dryRunDelayMax: most,
  } = flagValues({ dryRunDelay: ms, dryRunDelayMin: ms, dryRunDelayMax: ms }, flags);
  if ((fixed ?? least ?? most) === undefined) return undefined;
  if (!isDryRun) {
    throw userError('INPUT_INVALID', 'The flags that begin with --dry-run-delay only apply to a dry run', {
      hint: 'Add --dry-run, or remove them.',
    });
  }
  const [leastMs, mostMs] = (least ?? most) === undefined ? [fixed, fixed] : [least, most];
  if (leastMs === undefined || mostMs === undefined || leastMs > mostMs) {
    throw userError('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max are not a range', {
      expected: 'both flags, with a minimum that is not larger than the maximum',
    });
  }
  return { leastMs, mostMs };
}

export async function runSuites(
  options: RunCommandOptions,
  runtime: Runtime,
  terminal: Terminal,
  prepared?: RunReporting['prepared'],
): Promise<ExitCode> {
  const { json, quiet, resultsFiles } = options;
  const { files } = runtime;
  // Confirms that AgentV's variable for its folder is in effect.
  const home = runtime.env['AGENTV_HOME']?.trim();
  if (home && !json && !quiet) terminal.print(`Using AGENTV_HOME: ${oneLine(home)}`);
  await learnSecretsHere(runtime, options.inputs.workingDirectory);
  const runInputs = options.isOfLastFailed ? await ofLastFailed(options.inputs, runtime) : options.inputs;
  const runPolicy = await findPolicy(runInputs, runtime);
  const policy = { ...runPolicy, inputs: inputsOfShard(runPolicy.inputs) };
  const { inputs } = policy;
  const { workingDirectory, dryRun: isDryRun } = inputs;
  const cwd = resolve(runtime.cwd, workingDirectory);
  for (const file of resultsFiles) await requireResultsPath(file, cwd, files);
  const traced = { inputs, runtime: await withEnvFiles(inputs, runtime) };
  // The history has whole runs.
  const store = inputs.shard === undefined ? localStore(inputs, runtime) : undefined;

  const shownFolder = (folder: string) => shownPath(folder, runtime.cwd);
  const here = { program: howCalled(runtime, runtime.cwd), workingDirectory };
  const progress = json
    ? jsonProgress((line) => terminal.print(line))
    : quiet
      ? quietProgress(terminal, shownFolder)
      : terminalProgress(terminal, { shownFolder, isDryRun, clock: runtime.clock, here, style: options.style });
  const reporting: RunReporting = {
    progress,
    prepared,
    local: (folder) => [
      ...fileReporters(folder, files),
      ...resultsFiles.map((file) => resultsFileReporter(file, { cwd, folder }, files)),
      ...traceFileReporters({ ...traced, folder }, files),
    ],
    exportTraces: (report, folder) => exportToBackends(report, { ...traced, folder }),
    page: (judged) => reportPage(judged, localPage(judged.gateInputs.inputs, judged.run, runtime), runtime),
    deliver: async (report, { judged, evidence }) => [
      ...(store === undefined ? [] : await deliverAll([await localHistoryReporter(judged, store, runtime)], report)),
      ...(inputs.isForBaseline ? [await saveBaseline(evidence, cwd, files)] : []),
    ],
  };
  // On a developer's machine only on request.
  const isRequested = inputs.explicitInputs.includes('seedBaseline') || inputs.explicitInputs.includes('evidence');
  const isEvidenceStored = isRequested || runtime.env['GITHUB_ACTIONS'] === 'true';
  return exitCodeOf(await runPipeline({ policy, isEvidenceStored, reporting }, runtime));
}

async function saveBaseline(
  evidence: PublishedRun['evidence'],
  cwd: string,
  files: Pick<Files, 'read' | 'write'>,
): Promise<Receipt> {
  const name = SAVED_BASELINE;
  if (evidence === undefined) {
    const why = 'The run measured nothing that later runs can be compared with';
    return { kind: 'notDelivered', name, why };
  }
  const where = join(cwd, EVIDENCE_FOLDER, EVIDENCE_FILE);
  await files.write(where, await files.read(evidence.path, MAX_EVIDENCE_BYTES));
  return { kind: 'delivered', name, where };
}

/** The inputs for the tests that did not pass in the newest run. Throws a `UserError` if there are none. */
async function ofLastFailed(inputs: Inputs, { cwd: start, files, env }: Runtime): Promise<Inputs> {
  if (isInCI(env)) {
    throw userError('INPUT_INVALID', 'A job of continuous integration cannot select the tests that failed last', {
      hint: 'Remove --last-failed: the change under test and its programs can write results into a folder.',
    });
  }
  const cwd = resolve(start, inputs.workingDirectory);
  for (const folder of await newestRuns({ cwd, files })) {
    const { run } = await readResults([folder], { cwd, files });
    if (run.dryRun) continue;
    const failed = run.results.filter((result) => ['failed', 'errored'].includes(outcomeOf(result).kind));
    if (failed.length === 0) {
      throw userError('NOTHING_MATCHED', `No test failed in the last run, ${shownPath(folder, cwd)}`, {
        hint: 'Run all tests: leave out --last-failed.',
      });
    }
    const evals = inputs.evals.length > 0 ? inputs.evals : [...new Set(failed.map(({ suiteFile }) => suiteFile))];
    return { ...inputs, evals, explicitInputs: [...inputs.explicitInputs, 'evals'], only: failed.map(resultKey) };
  }
  throw userError('NOTHING_MATCHED', 'All earlier runs are dry runs', { hint: 'Leave out --last-failed.' });
}
