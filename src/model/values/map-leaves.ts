export type Path = readonly (string | number)[];

/** The same data with other values for its leaves, at any depth; keys stay. Data in which nothing changes is not copied. */
export function mapLeaves(value: unknown, map: (leaf: unknown, path: Path) => unknown, path: Path = []): unknown {
  if (typeof value !== 'object' || value === null) return map(value, path);
  const isList = Array.isArray(value);
  const mapped = Object.entries(value).map(([key, item]): [string, unknown] => [
    key,
    mapLeaves(item, map, [...path, isList ? Number(key) : key]),
  ]);
  if (mapped.every(([key, item]) => item === (value as Record<string, unknown>)[key])) return value;
  return isList ? mapped.map(([, item]) => item) : Object.fromEntries(mapped);
}
