import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { RepeatedNames } from '../../model/run/imported.ts';
import { failureClasses } from '../../model/run/outcome.ts';
import { MAX_MEASURE } from '../../model/suite/limits.ts';
import { isoTime } from '../../shared/iso-time.ts';
import { isMapping } from '../../shared/mapping.ts';
import { plural } from '../../shared/text.ts';
import { amount } from '../read/loose-fields.ts';
import type { Collector, FileFacts, ImportedOutcome, ImportedTrial, Importer, Source } from './importer.ts';
import { graderOf, known, parseRow, tokensSchema } from './row-parts.ts';

const text = z.string().nullish();
const count = z.int().nonnegative().nullish();

/** Reporters write `null` for unknown values. */
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

/** The Common Test Report Format (https://ctrf.io). */
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
    const read = parseRow(documentSchema, await source.json());
    if (!read.success) {
      throw userError('RESULTS_UNREADABLE', `This is not the Common Test Report Format: ${read.why}`, {
        location: beginning(source.path),
      });
    }
    const { generatedBy, timestamp, results } = read.data;
    const { tool, tests, environment } = results;
    if (generatedBy === 'eval-action') {
      into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
    }
    const named = {
      source,
      tool: tool.name,
      msPerUnit: isInSeconds(tests, tool.name) ? 1000 : 1,
      environment: environment?.testEnvironment || undefined,
    };
    const kinds = new Set<FileFacts['attempts']>();
    let failures = 0;
    for (const [index, row] of tests.entries()) {
      // The document and the trials together would take twice the memory.
      tests[index] = undefined;
      const context = { ...named, pointer: `/results/tests/${index}` };
      const test = readTest(withCamelCase(row), context, into);
      if (test === undefined) continue;
      kinds.add(attemptsIn(test));
      failures += failuresIn(test);
      addTrials(test, context, into);
    }
    compareSummary(results.summary, { tests: tests.length, failures }, { path: source.path, into });
    return {
      tool: { name: tool.name, version: tool.version ?? undefined },
      attempts: (['last-only', 'unknown'] as const).find((kind) => kinds.has(kind)) ?? 'all',
      time: timestamp ?? undefined,
      areDoublesAmbiguous: true,
    };
  },
};

const beginning = (path: string) => ({ file: path, line: 1, column: 1 });

/** A test that has a result. */
function readTest(row: unknown, context: CtrfContext, into: Collector): CtrfTest | undefined {
  const { source, pointer } = context;
  const read = parseRow(testSchema, row);
  if (hasScoreOfText(row)) into.warn(SCORES_ARE_TEXTS, { location: beginning(source.path) });
  if (read.success && !isSkipped(read.data)) return read.data;
  if (read.success) into.skipped({ ...namesOf(read.data, context), shown: read.data.name });
  else into.unreadable(beginning(source.path), `${pointer}: ${read.why}`);
  return undefined;
}

const SCORES_ARE_TEXTS = 'Some "score" in "extra" is a text and not a number: the score is 1 for a pass, else 0';

/** Other values in free fields mean something else, but a number that is written as a text was meant as one. */
const hasScoreOfText = (row: unknown): boolean =>
  isMapping(row) && isMapping(row['extra']) && typeof row['extra']['score'] === 'string';

/** The attempts before the last one may be fewer than the retries. */
function attemptsIn({ retries, retryAttempts }: CtrfTest): FileFacts['attempts'] {
  const listed = retryAttempts?.length ?? 0;
  if (typeof retries === 'number') return listed < retries ? 'last-only' : 'all';
  return listed > 0 ? 'all' : 'unknown';
}

/** Reporters that count failures count tests, or attempts: `failures` is the most that can be meant. */
function compareSummary(
  summary: unknown,
  found: { readonly tests: number; readonly failures: number },
  { path, into }: { readonly path: string; readonly into: Collector },
): void {
  const read = parseRow(summarySchema, summary);
  if (!read.success) {
    into.unreadable(beginning(path), `/results/summary cannot be compared with the tests: ${read.why}`);
    return;
  }
  const { tests, failed } = read.data ?? {};
  const counted = `/results/summary counts ${plural('test', tests ?? 0)}, and the report has ${found.tests}`;
  if ((tests ?? 0) > found.tests) into.unreadable(beginning(path), `${counted}: results are missing`);
  if ((tests ?? Number.POSITIVE_INFINITY) < found.tests) into.warn(counted, { location: beginning(path) });
  if ((failed ?? 0) <= found.failures) return;
  const failures = `${plural('failed test', failed ?? 0)}, and the report has ${found.failures}`;
  into.unreadable(beginning(path), `/results/summary counts ${failures}: verdicts are missing`);
}

