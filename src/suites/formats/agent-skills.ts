import { relative, resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import { Cursor, openJson, Source } from '../../model/source.ts';
import type { BrokenTest, Suite, Test } from '../../model/suite.ts';
import { cutMiddle } from '../../shared/text.ts';
import type { Path } from '../../shared/yaml-text.ts';
import { refuseRepeatedIds } from '../among-tests.ts';
import { checkFields, type Fields } from '../fields.ts';
import { nameOfFile, orTold, readText, type SuiteFile, type SuiteReading } from '../suite-file.ts';
import { readTest } from '../test.ts';

export const FILE_FIELDS: Fields = {
  of: 'an evals.json',
  read: ['$schema', 'skill_name', 'evals'],
  notYet: [],
  withoutEffect: {},
};

export const EVAL_FIELDS: Fields = {
  of: 'an eval of a skill',
  read: ['id', 'prompt', 'expected_output', 'files', 'assertions'],
  notYet: [],
  withoutEffect: {},
  elsewhere: { input: 'Did you mean "prompt"?', expectations: 'Did you mean "assertions"?' },
};

/** The evals of an Agent Skill, as its `evals.json` has them (suite-format.md §17). Nothing is put in for variables. */
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
  const { root } = opened;
  const evals = readEvals(root, problems);
  if (evals === undefined) return undefined;

  const skill = readSkillName(root, problems);
  const entries = evals.items().map((item) => asTest(item, { skill, folder: at.folder }));
  refuseRepeatedIds(entries, problems);
  const tests: Suite['tests'] = [];
  for (const [index, item] of evals.items().entries()) {
    const entry = entries[index];
    if (entry !== undefined) tests.push(await readEval(item, entry, index, at, reading, problems));
  }
  return {
    name: nameOfFile(at.path),
    file: at.file,
    path: at.path,
    folder: at.folder,
    place: root.place,
    format: 'agent-skills',
    tags: [],
    category: at.category,
    targets: [],
    failOnError: false,
    tests,
  };
}

/** The list of evals, if there is one with something in it. */
export function readEvals(root: Cursor, problems: Problem[]): Cursor | undefined {
  const hint = 'A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with "!".';
  if (!root.isMap) {
    problems.push(
      root.error('WRONG_TYPE', 'An evals.json is an object', { expected: '"evals"', found: root.found, hint }),
    );
    return undefined;
  }
  checkFields(root, FILE_FIELDS, problems);
  const evals = root.field('evals');
  if (evals === undefined) {
    problems.push(root.missing('evals', 'There are no "evals" in this file', 'a list of evals', hint));
    return undefined;
  }
  if (evals.items().length > 0) return evals;
  problems.push(
    evals.isList
      ? evals.error('MISSING_FIELD', '"evals" is empty: there is nothing to run', { expected: 'at least one eval' })
      : evals.wrongType('evals', 'a list of evals'),
  );
  return undefined;
}

export function readSkillName(root: Cursor, problems: Problem[]): string | undefined {
  const field = root.field('skill_name');
  if (field !== undefined && field.text === undefined) problems.push(field.wrongType('skill_name', 'text'));
  return field?.text;
}

interface Skill {
  readonly skill: string | undefined;
  readonly folder: string;
}

