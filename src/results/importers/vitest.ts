import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Message } from '../../model/run/message.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import { amount, anything, flag, loose, number, text } from '../read/loose-fields.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer } from './importer.ts';
import { answerText, asAttempts, parseRow, readableRows, usageOf, usageSchema } from './row-parts.ts';

const documentSchema = z.object({
  numFailedTestSuites: z.number().nonnegative(),
  startTime: amount,
  testResults: z.array(z.unknown()),
});

const eventSchema = z.object({
  type: text,
  role: loose(z.enum(['system', 'user', 'assistant', 'tool'])),
  content: anything,
  id: text,
  name: text,
  arguments: anything,
  toolCallId: text,
});

/** What vitest-evals adds: `eval` has the scores of judges, `harness` the run of the agent. */
const metaSchema = z.object({
  eval: loose(
    z.object({
      scores: loose(z.array(z.object({ name: text, score: number, metadata: loose(z.object({ rationale: text })) }))),
      thresholdFailed: flag,
      output: anything,
    }),
  ),
  harness: loose(
    z.object({
      run: loose(
        z.object({
          session: loose(z.object({ model: text, events: loose(z.array(eventSchema)) })),
          output: anything,
          usage: usageSchema.and(z.object({ model: text, costUsd: amount }).catch({})),
          timings: loose(z.object({ totalMs: amount })),
          errors: loose(z.array(z.object({ message: text }))),
        }),
      ),
    }),
  ),
});

const testSchema = z.object({
  /** Of its file. */
  file: z.string().min(1),
  ancestorTitles: z.array(z.string()),
  title: z.string().min(1),
  status: z.enum(['passed', 'failed', 'skipped', 'todo', 'disabled', 'pending']),
  duration: amount,
  failureMessages: z.array(text),
  location: loose(z.object({ line: z.int().positive() })),
  meta: metaSchema.catch({}),
});
type VitestTest = z.output<typeof testSchema>;

const fileSchema = z.object({
  name: text,
  status: text,
  message: text,
  endTime: amount,
  assertionResults: z.array(z.unknown()),
});

/** Results of vitest (`--reporter=json`), also with what vitest-evals adds to them. */
export const vitest: Importer = {
  name: 'vitest',

  async recognizes(source) {
    const document = await source.document();
    if (!isMapping(document) || !Array.isArray(document['testResults'])) return false;
    // Jest writes almost the same, where pending tests are skipped ones.
    return 'numTotalTestSuites' in document && !('numRuntimeErrorTestSuites' in document);
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const location = { file: source.path, line: 1, column: 1 };
    const document = parseRow(documentSchema, await source.json());
    if (!document.success) {
      const hint = 'Write it with: npx vitest run --reporter=json --outputFile=results.json';
      throw userError('RESULTS_UNREADABLE', `${source.path} has no results of vitest: ${document.why}`, {
        location,
        hint,
      });
    }
    const { testResults, numFailedTestSuites, startTime } = document.data;
    if (testResults.length === 0) into.unreadable(location, 'vitest ran no test file');

    const files = testResults.map((value, at) => ({ value, location, pointer: `/testResults/${at}` }));
    const failedSuites = new Set<string>();
    let hidden = 0;
    for (const { row: file, pointer } of readableRows(files, fileSchema, into)) {
      const suite = source.shown(file.name ?? '');
      const rows = file.assertionResults.map((value, at) => ({
        value: isMapping(value) ? { ...value, file: file.name } : value,
        location,
        pointer: `${pointer}/assertionResults/${at}`,
      }));
      const tests = [...readableRows(rows, testSchema, into)];
      const failed = tests.filter(({ row }) => row.status === 'failed');
      if (file.status !== 'passed') failedSuites.add(JSON.stringify([suite]));
      for (const { row } of failed) {
        for (let depth = 0; depth <= row.ancestorTitles.length; depth += 1) {
          failedSuites.add(JSON.stringify([suite, ...row.ancestorTitles.slice(0, depth)]));
        }
      }
      if (file.status !== 'passed' && failed.length === 0) {
        const why = file.message?.trim() || 'a hook failed, so its tests are shown as skipped';
        into.unreadable(location, `${pointer}: ${suite} could not be run: ${why}`);
      } else if (file.status !== 'passed') {
        hidden += tests.filter(({ row }) => row.status === 'skipped').length;
      }

      for (const { row, pointer: at } of tests) {
        const names = {
          suite,
          // As in JUnit XML of vitest.
          test: { kind: 'named' as const, text: [...row.ancestorTitles, row.title].join(' > ') },
          target: 'default',
        };
        if (row.status === 'pending') {
          into.unreadable(location, `${at}: "${names.test.text}" was not run: vitest stopped before it`);
        } else if (row.status === 'passed' || row.status === 'failed') {
          const trial = {
            ...names,
            ...measuredIn(row),
            location: { file: suite, line: row.location?.line ?? 1, column: 1 },
            pointer: at,
            time: file.endTime === undefined ? undefined : isoTime(file.endTime),
          };
          for (const each of withAttempts(trial, row)) into.trial(each);
        } else into.skipped(names);
      }
    }
    const lost = numFailedTestSuites - failedSuites.size;
    if (lost > 0 && hidden > 0) {
      const why = `${plural('suite', lost)} failed without a failed test, as by a hook: their tests are shown as skipped`;
      into.failed(location, why);
    }
    const time = startTime === undefined ? undefined : isoTime(startTime);
    return { tool: { name: 'vitest' }, attempts: 'all', time, areDoublesAmbiguous: true };
  },
};

