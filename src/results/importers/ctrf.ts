import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepeatedNames } from '../../model/run/imported.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { amount, list, loose, text as looseText, number, share } from '../read/loose-fields.ts';
import type { Collector, FileFacts, ImportedOutcome, ImportedTrial, Importer, ResultsSource } from './importer.ts';
import { graderOf, known, parseRow, tokensSchema } from './row-parts.ts';

/** Reporters write `null` for unknown values. */
const text = z.string().nullish();
const count = z.int().nonnegative().nullish();

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
    for (const [index, given] of tests.entries()) {
      const pointer = `/results/tests/${index}`;
      const row = withCamelCase(given);
      // Other values in free fields mean something else, but a number that is written as a text was meant as one.
      if (isMapping(row) && isMapping(row['extra']) && typeof row['extra']['score'] === 'string') {
        const message = 'Some "score" in "extra" is a text and not a number: the score is 1 for a pass, else 0';
        into.warn(message, { location });
      }
      const parsed = parseRow(testSchema, row);
      if (!parsed.success) {
        into.unreadable(location, `${pointer}: ${parsed.why}`);
        continue;
      }
      const test = parsed.data;
      const { name, status, rawStatus, retries, retryAttempts } = test;
      const names = namesOf(test, source, { tool: tool.name, environment: environment?.testEnvironment });
      // Some reporters write a test without a body as `other`.
      if (SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''))) {
        into.skipped({ ...names, shown: name });
        continue;
      }

      const attempts = retryAttempts ?? [];
      kinds.add(
        typeof retries !== 'number'
          ? attempts.length > 0
            ? 'all'
            : 'unknown'
          : attempts.length < retries
            ? 'last-only'
            : 'all',
      );
      const failed = attempts.filter((attempt) => !isMapping(attempt) || attempt['status'] !== 'passed');
      failures += (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries ?? 0);
      const outcome = outcomeOf(test);
      if (outcome === undefined) {
        into.unreadable(location, `${pointer}: the status ${JSON.stringify(status)} is no verdict`);
        continue;
      }
      const trial = { ...trialOf(test, source, outcome, msPerUnit), ...names, pointer };
      const earlier = attemptsOf(test, msPerUnit, (at, why) =>
        into.unreadable(location, `${pointer}/retryAttempts/${at}: ${why}`),
      );
      const repeatedNames = REPEATED_NAMES[tool.name];
      for (const each of withAttempts(trial, earlier, retries)) into.trial({ ...each, repeatedNames });
    }
    compareSummary(results.summary, { tests: tests.length, failures, path: source.path }, into);
    return {
      tool: { name: tool.name, version: tool.version ?? undefined },
      attempts: (['last-only', 'unknown'] as const).find((kind) => kinds.has(kind)) ?? 'all',
      time: timestamp ?? undefined,
      areDoublesAmbiguous: true,
    };
  },
};

/** Reporters that count failures count tests, or attempts: `failures` is the most that can be meant. */
function compareSummary(
  summary: unknown,
  found: { readonly tests: number; readonly failures: number; readonly path: string },
  into: Collector,
): void {
  const location = { file: found.path, line: 1, column: 1 };
  const read = parseRow(summarySchema, summary);
  if (!read.success) {
    into.unreadable(location, `/results/summary cannot be compared with the tests: ${read.why}`);
    return;
  }
  const tests = read.data?.tests ?? found.tests;
  const failed = read.data?.failed ?? 0;
  const counted = `/results/summary counts ${plural('test', tests)}, and the report has ${found.tests}`;
  if (tests > found.tests) into.unreadable(location, `${counted}: results are missing`);
  if (tests < found.tests) into.warn(counted, { location });
  if (failed <= found.failures) return;
  const failures = `${plural('failed test', failed)}, and the report has ${found.failures}`;
  into.unreadable(location, `/results/summary counts ${failures}: verdicts are missing`);
}

