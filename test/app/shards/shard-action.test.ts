import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unzip } from '../../../src/adapters/files/zip.ts';
import type { ShardPlan } from '../../../src/model/run/shard-plan.ts';
import { type ShardRecord, shardRecordSchema } from '../../../src/model/run/shard-record.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { events, type GitHubEvent } from '../../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../../support/github-server.ts';
import { runMain, runPost, runReport, startMain } from '../../support/github-step.ts';
import { type ResultsService, resultsService } from '../../support/results-service.ts';
import { aPlanOf, aShardedCheckout, type Checkout, echoes } from '../../support/sharded-run.ts';
import { records } from '../../support/suites.ts';
import { zip } from '../../support/zip.ts';

vi.setConfig({ testTimeout: 180_000 });

const SUITE = { 'evals/a.eval.yaml': echoes(['a', 'b', 'c', 'd', 'e', 'f']) };
type Made = Awaited<ReturnType<typeof aPlanOf>>;

/** A plan as its job uploads it. */
function uploadPlan(checkout: Checkout, github: GitHubServer, name = 'agentv-plan-evals-1'): void {
  const folder = join(checkout.folder, 'plan');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const files = names.map((each) => {
    const path = join(each.parentPath, each.name);
    return { name: path.slice(folder.length + 1), content: readFileSync(path) };
  });
  github.artifacts.push({ id: 900 + github.artifacts.length, run: 4711, name, archive: zip(files) });
}

