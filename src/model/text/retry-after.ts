/** How long a server asks to wait, in milliseconds: `Retry-After` in seconds or as a date, or `retry-after-ms`. */
export function retryAfter(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const ms = headers.get('retry-after-ms')?.trim() ?? '';
  if (isCount(ms)) return Number(ms);
  const text = headers.get('retry-after')?.trim() ?? '';
  if (isCount(text)) return Number(text) * 1000;
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const isCount = (text: string): boolean => /^\d{1,12}(\.\d{1,6})?$/.test(text);
