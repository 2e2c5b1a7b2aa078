import { posix } from 'node:path';
import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { block, field, idle, old, oldPart, text, texts, wholeNumber } from '../block.ts';
import type { References } from '../references/references.ts';
import type { Cursor } from '../yaml/cursor.ts';

const ANCESTORS = () => wholeNumber(0, 1_000_000);

const WORDS = {
  meant: { url: 'repo', ref: 'commit', branch: 'commit' },
  elsewhere: { depth: 'Repositories are fetched once and cached, so it has no effect.' },
};
const REPOSITORY = block({ of: 'a repository', required: ['path', 'repo'], ...WORDS }, () => ({
  path: field(text, 'Its folder in the workspace.'),
  repo: field(text, 'A URL, or owner/name of GitHub; without it, the repository is in the image of "docker".'),
  commit: field(text, 'A commit, a branch or a tag; HEAD by default.'),
  base_commit: field(text, 'The same as "commit".'),
  ancestor: field(ANCESTORS(), 'Number of commits before it, along the first parents.'),
  sparse: field(texts, 'The folders that are checked out.'),
  source: oldPart('oldSource', 'repo'),
  checkout: oldPart('oldCheckout', 'commit'),
  clone: oldPart('oldClone', 'sparse'),
}));

/** A repository of an image, which is not fetched. */
const IMAGE_REPOSITORY = block({ of: 'a repository without "repo"', ...WORDS }, () => {
  const { path, repo, source, commit, base_commit } = REPOSITORY.schema.shape;
  const why = () => idle('it only applies to fetched repositories, and this one has no "repo"');
  return { path, repo, source, commit, base_commit, ancestor: why(), sparse: why(), checkout: why(), clone: why() };
});

const OLD_SOURCE = block({ of: 'the source of a repository', instead: '"repo" of the repository itself' }, () => ({
  type: field(z.enum(['git', 'local']), 'Where the repository is.'),
  url: old(text, 'repo'),
  path: old(text, 'repo'),
}));

const FOR_CHECKOUT = '"commit" and "ancestor" of the repository itself';
const OLD_CHECKOUT = block({ of: 'the checkout of a repository', instead: FOR_CHECKOUT }, () => ({
  ref: old(text, 'commit'),
  base_commit: old(text, 'commit'),
  resolve: field(z.enum(['remote', 'local']), 'Where the name of a commit is resolved.', 'remote or local'),
  ancestor: old(ANCESTORS(), 'ancestor'),
}));

const KEPT =
  'repositories are fetched once, completely, and cached; the checked-out files are the same, and agents see the whole history';
const OLD_CLONE = block({ of: 'the clone of a repository', instead: '"sparse" of the repository itself' }, () => ({
  sparse: old(texts, 'sparse'),
  depth: idle(KEPT),
  filter: idle(KEPT),
}));

export const repositoryDefinitions = () => ({
  repository: REPOSITORY.schema,
  oldSource: OLD_SOURCE.schema,
  oldCheckout: OLD_CHECKOUT.schema,
  oldClone: OLD_CLONE.schema,
});

/** A repository of an image: it is not fetched, and needs a workspace with "docker". */
interface ImageRepository {
  readonly path: string;
  readonly commit?: string | undefined;
  readonly location: SourceLocation;
  readonly problem: Problem;
}

export type DeclaredRepository = Repository | ImageRepository;

export const isFetched = (repository: DeclaredRepository): repository is Repository => 'url' in repository;

/** More repositories in one folder than this are a mistake. */
const MAX_REPOSITORIES = 100;

/** The `repos` of a workspace, in the current form and in that before 4.40. */
export function readRepositories(field: Cursor | undefined, references: References): DeclaredRepository[] | undefined {
  if (field === undefined) return undefined;
  const items = field.items();
  if (!field.isList || items.length > MAX_REPOSITORIES) {
    return field.addWrongType(`a list of at most ${MAX_REPOSITORIES} repositories`);
  }
  const repositories = items.flatMap((item) => readRepository(item, references) ?? []);
  const paths = new Set<string>();
  for (const { path, location } of repositories) {
    const details = { location, expected: 'a folder for each repository' };
    if (paths.has(path)) field.addError('WRONG_TYPE', `Two repositories have the path "${path || '.'}"`, details);
    paths.add(path);
  }
  return repositories;
}

