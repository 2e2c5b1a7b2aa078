import { join, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { accept } from '../../../evidence/accept.ts';
import { encodePool, MAX_EVIDENCE_BYTES } from '../../../evidence/codec.ts';
import { encodeRun } from '../../../history/codec.ts';
import type { HistoryRun, TestLine } from '../../../history/lines.ts';
import { runPath } from '../../../history/paths.ts';
import { userError } from '../../../model/errors.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { listed, suggestion } from '../../../shared/did-you-mean.ts';
import { findRepository } from '../../../suites/discover.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import {
  EVIDENCE_FOLDER,
  type EvidenceFile,
  readEvidenceFolder,
  readEvidenceText,
} from '../../baseline/evidence-files.ts';
import { folderStore } from '../../history/folder-store.ts';
import { keyFolders, readBaselineRuns } from '../../history/read-history.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
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
  options: (tests: readonly string[], flags: Flags) => ({ tests, ...flags }),
  run: accepted,
});

interface Flags {
  readonly reason: string;
  readonly author?: string | undefined;
  /** An evidence file or a folder of them; absent: the default folder. */
  readonly evidence?: string | undefined;
  /** The folder of a history instead of evidence. */
  readonly history?: string | undefined;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

interface Options extends Flags {
  readonly tests: readonly string[];
}

/** Discards the baseline of tests. All or none: an unknown id writes nothing. */
async function accepted(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  if (options.history !== undefined) return acceptInHistory(options, options.history, { runtime, terminal });
  const files = await evidenceOf(options, runtime);
  const acceptance = {
    testIds: [...new Set(options.tests)],
    reason: options.reason,
    author: authorOf(options, runtime.env),
    time: new Date(runtime.clock.now()).toISOString(),
    suite: options.suite,
    target: options.target,
  };
  const changed = files.map(({ path, pool }) => {
    const accepted = accept([pool], acceptance);
    if (accepted.kind === 'refused') throw refused(accepted.why);
    return { path, ...accepted };
  });
  const known = new Set(changed.flatMap(({ tests }) => tests.map(({ testId }) => testId)));
  const unknown = acceptance.testIds.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw notKnown(
      unknown,
      files.map(({ pool }) => ({ ...pool, tests: pool.tests.map(({ testId }) => testId) })),
      options,
    );
  }
  for (const { path, pools, tests } of changed) {
    const [pool] = pools;
    if (tests.length === 0 || pool === undefined) continue;
    await runtime.files.write(path, encodePool(pool));
    for (const each of tests) terminal.print(acceptedLine(each, 'its baseline starts again'));
    terminal.print(`written   ${shownPath(path, runtime.cwd)}`);
  }
  return 0;
}

const refused = (why: string) =>
  userError('INPUT_INVALID', `Nothing was accepted: ${why}`, { hint: 'See eval-action accept --help.' });

const acceptedLine = ({ testId, suite, target }: NamedTest, what: string): string =>
  `accepted  ${oneLine(testId)} of ${oneLine(suite)} on ${oneLine(target)}: ${what}`;

interface NamedTest {
  readonly testId: string;
  readonly suite: string;
  readonly target: string;
}

