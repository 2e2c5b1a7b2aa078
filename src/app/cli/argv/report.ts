import type { Command } from 'commander';
import {
  decidingInputs,
  parseReportInputs,
  type ReportInputName,
  readingInputs,
  reportDocsOf,
} from '../../config/report-inputs.ts';
import type { Ask } from './asked.ts';
import { addFlag, flagSpelling, flagTexts } from './input-flags.ts';

export function reportArgv(command: Command, ask: Ask): void {
  command
    .description('Report existing results: writes the reports of a pull request to files, and runs no evals.')
    .argument('<results...>', 'run folders, results files or globs; ! excludes')
    .option('--check', 'print what is read from the files, and write nothing')
    .addHelpText('after', EXAMPLES);
  for (const name of NAMES) {
    const docs = { ...reportDocsOf(name), ...DEFAULTS[name] };
    addFlag(command, name, { docs, isList: LISTS.includes(name) });
  }
  command.action((results: string[], given: Record<string, unknown> & { readonly check?: boolean }) => {
    const texts = { ...flagTexts(NAMES, given), results: results.join('\n') };
    ask({ kind: 'report', inputs: parseReportInputs(texts, flagSpelling), isCheck: given.check === true });
  });
}

/** The flags of the command; the other inputs of the report action configure a job on GitHub. */
const NAMES: readonly ReportInputName[] = [
  'outputDirectory',
  'workingDirectory',
  ...readingInputs,
  'confirmCommand',
  'expectedShards',
  'plan',
  'planPath',
  ...decidingInputs,
  'html',
  'commentKey',
  'commitSha',
  'redact',
  'redactUnknown',
  'otel',
  'otelFile',
  'otelCaptureContent',
  'otelGroupTurns',
  'traceFile',
];

const LISTS: readonly ReportInputName[] = ['baseline', 'redact', 'otel'];

/** Inputs that only a job has. */
const DEFAULTS: Partial<Record<ReportInputName, { readonly default: string }>> = {
  commentKey: { default: 'evals' },
  commitSha: { default: 'none' },
};

const EXAMPLES = `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report 'shards/*' --plan 3f9a0c12… --plan-path plan

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`;
