import { DEEPEST_JSON, isDeeperThan } from './depth.ts';

/** What a text says; `undefined` for a text that is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same for texts from elsewhere: `undefined` also for what is nested beyond all reason. */
export function foreignJsonOf(text: string): unknown {
  const value = jsonOf(text);
  return isDeeperThan(value, DEEPEST_JSON) ? undefined : value;
}
