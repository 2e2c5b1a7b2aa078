import type { Interpolation } from '../model/source.ts';
import type { Path } from '../shared/yaml-text.ts';

const TOKEN = /\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}/g;
const WHOLE = /^\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

export interface UnsetVariable {
  readonly name: string;
  readonly path: Path;
}

/**
 * Puts environment variables in place of `${{ NAME }}` in every text at any depth; keys are not touched
 * (suite-format.md §5.1). An unset variable reads as empty and is listed. A text that is one token alone becomes a
 * number or boolean if it looks like one; the text is kept in `retyped` for fields that want text.
 */
export function interpolate(
  value: unknown,
  lookUp: (name: string) => string | undefined,
): Interpolation & { readonly unset: readonly UnsetVariable[] } {
  const retyped = new Map<string, string>();
  const unset: UnsetVariable[] = [];

  const textOf = (name: string, path: Path): string => {
    const found = lookUp(name);
    if (found === undefined) unset.push({ name, path });
    return found ?? '';
  };
  const visit = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('${{')) return value;
      const whole = WHOLE.exec(value)?.[1];
      if (whole === undefined) return value.replace(TOKEN, (_, name: string) => textOf(name, path));
      const text = textOf(whole, path);
      const typed = retype(text);
      if (typed !== text) retyped.set(JSON.stringify(path), text);
      return typed;
    }
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]));
    }
    return value;
  };
  return { value: visit(value, []), retyped, unset };
}

function retype(text: string): string | number | boolean {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return DECIMAL.test(text) ? Number(text) : text;
}
