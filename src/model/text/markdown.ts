export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** A table of cells that are safe Markdown already, except for pipes: those inside a cell are escaped. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const head = columns.map(({ title }) => title);
  const rule = columns.map(({ align }) => (align === 'right' ? '--:' : '---'));
  return [head, rule, ...rows].map(row).join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;

/**
 * Also within a code span: GitHub splits a row into cells first. Parsers disagree about a pipe after two backslashes,
 * so a pipe after a backslash is separated from it.
 */
const escaped = (cell: string): string =>
  /[\r\n|]/.test(cell)
    ? cell
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .replaceAll('\\|', '\\ |')
        .replaceAll('|', '\\|')
    : cell;
