import type { Response } from '../../model/run/outcome.ts';

/** What we saw, then what the target itself reports (workspace-format.md §9.3). */
export function withChanges(response: Response, seen: string | undefined): Response {
  const fileChanges = [seen, response.fileChanges].filter((diff) => diff !== undefined && diff !== '').join('\n');
  return fileChanges === '' ? response : { ...response, fileChanges };
}
