import { existsSync } from 'node:fs';
import { access, constants, open, stat } from 'node:fs/promises';
import { basename, delimiter, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExecRequest, GraderScripts, Starter } from '../../model/ports/processes.ts';
import { type ShellCommand, shellCommands } from '../../model/text/shell-command.ts';
import { getOrMake } from '../../model/values/once.ts';
import { fileNextTo } from '../bundle-files.ts';

export interface Interpreters {
  /** The Node that starts JavaScript, and the flags with which it reads TypeScript, where it can. */
  readonly node: { readonly path: string; readonly typescript: readonly string[] | undefined };
  /** A module that is loaded before each script of Node, as a URL. */
  readonly preload: string | undefined;
  /** Where other interpreters are looked for: `PATH`. */
  readonly searchPath: string;
  readonly platform: NodeJS.Platform;
}

/** How this machine starts scripts: JavaScript with the Node that runs us, other languages with what `PATH` has. */
export function createScripts(interpreters: Interpreters): GraderScripts {
  const known = new Map<string, Promise<Starter>>();
  const starter = (ending: string) => getOrMake(known, ending, () => starterOf(ending, interpreters));
  return {
    starter,
    isInPath: (program, searchPath) => isOnPath(program, { ...interpreters, searchPath }),
    async forGrader(request) {
      const commands = 'shell' in request.command ? shellCommands(request.command.shell) : [{ words: request.command }];
      const script = await scriptToStart(commands, request, interpreters);
      const launcher = script === undefined ? undefined : await starter(extname(script[0] ?? ''));
      if (script !== undefined && launcher?.kind === 'found') {
        return { ...request, command: [...launcher.command, ...script] };
      }
      // Node and tsx load modules by `NODE_OPTIONS`. npx and npm would, too, but start other programs.
      const readsOptions = commands.some(
        ({ words: [program = '', ...args] }) =>
          /^(?:node|tsx)(?:\.exe|\.cmd)?$/.test(basename(program)) && !args.includes('--import'),
      );
      return readsOptions ? withPreload(request, interpreters) : request;
    },
  };
}

/**
 * A script and its arguments, if they need an interpreter: TypeScript, a script of a missing bun, and a file that the
 * system cannot start.
 */
async function scriptToStart(
  commands: readonly Pick<ShellCommand, 'words'>[],
  { cwd, env, command }: ExecRequest,
  { platform }: Interpreters,
): Promise<readonly string[] | undefined> {
  const [first, ...others] = commands;
  if (first === undefined || others.length > 0) return undefined;
  if ('shell' in command && 'isPlain' in first && first.isPlain !== true) return undefined;
  const [program = '', ...args] = first.words;
  if (program === 'bun') {
    const rest = args[0] === 'run' ? args.slice(1) : args;
    const isReplaced =
      /\.m?[jt]s$/.test(rest[0] ?? '') && !(await isOnPath('bun', { searchPath: env['PATH'] ?? '', platform }));
    return isReplaced ? rest : undefined;
  }
  // The Node in PATH may not read TypeScript.
  if (program === 'node') return /\.m?ts$/.test(args[0] ?? '') ? args : undefined;
  const isScript = /[/\\].*\.(?:py|m?[jt]s)$/.test(program);
  return isScript && !(await startsItself(resolve(cwd, program))) ? first.words : undefined;
}

/** Whether the system can start the file: it is executable, and its first line names an interpreter. Or it is missing. */
async function startsItself(path: string): Promise<boolean> {
  if (!existsSync(path)) return true;
  if (!(await isProgram(path))) return false;
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === '#!';
  } catch {
    return true;
  }
}

/** The module removes itself from the variable, so programs that the script starts do not load it. */
function withPreload(request: ExecRequest, { preload }: Interpreters): ExecRequest {
  if (preload === undefined) return request;
  const { NODE_OPTIONS: nodeOptions } = request.env;
  const more = `--import=${preload}`;
  return { ...request, env: { ...request.env, NODE_OPTIONS: nodeOptions ? `${nodeOptions} ${more}` : more } };
}

/** How the running process starts scripts; `script` is the file that it was started with. */
export function systemScripts(script: string | undefined): GraderScripts {
  // Taking types away is not enough for an enum. Where Node can do more it is asked to, as bun does it without asking.
  const flags = ['--experimental-transform-types'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
  // The module that helps scripts to resolve the imports of graders: next to the bundle, or in the sources.
  const preload = fileNextTo(script, 'grader-imports.js', 'sdk/imports.ts');
  return createScripts({
    node: { path: process.execPath, typescript: process.features.typescript ? flags : undefined },
    preload: preload && pathToFileURL(preload).href,
    searchPath: process.env['PATH'] ?? '',
    platform: process.platform,
  });
}

async function starterOf(ending: string, interpreters: Interpreters): Promise<Starter> {
  const { node, preload } = interpreters;
  switch (ending) {
    case '.js':
    case '.mjs':
      return { kind: 'found', command: nodeCommand(interpreters) };
    case '.ts':
    case '.mts': {
      if (node.typescript !== undefined) return { kind: 'found', command: nodeCommand(interpreters, node.typescript) };
      const tsx = ['tsx', ...(preload === undefined ? [] : ['--import', preload])] as const;
      const hint = 'Run this with Node 22.18 or newer, which reads TypeScript itself, or install tsx or bun.';
      return onPath([tsx, ['bun', 'run']], 'anything that runs TypeScript', hint, interpreters);
    }
    case '.py': {
      const hint = 'Install Python, so that PATH leads to python3.';
      return onPath([['python3'], ['python']], 'Python', hint, interpreters);
    }
    case '.sh':
      // What is written for sh runs in bash too, and not the other way round.
      return onPath([['bash'], ['sh']], 'a shell', 'Install one, so that PATH leads to sh.', interpreters);
    default:
      return { kind: 'none', missing: `a program that runs ${ending} files`, hint: 'Rewrite it in another language.' };
  }
}

/** Warnings about experimental features would be on stderr, where graders report errors. */
function nodeCommand({ node, preload }: Interpreters, flags: readonly string[] = []): [string, ...string[]] {
  const quiet = ['ExperimentalWarning', 'MODULE_TYPELESS_PACKAGE_JSON'].map((name) => `--disable-warning=${name}`);
  return [node.path, ...quiet, ...flags, ...(preload === undefined ? [] : ['--import', preload])];
}

async function onPath(
  commands: readonly (readonly [string, ...string[]])[],
  missing: string,
  hint: string,
  interpreters: Interpreters,
): Promise<Starter> {
  for (const command of commands) {
    if (await isOnPath(command[0], interpreters)) return { kind: 'found', command };
  }
  return { kind: 'none', missing, hint };
}

async function isOnPath(
  name: string,
  { searchPath, platform }: Pick<Interpreters, 'searchPath' | 'platform'>,
): Promise<boolean> {
  const endings = platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  for (const path of folders.flatMap((folder) => endings.map((ending) => join(folder, `${name}${ending}`)))) {
    if (await isProgram(path)) return true;
  }
  return false;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