interface Started {
  readonly checkout: Checkout;
  readonly github: GitHubServer;
  readonly service: ResultsService;
  readonly made: Made;
  readonly event?: GitHubEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

const stepOf = ({ checkout, github, service, made, event = events.pullRequest, inputs = {}, env = {} }: Started) => ({
  project: checkout,
  github,
  event,
  inputs: { shard: `1/${made.plan.shards.length}@${made.digest}`, 'check-run': 'true', comment: 'always', ...inputs },
  env: { ...service.env, ...env },
});

async function filesIn({ artifacts, store }: ResultsService, name: string): Promise<ReadonlyMap<string, string>> {
  const artifact = artifacts.find((each) => each.name === name);
  if (artifact === undefined) throw new Error(`No artifact ${name}, but ${artifacts.map((each) => each.name)}`);
  const limits = { archiveBytes: 1e8, entries: 1000, entryBytes: 1e8, totalBytes: 1e8 };
  const files = await unzip(await store.get(artifact.blob), { shown: name, isWanted: () => true, limits });
  return new Map([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
}

const recordOf = (files: ReadonlyMap<string, string>): ShardRecord =>
  shardRecordSchema.parse(JSON.parse(files.get('shard.json') ?? ''));

const artifactOf = ({ digest }: Made, { index = 1, attempt = 2 } = {}) =>
  `agentv-shard-evals-${digest.slice(0, 12)}-${index}-${attempt}`;

describe.concurrent('a job with a shard', () => {
  /** The target repeats its input, but not that of the first test. */
  const FAILING = 'case {EVAL_ID} in a) echo no;; *) printf %s {PROMPT};; esac';
  let planned: Checkout;
  let made: Made;
  beforeAll(async () => {
    planned = aShardedCheckout(SUITE);
    made = await aPlanOf(planned, ['--shards', '2']);
  });
  afterAll(() => planned[Symbol.dispose]());

  test('runs its part of the plan in the artifacts, uploads its results, and decides and reports nothing', async () => {
    using checkout = aShardedCheckout(SUITE, FAILING);
    await using github = await gitHubServer();
    await using service = await resultsService();
    const made = await aPlanOf(checkout, ['--shards', '2']);
    uploadPlan(checkout, github);
    const own = made.plan.tests.filter(({ parts }) => parts[0]?.shard === 1).map(({ testId }) => testId);
    const { exitCode, outputs, summary, commands, state, log } = await runMain(
      stepOf({ checkout, github, service, made }),
    );
    expect(exitCode, log).toBe(0);
    const headline = `shard 1 of 2: ${own.length} of ${own.length} tests measured; the report job decides`;
    expect(outputs).toMatchObject({ verdict: '', conclusion: '', headline, total: String(own.length), json: '' });
    expect(outputs['artifact-url']).toContain('/actions/runs/4711/artifacts/');
    expect(checkout.calls().sort()).toEqual(own);
    expect(summary.trim()).toBe(`**Evals:** ${headline}.`);
    expect(commands.filter(({ name }) => ['error', 'warning', 'notice'].includes(name))).toEqual([]);
    expect([github.comments, github.checks]).toEqual([[], []]);
    const files = await filesIn(service, artifactOf(made));
    expect([...files.keys()].sort()).toEqual(['index.jsonl', 'shard.json']);
    expect(recordOf(files)).toMatchObject({ attempt: 2, complete: true, digest: made.digest });
    expect(service.artifacts).toHaveLength(1);

    const post = await runPost(stepOf({ checkout, github, service, made }), state);
    expect([post.exitCode, service.artifacts.length, github.comments]).toEqual([0, 1, []]);
  });

  test('reads the plan from plan-path, and may leave the upload to the workflow', async () => {
    using checkout = planned.copy();
    await using github = await gitHubServer();
    await using service = await resultsService();
    const inputs = { 'plan-path': 'plan', 'upload-artifacts': 'false', 'github-token': '' };
    const { exitCode, log } = await runMain(stepOf({ checkout, github, service, made, inputs }));
    expect(exitCode, log).toBe(0);
    expect([github.requests, service.artifacts]).toEqual([[], []]);
  });

  test('adds nothing to the history of the base branch', async () => {
    using checkout = aShardedCheckout({ ...SUITE, '.agentv/config.yaml': 'eval_action: { history: branch }\n' });
    await using github = await gitHubServer();
    await using service = await resultsService();
    const made = await aPlanOf(checkout, ['--shards', '2']);
    const given = { checkout, github, service, made, event: events.pushToMain, inputs: { 'plan-path': 'plan' } };
    const { exitCode, log } = await startMain(stepOf(given)).ended;
    expect(exitCode, log).toBe(0);
    expect(github.requests.filter(({ path }) => path.includes('/git/'))).toEqual([]);
  });

  test('can plan on the spot, and the report decides on the downloaded artifacts', async () => {
    using checkout = planned.copy();
    await using github = await gitHubServer();
    await using service = await resultsService();
    for (const index of [1, 2]) {
      const started = { checkout, github, service, made, inputs: { shard: `${index}/2` } };
      const { exitCode, log } = await runMain(stepOf(started));
      expect(exitCode, log).toBe(0);
      const files = await filesIn(service, artifactOf(made, { index }));
      expect([...files.keys()].sort()).toEqual(['index.jsonl', 'plan.json', 'shard.json']);
      for (const [name, text] of files) checkout.write(`downloaded/${index}/${name}`, text);
    }
    const report = (results: string) =>
      runReport({
        project: checkout,
        github,
        event: events.pullRequest,
        inputs: { results, comment: 'always', 'output-directory': 'report' },
        env: service.env,
      });
    const decided = await report('downloaded/*');
    expect([decided.exitCode, decided.outputs], decided.log).toMatchObject([0, { total: '6', passed: '6' }]);
    expect(github.comments).toEqual([expect.objectContaining({ body: expect.stringContaining('6 of 6') })]);

    rmSync(join(checkout.folder, 'downloaded', '2'), { recursive: true });
    const half = await report('downloaded/*');
    expect([half.exitCode, half.outputs['verdict'], half.log]).toEqual([
      2,
      'invalid',
      expect.stringContaining('1 of 2 shards reported; shard 2 left no results'),
    ]);

    github.artifacts.push({ id: 9, run: 4711, name: artifactOf(made, { index: 1 }) });
    const { exitCode, log } = await report('artifacts');
    expect([exitCode, log]).toEqual([
      2,
      expect.stringMatching(/The artifacts agentv-shard-… have results of shards\. .*download their artifacts/),
    ]);
  });

  test('that planned on the spot is held to the policy of the base commit, also with a forged plan', async () => {
    using checkout = aShardedCheckout(SUITE, FAILING);
    await using github = await gitHubServer();
    await using service = await resultsService();
    const made = await aPlanOf(checkout, ['--shards', '2']);
    for (const index of [1, 2]) {
      const inputs = {
        shard: `${index}/2`,
        'output-directory': `out${index}`,
        'upload-artifacts': 'false',
        'max-drop': '0.05',
        confirm: '20',
      };
      const { exitCode, log } = await runMain(stepOf({ checkout, github, service, made, inputs }));
      expect(exitCode, log).toBe(0);
    }
    const report = async (event: GitHubEvent, more: Readonly<Record<string, string>> = {}) => {
      const inputs = { results: 'out[12]', 'output-directory': 'report', ...more };
      const ended = await runReport({ project: checkout, github, event, inputs, env: service.env });
      return { ...ended, written: JSON.parse(checkout.read('report/report.json')) };
    };
    const ofChange = await report(events.pullRequest);
    expect([ofChange.exitCode, ofChange.outputs['verdict']], ofChange.log).toEqual([0, 'inconclusive']);
    expect(ofChange.log).toContain('the settings and the baseline of the plan do not decide');
    expect(ofChange.log).toContain('The shards have inputs that the report does not have: confirm, max-drop');
    expect(ofChange.log).toContain('Set them on the report action, too.');
    const withInputs = await report(events.pullRequest, { 'max-drop': '0.05', confirm: '20' });
    expect(withInputs.log).toContain('the settings and the baseline of the plan do not decide');
    expect(withInputs.log).not.toContain('does not have');
    const withOne = await report(events.pullRequest, { 'max-drop': '0.05' });
    expect(withOne.log).toContain('The shards have an input that the report does not have: confirm');
    expect((await report(events.push)).outputs['verdict']).toBe('warn');

    github.filesAt['3'.repeat(40)] = {
      'evals/a.eval.yaml': `execution: { threshold: 0.9 }\n${SUITE['evals/a.eval.yaml']}`,
    };
    const policy = { from: 'base', changes: [{ file: 'evals/a.eval.yaml', key: 'threshold', base: '0.9' }] };
    const held = await report(events.pullRequest);
    expect([held.exitCode, held.outputs['verdict'], held.written.policy]).toMatchObject([1, 'fail', policy]);

    for (const folder of ['out1', 'out2']) {
      const plan: ShardPlan = JSON.parse(checkout.read(`${folder}/plan.json`));
      const forged = { ...plan, policy: { ...plan.policy, isChange: true, gate: { maxErrorRate: 1 } } };
      checkout.write(`${folder}/plan.json`, JSON.stringify(forged));
      const record = { ...JSON.parse(checkout.read(`${folder}/shard.json`)), digest: digestOf(forged) };
      checkout.write(`${folder}/shard.json`, JSON.stringify(record));
    }
    const fooled = await report(events.pullRequest);
    expect([fooled.exitCode, fooled.outputs['verdict'], fooled.written.policy]).toMatchObject([1, 'fail', policy]);
    expect(fooled.written.settings).not.toContainEqual(expect.objectContaining({ name: 'max-error-rate', value: 1 }));
  });

  test.each<[string, Partial<Started>, RegExp]>([
    ['without its plan', {}, /Workflow run 4711 has no artifact with the plan/],
    ['with another input', { inputs: { 'plan-path': 'plan', trials: '5' } }, /input trials is not that of the plan/],
    ['on an open event', { event: events.pullRequestTarget }, /Evals do not run on the event pull_request_target/],
    ['with an invalid shard', { inputs: { shard: '3 of 6' } }, /"shard" must be 3\/6@ and the digest/],
    ['with an invalid input', { inputs: { 'plan-path': 'plan', trials: 'many' } }, /"trials" must be/],
    ['with plan-path alone', { inputs: { shard: '', 'plan-path': 'plan' } }, /plan-path has no effect without shard/],
    ['with a folder outside', { inputs: { 'plan-path': 'plan', 'output-directory': '../x' } }, /outside the workspace/],
  ])('ends %s before any call, and has no verdict', async (_, given, why) => {
    using checkout = planned.copy();
    await using github = await gitHubServer();
    await using service = await resultsService();
    const { exitCode, outputs } = await runMain(stepOf({ checkout, github, service, made, ...given }));
    expect([exitCode, outputs['verdict'], outputs['conclusion']]).toEqual([2, '', '']);
    expect(outputs['headline']).toMatch(why);
    expect([checkout.calls(), github.comments, github.checks, service.artifacts]).toEqual([[], [], [], []]);
  });

  test('fails if its results cannot be uploaded: the report would lack them', async () => {
    using checkout = planned.copy();
    await using github = await gitHubServer();
    await using service = await resultsService();
    service.breaks({ on: 'CreateArtifact', status: 403 });
    const inputs = { 'plan-path': 'plan' };
    const { exitCode, log } = await runMain(stepOf({ checkout, github, service, made, inputs }));
    expect([exitCode, log]).toEqual([2, expect.stringContaining('artifact was not delivered')]);
  });
});

describe('a job with a shard that does not end', () => {
  const SLOW = 'sleep 0.4; printf %s {PROMPT}';

  test('is uploaded as far as it came, by the step or by its post step, and a re-run is complete', async () => {
    using checkout = aShardedCheckout(SUITE, SLOW);
    await using github = await gitHubServer();
    await using service = await resultsService();
    const made = await aPlanOf(checkout, ['--shards', '1', '--workers', '1']);
    const signals = ['SIGINT', 'SIGKILL', 'SIGKILL', 'SIGINT'] as const;
    const seen: string[] = [];
    for (const [at, signal] of signals.entries()) {
      const attempt = String(at + 1);
      const step = stepOf({
        checkout,
        github,
        service,
        made,
        inputs: { 'plan-path': 'plan' },
        env: { GITHUB_RUN_ATTEMPT: attempt },
      });
      checkout.forgetCalls();
      const { child, ended } = startMain(step);
      while (checkout.calls().length < 1 + at) await sleep(20);
      await sleep(37 * at);
      child.kill(signal);
      const { state, outputs, exitCode } = await ended;
      expect(exitCode === null || exitCode === 2).toBe(true);
      expect(outputs['verdict'] ?? '').toBe('');
      await runPost(step, state);
      const files = await filesIn(service, artifactOf(made, { attempt: at + 1 }));
      const record = recordOf(files);
      const rows = records((files.get('index.jsonl') ?? '').replace(/[^\n]*$/, ''));
      expect(record).toMatchObject({ attempt: at + 1, complete: false });
      expect(rows.length).toBeLessThan(6);
      seen.push(record.stopped ?? '');
    }
    expect(seen).toEqual(['cancelled', 'broken-off', 'broken-off', 'cancelled']);
    const again = await runMain(
      stepOf({ checkout, github, service, made, inputs: { 'plan-path': 'plan' }, env: { GITHUB_RUN_ATTEMPT: '5' } }),
    );
    expect(again.exitCode).toBe(0);
    const files = await filesIn(service, artifactOf(made, { attempt: 5 }));
    expect([recordOf(files).complete, records(files.get('index.jsonl') ?? '').length]).toEqual([true, 6]);
    expect([github.comments, github.checks]).toEqual([[], []]);
  });
});
