/** Characters that are looked up together; no form is shorter. */
const BLOCK = 4;
const BUCKETS = 1 << 16;
/** A longer window skips more, and needs a fuller table. */
const LONGEST_WINDOW = 16;

/** Where something stands in a text: from one offset up to another. */
export type Range = readonly [from: number, to: number];

/**
 * Finds any of many texts in a long one, the first and longest first, without overlaps (Wu and Manber, 1994). For the
 * end of each window a table says how far the next window may be. A regular expression of hundreds of alternatives
 * tries many of them at each character.
 */
export function formFinder(forms: readonly string[]): (text: string) => Range[] {
  const window = Math.min(LONGEST_WINDOW, ...forms.map(({ length }) => length));
  const skips = new Uint8Array(BUCKETS).fill(window - BLOCK + 1);
  const byStart = new Map<string, string[]>();
  for (const form of forms) {
    for (let end = BLOCK; end <= window; end += 1) {
      const bucket = bucketAt(form, end - BLOCK);
      skips[bucket] = Math.min(skips[bucket] ?? 0, window - end);
    }
    const start = form.slice(0, window);
    byStart.set(start, [...(byStart.get(start) ?? []), form]);
  }
  for (const same of byStart.values()) same.sort((a, b) => b.length - a.length);

  return (text) => {
    const found: Range[] = [];
    let at = 0;
    while (at + window <= text.length) {
      const skip = skips[bucketAt(text, at + window - BLOCK)] ?? 1;
      if (skip > 0) {
        at += skip;
        continue;
      }
      const form = byStart.get(text.slice(at, at + window))?.find((each) => text.startsWith(each, at));
      if (form !== undefined) found.push([at, at + form.length]);
      at += form?.length ?? 1;
    }
    return found;
  };
}

const bucketAt = (text: string, at: number): number =>
  (text.charCodeAt(at) ^
    (text.charCodeAt(at + 1) << 4) ^
    (text.charCodeAt(at + 2) << 8) ^
    (text.charCodeAt(at + 3) << 12)) &
  (BUCKETS - 1);
