import { join, resolve } from 'node:path';
import { accept } from '../../baseline/accept.ts';
import { EVIDENCE_FOLDER, readEvidence } from '../../baseline/evidence-files.ts';
import { keyFolders, readBaselineRuns } from '../../baseline/history-baseline.ts';
import { runPath } from '../../baseline/history-paths.ts';
import { folderStore } from '../../baseline/history-store.ts';
import { encodeRun, encodeRuns } from '../../baseline/run-file.ts';
import { userError } from '../../model/errors.ts';
import type { MeasuredRun } from '../../model/run/measured-run.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import type { ExitCode } from '../../runner/pipeline/exit-code.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  summary: 'Accept the current results of tests: discard their baseline, so that later results become the new one.',
  help: `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'
  eval-action accept greets --history .agentv/history --reason 'New tone of voice'

Exit codes: 0 accepted, 2 error, such as an unknown test or an invalid evidence file.`,
  flags: (parser) =>
    parser
      .argument('<tests...>', 'exact ids of the tests')
      .requiredOption('--reason <TEXT>', 'why the current results are correct; stored in the evidence')
      .option('--author <NAME>', 'your name (default: the user of this machine, or the actor of the job)')
      .option(
        '--evidence <PATH>',
        'evidence file, or a folder of them (default: .agentv/evidence, which no run writes)',
      )
      .option('--history <FOLDER>', 'folder of a history instead: the newest results in it are the new baseline')
      .option('--suite <NAME>', 'only in this suite (default: all suites)')
      .option('--target <NAME>', 'only on this target (default: all targets)'),
  options: (tests: readonly string[], flags: AcceptFlags) => ({ tests, ...flags }),
  run: accepted,
});

interface AcceptFlags {
  readonly reason: string;
  readonly author?: string;
  readonly evidence?: string;
  readonly history?: string;
  readonly suite?: string;
  readonly target?: string;
}

type AcceptOptions = AcceptFlags & { readonly tests: readonly string[] };

/** Discards the baseline of tests. All or none: an unknown id writes nothing. */
async function accepted(options: AcceptOptions, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { history, evidence, suite, target, tests: testIds } = options;
  const refused = (why: string) =>
    userError('INPUT_INVALID', `Nothing was accepted: ${why}`, { hint: 'See eval-action accept --help.' });
  if (history !== undefined && evidence !== undefined) {
    throw refused('--evidence and --history are two places; give one of them');
  }
  const reason = options.reason.trim();
  if (reason === '') throw refused('give the reason why they are accepted');
  const { GITHUB_ACTOR, USER, USERNAME } = runtime.env;
  const author = [options.author, GITHUB_ACTOR, USER, USERNAME].find((name) => name?.trim())?.trim();
  if (author === undefined) throw refused('its author is unknown; give your name with --author');

  const known = new Set<string>();
  const accepting = (runs: readonly MeasuredRun[], time?: string) => {
    const made = accept(runs, { testIds, reason, author, suite, target, time });
    for (const id of made.known) known.add(id);
    return made.runs;
  };
  const written: { path: string; text: string; tests: readonly TestKey[]; start: string }[] = [];
  if (history === undefined) {
    for (const { path, runs: all } of await evidenceOf(evidence, runtime)) {
      const runs = accepting(all, new Date(runtime.clock.now()).toISOString());
      const tests = runs.flatMap(({ newlyAccepted }) => newlyAccepted);
      // The answers stay out of a file that is committed.
      written.push({ path, text: encodeRuns(runs), tests, start: 'starts again' });
    }
  } else {
    for (const { folder, runs: all } of await runsOfHistory(history, runtime)) {
      for (const run of accepting(all).toReversed()) {
        const path = join(folder, runPath(run.run));
        const start = `starts with the run of ${run.run.time}`;
        written.push({ path, text: encodeRun(run), tests: run.newlyAccepted, start });
      }
    }
  }

  const unknown = testIds.filter((id) => !written.some(({ tests }) => tests.some(({ testId }) => testId === id)));
  if (unknown.length > 0) {
    const where = history === undefined ? 'evidence' : 'history';
    throw userError('NOTHING_MATCHED', `The ${where} has no test ${listed(unknown)}; nothing was accepted`, {
      hint: suggestion(unknown[0] ?? '', [...known], 'tests'),
    });
  }
  for (const { path, text, tests, start } of written.filter((each) => each.tests.length > 0)) {
    await runtime.files.write(path, text);
    for (const { testId, suite: of, target: on } of tests) {
      terminal.print(`accepted  ${oneLine(testId)} of ${oneLine(of)} on ${oneLine(on)}: its baseline ${start}`);
    }
    terminal.print(`written   ${shownPath(path, runtime.cwd)}`);
  }
  return 0;
}

type TestKey = Readonly<Record<'testId' | 'suite' | 'target', string>>;

/** Newer runs that can have other suites only. */
const AT_LEAST_RUNS = 100;

/** The newest runs of each key that can be a baseline: their results become the first of it, also where they failed. */
async function runsOfHistory(folder: string, { cwd, files, signal }: Runtime) {
  const store = folderStore(resolve(cwd, folder), folder, files);
  const tree = await store.open(signal);
  if (tree === undefined) throw userError('FILE_MISSING', `There is no history in ${store.name}`);
  const keys: { folder: string; runs: readonly MeasuredRun[] }[] = [];
  for (const key of await keyFolders(tree, signal)) {
    const question = { folder: key, atLeast: AT_LEAST_RUNS, enough: 1, isOfBranch: true };
    const { runs } = await readBaselineRuns(tree, question, signal);
    keys.push({ folder: resolve(cwd, folder, key), runs });
  }
  return keys;
}

async function evidenceOf(evidence: string | undefined, { cwd, files }: Runtime) {
  const isHere = (await files.state(join(cwd, EVIDENCE_FOLDER))) === 'folder';
  const usual = join(isHere ? cwd : await findRepository(cwd, files), EVIDENCE_FOLDER);
  const path = evidence === undefined ? usual : resolve(cwd, evidence);
  const read = (await files.state(path)) === 'missing' ? undefined : await readEvidence(path, files);
  if (read?.kind === 'refused') {
    throw userError('RESULTS_UNREADABLE', `${shownPath(read.path, cwd)} is not valid evidence: ${read.why}`);
  }
  if (read === undefined || read.files.length === 0) {
    throw userError('FILE_MISSING', `There is no evidence in ${shownPath(path, cwd)}`, { hint: WHERE_FROM });
  }
  return read.files;
}

const WHERE_FROM = `Runs do not write to .agentv/evidence. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-…> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run …"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence
For runs that are compared with the folder of a history, pass that folder: --history .agentv/history`;
