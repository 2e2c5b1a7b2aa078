import { dirname, resolve } from 'node:path';
import { latestPools } from '../../compare/absent-suites.ts';
import { changedGrading } from '../../model/run/fingerprint.ts';
import type { Requirement } from '../../model/run/plan.ts';
import type { DeletedTest, RunResult, TestResult } from '../../model/run/result.ts';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import type { EvidenceTest } from '../../model/verdict/evidence.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { groupedBy } from '../../shared/grouped.ts';
import { plural } from '../../shared/text.ts';
import { sidecarPaths } from '../../suites/formats/jsonl.ts';
import type { Basis, Judged } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { ofHead, reasonOf } from './find-policy.ts';
import { graderDifference, gradersIn } from './grader-differences.ts';
import { linkTarget, type PolicyBase } from './policy-base.ts';
import { changedKeys } from './policy-changes.ts';

interface Site {
  readonly cwd: string;
  readonly files: Pick<Runtime['files'], 'state' | 'realPath'>;
}

/**
 * Holds a change to the requirements (`threshold`, `must_pass`) in the suites of its base commit that are YAML or JSONL, and
 * lists the differences. Requirements that only the change has apply too. If the suites cannot be read, the policy is
 * unavailable.
 */
export async function heldToBase(run: RunResult, basis: Basis, { cwd, files }: Site): Promise<Omit<Judged, 'folder'>> {
  const { base, source, inputs } = basis;
  if (base === undefined || source?.from !== 'base') return { run, basis };
  const gone = goneFiles(run, basis);
  const sources = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])].flatMap(sourcesOf);
  const paths = sources.map(({ source: name }) => resolve(cwd, inputs.workingDirectory, name));
  try {
    const theirs = await suitesOfBase(base, paths, files);
    const changed = sources.flatMap((each, index) => {
      const [path = '', text] = [paths[index], theirs[index]];
      return text === undefined ? [] : [{ ...each, path, base: requirementsIn(each.source, text) }];
    });
    const texts =
      changed.length === 0
        ? undefined
        : await ofHead(
            base,
            changed.map(({ path }) => path),
            (read) => read,
          );
    const suites = changed.map(({ file, source: own, path, base: required }): Suite => {
      const head = texts && requirementsIn(own, texts.get(path) ?? '');
      const inputs = new Map(changed.flatMap((each) => (each.file === file ? [...each.base.inputs] : [])));
      return { file, source: own, names: namesOf(file, run, basis), inputs, base: required, head };
    });
    const changes = suites.flatMap(({ source: own, base: required, head }) =>
      head === undefined
        ? []
        : [...changedKeys(own, required.keys, head.keys), ...changedKeys(own, ...weakened(required, head))],
    );
    return {
      run: withDeleted(
        suites.reduce((own, suite) => held(own, suite, basis), run),
        suites,
        { ...basis, gone },
      ),
      basis: {
        ...basis,
        source: { ...source, changes: [...source.changes, ...changes, ...(await regraded(run, suites, basis, cwd))] },
      },
    };
  } catch (error) {
    return { run, basis: { ...basis, source: { ...source, from: 'unavailable', why: reasonOf(error) } } };
  }
}

/** Deleted files of baseline suites: their requirements apply to the change that deleted them. */
function goneFiles(run: RunResult, { baseline, suiteFiles }: Pick<Basis, 'baseline' | 'suiteFiles'>): string[] {
  if (run.baselineFiles !== undefined) {
    return run.baselineFiles.filter(({ state }) => state === 'gone').map(({ file }) => file);
  }
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  return pools.flatMap(({ file }) => (file === undefined || suiteFiles.has(file) ? [] : [file]));
}

/** The names of the suites in a file, as the run or the baseline has them. */
function namesOf(name: string, { results }: RunResult, { baseline }: Pick<Basis, 'baseline'>): ReadonlySet<string> {
  const pools = baseline.kind === 'found' ? baseline.pools : [];
  return new Set([
    ...results.filter(({ suiteFile }) => suiteFile === name).map(({ suite }) => suite),
    ...pools.filter(({ file }) => file === name).map(({ suite }) => suite),
  ]);
}

