import { dirname, resolve } from 'node:path';
import { latestPools } from '../../gate/absent-suites.ts';
import type { Files } from '../../model/ports/files.ts';
import { changedGrading } from '../../model/run/fingerprint.ts';
import type { Requirement } from '../../model/run/plan.ts';
import type { DeletedTest, RunResult, TestResult } from '../../model/run/result.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import {
  firstOf,
  includesIn,
  isJsonLines,
  isOneOf,
  onlyOnOneSide,
  rootOf,
  testsIn,
} from '../../suites/included-tests.ts';
import { sidecarPaths } from '../../suites/jsonl.ts';
import { namesOf } from '../../suites/old-names.ts';
import { isInside, shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import type { Cursor } from '../../suites/yaml/cursor.ts';
import type { GateInputs, RunToDecide } from '../gate-inputs.ts';
import type { FileTexts } from './base-files.ts';
import { ofHead, reasonOf } from './policy.ts';
import { linkTarget, type PolicyBase } from './policy-base.ts';
import { changedKeys, graderDifference, gradersIn } from './policy-differences.ts';

interface RequirementDeps {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'realPath' | 'glob'>;
}

/** A suite of which a file, or a file of tests that it includes, differs in the change. */
interface ChangedSuite {
  readonly file: string;
  /** The file of its settings: the same, or the one next to a suite in JSONL. */
  readonly settings: string;
  /** All files that its text is in. */
  readonly paths: readonly string[];
  /** The names of the suites in the file, as the run or the baseline has them. */
  readonly names: ReadonlySet<string>;
  readonly base: Requirements;
  /** Undefined if the suite of the change cannot be read. */
  readonly head: Requirements | undefined;
}

/** How answers are graded. */
interface GradingRules {
  readonly graders: readonly Cursor[];
  /** What else says how a test is graded, as text. */
  readonly judged?: string | undefined;
}

interface TestRequirements extends GradingRules {
  readonly file: string;
  /** The text of its input: empty where it has none. */
  readonly input: string;
  readonly mustPass: boolean;
}

interface Requirements {
  readonly threshold: number | undefined;
  readonly mustPass: boolean;
  /** The names of its targets. */
  readonly targets: readonly string[];
  /** How its trials make one score. */
  readonly trials: { readonly count: number; readonly strategy: string };
  /** The graders of all tests; undefined if the settings cannot be read. */
  readonly grading: GradingRules | undefined;
  /** By id. */
  readonly tests: ReadonlyMap<string, TestRequirements>;
}

/**
 * Holds a change to the requirements (`threshold`, `must_pass`) in the suites of its base commit that are YAML or JSONL, and
 * lists the differences. Requirements that only the change has apply too. If the suites cannot be read, the policy is
 * unavailable.
 */
export async function applyBaseRequirements(
  run: RunResult,
  gateInputs: GateInputs,
  { cwd, files }: RequirementDeps,
): Promise<Omit<RunToDecide, 'folder'>> {
  const { base, source, inputs } = gateInputs;
  if (base === undefined || source?.from !== 'base') return { run, gateInputs };
  const pools = poolsOf(gateInputs);
  // Deleted files of baseline suites: their requirements apply to the change that deleted them.
  const gone =
    run.baselineFiles?.filter(({ state }) => state === 'gone').map(({ file }) => file) ??
    pools.flatMap(({ file }) => (file === undefined || gateInputs.suiteFiles.has(file) ? [] : [file]));
  const suiteFiles = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])];
  const suitesIn = (file: string) =>
    new Set([
      ...run.results.filter(({ suiteFile }) => suiteFile === file).map(({ suite }) => suite),
      ...pools.filter((pool) => pool.file === file).map(({ suite }) => suite),
    ]);
  try {
    const folder = resolve(cwd, inputs.workingDirectory);
    const suites = await changedSuites(suiteFiles, base, { cwd: folder, files, suitesIn });
    const changes = suites.flatMap(changesIn);
    const held = suites.reduce((each, suite) => withRequirements(each, suite, gateInputs), run);
    const regradings = await regraded(run, suites, gateInputs, cwd);
    return {
      run: withDeleted(held, suites, { ...gateInputs, gone }),
      gateInputs: { ...gateInputs, source: { ...source, changes: [...source.changes, ...changes, ...regradings] } },
    };
  } catch (error) {
    return { run, gateInputs: { ...gateInputs, source: { ...source, from: 'unavailable', why: reasonOf(error) } } };
  }
}

const poolsOf = ({ baseline }: Pick<GateInputs, 'baseline'>) => (baseline.kind === 'found' ? baseline.pools : []);

