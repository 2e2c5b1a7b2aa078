import { Lexer } from 'yaml';
import { convertSuite } from '../../../src/cli/convert/suite.ts';
import type { Conversion } from '../../../src/cli/convert/yaml-edit.ts';
import { UserError } from '../../../src/model/errors.ts';

export const converted = (text: string): string => convertSuite('a.yaml', text).text;

/** What was said, with the line: `3 "a" → "b"`. */
export const saidOf = (made: Conversion, what: 'changes' | 'left' = 'changes'): string[] =>
  made[what].map(({ message, location }) => `${location?.line} ${message}`);

/** The problems of something that cannot be converted, each with its line. */
export function refusalsOf(convert: () => Conversion): string[] {
  try {
    convert();
  } catch (error) {
    if (error instanceof UserError)
      return error.problems.map(({ message, location }) => `${location?.line} ${message}`);
    throw error;
  }
  throw new Error('It was converted');
}

/** What follows this mark of the lexer is the content of a scalar, whatever it looks like. */
const SCALAR = '\u001f';

export function commentsIn(text: string): string[] {
  const comments: string[] = [];
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isContent && lexeme.startsWith('#')) comments.push(lexeme.trimEnd());
    isContent = lexeme === SCALAR;
  }
  return comments;
}

/** A suite without what a conversion may change: places, spellings that are only told, what a name brings to light. */
export function essence(value: unknown, others: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => essence(item, others));
  if (typeof value !== 'object' || value === null) return value;
  const changing = ['location', 'problems', 'declaredAs', ...others];
  const entries = Object.entries(value).filter(([key]) => !changing.includes(key));
  return Object.fromEntries(entries.map(([key, each]) => [key, key === 'metadata' ? each : essence(each, others)]));
}
