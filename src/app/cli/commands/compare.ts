import { basename, dirname, join, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import {
  type Compared,
  type CompareLimits,
  compareMatrix,
  comparePair,
  compareTargets,
  isWorse,
  isWorseThan,
  type Pairwise,
  type Scored,
  WIN_THRESHOLD,
} from '../../../compare/compare.ts';
import { invalidValue, problemText, UserError, userError } from '../../../model/errors.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { isYamlFile, linesOfPieces } from '../../../results/read/rows.ts';
import { readScoreRows } from '../../../results/read/score-rows.ts';
import { orList } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { JOURNAL, journalIn } from '../../run-folder/earlier-run.ts';
import { MAX_RESULTS_BYTES } from '../../run-folder/result-rows.ts';
import { defineCommand } from '../command.ts';
import { matrixText, pairwiseText } from '../compare-text.ts';
import { collected } from '../flags.ts';

export const command = defineCommand({
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
      .option('--without-errors', 'exclude tests that ended in an error, which AgentV counts as 0'),
  // As the user wrote them: AgentV's exit code for invalid arguments is that of a failed comparison.
  options: optionsOf,
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

interface Flags {
  readonly threshold?: string;
  readonly baseline?: string;
  readonly candidate?: string;
  readonly targets?: readonly string[];
  readonly format?: string;
  readonly json?: true;
  readonly pairBy?: string;
  readonly maxMeanDrop?: string;
  readonly maxLosses?: string;
  readonly failOnMissing?: true;
  readonly withoutErrors?: true;
}

function optionsOf(paths: readonly string[], { json, targets = [], ...flags }: Flags) {
  return { ...flags, paths, targets, format: json ? 'json' : flags.format };
}

type Options = ReturnType<typeof optionsOf>;
type Deps = Pick<Runtime, 'files' | 'cwd'>;

async function compared(options: Options, site: Deps, terminal: Terminal): Promise<ExitCode> {
  const { paths, baseline, candidate, targets } = options;
  const [one, two, ...others] = paths;
  if (one === undefined || others.length > 0)
    throw wrong(`${paths.length} sources were given`, 'one or two run folders or results files');
  const threshold = numberOf('--threshold', options.threshold) ?? WIN_THRESHOLD;
  const isJson = formatOf(options) === 'json';
  const pairBy = oneOf('--pair-by', options.pairBy ?? 'auto', ['auto', 'test-id']);
  const limits = limitsOf(options);
  const read = (path: string) => scoresOf(path, options, site, terminal);

  if (two !== undefined) {
    const result = comparePair(await read(one), await read(two), { threshold, pairBy });
    return print(result, [one, two]);
  }
  const rows = await read(one);
  if (baseline !== undefined && candidate !== undefined) {
    return print(unless(compareTargets(rows, { baseline, candidate, threshold })), [baseline, candidate]);
  }
  if (candidate !== undefined) throw wrong('--candidate is given without --baseline', 'both, or --baseline alone');
  const matrix = unless(compareMatrix(rows, { threshold, targets, baseline }));
  terminal.print(isJson ? harmlessJson(matrix, 2) : matrixText(matrix, baseline, terminal));
  return baseline !== undefined && isWorseThan(baseline, matrix) ? 1 : 0;

  function print(result: Pairwise, names: readonly [string, string]): ExitCode {
    terminal.print(isJson ? harmlessJson(result, 2) : pairwiseText(names, result, terminal));
    return isWorse(result, limits) ? 1 : 0;
  }
}

function unless<Result>(compared: Compared<Result>): Result {
  if (compared.kind === 'compared') return compared.result;
  throw userError('INPUT_INVALID', compared.message);
}

/** The scores of a run folder, or of a results file of any version. */
async function scoresOf(
  given: string,
  { withoutErrors }: Options,
  { files, cwd }: Deps,
  terminal: Terminal,
): Promise<readonly Scored[]> {
  const path = resolve(cwd, given);
  const isFolder = (await files.state(path)) === 'folder';
  const file = isFolder ? await journalIn(path, files) : path;
  if ((await files.state(file)) !== 'file') {
    throw userError('FILE_MISSING', `There are no results at ${given}`, {
      expected: `a run folder, which contains ${JOURNAL}, or a results file`,
    });
  }
  // The results of a report are in JSON Lines next to it.
  const rows = basename(file) === 'report.json' ? join(dirname(file), JOURNAL) : file;
  const content = isYamlFile(rows)
    ? await files.read(rows, MAX_RESULTS_BYTES)
    : linesOfPieces(files.readPieces(rows, Number.POSITIVE_INFINITY));
  const read = readScoreRows(content, shownPath(rows, cwd));
  for (const warning of read.warnings) terminal.complain(`warning: ${problemText(warning)}`);
  return withoutErrors ? read.rows.filter(({ isError }) => !isError) : read.rows;
}

const formatOf = ({ format = 'table' }: Options): 'table' | 'json' => oneOf('--format', format, ['table', 'json']);

function oneOf<const Names extends readonly [string, ...string[]]>(
  flag: string,
  given: string,
  names: Names,
): Names[number] {
  const known = names.find((name) => name === given);
  if (known !== undefined) return known;
  throw userError('INPUT_INVALID', invalidValue(flag, orList(names), given));
}

function limitsOf({ maxMeanDrop, maxLosses, failOnMissing }: Options): CompareLimits {
  return {
    maxMeanDrop: numberOf('--max-mean-drop', maxMeanDrop),
    maxLosses: numberOf('--max-losses', maxLosses),
    failOnMissing,
  };
}

function numberOf(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const value = DECIMAL.test(given.trim()) ? Number(given) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw userError('INPUT_INVALID', invalidValue(flag, 'a number', given));
}

/** Numbers that AgentV would read differently, such as `0x1` as 0, are refused. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const wrong = (message: string, expected: string, found?: string) =>
  userError('INPUT_INVALID', message, { expected, found: found === undefined ? undefined : JSON.stringify(found) });
