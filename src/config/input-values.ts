import * as z from 'zod';
import type { Pattern } from '../model/ports/machine.ts';
import { MAX_SHARDS } from '../model/run/result-keys.ts';
import { jsonOf } from '../model/text/json.ts';
import { orList } from '../model/text/text.ts';
import { isMapping } from '../model/values/mapping.ts';
import { matchCost } from '../model/values/match-cost.ts';
import { anyFormOf } from '../platform/secrets/redactor.ts';

/** The value that a trimmed text means. `read` returns undefined for other texts, and `expected` says what it should be. */
const parsed = <Value>(expected: string, read: (text: string) => Value | undefined) =>
  z.string().transform((text, context): Value => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return z.NEVER;
  });

export const text = z.string().optional();

/** Lists have one item per line. Names can also be separated by commas; globs and paths can contain commas. */
export const lines = z.string().transform((raw) => split(raw, /\r?\n/));
export const names = z.string().transform((raw) => split(raw, /[\r\n,]+/));
const split = (raw: string, by: RegExp): string[] =>
  raw
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const number = (expected: string, accepts: (value: number) => boolean) =>
  parsed(expected, (raw) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(raw.trim()) ? Number(raw) : Number.NaN;
    return Number.isFinite(value) && accepts(value) ? value : undefined;
  });
export const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1).meta({ value: 'X' });
export const amount = (unit: string, most: number) =>
  number(`a number of ${unit} over 0, up to ${most}`, (value) => value > 0 && value <= most);
/** A difference of shares: `5pp`, `5%` or `0.05`. */
export const difference = parsed('a difference such as 5pp, over 0 and up to 100pp', (raw) => {
  const [, digits = '', unit] = /^(\d+(?:\.\d+)?|\.\d+)\s*(pp|%)?$/i.exec(raw) ?? [];
  const value = digits === '' ? Number.NaN : Number(digits) / (unit === undefined ? 1 : 100);
  return value > 0 && value <= 1 ? value : undefined;
});
export const count = (least: number, most: number) =>
  number(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  ).meta({ value: 'N' });

/** A million times as much. */
const MAX_INCREASE = 1_000_000;
export const increase = () =>
  number(`a number, 0 or more, up to ${MAX_INCREASE}`, (value) => value >= 0 && value <= MAX_INCREASE).meta({
    value: 'X',
  });

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
export const flag = parsed('true or false', (raw) => FLAGS[raw.toLowerCase()]);

export const oneOf = <const Names extends readonly [string, ...string[]]>(...allowed: Names) =>
  z.enum(allowed, { error: orList(allowed) }).meta({ value: allowed.join('|') });

/** Some of the known names, or `off`. */
const someOf = <const Name extends string>(known: readonly Name[]) =>
  parsed(`any of ${known.join(', ')}, or off`, (raw): Name[] | undefined => {
    const items = split(raw.toLowerCase(), /[\r\n,]+/);
    if (items.length === 1 && items[0] === 'off') return [];
    const matches = items.flatMap((item) => known.filter((each) => each === item));
    return matches.length === items.length && matches.length > 0 ? [...new Set(matches)] : undefined;
  });
export const caches = someOf(['workspaces', 'judge', 'responses']);
/** Receivers of traces that have a preset. */
const tracePresets = ['otlp', 'braintrust', 'langfuse', 'confident'] as const;
export type TracePreset = (typeof tracePresets)[number];

/** Where traces go; `file` is the run folder. */
export const backends = someOf([...tracePresets, 'file']);

