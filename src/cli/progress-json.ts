import { join } from 'node:path';
import type { TestResult } from '../model/run/result.ts';
import type { ProgressLine } from '../model/verdict/progress-line.ts';
import { notDelivered } from '../reports/deliver.ts';
import { harmlessJson } from '../reports/escape/harmless-json.ts';
import { recordOf } from '../results/record.ts';
import { runFiles } from '../results/run-folder/run-files.ts';
import { exitCodeOf } from '../runner/pipeline/exit-code.ts';
import type { Progress } from '../runner/pipeline/progress.ts';

type RecordLine = Extract<ProgressLine, { readonly record: unknown }>;

/** For programs: one JSON object per line, as `schema/progress.schema.json` describes them. */
export function jsonProgress(print: (line: string) => void): Progress {
  const write = (line: ProgressLine) => print(harmlessJson(line));
  const writeRecord = (result: TestResult, lineOf: (record: RecordLine['record']) => RecordLine) => {
    const text = harmlessJson(lineOf(recordOf(result)));
    if (Buffer.byteLength(text) <= MAX_BYTES) return print(text);
    // `index.jsonl` has the rest.
    const { suite, testId, target, score } = result;
    print(harmlessJson(lineOf({ test_id: testId, suite, target, score })));
  };
  return {
    planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
      write({
        type: 'planned',
        tests,
        suites: [...suites],
        problems: [...problems],
        ...(timeLimits && { timeLimits: [...timeLimits] }),
        ...(forecast && { forecast: [...forecast] }),
        ...(takenOver && { takenOverFrom: takenOver.from }),
      });
      for (const [index, result] of (takenOver?.results ?? []).entries()) {
        writeRecord(result, (record) => ({ type: 'test', done: index + 1, total: tests, record }));
      }
    },
    started() {},
    finished(result, { done, total }) {
      writeRecord(result, (record) => ({ type: 'test', done, total, record }));
    },
    confirming(tests) {
      write({ type: 'confirming', tests });
    },
    extraTrial({ purpose, result }) {
      if (purpose === 'confirmation') writeRecord(result, (record) => ({ type: 'confirmation', record }));
    },
    ended(report, folder, receipts) {
      const { verdict, conclusion, totals, suites } = report;
      const hasFailures = receipts.some(({ kind, name }) => kind === 'delivered' && name === runFiles.failures);
      write({
        type: 'run',
        exit_code: exitCodeOf(report),
        run_folder: folder,
        failures: hasFailures ? join(folder, runFiles.failures) : null,
        verdict,
        conclusion,
        totals,
        suites,
        notDelivered: receipts.filter(notDelivered),
      });
    },
  };
}

/** Programs read whole lines. */
const MAX_BYTES = 1024 * 1024;
