import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { isMapping } from '../../shared/mapping.ts';
import {
  attemptSchema,
  type CtrfAttempt,
  type CtrfContext,
  type CtrfTest,
  isSkipped,
  outcomeOf,
  testSchema,
  trialsOf,
} from './ctrf-trials.ts';
import type { Collector, FileFacts, Importer } from './importer.ts';
import { whyInvalid } from './row-parts.ts';

const text = z.string().nullish();

/** Reporters write `null` for unknown values. */
const documentSchema = z.object({
  generatedBy: text,
  timestamp: text,
  results: z.object({
    tool: z.object({ name: z.string().min(1), version: text }),
    tests: z.array(z.unknown()),
    environment: z.object({ testEnvironment: text }).nullish(),
  }),
});

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
    const read = documentSchema.safeParse(await source.json());
    if (!read.success) {
      throw userError('RESULTS_UNREADABLE', `This is not the Common Test Report Format: ${whyInvalid(read.error)}`, {
        location: beginning(source.path),
      });
    }
    const { generatedBy, timestamp, results } = read.data;
    const { tool, tests, environment } = results;
    if (generatedBy === 'eval-action') {
      into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
    }
    const named = { source, tool: tool.name, environment: environment?.testEnvironment || undefined };
    const kinds = new Set<FileFacts['attempts']>();
    for (const [index, row] of tests.entries()) {
      const context = { ...named, pointer: `/results/tests/${index}` };
      const test = readTest(row, context, into);
      if (test === undefined) continue;
      kinds.add(attemptsIn(test));
      addTrials(test, context, into);
    }
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
function readTest(row: unknown, { source, pointer }: CtrfContext, into: Collector): CtrfTest | undefined {
  const { success, data: test, error } = testSchema.safeParse(row);
  if (success && !isSkipped(test)) return test;
  if (success) into.skipped(test.name);
  else into.unreadable(beginning(source.path), `${pointer}: ${whyInvalid(error)}`);
  return undefined;
}

function attemptsIn({ retries, retryAttempts }: CtrfTest): FileFacts['attempts'] {
  if (retryAttempts && retryAttempts.length > 0) return 'all';
  if (typeof retries !== 'number') return 'unknown';
  return retries > 0 ? 'last-only' : 'all';
}

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
    const { success, data, error } = attemptSchema.safeParse(attempt);
    if (success) attempts.push(data);
    else into.unreadable(beginning(source.path), `${pointer}/retryAttempts/${index}: ${whyInvalid(error)}`);
  }
  for (const trial of trialsOf(test, outcome, { attempts, context })) into.trial(trial);
}
