import type { Problem } from '../model/errors.ts';
import { reservedVariable } from '../model/reserved-variable.ts';
import { Variable } from '../model/setting.ts';
import type { Cursor } from '../model/source.ts';
import { isReserved } from '../shared/reserved-variables.ts';

export type LookUp = (name: string) => string | undefined;

const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;

/** Texts that are exactly `${{ NAME }}`, at any depth, become what the variable holds (targets-format.md §3). */
export function lookUpVariables(value: unknown, lookUp: LookUp): unknown {
  if (typeof value === 'string') {
    const name = VARIABLE.exec(value.trim())?.[1];
    return name === undefined ? value : new Variable(name, lookUp(name));
  }
  if (Array.isArray(value)) return value.map((item) => lookUpVariables(item, lookUp));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lookUpVariables(item, lookUp)]));
  }
  return value;
}

/** A complaint at each text of a target that reads a variable of the job. */
export function reservedVariables(field: Cursor): Problem[] {
  const { value } = field;
  const name = typeof value === 'string' ? VARIABLE.exec(value.trim())?.[1] : undefined;
  if (name !== undefined && isReserved(name)) return [reservedVariable(name, field.place)];
  const below = [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])];
  return below.flatMap(reservedVariables);
}

/** Text that must be there, as it stands or from a variable; without it there is a problem. */
export function textOf(field: Cursor, name: string, lookUp: LookUp, problems: Problem[]): string | undefined {
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable) {
    if (!value.isBlank) return value.value?.trim();
    problems.push(
      field.error('SECRET_MISSING', `"${name}" needs the environment variable ${value.name}, which is ${value.state}`, {
        hint: 'Set it in the environment or in a .env file.',
      }),
    );
    return undefined;
  }
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  problems.push(field.wrongType(name, 'text that is not empty'));
  return undefined;
}
