import * as z from 'zod';
import {
  type EvidencePool,
  evidencePoolSchema,
  evidenceTestSchema,
  evidenceTrialSchema,
  resetSchema,
} from '../model/verdict/evidence.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../shared/depth.ts';
import { jsonOf } from '../shared/json.ts';
import { cutEnd } from '../shared/text.ts';
import { canonical, textOf } from './pool.ts';

/** 5,000 tests with 20 trials each take a quarter of it. */
export const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MAX_TESTS = 50_000;
const MAX_TRIALS = 10_000;
const MAX_RESETS = 50_000;
const MAX_NAME_LENGTH = 4_096;
const MAX_REASON_LENGTH = 10_000;
/** A trial that cost more, or took longer than a year, was not measured but made up. */
const MAX_USD = 1_000_000;
const MAX_MS = 366 * 86_400_000;

/** A pool as text: canonical, so that the same evidence is the same bytes; one test on each line. */
export function encodePool(pool: EvidencePool): string {
  const { tests, resets, ...head } = canonical(pool);
  const lines = tests.map((test) => `\n${textOf(test)}`).join(',');
  return `${textOf(head).slice(0, -1)},"tests":[${lines}\n],"resets":${textOf(resets)}}\n`;
}

/** The parsed text. A refusal has a reason in one sentence, without its location. */
type DecodedPool =
  | { readonly kind: 'read'; readonly pool: EvidencePool }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads a pool. A text that is damaged, too large, of a newer version or not evidence is refused with a reason. */
export function decodePool(text: string): DecodedPool {
  if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES) return refused('it is larger than evidence ever is');
  const value = jsonOf(text);
  if (value === undefined) return refused('it is not JSON, or cut off');
  if (isDeeperThan(value, MAX_JSON_DEPTH)) return refused('it is nested too deeply');
  if (isNewer(value)) return refused('a newer version of eval-action wrote it');
  const read = storedPool.safeParse(value);
  if (!read.success) return refused(whyNot(read.error));
  const seen = new Set<string>();
  const twice = read.data.tests.find(({ testId }) => seen.size === seen.add(testId).size)?.testId;
  if (twice !== undefined) return refused(`it contains the test "${cutEnd(twice, 60)}" twice`);
  return { kind: 'read', pool: canonical(read.data) };
}

const name = z.string().max(MAX_NAME_LENGTH);
/** ISO 8601 in UTC, which sorts as text. */
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
  .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');

const storedTrial = evidenceTrialSchema.extend({
  measure: name.optional(),
  subject: name.optional(),
  run: name,
  sha: name.optional(),
  time,
  costUsd: z.number().nonnegative().max(MAX_USD).optional(),
  durationMs: z.number().nonnegative().max(MAX_MS).optional(),
  agentVersion: name.optional(),
});
const storedPool = evidencePoolSchema.extend({
  suite: name,
  file: name.optional(),
  target: name,
  tests: z
    .array(evidenceTestSchema.extend({ testId: name, trials: z.array(storedTrial).max(MAX_TRIALS) }))
    .max(MAX_TESTS),
  resets: z
    .array(
      resetSchema.extend({
        testId: name,
        time,
        reason: z.string().max(MAX_REASON_LENGTH),
        author: name.optional(),
      }),
    )
    .max(MAX_RESETS),
});

function isNewer(value: unknown): boolean {
  const { schemaVersion } = Object(value) as { readonly schemaVersion?: unknown };
  return typeof schemaVersion === 'number' && schemaVersion > 1;
}

function whyNot({ issues }: z.ZodError): string {
  const [issue] = issues;
  const where =
    issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${cutEnd(issue.path.join('.'), 100)}`;
  return `it is not evidence: ${where}: ${cutEnd(issue?.message ?? 'something else is there', 200)}`;
}

const refused = (why: string): DecodedPool => ({ kind: 'refused', why });
