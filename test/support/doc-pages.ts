import { groupedBy } from '../../src/model/values/grouped.ts';
import { readRepositoryFile } from './repository.ts';

export interface Fence {
  /** `file:line` of the first line of the text. */
  readonly where: string;
  readonly language: string;
  readonly text: string;
}

/** The fenced texts of a page. */
export function fencesOf(path: string): Fence[] {
  const page = readRepositoryFile(path);
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ 1: language = '', 2: text = '', index }) => ({
    where: `${path}:${page.slice(0, index).split('\n').length + 1}`,
    language,
    text,
  }));
}

/** The fenced texts of a page, by the heading (`##`) that they are under. */
export function fencesBySection(path: string): ReadonlyMap<string, readonly Fence[]> {
  const lines = readRepositoryFile(path).split('\n');
  const headingAt = (at: number) =>
    lines
      .slice(0, at)
      .findLast((line) => line.startsWith('## '))
      ?.slice(3) ?? '';
  return groupedBy(fencesOf(path), ({ where }) => headingAt(Number(where.split(':').at(-1))));
}

/** The command lines in the fences of a page, without the name of the program. */
export const commandsIn = (path: string): string[] =>
  fencesOf(path)
    .filter(({ language }) => language === 'sh' || language === 'console')
    .flatMap(({ text }) => text.split('\n'))
    .flatMap(commandIn);

/** The command of a line, without its comment. */
export function commandIn(line: string): string[] {
  const withoutComment = line.replace(/\s+#.*$/, '');
  return /(?:^|\s)(?:eval-action|node (?:\S*\/)?dist\/cli\.js) (\S.*)$/.exec(withoutComment)?.slice(1) ?? [];
}

/** Words as a shell splits them: quotes hold words together. */
export const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
