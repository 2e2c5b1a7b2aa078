/** Maximum depth of useful data; recursive functions must not overflow. */
export const DEEPEST_JSON = 200;

/** The same for files of other tools, whose data people write by hand. */
export const DEEPEST_IMPORT = 64;

/** Whether lists and mappings are nested more deeply than the limit. Works for any depth. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = containersAmong([value]);
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    level = level.flatMap((container) => containersAmong(Object.values(container)));
  }
  return level.length > 0;
}

const containersAmong = (values: readonly unknown[]): object[] =>
  values.filter((value) => typeof value === 'object' && value !== null);
