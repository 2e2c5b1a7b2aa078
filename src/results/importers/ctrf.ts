import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepeatedNames } from '../../model/run/imported.ts';
import { isMapping } from '../../shared/mapping.ts';
import { plural } from '../../shared/text.ts';
import {
  attemptSchema,
  type CtrfAttempt,
  type CtrfContext,
  type CtrfTest,
  failuresIn,
  isInSeconds,
  isSkipped,
  namesOf,
  outcomeOf,
  testSchema,
  trialsOf,
  withCamelCase,
} from './ctrf-trials.ts';
import type { Collector, FileFacts, Importer } from './importer.ts';
import { parseRow } from './row-parts.ts';

const text = z.string().nullish();
const count = z.int().nonnegative().nullish();

/** Reporters write `null` for unknown values. */
const documentSchema = z.object({
  generatedBy: text,
  timestamp: text,
  results: z.object({
    tool: z.object({ name: z.string().min(1), version: text }),
    tests: z.array(z.unknown()),
    summary: z.unknown().optional(),
    environment: z.preprocess(withCamelCase, z.object({ testEnvironment: text }).nullish()),
  }),
});

const summarySchema = z.object({ tests: count, failed: count }).nullish();

/** The Common Test Report Format (https://ctrf.io). */
export const ctrf: Importer = {
  name: 'ctrf',

  async recognizes(source) {
    const document = await source.document();
    if (!isMapping(document)) return false;
    const { reportFormat, results } = document;
    return (
      reportFormat === 'CTRF' || (isMapping(results) && isMapping(results['tool']) && Array.isArray(results['tests']))
    );
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const read = parseRow(documentSchema, await source.json());
    if (!read.success) {
      throw userError('RESULTS_UNREADABLE', `This is not the Common Test Report Format: ${read.why}`, {
        location: beginning(source.path),
      });
    }
    const { generatedBy, timestamp, results } = read.data;
    const { tool, tests, environment } = results;
    if (generatedBy === 'eval-action') {
      into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
    }
    const named = {
      source,
      tool: tool.name,
      msPerUnit: isInSeconds(tests, tool.name) ? 1000 : 1,
      environment: environment?.testEnvironment || undefined,
    };
    const kinds = new Set<FileFacts['attempts']>();
    let failures = 0;
    for (const [index, row] of tests.entries()) {
      // The document and the trials together would take twice the memory.
      tests[index] = undefined;
      const context = { ...named, pointer: `/results/tests/${index}` };
      const test = readTest(withCamelCase(row), context, into);
      if (test === undefined) continue;
      kinds.add(attemptsIn(test));
      failures += failuresIn(test);
      addTrials(test, context, into);
    }
    compareSummary(results.summary, { tests: tests.length, failures }, { path: source.path, into });
    return {
      tool: { name: tool.name, version: tool.version ?? undefined },
      attempts: (['last-only', 'unknown'] as const).find((kind) => kinds.has(kind)) ?? 'all',
      time: timestamp ?? undefined,
      areDoublesAmbiguous: true,
    };
  },
};

const beginning = (path: string) => ({ file: path, line: 1, column: 1 });

/** A test that has a result. */
function readTest(row: unknown, context: CtrfContext, into: Collector): CtrfTest | undefined {
  const { source, pointer } = context;
  const read = parseRow(testSchema, row);
  if (hasScoreOfText(row)) into.warn(SCORES_ARE_TEXTS, { location: beginning(source.path) });
  if (read.success && !isSkipped(read.data)) return read.data;
  if (read.success) into.skipped({ ...namesOf(read.data, context), shown: read.data.name });
  else into.unreadable(beginning(source.path), `${pointer}: ${read.why}`);
  return undefined;
}

const SCORES_ARE_TEXTS = 'Some "score" in "extra" is a text and not a number: the score is 1 for a pass, else 0';

/** Other values in free fields mean something else, but a number that is written as a text was meant as one. */
const hasScoreOfText = (row: unknown): boolean =>
  isMapping(row) && isMapping(row['extra']) && typeof row['extra']['score'] === 'string';

/** The attempts before the last one may be fewer than the retries. */
function attemptsIn({ retries, retryAttempts }: CtrfTest): FileFacts['attempts'] {
  const listed = retryAttempts?.length ?? 0;
  if (typeof retries === 'number') return listed < retries ? 'last-only' : 'all';
  return listed > 0 ? 'all' : 'unknown';
}

/** Reporters that count failures count tests, or attempts: `failures` is the most that can be meant. */
function compareSummary(
  summary: unknown,
  found: { readonly tests: number; readonly failures: number },
  { path, into }: { readonly path: string; readonly into: Collector },
): void {
  const read = parseRow(summarySchema, summary);
  if (!read.success) {
    into.unreadable(beginning(path), `/results/summary cannot be compared with the tests: ${read.why}`);
    return;
  }
  const { tests, failed } = read.data ?? {};
  const counted = `/results/summary counts ${plural('test', tests ?? 0)}, and the report has ${found.tests}`;
  if ((tests ?? 0) > found.tests) into.unreadable(beginning(path), `${counted}: results are missing`);
  if ((tests ?? Number.POSITIVE_INFINITY) < found.tests) into.warn(counted, { location: beginning(path) });
  if ((failed ?? 0) <= found.failures) return;
  const failures = `${plural('failed test', failed ?? 0)}, and the report has ${found.failures}`;
  into.unreadable(beginning(path), `/results/summary counts ${failures}: verdicts are missing`);
}

/** Tools that give no two tests one name: what they write several times, they ran several times. */
const REPEATED_NAMES: Readonly<Record<string, RepeatedNames>> = {
  playwright: 'trials',
  gotest: 'trials',
  'go-test': 'trials',
  pytest: 'retries',
};

function addTrials(test: CtrfTest, context: CtrfContext, into: Collector): void {
  const { source, pointer } = context;
  const outcome = outcomeOf(test);
  if (outcome === undefined) {
    const status = JSON.stringify(test.status);
    into.unreadable(beginning(source.path), `${pointer}: the status ${status} is no verdict`);
    return;
  }
  const attempts: CtrfAttempt[] = [];
  for (const [index, attempt] of (test.retryAttempts ?? []).entries()) {
    const read = parseRow(attemptSchema, withCamelCase(attempt));
    if (read.success) attempts.push(read.data);
    else into.unreadable(beginning(source.path), `${pointer}/retryAttempts/${index}: ${read.why}`);
  }
  const repeatedNames = REPEATED_NAMES[context.tool];
  for (const trial of trialsOf(test, outcome, { attempts, context })) into.trial({ ...trial, repeatedNames });
}
