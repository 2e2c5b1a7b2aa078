import type { Difference } from './compare.ts';
import { intended } from './intended.ts';
import type { Project } from './project.ts';

/** How many tests of each family there are, and on how many the two do not agree. */
export function familyTable({ tests }: Project, differences: readonly Difference[]): string {
  const differing = new Set(differences.map(({ test }) => test));
  const names = [...new Set([...tests.values()].map(({ family }) => family))];
  const rows = names.map((name) => {
    const ids = [...tests.values()].filter(({ family }) => family === name).map(({ id }) => id);
    return [name, String(ids.length), String(ids.filter((id) => differing.has(id)).length)];
  });
  return table(['family', 'tests', 'differ'], [...rows, ['in all', String(tests.size), String(differing.size)]]);
}

/** Which of the intended differences were seen. */
export function intendedTable(differences: readonly Difference[]): string {
  const rows = intended.map(({ name, tests }) => {
    const seen = differences.filter((each) => each.intended === name);
    const [first] = seen;
    return [
      name,
      `${seen.length} of ${tests.length}`,
      first ? `${first.what}: ${first.theirs} | ${first.ours}` : 'no longer differs',
    ];
  });
  return table(['intended difference', 'seen', 'AgentV | ours'], rows);
}

/** Every difference that nobody meant, and the first of them as they are written. */
export function differenceTable(faults: readonly Difference[], { tests }: Project): string {
  if (faults.length === 0) return 'Nothing differs that should not.';
  const rows = faults.map(({ test, what, theirs, ours }) => [test, what, theirs, ours]);
  const written = faults.slice(0, SHOWN).map(({ test }) => {
    const found = tests.get(test);
    return `${JSON.stringify(found?.written)}\n  answer: ${JSON.stringify(found?.answer.file)}`;
  });
  return [table(['test', 'differs', 'AgentV', 'ours'], rows), ...written].join('\n');
}

const SHOWN = 10;
const WIDEST = 60;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map(cell));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `\n${lines.join('\n')}\n`;
}

/** Names and texts of the suites may hold anything. */
function cell(text: string): string {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length <= WIDEST ? shown : `${shown.slice(0, WIDEST - 1)}…`;
}
