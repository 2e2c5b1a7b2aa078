/** The richest version that fits. The last one must be small enough to fit always. */
export function fit(versions: readonly [() => string, ...(() => string)[]], maxBytes: number): string {
  let text = '';
  for (const version of versions) {
    text = version();
    if (Buffer.byteLength(text) <= maxBytes) break;
  }
  return text;
}
