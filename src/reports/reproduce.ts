import type { GivenFlag, RunResult, TestResult } from '../model/run/result.ts';
import { shellWord } from '../model/text/shell-command.ts';
import type { Report } from '../model/verdict/report.ts';
import { oneLine } from './escape/terminal.ts';

interface How {
  readonly trials?: number;
  /** The command fails if one of the tests does. */
  readonly mustPass?: boolean;
  /** The folder of the suites, from the one where the command is pasted. */
  readonly workingDirectory?: string;
  /** Those that the run was started with. */
  readonly flags?: RunResult['flags'];
  /** The tool that ran the suites: it is given no test to run. */
  readonly engine?: RunResult['engine'];
}

type Runnable = Pick<TestResult, 'suiteFile' | 'testId' | 'target' | 'provider' | 'importedFrom'> &
  Partial<Pick<TestResult, 'suite'>>;

/**
 * The command that re-runs exactly one test, quoted so that pasting it runs nothing else. Undefined for a test that
 * cannot be run so, and if the flags of the run are unknown or cannot be repeated.
 */
export const reproduceCommand = (result: Runnable, program = 'eval-action', how: How = {}): string | undefined =>
  rerunTestsCommand([result], program, how);

/** The command that re-runs some tests; with several suites or targets it may run a few others, of the same ids, too. */
export function rerunTestsCommand(
  results: readonly Runnable[],
  program = 'eval-action',
  { trials, mustPass = false, workingDirectory = '.', flags = [], engine }: How = {},
): string | undefined {
  const runnableResults = results.filter(isRunnable);
  if (runnableResults.length === 0 || engine !== undefined || flags === 'unknown' || !flags.every(isExact))
    return undefined;
  const each = (wordsOf: (result: Runnable) => string) => [...new Set(runnableResults.map(wordsOf))];
  return [
    program,
    'run',
    ...each(({ suiteFile }) => suiteWord(suiteFile)),
    ...each(({ testId }) => option('test-id', patternOf(testId))),
    ...each(({ target }) => option('target', oneLine(target))),
    ...flags.map(({ name, value }) => option(name, value)),
    ...(trials === undefined ? [] : [`--trials ${trials}`]),
    ...(mustPass ? ['--must-pass'] : []),
    ...inFolder(workingDirectory),
  ].join(' ');
}

/**
 * The command that measures a baseline for the suites of a run that was not compared. Undefined where `reproduceCommand`
 * is; and on GitHub, where runs of the base branch do that.
 */
export function saveBaselineCommand(report: Report, program?: string, how: How = {}): string | undefined {
  const { commit, seeding, dryRun, verdict } = report;
  const isMeasuring = dryRun || seeding !== undefined || commit !== undefined;
  // What is wrong with a run that measured nothing is wrong with a baseline, too.
  return !verdict.noBaseline || isMeasuring || verdict.kind === 'invalid' || verdict.kind === 'cancelled'
    ? undefined
    : sameRun(report, '--save-baseline', program, how);
}

/** The command that runs the missing tests of a run that was stopped, in its folder. Not of an experiment or of another tool, which measure all in one run. */
export function resumeCommand(report: Report, folder: string, program: string, how: How): string | undefined {
  const { dryRun, complete, stopped, variants, engine } = report;
  return dryRun || complete || stopped === 'bail' || variants !== undefined || engine !== undefined
    ? undefined
    : sameRun(report, `--resume=${shellWord(oneLine(folder))}`, program, how);
}

/** The command that starts such a run again, with a flag. */
function sameRun(
  { results, selected = [], flags = [], generator, engine }: Report,
  flag: string,
  program = generator.program ?? 'eval-action',
  { workingDirectory = '.' }: How = {},
): string | undefined {
  const runnableResults = results.filter(isRunnable);
  // Suites, targets and tests that were selected are named by their results.
  const isNameless = runnableResults.length === 0 && !engine && (results.length > 0 || selected.length > 0);
  if (isNameless || flags === 'unknown' || !flags.every(isExact)) return undefined;
  const words = [
    ...(engine?.evals.map(suiteWord) ?? []),
    ...(selected.includes('suites') ? runnableResults.map(({ suiteFile }) => suiteWord(suiteFile)) : []),
    ...(selected.includes('targets') ? runnableResults.map(({ target }) => option('target', oneLine(target))) : []),
    ...(selected.includes('tests') ? runnableResults.map(({ testId }) => option('test-id', patternOf(testId))) : []),
    ...flags.map(({ name, value }) => option(name, value)),
  ];
  return [program, 'run', ...new Set(words), ...inFolder(workingDirectory), flag].join(' ');
}

const inFolder = (folder: string): string[] => (folder === '.' ? [] : [option('working-directory', oneLine(folder))]);

// A redacted flag, or one that cannot be shown on a line, would run something else.
const isExact = ({ name, value }: GivenFlag): boolean =>
  oneLine(value) === value && !`${name} ${value}`.includes('***');

// A leading `-` would be a flag, and `!` an exclusion.
const suiteWord = (file: string): string => shellWord(oneLine(file).replace(/^(?=[-!])/, './'));

/**
 * Not a test of another tool or of a judge, nor of results that have no file of their suite, whose name stands in its place; and none
 * of a transcript, whose conversations are graded all together.
 */
export const isRunnable = (test: Pick<Runnable, 'importedFrom' | 'provider' | 'suite' | 'suiteFile'>): boolean =>
  test.importedFrom === undefined &&
  test.provider !== 'transcript' &&
  test.suiteFile !== test.suite &&
  !/^\.agentv\/labels\/[^/]+\.jsonl$/.test(test.suiteFile);

/** Ids are selected by globs. A character that cannot be shown or escaped is replaced by `?`. */
function patternOf(id: string): string {
  const isPlain = /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);
  if (isPlain) return id;
  return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at: number) => {
    const isBetweenWords = /\S/.test(id.charAt(at - 1)) && /\S/.test(id.charAt(at + 1));
    if (character === ' ' && isBetweenWords) return character;
    const isShown = oneLine(`x${character}x`) === `x${character}x` && !/\s/.test(character);
    return character !== '\\' && isShown ? `\\${character}` : '?'.repeat(character.length);
  });
}

/** An argument with a leading `-` must follow a `=`, or it would be a flag. */
const option = (name: string, value: string): string =>
  value.startsWith('-') ? `--${name}=${shellWord(value)}` : `--${name} ${shellWord(value)}`;
