import { basename, dirname, relative, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import { foreignFormat } from '../../model/suite/foreign-format.ts';
import { type Cursor, openJson, openYaml } from '../../model/suite/source.ts';
import { never } from '../../shared/never.ts';
import { isChat } from '../../suites/convert/chat-messages.ts';
import { yamlOfAgentSkills } from '../../suites/convert/from-agent-skills.ts';
import { yamlOfChat } from '../../suites/convert/from-chat.ts';
import { yamlOfJsonl } from '../../suites/convert/from-jsonl.ts';
import { convertSuite, type SuiteText } from '../../suites/convert/suite.ts';
import { jsonlOfYaml } from '../../suites/convert/to-jsonl.ts';
import { datasetOf, sidecarOf } from '../../suites/formats/jsonl.ts';
import { NAMES } from '../../suites/old-names.ts';
import { Bounds } from '../../suites/references/bounds.ts';
import { FilePaths, NotRead } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_SUITE_BYTES } from '../../suites/suite-file.ts';
import { convertTargets } from '../../targets/convert/targets.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { Candidate } from './convertible-files.ts';
import { fileKind } from './file-kind.ts';

/** The result for one file. Nothing is written yet. */
export interface FileConversion {
  readonly file: string;
  readonly path: string;
  readonly kind: ConvertibleKind;
  readonly form: 'current' | 'yaml' | 'jsonl';
  readonly outcome: 'changed' | 'unchanged' | 'refused' | 'passed-over';
  readonly text?: string | undefined;
  /** The settings file of a JSONL suite. */
  readonly sidecar?: string | undefined;
  readonly changes: readonly Alteration[];
  readonly left: readonly Alteration[];
  readonly problems: readonly Problem[];
}

/** As `convert` has them. */
export interface ConversionOptions {
  readonly paths: readonly string[];
  /** Absent: the file extension decides. */
  readonly to?: 'current' | 'yaml' | 'jsonl' | undefined;
  /** The file to write; absent: print. */
  readonly output?: string | undefined;
  readonly force?: boolean | undefined;
  readonly write?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly lossy?: boolean | undefined;
  readonly json?: boolean | undefined;
}

export interface ConversionSite {
  readonly options: ConversionOptions;
  readonly runtime: Runtime;
  /** The repository. */
  readonly root: string;
}

/** Converts one file. Obstacles are returned as its problems. */
export async function convertFile(candidate: Candidate, site: ConversionSite): Promise<FileConversion> {
  const { path, isNamed } = candidate;
  const { runtime, options } = site;
  const file = shownPath(path, runtime.cwd);
  const about = { file, path, changes: [], left: [], problems: [] };
  const form = options.to ?? (/\.(?:jsonl?|md)$/i.test(path) ? 'yaml' : 'current');
  try {
    const text = await readExactly(path, file, site);
    const foreign = foreignIn(file, text);
    if (foreign !== undefined) {
      const outcome = isNamed ? 'refused' : 'passed-over';
      return { ...about, kind: 'unknown', form, outcome, problems: isNamed ? [foreign] : [] };
    }
    const kind = await convertibleKind(path, text.replace(/^\uFEFF/, ''), isNamed, runtime.files);
    if (kind === 'unknown' && !isNamed) return { ...about, kind, form, outcome: 'passed-over' };
    const converted = await convertText({ path, file, text, kind, form }, site);
    if (converted.kind === 'refused') return { ...about, kind, form, outcome: 'refused', problems: converted.problems };
    const outcome = converted.text === text ? 'unchanged' : 'changed';
    return { ...about, form, outcome, ...converted, kind };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...about, kind: 'unknown', form, outcome: 'refused', problems: error.problems };
  }
}

/** A file of AgentV 5 or promptfoo has keys with the names of ours: converting these would disarm its tests. */
function foreignIn(file: string, text: string): Problem | undefined {
  if (!/\.ya?ml$/i.test(file)) return undefined;
  const opened = openYaml(file, text);
  return opened.kind === 'invalid' ? undefined : foreignFormat(opened.root);
}

/** The text with its byte order mark, if it has one. */
async function readExactly(path: string, file: string, { runtime }: ConversionSite): Promise<string> {
  const bytes = await runtime.files.readBytes(path, MAX_SUITE_BYTES);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw userError('FILE_UNREADABLE', `${file} is not text in UTF-8`, { hint: 'Save it as UTF-8.', cause });
  }
}

