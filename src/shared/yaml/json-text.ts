import { Offsets, type Spot } from './offsets.ts';
import { type Position, positionsIn } from './positions.ts';
import { MAX_DEPTH } from './yaml-document.ts';
import type { YamlText } from './yaml-text.ts';

/** A file of people has some thousands; a text that is nothing but punctuation would fill the memory. */
const MAX_VALUES = 1_000_000;

/** Reads one JSON text, strictly by the standard, with the positions of all values. */
export function parseJsonText(given: string): YamlText {
  const text = given.replace(/^\uFEFF/, '');
  const positionOf = positionsIn(text);
  const reading = new Reading(text);
  try {
    const root = reading.document();
    const { offsets } = reading;
    return {
      kind: 'parsed',
      value: root.value,
      valueAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'value')),
      keyAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'key')),
    };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { kind: 'invalid', errors: [asError(error, positionOf)] };
  }
}

function asError({ message, offset, hint, earlier }: Mistake, positionOf: (offset: number) => Position) {
  const here = positionOf(offset);
  if (earlier === undefined) return { message, ...here, hint };
  const first = positionOf(earlier);
  const where = first.line === here.line ? `column ${first.column}` : `line ${first.line}`;
  return { message, ...here, hint: `The first one is in ${where}.` };
}

interface Read {
  readonly value: unknown;
  readonly spot: Spot;
}

class Mistake extends Error {
  readonly offset: number;
  readonly hint: string | undefined;
  readonly earlier: number | undefined;

  constructor(
    message: string,
    offset: number,
    more: { readonly hint?: string | undefined; readonly earlier?: number } = {},
  ) {
    super(message);
    this.offset = offset;
    this.hint = more.hint;
    this.earlier = more.earlier;
  }
}

/** One walk through a text, from its beginning to its end or to the first mistake. */
class Reading {
  readonly offsets = new Offsets();
  readonly #text: string;
  #at = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Read {
    this.#skipSpace();
    const read = this.#value(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#mistake('The value ends before this', 'Is a "," or a bracket wrong?');
    return read;
  }

  #value(depth: number): Read {
    this.#values += 1;
    if (depth > MAX_DEPTH) throw this.#mistake(`Lists and objects are nested more than ${MAX_DEPTH} levels deep`);
    if (this.#values > MAX_VALUES) {
      throw this.#mistake(`The file has more than ${MAX_VALUES} values`, 'Split it into several files.');
    }
    const offset = this.#at;
    const next = this.#text[offset];
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#list(depth);
    if (next === '"') return { value: this.#string(), spot: offset };
    for (const [word, value] of WORDS) if (this.#takes(word)) return { value, spot: offset };
    const number = this.#match(NUMBER);
    if (number !== undefined) return { value: Number(number), spot: offset };
    throw this.#mistake('A value is expected here', this.#adviceForValue());
  }

  #object(depth: number): Read {
    const offset = this.#at;
    const mark = this.offsets.mark();
    const keys = new Map<string, number>();
    const values: [string, unknown][] = [];
    this.#at += 1;
    for (let isFirst = true; !this.#ends('}', isFirst); isFirst = false) {
      const key = this.#at;
      if (this.#text[key] !== '"') throw this.#mistake('A key in double quotes is expected here', this.#adviceForKey());
      const name = this.#string();
      const earlier = keys.get(name);
      if (earlier !== undefined)
        throw new Mistake(`The key "${shown(name)}" occurs twice in this object`, key, { earlier });
      this.#skipSpace();
      if (!this.#takes(':')) throw this.#mistake('A ":" is expected here');
      this.#skipSpace();
      const { value, spot } = this.#value(depth + 1);
      keys.set(name, key);
      this.offsets.noteEntry(name, key, spot);
      values.push([name, value]);
    }
    return { value: Object.fromEntries(values), spot: this.offsets.mapping(offset, mark) };
  }

  #list(depth: number): Read {
    const offset = this.#at;
    const mark = this.offsets.mark();
    const values: unknown[] = [];
    this.#at += 1;
    for (let isFirst = true; !this.#ends(']', isFirst); isFirst = false) {
      const { value, spot } = this.#value(depth + 1);
      this.offsets.noteItem(spot);
      values.push(value);
    }
    return { value: values, spot: this.offsets.list(offset, mark) };
  }

  /** Whether the list or object ends here; if not, reads the separator before the next item. */
  #ends(bracket: ']' | '}', isFirst: boolean): boolean {
    this.#skipSpace();
    if (this.#takes(bracket)) return true;
    if (isFirst) return false;
    const comma = this.#at;
    if (!this.#takes(',')) throw this.#mistake(`A "," or the closing "${bracket}" is expected here`);
    this.#skipSpace();
    if (this.#text[this.#at] !== bracket) return false;
    throw new Mistake(`There is a "," before the closing "${bracket}"`, comma, { hint: 'Take it out.' });
  }

  #string(): string {
    const from = this.#at;
    for (let at = from + 1; at < this.#text.length; at += 1) {
      const unit = this.#text.charCodeAt(at);
      if (unit === QUOTE) {
        this.#at = at + 1;
        return JSON.parse(this.#text.slice(from, at + 1)) as string;
      }
      if (unit < SPACE) {
        throw new Mistake('A text in double quotes does not end, or has a control character in it', at, {
          hint: 'Write a line break as \\n, and a tab as \\t.',
        });
      }
      if (unit !== BACKSLASH) continue;
      ESCAPE.lastIndex = at;
      const [sequence] = ESCAPE.exec(this.#text) ?? [];
      if (sequence === undefined) {
        throw new Mistake('This "\\" is not a valid escape of JSON', at, {
          hint: 'Write "\\\\" for one that is meant as such.',
        });
      }
      at += sequence.length - 1;
    }
    throw new Mistake('A text in double quotes does not end', from, { hint: 'Is a quote missing?' });
  }

  #skipSpace(): void {
    SPACES.lastIndex = this.#at;
    SPACES.exec(this.#text);
    this.#at = SPACES.lastIndex;
  }

  #takes(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#at)) return false;
    this.#at += expected.length;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  #mistake(message: string, hint?: string): Mistake {
    if (this.#at < this.#text.length) return new Mistake(message, this.#at, { hint });
    return new Mistake(`${message}, but the text ends`, this.#at, { hint: 'Is a closing bracket missing?' });
  }

  #adviceForKey(): string | undefined {
    return this.#text[this.#at] === "'" ? SINGLE_QUOTES : 'JSON requires quotes around every key.';
  }

  #adviceForValue(): string | undefined {
    if (this.#text[this.#at] === "'") return SINGLE_QUOTES;
    if (/^(?:\/[/*]|#)/.test(this.#ahead())) return 'JSON has no comments.';
    const word = /^[A-Za-z]+/.exec(this.#ahead())?.[0];
    if (word !== undefined && PYTHON.has(word)) return `Write ${PYTHON.get(word)}.`;
    return word === undefined ? undefined : 'Put double quotes around it, if it is text.';
  }

  #ahead(): string {
    return this.#text.slice(this.#at, this.#at + 20);
  }
}

const [QUOTE, BACKSLASH, SPACE] = [0x22, 0x5c, 0x20];
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
const SINGLE_QUOTES = 'JSON requires double quotes.';
/** Words that programs write where JSON has others. */
const PYTHON = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
  ['Infinity', 'null'],
]);

const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);
