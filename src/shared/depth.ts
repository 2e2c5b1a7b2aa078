/** Deeper than this is nothing that anybody means, and what walks through values step by step must not fall over it. */
export const DEEPEST_JSON = 200;

/** Whether lists and mappings lie in each other on more than so many levels. It takes any depth itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level = containersAmong([value]);
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    level = level.flatMap((container) => containersAmong(Object.values(container)));
  }
  return level.length > 0;
}

const containersAmong = (values: readonly unknown[]): object[] =>
  values.filter((value) => typeof value === 'object' && value !== null);
