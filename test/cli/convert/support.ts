import { convertSuite, type SuiteText } from '../../../src/cli/convert/suite.ts';
import type { ConvertedFile } from '../../../src/cli/convert/yaml-edit.ts';

export interface ConvertOptions {
  readonly kind?: SuiteText;
  /** Prompts that name a file. */
  readonly files?: readonly string[];
}

export function convert(text: string, { kind = 'suite', files = [] }: ConvertOptions = {}): ConvertedFile {
  return convertSuite('a.yaml', text, { kind, isFile: (prompt) => files.includes(prompt) });
}

/** The converted text of something that can be converted. */
export function converted(text: string, options: ConvertOptions = {}): string {
  return madeOf(convert(text, options)).text;
}

export function madeOf<Made extends ConvertedFile>(made: Made): Extract<Made, { kind: 'converted' }> {
  if (made.kind === 'converted') return made as Extract<Made, { kind: 'converted' }>;
  throw new Error(made.problems.map(({ message }) => message).join('\n'));
}

/** What was said, with the line: `3 "a" → "b"`. */
export const saidOf = (made: ConvertedFile, what: 'changes' | 'left' = 'changes'): string[] =>
  madeOf(made)[what].map(({ message, location }) => `${location.line} ${message}`);

/** The problems of something that cannot be converted, each with its line. */
export function refusalsOf(made: ConvertedFile): string[] {
  if (made.kind === 'converted') throw new Error(`It was converted:\n${made.text}`);
  return made.problems.map(({ message, location }) => `${location?.line} ${message}`);
}
