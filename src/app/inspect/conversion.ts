import { basename, dirname, relative, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import { foreignFormat } from '../../model/suite/foreign-format.ts';
import { type Cursor, openJson, openYaml } from '../../model/suite/source.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { never } from '../../shared/never.ts';
import { yamlOfAgentSkills } from '../../suites/convert/from-agent-skills.ts';
import { isChat, yamlOfChat } from '../../suites/convert/from-chat.ts';
import { yamlOfJsonl } from '../../suites/convert/from-jsonl.ts';
import { convertSuite, type SuiteText } from '../../suites/convert/suite.ts';
import { datasetOf, sidecarOf } from '../../suites/jsonl.ts';
import { namesOf } from '../../suites/old-names.ts';
import { Bounds, FilePaths, NotRead } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { convertTargets } from '../../targets/convert/targets.ts';
import { fileKind } from './file-kind.ts';

/** The result for one file. Nothing is written yet. */
export interface FileConversion {
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
}

export interface ConversionSite {
  readonly cwd: string;
  /** The repository. */
  readonly root: string;
  readonly files: Pick<Files, 'glob' | 'read' | 'readBytes' | 'realPath' | 'state' | 'writeAsIs'>;
  /** Also converts what changes the input of scripts and judges. */
  readonly all: boolean;
  /** The file to write, if it is named. */
  readonly output?: string | undefined;
  /** Whether an existing file may be overwritten. */
  readonly force?: boolean | undefined;
}

/** The kind of a file to the converter; `unknown` is not converted. */
type ConvertibleKind = SuiteText | 'targets' | 'jsonl' | 'agent-skills' | 'chat' | 'unknown';

interface Candidate {
  readonly path: string;
  /** Whether the user named the file, instead of a folder or a glob. */
  readonly isNamed: boolean;
}

/** Folders that do not contain a user's suites. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**', '!**/.git/**'];

/**
 * The files to convert: files, folders (their YAML), globs, and `!` to exclude. Each once, sorted. Throws a `UserError`
 * if an argument matches nothing.
 */
export async function findConvertible(
  patterns: readonly string[],
  cwd: string,
  files: Pick<Files, 'state' | 'glob'>,
): Promise<readonly Candidate[]> {
  const expand = async (pattern: string): Promise<Candidate[]> => {
    const path = resolve(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file') return [{ path, isNamed: true }];
    const [glob, folder] = state === 'folder' ? ['**/*.{yaml,yml}', path] : [pattern, cwd];
    const matches = await files.glob([glob, ...NOT_SEARCHED], { cwd: folder });
    return matches.filter((each) => /\.(?:ya?ml|jsonl?)$/i.test(each)).map((each) => ({ path: each, isNamed: false }));
  };
  const found = new Map<string, Candidate>();
  const excluded = new Set<string>();
  const missing: string[] = [];
  for (const pattern of patterns) {
    const isExcluded = pattern.startsWith('!');
    const candidates = await expand(isExcluded ? pattern.slice(1) : pattern);
    if (isExcluded) for (const { path } of candidates) excluded.add(path);
    else {
      if (candidates.length === 0) missing.push(pattern);
      for (const { path, isNamed } of candidates) {
        found.set(path, { path, isNamed: isNamed || found.get(path)?.isNamed === true });
      }
    }
  }
  if (missing.length > 0) {
    throw userError('NOTHING_MATCHED', `There is nothing to convert in ${listed(missing)}`, {
      expected: 'a file, a folder with YAML files, or a glob for .yaml, .yml, .jsonl or .json files',
      hint: `Paths start at ${cwd}.`,
    });
  }
  const convertible = [...found.values()].filter(({ path }) => !excluded.has(path));
  if (convertible.length > 0) return convertible.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  throw userError('NOTHING_MATCHED', 'There is nothing to convert: no file is given, or all are excluded');
}

/** Converts one file. Obstacles are returned as its problems. */
export async function convertFile({ path, isNamed }: Candidate, site: ConversionSite): Promise<FileConversion> {
  const file = shownPath(path, site.cwd);
  const form = /\.(?:jsonl?|md)$/i.test(path) ? 'yaml' : 'current';
  const about = { file, path, form, changes: [], left: [], problems: [] } as const;
  try {
    const text = await readExactly(path, file, site);
    const opened = /\.ya?ml$/i.test(path) ? openYaml(file, text) : undefined;
    // A file of AgentV 5 or promptfoo has keys with the names of ours: converting these would disarm its tests.
    const foreign = opened?.kind === 'opened' ? foreignFormat(opened.root) : undefined;
    const kind = foreign === undefined ? await convertibleKind(path, text, isNamed, site.files) : 'unknown';
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

interface Source {
  readonly path: string;
  readonly file: string;
  readonly text: string;
  readonly kind: ConvertibleKind;
}

async function convertText({ path, file, text, kind }: Source, site: ConversionSite): Promise<Converted> {
  const { cwd, all } = site;
  const folder = dirname(path);
  switch (kind) {
    case 'agent-skills': {
      // Paths in an evals.json are relative to its folder, those of a suite to the folder of the suite.
      const output = dirname(site.output === undefined ? path : resolve(cwd, site.output));
      return yamlOfAgentSkills(file, text, (named) =>
        folder === output || /^[/\\]/.test(named)
          ? named
          : relative(output, resolve(folder, named)).replaceAll('\\', '/'),
      );
    }
    case 'chat':
      return yamlOfChat(file, text, /\.md$/i.test(file) ? 'markdown' : 'json');
    case 'jsonl': {
      const sidecar = await settingsFileOf(path, site);
      return withPrompts(folder, site, (isFile) => yamlOfJsonl({ file, text }, sidecar, { all, isFile }));
    }
    case 'targets':
      return convertTargets(file, text);
    case 'suite':
    case 'cases':
    case 'sidecar':
    case 'case':
    case 'template':
      return withPrompts(folder, site, (isFile) => convertSuite(file, text, { kind, all, isFile }));
    case 'unknown': {
      const message = /\.[mc]?ts$/i.test(path)
        ? `${file}: suites written in TypeScript are not converted, because reading one means running it`
        : `${file} is neither a suite nor a targets file`;
      const expected =
        'a mapping with "tests" or "targets", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md';
      return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
    }
    default:
      return never(kind);
  }
}

/** The settings file of a JSONL suite. Throws a `UserError`. */
async function settingsFileOf(path: string, site: ConversionSite) {
  const { files, cwd } = site;
  const problems: Problem[] = [];
  const settings = await sidecarOf(path, { files }, problems);
  if (problems.length > 0) throw new UserError(problems);
  if (settings === undefined) return undefined;
  const file = shownPath(settings, cwd);
  if ((await boundsOf(dirname(path), site).sideOf(settings)) !== 'inside') {
    throw userError('FILE_UNREADABLE', `${file} is a link that leads out of the repository and is not read`);
  }
  return { file, text: await files.read(settings, MAX_SUITE_BYTES) };
}

const boundsOf = (folder: string, { root, cwd, files }: ConversionSite): Bounds =>
  new Bounds([root, cwd, folder], files);

/** Converts once to learn which prompts may be files, and again with that result. */
async function withPrompts(
  folder: string,
  { root, cwd, files }: ConversionSite,
  work: (isFile: (prompt: string) => boolean) => Converted,
): Promise<Converted> {
  const paths = new FilePaths({ folder, root, cwd, files });
  const prompts = new Set<string>();
  const converted = work((prompt) => {
    prompts.add(prompt);
    return false;
  });
  const found = new Set<string>();
  for (const prompt of prompts) {
    try {
      await paths.find(prompt);
      found.add(prompt);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
    }
  }
  return found.size === 0 ? converted : work((prompt) => found.has(prompt));
}

/** The kind of a file. Files found by a glob must look like a suite: other tools have files with `tests`, too. */
async function convertibleKind(
  path: string,
  given: string,
  isNamed: boolean,
  files: Pick<Files, 'state'>,
): Promise<ConvertibleKind> {
  const text = given.replace(/^\uFEFF/, '');
  if (/\.jsonl$/i.test(path)) return 'jsonl';
  if (/\.md$/i.test(path)) return 'chat';
  if (/\.json$/i.test(path)) {
    const opened = openJson(path, text);
    return opened.kind === 'opened' && isChat(opened.root) ? 'chat' : 'agent-skills';
  }
  if (!/\.ya?ml$/i.test(path)) return 'unknown';
  const kind = fileKind(path, text);
  if (kind === 'config') return 'unknown';
  const mayBeSuite = isNamed || /(?:^|\.)eval\.ya?ml$/i.test(basename(path));
  const opened = openYaml(path, text);
  if (opened.kind === 'invalid') return kind === 'targets' ? 'targets' : mayBeSuite ? 'suite' : 'unknown';
  if (kind === 'targets') return isNamed || looksLikeTargets(opened.root) ? 'targets' : 'unknown';
  const shape = await suiteText(path, opened.root, files);
  return shape === 'sidecar' || (shape && (mayBeSuite || looksLikeTests(opened.root))) ? shape : 'unknown';
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

function looksLikeTests(root: Cursor): boolean {
  const list = root.isList ? root : namesOf('suite', 'tests').flatMap((name) => root.field(name) ?? [])[0];
  const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
  return first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
}

function looksLikeTargets(root: Cursor): boolean {
  const [first] = root.field('targets')?.items() ?? [];
  const keys = ['provider', 'use_target', 'settings'];
  return first?.key('name') !== undefined && keys.some((key) => first.key(key) !== undefined);
}

/** Replaces a file with its converted text. A link is followed, but not out of the repository. */
export async function writeInPlace({ path, file, text = '' }: FileConversion, site: ConversionSite): Promise<void> {
  const { files } = site;
  const side = await boundsOf(site.cwd, site).sideOf(path);
  if (side !== 'inside') {
    const why = side === 'link' ? 'is a link that leads out of the repository' : 'is outside the repository';
    throw userError('OUTPUT_UNWRITABLE', `${file} ${why} and is not written`, {
      hint: 'Run convert in the repository that contains it.',
    });
  }
  await files.writeAsIs(await files.realPath(path), text);
}

/** Writes a converted text to a file, and returns its name. Throws a `UserError` before anything is written. */
export async function writeOutput(text: string, output: string, site: ConversionSite): Promise<string> {
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
