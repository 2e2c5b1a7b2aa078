import { basename, join, resolve } from 'node:path';
import { learnSecretsHere } from '../../config/environments.ts';
import { reportSettings } from '../../config/report-inputs.ts';
import { userError } from '../../model/errors.ts';
import { localPage } from '../../page/data/local-page.ts';
import { writePage } from '../../page/data/page-reporter.ts';
import { fileAddress, openFile } from '../../platform/open-file.ts';
import { notDelivered } from '../../reports/deliver.ts';
import { newestRuns } from '../../results/run-folder/resume.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import { reportOn } from '../../runner/pipeline/report-on.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { flagSpelling } from '../flags.ts';
import { readRun } from './report.ts';

/** Pages of runs whose own folder is not writable for us: two runs side by side, and files of other tools. */
const OPENED = join('.agentv', 'results', 'open');

export const command = defineCommand({
  summary: 'Open the report of a run, or of two runs side by side, in the browser.',
  help: `
Examples:
  eval-action open
  eval-action open .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action open head/ base/

The page is one offline file; no server is started.
Exit codes: 0 the page was written, 2 it could not be written.`,
  flags: (parser) =>
    parser
      .argument('[run]', 'run folder, results file or report.html (default: the newest run)')
      .argument('[base]', 'run folder or results file to compare with')
      .option('--no-browser', 'print the address of the page and start no browser')
      .option('--print-path', 'like --no-browser'),
  options: (run: string | undefined, base: string | undefined, flags: { browser: boolean; printPath?: true }) => ({
    run,
    base,
    printsOnly: !flags.browser || flags.printPath === true,
  }),
  /** Writes the page of a run if there is none yet, and opens it. The exit code does not depend on the verdict. */
  async run({ run, base, printsOnly }, runtime, terminal) {
    const results = run === undefined ? (await newestRuns(runtime))[0] : resolve(runtime.cwd, run);
    const existing = base === undefined ? await existingPage(results, runtime) : undefined;
    const path = existing ?? (await newPage(results, base, runtime));
    terminal.print(`${shownPath(path, runtime.cwd)}\n${fileAddress(path)}`);
    if (base !== undefined) terminal.complain(`Compared with ${base} alone: the run may have another verdict.`);
    if (!printsOnly && (await openFile(path, runtime.env)) === 'failed')
      terminal.complain('Could not start a browser. Open the address above.');
    return 0;
  },
});

/** The page of a run, if it is as new as the results. */
async function existingPage(results: string, { files }: Runtime): Promise<string | undefined> {
  if (basename(results) === runFiles.page) return results;
  const [page, rows] = [join(results, runFiles.page), join(results, runFiles.journal)];
  if ((await files.state(page)) !== 'file') return undefined;
  const isOld = (await files.state(rows)) === 'file' && (await files.modifiedAt(page)) < (await files.modifiedAt(rows));
  return isOld ? undefined : page;
}

async function newPage(results: string, base: string | undefined, runtime: Runtime): Promise<string> {
  await learnSecretsHere(runtime);
  const reportInputs = reportSettings.parse({ results, baseline: base }, flagSpelling);
  const { run, gateInputs: read, inputs } = await readRun(reportInputs, runtime);
  // A user who opens a report wants it, whatever the configuration of runs.
  const gateInputs = { ...read, inputs: { ...read.inputs, html: 'true' as const } };
  const report = reportOn(run, { ...gateInputs, program: howCalled(runtime, runtime.cwd) });
  const context = localPage(inputs, run, runtime);

  const isRunFolder = base === undefined && (await runtime.files.state(results)) === 'folder';
  let why = '';
  for (const folder of [...(isRunFolder ? [results] : []), resolve(runtime.cwd, OPENED)]) {
    const [receipt] = await writePage(report, { run, folder, gateInputs }, context, runtime);
    if (receipt?.kind === 'delivered') return join(folder, runFiles.page);
    why = receipt !== undefined && notDelivered(receipt) ? receipt.why : '';
  }
  throw userError('OUTPUT_UNWRITABLE', `Could not write the page: ${why}`);
}
