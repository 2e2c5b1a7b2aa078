import type { Problem } from '../../model/errors.ts';
import { JOB_TOKEN, type LookUp, reservedVariable, Variable } from '../../model/suite/setting.ts';
import { mapLeaves } from '../../model/values/map-leaves.ts';
import { isReserved } from '../../platform/secrets/reserved-variables.ts';
import { isSecretVariable } from '../../platform/secrets/secret-names.ts';
import type { Cursor } from '../yaml/cursor.ts';
import type { TargetsFile } from './read.ts';

/** Values of any variable here may be keys, whatever its name. */
const MAY_HOLD_KEYS: readonly string[] = ['mcp_servers', 'headers'];

const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;

/** Texts that are exactly `${{ NAME }}`, at any depth, become the value of the variable; `key` marks secrets. */
export const lookUpVariables = (value: unknown, lookUp: LookUp, key = ''): unknown =>
  mapLeaves(value, (leaf, path) => {
    const name = typeof leaf === 'string' ? VARIABLE.exec(leaf.trim())?.[1] : undefined;
    if (name === undefined) return leaf;
    const keys = [key, ...path.filter((step) => typeof step === 'string')];
    const isSecret = keys.some((each) => MAY_HOLD_KEYS.includes(each)) || isSecretVariable(keys.at(-1) ?? '');
    return new Variable(name, lookUp(name, isSecret ? 'secret' : undefined));
  });

/** Reads the token of the job as well, for the one option of an agent that may be it. */
export const withJobToken =
  (lookUp: LookUp): LookUp =>
  (name, use) =>
    lookUp(name, name === JOB_TOKEN ? 'job-token' : use);

export const isJobToken = ({ value }: Cursor): boolean =>
  typeof value === 'string' && VARIABLE.exec(value.trim())?.[1] === JOB_TOKEN;

/** Looks up the secrets of a file before any of it is used. */
export function noteSecrets({ entries }: Pick<TargetsFile, 'entries'>, lookUp: LookUp): void {
  for (const { fields } of entries) {
    for (const [key, field] of fields) lookUpVariables(field.value, lookUp, key);
  }
}

/** An error for each text of a target that reads a variable of the job. */
export function reservedVariables(field: Cursor): Problem[] {
  const { value } = field;
  const name = typeof value === 'string' ? VARIABLE.exec(value.trim())?.[1] : undefined;
  if (name !== undefined && isReserved(name)) return [reservedVariable(name, field.location)];
  const below = [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])];
  return below.flatMap(reservedVariables);
}

/** Required text, literal or from a variable; if missing, a problem of the field. */
export function textOf(field: Cursor, name: string, lookUp: LookUp): string | undefined {
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable) {
    if (!value.isBlank) return value.value?.trim();
    const message = `"${name}" needs the environment variable ${value.name}, which is ${value.state}`;
    return field.addError('SECRET_MISSING', message, { hint: 'Set it in the environment or in a .env file.' });
  }
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  return field.addWrongType('text that is not empty', undefined, name);
}