/** A test that passed has the failures of the attempts before. */
function withAttempts(trial: ImportedTrial, { failureMessages }: VitestTest): readonly ImportedTrial[] {
  if (trial.outcome.kind !== 'passed' || failureMessages.length === 0) return [trial];
  const { suite, test, target, location } = trial;
  const earlier = failureMessages.map(
    (message): ImportedTrial => ({
      ...{ suite, test, target, location },
      outcome: { kind: 'failed' },
      reason: firstPart(message),
    }),
  );
  return asAttempts([...earlier, trial], trial);
}

/** The message of an error, without its stack. Until version 4, that of an exceeded time limit is only a mark. */
const firstPart = (message = ''): string =>
  (message.split(/\n\s+at /)[0] ?? '').trim().replace(/^Error: STACK_TRACE_ERROR$/, 'Error: Test timed out');

/** What a test says of its trial, without its names. */
function measuredIn(test: VitestTest) {
  const {
    status,
    duration,
    failureMessages: [failure = ''],
    meta,
  } = test;
  const { scores = [], thresholdFailed, output } = meta.eval ?? {};
  const run = meta.harness?.run;
  const questions = run?.session?.events?.filter(({ role }) => role === 'user').slice(0, 1) ?? [];
  const input = questions.map(({ content }) => ({ role: 'user' as const, content: answerText(content) }));
  const names = scores.map(({ name = 'score' }) => name).sort();
  return {
    outcome: status === 'passed' ? { kind: 'passed' as const } : outcomeOf(failure, test),
    // A test that fails for another reason has the score 0, whatever its judges say.
    score: status === 'passed' || thresholdFailed ? meanOfKnown(scores.map(({ score }) => score)) : undefined,
    reason: status === 'passed' ? undefined : firstPart(failure),
    input: input.length === 0 ? undefined : input,
    answer: answerText(output ?? run?.output),
    messages: run?.session?.events && messagesOf(run.session.events),
    durationMs: run?.timings?.totalMs ?? duration,
    costUsd: run?.usage.costUsd,
    tokenUsage: usageOf(run?.usage),
    model: run?.usage.model ?? run?.session?.model,
    graders: scores.map(({ name = 'score', score, metadata }) => ({
      name,
      type: 'judge',
      score,
      isUndecided: score === undefined,
      reason: metadata?.rationale,
    })),
    definition: {
      question: input.length === 0 ? undefined : input.map(({ content }) => content),
      graders: names.length === 0 ? undefined : names,
    },
  };
}

function outcomeOf(failure: string, { meta }: VitestTest): ImportedOutcome {
  const message = firstPart(failure);
  const { scores = [], thresholdFailed } = meta.eval ?? {};
  if (/^(?:TestTimeout)?Error: Test timed out\b/.test(message)) return { kind: 'error', message, class: 'timeout' };
  // vitest-evals counts a judge without a score as 0.
  const unknown = scores.find(({ score }) => score === undefined);
  if (thresholdFailed) {
    if (unknown === undefined) return { kind: 'failed' };
    return { kind: 'error', message: `${unknown.name ?? 'A judge'} gave no score`, class: 'grader' };
  }
  const error = meta.harness?.run?.errors?.find((each) => each.message && message.includes(each.message));
  if (error?.message !== undefined) return { kind: 'error', message: error.message };
  const isOfJudge = /\bat (?:\w+\.)?(?:toSatisfyJudge|applyAutomaticJudges) \(.*vitest-evals/.test(failure);
  if (isOfJudge && !/^AssertionError/.test(message)) return { kind: 'error', message, class: 'grader' };
  return { kind: 'failed' };
}

function messagesOf(events: readonly z.output<typeof eventSchema>[]): Message[] {
  const results = new Map(events.flatMap((event) => (event.toolCallId ? [[event.toolCallId, event.content]] : [])));
  return events.flatMap((event): Message[] => {
    if (event.type === 'tool_call' && event.name !== undefined) {
      const call = { tool: event.name, input: event.arguments, output: results.get(event.id ?? '') };
      return [{ role: 'assistant', content: '', toolCalls: [call] }];
    }
    return event.type === 'message' && event.role ? [{ role: event.role, content: answerText(event.content) }] : [];
  });
}