/** The newest run of each key that has the tests becomes the first of their baseline, also where it failed. */
async function acceptInHistory(
  options: Options,
  folder: string,
  { runtime, terminal }: { readonly runtime: Runtime; readonly terminal: Terminal },
): Promise<ExitCode> {
  if (options.evidence !== undefined) throw refused('--evidence and --history are two places; give one of them');
  const reason = options.reason.trim();
  if (reason === '') throw refused('give the reason why they are accepted');
  const { cwd, files, signal } = runtime;
  const store = folderStore(resolve(cwd, folder), folder, files);
  const tree = await store.open(signal);
  if (tree === undefined) throw userError('FILE_MISSING', `There is no history in ${store.name}`);
  const accepted = { reason, author: authorOf(options, runtime.env) };
  const known: { suite: string; target: string; tests: string[] }[] = [];
  const changed = new Map<string, { run: HistoryRun; tests: NamedTest[] }>();
  for (const key of await keyFolders(tree, signal)) {
    const { runs } = await readBaselineRuns(
      tree,
      { folder: key, mostRuns: MAX_RUNS, enough: 1, isOfBranch: true },
      signal,
    );
    const done = new Set<string>();
    for (const run of runs.toReversed()) {
      const tests: NamedTest[] = [];
      const isMeant = ({ s, id: testId, trials }: TestLine): boolean => {
        const { suite = '', target = '' } = run.suites[s] ?? {};
        if (trials === 0 || (options.suite ?? suite) !== suite || (options.target ?? target) !== target) return false;
        known.push({ suite, target, tests: [testId] });
        const name = JSON.stringify([suite, target, testId]);
        if (!options.tests.includes(testId) || done.has(name)) return false;
        done.add(name);
        tests.push({ testId, suite, target });
        return true;
      };
      const lines = run.tests.map((line) => (isMeant(line) ? { ...line, accepted } : line));
      if (tests.length > 0) changed.set(`${key}/${runPath(run.run)}`, { run: { ...run, tests: lines }, tests });
    }
  }
  const found = new Set([...changed.values()].flatMap(({ tests }) => tests.map(({ testId }) => testId)));
  const unknown = options.tests.filter((id) => !found.has(id));
  if (unknown.length > 0) throw notKnown(unknown, known, options);
  for (const [path, { run, tests }] of changed) {
    await files.write(resolve(cwd, folder, path), encodeRun(run));
    for (const each of tests) terminal.print(acceptedLine(each, `its baseline starts with the run of ${run.run.time}`));
    terminal.print(`written   ${shownPath(resolve(cwd, folder, path), cwd)}`);
  }
  return 0;
}

/** Newer runs that can have other suites only. */
const MAX_RUNS = 100;

function authorOf({ author }: Options, env: Runtime['env']): string {
  const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
  if (known !== undefined) return known.trim();
  throw userError('INPUT_INVALID', 'The author of this acceptance is unknown', {
    hint: 'Give your name with --author.',
  });
}

async function evidenceOf({ evidence }: Options, { cwd, files }: Runtime): Promise<readonly EvidenceFile[]> {
  const path = evidence === undefined ? await usualFolder(cwd, files) : resolve(cwd, evidence);
  const state = await files.state(path);
  const missing = () => noEvidence(shownPath(path, cwd), evidence);
  if (state === 'missing') throw missing();
  const read =
    state === 'folder'
      ? await readEvidenceFolder(path, files)
      : readEvidenceText(await files.read(path, MAX_EVIDENCE_BYTES), path);
  if (read.kind === 'refused') {
    throw userError('RESULTS_UNREADABLE', `${shownPath(read.path, cwd)} is not valid evidence: ${read.why}`, {
      hint: 'Pass an evidence file, or a folder of them, with --evidence.',
    });
  }
  if (read.files.length === 0) throw missing();
  return read.files;
}

async function usualFolder(cwd: string, files: Runtime['files']): Promise<string> {
  const root = await findRepository(cwd, files);
  const own = join(cwd, EVIDENCE_FOLDER);
  return (await files.state(own)) === 'folder' ? own : join(root, EVIDENCE_FOLDER);
}

const noEvidence = (where: string, given: string | undefined) =>
  userError('FILE_MISSING', `There is no evidence in ${where}`, {
    hint:
      given === undefined
        ? WHERE_FROM
        : 'Pass an evidence file, or a folder of them, with --evidence; a run writes them to the folder "evidence" of its results.',
  });

/** No run writes to the default folder: people commit its files. */
const WHERE_FROM = `Runs do not write to this folder. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-…> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run …"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence
For runs that are compared with the folder of a history, pass that folder: --history .agentv/history`;

interface KnownTests {
  readonly suite: string;
  readonly target: string;
  readonly tests: readonly string[];
}

function notKnown(unknown: readonly string[], known: readonly KnownTests[], { suite, target, history }: Options) {
  const ids = known
    .filter((of) => (suite ?? of.suite) === of.suite && (target ?? of.target) === of.target)
    .flatMap(({ tests }) => tests);
  const where = history === undefined ? 'evidence' : 'history';
  return userError('NOTHING_MATCHED', `The ${where} has no test ${listed(unknown)}; nothing was accepted`, {
    hint: suggestion(unknown[0] ?? '', [...new Set(ids)], 'tests'),
  });
}
