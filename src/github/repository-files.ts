import * as z from 'zod';
import { userError } from '../model/errors.ts';
import type { RepositoryFiles } from '../model/ports/artifacts.ts';
import type { GitHubClient } from './client.ts';
import { unlessMissing } from './retry-budget.ts';

/**
 * The files of the client's repository: the token needs `contents: read`. Of a commit, each path is requested once, and
 * none that is not in the listing of its folder.
 */
export function repositoryFiles({ ask }: GitHubClient): RepositoryFiles {
  const requested: ContentRequest = (path, ref, signal) =>
    unlessMissing(
      ask(`the request for ${path || 'the root folder'} at ${ref}`, contentSchema, signal, ({ rest }, common) =>
        rest.repos.getContent({ ...common, path, ref }),
      ),
    );
  const contentAt = oncePerCommit(requested);
  return {
    async at(path, ref, maxBytes, signal) {
      const content = await contentAt(path, ref, signal);
      if (content === undefined || !isFile(content)) return undefined;
      // GitHub omits the content of files over a megabyte.
      if (content.size > maxBytes || content.encoding !== 'base64') {
        throw userError('FILE_TOO_LARGE', `${path} has ${content.size} bytes`, {
          expected: `at most ${maxBytes} bytes`,
        });
      }
      return textOf(content);
    },

    async listed(path, ref, signal) {
      const content = (await contentAt(path, ref, signal)) ?? [];
      const entries = Array.isArray(content) ? content : [content];
      if (entries.length >= MAX_ENTRIES) {
        throw userError('FILE_TOO_LARGE', `${path} contains ${MAX_ENTRIES} files or more`, {
          expected: 'as many as GitHub lists',
        });
      }
      return entries.map(({ path: at, sha, type, download_url: address }) => {
        // In lists GitHub calls a submodule a file, without an address of its content.
        const isFile = type === 'file' && address != null;
        return { path: at, id: sha, kind: type === 'dir' ? 'folder' : isFile ? 'file' : 'other' };
      });
    },
  };
}

type ContentRequest = (path: string, ref: string, signal: AbortSignal) => Promise<RepositoryContent | undefined>;

/** Requests each path of a commit once, and none that is not in the listing of its folder. A branch may move. */
function oncePerCommit(requested: ContentRequest): ContentRequest {
  const known = new Map<string, Promise<RepositoryContent | undefined>>();
  const contentAt: ContentRequest = async (path, ref, signal) => {
    if (!FULL_SHA.test(ref)) return requested(path, ref, signal);
    const key = `${ref}:${path}`;
    if (!known.has(key) && (await isKnownToLack(path, ref))) return undefined;
    const request = known.get(key) ?? requested(path, ref, signal);
    known.set(key, request);
    // The next one tries again.
    request.catch(() => known.delete(key));
    return request;
  };
  /** Whether a folder above the path has been listed, or looked for, and the path is not in it. */
  const isKnownToLack = async (path: string, ref: string): Promise<boolean> => {
    if (path === '') return false;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const listing = known.get(`${ref}:${folder}`);
    if (listing === undefined) return isKnownToLack(folder, ref);
    const entries = await listing.catch(() => null);
    if (entries === undefined) return true;
    return Array.isArray(entries) && entries.length < MAX_ENTRIES && !entries.some((entry) => entry.path === path);
  };
  return contentAt;
}

const FULL_SHA = /^[0-9a-f]{40,64}$/;

const entrySchema = z.object({
  type: z.string(),
  path: z.string(),
  sha: z.string(),
  download_url: z.string().nullish(),
});
const fileSchema = entrySchema
  .extend({
    type: z.literal('file'),
    size: z.int(),
    encoding: z.string(),
    content: z.string().regex(/^[A-Za-z0-9+/=\s]*$/, 'expected base64'),
  })
  .refine(({ size, content }) => content.length <= 2 * size + 10, 'more content than its size');

/** The entry at a path: a folder, a file, or something else. For a link to a file, GitHub returns the file. */
export const contentSchema = z.union([
  fileSchema,
  entrySchema.extend({ type: z.enum(['symlink', 'submodule']) }),
  z.array(entrySchema),
]);
type RepositoryContent = z.output<typeof contentSchema>;

const isFile = (content: RepositoryContent): content is z.output<typeof fileSchema> => 'content' in content;

/** The text of a file; undefined for anything else. */
export const textOf = (content: RepositoryContent): string | undefined =>
  isFile(content) ? Buffer.from(content.content, 'base64').toString('utf8') : undefined;

/** GitHub lists no more entries of a folder, without a notice. */
const MAX_ENTRIES = 1000;
