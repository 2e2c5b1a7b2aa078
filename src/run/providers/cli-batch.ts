import { resolve } from 'node:path';
import * as z from 'zod';
import { failed, type Outcome } from '../../model/outcome.ts';
import type { ProviderDeps, SharedQuestion, Together } from '../../model/provider.ts';
import { whyNoRealAnswer } from '../no-real-answer.ts';
import { cliDocumentSchema, jsonOf, type OnNegative, responseIn } from './cli-output.ts';
import { runCli } from './cli-run.ts';
import type { CliSettings } from './cli-settings.ts';

/**
 * Runs the command once for many tests (targets-format.md §9.5). It gets all their files and no prompt, so it must know
 * what it is asked, and writes one JSON object per line, each with the `id` of its test.
 */
export async function runBatch(
  settings: CliSettings,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  questions: readonly SharedQuestion[],
  signal: AbortSignal,
): Promise<Together> {
  const files = [...new Set(questions.flatMap(({ inputFiles }) => inputFiles))];
  const values = { prompt: '', evalId: 'batch', attempt: 0, files };
  const cwd = resolve(deps.suiteFolder, settings.cwd ?? '.');
  const run = await runCli(settings, deps, { values, cwd, outputEnding: '.jsonl', leavesNobody: false }, signal);
  if (run.kind === 'failed') return run.outcome;
  const read = readBatch(run.text);
  if (read.kind === 'wrong') return failed('crash', `The output of the batch is not right: ${read.why}.`);
  return {
    kind: 'answered',
    outcomes: new Map(
      read.records.map((record) => [record.id, outcomeOf(record, run.tookMs / questions.length, deps.onNegative)]),
    ),
  };
}

/** A line of a batch: the document of a single run, and whose it is. */
const recordSchema = z.lazy(() => cliDocumentSchema.unwrap().extend({ id: z.string().trim().min(1) }));
type BatchRecord = z.output<typeof recordSchema>;

type BatchRead =
  | { readonly kind: 'records'; readonly records: readonly BatchRecord[] }
  | { readonly kind: 'wrong'; readonly why: string };

/** Nothing in it counts when a line is wrong: whose answer it was to be, nobody knows. */
function readBatch(written: string): BatchRead {
  const records = new Map<string, BatchRecord>();
  for (const [index, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { data } = recordSchema.safeParse(jsonOf(line));
    if (data === undefined) {
      return { kind: 'wrong', why: `line ${index + 1} is no JSON object with the "id" of a test and an answer` };
    }
    if (records.has(data.id)) return { kind: 'wrong', why: `line ${index + 1} has an "id" that an earlier line has` };
    records.set(data.id, data);
  }
  return { kind: 'records', records: [...records.values()] };
}

/** A record that says nothing is an empty answer, as AgentV grades it. */
function outcomeOf(record: BatchRecord, shareMs: number, onNegative: OnNegative): Outcome {
  const response = responseIn(record, onNegative) ?? { messages: [] };
  const error = whyNoRealAnswer(response.messages, response.tokenUsage);
  const durationMs = response.durationMs ?? shareMs;
  return { kind: 'answered', response: { ...response, durationMs, ...(error !== undefined && { error }) } };
}
