import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { invalidValue, userError } from '../../../model/errors.ts';
import type { Delay } from '../../../run/calls/with-delay.ts';
import { orList } from '../../../shared/text.ts';
import type { Inputs } from '../../config/inputs.ts';
import type { RunOptions } from '../../pipeline/run-options.ts';
import type { ResultsFile } from '../../run-folder/results-file.ts';
import type { Ask } from './asked.ts';
import { addGroupedFlags, inputsOf } from './input-flags.ts';

export function runArgv(command: Command, ask: Ask): void {
  command
    .description('Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.')
    .argument('[evals...]', 'eval files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  addGroupedFlags(command);
  command
    .addOption(
      new Option('--transcript <FILE>', 'grade the recorded conversations in a file; no target is called').conflicts([
        'dryRun',
        'recordReplay',
      ]),
    )
    .addOption(
      new Option(
        '--record-replay <FILE>',
        'append each new answer to a file, which the provider "replay" can read',
      ).conflicts('dryRun'),
    );
  addDelayFlags(command);
  addAgentvFlags(command);
  command
    .addOption(
      new Option('--out <FILE>', 'also write the results to one file: .jsonl, .yaml or .yml, which compare can read'),
    )
    .addOption(
      new Option('--output-format <FORM>', 'yaml: also write the results as YAML, to --out or index.yaml').choices([
        'jsonl',
        'yaml',
      ]),
    )
    .addOption(new Option('--export-otel', 'export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp'))
    .addOption(new Option('--verbose', 'print requests, and the commands of cli targets').conflicts(['json', 'quiet']))
    .option('--quiet', 'print the verdict only')
    .option('--json', 'print one JSON object per line: planned, test, run')
    .action((evals: string[], given: Record<string, unknown>) => {
      const { transcript, recordReplay } = given;
      const inputs = inputsOf(evals, withOwnNames(given));
      const dryRunDelay = delayOf(given, inputs);
      const resultsFiles = resultsFilesOf(given);
      ask({
        kind: 'run',
        inputs,
        options: {
          transcript: typeof transcript === 'string' ? transcript : undefined,
          recordReplay: typeof recordReplay === 'string' ? recordReplay : undefined,
          dryRunDelay,
          ...verbosity(given),
        },
        resultsFiles: resultsFiles.length > 0 ? resultsFiles : undefined,
        quiet: given['quiet'] === true,
        json: given['json'] === true,
      });
    });
}

const EXTENSIONS: Readonly<Record<string, 'jsonl' | 'yaml'>> = { '.jsonl': 'jsonl', '.yaml': 'yaml', '.yml': 'yaml' };

/** Throws a `UserError` for a file whose name does not say the format that it gets. */
function resultsFilesOf({ out, outputFormat, dumpPrompts }: Readonly<Record<string, unknown>>): ResultsFile[] {
  const prompts: ResultsFile[] =
    dumpPrompts === true ? [{ format: 'prompts', path: '.agentv/prompts/{timestamp}.jsonl' }] : [];
  if (typeof out !== 'string') return outputFormat === 'yaml' ? [{ format: 'yaml' }, ...prompts] : prompts;
  const format = EXTENSIONS[extname(out).toLowerCase()];
  if (format === undefined || (outputFormat ?? format) !== format) {
    const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
    throw userError('INPUT_INVALID', invalidValue('--out', `a file that ends in ${orList(names)}`, out), {
      hint: 'The folder of the run, with all its files, is --output.',
    });
  }
  return [{ format, path: out }, ...prompts];
}

/** Output for programs and short output stay as they are, whatever the configuration says. */
function verbosity({ verbose, json, quiet }: Readonly<Record<string, unknown>>): Pick<RunOptions, 'verbose'> {
  if (verbose === true) return { verbose: true };
  return json === true || quiet === true ? { verbose: false } : {};
}

const EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`;

/** Adds the flags for the delay of stubs in a dry run. */
function addDelayFlags(command: Command): void {
  command
    .addOption(new Option('--dry-run-delay <MS>', 'delay of each answer in a dry run, in milliseconds (default: none)'))
    .addOption(
      new Option('--dry-run-delay-min <MS>', 'minimum of a random delay; takes precedence over --dry-run-delay'),
    )
    .addOption(new Option('--dry-run-delay-max <MS>', 'maximum of a random delay; requires the minimum'));
}

/** Reads the delay of a dry run. Throws a `UserError` for an invalid one. */
function delayOf(given: Readonly<Record<string, unknown>>, { dryRun }: Pick<Inputs, 'dryRun'>): Delay | undefined {
  const fixed = millisecondsOf(given['dryRunDelay'], '--dry-run-delay');
  const least = millisecondsOf(given['dryRunDelayMin'], '--dry-run-delay-min');
  const most = millisecondsOf(given['dryRunDelayMax'], '--dry-run-delay-max');
  if ((fixed ?? least ?? most) === undefined) return undefined;
  if (!dryRun) throw onlyForDryRuns();
  const isRange = (least ?? most) !== undefined;
  const [leastMs, mostMs] = isRange ? [least, most] : [fixed, fixed];
  if (leastMs === undefined || mostMs === undefined || leastMs > mostMs) throw noRange();
  return { leastMs, mostMs };
}

/** The longest delay that is useful for a stub. */
const LONGEST_MS = 3_600_000;

function millisecondsOf(given: unknown, flag: string): number | undefined {
  if (given === undefined) return undefined;
  const ms = /^\d{1,7}$/.test(String(given)) ? Number(given) : Number.NaN;
  if (ms <= LONGEST_MS) return ms;
  throw userError('INPUT_INVALID', invalidValue(flag, `a whole number of milliseconds from 0 to ${LONGEST_MS}`, given));
}

const onlyForDryRuns = () =>
  userError('INPUT_INVALID', 'The flags that begin with --dry-run-delay only apply to a dry run', {
    hint: 'Add --dry-run, or remove them.',
  });

const noRange = () =>
  userError('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max are not a range', {
    expected: 'both flags, with a minimum that is not larger than the maximum',
  });

type Given = Readonly<Record<string, unknown>>;

/** Flags of earlier versions of AgentV that have another name here. They work, and the help shows ours. */
function addAgentvFlags(command: Command): void {
  const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];
  command.addOption(new Option('--eval-id <ID>').argParser(collect).hideHelp());
  // Each record has its trace in any case.
  for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
    command.addOption(new Option(name).hideHelp());
  }
}

/** The same flags with the names that they have here. A flag of ours takes precedence. */
function withOwnNames({ evalId, dumpTraces, keepWorkspaces, exportOtel, ...given }: Given): Given {
  const keep = keepWorkspaces === true && { retainOnSuccess: 'keep', retainOnFailure: 'keep' };
  const ids = [given['testId'] ?? [], evalId ?? []].flat();
  return {
    ...(dumpTraces === true && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
    ...keep,
    // Without a backend, the standard variables of OpenTelemetry name the receiver.
    ...(exportOtel === true && given['otel'] === undefined && { otelBackend: ['otlp'] }),
    ...given,
    ...(ids.length > 0 && { testId: ids }),
  };
}
