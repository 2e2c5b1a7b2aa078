import { type Command, Option } from 'commander';
import { kebab } from '../../shared/text.ts';
import { parseReportInputs, type ReportInputName, reportDocsOf } from '../report-inputs.ts';
import type { Ask } from './asked.ts';

/** The words of `eval-action report`. */
export function reportArgv(command: Command, ask: Ask): void {
  command
    .description('Tell results that are there: writes what a pull request would be told to files, and runs nothing.')
    .argument('<results...>', 'folders of runs, files of results, or globs; ! excludes')
    .addHelpText('after', EXAMPLES);
  for (const [name, flags] of FLAGS) {
    const option = new Option(flags, describe(name));
    command.addOption(LISTS.includes(name) ? option.argParser(collected) : option);
  }
  command.action((results: string[], given: Record<string, unknown>) => {
    const texts = FLAGS.map(([name, flags]) => [name, asText(given[attributeOf(flags)])]);
    ask({
      kind: 'report',
      inputs: parseReportInputs({ ...Object.fromEntries(texts), results: results.join('\n') }, spell),
    });
  });
}

/** What the command line is asked beside the results; the rest is about a job on GitHub. */
const FLAGS: readonly (readonly [ReportInputName, string])[] = [
  ['outputDirectory', '-o, --output <DIR>'],
  ['workingDirectory', '--working-directory <DIR>'],
  ['format', '--format <FORM>'],
  ['expectedShards', '--expected-shards <N>'],
  ['threshold', '--threshold <X>'],
  ['mustPass', '--must-pass'],
  ['maxDrop', '--max-drop <X>'],
  ['confirm', '--confirm <HOW>'],
  ['maxRegressions', '--max-regressions <N>'],
  ['maxErrorRate', '--max-error-rate <X>'],
  ['maxCostIncrease', '--max-cost-increase <X>'],
  ['maxLatencyIncrease', '--max-latency-increase <X>'],
  ['baseline', '--baseline <SRC>'],
  ['baselineMaxAge', '--baseline-max-age <AGE>'],
  ['onInconclusive', '--on-inconclusive <WHAT>'],
  ['onMissingBaseline', '--on-missing-baseline <WHAT>'],
  ['quarantineFile', '--quarantine-file <FILE>'],
  ['commentKey', '--comment-key <KEY>'],
  ['commitSha', '--commit-sha <SHA>'],
  ['redact', '--redact <TEXT>'],
];

const LISTS: readonly ReportInputName[] = ['baseline', 'redact'];

/** Here is no job that would know them. */
const DEFAULTS: Partial<Record<ReportInputName, string>> = { commentKey: 'evals', commitSha: 'none' };

const collected = (text: string, before: readonly string[] = []): string[] => [...before, text];

const describe = (name: ReportInputName): string => {
  const { description, default: elsewhere } = reportDocsOf(name);
  const otherwise = DEFAULTS[name] ?? elsewhere;
  return `${description} (default: ${otherwise})`.replaceAll('`', '');
};

/** Commander's own name for what a flag holds. */
const attributeOf = (flags: string): string =>
  (/--([a-z-]+)/.exec(flags)?.[1] ?? '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const spell = (name: string): string =>
  name === 'results' ? 'results' : name === 'outputDirectory' ? '--output' : `--${kebab(name)}`;

const asText = (value: unknown): string | undefined =>
  value === undefined ? undefined : Array.isArray(value) ? value.join('\n') : String(value);

const EXAMPLES = `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8

It writes comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;
