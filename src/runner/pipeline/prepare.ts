import { dirname, resolve } from 'node:path';
import { Configurations, configProblems, findConfiguredSuites, overlookedSuites } from '../../config/configuration.ts';
import { Environments } from '../../config/environments.ts';
import { outsidePaths } from '../../config/outside-paths.ts';
import type { RunOptions } from '../../config/settings.ts';
import { graders } from '../../graders/graders/index.ts';
import { type CountedLabels, countedLabels } from '../../graders/people/counted-labels.ts';
import { asWarning, aWarning, type Problem, UserError, underStrict, userError } from '../../model/errors.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import type { Shard } from '../../model/run/result.ts';
import { resultKey, type TestNames } from '../../model/run/result-keys.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { OwnProgram, Target, Variant } from '../../model/suite/target.ts';
import { canonicalJson } from '../../model/text/json.ts';
import { cutEnd } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { getOrMake } from '../../model/values/once.ts';
import { providers } from '../../providers/providers/index.ts';
import { readTranscript } from '../../providers/providers/transcript.ts';
import type { Config } from '../../suites/config-file.ts';
import { findRepository } from '../../suites/discover.ts';
import { findScripts } from '../../suites/graders/custom-grader-files.ts';
import { type LoadContext, loadSuites } from '../../suites/load.ts';
import { Bounds, searchRoots } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { dryPlanOf } from '../../suites/targets/dry-run.ts';
import { givenTargetsFile, nearestTargetsFile, readTargetsFile, type TargetsFile } from '../../suites/targets/read.ts';
import { mayNamePrograms, resolveTarget, type WantedTarget } from '../../suites/targets/resolve.ts';
import { noteSecrets } from '../../suites/targets/variables.ts';
import { unknownRequestLimits } from '../call-time-limits.ts';
import { allGradersOf, judgesOf, type SuiteJudges } from '../case/judges.ts';
import { planOnTranscript, transcriptTarget } from '../case/on-transcript.ts';
import { hookNotes, runSessionHooks } from '../case/session-hooks.ts';
import { runSuiteProgram } from '../case/suite-program.ts';
import { testProblems, variantProblems } from '../case/test-problems.ts';
import { judgeTests, withJudgeFingerprints, withLabelledSuites } from '../judge-tests.ts';
import { makePlan, repeatedNames, type SuiteOnTargets, unmatchedIds } from '../plan/make-plan.ts';
import { missingPrograms, unaskedTargets } from '../program-problems.ts';
import { withFingerprints } from '../reuse/fingerprints.ts';
import { type SuiteDependencies, watchedFiles } from '../reuse/watched-files.ts';
import type { FolderSite, Runtime } from './runtime.ts';

/** The state before any test runs. */
export interface PreparedRun {
  readonly inputs: RunOptions;
  readonly plan: Plan;
  /** The suite files before tags select among them. */
  readonly suiteFiles: readonly string[];
  readonly warnings: readonly Problem[];
  readonly judges: ReadonlyMap<string, SuiteJudges>;
  readonly environments: Environments;
  /** The configuration of each suite, by its folder. */
  readonly configs: ReadonlyMap<string, Config>;
  readonly watched: Pick<SuiteDependencies, 'amongPaths' | 'changedSince'>;
  readonly cwd: string;
  readonly root: string;
  /** Present if the plan has only the tests of one shard. */
  readonly shard?: Shard | undefined;
}

/** Reads and checks suites and targets, and makes the plan. Throws a `UserError` with all problems. */
export async function prepare(inputs: RunOptions, runtime: Runtime, counted?: CountedLabels): Promise<PreparedRun> {
  if (inputs.judges === undefined) return planned(await openSite(inputs, runtime), undefined);
  const here = async () => ({ cwd: await workingDirectory(inputs, runtime), files: runtime.files });
  const labels = counted ?? (await countedLabels({}, await here()));
  return planned(await openSite(await withLabelledSuites(inputs, labels), runtime), labels);
}

export interface RunSite extends FolderSite {
  readonly inputs: RunOptions;
  readonly environments: Environments;
  readonly configurations: Configurations;
  /** A targets file with the programs in the `.agentv/providers/` of a folder of suites, and of those above it. */
  withPrograms(file: TargetsFile, folder: string): Promise<TargetsFile>;
}

