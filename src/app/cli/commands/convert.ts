import { Option } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { UserError, userError } from '../../../model/errors.ts';
import type { Alteration } from '../../../model/suite/converted.ts';
import { locationText } from '../../../model/suite/location.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { neutral } from '../../../reports/escape/workflow-command.ts';
import type { Paint } from '../../../reports/terminal/paint.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { inParallel } from '../../../shared/in-parallel.ts';
import { plural } from '../../../shared/text.ts';
import { findRepository } from '../../../suites/discover.ts';
import {
  type ConversionOptions,
  type ConversionSite,
  convertFile,
  type FileConversion,
} from '../../inspect/conversion.ts';
import { writeInPlace, writeOutput } from '../../inspect/conversion-output.ts';
import { findConvertible } from '../../inspect/convertible-files.ts';
import { inFile } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';
import { problemLines } from '../problem-lines.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`,
  flags: (parser) =>
    parser
      .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
      .addOption(
        new Option(
          '--to <FORM>',
          'format to convert to (default: yaml for .json, .jsonl and .md, current for .yaml)',
        ).choices(['current', 'yaml', 'jsonl']),
      )
      .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
      .option('--force', 'allow --output to overwrite a file')
      .option('--write', 'convert the files in place; keeps comments, order and quotes')
      .option('--check', 'write nothing, and exit with 1 if a file would change')
      .option('--all', 'also convert code_judge, agent_judge and script, whose scripts then get different input')
      .option('--lossy', 'omit what JSONL cannot express, and report it')
      .option('--json', 'print one JSON document: files with changes, problems and text; counts'),
  options(paths: readonly string[], flags: Omit<ConversionOptions, 'paths'>) {
    const { output, write, check } = flags;
    const ways = [output !== undefined && '--output', write && '--write', check && '--check'].filter(Boolean);
    if (ways.length > 1) {
      throw userError('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
    }
    return { ...flags, paths };
  },
  isForPrograms: () => true,
  run: converted,
});

/** Converts each file completely or not at all. Changes are printed to standard error. */
async function converted(options: ConversionOptions, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const site = { options, runtime, root: await findRepository(runtime.cwd, runtime.files) };
  const candidates = await findConvertible(options.paths, runtime.cwd, runtime.files);
  const isOne = candidates.length === 1;
  if (!isOne && options.output !== undefined) throw oneAtATime('--output takes one file');
  if (!isOne && !options.write && !options.check && !options.json) throw oneAtATime('Only one file can be printed');
  const conversionsMade = await inParallel(candidates, (candidate) => convertFile(candidate, site));
  const done = await inParallel(conversionsMade, (each) => deliver(each, site));

  const conversions = done.map(({ conversion }) => conversion);
  if (options.json) terminal.print(harmlessJson(documentOf(done), 2));
  else print(done, site, terminal);
  if (conversions.some(({ outcome }) => outcome === 'refused')) return 2;
  return options.check && conversions.some(({ outcome }) => outcome === 'changed') ? 1 : 0;
}

