import * as z from 'zod';
import type { Problem } from '../model/errors.ts';
import type { Message } from '../model/run/message.ts';
import { locationText } from '../model/suite/location.ts';
import type { Suite } from '../model/suite/suite.ts';
import { listed, suggestion } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import { groupedBy } from '../model/values/grouped.ts';
import { anyObject, block, field, idle, old, oldPart, optionalPart, text, texts } from './block.ts';
import { readInput } from './chat-messages.ts';
import { readExecution } from './execution.ts';
import { ExternalTests } from './external-tests.ts';
import { foreignFormat } from './file-kind.ts';
import { newIncludes, readEvaluator, readGraders } from './graders/graders.ts';
import { readPreprocessors } from './graders/options.ts';
import { readDescription, readMetadata } from './metadata.ts';
import { fieldOf, GRADER_LISTS } from './old-names.ts';
import { readSettled } from './references/references.ts';
import { MAX_TESTS } from './references/texts.ts';
import { nameOfFile, readName, type SuiteFile, type SuiteReading } from './suite-file.ts';
import { AN_EVALUATOR, idOf, readTest } from './test.ts';
import { readVariants, VARIANTS } from './variants.ts';
import { newFillBudget } from './vars.ts';
import { readWorkspace } from './workspace/workspace.ts';
import type { Cursor } from './yaml/cursor.ts';

const UNDER = 'Put it under "execution".';
/** An eval file; without tests it is the settings file of a JSONL suite. */
export const SUITE = block(
  {
    of: 'a suite',
    oldNames: 'suite',
    required: ['tests'],
    meant: { graders: 'assertions' },
    elsewhere: {
      targets: UNDER,
      workers: UNDER,
      trials: UNDER,
      threshold: UNDER,
      must_pass: 'Put it under "execution", or on single tests.',
    },
  },
  () => ({
    $schema: field(text, 'Marks the file: "agentv-eval-v2".'),
    name: field(text, 'The name of the suite: 1 to 64 of the characters a–z, 0–9 and "-".'),
    suite: old(text, 'name'),
    dataset: old(text, 'name'),
    description: field(text, 'Description of the suite, at most 1024 characters.'),
    version: field(text, 'The version of the suite; a number needs quotes.'),
    author: field(text, 'Who wrote the suite.'),
    tags: field(texts, 'Words to choose suites by; they count only in a suite with a name.'),
    license: field(text, 'The license of the suite.'),
    requires: field(
      z.looseObject({ agentv: field(text, 'A range of versions of AgentV, such as ">=4".') }),
      'Requirements of the suite.',
    ),
    category: field(text, 'Category of the suite; default: its folders.'),
    target: old(text, 'execution.target'),
    execution: optionalPart('execution', 'How the suite is run: targets, threshold, workers, trials.'),
    variants: field(VARIANTS, 'Variants of a target, by their names, for eval-action experiment.'),
    tests: optionalPart('tests', 'The tests, or the path of a file or folder with them.'),
    input: optionalPart('input', 'Messages before the input of every test.'),
    input_files: field(texts, 'Files for tests without "input_files".'),
    assertions: optionalPart('graders', 'Graders for every test, after its own.'),
    assert: oldPart('graders', 'assertions'),
    evaluator: field(text, AN_EVALUATOR),
    preprocessors: optionalPart('preprocessors', 'Programs that turn files of an answer into text for judges.'),
    workspace: optionalPart('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
    metadata: field(anyObject, 'Data of your own, handed down to every test.'),
    governance: field(anyObject, 'Data that is stored as "governance" in the metadata.'),
    evaluators: idle('AgentV never read it at the top of a file; move the graders to "assertions"'),
  }),
);

/** Reads a YAML suite. Problems of the whole file go to `root`; those of one test stay with it. */
export async function readYamlSuite(root: Cursor, at: SuiteFile, reading: SuiteReading): Promise<Suite | undefined> {
  const { problems } = root;
  if (!root.isMap) {
    const isEmpty = root.value === null;
    return root.addError('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file must be a mapping', {
      expected: 'a mapping with "tests"',
      found: isEmpty ? undefined : root.found,
      hint: root.isList ? 'Add "tests:" above the list.' : undefined,
    });
  }
  const foreign = foreignFormat(root);
  if (foreign !== undefined) problems.push(foreign);
  if (foreign !== undefined) return undefined;

  const suite = SUITE.open(root) ?? root;
  const external = new ExternalTests(at.folder, reading, problems);
  const tests = suite.field('tests');
  if (tests === undefined) {
    const isTargetsFile = suite.field('targets')?.isList ?? false;
    const hint = 'This looks like a targets file: pass it with --targets (targets), or exclude it with "!".';
    suite.addMissing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined);
  } else if (tests.text === undefined && !tests.isList) {
    tests.addWrongType('a list of tests', tests.isMap ? 'Put "- " before each test to make it a list.' : undefined);
  } else if (tests.isList && tests.items().length === 0) {
    const expected = 'at least one test';
    tests.addError('MISSING_FIELD', `"${tests.name}" is empty: there is nothing to run`, { expected });
  }
  const entries = await (tests?.text === undefined
    ? external.inList(tests?.items() ?? [])
    : external.behindPath(tests));
  if (entries.length > MAX_TESTS) {
    return root.addError('FILE_TOO_LARGE', 'The suite has too many tests', {
      expected: `at most ${MAX_TESTS} tests`,
      found: `${entries.length} tests`,
      hint: 'Split it into several suites.',
    });
  }
  refuseRepeatedIds(entries, problems);
  refuseBadDependencies(entries, problems);
  return readSettled(
    (reported) => suiteOf(suite.reportingTo(reported), entries, at, reading),
    reading.references,
    problems,
  );
}

