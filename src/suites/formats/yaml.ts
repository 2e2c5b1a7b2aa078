import type { Problem } from '../../model/errors.ts';
import { foreignFormat } from '../../model/suite/foreign-format.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Suite } from '../../model/suite/suite.ts';
import { SUITE } from '../blocks/suite.ts';
import { refuseRepeatedIds, warnOfUnknownTargets } from '../fields/among-tests.ts';
import { readDefaults } from '../fields/defaults.ts';
import { refuseBadDependencies } from '../fields/dependencies.ts';
import { readExecution } from '../fields/execution.ts';
import { checkFields, firstOf } from '../fields/fields.ts';
import { readDescription } from '../fields/metadata.ts';
import { readTest } from '../fields/test.ts';
import { NAMES } from '../old-names.ts';
import { ExternalTests } from '../references/external-tests.ts';
import { readSettled } from '../references/references.ts';
import { MOST_TESTS } from '../references/texts.ts';
import { nameOfFile, readName, type SuiteFile, type SuiteReading } from '../suite-file.ts';

/** Reads a YAML suite. Problems of the whole file go to `problems`; those of one test stay with it. */
export async function readYamlSuite(
  root: Cursor,
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Promise<Suite | undefined> {
  if (!root.isMap) {
    problems.push(notASuite(root));
    return undefined;
  }
  const foreign = foreignFormat(root);
  if (foreign !== undefined) {
    problems.push(foreign);
    return undefined;
  }
  const entries = await testEntries(root, new ExternalTests(at.folder, reading, problems), problems);
  if (entries.length > MOST_TESTS) {
    problems.push(tooManyTests(root, entries.length));
    return undefined;
  }
  refuseRepeatedIds(entries, problems);
  refuseBadDependencies(entries, problems);
  return readSettled((reported) => suiteOf({ root, entries }, at, reading, reported), reading.references, problems);
}

function suiteOf(
  { root, entries }: { readonly root: Cursor; readonly entries: readonly Cursor[] },
  at: SuiteFile,
  reading: SuiteReading,
  problems: Problem[],
): Suite {
  checkFields(root, SUITE, problems);
  const description = readDescription(root, problems);
  const execution = readExecution(root, problems);
  const { references, workspaceFiles, graders: kinds } = reading;
  const workspaces = { folder: at.folder, references, files: workspaceFiles };
  const defaults = readDefaults(root, { kinds, references, templates: reading.newTemplates(), workspaces }, problems);
  const tests = entries.map((item, index) => readTest(item, index, defaults, problems));
  warnOfUnknownTargets(tests, execution.targets, problems);
  return {
    name: readName(root, ['name', 'suite', 'dataset'], problems) ?? nameOfFile(at.path),
    file: at.file,
    path: at.path,
    folder: at.folder,
    location: root.location,
    format: 'yaml',
    ...description,
    category: readCategory(root, problems) ?? at.category,
    ...execution,
    metadata: defaults.metadata,
    tests,
  };
}

const tooManyTests = (root: Cursor, count: number): Problem =>
  root.error('FILE_TOO_LARGE', 'The suite has too many tests', {
    expected: `at most ${MOST_TESTS} tests`,
    found: `${count} tests`,
    hint: 'Split it into several suites.',
  });

function notASuite(root: Cursor): Problem {
  const isEmpty = root.value === null;
  return root.error('WRONG_TYPE', isEmpty ? 'The file is empty' : 'An eval file must be a mapping', {
    expected: 'a mapping with "tests"',
    found: isEmpty ? undefined : root.found,
    hint: root.isList ? 'Add "tests:" above the list.' : undefined,
  });
}

async function testEntries(root: Cursor, external: ExternalTests, problems: Problem[]): Promise<Cursor[]> {
  const found = firstOf(root, NAMES.suite.tests, problems);
  if (found === undefined) {
    const isTargetsFile = root.field('targets')?.isList ?? false;
    const hint = 'This looks like a targets file: pass it with --targets (targets), or exclude it with "!".';
    problems.push(
      root.missing('tests', 'The suite has no "tests"', 'a list of tests', isTargetsFile ? hint : undefined),
    );
    return [];
  }
  if (found.field.text !== undefined) return external.behindPath(found.field);
  if (!found.field.isList) {
    const hint = found.field.isMap ? 'Put "- " before each test to make it a list.' : undefined;
    problems.push(found.field.wrongType(found.name, 'a list of tests', hint));
    return [];
  }
  const items = found.field.items();
  if (items.length === 0) {
    problems.push(
      found.field.error('MISSING_FIELD', `"${found.name}" is empty: there is nothing to run`, {
        expected: 'at least one test',
      }),
    );
  }
  return external.inList(items);
}

function readCategory(root: Cursor, problems: Problem[]): string | undefined {
  const field = root.field('category');
  if (field === undefined || field.text !== undefined) return field?.text?.trim() || undefined;
  problems.push(field.wrongType('category', 'text'));
  return undefined;
}
