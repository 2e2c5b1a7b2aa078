/** The first version whose text fits; the last one must be small enough to fit always. */
export function fit<Version>(
  versions: readonly Version[],
  textOf: (version: Version) => string,
  maxBytes: number,
): string {
  let text = '';
  for (const version of versions) {
    text = textOf(version);
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}