/** The site of a working directory. Throws a `UserError` if there is no such folder. */
export async function openSite(
  inputs: RunOptions,
  runtime: Runtime,
  { hasPlaceholders = false } = {},
): Promise<RunSite> {
  runtime.redactor.configure(inputs);
  const cwd = await workingDirectory(inputs, runtime);
  const root = await findRepository(cwd, runtime.files);
  const environments = new Environments(runtime, { root, cwd, hasPlaceholders });
  const configurations = new Configurations({ runtime, cwd, root, environments, inputs });
  const withPrograms = ownPrograms({ runtime, cwd, root });
  return { inputs, runtime, cwd, root, environments, configurations, withPrograms };
}

/** The site from which every command reads suites. */
export const suiteReading = ({ inputs, runtime, cwd, root, environments, configurations }: RunSite): LoadContext => ({
  files: runtime.files,
  cwd,
  root,
  graders,
  scripts: runtime.scripts,
  variables: (folder) => environments.lookUpIn(folder),
  mayLackVariables: environments.hasPlaceholders ? 'plan' : undefined,
  tagFilter: inputs,
  variants: async (folder) => (await configurations.of(folder)).config.variants ?? [],
  guidelinePatterns: async (folder) => (await configurations.of(folder)).config.guidelinePatterns ?? [],
});

async function planned(site: RunSite, labels: CountedLabels | undefined): Promise<PreparedRun> {
  const { inputs, cwd, root, environments } = site;
  const { transcript } = inputs;
  const read = await readSuites(site);
  const { watched, configs } = read;
  let { placed, warnings, suiteFiles } = read;
  if (labels !== undefined) {
    // The same suites as tests of their judges.
    const tests = await judgeTests(placed, inputs, labels);
    placed = { ...placed, suites: [...tests.suites], judges: new Map(tests.judges) };
    warnings = [...warnings, ...tests.warnings];
    suiteFiles = [...new Set(tests.suites.map(({ suite: { file } }) => file))];
  }
  const real = makePlan(placed.suites, {
    testIds: inputs.testId,
    isWanted: await selection(placed.suites, site),
    trials: inputs.trials,
    threshold: inputs.threshold,
    mustPass: inputs.mustPass,
    alternates: inputs.experimentAgainst.length > 0,
  });
  const recorded =
    transcript === undefined
      ? undefined
      : planOnTranscript(real, await readTranscript(resolve(cwd, transcript), transcript, site.runtime.files));
  const fingerprinted = inputs.dryRun
    ? dryPlanOf(real)
    : await withFingerprints(recorded?.plan ?? real, { ...placed, watched }, site);
  const plan = labels !== undefined ? withJudgeFingerprints(fingerprinted, placed.judges) : fingerprinted;
  // Tests that cannot run become errors of the run. If no test can run, there is no run; nor if a variable is missing, such
  // as the key of a judge: the other tests would be paid for twice.
  const broken = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
  if (plan.steps.every(({ kind }) => kind === 'broken')) throw new UserError(withoutRepeats(broken));
  const missing = broken.filter(({ code }) => code === 'SECRET_MISSING');
  if (missing.length > 0) throw new UserError(withoutRepeats(missing));
  if (!inputs.dryRun) await refuseMissingPrograms(plan, site);
  // Not refused by `strict`: the hook is valid, and a dry run does not run it.
  const notes = inputs.dryRun ? await hookNotes(site) : [];
  return {
    inputs,
    plan,
    suiteFiles,
    warnings: [...warnings, ...(recorded?.warnings ?? []), ...notes],
    judges: placed.judges,
    environments,
    configs,
    watched,
    cwd,
    root,
  };
}