interface Given {
  readonly path: string;
  readonly file: string;
  readonly text: string;
  readonly kind: ConvertibleKind;
  readonly form: FileConversion['form'];
}

type Made = Converted | (Extract<Converted, { kind: 'converted' }> & { readonly sidecar?: string | undefined });

async function convertText(given: Given, site: ConversionSite): Promise<Made> {
  const { file, text, kind, form } = given;
  switch (kind) {
    case 'agent-skills':
      return form === 'yaml' ? yamlOfAgentSkills(file, text, fromOutput(given, site)) : noSuchForm(given);
    case 'chat':
      return form === 'yaml' ? yamlOfChat(file, text, /\.md$/i.test(file) ? 'markdown' : 'json') : noSuchForm(given);
    case 'jsonl':
      return form === 'yaml' ? convertJsonl(given, site) : noSuchForm(given);
    case 'targets':
      return form === 'current' ? convertTargets(file, text) : noSuchForm(given);
    case 'suite':
    case 'cases':
    case 'sidecar':
    case 'case':
    case 'template':
      return convertYaml(given, kind, site);
    case 'unknown':
      return unknownFile(given);
    default:
      return never(kind);
  }
}

async function convertYaml(given: Given, kind: SuiteText, site: ConversionSite): Promise<Made> {
  const { file, text, path, form } = given;
  const { all = false, lossy = false } = site.options;
  if (form === 'yaml' || (form === 'jsonl' && kind !== 'suite' && kind !== 'cases')) return noSuchForm(given);
  return withPrompts(dirname(path), site, (isFile) =>
    form === 'jsonl'
      ? jsonlOfYaml(file, text, { kind, all, lossy, isFile })
      : convertSuite(file, text, { kind, all, isFile }),
  );
}

async function convertJsonl({ path, file, text }: Given, site: ConversionSite): Promise<Made> {
  const { files, cwd } = site.runtime;
  const problems: Problem[] = [];
  const settingsFile = await sidecarOf(path, { files }, problems);
  if (problems.length > 0) return { kind: 'refused', problems };
  if (settingsFile !== undefined && (await boundsOf(dirname(path), site).sideOf(settingsFile)) !== 'inside') {
    const message = `${shownPath(settingsFile, cwd)} is a link that leads out of the repository and is not read`;
    return { kind: 'refused', problems: [{ code: 'FILE_UNREADABLE', severity: 'error', message }] };
  }
  const sidecar =
    settingsFile === undefined
      ? undefined
      : { file: shownPath(settingsFile, cwd), text: await files.read(settingsFile, MAX_SUITE_BYTES) };
  return withPrompts(dirname(path), site, (isFile) =>
    yamlOfJsonl({ file, text }, sidecar, { all: site.options.all ?? false, isFile }),
  );
}

export const boundsOf = (folder: string, { root, runtime }: ConversionSite): Bounds =>
  new Bounds([root, runtime.cwd, folder], runtime.files);

/** Converts once to learn which prompts may be files, and again with that result. */
async function withPrompts(
  folder: string,
  { root, runtime }: ConversionSite,
  work: (isFile: (prompt: string) => boolean) => Made,
): Promise<Made> {
  const paths = new FilePaths({ folder, root, cwd: runtime.cwd, files: runtime.files });
  const known = new Map<string, boolean>();
  const asked = new Set<string>();
  const made = work((prompt) => {
    asked.add(prompt);
    return false;
  });
  for (const prompt of asked) known.set(prompt, await isFound(prompt, paths));
  return [...known.values()].includes(true) ? work((prompt) => known.get(prompt) === true) : made;
}

async function isFound(prompt: string, paths: FilePaths): Promise<boolean> {
  try {
    await paths.find(prompt);
    return true;
  } catch (error) {
    if (error instanceof NotRead) return false;
    throw error;
  }
}

/** Rewrites a path relative to the file's folder as a path relative to the output's folder. */
function fromOutput({ path }: Given, { options, runtime }: ConversionSite): (given: string) => string {
  const output = options.output === undefined ? path : resolve(runtime.cwd, options.output);
  const [from, to] = [dirname(path), dirname(output)];
  if (from === to) return (given) => given;
  return (given) => (/^[/\\]/.test(given) ? given : relative(to, resolve(from, given)).replaceAll('\\', '/'));
}

