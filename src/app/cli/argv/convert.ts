import { type Command, Option } from 'commander';
import { userError } from '../../../model/errors.ts';
import type { Ask, AskedConvert } from './asked.ts';

export function convertArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Convert suites and targets: old generations to the current one, evals.json and JSONL to YAML and back.',
    )
    .argument('<paths...>', 'suites and targets files, folders or globs; ! excludes')
    .addHelpText('after', EXAMPLES)
    .addOption(
      new Option('--to <FORM>', 'what to make (default: yaml of .json and .jsonl, current of .yaml)').choices([
        'current',
        'yaml',
        'jsonl',
      ]),
    )
    .option('-o, --output <FILE>', 'write there (default: print it; of several files: --write or --check)')
    .option('--force', 'let --output overwrite a file')
    .option('--write', 'replace the files by what they become; keeps comments, order and quotes')
    .option('--check', 'write nothing, and end with 1 when something would change')
    .option('--all', 'convert code_judge, agent_judge and script too, though their scripts then get other input')
    .option('--lossy', 'leave out what JSONL cannot say, and name it')
    .option('--json', 'print one JSON document: files with changes, problems and text, counts')
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
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted, or nothing to do; 1 --check found something to do; 2 something could not be converted.`;
