import { resolve } from 'node:path';
import * as z from 'zod';
import { messageOf, UserError } from '../../model/errors.ts';
import type { Container } from '../../model/ports/containers.ts';
import {
  defineProvider,
  type ProviderDeps,
  type Question,
  type SharedQuestion,
  type Together,
} from '../../model/ports/provider.ts';
import { type Failed, failed, type Outcome } from '../../model/run/outcome.ts';
import { inContainer, oncePerImage } from '../in-container.ts';
import { withKnownCalls } from '../known-calls.ts';
import { whyNoRealAnswer } from '../no-real-answer.ts';
import { healthcheckOf } from './cli-healthcheck.ts';
import { cliDocumentSchema, jsonOf, type OnNegative, responseIn } from './cli-output.ts';
import { answeredBy, negativesReported, runCli } from './cli-run.ts';
import { type CliSettings, cliOptions, cliSettings } from './cli-settings.ts';
import { sharedCheck } from './shared-check.ts';

/** Runs a command line of the target; its output is the answer. */
export const cli = defineProvider({
  type: 'cli',
  promptMode: 'agent',
  canJudge: false,
  isAgent: false,
  images: 'any',
  canBatch: true,
  runsPrograms: true,
  runsInContainer: true,
  options: cliOptions,
  create(options, given) {
    const settings = cliSettings(options);
    const onNegative = negativesReported(given);
    const depsFor = (container?: Container) => ({ ...inContainer(given, container, options.no_env), onNegative });
    const checkFor = oncePerImage((container) => sharedCheck(healthcheckOf(settings, depsFor(container))));
    return {
      ask: (question, signal) =>
        orFailed(
          async () =>
            (await checkFor(question.container)(question.attempt, signal)) ??
            (await runCommand(settings, depsFor(question.container), question, signal)),
        ),
      askTogether: (questions, signal) =>
        orFailed<Together>(
          async () => (await checkFor()(0, signal)) ?? (await runBatch(settings, depsFor(), questions, signal)),
        ),
    };
  },
});

/** The temporary files: no space, no permission. */
async function orFailed<Result>(work: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) return failed('workspace', messageOf(error));
    throw error;
  }
}

async function runCommand(
  settings: CliSettings,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  question: Question,
  signal: AbortSignal,
): Promise<Outcome> {
  const { prompt, testId, attempt, inputFiles } = question;
  const values = {
    prompt: prompt.question,
    guidelines: prompt.guidelines?.text,
    evalId: testId,
    attempt,
    files: inputFiles,
  };
  const cwd = question.workspacePath ?? resolve(deps.suiteFolder, settings.cwd ?? '.');
  const leavesNoOrphans = question.workspacePath !== undefined;
  const limited = { ...settings, timeoutMs: question.timeLimitMs ?? settings.timeoutMs };
  const run = await runCli(limited, deps, { values, cwd, outputEnding: '.json', leavesNoOrphans }, signal);
  return answeredBy(run, deps.onNegative);
}

/**
 * Runs the command once for many tests. It gets all their files and no prompt, so it must contain the questions, and
 * writes one JSON object per line, each with the `id` of its test.
 */
async function runBatch(
  settings: CliSettings,
  deps: ProviderDeps & { readonly onNegative: OnNegative },
  questions: readonly SharedQuestion[],
  signal: AbortSignal,
): Promise<Together> {
  const files = [...new Set(questions.flatMap(({ inputFiles }) => inputFiles))];
  const values = { prompt: '', evalId: 'batch', attempt: 0, files };
  const cwd = resolve(deps.suiteFolder, settings.cwd ?? '.');
  const run = await runCli(settings, deps, { values, cwd, outputEnding: '.jsonl', leavesNoOrphans: false }, signal);
  if (run.kind === 'failed') return run.outcome;
  const read = readBatch(run.text);
  if (read.kind === 'wrong') return failed('crash', `The output of the batch is invalid: ${read.why}.`);
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

/** If a line is invalid, none of them counts: it is unknown which test it belongs to. */
function readBatch(written: string): BatchRead {
  const records = new Map<string, BatchRecord>();
  for (const [index, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { data } = recordSchema.safeParse(jsonOf(line));
    if (data === undefined) {
      return { kind: 'wrong', why: `line ${index + 1} is not a JSON object with the "id" of a test and an answer` };
    }
    if (records.has(data.id)) return { kind: 'wrong', why: `line ${index + 1} has an "id" that an earlier line has` };
    records.set(data.id, data);
  }
  return { kind: 'records', records: [...records.values()] };
}

/** An empty record is an empty answer, as in AgentV. */
function outcomeOf(record: BatchRecord, shareMs: number, onNegative: OnNegative): Outcome {
  const response = withKnownCalls(responseIn(record, onNegative) ?? { messages: [] });
  const error = whyNoRealAnswer(response.messages, response.tokenUsage);
  const durationMs = response.durationMs ?? shareMs;
  return { kind: 'answered', response: { ...response, durationMs, ...(error !== undefined && { error }) } };
}