/** Tools that give no two tests one name: what they write several times, they ran several times. */
const REPEATED_NAMES: Readonly<Record<string, RepeatedNames>> = {
  playwright: 'trials',
  gotest: 'trials',
  'go-test': 'trials',
  pytest: 'retries',
};

function addTrials(test: CtrfTest, context: CtrfContext, into: Collector): void {
  const { source, pointer } = context;
  const outcome = outcomeOf(test);
  if (outcome === undefined) {
    const status = JSON.stringify(test.status);
    into.unreadable(beginning(source.path), `${pointer}: the status ${status} is no verdict`);
    return;
  }
  const attempts: CtrfAttempt[] = [];
  for (const [index, attempt] of (test.retryAttempts ?? []).entries()) {
    const read = parseRow(attemptSchema, withCamelCase(attempt));
    if (read.success) attempts.push(read.data);
    else into.unreadable(beginning(source.path), `${pointer}/retryAttempts/${index}: ${read.why}`);
  }
  const repeatedNames = REPEATED_NAMES[context.tool];
  for (const trial of trialsOf(test, outcome, { attempts, context })) into.trial({ ...trial, repeatedNames });
}

/** Authors write anything in free fields: other values are not ours. */
const ours = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);
const share = z.number().min(0).max(1);
const price = z.number().nonnegative().max(MAX_MEASURE);

/** One test. Fields that are not read are left out. */
const testSchema = z.object({
  name: z.string().min(1),
  status: z.string(),
  rawStatus: text,
  testId: text,
  suite: z.union([z.string(), z.array(z.string())]).nullish(),
  filePath: text,
  line: z.int().nonnegative().nullish(),
  duration: amount,
  stop: amount,
  message: text,
  trace: text,
  retries: z.int().nonnegative().nullish(),
  retryAttempts: z.array(z.unknown()).nullish(),
  tags: ours(z.array(z.unknown())),
  parameters: z.unknown().optional(),
  labels: z.unknown().optional(),
  extra: ours(
    z.object({
      target: ours(z.string()),
      model: ours(z.string()),
      score: ours(z.number()),
      passMark: ours(share),
      cost_usd: ours(price),
      costUsd: ours(price),
      tokens: ours(tokensSchema),
      graders: ours(z.array(z.unknown())),
    }),
  ),
});
/** Scores outside 0 to 1 are limited to that range, as those of tests. */
const ctrfGraderSchema = z.object({
  name: z.string().min(1),
  type: ours(z.string()),
  score: ours(z.number()),
  pass: ours(z.boolean()),
  threshold: ours(share),
  reason: ours(z.string()),
  weight: ours(price),
});
type CtrfTest = z.output<typeof testSchema>;

const attemptSchema = z.object({
  attempt: z.int().nullish(),
  status: z.string(),
  duration: amount,
  message: text,
  extra: ours(z.object({ score: ours(z.number()) })),
});
type CtrfAttempt = z.output<typeof attemptSchema>;

const SKIPPED = /^(?:skip(?:ped)?|pending|todo|disabled)$/i;

/** Whether the tool skipped a test. Some reporters write a test without a body as `other`. */
const isSkipped = ({ status, rawStatus }: CtrfTest): boolean =>
  SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''));

/** The number of failures that a reporter may count for a test: itself, and its attempts. */
function failuresIn({ status, retries, retryAttempts }: CtrfTest): number {
  const failed = (retryAttempts ?? []).filter((attempt) => !isMapping(attempt) || attempt['status'] !== 'passed');
  return (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries ?? 0);
}

