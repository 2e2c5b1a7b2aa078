import * as z from 'zod';
import { MAX_SHARDS } from '../../model/run/result.ts';
import { presets } from '../../reports/otel/backends.ts';
import { cutEnd, orList } from '../../shared/text.ts';

/** Lists have one item per line. Names can also be separated by commas; globs and paths can contain commas. */
export const lines = z.string().transform((text) => split(text, /\r?\n/));
export const names = z.string().transform((text) => split(text, /[\r\n,]+/));
const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const number = (expected: string, accepts: (value: number) => boolean) =>
  z.string().transform((text, context) => {
    const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value) && accepts(value)) return value;
    context.addIssue({ code: 'custom', message: expected, input: text });
    return z.NEVER;
  });
export const share = () => number('a number from 0 to 1', (value) => value >= 0 && value <= 1);
export const increase = () =>
  number(`a number, 0 or more, up to ${MAX_INCREASE}`, (value) => value >= 0 && value <= MAX_INCREASE);
/** A million times as much. */
const MAX_INCREASE = 1_000_000;
export const count = (least: number, most: number) =>
  number(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
export const flag = z.string().transform((text, context) => {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  context.addIssue({ code: 'custom', message: 'true or false', input: text });
  return z.NEVER;
});
/** The name of a branch, with or without `refs/heads/`. */
export const branch = z
  .string()
  .transform((name) => name.replace(/^refs\/heads\//, ''))
  .refine(
    (name) => /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s\p{Cc}~^:?*[\\]{1,255}$/u.test(name),
    'the name of a branch, such as main',
  );
/** The known names, and the first of the given ones that is none of them: a list is shown by its length only. */
function anyOf(known: readonly string[], given: readonly string[], more = ''): string {
  const unknown = given.find((name) => !known.includes(name.toLowerCase()));
  const found =
    unknown === undefined || given.length === 1 ? '' : `; ${JSON.stringify(cutEnd(unknown, 60))} is unknown`;
  return `any of ${known.join(', ')}${more}${found}`;
}
const cacheable = ['workspaces', 'judge', 'responses'] as const;
export const caches = names.transform((given, context) => {
  const known = given.flatMap((name) => cacheable.filter((other) => other === name.toLowerCase()));
  if (known.length === given.length && given.length > 0) return [...new Set(known)];
  if (given.length === 1 && given[0]?.toLowerCase() === 'off') return [];
  context.addIssue({ code: 'custom', message: anyOf(cacheable, given, ', or off'), input: given });
  return z.NEVER;
});
/** The path of a file to write. A placeholder other than `{timestamp}` would be a part of its name. */
export const stampedPath = z
  .string()
  .refine((text) => !/[\\/]$/.test(text) && !text.includes('\0'), 'the path of a file')
  .refine(
    (text) => !/\{(?!timestamp\})[^{}]*\}/.test(text),
    'the path of a file, in which {timestamp} is the only placeholder',
  );
/** Where traces go; `file` is the run folder. */
const destinations = [...presets, 'file'] as const;
export const backends = names.transform((given, context) => {
  const known = given.flatMap((name) => destinations.filter((other) => other === name.toLowerCase()));
  if (known.length === given.length && given.length > 0) return [...new Set(known)];
  if (given.length === 1 && given[0]?.toLowerCase() === 'off') return [];
  context.addIssue({ code: 'custom', message: anyOf(destinations, given, ', or off'), input: given });
  return z.NEVER;
});
/** Limits of requests per minute, one `name=number` per line. A name may contain `=`. */
const MAX_LIMITS = 100;
const MAX_REQUESTS = 1_000_000;
export const requestLimits = lines.transform((given, context): Readonly<Record<string, number>> => {
  const limits = given.map((line) => {
    const at = line.lastIndexOf('=');
    return { name: line.slice(0, Math.max(0, at)).trim(), most: line.slice(at + 1).trim() };
  });
  const isRight = ({ name, most }: { readonly name: string; readonly most: string }) =>
    name !== '' && /^[1-9]\d{0,6}$/.test(most) && Number(most) <= MAX_REQUESTS;
  const names = new Set(limits.map(({ name }) => name));
  if (limits.every(isRight) && names.size === limits.length && limits.length <= MAX_LIMITS)
    return Object.fromEntries(limits.map(({ name, most }) => [name, Number(most)]));
  context.addIssue({
    code: 'custom',
    message: `at most ${MAX_LIMITS} lines such as openai=300: a target or a provider, each once, and a whole number from 1 to ${MAX_REQUESTS}`,
    input: given,
  });
  return z.NEVER;
});
const MAX_CONFIRMED = 1000;
export const DEFAULT_CONFIRMED = 50;
export const confirmable = z.string().transform((text, context) => {
  const word = text.trim().toLowerCase();
  if (word === 'off') return word;
  const most = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  if (most >= 1 && most <= MAX_CONFIRMED) return most;
  context.addIssue({
    code: 'custom',
    message: `off, or a whole number from 1 to ${MAX_CONFIRMED} (default: ${DEFAULT_CONFIRMED})`,
    input: text,
  });
  return z.NEVER;
});
export const oneOf = <const Names extends readonly [string, ...string[]]>(...allowed: Names) =>
  z.enum(allowed, { error: orList(allowed) });
const SHARD = /^(\d{1,3})\/(\d{1,3})$/;
/** A shard of a run: its number, and how many there are. */
export const shardName = z.string().transform((text, context) => {
  const [, index, count] = SHARD.exec(text.trim()) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count && shard.count <= MAX_SHARDS) return shard;
  const message = `the number of a shard and how many there are, from 1/1 to ${MAX_SHARDS}/${MAX_SHARDS}, such as 3/8`;
  context.addIssue({ code: 'custom', message, input: text });
  return z.NEVER;
});
