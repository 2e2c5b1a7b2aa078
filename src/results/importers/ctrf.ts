import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepeatedNames } from '../../model/run/import-formats.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount, list, loose, text as looseText, number, share } from '../read/loose-fields.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer, ResultsSource } from './importer.ts';
import { asAttempts, graderOf, optional, parseRow, readableRows, tokensSchema } from './row-parts.ts';

/** Reporters write `null` for unknown values. */
const text = optional(z.string(), '');
const count = optional(z.int().nonnegative(), '');

const documentSchema = z.object({
  generatedBy: text,
  timestamp: text,
  results: z.object({
    tool: z.object({ name: z.string().min(1), version: text }),
    tests: z.array(z.unknown()),
    summary: z.unknown().optional(),
    environment: z.preprocess(withCamelCase, z.object({ testEnvironment: text }).nullish()),
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
  parameters: z.unknown().optional(),
  labels: z.unknown().optional(),
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
    const kinds = new Set<FileFacts['attempts']>();
    let failures = 0;
    const rows = tests.map((test, index) => ({
      value: withCamelCase(test),
      location,
      pointer: `/results/tests/${index}`,
    }));
    for (const { row: test, value, pointer } of readableRows(rows, testSchema, into)) {
      // Other values in free fields mean something else, but a number that is written as a text was meant as one.
      if (isMapping(value) && isMapping(value['extra']) && typeof value['extra']['score'] === 'string') {
        const message = 'Some "score" in "extra" is a text and not a number: the score is 1 for a pass, else 0';
        into.warn(message, { location });
      }
      const { name, status, rawStatus, retries, retryAttempts } = test;
      const names = namesOf(test, source, [environment?.testEnvironment, tool.name]);
      // Some reporters write a test without a body as `other`.
      if (SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''))) {
        into.skipped({ ...names, shown: name });
        continue;
      }

      const attempts = retryAttempts ?? [];
      const isUnknown = typeof retries !== 'number' && attempts.length === 0;
      kinds.add(isUnknown ? 'unknown' : attempts.length < (retries ?? 0) ? 'last-only' : 'all');
      const failed = attempts.filter((attempt) => !isMapping(attempt) || attempt['status'] !== 'passed');
      failures += (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries ?? 0);
      const outcome = outcomeOf(test);
      if (outcome === undefined) {
        into.unreadable(location, `${pointer}: the status ${JSON.stringify(status)} is no verdict`);
        continue;
      }
      const trials = trialsOf(test, { ...names, outcome, pointer }, { source, msPerUnit }, (at, why) =>
        into.unreadable(location, `${pointer}/retryAttempts/${at}: ${why}`),
      );
      for (const trial of trials) into.trial({ ...trial, repeatedNames: REPEATED_NAMES[tool.name] });
    }

    const summary = parseRow(summarySchema, results.summary);
    if (!summary.success) {
      into.unreadable(location, `/results/summary cannot be compared with the tests: ${summary.why}`);
    }
    const { tests: counted = tests.length, failed = 0 } = (summary.success && summary.data) || {};
    const counts = `/results/summary counts ${plural('test', counted)}, and the report has ${tests.length}`;
    if (counted > tests.length) into.unreadable(location, `${counts}: results are missing`);
    if (counted < tests.length) into.warn(counts, { location });
    // Reporters that count failures count tests, or attempts: this is the most that can be meant.
    if (failed > failures) {
      const has = `${plural('failed test', failed)}, and the report has ${failures}`;
      into.unreadable(location, `/results/summary counts ${has}: verdicts are missing`);
    }
    return {
      tool: { name: tool.name, version: tool.version },
      attempts: (['last-only', 'unknown'] as const).find((kind) => kinds.has(kind)) ?? 'all',
      time: timestamp,
      areDoublesAmbiguous: true,
    };
  },
};

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

