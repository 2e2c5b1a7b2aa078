import { Offsets, type Spot } from './offsets.ts';

/** A value, with the positions of it and of its content. */
interface PlainYaml extends Read {
  readonly offsets: Offsets;
}

interface Read {
  readonly value: unknown;
  readonly spot: Spot;
}

/** Any text of this length is within the limits of the full YAML parser. */
const LONGEST = 1_000_000;
const DEEPEST = 50;

/**
 * Reads common YAML in an eighth of the time of the full parser: mappings and lists in blocks or in one-line brackets,
 * texts on one line or after "|". For anything else, errors and ambiguous texts it returns undefined: then the full
 * parser is used. Its results equal those of the parser `yaml`.
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (text.length > LONGEST || UNUSUAL.test(text)) return undefined;
  try {
    return new Reading(text).document();
  } catch (error) {
    if (error === TOO_MUCH) return undefined;
    throw error;
  }
}

/** Thrown for text that needs the full parser. A single instance: its stack is not used. */
const TOO_MUCH = new Error('More of YAML than is read here');

/** Control characters (line breaks of other systems and tabs among them) and byte order marks. */
const UNUSUAL = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF]/u;

/** A key without quotes, with a colon behind it. */
const KEY = /[A-Za-z_$][\w$.-]*(?=:(?:[ \n]|$))/y;
const FLOW_KEY = /[A-Za-z_$][\w$.-]*(?=: )/y;
/** How a text without quotes may start, and continue within brackets. */
const PLAIN = /(?:[\w/.$(+^\\;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w/.$(]))[^\n]*/y;
const FLOW_PLAIN = /(?:[\w/.$(+^;=~\u00a1-\u2027\u202a-\uffef]|-(?=[\w.]))[^,[\]{}:#\n]*(?=[,\]}])/y;
const DOUBLE = /"(?:[^"\\\n]|\\["\\/bfnrt])*"/y;
const SINGLE = /'(?:[^'\n]|'')*'/y;
/** A text of lines, which ends with one line break or with none. */
const LITERAL = /\|-? *(?=\n)/y;
/** Nothing more in this line but perhaps a comment. */
const REST = /(?: *| +#[^\n]*)(?=\n|$)/y;
const SPACE = 32;
const LINE_BREAK = 10;
/** Lines with nothing in them, or with a comment, and the indentation of the next one. */
const BETWEEN = /(?: *(?:#[^\n]*)?\n)*/y;
const LAST_COMMENT = /#[^\n]*$/y;

/** Scalars that are not text, not even as a key. */
const WORDS: ReadonlyMap<string, unknown> = new Map([
  ...['~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/;
/** How whatever could be a number begins. */
const NUMBERLIKE = /^[-+.\d]/;
/** Could be a number in one of its other spellings, unless there are other letters in it. */
const NUMERIC = /^[-+]?\.?\d/;
const NOT_NUMERIC = /[^-+.\da-fxo]/i;
const NO_NUMBER = /^[-+]?\.(?:inf|nan)$/i;

/** One pass through a text. `#at` is the first character of the next line with content, `#indent` its column from 0. */
class Reading {
  readonly #text: string;
  readonly #offsets = new Offsets();
  #at = 0;
  /** -1 behind the last line. */
  #indent = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): PlainYaml {
    this.#toNextLine(0);
    if (this.#isOver || this.#indent > 0) throw TOO_MUCH;
    const read = this.#block(0);
    if (!this.#isOver) throw TOO_MUCH;
    return { ...read, offsets: this.#offsets };
  }

  get #isOver(): boolean {
    return this.#indent === -1;
  }

  /** Skips lines without content, from the beginning of a line. */
  #toNextLine(from: number): void {
    const line = this.#endOf(BETWEEN, Math.min(from, this.#text.length)) ?? from;
    const content = this.#behindSpaces(line);
    this.#at = this.#endOf(LAST_COMMENT, content) ?? content;
    this.#indent = this.#at >= this.#text.length ? -1 : content - line;
  }

  #block(depth: number): Read {
    if (depth > DEEPEST) throw TOO_MUCH;
    return this.#isItem() ? this.#list(depth) : this.#mapping(depth);
  }

  #isItem(): boolean {
    return this.#text.startsWith('- ', this.#at);
  }

  #mapping(depth: number): Read {
    const column = this.#indent;
    const offset = this.#at;
    const mark = this.#offsets.mark();
    const values: Record<string, unknown> = {};
    do {
      const key = this.#at;
      const name = this.#taken(KEY, key);
      if (name === undefined || Object.hasOwn(values, name) || WORDS.has(name)) throw TOO_MUCH;
      const { value, spot } = this.#valueOf(key + name.length + 1, column, depth);
      this.#offsets.noteEntry(name, key, spot);
      put(values, name, value);
    } while (this.#indent === column);
    if (this.#indent > column) throw TOO_MUCH;
    return { value: values, spot: this.#offsets.mapping(offset, mark) };
  }

  /** The value of a key: in the same line, or in the lines below. */
  #valueOf(behindKey: number, column: number, depth: number): Read {
    const end = this.#endOfLine(behindKey);
    if (end === undefined) return this.#inLine(this.#behindSpaces(behindKey), column, depth + 1);
    this.#toNextLine(end);
    const isBelow = this.#indent > column || (this.#indent === column && this.#isItem());
    if (!isBelow) throw TOO_MUCH;
    return this.#block(depth + 1);
  }

  #list(depth: number): Read {
    const column = this.#indent;
    const offset = this.#at;
    const mark = this.#offsets.mark();
    const values: unknown[] = [];
    do {
      const at = this.#behindSpaces(this.#at + 1);
      const { value, spot } = this.#item(at, column, depth + 1);
      this.#offsets.noteItem(spot);
      values.push(value);
    } while (this.#indent === column && this.#isItem());
    if (this.#indent > column) throw TOO_MUCH;
    return { value: values, spot: this.#offsets.list(offset, mark) };
  }

  /** A mapping that starts in the line of the dash has the column of its first key. */
  #item(at: number, column: number, depth: number): Read {
    if (this.#endOf(KEY, at) === undefined) return this.#inLine(at, column, depth);
    if (depth > DEEPEST) throw TOO_MUCH;
    this.#indent = column + at - this.#at;
    this.#at = at;
    return this.#mapping(depth);
  }

  /** A value that begins in this line; lines that are indented further than `column` would belong to it. */
  #inLine(at: number, column: number, depth: number): Read {
    const literal = this.#endOf(LITERAL, at);
    if (literal !== undefined) return this.#literal(at, literal + 1, this.#text[at + 1] === '-', column);
    const { value, spot, to } = this.#flow(at, depth) ?? this.#plain(at);
    const end = this.#endOfLine(to);
    if (end === undefined) throw TOO_MUCH;
    this.#toNextLine(end);
    if (this.#indent > column) throw TOO_MUCH;
    return { value, spot };
  }

  /** A text without quotes goes to the end of its line, or to a comment. */
  #plain(at: number): Flow {
    const line = this.#taken(PLAIN, at);
    if (line === undefined) throw TOO_MUCH;
    const comment = line.indexOf(' #');
    const written = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
    if (written.includes(': ') || written.endsWith(':')) throw TOO_MUCH;
    return { value: meaningOf(written), spot: at, to: at + written.length };
  }

  /** A value with an explicit end: in quotes or in brackets. */
  #flow(at: number, depth: number): Flow | undefined {
    switch (this.#text[at]) {
      case '"': {
        const written = this.#taken(DOUBLE, at);
        if (written === undefined) throw TOO_MUCH;
        return { value: JSON.parse(written) as string, spot: at, to: at + written.length };
      }
      case "'": {
        const written = this.#taken(SINGLE, at);
        if (written === undefined) throw TOO_MUCH;
        return { value: written.slice(1, -1).replaceAll("''", "'"), spot: at, to: at + written.length };
      }
      case '[':
        return this.#flowList(at, depth);
      case '{':
        return this.#flowMapping(at, depth);
      default:
        return undefined;
    }
  }

  #flowList(offset: number, depth: number): Flow {
    const mark = this.#offsets.mark();
    const values: unknown[] = [];
    let at = this.#behindSpaces(offset + 1);
    while (this.#text[at] !== ']' || values.length > 0) {
      const { value, spot, to } = this.#flowValue(at, depth + 1);
      this.#offsets.noteItem(spot);
      values.push(value);
      at = this.#behindSpaces(to);
      if (this.#text[at] === ']') break;
      if (this.#text[at] !== ',') throw TOO_MUCH;
      at = this.#behindSpaces(at + 1);
    }
    return { value: values, spot: this.#offsets.list(offset, mark), to: at + 1 };
  }

  #flowMapping(offset: number, depth: number): Flow {
    const mark = this.#offsets.mark();
    const values: Record<string, unknown> = {};
    let at = this.#behindSpaces(offset + 1);
    while (this.#text[at] !== '}' || this.#offsets.mark() > mark) {
      const name = this.#taken(FLOW_KEY, at);
      if (name === undefined || Object.hasOwn(values, name) || WORDS.has(name)) throw TOO_MUCH;
      const { value, spot, to } = this.#flowValue(this.#behindSpaces(at + name.length + 1), depth + 1);
      this.#offsets.noteEntry(name, at, spot);
      put(values, name, value);
      at = this.#behindSpaces(to);
      if (this.#text[at] === '}') break;
      if (this.#text[at] !== ',') throw TOO_MUCH;
      at = this.#behindSpaces(at + 1);
    }
    return { value: values, spot: this.#offsets.mapping(offset, mark), to: at + 1 };
  }

  #flowValue(at: number, depth: number): Flow {
    if (depth > DEEPEST) throw TOO_MUCH;
    const flow = this.#flow(at, depth);
    if (flow !== undefined) return flow;
    const written = this.#taken(FLOW_PLAIN, at)?.trimEnd();
    if (written === undefined) throw TOO_MUCH;
    return { value: meaningOf(written), spot: at, to: at + written.length };
  }

  /** The lines behind a "|", without the indentation of the first of them. */
  #literal(offset: number, from: number, isStripped: boolean, column: number): Read {
    const text = this.#text;
    const lines: string[] = [];
    let width = 0;
    let at = from;
    for (;;) {
      const end = text.indexOf('\n', at);
      const content = this.#behindSpaces(at);
      // The last line of a file may lack its line break; what that means is left to others.
      if (end === -1) {
        if (at < text.length) throw TOO_MUCH;
        break;
      }
      if (content === end) {
        if (content - at > 0) throw TOO_MUCH;
        lines.push('');
      } else if (width === 0 && content - at > column) {
        width = content - at;
        lines.push(text.slice(content, end));
      } else if (width > 0 && content - at >= width) {
        lines.push(text.slice(at + width, end));
      } else {
        if (content - at > column) throw TOO_MUCH;
        break;
      }
      at = end + 1;
    }
    if (width === 0) throw TOO_MUCH;
    while (lines.at(-1) === '') lines.pop();
    this.#toNextLine(at);
    if (this.#indent > column) throw TOO_MUCH;
    return { value: lines.join('\n') + (isStripped ? '' : '\n'), spot: offset };
  }

  /** The match of a pattern from here on. */
  #taken(pattern: RegExp, at: number): string | undefined {
    const end = this.#endOf(pattern, at);
    return end === undefined ? undefined : this.#text.slice(at, end);
  }

  #endOf(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : undefined;
  }

  #behindSpaces(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === SPACE) at += 1;
    return at;
  }

  /** The start of the next line, if the rest of this one is empty. */
  #endOfLine(at: number): number | undefined {
    if (this.#text.charCodeAt(at) === LINE_BREAK) return at + 1;
    const end = this.#endOf(REST, at);
    return end === undefined ? undefined : end + 1;
  }
}

interface Flow extends Read {
  /** Behind its last sign. */
  readonly to: number;
}

/** Defines an own key, even if an assignment would set the prototype. */
function put(values: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') values[name] = value;
  else Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
}

/** The value of a text without quotes: most are plain text. */
function meaningOf(written: string): unknown {
  if (written.length <= 5 && WORDS.has(written)) return WORDS.get(written);
  if (!NUMBERLIKE.test(written)) return written;
  if (NO_NUMBER.test(written)) throw TOO_MUCH;
  if (!NUMERIC.test(written)) return written;
  if (NUMBER.test(written)) return Number(written);
  if (NOT_NUMERIC.test(written)) return written;
  throw TOO_MUCH;
}
