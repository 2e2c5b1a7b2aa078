import { existsSync, realpathSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scripts, Starter } from '../../model/ports/processes.ts';

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
export function createScripts(interpreters: Interpreters): Scripts {
  const known = new Map<string, Promise<Starter>>();
  return {
    starter(ending) {
      const found = known.get(ending) ?? starterOf(ending, interpreters);
      known.set(ending, found);
      return found;
    },
  };
}

/** How the running process starts scripts; `script` is the file that it was started with. */
export const systemScripts = (script: string | undefined): Scripts =>
  createScripts({
    node: { path: process.execPath, typescript: typeScriptFlags() },
    preload: preloadNextTo(script),
    searchPath: process.env['PATH'] ?? '',
    platform: process.platform,
  });

/** Taking types away is not enough for an enum. Where Node can do more it is asked to, as bun does it without asking. */
function typeScriptFlags(): readonly string[] | undefined {
  if (!process.features.typescript) return undefined;
  const flag = '--experimental-transform-types';
  return process.allowedNodeEnvironmentFlags.has(flag) ? [flag] : [];
}

/** The module that helps scripts to resolve the imports of graders: next to the bundle, or in the sources. */
function preloadNextTo(script: string | undefined): string | undefined {
  if (script === undefined || !existsSync(script)) return undefined;
  const folder = dirname(realpathSync(script));
  const path = [join(folder, 'grader-imports.js'), join(folder, 'sdk', 'imports.ts')].find((each) => existsSync(each));
  return path && pathToFileURL(path).href;
}

async function starterOf(ending: string, interpreters: Interpreters): Promise<Starter> {
  switch (ending) {
    case '.js':
    case '.mjs':
      return { kind: 'found', command: nodeCommand(interpreters) };
    case '.ts':
    case '.mts':
      return typeScriptStarter(interpreters);
    case '.py':
      return onPath(
        [['python3'], ['python']],
        'Python',
        'Install Python, so that PATH leads to python3.',
        interpreters,
      );
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

async function typeScriptStarter(interpreters: Interpreters): Promise<Starter> {
  const { node, preload } = interpreters;
  if (node.typescript !== undefined) return { kind: 'found', command: nodeCommand(interpreters, node.typescript) };
  const more = preload === undefined ? [] : ['--import', preload];
  const hint = 'Run this with Node 22.18 or newer, which reads TypeScript itself, or install tsx or bun.';
  return onPath(
    [
      ['tsx', ...more],
      ['bun', 'run'],
    ],
    'anything that runs TypeScript',
    hint,
    interpreters,
  );
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

async function isOnPath(name: string, { searchPath, platform }: Interpreters): Promise<boolean> {
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
