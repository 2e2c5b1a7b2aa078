import { resolve } from 'node:path';
import { UserError } from '../model/errors.ts';
import type { Floor } from '../model/plan.ts';
import type { PolicyChange } from '../model/policy-source.ts';
import type { Files } from '../model/ports.ts';
import type { RunResult } from '../model/result.ts';
import { ServiceError } from '../model/service-error.ts';
import { openYaml } from '../model/source.ts';
import { cutMiddle } from '../shared/text.ts';
import type { BeforeRun } from './before-run.ts';
import { MAX_POLICY_BYTES, type Texts } from './commit-texts.ts';
import { whyUnreadable } from './find-policy.ts';
import type { PolicyBase } from './policy-base.ts';

/** A run, and what it is judged with. */
export interface Judging {
  readonly run: RunResult;
  readonly before: BeforeRun;
}

/**
 * Holds a change to what the suites of its base branch promise (`threshold`, `must_pass`), as far as these are YAML that
 * says so itself, and adds to the changes what it promises otherwise. What it promises anew it is held to as well.
 * The source says when the suites of the base branch could not be read.
 */
export async function heldToBase(
  { run, before }: Judging,
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'read'> },
): Promise<Judging> {
  const site = { cwd: resolve(cwd, before.inputs.workingDirectory), files };
  const { base, source } = before;
  const names = [...new Set(run.results.map(({ suiteFile }) => suiteFile))].filter((name) => /\.ya?ml$/i.test(name));
  if (base === undefined || source?.from !== 'base' || names.length === 0) return { run, before };
  const paths = new Map(names.map((name) => [resolve(site.cwd, name), name]));
  const all = [...paths.keys()];
  let theirs: Texts;
  try {
    theirs = await base.few(all);
  } catch (error) {
    // A reason of the verdict says it, so that no warning has to.
    const { problem: _, ...said } = whyUnreadable(error);
    const isTooMuch = error instanceof UserError;
    return { run, before: { ...before, source: { ...source, ...said, ...(isTooMuch && { unavailable: true }) } } };
  }
  const known = all.filter((path) => theirs.has(path));
  const ours = await ownTexts(base, known, site);
  const differing = known.filter((path) => ours === undefined || theirs.get(path) !== ours.get(path));
  const left = differing.length === 0 ? undefined : await orUnknown(() => base.before(differing));
  const promises = differing.map((path) => ({
    file: paths.get(path) ?? path,
    base: promisesIn(theirs.get(path)),
    here: promisesIn(ours?.get(path)),
    left: left && promisesIn(left.get(path)),
  }));
  // The base branch also decides when the settings of the change cannot be read.
  const changes = ours === undefined ? [] : promises.flatMap(changesOf);
  return {
    run: promises.reduce(held, run),
    before: { ...before, source: { ...source, changes: [...source.changes, ...changes] } },
  };
}

/** What a suite promises by itself. */
interface Promises {
  readonly threshold: number | undefined;
  /** Every test must pass. */
  readonly mustPass: boolean;
  /** Ids of all tests, and whether they must pass. */
  readonly tests: ReadonlyMap<string, boolean>;
}

interface BothPromises {
  readonly file: string;
  readonly base: Promises;
  readonly here: Promises;
  readonly left: Promises | undefined;
}

function promisesIn(text: string | undefined): Promises {
  const opened = openYaml('', text ?? '');
  if (opened.kind === 'invalid') return { threshold: undefined, mustPass: false, tests: new Map() };
  const execution = opened.root.field('execution');
  const threshold = execution?.field('threshold')?.value;
  const tests = opened.root.field('tests')?.items() ?? [];
  return {
    threshold: typeof threshold === 'number' && threshold >= 0 && threshold <= 1 ? threshold : undefined,
    mustPass: execution?.field('must_pass')?.value === true,
    tests: new Map(
      tests.flatMap((item) => {
        const id = item.field('id')?.text;
        return id === undefined ? [] : [[id, item.field('must_pass')?.value === true] as const];
      }),
    ),
  };
}

function changesOf({ file, base, here, left }: BothPromises): PolicyChange[] {
  const changes: PolicyChange[] = [];
  if (base.threshold !== here.threshold && (left === undefined || left.threshold !== here.threshold)) {
    changes.push({
      what: `threshold of ${cutMiddle(file, LONGEST_NAME)}`,
      ...(base.threshold !== undefined && { base: String(base.threshold) }),
      ...(here.threshold !== undefined && { here: String(here.threshold) }),
      counts: base.threshold === undefined ? 'here' : 'base',
    });
  }
  if (base.mustPass && !here.mustPass && (left === undefined || left.mustPass)) {
    changes.push({
      what: `must_pass of ${cutMiddle(file, LONGEST_NAME)}`,
      base: 'true',
      here: 'false',
      counts: 'base',
    });
  }
  for (const [id, mustPass] of base.tests) {
    const isLetOff =
      mustPass &&
      !here.mustPass &&
      here.tests.get(id) === false &&
      (left === undefined || left.tests.get(id) !== false);
    if (isLetOff) {
      changes.push({
        what: `must_pass of ${cutMiddle(id, LONGEST_NAME)}`,
        base: 'true',
        here: 'false',
        counts: 'base',
      });
    }
  }
  return changes;
}

const LONGEST_NAME = 80;

function held(run: RunResult, { file, base }: BothPromises): RunResult {
  const own = run.results.filter(({ suiteFile }) => suiteFile === file);
  const floors = new Map(run.floors.map((floor) => [keyOf(floor), floor]));
  for (const { suite, target } of own) {
    const floor = { suite, file, target, threshold: base.threshold ?? 0, from: 'suite' } as const;
    if (base.threshold !== undefined && floors.get(keyOf(floor))?.from !== 'input') floors.set(keyOf(floor), floor);
  }
  return {
    ...run,
    floors: [...floors.values()],
    results: run.results.map((result) =>
      result.suiteFile === file && (base.mustPass || base.tests.get(result.testId) === true)
        ? { ...result, mustPass: true }
        : result,
    ),
  };
}

const keyOf = ({ suite, file, target }: Pick<Floor, 'suite' | 'file' | 'target'>): string =>
  JSON.stringify([file, suite, target]);

async function ownTexts(
  { changed }: PolicyBase,
  paths: readonly string[],
  { files }: { readonly files: Pick<Files, 'state' | 'read'> },
): Promise<Texts | undefined> {
  if (changed !== undefined) return orUnknown(() => changed(paths));
  return orUnknown(async () => {
    const texts = new Map<string, string>();
    for (const path of paths) {
      if ((await files.state(path)) === 'file') texts.set(path, await files.read(path, MAX_POLICY_BYTES));
    }
    return texts;
  });
}

/** What cannot be looked at is no promise. */
async function orUnknown(work: () => Promise<Texts | undefined>): Promise<Texts | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError || error instanceof UserError) return undefined;
    throw error;
  }
}