interface CtrfContext {
  readonly source: Source;
  readonly tool: string;
  readonly environment: string | undefined;
  /** Milliseconds of 1 in a duration. */
  readonly msPerUnit: number;
  /** Where the test is in the file. */
  readonly pointer: string;
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

/** The trials of a test: one, or its attempts, whose verdict is that of the tool. */
function trialsOf(
  test: CtrfTest,
  outcome: ImportedOutcome,
  { attempts, context }: { readonly attempts: readonly CtrfAttempt[]; readonly context: CtrfContext },
): ImportedTrial[] {
  const trial = trialOf(test, outcome, context);
  if (attempts.length === 0) return [trial];
  const earlier = inOrder(attempts).map((attempt) => ({ ...trial, ...endOf(attempt, context.msPerUnit) }));
  // Most reporters list the attempts before the last one, which is the test itself; some list it, too, which only the
  // number of retries tells.
  const all = earlier.length > (test.retries ?? earlier.length) ? earlier : [...earlier, trial];
  const ofAllAttempts = { outcome, score: trial.score };
  return all.map((each, number) => ({ ...each, number, ...(number === 0 && { ofAllAttempts }) }));
}

const inOrder = (attempts: readonly CtrfAttempt[]): CtrfAttempt[] =>
  [...attempts].sort((one, other) => (one.attempt ?? 0) - (other.attempt ?? 0));

function endOf(
  { status, message, duration, extra }: CtrfAttempt,
  msPerUnit: number,
): Partial<ImportedTrial> & Pick<ImportedTrial, 'outcome'> {
  const isDecided = status === 'passed' || status === 'failed';
  return {
    outcome: isDecided ? { kind: status } : { kind: 'error', message: message || status },
    reason: message ?? undefined,
    durationMs: duration ? duration * msPerUnit : undefined,
    score: extra?.score,
  };
}

function namesOf(
  test: CtrfTest,
  { source, tool, environment }: CtrfContext,
): Pick<ImportedTrial, 'suite' | 'test' | 'target'> {
  const { name, testId, filePath } = test;
  const suite = typeof test.suite === 'string' ? test.suite : test.suite?.join(' › ');
  return {
    suite: suite || (filePath ? source.shown(filePath) : tool),
    test: testId ? { kind: 'declared', text: testId } : { kind: 'named', text: name },
    target: targetOf(test) ?? environment ?? 'default',
  };
}

function trialOf(test: CtrfTest, outcome: ImportedOutcome, context: CtrfContext): ImportedTrial {
  const { filePath, extra } = test;
  const { source, pointer } = context;
  const file = filePath ? source.shown(filePath) : undefined;
  return {
    ...namesOf(test, context),
    outcome,
    score: extra?.score,
    passMark: extra?.passMark,
    reason: outcome.kind === 'passed' ? undefined : test.message || firstLine(test.trace),
    location: { file: file ?? source.path, line: (file && test.line) || 1, column: 1 },
    pointer,
    time: timeOf(test.stop),
    durationMs: test.duration ? test.duration * context.msPerUnit : undefined,
    costUsd: extra?.cost_usd ?? extra?.costUsd,
    tokenUsage: extra?.tokens && known(extra.tokens),
    model: extra?.model,
    graders: extra?.graders?.flatMap((grader) => {
      const { success, data } = ctrfGraderSchema.safeParse(grader);
      return success ? [graderOf(data)] : [];
    }),
  };
}

function targetOf({ extra, parameters, labels, tags = [] }: CtrfTest): string | undefined {
  const tag = tags.find((each) => typeof each === 'string' && /^target:./s.test(each)) as string | undefined;
  return [extra?.target, targetIn(parameters), targetIn(labels), tag?.slice('target:'.length)].find(Boolean);
}

function targetIn(mapping: unknown): string | undefined {
  const target = isMapping(mapping) ? mapping['target'] : undefined;
  return typeof target === 'string' ? target : undefined;
}

const firstLine = (trace: string | null | undefined): string | undefined => trace?.trim().split('\n')[0] || undefined;

/** Reporters written in Python have keys such as `file_path`. */
function withCamelCase(row: unknown): unknown {
  if (!isMapping(row)) return row;
  const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camelCase(key), value]));
}

const timesSchema = z.object({ duration: z.number(), start: z.number().optional(), stop: z.number().optional() });

/** Whether durations are in seconds, as pytest writes them: they are as long as the seconds between start and stop. */
function isInSeconds(rows: readonly unknown[], tool: string): boolean {
  let [durations, spans, hasFraction] = [0, 0, false];
  for (const row of rows) {
    const { success, data } = timesSchema.safeParse(row);
    if (!success) continue;
    hasFraction ||= !Number.isInteger(data.duration);
    const [start, stop] = [secondsOf(data.start), secondsOf(data.stop)];
    if (start === undefined || stop === undefined) continue;
    durations += data.duration;
    spans += stop - start;
  }
  if (spans > 0 && durations > 0) return durations / spans < MAX_SECONDS_PER_SECOND;
  return tool === 'pytest' && hasFraction;
}
/** Between 1, for seconds, and 1,000, for milliseconds: reporters round the start and the stop. */
const MAX_SECONDS_PER_SECOND = 30;

const secondsOf = (moment: number | undefined): number | undefined =>
  moment === undefined || moment < FIRST_MILLISECONDS ? moment : moment / 1000;

const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_MILLISECONDS = 8_640_000_000_000_000;

/** Milliseconds since 1970; some reporters write seconds. */
function timeOf(stop: number | null | undefined): string | undefined {
  if (!stop) return undefined;
  const moment = stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
  return moment <= LAST_MILLISECONDS ? isoTime(moment) : undefined;
}
