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
        if (Array.isArray(file) || file.type !== 'file' || !('content' in file)) return undefined;
        // GitHub leaves out the content of what has more than a megabyte.
        if (file.size > maxBytes || file.encoding !== 'base64') {
          throw userError('FILE_TOO_LARGE', `${path} has ${file.size} bytes`, {
            expected: `at most ${maxBytes} bytes`,
          });
        }
        return Buffer.from(file.content, 'base64').toString('utf8');
      } catch (error) {
        if (error instanceof ServiceError && error.fault === 'missing') return undefined;
        throw error;
      }
    },
  };
}