/** Which tests `grep` finds, and of those which ones are named. */
async function selection(
  placed: readonly SuiteOnTargets[],
  { inputs, runtime }: RunSite,
): Promise<((test: TestNames) => boolean) | undefined> {
  const { grep, only } = inputs;
  if (grep === undefined && only === undefined) return undefined;
  const ids = new Set(placed.flatMap(({ suite }) => suite.tests.map(({ id }) => id)));
  for (const id of ids) {
    if (grep === undefined) break;
    const match = await runtime.matcher.matches(grep, id, runtime.signal);
    if (match.kind === 'tooLong') {
      throw userError('INPUT_INVALID', `The pattern of --grep takes too long for the id "${id}"`, {
        hint: 'Use a simpler regular expression, or a plain text.',
      });
    }
    if (match.kind === 'matched' && !match.matched) ids.delete(id);
  }
  if (ids.size === 0 && grep !== undefined) {
    throw userError('NOTHING_MATCHED', `No test has an id that --grep ${cutEnd(grep.source, 60)} finds`, {
      hint: 'See the ids with eval-action list.',
    });
  }
  const keys = only && new Set(only);
  return (test) => ids.has(test.testId) && (keys === undefined || keys.has(resultKey(test)));
}

/** The suites with their targets. Runs the session hooks first, because suites may use the variables that they set. */
async function readSuites(site: RunSite) {
  const { inputs, cwd } = site;
  const { transcript } = inputs;
  const paths = await findConfiguredSuites(site);
  const configured = withoutRepeats(await configProblems(paths, site));
  const errors = configured.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new UserError(errors);
  if (!inputs.dryRun) await runSessionHooks(site);
  const { suites, warnings: loading } = await loadSuites(paths, {
    ...suiteReading(site),
    ...(!inputs.dryRun && { runProgram: (path: string) => runSuiteProgram(path, dirname(path), site) }),
  });
  const outside = await Promise.all(suites.map((suite) => outsidePaths(suite, site, inputs.outputDirectory)));
  if (outside.flat().length > 0) throw new UserError(outside.flat());
  if (transcript !== undefined && suites.length > 1) {
    // Its conversations are identified by their position alone.
    throw userError('INPUT_INVALID', `A transcript needs exactly one suite, but ${suites.length} are selected`, {
      hint: 'Select the suite that it was recorded for.',
    });
  }
  const placed = await placeOnTargets(suites, site, transcript && transcriptTarget(transcript, cwd));
  const watched = await watchedFiles(suites, site);
  const ofPrograms = await Promise.all(
    placed.suites.map(async ({ suite, targets }) => [
      // A hook may still create a missing program; one that stays missing is an error of its tests.
      ...(await missingPrograms(suite, targets, site)).map(asWarning),
      ...unaskedTargets(targets),
    ]),
  );
  const warnings = withoutRepeats([
    ...configured,
    ...(await overlookedSuites(paths, site)),
    ...loading,
    ...repeatedNames(suites),
    ...unmatchedIds(suites, inputs.testId),
    ...placed.warnings,
    ...ofPrograms.flat(),
    ...watched.warnings,
  ]);
  if (inputs.strict) {
    const broken = suites.flatMap(({ tests }) =>
      tests.flatMap((test) => (test.kind === 'broken' ? test.problems : [])),
    );
    const all = [...broken, ...warnings].map(underStrict).filter(({ severity }) => severity === 'error');
    if (all.length > 0) throw new UserError(all);
  }
  const suiteFiles = paths.map((path) => shownPath(path, cwd));
  const configs = new Map<string, Config>();
  for (const { folder } of suites) configs.set(folder, (await site.configurations.of(folder)).config);
  return { placed, watched, warnings, suiteFiles, configs };
}

/**
 * Programs without which planned tests would be paid for and have no result. A hook may still create a missing one. The
 * program of a grader is only a warning while other tests can be graded: its tests are grader errors.
 */