/** The same as a test of AgentV: each value stands where the eval has it, under another name. */
function asTest(item: Cursor, { skill, folder }: Skill): Cursor {
  const { value } = item;
  if (!item.isMap) return item;
  const { id, prompt, expected_output: expected, assertions } = value as Readonly<Record<string, unknown>>;
  const files = filesOf(item);
  const test = {
    id: typeof id === 'number' ? String(id) : id,
    input: prompt,
    ...(typeof expected === 'string' && expected.trim() !== '' && { criteria: expected, expected_output: expected }),
    ...(!isEmpty(assertions) && { assertions: Array.isArray(assertions) ? assertions.map(asGrader) : assertions }),
    metadata: {
      ...(skill !== undefined && { skill_name: skill }),
      ...(files.length > 0 && {
        agent_skills_files: files.map(({ text }) => text),
        agent_skills_base_dir: folder,
      }),
    },
  };
  return new Cursor(new Source(item.place.file, placesIn(item)), test);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const asGrader = (assertion: unknown, index: number): unknown =>
  typeof assertion === 'string' ? { type: 'llm-grader', name: `assertion-${index + 1}`, prompt: assertion } : assertion;

const filesOf = (item: Cursor): Cursor[] =>
  item
    .field('files')
    ?.items()
    .filter(({ text }) => text !== undefined) ?? [];

/** What a test calls otherwise than an eval. */
const NAMES: Readonly<Record<string, string>> = { input: 'prompt', criteria: 'expected_output', metadata: 'files' };

function placesIn(item: Cursor) {
  const renamed = ([first, ...rest]: Path): Path =>
    first === undefined ? [] : [typeof first === 'string' ? (NAMES[first] ?? first) : first, ...rest];
  return {
    valueAt: (path: Path) => item.below(renamed(path)),
    keyAt: (path: Path) => {
      const [first, ...rest] = renamed(path);
      const key = typeof first === 'string' && rest.length === 0 ? item.key(first) : undefined;
      return key?.keyPlace ?? item.below(renamed(path));
    },
  };
}

async function readEval(
  item: Cursor,
  entry: Cursor,
  index: number,
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Test | BrokenTest> {
  const own: Problem[] = [];
  checkEval(item, own);
  const inputFiles = await readFiles(item, at, reading, own);
  const warnings: Problem[] = [];
  const defaults = { input: [], graders: [], metadata: undefined, kinds: reading.graders };
  const test = readTest(entry, index, defaults, warnings);
  // Nobody wrote the criteria: that no grader reads them is no news.
  const news = warnings.filter(({ code }) => code !== 'UNUSED');
  problems.push(...news, ...own.filter(({ severity }) => severity === 'warning'));

  const errors = own.filter(({ severity }) => severity === 'error');
  if (test.kind === 'test' && errors.length === 0)
    return { ...test, inputFiles, ...workspaceFor(inputFiles, at.folder, item) };
  const others = test.kind === 'broken' ? test.problems.filter((problem) => !isTold(problem, errors)) : [];
  return { kind: 'broken', id: test.id, place: item.place, problems: [...errors, ...others] };
}

/** Where a run asks for workspaces, the files stand in them as they stand beside the evals.json (suite-format.md §17). */
function workspaceFor(paths: readonly string[], folder: string, { place }: Cursor): Pick<Test, 'workspace'> {
  if (paths.length === 0) return {};
  const files = paths.map((from) => ({ path: relative(folder, from).replaceAll('\\', '/'), from }));
  const requires = { commands: [], pythonModules: [] };
  return { workspace: { isolation: 'per_test', repositories: [], hooks: {}, requires, files, place } };
}

/** What this format wants, in its own words. */
export function checkEval(item: Cursor, problems: Problem[]): void {
  if (!item.isMap) {
    problems.push(
      item.error('WRONG_TYPE', 'An eval is an object', { expected: '"id" and "prompt"', found: item.found }),
    );
    return;
  }
  checkFields(item, EVAL_FIELDS, problems);
  const id = item.key('id');
  if (id === undefined) problems.push(item.missing('id', 'An eval needs an "id"', 'a number or text of its own'));
  else if (typeof id.value !== 'number' && !id.text?.trim()) problems.push(id.wrongType('id', 'a number or text'));

  const prompt = item.key('prompt');
  if (prompt === undefined)
    problems.push(item.missing('prompt', 'An eval needs a "prompt"', 'what the agent is asked'));
  else if (!prompt.text?.trim()) problems.push(prompt.wrongType('prompt', 'text that is not empty'));

  const expected = item.field('expected_output');
  if (expected !== undefined && expected.text === undefined)
    problems.push(expected.wrongType('expected_output', 'text'));

  const assertions = item.field('assertions');
  if (assertions !== undefined && !assertions.isList) {
    problems.push(assertions.wrongType('assertions', 'a list of texts'));
  }
  for (const assertion of assertions?.items() ?? []) {
    if (!assertion.text?.trim()) problems.push(assertion.wrongType('assertions', 'text that is not empty'));
  }
}

/** Where the test complains about the same thing in its own words, one complaint is enough. */
const isTold = ({ place }: Problem, errors: readonly Problem[]): boolean =>
  errors.some((error) => error.place?.line === place?.line && error.place?.column === place?.column);

/** The files that an agent is handed, as absolute paths; one that is missing is told and left out. */
async function readFiles(
  item: Cursor,
  { folder }: SuiteFile,
  { bounds, files }: SuiteReading,
  problems: Problem[],
): Promise<string[]> {
  const list = item.field('files');
  if (list !== undefined && !list.isList) problems.push(list.wrongType('files', 'a list of paths'));
  const found: string[] = [];
  for (const field of list?.items() ?? []) {
    if (!field.text?.trim()) {
      problems.push(field.wrongType('files', 'the path of a file'));
      continue;
    }
    const shown = cutMiddle(field.text, 200);
    const path = resolve(folder, field.text);
    const state = bounds.hold(path) ? await orTold(() => files.state(path), problems, field.place) : 'file';
    if (state === 'missing' || state === 'folder') {
      const message = state === 'missing' ? `There is no file ${shown}` : `${shown} is a folder, not a file`;
      const hint = 'Paths start in the folder of the evals.json.';
      problems.push(field.warning('FILE_MISSING', `${message}, so the agent is not given it`, { hint }));
    }
    if (state !== 'file') continue;
    const side = await orTold(() => bounds.sideOf(path), problems, field.place);
    if (side === 'inside') found.push(path);
    else if (side !== undefined) {
      const expected = 'a file of the repository';
      problems.push(
        field.error('FILE_UNREADABLE', `${shown} leads out of the repository and is not given to agents`, { expected }),
      );
    }
  }
  return found;
}
