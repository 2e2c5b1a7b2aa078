import * as z from 'zod';
import { lateObject } from '../model/late-object.ts';
import type { VerdictKind } from '../model/verdict/verdict.ts';
import { foreignJsonOf } from '../shared/json.ts';
import { jsonDocument } from '../shared/json-document.ts';

/** News of the base branch. */
type NotifyEvent = 'regressed' | 'recovered' | 'invalid';

/** What a recovery needs: these pass again, or no longer exist. */
const MOST_TESTS = 50;
const testSchema = lateObject(() => ({ suite: z.string(), file: z.string(), id: z.string(), target: z.string() }));
const suiteSchema = lateObject(() => ({
  suite: z.string(),
  file: z.string(),
  target: z.string(),
  /** Half of its drop: above it, the suite has recovered. */
  above: z.number(),
}));

const stateSchema = lateObject(() => ({
  v: z.literal(1),
  state: z.enum(['ok', 'regressed', 'invalid']),
  /** The start of the first run in this state: ISO 8601, UTC. */
  since: z.iso.datetime(),
  /** Of the newest run: its commit, and its number on GitHub. */
  sha: z.string().optional(),
  run_id: z.int().nonnegative(),
  /** The commit of the newest run that was ok. */
  ok_sha: z.string().optional(),
  /** Invalid runs in a row. */
  invalid_runs: z.int().nonnegative(),
  tests: z.array(testSchema).max(MOST_TESTS),
  suites: z.array(suiteSchema).max(MOST_TESTS),
}));
export type NotificationState = z.output<typeof stateSchema>;

export const encodeState = (state: NotificationState): string => jsonDocument(state);

/** Undefined if it is damaged or of a newer version: then the next run stores a first state. */
export const decodeState = (text: string): NotificationState | undefined =>
  stateSchema.safeParse(foreignJsonOf(text)).data;

/** A run of the base branch, as far as its state depends on it. */
export interface NotifiedRun {
  readonly verdict: VerdictKind;
  readonly time: string;
  readonly sha?: string | undefined;
  readonly runId: number;
  /** What got worse in it. */
  readonly tests: NotificationState['tests'];
  readonly suites: NotificationState['suites'];
  /** Whether a test that got worse before still fails. */
  isStillFailing(test: NotificationState['tests'][number]): boolean;
  /** Whether a suite that dropped before is still low. */
  isStillLow(suite: NotificationState['suites'][number]): boolean;
}

interface Transition {
  readonly state: NotificationState;
  /** Undefined if nothing changed that is news. */
  readonly event?: NotifyEvent | undefined;
}

/** An invalid run at night is no news; two in a row are. */
const INVALID_RUNS = 2;

/**
 * The state after a run, and the news in it. Undefined if the run means nothing, or a newer one was stored already. The first
 * run only stores a state.
 */
export function nextState(before: NotificationState | undefined, run: NotifiedRun): Transition | undefined {
  if (before !== undefined && before.run_id > run.runId) return undefined;
  switch (run.verdict) {
    case 'fail':
      return failed(before, run);
    case 'invalid':
      return invalid(before, run);
    case 'pass':
    case 'warn':
      return passed(before, run);
    default:
      return undefined;
  }
}

function failed(before: NotificationState | undefined, run: NotifiedRun): Transition {
  const isNew = before?.state !== 'regressed';
  const { tests, suites } = isNew
    ? run
    : { tests: [...before.tests, ...run.tests], suites: [...before.suites, ...run.suites] };
  const state = {
    ...base(before, run),
    state: 'regressed' as const,
    since: isNew ? run.time : before.since,
    tests: distinct(tests),
    suites: distinct(suites),
  };
  return { state, ...(isNew && before !== undefined && { event: 'regressed' as const }) };
}

function invalid(before: NotificationState | undefined, run: NotifiedRun): Transition {
  const runs = (before?.invalid_runs ?? 0) + 1;
  const isNew = (before?.state ?? 'ok') === 'ok' && runs >= INVALID_RUNS;
  const state = {
    ...base(before, run),
    state: isNew ? ('invalid' as const) : (before?.state ?? 'ok'),
    since: isNew ? run.time : (before?.since ?? run.time),
    invalid_runs: runs,
    tests: before?.tests ?? [],
    suites: before?.suites ?? [],
  };
  return { state, ...(isNew && before !== undefined && { event: 'invalid' as const }) };
}

/** The baseline absorbs a regression after some runs: what got worse must be good again, too. */
function passed(before: NotificationState | undefined, run: NotifiedRun): Transition {
  const tests = before?.tests.filter((test) => run.isStillFailing(test)) ?? [];
  const suites = before?.suites.filter((suite) => run.isStillLow(suite)) ?? [];
  if (before?.state === 'regressed' && tests.length + suites.length > 0) {
    return { state: { ...base(before, run), state: 'regressed', since: before.since, tests, suites } };
  }
  const isNew = before !== undefined && before.state !== 'ok';
  const state = {
    ...base(before, run),
    state: 'ok' as const,
    since: isNew || before === undefined ? run.time : before.since,
    ...(run.sha !== undefined && { ok_sha: run.sha }),
    tests: [],
    suites: [],
  };
  return { state, ...(isNew && { event: 'recovered' as const }) };
}

const base = (before: NotificationState | undefined, { sha, runId }: NotifiedRun) => ({
  v: 1 as const,
  ...(sha !== undefined && { sha }),
  run_id: runId,
  ...(before?.ok_sha !== undefined && { ok_sha: before.ok_sha }),
  invalid_runs: 0,
});

const distinct = <Item extends NotificationState['tests'][number] | NotificationState['suites'][number]>(
  items: readonly Item[],
): Item[] => {
  const nameOf = (item: Item) => JSON.stringify([item.file, item.suite, item.target, 'id' in item ? item.id : '']);
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(nameOf(item))) found.set(nameOf(item), item);
  return [...found.values()].slice(0, MOST_TESTS);
};
