import { createHash } from 'node:crypto';
import { Variable } from '../../model/suite/setting.ts';
import type { Target } from '../../model/suite/target.ts';

/** The model is part of a target's identity; its key is not. */
export function identityOf({ provider, options }: Target): string {
  const reporting = Object.entries(options)
    .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
    .map(([key, value]) => [
      key,
      key === 'headers' ? withoutValues(value) : value instanceof Variable ? value.value : value,
    ])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return digest([provider, reporting]);
}

/** Headers may contain keys: values from variables are represented by the variable's name. */
const withoutValues = (headers: unknown): unknown =>
  typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof Variable ? { variable: value.name } : value,
      ]);

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
