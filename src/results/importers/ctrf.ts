import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepeatedNames } from '../../model/run/import-formats.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount, inCamelCase, list, loose, text as looseText, number, share } from '../read/loose-fields.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer } from './importer.ts';
import { asAttempts, graderOf, optional, parseRow, readableRows, tokensSchema } from './row-parts.ts';

/** Reporters write `null` for unknown values. */
const text = optional(z.string(), '');
const count = optional(z.int().nonnegative(), '');

/** Reporters written in Python have keys such as `file_path`. */
const camelCased = (row: unknown): unknown => (isMapping(row) ? inCamelCase(row) : row);

const documentSchema = z.object({
  generatedBy: text,
  timestamp: text,
  results: z.object({
    tool: z.object({ name: z.string().min(1), version: text }),
    tests: z.array(z.unknown()),
    summary: z.unknown().optional(),
    environment: z.preprocess(camelCased, z.object({ testEnvironment: text }).nullish()),
  }),
});
const summarySchema = z.object({ tests: count, failed: count }).nullish();

/** One test. Authors write anything in free fields: there, values of other types are not ours. */
const testSchema = z.object({
  name: z.string().min(1),
  status: z.string(),
  rawStatus: text,
  testId: text,
  suite: z.union([z.string(), z.array(z.string())]).nullish(),
  filePath: text,
  line: count,
  duration: amount,
  stop: amount,
  message: text,
  trace: text,
  retries: count,
  retryAttempts: z.array(z.unknown()).nullish(),
  tags: list,
  parameters: loose(z.object({ target: looseText })),
  labels: loose(z.object({ target: looseText })),
  extra: loose(
    z.object({
      target: looseText,
      model: looseText,
      score: number,
      passMark: share,
      cost_usd: amount,
      costUsd: amount,
      tokens: loose(tokensSchema),
      graders: list,
    }),
  ),
});
type CtrfTest = z.output<typeof testSchema>;

/** Scores outside 0 to 1 are limited to that range, as those of tests. */
const ctrfGraderSchema = z.object({
  name: z.string().min(1),
  type: looseText,
  score: number,
  pass: loose(z.boolean()),
  threshold: share,
  reason: looseText,
  weight: amount,
});

const attemptSchema = z.object({
  attempt: z.int().nullish(),
  status: z.string(),
  duration: amount,
  message: text,
  extra: loose(z.object({ score: number })),
});

/** Tools that give no two tests one name: what they write several times, they ran several times. */
const REPEATED_NAMES: Readonly<Record<string, RepeatedNames>> = {
  playwright: 'trials',
  gotest: 'trials',
  'go-test': 'trials',
  pytest: 'retries',
};

const SKIPPED = /^(?:skip(?:ped)?|pending|todo|disabled)$/i;

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
    const location = { file: source.path, line: 1, column: 1 };
    const read = parseRow(documentSchema, await source.json());
    if (!read.success) {
      const message = `This is not the Common Test Report Format: ${read.why}`;
      throw userError('RESULTS_UNREADABLE', message, { location });
    }
    const { generatedBy, timestamp, results } = read.data;
    const { tool, tests, environment } = results;
    if (generatedBy === 'eval-action') {
      into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
    }

    const msPerUnit = isInSeconds(tests, tool.name) ? 1000 : 1;
    const milliseconds = (duration: number | undefined) => (duration ? duration * msPerUnit : undefined);
    const kinds = new Set<FileFacts['attempts']>();
    let failures = 0;
    const rows = tests.map((test, at) => ({ value: camelCased(test), location, pointer: `/results/tests/${at}` }));
    for (const { row: test, pointer } of readableRows(rows, testSchema, into)) {
      const { name, status, testId, filePath, suite, extra, message, retries, stop } = test;
      const names = {
        suite: [suite ?? []].flat().join(' › ') || (filePath ? source.shown(filePath) : tool.name),
        test: testId ? { kind: 'declared' as const, text: testId } : { kind: 'named' as const, text: name },
        target: targetOf(test) || environment?.testEnvironment || 'default',
      };
      if (isSkipped(test)) {
        into.skipped({ ...names, shown: name });
        continue;
      }

      const attempts = test.retryAttempts ?? [];
      kinds.add(attemptsIn(test));
      failures += failuresIn(test);
      const outcome = outcomeOf(test);
      if (outcome === undefined) {
        into.unreadable(location, `${pointer}: the status ${JSON.stringify(status)} is no verdict`);
        continue;
      }
      const trial: ImportedTrial = {
        ...names,
        outcome,
        pointer,
        repeatedNames: REPEATED_NAMES[tool.name],
        score: extra?.score,
        passMark: extra?.passMark,
        reason: outcome.kind === 'passed' ? undefined : message || firstLine(test.trace),
        location: filePath ? { file: source.shown(filePath), line: test.line || 1, column: 1 } : location,
        time: timeOf(stop),
        durationMs: milliseconds(test.duration),
        costUsd: extra?.cost_usd ?? extra?.costUsd,
        tokenUsage: extra?.tokens,
        model: extra?.model,
        graders: extra?.graders?.flatMap((grader) => {
          const { success, data } = ctrfGraderSchema.safeParse(grader);
          return success ? [graderOf(data)] : [];
        }),
      };
      const attemptRows = attempts.map((value, at) => {
        return { value: camelCased(value), location, pointer: `${pointer}/retryAttempts/${at}` };
      });
      const earlier = [...readableRows(attemptRows, attemptSchema, into)]
        .sort(({ row: one }, { row: other }) => (one.attempt ?? 0) - (other.attempt ?? 0))
        .map(({ row }) => ({ ...trial, ...endOf(row), durationMs: milliseconds(row.duration) }));
      // Most reporters list the attempts before the last one, which is the test itself; some list it, too, which only the
      // number of retries tells.
      const all = earlier.length > (retries ?? earlier.length) ? earlier : [...earlier, trial];
      for (const each of earlier.length === 0 ? [trial] : asAttempts(all, trial)) into.trial(each);
    }

    for (const why of missingBy(results.summary, tests.length, failures)) {
      into.unreadable(location, `/results/summary ${why}`);
    }
    return {
      tool: { name: tool.name, version: tool.version },
      attempts: (['last-only', 'unknown'] as const).find((kind) => kinds.has(kind)) ?? 'all',
      time: timestamp,
      areDoublesAmbiguous: true,
    };
  },
};

