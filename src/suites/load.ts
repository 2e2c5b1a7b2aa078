import { dirname, relative } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import type { Files } from '../model/ports.ts';
import { openYaml } from '../model/source.ts';
import type { Suite } from '../model/suite.ts';
import { readYamlSuite } from './formats/yaml.ts';
import { interpolate } from './interpolate.ts';

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
  for (const path of paths) {
    const suite = await loadSuite(path, context, problems);
    if (suite) suites.push(suite);
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new UserError(errors);
  return { suites, warnings: problems };
}

async function loadSuite(path: string, context: LoadContext, problems: Problem[]): Promise<Suite | undefined> {
  const file = shownPath(path, context.cwd);
  const refuse = (problem: Omit<Problem, 'severity'>) => {
    problems.push({ severity: 'error', ...problem });
    return undefined;
  };
  if (!/\.ya?ml$/i.test(path)) {
    return refuse({
      code: 'NOT_SUPPORTED_YET',
      message: `${file}: suites of this format are not supported yet`,
      expected: 'a .yaml or .yml file',
    });
  }
  const text = await readText(path, context, problems);
  if (text === undefined) return undefined;

  const folder = dirname(path);
  const lookUp = await context.variables(folder);
  const unset: ReturnType<typeof interpolate>['unset'][number][] = [];
  const opened = openYaml(file, text, (value) => {
    const result = interpolate(value, lookUp);
    unset.push(...result.unset);
    return result;
  });
  if (opened.kind === 'invalid') {
    problems.push(...opened.problems);
    return undefined;
  }
  for (const { name, path: at } of unset) {
    problems.push({
      code: 'SECRET_MISSING',
      severity: 'warning',
      message: `The environment variable ${name} is not set and reads as empty`,
      place: opened.root.below(at),
      hint: 'Set it in the environment or in a .env file.',
    });
  }
  const at = { file, path, folder, category: categoryOf(path, context.cwd) };
  return readYamlSuite(opened.root, at, context.graders, problems);
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
  const isInside = fromHere !== '' && !fromHere.startsWith('..') && fromHere !== path;
  return (isInside ? fromHere : path).replaceAll('\\', '/');
}

/** The folders of a suite from the working directory on, without those called `evals` (suite-format.md §1.5). */
function categoryOf(path: string, cwd: string): string {
  const folders = relative(cwd, dirname(path)).replaceAll('\\', '/').split('/');
  const named = folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..' && folder !== 'evals');
  return named.length === 0 ? 'Uncategorized' : named.join('/');
}
