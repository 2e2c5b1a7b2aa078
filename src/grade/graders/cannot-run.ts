import { programOf } from '../../shared/program-file.ts';
import type { ProgramEnd } from '../program-end.ts';

/** `workspacePath`: what is missing may be code of the agent there. */
export interface Started {
  readonly command?: readonly string[] | { readonly shell: string };
  readonly workspacePath?: string | undefined;
}

/**
 * Why a program gave no verdict although it was started: the shell found no program (127) or could not execute it
 * (126), or a module or script is missing. What to do is part of the reason. `undefined`: it ran.
 */
export function whyItCannotRun(end: ProgramEnd, started: Started): string | undefined {
  const { exitCode, stderr } = end;
  if (exitCode === 126 || exitCode === 127) {
    if (namesAnotherPath(stderr, started)) return undefined;
    return exitCode === 126
      ? 'a program cannot be executed. Run "chmod +x", or name its interpreter in "command"'
      : 'a program is missing. Install it, or correct "command"';
  }
  if (exitCode === 0 || !missesModule(stderr, started)) return undefined;
  return 'a module or script is missing. Install it, or correct the path';
}

/** With a workspace, another path than the program's own may be a file that the agent should have written. */
function namesAnotherPath(stderr: string, { command, workspacePath }: Started): boolean {
  const [, path] = MISSING_PATH.exec(stderr) ?? [];
  if (workspacePath === undefined || path === undefined || command === undefined) return false;
  return path !== ('shell' in command ? programOf(command.shell) : command[0]);
}

/** `sh: 1: ./build.sh: not found`, `bash: line 1: ./build.sh: No such file or directory`. */
const MISSING_PATH = /: ([^\s:]*\/[^\s:]*): [^\n:]+$/m;

/** Node names the paths, so those in the workspace show. Python does not: only tests without a workspace are sure. */
const missesModule = (stderr: string, { workspacePath }: Started): boolean =>
  SCRIPT_OF_PYTHON.test(stderr) ||
  (MODULE_OF_NODE.test(stderr) && (workspacePath === undefined || !stderr.includes(workspacePath))) ||
  (MODULE_OF_PYTHON.test(stderr) && workspacePath === undefined);

/** The first line of an uncaught error. A log with the same words in the middle of a line is none. */
const MODULE_OF_NODE =
  /^(?:\w*Error(?: \[ERR_MODULE_NOT_FOUND\])?: Cannot find (?:package|module) |TypeError \[ERR_UNKNOWN_FILE_EXTENSION\]|error: Cannot find (?:package|module) |error: Module not found )/m;
/** The last line of a traceback. */
const MODULE_OF_PYTHON = /^ModuleNotFoundError: No module named [^\n]+$(?![\s\S]*\S)/m;
const SCRIPT_OF_PYTHON = /^\S*python[\d.]*(?:\.exe)?: can't open file /im;
