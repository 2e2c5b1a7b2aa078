/** Here only lists have separate lines, and nothing deeper does. */
const DEEPEST_LISTS = 2;

/**
 * A JSON document in which each entry of a list has a line, and so has each value above it: `grep` and `diff` find one
 * test of thousands, and the file is a third smaller than with a line for every value.
 */
export const jsonDocument = (value: object): string => `${linesOf(value, 0)}\n`;

function linesOf(value: unknown, depth: number): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => JSON.stringify(item) ?? 'null');
    return enclosed('[', items, ']', depth);
  }
  if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS) return JSON.stringify(value);
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const text = linesOf(item, depth + 1);
    return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
  });
  return enclosed('{', entries, '}', depth);
}

function enclosed(open: string, items: readonly string[], close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const indent = '  '.repeat(depth);
  return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}
