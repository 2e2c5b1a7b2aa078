import type { Response } from '../../model/run/outcome.ts';

/** Changes of the workspace and of the image, then those that the target reports. */
export function withChanges(response: Response, seen: string | undefined, inImage?: string): Response {
  const fileChanges = [seen, inImage, response.fileChanges]
    .filter((diff) => diff !== undefined && diff !== '')
    .join('\n');
  return fileChanges === '' ? response : { ...response, fileChanges };
}
