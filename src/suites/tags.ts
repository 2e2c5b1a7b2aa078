import { type UserError, userError } from '../model/errors.ts';
import type { Suite } from '../model/suite/suite.ts';
import { listed, suggestion } from '../shared/did-you-mean.ts';

/** Selects suites by their tags: those with all of `tag` and none of `excludeTag`. */
export interface TagsAsked {
  readonly tag: readonly string[];
  readonly excludeTag: readonly string[];
}

export const isTagged = ({ tags }: Pick<Suite, 'tags'>, { tag, excludeTag }: TagsAsked): boolean =>
  tag.every((each) => tags.includes(each)) && !excludeTag.some((each) => tags.includes(each));

/** The error that no suite is left; `known` are the tags of all suites. */
export function nothingTagged({ tag, excludeTag }: TagsAsked, known: readonly string[]): UserError {
  const tags = [...new Set(known)].sort();
  const asked = [
    ...(tag.length > 0 ? [`with ${listed(tag.map(quoted))}`] : []),
    ...(excludeTag.length > 0 ? [`without ${listed(excludeTag.map(quoted))}`] : []),
  ];
  const missing = tag.find((each) => !tags.includes(each));
  return userError('NOTHING_MATCHED', `No suite has the selected tags: ${asked.join(', ')}`, {
    expected: 'a suite with a "name" and these "tags"',
    found: tags.length === 0 ? 'suites without tags' : `the tags ${listed(tags.map(quoted))}`,
    hint: missing === undefined ? undefined : suggestion(missing, tags, 'tags'),
  });
}

const quoted = (tag: string): string => `"${tag}"`;
