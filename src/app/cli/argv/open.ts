import type { Command } from 'commander';
import type { Ask } from './asked.ts';

export function openArgv(command: Command, ask: Ask): void {
  command
    .description('Open the report of a run, or of two runs side by side, in the browser.')
    .argument('[run]', 'run folder, results file or report.html (default: the newest run)')
    .argument('[base]', 'run folder or results file to compare with')
    .option('--no-browser', 'print the address of the page and start no browser')
    .option('--print-path', 'like --no-browser')
    .addHelpText('after', EXAMPLES)
    .action((run: string | undefined, base: string | undefined, given: Record<string, unknown>) =>
      ask({ kind: 'open', run, base, printsOnly: given['browser'] === false || given['printPath'] === true }),
    );
}

const EXAMPLES = `
Examples:
  eval-action open
  eval-action open .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action open head/ base/

The page is one offline file; no server is started.
Exit codes: 0 the page was written, 2 it could not be written.`;
