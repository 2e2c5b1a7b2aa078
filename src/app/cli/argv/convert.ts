import { type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask, AskedConvert } from './asked.ts';

export function convertArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Convert suites and targets: old formats to the current one, evals.json, JSONL and chats (.json, .md) to YAML, and suites to JSONL.',
    )
    .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES)
    .addOption(
      new Option(
        '--to <FORM>',
        'format to convert to (default: yaml for .json, .jsonl and .md, current for .yaml)',
      ).choices(['current', 'yaml', 'jsonl']),
    )
    .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
    .option('--force', 'allow --output to overwrite a file')
    .option('--write', 'convert the files in place; keeps comments, order and quotes')
    .option('--check', 'write nothing, and exit with 1 if a file would change')
    .option('--all', 'also convert code_judge, agent_judge and script, whose scripts then get different input')
    .option('--lossy', 'omit what JSONL cannot express, and report it')
    .option('--json', 'print one JSON document: files with changes, problems and text; counts')
    .action((paths: string[], given: Record<string, unknown>) => ask(askedOf(paths, given)));
}

function askedOf(paths: readonly string[], given: Readonly<Record<string, unknown>>): AskedConvert {
  const flag = (name: string) => given[name] === true;
  const output = typeof given['output'] === 'string' ? given['output'] : undefined;
  const chosen = [output !== undefined && '--output', flag('write') && '--write', flag('check') && '--check'];
  const ways = chosen.filter((way) => way !== false);
  if (ways.length > 1) {
    throw userError('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
  }
  return {
    kind: 'convert',
    paths,
    to: given['to'] as AskedConvert['to'],
    output,
    force: flag('force'),
    write: flag('write'),
    check: flag('check'),
    all: flag('all'),
    lossy: flag('lossy'),
    json: flag('json'),
  };
}

const EXAMPLES = `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`;
