import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { ZodError } from 'zod';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { gateSettings } from '../../gate/settings.ts';
import { type ProblemCode, type UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import {
  MAX_PLAN_BYTES,
  MOST_CELLS,
  type PinnedBaseline,
  type PinnedFile,
  type PlannedTest,
  plannedTestSchema,
  type ShardPlan,
  shardPlanSchema,
} from '../../model/run/shard-plan.ts';
import type { Baseline, EvidencePool } from '../../model/verdict/evidence.ts';
import { digestOf } from '../../plan/shards/digest.ts';
import { jsonOf, sharedText } from '../../shared/json.ts';
import { jsonDocument } from '../../shared/json-document.ts';
import { isMapping } from '../../shared/mapping.ts';
import { readEvidenceText } from '../baseline/evidence-files.ts';

export const PLAN_FILE = 'plan.json';

/** The evidence files of a plan's baseline, by their path in its folder. */
export type BaselineTexts = ReadonlyMap<string, string>;

type PlanFiles = Pick<Files, 'state' | 'read'>;

export interface LoadedPlan {
  readonly plan: ShardPlan;
  readonly digest: string;
  readonly baseline: Baseline;
}

/** Writes a plan and the evidence of its baseline. */
export async function writePlanFolder(
  folder: string,
  plan: ShardPlan,
  texts: BaselineTexts,
  files: Pick<Files, 'write'>,
): Promise<void> {
  for (const [path, text] of texts) await files.write(join(folder, path), text);
  await files.write(join(folder, PLAN_FILE), jsonDocument(plan));
}

/**
 * Prepares a folder for a plan, replacing an older one. Throws a `UserError` if it has other files and no plan: one given
 * by mistake stays as it is.
 */
export async function preparePlanFolder(
  folder: string,
  files: Pick<Files, 'state' | 'read' | 'namesIn' | 'removeFile'>,
): Promise<void> {
  if ((await files.state(folder)) !== 'folder') return;
  const path = join(folder, PLAN_FILE);
  const isThere = (await files.state(path)) === 'file';
  if (isThere && isPlan(await files.read(path, MAX_PLAN_BYTES))) return removeBaseline(folder, files);
  const { names } = await files.namesIn(folder, 1);
  const [first] = isThere ? [PLAN_FILE] : names;
  if (first === undefined) return;
  throw userError('OUTPUT_UNWRITABLE', `${join(folder, first)} already exists and was not written by a plan`, {
    hint: 'Set an empty folder, or that of an older plan, with --output (plan-path).',
  });
}

function isPlan(text: string): boolean {
  const value = jsonOf(text);
  const generator = isMapping(value) ? value['generator'] : undefined;
  return isMapping(generator) && generator['name'] === 'eval-action' && isMapping(value) && 'shards' in value;
}

/** An older plan may have had other suites. */
async function removeBaseline(folder: string, files: Pick<Files, 'state' | 'namesIn' | 'removeFile'>): Promise<void> {
  const baseline = join(folder, 'baseline');
  if ((await files.state(baseline)) !== 'folder') return;
  const { names } = await files.namesIn(baseline, MOST_BASELINE_FILES);
  for (const name of names) if (INSIDE.test(`baseline/${name}`)) await files.removeFile(join(baseline, name));
}

const MOST_BASELINE_FILES = 10_000;

/**
 * Reads a plan and its baseline. Throws a `UserError` if it has another digest than the given one, or if one of its
 * files differs from what it says.
 */
export async function readPlanFolder(
  folder: string,
  expected: string | undefined,
  files: PlanFiles,
): Promise<LoadedPlan> {
  const path = join(folder, PLAN_FILE);
  if ((await files.state(path)) !== 'file') throw refused('FILE_MISSING', `There is no ${PLAN_FILE} in ${folder}`);
  const plan = parsed(await files.read(path, MAX_PLAN_BYTES), path);
  const digest = digestOf(plan);
  if (expected !== undefined && digest !== expected)
    throw userError(
      'RESULTS_UNREADABLE',
      `${path} is another plan: ${digest.slice(0, 12)}, not ${expected.slice(0, 12)}`,
      {
        hint: `Pass the folder of that plan (plan-path). The digest of this one is ${digest}: "eval-action plan -o" prints it, and the plan job has it as its output plan.`,
      },
    );
  return { plan, digest, baseline: await baselineOf(plan.baseline, folder, files) };
}

function parsed(text: string, path: string): ShardPlan {
  const value = jsonOf(text);
  const version = isMapping(value) ? value['schemaVersion'] : undefined;
  if (typeof version === 'number' && version > 1)
    throw refused('RESULTS_UNREADABLE', `${path} was written by a newer version of eval-action`);
  const tests = testsIn(value);
  const read = shardPlanSchema.safeParse(tests === undefined ? value : { ...(value as ShardPlan), tests: [] });
  if (!read.success) throw notAPlan(path, read.error);
  const gate = gateSettings.safeParse(read.data.policy.gate);
  if (!gate.success) throw notAPlan(path, gate.error, ['policy', 'gate']);
  return tests === undefined ? read.data : { ...read.data, tests };
}

/**
 * The tests of a plan, if they are valid. They are checked one by one and not copied: the copies of 100,000 would take
 * more memory than the plan.
 */
function testsIn(value: unknown): PlannedTest[] | undefined {
  const tests = isMapping(value) ? value['tests'] : undefined;
  const areValid = Array.isArray(tests) && tests.length <= MOST_CELLS && tests.every(isPlannedTest);
  return areValid ? tests.map(withSharedNames) : undefined;
}

const isPlannedTest = (test: unknown): test is PlannedTest => plannedTestSchema.safeParse(test).success;

function withSharedNames(test: PlannedTest): PlannedTest {
  test.suite = sharedText(test.suite);
  test.suiteFile = sharedText(test.suiteFile);
  test.target = sharedText(test.target);
  return test;
}

function notAPlan(path: string, { issues: [issue] }: ZodError, within: readonly string[] = []): UserError {
  const at = [...within, ...(issue?.path ?? [])].join('.').slice(0, 100);
  return refused('RESULTS_UNREADABLE', `${path} is not a plan of a sharded run${at === '' ? '' : ` at ${at}`}`);
}

async function baselineOf(pinned: PinnedBaseline, folder: string, files: PlanFiles): Promise<Baseline> {
  if (pinned.kind !== 'found') return pinned;
  const pools: EvidencePool[] = [];
  let left = MAX_EVIDENCE_BYTES;
  for (const file of pinned.files) {
    const text = await pinnedText(file, folder, files, left);
    left -= Buffer.byteLength(text);
    const read = readEvidenceText(text, file.path);
    if (read.kind === 'refused') throw refused('RESULTS_UNREADABLE', `${file.path} of the plan: ${read.why}`);
    pools.push(...read.files.map(({ pool }) => pool));
  }
  const { provenance, steps, whyEmpty, leftOut } = pinned;
  return {
    kind: 'found',
    pools,
    provenance,
    ...(whyEmpty && { whyEmpty }),
    ...(leftOut && { leftOut }),
    ...(steps && { steps }),
  };
}

async function pinnedText(
  { path, sha256 }: PinnedFile,
  folder: string,
  files: PlanFiles,
  maxBytes: number,
): Promise<string> {
  if (!INSIDE.test(path)) throw refused('RESULTS_UNREADABLE', `The plan names a baseline outside its folder: ${path}`);
  const absolute = join(folder, path);
  if ((await files.state(absolute)) !== 'file')
    throw refused('FILE_MISSING', `There is no ${path} in ${folder}, and the plan was made with it`);
  const text = await files.read(absolute, maxBytes);
  if (sha256Of(text) !== sha256)
    throw refused('RESULTS_UNREADABLE', `${absolute} is not the file that the plan was made with`);
  return text;
}

const INSIDE = /^baseline\/[\w@.-]{1,120}\.json$/;

/** The files of a plan, by their path in its folder. */
export const isPlanFile = (name: string): boolean => name === PLAN_FILE || INSIDE.test(name);

export const sha256Of = (content: string | Uint8Array): string => hash('sha256', content, 'hex');

const refused = (code: ProblemCode, message: string) =>
  userError(code, message, {
    hint: 'Pass the folder that "eval-action plan" wrote (plan-path), or re-run all jobs for a new plan.',
  });
