import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, text } from '../read/loose-fields.ts';
import { askedIn, type Case, caseSchema, measuredIn, metricsToInvert } from './deepeval-case.ts';
import { fileStem } from './file-stem.ts';
import type { FileFacts, ImportedTrial, Importer, SkippedTest, Source, TestIdentity } from './importer.ts';
import { withRepeats } from './pytest-trials.ts';
import { parseRow } from './row-parts.ts';

/** Test runs of DeepEval: the files of the Python package, and what `evaluate()` of the npm package returns. */
export const deepeval: Importer = {
  name: 'deepeval',

  async recognizes(source) {
    const root = rootOf(await source.document());
    if (!isMapping(root)) return false;
    if (isOnlyLink(root)) return true;
    return LISTS.some((name) => {
      const cases = root[name];
      if (!Array.isArray(cases)) return false;
      return 'testPassed' in root || cases.some((item) => isMapping(item) && 'metricsData' in item);
    });
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const { run, rows } = runIn(await source.json(), source.path);
    const read: { readonly given: Case; readonly pointer: string }[] = [];
    const location = { file: source.path, line: 1, column: 1 };
    for (const { value, pointer } of rows) {
      const parsed = parseRow(caseSchema, value);
      if (parsed.success) read.push({ given: parsed.data, pointer });
      else into.unreadable(location, `${pointer}: ${parsed.why}`);
    }
    const toInvert = metricsToInvert(read.map(({ given }) => given));
    const trials: ImportedTrial[] = [];
    const skipped: SkippedTest[] = [];
    for (const { given, pointer } of read) {
      const test = identityOf(given);
      if (test !== undefined && given.flaky) {
        const shown = `${test.text} (flaky, ${given.success ? 'passed' : 'failed'})`;
        skipped.push({ ...namesOf(run, source), test, shown });
        continue;
      }
      const measured = test === undefined ? 'it has neither a name nor a question' : measuredIn(given, toInvert);
      if (test === undefined || typeof measured === 'string') into.unreadable(location, `${pointer}: ${measured}`);
      else trials.push({ ...measured, ...namesOf(run, source), test, location, pointer });
    }
    const others = trials.filter((trial) => !isNamed(trial));
    const found = withRepeats({ trials: trials.filter(isNamed), skipped });
    for (const trial of [...found.trials, ...others]) into.trial(trial);
    for (const test of found.skipped) into.skipped(test);
    const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
    return {
      tool: { name: 'deepeval' },
      attempts: 'all',
      planned: counted > rows.length ? counted : undefined,
      areDoublesAmbiguous: true,
    };
  },
};

const LISTS = ['testCases', 'conversationalTestCases', 'testResults'] as const;

const isNamed = ({ test }: ImportedTrial): boolean => test.kind === 'named';

/** The file of the latest run has it below a key. */
const rootOf = (document: unknown): unknown =>
  isMapping(document) && isMapping(document['testRunData']) ? document['testRunData'] : document;

const isOnlyLink = (root: Readonly<Record<string, unknown>>): boolean =>
  typeof root['testRunLink'] === 'string' && LISTS.every((name) => !(name in root));

const runSchema = z.object({
  testFile: text,
  datasetAlias: text,
  identifier: text,
  hyperparameters: z.object({ model: text }).optional().catch(undefined),
  testPassed: amount,
  testFailed: amount,
});
type Run = z.output<typeof runSchema>;

interface Row {
  readonly value: unknown;
  readonly pointer: string;
}

function runIn(document: unknown, path: string): { readonly run: Run; readonly rows: readonly Row[] } {
  const root = rootOf(document);
  if (isMapping(root) && isOnlyLink(root)) {
    throw userError('RESULTS_UNREADABLE', `${path} has only a link to the results of DeepEval`, {
      hint: 'Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder.',
    });
  }
  const read = runSchema.safeParse(root);
  if (!isMapping(root) || !read.success || !LISTS.some((name) => Array.isArray(root[name]))) {
    throw userError('RESULTS_UNREADABLE', `${path} has no results of DeepEval`, {
      expected: `a list ${LISTS.join(', ')}`,
      hint: 'Report a file of the folder DEEPEVAL_RESULTS_FOLDER.',
    });
  }
  return {
    run: read.data,
    rows: LISTS.flatMap((name) => rowsIn(root[name], `/${root === document ? '' : 'testRunData/'}${name}`)),
  };
}

const rowsIn = (given: unknown, pointer: string): Row[] =>
  Array.isArray(given) ? given.map((value, index) => ({ value, pointer: `${pointer}/${index}` })) : [];

/** A case without a name is called by its position, which changes when a case is added. */
function identityOf(given: Case): TestIdentity | undefined {
  const { name = '' } = given;
  if (name !== '' && !/^(?:conversational_)?test_case_\d+$/.test(name)) return { kind: 'named', text: name };
  const { expectedTools: _, ...question } = askedIn(given) ?? {};
  const [first] = Object.values(question).flat();
  return first === undefined ? undefined : { kind: 'content', text: `${first}`, question };
}

const namesOf = ({ testFile, datasetAlias, identifier, hyperparameters }: Run, { path }: Source) => ({
  suite: (testFile && fileStem(testFile)) || datasetAlias || identifier || fileStem(path),
  target: hyperparameters?.model || 'default',
});
