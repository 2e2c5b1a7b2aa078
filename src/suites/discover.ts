import { basename, dirname, join, resolve, sep } from 'node:path';
import { unlessInvalid, userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import { shellWord } from '../model/text/shell-command.ts';
import { didYouMean, listed } from '../model/text/similar-names.ts';
import { shownPath } from './references/shown-path.ts';

/** Files that can be a suite if the user names them. */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
/** skill-creator names no file; its examples have these. */
const TRIGGER_EVALS = 'trigger[-_]eval*.json';
const IN_A_FOLDER = [
  '*.eval.yaml',
  '*.eval.yml',
  'eval.yaml',
  'eval.yml',
  '*.eval.ts',
  '*.eval.mts',
  'evals.json',
  TRIGGER_EVALS,
];

/** Those of every version. */
export const defaultPatterns = [
  '**/evals/**/*.eval.yaml',
  '**/evals/**/eval.yaml',
  '**/evals/**/*.eval.ts',
  '**/evals/**/dataset*.yaml',
  '**/evals/**/evals.json',
  `**/evals/**/${TRIGGER_EVALS}`,
];
/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
/** Files that show which other tool has suites, the likeliest first, and the arguments that start it: else the file. */
const OTHER_TOOLS: readonly { readonly tool: string; readonly globs: readonly string[]; readonly args?: string }[] = [
  { tool: 'promptfoo', globs: ['**/promptfooconfig.{yaml,yml,json,js,cjs,mjs,ts,cts,mts}'] },
  { tool: 'evalite', globs: ['evalite.config.*', '**/*.eval.{ts,mts}'], args: '--engine evalite' },
  { tool: 'vitest', globs: ['vitest.config.*', 'vitest.*.config.*'], args: '--engine vitest' },
  { tool: 'pytest', globs: ['pytest.ini', '**/conftest.py', '**/test_*.py', '**/*_test.py'], args: '--engine pytest' },
];

type Disk = Pick<Files, 'state' | 'glob' | 'realPath'>;

/**
 * Resolves files, folders, globs and `!` exclusions to absolute paths, each once, sorted; without arguments, searches
 * for `patterns`. Throws a `UserError` for an argument that matches nothing.
 */
export async function findSuites(
  args: readonly string[],
  cwd: string,
  files: Disk,
  patterns: readonly string[] = defaultPatterns,
): Promise<readonly string[]> {
  const { wanted, excluded, disk, isExcluded } = await selection(args, cwd, files);
  const isByDefault = wanted.length === 0;
  const matches = isByDefault
    ? [await disk.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true, notFiles: true })]
    : await Promise.all(wanted.map((pattern) => expand(pattern, cwd, disk)));
  const suitePaths = matches.flat().filter((path) => SUITE_FILE.test(path));
  if (isByDefault && suitePaths.length === 0) {
    const globs = ['**/*.eval.{yaml,yml,jsonl}', '**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED];
    const others = await disk.glob(globs, { cwd });
    const commands = OTHER_TOOLS.map(async ({ tool, globs: ofTool, args }) => {
      const [file] = await disk.glob([...ofTool, ...NOT_SEARCHED], { cwd });
      const words = args ?? shellWord(shownPath(file ?? '', cwd));
      return file === undefined ? [] : ` Suites of ${tool} are run by: eval-action run ${words}`;
    });
    const [command = ''] = (await Promise.all(commands)).flat();
    throw userError('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
      expected: `a file that matches one of ${listed(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
      found: others.length > 0 ? listed(others.map((path) => shownPath(path, cwd))) : undefined,
      hint: `Pass the file, folder or glob to run, or write a first suite with eval-action init.${command}`,
    });
  }
  const [first, ...others] = wanted.filter((_, index) => matches[index]?.length === 0);
  if (first !== undefined) throw await nothingAt(first, others, cwd, disk);

  const included = suitePaths.filter((path) => !isExcluded(path));
  if (included.length > 0) return withoutLinks(included, files);
  throw userError('NOTHING_MATCHED', 'All suites are excluded', {
    expected: 'at least one suite that no exclusion matches',
    found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
  });
}

/**
 * YAML files whose names do not match the patterns of suites: in the given folders, or without arguments in folders
 * called `evals`. Absolute paths, sorted.
 */
export async function otherYamlFiles(
  { args, suitePaths }: { readonly args: readonly string[]; readonly suitePaths: readonly string[] },
  cwd: string,
  files: Disk,
): Promise<readonly string[]> {
  const { wanted, disk, isExcluded } = await selection(args, cwd, files);
  const others: string[] = [];
  if (wanted.length === 0) {
    others.push(...(await disk.glob(['**/evals/**/*.{yaml,yml}', ...NOT_SEARCHED], { cwd, ignoreCase: true })));
  }
  for (const folder of wanted.map((pattern) => resolve(cwd, pattern))) {
    if ((await files.state(folder)) === 'folder') {
      others.push(...(await disk.glob(['**/*.{yaml,yml}'], { cwd: folder })));
    }
  }

  const suites = new Set(await Promise.all(suitePaths.map((path) => realPathOf(path, files))));
  const yaml = await withoutLinks(
    others.filter((path) => !isExcluded(path)),
    files,
  );
  const realPaths = await Promise.all(yaml.map((path) => files.realPath(path)));
  return yaml.filter((_, index) => !suites.has(realPaths[index] ?? ''));
}

/** The arguments by their kind. An excluded folder is not searched: it may be one that cannot be read. */
async function selection(args: readonly string[], cwd: string, files: Disk) {
  const wanted = args.filter((pattern) => !pattern.startsWith('!'));
  const excluded = args.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const disk: Disk = {
    ...files,
    glob: (globs, options) =>
      files.glob([...globs, ...excluded.map((pattern) => `!${resolve(cwd, pattern)}`)], options),
  };

  const paths = new Set<string>();
  const folders: string[] = [];
  for (const pattern of excluded) {
    const path = resolve(cwd, pattern);
    // What cannot be read has no suites to exclude.
    const state = await files.state(path).catch(() => 'missing');
    if (state === 'folder') folders.push(path.endsWith(sep) ? path : `${path}${sep}`);
    if (state !== 'missing') paths.add(path);
    else
      for (const match of await files.glob([pattern], { cwd, notFiles: true, skipUnreadable: true })) paths.add(match);
  }
  const isExcluded = (path: string) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
  return { wanted, excluded, disk, isExcluded };
}

/** Each file once: if several paths lead to one file, the path of the file itself, else the first. */
async function withoutLinks(paths: readonly string[], files: Disk): Promise<readonly string[]> {
  const chosen = new Map<string, string>();
  for (const path of [...new Set(paths)].sort()) {
    const realPath = await realPathOf(path, files);
    if (path === realPath || !chosen.has(realPath)) chosen.set(realPath, path);
  }
  return [...chosen.values()].sort();
}

/** A link that leads nowhere stays: the reader of suites reports it. */
async function realPathOf(path: string, files: Pick<Files, 'realPath'>): Promise<string> {
  const real = await unlessInvalid(() => files.realPath(path));
  return real ?? join(await files.realPath(dirname(path)), basename(path));
}

async function expand(pattern: string, cwd: string, files: Disk): Promise<readonly string[]> {
  const path = resolve(cwd, pattern);
  const state = await files.state(path);
  if (state === 'folder') {
    const globs = IN_A_FOLDER.map((name) => `**/${name}`);
    return files.glob(globs, { cwd: path, notFiles: true });
  }
  if (state === 'missing') {
    return (await files.glob([pattern], { cwd, notFiles: true })).filter((match) => SUITE_FILE.test(match));
  }
  if (SUITE_FILE.test(path)) return [path];
  throw userError('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
    expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
    found: basename(path),
  });
}

/** The error of an argument that matches no suite, with what is in its folder. */
async function nothingAt(argument: string, others: readonly string[], cwd: string, files: Disk) {
  const path = resolve(cwd, argument);
  const folder = (await files.state(path)) === 'folder' ? path : dirname(path);
  const near = (await files.state(folder)) === 'folder' ? await files.glob(['*'], { cwd: folder }) : [];
  const names = near.filter((each) => SUITE_FILE.test(each)).map((each) => shownPath(each, cwd));
  const meant = didYouMean(shownPath(path, cwd), names);
  const also = others.length > 0 ? ` (nor for ${listed(others)})` : '';
  return userError('NOTHING_MATCHED', `There is no eval suite for ${argument}${also}`, {
    expected: `a file, a glob, or a folder with a file named ${IN_A_FOLDER.join(', ')}`,
    found: names.length > 0 ? listed(names) : undefined,
    hint: meant
      ? `Did you mean "${meant}"?`
      : `Paths and globs start at ${cwd}. eval-action init writes a first suite.`,
  });
}

/** The nearest folder above that contains `.git`; else the folder itself. */
export async function findRepository(cwd: string, files: Pick<Files, 'state'>): Promise<string> {
  for (let at = cwd; ; at = dirname(at)) {
    if ((await files.state(join(at, '.git'))) !== 'missing') return at;
    if (dirname(at) === at) return cwd;
  }
}
