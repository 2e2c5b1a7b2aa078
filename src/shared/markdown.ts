export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** A table of cells that are safe Markdown already, but for pipes: what would end a cell or a row is kept inside it. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const head = columns.map(({ title }) => title);
  const rule = columns.map(({ align }) => (align === 'right' ? '--:' : '---'));
  return [head, rule, ...rows].map(row).join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.map(stored).join(' | ')} |`;

/**
 * Also within a code span: GitHub splits a row into cells before it looks at anything else. Readers disagree
 * about a pipe after two backslashes, so one that follows a backslash is moved away from it.
 */
const stored = (cell: string): string =>
  /[\r\n|]/.test(cell)
    ? cell
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .replaceAll('\\|', '\\ |')
        .replaceAll('|', '\\|')
    : cell;
