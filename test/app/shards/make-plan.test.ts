import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/adapters/clock.ts';
import { files } from '../../../src/adapters/files/files.ts';
import { parseInputs } from '../../../src/app/config/inputs.ts';
import { prepare } from '../../../src/app/pipeline/prepare.ts';
import { realRuntime, unstoppable } from '../../../src/app/pipeline/runtime.ts';
import { findPolicy } from '../../../src/app/policy/find-policy.ts';
import { type MadePlan, makeShardPlan, type ShardWishes } from '../../../src/app/shards/make-plan.ts';
import { inputsOfPlan } from '../../../src/app/shards/pinned-inputs.ts';
import { readPlanFolder } from '../../../src/app/shards/plan-folder.ts';
import { planText } from '../../../src/app/shards/plan-text.ts';
import { decodePool, encodePool } from '../../../src/evidence/codec.ts';
import { keyOf } from '../../../src/evidence/samples/codec.ts';
import type { TestFact } from '../../../src/model/run/fact.ts';
import { namesOf } from '../../../src/model/run/result.ts';
import { shardPlanSchema } from '../../../src/model/run/shard-plan.ts';
import type { Baseline, EvidencePool } from '../../../src/model/verdict/evidence.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { budgetShares, requestShares } from '../../../src/plan/shards/shares.ts';
import { firstCommit } from '../../support/git-commit.ts';
import { aProject, type Project } from '../../support/project.ts';
import { perform } from '../perform.ts';

const TARGETS = `targets:
  - { name: default, provider: mock, response: hello }
  - { name: keyed, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m }
`;
const SUITE = `tests:
  - { id: a, input: hi, assertions: [{ type: contains, value: hello }] }
  - { id: b, input_files: [notes.txt], input: hi, assertions: [{ type: contains, value: hello }] }
  - { id: broken, input: hi, assertions: [{ type: contians, value: hello }] }
`;
const FILES = { 'evals/a.eval.yaml': SUITE, 'evals/notes.txt': 'some notes', '.agentv/targets.yaml': TARGETS };
/** When the evidence is not too old. */
const NOW = '2026-11-20T10:00:00Z';
const CLOCK = { ...systemClock, now: () => Date.parse(NOW) };
const WISHES: ShardWishes = { shards: 2, most: 20, targetMinutes: 10 };
const silent = { info() {}, warn() {}, error() {} };

async function planOf(
  { folder }: Pick<Project, 'folder'>,
  given: Readonly<Record<string, string>> = {},
  {
    env = {},
    wishes = WISHES,
    now = NOW,
  }: { env?: Readonly<Record<string, string>>; wishes?: ShardWishes; now?: string } = {},
): Promise<MadePlan> {
  const clock = { ...systemClock, now: () => Date.parse(now) };
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: folder, env, clock };
  return makeShardPlan(await findPolicy(parseInputs(given), runtime), wishes, { runtime });
}

const pool = (measures: Readonly<Record<string, string>>, given: Partial<EvidencePool> = {}): string =>
  encodePool({
    schemaVersion: 1,
    suite: 'a',
    file: 'evals/a.eval.yaml',
    target: 'default',
    resets: [],
    tests: Object.keys(measures).map((testId) => ({
      testId,
      trials: [1, 2, 3, 4, 5].map((run) => ({
        run: `r${run}`,
        time: `2026-11-0${run}T00:00:00Z`,
        pass: true,
        score: 1,
        costUsd: testId === 'a' ? 0.3 : 0.1,
      })),
    })),
    ...given,
  });

