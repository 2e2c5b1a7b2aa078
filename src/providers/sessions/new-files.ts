import { relative, sep } from 'node:path';
import { unlessInvalid } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { plural } from '../../model/text/text.ts';

/** The text of larger files is not shown. */
const MAX_FILE_BYTES = 512 * 1024;
const MAX_FILES = 1_000;
const MAX_TEXT = 10 * 1024 * 1024;

/** Folders of tools, without the agent's own work. */
const TOOL_FOLDERS = ['.git', 'node_modules', '.agentv', '__pycache__'];

/**
 * The files in a folder that an agent filled, as the unified diff that adds them; undefined if there are none. Files without
 * a readable text are named, and those beyond the limits are counted.
 */
export async function newFilesIn(folder: string, files: Files): Promise<string | undefined> {
  if ((await files.state(folder)) !== 'folder') return undefined;
  const left = TOOL_FOLDERS.map((name) => `!**/${name}/**`);
  const paths = await files.glob(['**', ...left], { cwd: folder, followLinks: false });
  const diffs: string[] = [];
  let length = 0;
  for (const path of paths.slice(0, MAX_FILES)) {
    const text = await unlessInvalid(() => files.read(path, MAX_FILE_BYTES, { onlyText: true }));
    const diff = diffOfNewFile(relative(folder, path).split(sep).join('/'), text);
    length += diff.length;
    if (length > MAX_TEXT) break;
    diffs.push(diff);
  }
  const others = paths.length - diffs.length;
  if (others > 0) diffs.push(`# ${plural('more new file', others)}: only ${MAX_FILES} files and 10 MiB are shown`);
  return diffs.length === 0 ? undefined : diffs.join('\n');
}

/** The diff of a file that was not there before, as git shows it. A line break at its end is no line. */
function diffOfNewFile(path: string, text: string | undefined): string {
  const name = path.replaceAll(/[\r\n]/g, '?');
  const head = [`diff --git a/${name} b/${name}`, 'new file mode 100644'];
  if (text === undefined) return [...head, `Binary files /dev/null and b/${name} differ`].join('\n');
  if (text === '') return head.join('\n');
  const lines = text.replace(/\n$/, '').split('\n');
  const place = ['--- /dev/null', `+++ b/${name}`, `@@ -0,0 +1,${lines.length} @@`];
  return [...head, ...place, ...lines.map((line) => `+${line}`)].join('\n');
}
