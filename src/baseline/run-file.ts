import * as z from 'zod';
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
import { once } from '../model/values/once.ts';
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
export function decodeRuns(whole: string, { headsOnly = false }: { readonly headsOnly?: boolean } = {}): DecodedRuns {
  if (Buffer.byteLength(whole) > MAX_EVIDENCE_BYTES) return refused('it is larger than evidence ever is');
  if (!whole.endsWith('\n')) return refused('it is cut off');
  const runs: RunInText[] = [];
  const answers = new Map<string, string>();
  const names = new Set<string>();
  for (const [index, text] of whole.slice(0, -1).split('\n').entries()) {
    if (text.startsWith('{"type":"answer",')) {
      const key = answerKeyIn(text);
      if (key !== undefined) answers.set(key, text);
      continue;
    }
    if (headsOnly && /^\{"type":"(?:test|accept)",/.test(text)) continue;
    const value = foreignJsonOf(text);
    const { v } = Object(value) as { readonly v?: unknown };
    if (typeof v === 'number' && v > 1) return refused('a newer version of eval-action wrote it');
    const { data: line, error } = lineSchema().safeParse(value);
    const why = line === undefined ? reasonOf(error) : whyNoLine(line, runs.at(-1), names);
    if (line === undefined || why !== undefined) return refused(`line ${index + 1}: ${why}`);
    if (line.type === 'run') {
      runs.push({ run: line, suites: [], tests: [], accepted: [] });
      names.clear();
    } else if (line.type === 'suite') runs.at(-1)?.suites.push(line);
    else if (line.type === 'accept') runs.at(-1)?.accepted.push(line);
    else runs.at(-1)?.tests.push(line);
  }
  return { kind: 'read', value: { runs: runs.sort(byStart), answers } };
}

const refused = (why: string): DecodedRuns => ({ kind: 'refused', why });

const lineSchema = once(() =>
  z.discriminatedUnion('type', [runLineSchema(), suiteLineSchema(), testLineSchema(), acceptLineSchema()]),
);

/** A run while its lines are read. */
interface RunInText extends MeasuredRun {
  readonly suites: MeasuredRun['suites'][number][];
  readonly tests: TestLine[];
  readonly accepted: AcceptLine[];
}

/** Why a line cannot follow those of a run, whose tests have these names. */
function whyNoLine(line: z.output<ReturnType<typeof lineSchema>>, run: RunInText | undefined, names: Set<string>) {
  if (line.type === 'run') return undefined;
  if (run === undefined) return 'its run is missing';
  if (line.type === 'suite') {
    return run.suites.length < MAX_SUITES ? undefined : `there are more than ${MAX_SUITES} suites`;
  }
  if (line.s >= run.suites.length) return 'its suite is missing';
  const name = `${line.s} ${line.id}`;
  if (line.type === 'test' && names.has(name)) return `the test "${cutEnd(line.id, 60)}" is there twice`;
  if (line.type === 'test') names.add(name);
  return undefined;
}

function reasonOf({ issues: [issue] }: z.ZodError): string {
  const where = issue === undefined || issue.path.length === 0 ? '' : `${cutEnd(issue.path.join('.'), 60)}: `;
  return `${where}${cutEnd(issue?.message ?? 'invalid', 200)}`;
}

/** The unique name of a run and attempt. */
export const runName = ({ name, run_id, attempt = 1, time }: MeasuredRun['run']): string =>
  name ?? (run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`);

/** Oldest first. */
export const byStart = ({ run: a }: MeasuredRun, { run: b }: MeasuredRun): number =>
  a.time < b.time ? -1 : a.time > b.time ? 1 : 0;
