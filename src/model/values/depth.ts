/** Maximum depth of useful data; recursive functions must not overflow. */
export const MAX_JSON_DEPTH = 200;

/** The same for files of other tools, whose data people write by hand. */
export const MAX_IMPORT_DEPTH = 64;

/** Whether lists and mappings are nested more deeply than the limit. Works for any depth, because it goes no deeper. */
export const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && isNestedDeeper(value, levels);

/** Large files have millions of values, mostly texts and numbers: they take no call, and lists no copy. */
function isNestedDeeper(value: object, levels: number): boolean {
  if (levels === 0) return true;
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof item === 'object' && item !== null && isNestedDeeper(item, levels - 1)) return true;
  }
  return false;
}
