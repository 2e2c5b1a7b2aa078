import { diffArrays } from 'diff';

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** How two texts were compared: word by word, line by line, or not at all if they have too little in common. */
export interface TextDiff {
  readonly unit: 'word' | 'line' | 'none';
  readonly parts: readonly DiffPart[];
}

const MAX_WORDS = 20_000;
const MAX_EDITS = 2_000;
/** With fewer words in common, marks in both texts would hide the texts. */
const MIN_COMMON_SHARE = 0.4;

/** The limits are counts, so that every machine returns the same result. */
export function textDiff(before: string, after: string): TextDiff {
  const words = [before, after].map((text) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []);
  const isShort = words.every(({ length }) => length <= MAX_WORDS);
  const byWord = isShort ? partsOf(words[0] ?? [], words[1] ?? []) : undefined;
  if (byWord !== undefined && commonShare(byWord) >= MIN_COMMON_SHARE) {
    return { unit: 'word', parts: withoutCrumbs(byWord) };
  }
  const byLine = byWord === undefined ? partsOf(linesOf(before), linesOf(after)) : undefined;
  if (byLine !== undefined && commonShare(byLine) >= MIN_COMMON_SHARE) return { unit: 'line', parts: byLine };
  return {
    unit: 'none',
    parts: [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  };
}

/** The share of words that are in both texts, of those of the longer one. */
function commonShare(parts: readonly DiffPart[]): number {
  const counts = { same: 0, removed: 0, added: 0 };
  for (const { kind, text } of parts) counts[kind] += text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
  const longer = counts.same + Math.max(counts.removed, counts.added);
  return longer === 0 ? 1 : counts.same / longer;
}

/** The words with which both texts begin, unchanged. */
export function commonWords(before: string, after: string): string {
  let end = 0;
  while (end < before.length && before[end] === after[end]) end += 1;
  if (end === before.length && end === after.length) return before;
  // A word, or white space, that goes on on one side differs as a whole.
  const shared = before.slice(0, end);
  const next = [before, after].map((text) => text.slice(end, end + 2)).join('\0');
  const word = /(?:^|\0)[\p{L}\p{N}_]/u.test(next) ? shared.replace(/[\p{L}\p{N}_]+$/u, '') : shared;
  return word === shared && /(?:^|\0)\s/.test(next) ? shared.trimEnd() : word;
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function partsOf(before: string[], after: string[]): DiffPart[] | undefined {
  return diffArrays(before, after, { maxEditLength: MAX_EDITS })?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** A space that stays between two changed words would cut one change into many: it becomes part of both sides. */
function withoutCrumbs(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (
      /^[^\S\n]+$/.test(text) &&
      (removed !== '' || added !== '') &&
      (parts[index + 1]?.kind ?? 'same') !== 'same'
    ) {
      removed += text;
      added += text;
    } else {
      flush();
      joined.push({ kind, text });
    }
  }
  flush();
  return joined;
}
