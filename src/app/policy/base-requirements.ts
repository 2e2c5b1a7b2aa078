import { dirname, resolve } from 'node:path';
import { latestPools } from '../../compare/absent-suites.ts';
import { changedGrading } from '../../model/run/fingerprint.ts';
import type { Requirement } from '../../model/run/plan.ts';
import type { DeletedTest, RunResult, TestResult } from '../../model/run/result.ts';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { plural } from '../../shared/text.ts';
import { sidecarPaths } from '../../suites/jsonl.ts';
import { namesOf } from '../../suites/old-names.ts';
import type { GateInputs, Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { ofHead, reasonOf } from './policy.ts';
import { linkTarget, type PolicyBase } from './policy-base.ts';
import { changedKeys, graderDifference, gradersIn } from './policy-differences.ts';

interface Deps {
  readonly cwd: string;
  readonly files: Pick<Runtime['files'], 'state' | 'realPath'>;
}

/** A suite of which a file differs in the change. */
interface ChangedSuite {
  /** The file of the suite. */
  readonly file: string;
  /** The file that states requirements of the suite: the same, or the settings next to a suite in JSONL. */
  readonly source: string;
  /** The names of the suites in the file, as the run or the baseline has them. */
  readonly names: ReadonlySet<string>;
  /** The inputs of its tests in the base commit, of all its files. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly base: Requirements;
  /** Undefined if the suite of the change cannot be read. */
  readonly head: Requirements | undefined;
}

interface Requirements {
  /** Requirements in the suite itself, by key. */
  readonly keys: ReadonlyMap<string, string>;
  /** The tests in the suite file itself. */
  readonly tests: readonly string[];
  /** The texts of the inputs of its tests, by id: empty where an input has none. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The names of its targets. */
  readonly targets: readonly string[];
  /** The graders of the suite and of each test, by key. */
  readonly graders: ReadonlyMap<string, readonly Cursor[]>;
}

/**
 * Holds a change to the requirements (`threshold`, `must_pass`) in the suites of its base commit that are YAML or JSONL, and
 * lists the differences. Requirements that only the change has apply too. If the suites cannot be read, the policy is
 * unavailable.
 */
export async function applyBaseRequirements(
  run: RunResult,
  gateInputs: GateInputs,
  { cwd, files }: Deps,
): Promise<Omit<Judged, 'folder'>> {
  const { base, source, inputs } = gateInputs;
  if (base === undefined || source?.from !== 'base') return { run, gateInputs };
  const pools = poolsOf(gateInputs);
  // Deleted files of baseline suites: their requirements apply to the change that deleted them.
  const gone =
    run.baselineFiles?.filter(({ state }) => state === 'gone').map(({ file }) => file) ??
    pools.flatMap(({ file }) => (file === undefined || gateInputs.suiteFiles.has(file) ? [] : [file]));
  const suiteFiles = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])];
  const sources = suiteFiles.flatMap((file) =>
    [file, ...(isJsonLines(file) ? sidecarPaths(file) : [])].map((each) => ({
      file,
      source: each,
      path: resolve(cwd, inputs.workingDirectory, each),
    })),
  );
  try {
    const targets = await Promise.all(
      sources.map(({ path }) => (base.isOwnRun ? linkTarget(path, base.root, files) : path)),
    );
    const differences = await base.differences([...new Set([...sources.map(({ path }) => path), ...targets])]);
    const changed = sources.flatMap((each, index) => {
      // Undefined where it is new, or the same in the change.
      const text = differences.get(each.path) ?? differences.get(targets[index] ?? each.path);
      return text === undefined ? [] : [{ ...each, base: requirementsIn(each.source, text) }];
    });
    const paths = changed.map(({ path }) => path);
    const texts = changed.length === 0 ? undefined : await ofHead(base, paths, (read) => read);
    const suites = changed.map(
      ({ file, source: name, path, base: required }): ChangedSuite => ({
        file,
        source: name,
        names: new Set([
          ...run.results.filter(({ suiteFile }) => suiteFile === file).map(({ suite }) => suite),
          ...pools.filter((pool) => pool.file === file).map(({ suite }) => suite),
        ]),
        inputs: new Map(changed.flatMap((each) => (each.file === file ? [...each.base.inputs] : []))),
        base: required,
        head: texts && requirementsIn(name, texts.get(path) ?? ''),
      }),
    );
    const changes = suites.flatMap((suite) =>
      suite.head === undefined
        ? []
        : [
            ...changedKeys(suite.source, suite.base.keys, suite.head.keys),
            ...changedKeys(suite.source, ...weakened(suite.base, suite.head)),
          ],
    );
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

const isJsonLines = (file: string): boolean => /\.jsonl$/i.test(file);

/** The targets that differ, and the graders that are weaker or other ones. More targets and graders weaken nothing. */
function weakened(base: Requirements, head: Requirements): [ReadonlyMap<string, string>, ReadonlyMap<string, string>] {
  const sides = [new Map<string, string>(), new Map<string, string>()] as [Map<string, string>, Map<string, string>];
  const isRetargeted =
    base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
  if (isRetargeted) {
    if (base.targets.length > 0) sides[0].set('target', base.targets.join(', '));
    if (head.targets.length > 0) sides[1].set('target', head.targets.join(', '));
  }
  for (const [key, graders] of base.graders) {
    // A test that was deleted is counted as removed.
    const changed = head.graders.get(key);
    const difference = changed && graderDifference(graders, changed);
    if (difference === undefined) continue;
    sides[0].set(key, difference[0]);
    sides[1].set(key, difference[1]);
  }
  return sides;
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
  const found = latestPools(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
    // A suite in JSON Lines has a second file.
    const changed = suites.filter((each) => each.file === file);
    const isOfSuite = isIn({ file, names: new Set([suite]), inputs: changed[0]?.inputs ?? new Map() }, run, {
      baseline,
    });
    const results = new Map(
      run.results.filter((each) => each.target === target && isOfSuite(each)).map((each) => [each.testId, each]),
    );
    return tests.flatMap(({ testId, trials }) => {
      const [now, before] = [results.get(testId), trials.at(-1)?.measure];
      if (now?.measure === undefined || before === undefined) return [];
      // Where the texts of a suite differ, its graders are compared one by one.
      if (changed.some((each) => isRewritten(testId, each))) return [];
      return changedGrading(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part }));
    });
  });
  const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
  const changes: PolicyChange[] = [];
  for (const [file, ofFile] of groupedBy(found, (each) => each.file)) {
    const folder = dirname(resolve(cwd, inputs.workingDirectory, file));
    if (!isAtBase && !(await hasChangesIn(folder, base))) continue;
    for (const [part, each] of groupedBy(ofFile, (one) => one.part)) {
      const [id, ...others] = new Set(each.map(({ testId }) => testId));
      const tests = others.length === 0 ? id : plural('test', others.length + 1);
      changes.push({ file, key: `${part} of ${tests}, which changed` });
    }
  }
  return changes;
}

