import { type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask, AskedFailures } from './asked.ts';

export function failuresArgv(command: Command, ask: Ask): void {
  command
    .description('Print what a coding agent needs to fix the failing tests of a run: causes, commands, excerpts.')
    .argument('[run]', 'run folder, artifact or results file (default: the newest run)')
    .addOption(new Option('--md', 'print index.md (default)').conflicts(['json', 'prompt']))
    .addOption(new Option('--json', 'print failures.jsonl: one JSON object per line').conflicts('prompt'))
    .option('--prompt', 'print a task to copy into a coding agent, for each cause')
    .option('--cause <ID>', 'with --prompt: only the task for this cause (default: all)')
    .addHelpText('after', EXAMPLES)
    .action((run: string | undefined, given: Record<string, unknown>) => {
      const form = formOf(given);
      const cause = given['cause'] as string | undefined;
      if (cause !== undefined && form !== 'prompt') {
        throw userError('INPUT_INVALID', '--cause has no effect without --prompt', { hint: 'Add --prompt.' });
      }
      ask({ kind: 'failures', run, form, cause, json: form === 'jsonl' });
    });
}

const formOf = ({ json, prompt }: Readonly<Record<string, unknown>>): AskedFailures['form'] =>
  json === true ? 'jsonl' : prompt === true ? 'prompt' : 'markdown';

const EXAMPLES = `
Examples:
  eval-action failures
  eval-action failures results/new --json
  eval-action failures results/new --prompt --cause c10bfce6f

Exit codes: 0 printed, also if no test failed; 2 the results could not be read.`;