export function suiteOf(root: Cursor, entries: readonly Cursor[], at: SuiteFile, reading: SuiteReading): Suite {
  const description = readDescription(root, at.format);
  const execution = readExecution(root);
  // The defaults of a suite for each of its tests, as written at the top of its file.
  const { folder, format } = at;
  const { kinds, references, texts } = reading;
  const graderReading = { kinds, references, texts, includes: newIncludes() };
  const inputField = root.field('input');
  let input: readonly Message[] | undefined;
  const readOnce = () => {
    input ??= inputField === undefined ? [] : readInput(inputField, references);
    return input;
  };
  // If each test fills in its own variables, the unfilled text may be invalid.
  if (inputField !== undefined && !JSON.stringify(inputField.value)?.includes('{{')) readOnce();
  const list = fieldOf(root, GRADER_LISTS[format === 'yaml' ? 'suite' : 'jsonl'])?.field;
  const workspaces = { folder, references, texts };
  const defaults = {
    ...graderReading,
    get input() {
      return readOnce();
    },
    inputField,
    inputFiles: root.field('input_files'),
    graders: list === undefined ? [] : readGraders(list, graderReading),
    metadata: readMetadata(root),
    evaluator: readEvaluator(root, kinds),
    preprocessors: readPreprocessors(root, graderReading),
    workspaces,
    workspace: readWorkspace(root.field('workspace'), workspaces),
    fillBudget: newFillBudget(),
  };
  const tests = entries.map((item, index) => readTest(item.reportingTo(root.problems), index, defaults));
  warnOfUnknownTargets(tests, execution.targets, root);
  const { category } = SUITE.values(root, 'category');
  return {
    name: readName(root, ['name', 'suite', 'dataset']) ?? nameOfFile(at.path),
    file: at.file,
    path: at.path,
    folder: at.folder,
    location: root.location,
    format: at.format,
    ...description,
    category: category?.trim() || at.category,
    ...execution,
    variants: readVariants(root.field('variants'), at.folder),
    metadata: defaults.metadata,
    tests,
  };
}

