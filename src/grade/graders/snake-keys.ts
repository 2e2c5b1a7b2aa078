/**
 * The same value with its keys in snake_case, at every depth: also those that a suite, a tool or an agent wrote, as
 * AgentV does it (graders.md §15.3). Keys that begin with a capital letter stay.
 */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), snakeKeys(inner)]));
}

const snakeCase = (key: string): string =>
  /^[A-Z]/.test(key) ? key : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