function namesOf(
  { name, testId, filePath, suite, extra, parameters, labels, tags = [] }: CtrfTest,
  source: ResultsSource,
  [environment, tool]: readonly [environment: string | undefined, tool: string],
): Pick<ImportedTrial, 'suite' | 'test' | 'target'> {
  const targetIn = (mapping: unknown) =>
    isMapping(mapping) && typeof mapping['target'] === 'string' ? mapping['target'] : undefined;
  const tag = tags.find((each) => typeof each === 'string' && /^target:./s.test(each)) as string | undefined;
  const targets = [extra?.target, targetIn(parameters), targetIn(labels), tag?.slice('target:'.length), environment];
  return {
    suite: (Array.isArray(suite) ? suite.join(' › ') : suite) || (filePath ? source.shown(filePath) : tool),
    test: testId ? { kind: 'declared', text: testId } : { kind: 'named', text: name },
    target: targets.find(Boolean) ?? 'default',
  };
}

/** The trials of a test: one, or its attempts, whose verdict is that of the tool. */
function trialsOf(
  { filePath, extra, message, trace, line, stop, duration, retries, retryAttempts }: CtrfTest,
  base: Pick<ImportedTrial, 'suite' | 'test' | 'target' | 'outcome' | 'pointer'>,
  { source, msPerUnit }: { readonly source: ResultsSource; readonly msPerUnit: number },
  unreadable: (at: number, why: string) => void,
): ImportedTrial[] {
  const moment = stop && stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
  const trial: ImportedTrial = {
    ...base,
    score: extra?.score,
    passMark: extra?.passMark,
    reason: base.outcome.kind === 'passed' ? undefined : message || firstLine(trace),
    location: { file: filePath ? source.shown(filePath) : source.path, line: (filePath && line) || 1, column: 1 },
    time: moment && moment <= LAST_MILLISECONDS ? isoTime(moment) : undefined,
    durationMs: duration ? duration * msPerUnit : undefined,
    costUsd: extra?.cost_usd ?? extra?.costUsd,
    tokenUsage: extra?.tokens,
    model: extra?.model,
    graders: extra?.graders?.flatMap((grader) => {
      const { success, data } = ctrfGraderSchema.safeParse(grader);
      return success ? [graderOf(data)] : [];
    }),
  };
  const attempts = (retryAttempts ?? []).flatMap((attempt, at) => {
    const read = parseRow(attemptSchema, withCamelCase(attempt));
    if (!read.success) unreadable(at, read.why);
    return read.success ? [read.data] : [];
  });
  if (attempts.length === 0) return [trial];
  const earlier = attempts
    .sort((one, other) => (one.attempt ?? 0) - (other.attempt ?? 0))
    .map((attempt): ImportedTrial => {
      const { status, message: why } = attempt;
      const isVerdict = status === 'passed' || status === 'failed';
      return {
        ...trial,
        outcome: isVerdict ? { kind: status } : { kind: 'error', message: why || status },
        reason: why,
        durationMs: attempt.duration ? attempt.duration * msPerUnit : undefined,
        score: attempt.extra?.score,
      };
    });
  // Most reporters list the attempts before the last one, which is the test itself; some list it, too, which only the
  // number of retries tells.
  return asAttempts(earlier.length > (retries ?? earlier.length) ? earlier : [...earlier, trial], trial);
}

const firstLine = (trace: string | undefined): string | undefined => trace?.trim().split('\n')[0] || undefined;

/** Reporters written in Python have keys such as `file_path`. */
function withCamelCase(row: unknown): unknown {
  if (!isMapping(row)) return row;
  const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camelCase(key), value]));
}

const timesSchema = z.object({ duration: z.number(), start: z.number().optional(), stop: z.number().optional() });

/** Between 1, for seconds, and 1,000, for milliseconds: reporters round the start and the stop. */
const MAX_SECONDS_PER_SECOND = 30;
/** Smaller moments are seconds since 1970. */
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_MILLISECONDS = 8_640_000_000_000_000;

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