/** The ids of all tests of a suite must differ, across all its files. */
export function refuseRepeatedIds(entries: readonly Cursor[], problems: Problem[]): void {
  const first = new Map<string, Cursor>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id === undefined) continue;
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, entry);
      continue;
    }
    const [location, other] = [entry.field('id')?.keyLocation, earlier.field('id')?.keyLocation];
    const place = other?.file === location?.file ? `in line ${other?.line}` : other && locationText(other);
    const details = {
      location,
      expected: 'an id that no other test of the file has',
      hint: `The other one is ${place}.`,
    };
    problems.push(entry.error('DUPLICATE_ID', `Two tests have the id "${cutEnd(id, 60)}"`, details));
  }
}

/** A test restricted to targets that its suite does not use would silently never run. */
function warnOfUnknownTargets(tests: Suite['tests'], targets: Suite['targets'], root: Cursor): void {
  if (targets.length < 2) return;
  const names = targets.map(({ name }) => name);
  const known = new Set(names);
  for (const test of tests) {
    const unknown = test.kind === 'test' ? (test.targets ?? []).filter((name) => !known.has(name)) : [];
    const [first] = unknown;
    if (first === undefined) continue;
    const message = `The test "${cutEnd(test.id, 60)}" is restricted to targets that the suite does not use`;
    root.addWarning('UNKNOWN_TARGET', message, {
      location: test.location,
      expected: `some of ${listed(names)}`,
      found: listed(unknown),
      hint: suggestion(first, names, 'targets of the suite'),
    });
  }
}

/** A test that depends on a missing test, on itself, or on a cycle would never run. */
function refuseBadDependencies(entries: readonly Cursor[], problems: Problem[]): void {
  const waiting = new Map<string, Cursor>();
  for (const entry of entries) {
    const list = entry.field('depends_on');
    const id = list?.isList ? idOf(entry) : undefined;
    if (list !== undefined && id !== undefined) waiting.set(id, list);
  }
  if (waiting.size === 0) return;
  const known = new Set(entries.flatMap((entry) => idOf(entry) ?? []));
  for (const [id, list] of waiting) {
    for (const item of list.items()) {
      if (item.text === undefined || known.has(item.text)) continue;
      const message = `The test "${cutEnd(id, 60)}" waits for a test that does not exist`;
      const hint = suggestion(item.text, [...known], 'ids');
      const expected = 'the id of another test of this file';
      problems.push(item.error('MISSING_FIELD', message, { expected, found: item.found, hint }));
    }
  }
  const cycle = findCycle(waiting);
  const list = waiting.get(cycle?.at(-1) ?? '');
  if (cycle === undefined || list === undefined) return;
  const message = cycle.length === 2 ? 'A test depends on itself' : 'Tests depend on each other in a cycle';
  const shown = cycle.map((id) => cutEnd(id, 60)).slice(0, 10);
  problems.push(list.error('WRONG_TYPE', message, { found: shown.join(' → ') }));
}

/** The ids of a cycle: the first one is also the last. A chain may be as long as a suite. */
function findCycle(waiting: ReadonlyMap<string, Cursor>): string[] | undefined {
  const left = new Map(
    Array.from(waiting, ([id, list]) => [id, new Set(list.items().flatMap((item) => item.text ?? []))]),
  );
  const pairs = [...left].flatMap(([id, ids]) => Array.from(ids, (before) => ({ before, id })));
  const after = groupedBy(pairs, ({ before }) => before);
  // What waits for nothing that is left is in no cycle.
  const free = [...after.keys()].filter((id) => !left.get(id)?.size);
  for (let before = free.pop(); before !== undefined; before = free.pop()) {
    for (const { id } of after.get(before) ?? []) {
      left.get(id)?.delete(before);
      if (left.get(id)?.size === 0) free.push(id);
    }
  }
  const way = new Set<string>();
  for (let id = [...left].find(([, ids]) => ids.size > 0)?.[0]; id !== undefined; [id] = left.get(id) ?? []) {
    if (way.has(id)) return [...[...way].slice([...way].indexOf(id)), id];
    way.add(id);
  }
  return undefined;
}
