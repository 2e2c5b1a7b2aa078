import type { PageIndex, RowState } from '../reports/html/page-data.ts';
import { rowFlags } from '../reports/html/page-data.ts';
import { changedStates, stateLooks, stateOrder } from './states.ts';

/** One condition of the filter. */
export type Token = { readonly not: boolean } & (
  | {
      readonly kind: 'text';
      readonly text: string /** It looks like another kind, which there is not. */;
      readonly isUnknown?: true;
    }
  | { readonly kind: 'field'; readonly field: Field; readonly text: string }
  | { readonly kind: 'is'; readonly flag: Flag }
  | {
      readonly kind: 'number';
      readonly column: NumberColumn;
      readonly than: '<' | '>' | '<=' | '>=';
      readonly value: number;
    }
);

const fields = ['state', 'suite', 'target', 'cause', 'id'] as const;
type Field = (typeof fields)[number];
const flags = ['changed', 'failing', 'flaky', 'errored', 'quarantined', 'reused', 'must-pass', 'mixed'] as const;
type Flag = (typeof flags)[number];
const numberColumns = ['score', 'delta', 'cost', 'time', 'tokens'] as const;
type NumberColumn = (typeof numberColumns)[number];

export const MAX_QUERY = 500;

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T =>
  (all as readonly string[]).includes(word);

/** Reads a filter: tokens separated by spaces, all of which must match; `-` negates, quotes join words. */
export const parseFilter = (text: string): Token[] =>
  (text.slice(0, MAX_QUERY).match(/-?(?:[a-z]+:)?"[^"]*"?|\S+/gi) ?? []).map(tokenOf);

function tokenOf(word: string): Token {
  const not = word.length > 1 && word.startsWith('-');
  const bare = not ? word.slice(1) : word;
  const compared = /^([a-z]+)(<=|>=|<|>)(.+)$/i.exec(bare);
  if (compared !== null) {
    const [, column = '', than = '<', amount = ''] = compared;
    const value = numberOf(amount);
    if (isOneOf(numberColumns, column.toLowerCase()) && value !== undefined) {
      return { kind: 'number', not, column: column.toLowerCase() as NumberColumn, than: than as '<', value };
    }
    return { kind: 'text', not, text: unquoted(bare), isUnknown: true };
  }
  const named = /^([a-z]+):(.+)$/is.exec(bare);
  if (named === null) return { kind: 'text', not, text: unquoted(bare) };
  const [, field = '', value = ''] = named;
  const text = unquoted(value);
  if (isOneOf(fields, field.toLowerCase())) return { kind: 'field', not, field: field.toLowerCase() as Field, text };
  if (field.toLowerCase() === 'is' && isOneOf(flags, text)) return { kind: 'is', not, flag: text };
  return { kind: 'text', not, text: unquoted(bare), isUnknown: true };
}

const unquoted = (text: string): string => text.replaceAll('"', '').toLowerCase();

const UNITS: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1000, m: 60_000, k: 1000, K: 1000, M: 1_000_000 };

function numberOf(text: string): number | undefined {
  const [, digits, unit = ''] = /^\$?(-?\d+(?:\.\d+)?|-?\.\d+)(ms|s|m|k|K|M)?$/.exec(text) ?? [];
  const factor = UNITS[unit];
  return digits === undefined || factor === undefined ? undefined : Number(digits) * factor;
}

/** The text of a token, as people type it. */
export function printToken(token: Token): string {
  const minus = token.not ? '-' : '';
  if (token.kind === 'is') return `${minus}is:${token.flag}`;
  if (token.kind === 'number') return `${minus}${token.column}${token.than}${token.value}`;
  const text = /[\s"]/.test(token.text) || token.text === '' ? `"${token.text}"` : token.text;
  return token.kind === 'field' ? `${minus}${token.field}:${text}` : `${minus}${text}`;
}

/** Whether a token names a state that no test of any report has. */
export const isUnknownState = (token: Token): boolean =>
  token.kind === 'field' && token.field === 'state' && !stateOrder.some((state) => isNamed(state, token.text));

const isNamed = (state: RowState, text: string): boolean => state === text || stateLooks[state].word === text;

/** The positions of the tests that match, in the order of the plan. */
export function matching(index: PageIndex, tokens: readonly Token[]): number[] {
  const tests = tokens.map((token) => testOf(token, index));
  const found: number[] = [];
  for (let at = 0; at < index.tests.id.length; at += 1) if (tests.every((test) => test(at))) found.push(at);
  return found;
}

type Test = (at: number) => boolean;

function testOf(token: Token, index: PageIndex): Test {
  const test = plainTest(token, index);
  return token.not ? (at) => !test(at) : test;
}

function plainTest(token: Token, index: PageIndex): Test {
  const { tests } = index;
  const inTable = (names: readonly string[], column: readonly (number | null)[], text: string): Test => {
    const has = names.map((name) => name.toLowerCase().includes(text));
    return (at) => has[column[at] ?? -1] === true;
  };
  const inSuite = (text: string) =>
    inTable(
      index.suiteNames.map(({ name, file }) => `${name}\n${file}`),
      tests.suite,
      text,
    );
  const inTarget = (text: string) => inTable(index.targetNames, tests.target, text);
  const inCause = (text: string) => inTable(index.causes, tests.cause, text);
  const inId =
    (text: string): Test =>
    (at) =>
      tests.test[at]?.toLowerCase().includes(text) === true;
  switch (token.kind) {
    case 'text': {
      const { text } = token;
      const all = [inId(text), inSuite(text), inTarget(text), inCause(text)];
      return (at) => all.some((each) => each(at));
    }
    case 'field':
      return { state: inStates, suite: inSuite, target: inTarget, cause: inCause, id: inId }[token.field](token.text);
    case 'is':
      return flagTest(token.flag, index);
    default:
      return numberTest(token, index);
  }
  function inStates(text: string): Test {
    const has = index.states.map((state) => isNamed(state, text));
    return (at) => has[tests.state[at] ?? -1] === true;
  }
}

function flagTest(flag: Flag, { tests, states }: PageIndex): Test {
  if (flag === 'changed') {
    const has = states.map((state: RowState) => changedStates.includes(state));
    return (at) => has[tests.state[at] ?? -1] === true;
  }
  const bit = {
    failing: rowFlags.failing,
    flaky: rowFlags.flaky,
    errored: rowFlags.errored,
    quarantined: rowFlags.quarantined,
    reused: rowFlags.reused,
    'must-pass': rowFlags.mustPass,
    mixed: rowFlags.mixed,
  }[flag];
  return (at) => ((tests.flags[at] ?? 0) & bit) !== 0;
}

function numberTest({ column, than, value }: Extract<Token, { kind: 'number' }>, index: PageIndex): Test {
  const number = numberIn(index, column);
  const compare = {
    '<': (a: number) => a < value,
    '>': (a: number) => a > value,
    '<=': (a: number) => a <= value,
    '>=': (a: number) => a >= value,
  }[than];
  return (at) => {
    const found = number(at);
    return found !== null && compare(found);
  };
}

/** The number of a test in a column; null if it is unknown. */
export function numberIn({ tests }: PageIndex, column: NumberColumn): (at: number) => number | null {
  if (column !== 'delta') return (at) => tests[column][at] ?? null;
  return (at) => {
    const [now, before] = [tests.score[at], tests.baseScore[at]];
    return now === null || before === null || now === undefined || before === undefined ? null : now - before;
  };
}
