import type { Command } from 'commander';
import {
  decidingInputs,
  parseReportInputs,
  type ReportInputName,
  readingInputs,
  reportDocsOf,
} from '../../config/report-inputs.ts';
import type { Ask } from './asked.ts';
import { addFlag, addInputFlags, flagSpelling, flagTexts, inputsOf } from './input-flags.ts';

export function gateArgv(command: Command, ask: Ask): void {
  command
    .description(
      'Print the verdict on finished results of eval-action, AgentV or another tool, compared with evidence or earlier runs.',
    )
    .argument('<results...>', 'run folders, results files or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  for (const name of NAMES) {
    if (name !== 'confirm') addFlag(command, name, { docs: reportDocsOf(name), isList: LISTS.includes(name) });
  }
  addInputFlags(command, ['matrixJobs']);
  command
    .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
    .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', collected)
    .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', collected)
    .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests')
    .action((paths: string[], given: Record<string, unknown>) => {
      ask({
        kind: 'gate',
        inputs: {
          ...parseReportInputs({ ...flagTexts(NAMES, given), results: paths.join('\n') }, flagSpelling),
          matrixJobs: inputsOf([], { matrixJobs: given['matrixJobs'] }).matrixJobs,
        },
        confirmations: listOf(given['confirmations']),
        controls: listOf(given['controls']),
        json: given['json'] === true,
      });
    });
}

const NAMES: readonly ReportInputName[] = [...readingInputs, ...decidingInputs, 'redact', 'redactUnknown'];
const LISTS: readonly ReportInputName[] = ['baseline', 'redact'];

const listOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
const collected = (value: string, before: readonly string[] = []): string[] => [...before, value];

const EXAMPLES = `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`;
