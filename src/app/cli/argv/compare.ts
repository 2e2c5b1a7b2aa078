import type { Command } from 'commander';
import type { Ask, AskedCompare } from './asked.ts';

/** The arguments of `eval-action compare`: AgentV's, and a few of our own. */
export function compareArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.',
    )
    .argument('[results...]', 'one or two run folders or results files')
    .addHelpText('after', EXAMPLES)
    .option('-t, --threshold <X>', 'minimum difference that counts as a win or a loss (default: 0.1)')
    .option('-b, --baseline <NAME>', 'with one run: the target to compare the others with')
    .option('-c, --candidate <NAME>', 'with one run: the target to compare with the baseline')
    .option('--targets <NAME>', 'with one run: only these targets (default: all)', collected)
    .option('-f, --format <HOW>', 'table or json (default: table)')
    .option('--json', 'print one JSON document, like --format json')
    .option(
      '--pair-by <WHAT>',
      'how to pair tests: by test-id, as AgentV does, or auto, which adds suite and target if there are several (default: auto)',
    )
    .option('--max-mean-drop <X>', 'maximum drop of the mean (default: 0)')
    .option('--max-losses <N>', 'exit with 1 if there are more losses (default: no limit)')
    .option('--fail-on-missing', 'exit with 1 if the second run lacks a test of the first')
    .option('--without-errors', 'exclude tests that ended in an error, which AgentV counts as 0')
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

Exit codes: 0 not worse, 1 worse or an error, as in AgentV.`;
