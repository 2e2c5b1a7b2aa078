import { dirname, relative } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import type { Files } from '../model/ports.ts';
import { type Cursor, openYaml } from '../model/source.ts';
import type { Suite } from '../model/suite.ts';
import { plural } from '../shared/text.ts';
import { readYamlSuite } from './formats/yaml.ts';
import { interpolate, type MissingVariable } from './interpolate.ts';

/** Larger than any suite that people write by hand; what is larger is data and belongs in a file of its own. */
export const MAX_SUITE_BYTES = 5 * 1024 * 1024;

export interface LoadContext {
  readonly files: Pick<Files, 'read'>;
  readonly cwd: string;
  readonly graders: readonly GraderKind[];
  /** The variables that the suites of a folder see: what is set, then the `.env` files. */
  variables(folder: string): Promise<(name: string) => string | undefined>;
}

export interface LoadedSuites {
  readonly suites: readonly Suite[];
  readonly warnings: readonly Problem[];
}

/** Reads and checks all suites, and reports every problem of every file at once. */
export async function loadSuites(paths: readonly string[], context: LoadContext): Promise<LoadedSuites> {
  const suites: Suite[] = [];
  const problems: Problem[] = [];
  const errors: Problem[] = [];
  for (const path of paths) {
    const own: Problem[] = [];
    const suite = await loadSuite(path, context, own);
    if (suite) suites.push(suite);
    problems.push(...told(own));
    errors.push(...told([...own, ...problemsOfTests(suite)].filter(({ severity }) => severity === 'error')));
  }
  // A broken test stops only itself; but who has to mend a file anyway wants to see all that is wrong with it.
  if (problems.some(({ severity }) => severity === 'error')) throw new UserError(errors);
  return { suites, warnings: problems };
}

const problemsOfTests = (suite: Suite | undefined): Problem[] =>
  (suite?.tests ?? []).flatMap((test) => (test.kind === 'broken' ? test.problems : []));

/** What one file is told of: more than this nobody reads. */
const MOST_TOLD = 100;

/** The problems of one file in the order of its lines, errors before warnings where they are too many. */
function told(problems: readonly Problem[]): Problem[] {
  const bySeverity = [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
  const kept = bySeverity.slice(0, MOST_TOLD).toSorted(byPlace);
  const [next] = bySeverity.slice(MOST_TOLD);
  if (next === undefined) return kept;
  const { code, severity, place } = next;
  const message = `This file has ${plural('more problem', bySeverity.length - MOST_TOLD)}, not shown here`;
  return [...kept, { code, severity, message, ...(place && { place }) }];
}

function byPlace(a: Problem, b: Problem): number {
  if (a.place === undefined || b.place === undefined) return 0;
  return a.place.line - b.place.line || a.place.column - b.place.column;
}

async function loadSuite(path: string, context: LoadContext, problems: Problem[]): Promise<Suite | undefined> {
  const file = shownPath(path, context.cwd);
  if (!/\.ya?ml$/i.test(path)) {
    problems.push({
      code: 'NOT_SUPPORTED_YET',
      severity: 'error',
      message: `${file}: suites of this format are not supported yet`,
      expected: 'a .yaml or .yml file',
      hint: 'If it is not a suite, exclude it with "!".',
    });
    return undefined;
  }
  const text = await readText(path, context, problems);
  if (text === undefined) return undefined;

  const folder = dirname(path);
  const lookUp = await context.variables(folder);
  let missing: readonly MissingVariable[] = [];
  const opened = openYaml(file, text, (value) => {
    const { missing: found, ...interpolated } = interpolate(value, lookUp);
    missing = found;
    return interpolated;
  });
  if (opened.kind === 'invalid') {
    problems.push(...opened.problems);
    return undefined;
  }
  for (const variable of missing) problems.push(unsetVariable(variable, opened.root));
  const at = { file, path, folder, category: categoryOf(path, context.cwd) };
  return readYamlSuite(opened.root, at, context.graders, problems);
}

function unsetVariable({ name, path, times }: MissingVariable, root: Cursor): Problem {
  const elsewhere = times > 1 ? `, here and in ${plural('other place', times - 1)}` : '';
  return {
    code: 'SECRET_MISSING',
    severity: 'warning',
    message: `The environment variable ${name} is not set and reads as empty${elsewhere}`,
    place: root.below(path),
    hint: 'Set it in the environment or in a .env file.',
  };
}

async function readText(path: string, { files }: LoadContext, problems: Problem[]): Promise<string | undefined> {
  try {
    return await files.read(path, MAX_SUITE_BYTES);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** A path as people would type it: from the working directory, with `/`. */
export function shownPath(path: string, cwd: string): string {
  const fromHere = relative(cwd, path);
  const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
  return (isInside ? fromHere : path).replaceAll('\\', '/');
}

/** The folders of a suite from the working directory on, without those called `evals` (suite-format.md §1.5). */
function categoryOf(path: string, cwd: string): string {
  const folders = relative(cwd, dirname(path)).replaceAll('\\', '/').split('/');
  const named = folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..' && folder !== 'evals');
  return named.length === 0 ? 'Uncategorized' : named.join('/');
}
