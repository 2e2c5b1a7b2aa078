import type { Command } from 'commander';
import { decidingInputs } from '../../config/report-inputs.ts';
import type { Ask } from './asked.ts';
import { addInputFlags, inputsOf } from './input-flags.ts';

export function gateArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Print the verdict on the results of a finished run of eval-action or AgentV, compared with evidence or earlier runs.',
    )
    .argument('<results...>', 'run folders or results files')
    .addHelpText('after', EXAMPLES);
  addInputFlags(command, [...decidingInputs.filter((name) => name !== 'confirm'), 'matrixJobs']);
  command
    .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
    .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', collected)
    .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', collected)
    .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests')
    .action((paths: string[], given: Record<string, unknown>) => {
      ask({
        kind: 'gate',
        paths,
        inputs: inputsOf([], given),
        confirmations: listOf(given['confirmations']),
        controls: listOf(given['controls']),
        json: given['json'] === true,
      });
    });
}

const listOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

const EXAMPLES = `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json

Exit codes: 0 passed, 1 failed, 2 not measured.`;
