import { extname, isAbsolute, join, relative } from 'node:path';
import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import type { Files, Matcher } from '../../model/ports.ts';
import { cutEnd } from '../../shared/text.ts';

/** AgentV's bounds (graders.md §12.8). */
const MOST_NAMES = 100;
const LARGEST_FILE = 50 * 1024;
const MOST_MATCHES = 20;
const LONGEST_LINE = 200;
/** So much is looked through by one search. */
const MOST_FILES = 5_000;
const MOST_LINES = 200_000;

const SKIPPED = ['node_modules', '.git', '.next', 'dist', '__pycache__', '.cache'];
const NOT_TEXT = new Set(
  'png jpg jpeg gif webp ico bmp pdf zip gz tar bz2 xz 7z jar war class exe dll so dylib bin woff woff2 ttf otf eot mp3 mp4 mov avi wav ogg wasm pyc sqlite db'
    .split(' ')
    .map((ending) => `.${ending}`),
);

/** What a judge may ask of a workspace. */
export const toolCallSchema = z.object({
  tool: z.enum(['list_files', 'read_file', 'search_files']),
  path: z.string().optional(),
  pattern: z.string().optional(),
});
export type WorkspaceCall = z.output<typeof toolCallSchema>;

/** The tools in the words of the judge. */
export const TOOLS_TEXT = `{"tool": "list_files", "path": "a folder, . for the whole"}  names what lies there
{"tool": "read_file", "path": "a file"}  gives its text, up to 50 KB
{"tool": "search_files", "pattern": "a JavaScript regular expression"}  gives up to 20 lines that match`;

/** Looks into a folder for a judge, and nowhere else: links that lead out of it are not followed. Never throws. */
export async function lookInto(
  root: string,
  call: WorkspaceCall,
  deps: { readonly files: Files; readonly matcher: Matcher },
  signal: AbortSignal,
): Promise<string> {
  try {
    switch (call.tool) {
      case 'list_files':
        return await list(root, call.path ?? '.', deps.files);
      case 'read_file':
        return await read(root, call.path ?? '', deps.files);
      case 'search_files':
        return await search(root, call.pattern ?? '', deps, signal);
    }
  } catch (error) {
    return `That did not work: ${messageOf(error)}`;
  }
}

async function list(root: string, path: string, files: Files): Promise<string> {
  if (!isInside(root, path)) return OUTSIDE;
  const prefix = relative(root, join(root, path));
  const below = (await everything(root, files))
    .map((file) => relative(root, file).split(/[\\/]/))
    .filter((steps) => prefix === '' || steps.join('/').startsWith(`${prefix.replaceAll('\\', '/')}/`))
    .map((steps) => steps.slice(prefix === '' ? 0 : prefix.split(/[\\/]/).length));
  const names = [...new Set(below.map(([name = '', ...rest]) => (rest.length > 0 ? `${name}/` : name)))].sort();
  if (names.length === 0) return 'There is nothing.';
  const rest = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

async function read(root: string, path: string, files: Files): Promise<string> {
  const real = await fileWithin(root, path, files);
  return real === undefined ? OUTSIDE : files.read(real, LARGEST_FILE, { onlyText: true });
}

async function search(
  root: string,
  source: string,
  { files, matcher }: { readonly files: Files; readonly matcher: Matcher },
  signal: AbortSignal,
): Promise<string> {
  const pattern = { source, flags: new RegExp(source).flags };
  const found: string[] = [];
  let lines = 0;
  for (const path of (await everything(root, files)).slice(0, MOST_FILES)) {
    const text = NOT_TEXT.has(extname(path).toLowerCase()) ? undefined : await textOf(root, path, files);
    for (const [index, line] of (text ?? '').split('\n').entries()) {
      lines += 1;
      if (signal.aborted || found.length === MOST_MATCHES || lines > MOST_LINES) return told(found);
      const match = await matcher.matches(pattern, line, signal);
      if (match.kind === 'tooLong') return 'This pattern takes too long: write a simpler one.';
      if (match.kind === 'matched' && match.matched) {
        found.push(`${relative(root, path)}:${index + 1}: ${cutEnd(line, LONGEST_LINE)}`);
      }
    }
  }
  return told(found);
}

const told = (found: readonly string[]): string => (found.length === 0 ? 'Nothing matches.' : found.join('\n'));

/** All files that a judge may want to see. */
const everything = (root: string, files: Files): Promise<string[]> =>
  files.glob(['**', ...SKIPPED.map((name) => `!**/${name}/**`)], { cwd: root, followLinks: false });

/** Most of what cannot be read is no text; a search goes on without it. */
async function textOf(root: string, path: string, files: Files): Promise<string | undefined> {
  try {
    const real = await fileWithin(root, relative(root, path), files);
    return real === undefined ? undefined : await files.read(real, 20 * LARGEST_FILE, { onlyText: true });
  } catch {
    return undefined;
  }
}

const OUTSIDE = 'There is no such file in the workspace.';

const isInside = (root: string, path: string): boolean => {
  const way = relative(root, join(root, path));
  return !isAbsolute(path) && !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
};

/** The file behind a path, when it is one of the workspace. */
async function fileWithin(root: string, path: string, files: Files): Promise<string | undefined> {
  if (path.includes('\0') || !isInside(root, path)) return undefined;
  if ((await files.state(join(root, path))) !== 'file') return undefined;
  const [real, realRoot] = [await files.realPath(join(root, path)), await files.realPath(root)];
  return isInside(realRoot, relative(realRoot, real)) ? real : undefined;
}
