import { sumTokens } from '../model/run/message.ts';
import {
  type CacheUse,
  cacheNames,
  type FileState,
  fileStates,
  type RunResult,
  resultKey,
} from '../model/run/result.ts';
import type { Decided, DecidedSuite } from '../model/verdict/assessment.ts';
import { EPOCH } from '../shared/iso-time.ts';

/** The state of several runs together: the most severe one. */
const GRAVEST_FIRST: readonly NonNullable<RunResult['stopped']>[] = [
  'cancelled',
  'broken-off',
  'deadline',
  'breaker',
  'budget',
];

export const gravestStop = (runs: readonly Pick<RunResult, 'stopped'>[]): RunResult['stopped'] =>
  GRAVEST_FIRST.find((why) => runs.some(({ stopped }) => stopped === why));

interface Period {
  /** Milliseconds since the epoch; undefined if no run has a time. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** From the start of the first run to the end of the last one. */
export function periodOf(runs: readonly Pick<RunResult, 'startedAt' | 'durationMs'>[]): Period {
  const known = runs.filter(({ startedAt }) => startedAt !== EPOCH);
  const [start] = extremes(known.map(({ startedAt }) => Date.parse(startedAt)));
  const [, end] = extremes(known.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
  return { start, end };
}

export function extremes(values: readonly number[]): [number | undefined, number | undefined] {
  let [least, most]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const value of values) {
    least = least === undefined || value < least ? value : least;
    most = most === undefined || value > most ? value : most;
  }
  return [least, most];
}

/** The restrictions of all runs. */
export function selectedBy(runs: readonly Pick<RunResult, 'selected'>[]): Pick<RunResult, 'selected'> {
  const selected = [...new Set(runs.flatMap((run) => run.selected ?? []))].sort();
  return selected.length === 0 ? {} : { selected };
}

/** A file that any of the runs planned was planned; one that none of them has is deleted. */
export function baselineFilesOf(runs: readonly Pick<RunResult, 'baselineFiles'>[]): Pick<RunResult, 'baselineFiles'> {
  const states = new Map<string, FileState>();
  const rank = (state: FileState) => fileStates.indexOf(state);
  for (const { file, state } of runs.flatMap((run) => run.baselineFiles ?? [])) {
    const known = states.get(file);
    if (known === undefined || rank(state) < rank(known)) states.set(file, state);
  }
  if (states.size === 0) return {};
  return { baselineFiles: Array.from(states, ([file, state]) => ({ file, state })) };
}

/** The folder of all parts, if it is the same. */
export function folderOf(runs: readonly Pick<RunResult, 'folder'>[]): Pick<RunResult, 'folder'> {
  const [first, ...others] = new Set(runs.map(({ folder }) => folder));
  return first === undefined || others.length > 0 ? {} : { folder: first };
}

/** The flags of all parts but those of other tools; unknown if they differ. */
export function flagsOf(
  runs: readonly (Pick<RunResult, 'flags'> & Partial<Pick<RunResult, 'results'>>)[],
): Pick<RunResult, 'flags'> {
  const own = runs.filter(({ results }) => results?.some(({ importedFrom }) => importedFrom === undefined) ?? true);
  const [first, ...others] = new Map(own.map(({ flags }) => [JSON.stringify(flags), flags])).values();
  if (others.length > 0) return { flags: 'unknown' };
  return first === undefined ? {} : { flags: first };
}

/** The changed files of all parts that were compared with the same base commit as the first one. */
export function changesOf(runs: readonly Pick<RunResult, 'changes'>[]): Pick<RunResult, 'changes'> {
  const all = runs.flatMap(({ changes }) => changes ?? []);
  const [first] = all;
  if (first === undefined) return {};
  const suites = all.flatMap(({ base, suites: own }) => (base === first.base ? own : []));
  return { changes: { base: first.base, suites: [...new Map(suites.map((suite) => [suite.file, suite])).values()] } };
}

/** Each problem once: several parts of a run may report the same. */
export function deletedMustPassOf(
  runs: readonly Pick<RunResult, 'deletedMustPass'>[],
): Pick<RunResult, 'deletedMustPass'> {
  const tests = runs.flatMap(({ deletedMustPass = [] }) => deletedMustPass);
  if (tests.length === 0) return {};
  const byName = new Map(tests.map((test) => [JSON.stringify([test.suiteFile, test.testId, test.target]), test]));
  return { deletedMustPass: [...byName.values()] };
}

const WORST_FIRST: readonly DecidedSuite['finding'][] = ['drop', 'drop-on-base', 'small-drop', 'steady'];

/** The decisions of parts of a run, each suite with its worst finding. Undefined if nothing is decided. */
export function joinedDecisions(parts: readonly Decided[]): Decided | undefined {
  const rank = ({ finding }: DecidedSuite) => WORST_FIRST.indexOf(finding);
  const all = parts.flatMap(({ suites }) => suites).sort((a, b) => rank(b) - rank(a));
  const suites = new Map(all.map((of) => [JSON.stringify([of.file, of.suite, of.target]), of]));
  const tests = new Map(parts.flatMap((part) => part.tests).map((test) => [resultKey(test), test]));
  if (suites.size === 0 && tests.size === 0) return undefined;
  return {
    suites: [...suites.values()],
    tests: [...tests.values()],
    detectableTests: parts.flatMap(({ detectableTests }) => detectableTests),
  };
}

/** The uses of each cache in all parts. */
export const cachesOf = (runs: readonly Pick<RunResult, 'caches'>[]): CacheUse[] =>
  cacheNames.flatMap((name) => {
    const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
    const [first, ...others] = uses;
    if (first === undefined || others.length === 0) return uses;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
    return [
      {
        cache: name,
        asked: sum(uses.map(({ asked }) => asked)),
        hits: sum(uses.map(({ hits }) => hits)),
        savedUsd: saved.length === 0 ? undefined : sum(saved),
        savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
        savedTokens: sumTokens(uses.flatMap((use) => use.savedTokens ?? [])),
        notStored: sum(uses.map(({ notStored }) => notStored)),
      },
    ];
  });
