/** One run of equal, removed or added items; `from` and `to` are positions in the sequence before or after. */
export interface Edit {
  readonly kind: 'same' | 'removed' | 'added';
  /** The first position in the old sequence. */
  readonly before: number;
  /** The first position in the new sequence. */
  readonly after: number;
  readonly count: number;
}

/**
 * The shortest edit script from one sequence to another (Myers, "An O(ND) difference algorithm"). Undefined if more than
 * `mostEdits` items differ: the limit is a count and not a time, so that every machine gets the same answer.
 */
export const sequenceDiff = <T>(before: readonly T[], after: readonly T[], mostEdits: number): Edit[] | undefined =>
  finished(sequenceDiffSteps(before, after, mostEdits));

/** Work that can be paused: it yields often, and its result does not depend on when it continues. */
export type Pausable<Result> = Generator<void, Result, void>;

export function finished<Result>(work: Pausable<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same as `sequenceDiff`, in steps. */
export function* sequenceDiffSteps<T>(
  before: readonly T[],
  after: readonly T[],
  mostEdits: number,
): Pausable<Edit[] | undefined> {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shared - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const old = before.slice(start, before.length - end);
  const current = after.slice(start, after.length - end);
  const middle = yield* shortestScript(old, current, mostEdits);
  if (middle === undefined) return undefined;
  const script = new Script();
  script.add('same', 0, 0, start);
  for (const { kind, before: at, after: to, count } of middle) script.add(kind, at + start, to + start, count);
  script.add('same', start + old.length, start + current.length, end);
  return script.edits;
}

/** Joins neighbours of one kind. */
class Script {
  readonly edits: Edit[] = [];

  add(kind: Edit['kind'], before: number, after: number, count: number): void {
    if (count === 0) return;
    const last = this.edits.at(-1);
    if (last?.kind === kind) this.edits[this.edits.length - 1] = { ...last, count: last.count + count };
    else this.edits.push({ kind, before, after, count });
  }
}

function* shortestScript<T>(old: readonly T[], current: readonly T[], mostEdits: number): Pausable<Edit[] | undefined> {
  const most = Math.min(old.length + current.length, mostEdits);
  const furthest = new Int32Array(2 * most + 3);
  const rounds: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    yield;
    rounds.push(furthest.slice(most - edits, most + edits + 3));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = most + 1 + diagonal;
      const [left = 0, right = 0] = [furthest[at - 1], furthest[at + 1]];
      const isDown = diagonal === -edits || (diagonal !== edits && left < right);
      let x = isDown ? right : left + 1;
      while (x < old.length && x - diagonal < current.length && old[x] === current[x - diagonal]) x += 1;
      furthest[at] = x;
      if (x >= old.length && x - diagonal >= current.length) return walkBack(rounds, old.length, current.length);
    }
  }
  return undefined;
}

/** The path that led to the end, read from the furthest points of each round. */
function walkBack(rounds: readonly Int32Array[], oldLength: number, currentLength: number): Edit[] {
  const steps: Edit[] = [];
  let [x, y] = [oldLength, currentLength];
  for (let edits = rounds.length - 1; edits > 0; edits -= 1) {
    const round = rounds[edits] ?? new Int32Array();
    const centre = edits + 1;
    const diagonal = x - y;
    const [left = 0, right = 0] = [round[centre + diagonal - 1], round[centre + diagonal + 1]];
    const isDown = diagonal === -edits || (diagonal !== edits && left < right);
    const fromX = isDown ? right : left;
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1);
    const equal = isDown ? x - fromX : y - fromY;
    steps.push({ kind: 'same', before: x - equal, after: y - equal, count: equal });
    steps.push({ kind: isDown ? 'added' : 'removed', before: fromX, after: fromY, count: 1 });
    [x, y] = [fromX, fromY];
  }
  steps.push({ kind: 'same', before: 0, after: 0, count: x });
  const script = new Script();
  for (const { kind, before, after, count } of steps.reverse()) script.add(kind, before, after, count);
  return script.edits;
}
