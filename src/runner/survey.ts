import { dirname } from 'node:path';
import { asWarning, type Problem, UserError } from '../model/errors.ts';
import { findKind } from '../model/suite/kind.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import { FROM_ENVIRONMENT, type LookUp } from '../model/suite/setting.ts';
import type { Suite } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { getOrMake } from '../model/values/once.ts';
import { providers } from '../providers/providers/index.ts';
import { type LoadContext, lookAtSuite } from '../suites/load.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import { readTargetsFile, type TargetsFile } from '../suites/targets/read.ts';
import { followTargets, resolveTarget, type WantedTarget } from '../suites/targets/resolve.ts';
import { lookUpVariables } from '../suites/targets/variables.ts';
import { judgeNames, judgesOf, judgingProblems } from './case/judges.ts';
import { imageProblems, variantProblems } from './case/test-problems.ts';
import { type RunSite, suiteReading, targetsFileOf, variantOn, wantedTargets } from './pipeline/prepare.ts';

/** A problem of a file. The file is named even if no location in it is known. */
export interface FileProblem extends Problem {
  readonly file: string;
}

/** Reads one suite as a run would, but returns the errors that a run would throw. Without a `suite`, it cannot run at all. */
export async function surveySuite(
  path: string,
  site: RunSite,
  how: Partial<Pick<LoadContext, 'runProgram' | 'mayLackVariables'>> = {},
) {
  const file = shownPath(path, site.cwd);
  const reading = suiteReading(site);
  const variableNames = new Set<string>();
  const variables = async (folder: string) => recorded(await reading.variables(folder), variableNames);
  const unreadable = (error: unknown) => ({ suite: undefined, leftOut: undefined, problems: problemsOf(error) });
  const seen = await lookAtSuite(path, { ...reading, ...how, variables }).catch(unreadable);
  /** `variables`: those that its text reads. */
  return { ...seen, problems: inFile(file, seen.problems), variables: [...variableNames] };
}

/** The problems of a `UserError`; any other error is a bug and is thrown again. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof UserError) return error.problems;
  throw error;
}

/** Assigns problems to files: to that of their location, else to the file that was being read. */
export const inFile = (file: string, problems: readonly Problem[]): FileProblem[] =>
  problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));

const recorded =
  (lookUp: LookUp, variableNames: Set<string>): LookUp =>
  (name, use) => {
    variableNames.add(name);
    return lookUp(name, use);
  };

/** Each problem once, in its most severe form, in the order of files and lines. */
export function inOrder(problems: readonly FileProblem[]): FileProblem[] {
  const once = new Map<string, FileProblem>();
  for (const problem of problems) {
    const { severity, ...rest } = problem;
    const key = JSON.stringify(rest);
    if (severity === 'error' || !once.has(key)) once.set(key, problem);
  }
  return [...once.values()].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
  });
}

/** The problems of each file, in the order of the files. */
export function byFile(problems: readonly FileProblem[]): Map<string, FileProblem[]> {
  return groupedBy(problems, ({ file }) => file);
}

