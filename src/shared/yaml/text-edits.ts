/** New text, or a part of the old one; the lines that begin inside of it move by `shift` columns. */
export type Piece = string | { readonly from: number; readonly to: number; readonly shift?: number };

/** Replaces `from` (inclusive) to `to` (exclusive). */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly Piece[];
}

/** Makes all edits of each group or none: a group that gets in the way of an earlier one is left for another time. */
export function applyEdits(text: string, groups: readonly (readonly Edit[])[]): string {
  const taken = new Taken();
  const edits = groups.filter((group) => taken.take(group)).flat();
  const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, pieces } of sorted) {
    parts.push(text.slice(at, from), ...pieces.map((piece) => textOf(piece, text)));
    at = to;
  }
  return [...parts, text.slice(at)].join('');
}

function textOf(piece: Piece, text: string): string {
  if (typeof piece === 'string') return piece;
  const { from, to, shift = 0 } = piece;
  const slice = text.slice(from, to);
  if (shift === 0 || !slice.includes('\n')) return slice;
  const [first = '', ...lines] = slice.split('\n');
  return [first, ...lines.map((line) => shifted(line, shift))].join('\n');
}

/** An empty line stays empty; one with a smaller indentation moves as far as possible. */
function shifted(line: string, columns: number): string {
  if (/^[ \t]*\r?$/.test(line)) return line;
  if (columns > 0) return ' '.repeat(columns) + line;
  const indent = line.length - line.replace(/^ +/, '').length;
  return line.slice(Math.min(indent, -columns));
}

class Taken {
  readonly #spans: Edit[] = [];

  take(group: readonly Edit[]): boolean {
    if (group.some((edit) => this.#isTaken(edit))) return false;
    for (const edit of group) this.#spans.splice(this.#indexOf(edit), 0, edit);
    return true;
  }

  #isTaken(edit: Edit): boolean {
    const index = this.#indexOf(edit);
    return [index - 1, index].some((at) => {
      const other = this.#spans[at];
      return other !== undefined && overlap(edit, other);
    });
  }

  #indexOf({ from, to }: Edit): number {
    let low = 0;
    let high = this.#spans.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const span = this.#spans[middle];
      if (span !== undefined && (span.from < from || (span.from === from && span.to < to))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Two things put into the same place have no order, so they count as overlapping. */
const overlap = (a: Edit, b: Edit): boolean =>
  (a.from < b.to && b.from < a.to) || (a.from === b.from && a.to === a.from && b.to === b.from);
