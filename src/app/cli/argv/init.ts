import type { Command } from 'commander';
import type { Ask } from './asked.ts';

export function initArgv(command: Command, ask: Ask): void {
  command
    .description('Set up a repository: a workflow, a first suite, targets, .env.example. Overwrites nothing.')
    .argument('[dir]', 'the root of the repository', '.')
    .addHelpText('after', EXAMPLES)
    .action((folder: string) => ask({ kind: 'init', folder }));
}

const EXAMPLES = `
Examples:
  eval-action init
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`;
