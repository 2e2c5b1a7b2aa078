import { expect, test } from 'vitest';
import { deflate } from '../../../src/adapters/deflate.ts';
import { sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { encodePool } from '../../../src/evidence/codec.ts';
import { aggregateTrials } from '../../../src/model/run/aggregate.ts';
import type { TestResult } from '../../../src/model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../../src/model/run/shard-plan.ts';
import type { ShardRecord } from '../../../src/model/run/shard-record.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import type { ShardResults } from '../../../src/results/shards/shard-results.ts';
import { aResult, aTrial } from '../../support/builders.ts';
import { aProject, type Project } from '../../support/project.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import { reportTemplate } from '../../support/report-page.ts';
import { aPlannedTest, aShard, aShardPlan, dealt, filesOf } from '../../support/shard-plans.ts';
import { perform } from '../perform.ts';

const ids = Array.from({ length: 20 }, (_, at) => `test-${at}`);
const now = new Date().toISOString();

/** Test 3 fails, test 5 is a new one that fails, test 7 has six trials of which two fail. */
const scores = [1, 0.2, 1, 0.9, 0.4, 1];
const trials = scores.map((score, attempt) => aTrial(score, { attempt, costUsd: 0.1, durationMs: 100 }));
const results = ids.map((testId, index): TestResult => {
  const common = { testId, index, timestamp: now, measure: `m-${testId}`, subject: 's', durationMs: 100 };
  if (index === 7) {
    const { score, aggregation } = aggregateTrials(trials, 'mean');
    return aResult({ ...common, score, trials, aggregation, costUsd: 0.6, output: 'answer 0' });
  }
  return aResult({ ...common, score: index === 3 || index === 5 ? 0 : 1 });
});
const pool = aRecentPool(Object.fromEntries(ids.filter((id) => id !== 'test-5').map((id) => [id, '10/10'])), {
  runs: 10,
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
});
const evidence = encodePool(pool);

function planOf(count: number): ShardPlan {
  const tests = dealt(
    ids.map((id, at): PlannedTest => aPlannedTest(id, { trials: at === 7 ? 6 : 1 })),
    count,
  );
  const divided = tests.map((each, at): PlannedTest => {
    if (at !== 7 || count === 1) return each;
    const parts = [0, 3].map((from, part) => ({ shard: ((at + part) % count) + 1, from, trials: 3 }));
    return { ...each, parts, strategy: 'mean' };
  });
  return aShardPlan(divided, {
    baseline: {
      kind: 'found',
      provenance: [],
      files: [{ path: 'baseline/greetings.json', sha256: sha256Of(evidence) }],
      suiteFiles: ['evals/greetings.eval.yaml'],
    },
    inputs: { maxDrop: 0.05 },
    given: ['maxDrop'],
    policy: { gate: { maxDrop: 0.05 }, isChange: true, quarantine: [] },
  });
}

const planFiles = (plan: ShardPlan) => ({
  'plan/plan.json': JSON.stringify(plan),
  'plan/baseline/greetings.json': evidence,
});
const inFolders = (shards: readonly ShardResults[]) =>
  Object.fromEntries(
    shards.flatMap((shard) =>
      Object.entries(filesOf(shard)).map(([name, text]) => [`shards/${shard.index}-${shard.attempt}/${name}`, text]),
    ),
  );
const confirmed = (shard: ShardResults, plan: ShardPlan): ShardResults =>
  plan.tests[3]?.parts[0]?.shard === shard.index
    ? aShard(plan, shard.index, results, {
        extraTrials: [1, 2].map((round) => ({
          purpose: 'confirmation',
          checkout: 'head',
          result: aResult({
            testId: 'test-3',
            timestamp: now,
            score: 0,
            measure: 'm-test-3',
            subject: 's',
            output: `${round}`,
          }),
        })),
      })
    : shard;
const shardsOf = (plan: ShardPlan) => plan.shards.map(({ index }) => confirmed(aShard(plan, index, results), plan));

const report = (project: Project, ...flags: readonly string[]) =>
  perform(project, ['report', 'shards/*', '-o', 'out', ...flags], {}, { page: { template: reportTemplate, deflate } });

test('the same trials give the same report and page from 1, 2, 5 and 20 shards', async () => {
  const seen: Record<string, string>[] = [];
  for (const count of [1, 2, 5, 20]) {
    const plan = planOf(count);
    using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)) });
    const { exitCode, stdout } = await report(project, '--plan', digestOf(plan), '--plan-path', 'plan');
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('test-3')]);
    seen.push({
      report: project.read('out/report.json'),
      page: project.read('out/report.html'),
      comment: project.read('out/comment.md'),
    });
  }
  for (const other of seen.slice(1)) {
    for (const name of Object.keys(other)) expect(other[name], name).toBe(seen[0]?.[name]);
  }
  const { verdict, results: reported } = JSON.parse(seen[0]?.['report'] ?? '');
  expect(verdict).toMatchObject({ verdict: 'fail', headline: expect.stringContaining('1 test regressed: test-3.') });
  expect(reported).toHaveLength(20);
});

