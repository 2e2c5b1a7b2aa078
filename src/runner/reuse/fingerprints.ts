import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RunOptions } from '../../config/settings.ts';
import { graders } from '../../graders/graders/index.ts';
import { UserError } from '../../model/errors.ts';
import { partsIn } from '../../model/run/message.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Workspace } from '../../model/suite/workspace.ts';
import { textsIn } from '../../model/values/mapping.ts';
import { getOrMake } from '../../model/values/once.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import { treeDigest } from '../../workspaces/git-tree.ts';
import { targetHooksOf, workspaceOf } from '../../workspaces/workspace-mode.ts';
import { askedLimit, millisecondsOf } from '../call-time-limits.ts';
import { allGradersOf, fallbacksOf, judgesOfTest, reachesOut, type SuiteJudges } from '../case/judges.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { type FingerprintSite, measureOf, subjectOf } from '../plan/fingerprint.ts';
import type { SuiteDependencies } from './watched-files.ts';

interface FingerprintDeps extends FolderSite {
  readonly inputs: RunOptions;
}

/**
 * Adds fingerprints to the steps of the plan: how each test is measured, and what is tested. They contain digests of
 * the relevant files, and no secrets. What a program loads besides its own file is only covered by the digest of the
 * repository, or of the files that the suite declares.
 */
export async function withFingerprints(
  plan: Plan,
  { judges, watched }: { readonly judges: ReadonlyMap<string, SuiteJudges>; readonly watched: SuiteDependencies },
  site: FingerprintDeps,
): Promise<Plan> {
  const { inputs, root, cwd } = site;
  // Git reads the whole checkout for it.
  const needsTree = plan.steps.some(({ kind, suite }) => kind === 'run' && !watched.declares(suite));
  const tree = needsTree ? await treeDigest(site) : undefined;
  const at = { root, clean: site.runtime.redactor.identity };
  const digests = fileDigests(site, at);

  const fingerprinted = async (step: Step): Promise<Step> => {
    const { suite, test, target } = step;
    const suiteJudges = judges.get(suite.path);
    const specs = allGradersOf(test);
    const limit = askedLimit(test, inputs.testTimeoutSeconds, suite);
    const measured = {
      judges: suiteJudges === undefined ? [] : judgesOfTest(test, target, suiteJudges),
      files: await digests.of(
        step,
        // All option values of a grader that may name a file that it runs or passes to a program.
        specs.flatMap(({ type, options }) =>
          findKind(graders, type)?.startsPrograms?.(options) ? textsIn(options) : commandsIn(options),
        ),
      ),
      seesMetadata: specs.some(reachesOut),
      timeoutMs: limit && millisecondsOf(limit.seconds),
      maxCostUsd: test.maxCostUsd ?? suite.maxCostUsd,
    };

    const workspace = workspaceOf(step);
    const hooks = targetHooksOf(step, cwd);
    const fallbacks = fallbacksOf(target, suiteJudges);
    const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks ?? {})].map(
      (hook) => hook?.command,
    );
    const around = textsIn([commands, [target, ...fallbacks].map(({ options }) => options)]);
    const files = watched.declares(suite)
      ? await watched.digestOf(
          suite,
          [...sourcesOf(workspace), ...(await digests.programsIn(around, suite.folder))].sort(),
        )
      : tree;
    const tested = { test: workspace === test.workspace ? test : { ...test, workspace }, target };
    return {
      ...step,
      measure: measureOf(step, measured, at),
      subject: subjectOf(tested, { fallbacks, hooks, workspace: contentOf(workspace, site), files }, at),
    };
  };
  return {
    ...plan,
    steps: await Promise.all(plan.steps.map((step) => (step.kind === 'run' ? fingerprinted(step) : step))),
  };
}

/**
 * The content of a workspace, if its configuration and the files of the repository determine it: its repositories are
 * pinned to commits, and nothing else comes from this machine.
 */
function contentOf(workspace: Workspace | undefined, { inputs, root }: FingerprintDeps): string | undefined {
  if (workspace === undefined || inputs.workspacePath !== undefined) return undefined;
  const { path, repositories } = workspace;
  const isHere = (from: string) => from.startsWith(join(root, '/'));
  const isPinned = path === undefined && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref));
  return isPinned && sourcesOf(workspace).every(isHere) ? 'as configured' : undefined;
}

/** The files and folders that are copied into a workspace. */
const sourcesOf = (workspace: Workspace | undefined): string[] => [
  ...(workspace?.template ? [workspace.template.path] : []),
  ...(workspace?.files ?? []).map(({ from }) => from),
];

/** A judge may also start programs: for its prompt, and to convert files to text. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? textsIn(item) : commandsIn(item)));
}

const MAX_PATH_LENGTH = 1024;
/** Larger files are neither scripts nor attachments. */
const MAX_BYTES = 64 * 1024 * 1024;

function fileDigests({ root, cwd, runtime: { files } }: FolderSite<'files'>, { clean }: FingerprintSite) {
  const digests = new Map<string, Promise<string>>();
  const programs = new Map<string, Promise<string | undefined>>();
  const find = (word: string, folder: string) =>
    getOrMake(programs, JSON.stringify([folder, word]), async () => {
      const places = [word, ...searchRoots(folder, { root, cwd }).map((each) => join(each, word))];
      for (const path of places) {
        if (!path.startsWith(join(root, '/'))) continue;
        const state = await files.state(path).catch(orThrow('missing' as const));
        if (state === 'file') return path;
      }
      return undefined;
    });
  const digestOf = (path: string) =>
    getOrMake(digests, path, async () => {
      const bytes = await files.readBytes(path, MAX_BYTES).catch(orThrow(undefined));
      if (bytes === undefined) return 'unreadable';
      // One character for each byte, so that secrets can be found without losing other bytes.
      const text = clean(Buffer.from(bytes).toString('latin1')).replaceAll('\r\n', '\n');
      return createHash('sha256').update(text).digest('hex');
    });
  /** The files of the repository that words of these texts name: a text may be a command line with quoted words. */
  const programsIn = async (texts: readonly string[], folder: string): Promise<string[]> => {
    const words = texts
      .filter(({ length }) => length <= MAX_PATH_LENGTH)
      .flatMap((text) => [text, ...text.split(/[\s"']+/)])
      .filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
    const found = await Promise.all(Array.from(new Set(words), (word) => find(word, folder)));
    return [...new Set(found.filter((path) => path !== undefined))];
  };
  return {
    programsIn,
    /** The attachments of a test that its question does not contain, and the programs that these commands name, with their digests. */
    async of({ suite, test }: Step, commands: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const questionPaths = partsIn(test.input).map((part) =>
        part.type === 'file' || part.type === 'image' ? part.absolutePath : undefined,
      );
      const attached = test.inputFiles.filter((path) => !questionPaths.includes(path));
      const paths = [...attached, ...(await programsIn(commands, suite.folder))];
      return new Map(await Promise.all(paths.map(async (path) => [path, await digestOf(path)] as const)));
    },
  };
}

/** Handles the errors of users alone. */
const orThrow =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof UserError) return value;
    throw error;
  };
