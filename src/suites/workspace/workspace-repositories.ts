import { posix } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { readKeys } from '../blocks/block.ts';
import { IMAGE_REPOSITORY, OLD_CHECKOUT, OLD_CLONE, OLD_SOURCE, REPOSITORY } from '../blocks/workspace.ts';
import { checkFields } from '../fields/fields.ts';
import type { References } from '../references/references.ts';

/** A repository of an image: it is not fetched, and needs a workspace with "docker". */
interface ImageRepository {
  readonly path: string;
  /** Absent: the state of the image. */
  readonly commit?: string | undefined;
  readonly location: SourceLocation;
  /** The error of a workspace without "docker". */
  readonly problem: Problem;
}

export type DeclaredRepository = Repository | ImageRepository;

export const isFetched = (repository: DeclaredRepository): repository is Repository => 'url' in repository;

/** More repositories in one folder than this are a mistake. */
const MOST_REPOSITORIES = 100;

/** The `repos` of a workspace, in the current form and in that before 4.40. */
export function readRepositories(
  field: Cursor | undefined,
  references: References,
  problems: Problem[],
): DeclaredRepository[] | undefined {
  if (field === undefined) return undefined;
  const items = field.items();
  if (!field.isList || items.length > MOST_REPOSITORIES) {
    problems.push(field.wrongType('repos', `a list of at most ${MOST_REPOSITORIES} repositories`));
    return undefined;
  }
  const repositories = items.flatMap((item) => readRepository(item, references, problems) ?? []);
  const paths = new Set<string>();
  for (const { path, location } of repositories) {
    const expected = 'a folder for each repository';
    const message = `Two repositories have the path "${path || '.'}"`;
    if (paths.has(path)) problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location, expected });
    paths.add(path);
  }
  return repositories;
}

function readRepository(item: Cursor, references: References, problems: Problem[]): DeclaredRepository | undefined {
  if (!item.isMap) {
    problems.push(item.wrongType('repos', 'a mapping with "path" and "repo"'));
    return undefined;
  }
  if (item.field('repo') === undefined && item.field('source') === undefined) return readOfImage(item, problems);
  checkFields(item, REPOSITORY, problems);
  const path = readPath(item, problems);
  const origin = readOrigin(item, references, problems);
  const checkout = readOld(item, 'checkout', problems);
  const clone = readOld(item, 'clone', problems);
  const ref = readRef(item, checkout, problems);
  const ancestor =
    readKeys(item, REPOSITORY, ['ancestor'], problems).ancestor ??
    (checkout && readKeys(checkout, OLD_CHECKOUT, ['ancestor'], problems).ancestor) ??
    0;
  const sparse = readSparse(item.field('sparse') ?? clone?.field('sparse'), problems);
  if (path === undefined || origin === undefined) return undefined;
  return {
    path,
    url: origin,
    ref,
    resolve: readResolve(checkout, problems),
    ancestor,
    sparse,
    location: item.location,
  };
}

/** Its folder in the workspace, never one outside it. */
function readPath(item: Cursor, problems: Problem[]): string | undefined {
  const field = item.field('path');
  if (field === undefined || field.text?.trim() === '') {
    problems.push(item.missing('path', 'A repository needs a "path"', 'its folder in the workspace'));
    return undefined;
  }
  const path = pathInWorkspace(field.text ?? '');
  if (path === undefined) problems.push(field.wrongType('path', 'a folder in the workspace'));
  return path;
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
function readOrigin(item: Cursor, references: References, problems: Problem[]): string | undefined {
  const source = readOld(item, 'source', problems);
  const repo = item.field('repo');
  if (repo?.text?.trim()) return urlOf(repo, references, problems);
  if (repo !== undefined && repo.text === undefined) problems.push(repo.wrongType('repo', 'a URL, or owner/name'));
  const type = source?.field('type')?.text ?? 'git';
  if (source !== undefined && type !== 'git' && type !== 'local')
    problems.push((source.field('type') ?? source).wrongType('type', 'git or local'));
  const old = source?.field(type === 'local' ? 'path' : 'url');
  if (old?.text?.trim())
    return type === 'local' ? folderUrl(old, references, problems) : urlOf(old, references, problems);
  problems.push(withoutOrigin(item));
  return undefined;
}

const withoutOrigin = (item: Cursor): Problem =>
  item.missing('repo', 'A repository needs a "repo"', 'a URL, or owner/name of GitHub');

/** Without an address: the repository is in the image of the container. */
function readOfImage(item: Cursor, problems: Problem[]): ImageRepository {
  checkFields(item, IMAGE_REPOSITORY, problems);
  const path = textIn(item, 'path', problems, 'a folder of the image');
  const commit = readRef(item, undefined, problems);
  return {
    path: path ?? '',
    commit: commit !== 'HEAD' ? commit : undefined,
    location: item.location,
    problem: withoutOrigin(item),
  };
}

function urlOf(field: Cursor, references: References, problems: Problem[]): string | undefined {
  const text = field.text?.trim() ?? '';
  if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text)) return folderUrl(field, references, problems);
  if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text)) return `https://github.com/${text.replace(/\.git$/, '')}.git`;
  const isKnown = /^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text);
  if (isKnown && isOperand(text)) return text;
  const expected = 'a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub';
  problems.push(field.wrongType('repo', expected));
  return undefined;
}