/** How a test ended. Undefined if its status does not say it. */
function outcomeOf({ status, rawStatus, message, trace }: CtrfTest): ImportedOutcome | undefined {
  if (status === 'passed') return { kind: 'passed' };
  if (status !== 'failed' && status !== 'other') return undefined;
  const raw = rawStatus ?? '';
  const why = message || firstLine(trace) || raw;
  const given = /^execution_error: (\w+)$/.exec(raw)?.[1];
  if (given !== undefined) return { kind: 'error', message: why, class: failureClasses.find((name) => name === given) };
  if (/^time(?:d_?)?out$/i.test(raw)) return { kind: 'error', message: why, class: 'timeout' };
  // pytest: a fixture failed, before or after the test.
  if (/^(?:setup|teardown)_failed$/.test(raw)) return { kind: 'error', message: why, class: 'config' };
  if (/^(?:error|errored|broken)$/i.test(raw)) return { kind: 'error', message: why };
  return status === 'failed' ? { kind: 'failed' } : undefined;
}

type CtrfNames = Pick<ImportedTrial, 'suite' | 'test' | 'target'>;

function namesOf(
  { name, testId, filePath, suite, extra, parameters, labels, tags = [] }: CtrfTest,
  source: ResultsSource,
  { tool, environment }: { readonly tool: string; readonly environment: string | null | undefined },
): CtrfNames {
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

function trialOf(
  { filePath, extra, message, trace, line, stop, duration }: CtrfTest,
  source: ResultsSource,
  outcome: ImportedOutcome,
  msPerUnit: number,
): Omit<ImportedTrial, keyof CtrfNames> {
  return {
    outcome,
    score: extra?.score,
    passMark: extra?.passMark,
    reason: outcome.kind === 'passed' ? undefined : message || firstLine(trace),
    location: { file: filePath ? source.shown(filePath) : source.path, line: (filePath && line) || 1, column: 1 },
    time: timeOf(stop),
    durationMs: duration ? duration * msPerUnit : undefined,
    costUsd: extra?.cost_usd ?? extra?.costUsd,
    tokenUsage: extra?.tokens && known(extra.tokens),
    model: extra?.model,
    graders: extra?.graders?.flatMap((grader) => {
      const { success, data } = ctrfGraderSchema.safeParse(grader);
      return success ? [graderOf(data)] : [];
    }),
  };
}

/** The attempts that a reporter lists of a test, in their order. */
function attemptsOf({ retryAttempts }: CtrfTest, msPerUnit: number, unreadable: (at: number, why: string) => void) {
  const attempts = (retryAttempts ?? []).flatMap((attempt, at) => {
    const read = parseRow(attemptSchema, withCamelCase(attempt));
    if (!read.success) unreadable(at, read.why);
    return read.success ? [read.data] : [];
  });
  return attempts
    .sort((one, other) => (one.attempt ?? 0) - (other.attempt ?? 0))
    .map(({ status, message, duration, extra }): Partial<ImportedTrial> & Pick<ImportedTrial, 'outcome'> => ({
      outcome:
        status === 'passed' || status === 'failed' ? { kind: status } : { kind: 'error', message: message || status },
      reason: message ?? undefined,
      durationMs: duration ? duration * msPerUnit : undefined,
      score: extra?.score,
    }));
}

/** The trials of a test: one, or its attempts, whose verdict is that of the tool. */
function withAttempts(
  trial: ImportedTrial,
  attempts: ReturnType<typeof attemptsOf>,
  retries: CtrfTest['retries'],
): ImportedTrial[] {
  if (attempts.length === 0) return [trial];
  const earlier = attempts.map((attempt) => ({ ...trial, ...attempt }));
  // Most reporters list the attempts before the last one, which is the test itself; some list it, too, which only the
  // number of retries tells.
  const all = earlier.length > (retries ?? earlier.length) ? earlier : [...earlier, trial];
  const ofAllAttempts = { outcome: trial.outcome, score: trial.score };
  return all.map((each, number) => ({ ...each, number, ...(number === 0 && { ofAllAttempts }) }));
}

const firstLine = (trace: string | null | undefined): string | undefined => trace?.trim().split('\n')[0] || undefined;

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

/** Milliseconds since 1970; some reporters write seconds. */
function timeOf(stop: number | undefined): string | undefined {
  if (!stop) return undefined;
  const moment = stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
  return moment <= LAST_MILLISECONDS ? isoTime(moment) : undefined;
}
