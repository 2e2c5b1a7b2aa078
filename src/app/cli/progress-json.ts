import { notDelivered } from '../../reports/deliver.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { recordOf } from '../../results/record.ts';
import type { Progress } from '../pipeline/progress.ts';

/**
 * For programs: one JSON object per line. `planned` (`tests`, `suites`, `problems`, `timeLimits`), `test` for each finished test
 * (its `record` is the line of index.jsonl), `confirming` (`tests`) and `confirmation` (`record`) when suspected regressions are re-run, and at the end `run` (`verdict`, `totals`, `folder`, `notDelivered`).
 */
export function jsonProgress(print: (line: string) => void): Progress {
  const event = (name: string, fields: Record<string, unknown>) => print(harmlessJson({ event: name, ...fields }));
  return {
    planned({ tests, suites, takenOver, timeLimits, forecast }, problems) {
      event('planned', {
        tests,
        suites,
        problems,
        ...(timeLimits && { timeLimits }),
        ...(forecast && { forecast }),
        ...(takenOver && { takenOverFrom: takenOver.from }),
      });
      for (const [index, result] of (takenOver?.results ?? []).entries()) {
        event('test', { done: index + 1, total: tests, record: recordOf(result) });
      }
    },
    started() {},
    finished(result, { done, total }) {
      event('test', { done, total, record: recordOf(result) });
    },
    confirming(tests) {
      event('confirming', { tests });
    },
    extraTrial({ purpose, result }) {
      if (purpose === 'confirmation') event('confirmation', { record: recordOf(result) });
    },
    ended({ verdict, conclusion, totals, suites }, folder, receipts) {
      event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(notDelivered) });
    },
  };
}