/** The text of each suite in the base commit; undefined where it is new, or the same in the change. */
async function suitesOfBase(base: PolicyBase, paths: readonly string[], files: Site['files']) {
  const targets = await Promise.all(paths.map((path) => (base.isOwnRun ? linkTarget(path, base.root, files) : path)));
  const differences = await base.differences([...new Set([...paths, ...targets])]);
  return paths.map((path, index) => differences.get(path) ?? differences.get(targets[index] ?? path));
}

interface Source {
  /** The file of the suite. */
  readonly file: string;
  /** The file that states requirements of the suite: the same, or the settings next to a suite in JSONL. */
  readonly source: string;
}

const isJsonLines = (file: string): boolean => /\.jsonl$/i.test(file);
const sourcesOf = (file: string): Source[] =>
  [file, ...(isJsonLines(file) ? sidecarPaths(file) : [])].map((source) => ({ file, source }));

/** A suite of which a file differs in the change. */
interface Suite extends Source {
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

/** The targets that differ, and the graders that are weaker or other ones. More targets and graders weaken nothing. */
function weakened(base: Requirements, head: Requirements): [ReadonlyMap<string, string>, ReadonlyMap<string, string>] {
  const isRetargeted =
    base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
  const differences = [...base.graders].flatMap(([key, graders]) => {
    // A test that was deleted is counted as removed.
    const ours = head.graders.get(key);
    const difference = ours && graderDifference(graders, ours);
    return difference === undefined ? [] : [[key, difference] as const];
  });
  const side = (index: 0 | 1) => {
    const targets = [base, head][index]?.targets ?? [];
    return new Map([
      ...(isRetargeted && targets.length > 0 ? [['target', targets.join(', ')] as const] : []),
      ...differences.map(([key, difference]) => [key, difference[index]] as const),
    ]);
  };
  return [side(0), side(1)];
}

/**
 * The tests that the baseline graded in another way, where the texts of their graders do not say so: graders in files that
 * a suite includes, of suites in TypeScript or in a file that moved, prompts, programs and judges. Of a baseline older than
 * the base commit, those of suites beside which the change changes something.
 */
async function regraded(
  run: RunResult,
  suites: readonly Suite[],
  { base, baseline, inputs }: Pick<Basis, 'base' | 'baseline' | 'inputs'>,
  cwd: string,
): Promise<PolicyChange[]> {
  if (base === undefined || baseline.kind !== 'found') return [];
  const found = latestPools(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
    // A suite in JSON Lines has a second file.
    const own = suites.filter((each) => each.file === file);
    const isOfSuite = isIn({ file, names: new Set([suite]), inputs: own[0]?.inputs ?? new Map() }, run, { baseline });
    const results = new Map(
      run.results.flatMap((each) => (each.target === target && isOfSuite(each) ? [[each.testId, each] as const] : [])),
    );
    return tests.flatMap(({ testId, trials }) => {
      const [now, before] = [results.get(testId), trials.at(-1)?.measure];
      if (now?.measure === undefined || before === undefined) return [];
      if (own.some((each) => isRewritten(testId, each))) return [];
      return changedGrading(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part }));
    });
  });
  const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
  const changes: PolicyChange[] = [];
  for (const [file, of] of groupedBy(found, (each) => each.file)) {
    const isOfChange = isAtBase || (await hasChangesIn(dirname(resolve(cwd, inputs.workingDirectory, file)), base));
    if (!isOfChange) continue;
    for (const [part, each] of groupedBy(of, (one) => one.part)) {
      const ids = [...new Set(each.map(({ testId }) => testId))];
      changes.push({
        file,
        key: `${part} of ${ids.length === 1 ? ids[0] : plural('test', ids.length)}, which changed`,
      });
    }
  }
  return changes;
}