async function refuseMissingPrograms({ steps }: Plan, site: RunSite): Promise<void> {
  const runs = steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const hasHooks = ({ suite, test }: Step) =>
    Object.keys(test.workspace?.hooks ?? {}).length > 0 || suite.targets.some(({ hooks }) => hooks !== undefined);
  const certain = groupedBy(
    runs.filter((step) => !hasHooks(step)),
    ({ suite }) => suite,
  );
  const searches = Array.from(certain, ([suite, ofSuite]) => {
    // A target with fallbacks is not the only one that can be asked.
    const targets = ofSuite.map(({ target }) => target).filter(({ fallbackTargets }) => fallbackTargets.length === 0);
    const tests = [...new Set(ofSuite.map(({ test }) => test))];
    return missingPrograms({ ...suite, tests }, [...new Set(targets)], { ...site, startsHere: true });
  });
  const missing = (await Promise.all(searches)).flat();
  const places = new Set(missing.map(({ location }) => location));
  const gradersAt = ({ test }: Step) => allGradersOf(test).map(({ location }) => location);
  const ofGraders = new Set<Problem['location']>(runs.flatMap(gradersAt));
  const isOnlyOfGraders = [...places].every((location) => ofGraders.has(location));
  const someAreGraded = runs.some((step) => !gradersAt(step).some((location) => places.has(location)));
  // Warnings name the missing programs in any case.
  if (missing.length > 0 && !(isOnlyOfGraders && someAreGraded)) throw new UserError(withoutRepeats(missing));
}

/** Absolute. Throws a `UserError` if there is no such folder. */
export async function workingDirectory({ workingDirectory: folder }: RunOptions, runtime: Runtime): Promise<string> {
  const cwd = resolve(runtime.cwd, folder);
  if ((await runtime.files.state(cwd)) === 'folder') return cwd;
  throw userError('FILE_MISSING', `The working directory ${cwd} does not exist`, {
    hint: 'Set working-directory to a folder of the checkout.',
  });
}

/** Looks up the targets of every suite, and reports all problems together. */
async function placeOnTargets(suites: readonly Suite[], site: RunSite, instead?: Target | '') {
  const opened = new Map<string, Promise<TargetsFile>>();
  const problems: Problem[] = [];
  const placed: SuiteOnTargets[] = [];
  const judges = new Map<string, SuiteJudges>();
  for (const suite of suites) {
    const path = instead ? await findTargetsFile(suite, site) : await targetsFileOf(suite, site);
    const reading = await getOrMake(opened, path ?? '', async () =>
      // Without a file there are no targets and no judges.
      path === undefined
        ? { file: '', entries: [], warnings: [] }
        : readTargetsFile(path, shownPath(path, site.cwd), site.runtime.files),
    );
    const file = await site.withPrograms(reading, suite.folder);
    problems.push(...file.warnings);
    const lookUp = await site.environments.lookUpIn(suite.folder);
    noteSecrets(file, lookUp);
    const suiteJudges = judgesOf(file, lookUp, site.inputs);
    judges.set(suite.path, suiteJudges);
    const resolved = instead
      ? []
      : wantedTargets(suite, site.inputs).map((wanted) =>
          resolveTarget(wanted, { file, kinds: providers, lookUp, dryRun: site.inputs.dryRun }),
        );
    problems.push(...resolved.flatMap((each) => each.problems));
    const targets = instead ? [instead] : resolved.flatMap(({ target }) => target ?? []);
    // Checked before any test needs the fallback.
    const fallbacks = site.inputs.dryRun ? [] : targets.flatMap(({ fallbackTargets }) => fallbackTargets);
    problems.push(...fallbacks.flatMap((name) => suiteJudges.named(name).problems));
    const around = { files: site.runtime.files, cwd: site.cwd };
    const ofVariants = await Promise.all(targets.map((target) => variantProblems(suite, target, around)));
    problems.push(...ofVariants.flat(), ...sameAgents(targets, site.inputs));
    placed.push({
      suite,
      targets,
      inTheWay: (test, target) => (site.inputs.dryRun ? [] : testProblems(test, target, suiteJudges)),
    });
  }
  const names = (await Promise.all(opened.values())).flatMap(({ entries }) => entries.map(({ name }) => name));
  const ofSuites = suites.flatMap(({ targets }) => targets.map(({ name }) => name));
  problems.push(...unknownRequestLimits(site.inputs, [...names, ...ofSuites]));
  const errors = withoutRepeats(problems.filter(({ severity }) => severity === 'error'));
  if (errors.length > 0) throw new UserError(errors);
  return { suites: placed, judges, warnings: problems };
}

