import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that holds action.yml. */
export const repository = join(import.meta.dirname, '..', '..');

export const readRepositoryFile = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** The Node of this repository: the version that runs the action. */
export const projectNode = join(repository, 'node_modules', 'node', 'bin', 'node');

/** A source file: its path in the repository, its text, and its text without comments. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly code: string;
}

/** Every TypeScript file of ours below a folder of the repository, in the order of their paths. */
export function sourceFiles(folder: string): SourceFile[] {
  return globSync(`${folder}/**/*.ts`, { cwd: repository, exclude: ['**/node_modules'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readRepositoryFile(path);
      return { path, text, code: withoutComments(text) };
    });
}

/** What git knows of: the files of the next commit as they lie here, whether they are added yet or not. */
export function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((path) => statSync(join(repository, path), { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** Comments as the formatter lays them out: whole lines, and what follows code on its line. */
const withoutComments = (text: string): string =>
  text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/(?<=^|[\s;,{(])\/\/ .*$/gm, '');
