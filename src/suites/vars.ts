import { didYouMean } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import { mapLeaves, type Path } from '../model/values/map-leaves.ts';
import { isMapping } from '../model/values/mapping.ts';
import { Cursor } from './yaml/cursor.ts';

export type Vars = Readonly<Record<string, unknown>>;

/** The `vars` of a test; one without defines nothing. */
export function readVars(item: Cursor): Vars {
  const field = item.field('vars');
  if (isMapping(field?.value)) return field.value;
  field?.addWrongType('a mapping of names and values');
  return {};
}

/** What the variables may add to one text, in characters: a few long ones, used often, could fill the memory. */
const MAX_FILLED = 5 * 1024 * 1024;

const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE_TOKEN = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;

/**
 * Replaces `{{ name }}` by variables in every text at any depth; keys stay the same. A text that is only one token
 * becomes the value itself, of any type; within other text, a value that is not text becomes JSON. Unknown names stay
 * as written, with a warning. Without tokens, the same cursor is returned.
 */
export function withVars(field: Cursor, values: Vars): Cursor {
  /** The text behind numbers and booleans, by their paths. */
  const retyped = new Map<string, string>();
  const undefinedNames = new Set<string>();
  let added = 0;

  const asText = (value: unknown): string => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    added += text.length;
    // The test is refused: nothing more is added.
    return added > MAX_FILLED ? '' : text;
  };
  const lookUp = (name: string, path: Path): unknown => {
    const value = variable(name, values);
    if (value === undefined && !undefinedNames.has(name)) {
      undefinedNames.add(name);
      const meant = didYouMean(name, Object.keys(values));
      field.addWarning('UNUSED', `"{{ ${cutEnd(name, 60)} }}" is not replaced: "vars" of the test does not define it`, {
        location: field.below(path),
        hint:
          meant === undefined
            ? 'Define it under "vars", or ignore this if it is plain text.'
            : `Did you mean "{{ ${meant} }}"?`,
      });
    }
    return value;
  };
  const stepInto = (at: Cursor | undefined, step: string | number) =>
    typeof step === 'number' ? at?.items()[step] : at?.key(step);
  const cursorAt = (path: Path) => path.reduce(stepInto, field as Cursor | undefined);
  const value = mapLeaves(field.value, (leaf, path) => {
    if (typeof leaf === 'number' || typeof leaf === 'boolean') {
      // It was text in the environment, and may be needed as text again.
      const text = cursorAt(path)?.text;
      if (text !== undefined) retyped.set(JSON.stringify(path), text);
    }
    if (typeof leaf !== 'string' || !leaf.includes('{{')) return leaf;
    const only = WHOLE_TOKEN.exec(leaf)?.[1];
    if (only === undefined) {
      return leaf.replace(TOKEN, (token, name: string) => {
        const value = lookUp(name, path);
        return value === undefined ? token : asText(value);
      });
    }
    const value = lookUp(only, path);
    if (value === undefined) return leaf;
    const written = asText(value);
    if (typeof value === 'number' || typeof value === 'boolean') retyped.set(JSON.stringify(path), written);
    return value;
  });
  if (added > MAX_FILLED) {
    const expected = `at most ${MAX_FILLED} characters`;
    field.addError('FILE_TOO_LARGE', 'Variables add too much to this value', { expected });
    return field;
  }
  if (value === field.value) return field;
  // The value of a variable has the location of its token.
  const positions = {
    valueAt: (path: Path) => field.below(path),
    keyAt: (path: Path) => cursorAt(path)?.keyLocation ?? field.below(path),
  };
  const { problems, name } = field;
  return new Cursor({ file: field.location.file, ...positions, retyped }, value, { step: name, problems });
}

/** Dots access mappings, never lists or texts. */
function variable(name: string, values: Vars): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, key) => (isMapping(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}