/** Whether the texts of a suite show that the graders of a test differ: then they are compared one by one. */
const isRewritten = (testId: string, suite: Suite): boolean =>
  ['graders', gradersOf(testId)].some((key) => {
    const [theirs, ours] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
    return theirs !== undefined && ours !== undefined && JSON.stringify(theirs) !== JSON.stringify(ours);
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

/** The requirements of suites in TypeScript and in other files cannot be read from their text alone. */
function requirementsIn(file: string, text: string): Requirements {
  if (isJsonLines(file)) {
    const rows = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
    const tests = testsIn(rows);
    const keys = tests.filter(({ mustPass }) => mustPass).map(({ id }) => [mustPassOf(id), 'true'] as const);
    return { keys: new Map(keys), tests: [], inputs: inputsOf(tests), targets: [], graders: gradersByKey(tests) };
  }
  const root = /\.ya?ml$/i.test(file) ? rootOf(text) : undefined;
  if (root === undefined) return { keys: new Map(), tests: [], inputs: new Map(), targets: [], graders: new Map() };
  const execution = root.field('execution');
  const threshold = execution?.field('threshold')?.value;
  const isThreshold = typeof threshold === 'number' && threshold >= 0 && threshold <= 1;
  const tests = testsIn(root.field('tests')?.items() ?? []);
  const mustPass = [
    ...(execution?.field('must_pass')?.value === true ? ['must_pass'] : []),
    ...tests.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id)),
  ];
  const target = execution?.field('target');
  const targets = [...(target === undefined ? [] : [target]), ...(execution?.field('targets')?.items() ?? [])];
  return {
    keys: new Map([
      ...(isThreshold ? [['threshold', String(threshold)] as const] : []),
      ...mustPass.map((key) => [key, 'true'] as const),
    ]),
    tests: tests.map(({ id }) => id),
    inputs: inputsOf(tests),
    targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
    graders: new Map([
      ['graders', [...gradersIn(root), ...(execution === undefined ? [] : gradersIn(execution))]],
      ...gradersByKey(tests),
    ]),
  };
}

function rootOf(text: string): Cursor | undefined {
  const opened = openYaml('', text);
  return opened.kind === 'opened' ? opened.root : undefined;
}

const testsIn = (items: readonly Cursor[]) =>
  items.flatMap((item) => {
    const id = item.field('id')?.text;
    const mustPass = item.field('must_pass')?.value === true;
    const input = item.field('input');
    const text = input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '';
    return id === undefined ? [] : [{ id, mustPass, input: text, graders: gradersIn(item) }];
  });

const inputsOf = (tests: ReturnType<typeof testsIn>) => new Map(tests.map(({ id, input }) => [id, input]));

const gradersByKey = (tests: ReturnType<typeof testsIn>) =>
  new Map(tests.map(({ id, graders }) => [gradersOf(id), graders]));

function held(run: RunResult, suite: Suite, basis: Pick<Basis, 'baseline'>): RunResult {
  const threshold = suite.base.keys.get('threshold');
  const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
  const isOfSuite = isIn(suite, run, basis);
  for (const result of run.results) {
    const { suite: name, suiteFile: file, target } = result;
    const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' } as const;
    const isHeld = threshold !== undefined && isOfSuite(result);
    if (isHeld && requirements.get(keyOf(requirement))?.from !== 'input')
      requirements.set(keyOf(requirement), requirement);
  }
  return {
    ...run,
    requirements: [...requirements.values()],
    results: run.results.map((result) =>
      isOfSuite(result) && requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result,
    ),
  };
}

/**
 * Whether a result belongs to a suite: by its file; if the file was moved to a path that is not in the baseline, by its
 * name; and if it was renamed as well, by most of its tests, with the same ids and inputs.
 */
function isIn(
  { file, names, inputs }: Pick<Suite, 'file' | 'names' | 'inputs'>,
  { results }: RunResult,
  { baseline }: Pick<Basis, 'baseline'>,
): (result: TestResult) => boolean {
  if (results.some(({ suiteFile }) => suiteFile === file)) return ({ suiteFile }) => suiteFile === file;
  const filesOfBase = new Set(baseline.kind === 'found' ? baseline.pools.map((pool) => pool.file) : []);
  const isNamed = ({ suite, suiteFile }: TestResult) => names.has(suite) && !filesOfBase.has(suiteFile);
  if (results.some(isNamed)) return isNamed;
  const same = new Map<string, Set<string>>();
  for (const { suiteFile, testId, input } of results) {
    const text = inputs.get(testId)?.trim();
    const isSame = text !== undefined && text !== '' && input.some(({ content }) => textIn(content) === text);
    if (isSame && !filesOfBase.has(suiteFile)) same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
  }
  return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
}

