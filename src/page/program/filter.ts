import { type RowState, rowFlags } from '../data/page-data.ts';
import type { PageIndex } from '../data/page-index.ts';
import { changedStates, stateLooks, stateOrder } from './icons.ts';
import { tableRows } from './page.ts';

/** One condition of the filter. */
export type FilterToken = { readonly not: boolean } & (
  | {
      readonly kind: 'text';
      readonly text: string /** It looks like another kind, which there is not. */;
      readonly isUnknown?: true;
    }
  | { readonly kind: 'field'; readonly field: FilterField; readonly text: string }
  | { readonly kind: 'is'; readonly flag: (typeof flags)[number] }
  | {
      readonly kind: 'number';
      readonly column: NumberColumn;
      readonly than: '<' | '>' | '<=' | '>=';
      readonly value: number;
    }
);

const fields = ['state', 'suite', 'target', 'cause', 'id'] as const;
type FilterField = (typeof fields)[number];
const flags = [
  'changed',
  'differs',
  'failing',
  'flaky',
  'errored',
  'quarantined',
  'reused',
  'must-pass',
  'mixed',
] as const;
const numberColumns = ['score', 'delta', 'cost', 'time', 'tokens'] as const;
type NumberColumn = (typeof numberColumns)[number];

export const MAX_QUERY = 500;

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  (all as readonly string[]).includes(word);

/** Reads a filter: tokens separated by spaces, all of which must match; `-` negates, quotes join words. */
export const parseFilter = (text: string): FilterToken[] =>
  (text.slice(0, MAX_QUERY).match(/-?(?:[a-z]+:)?"[^"]*"?|\S+/gi) ?? []).map((word) => {
    const not = word.length > 1 && word.startsWith('-');
    const bare = not ? word.slice(1) : word;
    const compared = /^([a-z]+)(<=|>=|<|>)(.+)$/i.exec(bare);
    if (compared !== null) {
      const [, column = '', than = '<', amount = ''] = compared;
      const [, digits, unit = ''] = /^\$?(-?\d+(?:\.\d+)?|-?\.\d+)(ms|s|m|k|K|M)?$/.exec(amount) ?? [];
      const factor = UNITS[unit];
      const value = digits === undefined || factor === undefined ? undefined : Number(digits) * factor;
      if (isOneOf(numberColumns, column.toLowerCase()) && value !== undefined) {
        return { kind: 'number', not, column: column.toLowerCase() as NumberColumn, than: than as '<', value };
      }
      return { kind: 'text', not, text: unquoted(bare), isUnknown: true };
    }
    const named = /^([a-z]+):(.+)$/is.exec(bare);
    if (named === null) return { kind: 'text', not, text: unquoted(bare) };
    const [, field = '', value = ''] = named;
    const text = unquoted(value);
    if (isOneOf(fields, field.toLowerCase()))
      return { kind: 'field', not, field: field.toLowerCase() as FilterField, text };
    if (field.toLowerCase() === 'is' && isOneOf(flags, text)) return { kind: 'is', not, flag: text };
    return { kind: 'text', not, text: unquoted(bare), isUnknown: true };
  });

const unquoted = (text: string): string => text.replaceAll('"', '').toLowerCase();

const UNITS: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1000, m: 60_000, k: 1000, K: 1000, M: 1_000_000 };

/** The text of a token, as people type it. */
export function printToken(token: FilterToken): string {
  const minus = token.not ? '-' : '';
  if (token.kind === 'is') return `${minus}is:${token.flag}`;
  if (token.kind === 'number') return `${minus}${token.column}${token.than}${token.value}`;
  const text = /[\s"]/.test(token.text) || token.text === '' ? `"${token.text}"` : token.text;
  return token.kind === 'field' ? `${minus}${token.field}:${text}` : `${minus}${text}`;
}

/** Whether a token names a state that no test of any report has. */
export const isUnknownState = (token: FilterToken): boolean =>
  token.kind === 'field' && token.field === 'state' && !stateOrder.some((state) => isNamed(state, token.text));

const isNamed = (state: RowState, text: string): boolean => state === text || stateLooks[state].word === text;

/** The rows of the tests that match, on any variant of an experiment, in the order of the plan. A text also matches `answers`, where they are known. */
export function matching(index: PageIndex, tokens: readonly FilterToken[], answers: readonly string[] = []): number[] {
  const tests = tokens.map((token) => ({ not: token.not, test: testOf(token, index, answers) }));
  const isMatch = (all: readonly (number | undefined)[]) =>
    tests.every(({ not, test }) => all.some((at) => at !== undefined && test(at)) !== not);
  return [...tableRows(index)].flatMap(([at, all]) => (isMatch(all) ? [at] : []));
}

type FilterTest = (at: number) => boolean;

function testOf(token: FilterToken, index: PageIndex, answers: readonly string[]): FilterTest {
  const { tests, suiteNames, targetNames, causes, states } = index;
  const inTable = (names: readonly string[], column: readonly (number | null)[], text: string): FilterTest => {
    const has = names.map((name) => name.toLowerCase().includes(text));
    return (at) => has[column[at] ?? -1] === true;
  };
  const inStates = (isWanted: (state: RowState) => boolean): FilterTest => {
    const has = states.map(isWanted);
    return (at) => has[tests.state[at] ?? -1] === true;
  };
  const texts: Readonly<Record<Exclude<FilterField, 'state'>, (text: string) => FilterTest>> = {
    id: (text) => (at) => tests.test[at]?.toLowerCase().includes(text) === true,
    suite: (text) => {
      const names = suiteNames.map(({ name, file }) => `${name}\n${file}`);
      return inTable(names, tests.suite, text);
    },
    target: (text) => inTable(targetNames, tests.target, text),
    cause: (text) => inTable(causes, tests.cause, text),
  };
  switch (token.kind) {
    case 'text': {
      const all = Object.values(texts).map((of) => of(token.text));
      return (at) => all.some((each) => each(at)) || answers[at]?.includes(token.text) === true;
    }
    case 'field':
      return token.field === 'state' ? inStates((state) => isNamed(state, token.text)) : texts[token.field](token.text);
    case 'is': {
      if (token.flag === 'changed') return inStates((state) => changedStates.includes(state));
      if (token.flag === 'differs') return (at) => isDifference(numberIn(index, 'delta')(at));
      const bit = token.flag === 'must-pass' ? rowFlags.mustPass : rowFlags[token.flag];
      return (at) => ((tests.flags[at] ?? 0) & bit) !== 0;
    }
    case 'number': {
      const { column, than, value } = token;
      const numberAt = numberIn(index, column);
      return (at) => {
        const number = numberAt(at);
        if (number === null) return false;
        const isBeyond = than.startsWith('<') ? number < value : number > value;
        return isBeyond || (than.endsWith('=') && number === value);
      };
    }
  }
}

/** Two scores that print alike are equal. */
export const isDifference = (delta: number | null): boolean => Math.abs(delta ?? 0) >= 0.005;

/** The number of a test in a column; null if it is unknown. */
export function numberIn({ tests }: PageIndex, column: NumberColumn): (at: number) => number | null {
  if (column !== 'delta') return (at) => tests[column][at] ?? null;
  return (at) => {
    const [now, before] = [tests.score[at], tests.baseScore[at]];
    return now === null || before === null || now === undefined || before === undefined ? null : now - before;
  };
}
