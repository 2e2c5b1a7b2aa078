import * as z from 'zod';
import { type TestFact, testFactSchema } from '../../model/run/fact.ts';
import { resultKey } from '../../model/run/result.ts';
import { type Sample, sampleSchema, type TrendRun, trendRunSchema } from '../../model/run/sample.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { jsonOf } from '../../shared/json.ts';

const KIB = 1024;
export const sampleLimits = {
  lineBytes: 64 * KIB,
  fileBytes: 4 * KIB * KIB,
  totalBytes: 48 * KIB * KIB,
  archiveBytes: 16 * KIB * KIB,
  trendBytes: 4 * KIB * KIB,
  trendRuns: 200,
  factsBytes: 8 * KIB * KIB,
} as const;

export const TREND_FILE = 'trend.json';
export const FACTS_FILE = 'facts.json';
/** The names of files of samples: `samples-0.jsonl`. */
export const isSampleFile = (name: string): boolean => /^samples-\d{1,2}\.jsonl$/.test(name);

const VERSION = 1;
const HEAD = `{"schemaVersion":${VERSION}}\n`;

export const keyOf = ({ key: [suiteFile, suite, testId, target] }: Pick<Sample, 'key'>): string =>
  resultKey({ suiteFile, suite, testId, target });

/** A sample as one line. The key comes first, so that a reader finds the tests that it wants without parsing the others. */
export function encodeSample(sample: Sample): string {
  const { key: _, ...others } = sample;
  return `{"key":${keyOf(sample)},${JSON.stringify(others).slice(1)}\n`;
}

/** Lines as files, each below the limit of a file. */
export function sampleFiles(lines: readonly string[]): { readonly name: string; readonly text: string }[] {
  const files: { lines: string[]; bytes: number }[] = [];
  for (const line of lines) {
    const bytes = Buffer.byteLength(line);
    const open = files.at(-1);
    if (open !== undefined && open.bytes + bytes <= sampleLimits.fileBytes) {
      open.lines.push(line);
      open.bytes += bytes;
    } else files.push({ lines: [line], bytes: HEAD.length + bytes });
  }
  return files.map(({ lines: own }, index) => ({ name: `samples-${index}.jsonl`, text: `${HEAD}${own.join('')}` }));
}

type Decoded<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'refused'; readonly why: string };

/** The lines of a file by the key of their test, not parsed yet. */
export function sampleLines(text: string): Decoded<ReadonlyMap<string, string>> {
  const [head = '', ...lines] = text.split('\n');
  const version = head.length < 200 ? versionOf(jsonOf(head)) : undefined;
  if (version === undefined) return refused('it is not a file of samples');
  if (version > VERSION) return refused('a newer version of eval-action wrote it');
  return {
    kind: 'read',
    value: new Map(lines.flatMap((line) => keyIn(line).map((key) => [key, line] as const))),
  };
}

const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;
const keyIn = (line: string): string[] => {
  const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
  return key === undefined ? [] : [key];
};

/** One line; undefined if it is damaged. */
export function decodeSample(line: string): Sample | undefined {
  if (Buffer.byteLength(line) > sampleLimits.lineBytes) return undefined;
  const value = jsonOf(line);
  if (value === undefined || isDeeperThan(value, DEEPEST_JSON)) return undefined;
  return sampleSchema.safeParse(value).data;
}

export function encodeTrend(runs: readonly TrendRun[]): string {
  const lines = runs.map((run) => JSON.stringify(run));
  return `{"schemaVersion":${VERSION},"runs":[\n${lines.join(',\n')}\n]}\n`;
}

const trendSchema = z.lazy(() => z.object({ schemaVersion: z.literal(VERSION), runs: z.array(trendRunSchema) }));

export function decodeTrend(text: string): Decoded<readonly TrendRun[]> {
  const file = decodeFile(text);
  if (file.kind === 'refused') return file;
  const read = trendSchema.safeParse(file.value);
  return read.success
    ? { kind: 'read', value: read.data.runs.slice(-sampleLimits.trendRuns) }
    : refused('it is not a trend');
}

/** The newest facts that fit into a file; undefined without any. */
export function encodeFacts(facts: readonly TestFact[]): string | undefined {
  let kept = facts.toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
  while (kept.length > 0) {
    const text = `{"schemaVersion":${VERSION},"tests":[\n${kept.map((fact) => JSON.stringify(fact)).join(',\n')}\n]}\n`;
    if (Buffer.byteLength(text) <= sampleLimits.factsBytes) return text;
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
  }
  return undefined;
}

const factsSchema = z.lazy(() => z.object({ schemaVersion: z.literal(VERSION), tests: z.array(testFactSchema) }));

export function decodeFacts(text: string): Decoded<readonly TestFact[]> {
  if (Buffer.byteLength(text) > sampleLimits.factsBytes) return refused('it is larger than such files are');
  const file = decodeFile(text);
  if (file.kind === 'refused') return file;
  const read = factsSchema.safeParse(file.value);
  return read.success ? { kind: 'read', value: read.data.tests } : refused('it has no facts about tests');
}

function decodeFile(text: string): Decoded<unknown> {
  const value = jsonOf(text);
  const version = versionOf(value);
  if (version !== undefined && version > VERSION) return refused('a newer version of eval-action wrote it');
  if (value === undefined || isDeeperThan(value, DEEPEST_JSON)) return refused('it is not JSON, or cut off');
  return { kind: 'read', value };
}

function versionOf(value: unknown): number | undefined {
  const { schemaVersion } = Object(value) as { readonly schemaVersion?: unknown };
  return typeof schemaVersion === 'number' ? schemaVersion : undefined;
}

const refused = (why: string): { readonly kind: 'refused'; readonly why: string } => ({ kind: 'refused', why });