/** An included file that is the same in both commits is left out of both, unless only one of them includes it. */
async function changedSuites(
  suiteFiles: readonly string[],
  base: PolicyBase,
  { cwd, files, suitesIn }: RequirementDeps & { readonly suitesIn: (file: string) => ReadonlySet<string> },
): Promise<ChangedSuite[]> {
  const suites = suiteFiles.map((file) => {
    const path = resolve(cwd, file);
    return { file, path, sidecars: isJsonLines(file) ? sidecarPaths(path) : [] };
  });
  const suiteTexts = await readBoth(
    suites.flatMap(({ path, sidecars }) => [path, ...sidecars]),
    { base, files },
  );
  const withIncludes = suites.map((suite) => {
    const of = (texts: FileTexts | undefined) => {
      const includes = isYaml(suite.path) ? includesIn(rootOf(texts?.get(suite.path)), dirname(suite.path)) : [];
      return includes.filter(({ start }) => isInside(base.root, start));
    };
    const sides = { base: of(suiteTexts.base), head: of(suiteTexts.head) };
    // Without the files of the change, nothing says what it still includes.
    return { ...suite, includes: suiteTexts.head === undefined ? { base: [], head: [] } : sides };
  });
  const all = withIncludes.flatMap(({ includes }) => [...includes.base, ...includes.head]);
  const onOneSide = withIncludes.flatMap(({ includes }) => onlyOnOneSide(includes.base, includes.head));
  const kept = onOneSide.map(async ({ start, pattern }) => {
    if (pattern === undefined) return [start];
    return base.isOwnRun ? files.glob([pattern], { cwd: start }) : [];
  });
  const included = await readBoth(
    all.map(({ start }) => start),
    { base, files, more: (await Promise.all(kept)).flat(), isWanted: (path) => isOneOf(path, all) },
  );

  return withIncludes.flatMap(({ file, path, sidecars, includes }): ChangedSuite[] => {
    const paths = [path, ...sidecars];
    const isIncluded = (each: string) => isOneOf(each, [...includes.base, ...includes.head]);
    if (![...suiteTexts.changed].some((each) => paths.includes(each)) && ![...included.changed].some(isIncluded))
      return [];
    // A new suite.
    if (paths.every((each) => !suiteTexts.base.has(each))) return [];
    const settings = sidecars.find((each) => suiteTexts.base.has(each) || suiteTexts.head?.has(each)) ?? path;
    const read = (side: 'base' | 'head') => {
      const [text, tests] = [suiteTexts[side]?.get(path) ?? '', included[side] ?? new Map<string, string>()];
      const sidecar = sidecars.find((each) => suiteTexts[side]?.has(each));
      const root = isYaml(path) ? rootOf(text) : sidecar ? rootOf(suiteTexts[side]?.get(sidecar)) : undefined;
      const ofFile = isYaml(path) ? (firstOf(root, namesOf('suite', 'tests'))?.items() ?? []) : testsIn(path, text);
      const ofIncludes = [...tests].filter(([each]) => isOneOf(each, includes[side]));
      return requirementsIn(root, [
        [file, ofFile],
        ...ofIncludes.map(([each, ofEach]) => [shownPath(each, cwd), testsIn(each, ofEach)] as const),
      ]);
    };
    const head = suiteTexts.head && read('head');
    const texts = [...paths, ...included.base.keys(), ...(included.head?.keys() ?? [])];
    const shown = settings === path ? file : shownPath(settings, cwd);
    return [{ file, paths: texts, settings: shown, names: suitesIn(file), base: read('base'), head }];
  });
}

interface BothDeps {
  readonly base: PolicyBase;
  readonly files: RequirementDeps['files'];
  /** Files to read although they may be the same in both commits. */
  readonly more?: readonly string[];
  /** Selects files below the paths; without it, all of the paths are read. */
  readonly isWanted?: (path: string) => boolean;
}