const isRewritten = (testId: string, suite: ChangedSuite): boolean =>
  ['graders', gradersOf(testId)].some((key) => {
    const [base, head] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
    return base !== undefined && head !== undefined && JSON.stringify(base) !== JSON.stringify(head);
  });

async function hasChangesIn(folder: string, base: PolicyBase): Promise<boolean> {
  let isChanged = false;
  await base.differences([folder], () => {
    isChanged = true;
    return false;
  });
  return isChanged;
}

const gradersOf = (testId: string): string => `graders of ${testId}`;

const mustPassOf = (testId: string): string => `must_pass of ${testId}`;
const requiresPass = ({ keys }: Requirements, testId: string): boolean =>
  keys.has('must_pass') || keys.has(mustPassOf(testId));

/** The value of a key under the first of its names that has one. */
const firstOf = (of: Cursor | undefined, names: readonly string[]): Cursor | undefined =>
  names.map((name) => of?.field(name)).find((field) => field !== undefined);

/** The requirements of suites in TypeScript and in other files cannot be read from their text alone. */
function requirementsIn(file: string, text: string): Requirements {
  const rootOf = (source: string): Cursor | undefined => {
    const opened = openYaml('', source);
    return opened.kind === 'opened' ? opened.root : undefined;
  };
  const isLines = isJsonLines(file);
  const root = /\.ya?ml$/i.test(file) ? rootOf(text) : undefined;
  const items = isLines
    ? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])))
    : (firstOf(root, namesOf('suite', 'tests'))?.items() ?? []);
  const keys = new Map<string, string>();
  const inputs = new Map<string, string>();
  const graders = new Map<string, readonly Cursor[]>();
  const execution = root?.field('execution');
  const threshold = execution?.field('threshold')?.value;
  if (typeof threshold === 'number' && threshold >= 0 && threshold <= 1) keys.set('threshold', String(threshold));
  if (execution?.field('must_pass')?.value === true) keys.set('must_pass', 'true');
  if (root !== undefined)
    graders.set(
      'graders',
      [root, execution].flatMap((each) => (each ? gradersIn(each) : [])),
    );
  for (const item of items) {
    const id = item.field('id')?.text;
    if (id === undefined) continue;
    const input = firstOf(item, namesOf('test', 'input'));
    if (item.field('must_pass')?.value === true) keys.set(mustPassOf(id), 'true');
    inputs.set(id, input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '');
    graders.set(gradersOf(id), gradersIn(item));
  }
  const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
  return {
    keys,
    tests: isLines ? [] : [...inputs.keys()],
    inputs,
    targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
    graders,
  };
}

