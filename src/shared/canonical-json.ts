/** JSON with sorted keys: equal values give equal texts. Objects within objects stay as they are beyond 100 levels. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return JSON.stringify(sorted(value, 0)) ?? '';
}

const DEEPEST = 100;

function sorted(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key], depth + 1)]));
}
