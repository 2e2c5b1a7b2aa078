/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts an offset of the text to line and column. Lines are indexed once, on the first request. */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = countUpTo(starts, Math.min(offset, text.length));
    return { line: line + firstLine - 1, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
