import { UserError, userError } from '../../../model/errors.ts';
import type { Alteration } from '../../../model/suite/converted.ts';
import { locationText } from '../../../model/suite/location.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { neutral } from '../../../reports/escape/workflow-command.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { inParallel } from '../../../shared/in-parallel.ts';
import { plural } from '../../../shared/text.ts';
import { findRepository } from '../../../suites/discover.ts';
import {
  type ConversionSite,
  convertFile,
  type FileConversion,
  findConvertible,
  writeInPlace,
  writeOutput,
} from '../../inspect/conversion.ts';
import { inFile } from '../../inspect/survey.ts';
import { defineCommand } from '../command.ts';
import { problemLines } from '../problem-lines.ts';

interface Flags {
  readonly output?: string;
  readonly force?: true;
  readonly write?: true;
  readonly check?: true;
  readonly all?: true;
  readonly json?: true;
}

export const command = defineCommand({
  help: `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`,
  flags: (parser) =>
    parser
      .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
      .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
      .option('--force', 'allow --output to overwrite a file')
      .option('--write', 'convert the files in place; keeps comments, order and quotes')
      .option('--check', 'write nothing, and exit with 1 if a file would change')
      .option('--all', 'also convert code_judge, agent_judge and script, whose scripts then get different input')
      .option('--json', 'print one JSON document: files with changes, problems and text; counts'),
  options(paths: readonly string[], flags: Flags) {
    const { output, write, check } = flags;
    const ways = [output !== undefined && '--output', write && '--write', check && '--check'].filter(Boolean);
    if (ways.length > 1) {
      throw userError('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
    }
    return { ...flags, paths };
  },
  isForPrograms: () => true,
  /** Converts each file completely or not at all. Changes are printed to standard error. */
  async run(options, { cwd, env, files }, terminal) {
    const { output, write, check, json } = options;
    const isPrinted = output === undefined && !write && !check && !json;
    const candidates = await findConvertible(options.paths, cwd, files);
    if (candidates.length > 1 && (output !== undefined || isPrinted)) {
      const message = isPrinted ? 'Only one file can be printed' : '--output takes one file';
      throw userError('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });
    }
    const root = await findRepository(cwd, files);
    const site: ConversionSite = { cwd, root, files, all: options.all === true, output, force: options.force };
    const made = await inParallel(candidates, (candidate) => convertFile(candidate, site));
    const conversions = await inParallel(made, async (each): Promise<Delivered> => {
      try {
        return { ...each, written: await deliver(each) };
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return { ...each, outcome: 'refused', problems: error.problems, written: [] };
      }
    });

    if (json) terminal.print(harmlessJson(documentOf(conversions), 2));
    else {
      for (const each of conversions) {
        const lines = conversionLines(each);
        if (lines.length > 0) terminal.complain(lines.join('\n'));
      }
      if (write || check) terminal.print(summaryOf(conversions, write ? 'written' : 'would change'));
      for (const { written, outcome, text = '' } of conversions) {
        if (output !== undefined) for (const file of written) terminal.print(`written  ${file}`);
        if (isPrinted && outcome !== 'refused') terminal.print(text.replace(/\r?\n$/, ''));
      }
    }
    if (conversions.some(({ outcome }) => outcome === 'refused')) return 2;
    return check && conversions.some(({ outcome }) => outcome === 'changed') ? 1 : 0;

    /** Returns the names of the files that were written. */
    async function deliver(each: FileConversion): Promise<string[]> {
      const { file, form, outcome, text = '' } = each;
      if (outcome === 'refused' || outcome === 'passed-over') return [];
      if (output !== undefined) return [await writeOutput(text, output, site)];
      if (write && form !== 'current') {
        throw userError('INPUT_INVALID', `${file} would become ${form}, which needs a new file`, {
          hint: 'Name it with --output.',
        });
      }
      if (write && outcome === 'changed') {
        await writeInPlace(each, site);
        return [file];
      }
      const lines = text.replaceAll('\r\n', '\n');
      if (isPrinted && env['GITHUB_ACTIONS'] === 'true' && neutral(lines) !== lines) {
        const message = `${file} contains text that the runner of this job would execute as workflow commands`;
        throw userError('INPUT_INVALID', message, { hint: 'Set the file to write with --output.' });
      }
      return [];
    }
  },
});

interface Delivered extends FileConversion {
  readonly written: readonly string[];
}

const countOf = (conversions: readonly Delivered[], wanted: FileConversion['outcome']): number =>
  conversions.filter(({ outcome }) => outcome === wanted).length;

function documentOf(conversions: readonly Delivered[]) {
  const files = conversions.filter(({ outcome }) => outcome !== 'passed-over');
  return {
    schemaVersion: 1,
    files: files.map(({ file, kind, form, outcome, changes, left, problems, text, written }) => ({
      file,
      kind,
      to: form,
      outcome,
      changes,
      left,
      problems,
      text: outcome === 'refused' ? undefined : text,
      written,
    })),
    counts: {
      files: files.length,
      changed: countOf(conversions, 'changed'),
      unchanged: countOf(conversions, 'unchanged'),
      refused: countOf(conversions, 'refused'),
      passedOver: countOf(conversions, 'passed-over'),
    },
  };
}

/** Maximum number of lines per file; JSON has all. */
const MAX_LINES = 200;

/** The result of one file, line by line: changes, skipped parts, and problems. */
function conversionLines({ file, changes, left, problems }: FileConversion): string[] {
  const lineOf = ({ message, location, hint }: Alteration, kind: string): string =>
    oneLine(`${locationText(location)}: ${kind}${message}${hint === undefined ? '' : `. ${hint}`}`);
  const lines = [...changes.map((each) => lineOf(each, '')), ...left.map((each) => lineOf(each, 'note: '))];
  const rest = lines.length - MAX_LINES;
  return [
    ...lines.slice(0, MAX_LINES),
    ...(rest > 0 ? [`  … and ${rest} more of this file (--json lists all)`] : []),
    ...problemLines(inFile(file, problems), paintFor({ colour: false })),
  ];
}

function summaryOf(conversions: readonly Delivered[], done: 'would change' | 'written'): string {
  const [changed, refused, others] = [
    countOf(conversions, 'changed'),
    countOf(conversions, 'refused'),
    countOf(conversions, 'passed-over'),
  ];
  const parts = [
    changed === 0 ? 'nothing to convert' : `${changed} ${done}`,
    ...(refused > 0 ? [`${refused} could not be converted`] : []),
    ...(others > 0 ? [`${plural('other YAML file', others)} skipped`] : []),
  ];
  return `${plural('file', conversions.length - others)} checked: ${parts.join(', ')}`;
}
