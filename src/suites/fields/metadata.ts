import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Suite } from '../../model/suite/suite.ts';
import { mistypedKey } from '../../shared/did-you-mean.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutEnd } from '../../shared/text.ts';
import { checkRequiredVersion } from './required-version.ts';

type Description = Pick<Suite, 'description' | 'version' | 'author' | 'license' | 'requires' | 'tags'>;

/** The metadata of a suite: checked, and with tags, only if it has a `name`; the required version always is. */
export function readDescription(root: Cursor, problems: Problem[]): Description {
  const name = root.field('name');
  const requires = readRequires(root, problems);
  if (name?.text === undefined) {
    warnOfUnreadTags(root, problems);
    return { ...requires, tags: [] };
  }
  if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
    problems.push(
      name.error('WRONG_TYPE', 'The name of the suite is invalid', {
        expected: '1 to 64 of the characters a–z, 0–9 and -',
        found: name.found,
        ...adviceFor(name.text),
      }),
    );
  }
  return {
    ...text(root, 'description', 1024, problems),
    ...text(root, 'version', 1024, problems),
    ...text(root, 'author', 1024, problems),
    ...text(root, 'license', 1024, problems),
    ...requires,
    tags: readTags(root, problems),
  };
}

/** A valid form of the name. */
function adviceFor(name: string): { readonly hint?: string } {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64);
  return plain === '' ? {} : { hint: `Write name: ${plain}` };
}

function warnOfUnreadTags(root: Cursor, problems: Problem[]): void {
  const tags = root.field('tags');
  if (tags === undefined) return;
  problems.push(
    tags.warning('UNUSED', '"tags" is not read because the suite has no "name"', {
      location: tags.keyLocation,
      hint: 'Add a "name" to the suite.',
    }),
  );
}

function text(root: Cursor, key: 'description' | 'version' | 'author' | 'license', most: number, problems: Problem[]) {
  const field = root.key(key);
  if (field === undefined) return {};
  if (field.text !== undefined && (key !== 'description' || (field.text.length >= 1 && field.text.length <= most))) {
    return { [key]: field.text };
  }
  const expected = key === 'description' ? `text of 1 to ${most} characters` : 'text';
  const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
  problems.push(field.wrongType(key, expected, hint));
  return {};
}

/** What is required besides is data of the suite. */
const REQUIREMENTS = ['agentv'];

function readRequires(root: Cursor, problems: Problem[]) {
  const field = root.key('requires');
  if (field === undefined) return {};
  if (!field.isMap) {
    problems.push(field.wrongType('requires', 'a mapping such as { agentv: ">=4" }'));
    return {};
  }
  for (const key of field.keys()) {
    if (mistypedKey(key, REQUIREMENTS) === undefined) continue;
    const message = `"${cutEnd(key, 60)}" is not a requirement`;
    problems.push(field.unknownKey(key, message, { known: REQUIREMENTS, what: 'requirements' }));
  }
  const version = field.field('agentv');
  if (version !== undefined) checkRequiredVersion(version, 'requires.agentv', problems);
  return { requires: field.value as Record<string, unknown> };
}

function readTags(root: Cursor, problems: Problem[]): string[] {
  const field = root.key('tags');
  if (field === undefined) return [];
  const tags = field.items().flatMap((item) => item.text ?? []);
  if (field.isList && tags.length === field.items().length) return tags;
  const hint = field.text === undefined ? undefined : `Write tags: [${JSON.stringify(field.text)}].`;
  problems.push(field.wrongType('tags', 'a list of texts', hint));
  // A selection by such tags must report their errors.
  return field.text === undefined ? tags : [field.text];
}

/** The metadata of a suite; `governance` is a part of it. */
export function readMetadata(root: Cursor, problems: Problem[]): Record<string, unknown> | undefined {
  const metadata = root.field('metadata');
  const governance = root.field('governance');
  for (const [name, field] of Object.entries({ metadata, governance })) {
    if (field !== undefined && !field.isMap) problems.push(field.wrongType(name, 'a mapping'));
  }
  if (!metadata?.isMap && !governance?.isMap) return undefined;
  return {
    ...(metadata?.isMap ? (metadata.value as Record<string, unknown>) : {}),
    ...(governance?.isMap && { governance: governance.value }),
  };
}

/**
 * Merges the metadata of a suite into a test: lists are joined without duplicates, mappings merged, else the test's
 * value stays.
 */
export function mergeMetadata(
  suite: Readonly<Record<string, unknown>>,
  test: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = new Map(Object.entries(test));
  for (const [key, inherited] of Object.entries(suite)) {
    const own = merged.get(key);
    if (own === undefined) merged.set(key, inherited);
    else if (Array.isArray(inherited) && Array.isArray(own)) merged.set(key, withoutRepeats([...inherited, ...own]));
    else if (isMapping(inherited) && isMapping(own)) merged.set(key, mergeMetadata(inherited, own));
  }
  return Object.fromEntries(merged);
}

function withoutRepeats(items: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item) ?? 'undefined';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
