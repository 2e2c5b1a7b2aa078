import { Argument, type Command } from 'commander';
import type { Ask } from './asked.ts';

/** The words of `eval-action workspace list|clean`. */
export function workspaceArgv(command: Command, ask: Ask): void {
  command
    .description('Show or remove the prepared workspaces and the fetched repositories of this machine.')
    .addArgument(
      new Argument('<action>', 'list what is kept, or clean: remove what no run is using').choices(['list', 'clean']),
    )
    .option('--repo <URL>', 'clean: only what was made from this repository')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLES)
    .action((action: 'list' | 'clean', given: Record<string, unknown>) => {
      const { repo, json } = given;
      ask({ kind: 'workspace', action, repository: typeof repo === 'string' ? repo : undefined, json: json === true });
    });
}

const EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git

Exit codes: 0 done, 2 something could not be read or removed.`;
