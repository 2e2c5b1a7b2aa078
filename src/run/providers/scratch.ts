import type { Files, ScratchFolder } from '../../model/ports/files.ts';

/**
 * A temporary folder for programs, which may still write there when it is disposed: failing to delete it must not lose
 * the answer.
 */
export async function openScratch(files: Files, prefix: string): Promise<ScratchFolder> {
  const folder = await files.scratchFolder(prefix);
  return {
    path: folder.path,
    [Symbol.asyncDispose]: async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => undefined),
  };
}
