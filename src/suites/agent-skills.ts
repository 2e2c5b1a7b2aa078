import { hash } from 'node:crypto';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { BrokenTest, Suite, Test } from '../model/suite/suite.ts';
import { cutMiddle } from '../model/text/text.ts';
import { checkFields, type Fields } from './block.ts';
import { newIncludes } from './graders/graders.ts';
import { References } from './references/references.ts';
import { refuseRepeatedIds } from './suite.ts';
import { MAX_SUITE_BYTES, nameOfFile, orReported, readText, type SuiteFile, type SuiteReading } from './suite-file.ts';
import { readTest, type SuiteDefaults } from './test.ts';
import { Cursor, openJson } from './yaml/source.ts';
import type { Path } from './yaml/yaml-text.ts';

export const FILE_FIELDS: Fields = {
  of: 'an evals.json',
  read: ['$schema', 'name', 'skill_name', 'evals'],
  required: ['evals'],
};

export const EVAL_FIELDS: Fields = {
  of: 'an eval of a skill',
  read: ['id', 'prompt', 'expected_output', 'files', 'assertions', 'expectations'],
  required: ['id', 'prompt'],
  meant: { input: 'prompt' },
};

/** A criterion that is an object: its `text`, else its `description` or its `name`. */
const CRITERION_FIELDS: Fields = {
  of: 'an assertion of a skill',
  read: ['id', 'name', 'text', 'description'],
};

/** Locations of criteria: the second is the field of the skill-creator schema. */
const CRITERIA = ['assertions', 'expectations'] as const;

interface SkillCriterion {
  readonly name: string;
  readonly text: string;
}

/**
 * The criteria of an eval, of both fields, with their source locations. An invalid one has a location and no criterion.
 */
function criteriaIn(item: Cursor): { readonly at: Cursor; readonly criterion: SkillCriterion | undefined }[] {
  const all = CRITERIA.flatMap((key) => item.field(key)?.items() ?? []);
  return all.map((at, index) => ({ at, criterion: criterionAt(at, `assertion-${index + 1}`) }));
}

export const criteriaOf = (item: Cursor): SkillCriterion[] =>
  criteriaIn(item).flatMap(({ criterion }) => criterion ?? []);

function criterionAt(at: Cursor, otherName: string): SkillCriterion | undefined {
  if (!at.isMap) return at.text?.trim() ? { name: otherName, text: at.text } : undefined;
  const word = (key: string) => at.field(key)?.text?.trim() || undefined;
  const text = word('text') ?? word('description') ?? word('name');
  return text === undefined ? undefined : { name: word('name') ?? word('id') ?? otherName, text };
}

