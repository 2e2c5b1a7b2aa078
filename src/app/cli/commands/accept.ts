import { join, resolve } from 'node:path';
import { accept } from '../../../evidence/accept.ts';
import { encodePool, MAX_EVIDENCE_BYTES } from '../../../evidence/codec.ts';
import { encodeRun } from '../../../history/codec.ts';
import type { TestLine } from '../../../history/lines.ts';
import { runPath } from '../../../history/paths.ts';
import { userError } from '../../../model/errors.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { listed, suggestion } from '../../../shared/did-you-mean.ts';
import { findRepository } from '../../../suites/discover.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { EVIDENCE_FOLDER, readEvidenceFolder, readEvidenceText } from '../../baseline/evidence-files.ts';
import { folderStore } from '../../history/folder-store.ts';
import { keyFolders, readBaselineRuns } from '../../history/read-history.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';

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

interface NamedTest {
  readonly testId: string;
  readonly suite: string;
  readonly target: string;
}

/** What an acceptance would change, and every test that it could accept. */
interface Acceptance {
  readonly files: readonly {
    readonly path: string;
    readonly text: string;
    readonly tests: readonly NamedTest[];
    /** What the new baseline of these tests is. */
    readonly effect: string;
  }[];
  readonly known: readonly NamedTest[];
}

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
  options: (tests: readonly string[], flags: Flags): Options => ({ tests, ...flags }),
  /** Discards the baseline of tests. All or none: an unknown id writes nothing. */
  async run(options, runtime, terminal) {
    const { history, tests, suite, target } = options;
    const { files, known } =
      history === undefined
        ? await acceptInEvidence(options, runtime)
        : await acceptInHistory(options, history, runtime);
    const accepted = new Set(files.flatMap((file) => file.tests.map(({ testId }) => testId)));
    const unknown = tests.filter((id) => !accepted.has(id));
    if (unknown.length > 0) {
      const where = history === undefined ? 'evidence' : 'history';
      const wanted = known.filter((of) => (suite ?? of.suite) === of.suite && (target ?? of.target) === of.target);
      const ids = [...new Set(wanted.map(({ testId }) => testId))];
      throw userError('NOTHING_MATCHED', `The ${where} has no test ${listed(unknown)}; nothing was accepted`, {
        hint: suggestion(unknown[0] ?? '', ids, 'tests'),
      });
    }
    for (const { path, text, tests: named, effect } of files) {
      await runtime.files.write(path, text);
      for (const each of named) {
        const [id, ofSuite, onTarget] = [each.testId, each.suite, each.target].map(oneLine);
        terminal.print(`accepted  ${id} of ${ofSuite} on ${onTarget}: ${effect}`);
      }
      terminal.print(`written   ${shownPath(path, runtime.cwd)}`);
    }
    return 0;
  },
});

const refusal = (why: string) =>
  userError('INPUT_INVALID', `Nothing was accepted: ${why}`, { hint: 'See eval-action accept --help.' });

function authorOf({ author }: Options, env: Runtime['env']): string {
  const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
  if (known !== undefined) return known.trim();
  throw userError('INPUT_INVALID', 'The author of this acceptance is unknown', {
    hint: 'Give your name with --author.',
  });
}

async function acceptInEvidence(options: Options, { cwd, files, env, clock }: Runtime): Promise<Acceptance> {
  const path = options.evidence === undefined ? await defaultFolder() : resolve(cwd, options.evidence);
  const state = await files.state(path);
  if (state === 'missing') throw noEvidence();
  const read =
    state === 'folder'
      ? await readEvidenceFolder(path, files)
      : readEvidenceText(await files.read(path, MAX_EVIDENCE_BYTES), path);
  if (read.kind === 'refused') {
    throw userError('RESULTS_UNREADABLE', `${shownPath(read.path, cwd)} is not valid evidence: ${read.why}`, {
      hint: 'Pass an evidence file, or a folder of them, with --evidence.',
    });
  }
  if (read.files.length === 0) throw noEvidence();

  const acceptance = {
    testIds: [...new Set(options.tests)],
    reason: options.reason,
    author: authorOf(options, env),
    time: new Date(clock.now()).toISOString(),
    suite: options.suite,
    target: options.target,
  };
  return {
    files: read.files.flatMap((file) => {
      const accepted = accept([file.pool], acceptance);
      if (accepted.kind === 'refused') throw refusal(accepted.why);
      const [pool] = accepted.pools;
      if (accepted.tests.length === 0 || pool === undefined) return [];
      return [{ path: file.path, text: encodePool(pool), tests: accepted.tests, effect: 'its baseline starts again' }];
    }),
    known: read.files.flatMap(({ pool: { suite, target, tests } }) =>
      tests.map(({ testId }) => ({ testId, suite, target })),
    ),
  };

  async function defaultFolder(): Promise<string> {
    const here = join(cwd, EVIDENCE_FOLDER);
    return (await files.state(here)) === 'folder' ? here : join(await findRepository(cwd, files), EVIDENCE_FOLDER);
  }

  function noEvidence() {
    return userError('FILE_MISSING', `There is no evidence in ${shownPath(path, cwd)}`, {
      hint:
        options.evidence === undefined
          ? WHERE_FROM
          : 'Pass an evidence file, or a folder of them, with --evidence; a run writes them to the folder "evidence" of its results.',
    });
  }
}

/** No run writes to the default folder: people commit its files. */
const WHERE_FROM = `Runs do not write to this folder. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-…> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run …"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence
For runs that are compared with the folder of a history, pass that folder: --history .agentv/history`;

/** Newer runs that can have other suites only. */
const MAX_RUNS = 100;

/** The newest run of each key that has the tests becomes the first of their baseline, also where it failed. */
async function acceptInHistory(
  options: Options,
  folder: string,
  { cwd, files, signal, env }: Runtime,
): Promise<Acceptance> {
  if (options.evidence !== undefined) throw refusal('--evidence and --history are two places; give one of them');
  const reason = options.reason.trim();
  if (reason === '') throw refusal('give the reason why they are accepted');
  const store = folderStore(resolve(cwd, folder), folder, files);
  const tree = await store.open(signal);
  if (tree === undefined) throw userError('FILE_MISSING', `There is no history in ${store.name}`);
  const accepted = { reason, author: authorOf(options, env) };
  const known: NamedTest[] = [];
  const changed: Acceptance['files'][number][] = [];
  for (const key of await keyFolders(tree, signal)) {
    const reading = { folder: key, mostRuns: MAX_RUNS, enough: 1, isOfBranch: true };
    const { runs } = await readBaselineRuns(tree, reading, signal);
    const done = new Set<string>();
    for (const run of runs.toReversed()) {
      const tests: NamedTest[] = [];
      const isMeant = ({ s, id: testId, trials }: TestLine): boolean => {
        const { suite = '', target = '' } = run.suites[s] ?? {};
        if (trials === 0 || (options.suite ?? suite) !== suite || (options.target ?? target) !== target) return false;
        known.push({ suite, target, testId });
        const name = JSON.stringify([suite, target, testId]);
        if (!options.tests.includes(testId) || done.has(name)) return false;
        done.add(name);
        tests.push({ testId, suite, target });
        return true;
      };
      const lines = run.tests.map((line) => (isMeant(line) ? { ...line, accepted } : line));
      if (tests.length === 0) continue;
      const path = resolve(cwd, folder, key, runPath(run.run));
      const effect = `its baseline starts with the run of ${run.run.time}`;
      changed.push({ path, text: encodeRun({ ...run, tests: lines }), tests, effect });
    }
  }
  return { files: changed, known };
}
