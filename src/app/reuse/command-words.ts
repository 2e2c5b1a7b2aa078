import { graders } from '../../grade/graders/index.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';

/** All option values of a grader that may name a file that it runs or passes to a program. */
export function commandWords({ type, options }: GraderSpec): string[] {
  const isProgram = findKind(graders, type)?.startsPrograms?.(options) === true;
  return (isProgram ? textsIn(options) : commandsIn(options)).flatMap(wordsOf);
}

/** A judge may also start programs: for its prompt, and to convert files to text. */
function commandsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? textsIn(item) : commandsIn(item)));
}

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const MAX_PATH_LENGTH = 1024;

/** The words of a text that may name a file: a text may be a command line with quoted words. */
export const wordsOf = (text: string): string[] =>
  text.length > MAX_PATH_LENGTH
    ? []
    : [text, ...text.split(/[\s"']+/)].filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
