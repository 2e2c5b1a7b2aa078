import type { RepositoryFiles } from '../../model/artifact-ports.ts';
import { userError } from '../../model/errors.ts';
import { ServiceError } from '../../model/service-error.ts';
import type { GitHubClient } from './client.ts';

/** The files of the client's repository: the token needs `contents: read`. */
export function repositoryFiles({ owner, repo, ask }: GitHubClient): RepositoryFiles {
  return {
    async at(path, ref, maxBytes, signal) {
      try {
        const file = await ask(
          ({ rest }, request) => rest.repos.getContent({ owner, repo, path, ref, request }),
          signal,
        );
        // A folder, a module, or a link that leads nowhere is no file; a link to a file is answered with the file.
        if (!isFile(file)) return undefined;
        // GitHub leaves out the content of what has more than a megabyte.
        if (file.size > maxBytes || file.encoding !== 'base64') {
          throw userError('FILE_TOO_LARGE', `${path} has ${file.size} bytes`, {
            expected: `at most ${maxBytes} bytes`,
          });
        }
        if (file.content.length > 2 * maxBytes) throw notAsSaid(path);
        return Buffer.from(file.content, 'base64').toString('utf8');
      } catch (error) {
        if (error instanceof ServiceError && error.fault === 'missing') return undefined;
        throw error;
      }
    },

    async listed(path, ref, signal) {
      try {
        const found = await ask(
          ({ rest }, request) => rest.repos.getContent({ owner, repo, path, ref, request }),
          signal,
        );
        const entries = Array.isArray(found) ? found : [found];
        if (!entries.every(isEntry)) throw notAsSaid(path);
        if (entries.length >= MOST_ENTRIES) {
          throw userError('FILE_TOO_LARGE', `${path} holds ${MOST_ENTRIES} files or more`, {
            expected: 'as many as GitHub lists',
          });
        }
        return entries.map(({ path: at, sha, type, ...entry }) => ({ path: at, id: sha, kind: kindOf(type, entry) }));
      } catch (error) {
        if (error instanceof ServiceError && error.fault === 'missing') return [];
        throw error;
      }
    },
  };
}

interface Entry {
  readonly path: string;
  readonly sha: string;
  readonly type: string;
}

/** What stands between us and GitHub may answer with anything. */
const isEntry = <Found>(found: Found): found is Found & Entry => {
  const { path, sha, type } = Object(found) as Partial<Record<keyof Entry, unknown>>;
  return typeof path === 'string' && typeof sha === 'string' && typeof type === 'string';
};

/** A file with its content, as GitHub answers it. */
export const isFile = (found: unknown): found is Entry & { readonly content: string } => {
  const { type, content } = Object(found) as { readonly type?: unknown; readonly content?: unknown };
  return type === 'file' && typeof content === 'string';
};

const notAsSaid = (path: string) => new ServiceError('unavailable', `GitHub does not say what is at ${path}`);

/** GitHub lists no more of a folder, and does not say so. */
const MOST_ENTRIES = 1000;

/** In lists GitHub calls a repository within the repository a file, of which it has no address of the content. */
function kindOf(type: string, { download_url }: { readonly download_url?: string | null }) {
  if (type === 'dir') return 'folder';
  return type === 'file' && download_url != null ? 'file' : 'other';
}
