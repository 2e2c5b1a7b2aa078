import { hash } from 'node:crypto';
import { importedMeasureText } from '../../model/run/fingerprint.ts';
import { canonicalJson } from '../../model/text/json.ts';
import { cutBytes } from '../../model/text/text.ts';
import { mapLeaves } from '../../model/values/map-leaves.ts';
import type { FileFacts, TestDefinition, TestIdentity } from './importer.ts';

/** 12 hexadecimal digits of a value as canonical JSON: equal in any key order and on any system. */
export const contentHash = (value: unknown): string =>
  hash('sha256', canonicalJson(value).normalize('NFC'), 'hex').slice(0, 12);

const MAX_ID_LENGTH = 200;
const MAX_BEGIN_LENGTH = 40;

/** The id of a test before a hash is added to tests that share a name. */
export function testIdOf(test: TestIdentity, redact: (text: string) => string): string {
  const text = redact(test.text);
  // An ASCII word is never cut: it may be a secret, of which a part would not be redacted.
  const begin =
    text.length <= MAX_BEGIN_LENGTH ? text : text.slice(0, MAX_BEGIN_LENGTH).replace(/[!-~\uD800-\uDBFF]+$/, '');
  const label = begin.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'test';
  const id = test.kind === 'content' ? `${label}~${contentHash(test.question)}` : text;
  const name = test.variant === undefined ? id : `${id} · ${redact(test.variant)}`;
  return withHash(name.replace(/\p{Cc}/gu, '\uFFFD').trim(), name);
}

/** A name of a suite or target, on one line. */
export const labelOf = (name: string): string => withHash(name.replace(/\p{Cc}+/gu, ' ').trim(), name);

/** A text that is short enough, or its beginning and a hash of the whole name: other names with this beginning stay others. */
function withHash(shown: string, name: string): string {
  if (shown.length <= MAX_ID_LENGTH) return shown;
  return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, '')}~${contentHash(name)}`;
}

/** The fingerprint of an imported test. The tool and its major version are always part of it. */
export function importedMeasure({ question, graders, judge, limits }: TestDefinition, tool: FileFacts['tool']): string {
  const hashOf = (value: unknown) => (value === undefined ? undefined : contentHash(value));
  const major = /^\d+/.exec(tool.version ?? '')?.[0];
  return importedMeasureText({
    question: hashOf(question),
    graders: hashOf(graders),
    judge: hashOf(judge),
    limits: contentHash({ tool: tool.name, major, limits }),
  });
}

export const fileStem = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;

/** A longer text is cut, with a mark. */
const MAX_TEXT_BYTES = 1024 * 1024;

/** The same value with all its texts cut to 1 MiB; it is copied only if there is a longer one. */
export const withShortTexts = <T extends object>(value: T, redact: (text: string) => string): T =>
  mapLeaves(value, (leaf) =>
    typeof leaf === 'string' && leaf.length > MAX_TEXT_BYTES / 3 ? cutBytes(redact(leaf), MAX_TEXT_BYTES) : leaf,
  ) as T;
