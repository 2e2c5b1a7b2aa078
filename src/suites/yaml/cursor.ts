import type { Problem, ProblemCode, ProblemDetails } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { didYouMean, listed, mistypedKey, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import type { Path } from '../../model/values/map-leaves.ts';
import { parseJsonText } from './json-text.ts';
import { type InvalidText, type ParsedText, type Position, parseYamlText, positionsIn } from './yaml-text.ts';

/** One text of YAML or JSON, read once. Texts behind values are keyed by the JSON of their paths. */
interface Source extends Omit<Interpolation, 'value'> {
  readonly file: string;
  valueAt(path: Path): Position;
  keyAt(path: Path): Position;
  /** The address of its JSON schema, as a comment for editors names it. */
  readonly schema?: string | undefined;
}

const START = { line: 1, column: 1 };
/** Positions in what has no lines. */
export const BEGINNING = { valueAt: () => START, keyAt: () => START };

interface CursorPlace {
  /** Its parent, and its key or index there; absent for the whole of a source. */
  readonly above?: Cursor | undefined;
  readonly step?: string | number;
  /** Where its problems go, and those of everything below. */
  readonly problems?: Problem[];
  /** Present names of keys that are written under old ones. */
  readonly written?: ReadonlyMap<string, string> | undefined;
}

/** A value of a file, with its source location. Readers report its problems with the `add…` methods. */
export class Cursor {
  readonly value: unknown;
  readonly problems: Problem[];
  readonly #source: Source;
  readonly #above: Cursor | undefined;
  readonly #step: string | number;
  readonly #written: ReadonlyMap<string, string> | undefined;

  constructor(source: Source, value: unknown, { above, step = '', problems = [], written }: CursorPlace = {}) {
    this.value = value;
    this.problems = problems;
    this.#source = source;
    this.#above = above;
    this.#step = step;
    this.#written = written;
  }

  /** The same value, whose problems go to another list. */
  reportingTo(problems: Problem[]): Cursor {
    return this.#with({ problems });
  }

  /** The same mapping, in which `field` and `key` find old keys by their present names. */
  renamed(written: ReadonlyMap<string, string>): Cursor {
    return this.#with({ written });
  }

  /** The same mapping with a value that is not in the file; its location is that of the mapping. */
  with(key: string, value: unknown): Cursor {
    return this.#with({}, { ...(this.value as object), [key]: value });
  }

  without(keys: readonly string[]): Cursor {
    const others = Object.entries(this.value as object).filter(([key]) => !keys.includes(key));
    return this.#with({}, Object.fromEntries(others));
  }

  #with(place: CursorPlace, value = this.value): Cursor {
    const { problems } = this;
    const same = { above: this.#above, step: this.#step, problems, written: this.#written };
    return new Cursor(this.#source, value, { ...same, ...place });
  }

  get name(): string {
    return typeof this.#step === 'string' ? this.#step : (this.#above?.name ?? '');
  }

  get schema(): string | undefined {
    return this.#source.schema;
  }

  /** The path from the root of its source. */
  get path(): Path {
    return this.#above === undefined ? [] : [...this.#above.path, this.#step];
  }

  get location(): SourceLocation {
    return this.below([]);
  }

  /** The place of something below, for problems that a schema found. */
  below(path: Path): SourceLocation {
    const [first, ...rest] = path;
    const below = first === undefined ? [] : [this.#written?.get(String(first)) ?? first, ...rest];
    const { line, column } = this.#source.valueAt([...this.path, ...below]);
    return { file: this.#source.file, line, column };
  }

  /** Where its key begins; for a list item, the item. */
  get keyLocation(): SourceLocation {
    const { line, column } = this.#source.keyAt(this.path);
    return { file: this.#source.file, line, column };
  }

  get isMap(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** The value of a key, if the key is there and not null. */
  field(key: string): Cursor | undefined {
    const field = this.key(key);
    return field?.value === null || field?.value === undefined ? undefined : field;
  }

  /** The value of a key even when it is null. */
  key(key: string): Cursor | undefined {
    const step = this.#written?.get(key) ?? key;
    if (!this.isMap || !Object.hasOwn(this.value as object, step)) return undefined;
    const { problems } = this;
    return new Cursor(this.#source, (this.value as Record<string, unknown>)[step], { above: this, step, problems });
  }

  /** Its keys, old ones by their present names. */
  keys(): string[] {
    const present = new Map(Array.from(this.#written ?? [], ([name, old]) => [old, name]));
    const keys = this.isMap ? Object.keys(this.value as object) : [];
    return [...new Set(keys.map((key) => present.get(key) ?? key))];
  }

  items(): Cursor[] {
    if (!Array.isArray(this.value)) return [];
    const { problems } = this;
    return this.value.map((item, step) => new Cursor(this.#source, item, { above: this, step, problems }));
  }

  /**
   * The value as text where text is meant. A number or boolean that came out of `${{ VAR }}` was text before and
   * is text again; other numbers are not.
   */
  get text(): string | undefined {
    return typeof this.value === 'string' ? this.value : this.#behind(this.#source.retyped);
  }

  /** The variable that left a text empty: `NAME is not set` or `NAME is empty`. */
  get #unset(): string | undefined {
    return this.value === '' ? this.#behind(this.#source.unset) : undefined;
  }

  #behind(texts: ReadonlyMap<string, string> | undefined): string | undefined {
    return texts === undefined || texts.size === 0 ? undefined : texts.get(JSON.stringify(this.path));
  }

  /** Whether a problem is only that a variable is unset here, which may be set where the suite runs. */
  isUnknown({ location }: Problem): boolean {
    return this.#source.unknown?.has(location) ?? false;
  }

  get found(): string {
    const unset = this.#unset;
    return unset === undefined ? describeValue(this.value) : `nothing: the environment variable ${unset}`;
  }

  error(code: ProblemCode, message: string, { location = this.location, ...more }: ProblemDetails = {}): Problem {
    return { code, severity: 'error', message, location, ...more };
  }

  warning(code: ProblemCode, message: string, { location = this.location, ...more }: ProblemDetails = {}): Problem {
    return { code, severity: 'warning', message, location, ...more };
  }

  wrongType(name: string, expected: string, hint?: string): Problem {
    const unset = this.#unset;
    if (unset !== undefined) {
      return this.error('WRONG_TYPE', `"${name}" needs a value, and the environment variable ${unset}`, { expected });
    }
    const details = { expected, found: this.found, hint: hint || undefined };
    return this.error('WRONG_TYPE', `"${name}" has a wrong value`, details);
  }

  /** The error of a missing key, with the existing keys. */
  missing(name: string, message: string, expected: string, hint?: string): Problem {
    const keys = this.isMap ? Object.keys(this.value as object) : [];
    const slip = keys.find((key) => didYouMean(key, [name]) !== undefined);
    const advice = slip === undefined ? hint : `Did you mean "${name}" instead of "${slip}"?`;
    const only = keys.length === 0 ? 'an empty mapping' : `only ${listed(keys.map((key) => `"${key}"`))}`;
    const found = this.isMap ? only : this.found;
    return this.error('MISSING_FIELD', message, { expected, found, hint: advice || undefined });
  }

  addError(code: ProblemCode, message: string, details?: ProblemDetails): undefined {
    this.problems.push(this.error(code, message, details));
  }

  addWarning(code: ProblemCode, message: string, details?: ProblemDetails): undefined {
    this.problems.push(this.warning(code, message, details));
  }

  /** A warning about a key, at the key. */
  addNote(code: ProblemCode, message: string, hint?: string): undefined {
    this.addWarning(code, message, { location: this.keyLocation, hint });
  }

  addWrongType(expected: string, hint?: string, name = this.name): undefined {
    this.problems.push(this.wrongType(name, expected, hint));
  }

  addMissing(name: string, message: string, expected: string, hint?: string): undefined {
    this.problems.push(this.missing(name, message, expected, hint));
  }

  addComplaint({ code, message, ...details }: Omit<Problem, 'severity' | 'location'>): undefined {
    this.addError(code, message, details);
  }

  /**
   * Reports a key that is not known here. AgentV ignores such keys, so it is a warning; an error if it is probably a
   * mistyped key, because the setting that it should be has no effect.
   */
  addUnknownKey(name: string, message: string, { known, meant, hint, what, reported = [] }: UnknownKey): undefined {
    const location = this.key(name)?.keyLocation ?? this.location;
    const likely = meant ?? (hint === undefined ? mistypedKey(name, known) : undefined);
    const isMistyped = likely !== undefined && !reported.includes(likely) && this.key(likely) === undefined;
    const advice = likely === undefined ? (hint ?? suggestion(name, known, what)) : `Did you mean "${likely}"?`;
    const details = { location, hint: advice };
    if (isMistyped) this.addError('UNKNOWN_FIELD', message, details);
    else this.addWarning('UNKNOWN_FIELD', `${message} and is ignored`, details);
  }

  /** A warning about an old spelling that the command `convert` rewrites; `advice` is a sentence. */
  addOldSpelling(message: string, advice: string, location = this.keyLocation): undefined {
    const { file } = location;
    const word = /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
    const command = `${advice.replace(/\.$/, '')}; eval-action convert --write ${word} rewrites the file.`;
    this.addWarning('DEPRECATED', message, { location, hint: /\.ya?ml$/i.test(file) ? command : advice });
  }
}

interface UnknownKey {
  readonly known: readonly string[];
  readonly what: string;
  readonly meant?: string | undefined;
  /** Advice if it is no mistyped key. */
  readonly hint?: string | undefined;
  /** Known keys that another error names if they are missing. */
  readonly reported?: readonly string[] | undefined;
}

export type OpenedSource =
  | { readonly kind: 'opened'; readonly root: Cursor }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

export interface Interpolation {
  readonly value: unknown;
  /** The text behind values that became numbers or booleans. */
  readonly retyped?: ReadonlyMap<string, string>;
  /** The first variable without a value in texts that need one: `NAME is not set`, `NAME is empty`. */
  readonly unset?: ReadonlyMap<string, string>;
  /** The values whose variables may be set elsewhere, in all files of a suite. Absent: all values are final. */
  readonly unknown?: { has(location: SourceLocation | undefined): boolean } | undefined;
}

type Interpolate = (value: unknown) => Interpolation;

/** Reads a YAML file; `interpolate` gets all values first. */
export function openYaml(file: string, text: string, interpolate?: Interpolate): OpenedSource {
  const schema = /^#[ \t]*yaml-language-server:[ \t]*\$schema=(\S+)/m.exec(text)?.[1];
  return opened({ file, schema }, 'YAML', notUtf8(text) ?? parseYamlText(text), interpolate);
}

/** Reads a JSON text, which may be one line of a file: then `line` is its number. */
export function openJson(
  file: string,
  text: string,
  { interpolate, line = 1 }: { readonly interpolate?: Interpolate; readonly line?: number } = {},
): OpenedSource {
  return opened({ file }, 'JSON', notUtf8(text, line) ?? parseJsonText(text, line), interpolate);
}

/** The decoder inserts U+FFFD for invalid UTF-8: the original bytes are lost. */
function notUtf8(raw: string, firstLine = 1): InvalidText | undefined {
  const text = raw.replace(/^\uFEFF/, '');
  const offset = text.indexOf('\uFFFD');
  if (offset === -1) return undefined;
  const hint = 'Save the file as UTF-8; where the sign U+FFFD itself is meant, write "\\uFFFD".';
  return { kind: 'invalid', message: 'it is not text in UTF-8', ...positionsIn(text, firstLine)(offset), hint };
}

function opened(
  source: Pick<Source, 'file' | 'schema'>,
  language: 'YAML' | 'JSON',
  text: ParsedText | InvalidText,
  interpolate: Interpolate | undefined,
): OpenedSource {
  if (text.kind === 'invalid') return { kind: 'invalid', problems: [problemOfText(text, source.file, language)] };
  const { valueAt, keyAt } = text;
  const { value, ...behind } = interpolate?.(text.value) ?? { value: text.value };
  return { kind: 'opened', root: new Cursor({ ...source, valueAt, keyAt, ...behind }, value) };
}

export const problemOfText = (
  { message, line, column, hint }: InvalidText,
  file: string,
  language: 'YAML' | 'JSON',
): Problem => ({
  code: 'YAML_INVALID',
  severity: 'error',
  message: `This is not valid ${language}: ${message}`,
  location: { file, line, column },
  hint,
});

/** A value in a few words for "found: …". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'a mapping';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  const kind = typeof value === 'string' ? 'text' : typeof value;
  return `the ${kind} ${cutEnd(text, 60)}`;
}
