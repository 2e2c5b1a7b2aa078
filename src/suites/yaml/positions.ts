import { LineCounter } from 'yaml';

/** Line and column, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Converts an offset of the text to line and column. Lines are indexed once, on the first request. */
export function positionsIn(text: string, firstLine = 1): (offset: number) => Position {
  let lines: LineCounter | undefined;
  return (offset) => {
    if (lines === undefined) {
      lines = new LineCounter();
      lines.addNewLine(0);
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.addNewLine(at + 1);
    }
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: line + firstLine - 1, column: col };
  };
}
