import { createHash } from 'node:crypto';
import { Variable } from '../model/setting.ts';
import type { Target } from '../model/target.ts';

/** Which model answers is part of who somebody is; which key opens the door is not. */
export function identityOf({ provider, options }: Target): string {
  const telling = Object.entries(options)
    .filter(([key]) => !/key|token|secret|credential/i.test(key))
    .map(([key, value]) => [key, value instanceof Variable ? value.value : value])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([provider, telling]))
    .digest('hex');
}