function withRequirements(run: RunResult, suite: ChangedSuite, gateInputs: Pick<GateInputs, 'baseline'>): RunResult {
  const keyOf = (each: Pick<Requirement, 'suite' | 'file' | 'target'>) =>
    JSON.stringify([each.file, each.suite, each.target]);
  const threshold = suite.base.keys.get('threshold');
  const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
  const isOfSuite = isIn(suite, run, gateInputs);
  const results = run.results.map((result) => {
    if (!isOfSuite(result)) return result;
    const { suite: name, suiteFile: file, target } = result;
    const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' } as const;
    if (threshold !== undefined && requirements.get(keyOf(requirement))?.from !== 'input') {
      requirements.set(keyOf(requirement), requirement);
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
  { file, names, inputs }: Pick<ChangedSuite, 'file' | 'names' | 'inputs'>,
  { results }: RunResult,
  gateInputs: Pick<GateInputs, 'baseline'>,
): (result: TestResult) => boolean {
  if (results.some(({ suiteFile }) => suiteFile === file)) return ({ suiteFile }) => suiteFile === file;
  const filesOfBase = new Set(poolsOf(gateInputs).map((pool) => pool.file));
  const isNamed = ({ suite, suiteFile }: TestResult) => names.has(suite) && !filesOfBase.has(suiteFile);
  if (results.some(isNamed)) return isNamed;
  const same = new Map<string, Set<string>>();
  for (const { suiteFile, testId, input } of results) {
    const text = inputs.get(testId)?.trim();
    const isSame = text && input.some(({ content }) => typeof content === 'string' && content.trim() === text);
    if (isSame && !filesOfBase.has(suiteFile)) same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
  }
  return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
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
    const deleted = suite.base.tests.filter(
      (testId) =>
        (gateInputs.inputs.mustPass || requiresPass(suite.base, testId)) &&
        !stored.has(testId) &&
        suite.head?.tests.includes(testId) !== true,
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
 * all if no suite of the base commit lists them itself (those in other files and other formats).
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
    const ofSuite = run.results.filter(
      isIn({ file, names: new Set([suite]), inputs: source?.inputs ?? new Map() }, run, gateInputs),
    );
    const onTarget = new Set(ofSuite.filter((result) => result.target === target).map(({ testId }) => testId));
    const onAny = new Set(ofSuite.map(({ testId }) => testId));
    const ofBase = new Set(source?.base.tests);
    const listed = new Set([...ofBase, ...(source?.head?.tests ?? [])]);
    // Inputs left the target out on purpose. Stubs of a dry run have other names.
    const isDeselected =
      run.dryRun || (run.selected?.includes('targets') && run.results.every((result) => result.target !== target));
    return tests.flatMap(({ testId, trials }): DeletedTest[] => {
      const newestTrials = trials.filter(({ run: id }) => id === newest);
      const isRequired =
        source !== undefined && ofBase.has(testId)
          ? newestTrials.length > 0 && (inputs.mustPass || requiresPass(source.base, testId))
          : newestTrials.some(({ mustPass }) => mustPass);
      if (!isRequired || onTarget.has(testId)) return [];
      if (onAny.has(testId)) return isDeselected ? [] : [{ suiteFile: file, testId, target }];
      return listed.has(testId) ? [] : [{ suiteFile: file, testId }];
    });
  });
  return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
