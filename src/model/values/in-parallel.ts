/** Number of files that are read ahead: disks have latency, but serve parallel reads. */
const AHEAD = 16;

/** Does the work for every item, several at a time; the results come in the order of the items. */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Promise<Result>,
  most = AHEAD,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items[Symbol.iterator]();
  let taken = 0;
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const index = taken++;
      results[index] = await work(next.value, index);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
