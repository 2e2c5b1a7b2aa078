import type { Terminal } from '../../src/adapters/terminal.ts';
import { parseArgv } from '../../src/app/cli/command-arguments.ts';
import { acceptCommand } from '../../src/app/cli/commands/accept.ts';
import { assertCommand } from '../../src/app/cli/commands/assert.ts';
import { cacheCommand } from '../../src/app/cli/commands/cache.ts';
import { compareCommand } from '../../src/app/cli/commands/compare.ts';
import { convertCommand } from '../../src/app/cli/commands/convert.ts';
import { createCommand } from '../../src/app/cli/commands/create.ts';
import { failuresCommand } from '../../src/app/cli/commands/failures.ts';
import { gateCommand } from '../../src/app/cli/commands/gate.ts';
import { generateCommand } from '../../src/app/cli/commands/generate.ts';
import { historyCommand } from '../../src/app/cli/commands/history.ts';
import { importCommand } from '../../src/app/cli/commands/import.ts';
import { initCommand } from '../../src/app/cli/commands/init.ts';
import { labelsCommand } from '../../src/app/cli/commands/labels.ts';
import { listCommand } from '../../src/app/cli/commands/list.ts';
import { openCommand } from '../../src/app/cli/commands/open.ts';
import { planCommand } from '../../src/app/cli/commands/plan.ts';
import { promptCommand } from '../../src/app/cli/commands/prompt.ts';
import { reportCommand } from '../../src/app/cli/commands/report.ts';
import { runCommand } from '../../src/app/cli/commands/run.ts';
import { traceCommand } from '../../src/app/cli/commands/trace.ts';
import { validateCommand } from '../../src/app/cli/commands/validate.ts';
import { workspaceCommand } from '../../src/app/cli/commands/workspace.ts';
import { type Runtime, realRuntime, unstoppable } from '../../src/app/pipeline/runtime.ts';
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
  const terminal = {
    colour: false,
    width: 100,
    print: (text) => stdout.push(`${text}\n`),
    complain: (text) => stderr.push(`${text}\n`),
    status: () => {},
  } satisfies Terminal;
  const silent = { info() {}, warn() {}, error() {} };
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env, ...more };
  const asked = parseArgv(argv, terminal.print);
  const exitCode = await (async () => {
    if (asked.kind === 'validate') return validateCommand(asked, runtime, terminal);
    if (asked.kind === 'list') return listCommand(asked, runtime, terminal);
    if (asked.kind === 'plan') return planCommand(asked, runtime, terminal);
    if (asked.kind === 'convert') return convertCommand(asked, runtime, terminal);
    if (asked.kind === 'cache') return cacheCommand(asked, runtime, terminal);
    if (asked.kind === 'report') return reportCommand(asked, runtime, terminal);
    if (asked.kind === 'gate') return gateCommand(asked, runtime, terminal);
    if (asked.kind === 'compare') return compareCommand(asked, runtime, terminal);
    if (asked.kind === 'accept') return acceptCommand(asked, runtime, terminal);
    if (asked.kind === 'run') return runCommand(asked, runtime, terminal);
    if (asked.kind === 'workspace') return workspaceCommand(asked, runtime, terminal);
    if (asked.kind === 'open') return openCommand(asked, runtime, terminal);
    if (asked.kind === 'assert') return assertCommand(asked, runtime, terminal);
    if (asked.kind === 'prompt') return promptCommand(asked, runtime, terminal);
    if (asked.kind === 'trace') return traceCommand(asked, runtime, terminal);
    if (asked.kind === 'create') return createCommand(asked, runtime, terminal);
    if (asked.kind === 'import') return importCommand(asked, runtime, terminal);
    if (asked.kind === 'generate') return generateCommand(asked, runtime, terminal);
    if (asked.kind === 'history') return historyCommand(asked, runtime, terminal);
    if (asked.kind === 'failures') return failuresCommand(asked, runtime, terminal);
    if (asked.kind === 'init') return initCommand(asked, runtime, terminal);
    if (asked.kind === 'labels') return labelsCommand(asked, runtime, terminal);
    throw new Error(`${asked.kind} is not performed here`);
  })();
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}
