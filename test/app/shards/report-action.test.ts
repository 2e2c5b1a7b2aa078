import { describe, expect, test, vi } from 'vitest';
import { planArtifact, shardArtifact } from '../../../src/app/baseline/artifact-names.ts';
import { sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { encodePool } from '../../../src/evidence/codec.ts';
import type { TestResult } from '../../../src/model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../../src/model/run/shard-plan.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import type { ShardResults } from '../../../src/results/shards/shard-results.ts';
import { aResult } from '../../support/builders.ts';
import { events, type GitHubEvent, HEAD } from '../../support/github-events.ts';
import { type GitHubServer, gitHubServer, type StoredArtifact } from '../../support/github-server.ts';
import { aProject, type Project } from '../../support/project.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import { seeded } from '../../support/seeded.ts';
import { aPlannedTest, aShard, aShardPlan, dealt, filesOf } from '../../support/shard-plans.ts';
import { performStep, type Values } from '../../support/step.ts';
import { type Zipped, zip } from '../../support/zip.ts';

// Some wait as long as GitHub asks for.
vi.setConfig({ testTimeout: 60_000 });

const ids = Array.from({ length: 12 }, (_, at) => `test-${at}`);
const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const results = (minutes = 5, failing: readonly string[] = []): TestResult[] =>
  ids.map((testId, index) => {
    const score = failing.includes(testId) ? 0 : 1;
    return aResult({
      testId,
      index,
      timestamp: at(minutes),
      measure: `m-${testId}`,
      subject: 's',
      durationMs: 100,
      score,
    });
  });
const evidence = encodePool(
  aRecentPool(Object.fromEntries(ids.map((id) => [id, '10/10'])), {
    runs: 10,
    suite: 'greetings',
    file: 'evals/greetings.eval.yaml',
    target: 'support-agent',
  }),
);

function planOf(count: number, given: Partial<ShardPlan> = {}, tests: readonly string[] = ids): ShardPlan {
  return aShardPlan(
    dealt(
      tests.map((id): PlannedTest => aPlannedTest(id)),
      count,
    ),
    {
      baseline: {
        kind: 'found',
        provenance: [],
        files: [{ path: 'baseline/greetings.json', sha256: sha256Of(evidence) }],
        suiteFiles: ['evals/greetings.eval.yaml'],
      },
      policy: { gate: {}, isChange: true, quarantine: [] },
      ...given,
    },
  );
}

const random = seeded(20_261_123);
const someId = () => Math.floor(random() * 1_000_000) + 1;

/** An artifact of this run. Its id says nothing about its age. */
const anArtifact = (name: string, files: readonly Zipped[], given: Partial<StoredArtifact> = {}): StoredArtifact => ({
  id: someId(),
  run: 4711,
  name,
  archive: zip(files),
  ...given,
});
const zipped = (files: Readonly<Record<string, string>>): Zipped[] =>
  Object.entries(files).map(([name, content]) => ({ name, content }));
const planIn = (plan: ShardPlan, attempt = 1, given: Partial<StoredArtifact> = {}) =>
  anArtifact(
    planArtifact(plan.key, attempt),
    zipped({ 'plan.json': JSON.stringify(plan), 'baseline/greetings.json': evidence }),
    given,
  );
const shardIn = (plan: ShardPlan, shard: ShardResults, given: Partial<StoredArtifact> = {}) =>
  anArtifact(
    shardArtifact({ key: plan.key, digest: digestOf(plan), index: shard.index, attempt: shard.attempt }),
    zipped(filesOf(shard)),
    given,
  );
const shardsIn = (plan: ShardPlan, own = results()) =>
  plan.shards.map(({ index }) => shardIn(plan, aShard(plan, index, own)));

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

type Needs = Readonly<Record<string, { result: string; outputs?: Readonly<Record<string, string>> }>>;
const done = (plan: ShardPlan, shards = 'success', outputs: Values = {}): Needs => ({
  plan: { result: 'success', outputs: { plan: digestOf(plan), wanted: 'true', ...outputs } },
  shard: { result: shards, outputs: {} },
});

interface Reported {
  readonly artifacts: readonly StoredArtifact[];
  readonly needs?: Needs;
  readonly inputs?: Values;
  readonly env?: Values;
  readonly event?: GitHubEvent;
  readonly config?: string;
  prepare?(github: GitHubServer): void;
}

async function reported(plan: ShardPlan | undefined, given: Reported) {
  const { artifacts, needs, inputs, env, event, config, prepare } = given;
  await using github = await gitHubServer();
  github.artifacts.push(...shuffled(artifacts));
  prepare?.(github);
  using project = aProject(config === undefined ? {} : { '.agentv/config.yaml': config });
  const ended = await performStep('report', {
    project,
    github,
    event: event ?? events.pullRequest,
    inputs: {
      results: 'artifacts',
      ...(plan && { plan: digestOf(plan) }),
      ...(needs && { jobs: JSON.stringify(needs) }),
      ...inputs,
    },
    env: { GITHUB_RUN_ATTEMPT: '1', ...env },
  });
  return {
    ...ended,
    comments: [...github.comments],
    checks: [...github.checks],
    git: github.git,
    files: filesIn(project),
  };
}

function filesIn(project: Project): Record<string, string> {
  const folder = '.agentv/results/report';
  if (!project.exists(folder)) return {};
  const names = project.list(folder).filter((name) => /\.(?:json|jsonl|html|md)$/.test(name));
  const stored = project.exists(`${folder}/evidence`)
    ? project.list(`${folder}/evidence`).map((name) => `evidence/${name}`)
    : [];
  return Object.fromEntries([...names, ...stored].map((name) => [name, project.read(`${folder}/${name}`)]));
}
const verdictOf = ({ exitCode, outputs }: { exitCode: number | null; outputs: Values }) => [
  exitCode,
  outputs['verdict'],
];

describe.concurrent('the shards of a plan are one run', () => {
  test('with the verdict of the plan, one comment under its key, and its baseline', async () => {
    const plan = planOf(3, { key: 'nightly', policy: { gate: { maxErrorRate: 0 }, isChange: true, quarantine: [] } });
    const ended = await reported(plan, { artifacts: [planIn(plan), ...shardsIn(plan)], needs: done(plan) });
    expect(verdictOf(ended)).toEqual([0, 'pass']);
    expect(ended.outputs).toMatchObject({ total: '12', passed: '12', 'baseline-status': 'found' });
    expect(ended.outputs['headline']).toBe('No drop found. Compared 12 of 12 tests.');
    expect(JSON.parse(ended.files['report.json'] ?? '').settings).toContainEqual(
      expect.objectContaining({ name: 'max-error-rate', value: 0 }),
    );
  });

  test.each([
    ['once for a run of the base branch', events.pushToMain, 1],
    ['not at all for a pull request', events.pullRequest, 0],
  ])('which the report writes into the history %s', async (_, event, count) => {
    const isChange = event === events.pullRequest;
    const plan = planOf(3, { policy: { gate: {}, isChange, quarantine: [] } });
    const artifacts = [planIn(plan), ...shardsIn(plan)];
    const config = 'eval_action: { history: branch }\n';
    const { exitCode, git, log } = await reported(plan, { artifacts, needs: done(plan), event, config });
    expect(exitCode, log).toBe(0);
    const runs = Object.entries(git.files('eval-history')).filter(([path]) => path.endsWith('.jsonl'));
    expect([git.commits.size, runs.length]).toEqual([count, count]);
    for (const [, text] of runs) expect(text.match(/"type":"test"/g)).toHaveLength(12);
  });

  test('which is the same from 1, 2, 5 and 12 shards: report, rows and evidence', async () => {
    const own = results();
    const seen = await Promise.all(
      [1, 2, 5, 12].map(async (count) => {
        const plan = planOf(count);
        const { files, exitCode } = await reported(plan, {
          artifacts: [planIn(plan), ...shardsIn(plan, own)],
          needs: done(plan),
          event: events.pushToMain,
        });
        expect(exitCode).toBe(0);
        const stored = Object.entries(files).filter(([name]) => /^(?:evidence|index|report\.json)/.test(name));
        expect(stored).toHaveLength(3);
        return stored;
      }),
    );
    for (const other of seen.slice(1)) expect(other).toEqual(seen[0]);
  });
});

describe.concurrent('every incomplete run is refused (docs/sharding.md#merge)', () => {
  const plan = planOf(3);
  const all = () => [planIn(plan), ...shardsIn(plan)];
  const [first, second, third] = plan.shards.map(({ index }) => aShard(plan, index, results()));
  const shard = (given: ShardResults | undefined): ShardResults => given ?? aShard(plan, 1, results());
  const without = (index: number) => [
    planIn(plan),
    ...[first, second, third].flatMap((each) => (each && each.index !== index ? [shardIn(plan, each)] : [])),
  ];
  const cut = (stopped: NonNullable<ShardResults['record']['stopped']>) => {
    const partial = aShard(plan, 2, results(), { record: { complete: false, stopped } });
    return [...without(2), shardIn(plan, { ...partial, results: partial.results.slice(0, 2) })];
  };
  const changed = (change: Partial<ShardResults>) => [...without(2), shardIn(plan, { ...shard(second), ...change })];
  const other = planOf(3, { inputs: { trials: 2 } });
  const unwanted = (result: string): Needs => ({
    plan: { result, outputs: { plan: digestOf(plan), wanted: 'false' } },
    shard: { result: 'skipped' },
  });

  const rows: readonly (readonly [string, Reported, string, RegExp])[] = [
    [
      'the plan job failed',
      { artifacts: [], needs: { plan: { result: 'failure' }, shard: { result: 'skipped' } } },
      'invalid',
      /job that plans the run failed/,
    ],
    [
      'the plan job was cancelled',
      { artifacts: [], needs: { plan: { result: 'cancelled' }, shard: { result: 'skipped' } } },
      'cancelled',
      /Cancelled/,
    ],
    [
      'shards were skipped although wanted',
      { artifacts: [planIn(plan)], needs: done(plan, 'skipped') },
      'invalid',
      /0 of 3 shards reported; shards 1, 2, 3 \(skipped\)/,
    ],
    [
      'shards were skipped although wanted, and an earlier attempt is complete',
      { artifacts: all(), needs: done(plan, 'skipped'), env: { GITHUB_RUN_ATTEMPT: '2' } },
      'invalid',
      /skipped although the plan wants a run/,
    ],
    [
      'the plan job failed after it wanted no run',
      { artifacts: [planIn(plan)], needs: unwanted('failure'), inputs: { 'on-not-run': 'pass' } },
      'invalid',
      /job that plans the run failed/,
    ],
    [
      'the plan job was cancelled after it wanted no run',
      { artifacts: [planIn(plan)], needs: unwanted('cancelled'), inputs: { 'on-not-run': 'pass' } },
      'cancelled',
      /Cancelled/,
    ],
    [
      'no artifact of a shard, and another job was cancelled',
      { artifacts: without(2), needs: { ...done(plan), lint: { result: 'cancelled' } } },
      'invalid',
      /2 of 3 shards reported/,
    ],
    ['the plan is missing', { artifacts: shardsIn(plan), needs: done(plan) }, 'invalid', /no artifact with the plan/],
    [
      'the plan has expired',
      { artifacts: [planIn(plan, 1, { expired: true }), ...shardsIn(plan)], needs: done(plan) },
      'invalid',
      /1 expired/,
    ],
    [
      'the plan was replaced',
      { artifacts: [{ ...planIn(other), name: planArtifact(plan.key, 1) }, ...shardsIn(plan)], needs: done(plan) },
      'invalid',
      /another plan/,
    ],
    [
      'no artifact of a shard',
      { artifacts: without(2), needs: done(plan, 'failure') },
      'invalid',
      /2 of 3 shards reported; shard 2 \(failure\) left no results \(4 tests: test-1, test-4, test-7/,
    ],
    [
      'no artifact of a shard that GitHub cancelled: its time limit is one of the reasons',
      { artifacts: without(2), needs: done(plan, 'cancelled') },
      'invalid',
      /shard 2 \(cancelled, or over the time limit of its job\) left no results/,
    ],
    [
      'no shard was complete when the workflow was cancelled',
      { artifacts: [planIn(plan)], needs: done(plan, 'cancelled') },
      'cancelled',
      /Cancelled after 0 of 12 tests/,
    ],
    [
      'the artifact of a shard has expired',
      { artifacts: [...without(2), shardIn(plan, shard(second), { expired: true })] },
      'invalid',
      /has expired/,
    ],
    [
      'a shard was cancelled',
      { artifacts: cut('cancelled') },
      'cancelled',
      /Cancelled after 10 of 12 tests \(shard 2 of 3\)/,
    ],
    [
      'a shard had no time left',
      { artifacts: cut('deadline') },
      'invalid',
      /shard 2 of 3 reached its time limit: 2 tests lack results[\s\S]*Re-run the failed jobs to run shard 2 again/,
    ],
    [
      'a shard spent its budget',
      { artifacts: cut('budget') },
      'inconclusive',
      /shard 2 of 3 spent its share of the budget: 2 tests lack results/,
    ],
    [
      'a shard was killed',
      { artifacts: cut('broken-off') },
      'invalid',
      /shard 2 of 3 was killed or crashed: 2 tests lack results[\s\S]*Re-run the failed jobs to run shard 2 again/,
    ],
    [
      'two artifacts have one name',
      { artifacts: [...all(), shardIn(plan, shard(second))] },
      'invalid',
      /attempt 1 of shard 2 is there twice/,
    ],
    [
      'a test is in two shards',
      { artifacts: changed({ results: [...shard(second).results, ...shard(first).results.slice(0, 1)] }) },
      'invalid',
      /gives to shard 1 \(1 test: test-0\)/,
    ],
    [
      'a test is unknown',
      { artifacts: changed({ results: [...shard(second).results, aResult({ testId: 'forged' })] }) },
      'invalid',
      /does not have \(1 test: forged\)/,
    ],
    [
      'a row is missing',
      { artifacts: changed({ results: shard(second).results.slice(1) }) },
      'invalid',
      /trials are missing \(1 test: test-1\)/,
    ],
    [
      'a shard is of another version',
      {
        artifacts: changed({
          record: { ...shard(second).record, generator: { name: 'eval-action', version: '1.1.0' } },
        }),
      },
      'invalid',
      /version 1\.1\.0/,
    ],
    [
      'a shard has another digest than its name',
      { artifacts: changed({ record: { ...shard(second).record, digest: 'b'.repeat(64) } }) },
      'invalid',
      /belongs to the plan bbbbbbbbbbbb/,
    ],
    [
      'a shard has the number of another one',
      { artifacts: changed({ record: { ...shard(second).record, index: 3 } }) },
      'invalid',
      /has the results of shard 3/,
    ],
    [
      'a shard claims a later attempt than that of the run',
      { artifacts: [...all(), shardIn(plan, aShard(plan, 1, results(), { attempt: 9 }))] },
      'invalid',
      /claims attempt 9, and this is attempt 1/,
    ],
    [
      'a shard has another attempt than its name',
      { artifacts: changed({ attempt: 2 }), env: { GITHUB_RUN_ATTEMPT: '2' } },
      'invalid',
      /has the results of attempt 1/,
    ],
    [
      'a shard is of a newer schema',
      {
        artifacts: [
          ...without(2),
          { ...shardIn(plan, shard(second)), archive: zip([{ name: 'shard.json', content: '{"schemaVersion":2}' }]) },
        ],
      },
      'invalid',
      /newer version/,
    ],
    [
      'an artifact is no archive',
      { artifacts: [...without(2), { ...shardIn(plan, shard(second)), archive: Buffer.from('no') }] },
      'invalid',
      /not a ZIP archive/,
    ],
    [
      'an artifact leads elsewhere',
      {
        artifacts: [
          ...without(2),
          { ...shardIn(plan, shard(second)), archive: zip([{ name: '../shard.json', content: '{}' }]) },
        ],
      },
      'invalid',
      /leads out of its folder/,
    ],
    [
      'an artifact is too large',
      { artifacts: [...without(2), shardIn(plan, shard(second), { says: 1e12 })] },
      'invalid',
      /larger than 128 MiB/,
    ],
    [
      'an artifact does not match its digest',
      { artifacts: [...without(2), shardIn(plan, shard(second), { digest: `sha256:${'0'.repeat(64)}` })] },
      'invalid',
      /does not match the upload/,
    ],
    [
      'an artifact has no results',
      {
        artifacts: [...without(2), { ...shardIn(plan, shard(second)), archive: zip([{ name: 'x.txt', content: '' }]) }],
      },
      'invalid',
      /no shard\.json/,
    ],
    [
      'rows are damaged',
      {
        artifacts: [
          ...without(2),
          {
            ...shardIn(plan, shard(second)),
            archive: zip(zipped({ ...filesOf(shard(second)), 'index.jsonl': '{"x":\n{}\n' })),
          },
        ],
      },
      'invalid',
      /^Not measured: not all results could be used: agentv-shard-\S+-2-1\/index\.jsonl:1 is not JSON/,
    ],
    [
      'a row has no valid time',
      {
        artifacts: [
          ...without(2),
          {
            ...shardIn(plan, shard(second)),
            archive: zip(
              zipped({
                ...filesOf(shard(second)),
                'index.jsonl': (filesOf(shard(second))['index.jsonl'] ?? '').replace(
                  /"timestamp":"[^"]*"/,
                  '"timestamp":"noon"',
                ),
              }),
            ),
          },
        ],
      },
      'invalid',
      /^Not measured: not all results could be used: the timestamp in agentv-shard-\S+-2-1\/index\.jsonl:1 is not a time/,
    ],
    ['the digest is lost', { artifacts: all(), needs: done(plan), inputs: { plan: '' } }, 'invalid', /gave no digest/],
    [
      'the report has other settings',
      { artifacts: all(), inputs: { 'max-drop': '0.5' } },
      'invalid',
      /"max-drop" is another than in the plan/,
    ],
  ];

  test.each(rows)('%s', async (_, given, verdict, why) => {
    const ended = await reported(plan, given);
    expect(verdictOf(ended)).toEqual([verdict === 'inconclusive' ? 0 : 2, verdict]);
    const said = `${ended.outputs['headline']}\n${ended.log}\n${ended.comments[0]?.body}`.replaceAll('\\', '');
    expect(said).toMatch(why);
    expect(ended.log).not.toContain('bug in eval-action');
    expect(Object.keys(ended.files).filter((name) => name.startsWith('evidence/'))).toEqual([]);
  });

  test('a complete run passes', async () => {
    expect(verdictOf(await reported(plan, { artifacts: all() }))).toEqual([0, 'pass']);
  });
});

describe.concurrent('a run that the plan did not want', () => {
  const plan = planOf(2, { inputs: { onlyWithLabel: 'run-evals' } });
  const needs = done(plan, 'skipped', { wanted: 'false' });

  test('is not run: the label is named, the step fails, and there is no comment', async () => {
    const ended = await reported(plan, {
      artifacts: [planIn(plan)],
      needs,
      inputs: { 'check-run': 'true', comment: 'always' },
    });
    expect(verdictOf(ended)).toEqual([1, 'inconclusive']);
    const headline = `Evals did not run for ${HEAD.slice(0, 7)}: add the label run-evals, then re-run all jobs`;
    expect(ended.outputs['headline']).toBe(headline);
    expect(ended.comments).toEqual([]);
    expect(ended.checks[0]).toMatchObject({ conclusion: 'failure' });
    expect(ended.summary).toContain('add the label run-evals');
    expect(Object.keys(ended.files)).not.toContain('report.html');
  });

  test('is not run, whatever other jobs are needed', async () => {
    const ended = await reported(plan, {
      artifacts: [planIn(plan)],
      needs: { ...needs, lint: { result: 'failure' }, docs: { result: 'cancelled' } },
      inputs: { 'on-not-run': 'pass' },
    });
    expect(verdictOf(ended)).toEqual([0, 'inconclusive']);
    expect(ended.outputs['headline']).toContain('Evals did not run');
  });

  test('passes with on-not-run: pass', async () => {
    const ended = await reported(plan, {
      artifacts: [planIn(plan)],
      needs,
      inputs: { 'on-not-run': 'pass', 'check-run': 'true' },
    });
    expect(verdictOf(ended)).toEqual([0, 'inconclusive']);
    expect(ended.outputs['conclusion']).toBe('success');
    expect(ended.checks[0]).toMatchObject({ conclusion: 'success' });
  });
});

describe.concurrent('attempts', () => {
  const plan = planOf(3);
  const env = { GITHUB_RUN_ATTEMPT: '2' };
  const failing = () => results(60, ['test-0']);
  const earlierOf = ({ files }: { files: Record<string, string> }) =>
    (JSON.parse(files['report.json'] ?? '').earlier ?? []) as { attempt: number; tests: unknown[] }[];

  test('re-run of a failed shard: that shard of attempt 2, the others of attempt 1', async () => {
    const artifacts = [
      planIn(plan),
      ...[1, 2].map((index) => shardIn(plan, aShard(plan, index, results()))),
      shardIn(plan, aShard(plan, 3, results(), { attempt: 2 })),
    ];
    const ended = await reported(plan, { artifacts, env, needs: done(plan) });
    expect(verdictOf(ended)).toEqual([0, 'pass']);
    expect(ended.log).not.toContain('no shard ran again');
  });

  test('re-run of the report only: the same verdict, and the log says what adds trials', async () => {
    const ended = await reported(plan, { artifacts: [planIn(plan), ...shardsIn(plan)], env, needs: done(plan) });
    expect(verdictOf(ended)).toEqual([0, 'pass']);
    expect(ended.log).toContain('"Re-run all jobs" runs the shards again and adds their trials');
  });

  test('re-run of all jobs: trials are added, and the newest attempt is the run', async () => {
    const again = plan.shards.map(({ index }) => shardIn(plan, aShard(plan, index, results(), { attempt: 10 })));
    const before = plan.shards.map(({ index }) => shardIn(plan, aShard(plan, index, failing(), { attempt: 9 })));
    const ended = await reported(plan, {
      artifacts: [planIn(plan), planIn(plan, 10), ...before, ...again],
      env: { GITHUB_RUN_ATTEMPT: '10' },
      needs: done(plan),
    });
    expect(ended.outputs).toMatchObject({ passed: '12', failed: '0' });
    expect(earlierOf(ended)).toMatchObject([{ attempt: 9 }]);
    expect(ended.outputs['headline']).toContain('Counted with the trials of 1 earlier attempt on the same content.');
  });

  test('shards of another plan count where the content is the same', async () => {
    const old = planOf(4, { inputs: { trials: 1 } });
    const artifacts = [
      planIn(old),
      ...old.shards.map(({ index }) => shardIn(old, aShard(old, index, failing()))),
      planIn(plan, 2),
      ...plan.shards.map(({ index }) => shardIn(plan, aShard(plan, index, results(), { attempt: 2 }))),
    ];
    const ended = await reported(plan, { artifacts, env, needs: done(plan) });
    expect(earlierOf(ended)).toMatchObject([{ attempt: 1 }]);
    expect(earlierOf(ended)[0]?.tests).toHaveLength(12);
    expect(ended.outputs['headline']).toContain('earlier attempt');
  });

  test('an attempt that cannot be read is a warning where a newer one replaces it', async () => {
    const artifacts = [
      planIn(plan),
      ...shardsIn(plan),
      { ...shardIn(plan, aShard(plan, 1, results(), { attempt: 2 })) },
      { ...shardIn(plan, aShard(plan, 2, results(), { attempt: 2 })) },
    ].map((each) => (each.name.endsWith('-2-1') ? { ...each, archive: Buffer.from('no') } : each));
    const ended = await reported(plan, { artifacts, env, needs: done(plan) });
    expect(verdictOf(ended)).toEqual([0, 'pass']);
    expect(JSON.stringify(JSON.parse(ended.files['report.json'] ?? '').warnings)).toContain('not a ZIP archive');
  });
});

describe.concurrent('a reporter of another run', () => {
  const PATH = '.github/workflows/evals.yml';
  const plan = planOf(2, { key: 'Evals', policy: { gate: { maxDrop: 0.99 }, isChange: false, quarantine: [] } });
  const foreign = (artifact: StoredArtifact) => ({ ...artifact, run: 4000 });

  test('uses its newest plan for the shards, and not for the decision', async () => {
    const old = planOf(5);
    const artifacts = [
      planIn(old),
      ...shardsIn(old),
      planIn(plan, 2),
      ...plan.shards.map(({ index }) => shardIn(plan, aShard(plan, index, results(), { attempt: 2 }))),
    ];
    const ended = await reported(undefined, {
      artifacts: artifacts.map(foreign),
      inputs: { plan: 'artifacts' },
      event: events.afterPull,
      prepare(github) {
        github.runs.push({ id: 4000, headRepo: 2, headOwner: 'somebody', attempt: 2 });
        github.pulls.push({ number: 7, headSha: HEAD, headRepo: 2 });
        github.files[PATH] = 'name: Evals\non: pull_request\n';
      },
    });
    expect(ended.outputs).toMatchObject({ total: '12', passed: '12' });
    const report = JSON.parse(ended.files['report.json'] ?? '');
    expect(report.settings).not.toContainEqual(expect.objectContaining({ name: 'max-drop', value: 0.99 }));
    expect(ended.comments[0]?.body).toContain('unverified');
    expect(ended.log).not.toContain('bug in eval-action');
  });
});

describe.concurrent('a workflow run with plans of two comment-keys', () => {
  const smoke = planOf(2, { key: 'smoke' });
  const nightly = planOf(3, { key: 'evals at night' }, ids.slice(0, 6));
  const artifacts = [planIn(smoke), ...shardsIn(smoke), planIn(nightly, 2), ...shardsIn(nightly)];
  const reporter = (inputs: Values) => reported(undefined, { artifacts, inputs: { plan: 'artifacts', ...inputs } });

  test.each([
    ['smoke', '12'],
    ['evals at night', '6'],
  ])('reports the plan of the key %s and its shards alone', async (key, total) => {
    const ended = await reporter({ 'comment-key': key });
    expect(ended.outputs).toMatchObject({ total, passed: total });
    const { earlier, warnings, complete } = JSON.parse(ended.files['report.json'] ?? '');
    expect({ earlier, complete }).toEqual({ earlier: undefined, complete: true });
    expect(warnings).toEqual([expect.objectContaining({ message: expect.stringContaining('With "plan: artifacts"') })]);
  });

  test('reports none of them without a key, and names the keys', async () => {
    const ended = await reporter({});
    expect(verdictOf(ended)).toEqual([2, 'invalid']);
    expect(ended.outputs['headline']).toContain('has plans of 2 comment-keys');
    expect(ended.log).toMatch(/evals-at-night-[0-9a-f]{8}, smoke/);
    expect(ended.log).toContain('Set comment-key');
  });
});

describe.concurrent('folders of shards and of the plan', () => {
  test('need no artifacts', async () => {
    const ended = await reportedOnDisk((plan) => ({ plan: digestOf(plan), jobs: JSON.stringify(done(plan)) }));
    expect(verdictOf(ended)).toEqual([0, 'pass']);
  });

  test('decide by the baseline and the settings of the plan, also without its digest', async () => {
    const ended = await reportedOnDisk(() => ({}));
    expect(verdictOf(ended)).toEqual([0, 'pass']);
    expect(ended.outputs).toMatchObject({ 'baseline-status': 'found', headline: expect.stringContaining('12 of 12') });
    expect(ended.settings).toContainEqual(expect.objectContaining({ name: 'max-error-rate', value: 0 }));
  });

  test('are refused if the plan job gave no digest', async () => {
    const ended = await reportedOnDisk((plan) => ({ plan: '', jobs: JSON.stringify(done(plan)) }));
    expect(verdictOf(ended)).toEqual([2, 'invalid']);
    expect(ended.outputs['headline']).toContain('The plan job gave no digest');
  });
});

async function reportedOnDisk(given: (plan: ShardPlan) => Values) {
  const plan = planOf(2, { policy: { gate: { maxErrorRate: 0 }, isChange: true, quarantine: [] } });
  await using github = await gitHubServer();
  github.breaks({ on: /artifacts/, status: 404, times: 100 });
  const files = plan.shards.flatMap(({ index }) =>
    Object.entries(filesOf(aShard(plan, index, results()))).map(([name, text]) => [
      `agentv/agentv-shard-${index}-1/${name}`,
      text,
    ]),
  );
  using project = aProject({
    ...Object.fromEntries(files),
    'agentv/agentv-plan/plan.json': JSON.stringify(plan),
    'agentv/agentv-plan/baseline/greetings.json': evidence,
  });
  const inputs = {
    results: 'agentv/agentv-shard-*',
    'plan-path': 'agentv/agentv-plan',
    ...given(plan),
  };
  const ended = await performStep('report', { project, github, event: events.pullRequest, inputs });
  const { settings } = JSON.parse(filesIn(project)['report.json'] ?? '{}');
  return { ...ended, settings };
}