test('shards leave the evidence that one run leaves, with seeding rounds, and none where nothing was measured', async () => {
  const plan = { ...planOf(2), inputs: { maxDrop: 0.05, seedBaseline: 2 }, given: ['maxDrop', 'seedBaseline'] };
  const seededShards = plan.shards.map(({ index }) => {
    const shard = aShard(plan, index, results);
    const [first] = shard.results;
    return {
      ...shard,
      record: { ...shard.record, run: { ...shard.record.run, seeding: { asked: 2, made: 2, tests: 1 } } },
      extraTrials: [
        { purpose: 'seed' as const, checkout: 'head' as const, round: 1, result: { ...aResult(), ...first } },
      ],
    };
  });
  using project = aProject({ ...planFiles(plan), ...inFolders(seededShards) });
  const { stdout } = await report(project, '--plan-path', 'plan');
  expect(stdout).toMatch(/evidence +out\/evidence/);
  const [name = ''] = project.list('out/evidence');
  // The number of a seeding round is part of the name of its run.
  expect(project.read(`out/evidence/${name}`)).toMatch(/"local [^"]+\/2"/);

  const without = { ...plan, inputs: { ...plan.inputs, evidence: 'never' }, given: [...plan.given, 'evidence'] };
  using never = aProject({ ...planFiles(without), ...inFolders(shardsOf(without)) });
  await report(never, '--plan-path', 'plan');
  expect(never.list('out')).not.toContain('evidence');
  using half = aProject({ ...planFiles(plan), ...inFolders(seededShards.slice(1)) });
  await report(half, '--plan-path', 'plan');
  expect(half.list('out')).not.toContain('evidence');
});

test('shards leave evidence also if one of them was run again days later', async () => {
  const plan = planOf(2);
  const [first, second] = shardsOf(plan);
  const early = first && { ...first, record: { ...first.record, run: { ...first.record.run, startedAt: at(-3) } } };
  const late = second && { ...second, results: second.results.map((each) => ({ ...each, timestamp: at(0) })) };
  using project = aProject({ ...planFiles(plan), ...inFolders([early, late].flatMap((each) => each ?? [])) });
  await report(project, '--plan-path', 'plan');
  expect(project.list('out/evidence')).toHaveLength(1);
});

/** So many days from now. */
const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('a shard that is missing makes the report invalid, whatever the others say', async () => {
  const plan = planOf(5);
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan).slice(1)) });
  const { exitCode, stderr } = await report(project, '--plan-path', 'plan');
  expect(exitCode).toBe(2);
  expect(stderr).toContain('4 of 5 shards reported; shard 1 left no results');
  expect(JSON.parse(project.read('out/report.json')).verdict.verdict).toBe('invalid');
});