/** Files of both commits. `head` is undefined if those of the change cannot be read. */
async function readBoth(
  paths: readonly string[],
  { base, files, more = [], isWanted }: BothDeps,
): Promise<{ base: FileTexts; head: FileTexts | undefined; changed: ReadonlySet<string> }> {
  if (paths.length === 0) return { base: new Map(), head: new Map(), changed: new Set() };
  const targets = new Map(
    await Promise.all(
      paths.map(async (path) => [path, base.isOwnRun ? await linkTarget(path, base.root, files) : path] as const),
    ),
  );
  const isTarget = (path: string) => [...targets.values()].includes(path);
  const differences = await base.differences(
    [...new Set([...targets].flat())],
    isWanted && ((path) => isWanted(path) || isTarget(path)),
  );
  const differing = (path: string) => [path, targets.get(path) ?? path].find((each) => differences.has(each));
  const changed = new Set([...paths, ...differences.keys()].filter((path) => differing(path) !== undefined));
  const all = [...new Set([...(isWanted ? [] : paths), ...more, ...changed])];
  const head =
    all.length === 0 ? new Map<string, string>() : await ofHead(base, all, (texts) => texts, MAX_SUITE_BYTES);
  const ofBase = all.flatMap((path) => {
    const name = differing(path);
    const text = name === undefined ? head?.get(path) : differences.get(name);
    return text === undefined ? [] : [[path, text] as const];
  });
  return { base: new Map(ofBase), head, changed };
}

const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);

/** How many trials of a test may pass for it to pass: of the best of several, one is enough. */
const chancesOf = ({ count, strategy }: Requirements['trials']): number =>
  strategy === 'pass_at_k' ? count : strategy === 'mean' ? 1 : 0;

/** Requirements and targets that differ, trials of which fewer need to pass, and graders that are weaker or other ones. */
function changesIn({ base, head, settings }: ChangedSuite): PolicyChange[] {
  if (head === undefined) return [];
  // More targets weaken nothing.
  const isRetargeted =
    base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
  const isLooser = chancesOf(head.trials) > chancesOf(base.trials);
  const passes = (test: Pick<TestRequirements, 'mustPass'> | undefined) => (test?.mustPass ? 'true' : undefined);
  const valuesOf = ({ threshold, targets, trials, ...suite }: Requirements, graders: string | undefined) => ({
    threshold: threshold?.toString(),
    must_pass: passes(suite),
    target: isRetargeted ? targets.join(', ') || undefined : undefined,
    trials: isLooser ? `${trials.count} (${trials.strategy})` : undefined,
    graders,
  });
  const [weaker, weakened] = weakerGrading(base.grading, head.grading) ?? [];
  const ofTests = [...new Set([...base.tests.keys(), ...head.tests.keys()])].flatMap((id) => {
    const [theirs, ours] = [base.tests.get(id), head.tests.get(id)];
    const sides = weakerGrading(theirs, ours) ?? [];
    const values = [theirs, ours].map((test, at) => ({
      [`must_pass of ${id}`]: passes(test),
      [`graders of ${id}`]: sides[at],
    }));
    return changedKeys((theirs ?? ours)?.file ?? settings, values[0] ?? {}, values[1] ?? {});
  });
  return [...changedKeys(settings, valuesOf(base, weaker), valuesOf(head, weakened)), ...ofTests];
}

/** More graders weaken nothing, and a test that was deleted is counted as removed. */
function weakerGrading(base: GradingRules | undefined, head: GradingRules | undefined) {
  if (base === undefined || head === undefined) return undefined;
  const isOther = base.judged !== undefined && base.judged !== head.judged;
  const other = isOther ? (['criteria or expected output', 'another value'] as const) : undefined;
  return graderDifference(base.graders, head.graders) ?? other;
}

/**
 * The tests that the baseline graded in another way, where the texts of their graders do not say so: graders in files that
 * a suite includes, of suites in TypeScript or in a file that moved, prompts, programs and judges. Of a baseline older than
 * the base commit, those of suites beside which the change changes something.
 */
async function regraded(
  run: RunResult,
  suites: readonly ChangedSuite[],
  { base, baseline, inputs }: Pick<GateInputs, 'base' | 'baseline' | 'inputs'>,
  cwd: string,
): Promise<PolicyChange[]> {
  if (base === undefined || baseline.kind !== 'found') return [];
  const gradingChanges = latestPools(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
    const changed = suites.find((each) => each.file === file);
    const isOfSuite = isIn({ file, names: new Set([suite]), base: changed?.base }, run, { baseline });
    const results = new Map(
      run.results.filter((each) => each.target === target && isOfSuite(each)).map((each) => [each.testId, each]),
    );
    return tests.flatMap(({ testId, trials }) => {
      const [now, before] = [results.get(testId), trials.at(-1)?.measure];
      if (now?.measure === undefined || before === undefined) return [];
      // Where the texts of a suite differ, its graders are compared one by one, but not the files that they use.
      const rewritten = changed && isRewritten(testId, changed) ? changed : undefined;
      return changedGrading(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part, rewritten }));
    });
  });
  const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
  const changes: PolicyChange[] = [];
  for (const [file, ofFile] of groupedBy(gradingChanges, (each) => each.file)) {
    const folder = dirname(resolve(cwd, inputs.workingDirectory, file));
    if (!isAtBase && !(await hasChangesIn(folder, base))) continue;
    const texts = ofFile.flatMap(({ rewritten }) => rewritten?.paths ?? []);
    const areFilesChanged = texts.length > 0 && (await hasChangesIn(folder, base, texts));
    const unnamed = ofFile.filter(
      // The change lists tests with weaker graders.
      ({ rewritten, testId }) =>
        rewritten === undefined ||
        (areFilesChanged && !weakerGrading(rewritten.base.tests.get(testId), rewritten.head?.tests.get(testId))),
    );
    for (const [part, each] of groupedBy(unnamed, (one) => one.part)) {
      const [id, ...others] = new Set(each.map(({ testId }) => testId));
      const tests = others.length === 0 ? id : plural('test', others.length + 1);
      changes.push({ file, key: `${part} of ${tests}, which changed` });
    }
  }
  return changes;
}

