import { dirname, relative, resolve } from 'node:path';
import type { Alteration, Converted } from '../model/converted.ts';
import { type Problem, UserError, userError } from '../model/errors.ts';
import { never } from '../shared/never.ts';
import { Bounds } from '../suites/bounds.ts';
import { yamlOfAgentSkills } from '../suites/convert/from-agent-skills.ts';
import { yamlOfJsonl } from '../suites/convert/from-jsonl.ts';
import { convertSuite, type SuiteText } from '../suites/convert/suite.ts';
import { jsonlOfYaml } from '../suites/convert/to-jsonl.ts';
import { FilePaths, NotRead } from '../suites/file-paths.ts';
import { sidecarOf } from '../suites/formats/jsonl.ts';
import { shownPath } from '../suites/shown-path.ts';
import { MAX_SUITE_BYTES } from '../suites/suite-file.ts';
import { convertTargets } from '../targets/convert/targets.ts';
import type { AskedConvert } from './argv/asked.ts';
import { type ConvertibleKind, convertibleKind } from './convertible.ts';
import type { Candidate } from './convertible-files.ts';
import type { World } from './world.ts';

/** What became of one file. Nothing is written yet. */
export interface FileConversion {
  readonly file: string;
  readonly path: string;
  readonly kind: ConvertibleKind;
  readonly form: 'current' | 'yaml' | 'jsonl';
  readonly outcome: 'changed' | 'unchanged' | 'refused' | 'passed-over';
  readonly text?: string | undefined;
  /** The settings that belong beside JSONL. */
  readonly sidecar?: string | undefined;
  readonly changes: readonly Alteration[];
  readonly left: readonly Alteration[];
  readonly problems: readonly Problem[];
}

/** Where files are converted. */
export interface ConversionSite {
  readonly asked: AskedConvert;
  readonly world: World;
  /** The repository. */
  readonly root: string;
}

/** Converts one file as it was asked for. What is in the way of it comes back as its problems. */
export async function convertFile(candidate: Candidate, site: ConversionSite): Promise<FileConversion> {
  const { path, isNamed } = candidate;
  const { world, asked } = site;
  const file = shownPath(path, world.cwd);
  const about = { file, path, changes: [], left: [], problems: [] };
  const form = asked.to ?? (/\.jsonl?$/i.test(path) ? 'yaml' : 'current');
  try {
    const text = await readExactly(path, file, site);
    const kind = await convertibleKind(path, text.replace(/^\uFEFF/, ''), isNamed, world.files);
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

/** The text with its byte order mark, if it has one. */
async function readExactly(path: string, file: string, { world }: ConversionSite): Promise<string> {
  const bytes = await world.files.readBytes(path, MAX_SUITE_BYTES);
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
  const { all, lossy } = site.asked;
  if (form === 'yaml' || (form === 'jsonl' && kind !== 'suite' && kind !== 'cases')) return noSuchForm(given);
  return withPrompts(dirname(path), site, (isFile) =>
    form === 'jsonl'
      ? jsonlOfYaml(file, text, { kind, all, lossy, isFile })
      : convertSuite(file, text, { kind, all, isFile }),
  );
}

async function convertJsonl({ path, file, text }: Given, site: ConversionSite): Promise<Made> {
  const { files, cwd } = site.world;
  const problems: Problem[] = [];
  const beside = await sidecarOf(path, { files }, problems);
  if (problems.length > 0) return { kind: 'refused', problems };
  if (beside !== undefined && (await boundsOf(dirname(path), site).sideOf(beside)) !== 'inside') {
    const message = `${shownPath(beside, cwd)} is a link that leads out of the repository and is not read`;
    return { kind: 'refused', problems: [{ code: 'FILE_UNREADABLE', severity: 'error', message }] };
  }
  const sidecar =
    beside === undefined
      ? undefined
      : { file: shownPath(beside, cwd), text: await files.read(beside, MAX_SUITE_BYTES) };
  return withPrompts(dirname(path), site, (isFile) =>
    yamlOfJsonl({ file, text }, sidecar, { all: site.asked.all, isFile }),
  );
}

export const boundsOf = (folder: string, { root, world }: ConversionSite): Bounds =>
  new Bounds([root, world.cwd, folder], world.files);

/** Does the work once to learn which prompts may be files, and again when that is known. */
async function withPrompts(
  folder: string,
  { root, world }: ConversionSite,
  work: (isFile: (prompt: string) => boolean) => Made,
): Promise<Made> {
  const paths = new FilePaths({ folder, root, cwd: world.cwd, files: world.files });
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

/** How a path that starts in the file's folder is called from the folder of the output. */
function fromOutput({ path }: Given, { asked, world }: ConversionSite): (given: string) => string {
  const output = asked.output === undefined ? path : resolve(world.cwd, asked.output);
  const [from, to] = [dirname(path), dirname(output)];
  if (from === to) return (given) => given;
  return (given) => (/^[/\\]/.test(given) ? given : relative(to, resolve(from, given)).replaceAll('\\', '/'));
}

const FORMS: Readonly<Record<string, string>> = {
  'agent-skills': '--to yaml: an evals.json becomes a YAML suite',
  jsonl: '--to yaml: a JSONL suite becomes a YAML suite of today',
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
  const expected = 'a mapping with "tests" or "targets", a list of tests, a JSONL suite or an evals.json';
  return { kind: 'refused', problems: [{ code: 'WRONG_TYPE', severity: 'error', message, expected }] };
}
