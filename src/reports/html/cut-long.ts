/** A long text without its middle, and with a note of how much is missing and where it is. */
export function cutLong(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, border(text, Math.floor(most * 0.75)));
  const tail = text.slice(border(text, text.length - Math.floor(most * 0.25)));
  const missing = text.length - head.length - tail.length;
  return `${head}\n[… ${bytesText(missing)} omitted; index.jsonl has the full text …]\n${tail}`;
}

/** A position that is not inside a surrogate pair. */
const border = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

export const bytesText = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(0)} KiB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