const oneAtATime = (message: string) =>
  userError('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });

interface Delivered {
  readonly conversion: FileConversion;
  readonly written: readonly string[];
}

async function deliver(conversion: FileConversion, site: ConversionSite): Promise<Delivered> {
  const { options } = site;
  const isNew = conversion.form !== 'current';
  try {
    if (conversion.outcome === 'refused' || conversion.outcome === 'passed-over') return { conversion, written: [] };
    if (options.write && isNew) throw inAnotherForm(conversion);
    if (options.write && conversion.outcome === 'changed') {
      await writeInPlace(conversion, site);
      return { conversion, written: [conversion.file] };
    }
    const written = options.output === undefined ? [] : await writeOutput(conversion, options.output, site);
    const isPrinted = options.output === undefined && !options.write && !options.check && !options.json;
    if (isPrinted) refuseToPrint(conversion, site);
    return { conversion, written };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { conversion: { ...conversion, outcome: 'refused', problems: error.problems }, written: [] };
  }
}

const inAnotherForm = ({ file, form }: FileConversion) =>
  userError('INPUT_INVALID', `${file} would become ${form}, which needs a new file`, {
    hint: 'Name it with --output.',
  });

/** Refuses two files, and text that the runner would read as commands. */
function refuseToPrint({ file, text = '', sidecar }: FileConversion, { runtime }: ConversionSite): void {
  const hint = 'Set the file to write with --output.';
  if (sidecar !== undefined) {
    throw userError('INPUT_INVALID', `${file} becomes two files: one with the tests and one with the settings`, {
      hint,
    });
  }
  const lines = text.replaceAll('\r\n', '\n');
  if (runtime.env['GITHUB_ACTIONS'] === 'true' && neutral(lines) !== lines) {
    throw userError(
      'INPUT_INVALID',
      `${file} contains text that the runner of this job would execute as workflow commands`,
      { hint },
    );
  }
}

function print(done: readonly Delivered[], { options }: ConversionSite, terminal: Terminal): void {
  const plain = paintFor({ colour: false });
  for (const { conversion } of done) {
    const lines = conversionLines(conversion, plain);
    if (lines.length > 0) terminal.complain(lines.join('\n'));
  }
  const files = done.map(({ conversion }) => conversion);
  if (options.write || options.check)
    terminal.print(conversionSummary(files, options.write ? 'written' : 'would change'));
  else if (options.output !== undefined)
    for (const { written } of done) for (const file of written) terminal.print(`written  ${file}`);
  else
    for (const { outcome, text = '' } of files) if (outcome !== 'refused') terminal.print(text.replace(/\r?\n$/, ''));
}

function documentOf(done: readonly Delivered[]) {
  const files = done.filter(({ conversion }) => conversion.outcome !== 'passed-over');
  const count = (wanted: FileConversion['outcome']) =>
    done.filter(({ conversion }) => conversion.outcome === wanted).length;
  return {
    schemaVersion: 1,
    files: files.map(
      ({ conversion: { file, kind, form, outcome, changes, left, problems, text, sidecar }, written }) => ({
        file,
        kind,
        to: form,
        outcome,
        changes,
        left,
        problems,
        text: outcome !== 'refused' ? text : undefined,
        sidecar: outcome !== 'refused' ? sidecar : undefined,
        written,
      }),
    ),
    counts: {
      files: files.length,
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      passedOver: count('passed-over'),
    },
  };
}

/** Maximum number of lines per file; JSON has all. */
const MOST_SHOWN = 200;

/** The result of one file, line by line: changes, skipped parts, and problems. */
function conversionLines({ file, changes, left, problems }: FileConversion, paint: Paint): string[] {
  const said = [...changes.map((each) => lineOf(each, '')), ...left.map((each) => lineOf(each, 'note: '))];
  const rest = said.length - MOST_SHOWN;
  return [
    ...said.slice(0, MOST_SHOWN),
    ...(rest > 0 ? [`  … and ${rest} more of this file (--json lists all)`] : []),
    ...problemLines(inFile(file, problems), paint),
  ];
}

const lineOf = ({ message, location, hint }: Alteration, kind: string): string =>
  oneLine(`${locationText(location)}: ${kind}${message}${hint === undefined ? '' : `. ${hint}`}`);

function conversionSummary(files: readonly FileConversion[], done: 'would change' | 'written'): string {
  const count = (outcome: FileConversion['outcome']) => files.filter((file) => file.outcome === outcome).length;
  const looked = files.length - count('passed-over');
  const parts = [
    count('changed') === 0 ? 'nothing to convert' : `${count('changed')} ${done}`,
    ...(count('refused') > 0 ? [`${count('refused')} could not be converted`] : []),
    ...(count('passed-over') > 0 ? [`${plural('other YAML file', count('passed-over'))} skipped`] : []),
  ];
  return `${plural('file', looked)} checked: ${parts.join(', ')}`;
}
