/** Hints for two common mistakes with numbers: quotes, and percent for a share. */
export function adviceForNumber(value: unknown, accepts: (value: number) => boolean): string | undefined {
  if (typeof value === 'string') {
    const isNumber = value.trim() !== '' && accepts(Number(value));
    return isNumber ? `Write ${Number(value)} without quotes.` : undefined;
  }
  const isPercent = typeof value === 'number' && value >= 10 && value <= 100 && !accepts(value) && accepts(0.5);
  return isPercent ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : undefined;
}

/** Hints for booleans: YAML 1.2 has no yes and no, and quoted values are text. */
export function adviceForFlag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:yes|on|true|y)$/i.test(value)) return 'Write true, without quotes.';
  return /^(?:no|off|false|n)$/i.test(value) ? 'Write false, without quotes.' : undefined;
}
