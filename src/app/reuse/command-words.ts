import { graders } from '../../grade/graders/index.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';

/** Everything in the options of a grader that may name a file that it runs, or hands to what it runs. */
export function commandWords({ type, options }: GraderSpec): string[] {
  const isProgram = findKind(graders, type)?.startsPrograms?.(options) === true;
  return (isProgram ? textsIn(options) : commandsIn(options)).flatMap(wordsOf);
}

/** A judge may start programs, too: for its prompt, and to make texts of files. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? textsIn(item) : commandsIn(item)));
}

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const LONGEST_PATH = 1024;

/** The words of a text that may name a file: a command line may stand in one text, with quotes around its words. */
export const wordsOf = (text: string): string[] =>
  text.length > LONGEST_PATH
    ? []
    : [text, ...text.split(/[\s"']+/)].filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
