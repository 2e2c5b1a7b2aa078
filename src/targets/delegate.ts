import type { Problem } from '../model/errors.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import { didYouMean, listed } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import type { TargetEntry, TargetReading, TargetsFile } from './read.ts';
import { reservedVariables, textOf } from './variables.ts';

/** Maximum number of delegations with `use_target`. */
const MAX_HOPS = 10;

export interface Wanted {
  readonly name: string;
  /** The source location of the reference. */
  readonly location: SourceLocation | undefined;
  /** The target of a name that only the suite defines. */
  readonly useTarget?: string | undefined;
  /** The suite names no target; the location is that of the suite. */
  readonly isImplied?: true;
  /** Its name needs a variable that is unset where the suite is only checked. */
  readonly isUnknown?: true | undefined;
}

/** The entry at the end of the delegations, which reports to `problems`; `way` are the names on the way. */
export function followTargets(
  wanted: Wanted,
  reading: Pick<TargetReading, 'file' | 'lookUp'>,
  problems: Problem[],
  way: readonly string[] = [],
): TargetEntry | undefined {
  if (wanted.useTarget !== undefined) {
    return followTargets({ name: wanted.useTarget, location: wanted.location }, reading, problems);
  }
  const entry = find(wanted, reading.file, problems);
  const reserved = entry === undefined ? [] : reservedVariables(entry.cursor);
  problems.push(...reserved);
  if (entry === undefined || reserved.length > 0) return undefined;
  const field = entry.fields.get('use_target');
  if (field === undefined) return entry;

  for (const [key, ignored] of entry.fields) {
    if (key === 'use_target') continue;
    ignored.addNote('UNUSED', `"${cutEnd(key, 60)}" is ignored because the target has "use_target"`);
  }
  const next = textOf(field, 'use_target', reading.lookUp);
  if (next === undefined) return undefined;
  const names = [...way, wanted.name];
  const complaint = whyNotFurther(names, next);
  if (complaint === undefined) return followTargets({ name: next, location: field.location }, reading, problems, names);
  return field.addError('TARGET_INVALID', complaint, {
    expected: 'a target with a "provider" at the end',
    found: [...names, next].join(' → '),
  });
}

function whyNotFurther(names: readonly string[], next: string): string | undefined {
  if (names.includes(next)) return 'The targets delegate to each other in a cycle';
  return names.length > MAX_HOPS ? `More than ${MAX_HOPS} targets delegate in a row` : undefined;
}

function find({ name, location, isImplied }: Wanted, file: TargetsFile, problems: Problem[]): TargetEntry | undefined {
  const entry = file.entries.find((each) => each.name === name);
  if (entry) {
    const fields = [...entry.fields].map(([key, field]) => [key, field.reportingTo(problems)] as const);
    return { name, cursor: entry.cursor.reportingTo(problems), fields: new Map(fields) };
  }
  const known = file.entries.map((each) => each.name);
  const meant = didYouMean(name, known);
  const hint = isImplied
    ? 'This suite has no target: set one under "execution", or with --target (target).'
    : meant && `Did you mean "${meant}"?`;
  problems.push({
    code: 'UNKNOWN_TARGET',
    severity: 'error',
    message: `There is no target "${cutEnd(name, 60)}" in ${file.file}`,
    location,
    expected: known.length === 0 ? 'a target of that name; the file has none' : `one of ${listed(known)}`,
    found: JSON.stringify(cutEnd(name, 60)),
    hint,
  });
  return undefined;
}
