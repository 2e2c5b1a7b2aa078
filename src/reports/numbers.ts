import type { Interval } from '../gate/statistics/wilson.ts';
import type { TokenUsage } from '../model/run/message.ts';
import type { SuiteReport } from '../model/verdict/report.ts';

export const UNKNOWN = '–';

/** A share as `82%`. Only a complete share is `100%` and only an empty one `0%`. */
export function percent(share: number | undefined): string {
  return share === undefined ? UNKNOWN : `${percentDigits(share)}%`;
}

/** An interval of shares as `73–89%`. */
export const percentRange = ({ low, high }: Interval): string => `${percentDigits(low)}–${percentDigits(high)}%`;

/** A score with two decimals. It is not rounded up to `mark` (or to 1) if it is below. */
export function score(value: number | undefined, mark = 1): string {
  if (value === undefined) return UNKNOWN;
  const rounded = Math.round(value * 100) / 100;
  const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
  return shown.toFixed(2);
}

/** The threshold of a suite as `needs 0.80`; nothing without one for scores. */
export const neededScore = ({ threshold, isDefaultThreshold, isOfPassRate }: SuiteReport): string | undefined =>
  threshold === undefined || isOfPassRate
    ? undefined
    : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;

/** US dollars as `$1.84`; a tiny amount has two significant digits. */
export function money(dollars: number | undefined): string {
  if (dollars === undefined) return UNKNOWN;
  if (dollars === 0 || dollars >= 0.995) return `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
  if (dollars < LEAST_MONEY) return `<$${LEAST_MONEY}`;
  const decimals = dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4;
  return `$${dollars.toFixed(decimals).replace(/(\.\d\d)0+$/, '$1')}`;
}

const LEAST_MONEY = 0.0001;

/** Milliseconds as `840 ms`, `1.2 s`, `3 min 4 s` or `1 h 3 min`. */
export function duration(ms: number | undefined): string {
  if (ms === undefined) return UNKNOWN;
  if (Math.round(ms) < 1000) return `${Math.round(ms)} ms`;
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A count of tokens as `950`, `12.3k` or `1.2M`. */
export function tokens(count: number | undefined): string {
  if (count === undefined) return UNKNOWN;
  if (Math.round(count) < 1000) return `${Math.round(count)}`;
  return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}

export const tokenTotal = (usage: TokenUsage | undefined): number | undefined =>
  usage === undefined ? undefined : usage.input + usage.output;

function percentDigits(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 1) return Math.max(0.1, Math.round(value * 10) / 10).toString();
  if (value > 99 && value < 100) return Math.min(99.9, Math.round(value * 10) / 10).toString();
  return Math.round(value).toString();
}

const oneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
