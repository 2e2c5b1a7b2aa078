import { didYouMean } from '../model/text/did-you-mean.ts';
import { cutEnd } from '../model/text/text.ts';
import { isMapping } from '../model/values/mapping.ts';
import { Cursor } from './yaml/source.ts';
import type { Path } from './yaml/yaml-text.ts';

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

/** Whether there may be a token to replace. */
export const mentionsVars = ({ value }: Cursor): boolean => JSON.stringify(value)?.includes('{{') ?? false;

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
  const asText = (found: unknown): string => {
    if (budget.left < 0) return '';
    const text = typeof found === 'string' ? found : JSON.stringify(found);
    budget.left -= text.length;
    return text;
  };
  const lookUp = (name: string, at: Cursor): unknown => {
    const found = variable(name, values);
    if (found === undefined && !undefinedNames.has(name)) {
      undefinedNames.add(name);
      const meant = didYouMean(name, Object.keys(values));
      at.addWarning('UNUSED', `"{{ ${cutEnd(name, 60)} }}" is not replaced: "vars" of the test does not define it`, {
        hint:
          meant === undefined
            ? 'Define it under "vars", or ignore this if it is plain text.'
            : `Did you mean "{{ ${meant} }}"?`,
      });
    }
    return found;
  };
  const fillText = (at: Cursor, text: string, path: Path): unknown => {
    const only = WHOLE_TOKEN.exec(text)?.[1];
    if (only !== undefined) {
      const found = lookUp(only, at);
      if (found === undefined) return text;
      const written = asText(found);
      if (typeof found === 'number' || typeof found === 'boolean') retyped.set(JSON.stringify(path), written);
      return found;
    }
    return text.replace(TOKEN, (token, name: string) => {
      const found = lookUp(name, at);
      return found === undefined ? token : asText(found);
    });
  };
  const fill = (at: Cursor, path: Path): unknown => {
    const { value } = at;
    if (typeof value === 'string') return value.includes('{{') ? fillText(at, value, path) : value;
    if (at.isList) {
      const items = at.items();
      const filled = items.map((item, index) => fill(item, [...path, index]));
      return filled.some((item, index) => item !== items[index]?.value) ? filled : value;
    }
    if (isMapping(value)) {
      const filled = at.keys().map((key) => {
        const child = at.key(key);
        return [key, child && fill(child, [...path, key])] as const;
      });
      return filled.some(([key, item]) => item !== value[key]) ? Object.fromEntries(filled) : value;
    }
    // It was text in the environment, and may be needed as text again.
    if (at.text !== undefined) retyped.set(JSON.stringify(path), at.text);
    return value;
  };

  const value = fill(field, []);
  if (budget.left < 0) {
    field.addError('FILE_TOO_LARGE', 'The variables of this suite add too much text', {
      expected: `at most ${MAX_FILLED} characters in total`,
      hint: 'Move long texts to files.',
    });
    return field;
  }
  if (value === field.value) return field;
  // The value of a variable has the location of its token.
  const stepInto = (at: Cursor | undefined, step: string | number) =>
    typeof step === 'number' ? at?.items()[step] : at?.key(step);
  const positions = {
    valueAt: (path: Path) => field.below(path),
    keyAt: (path: Path) => path.reduce<Cursor | undefined>(stepInto, field)?.keyLocation ?? field.below(path),
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
