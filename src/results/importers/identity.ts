import { hash } from 'node:crypto';
import { importedMeasureText } from '../../model/run/fingerprint.ts';
import { canonicalJson } from '../../shared/json.ts';
import { cutBytes } from '../../shared/text.ts';
import type { Definition, ImportedTrial, TestIdentity } from './importer.ts';

/** 12 hexadecimal digits of a value as canonical JSON: equal in any key order and on any system. */
export const contentHash = (value: unknown): string =>
  hash('sha256', canonicalJson(value).normalize('NFC'), 'hex').slice(0, 12);

const MAX_ID_LENGTH = 200;

/** The id of a test before a hash is added to tests that share a name. */
export function testIdOf(test: TestIdentity, redact: (text: string) => string): string {
  const text = redact(test.text);
  const id = test.kind === 'content' ? `${beginOf(text)}~${contentHash(test.question)}` : text;
  return fitting(test.variant === undefined ? id : `${id} · ${redact(test.variant)}`);
}

const fitting = (name: string): string => withHash(name.replace(/\p{Cc}/gu, '\uFFFD').trim(), name);

/** A text that is short enough, or its beginning and a hash of the whole name: other names with this beginning stay others. */
function withHash(shown: string, name: string): string {
  if (shown.length <= MAX_ID_LENGTH) return shown;
  return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, '')}~${contentHash(name)}`;
}

/** A name of a suite or target, on one line. */
export const labelOf = (name: string): string => withHash(name.replace(/\p{Cc}+/gu, ' ').trim(), name);

/** Whether two trials have the same names as the file writes them: in ids, spaces at the ends are gone, and secrets. */
export const haveSameNames = (one: Named, other: Named): boolean =>
  one.suite === other.suite &&
  one.target === other.target &&
  (one.test.kind === 'content' || (one.test.text === other.test.text && one.test.variant === other.test.variant));
type Named = Pick<ImportedTrial, 'suite' | 'test' | 'target'>;

/** The begin of a question. An ASCII word is never cut: it may be a secret, of which a part would not be redacted. */
function beginOf(text: string): string {
  const begin =
    text.length <= MAX_BEGIN_LENGTH ? text : text.slice(0, MAX_BEGIN_LENGTH).replace(/[!-~\uD800-\uDBFF]+$/, '');
  return begin.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'test';
}
const MAX_BEGIN_LENGTH = 40;

interface Tool {
  readonly name: string;
  readonly version?: string | undefined;
}

/** The fingerprint of an imported test. The tool and its major version are always part of it. */
export function importedMeasure({ question, graders, judge, limits }: Definition, { name, version }: Tool): string {
  const major = version === undefined ? undefined : /^\d+/.exec(version)?.[0];
  return importedMeasureText({
    question: question === undefined ? undefined : contentHash(question),
    graders: graders === undefined ? undefined : gradersHash(graders),
    judge: judge === undefined ? undefined : judgeHash(judge),
    limits: limitsHash({ tool: name, major, limits }),
  });
}

/** The hash of a value that mostly equals the one before, in the same order of keys. */
export function hashOfRepeated(): (value: unknown) => string {
  let last: { readonly json: string; readonly hash: string } | undefined;
  return (value) => {
    const json = JSON.stringify(value);
    if (last?.json !== json) last = { json, hash: contentHash(value) };
    return last.hash;
  };
}
const gradersHash = hashOfRepeated();
const judgeHash = hashOfRepeated();
const limitsHash = hashOfRepeated();

/** The name of a file without its folder and extension. */
export const fileStem = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;

/** A longer text is cut, with a mark. */
const MAX_TEXT_LENGTH = 1024 * 1024;
/** A text of fewer units is short enough, whatever its characters. */
export const SURELY_SHORT = MAX_TEXT_LENGTH / 3;

/** The same value with all its texts cut to 1 MiB; it is copied only if there is a longer one. */
export const withShortTexts = <T extends object>(value: T, redact: Redact): T =>
  hasLongText(value) ? (cutTexts(value, redact) as T) : value;

type Redact = (text: string) => string;

function hasLongText(value: object): boolean {
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof item === 'string' && item.length > SURELY_SHORT) return true;
    if (typeof item === 'object' && item !== null && hasLongText(item)) return true;
  }
  return false;
}

function cutTexts(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return cutBytes(redact(value), MAX_TEXT_LENGTH);
  if (Array.isArray(value)) return value.map((item) => cutTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, redact)]));
}
