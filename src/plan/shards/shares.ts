/**
 * US dollars of each shard, by its expected costs, rounded down to cents: together at most the budget. A shard without a
 * cent would run nothing, so it gets one that rounding leaves, or one of the largest share; expensive shards first.
 */
export function budgetShares(budgetUsd: number, costs: readonly number[]): number[] {
  if (costs.length === 1) return [budgetUsd];
  const sum = total(costs);
  const shares = costs.map((cost) => centsOf(budgetUsd * (sum === 0 ? 1 / costs.length : cost / sum)));
  const byCost = [...costs.keys()].sort((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0) || a - b);
  let left = centsOf(budgetUsd) - total(shares);
  for (const index of byCost.filter((each) => shares[each] === 0)) {
    const largest = shares.indexOf(Math.max(...shares));
    if (left > 0) left -= 1;
    else if ((shares[largest] ?? 0) > 1) add(shares, largest, -1);
    else break;
    add(shares, index, 1);
  }
  return shares.map((each) => each / 100);
}

/** How many shards can have a share of a budget. */
export const mostWithBudget = (budgetUsd: number): number => Math.max(1, centsOf(budgetUsd));

/** A sum of cents may be a little below one. */
const centsOf = (usd: number): number => Math.floor(usd * 100 + 1e-6);

/**
 * Requests per minute of each shard, by its expected calls: the largest remainders get what rounding leaves, and each
 * shard at least 1. Together they are the limit, unless there are more shards than requests: then only as many shards may
 * run at once.
 */
export function requestShares(limit: number, calls: readonly number[]): number[] {
  if (limit <= calls.length) return calls.map(() => 1);
  const sum = total(calls);
  const exact = calls.map((count) => limit * (sum === 0 ? 1 / calls.length : count / sum));
  const shares = exact.map((share) => Math.max(1, Math.floor(share)));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .map(({ index }) => index);
  for (let left = limit - total(shares), at = 0; left > 0; left -= 1, at += 1)
    add(shares, byRemainder[at % calls.length], 1);
  for (let over = total(shares) - limit; over > 0; over -= 1) add(shares, shares.indexOf(Math.max(...shares)), -1);
  return shares;
}

function add(shares: number[], index = 0, more: number): void {
  shares[index] = (shares[index] ?? 0) + more;
}

/** A limit that is lower than the number of shards also limits how many of them run at once. */
export const mostAtOnce = (shards: number, limits: readonly number[]): number => Math.min(shards, ...limits);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
