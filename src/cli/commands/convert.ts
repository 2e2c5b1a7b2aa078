import { basename, dirname, relative, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { locationText } from '../../model/suite/location.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { neutral } from '../../reports/escape/workflow-command.ts';
import { paintFor } from '../../reports/terminal/paint.ts';
import { inFile } from '../../runner/survey.ts';
import { findRepository } from '../../suites/discover.ts';
import { fileKind, foreignFormat } from '../../suites/file-kind.ts';
import { datasetOf, sidecarOf } from '../../suites/jsonl.ts';
import { namesOf } from '../../suites/old-names.ts';
import { Bounds, FilePaths, NotRead } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { type Cursor, openJson, openYaml } from '../../suites/yaml/cursor.ts';
import { defineCommand } from '../command.ts';
import { yamlOfAgentSkills } from '../convert/from-agent-skills.ts';
import { isChat, yamlOfChat } from '../convert/from-chat.ts';
import { yamlOfJsonl } from '../convert/from-jsonl.ts';
import { convertSuite, type SuiteText } from '../convert/suite.ts';
import { convertTargets } from '../convert/targets.ts';
import type { Alteration, ConvertedFile } from '../convert/yaml-edit.ts';
import { problemLines } from '../problem-lines.ts';

interface ConvertFlags {
  /** The file to write. */
  readonly output?: string;
  /** Whether an existing file may be overwritten. */
  readonly force?: true;
  readonly write?: true;
  readonly check?: true;
  readonly json?: true;
}

interface ConversionSite extends Pick<ConvertFlags, 'output' | 'force'> {
  readonly cwd: string;
  /** The repository. */
  readonly root: string;
  readonly files: Files;
}

/** A file, and whether the user named it, instead of a folder or a glob. */
interface Candidate {
  readonly path: string;
  readonly isNamed: boolean;
}

/** What a file is to the converter; `unknown` is not converted. */
type ConvertibleKind = SuiteText | 'targets' | 'jsonl' | 'agent-skills' | 'chat' | 'unknown';

interface Conversion {
  readonly file: string;
  readonly path: string;
  readonly kind: ConvertibleKind;
  /** `current`: the same file with current names; `yaml`: a new YAML suite. */
  readonly form: 'current' | 'yaml';
  readonly outcome: 'changed' | 'unchanged' | 'refused' | 'passed-over';
  readonly text?: string;
  readonly changes: readonly Alteration[];
  readonly left: readonly Alteration[];
  readonly problems: readonly Problem[];
  /** The names of the files that were written. */
  readonly written: readonly string[];
}

export const command = defineCommand({
  summary:
    'Convert suites and targets: old formats to the current one, and evals.json, JSONL and chats (.json, .md) to YAML.',
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
      .option('--json', 'print one JSON document: files with changes, problems and text; counts'),
  options(paths: readonly string[], flags: ConvertFlags) {
    const { output, write, check } = flags;
    const ways = [output !== undefined && '--output', write && '--write', check && '--check'].filter(Boolean);
    if (ways.length > 1) {
      throw userError('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
    }
    return { ...flags, paths };
  },
  isForPrograms: () => true,
  /** Converts each file completely or not at all. Changes are printed to standard error. */
  async run({ paths, ...options }, { cwd, env, files }, terminal) {
    const { output, write, check, json } = options;
    const isPrinted = output === undefined && !write && !check && !json;
    const candidates = await findConvertible(paths, cwd, files);
    if (candidates.length > 1 && (output !== undefined || isPrinted)) {
      const message = isPrinted ? 'Only one file can be printed' : '--output takes one file';
      throw userError('INPUT_INVALID', message, { hint: 'Use --write or --check for several files.' });
    }
    const site: ConversionSite = { ...options, cwd, root: await findRepository(cwd, files), files };
    const made = await inParallel(candidates, (candidate) => convertFile(candidate, site));
    const conversions = await inParallel(made, async (each): Promise<Conversion> => {
      try {
        return { ...each, written: await deliver(each) };
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return { ...each, outcome: 'refused', problems: error.problems };
      }
    });
    if (json) {
      const shown = conversions.filter(({ outcome }) => outcome !== 'passed-over');
      const converted = shown.map(({ file, kind, form: to, outcome, changes, left, problems, text, written }) => {
        const ofFile = { file, kind, to, outcome, changes, left, problems };
        return { ...ofFile, text: outcome === 'refused' ? undefined : text, written };
      });
      terminal.print(harmlessJson({ schemaVersion: 1, files: converted, counts: countsOf(conversions) }, 2));
    } else {
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
    async function deliver(each: Conversion): Promise<string[]> {
      const { file, path, form, outcome, text = '' } = each;
      if (outcome === 'refused' || outcome === 'passed-over') return [];
      if (output !== undefined) return [await writeOutput(text, output, site)];
      if (write && form !== 'current') {
        throw userError('INPUT_INVALID', `${file} would become ${form}, which needs a new file`, {
          hint: 'Name it with --output.',
        });
      }
      if (write && outcome === 'changed') {
        // A link is followed, but not out of the repository.
        const side = await boundsOf(cwd, site).sideOf(path);
        if (side !== 'inside') {
          const why = side === 'link' ? 'is a link that leads out of the repository' : 'is outside the repository';
          throw userError('OUTPUT_UNWRITABLE', `${file} ${why} and is not written`, {
            hint: 'Run convert in the repository that contains it.',
          });
        }
        await files.writeAsIs(await files.realPath(path), text);
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

function countsOf(conversions: readonly Conversion[]) {
  const count = (wanted: Conversion['outcome']) => conversions.filter(({ outcome }) => outcome === wanted).length;
  const passedOver = count('passed-over');
  return {
    files: conversions.length - passedOver,
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    passedOver,
  };
}

function summaryOf(conversions: readonly Conversion[], done: string): string {
  const { files, changed, refused, passedOver } = countsOf(conversions);
  const parts = [
    changed === 0 ? 'nothing to convert' : `${changed} ${done}`,
    ...(refused > 0 ? [`${refused} could not be converted`] : []),
    ...(passedOver > 0 ? [`${plural('other YAML file', passedOver)} skipped`] : []),
  ];
  return `${plural('file', files)} checked: ${parts.join(', ')}`;
}

/** Maximum number of lines per file; JSON has all. */
const MAX_LINES = 200;

/** The result of one file, line by line: changes, skipped parts, and problems. */
function conversionLines({ file, changes, left, problems }: Conversion): string[] {
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

/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];

/**
 * The files to convert: files, folders (their YAML), globs, and `!` to exclude. Each once, sorted. Throws a `UserError`
 * if an argument matches nothing.
 */
async function findConvertible(patterns: readonly string[], cwd: string, files: Files): Promise<readonly Candidate[]> {
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  const candidates = new Map<string, Candidate>();
  const missing: string[] = [];
  for (const pattern of patterns.filter((each) => !excluded.includes(each) && !excluded.includes(`!${each}`))) {
    const path = resolve(cwd, pattern);
    const state = await files.state(path);
    const isNamed = state === 'file';
    const glob = state === 'folder' ? `${pattern.replace(/[/\\]+$/, '')}/**/*.{yaml,yml}` : pattern;
    const matches = isNamed ? [path] : await files.glob([glob, ...NOT_SEARCHED, ...excluded], { cwd });
    const convertible = matches.filter((each) => isNamed || /\.(?:ya?ml|jsonl?)$/i.test(each));
    if (convertible.length === 0) missing.push(pattern);
    for (const each of convertible) {
      candidates.set(each, { path: each, isNamed: isNamed || candidates.get(each)?.isNamed === true });
    }
  }
  if (missing.length > 0) {
    throw userError('NOTHING_MATCHED', `There is nothing to convert in ${listed(missing)}`, {
      expected: 'a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files',
      hint: `Paths start at ${cwd}.`,
    });
  }
  if (candidates.size > 0) return [...candidates.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  throw userError('NOTHING_MATCHED', 'There is nothing to convert: no file is given, or all are excluded');
}

/** Converts one file. Obstacles are returned as its problems. */
async function convertFile({ path, isNamed }: Candidate, site: ConversionSite): Promise<Conversion> {
  const file = shownPath(path, site.cwd);
  const form = /\.(?:jsonl?|md)$/i.test(path) ? 'yaml' : 'current';
  const about = { file, path, form, changes: [], left: [], problems: [], written: [] } as const;
  try {
    const text = await readExactly(path, file, site);
    const opened = /\.ya?ml$/i.test(path) ? openYaml(file, text) : undefined;
    // A file of AgentV 5 or promptfoo has keys with the names of ours: converting these would disarm its tests.
    const foreign = opened?.kind === 'opened' ? foreignFormat(opened.root) : undefined;
    const root = opened?.kind === 'opened' ? opened.root : undefined;
    const kind = foreign === undefined ? await convertibleKind({ path, isNamed }, text, root, site.files) : 'unknown';
    if (kind === 'unknown' && !isNamed) return { ...about, kind, outcome: 'passed-over' };
    if (foreign !== undefined) return { ...about, kind, outcome: 'refused', problems: [foreign] };
    const converted = await convertText({ path, file, text, kind }, site);
    if (converted.kind === 'refused') return { ...about, kind, outcome: 'refused', problems: converted.problems };
    return { ...about, ...converted, kind, outcome: converted.text === text ? 'unchanged' : 'changed' };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...about, kind: 'unknown', outcome: 'refused', problems: error.problems };
  }
}

/** The text with its byte order mark, if it has one. */
async function readExactly(path: string, file: string, { files }: ConversionSite): Promise<string> {
  const bytes = await files.readBytes(path, MAX_SUITE_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw userError('FILE_UNREADABLE', `${file} is not text in UTF-8`, { hint: 'Save it as UTF-8.', cause });
  }
}

async function convertText(
  { path, file, text, kind }: Pick<Conversion, 'path' | 'file' | 'kind'> & { readonly text: string },
  site: ConversionSite,
): Promise<ConvertedFile> {
  const { cwd } = site;
  const folder = dirname(path);
  if (kind === 'targets') return convertTargets(file, text);
  if (kind === 'chat') return yamlOfChat(file, text, /\.md$/i.test(file) ? 'markdown' : 'json');
  if (kind === 'agent-skills') {
    // Paths in an evals.json are relative to its folder, those of a suite to the folder of the suite.
    const output = dirname(site.output === undefined ? path : resolve(cwd, site.output));
    return yamlOfAgentSkills(file, text, (named) =>
      folder === output || /^[/\\]/.test(named)
        ? named
        : relative(output, resolve(folder, named)).replaceAll('\\', '/'),
    );
  }
  if (kind === 'jsonl') {
    const problems: Problem[] = [];
    const settings = await sidecarOf(path, site, problems);
    if (problems.length > 0) throw new UserError(problems);
    const shown = shownPath(settings ?? path, cwd);
    if (settings !== undefined && (await boundsOf(folder, site).sideOf(settings)) !== 'inside') {
      throw userError('FILE_UNREADABLE', `${shown} is a link that leads out of the repository and is not read`);
    }
    const sidecar =
      settings === undefined ? undefined : { file: shown, text: await site.files.read(settings, MAX_SUITE_BYTES) };
    return withPrompts(folder, site, (isFile) => yamlOfJsonl({ file, text }, sidecar, { isFile }));
  }
  if (kind !== 'unknown') return withPrompts(folder, site, (isFile) => convertSuite(file, text, { kind, isFile }));
  const message = /\.[mc]?ts$/i.test(path)
    ? `${file}: suites written in TypeScript are not converted, because reading one means running it`
    : `${file} is neither a suite nor a targets file`;
  const expected =
    'a mapping with "tests" or "targets", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md';
  return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
}

const boundsOf = (folder: string, { root, cwd, files }: ConversionSite): Bounds =>
  new Bounds([root, cwd, folder], files);

/** Converts once to learn which prompts may be files, and again with that result. */
async function withPrompts(
  folder: string,
  { root, cwd, files }: ConversionSite,
  work: (isFile: (prompt: string) => boolean) => ConvertedFile,
): Promise<ConvertedFile> {
  const paths = new FilePaths({ folder, root, cwd, files });
  const prompts = new Set<string>();
  const converted = work((prompt) => {
    prompts.add(prompt);
    return false;
  });
  const promptFiles = new Set<string>();
  for (const prompt of prompts) {
    try {
      await paths.find(prompt);
      promptFiles.add(prompt);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
    }
  }
  return promptFiles.size === 0 ? converted : work((prompt) => promptFiles.has(prompt));
}

/** The kind of a file. Files found by a glob must look like a suite: other tools have files with `tests`, too. */
async function convertibleKind(
  { path, isNamed }: Candidate,
  text: string,
  root: Cursor | undefined,
  files: Pick<Files, 'state'>,
): Promise<ConvertibleKind> {
  if (/\.jsonl$/i.test(path)) return 'jsonl';
  if (/\.md$/i.test(path)) return 'chat';
  if (/\.json$/i.test(path)) {
    const opened = openJson(path, text);
    return opened.kind === 'opened' && isChat(opened.root) ? 'chat' : 'agent-skills';
  }
  if (!/\.ya?ml$/i.test(path)) return 'unknown';
  const kind = fileKind(path, text.replace(/^\uFEFF/, ''));
  if (kind === 'config') return 'unknown';
  const mayBeSuite = isNamed || /(?:^|\.)eval\.ya?ml$/i.test(basename(path));
  if (root === undefined) return kind === 'targets' ? 'targets' : mayBeSuite ? 'suite' : 'unknown';
  if (kind === 'targets') {
    const [first] = root.field('targets')?.items() ?? [];
    const isTarget = ['provider', 'use_target', 'settings'].some((key) => first?.key(key) !== undefined);
    return isNamed || (isTarget && first?.key('name') !== undefined) ? 'targets' : 'unknown';
  }
  const shape = await suiteText(path, root, files);
  if (shape === undefined) return 'unknown';
  if (shape === 'sidecar' || mayBeSuite) return shape;
  const list = root.isList ? root : namesOf('suite', 'tests').flatMap((name) => root.field(name) ?? [])[0];
  const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
  const isTest = first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
  return isTest ? shape : 'unknown';
}

async function suiteText(path: string, root: Cursor, files: Pick<Files, 'state'>): Promise<SuiteText | undefined> {
  if (root.isList) return 'cases';
  if (!root.isMap) return undefined;
  if (namesOf('suite', 'tests').some((name) => root.key(name) !== undefined)) return 'suite';
  if ((await datasetOf(root, path, { files }, [])) !== undefined) return 'sidecar';
  if (INPUTS.some((name) => root.key(name) !== undefined)) return 'case';
  return root.field('assertions')?.isList ? 'template' : undefined;
}

const INPUTS = ['input', 'input_messages'];
/** Every test has one of these besides its id. */
const OF_A_TEST = [...INPUTS, 'criteria', 'expected_outcome', 'outcome', 'expected_output', 'expected_messages'];

/** Writes a converted text to a file, and returns its name. Throws a `UserError` before anything is written. */
async function writeOutput(text: string, output: string, site: ConversionSite): Promise<string> {
  const { files, cwd } = site;
  const path = resolve(cwd, output);
  const shown = shownPath(path, cwd);
  const state = await files.state(path);
  if (state === 'folder') throw userError('OUTPUT_UNWRITABLE', `${shown} is a folder`, { expected: 'a file to write' });
  if (state === 'file' && !site.force) {
    throw userError('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
  }
  let existing = path;
  while ((await files.state(existing)) === 'missing' && dirname(existing) !== existing) existing = dirname(existing);
  if ((await boundsOf(cwd, site).sideOf(existing)) === 'link') {
    throw userError('OUTPUT_UNWRITABLE', `${shown} is a link that leads out of the repository and is not written`);
  }
  await files.writeAsIs(path, text);
  return shown;
}