/** A repository of this machine, relative to the folder of the eval file, else to the working directory. */
function folderUrl(field: Cursor, references: References, problems: Problem[]): string | undefined {
  const folder = references.folder(field.text?.trim() ?? '');
  if (folder.kind === 'found') return fileUrl(folder.absolutePath);
  if (folder.kind !== 'unread') problems.push({ severity: 'error', location: field.location, ...folder.complaint });
  return undefined;
}

/** Git parses a `file:` address as a URL: special characters are percent-encoded. */
function fileUrl(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  return `file://${slashed.startsWith('/') ? '' : '/'}${encodeURI(slashed).replaceAll('?', '%3F').replaceAll('#', '%23')}`;
}

function readRef(item: Cursor, checkout: Cursor | undefined, problems: Problem[]): string {
  const [commit, base] = [textIn(item, 'commit', problems), textIn(item, 'base_commit', problems)];
  if (commit !== undefined && base !== undefined && commit !== base) {
    const expected = 'one of the two, or the same in both';
    problems.push(item.error('WRONG_TYPE', '"commit" and "base_commit" name different commits', { expected }));
  }
  const old = checkout && (textIn(checkout, 'base_commit', problems) ?? textIn(checkout, 'ref', problems));
  return commit ?? base ?? old ?? 'HEAD';
}

function textIn(
  mapping: Cursor,
  key: string,
  problems: Problem[],
  expected = 'a commit, a branch or a tag',
): string | undefined {
  const field = mapping.field(key);
  const text = field?.text?.trim();
  if (field === undefined || text === '') return undefined;
  if (text !== undefined && isOperand(text)) return text;
  const hint = typeof field.value === 'number' ? 'Put quotes around it.' : undefined;
  problems.push(field.wrongType(key, expected, hint));
  return undefined;
}

/** Rejects anything that git could parse as an option, and characters that arguments cannot have. */
const isOperand = (text: string): boolean => !text.startsWith('-') && !/[\0\r\n]/.test(text);

function readResolve(checkout: Cursor | undefined, problems: Problem[]): Repository['resolve'] {
  // Before 4.40 the remote was the default.
  if (checkout === undefined) return 'local';
  const field = checkout.field('resolve');
  if (field === undefined || field.text === 'remote') return 'remote';
  if (field.text !== 'local') problems.push(field.wrongType('resolve', 'remote or local'));
  return 'local';
}

function readSparse(field: Cursor | undefined, problems: Problem[]): string[] {
  if (field === undefined) return [];
  const paths = field.items().flatMap(({ text }) => text?.trim() || []);
  if (field.isList && paths.length === field.items().length && paths.every(isOperand)) return paths;
  problems.push(field.wrongType('sparse', 'a list of folders'));
  return [];
}

/** The blocks that older versions of AgentV had, and what takes their place. */
const OLD_BLOCKS = {
  source: { fields: OLD_SOURCE, instead: '"repo"' },
  checkout: { fields: OLD_CHECKOUT, instead: '"commit" and "ancestor"' },
  clone: { fields: OLD_CLONE, instead: '"sparse"' },
};

function readOld(item: Cursor, key: keyof typeof OLD_BLOCKS, problems: Problem[]): Cursor | undefined {
  const field = item.field(key);
  if (field === undefined) return undefined;
  const { fields, instead } = OLD_BLOCKS[key];
  if (!field.isMap) {
    problems.push(field.wrongType(key, 'a mapping', `Write ${instead} instead.`));
    return undefined;
  }
  checkFields(field, fields, problems);
  const hint = `Use ${instead} of the repository itself instead.`;
  problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
  return field;
}
