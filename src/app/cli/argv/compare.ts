import type { Command } from 'commander';
import type { Ask, AskedCompare } from './asked.ts';

/** The words of `eval-action compare`, which are AgentV's, and a few of our own. */
export function compareArgv(command: Command, ask: Ask): void {
  command
    .description('Compare two runs score by score, or the targets of one, as AgentV does. To decide, use gate.')
    .argument('[results...]', 'one or two run folders, or files of results')
    .addHelpText('after', EXAMPLES)
    .option('-t, --threshold <X>', 'the least difference that is a win or a loss (default: 0.1)')
    .option('-b, --baseline <NAME>', 'of one run: the target that the others are held against')
    .option('-c, --candidate <NAME>', 'of one run: the one target that is held against the baseline')
    .option('--targets <NAME>', 'of one run: only these targets (default: all)', collected)
    .option('-f, --format <HOW>', 'table or json (default: table)')
    .option('--json', 'print one JSON document, as --format json')
    .option(
      '--pair-by <WHAT>',
      'auto, or test-id as AgentV does (default: auto, with suite and target where there are several)',
    )
    .option('--max-mean-drop <X>', 'how far the mean may drop (default: 0)')
    .option('--max-losses <N>', 'end with 1 when there are more losses (default: any number)')
    .option('--fail-on-missing', 'end with 1 when the second run lacks a test of the first')
    .option('--without-errors', 'leave out tests that ended in an error, which AgentV counts as 0')
    .action((paths: string[], given: Record<string, unknown>) => ask(askedOf(paths, given)));
}

const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

function askedOf(paths: readonly string[], given: Readonly<Record<string, unknown>>): AskedCompare {
  const text = (name: string) => (given[name] === undefined ? undefined : String(given[name]));
  return {
    kind: 'compare',
    paths,
    threshold: text('threshold'),
    baseline: text('baseline'),
    candidate: text('candidate'),
    targets: Array.isArray(given['targets']) ? given['targets'].map(String) : [],
    format: given['json'] === true ? 'json' : text('format'),
    pairBy: text('pairBy'),
    maxMeanDrop: text('maxMeanDrop'),
    maxLosses: text('maxLosses'),
    failOnMissing: given['failOnMissing'] === true,
    withoutErrors: given['withoutErrors'] === true,
  };
}

const EXAMPLES = `
Examples:
  eval-action compare before/ after/
  eval-action compare results --baseline fast
  eval-action compare before/index.jsonl after/index.jsonl --json

Exit codes: 0 not worse, 1 the mean dropped (or it could not be compared).`;
