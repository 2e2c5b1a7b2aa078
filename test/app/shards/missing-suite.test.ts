import { describe, expect, test } from 'vitest';
import { sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { encodePool } from '../../../src/evidence/codec.ts';
import { aResult } from '../../support/builders.ts';
import { aProject } from '../../support/project.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import { aPlannedTest, aShard, aShardPlan, filesOf } from '../../support/shard-plans.ts';
import { perform } from '../perform.ts';

const suites = ['greetings', 'math'];
const now = new Date().toISOString();

/** Two suites of four tests. The first shard has two tests of `greetings`, the second one all others. */
const planned = suites.flatMap((suite, at) =>
  ['a', 'b', 'c', 'd'].map((testId, place) =>
    aPlannedTest(testId, { suite, parts: [{ shard: at === 0 && place < 2 ? 1 : 2, from: 0, trials: 1 }] }),
  ),
);
const evidence = suites.map((suite) => {
  const text = encodePool(
    aRecentPool(
      { a: '10/10', b: '10/10', c: '10/10', d: '10/10' },
      {
        suite,
        file: `evals/${suite}.eval.yaml`,
        target: 'support-agent',
      },
    ),
  );
  return { path: `baseline/${suite}.json`, text };
});
const plan = aShardPlan(planned, {
  baseline: {
    kind: 'found',
    provenance: [],
    files: evidence.map(({ path, text }) => ({ path, sha256: sha256Of(text) })),
    suiteFiles: suites.map((suite) => `evals/${suite}.eval.yaml`),
  },
});
const results = planned.map(({ suite, suiteFile, testId }, index) =>
  aResult({ suite, suiteFile, testId, index, timestamp: now }),
);

async function reportOn(shard: Record<string, string>) {
  using project = aProject({
    'plan/plan.json': JSON.stringify(plan),
    ...Object.fromEntries(evidence.map(({ path, text }) => [`plan/${path}`, text])),
    ...Object.fromEntries(Object.entries(shard).map(([name, text]) => [`shards/1/${name}`, text])),
  });
  const ended = await perform(project, ['report', 'shards/*', '-o', 'out', '--plan-path', 'plan']);
  return { ...ended, report: JSON.parse(project.read('out/report.json')) };
}

describe('a report without the shard of a whole suite', () => {
  test('counts each planned test once, and names the loss once', async () => {
    const { stdout, report } = await reportOn(filesOf(aShard(plan, 1, results)));
    const lost = '1 of 2 shards reported; shard 2 left no results (6 tests: c, d, a and others)';
    expect(report.verdict.headline).toBe(
      `Not measured: not all results could be used: ${lost}. Compared 2 of 8 tests; 6 not run.`,
    );
    expect(report.gate.reasons).toMatchObject([{ kind: 'invalid', message: `Not all results could be used: ${lost}` }]);
    expect(report.withoutResult.map(({ suite, tests }: { suite: string; tests: number }) => [suite, tests])).toEqual([
      ['greetings', 2],
      ['math', 4],
    ]);
    expect(stdout).toMatch(/greetings · support-agent +2 of 2 measured passed \(100%\) · mean 1\.00.* · 2 not run/);
    expect(stdout).toMatch(/math · support-agent +4 not run/);
  });

  test('counts them once if no shard can be read', async () => {
    const { report } = await reportOn({ 'shard.json': '{', 'index.jsonl': '' });
    expect(report.verdict.headline).toContain('Compared 0 of 8 tests; 8 not run.');
    expect(report.gate.reasons.map(({ rule }: { rule: string }) => rule)).toEqual(['validity', 'baseline']);
  });
});

test('a report that is read again has the same counts', async () => {
  const { report } = await reportOn(filesOf(aShard(plan, 1, results)));
  using project = aProject({
    'run/report.json': JSON.stringify(report),
    ...Object.fromEntries(evidence.map(({ path, text }) => [path, text])),
  });
  await perform(project, ['report', 'run/report.json', '-o', 'out', '--baseline', 'baseline']);
  const again = JSON.parse(project.read('out/report.json'));
  expect(again.withoutResult).toEqual(report.withoutResult);
  expect(again.verdict.headline).toContain('Compared 2 of 8 tests; 6 not run.');
});
