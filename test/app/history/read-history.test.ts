import { expect, test } from 'vitest';
import { files } from '../../../src/adapters/files/files.ts';
import { folderStore } from '../../../src/app/history/folder-store.ts';
import { readHeads } from '../../../src/app/history/read-history.ts';
import { encodeRun } from '../../../src/history/codec.ts';
import { runPath } from '../../../src/history/paths.ts';
import { aResult } from '../../support/builders.ts';
import { aHistoryRun } from '../../support/history.ts';
import { aProject } from '../../support/project.ts';

test('the suites of a run are read where they take more than the beginning of its file, in any alphabet', async () => {
  using project = aProject({});
  const results = Array.from({ length: 60 }, (_, at) => aResult({ index: at, suite: `${'測試'.repeat(60)} ${at}` }));
  const run = aHistoryRun(results);
  project.write(`v1/evals/${runPath(run.run)}`, encodeRun(run));
  const signal = AbortSignal.timeout(20_000);
  const tree = await folderStore(project.folder, 'hist', files).open(signal);
  const { runs, problems } = await readHeads(tree as NonNullable<typeof tree>, { folder: 'v1/evals' }, signal);
  expect(problems).toEqual([]);
  expect(runs.map(({ suites }) => suites.length)).toEqual([60]);
});
