import { join, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { accept } from '../../../evidence/accept.ts';
import { encodePool, MAX_EVIDENCE_BYTES } from '../../../evidence/codec.ts';
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
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'

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
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

interface Options extends Flags {
  readonly tests: readonly string[];
}

/** Discards the baseline of tests. All or none: an unknown id writes nothing. */
async function accepted(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
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
    if (accepted.kind === 'refused') {
      throw userError('INPUT_INVALID', `Nothing was accepted: ${accepted.why}`, {
        hint: 'See eval-action accept --help.',
      });
    }
    return { path, ...accepted };
  });
  const known = new Set(changed.flatMap(({ tests }) => tests.map(({ testId }) => testId)));
  const unknown = acceptance.testIds.filter((id) => !known.has(id));
  if (unknown.length > 0) throw notKnown(unknown, files, options);
  for (const { path, pools, tests } of changed) {
    const [pool] = pools;
    if (tests.length === 0 || pool === undefined) continue;
    await runtime.files.write(path, encodePool(pool));
    for (const { testId, suite, target } of tests) {
      terminal.print(
        `accepted  ${oneLine(testId)} of ${oneLine(suite)} on ${oneLine(target)}: its baseline starts again`,
      );
    }
    terminal.print(`written   ${shownPath(path, runtime.cwd)}`);
  }
  return 0;
}

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
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence`;

function notKnown(unknown: readonly string[], files: readonly EvidenceFile[], { suite, target }: Options) {
  const ids = files
    .filter(({ pool }) => (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target)
    .flatMap(({ pool }) => pool.tests.map(({ testId }) => testId));
  return userError('NOTHING_MATCHED', `The evidence has no test ${listed(unknown)}; nothing was accepted`, {
    hint: suggestion(unknown[0] ?? '', [...new Set(ids)], 'tests'),
  });
}
