import { basename, dirname, resolve } from 'node:path';
import { type Problem, UserError, underStrict } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Suite } from '../../model/suite/suite.ts';
import { repeatedNames } from '../../plan/make-plan.ts';
import { inParallel } from '../../shared/in-parallel.ts';
import { never } from '../../shared/never.ts';
import { readConfig } from '../../suites/config.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { type CallTimeLimit, callTimeLimits, type LimitedTest } from '../config/call-time-limits.ts';
import { configProblems, findConfiguredSuites, overlookedSuites } from '../config/configuration.ts';
import { parseInputs } from '../config/inputs.ts';
import { outsidePaths } from '../config/outside-paths.ts';
import type { Site } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { findPolicy } from '../policy/policy.ts';
import { findQuarantine } from '../policy/quarantine.ts';
import { watchedFiles } from '../reuse/watched-files.ts';
import { type FileKind, fileKind, holdsTests } from './file-kind.ts';
import { missingPrograms, shadowedFiles } from './program-problems.ts';
import {
  byFile,
  countProblems,
  type FileProblem,
  inFile,
  inOrder,
  problemsOf,
  type SurveyedTarget,
  SurveyedTargets,
  surveySuite,
} from './survey.ts';

/** The output of `validate --json`. docs/commands.md describes it. */
export interface Validation {
  readonly schemaVersion: 1;
  readonly files: readonly CheckedFile[];
  readonly problems: readonly FileProblem[];
  readonly timeLimits: readonly CallTimeLimit[];
  readonly counts: {
    readonly files: number;
    readonly suites: number;
    readonly tests: number;
    readonly errors: number;
    readonly warnings: number;
  };
}

interface CheckedFile {
  readonly file: string;
  readonly kind: FileKind;
  /** Of readable suites. */
  readonly tests?: number | undefined;
  readonly errors: number;
  readonly warnings: number;
}

/** Checks all files and the targets files that they use; no problem stops it. */
export async function validate(site: Site): Promise<Validation> {
  const targets = new SurveyedTargets(site);
  const { paths, suites: executed } = await filesToCheck(site);
  const checked = await inParallel(paths, (path) => checkFile(path, site, targets));

  // Two files may lead to one suite: a list of tests and its settings file.
  const suites = new Map(checked.flatMap(({ suite }) => (suite === undefined ? [] : [[suite.path, suite] as const])));
  const kinds = new Map(checked.map(({ file, kind }) => [file, kind]));
  const unused = await targets.unused();
  for (const file of targets.files) kinds.set(file, 'targets');
  const repeated = inFile('', repeatedNames([...suites.values()]));
  const configured = inFile(CONFIG, [
    ...(await configProblems(paths, site)),
    ...(await overlookedSuites(executed, site)),
  ]);
  const deciding = inFile(CONFIG, [
    ...(await complaintsOf(() => findPolicy({ ...parseInputs({}), ...site.inputs }, site.runtime))),
    ...(await complaintsOf(() =>
      findQuarantine(site.inputs.quarantineFile, { cwd: site.cwd, files: site.runtime.files }),
    )),
  ]);
  const { warnings } = await watchedFiles([...suites.values()], site);
  const problems = [
    ...checked.flatMap((each) => each.problems),
    ...configured,
    ...deciding,
    ...inFile('', warnings),
    ...repeated,
    ...unused,
  ];
  const limited = new Map(
    checked.flatMap(({ suite, limited = [] }) => (suite ? [[suite.path, limited] as const] : [])),
  );
  const timeLimits = callTimeLimits([...limited.values()].flat(), site.inputs.testTimeoutSeconds);
  return { ...validationOf(kinds, [...suites.values()], inOrder(problems)), timeLimits };
}

