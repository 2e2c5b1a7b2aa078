import { describe, expect, test } from 'vitest';
import { historyBaseline } from '../../../src/baseline/history-baseline.ts';
import { runPath } from '../../../src/baseline/history-paths.ts';
import { folderStore } from '../../../src/baseline/history-store.ts';
import { encodeRun } from '../../../src/baseline/run-file.ts';
import type { RunLine } from '../../../src/model/run/measured-run.ts';
import type { Baseline } from '../../../src/model/verdict/evidence.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import { files } from '../../../src/platform/files/files.ts';
import { aResult } from '../../support/builders.ts';
import { aHistoryRun } from '../../support/history.ts';
import { aProject, type Project } from '../../support/project.ts';

const NOW = Date.UTC(2026, 0, 31);
const commit = (at: number) => at.toString(16).padStart(8, '0').repeat(5);

/** A run of a commit of its own, an hour after the one before. */
const facts = (at: number): Partial<RunLine> => ({
  run_id: at,
  sha: commit(at),
  time: new Date(Date.UTC(2026, 0, 20, at)).toISOString(),
});
function addRun(project: Project, given: Partial<RunLine>, report: Partial<Report> = {}): string {
  const run = aHistoryRun([aResult()], { facts: given, ...report });
  const path = `v1/evals/${runPath(run.run)}`;
  project.write(path, encodeRun(run));
  return path;
}
const runsIn = (baseline: Baseline): string[] =>
  baseline.kind === 'found'
    ? baseline.pools.flatMap(({ tests }) => tests.flatMap(({ trials }) => trials.map(({ run }) => run)))
    : [];

function baselineOf(project: Project, given: Partial<Parameters<typeof historyBaseline>[0]> = {}) {
  const store = folderStore(project.folder, 'hist', files);
  const question = { store, files, folders: ['v1/evals'], now: NOW, ...given };
  return historyBaseline(question, AbortSignal.timeout(20_000));
}

describe('the baseline of a history', () => {
  test('has no run of a commit that the change does not have, however many there are', async () => {
    using project = aProject({});
    for (let at = 1; at <= 30; at += 1) addRun(project, facts(at));
    const laterCommits = async () => (short: string) => Number.parseInt(short, 16) > 3;
    expect(runsIn(await baselineOf(project, { laterCommits }))).toEqual(['1.1', '2.1', '3.1']);
    expect(runsIn(await baselineOf(project)).length).toBeGreaterThanOrEqual(20);
  });

  test('has runs of such commits if there are no others', async () => {
    using project = aProject({});
    addRun(project, facts(1));
    expect(runsIn(await baselineOf(project, { laterCommits: async () => () => true }))).toEqual(['1.1']);
  });

  test('believes the lines of a run more than the name of its file', async () => {
    using project = aProject({});
    const later = encodeRun(aHistoryRun([aResult()], { facts: facts(9) }));
    project.write(`v1/evals/runs/2026/01/20260120T010000Z-1.1-${commit(1).slice(0, 8)}.jsonl`, later);
    addRun(project, facts(2));
    const laterCommits = async () => (short: string) => short === commit(9).slice(0, 8);
    expect(runsIn(await baselineOf(project, { laterCommits }))).toEqual(['2.1']);
  });

  test('has no run of another branch, of this run itself, or that is too old', async () => {
    using project = aProject({});
    addRun(project, { ...facts(1), ref: 'refs/heads/topic' });
    addRun(project, { ...facts(2), time: '2025-12-20T00:00:00.000Z' });
    addRun(project, facts(3));
    addRun(project, facts(4));
    expect(runsIn(await baselineOf(project, { branch: 'main', ownRun: 3 }))).toEqual(['4.1']);
  });

  test('has the runs before many that are no baseline', async () => {
    using project = aProject({});
    for (let at = 1; at <= 3; at += 1) addRun(project, facts(at));
    for (let at = 4; at <= 130; at += 1) addRun(project, facts(at), { complete: false });
    const store = folderStore(project.folder, 'hist', files);
    const read: string[] = [];
    const open = async (signal: AbortSignal) => {
      const tree = await store.open(signal);
      const counted = (path: string, ...rest: [number, AbortSignal]) => {
        read.push(path);
        return tree?.read(path, ...rest) ?? Promise.resolve(undefined);
      };
      return tree && { ...tree, read: counted };
    };
    expect(runsIn(await baselineOf(project, { store: { ...store, open } }))).toEqual(['1.1', '2.1', '3.1']);
    expect([read.length, new Set(read).size]).toEqual([130, 130]);
  });

  test('has no run of a day to come, however many there are', async () => {
    using project = aProject({});
    for (let at = 1; at <= 3; at += 1) addRun(project, facts(at));
    for (let at = 4; at <= 30; at += 1) addRun(project, { ...facts(at), time: `2026-03-01T00:00:${at + 10}.000Z` });
    const later = encodeRun(aHistoryRun([aResult()], { facts: { ...facts(31), time: '2027-01-01T00:00:00.000Z' } }));
    project.write(`v1/evals/runs/2026/01/20260120T010000Z-31.1-${commit(31).slice(0, 8)}.jsonl`, later);
    const { steps, ...found } = await baselineOf(project);
    expect(runsIn(found as Baseline)).toEqual(['1.1', '2.1', '3.1']);
    expect(steps).toHaveLength(28);
    expect(steps?.[0]).toMatch(/20260301T000040Z-30\.1-.* was skipped: the time is in the future$/);
  });

  test('says which files it skipped, and why', async () => {
    using project = aProject({});
    addRun(project, facts(1));
    project.write('v1/evals/runs/2026/01/20260125T000000Z-7.1-aaaaaaaa.jsonl', '{"v":1}\n');
    const { steps, ...found } = await baselineOf(project);
    expect(runsIn(found as Baseline)).toEqual(['1.1']);
    expect(steps).toEqual([expect.stringMatching(/20260125T000000Z-7\.1-aaaaaaaa\.jsonl was skipped: line 1: /)]);
  });

  test('is not cut short by a file of a day that does not exist', async () => {
    using project = aProject({});
    addRun(project, facts(1));
    project.write('v1/evals/runs/2026/02/20269931T000000Z-7.1-aaaaaaaa.jsonl', '{"v":1}\n');
    expect(runsIn(await baselineOf(project))).toEqual(['1.1']);
  });
});
