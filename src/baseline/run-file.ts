import type * as z from 'zod';
import {
  type AcceptLine,
  acceptLineSchema,
  type MeasuredRun,
  runLineSchema,
  type StoredRuns,
  suiteLineSchema,
  type TestLine,
  testLineSchema,
} from '../model/run/measured-run.ts';
import { foreignJsonOf } from '../model/text/json.ts';
import { cutEnd } from '../model/text/text.ts';
import { answerKeyIn, answerLimits } from './answers.ts';

/** The file of measured runs in the artifact of the base branch, and in the folder of a run. */
export const EVIDENCE_FILE = 'baseline.jsonl';

/** 5,000 tests with 20 trials each take a quarter of it, without their answers. */
export const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024 + answerLimits.totalBytes;
/** One run on a branch or in a folder of the history: about 40,000 tests. */
export const MAX_RUN_BYTES = 8 * 1024 * 1024;
/** Runs without their tests, for charts. */
export const trendLimits = { runs: 200, bytes: 4 * 1024 * 1024 } as const;

const MAX_SUITES = 10_000;

/** Whether a text begins as a file of measured runs, of any version. */
export const beginsAsRun = (start: string): boolean => /^\{"v":\d+,"type":"run",/.test(start);

/** Runs as the text of a file. */
export const encodeRuns = (runs: readonly MeasuredRun[]): string =>
  runs
    .flatMap(({ run, suites, tests, accepted }) => [run, ...suites, ...tests, ...accepted])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** A run as the text of its own file. Above the limit all tests are left out: some of them would be a biased baseline. */
export function encodeRun(run: MeasuredRun, maxBytes = MAX_RUN_BYTES): string {
  const text = encodeRuns([run]);
  if (Buffer.byteLength(text) <= maxBytes || run.tests.length === 0) return text;
  return encodeRuns([{ ...withoutTests(run), run: { ...run.run, tests_left_out: run.tests.length } }]);
}

const withoutTests = (run: MeasuredRun): MeasuredRun => ({ ...run, tests: [], accepted: [] });

/** The newest runs without their tests, within the limits of a file of them. */
export function newestHeads(runs: readonly MeasuredRun[]): MeasuredRun[] {
  let bytes = 0;
  const newest = runs.slice(-trendLimits.runs).map(withoutTests);
  const first = newest.findLastIndex((run) => {
    bytes += Buffer.byteLength(encodeRuns([run]));
    return bytes > trendLimits.bytes;
  });
  return newest.slice(first + 1);
}

/** A refusal has a reason in one sentence, without its location. */
type DecodedRuns =
  | { readonly kind: 'read'; readonly value: StoredRuns }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Reads the lines of runs. A text that is damaged, cut off, too large or of a newer version is refused: partial evidence
 * would give other results. `headsOnly` skips the lines of tests, of which most readers need none.
 */
export function decodeRuns(text: string, { headsOnly = false }: { readonly headsOnly?: boolean } = {}): DecodedRuns {
  if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES) return refused('it is larger than evidence ever is');
  if (!text.endsWith('\n')) return refused('it is cut off');
  const runs: RunInText[] = [];
  const answers = new Map<string, string>();
  const names = new Set<string>();
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    if (line.startsWith('{"type":"answer",')) {
      const key = answerKeyIn(line);
      if (key !== undefined) answers.set(key, line);
      continue;
    }
    if (headsOnly && /^\{"type":"(?:test|accept)",/.test(line)) continue;
    const value = foreignJsonOf(line);
    const { v } = Object(value) as { readonly v?: unknown };
    if (typeof v === 'number' && v > 1) return refused('a newer version of eval-action wrote it');
    const why = addLine(value, runs, names);
    if (why !== undefined) return refused(`line ${index + 1}: ${why}`);
  }
  return { kind: 'read', value: { runs: runs.sort(byStart), answers } };
}

const refused = (why: string): DecodedRuns => ({ kind: 'refused', why });

/** A run while its lines are read. */
interface RunInText extends MeasuredRun {
  readonly suites: MeasuredRun['suites'][number][];
  readonly tests: TestLine[];
  readonly accepted: AcceptLine[];
}

/** Adds a line to the run that it follows, whose tests have these names; returns why it cannot be. */
function addLine(value: unknown, runs: RunInText[], names: Set<string>): string | undefined {
  const current = runs.at(-1);
  const { type } = Object(value) as { readonly type?: unknown };
  if (current === undefined || type === 'run') {
    const run = read(runLineSchema(), value);
    if (typeof run === 'string') return run;
    runs.push({ run, suites: [], tests: [], accepted: [] });
    names.clear();
    return undefined;
  }
  if (type === 'suite') {
    const suite = read(suiteLineSchema(), value);
    if (typeof suite === 'string') return suite;
    current.suites.push(suite);
    return current.suites.length > MAX_SUITES ? `there are more than ${MAX_SUITES} suites` : undefined;
  }
  const line = type === 'accept' ? read(acceptLineSchema(), value) : read(testLineSchema(), value);
  if (typeof line === 'string') return line;
  if (line.s >= current.suites.length) return 'its suite is missing';
  if (line.type === 'accept') {
    current.accepted.push(line);
    return undefined;
  }
  const name = `${line.s} ${line.id}`;
  if (names.has(name)) return `the test "${cutEnd(line.id, 60)}" is there twice`;
  names.add(name);
  current.tests.push(line);
  return undefined;
}

/** The line, or why it is none. */
function read<Schema extends z.ZodType<object>>(schema: Schema, value: unknown): z.output<Schema> | string {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${cutEnd(issue.path.join('.'), 60)}: `;
  return `${where}${cutEnd(issue?.message ?? 'invalid', 200)}`;
}

/** The unique name of a run and attempt. */
export const runName = ({ name, run_id, attempt = 1, time }: MeasuredRun['run']): string =>
  name ?? (run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`);

/** Oldest first. */
export const byStart = ({ run: a }: MeasuredRun, { run: b }: MeasuredRun): number =>
  a.time < b.time ? -1 : a.time > b.time ? 1 : 0;