function readRepository(item: Cursor, references: References): DeclaredRepository | undefined {
  if (!item.isMap) return item.addWrongType('a mapping with "path" and "repo"');
  const { location } = item;
  if (item.field('repo') === undefined && item.field('source') === undefined) {
    IMAGE_REPOSITORY.open(item);
    const path = readOperand(item, 'path', 'a folder of the image') ?? '';
    const ref = readRef(item, undefined);
    return { path, commit: ref === 'HEAD' ? undefined : ref, location, problem: withoutOrigin(item) };
  }
  REPOSITORY.open(item);
  const written = item.field('path');
  const path = pathInWorkspace(written?.text ?? '');
  if (!written || written.text?.trim() === '') {
    item.addMissing('path', 'A repository needs a "path"', 'its folder in the workspace');
  } else if (path === undefined || written.text === undefined) written.addWrongType('a folder in the workspace');
  const url = readOrigin(item, references);
  const checkout = OLD_CHECKOUT.open(item.field('checkout'));
  const clone = OLD_CLONE.open(item.field('clone'));
  const ref = readRef(item, checkout);
  const ownAncestor = REPOSITORY.values(item, 'ancestor').ancestor;
  const ancestor = ownAncestor ?? (checkout && OLD_CHECKOUT.values(checkout, 'ancestor').ancestor) ?? 0;
  const folders = item.field('sparse') ?? clone?.field('sparse');
  const sparse = folders?.items().flatMap(({ text }) => text?.trim() || []) ?? [];
  if (folders && !(folders.isList && sparse.length === folders.items().length && sparse.every(isOperand))) {
    folders.addWrongType('a list of folders');
  }
  // Before 4.40 the remote was the default.
  const resolve = checkout === undefined ? 'local' : (OLD_CHECKOUT.values(checkout, 'resolve').resolve ?? 'remote');
  return path === undefined || url === undefined ? undefined : { path, url, ref, resolve, ancestor, sparse, location };
}

/**
 * The path relative to the workspace, with `/`; empty for the workspace itself. Undefined if it leads elsewhere, or
 * into `.git`.
 */
export function pathInWorkspace(text: string): string | undefined {
  const path = posix.normalize(text.trim().replaceAll('\\', '/')).replace(/\/$/, '');
  const isInside = !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && path !== '..' && !path.startsWith('../');
  const isOfGit = path.split('/').some((part) => part.toLowerCase() === '.git');
  if (!isInside || isOfGit || path.includes('\0')) return undefined;
  return path === '.' ? '' : path;
}

/** The address: `repo`, else the old `source`. */
function readOrigin(item: Cursor, references: References): string | undefined {
  const source = OLD_SOURCE.open(item.field('source'));
  const repo = item.field('repo');
  if (repo?.text?.trim()) return urlOf(repo, references);
  if (repo !== undefined && repo.text === undefined) repo.addWrongType('a URL, or owner/name');
  const written = source?.field('type');
  const type = written?.text ?? 'git';
  if (type !== 'git' && type !== 'local') written?.addWrongType('git or local');
  const address = source?.field(type === 'local' ? 'path' : 'url');
  if (address?.text?.trim()) return type === 'local' ? folderUrl(address, references) : urlOf(address, references);
  item.problems.push(withoutOrigin(item));
  return undefined;
}

const withoutOrigin = (item: Cursor): Problem =>
  item.missing('repo', 'A repository needs a "repo"', 'a URL, or owner/name of GitHub');

function urlOf(field: Cursor, references: References): string | undefined {
  const text = field.text?.trim() ?? '';
  if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text)) return folderUrl(field, references);
  if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text)) return `https://github.com/${text.replace(/\.git$/, '')}.git`;
  const isKnown = /^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text);
  if (isKnown && isOperand(text)) return text;
  const expected = 'a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub';
  return field.addWrongType(expected, undefined, 'repo');
}

/** A repository of this machine, relative to the folder of the eval file, else to the working directory. */
function folderUrl(field: Cursor, references: References): string | undefined {
  const folder = references.found(references.folder(field.text?.trim() ?? ''), field);
  if (folder === undefined) return undefined;
  // Git parses a `file:` address as a URL: special characters are percent-encoded.
  const path = folder.absolutePath.replaceAll('\\', '/');
  const encoded = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
  return `file://${path.startsWith('/') ? '' : '/'}${encoded}`;
}

function readRef(item: Cursor, checkout: Cursor | undefined): string {
  const [commit, base] = [readOperand(item, 'commit'), readOperand(item, 'base_commit')];
  if (commit !== undefined && base !== undefined && commit !== base) {
    const expected = 'one of the two, or the same in both';
    item.addError('WRONG_TYPE', '"commit" and "base_commit" name different commits', { expected });
  }
  const old = checkout && (readOperand(checkout, 'base_commit') ?? readOperand(checkout, 'ref'));
  return commit ?? base ?? old ?? 'HEAD';
}

function readOperand(mapping: Cursor, key: string, expected = 'a commit, a branch or a tag'): string | undefined {
  const field = mapping.field(key);
  const text = field?.text?.trim();
  if (field === undefined || text === '') return undefined;
  if (text !== undefined && isOperand(text)) return text;
  return field.addWrongType(expected, typeof field.value === 'number' ? 'Put quotes around it.' : undefined);
}

/** Rejects anything that git could parse as an option, and characters that arguments cannot have. */
const isOperand = (text: string): boolean => !text.startsWith('-') && !/[\0\r\n]/.test(text);
