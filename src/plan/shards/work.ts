/** The trials of one test on one target. */
export interface Work {
  /** Names the test and the target; unique in a plan. Ties are decided by it. */
  readonly key: string;
  /** What has to be set up before the first trial: the suite on the target. */
  readonly setup: string;
  readonly trials: number;
  /** The expected time of one trial. */
  readonly trialMs: number;
  /** Whether other shards may run some of the trials. */
  readonly isDivisible: boolean;
  /** Work with a name in common stays in one shard, and counts as if it ran one after the other. */
  readonly together: readonly string[];
}

/** Some trials of a work. */
export interface Part {
  readonly work: Work;
  /** The number of the first trial, from 0. */
  readonly from: number;
  readonly trials: number;
}

/** Parts that stay in one shard. */
export interface Atom {
  /** The smallest key in it. */
  readonly key: string;
  readonly parts: readonly Part[];
  readonly ms: number;
}

const msOf = ({ work, trials }: Part): number => work.trialMs * trials;

/** Groups work that has to stay together, in the order of keys. */
export function atomsOf(works: readonly Work[]): Atom[] {
  const leaders = new Map<string, Work>();
  const parents = new Map<Work, Work>();
  const rootOf = (work: Work): Work => {
    let root = work;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    for (let each = work; each !== root; ) {
      const next = parents.get(each) ?? root;
      parents.set(each, root);
      each = next;
    }
    return root;
  };
  const sorted = works.toSorted(byKey);
  for (const work of sorted) {
    for (const name of work.together) {
      const leader = rootOf(leaders.get(name) ?? work);
      const own = rootOf(work);
      leaders.set(name, leader);
      if (own !== leader) parents.set(own, leader);
    }
  }
  const groups = new Map<Work, Work[]>();
  for (const work of sorted) {
    const root = rootOf(work);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [work]);
    else group.push(work);
  }
  return [...groups.values()].map((group) => atom(group.map((work) => ({ work, from: 0, trials: work.trials }))));
}

/** Splits the trials of tests that take longer than `longestMs` into parts of equal size, if that is possible. */
export const divided = (atoms: readonly Atom[], longestMs: number): Atom[] =>
  atoms.flatMap((each) => {
    const [part, ...others] = each.parts;
    if (part === undefined || others.length > 0 || !part.work.isDivisible || each.ms <= longestMs) return [each];
    const count = Math.min(part.trials, Math.ceil(each.ms / longestMs));
    const edges = Array.from({ length: count + 1 }, (_, index) => Math.round((index * part.trials) / count));
    return edges
      .slice(0, -1)
      .map((from, index) => atom([{ work: part.work, from, trials: (edges[index + 1] ?? part.trials) - from }]));
  });

const atom = (parts: readonly Part[]): Atom => ({
  key: parts[0]?.work.key ?? '',
  parts,
  ms: parts.reduce((sum, part) => sum + msOf(part), 0),
});

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number =>
  a.key < b.key ? -1 : Number(a.key > b.key);
