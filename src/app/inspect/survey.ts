import { type Problem, UserError } from '../../model/errors.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import type { Suite } from '../../model/suite/suite.ts';
import { type LoadContext, lookAtSuite } from '../../suites/load.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { type Site, suiteReading } from '../pipeline/prepare.ts';

/** A problem of a file. The file is named even if no location in it is known. */
export interface FileProblem extends Problem {
  readonly file: string;
}

/** A suite as far as it is readable, with all its problems and the variables that its text reads. */
interface SurveyedSuite {
  /** Absent if the file cannot run at all. */
  readonly suite?: Suite | undefined;
  readonly problems: readonly FileProblem[];
  readonly variables: readonly string[];
  readonly leftOut?: readonly string[] | undefined;
}

/** Starts suites that are programs, and says whether errors of values whose variables are unset are left to their warning. */
export interface SuitePrograms extends Pick<LoadContext, 'runProgram' | 'mayLackVariables'> {}

/** Reads one suite as a run would, but returns the errors that a run would throw. */
export async function surveySuite(path: string, site: Site, programs: SuitePrograms = {}): Promise<SurveyedSuite> {
  const file = shownPath(path, site.cwd);
  const reading = suiteReading(site);
  const asked = new Set<string>();
  const variables = async (folder: string) => recorded(await reading.variables(folder), asked);
  try {
    const { problems, ...seen } = await lookAtSuite(path, {
      ...reading,
      variables,
      ...(programs.runProgram && { runProgram: programs.runProgram }),
      ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
    });
    return { ...seen, problems: inFile(file, problems), variables: [...asked] };
  } catch (error) {
    return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
  }
}

/** The problems of a `UserError`; any other error is a bug and is thrown again. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof UserError) return error.problems;
  throw error;
}

/** Assigns problems to files: to that of their location, else to the file that was being read. */
export const inFile = (file: string, problems: readonly Problem[]): FileProblem[] =>
  problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));

export const recorded =
  (lookUp: LookUp, asked: Set<string>): LookUp =>
  (name, use) => {
    asked.add(name);
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
  return [...once.values()].sort(byLocation);
}

function byLocation(a: FileProblem, b: FileProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const [here, there] = [a.location, b.location];
  return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}

/** The problems of each file, in the order of the files. */
export function byFile(problems: readonly FileProblem[]): Map<string, FileProblem[]> {
  const files = new Map<string, FileProblem[]>();
  for (const problem of problems) {
    const own = files.get(problem.file);
    if (own) own.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}

export function countProblems(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

export const asWarning = <P extends Problem>(problem: P): P => ({ ...problem, severity: 'warning' });
