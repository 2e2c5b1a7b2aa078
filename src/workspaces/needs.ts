import type { Exec, ExecResult } from '../model/ports.ts';
import type { Workspace } from '../model/workspace.ts';

const TIMEOUT_MS = 30_000;

/** The programs and modules that are not installed, in one sentence; `undefined` when nothing is missing (workspace-format.md §11.2). */
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
  for (const name of pythonModules) {
    const command = ['python3', '-c', 'import importlib, sys; importlib.import_module(sys.argv[1])', name];
    if (!isFine(await exec.run({ ...common, command }, signal))) missing.push(`the Python module ${name}`);
  }
  return missing.length === 0 ? undefined : `The workspace needs what is not installed: ${missing.join(', ')}`;
}

const isFine = (ended: ExecResult): boolean => ended.kind === 'exited' && ended.exitCode === 0;
