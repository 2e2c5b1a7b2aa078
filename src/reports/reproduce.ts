import type { TestResult } from '../model/run/result.ts';
import { shellWord } from '../shared/shell-command.ts';
import { oneLine } from './escape/terminal.ts';

/**
 * The command that re-runs exactly one test, quoted so that pasting it runs nothing else. Undefined for a test of another
 * tool, which eval-action cannot run.
 */
export function reproduceCommand(
  { suiteFile, testId, target, importedFrom }: Pick<TestResult, 'suiteFile' | 'testId' | 'target' | 'importedFrom'>,
  program = 'eval-action',
): string | undefined {
  if (importedFrom !== undefined) return undefined;
  const file = oneLine(suiteFile);
  // A leading `-` would be a flag, and `!` an exclusion.
  const path = /^[-!]/.test(file) ? `./${file}` : file;
  return [
    program,
    'run',
    shellWord(path),
    option('test-id', patternOf(testId)),
    option('target', oneLine(target)),
  ].join(' ');
}

/** Ids are selected by globs. A character that cannot be shown or escaped is replaced by `?`. */
function patternOf(id: string): string {
  if (isPlain(id)) return id;
  return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at: number) => {
    if (character === ' ' && isSingle(id, at)) return character;
    return character !== '\\' && isShown(character) ? `\\${character}` : '?'.repeat(character.length);
  });
}

/** Characters without special meaning in a glob and on a line. */
const isPlain = (id: string): boolean => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);

const isSingle = (text: string, at: number): boolean =>
  /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));

const isShown = (character: string): boolean => oneLine(`x${character}x`) === `x${character}x` && !/\s/.test(character);

/** An argument with a leading `-` must follow a `=`, or it would be a flag. */
const option = (name: string, value: string): string =>
  value.startsWith('-') ? `--${name}=${shellWord(value)}` : `--${name} ${shellWord(value)}`;
