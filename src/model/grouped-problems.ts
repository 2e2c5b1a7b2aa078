import { grouped, type Some } from '../shared/grouped.ts';
import type { Problem } from './errors.ts';

/** Up to this many problems of one kind are shown one by one: each may name something else. */
const LISTED = 20;
const NAMED_LINES = 10;

/**
 * Problems for people: one for each kind in a file, with the number of the others. Warnings with the same text are
 * grouped from the second on. Other problems of a kind are grouped if there are more than twenty: errors, and texts
 * that differ only in names and numbers. Grouping is idempotent.
 */
export function groupProblems<P extends Problem>(problems: readonly P[]): P[] {
  const sameText = merged(withoutRepeats(problems), 1, (problem) =>
    problem.severity === 'warning' ? problem.message : undefined,
  );
  return merged(sameText, LISTED, ({ message }) => shapeOf(message));
}

/** A problem at one place is one, however often it was found: the input of a suite is read for each of its tests. */
function withoutRepeats<P extends Problem>(problems: readonly P[]): P[] {
  const known = new Set<string>();
  return problems.filter(({ code, severity, message, location, similar }) => {
    if (location === undefined || similar !== undefined) return true;
    const key = JSON.stringify([code, severity, message, location]);
    return !known.has(key) && known.add(key);
  });
}

export const countGrouped = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);

/** Groups of more than `most` become their first problem; problems without a kind are not grouped. */
function merged<P extends Problem>(
  problems: readonly P[],
  most: number,
  kindOf: (problem: P) => string | undefined,
): P[] {
  const groups = grouped(problems.entries(), ([index, problem]) => {
    const kind = kindOf(problem);
    return kind === undefined
      ? [`${index}`]
      : [problem.severity, problem.code, problem.location?.file ?? fileOf(problem), kind];
  });
  const shown = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
  return shown.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}

function firstOf<P extends Problem>([[index, first], ...others]: Some<[number, P]>): [number, P] {
  const rest = others.map(([, problem]) => problem);
  const lines = rest.flatMap(({ location, similar }) => [
    ...(location ? [location.line] : []),
    ...(similar?.lines ?? []),
  ]);
  const similar = {
    count: countGrouped(rest) + (first.similar?.count ?? 0),
    lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].sort((a, b) => a - b).slice(0, NAMED_LINES),
  };
  return [index, { ...first, similar }];
}

/** Some problems name their file without a line. */
const fileOf = (problem: Problem & { readonly file?: string }): string | undefined => problem.file;

/** The text without names and numbers. */
const shapeOf = (message: string): string => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');
