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
import { linesOfPieces } from '../../../results/read/read-journal.ts';
import { readScoreRows } from '../../../results/read/score-rows.ts';
import { isYamlFile } from '../../../results/read/yaml-rows.ts';
import { orList } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { JOURNAL, journalIn } from '../../run-folder/earlier-results.ts';
import { MAX_RESULTS_BYTES } from '../../run-folder/result-rows.ts';
import type { AskedCompare } from '../argv/asked.ts';
import { matrixText, pairwiseText } from '../compare-text.ts';

/** `eval-action compare`: AgentV's own comparison. As in AgentV, errors exit with 1. */
export async function compareCommand(
  asked: AskedCompare,
  runtime: Pick<Runtime, 'files' | 'cwd'>,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await compared(asked, runtime, terminal);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.complain(`error: ${error.message}`);
    return 1;
  }
}

type Site = Pick<Runtime, 'files' | 'cwd'>;

async function compared(asked: AskedCompare, site: Site, terminal: Terminal): Promise<ExitCode> {
  const { paths, baseline, candidate, targets } = asked;
  const [one, two, ...others] = paths;
  if (one === undefined || others.length > 0)
    throw wrong(`${paths.length} sources were given`, 'one or two run folders or results files');
  const threshold = numberOf('--threshold', asked.threshold) ?? WIN_THRESHOLD;
  const isJson = formatOf(asked) === 'json';
  const pairBy = oneOf('--pair-by', asked.pairBy ?? 'auto', ['auto', 'test-id']);
  const limits = limitsOf(asked);
  const read = (path: string) => scoresOf(path, asked, site, terminal);

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
  { withoutErrors }: AskedCompare,
  { files, cwd }: Site,
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

const formatOf = ({ format = 'table' }: AskedCompare): 'table' | 'json' => oneOf('--format', format, ['table', 'json']);

function oneOf<const Names extends readonly [string, ...string[]]>(
  flag: string,
  given: string,
  names: Names,
): Names[number] {
  const known = names.find((name) => name === given);
  if (known !== undefined) return known;
  throw userError('INPUT_INVALID', invalidValue(flag, orList(names), given));
}

function limitsOf({ maxMeanDrop, maxLosses, failOnMissing }: AskedCompare): CompareLimits {
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