/** The targets file of a suite. Throws a `UserError` when there is none. */
export async function targetsFileOf(
  suite: Pick<Suite, 'folder'> & Partial<Pick<Suite, 'location'>>,
  site: RunSite,
): Promise<string> {
  const path = await findTargetsFile(suite, site);
  if (path !== undefined) return path;
  throw userError('FILE_MISSING', 'This suite has no targets file', {
    location: suite.location,
    expected: '.agentv/targets.yaml in the folder of the suite, or in a parent folder up to the root of the repository',
    hint: 'Create one with the agent or model to test, or set its path with --targets (targets).',
  });
}

async function findTargetsFile(
  { folder }: Pick<Suite, 'folder'>,
  { inputs, runtime, cwd, root }: RunSite,
): Promise<string | undefined> {
  if (inputs.targets !== undefined) return givenTargetsFile(resolve(cwd, inputs.targets), runtime.files);
  return nearestTargetsFile(searchRoots(folder, { root, cwd }), runtime.files);
}

/** The input `target` wins over the suite; the name `default` alone counts as not given. A name may be that of a variant. */
export function wantedTargets(
  suite: Suite,
  { target, experimentAgainst = [] }: Pick<RunOptions, 'target'> & Partial<Pick<RunOptions, 'experimentAgainst'>>,
): readonly WantedTarget[] {
  const names = [...new Set([...target, ...experimentAgainst])];
  const requestedNames = names.length === 1 && names[0] === 'default' ? [] : names;
  // The input can be a name that the suite defines; any other name is one of the targets file.
  const ownTargets = suite.targets.filter(({ useTarget }) => useTarget !== undefined);
  const { variants = [] } = suite;
  const others = [...new Set(variants.map(({ name }) => name))];
  if (requestedNames.length > 0) {
    const first =
      requestedNames.slice(0, 1).find((name) => !others.includes(name)) ?? suite.targets[0]?.name ?? 'default';
    return requestedNames.map((name) => {
      const variant = variants.find((each) => each.name === name);
      if (variant !== undefined) return { ...variantOn(variant, first, suite.targets), variants: others };
      // Every suite of an experiment needs all of its variants.
      const location = experimentAgainst.length > 0 ? suite.location : undefined;
      return ownTargets.find((each) => each.name === name) ?? { name, location, variants: others };
    });
  }
  if (suite.targets.length > 0) return suite.targets;
  return [{ name: 'default', location: suite.location, isImplied: true }];
}

/** A variant of its target, or of another one where it names none. */
export function variantOn(variant: Variant, other: string, ofSuite: Suite['targets']): WantedTarget {
  const { name: variantOf, location } = variant.target ?? { name: other, location: undefined };
  const { useTarget = variantOf } = ofSuite.find(({ name }) => name === variantOf) ?? {};
  const shadowed = ofSuite.find(({ name }) => name === variant.name)?.location;
  return { name: variant.name, location, useTarget, variant, variantOf, shadowed };
}

/** A note for each variant that is the first one under another name. */
function sameAgents([first, ...others]: readonly Target[], { experimentAgainst }: RunOptions): Problem[] {
  if (experimentAgainst.length === 0 || first === undefined) return [];
  const agentOf = ({ provider, options, workspaceTemplate, workspace }: Target) =>
    canonicalJson([provider, options, workspaceTemplate?.path, { ...workspace, location: undefined }]);
  return others
    .filter((other) => agentOf(other) === agentOf(first))
    .map(({ name, location }) => {
      const message = `The variants "${first.name}" and "${name}" are the same agent: same provider, options and workspace`;
      const hint = 'A difference between them is chance. Compare others, unless this is what you want to see.';
      return aWarning('UNUSED', message, { location, hint });
    });
}

function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Adds the programs that the suites of a folder can use as providers to a targets file; each folder is read once. */
function ownPrograms({ runtime, cwd, root }: FolderSite<'files' | 'scripts'>): RunSite['withPrograms'] {
  const { files, scripts } = runtime;
  const found = new Map<string, Promise<ReadonlyMap<string, OwnProgram>>>();
  const find = (folder: string) =>
    findScripts([['providers']], {
      roots: searchRoots(folder, { root, cwd }),
      bounds: new Bounds([root, cwd, folder], files),
      files,
      scripts,
      shown: (path) => shownPath(path, cwd),
    });
  return async (file, folder) =>
    mayNamePrograms(file, providers) ? { ...file, programs: await getOrMake(found, folder, () => find(folder)) } : file;
}