/** The problems of a file that is either completely valid or not usable. */
async function complaintsOf(read: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await read();
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** The file for problems of the configuration without a location. */
const CONFIG = '.agentv/config.yaml';

interface Checked {
  readonly file: string;
  readonly kind: FileKind;
  readonly suite?: Suite | undefined;
  /** Its tests on their targets. */
  readonly limited?: readonly LimitedTest[];
  readonly problems: readonly FileProblem[];
}

async function checkFile(path: string, given: Site, targets: SurveyedTargets): Promise<Checked> {
  const site = remembering(path, given);
  const file = shownPath(path, site.cwd);
  const kind = await kindOf(path, site);
  switch (kind) {
    case 'suite':
      return { file, kind, ...(await checkSuite(path, site, targets)) };
    case 'targets':
      return { file, kind, problems: await targets.whole(path) };
    case 'config':
      return { file, kind, problems: await checkConfig(path, file, site) };
    case 'cases':
    case 'unknown':
      return { file, kind, problems: inFile(file, [notChecked[kind]]) };
    default:
      return never(kind);
  }
}

/** A site that reads each file once, however often it is requested. */
function remembering(path: string, site: Site): Site {
  const { files } = site.runtime;
  let text: Promise<string> | undefined;
  const read: Files['read'] = (asked, ...how) => {
    if (asked !== path) return files.read(asked, ...how);
    text ??= files.read(asked, ...how);
    return text;
  };
  return { ...site, runtime: { ...site.runtime, files: { ...files, read } } };
}

/** A suite together with its targets. */
async function checkSuite(
  path: string,
  site: Site,
  targets: SurveyedTargets,
): Promise<Pick<Checked, 'suite' | 'limited' | 'problems'>> {
  const { suite, problems } = await surveySuite(path, site, { mayLackVariables: 'check' });
  if (suite === undefined) return { problems: [...problems, ...(await targets.near(dirname(path)))] };
  const used = await targets.of(suite);
  const asked = [...used.targets, ...used.judges];
  const found = asked.flatMap(({ target }) => target ?? []);
  const programs = [...(await missingPrograms(suite, found, site)), ...(await shadowedFiles(suite, found, site))];
  return {
    suite,
    limited: limitedTests(suite, used.targets),
    problems: [
      ...problems,
      ...used.problems,
      ...used.judging,
      ...asked.flatMap((target) => target.problems),
      ...inFile(suite.file, [...programs, ...(await outsidePaths(suite, site))]),
    ],
  };
}

const limitedTests = (suite: Suite, targets: readonly SurveyedTarget[]): LimitedTest[] =>
  suite.tests.flatMap((test) =>
    test.kind === 'broken'
      ? []
      : targets
          .filter(({ name }) => targets.length === 1 || (test.targets?.includes(name) ?? true))
          .map(({ name, provider = '', options }) => ({ suite, test, target: { name, provider, options } })),
  );

async function checkConfig(path: string, file: string, site: Site): Promise<readonly FileProblem[]> {
  const folder = dirname(dirname(path));
  if (basename(dirname(path)) !== '.agentv') return inFile(file, [misplacedConfig]);
  const lookUp = await site.environments.lookUpIn(folder);
  const hasBudget = site.inputs.budgetUsd !== undefined;
  const { problems } = await readConfig(folder, { root: folder, cwd: site.cwd, lookUp, hasBudget }, site.runtime.files);
  return inFile(file, problems);
}

const misplacedConfig: Problem = {
  code: 'UNUSED',
  severity: 'warning',
  message: 'This configuration is not checked, because configuration is only read from .agentv/config.yaml',
};

/** As in a run, a file that the user names is a suite if it is nothing else. */
async function kindOf(path: string, { inputs, cwd, runtime }: Site): Promise<FileKind> {
  const text = await textOf(path, runtime);
  const kind = text === undefined ? 'suite' : fileKind(path, text);
  const isNamed = inputs.evals.some((asked) => resolve(cwd, asked) === path);
  return isNamed && (kind === 'unknown' || kind === 'cases') ? 'suite' : kind;
}

/** The suite reader reports a text that cannot be read. */
async function textOf(path: string, { files }: Runtime): Promise<string | undefined> {
  try {
    return await files.read(path, MAX_SUITE_BYTES);
  } catch (error) {
    problemsOf(error);
    return undefined;
  }
}

/** Files that matched a glob. */
const notChecked: Readonly<Record<'cases' | 'unknown', Problem>> = {
  cases: {
    code: 'UNUSED',
    severity: 'warning',
    message: 'A list of tests is not checked without a suite',
    hint: 'Check the suite that takes its tests from this file.',
  },
  unknown: {
    code: 'UNUSED',
    severity: 'warning',
    message: 'This is neither a suite nor a targets file, and is not checked',
    expected: 'a mapping with "tests" or "targets"',
    hint: 'If it is a suite, rename it to *.eval.yaml; else exclude it with "!".',
  },
};

function validationOf(
  kinds: ReadonlyMap<string, FileKind>,
  suites: readonly Suite[],
  problems: readonly FileProblem[],
): Omit<Validation, 'timeLimits'> {
  const tests = new Map(suites.map((suite) => [suite.file, suite.tests.length]));
  const own = byFile(problems);
  const files = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    schemaVersion: 1,
    files: files.map(([file, kind]) => ({
      file,
      kind,
      tests: tests.has(file) ? tests.get(file) : undefined,
      ...countProblems(own.get(file) ?? []),
    })),
    problems,
    counts: {
      files: kinds.size,
      suites: [...kinds.values()].filter((kind) => kind === 'suite').length,
      tests: suites.reduce((sum, suite) => sum + suite.tests.length, 0),
      ...countProblems(problems),
    },
  };
}

