import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { type UserError, userError } from '../model/errors.ts';
import type { Suite } from '../model/suite/suite.ts';
import { listed, suggestion } from '../model/text/similar-names.ts';
import { isMapping } from '../model/values/mapping.ts';
import type { Cursor } from './yaml/cursor.ts';

type Description = Pick<Suite, 'description' | 'version' | 'author' | 'license' | 'requires' | 'tags'>;

const MAX_DESCRIPTION = 1024;

/**
 * The metadata of a suite: checked, and with tags, only if it has a `name`; the required version always is. A JSONL suite
 * has only a description.
 */
export function readDescription(root: Cursor, format: 'yaml' | 'jsonl'): Description {
  if (format === 'jsonl') return { description: readText(root.field('description')) || undefined, tags: [] };
  const name = root.field('name');
  const required = root.key('requires');
  const requires = required?.isMap ? (required.value as Record<string, unknown>) : undefined;
  if (requires === undefined) required?.addWrongType('a mapping such as { agentv: ">=4" }');
  checkRequiredVersion(required?.field('agentv'), 'requires.agentv');
  if (name?.text === undefined) {
    const message = '"tags" is not read because the suite has no "name"';
    root.field('tags')?.addNote('UNUSED', message, 'Add a "name" to the suite.');
    return { requires, tags: [] };
  }
  if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
    const expected = '1 to 64 of the characters a–z, 0–9 and -';
    name.addError('WRONG_TYPE', 'The name of the suite is invalid', { expected, found: name.found });
  }
  const tags = root.key('tags');
  const words = tags?.items().flatMap((item) => item.text ?? []) ?? [];
  if (tags !== undefined && !(tags.isList && words.length === tags.items().length)) {
    tags.addWrongType('a list of texts');
  }
  return {
    description: readText(root.key('description'), MAX_DESCRIPTION),
    version: readText(root.key('version')),
    author: readText(root.key('author')),
    license: readText(root.key('license')),
    requires,
    // A selection by such tags must report their errors.
    tags: tags?.text === undefined ? words : [tags.text],
  };
}

function readText(field: Cursor | undefined, max?: number): string | undefined {
  if (field === undefined) return undefined;
  const { text } = field;
  if (text !== undefined && (max === undefined || (text !== '' && text.length <= max))) return text;
  const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
  return field.addWrongType(max === undefined ? 'text' : `text of 1 to ${max} characters`, hint);
}

/** The AgentV version whose formats and scores this version implements; ranges are compared with it. */
const EMULATED_VERSION = '4.42.4';

/** A range of AgentV's versions: a warning if it excludes ours, an error if it is invalid. */
export function checkRequiredVersion(field: Cursor | undefined, name: string): void {
  if (field === undefined) return;
  const range = field.text?.trim();
  if (range === undefined || validRange(range) === null) {
    const hint = range === undefined ? 'Put quotes around it.' : undefined;
    field.addWrongType('a range of versions, such as ">=4.0.0"', hint, name);
  } else if (!satisfies(EMULATED_VERSION, range, { includePrerelease: true })) {
    field.addWarning('UNUSED', `These suites require AgentV ${range}`, {
      expected: `a range that contains AgentV ${EMULATED_VERSION}, whose formats and scores eval-action implements`,
      found: field.found,
      hint: 'Widen the range if the suites work with that version.',
    });
  }
}

/** The metadata of a suite; `governance` is a part of it. */
export function readMetadata(root: Cursor): Record<string, unknown> | undefined {
  const [metadata, governance] = ['metadata', 'governance'].map((key) => {
    const field = root.field(key);
    if (field?.isMap === false) field.addWrongType('a mapping');
    return field?.isMap ? (field.value as Record<string, unknown>) : undefined;
  });
  return governance === undefined ? metadata : { ...metadata, governance };
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
    const ownValue = merged.get(key);
    if (ownValue === undefined) merged.set(key, inherited);
    else if (Array.isArray(inherited) && Array.isArray(ownValue)) {
      const items = new Map([...inherited, ...ownValue].map((item) => [JSON.stringify(item), item]));
      merged.set(key, [...items.values()]);
    } else if (isMapping(inherited) && isMapping(ownValue)) merged.set(key, mergeMetadata(inherited, ownValue));
  }
  return Object.fromEntries(merged);
}

/** Selects suites by their tags: those with all of `tag` and none of `excludeTag`. */
export interface TagsAsked {
  readonly tag: readonly string[];
  readonly excludeTag: readonly string[];
}

export function nothingTagged({ tag, excludeTag }: TagsAsked, known: readonly string[]): UserError {
  const tags = [...new Set(known)].sort();
  const conditions = [
    ...(tag.length > 0 ? [`with ${listed(tag.map(quoted))}`] : []),
    ...(excludeTag.length > 0 ? [`without ${listed(excludeTag.map(quoted))}`] : []),
  ];
  const missing = tag.find((each) => !tags.includes(each));
  return userError('NOTHING_MATCHED', `No suite has the selected tags: ${conditions.join(', ')}`, {
    expected: 'a suite with a "name" and these "tags"',
    found: tags.length === 0 ? 'suites without tags' : `the tags ${listed(tags.map(quoted))}`,
    hint: missing === undefined ? undefined : suggestion(missing, tags, 'tags'),
  });
}

const quoted = (tag: string): string => `"${tag}"`;
