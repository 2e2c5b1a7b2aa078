/** Where a value begins in its text, and where what is in it begins. */
export type Spot = number | { readonly offset: number; readonly inside: readonly Spot[] | ReadonlyMap<string, Entry> };

/** One entry of a mapping: where its key begins, and its value. */
export interface Entry {
  readonly key: number;
  readonly spot: Spot;
}

/** Where the value at a path begins, or the key that leads to it; the nearest thing around it when there is nothing there. */
export function offsetOf(root: Spot, path: readonly (string | number)[], want: 'key' | 'value'): number {
  let spot = root;
  for (const [depth, step] of path.entries()) {
    const child = childOf(spot, step);
    if (child === undefined) break;
    if (want === 'key' && depth === path.length - 1) return child.key;
    spot = child.spot;
  }
  return startOf(spot);
}

function childOf(spot: Spot, step: string | number): Entry | undefined {
  if (typeof spot === 'number') return undefined;
  const { inside } = spot;
  if (inside instanceof Map) return (inside as ReadonlyMap<string, Entry>).get(String(step));
  const item = typeof step === 'number' ? (inside as readonly Spot[])[step] : undefined;
  return item === undefined ? undefined : { key: startOf(item), spot: item };
}

const startOf = (spot: Spot): number => (typeof spot === 'number' ? spot : spot.offset);
