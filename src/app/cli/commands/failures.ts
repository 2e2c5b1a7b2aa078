import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { userError } from '../../../model/errors.ts';
import { type Report, reportFileSchema } from '../../../model/verdict/report.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { failingTests } from '../../../reports/failures/entries.ts';
import { failuresIndex } from '../../../reports/failures/failures-index.ts';
import { failuresJsonl } from '../../../reports/failures/failures-jsonl.ts';
import { failurePrompts } from '../../../reports/failures/prompt.ts';
import { suggestion } from '../../../shared/did-you-mean.ts';
import { shellWord } from '../../../shared/shell-command.ts';
import { findRepository } from '../../../suites/discover.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import { parseReportInputs } from '../../config/report-inputs.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import { reportOn } from '../../pipeline/report-on.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { newestRuns, runFiles } from '../../run-folder/earlier-run.ts';
import { MAX_RESULTS_BYTES } from '../../run-folder/result-rows.ts';
import { defineCommand } from '../command.ts';
import { flagSpelling } from '../flags.ts';
import { readRun } from './report.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action failures
  eval-action failures results/new --json
  eval-action failures results/new --prompt --cause c10bfce6f

Exit codes: 0 printed, also if no test failed; 2 the results could not be read.`,
  flags: (parser) =>
    parser
      .argument('[run]', 'run folder, artifact or results file (default: the newest run)')
      .addOption(new Option('--md', 'print index.md (default)').conflicts(['json', 'prompt']))
      .addOption(new Option('--json', 'print failures.jsonl: one JSON object per line').conflicts('prompt'))
      .option('--prompt', 'print a task to copy into a coding agent, for each cause')
      .option('--cause <ID>', 'with --prompt: only the task for this cause (default: all)'),
  options: optionsOf,
  isForPrograms: ({ form }) => form === 'jsonl',
  run: printFailures,
});

function optionsOf(run: string | undefined, flags: { json?: true; prompt?: true; cause?: string }) {
  const form = flags.json ? ('jsonl' as const) : flags.prompt ? ('prompt' as const) : ('markdown' as const);
  if (flags.cause !== undefined && form !== 'prompt') {
    throw userError('INPUT_INVALID', '--cause has no effect without --prompt', { hint: 'Add --prompt.' });
  }
  return { run, form, cause: flags.cause };
}

type Options = ReturnType<typeof optionsOf>;

/**
 * What a run left for those who fix it, made again from its results, so that nothing else in a downloaded folder is
 * trusted.
 */
async function printFailures(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const path = options.run ?? shownPath((await newestRuns(runtime))[0], runtime.cwd);
  await learnSecretsHere(runtime);
  const found = runtime.redactor.deep((await storedReport(path, runtime)) ?? (await decidedAgain(path, runtime)));
  if (found.shard !== undefined) {
    throw userError('INPUT_INVALID', `${path} has one shard of a run`, {
      hint: 'Report on all shards first (eval-action report), and pass the folder of the report.',
    });
  }
  // Commands are for this machine, and for the folder of its repository in which they work.
  const place = join(await findRepository(runtime.cwd, runtime.files), found.folder ?? '');
  const report = { ...found, generator: { ...found.generator, program: howCalled(runtime, place) } };
  const run = place === runtime.cwd ? path : resolve(runtime.cwd, path);
  const printed = textOf(report, run, options);
  if (printed === undefined) terminal.complain(whyNothing(run, report));
  else terminal.print(printed.trimEnd());
  return 0;
}

/** Tests that a provider or the quarantine explains have no task. */
const whyNothing = (path: string, report: Report): string =>
  failingTests(report).length === 0
    ? `No test of ${path} needs attention.`
    : `No failure of ${path} can be fixed in the product. Run: ${report.generator.program ?? 'eval-action'} failures ${shellWord(oneLine(path))}`;

function textOf(report: Report, path: string, { form, cause }: Options): string | undefined {
  if (form === 'markdown') return failuresIndex(report);
  if (form === 'jsonl') return failuresJsonl(report);
  const prompts = failurePrompts(report, path);
  const wanted = prompts.filter((prompt) => cause === undefined || prompt.cause === cause);
  if (wanted.length === 0 && cause !== undefined) {
    const known = prompts.map((prompt) => prompt.cause);
    throw userError('NOTHING_MATCHED', `${path} has no cause ${cause}`, { hint: suggestion(cause, known, 'causes') });
  }
  return wanted.length === 0 ? undefined : wanted.map(({ text }) => text).join('\n');
}

/** The report of a run folder, with the decision of that run; undefined if this version cannot read all of it. */
async function storedReport(path: string, { cwd, files }: Pick<Runtime, 'cwd' | 'files'>): Promise<Report | undefined> {
  const given = resolve(cwd, path);
  const file = (await files.state(given)) === 'folder' ? join(given, runFiles.report) : given;
  if ((await files.state(file)) !== 'file' || !file.endsWith('.json')) return undefined;
  const read = reportFileSchema.safeParse(jsonOf(await files.read(file, MAX_RESULTS_BYTES)));
  if (!read.success) return undefined;
  const { gate, verdict: _, ...rest } = read.data;
  return { ...rest, verdict: gate };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Results without a decision, or with one of another version. */
async function decidedAgain(path: string, runtime: Runtime): Promise<Report> {
  const { run, gateInputs } = await readRun(parseReportInputs({ results: path }, flagSpelling), runtime);
  return reportOn(run, gateInputs);
}