/** The evals of an Agent Skill, from its `evals.json`. Variables are not replaced. */
export async function readAgentSkills(
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Suite | undefined> {
  const text = await readText(at.path, reading, problems);
  if (text === undefined) return undefined;
  const opened = openJson(at.file, text);
  if (opened.kind === 'invalid') {
    problems.push(...opened.problems);
    return undefined;
  }
  const root = opened.root.reportingTo(problems);
  if (root.isList) return readTriggerEvals(root, at, reading);
  const evals = readEvals(root);
  if (evals === undefined) return undefined;

  const skill = readSkillName(root);
  const roots = await rootsOf(at.folder, reading);
  const read: ReadEval[] = [];
  for (const item of evals.items()) read.push(await readEval(item, { skill, roots }, reading));
  refuseRepeatedIds(
    read.map(({ entry }) => entry),
    problems,
  );
  const tests = read.map((each, index) => testOf(each, index, reading, problems));
  // Every such file is called evals.json: its name distinguishes nothing.
  const named = root.field('name')?.text?.trim() || nameOfSkill(skill?.trim(), roots.at(-1) ?? at.folder, reading.cwd);
  const ofFile = nameOfFile(at.path);
  return suiteOf(named || (ofFile === 'evals' && basename(roots.at(-1) ?? '')) || ofFile, { root, at, tests });
}

/**
 * A skill has the name of its folder. Copies of it in other folders have the same: their path distinguishes them, unless it
 * leads out of the working directory and depends on the machine.
 */
function nameOfSkill(skill: string | undefined, folder: string, cwd: string): string | undefined {
  const path = relative(cwd, folder).replaceAll('\\', '/');
  const isElsewhere = path !== '' && !path.startsWith('..') && !isAbsolute(path) && basename(path) !== skill;
  return skill && isElsewhere ? `${skill} (${path})` : skill;
}

const suiteOf = (
  name: string,
  { root, at, tests }: { readonly root: Cursor; readonly at: SuiteFile; readonly tests: Suite['tests'] },
): Suite => ({
  name,
  file: at.file,
  path: at.path,
  folder: at.folder,
  location: root.location,
  format: 'agent-skills',
  tags: [],
  category: at.category,
  targets: [],
  failOnError: false,
  tests,
});

const TRIGGER_FIELDS: Fields = {
  of: 'a trigger eval',
  read: ['query', 'should_trigger'],
  required: ['query', 'should_trigger'],
};
const MAX_QUERY_ID_LENGTH = 80;

/** The trigger evals of skill-creator: `[{"query": …, "should_trigger": …}]`. The skill is that of the folder. */
async function readTriggerEvals(root: Cursor, at: SuiteFile, reading: SuiteReading): Promise<Suite> {
  const folder = (await rootsOf(at.folder, reading)).at(-1) ?? at.folder;
  const skill = await skillIn(folder, reading);
  const entries = root.items().flatMap((item) => triggerTest(item, skill) ?? []);
  if (root.items().length === 0) {
    root.addError('MISSING_FIELD', 'The list is empty: there is nothing to run', { expected: 'trigger evals' });
  }
  refuseRepeatedIds(entries, root.problems);
  const defaults = defaultsOf(reading);
  const tests = entries.map((entry, index) => readTest(entry, index, defaults));
  return suiteOf(`${skill} triggers`, { root, at, tests });
}

function triggerTest(item: Cursor, skill: string): Cursor | undefined {
  const [query, expected] = [item.key('query'), item.key('should_trigger')];
  if (!item.isMap || !query?.text?.trim() || typeof expected?.value !== 'boolean') {
    const message = 'A trigger eval needs a "query" and "should_trigger"';
    const hint =
      'A .json file with a list is read as the trigger evals of a skill. If it is something else, exclude it with "!".';
    const wanted = '{"query": a text, "should_trigger": true or false}';
    return item.addError('WRONG_TYPE', message, { expected: wanted, found: item.found, hint });
  }
  checkFields(item, TRIGGER_FIELDS);
  const text = query.text.trim().replace(/\s+/g, ' ');
  const test = {
    id:
      text.length <= MAX_QUERY_ID_LENGTH
        ? text
        : `${text.slice(0, MAX_QUERY_ID_LENGTH)}~${hash('sha256', text).slice(0, 8)}`,
    input: query.text,
    assertions: [{ type: 'skill-trigger', skill, should_trigger: expected.value }],
  };
  const here = () => item.below([]);
  return new Cursor({ file: item.location.file, valueAt: here, keyAt: here }, test, { problems: item.problems });
}

/** Evals of a skill take nothing from their file, and their criteria never name files. */
const defaultsOf = ({ kinds, texts }: SuiteReading): SuiteDefaults => ({
  input: [],
  graders: [],
  metadata: undefined,
  kinds,
  texts,
  references: new References(),
  includes: newIncludes(),
});

/** The name in the SKILL.md of a folder, else that of the folder. */
async function skillIn(folder: string, { files }: SuiteReading): Promise<string> {
  const path = join(folder, 'SKILL.md');
  const text = (await files.state(path)) === 'file' ? await files.read(path, MAX_SUITE_BYTES) : '';
  return /^---\r?\n(?:.*\r?\n)*?name:[ \t]*["']?([\w.-]+)/.exec(text)?.[1] ?? basename(folder);
}

export function readEvals(root: Cursor): Cursor | undefined {
  const hint = 'A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with "!".';
  if (!root.isMap) {
    const details = { expected: '"evals"', found: root.found, hint };
    return root.addError('WRONG_TYPE', 'An evals.json must be an object', details);
  }
  checkFields(root, FILE_FIELDS);
  const evals = root.field('evals');
  if (evals === undefined) return root.addMissing('evals', 'This file has no "evals"', 'a list of evals', hint);
  if (evals.items().length > 0) return evals;
  if (!evals.isList) return evals.addWrongType('a list of evals');
  const expected = 'at least one eval';
  return evals.addError('MISSING_FIELD', '"evals" is empty: there is nothing to run', { expected });
}

export function readSkillName(root: Cursor): string | undefined {
  const field = root.field('skill_name');
  if (field !== undefined && field.text === undefined) field.addWrongType('text');
  return field?.text;
}

interface Skill {
  readonly skill: string | undefined;
  readonly roots: readonly string[];
}

interface ReadEval {
  readonly item: Cursor;
  readonly entry: Cursor;
  readonly files: readonly SkillFile[];
  readonly problems: readonly Problem[];
}

interface SkillFile {
  readonly path: string;
  readonly root: string;
}

/** The folder of the file, then the root of the skill: the folder with its SKILL.md, else the parent of `evals`. */
async function rootsOf(folder: string, { bounds, files }: SuiteReading): Promise<readonly string[]> {
  for (let at = folder; bounds.hold(at) && dirname(at) !== at; at = dirname(at)) {
    if ((await files.state(join(at, 'SKILL.md'))) === 'file') return [...new Set([folder, at])];
  }
  return basename(folder) === 'evals' ? [folder, dirname(folder)] : [folder];
}

async function readEval(entry: Cursor, { skill, roots }: Skill, reading: SuiteReading): Promise<ReadEval> {
  const problems: Problem[] = [];
  const item = entry.reportingTo(problems);
  checkEval(item);
  const files = await readFiles(item, roots, reading);
  return { item, entry: asTest(item, skill, files[0]?.root ?? roots[0]), files, problems };
}

/** The eval as a test of AgentV: each value keeps its source location, under another name. */
function asTest(item: Cursor, skill: string | undefined, folder: string | undefined): Cursor {
  const { value } = item;
  if (!item.isMap) return item;
  const { id, prompt, expected_output: expected } = value as Readonly<Record<string, unknown>>;
  const files = filesOf(item);
  const criteria = criteriaIn(item);
  const test = {
    id: typeof id === 'number' ? String(id) : id,
    input: prompt,
    ...(typeof expected === 'string' && expected.trim() !== '' && { criteria: expected, expected_output: expected }),
    ...(criteria.length > 0 ? { assertions: criteria.map(asGrader) } : unreadable(item)),
    metadata: {
      skill_name: skill,
      ...(files.length > 0 && {
        agent_skills_files: files.map(({ text }) => text),
        agent_skills_base_dir: folder,
      }),
    },
  };
  const locations = criteria.map(({ at }) => at);
  return new Cursor({ file: item.location.file, ...locationsIn(item, locations) }, test);
}

/** An invalid part breaks the test at its location, where it is already reported. */
const asGrader = ({ at, criterion }: ReturnType<typeof criteriaIn>[number]): unknown => {
  if (criterion !== undefined) return { type: 'llm-grader', name: criterion.name, prompt: criterion.text };
  return typeof at.value === 'string' ? { type: 'llm-grader', prompt: at.value } : at.value;
};

function unreadable(item: Cursor): { readonly assertions?: unknown } {
  const field = item.field('assertions');
  return field === undefined || field.isList ? {} : { assertions: field.value };
}

const filesOf = (item: Cursor): Cursor[] =>
  item
    .field('files')
    ?.items()
    .filter(({ text }) => text !== undefined) ?? [];

/** Names in a test and their counterparts in an eval. */
const NAMES: Readonly<Record<string, string>> = { input: 'prompt', criteria: 'expected_output', metadata: 'files' };

function locationsIn(item: Cursor, criteria: readonly Cursor[]) {
  const locationAt = (path: Path) => {
    const [first, index, ...rest] = path;
    const criterion = first === 'assertions' && typeof index === 'number' ? criteria[index] : undefined;
    return criterion === undefined ? item.below(renamed(path)) : criterion.below(rest);
  };
  const renamed = ([first, ...rest]: Path): Path =>
    first === undefined ? [] : [typeof first === 'string' ? (NAMES[first] ?? first) : first, ...rest];
  return {
    valueAt: locationAt,
    keyAt: (path: Path) => {
      const [first, ...rest] = renamed(path);
      const key = typeof first === 'string' && rest.length === 0 ? item.key(first) : undefined;
      return key?.keyLocation ?? locationAt(path);
    },
  };
}

function testOf(
  { item, entry, files, problems: own }: ReadEval,
  index: number,
  reading: SuiteReading,
  problems: Problem[],
): Test | BrokenTest {
  const warnings: Problem[] = [];
  const test = readTest(entry.reportingTo(warnings), index, defaultsOf(reading));
  // The user did not write the criteria: no warning if no grader reads them.
  const news = warnings.filter(({ code }) => code !== 'UNUSED');
  problems.push(...news, ...own.filter(({ severity }) => severity === 'warning'));

  const errors = own.filter(({ severity }) => severity === 'error');
  if (test.kind === 'test' && errors.length === 0)
    return { ...test, inputFiles: files.map(({ path }) => path), ...workspaceFor(files, item) };
  const others = test.kind === 'broken' ? test.problems.filter((problem) => !isReported(problem, errors)) : [];
  return { kind: 'broken', id: test.id, location: item.location, problems: [...errors, ...others] };
}

/** In a workspace, the files have the same paths as in the eval. */
function workspaceFor(found: readonly SkillFile[], { location }: Cursor): Pick<Test, 'workspace'> {
  if (found.length === 0) return {};
  const files = found.map(({ path, root }) => ({ path: relative(root, path).replaceAll('\\', '/'), from: path }));
  const requires = { commands: [], pythonModules: [] };
  return { workspace: { isolation: 'per_test', repositories: [], hooks: {}, requires, files, location } };
}

/** Errors of this format, with its own field names. */
export function checkEval(item: Cursor): undefined {
  if (!item.isMap) {
    const details = { expected: '"id" and "prompt"', found: item.found };
    return item.addError('WRONG_TYPE', 'An eval must be an object', details);
  }
  checkFields(item, EVAL_FIELDS);
  const id = item.key('id');
  if (id === undefined) item.addMissing('id', 'An eval needs an "id"', 'a unique number or text');
  else if (typeof id.value !== 'number' && !id.text?.trim()) id.addWrongType('a number or text');

  const prompt = item.key('prompt');
  if (prompt === undefined) item.addMissing('prompt', 'An eval needs a "prompt"', 'the question to the agent');
  else if (!prompt.text?.trim()) prompt.addWrongType('text that is not empty');

  const expected = item.field('expected_output');
  if (expected !== undefined && expected.text === undefined) expected.addWrongType('text');

  for (const key of CRITERIA) {
    const list = item.field(key);
    if (list !== undefined && !list.isList) list.addWrongType('a list of criteria');
    for (const at of list?.items() ?? []) checkCriterion(at, key);
  }
}

function checkCriterion(at: Cursor, key: string): void {
  if (at.isMap) checkFields(at, CRITERION_FIELDS);
  if (criterionAt(at, key) === undefined) {
    at.addWrongType('text that is not empty, or an object with "text" or "description"');
  }
}

const isReported = ({ location }: Problem, errors: readonly Problem[]): boolean =>
  errors.some((error) => error.location?.line === location?.line && error.location?.column === location?.column);

/** The files for an agent: those in the folder of the evals.json come first, then those in the skill's root. */
async function readFiles(item: Cursor, roots: readonly string[], reading: SuiteReading): Promise<SkillFile[]> {
  const list = item.field('files');
  if (list !== undefined && !list.isList) list.addWrongType('a list of paths');
  const found: SkillFile[] = [];
  for (const field of list?.items() ?? []) {
    const file = field.text?.trim() ? await findFile(field, field.text, roots, reading) : undefined;
    if (!field.text?.trim()) field.addWrongType('the path of a file');
    if (file !== undefined) found.push(file);
  }
  return found;
}

async function findFile(
  field: Cursor,
  written: string,
  roots: readonly string[],
  { bounds, files }: SuiteReading,
): Promise<SkillFile | undefined> {
  const shown = cutMiddle(written, 200);
  const refuse = (message: string, more: Partial<Problem>) => field.addError('FILE_UNREADABLE', message, more);
  let isFolder = false;
  for (const root of roots) {
    const path = resolve(root, written);
    if (!bounds.hold(path)) continue;
    const state = await orReported(() => files.state(path), field.problems, field.location);
    if (state === undefined) return undefined;
    isFolder ||= state === 'folder';
    if (state !== 'file') continue;
    const side = await orReported(() => bounds.sideOf(path), field.problems, field.location);
    if (side === 'inside') return { path, root };
    if (side !== undefined) refuse(...outside(shown));
    return undefined;
  }
  if (roots.every((root) => !bounds.hold(resolve(root, written)))) refuse(...outside(shown));
  else {
    const message = isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`;
    const hint = 'Paths start in the folder of the evals.json, or in the root folder of the skill.';
    field.addError('FILE_MISSING', message, { hint });
  }
  return undefined;
}

const outside = (shown: string): [string, { readonly expected: string }] => [
  `${shown} is outside the repository and is not given to agents`,
  { expected: 'a file of the repository' },
];
