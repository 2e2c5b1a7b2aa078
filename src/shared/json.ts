import { DEEPEST_JSON, isDeeperThan } from './depth.ts';

/** The parsed text; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for texts from outside: undefined also for too deeply nested data. */
export function foreignJsonOf(text: string): unknown {
  const value = jsonOf(text);
  return isDeeperThan(value, DEEPEST_JSON) ? undefined : value;
}
