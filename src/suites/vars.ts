import { didYouMean } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import { mapLeaves, type Path } from '../model/values/map-leaves.ts';
import { isMapping } from '../model/values/mapping.ts';
import { Cursor } from './yaml/cursor.ts';

export interface Vars {
  readonly values: Readonly<Record<string, unknown>>;
  readonly budget: FillBudget;
}

/** The remaining size of text from variables: a few long ones, used often, could fill the memory. */
interface FillBudget {
  left: number;
}

/** What the variables of all tests of a suite may add, in characters. */
const MAX_FILLED = 64 * 1024 * 1024;

export const newFillBudget = (): FillBudget => ({ left: MAX_FILLED });

/** The `vars` of a test; one without defines nothing. */
export function readVars(item: Cursor, budget: FillBudget): Vars {
  const field = item.field('vars');
  if (isMapping(field?.value)) return { values: field.value, budget };
  field?.addWrongType('a mapping of names and values');
  return { values: {}, budget: { left: Number.POSITIVE_INFINITY } };
}

const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE_TOKEN = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;

/**
 * Replaces `{{ name }}` by variables in every text at any depth; keys stay the same. A text that is only one token
 * becomes the value itself, of any type; within other text, a value that is not text becomes JSON. Unknown names stay
 * as written, with a warning. Without tokens, the same cursor is returned.
 */
export function withVars(field: Cursor, { values, budget }: Vars): Cursor {
  /** The text behind numbers and booleans, by their paths. */
  const retyped = new Map<string, string>();
  const undefinedNames = new Set<string>();

  /** When the limit is reached nothing more is added: the test is refused anyway. */
  const asText = (value: unknown): string => {
    if (budget.left < 0) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    budget.left -= text.length;
    return text;
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
  if (budget.left < 0) {
    field.addError('FILE_TOO_LARGE', 'The variables of this suite add too much text', {
      expected: `at most ${MAX_FILLED} characters in total`,
      hint: 'Move long texts to files.',
    });
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
function variable(name: string, values: Vars['values']): unknown {
  return name
    .split('.')
    .reduce<unknown>((at, key) => (isMapping(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}