/** Whether the texts of a suite say that a test is graded in another way. */
function isRewritten(testId: string, { base, head }: ChangedSuite): boolean {
  const [theirs, ours] = [base.tests.get(testId), head?.tests.get(testId)];
  const textOf = ({ graders }: GradingRules) => JSON.stringify(graders.map(({ value }) => value));
  const differ = (one: GradingRules | undefined, other: GradingRules | undefined) =>
    one !== undefined && other !== undefined && textOf(one) !== textOf(other);
  return theirs?.judged !== ours?.judged || differ(base.grading, head?.grading) || differ(theirs, ours);
}

async function hasChangesIn(folder: string, base: PolicyBase, except: readonly string[] = []): Promise<boolean> {
  let isChanged = false;
  await base.differences([folder], (path) => {
    isChanged ||= !except.includes(path);
    return false;
  });
  return isChanged;
}

const requiresPass = ({ mustPass, tests }: Requirements, testId: string): boolean =>
  mustPass || tests.get(testId)?.mustPass === true;

/**
 * The requirements in the settings of a suite and in its tests, by the file that they are in. Those of suites in TypeScript
 * and in other files cannot be read from their text alone.
 */
function requirementsIn(
  settings: Cursor | undefined,
  tests: readonly (readonly [file: string, tests: readonly Cursor[]])[],
): Requirements {
  const execution = settings?.field('execution');
  const threshold = execution?.field('threshold')?.value;
  const trials = execution?.field('trials');
  const count = trials?.field('count')?.value;
  const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
  const byId = tests.flatMap(([file, items]) =>
    items.flatMap((item) => {
      const id = item.field('id')?.text;
      if (id === undefined) return [];
      const input = firstOf(item, namesOf('test', 'input'));
      const values = JUDGED.flatMap((names) => firstOf(item, names)?.value ?? []);
      const requirements: TestRequirements = {
        file,
        input: input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '',
        mustPass: item.field('must_pass')?.value === true,
        graders: gradersIn(item),
        judged: values.length > 0 ? JSON.stringify(values) : undefined,
      };
      return [[id, requirements] as const];
    }),
  );
  return {
    threshold: typeof threshold === 'number' && threshold >= 0 && threshold <= 1 ? threshold : undefined,
    mustPass: execution?.field('must_pass')?.value === true,
    targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
    trials:
      typeof count === 'number'
        ? { count, strategy: trials?.field('strategy')?.text ?? 'pass_at_k' }
        : { count: 1, strategy: 'mean' },
    grading: settings && { graders: [settings, execution].flatMap((each) => (each ? gradersIn(each) : [])) },
    tests: new Map(byId),
  };
}

const JUDGED = [
  ...[namesOf('test', 'criteria'), namesOf('test', 'expected_output')],
  ...[['aggregation'], ['turns'], ['on_turn_failure']],
];

function withRequirements(run: RunResult, suite: ChangedSuite, gateInputs: Pick<GateInputs, 'baseline'>): RunResult {
  const keyOf = (each: Pick<Requirement, 'suite' | 'file' | 'target'>) =>
    JSON.stringify([each.file, each.suite, each.target]);
  const { threshold } = suite.base;
  const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
  const isOfSuite = isIn(suite, run, gateInputs);
  const results = run.results.map((result) => {
    if (!isOfSuite(result)) return result;
    const { suite: name, suiteFile: file, target } = result;
    const key = keyOf({ suite: name, file, target });
    if (threshold !== undefined && requirements.get(key)?.from !== 'input') {
      requirements.set(key, { suite: name, file, target, threshold, from: 'suite' });
    }
    return requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result;
  });
  return { ...run, requirements: [...requirements.values()], results };
}

