import type { Problem } from '../model/errors.ts';
import type { Cursor } from '../model/source.ts';
import { suggestion } from '../shared/did-you-mean.ts';

/** What is known of the keys of one kind of mapping. */
export interface Fields {
  /** What the mapping is called in messages. */
  readonly of: string;
  readonly read: readonly string[];
  /** Part of the format, and not here yet: using one is an error, never a silent skip. */
  readonly notYet: readonly string[];
  /** Accepted, and without any effect in AgentV too: the sentence says so. */
  readonly withoutEffect: Readonly<Record<string, string>>;
}

/** Complains about keys that would otherwise be passed over in silence. */
export function checkFields(mapping: Cursor, fields: Fields, problems: Problem[]): void {
  for (const name of mapping.keys()) {
    if (fields.read.includes(name)) continue;
    const field = mapping.key(name);
    if (field === undefined) continue;
    const place = field.keyPlace;
    if (fields.notYet.includes(name)) {
      problems.push(notSupportedYet(`"${name}" of ${fields.of}`, field));
    } else if (Object.hasOwn(fields.withoutEffect, name)) {
      problems.push(field.warning('UNUSED', `"${name}" has no effect here: ${fields.withoutEffect[name]}`, { place }));
    } else {
      const known = [...fields.read, ...fields.notYet];
      problems.push(
        field.warning('UNKNOWN_FIELD', `"${name}" is not a field of ${fields.of} and is ignored`, {
          place,
          hint: suggestion(name, known, 'fields'),
        }),
      );
    }
  }
}

/** For what the format has and this version does not: said at the line, so that nobody believes it ran. */
export function notSupportedYet(what: string, field: Cursor): Problem {
  return field.error('NOT_SUPPORTED_YET', `${what} is not supported yet`, {
    place: field.keyPlace,
    hint: 'Take it out, or wait for the version that reads it: it would change what is measured.',
  });
}

/** The first of several names for one thing that is there; an old name is warned about. */
export function firstOf(
  mapping: Cursor,
  names: readonly [string, ...string[]],
  problems: Problem[],
): { readonly name: string; readonly field: Cursor } | undefined {
  const [current] = names;
  const present = names.flatMap((name) => {
    const field = mapping.field(name);
    return field === undefined ? [] : [{ name, field }];
  });
  const [first, ...others] = present;
  if (first === undefined) return undefined;
  if (first.name !== current) {
    problems.push(
      first.field.warning('DEPRECATED', `"${first.name}" is an old name`, {
        place: first.field.keyPlace,
        hint: `Write "${current}" instead.`,
      }),
    );
  }
  for (const { name, field } of others) {
    problems.push(
      field.warning('UNUSED', `"${name}" is ignored because "${first.name}" is there too`, { place: field.keyPlace }),
    );
  }
  return first;
}