describe('a plan', () => {
  test('has the tests of a run in its order, and names the files that the run reads', async () => {
    using project = aProject({ ...FILES, '.env': 'SOME_API_KEY=key-from-a-file\n' });
    const { plan, digest } = await planOf(project);
    expect(shardPlanSchema.parse(plan)).toEqual(plan);
    expect(digest).toBe(digestOf(plan));
    const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {} };
    const { plan: run } = await prepare(parseInputs({}), runtime);
    expect(plan.tests.map(({ testId, target }) => [testId, target])).toEqual(
      run.steps.map((step) =>
        step.kind === 'broken' ? [step.test.id, step.target] : [namesOf(step).testId, step.target.name],
      ),
    );
    expect(plan.tests[2]).toMatchObject({ testId: 'broken', broken: true, parts: [{ shard: 1, from: 0, trials: 1 }] });
    expect(plan.files.map(({ path }) => path)).toEqual([
      '.agentv/targets.yaml',
      'evals/a.eval.yaml',
      'evals/notes.txt',
    ]);
  });

  test('is the same each time, and another one if a file, an input or the version changes', async () => {
    using project = aProject(FILES);
    const digests = new Set<string>();
    const first = await planOf(project);
    digests.add(first.digest);
    expect((await planOf(project)).plan).toEqual(first.plan);
    const changes: readonly [path: string, text: string][] = [
      ['evals/a.eval.yaml', SUITE.replace('id: a', 'id: other')],
      ['.agentv/targets.yaml', TARGETS.replace('hello', 'hello again')],
      ['evals/notes.txt', 'other notes'],
    ];
    for (const [path, text] of changes) {
      project.write(path, text);
      digests.add((await planOf(project)).digest);
    }
    digests.add((await planOf(project, { trials: '2' })).digest);
    digests.add((await planOf(project, { maxDrop: '0.1' })).digest);
    digests.add(digestOf({ ...first.plan, generator: { name: 'eval-action', version: '9.9.9' } }));
    expect(digests.size).toBe(7);
    // Where reports go makes no difference.
    for (const [path, text] of Object.entries(FILES)) project.write(path, text);
    expect((await planOf(project, { comment: 'never', outputDirectory: 'out' })).digest).toBe(first.digest);
    expect(inputsOfPlan(first.plan, parseInputs({}))).toEqual(parseInputs({}));
  });

  describe('without stored evidence', () => {
    /** Between them, the first of the trials of 1 to 5 November becomes older than 30 days. */
    const MIDNIGHT = ['2026-12-01T23:59:00Z', '2026-12-02T00:01:00Z'] as const;
    const trialsIn = ({ texts }: MadePlan) =>
      [...texts.values()].flatMap((text) => {
        const decoded = decodePool(text);
        return decoded.kind === 'read' ? decoded.pool.tests.map(({ trials }) => trials.length) : [];
      });

    test('is the same on machines that start before and after midnight', async () => {
      using project = aProject({});
      const files = { ...FILES, '.agentv/evidence/a.json': pool({ a: '', b: '' }) };
      // Downloaded evidence may be newer than the commit.
      firstCommit(project.folder, files, Date.parse('2026-11-03T00:00:00Z'));
      const [before, after] = [
        await planOf(project, {}, { now: MIDNIGHT[0] }),
        await planOf(project, {}, { now: MIDNIGHT[1] }),
      ];
      expect([after.digest, after.plan]).toEqual([before.digest, before.plan]);
      expect(trialsIn(before)).toEqual([5, 5]);
      // All trials are too old for a commit of today.
      firstCommit(project.folder, files, Date.parse('2026-12-24T00:00:00Z'));
      expect(trialsIn(await planOf(project, {}, { now: MIDNIGHT[0] }))).toEqual([]);
    });

    test('depends on the day outside git', async () => {
      using project = aProject({ ...FILES, '.agentv/evidence/a.json': pool({ a: '', b: '' }) });
      const plans = [
        await planOf(project, {}, { now: '2026-12-01T00:01:00Z' }),
        await planOf(project, {}, { now: MIDNIGHT[0] }),
        await planOf(project, {}, { now: MIDNIGHT[1] }),
      ];
      expect(new Set(plans.map(({ digest }) => digest)).size).toBe(2);
      expect(plans.map(trialsIn)).toEqual([
        [5, 5],
        [5, 5],
        [4, 4],
      ]);
    });
  });

  test('is written with its baseline, and read again', async () => {
    using project = aProject({ ...FILES, '.agentv/evidence/a.json': pool({ a: '', b: '' }) });
    const { exitCode, stdout } = await perform(project, ['plan', '-o', 'plan', '--shards', '2'], {}, { clock: CLOCK });
    expect(exitCode).toBe(0);
    const loaded = await readPlanFolder(join(project.folder, 'plan'), undefined, files);
    expect(stdout).toContain(`Plan ${loaded.digest.slice(0, 12)}: 3 tests on 1 target in 2 shards, 2 target calls\n`);
    expect(stdout).toMatch(
      /power {5}smallest detectable drop \d+ pp \(80% power\); a complete failure is detectable for/,
    );
    expect(loaded.baseline).toMatchObject({ kind: 'found', pools: [{ suite: 'a', target: 'default' }] });
    expect(loaded.plan.baseline).toMatchObject({ suiteFiles: ['evals/a.eval.yaml'] });
    expect(loaded.plan.prior).toHaveLength(27);
    // The evidence is stored with the plan, not required of the checkout.
    expect(loaded.plan.files.some(({ path }) => path.includes('evidence'))).toBe(false);
    project.write(join('plan', 'plan.json'), project.read('plan/plan.json').replace('"trials":1', '"trials":2'));
    await expect(readPlanFolder(join(project.folder, 'plan'), loaded.digest, files)).rejects.toThrow('another plan');
  });

  test('names the baseline runs that are set aside, which its shards cannot tell', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `t${at}`);
    const { tests, ...names } = JSON.parse(pool(Object.fromEntries(ids.map((id) => [id, ''])))) as EvidencePool;
    const low = tests.map((test) => ({
      ...test,
      trials: test.trials.map((trial) => (trial.run === 'r3' ? { ...trial, pass: false, score: 0 } : trial)),
    }));
    const quarantine = (expiry: string) =>
      `tests:\n${ids.map((id) => `  - { id: ${id}, reason: slow, owner: ann, expiry: ${expiry} }\n`).join('')}`;
    const suite = ids.map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`);
    using project = aProject({
      ...FILES,
      'evals/a.eval.yaml': `tests:\n${suite.join('')}`,
      '.agentv/evidence/a.json': encodePool({ ...names, tests: low }),
    });
    const { plan } = await planOf(project);
    const run = { run: 'r3', score: 0, isNewest: false };
    expect(plan.setAside).toEqual([{ suite: 'a', suiteFile: 'evals/a.eval.yaml', target: 'default', runs: [run] }]);
    // Tests in quarantine are not compared, until their entries expire.
    project.write('.agentv/quarantine.yaml', quarantine('2026-12-01'));
    expect((await planOf(project)).plan.setAside).toBeUndefined();
    project.write('.agentv/quarantine.yaml', quarantine('2026-11-01'));
    expect((await planOf(project)).plan.setAside).toHaveLength(1);
  });

  test('shares budget, requests and re-runs between its shards', async () => {
    using project = aProject({ ...FILES, '.agentv/evidence/a.json': pool({ a: '', b: '' }) });
    const { plan } = await planOf(project, { budgetUsd: '1', requestsPerMinute: 'mock=9' });
    expect(plan.shards.map(({ budgetUsd, requests, confirm }) => ({ budgetUsd, requests, confirm }))).toEqual([
      { budgetUsd: 0.75, requests: { mock: 5 }, confirm: 50 },
      { budgetUsd: 0.25, requests: { mock: 4 }, confirm: 50 },
    ]);
    expect(plan.maxParallel).toBe(2);
    const many = await planOf(project, {}, { wishes: { ...WISHES, shards: 20 } });
    expect(many.plan.shards[19]).toMatchObject({ confirm: 10 });
    const few = await planOf(project, { requestsPerMinute: 'default=1', confirm: 'off' });
    expect(few.plan).toMatchObject({
      maxParallel: 1,
      shards: [
        { requests: { default: 1 }, confirm: 0 },
        { requests: { default: 1 }, confirm: 0 },
      ],
      forecast: { requests: [{ name: 'default', perMinute: 1, minutes: 2 }] },
    });
    await expect(planOf(project, { requestsPerMinute: 'defualt=1' })).rejects.toThrow('defualt');
  });

  test('has no shard with tests and without a budget', async () => {
    using project = aProject(FILES);
    const auto = { ...WISHES, shards: undefined, targetMinutes: 0.001 };
    const { plan } = await planOf(project, { budgetUsd: '0.001' }, { wishes: auto });
    expect(plan.shards.map(({ budgetUsd, tests }) => [budgetUsd, tests])).toEqual([[0.001, 3]]);
    expect(planText({ plan, digest: digestOf(plan) }, auto)).toContain('each needs a cent of budget-usd');
    const small = await planOf(project, { budgetUsd: '0.02' });
    expect(small.plan.shards.map(({ budgetUsd }) => budgetUsd)).toEqual([0.01, 0.01]);
    await expect(planOf(project, { budgetUsd: '0.01' })).rejects.toThrow(
      'The budget is too small for 2 shards: each needs at least one cent\n  expected: at least 0.02',
    );
  });

  test('needs no keys, and has none', async () => {
    using project = aProject({
      ...FILES,
      'evals/a.eval.yaml': `tests:\n  - { id: "of \${{ MY_TOKEN }}", input: hi, criteria: x }\n`,
    });
    const without = await planOf(project, { target: 'keyed' });
    const env = { SOME_API_KEY: 'sk-1234567890abcdef', MY_TOKEN: 'tok-abcdefghijkl' };
    const withKeys = await planOf(project, { target: 'keyed' }, { env });
    expect(withKeys).toEqual(without);
    expect(without.plan.tests).toMatchObject([{ testId: 'of ***', target: 'keyed' }]);
    expect(without.plan.forecast.judgeCalls).toBe(1);
  });

  test('forecasts tokens, judge calls, durations with grading and costs with judges from earlier runs', async () => {
    using project = aProject({ ...FILES, '.agentv/evidence/a.json': pool({ a: '', b: '' }) });
    const facts: TestFact = {
      key: ['evals/a.eval.yaml', 'a', 'a', 'default'],
      time: '2026-11-05T00:00:00Z',
      durationMs: 90_000,
      tokens: { input: 1000, output: 50 },
      judgeCalls: 2,
      judgeUsd: 0.2,
    };
    const factsOf = async () => new Map([[keyOf(facts), facts]]);
    const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {}, clock: CLOCK };
    const policy = await findPolicy(parseInputs({ trials: '3' }), runtime);
    const made = await makeShardPlan(policy, WISHES, { runtime, factsOf });
    expect(made.plan.forecast).toMatchObject({
      tokens: { input: 3000, output: 150, tests: 1 },
      judgeCalls: 6,
      longestTrialMs: 180_000,
    });
    expect(made.plan.forecast.costUsd).toBeCloseTo(3 * (0.5 + 0.1));
    expect(planText(made, WISHES)).toContain('tokens    3000 in, 150 out (1 of 3 tests known)');
  });

  test('of a dry run names the stubs, as its results do', async () => {
    using project = aProject({ ...FILES, 'evals/a.eval.yaml': SUITE.replace('contians', 'contains') });
    const args = ['--dry-run', '--shards', '2'];
    const { exitCode } = await perform(project, ['plan', ...args, '-o', 'plan']);
    const { digest, plan } = await readPlanFolder(join(project.folder, 'plan'), undefined, files);
    expect([exitCode, plan.tests[0]?.target]).toEqual([0, 'default-dry-run']);
    const shards = ['1', '2'];
    for (const index of shards) {
      const ran = await perform(project, [
        'run',
        '--shard',
        `${index}/2@${digest}`,
        '--plan-path',
        'plan',
        '-o',
        index,
      ]);
      expect(ran.exitCode).toBe(0);
    }
    const report = await perform(project, ['report', ...shards, '--plan', digest, '--plan-path', 'plan']);
    expect(report.stdout).toContain('Inconclusive: Dry run: the plan is valid');
  });

  test('has the tests of suites that are programs, too', async () => {
    using project = aProject({
      ...FILES,
      'evals/b.eval.ts': `export default { tests: [{ id: 'of-a-program', input: 'hi', criteria: 'x' }] };\n`,
    });
    const { plan } = await planOf(project, { target: 'default' }, { env: { PATH: process.env['PATH'] ?? '' } });
    expect(plan.tests.map(({ testId }) => testId)).toContain('of-a-program');
  });

  test('refuses more trials than a plan can have', async () => {
    using project = aProject({
      ...FILES,
      'evals/a.eval.yaml': `tests:\n${Array.from({ length: 1001 }, (_, at) => `  - { id: t${at}, input: hi, criteria: x }\n`).join('')}`,
    });
    await expect(planOf(project, { trials: '100' })).rejects.toThrow('at most 100000');
  });
});

test('unchanged tests are reused although the plan has no key, but not those with another unset variable', async () => {
  using project = aProject({});
  firstCommit(project.folder, {
    'evals/a.eval.yaml': `tests:\n${['a', 'b', 'c'].map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`).join('')}`,
    '.agentv/targets.yaml': `targets:
  - { name: keyed, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m }
  - { name: moved, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m, base_url: "\${{ SOME_URL }}" }
`,
  });
  const sha = '4'.repeat(40);
  const pullRequest = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: '5'.repeat(40) };
  const keys = { SOME_API_KEY: 'sk-1234567890abcdef', SOME_URL: 'https://model.example/v1' };
  const plansOf = async (target: string) => {
    const inputs = { target };
    const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, clock: CLOCK };
    // As a run of the base branch with its keys measured them.
    const { plan: run } = await prepare(parseInputs(inputs), { ...runtime, env: keys });
    const tests = run.steps.map((step) => {
      const { measure, subject } = step.kind === 'run' ? step : {};
      const trial = { run: 'r1', sha, time: '2026-11-05T00:00:00Z', pass: true, score: 1, measure, subject };
      return { testId: step.test.id, trials: [trial] };
    });
    const found: EvidencePool = {
      schemaVersion: 1,
      suite: 'a',
      file: 'evals/a.eval.yaml',
      target,
      resets: [],
      tests,
    };
    const baseline: Baseline = { kind: 'found', pools: [found], provenance: [] };
    const source = { ofBaseBranch: async () => baseline, ofRun: async () => baseline };
    const policy = await findPolicy(parseInputs(inputs), runtime);
    const site = { runtime: { ...runtime, env: pullRequest }, source };
    return {
      first: await makeShardPlan(policy, WISHES, site),
      again: await makeShardPlan(policy, WISHES, { ...site, reusesNothing: true }),
    };
  };
  const { first, again } = await plansOf('keyed');
  expect(first.plan.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(first.plan.tests.map(({ reused, canary }) => reused ?? canary).sort()).toEqual([sha, sha, true]);
  expect(first.plan.forecast.calls).toBe(1);
  expect(planText(first, WISHES)).toContain('3 tests unchanged since 4444444, 1 of them run as canaries');
  expect(again.plan.tests.some(({ reused, canary }) => reused ?? canary)).toBe(false);
  const { first: moved } = await plansOf('moved');
  expect(moved.plan.tests.some(({ reused, canary }) => reused ?? canary)).toBe(false);
});

describe('shares', () => {
  test('of a budget are cents, and together at most the budget', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { minLength: 1, maxLength: 256 }),
        (cents, costs) => {
          const shares = budgetShares(cents / 100, costs);
          expect(shares.reduce((sum, usd) => sum + usd, 0)).toBeLessThanOrEqual(cents / 100 + 1e-6);
          if (cents >= costs.length) expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.01);
        },
      ),
      { seed: 1 },
    );
  });

  test('of a limit are at least 1 request, and together the limit if there are as many', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.array(fc.nat(5000), { minLength: 1, maxLength: 256 }),
        (limit, calls) => {
          const shares = requestShares(limit, calls);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
          if (limit >= calls.length) expect(shares.reduce((sum, each) => sum + each, 0)).toBe(limit);
        },
      ),
      { seed: 1 },
    );
  });
});