/**
 * Whether a result belongs to a suite: by its file; if the file was moved to a path that is not in the baseline, by its
 * name; and if it was renamed as well, by most of its tests, with the same ids and inputs.
 */
function isIn(
  { file, names, base }: Pick<ChangedSuite, 'file' | 'names'> & Partial<Pick<ChangedSuite, 'base'>>,
  { results }: RunResult,
  gateInputs: Pick<GateInputs, 'baseline'>,
): (result: TestResult) => boolean {
  if (results.some(({ suiteFile }) => suiteFile === file)) return ({ suiteFile }) => suiteFile === file;
  const filesOfBase = new Set(poolsOf(gateInputs).map((pool) => pool.file));
  const isNamed = ({ suite, suiteFile }: TestResult) => names.has(suite) && !filesOfBase.has(suiteFile);
  if (results.some(isNamed)) return isNamed;
  const same = new Map<string, Set<string>>();
  for (const { suiteFile, testId, input } of results) {
    const text = base?.tests.get(testId)?.input.trim();
    const isSame = text && input.some(({ content }) => typeof content === 'string' && content.trim() === text);
    if (isSame && !filesOfBase.has(suiteFile)) same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
  }
  return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > (base?.tests.size ?? 0) / 2;
}

interface DeletionInputs extends Pick<GateInputs, 'baseline' | 'inputs'> {
  /** Deleted files of baseline suites. */
  readonly gone: readonly string[];
}

/** The run, with the required tests of the base branch that the change deleted. */
function withDeleted(run: RunResult, suites: readonly ChangedSuite[], gateInputs: DeletionInputs): RunResult {
  // A run of some tests lacks the results of the others.
  if (run.selected?.includes('tests')) return run;
  const listed = suites.flatMap((suite): DeletedTest[] => {
    const stored = new Set(run.results.filter(isIn(suite, run, gateInputs)).map(({ testId }) => testId));
    const deleted = [...suite.base.tests.keys()].filter(
      (testId) =>
        (gateInputs.inputs.mustPass || requiresPass(suite.base, testId)) &&
        !stored.has(testId) &&
        suite.head?.tests.has(testId) !== true,
    );
    return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
  });
  const all = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, gateInputs) : [])];
  const keyOf = ({ suiteFile, testId }: DeletedTest) => JSON.stringify([suiteFile, testId]);
  const skipped = new Set((run.skipped ?? []).map(keyOf));
  const deletedMustPass = all.filter((test) => !skipped.has(keyOf(test)));
  return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}

/**
 * The tests that the newest baseline run required to pass, and that the change no longer has: on one of its targets, or at
 * all if no suite of the base commit lists them (those in other formats).
 */
function deletedOfBaseline(run: RunResult, suites: readonly ChangedSuite[], gateInputs: DeletionInputs): DeletedTest[] {
  const { baseline, gone, inputs } = gateInputs;
  if (baseline.kind !== 'found') return [];
  const changed = new Map(suites.map((suite) => [suite.file, suite]));
  const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
  const deleted = latestPools(baseline.pools).flatMap(({ pool, newest }): DeletedTest[] => {
    const { suite, file, target, tests } = pool;
    const source = file === undefined ? undefined : changed.get(file);
    // A file that the base commit lacks as well was not deleted by this change.
    if (file === undefined || !(filesRun.has(file) || (gone.includes(file) && source !== undefined))) return [];
    const ofSuite = run.results.filter(isIn({ file, names: new Set([suite]), base: source?.base }, run, gateInputs));
    const onTarget = new Set(ofSuite.filter((result) => result.target === target).map(({ testId }) => testId));
    const onAny = new Set(ofSuite.map(({ testId }) => testId));
    // Inputs left the target out on purpose. Stubs of a dry run have other names.
    const isDeselected =
      run.dryRun || (run.selected?.includes('targets') && run.results.every((result) => result.target !== target));
    return tests.flatMap(({ testId, trials }): DeletedTest[] => {
      const newestTrials = trials.filter(({ run: id }) => id === newest);
      const isRequired = source?.base.tests.has(testId)
        ? newestTrials.length > 0 && (inputs.mustPass || requiresPass(source.base, testId))
        : newestTrials.some(({ mustPass }) => mustPass);
      if (!isRequired || onTarget.has(testId)) return [];
      if (onAny.has(testId)) return isDeselected ? [] : [{ suiteFile: file, testId, target }];
      const isListed = source?.base.tests.has(testId) || source?.head?.tests.has(testId);
      return isListed ? [] : [{ suiteFile: file, testId }];
    });
  });
  return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
