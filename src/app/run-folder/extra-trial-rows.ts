import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Files } from '../../model/ports/files.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { type ExtraTrial, extraTrialSchema, resultKey, resultKeyOf, type TestResult } from '../../model/run/result.ts';
import { linesOfPieces, readJournal } from '../../results/read/read-journal.ts';
import { readRecord } from '../../results/read/read-record.ts';
import { recordOf } from '../../results/record.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { EXTRA_TRIALS, type Source } from './earlier-results.ts';

export interface ExtraTrialRow extends ExtraTrial {
  /** The base commit of control trials. */
  readonly commit?: string | undefined;
}

/** A row as one line of the journal: the record of the result, and its purpose. */
export const extraTrialLine = ({ purpose, checkout, round, commit, result }: ExtraTrialRow): string =>
  JSON.stringify({ purpose, checkout, round, commit, ...recordOf(result) });

const rowSchema = z.lazy(() =>
  z.object({
    ...extraTrialSchema.unwrap().pick({ purpose: true, checkout: true, round: true }).shape,
    commit: z.string().optional(),
  }),
);

interface ResumedRun {
  readonly plan: Plan;
  /** The planned results that were taken over. */
  readonly results: readonly TestResult[];
  readonly baseSha: string | undefined;
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'readPieces'>;
  clean<T>(value: T): T;
}

/**
 * The extra trials to resume: of tests whose planned results are taken over; control trials of the same base commit
 * only.
 */
export async function readExtraTrials(
  { path }: Source,
  { plan, results, baseSha, cwd, files, clean }: ResumedRun,
): Promise<ExtraTrialRow[]> {
  const file = join(dirname(path), EXTRA_TRIALS);
  if ((await files.state(file)) !== 'file') return [];
  const { rows } = readJournal(linesOfPieces(files.readPieces(file, Number.POSITIVE_INFINITY)), shownPath(file, cwd));
  const taken = new Set(results.map(({ index }) => index));
  const steps = new Map<string, Step>();
  for (const step of plan.steps) {
    if (step.kind === 'run' && taken.has(step.index)) steps.set(clean(resultKeyOf(step)), step);
  }
  return rows.flatMap(({ value, location }, index): ExtraTrialRow[] => {
    const row = rowSchema.safeParse(value);
    if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha)) return [];
    const { result } = readRecord(value, location, () => index);
    const step = steps.get(resultKey(result));
    if (step === undefined) return [];
    return [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }];
  });
}
