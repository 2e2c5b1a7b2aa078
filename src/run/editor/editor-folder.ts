import { join } from 'node:path';
import { messageOf, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports.ts';

/** A folder of an editor's window that is ours until it is disposed. */
export interface EditorFolder extends AsyncDisposable {
  readonly path: string;
  /** The folder of the requests and answers, empty at first. */
  readonly messages: string;
  /** The file by which the window is opened. */
  readonly workspaceFile: string;
}

/** More windows than these are not opened beside each other. */
const MOST_FOLDERS = 50;

/** Who holds a folder, for AgentV, which looks for this file. Ours are told from its own by what is in them. */
const LOCK = 'subagent.lock';
const OURS = 'held by eval-action\n';

/**
 * Takes the first folder that nobody else uses (targets-format.md §11.9), and makes one where there is none. Throws a
 * `UserError` when all are taken.
 */
export async function takeFolder(root: string, files: Files): Promise<EditorFolder> {
  let why = `"${LOCK}" lies in them`;
  for (let number = 1; number <= MOST_FOLDERS; number += 1) {
    const path = join(root, `subagent-${number}`);
    if (await isForeign(path, files)) continue;
    const claim = await files.claim(path).catch((error) => {
      why = messageOf(error);
      return undefined;
    });
    if (claim === undefined) continue;
    try {
      const messages = join(path, 'messages');
      await files.write(join(path, LOCK), OURS);
      for (const old of await files.glob(['*'], { cwd: messages, followLinks: false })) await files.removeFile(old);
      return {
        path,
        messages,
        workspaceFile: join(path, `subagent-${number}.code-workspace`),
        async [Symbol.asyncDispose]() {
          await files.removeFile(join(path, LOCK)).catch(() => undefined);
          await claim[Symbol.asyncDispose]();
        },
      };
    } catch (error) {
      await claim[Symbol.asyncDispose]();
      throw error;
    }
  }
  throw userError('OUTPUT_UNWRITABLE', `None of the ${MOST_FOLDERS} folders for windows in ${root} is free: ${why}`, {
    hint: `Remove "${LOCK}" in those that nobody works in.`,
  });
}

/** AgentV has the folder. A lock of ours says nothing: the run that left it may have died. */
async function isForeign(path: string, files: Files): Promise<boolean> {
  const lock = join(path, LOCK);
  return (await files.state(lock)) !== 'missing' && (await files.read(lock, LONGEST_LOCK)) !== OURS;
}

const LONGEST_LOCK = 1_000_000;
