import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { cutEnd } from '../../model/text/text.ts';
import type { Path } from '../../model/values/map-leaves.ts';
import { MAX_DEPTH, positionsIn, type YamlText } from './yaml-text.ts';

/** A file that users write has some thousands; a text that is nothing but punctuation would fill the memory. */
const MAX_LEXEMES = 2_000_000;

/** Reads one JSON text, strictly by the standard, with the positions of all values. */
export function parseJsonText(raw: string, firstLine = 1): YamlText {
  const text = raw.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text, firstLine);
  const invalid = ({ message, offset, hint }: Mistake): YamlText => ({
    kind: 'invalid',
    errors: [{ message, ...positionOf(offset), hint }],
  });
  const tooLarge = beyondLimits(text);
  if (tooLarge !== undefined) return invalid(tooLarge);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error !== undefined) return invalid(mistakeOf(error, text));
  if (root === undefined) return invalid({ message: 'The text has no value', offset: text.length });
  const repeated = repeatedKey(root);
  if (repeated !== undefined) {
    const [line, first] = [repeated.again, repeated.first].map(({ offset }) => positionOf(offset));
    const where = first?.line === line?.line ? `column ${first?.column}` : `line ${first?.line}`;
    const message = `The key "${cutEnd(String(repeated.again.value), 60)}" occurs twice in this object`;
    return invalid({ message, offset: repeated.again.offset, hint: `The first one is in ${where}.` });
  }
  return {
    kind: 'parsed',
    value: JSON.parse(text),
    valueAt: (path) => positionOf(offsetOf(root, path, 'value')),
    keyAt: (path) => positionOf(offsetOf(root, path, 'key')),
  };
}

interface Mistake {
  readonly message: string;
  readonly offset: number;
  readonly hint?: string | undefined;
}

/** The parser is recursive and keeps a node for each value. */
function beyondLimits(text: string): Mistake | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  let count = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const sign = text[scanner.getTokenOffset()];
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    count += 1;
    const offset = scanner.getTokenOffset();
    if (depth > MAX_DEPTH + 1) {
      return { message: `Lists and objects are nested more than ${MAX_DEPTH} levels deep`, offset };
    }
    if (count > MAX_LEXEMES) {
      return { message: `The file has more than ${MAX_LEXEMES} tokens`, offset, hint: 'Split it into several files.' };
    }
  }
  return undefined;
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a value of JSON',
  PropertyNameExpected: 'A key in double quotes is expected here',
  ColonExpected: 'A ":" is expected here',
  CommaExpected: 'A "," or a closing bracket is expected here',
  CloseBraceExpected: 'A "," or the closing "}" is expected here',
  CloseBracketExpected: 'A "," or the closing "]" is expected here',
  EndOfFileExpected: 'The value ends before this',
  UnexpectedEndOfString: 'A text in double quotes does not end',
  InvalidCharacter: 'A text in double quotes has a control character in it',
  InvalidEscapeCharacter: 'This text has a "\\" that is not a valid escape of JSON',
  InvalidUnicode: 'This text has a "\\u" that is not a valid escape of JSON',
};

/** What users write where JSON has something else. */
const HINTS: readonly (readonly [begin: RegExp, hint: string])[] = [
  [/^'/, 'JSON requires double quotes.'],
  [/^(?:\/[/*]|#)/, 'JSON has no comments.'],
  [/^(?:None|NaN|undefined|Infinity)\b/, 'Write null.'],
  [/^True\b/, 'Write true.'],
  [/^False\b/, 'Write false.'],
];

function mistakeOf({ error, offset }: ParseError, text: string): Mistake {
  const code = printParseErrorCode(error);
  const begin = text.slice(offset, offset + 20);
  const comma = /,\s*$/.exec(text.slice(0, offset));
  if (comma !== null && /^[\]}]/.test(begin)) {
    return { message: `There is a "," before the closing "${begin[0]}"`, offset: comma.index, hint: 'Remove it.' };
  }
  const message = MESSAGES[code] ?? 'A value is expected here';
  if (offset >= text.length) {
    return { message: `${message}, but the text ends`, offset, hint: 'Is a closing bracket missing?' };
  }
  const known = HINTS.find(([pattern]) => pattern.test(begin))?.[1];
  const quotes = code === 'PropertyNameExpected' ? 'JSON requires quotes around every key.' : undefined;
  const escapes = begin.startsWith('"') ? 'Write a line break as \\n, and a "\\" as "\\\\".' : undefined;
  return { message, offset, hint: known ?? quotes ?? escapes ?? (/^[a-z]/i.test(begin) ? WORD : undefined) };
}

const WORD = 'Put double quotes around it, if it is text.';

function repeatedKey(node: Node): { readonly first: Node; readonly again: Node } | undefined {
  const known = new Map<unknown, Node>();
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    const first = key && known.get(key.value);
    if (key !== undefined && first !== undefined) return { first, again: key };
    if (key !== undefined) known.set(key.value, key);
    const below = repeatedKey(child);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Where a value begins, or the key that leads to it; where there is no such value, the nearest parent. */
function offsetOf(root: Node, path: Path, want: 'key' | 'value'): number {
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) return offsetOf(root, path.slice(0, -1), 'value');
  return (want === 'key' && node.parent?.type === 'property' ? node.parent : node).offset;
}
