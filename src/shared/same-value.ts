/** Whether two values of plain data are the same; the order of keys does not matter. It takes what a YAML file can hold. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(own(a, key), own(b, key)));
}

const own = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];
