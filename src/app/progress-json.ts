import { notDelivered } from '../reports/deliver.ts';
import { recordOf } from '../results/record.ts';
import type { Progress } from './progress.ts';

/**
 * For programs: one JSON object per line. `planned` (`tests`, `suites`, `problems`), `test` for each finished test
 * (its `record` is the line of index.jsonl), and at the end `run` (`verdict`, `totals`, `folder`, `notDelivered`).
 */
export function jsonProgress(print: (line: string) => void): Progress {
  const event = (name: string, fields: Record<string, unknown>) =>
    print(harmless(JSON.stringify({ event: name, ...fields })));
  return {
    planned({ tests, suites }, problems) {
      event('planned', { tests, suites, problems });
    },
    started() {},
    finished(result, { done, total }) {
      event('test', { done, total, record: recordOf(result) });
    },
    ended({ verdict, conclusion, totals, suites }, folder, receipts) {
      event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(notDelivered) });
    },
  };
}

/**
 * The same JSON, in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape,
 * and so are the characters without width that a comparison of texts may pass over.
 */
const harmless = (json: string): string =>
  json
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
      Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''),
    )
    .replaceAll('##[', `${escapeOf(0x23)}#[`);

const escapeOf = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