/** The same under `strict`. */
export function strictly({ files, problems, counts, ...rest }: Validation): Validation {
  const hardened = problems.map(underStrict);
  const own = byFile(hardened);
  return {
    ...rest,
    files: files.map((checked) => ({ ...checked, ...countProblems(own.get(checked.file) ?? []) })),
    problems: hardened,
    counts: { ...counts, ...countProblems(hardened) },
  };
}

interface FilesToCheck {
  readonly paths: readonly string[];
  /** Those that a run of the same arguments executes. */
  readonly suites: readonly string[];
}

/** The suites of a run and, in folders that are named, the other YAML files that are a suite, targets or configuration. */
async function filesToCheck(site: Site): Promise<FilesToCheck> {
  const { inputs, cwd, runtime } = site;
  const evals = await Promise.all(inputs.evals.map((asked) => withOtherYaml(asked, cwd, runtime.files)));
  const isNamed = (path: string) => inputs.evals.some((asked) => resolve(cwd, asked) === path);
  if (evals.some((pattern, index) => pattern !== inputs.evals[index])) {
    const found = await findConfiguredSuites({ ...site, inputs: { ...inputs, evals } });
    const isOurs = await inParallel(found, async (path) => isNamed(path) || isSuite(path) || isOfAgentv(path, runtime));
    const paths = found.filter((_, index) => isOurs[index]);
    if (paths.length > 0) return { paths, suites: paths.filter((path) => isNamed(path) || isSuite(path)) };
  }
  const suites = await findConfiguredSuites(site);
  return { paths: suites, suites };
}

const FILES = '**/{*.yaml,*.yml,*.eval.ts,*.eval.mts,evals.json,trigger[-_]eval*.json}';
const isSuite = (path: string): boolean =>
  /(?:^|\.)eval\.(?:ya?ml|m?ts)$|^evals\.json$|^trigger[-_]eval.*\.json$/.test(basename(path));

/** A folder as a glob of its files. If it has none, it stays, so that the search says what is missing. */
async function withOtherYaml(asked: string, cwd: string, files: Pick<Files, 'state' | 'glob'>): Promise<string> {
  if (/[!*?[\]{}()]/.test(asked) || (await files.state(resolve(cwd, asked))) !== 'folder') return asked;
  const pattern = `${asked.replace(/[/\\]+$/, '')}/${FILES}`;
  return (await files.glob([pattern], { cwd })).length > 0 ? pattern : asked;
}

/** Whether a YAML file of any name contains tests or targets, or is a configuration. */
async function isOfAgentv(path: string, { files }: Pick<Site['runtime'], 'files'>): Promise<boolean> {
  if (/[/\\]node_modules[/\\]/.test(path)) return false;
  try {
    const text = await files.read(path, MAX_BYTES);
    return holdsTests(path, text) || ['targets', 'config'].includes(fileKind(path, text));
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** Larger files are not written by people. */
const MAX_BYTES = 1024 * 1024;