export function countProblems(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** A target as far as it is readable, with all its problems. */
export interface SurveyedTarget {
  readonly name: string;
  /** The name of its provider, if known. */
  readonly provider?: string | undefined;
  /** Its source location; absent if the targets file has no such target. */
  readonly location?: SourceLocation | undefined;
  /** Absent if the target has a problem or a missing variable. */
  readonly target?: Target | undefined;
  readonly problems: readonly FileProblem[];
  /** Its `timeout_seconds`, which is known even if a key is missing. */
  readonly options: { readonly timeout_seconds?: unknown };
  /** Its `provider_batching`, likewise. */
  readonly batching: boolean;
  readonly variables: readonly string[];
  /** The name of the target that judges its answers if graders name none. */
  readonly judge?: string | undefined;
}

export type PlacedTargets = Awaited<ReturnType<SurveyedTargets['of']>>;

/** A targets file, and the names of its targets that suites use. */
interface SurveyedFile {
  readonly path: string;
  readonly targetsFile?: TargetsFile;
  readonly problems: readonly FileProblem[];
  readonly used: Set<string>;
}

/** The targets of suites; each targets file is read once. */
export class SurveyedTargets {
  readonly #site: RunSite;
  readonly #files = new Map<string, Promise<SurveyedFile>>();

  constructor(site: RunSite) {
    this.#site = site;
  }

  get files(): readonly string[] {
    return [...this.#files.keys()].map((path) => shownPath(path, this.#site.cwd));
  }

  /**
   * The targets that a suite runs on, those that only judge, and those that answer instead of others. `suiteJudges`: as a run
   * finds them, unless the targets file is unreadable; `judging`: why answers cannot be judged.
   */
  async of(suite: Suite) {
    const { inputs, environments } = this.#site;
    const names = wantedTargets(suite, inputs).filter(({ isUnknown }) => !isUnknown);
    const path = await this.#fileOf(suite);
    const read = typeof path === 'string' ? await this.#read(path) : undefined;
    const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
    if (read?.targetsFile === undefined) {
      const unknown = { options: {}, batching: false, problems: [], variables: [] };
      const targets: SurveyedTarget[] = names.map(({ name }) => ({ name, ...unknown }));
      const [none, noProblems]: [SurveyedTarget[], FileProblem[]] = [[], []];
      return { targets, judges: none, fallbacks: none, suiteJudges: undefined, problems, judging: noProblems };
    }

    const file = await this.#site.withPrograms(read.targetsFile, suite.folder);
    const survey = (wanted: readonly string[]) =>
      Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
    const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
    const known = targets.flatMap(({ target }) => target ?? []);
    const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);

    // Another target may be given to one that names none, and those of the configuration are for other suites as well.
    // Nobody wrote those of a skill.
    const written = suite.format === 'agent-skills' ? [] : (suite.variants ?? []);
    const variants = written.map(async (variant) => {
      const { target, problems } = await this.#survey(
        variantOn(variant, suite.targets[0]?.name ?? 'default', suite.targets),
        file,
        suite.folder,
      );
      const targetProblems =
        target === undefined
          ? []
          : await variantProblems(suite, target, { ...this.#site.runtime, cwd: this.#site.cwd });
      const all = [...problems, ...inFile(suite.file, targetProblems)];
      return variant.target && variant.location.file === suite.file ? all : all.map(asWarning);
    });

    const suiteJudges = judgesOf(file, await environments.lookUpIn(suite.folder), inputs);
    const tests = suite.tests.filter((test) => test.kind === 'test');
    const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => judgeNames(test, judge)));
    const judges = await survey(
      [...new Set(judging)].filter(
        (name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name),
      ),
    );
    const unjudged = tests.flatMap((test) =>
      known.flatMap((target) => [...imageProblems(test, target), ...judgingProblems(test, target, suiteJudges)]),
    );
    for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
      read.used.add(name);
    return {
      targets,
      judges,
      fallbacks,
      suiteJudges,
      problems: [
        ...problems,
        ...fallbacks.flatMap((fallback) => fallback.problems),
        ...(await Promise.all(variants)).flat(),
      ],
      judging: inFile(suite.file, unjudged.map(withoutHaste)),
    };
  }

  /** Finds the targets file of a suite that cannot be read, so that the file is checked anyway. */
  async near(folder: string): Promise<readonly FileProblem[]> {
    const path = await this.#fileOf({ folder });
    return typeof path === 'string' ? (await this.#read(path)).problems : [];
  }

  /** The problems of a targets file and every target in it. */
  async whole(path: string): Promise<readonly FileProblem[]> {
    const file = await this.#read(path);
    return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
  }

  /** Problems of the targets that no suite uses, as warnings; the variables that they lack are no problem of a run. */
  async unused(): Promise<readonly FileProblem[]> {
    const files = await Promise.all(this.#files.values());
    const surveyed = await Promise.all(files.map((file) => this.#surveyAll(file, (name) => !file.used.has(name))));
    const problems = surveyed.flat().flatMap((target) => target.problems);
    return problems.filter(({ code }) => code !== 'SECRET_MISSING').map(asWarning);
  }

  async #surveyAll(
    { path, targetsFile }: SurveyedFile,
    isWanted: (name: string) => boolean = () => true,
  ): Promise<readonly SurveyedTarget[]> {
    if (targetsFile === undefined) return [];
    const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
    const file = await this.#site.withPrograms(targetsFile, dirname(path));
    return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, dirname(path))));
  }

  /** The targets file of a suite, or the reason why there is none. */
  async #fileOf(suite: Pick<Suite, 'folder'> & Partial<Pick<Suite, 'location'>>): Promise<string | readonly Problem[]> {
    try {
      return await targetsFileOf(suite, this.#site);
    } catch (error) {
      // A missing file from the inputs is not a problem of the suite.
      if (this.#site.inputs.targets !== undefined) throw error;
      return problemsOf(error);
    }
  }

  #read(path: string): Promise<SurveyedFile> {
    const { cwd, runtime } = this.#site;
    const file = shownPath(path, cwd);
    const used = new Set<string>();
    return getOrMake(this.#files, path, () =>
      readTargetsFile(path, file, runtime.files).then(
        (targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used }),
        (error: unknown) => ({ path, problems: inFile(file, problemsOf(error)), used }),
      ),
    );
  }

  async #survey(wanted: WantedTarget, targetsFile: TargetsFile, folder: string): Promise<SurveyedTarget> {
    const variableNames = new Set<string>();
    const lookUp = recorded(await this.#site.environments.lookUpIn(folder), variableNames);
    const reading = { file: targetsFile, kinds: providers, lookUp };
    const { target, problems } = resolveTarget(wanted, reading);
    const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
    const end = followTargets(wanted, reading, []);
    // The variables next to a missing one were not looked up; a run needs them as well.
    for (const field of end?.fields.values() ?? []) lookUpVariables(field.value, lookUp);
    const provider = target?.provider ?? end?.fields.get('provider')?.text;
    const timeout = end?.fields.get('timeout_seconds');
    const judges = judgesOf(targetsFile, lookUp, this.#site.inputs);
    const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
    return {
      name: wanted.name,
      options: timeout === undefined ? {} : { timeout_seconds: lookUpVariables(timeout.value, lookUp) },
      batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
      provider: provider === undefined ? undefined : (findKind(providers, provider)?.type ?? provider),
      location: entry?.cursor.location,
      target,
      problems: inFile(targetsFile.file, problems.map(withoutHaste)),
      variables: [...variableNames],
      judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
    };
  }
}

/** The name in the targets file: a suite may use another one. */
const entryName = ({ name, useTarget = name }: WantedTarget): string => useTarget;

/** Nothing is called yet: a developer who only checks files need not have the keys, and AgentV accepts them in the file. */
const withoutHaste = (problem: Problem): Problem =>
  problem.code === 'SECRET_MISSING' || problem.message.includes(FROM_ENVIRONMENT) ? asWarning(problem) : problem;
