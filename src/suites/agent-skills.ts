import { hash } from 'node:crypto';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import * as z from 'zod';
import type { Problem } from '../model/errors.ts';
import type { BrokenTest, Suite, Test } from '../model/suite/suite.ts';
import type { Variant } from '../model/suite/target.ts';
import type { Path } from '../model/values/map-leaves.ts';
import { block, field, flag, needed, text } from './block.ts';
import { newIncludes } from './graders/graders.ts';
import { References, readSettled } from './references/references.ts';
import { refuseRepeatedIds } from './suite.ts';
import { MAX_SUITE_BYTES, nameOfFile, readText, type SuiteFile, type SuiteReading } from './suite-file.ts';
import { readTest, type SuiteDefaults } from './test.ts';
import { Cursor, openJson } from './yaml/cursor.ts';

const notBlank = text.refine((value) => value.trim() !== '');
const list = z.array(z.unknown());
const NOT_EMPTY = 'text that is not empty';

const FILE = block({ of: 'an evals.json', required: ['evals'] }, () => ({
  $schema: field(text, ''),
  name: field(text, ''),
  skill_name: field(text, ''),
  evals: field(list, '', 'a list of evals'),
}));

const EVAL = block(
  {
    of: 'an eval of a skill',
    meant: { input: 'prompt' },
    expected: 'an object with "id" and "prompt"',
  },
  () => ({
    id: needed(z.union([z.number(), notBlank]), '', 'a number or text'),
    prompt: needed(notBlank, '', NOT_EMPTY),
    expected_output: field(text, ''),
    files: field(list, '', 'a list of paths'),
    assertions: field(list, '', 'a list of criteria'),
    // The field of the schema of skill-creator.
    expectations: field(list, '', 'a list of criteria'),
  }),
);

/** A criterion that is an object: its `text`, else its `description` or its `name`. */
const CRITERION = block({ of: 'an assertion of a skill' }, () => ({
  id: field(text, ''),
  name: field(text, ''),
  text: field(text, ''),
  description: field(text, ''),
}));

const TRIGGER = block({ of: 'a trigger eval', required: ['query', 'should_trigger'] }, () => ({
  query: field(notBlank, '', NOT_EMPTY),
  should_trigger: field(flag, ''),
}));

/** The list of evals in an `evals.json`; undefined after an error. */
export function readEvals(root: Cursor): Cursor | undefined {
  const hint = 'A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with "!".';
  if (!root.isMap) {
    const details = { expected: '"evals"', found: root.found, hint };
    return root.addError('WRONG_TYPE', 'An evals.json must be an object', details);
  }
  FILE.open(root);
  FILE.values(root, 'skill_name');
  const evals = root.field('evals');
  if (evals === undefined) return root.addMissing('evals', 'This file has no "evals"', 'a list of evals', hint);
  if (evals.items().length > 0) return evals;
  if (!evals.isList) return evals.addWrongType('a list of evals');
  const expected = 'at least one eval';
  return evals.addError('MISSING_FIELD', '"evals" is empty: there is nothing to run', { expected });
}

/** One eval of a skill, with its files as written; undefined after an error. Blank is no expected output. */
export function readEval(item: Cursor) {
  if (EVAL.open(item) === undefined) return undefined;
  const read = EVAL.values(item);
  const itemsOf = (...keys: readonly string[]) => keys.flatMap((key) => item.field(key)?.items() ?? []);
  const files = itemsOf('files').flatMap((at) =>
    at.text?.trim() ? [{ at, path: at.text }] : (at.addWrongType('the path of a file') ?? []),
  );
  const criteria = itemsOf('assertions', 'expectations').flatMap((at, index) => {
    const mapping = at.isMap ? CRITERION.open(at) : undefined;
    const word = (key: string) => mapping?.field(key)?.text?.trim() || undefined;
    const criterion = mapping ? (word('text') ?? word('description') ?? word('name')) : at.text?.trim() && at.text;
    if (!criterion) at.addWrongType(`${NOT_EMPTY}, or an object with "text" or "description"`);
    return criterion ? { at, name: word('name') ?? word('id') ?? `assertion-${index + 1}`, text: criterion } : [];
  });
  if (read.id === undefined || read.prompt === undefined) return undefined;
  const expected = read.expected_output?.trim() ? read.expected_output : undefined;
  return { id: String(read.id), prompt: read.prompt, expected, files, criteria };
}

