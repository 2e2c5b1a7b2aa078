import type { Terminal } from '../../../adapters/terminal.ts';
import { UserError, userError } from '../../../model/errors.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { neutral } from '../../../reports/escape/workflow-command.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { inParallel } from '../../../shared/in-parallel.ts';
import { findRepository } from '../../../suites/discover.ts';
import { type ConversionSite, convertFile, type FileConversion } from '../../inspect/conversion.ts';
import { writeInPlace, writeOutput } from '../../inspect/conversion-output.ts';
import { findConvertible } from '../../inspect/convertible-files.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import type { AskedConvert } from '../argv/asked.ts';
import { conversionLines, conversionSummary } from '../conversion-text.ts';

/** `eval-action convert`: converts each file completely or not at all. Changes are printed to standard error. */
export async function convertCommand(asked: AskedConvert, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const site = { asked, runtime, root: await findRepository(runtime.cwd, runtime.files) };
  const candidates = await findConvertible(asked.paths, runtime.cwd, runtime.files);
  const isOne = candidates.length === 1;
  if (!isOne && asked.output !== undefined) throw oneAtATime('--output takes one file');
  if (!isOne && !asked.write && !asked.check && !asked.json) throw oneAtATime('Only one file can be printed');
  const converted = await inParallel(candidates, (candidate) => convertFile(candidate, site));
  const done = await inParallel(converted, (each) => deliver(each, site));

  const conversions = done.map(({ conversion }) => conversion);
  if (asked.json) terminal.print(harmlessJson(documentOf(done), 2));
  else print(done, site, terminal);
  if (conversions.some(({ outcome }) => outcome === 'refused')) return 2;
  return asked.check && conversions.some(({ outcome }) => outcome === 'changed') ? 1 : 0;
}

const oneAtATime = (message: string) =>
  userError('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });

interface Delivered {
  readonly conversion: FileConversion;
  readonly written: readonly string[];
}

async function deliver(conversion: FileConversion, site: ConversionSite): Promise<Delivered> {
  const { asked } = site;
  const isNew = conversion.form !== 'current';
  try {
    if (conversion.outcome === 'refused' || conversion.outcome === 'passed-over') return { conversion, written: [] };
    if (asked.write && isNew) throw inAnotherForm(conversion);
    if (asked.write && conversion.outcome === 'changed') {
      await writeInPlace(conversion, site);
      return { conversion, written: [conversion.file] };
    }
    const written = asked.output === undefined ? [] : await writeOutput(conversion, asked.output, site);
    const isPrinted = asked.output === undefined && !asked.write && !asked.check && !asked.json;
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

function print(done: readonly Delivered[], { asked }: ConversionSite, terminal: Terminal): void {
  const plain = paintFor({ colour: false });
  for (const { conversion } of done) {
    const lines = conversionLines(conversion, plain);
    if (lines.length > 0) terminal.complain(lines.join('\n'));
  }
  const files = done.map(({ conversion }) => conversion);
  if (asked.write || asked.check) terminal.print(conversionSummary(files, asked.write ? 'written' : 'would change'));
  else if (asked.output !== undefined)
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
