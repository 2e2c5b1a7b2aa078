import * as z from 'zod';

const DAYS = { h: 1 / 24, d: 1, w: 7 } as const;
/** Nothing is kept for longer, and no model is what it was then. */
const MOST_DAYS = 3650;
const EXPECTED = 'an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years';

/** An age as people write it, `30d`, `12h` or `2w`, in days. */
export const age = z.string().transform((text, context) => {
  const [, count = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(text.trim()) ?? [];
  const days = Number(count) * (DAYS[unit.toLowerCase() as keyof typeof DAYS] ?? Number.NaN);
  if (days > 0 && days <= MOST_DAYS) return days;
  context.addIssue({ code: 'custom', message: EXPECTED, input: text });
  return z.NEVER;
});
