import type { Problem } from '../../model/errors.ts';
import { type LookUp, reservedVariable } from '../../model/suite/setting.ts';
import { mapLeaves, type Path } from '../../model/values/map-leaves.ts';
import { isReserved } from '../../platform/secrets/reserved-variables.ts';
import { isSecretVariable } from '../../platform/secrets/secret-names.ts';
import type { Cursor, Interpolation } from '../yaml/cursor.ts';

const TOKEN = /\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}/g;
const WHOLE = /^\$\{\{ *([A-Za-z_][A-Za-z0-9_]*) *\}\}$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A variable that is unset, or hidden from files: its first use, and the number of uses. */
export interface MissingVariable {
  readonly name: string;
  readonly path: Path;
  readonly times: number;
}

/**
 * Replaces `${{ NAME }}` by environment variables in every text at any depth; keys stay the same. An unset variable
 * reads as empty and is listed. A text that is only one token becomes a number or boolean if it looks like one;
 * `retyped` has the text for fields that need it.
 */
export function interpolate(
  value: unknown,
  lookUp: LookUp,
): Required<Omit<Interpolation, 'unknown'>> & { readonly missing: readonly MissingVariable[] } {
  const retyped = new Map<string, string>();
  const unset = new Map<string, string>();
  const missing = new Map<string, MissingVariable>();

  const variable = (name: string, path: Path, before = ''): string => {
    const field = String(path.findLast((step) => typeof step === 'string') ?? '');
    const isSecret = isSecretVariable(field) || BEFORE_SECRET.test(before.slice(-100));
    const variableValue = lookUp(name, isSecret ? 'secret' : undefined);
    if (variableValue !== undefined && variableValue !== '') return variableValue;
    const key = JSON.stringify(path);
    unset.set(key, unset.get(key) ?? `${name} is ${variableValue === undefined ? 'not set' : 'empty'}`);
    if (variableValue !== undefined) return variableValue;
    const earlier = missing.get(name);
    missing.set(name, { name, path: earlier?.path ?? path, times: (earlier?.times ?? 0) + 1 });
    return '';
  };
  const filled = mapLeaves(value, (text, path) => {
    if (typeof text !== 'string' || !text.includes('${{')) return text;
    const onlyName = WHOLE.exec(text)?.[1];
    if (onlyName === undefined)
      return text.replace(TOKEN, (_, name: string, at: number) => variable(name, path, text.slice(0, at)));
    const variableValue = variable(onlyName, path);
    const isFlag = variableValue === 'true' || variableValue === 'false';
    if (!isFlag && !DECIMAL.test(variableValue)) return variableValue;
    retyped.set(JSON.stringify(path), variableValue);
    return isFlag ? variableValue === 'true' : Number(variableValue);
  });
  return { value: filled, retyped, unset, missing: [...missing.values()] };
}

/** Text before a secret: a header scheme, the name of a setting or of a flag, the user of an address. */
const BEFORE_SECRET =
  /(?:\b(?:bearer|basic|token)\s+|(?:key|token|secret|password|passphrase|passwd|pwd|pass)["']?\s*[=:]\s*["']?|--?[\w-]*(?:key|token|secret|password)\s+["']?|:\/\/(?:[^\s/@]*:)?|[?&](?:[\w-]*(?:key|token|secret|sig|signature|auth|access)[\w-]*)=)$/i;

/** The problem of a variable that reads as empty: an error for a variable of the job, a warning for an unset one. */
export function missingVariable({ name, path }: Pick<MissingVariable, 'name' | 'path'>, root: Cursor): Problem {
  const location = root.below(path);
  if (isReserved(name)) return reservedVariable(name, location);
  return root.warning('SECRET_MISSING', `The environment variable ${name} is not set and reads as empty`, {
    location,
    hint: 'Set it in the environment or in a .env file.',
  });
}