/** The name of a branch, with or without `refs/heads/`. */
export const branch = z
  .string()
  .transform((name) => name.replace(/^refs\/heads\//, ''))
  .refine(
    (name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name),
    'the name of a branch, such as main',
  );

/** The path of a file to write. A placeholder other than `{timestamp}` would be a part of its name. */
export const stampedPath = z
  .string()
  .refine((path) => !/[\\/]$/.test(path) && !path.includes('\0'), 'the path of a file')
  .refine(
    (path) => !/\{(?!timestamp\})[^{}]*\}/.test(path),
    'the path of a file, in which {timestamp} is the only placeholder',
  );

/** Limits of requests per minute, one `name=number` per line. A name may contain `=`. */
const MAX_LIMITS = 100;
const MAX_REQUESTS = 1_000_000;
export const requestLimits = parsed(
  `at most ${MAX_LIMITS} lines such as openai=300: a target or a provider, each once, and a whole number from 1 to ${MAX_REQUESTS}`,
  (raw): Readonly<Record<string, number>> | undefined => {
    const limits = new Map<string, number>();
    const items = split(raw, /\r?\n/);
    for (const item of items) {
      const [, name = '', most = ''] = /^(.*)=\s*([1-9]\d{0,6})$/.exec(item) ?? [];
      if (name.trim() === '' || Number(most) > MAX_REQUESTS) return undefined;
      limits.set(name.trim(), Number(most));
    }
    return limits.size === items.length && limits.size <= MAX_LIMITS ? Object.fromEntries(limits) : undefined;
  },
);

/** A word, or a whole number from 1 on. */
const wordOrCount = <const Word extends string>(word: Word, most: number) =>
  parsed(`${word}, or a whole number from 1 to ${most}`, (raw): Word | number | undefined => {
    if (raw.toLowerCase() === word) return word;
    return /^\d{1,4}$/.test(raw) && Number(raw) >= 1 && Number(raw) <= most ? Number(raw) : undefined;
  });

export const confirmable = wordOrCount('off', 1000);

/** `auto` is undefined, else the number of shards. */
export const shardCount = wordOrCount('auto', MAX_SHARDS).transform((shards) =>
  shards === 'auto' ? undefined : shards,
);

/** A shard of a run: its number, and how many there are. */
export const shardName = parsed(
  `the number of a shard and how many there are, from 1/1 to ${MAX_SHARDS}/${MAX_SHARDS}, such as 3/8`,
  (raw) => {
    const [, index, shards] = /^(\d{1,3})\/(\d{1,3})$/.exec(raw) ?? [];
    const shard = { index: Number(index), count: Number(shards) };
    return shard.index >= 1 && shard.index <= shard.count && shard.count <= MAX_SHARDS ? shard : undefined;
  },
);

const DAYS: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7 };
/** Nothing is stored for longer, and models have changed since. */
const MAX_DAYS = 3650;
/** An age, such as `30d`, `12h` or `2w`, in days. */
export const age = parsed('an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years', (raw) => {
  const [, amount = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([hdw])$/i.exec(raw) ?? [];
  const days = Number(amount) * (DAYS[unit.toLowerCase()] ?? Number.NaN);
  return days > 0 && days <= MAX_DAYS ? days : undefined;
});

const SIZES: Readonly<Record<string, number>> = { kb: 1e3, mb: 1e6, gb: 1e9 };
/** A size, such as `500mb`, in bytes. */
export const size = parsed('a whole number with kb, mb or gb, such as 500mb', (raw) => {
  const [, amount = '', unit = ''] = /^(\d{1,6})\s*([kmg]b)$/i.exec(raw) ?? [];
  const factor = SIZES[unit.toLowerCase()];
  return factor && Number(amount) * factor;
});

/**
 * The values of a matrix, which are JSON, as one text: `gpt-5, ubuntu`, as GitHub appends them to the name of the job.
 * A job without a matrix has `null`.
 */
export const matrixLeg = parsed('the matrix of the job as JSON', (raw): string[] | undefined => {
  const matrix = jsonOf(raw);
  if (matrix === null) return [];
  // Ambiguous values are quoted: the number 1 and the text "1" are two legs.
  const isPlain = (value: unknown): value is string =>
    typeof value === 'string' && !value.includes(', ') && jsonOf(value) === undefined;
  return isMapping(matrix)
    ? Object.values(matrix).map((value) => (isPlain(value) ? value : JSON.stringify(value)))
    : undefined;
}).transform((values) => (values.length === 0 ? undefined : values.join(', ')));

const MAX_PATTERNS = 50;
const MIN_TEXT_LENGTH = 4;
const MAX_PATTERN_LENGTH = 300;
/** Steps per character of a text. */
const MAX_STEPS = 10_000_000;

/**
 * Texts and regular expressions to redact from all reports, one per line. They search every text of every result, of
 * any length, so the number of steps of a pattern must grow at most linearly with the text.
 */
export const redactions = lines.transform((raw, context): RegExp[] => {
  // Returns the pattern, or the valid form if the line is not usable.
  const patterns = raw.map((line) => {
    const [, source, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
    if (source === undefined) {
      return line.length >= MIN_TEXT_LENGTH ? anyFormOf(line) : `a text of at least ${MIN_TEXT_LENGTH} characters`;
    }
    if (source.length > MAX_PATTERN_LENGTH) return `a regular expression of at most ${MAX_PATTERN_LENGTH} characters`;
    if (!/^[imsu]*$/.test(flags)) return 'a regular expression with the flags i, m, s and u at most';
    let pattern: RegExp;
    try {
      pattern = new RegExp(source, `${flags}g`);
    } catch {
      return 'a text, or a valid regular expression between slashes';
    }
    if (pattern.test('')) return 'a regular expression that does not match an empty text';
    pattern.lastIndex = 0;
    const stepsPer = (length: number) => matchCost({ source, flags }, length) / length;
    const [short, long] = [stepsPer(1_000), stepsPer(1_000_000)];
    const isLinear = long <= MAX_STEPS && long < 2 * short;
    return isLinear ? pattern : 'bounded repetitions, such as [0-9]{1,40} instead of [0-9]+';
  });
  const wrong = patterns.find((each) => typeof each === 'string');
  const message = wrong ?? (patterns.length > MAX_PATTERNS ? `at most ${MAX_PATTERNS} lines` : undefined);
  if (message !== undefined) context.addIssue({ code: 'custom', message, input: raw });
  return patterns.filter((each) => each instanceof RegExp);
});

/** A text that is found in any case, or a regular expression between slashes. */
export const searchPattern = z.string().transform((raw, context): Pattern => {
  const [, source = raw.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), flags = 'i'] =
    /^\/(.+)\/([imsu]*)$/.exec(raw) ?? [];
  try {
    new RegExp(source, flags);
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'a text, or a valid regular expression between slashes',
      input: raw,
    });
  }
  return { source, flags };
});
