import { parseArgv } from '../../src/cli/command-line.ts';
import { redactedTerminal } from '../../src/platform/redacting-adapters.ts';
import type { Terminal } from '../../src/platform/terminal.ts';
import { type Runtime, realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import type { Project } from '../support/project.ts';

export interface Performed {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Performs a command in a checkout, with no more in its environment than is given. */
export async function perform(
  project: Pick<Project, 'folder'>,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  more: Partial<Runtime> = {},
): Promise<Performed> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const screen = {
    colour: false,
    width: 100,
    print: (text) => stdout.push(`${text}\n`),
    complain: (text) => stderr.push(`${text}\n`),
    status: () => {},
  } satisfies Terminal;
  const silent = { info() {}, warn() {}, error() {} };
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env, ...more };
  const terminal = redactedTerminal(screen, runtime.redactor);
  const call = await parseArgv(argv, terminal.print);
  if ('exitCode' in call) throw new Error(`${argv.join(' ')} performs nothing`);
  const exitCode = await call.run(runtime, terminal);
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}
