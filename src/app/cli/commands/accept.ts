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
import type { AskedAccept } from '../argv/asked.ts';

type Around = Pick<Runtime, 'cwd' | 'files' | 'clock' | 'env'>;

/** `eval-action accept`: discards the baseline of tests. All or none: an unknown id writes nothing. */
export async function acceptCommand(asked: AskedAccept, runtime: Around, terminal: Terminal): Promise<ExitCode> {
  const files = await evidenceOf(asked, runtime);
  const acceptance = {
    testIds: [...new Set(asked.tests)],
    reason: asked.reason,
    author: authorOf(asked, runtime.env),
    time: new Date(runtime.clock.now()).toISOString(),
    suite: asked.suite,
    target: asked.target,
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
  if (unknown.length > 0) throw notKnown(unknown, files, asked);
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

function authorOf({ author }: AskedAccept, env: Around['env']): string {
  const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
  if (known !== undefined) return known.trim();
  throw userError('INPUT_INVALID', 'The author of this acceptance is unknown', {
    hint: 'Give your name with --author.',
  });
}

async function evidenceOf({ evidence }: AskedAccept, { cwd, files }: Around): Promise<readonly EvidenceFile[]> {
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

async function usualFolder(cwd: string, files: Around['files']): Promise<string> {
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

function notKnown(unknown: readonly string[], files: readonly EvidenceFile[], { suite, target }: AskedAccept) {
  const ids = files
    .filter(({ pool }) => (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target)
    .flatMap(({ pool }) => pool.tests.map(({ testId }) => testId));
  return userError('NOTHING_MATCHED', `The evidence has no test ${listed(unknown)}; nothing was accepted`, {
    hint: suggestion(unknown[0] ?? '', [...new Set(ids)], 'tests'),
  });
}
