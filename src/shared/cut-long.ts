interface HowCut {
  /** Where the full text is: `[… 12 KiB omitted; index.jsonl has the full text …]`. */
  readonly where?: string;
  /** How much of what stays is the beginning. */
  readonly headShare?: number;
}

/** A long text without its middle. */
export function cutLong(
  text: string,
  most: number,
  { where = 'index.jsonl has the full text', headShare = 0.75 }: HowCut = {},
): string {
  if (text.length <= most) return text;
  const head = text.slice(0, border(text, Math.floor(most * headShare)));
  const tail = text.slice(border(text, text.length - Math.floor(most * (1 - headShare))));
  const missing = text.length - head.length - tail.length;
  return `${head}\n[… ${bytesText(missing)} omitted; ${where} …]\n${tail}`;
}

/** A position that is not inside a surrogate pair. */
const border = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

export const bytesText = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(0)} KiB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
