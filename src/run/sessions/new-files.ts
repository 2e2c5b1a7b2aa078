import { relative, sep } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';

/** Larger files, and binary files, are skipped. */
const LARGEST_FILE = 512 * 1024;
const MOST_FILES = 1_000;
const MOST_TEXT = 10 * 1024 * 1024;

/** Folders of tools, without the agent's own work. */
const TOOL_FOLDERS = ['.git', 'node_modules', '.agentv', '__pycache__'];

/** The files in a folder that an agent filled, as the unified diff that adds them; undefined if there are none. */
export async function newFilesIn(folder: string, files: Files): Promise<string | undefined> {
  if ((await files.state(folder)) !== 'folder') return undefined;
  const left = TOOL_FOLDERS.map((name) => `!**/${name}/**`);
  const paths = await files.glob(['**', ...left], { cwd: folder, followLinks: false });
  const diffs: string[] = [];
  let length = 0;
  for (const path of paths.slice(0, MOST_FILES)) {
    const text = await textOf(path, files);
    if (text === undefined) continue;
    length += text.length;
    if (length > MOST_TEXT) break;
    diffs.push(diffOfNewFile(relative(folder, path).split(sep).join('/'), text));
  }
  return diffs.length === 0 ? undefined : diffs.join('\n');
}

/** The diff of a file that was not there before. A line break at its end is no line. */
function diffOfNewFile(path: string, text: string): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const name = path.replaceAll(/[\r\n]/g, '?');
  const head = [`diff --git a/${name} b/${name}`, 'new file mode 100644'];
  if (lines.length === 0) return head.join('\n');
  return [
    ...head,
    '--- /dev/null',
    `+++ b/${name}`,
    `@@ -0,0 +1,${lines.length} @@`,
    ...lines.map((line) => `+${line}`),
  ].join('\n');
}

async function textOf(path: string, files: Files): Promise<string | undefined> {
  try {
    return await files.read(path, LARGEST_FILE, { onlyText: true });
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
