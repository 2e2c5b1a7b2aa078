import { basename, dirname, join, resolve } from 'node:path';
import { number, oneOf } from '../../config/input-values.ts';
import {
  compareMatrix,
  comparePair,
  compareTargets,
  isWorse,
  isWorseThan,
  type Matrix,
  type Pairwise,
  WIN_THRESHOLD,
} from '../../gate/compare.ts';
import { problemText, UserError, userError } from '../../model/errors.ts';
import { plural } from '../../model/text/text.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { alignedRows } from '../../reports/terminal/columns.ts';
import { type Paint, paintFor } from '../../reports/terminal/paint.ts';
import { isYamlFile, linesOfPieces } from '../../results/read/rows.ts';
import { readScoreRows } from '../../results/read/score-rows.ts';
import { MAX_RESULTS_BYTES } from '../../results/run-folder/result-rows.ts';
import { JOURNAL, journalIn } from '../../results/run-folder/run-files.ts';
import type { ExitCode } from '../../runner/pipeline/exit-code.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { collected, flagValues } from '../flags.ts';

/** Without those that `VALUES` reads. */
interface CompareFlags {
  readonly baseline?: string;
  readonly candidate?: string;
  readonly targets?: readonly string[];
  readonly format?: string;
  readonly json?: true;
  readonly failOnMissing?: true;
  readonly withoutErrors?: true;
  readonly interval?: true;
}

export const command = defineCommand({
  summary: 'Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.',
  help: `
Examples:
  eval-action compare before/ after/
  eval-action compare results --baseline fast
  eval-action compare before/index.jsonl after/index.jsonl --json

Exit codes: 0 not worse, 1 worse or an error, as in AgentV.`,
  flags: (parser) =>
    parser
      .argument('[results...]', 'one or two run folders or results files')
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
      .option('--interval', 'add the 95% interval of the mean difference, and its p-value')
      .option('--without-errors', 'exclude tests that ended in an error, which AgentV counts as 0'),
  // Invalid values are refused when it runs: AgentV's exit code for them is that of a failed comparison.
  options: (paths: readonly string[], { json, ...flags }: CompareFlags) => ({
    ...flags,
    paths,
    format: json ? 'json' : flags.format,
  }),
  isForPrograms: ({ format }) => format === 'json',
  /** AgentV's own comparison. As in AgentV, errors exit with 1. */
  async run(options, runtime, terminal) {
    try {
      return await compared(options, runtime, terminal);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      terminal.complain(`error: ${error.message}`);
      return 1;
    }
  },
});

const anyNumber = number('a number', () => true);
const VALUES = {
  threshold: anyNumber.default(WIN_THRESHOLD),
  format: oneOf('table', 'json').default('table'),
  pairBy: oneOf('auto', 'test-id').default('auto'),
  maxMeanDrop: anyNumber.optional(),
  maxLosses: anyNumber.optional(),
};

async function compared(
  options: CompareFlags & { readonly paths: readonly string[] },
  { files, cwd }: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const { paths, baseline, candidate, targets = [], withoutErrors, interval } = options;
  const [one, two, ...others] = paths;
  if (one === undefined || others.length > 0) {
    const expected = 'one or two run folders or results files';
    throw userError('INPUT_INVALID', `${paths.length} sources were given`, { expected });
  }
  const { threshold, format, pairBy, ...limits } = flagValues(VALUES, options);
  const isJson = format === 'json';

  if (two !== undefined) {
    const pairs = comparePair(await scoresOf(one), await scoresOf(two), { threshold, pairBy, interval });
    return printPair(pairs, [one, two]);
  }
  const rows = await scoresOf(one);
  if (baseline !== undefined && candidate !== undefined) {
    return printPair(compareTargets(rows, { baseline, candidate, threshold, interval }), [baseline, candidate]);
  }
  if (candidate !== undefined) {
    const expected = 'both, or --baseline alone';
    throw userError('INPUT_INVALID', '--candidate is given without --baseline', { expected });
  }
  const matrix = compareMatrix(rows, { threshold, targets, baseline, interval });
  terminal.print(isJson ? harmlessJson(matrix, 2) : matrixText(matrix, baseline, paintFor(terminal)));
  return baseline !== undefined && isWorseThan(baseline, matrix) ? 1 : 0;

  function printPair(result: Pairwise, names: readonly [string, string]): ExitCode {
    terminal.print(isJson ? harmlessJson(result, 2) : pairwiseText(names, result, paintFor(terminal)));
    return isWorse(result, { ...limits, failOnMissing: options.failOnMissing }) ? 1 : 0;
  }

  /** The scores of a run folder, or of a results file of any version. */
  async function scoresOf(resultsPath: string) {
    const path = resolve(cwd, resultsPath);
    const file = (await files.state(path)) === 'folder' ? await journalIn(path, files) : path;
    if ((await files.state(file)) !== 'file') {
      throw userError('FILE_MISSING', `There are no results at ${resultsPath}`, {
        expected: `a run folder, which contains ${JOURNAL}, or a results file`,
      });
    }
    // The results of a report are in JSON Lines next to it.
    const journal = basename(file) === 'report.json' ? join(dirname(file), JOURNAL) : file;
    const content = isYamlFile(journal)
      ? await files.read(journal, MAX_RESULTS_BYTES)
      : linesOfPieces(files.readPieces(journal, Number.POSITIVE_INFINITY));
    const read = readScoreRows(content, shownPath(journal, cwd));
    for (const warning of read.warnings) terminal.complain(`warning: ${problemText(warning)}`);
    const beyond = interval && read.rows.find(({ score }) => score < 0 || score > 1);
    if (beyond) {
      const found = `${beyond.score} of "${oneLine(beyond.testId)}" in ${shownPath(journal, cwd)}`;
      throw userError('INPUT_INVALID', '--interval needs scores from 0 to 1', { found });
    }
    return withoutErrors ? read.rows.filter(({ isError }) => !isError) : read.rows;
  }
}