/** The evals of an Agent Skill, from its `evals.json`. Variables are not replaced. */
export async function readAgentSkills(
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Suite | undefined> {
  const json = await readText(at.path, reading, problems);
  const opened = json === undefined ? undefined : openJson(at.file, json);
  if (opened?.kind === 'invalid') problems.push(...opened.problems);
  if (opened?.kind !== 'opened') return undefined;

  const root = opened.root.reportingTo(problems);
  const roots = await rootsOf(at.folder, reading);
  const folder = roots.at(-1) ?? at.folder;
  const path = join(folder, 'SKILL.md');
  const isSkill = (await reading.files.state(path)) === 'file';
  const variants = isSkill ? variantsOf(folder, at, root) : undefined;
  if (root.isList) {
    const text = isSkill ? await reading.files.read(path, MAX_SUITE_BYTES) : '';
    const named = /^---\r?\n(?:.*\r?\n)*?name:[ \t]*["']?([\w.-]+)/.exec(text)?.[1];
    return { ...readTriggerEvals(root, at, named ?? basename(folder), reading), variants };
  }
  const evals = readEvals(root)?.items();
  if (evals === undefined) return undefined;

  refuseRepeatedIds(
    evals.map((item) => (item.isMap ? item.with('id', String(item.field('id')?.value ?? '')) : item)),
    problems,
  );
  const skill = root.field('skill_name')?.text;
  const tests = await readSettled(
    (reported) => evals.map((item, index) => readTestOf(item.reportingTo(reported), index, { skill, roots }, reading)),
    reading.references,
    problems,
  );
  // Every such file is called evals.json: its name distinguishes nothing.
  const ofSkill = skill?.trim();
  // A skill has the name of its folder. Copies of it in other folders have the same: their path distinguishes them, unless
  // it leads out of the working directory and depends on the machine.
  const way = relative(reading.cwd, folder).replaceAll('\\', '/');
  const isElsewhere = way !== '' && !way.startsWith('..') && !isAbsolute(way) && basename(way) !== ofSkill;
  const named = root.field('name')?.text?.trim() || (ofSkill && isElsewhere ? `${ofSkill} (${way})` : ofSkill);
  const ofFile = nameOfFile(at.path);
  return { ...suiteOf(named || (ofFile === 'evals' && basename(folder)) || ofFile, { root, at, tests }), variants };
}

/** As skill-creator compares by hand. Both variants work in a folder of their own, and the one finds the skill there. */
function variantsOf(skill: string, { folder, path }: SuiteFile, { location }: Cursor): Variant[] {
  const [evals = ''] = relative(skill, folder === skill ? path : folder).split(sep);
  const variantOf = (name: string, skills: NonNullable<Variant['workspace']>['skills']): Variant => ({
    name,
    location,
    settings: [],
    workspace: { isolation: 'per_test', skills, location },
  });
  return [variantOf('with-skill', [{ path: skill, evals }]), variantOf('without-skill', [])];
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

const MAX_QUERY_ID_LENGTH = 80;

/** The trigger evals of skill-creator: `[{"query": …, "should_trigger": …}]`. The skill is that of the folder. */
function readTriggerEvals(root: Cursor, at: SuiteFile, skill: string, reading: SuiteReading): Suite {
  const entries = root.items().flatMap((item) => {
    const { query, should_trigger } = item.isMap
      ? TRIGGER.values(item.reportingTo([]))
      : { query: undefined, should_trigger: undefined };
    if (query === undefined || should_trigger === undefined) {
      item.addError('WRONG_TYPE', 'A trigger eval needs a "query" and "should_trigger"', {
        expected: '{"query": a text, "should_trigger": true or false}',
        found: item.found,
        hint: 'A .json file with a list is read as the trigger evals of a skill. If it is something else, exclude it with "!".',
      });
      return [];
    }
    TRIGGER.open(item);
    const line = query.trim().replace(/\s+/g, ' ');
    const isShort = line.length <= MAX_QUERY_ID_LENGTH;
    const id = isShort ? line : `${line.slice(0, MAX_QUERY_ID_LENGTH)}~${hash('sha256', line).slice(0, 8)}`;
    const assertions = [{ type: 'skill-trigger', skill, should_trigger }];
    return madeOf(item, { id, input: query, assertions }, () => item);
  });
  if (root.items().length === 0) {
    root.addError('MISSING_FIELD', 'The list is empty: there is nothing to run', { expected: 'trigger evals' });
  }
  refuseRepeatedIds(entries, root.problems);
  const tests = entries.map((entry, index) => readTest(entry, index, defaultsOf(reading)));
  return suiteOf(`${skill} triggers`, { root, at, tests });
}

/** A value that is not in the file, whose parts have the locations of what they are made of. */
function madeOf(item: Cursor, value: object, origin: (path: Path) => Cursor): Cursor {
  const places = {
    valueAt: (path: Path) => origin(path).location,
    keyAt: (path: Path) => origin(path).keyLocation,
  };
  return new Cursor({ file: item.location.file, ...places }, value, { problems: item.problems });
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

/** The folder of the file, then the root of the skill: the folder with its SKILL.md, else the parent of `evals`. */
async function rootsOf(folder: string, { bounds, files }: SuiteReading): Promise<readonly string[]> {
  for (let at = folder; bounds.hold(at) && dirname(at) !== at; at = dirname(at)) {
    if ((await files.state(join(at, 'SKILL.md'))) === 'file') return [...new Set([folder, at])];
  }
  return basename(folder) === 'evals' ? [folder, dirname(folder)] : [folder];
}

function readTestOf(
  item: Cursor,
  index: number,
  { skill, roots }: { readonly skill: string | undefined; readonly roots: readonly string[] },
  reading: SuiteReading,
): Test | BrokenTest {
  const testProblems: Problem[] = [];
  const read = readEval(item.reportingTo(testProblems));
  const files = (read?.files ?? []).flatMap(({ at, path }) => {
    const file = reading.references.found(reading.references.file(path), at);
    const root = roots.find((each) => join(each, path) === file?.absolutePath);
    return file === undefined ? [] : [{ path: file.absolutePath, root: root ?? dirname(file.absolutePath) }];
  });
  const errors = testProblems.filter(({ severity }) => severity === 'error');
  item.problems.push(...testProblems.filter(({ severity }) => severity === 'warning'));
  const { location } = item;
  if (read === undefined || errors.length > 0) {
    return { kind: 'broken', id: read?.id ?? `#${index + 1}`, location, problems: errors };
  }

  const warnings: Problem[] = [];
  const metadata = {
    skill_name: skill,
    ...(read.files.length > 0 && {
      agent_skills_files: read.files.map(({ path }) => path),
      agent_skills_base_dir: files[0]?.root ?? roots[0],
    }),
  };
  const entry = madeOf(item.reportingTo(warnings), { ...testOfEval(read), metadata }, ([key = '', at]) => {
    const origin = typeof at === 'number' ? read.criteria[at]?.at : item.field(NAMES[key] ?? String(key));
    return origin ?? item;
  });
  const test = readTest(entry, index, defaultsOf(reading));
  // The user did not write the criteria: no warning if no grader reads them.
  item.problems.push(...warnings.filter(({ code }) => code !== 'NOT_GRADED'));
  if (test.kind === 'broken' || files.length === 0) return test;
  return {
    ...test,
    inputFiles: files.map(({ path }) => path),
    workspace: {
      isolation: 'per_test',
      repositories: [],
      hooks: {},
      requires: { commands: [], pythonModules: [] },
      // In a workspace, the files have the same paths as in the eval.
      files: files.map(({ path, root }) => ({ path: relative(root, path).replaceAll('\\', '/'), from: path })),
      location,
    },
  };
}

/** Names in a test and their counterparts in an eval. */
const NAMES: Readonly<Record<string, string>> = { input: 'prompt', criteria: 'expected_output', metadata: 'files' };

/** The eval as a test of AgentV. */
export const testOfEval = ({ id, prompt, expected, criteria }: NonNullable<ReturnType<typeof readEval>>) => ({
  id,
  input: prompt,
  ...(expected !== undefined && { criteria: expected, expected_output: expected }),
  ...(criteria.length > 0 && {
    assertions: criteria.map(({ name, text: criterion }) => ({ type: 'llm-grader', name, prompt: criterion })),
  }),
});
