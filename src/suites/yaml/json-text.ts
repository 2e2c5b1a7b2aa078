import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { cutEnd } from '../../model/text/text.ts';
import type { Path } from '../../model/values/map-leaves.ts';
import { type InvalidText, MAX_DEPTH, Mistake, type ParsedText, readText, TOO_DEEP } from './yaml-text.ts';

/** A file that users write has some thousands; a text that is nothing but punctuation would fill the memory. */
const MAX_VALUES = 1_000_000;

/** Reads one JSON text, strictly by the standard, with the positions of all values. */
export const parseJsonText = (raw: string, firstLine = 1): ParsedText | InvalidText =>
  readText(
    raw,
    (text, positionOf): ParsedText => {
      if ((text.match(/[[{,]/g)?.length ?? 0) > MAX_VALUES)
        throw new Mistake(`The file has more than ${MAX_VALUES} values`, 0, 'Split it into several files.');
      const root = treeOf(text);
      checkBelow(root, 0);
      return {
        kind: 'parsed',
        value: JSON.parse(text),
        valueAt: (path) => positionOf(offsetOf(root, path, 'value')),
        keyAt: (path) => positionOf(offsetOf(root, path, 'key')),
      };
    },
    firstLine,
  );

const HINT = 'JSON needs double quotes around keys and texts, and has no comments and no comma before a bracket.';

function treeOf(text: string): Node {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    // The parser is recursive.
    if (error instanceof RangeError) throw new Mistake(TOO_DEEP, 0);
    throw error;
  }
  const [error] = errors;
  if (error === undefined && root !== undefined) return root;
  const { error: code = 4, offset = text.length } = error ?? {};
  // `CommaExpected` becomes "comma expected".
  const words = printParseErrorCode(code).replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  throw new Mistake(words, offset, HINT);
}

/** JSON.parse would take the last of two values with one key. */
function checkBelow(node: Node, depth: number): void {
  if (depth > MAX_DEPTH) throw new Mistake(TOO_DEEP, node.offset);
  const known = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (key !== undefined && known.has(key.value)) {
      throw new Mistake(`The key "${cutEnd(String(key.value), 60)}" occurs twice in this object`, key.offset);
    }
    known.add(key?.value);
    if (value !== undefined) checkBelow(value, depth + 1);
  }
}

/** Where a value begins, or the key that leads to it; where there is no such value, the nearest parent. */
function offsetOf(root: Node, path: Path, want: 'key' | 'value'): number {
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) return offsetOf(root, path.slice(0, -1), 'value');
  return (want === 'key' && node.parent?.type === 'property' ? node.parent : node).offset;
}