/** Two sides, printed as AgentV does, except that names cannot control the terminal. */
function pairwiseText(names: readonly [string, string], { matched, unmatched, summary }: Pairwise, paint: Paint) {
  const { mean_delta: delta, mean_normalized_gain: gain } = summary;
  const [wins, losses, ties] = countsOf(summary);
  const outcomes = { win: paint.green('✓ win'), loss: paint.red('✗ loss'), tie: paint.dim('= tie') };
  const table = tableText(
    ['Test ID', 'Baseline', 'Candidate', '   Delta', 'Result'],
    [0, 8, 9, 8, 8],
    matched.map((each) => [
      oneLine(each.test_id),
      each.score1.toFixed(2),
      each.score2.toFixed(2),
      tinted(each.delta, signed(each.delta, 2), paint),
      outcomes[each.outcome],
    ]),
    paint,
  );
  return [
    '',
    `${paint.bold('Comparing:')} ${oneLine(names[0])} → ${oneLine(names[1])}`,
    '',
    ...(matched.length === 0 ? ['No matching test IDs found between files.'] : table),
    '',
    ...(unmatched.file1 > 0 || unmatched.file2 > 0
      ? [`${paint.yellow('⚠ Unmatched:')} ${unmatched.file1} in baseline, ${unmatched.file2} in candidate`, '']
      : []),
    [
      `${paint.bold('Summary:')} ${paint.green(wins)}, ${paint.red(losses)}, ${ties}`,
      `Mean Δ: ${tinted(delta, signed(delta, 3), paint)}${intervalText(summary)}`,
      ...(gain === null ? [] : [`g: ${tinted(gain, signed(gain, 3), paint)}`]),
      `Status: ${tinted(delta, delta > 0 ? 'improved' : delta < 0 ? 'regressed' : 'neutral', paint)}`,
    ].join(' | '),
    '',
  ].join('\n');
}

/** All targets of one run as AgentV prints them; colours show the difference from a baseline. */
function matrixText({ matrix, pairwise, targets }: Matrix, baseline: string | undefined, paint: Paint): string {
  const title = ['', paint.bold('Score Matrix'), ''];
  if (matrix.length === 0) return [...title, 'No results found.'].join('\n');
  const rows = matrix.map(({ test_id, scores }) => {
    const known = new Map(Object.entries(scores));
    const ofBaseline = baseline === undefined ? undefined : known.get(baseline);
    const cells = targets.map((target) => {
      const score = known.get(target);
      if (score === undefined) return '--';
      const isOther = target !== baseline && ofBaseline !== undefined;
      return isOther ? tinted(score - ofBaseline, score.toFixed(2), paint) : score.toFixed(2);
    });
    return [oneLine(test_id), ...cells];
  });
  const table = tableText(['Test ID', ...targets.map(oneLine)], [0, ...targets.map(() => 6)], rows, paint);
  const pairs = pairwise.map(({ baseline: from, candidate, summary }) => {
    const { mean_delta: delta, mean_normalized_gain: gain } = summary;
    const numbers = [
      `${paint.bold('Δ')} ${tinted(delta, signed(delta, 3), paint)}`,
      ...(gain === null ? [] : [`${paint.bold('g')} ${tinted(gain, signed(gain, 3), paint)}`]),
    ];
    return [
      `  ${oneLine(from)} → ${oneLine(candidate)}:`,
      `${countsOf(summary).join(', ')}  (${numbers.join(', ')})${intervalText(summary)}`,
    ];
  });
  const summary = pairs.length === 0 ? [] : [paint.bold('Pairwise Summary:'), ...alignedRows(pairs), ''];
  return [...title, ...table, '', ...summary].join('\n');
}

/** A table with a line below its head, whose columns have at least these widths. As in AgentV, every character counts as one. */
function tableText(
  head: readonly string[],
  least: readonly number[],
  rows: readonly (readonly string[])[],
  paint: Paint,
): string[] {
  const ids = Math.max(...[head, ...rows].map(([id = '']) => id.length));
  const line = head.map((title, at) => '─'.repeat(at === 0 ? ids : Math.max(least[at] ?? 0, title.length)));
  const isNumber = (at: number) => at > 0 && head[at] !== 'Result';
  return alignedRows([head, line, ...rows], isNumber, ({ length }) => length).map((text, at) =>
    at < 2 ? paint.dim(`  ${text}`) : `  ${text}`,
  );
}

const countsOf = ({ wins, losses, ties }: Pairwise['summary']) =>
  [plural('win', wins), plural('loss', losses, 'losses'), plural('tie', ties)] as const;

const intervalText = ({ interval }: Pairwise['summary']): string =>
  interval === undefined
    ? ''
    : ` (95% CI ${signed(interval.low, 3)} to ${signed(interval.high, 3)}, p ${interval.p < 0.001 ? '< 0.001' : `= ${interval.p.toFixed(3)}`})`;

const signed = (value: number, digits: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;

const tinted = (value: number, text: string, { green, red }: Paint): string =>
  value > 0 ? green(text) : value < 0 ? red(text) : text;
