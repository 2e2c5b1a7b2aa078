import { join } from 'node:path';
import { graders } from '../../grade/graders/index.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import type { Workspace } from '../../model/suite/workspace.ts';
import { type MeasuredWith, measureOf, subjectOf } from '../../plan/fingerprint.ts';
import { askedLimit, millisecondsOf } from '../../plan/time-limit.ts';
import { targetHooksOf, workspaceOf } from '../../workspaces/demand.ts';
import type { RunOptions } from '../config/inputs.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { allGradersOf, judgesOfTest, type SuiteJudges } from '../steps/judges.ts';
import { commandWords } from './command-words.ts';
import { FileDigests, sourcesOf, type TestSetup } from './file-digests.ts';
import { treeDigest } from './tree-digest.ts';
import type { Watched } from './watched-files.ts';

interface Site extends FolderSite {
  readonly inputs: RunOptions;
}

interface Known {
  readonly judges: ReadonlyMap<string, SuiteJudges>;
  readonly watched: Watched;
}

/**
 * Adds fingerprints to the steps of the plan: how each test is measured, and what is tested. They contain digests of
 * the relevant files, and no secrets. What a program loads besides its own file is only covered by the digest of the
 * repository, or of the files that the suite declares.
 */
export async function withFingerprints(plan: Plan, { judges, watched }: Known, site: Site): Promise<Plan> {
  const runs = plan.steps.filter((step) => step.kind === 'run');
  // Git reads the whole checkout for it.
  const needsTree = runs.some(({ suite }) => !watched.declares(suite));
  const tree = needsTree ? await treeDigest(site) : undefined;
  const at = { root: site.root, clean: site.runtime.redactor.identity };
  const digests = new FileDigests(site, at);
  const judgesOfSuite = (step: Step) => judges.get(step.suite.path);
  const setupOf = (step: Step): TestSetup => ({
    workspace: workspaceOf(step),
    hooks: targetHooksOf(step, site.cwd),
    fallbacks: fallbacksOf(step, judgesOfSuite(step)),
  });
  const graded = await filesOf(runs, digests);
  const declared = await declaredFiles(runs, setupOf, digests, watched);
  const subjectOfStep = (step: Step): string => {
    const { workspace, hooks, fallbacks } = setupOf(step);
    const test = workspace === step.test.workspace ? step.test : { ...step.test, workspace };
    const files = watched.declares(step.suite) ? declared.get(step) : tree;
    const tested = { test, target: step.target };
    return subjectOf(tested, { fallbacks, hooks, workspace: contentOf(workspace, site), files }, at);
  };
  const fingerprinted = (step: Step): Step => ({
    ...step,
    measure: measureOf(step, howMeasured(step, judgesOfSuite(step), graded, site), at),
    subject: subjectOfStep(step),
  });
  return { ...plan, steps: plan.steps.map((step) => (step.kind === 'run' ? fingerprinted(step) : step)) };
}

/** The fallbacks of the target. */
const fallbacksOf = ({ target }: Step, judges: SuiteJudges | undefined): Target[] =>
  target.fallbackTargets.flatMap((name) => {
    const choice = judges?.named(name);
    return choice?.kind === 'judge' ? [choice.target] : [];
  });

/** Digests by absolute path, for the steps that have attachments or are graded by programs: most have neither. */
type FilesOfSteps = ReadonlyMap<Step, ReadonlyMap<string, string>>;

async function filesOf(steps: readonly Step[], digests: FileDigests): Promise<FilesOfSteps> {
  const asking = steps.flatMap((step) => {
    const words = allGradersOf(step.test).flatMap(commandWords);
    return step.test.inputFiles.length === 0 && words.length === 0 ? [] : [{ step, words }];
  });
  return new Map(
    await Promise.all(asking.map(async ({ step, words }) => [step, await digests.of(step, words)] as const)),
  );
}

/** The digests of the declared dependencies, for steps whose suites declare them. */
async function declaredFiles(
  steps: readonly Step[],
  setupOf: (step: Step) => TestSetup,
  digests: FileDigests,
  watched: Watched,
): Promise<ReadonlyMap<Step, string | undefined>> {
  const declaring = steps.filter(({ suite }) => watched.declares(suite));
  const digestOf = async (step: Step) => watched.digestOf(step.suite, await digests.ofSetup(step, setupOf(step)));
  return new Map(await Promise.all(declaring.map(async (step) => [step, await digestOf(step)] as const)));
}

function howMeasured(step: Step, own: SuiteJudges | undefined, files: FilesOfSteps, { inputs }: Site): MeasuredWith {
  const { suite, test, target } = step;
  const specs = allGradersOf(test);
  const limit = askedLimit(test, inputs.testTimeoutSeconds, suite);
  return {
    judges: own === undefined ? [] : judgesOfTest(test, target, own),
    files: files.get(step) ?? NO_FILES,
    seesMetadata: specs.some(looksAtAll),
    timeoutMs: limit && millisecondsOf(limit.seconds),
    maxCostUsd: test.maxCostUsd ?? suite.maxCostUsd,
  };
}

/**
 * The content of a workspace, if its configuration and the files of the repository determine it: its repositories are
 * pinned to commits, and nothing else comes from this machine.
 */
function contentOf(workspace: Workspace | undefined, { inputs, root }: Site): string | undefined {
  if (workspace === undefined || inputs.workspacePath !== undefined) return undefined;
  const { path, repositories } = workspace;
  const isHere = (from: string) => from.startsWith(join(root, '/'));
  const isPinned = path === undefined && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref));
  return isPinned && sourcesOf(workspace).every(isHere) ? 'as configured' : undefined;
}

/** Programs and judges get all data of a test; the other graders see the answer. */
const looksAtAll = ({ type, options }: GraderSpec): boolean => {
  const kind = findKind(graders, type);
  return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
};

const NO_FILES: ReadonlyMap<string, string> = new Map();
