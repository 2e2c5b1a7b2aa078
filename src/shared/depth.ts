/** Maximum depth of useful data; recursive functions must not overflow. */
export const DEEPEST_JSON = 200;

/** The same for files of other tools, whose data people write by hand. */
export const DEEPEST_IMPORT = 64;

/** Whether lists and mappings are nested more deeply than the limit. Works for any depth, because it goes no deeper. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
