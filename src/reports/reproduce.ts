import type { TestResult } from '../model/result.ts';
import { oneLine } from './escape/terminal.ts';

/** The command that runs one test again. Its words are quoted, so that pasting it runs nothing else. */
export function reproduceCommand({ suiteFile, testId }: Pick<TestResult, 'suiteFile' | 'testId'>): string {
  const file = oneLine(suiteFile);
  // A leading `-` would be read as a flag: by then the value has to follow a `=`, or the path a `./`.
  const path = file.startsWith('-') ? `./${file}` : file;
  const id = oneLine(testId);
  const option = id.startsWith('-') ? `--test-id=${quoted(id)}` : `--test-id ${quoted(id)}`;
  return `eval-action run ${quoted(path)} ${option}`;
}

/** One word of a POSIX shell, as it stands where it can. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