test.each<[string, Partial<ShardRecord>, RegExp]>([
  ['killed', { complete: false }, /Shard 2 of 3 was killed or crashed: 2 tests lack results/],
  [
    'out of time',
    { complete: false, stopped: 'deadline' },
    /Shard 2 of 3 reached its time limit: 2 tests lack results/,
  ],
])('a shard that was %s is named on every surface, with the command that runs it again', async (_, record, why) => {
  const plan = planOf(3);
  const cut = aShard(plan, 2, results, { record });
  const shards = shardsOf(plan).map((shard) =>
    shard.index === 2 ? { ...cut, results: cut.results.slice(0, -2) } : shard,
  );
  using project = aProject({ ...planFiles(plan), ...inFolders(shards) });
  const { exitCode, stdout } = await report(project, '--plan-path', 'plan');
  const command = `eval-action run --shard 2/3@${digestOf(plan)} --plan-path plan -o shards/2-1`;
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(why);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`Run shard 2 again, then report on all shards again: ${command} `);
  expect(stdout).toContain(`\n  ${command}\n`);
  expect(stdout).not.toContain('suspected regressions were');
  for (const file of ['comment.md', 'summary.md']) {
    expect(project.read(`out/${file}`)).toMatch(why);
    expect(project.read(`out/${file}`)).toContain(command);
  }
  const { verdict, stoppedShards } = JSON.parse(project.read('out/report.json'));
  expect(verdict.headline).toMatch(new RegExp(why.source.replace('Shard', 'shard')));
  expect(stoppedShards).toEqual([
    { shard: 2, shards: 3, why: record.stopped ?? 'broken-off', missing: 2, rerun: command },
  ]);
  // The report is read again as it was written.
  const again = await perform(project, ['gate', 'out/report.json']);
  expect(again.stdout).toMatch(why);
});

test('shards of another plan alone ask for that plan, and not for runs', async () => {
  const [plan, other] = [planOf(3), planOf(2)];
  using project = aProject({ ...planFiles(other), ...inFolders(shardsOf(plan)) });
  const { exitCode, stdout, stderr } = await report(project, '--plan-path', 'plan');
  expect(exitCode).toBe(2);
  expect(stdout).not.toContain('run --shard');
  expect(stderr).toContain('Pass the folder of that plan as --plan-path (plan-path), or leave this folder out.');
});

test('the command of a missing shard leads to a new folder next to the others', async () => {
  const plan = planOf(3);
  const [first, , third] = shardsOf(plan);
  const lost = [first, third].flatMap((shard) => shard ?? []);
  using project = aProject({ ...planFiles(plan), ...inFolders(lost) });
  const { stdout } = await report(project, '--plan-path', 'plan');
  expect(stdout).toContain(`\n  eval-action run --shard 2/3@${digestOf(plan)} --plan-path plan -o shards/2\n`);
  expect(stdout).not.toContain('suspected regressions were');
});

test('shards that have planned for themselves need no flag, but all of them', async () => {
  const plan = planOf(2);
  const own = (shards: readonly ShardResults[]) => ({
    ...inFolders(shards),
    ...Object.fromEntries(
      shards.flatMap(({ index }) =>
        Object.entries(planFiles(plan)).map(([name, text]) => [name.replace('plan/', `shards/${index}-1/`), text]),
      ),
    ),
  });
  using whole = aProject(own(shardsOf(plan)));
  expect((await report(whole)).exitCode).toBe(1);
  using half = aProject(own(shardsOf(plan).slice(0, 1)));
  const { exitCode, stderr } = await report(half);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('1 of 2 shards reported')]);
  using bare = aProject(inFolders(shardsOf(plan)));
  expect((await report(bare).catch(String)) as string).toMatch(
    /The plan of these shards is missing[\s\S]*Add --plan-path DIR [\s\S]*digest as --plan/,
  );
});

test.each<[string, (plan: ShardPlan) => ShardPlan, RegExp]>([
  ['number of shards', () => planOf(3), /it has 3 shards, not 2/],
  [
    'commit',
    (plan) => ({ ...plan, commit: 'f'.repeat(40) }),
    /it is for the commit ffffffffff, not the commit 1a2b3c4d5e/,
  ],
  ['input', (plan) => ({ ...plan, inputs: { maxDrop: 0.05, trials: 3 } }), /trials is 3, not the default/],
  [
    'file',
    (plan) => ({ ...plan, files: [{ path: 'evals/a.eval.yaml', sha256: 'a'.repeat(64) }] }),
    /it was also made with the file evals\/a\.eval\.yaml/,
  ],
  ['version', (plan) => ({ ...plan, generator: { ...plan.generator, version: '9.9.9' } }), /version 9\.9\.9/],
  ['policy', (plan) => ({ ...plan, policy: { ...plan.policy, isChange: false } }), /its policy is another one/],
])('shards that planned different runs are refused, and the %s is named', async (_, change, why) => {
  const [one, other] = [planOf(2), change(planOf(2))];
  const inFolder = (plan: ShardPlan, folder: string) =>
    Object.entries(planFiles(plan)).map(([name, text]) => [name.replace('plan/', `${folder}/`), text]);
  using project = aProject({
    ...inFolders([aShard(one, 1, results), aShard(other, 2, results)]),
    ...Object.fromEntries([...inFolder(one, 'shards/1-1'), ...inFolder(other, 'shards/2-1')]),
  });
  const error = String(await report(project).catch(String));
  expect(error).toMatch(why);
  expect(error).toMatch(
    /shards\/1-1 and shards\/2-1 planned different runs[\s\S]*Run all shards from the same checkout/,
  );
});