const FORMS: Readonly<Record<string, string>> = {
  'agent-skills': '--to yaml: an evals.json becomes a YAML suite',
  chat: '--to yaml: a chat becomes a YAML suite',
  jsonl: '--to yaml: a JSONL suite becomes a YAML suite',
  targets: '--to current',
  suite: '--to current or --to jsonl',
  cases: '--to current or --to jsonl',
};

function noSuchForm({ file, kind, form }: Given): Made {
  const expected = FORMS[kind] ?? '--to current';
  const message = `${file} cannot be converted to ${form}`;
  return { kind: 'refused', problems: [{ code: 'INPUT_INVALID', severity: 'error', message, expected }] };
}

function unknownFile({ file, path }: Given): Made {
  const isScript = /\.[mc]?ts$/i.test(path);
  const message = isScript
    ? `${file}: suites written in TypeScript are not converted, because reading one means running it`
    : `${file} is neither a suite nor a targets file`;
  const expected =
    'a mapping with "tests" or "targets", a list of tests, a JSONL suite, an evals.json, or a chat as .json or .md';
  return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
}

/** The kind of a file to the converter; `unknown` is not converted. */
type ConvertibleKind = SuiteText | 'targets' | 'jsonl' | 'agent-skills' | 'chat' | 'unknown';

/** The kind of a file. Files found by a glob must look like a suite: other tools have files with `tests`, too. */
async function convertibleKind(
  path: string,
  text: string,
  isNamed: boolean,
  files: Pick<Files, 'state'>,
): Promise<ConvertibleKind> {
  if (/\.jsonl$/i.test(path)) return 'jsonl';
  if (/\.md$/i.test(path)) return 'chat';
  if (/\.json$/i.test(path)) {
    const opened = openJson(path, text);
    return opened.kind !== 'invalid' && isChat(opened.root) ? 'chat' : 'agent-skills';
  }
  if (!/\.ya?ml$/i.test(path)) return 'unknown';
  const opened = openYaml(path, text);
  const kind = fileKind(path, text);
  if (kind === 'config') return 'unknown';
  if (opened.kind === 'invalid')
    return kind === 'targets' ? 'targets' : isNamed || isNamedLikeSuite(path) ? 'suite' : 'unknown';
  const { root } = opened;
  if (kind === 'targets') return isNamed || looksLikeTargets(root) ? 'targets' : 'unknown';
  const shape = await suiteText(path, root, files);
  if (shape !== undefined && (isNamed || isNamedLikeSuite(path) || looksLikeTests(root))) return shape;
  return shape === 'sidecar' ? shape : 'unknown';
}

const isNamedLikeSuite = (path: string): boolean => /(?:^|\.)eval\.ya?ml$/i.test(basename(path));

async function suiteText(path: string, root: Cursor, files: Pick<Files, 'state'>): Promise<SuiteText | undefined> {
  if (root.isList) return 'cases';
  if (!root.isMap) return undefined;
  if (NAMES.suite.tests.some((name) => root.key(name) !== undefined)) return 'suite';
  const problems: Problem[] = [];
  if ((await datasetOf(root, path, { files }, problems)) !== undefined) return 'sidecar';
  if (INPUTS.some((name) => root.key(name) !== undefined)) return 'case';
  return root.field('assertions')?.isList ? 'template' : undefined;
}

const INPUTS = ['input', 'input_messages'];
/** Every test has one of these besides its id. */
const OF_A_TEST = [...INPUTS, 'criteria', 'expected_outcome', 'outcome', 'expected_output', 'expected_messages'];

function looksLikeTests(root: Cursor): boolean {
  const list = root.isList ? root : NAMES.suite.tests.flatMap((name) => root.field(name) ?? [])[0];
  const [first] = (list?.items() ?? (root.isMap ? [root] : [])).filter((item) => item.isMap);
  return first?.key('id') !== undefined && OF_A_TEST.some((name) => first.key(name) !== undefined);
}

function looksLikeTargets(root: Cursor): boolean {
  const [first] = root.field('targets')?.items() ?? [];
  const keys = ['provider', 'use_target', 'settings'];
  return first?.key('name') !== undefined && keys.some((key) => first.key(key) !== undefined);
}
