export type Some<Item> = [Item, ...Item[]];

/** Items with the same key in one group, groups and items in the order of the items. */
export function groupedBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Some<Item>> {
  const groups = new Map<Key, Some<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    // A copy of the group for each item takes minutes for 100,000 of them.
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Items with the same parts in one group, groups and items in the order of the items; the key of a group is its parts as
 * JSON. Items of one group mostly follow each other, so that few keys are made for thousands of items.
 */
export function grouped<Item>(
  items: Iterable<Item>,
  partsOf: (item: Item) => readonly (string | undefined)[],
): Map<string, Some<Item>> {
  const groups = new Map<string, Some<Item>>();
  let last: { readonly parts: readonly (string | undefined)[]; readonly group: Some<Item> } | undefined;
  for (const item of items) {
    const parts = partsOf(item);
    if (last?.parts.every((part, at) => part === parts[at])) {
      last.group.push(item);
      continue;
    }
    const key = JSON.stringify(parts);
    const known = groups.get(key);
    known?.push(item);
    const group: Some<Item> = known ?? [item];
    groups.set(key, group);
    last = { parts, group };
  }
  return groups;
}
