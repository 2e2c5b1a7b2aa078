import { dirname, relative } from 'node:path';
import picomatch from 'picomatch';
import { countGrouped, groupProblems, type Problem, UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { GraderKind } from '../model/ports/grader.ts';
import type { Scripts } from '../model/ports/processes.ts';
import type { LookUp } from '../model/suite/setting.ts';
import type { Suite } from '../model/suite/suite.ts';
import type { Variant } from '../model/suite/target.ts';
import { plural } from '../model/text/text.ts';
import { readAgentSkills } from './agent-skills.ts';
import { findCustomGraders } from './graders/custom-grader-files.ts';
import { datasetOf, readJsonlSuite } from './jsonl.ts';
import { nothingTagged, type TagsAsked } from './metadata.ts';
import { Bounds, searchRoots } from './references/file-paths.ts';
import { References } from './references/references.ts';
import { shownPath } from './references/shown-path.ts';
import { type MissingVariables, SuiteTexts } from './references/texts.ts';
import { readYamlSuite } from './suite.ts';
import { orReported, readText, type SuiteReading, suiteFile } from './suite-file.ts';
import { BEGINNING, Cursor } from './yaml/cursor.ts';

export interface LoadContext {
  readonly files: Pick<Files, 'read' | 'state' | 'glob' | 'readBytes' | 'realPath'>;
  readonly cwd: string;
  readonly root: string;
  readonly graders: readonly GraderKind[];
  readonly scripts: Scripts;
  /** The variables for the suites of a folder: those of the environment, then those of `.env` files. */
  variables(folder: string): Promise<LookUp>;
  /** Variables that are unset may be set where the suites run: errors of their values are reported only there. */
  readonly mayLackVariables?: MissingVariables | undefined;
  /** Skips suites with other tags; absent: none. */
  readonly tagFilter?: TagsAsked | undefined;
  /** The globs of guideline files for the suites of a folder. */
  guidelinePatterns?(folder: string): Promise<readonly string[]>;
  /** The variants that the suites of a folder have besides their own. */
  variants?(folder: string): Promise<readonly Variant[]>;
  /** Runs a suite that is a program, and returns its data. Throws a `UserError`. Absent: programs are not run. */
  runProgram?(path: string): Promise<unknown>;
}

/** Reads and checks all selected suites, and reports the problems of all of them at once. */
export async function loadSuites(
  paths: readonly string[],
  context: LoadContext,
): Promise<{ readonly suites: readonly Suite[]; readonly warnings: readonly Problem[] }> {
  const suites: Suite[] = [];
  const problems: Problem[] = [];
  const errors: Problem[] = [];
  const leftOut: Suite[] = [];
  const known = new Set(paths);
  for (const path of paths) {
    const suiteProblems: Problem[] = [];
    const suite = await loadSuite(path, known, context, suiteProblems);
    if (suite && isLeftOut(suite, context)) {
      leftOut.push(suite);
      continue;
    }
    if (suite) suites.push(suite);
    problems.push(...mostSevere(suiteProblems));
    errors.push(
      ...mostSevere([...suiteProblems, ...problemsOfTests(suite)].filter(({ severity }) => severity === 'error')),
    );
  }
  // A broken test only stops itself, but a file with an error reports all its problems.
  if (problems.some(({ severity }) => severity === 'error')) throw new UserError(errors);
  if (suites.length === 0 && context.tagFilter !== undefined && leftOut.length > 0)
    throw nothingTagged(
      context.tagFilter,
      leftOut.flatMap(({ tags }) => tags),
    );
  const unchecked = problems.filter(({ code }) => code === 'NOT_SUPPORTED_YET');
  if (suites.length === 0 && unchecked.length > 0)
    throw new UserError(unchecked.map((problem) => ({ ...problem, severity: 'error' })));
  return { suites, warnings: problems };
}

const isLeftOut = ({ tags }: Suite, { tagFilter }: LoadContext): boolean =>
  tagFilter !== undefined &&
  (tagFilter.excludeTag.some((each) => tags.includes(each)) || !tagFilter.tag.every((each) => tags.includes(each)));

/** One suite with all its problems, in the order of its lines. Of one that tags exclude, the tags, and no problems. */
export async function lookAtSuite(path: string, context: LoadContext) {
  const suiteProblems: Problem[] = [];
  const suite = await loadSuite(path, new Set([path]), context, suiteProblems);
  if (suite && isLeftOut(suite, context)) return { problems: [], leftOut: suite.tags };
  const problems = [...suiteProblems, ...problemsOfTests(suite)];
  const isBroken = suiteProblems.some(({ severity }) => severity === 'error');
  return { suite: isBroken ? undefined : suite, problems: inOrder(problems, problems) };
}

const problemsOfTests = (suite: Suite | undefined): Problem[] =>
  (suite?.tests ?? []).flatMap((test) => (test.kind === 'broken' ? test.problems : []));

/** Maximum number of reported problems of one suite. */
const MAX_REPORTED = 100;

/** The problems of one suite in the order of its lines; errors come first if there are too many. */
function mostSevere(all: readonly Problem[]): Problem[] {
  const problems = groupProblems(inOrder(all, all));
  const bySeverity = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
  const shown = inOrder(bySeverity.slice(0, MAX_REPORTED), problems);
  const [next] = bySeverity.slice(MAX_REPORTED);
  if (next === undefined) return shown;
  const { code, severity, location } = next;
  const message = `This file has ${plural('more problem', countGrouped(bySeverity.slice(MAX_REPORTED)))}, not shown here`;
  const hint = 'Run eval-action validate --json to see all of them.';
  return [...shown, { code, severity, message, hint, location }];
}

/** By file, in the order of discovery, and by line; problems without a location come first. */
function inOrder(shown: readonly Problem[], all: readonly Problem[]): Problem[] {
  const files = [...new Set(all.map(({ location }) => location?.file))];
  const rank = new Map(files.filter((file) => file !== undefined).map((file, index) => [file, index]));
  const rankOf = ({ location }: Problem) => (location === undefined ? -1 : (rank.get(location.file) ?? 0));
  return shown.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
}

/** `known` are the files that are read as suites anyway; a file that is found on the way is added. */
async function loadSuite(
  path: string,
  known: Set<string>,
  context: LoadContext,
  problems: Problem[],
): Promise<Suite | undefined> {
  const { files, cwd, root, graders: kinds, scripts, mayLackVariables, runProgram } = context;
  const folder = dirname(path);
  const shown = (at: string) => shownPath(at, cwd);
  const bounds = new Bounds([root, cwd, folder], files);
  const texts = new SuiteTexts(await context.variables(folder), shown, mayLackVariables);
  const patterns = (await context.guidelinePatterns?.(folder)) ?? [];
  const matches = patterns.length === 0 ? () => false : picomatch([...patterns], { dot: true, windows: false });
  const isGuideline = (absolutePath: string) => matches(relative(root, absolutePath).replaceAll('\\', '/'));
  const references = new References({ folder, root, cwd, files, isGuideline }, () =>
    findCustomGraders({ roots: searchRoots(folder, { root, cwd }), bounds, files, scripts, shown }),
  );
  const reading = { files, cwd, kinds, texts, references, bounds };
  const reported: Problem[] = [];
  let suite: Suite | undefined;
  if (runProgram === undefined || !isProgram(path)) suite = await readSuite(path, known, reading, reported);
  else {
    const at = suiteFile(path, cwd);
    const value = await orReported(() => runProgram(path), reported);
    // Its data have no lines.
    const root = new Cursor({ file: at.file, ...BEGINNING }, value, { problems: reported });
    const read = value === undefined ? undefined : await readYamlSuite(root, at, reading);
    suite = read && { ...read, format: 'typescript' };
  }
  problems.push(...texts.final(reported), ...texts.unset());
  const variants = [...(suite?.variants ?? []), ...((await context.variants?.(folder)) ?? [])];
  return suite && variants.length > 0 ? { ...suite, variants } : suite;
}

const isProgram = (path: string): boolean => /\.[mc]?ts$/i.test(path);

async function readSuite(
  path: string,
  known: Set<string>,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Suite | undefined> {
  const at = suiteFile(path, reading.cwd);
  if (/\.jsonl$/i.test(path)) return readJsonlSuite(at, reading, problems);
  if (/\.json$/i.test(path)) return readAgentSkills(at, reading, problems);
  if (!/\.ya?ml$/i.test(path)) {
    // A program may be a valid suite: it is only unknown to commands that start nothing.
    const problem: Problem = isProgram(path)
      ? {
          code: 'NOT_SUPPORTED_YET',
          severity: 'warning',
          message: `${at.file} was not checked: a suite written in TypeScript is a program, and only "eval-action run" starts programs, without --dry-run`,
          hint: 'Run it, rewrite it as YAML, or exclude it with "!".',
        }
      : {
          code: 'NOT_SUPPORTED_YET',
          severity: 'error',
          message: `${at.file}: suites of this format are not supported`,
          expected: 'a .yaml, .yml, .jsonl or .json file',
          hint: 'If it is not a suite, exclude it with "!".',
        };
    problems.push(problem);
    return undefined;
  }
  const text = await readText(path, reading, problems);
  const root = text === undefined ? undefined : reading.texts.yaml(at.file, text, problems);
  if (root === undefined) return undefined;

  const dataset = await datasetOf(root, path, reading, problems);
  if (dataset === undefined) return readYamlSuite(root, at, reading);
  if (known.has(dataset)) return undefined;
  known.add(dataset);
  return readJsonlSuite(suiteFile(dataset, reading.cwd), reading, problems);
}
