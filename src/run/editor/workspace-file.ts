import { basename, dirname, join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { isMapping } from '../../shared/mapping.ts';
import { type AgentEvent, eventIn, textAt } from '../streams/event.ts';

const LONGEST_FILE = 1_000_000;

/** Settings whose keys are folders. */
const FOLDER_MAPS = ['chat.promptFilesLocations', 'chat.instructionsFilesLocations', 'chat.modeFilesLocations'];

/**
 * The folders in the window of an editor: its own, and the workspace of the test, with its workspace file if it has
 * one. Throws a `UserError` for an unreadable file.
 */
export async function workspaceFileFor(
  workspacePath: string | undefined,
  files: Files,
  named?: string | undefined,
): Promise<string> {
  const template = workspacePath === undefined ? undefined : await workspaceFileIn(workspacePath, files, named);
  const given = template === undefined ? { folders: [] } : await readWorkspaceFile(template, files);
  const at = template === undefined ? '' : dirname(template);
  const folders = given.folders.map((folder) => withAbsolutePath(folder, at));
  const isThere = folders.some((folder) => textAt(folder, 'path') === workspacePath);
  const own = workspacePath === undefined || isThere ? [] : [{ path: workspacePath }];
  const { settings } = given;
  return `${JSON.stringify(
    {
      ...given,
      folders: [{ path: '.' }, ...folders, ...own],
      ...(settings !== undefined && { settings: withAbsoluteKeys(settings, at) }),
    },
    null,
    2,
  )}\n`;
}

/** The file that the suite names, the only one in the folder, or else the one named `template`. */
async function workspaceFileIn(folder: string, files: Files, named: string | undefined): Promise<string | undefined> {
  if (named !== undefined && (await files.state(join(folder, named))) === 'file') return join(folder, named);
  const found = await files.glob(['*.code-workspace'], { cwd: folder, followLinks: false });
  return found.length === 1 ? found[0] : found.find((path) => basename(path) === 'template.code-workspace');
}

async function readWorkspaceFile(path: string, files: Files) {
  const file = eventIn(await files.read(path, LONGEST_FILE));
  const folders = file?.['folders'];
  if (file === undefined || !Array.isArray(folders)) {
    throw userError('FILE_UNREADABLE', `${path} is not a valid workspace file`, {
      hint: 'Strict JSON, without comments, with a list of "folders".',
    });
  }
  const { settings, ...rest } = file;
  return { ...rest, folders: folders.filter(isMapping), ...(isMapping(settings) && { settings }) };
}

function withAbsolutePath(folder: AgentEvent, at: string): AgentEvent {
  const path = textAt(folder, 'path');
  return path === undefined ? folder : { ...folder, path: resolve(at, path) };
}

const withAbsoluteKeys = (settings: AgentEvent, at: string): AgentEvent =>
  Object.fromEntries(
    Object.entries(settings).map(([name, map]) =>
      FOLDER_MAPS.includes(name) && isMapping(map)
        ? [name, Object.fromEntries(Object.entries(map).map(([key, value]) => [absoluteGlob(key, at), value]))]
        : [name, map],
    ),
  );

/** Only the part before the first `*` is a path. */
function absoluteGlob(glob: string, at: string): string {
  const star = glob.indexOf('*');
  const path = star === -1 ? glob : glob.slice(0, star);
  const end = path.endsWith('/') && star !== -1 ? '/' : '';
  return `${join(resolve(at, path)).replaceAll('\\', '/')}${end}${star === -1 ? '' : glob.slice(star)}`;
}