function endOf({ status, message, extra }: z.output<typeof attemptSchema>) {
  const isVerdict = status === 'passed' || status === 'failed';
  const outcome: ImportedOutcome = isVerdict ? { kind: status } : { kind: 'error', message: message || status };
  return { outcome, reason: message, score: extra?.score };
}

/** What the summary counts and the report does not have. */
function missingBy(value: unknown, tests: number, failures: number): string[] {
  const summary = parseRow(summarySchema, value);
  if (!summary.success) return [`cannot be compared with the tests: ${summary.why}`];
  const { tests: counted = tests, failed = 0 } = summary.data ?? {};
  const has = (noun: string, count: number, found: number) => `${plural(noun, count)}, and the report has ${found}`;
  return [
    ...(counted > tests ? [`counts ${has('test', counted, tests)}: results are missing`] : []),
    ...(failed > failures ? [`counts ${has('failed test', failed, failures)}: verdicts are missing`] : []),
  ];
}

/** Some reporters write a test without a body as `other`. */
const isSkipped = ({ status, rawStatus }: CtrfTest): boolean =>
  SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''));

function attemptsIn({ retries, retryAttempts }: CtrfTest): FileFacts['attempts'] {
  const listed = retryAttempts?.length ?? 0;
  if (retries === undefined && listed === 0) return 'unknown';
  return listed < (retries ?? 0) ? 'last-only' : 'all';
}

/** The most that a summary can count: tests, or attempts. */
function failuresIn({ status, retries = 0, retryAttempts }: CtrfTest): number {
  const failed = (retryAttempts ?? []).filter((attempt) => !isMapping(attempt) || attempt['status'] !== 'passed');
  return (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries);
}

function targetOf({ extra, parameters, labels, tags = [] }: CtrfTest): string | undefined {
  const tag = tags.find((each) => typeof each === 'string' && /^target:./s.test(each)) as string | undefined;
  return extra?.target || parameters?.target || labels?.target || tag?.slice('target:'.length);
}

/** How a test ended. Undefined if its status does not say it. */
function outcomeOf({ status, rawStatus, message, trace }: CtrfTest): ImportedOutcome | undefined {
  if (status === 'passed') return { kind: 'passed' };
  if (status !== 'failed' && status !== 'other') return undefined;
  const raw = rawStatus ?? '';
  const why = message || firstLine(trace) || raw;
  const errorClass = /^execution_error: (\w+)$/.exec(raw)?.[1];
  if (errorClass !== undefined)
    return { kind: 'error', message: why, class: failureClasses.find((name) => name === errorClass) };
  if (/^time(?:d_?)?out$/i.test(raw)) return { kind: 'error', message: why, class: 'timeout' };
  // pytest: a fixture failed, before or after the test.
  if (/^(?:setup|teardown)_failed$/.test(raw)) return { kind: 'error', message: why, class: 'config' };
  if (/^(?:error|errored|broken)$/i.test(raw)) return { kind: 'error', message: why };
  return status === 'failed' ? { kind: 'failed' } : undefined;
}

const firstLine = (trace: string | undefined): string | undefined => trace?.trim().split('\n')[0] || undefined;

const timesSchema = z.object({ duration: z.number(), start: z.number().optional(), stop: z.number().optional() });

/** Between 1, for seconds, and 1,000, for milliseconds: reporters round the start and the stop. */
const MAX_SECONDS_PER_SECOND = 30;
/** Smaller moments are seconds since 1970. */
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_MILLISECONDS = 8_640_000_000_000_000;

function timeOf(stop = 0): string | undefined {
  const moment = stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
  return moment > 0 && moment <= LAST_MILLISECONDS ? isoTime(moment) : undefined;
}

/** Whether durations are in seconds, as pytest writes them: they are as long as the seconds between start and stop. */
function isInSeconds(rows: readonly unknown[], tool: string): boolean {
  const times = rows.flatMap((row) => timesSchema.safeParse(row).data ?? []);
  const secondsOf = (moment: number) => (moment < FIRST_MILLISECONDS ? moment : moment / 1000);
  let [durations, spans] = [0, 0];
  for (const { duration, start, stop } of times) {
    if (start === undefined || stop === undefined) continue;
    durations += duration;
    spans += secondsOf(stop) - secondsOf(start);
  }
  if (spans > 0 && durations > 0) return durations / spans < MAX_SECONDS_PER_SECOND;
  return tool === 'pytest' && times.some(({ duration }) => !Number.isInteger(duration));
}
