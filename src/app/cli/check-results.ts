import { resolve } from 'node:path';
import type { Terminal } from '../../adapters/terminal.ts';
import { type Problem, sentenceOf } from '../../model/errors.ts';
import type { ImportedFile } from '../../model/run/imported.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { toolOf, weaknessesOf } from '../../reports/imported-line.ts';
import { hanging } from '../../reports/terminal/columns.ts';
import { type Paint, paintFor } from '../../reports/terminal/paint.ts';
import { genericKeys } from '../../results/importers/generic-jsonl.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import { learnSecretsHere, learnSecretsOfSuites } from '../config/environments.ts';
import type { ReportInputs } from '../config/report-inputs.ts';
import type { ExitCode } from '../pipeline/exit-code.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { ReadRun } from '../run-folder/read-results.ts';
import { readResults } from '../run-folder/read-results.ts';
import { resultPaths } from '../run-folder/result-paths.ts';

type Line = readonly [label: string, text: string];
const LABEL = 12;
const MAX_NAMES = 10;
const MAX_PROBLEMS = 20;

interface Screen {
  readonly colour: boolean;
  readonly width: number;
}

/** `eval-action report --check`: prints what is read from results files, and writes nothing. */
export async function checkResults(
  inputs: ReportInputs,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'env' | 'redactor'>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { files, redactor } = runtime;
  redactor.configure(inputs);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const paths = await resultPaths(inputs.results, { cwd, files });
  await learnSecretsHere(runtime, inputs.workingDirectory);
  const read = await readResults(paths, { cwd, files }, { ...inputs, redactor });
  await learnSecretsOfSuites(read.run.results, { cwd, files, redactor });
  terminal.print(checkText(redactor.deep(read), terminal));
  return read.run.complete && read.run.results.length > 0 ? 0 : 2;
}

/** For a person: what was read from each results file, then what all of them have in common. */
function checkText({ run, files, problems }: ReadRun, screen: Screen): string {
  const paint = paintFor(screen);
  const ofFiles = new Set(files.flatMap((file) => [...(file.run.unreadable ?? []), ...file.run.warnings]));
  const others = problems.filter((problem) => !ofFiles.has(problem)).map(problemLine);
  const blocks = files.map((file) => [
    paint.bold(oneLine(file.shown)),
    ...fileLines(file).flatMap((line) => aligned(line, screen, paint)),
  ]);
  const common = others.flatMap((line) => aligned(line, screen, paint));
  const all = [...blocks, ...(common.length > 0 ? [common] : []), [lastLine(run, paint)]];
  return all.map((lines) => lines.join('\n')).join('\n\n');
}

function fileLines({ run, isOfAgentv5 }: ReadRun['files'][number]): Line[] {
  const [file] = run.imported ?? [];
  const { results, unreadable = [] } = run;
  const weaknesses = file === undefined ? [] : weaknessesOf([file]);
  return [
    [
      'format',
      file === undefined ? (isOfAgentv5 ? 'run folder of AgentV 5' : 'eval-action or AgentV') : formatOf(file),
    ],
    ['tests', testsOf(results)],
    ['suites', namesOf(results, 'suite')],
    ['targets', namesOf(results, 'target')],
    ...(file === undefined || results.length === 0 ? [] : [['identity', IDENTITY[file.identity]] as const]),
    ...(run.complete ? [] : [['incomplete', whyIncomplete(run)] as const]),
    ...weaknesses.map((text): Line => ['note', text]),
    ...(file?.unknownKeys === undefined ? [] : [['note', ignoredKeys(file.unknownKeys)] as const]),
    ...run.warnings.map(problemLine),
    ...unreadable.slice(0, MAX_PROBLEMS).map(problemLine),
  ];
}

const formatOf = (file: ImportedFile): string =>
  file.tool === file.format ? `${toolOf(file)} (${file.format})` : `${file.format}, written by ${toolOf(file)}`;

/** A mistyped key is ignored like a key of the author. */
function ignoredKeys(keys: readonly string[]): string {
  const named = keys.map((key) => {
    const meant = didYouMean(key, genericKeys);
    return meant === undefined ? key : `${key} (did you mean ${meant}?)`;
  });
  return `unknown keys are ignored: ${named.join(', ')}`;
}

const IDENTITY: Readonly<Record<ImportedFile['identity'], string>> = {
  declared: 'every test has an id',
  named: 'tests are recognized by their names; a new name makes a new test',
  content: 'some tests have neither id nor name, and are recognized by their input',
};

function testsOf(results: readonly TestResult[]): string {
  const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? 1), 0);
  const kinds = results.map((result) => outcomeOf(result).kind);
  const ends = (['passed', 'failed', 'errored', 'not-run'] as const)
    .map((kind) => [kinds.filter((each) => each === kind).length, kind.replace('-', ' ')] as const)
    .flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const counts = `${plural('test', results.length)} with ${plural('trial', trials)}`;
  return ends.length === 0 ? counts : `${counts}: ${ends.join(', ')}`;
}

function namesOf(results: readonly TestResult[], key: 'suite' | 'target'): string {
  const names = [...new Set(results.map((result) => result[key]))];
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown || 'none';
}

function whyIncomplete({ planned, results, unreadable = [], stopped }: RunResult): string {
  if (unreadable.length > 0) return `${plural('problem', unreadable.length)} below`;
  if (planned > results.length) return `${results.length} of ${plural('planned test', planned)}`;
  return stopped === 'cancelled' ? 'the tool was cancelled' : 'the run did not end, so results may be missing';
}

const problemLine = (problem: Problem): Line => {
  const where = problem.location === undefined ? '' : `${locationText(problem.location)}: `;
  const text = [sentenceOf(problem), problem.hint ?? []].flat().join('. ');
  return [problem.severity, `${where}${text}`];
};

/** A label and a text, which continues below itself. */
function aligned([label, text]: Line, { width }: Screen, paint: Paint): string[] {
  const columns = Math.max(40, width - LABEL - 2);
  const tint = label === 'error' || label === 'incomplete' ? paint.red : label === 'warning' ? paint.yellow : paint.dim;
  return hanging(oneLine(text), columns).map(
    (line, index) => `  ${index === 0 ? tint(label.padEnd(LABEL)) : ' '.repeat(LABEL)}${line}`,
  );
}

function lastLine({ complete, results, unreadable = [] }: RunResult, { bold, red, green }: Paint): string {
  const read = `${plural('test', results.length)} read`;
  if (complete && results.length === 0) return `${read}: ${bold(red('there is nothing to report'))}`;
  if (complete) return `${read}: ${bold(green('nothing wrong'))}`;
  const what = unreadable.length > 0 ? plural('error', unreadable.length) : 'incomplete';
  return `${read}: ${bold(red(what))}`;
}
