import { hash } from 'node:crypto';
import { importedMeasureText } from '../../model/run/fingerprint.ts';
import { canonicalJson } from '../../shared/canonical-json.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Definition, TestIdentity } from './importer.ts';

/** 12 hexadecimal digits of a value as canonical JSON: equal in any key order and on any system. */
export const contentHash = (value: unknown): string =>
  hash('sha256', canonicalJson(value).normalize('NFC'), 'hex').slice(0, 12);

const LONGEST_ID = 200;

/** The id of a test before a hash is added to tests that share a name. */
export function testIdOf(test: TestIdentity): string {
  if (test.kind !== 'content') return fitting(test.text);
  return `${slug(test.question)}~${contentHash(test.question)}`;
}

function fitting(name: string): string {
  const shown = name.replace(/\p{Cc}/gu, '\uFFFD').trim();
  return shown.length <= LONGEST_ID ? shown : `${shown.slice(0, 180)}~${contentHash(name)}`;
}

const slug = (question: string): string =>
  question
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'test';

interface Tool {
  readonly name: string;
  readonly version?: string | undefined;
}

/** The fingerprint of an imported test. The tool and its major version are always part of it. */
export function importedMeasure({ question, graders, judge, limits }: Definition, { name, version }: Tool): string {
  const part = (value: unknown) => (value === undefined ? undefined : contentHash(value));
  const major = version === undefined ? undefined : /^\d+/.exec(version)?.[0];
  return importedMeasureText({
    question: part(question),
    graders: part(graders),
    judge: part(judge),
    limits: contentHash({ tool: name, major, limits }),
  });
}

/** A name of a suite or target on one line. */
export const labelOf = (name: string): string => cutEnd(name.replace(/\p{Cc}+/gu, ' ').trim(), LONGEST_ID);
