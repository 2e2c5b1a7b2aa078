import type { TestResult } from '../model/run/result.ts';
import { oneLine } from './escape/terminal.ts';

/** The command that runs exactly one test again, quoted so that pasting it runs nothing else. */
export function reproduceCommand(
  { suiteFile, testId, target }: Pick<TestResult, 'suiteFile' | 'testId' | 'target'>,
  program = 'eval-action',
): string {
  const file = oneLine(suiteFile);
  // A leading `-` would be read as a flag, and `!` as an exclusion.
  const path = /^[-!]/.test(file) ? `./${file}` : file;
  return [program, 'run', quoted(path), option('test-id', patternOf(testId)), option('target', oneLine(target))].join(
    ' ',
  );
}

/** Ids are asked for by globs. Where a character cannot be shown or escaped, any other may stand in its place. */
function patternOf(id: string): string {
  if (isPlain(id)) return id;
  return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at: number) => {
    if (character === ' ' && isSingle(id, at)) return character;
    return character !== '\\' && isShown(character) ? `\\${character}` : '?'.repeat(character.length);
  });
}

/** Nothing in it is more than itself, in a glob and on a line. */
const isPlain = (id: string): boolean => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);

const isSingle = (text: string, at: number): boolean =>
  /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));

const isShown = (character: string): boolean => oneLine(`x${character}x`) === `x${character}x` && !/\s/.test(character);

/** What begins with `-` has to follow a `=`, or it would be read as a flag. */
const option = (name: string, value: string): string =>
  value.startsWith('-') ? `--${name}=${quoted(value)}` : `--${name} ${quoted(value)}`;

/** One word of a POSIX shell, as it stands where it can. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
