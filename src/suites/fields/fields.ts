import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { mistypedKey } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';

/** The known keys of one kind of mapping. */
export interface Fields {
  /** The name of the mapping in messages. */
  readonly of: string;
  readonly read: readonly string[];
  /** Accepted, but without effect in AgentV too: the sentence says why. */
  readonly withoutEffect: Readonly<Record<string, string>>;
  /** No longer part of the format, with the replacement. */
  readonly removed?: Readonly<Record<string, string>>;
  /** Keys whose absence is an error that names similar keys. */
  readonly required?: readonly string[];
  /** Other names that readers of similar formats know, with the key here. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Advice about names that have another meaning or location here. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Reports keys that would otherwise be silently ignored. */
export function checkFields(mapping: Cursor, fields: Fields, problems: Problem[]): void {
  for (const name of mapping.keys()) {
    if (fields.read.includes(name)) continue;
    const field = mapping.key(name);
    if (field === undefined) continue;
    const location = field.keyLocation;
    if (Object.hasOwn(fields.withoutEffect, name)) {
      problems.push(
        field.warning('UNUSED', `"${name}" has no effect here: ${fields.withoutEffect[name]}`, { location }),
      );
    } else if (fields.removed !== undefined && Object.hasOwn(fields.removed, name)) {
      const hint = fields.removed[name];
      problems.push(field.error('UNKNOWN_FIELD', `"${name}" was removed`, { location, hint: hint || undefined }));
    } else {
      problems.push(unknownField(name, mapping, fields));
    }
  }
}

function unknownField(
  name: string,
  mapping: Cursor,
  { of, read, required, meant = {}, elsewhere = {} }: Fields,
): Problem {
  const alias = mistypedKey(name, read) === undefined ? mistypedKey(name, Object.keys(meant)) : undefined;
  return mapping.unknownKey(name, `"${cutEnd(name, 60)}" is not a field of ${of}`, {
    known: read,
    what: 'fields',
    meant: own(meant, alias ?? name),
    hint: own(elsewhere, name),
    reported: required,
  });
}

const own = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

const TAKE_OUT = 'Remove it, or wait for a version that supports it: it would change the results.';

/** An error at the line of a supported format's unsupported key, because it would not run. */
export function notSupportedYet(what: string, field: Cursor, hint = TAKE_OUT): Problem {
  return field.error('NOT_SUPPORTED_YET', `${what} is not supported yet`, {
    location: field.keyLocation,
    hint,
  });
}

/** The first existing of several names for one setting; an old name is warned about. */
export function firstOf<const Name extends string>(
  mapping: Cursor,
  names: readonly [Name, ...Name[]],
  problems: Problem[],
  { counts = () => true, isConverted = true }: FirstOfOptions = {},
): { readonly name: Name; readonly field: Cursor } | undefined {
  const [current] = names;
  let first: { readonly name: Name; readonly field: Cursor } | undefined;
  for (const name of names) {
    const field = mapping.field(name);
    if (field === undefined || !counts(field)) continue;
    if (first !== undefined) {
      const message = `"${name}" is ignored because "${first.name}" is set too`;
      problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
      continue;
    }
    first = { name, field };
    if (name === current) continue;
    const [message, advice] = [`"${name}" is an old name`, `Use "${current}" instead.`];
    problems.push(
      isConverted
        ? field.oldSpelling(message, advice)
        : field.warning('DEPRECATED', message, { location: field.keyLocation, hint: advice }),
    );
  }
  return first;
}

interface FirstOfOptions {
  readonly counts?: (field: Cursor) => boolean;
  /** Whether the command `convert` rewrites the old names. */
  readonly isConverted?: boolean;
}
