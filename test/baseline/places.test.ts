import { expect, test } from 'vitest';
import { isRunFile, keyFolder, runPath, timeInName } from '../../src/baseline/history-paths.ts';
import { aHistoryRun } from '../support/history.ts';

test.each([
  ['evals', 'v1/evals'],
  ['Evals.2_x-y', 'v1/Evals.2_x-y'],
  ['CI/evals', 'v1/CI-evals-4ee6e7'],
  ['CI-evals', 'v1/CI-evals'],
  ['..', 'v1/..-fc7a3b'],
  ['x'.repeat(61), `v1/${'x'.repeat(60)}-c2cf0c`],
])('the key %s has its folder', (key, folder) => {
  expect(keyFolder(key)).toMatch(
    new RegExp(`^${folder.replace(/-[0-9a-f]{6}$/, '-[0-9a-f]{6}').replaceAll('.', '\\.')}$`),
  );
});

test('two keys that look alike have different folders', () => {
  const keys = ['a/b', 'a b', 'a-b', 'a//b', 'ä', 'ö'];
  expect(new Set(keys.map(keyFolder)).size).toBe(keys.length);
});

test('two local runs of one commit that begin in the same second have different paths', () => {
  const { run } = aHistoryRun([]);
  const pathAt = (time: string) => runPath({ ...run, run_id: undefined, time });
  const paths = [pathAt('2026-01-10T10:11:00.123Z'), pathAt('2026-01-10T10:11:00.456Z')];
  expect(new Set(paths).size).toBe(2);
  expect(paths.every((path) => isRunFile(path.split('/').at(-1) ?? ''))).toBe(true);
});

test('the path of a run has its time, run, attempt and commit', () => {
  const { run } = aHistoryRun([]);
  expect(runPath(run)).toBe('runs/2026/01/20260110T101100Z-17.1-aaaaaaaa.jsonl');
  expect(runPath({ ...run, run_id: undefined, sha: undefined })).toBe(
    'runs/2026/01/20260110T101100Z-local.000-unknown.jsonl',
  );
  const name = '20260110T101100Z-17.1-aaaaaaaa.jsonl';
  expect([isRunFile(name), isRunFile('notes.jsonl')]).toEqual([true, false]);
  expect(timeInName(name)).toBe(Date.parse('2026-01-10T10:11:00Z'));
});