test('an older attempt in another folder is an earlier attempt', async () => {
  const plan = planOf(2);
  const [first, second] = shardsOf(plan);
  const again = { ...aShard(plan, 1, results, { attempt: 2 }) };
  using project = aProject({
    ...planFiles(plan),
    ...inFolders([first, second, again].flatMap((shard) => shard ?? [])),
  });
  await report(project, '--plan-path', 'plan');
  const { earlier } = JSON.parse(project.read('out/report.json'));
  // The rows of both attempts have the same times: nothing is counted twice.
  expect(earlier).toMatchObject([{ attempt: 1 }]);
});

test('shards of a plan with another comment-key are named and left out: they are no earlier attempt', async () => {
  const [plan, nightly] = [planOf(2), { ...planOf(5), key: 'nightly' }];
  const others = Object.entries(inFolders(shardsOf(nightly))).map(([path, text]) => [
    `${path}`.replace('shards/', 'shards/nightly-'),
    text,
  ]);
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)), ...Object.fromEntries(others) });
  await report(project, '--plan-path', 'plan');
  const { earlier, results: rows, warnings } = JSON.parse(project.read('out/report.json'));
  expect([earlier, rows.length]).toEqual([undefined, ids.length]);
  expect(warnings[0].message).toContain(
    'another comment-key (nightly) are not in this report of Evals: 5 shards: shards/nightly-1-1',
  );
});

test.each([
  [['--max-drop', '0.2'], /"max-drop" is another than in the plan\n\s*expected: 0\.05/i],
  [['--comment-key', 'other'], /"comment-key" is another than in the plan/],
  [['--expected-shards', '3'], /"expected-shards" is another than in the plan/],
  [['--plan', 'a'.repeat(64)], /is another plan/],
  [['--plan', 'abc'], /digest of a plan/],
])('inputs that contradict the plan are refused: %s', async (flags, why) => {
  const plan = planOf(2);
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)) });
  await expect(report(project, '--plan-path', 'plan', ...flags)).rejects.toThrow(why);
});

test('inputs that repeat the plan are allowed', async () => {
  const plan = planOf(2);
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)) });
  const { exitCode } = await report(project, '--plan-path', 'plan', '--max-drop', '0.05', '--expected-shards', '2');
  expect(exitCode).toBe(1);
});

test('shards and whole runs are not reported together', async () => {
  const plan = planOf(2);
  const row = inFolders(shardsOf(plan))['shards/1-1/index.jsonl'] ?? '';
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)), 'shards/leg/index.jsonl': row });
  await expect(report(project, '--plan-path', 'plan')).rejects.toThrow(/shards\/leg is not the folder of a shard/);
});

test.each([
  ['damaged rows', { 'index.jsonl': '{"x":\n{}\n' }, /not JSON/],
  ['rows without a score', { 'index.jsonl': '{"test_id":"test-0"}\n' }, /is not a row of results/],
  ['a damaged record', { 'shard.json': '{"schemaVersion":1}' }, /shard\.json of shards\/1-1 is damaged/],
  [
    'a record of a newer version',
    { 'shard.json': '{"schemaVersion":2}' },
    /newer version of eval-action wrote shards\/1-1/,
  ],
  [
    'extra trials of another kind',
    { 'extra-trials.jsonl': '{"purpose":"x"}\n' },
    /not a confirmation, control or seeding trial/,
  ],
])('a shard with %s is named, and the report is invalid', async (_, change, why) => {
  const plan = planOf(2);
  const changed = Object.fromEntries(Object.entries(change).map(([name, text]) => [`shards/1-1/${name}`, text]));
  using project = aProject({ ...planFiles(plan), ...inFolders(shardsOf(plan)), ...changed });
  const { exitCode, stderr } = await report(project, '--plan-path', 'plan');
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(why)]);
});
