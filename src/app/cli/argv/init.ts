import type { Command } from 'commander';
import type { Ask } from './asked.ts';

export function initArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.',
    )
    .argument('[dir]', 'the root of the repository', '.')
    .addHelpText('after', EXAMPLES)
    .option(
      '--skills',
      'also write skills for coding agents: write suites, fix regressions; update those that are unchanged',
    )
    .action((folder: string, { skills }: { readonly skills?: true }) =>
      ask({ kind: 'init', folder, withSkills: skills === true }),
    );
}

const EXAMPLES = `
Examples:
  eval-action init
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`;
