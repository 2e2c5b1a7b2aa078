import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { learnSecretsHere } from '../../config/environments.ts';
import { reportSettings } from '../../config/report-inputs.ts';
import { userError } from '../../model/errors.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { type Report, reportFileSchema } from '../../model/verdict/report.ts';
import { failuresIndex } from '../../reports/failures/failures-index.ts';
import { failuresJsonl } from '../../reports/failures/failures-jsonl.ts';
import { failurePrompts } from '../../reports/failures/prompt.ts';
import { reportDocument } from '../../results/read/read-report.ts';
import { linesOfPieces } from '../../results/read/rows.ts';
import { newestRuns } from '../../results/run-folder/resume.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import { reportOn } from '../../runner/pipeline/report-on.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { flagSpelling } from '../flags.ts';
import { readRun } from './report.ts';

export const command = defineCommand({
  summary: 'Print what a coding agent needs to fix the failing tests of a run: causes, commands, excerpts.',
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
  options(run: string | undefined, flags: { json?: true; prompt?: true; cause?: string }) {
    const form = flags.json ? ('jsonl' as const) : flags.prompt ? ('prompt' as const) : ('markdown' as const);
    if (flags.cause !== undefined && form !== 'prompt') {
      throw userError('INPUT_INVALID', '--cause has no effect without --prompt', { hint: 'Add --prompt.' });
    }
    return { run, form, cause: flags.cause };
  },
  isForPrograms: ({ form }) => form === 'jsonl',
  /**
   * What a run left for those who fix it, made again from its results, so that nothing else in a downloaded folder is
   * trusted.
   */
  async run({ run, form, cause }, runtime, terminal) {
    /** Results without a decision, or with one of another version. */
    const decidedAgain = async () => {
      const read = await readRun(reportSettings.parse({ results: path }, flagSpelling), runtime);
      return reportOn(read.run, read.gateInputs);
    };
    const path = run ?? shownPath((await newestRuns(runtime))[0], runtime.cwd);
    await learnSecretsHere(runtime);
    const read = runtime.redactor.deep((await storedReport(path, runtime)) ?? (await decidedAgain()));
    if (read.shard !== undefined) {
      throw userError('INPUT_INVALID', `${path} has one shard of a run`, {
        hint: 'Report on all shards first (eval-action report), and pass the folder of the report.',
      });
    }
    // Commands are for this machine, and for the folder of its repository in which they work.
    const place = join(await findRepository(runtime.cwd, runtime.files), read.folder ?? '');
    const program = howCalled(runtime, place);
    const report = { ...read, generator: { ...read.generator, program } };
    const shown = place === runtime.cwd ? path : resolve(runtime.cwd, path);
    const all = form === 'prompt' ? failurePrompts(report, shown) : [];
    const prompts = all.filter((prompt) => (cause ?? prompt.cause) === prompt.cause);
    if (prompts.length === 0 && cause !== undefined) {
      const causes = all.map((prompt) => prompt.cause);
      throw userError('NOTHING_MATCHED', `${shown} has no cause ${cause}`, {
        hint: suggestion(cause, causes, 'causes'),
      });
    }
    const files = { markdown: failuresIndex, jsonl: failuresJsonl };
    const text = form === 'prompt' ? prompts.map((prompt) => prompt.text).join('\n') : files[form](report);
    if (text) terminal.print(text.trimEnd());
    else terminal.complain(`No test of ${shown} needs a fix in the product.`);
    return 0;
  },
});

/** The report of a run folder, with the decision of that run; undefined if this version cannot read all of it. */
async function storedReport(path: string, { cwd, files }: Runtime): Promise<Report | undefined> {
  const absolutePath = resolve(cwd, path);
  const file = (await files.state(absolutePath)) === 'folder' ? join(absolutePath, runFiles.report) : absolutePath;
  if ((await files.state(file)) !== 'file' || !file.endsWith('.json')) return undefined;
  const read = reportFileSchema.safeParse(
    reportDocument(linesOfPieces(files.readPieces(file, Number.POSITIVE_INFINITY))),
  );
  if (!read.success) return undefined;
  const { gate, verdict: _, ...rest } = read.data;
  return { ...rest, verdict: gate };
}
