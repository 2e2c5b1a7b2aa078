import { delimiter, isAbsolute } from 'node:path';
import type { Exec, ExecResult } from '../model/ports/processes.ts';
import type { Workspace } from '../model/suite/workspace.ts';

const TIMEOUT_MS = 30_000;

/** The programs and modules that are not installed, in one sentence; `undefined` when nothing is missing. */
export async function missingPrograms(
  { commands, pythonModules }: Workspace['requires'],
  cwd: string,
  { exec, env }: { readonly exec: Exec; readonly env: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<string | undefined> {
  const common = { cwd, env, timeoutMs: TIMEOUT_MS, maxBytes: 1024 * 1024 };
  const missing: string[] = [];
  for (const name of commands) {
    const command = { shell: `command -v '${name.replaceAll("'", `'\\''`)}'` };
    if (!isFine(await exec.run({ ...common, command }, signal))) missing.push(`the program ${name}`);
  }
  const { PYTHONPATH, ...others } = env;
  // Empty or relative entries would lead into the folder when Python starts.
  const elsewhere = PYTHONPATH?.split(delimiter).filter(isAbsolute) ?? [];
  // Python starts in the folder, whose `.python-version` may select the version, and writes no `__pycache__` there.
  const pythonEnv = {
    ...others,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONSAFEPATH: '1',
    ...(elsewhere.length > 0 && { PYTHONPATH: elsewhere.join(delimiter) }),
  };
  for (const name of pythonModules) {
    const command = ['python3', '-c', IMPORT, name];
    const ended = await exec.run({ ...common, env: pythonEnv, command }, signal);
    if (!isFine(ended)) missing.push(`the Python module ${name}`);
  }
  return missing.length === 0
    ? undefined
    : `The workspace requires programs or modules that are not installed: ${missing.join(', ')}`;
}

/**
 * A module in the folder itself does not count as installed, but `-c` would search there first. Until that is undone,
 * only built-in modules may be imported. `-P` does the same only since 3.11, and `-I` would ignore modules of the user.
 */
const IMPORT = [
  'import sys',
  'sys.path[:] = [entry for entry in sys.path if entry != ""]',
  'import importlib',
  'importlib.import_module(sys.argv[1])',
].join('\n');

const isFine = (ended: ExecResult): boolean => ended.kind === 'exited' && ended.exitCode === 0;