const textIn = (content: unknown): string | undefined => (typeof content === 'string' ? content.trim() : undefined);

interface DeletionBasis extends Pick<Basis, 'baseline' | 'inputs'> {
  /** Deleted files of baseline suites. */
  readonly gone: readonly string[];
}

/** The run, with the required tests of the base branch that the change deleted. */
function withDeleted(run: RunResult, suites: readonly Suite[], basis: DeletionBasis): RunResult {
  // A run of some tests lacks the results of the others.
  if (run.selected?.includes('tests')) return run;
  const listed = suites.flatMap((suite): DeletedTest[] => {
    const own = new Set(run.results.filter(isIn(suite, run, basis)).map(({ testId }) => testId));
    const isStored = (testId: string) => own.has(testId) || suite.head?.tests.includes(testId) === true;
    const isRequired = (testId: string) => basis.inputs.mustPass || requiresPass(suite.base, testId);
    const deleted = suite.base.tests.filter((testId) => isRequired(testId) && !isStored(testId));
    return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
  });
  const deleted = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, basis) : [])];
  const skipped = new Set((run.skipped ?? []).map(({ suiteFile, testId }) => JSON.stringify([suiteFile, testId])));
  const deletedMustPass = deleted.filter(({ suiteFile, testId }) => !skipped.has(JSON.stringify([suiteFile, testId])));
  return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}

/**
 * The tests that the newest baseline run required to pass, and that the change no longer has: on one of its targets, or at
 * all if no suite of the base commit lists them itself (those in other files and other formats).
 */
function deletedOfBaseline(run: RunResult, suites: readonly Suite[], basis: DeletionBasis): DeletedTest[] {
  const { baseline, gone } = basis;
  if (baseline.kind !== 'found') return [];
  const changed = new Map(suites.map((suite) => [suite.file, suite]));
  const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
  const deleted = latestPools(baseline.pools).flatMap(({ pool, newest }): DeletedTest[] => {
    const { suite, file, target, tests } = pool;
    // A file that the base commit lacks as well was not deleted by this change.
    const isInRun = file !== undefined && (filesRun.has(file) || (gone.includes(file) && changed.has(file)));
    if (!isInRun) return [];
    const own = run.results.filter(
      isIn({ file, names: new Set([suite]), inputs: changed.get(file)?.inputs ?? new Map() }, run, basis),
    );
    const [all, onTarget] = [own, own.filter((result) => result.target === target)].map(
      (results) => new Set(results.map(({ testId }) => testId)),
    );
    const listed = new Set([...(changed.get(file)?.base.tests ?? []), ...(changed.get(file)?.head?.tests ?? [])]);
    const isOpen = !isLeftOut(target, run);
    return requiredTests(tests, newest, { suite: changed.get(file), ...basis }).flatMap((testId): DeletedTest[] => {
      if (onTarget?.has(testId)) return [];
      if (all?.has(testId)) return isOpen ? [{ suiteFile: file, testId, target }] : [];
      return listed.has(testId) ? [] : [{ suiteFile: file, testId }];
    });
  });
  return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}

/** Tests of the newest baseline run that must pass: by the suite of the base commit if it lists them, else by that run. */
function requiredTests(
  tests: readonly EvidenceTest[],
  newest: string,
  { suite, inputs }: Pick<DeletionBasis, 'inputs'> & { readonly suite: Suite | undefined },
): string[] {
  const listed = new Set(suite?.base.tests);
  return tests.flatMap(({ testId, trials }) => {
    const own = trials.filter(({ run }) => run === newest);
    const isRequired =
      suite !== undefined && listed.has(testId)
        ? own.length > 0 && (inputs.mustPass || requiresPass(suite.base, testId))
        : own.some(({ mustPass }) => mustPass);
    return isRequired ? [testId] : [];
  });
}

/** Inputs left the target out on purpose. Stubs of a dry run have other names. */
const isLeftOut = (target: string, { selected, dryRun, results }: RunResult): boolean =>
  dryRun || (selected?.includes('targets') === true && results.every((result) => result.target !== target));

const keyOf = ({ suite, file, target }: Pick<Requirement, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);
