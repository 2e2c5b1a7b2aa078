import { measuredTrials, presentTrials } from '../../model/run/present-trials.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { aggregateScores } from '../../model/run/result-outcome.ts';
import { jsonOf } from '../../model/text/json.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { atPassMark, costOfTrials } from '../result-of.ts';
import { type ReadResult, readRecord } from './read-record.ts';
import type { Row } from './rows.ts';

/** A row, and its position among others of the same test. */
interface RepeatableRow extends ReadResult {
  /** AgentV 5: the retry that it comes from, 0 for the first. */
  readonly retry: number | undefined;
  /** AgentV 5: which of several samples it is. */
  readonly sample: number | undefined;
}

/**
 * Reads a row of any generation. Rows of AgentV 5 have the sample and the retry, the variant of the target, and the path
 * of their suite instead of its name. Throws a `UserError` for anything that is no row.
 */
export function readRow({ value, location }: Row, index: number): RepeatableRow {
  const row = isMapping(value) ? value : {};
  const { eval_path: evalPath, task_dir: taskFolder, variant, target } = row;
  // AgentV 4.42 copies each test into a file of its own, which is not its suite.
  const isCopy =
    typeof evalPath === 'string' && typeof taskFolder === 'string' && evalPath.startsWith(`${taskFolder}/`);
  const suiteFile = typeof evalPath === 'string' && evalPath !== '' && !isCopy ? evalPath : undefined;
  const changes: Record<string, unknown> = {};
  if (suiteFile !== undefined && !['suite', 'dataset', 'eval_set'].some((key) => typeof row[key] === 'string')) {
    // What AgentV calls a suite without a name: `evals/refunds.eval.yaml` is `refunds`.
    changes['suite'] = (suiteFile.split(/[/\\]/).at(-1) ?? suiteFile).replace(/(?:\.eval)?\.[^.]+$/, '');
  }
  if (typeof variant === 'string' && variant !== '' && typeof target === 'string') {
    changes['target'] = `${target} (${variant})`;
  }
  const read = readRecord(isMapping(value) ? { ...value, ...changes } : value, location, index);
  // The suite name of another tool is its only identity; the file of its results is not.
  if (!read.isOurs) read.result.suiteFile = suiteFile ?? read.result.suite;
  const wholeNumber = (number: unknown) =>
    Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
  const sample = wholeNumber(row['sample_index']);
  const retry = wholeNumber(row['retry_index']) ?? (sample === undefined ? undefined : 0);
  return { ...read, sample, retry };
}

/**
 * Reads the files that a row refers to, as AgentV writes them at the end of a run. Any other row is returned unchanged,
 * and unreadable files stay unknown. `read` gets paths in the run folder.
 */
export async function withSidecars(
  row: unknown,
  read: (path: string) => Promise<string | undefined>,
): Promise<unknown> {
  if (!isMapping(row) || row['output'] !== undefined || row['grading_path'] === undefined) return row;
  const from = async (...keys: readonly string[]) => {
    const path = keys.map((key) => row[key]).find((value) => typeof value === 'string');
    return typeof path === 'string' ? read(path) : undefined;
  };
  const grading = jsonOf((await from('grading_path')) ?? '');
  const output = await from('answer_path', 'output_path', 'response_path');
  const messages = (await from('transcript_path'))?.split('\n').map(jsonOf).filter(isMapping);
  const assertions = isMapping(grading) ? grading['assertions'] : undefined;
  return {
    ...row,
    ...(Array.isArray(assertions) && { assertions }),
    ...(output !== undefined && { output }),
    ...(messages !== undefined && { trace: { messages } }),
  };
}

/**
 * One result for each test and target of a file. Several rows of a test are its trials, in their order, as long as they
 * were measured; an error that was followed by another row was run again.
 */
export const withoutRepeatedRows = (rows: readonly RepeatableRow[]): TestResult[] =>
  [...groupedBy(rows, ({ result }) => resultKey(result)).values()].flatMap((group) => {
    // Of a sample only its last retry counts; without numbers, an error counts only when nothing came after it.
    const bySample = new Map<number, RepeatableRow>();
    for (const row of group) {
      const { sample, retry } = row;
      if (sample === undefined || retry === undefined) continue;
      if ((bySample.get(sample)?.retry ?? -1) <= retry) bySample.set(sample, row);
    }
    const others = group.filter(({ sample, retry }) => sample === undefined || retry === undefined);
    const all = [...others, ...bySample.values()].map(({ result }) => result);
    const counted = all.filter((result, at) => presentTrials(result).length > 0 || at === all.length - 1);

    // A timeout is a trial that failed, but there is no answer to show.
    const last = counted.findLast(({ status }) => status !== 'execution_error') ?? counted.at(-1);
    if (last === undefined || counted.length === 1) return last ?? [];
    const trials = counted.flatMap(trialsOf).map((trial, attempt): Trial => ({ ...trial, attempt }));
    const { score, aggregation } = aggregateScores(
      measuredTrials(trials).map((trial) => trial.score),
      'mean',
    );
    return atPassMark({ ...last, trials, aggregation, score, costUsd: costOfTrials(trials) }, last.passMark);
  });

/** A test without trials is one itself; and under `pass_at_k`, a test as a whole is one. */
export function trialsOf(result: TestResult): readonly Trial[] {
  const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid, status } = result;
  if (trials !== undefined && aggregation?.strategy !== 'pass_at_k') return trials;
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  const verdict = status === 'ok' ? 'pass' : status === 'quality_failure' ? 'fail' : 'skip';
  return [{ attempt: 0, status, score, verdict, scores, failure, tokenUsage, costUsd, durationMs, cached, paid }];
}
