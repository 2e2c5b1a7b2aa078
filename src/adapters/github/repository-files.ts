import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepositoryFiles } from '../../model/ports/artifacts.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { GitHubClient } from './client.ts';

/** The files of the client's repository: the token needs `contents: read`. */
export function repositoryFiles({ owner, repo, ask }: GitHubClient): RepositoryFiles {
  const contentAt = async (path: string, ref: string, signal: AbortSignal): Promise<Content | undefined> => {
    try {
      return await ask(
        {
          what: `the request for ${path || 'the root folder'} at ${ref}`,
          schema: contentSchema,
          send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, ref, request }),
        },
        signal,
      );
    } catch (error) {
      if (error instanceof ServiceError && error.fault === 'missing') return undefined;
      throw error;
    }
  };
  return {
    async at(path, ref, maxBytes, signal) {
      const found = await contentAt(path, ref, signal);
      if (found === undefined || !isFile(found)) return undefined;
      // GitHub omits the content of files over a megabyte.
      if (found.size > maxBytes || found.encoding !== 'base64') {
        throw userError('FILE_TOO_LARGE', `${path} has ${found.size} bytes`, {
          expected: `at most ${maxBytes} bytes`,
        });
      }
      return textOf(found);
    },

    async listed(path, ref, signal) {
      const found = (await contentAt(path, ref, signal)) ?? [];
      const entries = Array.isArray(found) ? found : [found];
      if (entries.length >= MOST_ENTRIES) {
        throw userError('FILE_TOO_LARGE', `${path} contains ${MOST_ENTRIES} files or more`, {
          expected: 'as many as GitHub lists',
        });
      }
      return entries.map(({ path: at, sha, type, ...entry }) => ({ path: at, id: sha, kind: kindOf(type, entry) }));
    },
  };
}

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
type Content = z.output<typeof contentSchema>;

const isFile = (found: Content): found is z.output<typeof fileSchema> => 'content' in found;

/** The text of a file; undefined for anything else. */
export const textOf = (found: Content): string | undefined =>
  isFile(found) ? Buffer.from(found.content, 'base64').toString('utf8') : undefined;

/** GitHub lists no more entries of a folder, without a notice. */
const MOST_ENTRIES = 1000;

/** In lists GitHub calls a submodule a file, without an address of its content. */
function kindOf(type: string, { download_url }: { readonly download_url?: string | null | undefined }) {
  if (type === 'dir') return 'folder';
  return type === 'file' && download_url != null ? 'file' : 'other';
}
