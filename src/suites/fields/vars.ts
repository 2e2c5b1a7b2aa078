import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { Cursor, Source } from '../../model/suite/source.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutEnd } from '../../shared/text.ts';

export interface Vars {
  readonly values: Readonly<Record<string, unknown>>;
  readonly budget: FillBudget;
}

/** The remaining size of text from variables: a few long ones, used often, could fill the memory. */
export interface FillBudget {
  left: number;
}

/** What the variables of all tests of a suite may add, in characters. */
const MOST_FILLED = 64 * 1024 * 1024;

export const newFillBudget = (): FillBudget => ({ left: MOST_FILLED });

/** The `vars` of a test, if it has any. */
export function readVars(item: Cursor, budget: FillBudget, problems: Problem[]): Vars | undefined {
  const field = item.field('vars');
  if (field === undefined) return undefined;
  if (isMapping(field.value)) return { values: field.value, budget };
  problems.push(field.wrongType('vars', 'a mapping of names and values'));
  return undefined;
}

/**
 * Replaces `{{ name }}` by variables in every text at any depth; keys stay the same. A text that is only one token
 * becomes the value itself, of any type; within other text, a value that is not text becomes JSON. Unknown names stay
 * as written, with a warning. Without tokens, the same cursor is returned.
 */
export function withVars(field: Cursor, given: Vars | undefined, problems: Problem[]): Cursor {
  const vars = given ?? NO_VARS;
  const texts = new Map<string, string>();
  const undefinedNames = new Map<string, SourceLocation>();
  const value = fill(field, [], { ...vars, undefinedNames, texts });
  for (const [name, location] of undefinedNames) problems.push(undefinedVariable(name, location, vars));
  if (vars.budget.left < 0) {
    problems.push(
      field.error('FILE_TOO_LARGE', 'The variables of this suite add too much text', {
        expected: `at most ${MOST_FILLED} characters in total`,
        hint: 'Move long texts to files.',
      }),
    );
    return field;
  }
  if (value === field.value) return field;
  return new Cursor(new Source(field.location.file, locationsOf(field), { retyped: texts }), value);
}

/** Whether there may be a token to replace. */
export const mentionsVars = ({ value }: Cursor): boolean => JSON.stringify(value)?.includes('{{') ?? false;

type Path = readonly (string | number)[];

/** A test without `vars` defines nothing. */
const NO_VARS: Vars = { values: {}, budget: { left: Number.POSITIVE_INFINITY } };

interface Filling extends Vars {
  /** The names that nothing defines, with their first places. */
  readonly undefinedNames: Map<string, SourceLocation>;
  /** The text behind numbers and booleans, by their paths. */
  readonly texts: Map<string, string>;
}

/** What becomes of a value. It is the same one when nothing in it is replaced. */
function fill(field: Cursor, path: Path, filling: Filling): unknown {
  const { value } = field;
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, field.location, path, filling) : value;
  if (field.isList) {
    const items = field.items();
    const filled = items.map((item, index) => fill(item, [...path, index], filling));
    return filled.some((item, index) => item !== items[index]?.value) ? filled : value;
  }
  if (isMapping(value)) {
    const filled = field.keys().map((key) => {
      const child = field.key(key);
      return [key, child && fill(child, [...path, key], filling)] as const;
    });
    return filled.some(([key, item]) => item !== value[key]) ? Object.fromEntries(filled) : value;
  }
  // It was text in the environment, and may be needed as text again.
  if (field.text !== undefined) filling.texts.set(JSON.stringify(path), field.text);
  return value;
}

const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;

function fillText(text: string, location: SourceLocation, path: Path, filling: Filling): unknown {
  const { values, budget, undefinedNames, texts } = filling;
  const lookUp = (name: string): unknown => {
    const found = variable(name, values);
    if (found === undefined && !undefinedNames.has(name)) undefinedNames.set(name, location);
    return found;
  };
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) {
    const found = lookUp(whole);
    if (found === undefined) return text;
    const asText = textOf(found, budget);
    if (typeof found === 'number' || typeof found === 'boolean') texts.set(JSON.stringify(path), asText);
    return found;
  }
  return text.replace(TOKEN, (token, name: string) => {
    const found = lookUp(name);
    return found === undefined ? token : textOf(found, budget);
  });
}

function undefinedVariable(name: string, location: SourceLocation, { values }: Vars): Problem {
  const meant = didYouMean(name, Object.keys(values));
  return {
    code: 'UNUSED',
    severity: 'warning',
    message: `"{{ ${cutEnd(name, 60)} }}" is not replaced: "vars" of the test does not define it`,
    location,
    hint:
      meant === undefined
        ? 'Define it under "vars", or ignore this if it is plain text.'
        : `Did you mean "{{ ${meant} }}"?`,
  };
}

/** A value within text. When the limit is reached nothing more is added: the test is refused anyway. */
function textOf(found: unknown, budget: FillBudget): string {
  if (budget.left < 0) return '';
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  budget.left -= text.length;
  return text;
}

/** Dots access mappings, never lists or texts. */
function variable(name: string, values: Vars['values']): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, key) => (isMapping(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}

/** Source locations stay the same; the value of a variable has that of its token. */
const locationsOf = (field: Cursor) => ({
  valueAt: (path: Path) => field.below(path),
  keyAt: (path: Path) => descend(field, path)?.keyLocation ?? field.below(path),
});

function descend(field: Cursor, path: Path): Cursor | undefined {
  return path.reduce<Cursor | undefined>(
    (at, step) => (typeof step === 'number' ? at?.items()[step] : at?.key(step)),
    field,
  );
}
