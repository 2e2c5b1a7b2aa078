import { describe, expect, test, vi } from 'vitest';
import { keyFolder, README_TEXT, runPath } from '../../../src/baseline/history-paths.ts';
import { encodeRun } from '../../../src/baseline/run-file.ts';
import { historyBranch } from '../../../src/github/history-branch.ts';
import { aResult } from '../../support/builders.ts';
import { sample } from '../../support/exhaustive.ts';
import { events, HEAD } from '../../support/github-events.ts';
import { clientOf, type GitHubServer, gitHubServer } from '../../support/github-server.ts';
import { aHistoryRun } from '../../support/history.ts';
import { aProject } from '../../support/project.ts';
import { performStep, type Values } from '../../support/step.ts';

vi.setConfig({ testTimeout: 60_000 });

const soon = () => AbortSignal.timeout(20_000);
const storeOf = (github: GitHubServer) => historyBranch(clientOf(github), 'eval-history', 5);
const change = (files: Values) => ({ message: 'm [skip ci]', files: async () => new Map(Object.entries(files)) });

describe('a branch of files', () => {
  test('begins without a parent, and then only gets commits on top', async () => {
    await using github = await gitHubServer();
    const store = storeOf(github);
    expect(await store.open(soon())).toBeUndefined();
    await store.commit(change({ 'README.md': 'a', 'v1/k/one.txt': '1' }), soon());
    await store.commit(change({ 'v1/k/two.txt': '2' }), soon());
    expect(github.git.files('eval-history')).toEqual({ 'README.md': 'a', 'v1/k/one.txt': '1', 'v1/k/two.txt': '2' });
    const commits = [...github.git.commits.values()];
    expect(commits.map(({ parents, message }) => [parents.length, message])).toEqual([
      [0, 'm [skip ci]'],
      [1, 'm [skip ci]'],
    ]);
    const tree = await store.open(soon());
    expect(await tree?.list('v1/k', soon())).toEqual(['one.txt', 'two.txt']);
    expect(await tree?.list('v1', soon())).toEqual(['k/']);
    expect(await tree?.list('none/k', soon())).toEqual([]);
    expect(await tree?.read('v1/k/two.txt', 10, soon())).toBe('2');
    expect(await tree?.read('v1/k', 10, soon())).toBeUndefined();
    await expect(tree?.read('v1/k/two.txt', 0, soon())).rejects.toThrow('v1/k/two.txt is larger than 0 MiB');
  });

  test('reads no file that is too large', async () => {
    await using github = await gitHubServer();
    github.git.write('eval-history', { 'a.txt': 'a', 'large.txt': 'x'.repeat(2 ** 24 + 1) });
    const tree = await storeOf(github).open(soon());
    expect(await tree?.read('a.txt', 1, soon())).toBe('a');
    await expect(tree?.read('large.txt', 2 ** 24, soon())).rejects.toThrow('large.txt is larger than 16 MiB');
    expect(github.requests.filter(({ path }) => path.includes('/git/blobs/'))).toHaveLength(1);
  });

  test('keeps the files of both writers when another one was faster, twice', async () => {
    await using github = await gitHubServer();
    const store = storeOf(github);
    await store.commit(change({ 'a.txt': 'a' }), soon());
    for (const name of ['b', 'c']) {
      github.before(/PATCH .*refs/, () => github.git.write('eval-history', { [`${name}.txt`]: name }));
    }
    const seen: (readonly string[] | undefined)[] = [];
    const files = async (tree: Awaited<ReturnType<typeof store.open>>) => {
      seen.push(await tree?.list('', soon()));
      return new Map([['d.txt', 'd']]);
    };
    await store.commit({ message: 'm', files }, soon());
    expect(Object.keys(github.git.files('eval-history')).sort()).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
    expect(seen).toEqual([['a.txt'], ['a.txt', 'b.txt'], ['a.txt', 'b.txt', 'c.txt']]);
  });

  test('that another job creates at the same time gets both files', async () => {
    await using github = await gitHubServer();
    github.before(/POST .*git\/refs/, () => github.git.write('eval-history', { 'b.txt': 'b' }));
    await storeOf(github).commit(change({ 'a.txt': 'a' }), soon());
    expect(Object.keys(github.git.files('eval-history')).sort()).toEqual(['a.txt', 'b.txt']);
  });

  test('that was deleted meanwhile begins again', async () => {
    await using github = await gitHubServer();
    const store = storeOf(github);
    await store.commit(change({ 'a.txt': 'a' }), soon());
    github.before(/PATCH .*refs/, () => delete github.git.refs['eval-history']);
    await store.commit(change({ 'b.txt': 'b' }), soon());
    expect(github.git.files('eval-history')).toEqual({ 'b.txt': 'b' });
  });

  test.each([409, 422])('is moved again after a conflict (HTTP %s), and its files are made again', async (status) => {
    await using github = await gitHubServer();
    const store = storeOf(github);
    await store.commit(change({ 'a.txt': 'a' }), soon());
    github.breaks({ on: /PATCH/, status, message: 'Update is not a fast forward', times: status === 409 ? 4 : 1 });
    await store.commit(change({ 'b.txt': 'b' }), soon());
    expect(Object.keys(github.git.files('eval-history')).sort()).toEqual(['a.txt', 'b.txt']);
  });

  test('is left after five lost races, and at once where a rule of the repository refuses', async () => {
    await using github = await gitHubServer();
    const store = storeOf(github);
    await store.commit(change({ 'a.txt': 'a' }), soon());
    github.breaks({ on: /PATCH/, status: 422, message: 'Update is not a fast forward' });
    await expect(store.commit(change({ 'b.txt': 'b' }), soon())).rejects.toThrow('not a fast forward');
    const tries = () => github.requests.filter(({ method }) => method === 'PATCH').length;
    expect(tries()).toBe(5);
    github.heals();
    github.git.rule = 'Repository rule violations found';
    await expect(store.commit(change({ 'b.txt': 'b' }), soon())).rejects.toThrow('Repository rule violations found');
    expect(tries()).toBe(6);
  });
});

const checkout = (config = 'eval_action: { history: branch }\n') =>
  aProject({
    'evals/words.eval.yaml':
      'name: words\ntests: [{ id: one, input: x, assertions: [{ type: contains, value: word }] }]\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: a word }]\n',
    '.agentv/config.yaml': config,
  });
const inputs = { comment: 'never', control: 'off', reuse: 'off', 'upload-artifacts': 'false' };

/** A step of a job, in a checkout with `history: branch`. */
async function step(github: GitHubServer, event = events.pushToMain, env: Values = {}, config?: string) {
  using project = checkout(config);
  return await performStep('main', { project, github, event, inputs, env: { GITHUB_SHA: HEAD, ...env } });
}
const gitRequests = ({ requests }: GitHubServer) => requests.filter(({ path }) => path.includes('/git/'));
const runsIn = (github: GitHubServer) =>
  Object.keys(github.git.files('eval-history')).filter((path) => path.includes('/runs/'));

describe('a job with history: branch', () => {
  test('adds its run on the base branch, with the files that are derived from it', async () => {
    await using github = await gitHubServer();
    const { outputs, log } = await step(github);
    expect(outputs['verdict']).toBe('pass');
    const files = github.git.files('eval-history');
    const key = 'v1/Evals-evals-[0-9a-f]{6}';
    expect(Object.keys(files).sort()).toEqual([
      'README.md',
      ...[
        'badge.json',
        `runs/\\d{4}/\\d\\d/\\d{8}T\\d{6}Z-4711\\.2-${HEAD.slice(0, 8)}.jsonl`,
        'trend.jsonl',
        'trend.svg',
      ].map((name) => expect.stringMatching(new RegExp(`^${key}/${name}$`))),
    ]);
    expect(files['README.md']).toBe(README_TEXT);
    expect([...github.git.commits.values()][0]?.message).toBe(`eval history: pass ${HEAD.slice(0, 8)} [skip ci]`);
    expect(log).not.toContain('history was not delivered');
  });

  const others: readonly [string, keyof typeof events, Values][] = [
    ['a pull request', 'pullRequest', {}],
    ['a pull request of a fork', 'fork', {}],
    ['Dependabot', 'pushToMain', { GITHUB_ACTOR: 'dependabot[bot]' }],
    ['a push to another branch', 'pushToMain', { GITHUB_REF: 'refs/heads/topic' }],
    ['a tag', 'tag', {}],
    ['an event of anyone', 'repositoryDispatch', {}],
    ['a pull request with the rights of its base', 'pullRequestTarget', {}],
    ['Dependabot in a pull request', 'dependabot', {}],
    ['a merge group', 'mergeGroup', {}],
    ['a branch that is started by hand', 'dispatch', {}],
    ['a comment', 'comment', {}],
  ];
  test.each(sample(others, 5))('writes nothing for %s', async (_, event, env) => {
    await using github = await gitHubServer();
    const { outputs } = await step(github, events[event], env);
    // An event that anyone can start is refused before anything runs.
    expect(outputs['verdict']).toMatch(/pass|warn|inconclusive|invalid/);
    expect(gitRequests(github).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(runsIn(github)).toEqual([]);
  });

  test.each<[string, keyof typeof events]>([
    ['a schedule', 'schedule'],
    ['a start by hand on the base branch', 'dispatch'],
  ])('adds its run for %s', async (_, event) => {
    await using github = await gitHubServer();
    await step(github, events[event], { GITHUB_REF: 'refs/heads/main' });
    expect(runsIn(github)).toHaveLength(1);
  });

  test('warns and keeps its verdict if GitHub fails, and says nothing else of the run', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /git\/trees/, status: 400, message: 'Problems parsing JSON' });
    const { exitCode, outputs, log } = await step(github);
    expect([exitCode, outputs['verdict']]).toEqual([0, 'pass']);
    expect(log).toContain('history was not delivered');
    expect(log).not.toContain('exists with other content');
  });

  test('has the same verdict and one warning with the permission, if the token may only read', async () => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    const { exitCode, outputs, log } = await step(github);
    expect([exitCode, outputs['verdict']]).toEqual([0, 'pass']);
    expect(log.match(/history was not delivered/g)).toHaveLength(1);
    expect(log).toContain('contents: write');
  });

  test.each<[string, (github: GitHubServer) => void, string, string?]>([
    [
      'a branch with other files',
      ({ git }) => git.write('eval-history', { 'src/a.ts': '' }),
      'has other files than a history',
    ],
    [
      'a branch whose README is another',
      ({ git }) => git.write('eval-history', { 'README.md': '# Mine', 'v1/a': '' }),
      'has other files than a history',
    ],
    [
      'the default branch',
      () => {},
      'main is a branch with code',
      'eval_action: { history: branch, history_branch: main }\n',
    ],
  ])('does not write to %s', async (_, prepare, why, config) => {
    await using github = await gitHubServer();
    prepare(github);
    const before = { ...github.git.refs };
    const { outputs, log } = await step(github, events.pushToMain, {}, config);
    expect(outputs['verdict']).toBe('pass');
    expect(log).toContain(why);
    expect(github.git.refs).toEqual(before);
  });

  test('writes no path with a secret', async () => {
    await using github = await gitHubServer();
    using project = checkout();
    const env = { GITHUB_SHA: HEAD, API_KEY: 's3cr3t-value-1234' };
    const keyed = { ...inputs, 'comment-key': env.API_KEY };
    const { log } = await performStep('main', { project, github, event: events.pushToMain, inputs: keyed, env });
    expect(log).toContain('The history of this run was not written: it would contain a secret');
    expect(github.git.refs['eval-history']).toBeUndefined();
  });

  test('redacts names, and writes nothing that still contains a secret', async () => {
    await using github = await gitHubServer();
    const env = { API_KEY: 's3cr3t-value-1234' };
    const named = checkout();
    named.write(
      'evals/words.eval.yaml',
      named.read('evals/words.eval.yaml').replace('id: one', `id: one-${env.API_KEY}`),
    );
    const asked = { project: named, github, event: events.pushToMain, inputs, env: { GITHUB_SHA: HEAD, ...env } };
    await performStep('main', asked);
    const all = JSON.stringify(github.git.files('eval-history'));
    expect(all).toContain('one-***');
    expect(all).not.toContain(env.API_KEY);
    // An earlier run was written when the value was no secret yet.
    const [path = ''] = Object.keys(github.git.files('eval-history')).filter((name) => name.endsWith('/trend.jsonl'));
    const trend = github.git.files('eval-history')[path] ?? '';
    github.git.write('eval-history', { [path]: trend.replace('"words"', `"words ${env.API_KEY}"`) });
    const before = github.git.refs['eval-history'];
    const { log } = await performStep('main', { ...asked, env: { ...asked.env, GITHUB_RUN_ID: '4800' } });
    expect(log).toContain('The history of this run was not written: it would contain a secret');
    expect(github.git.refs['eval-history']).toBe(before);
    named[Symbol.dispose]();
  });

  test('leaves the run of the same attempt as it is', async () => {
    await using github = await gitHubServer();
    await step(github);
    const [path = ''] = runsIn(github);
    github.git.write('eval-history', { [path]: '{"v":1}\n' });
    const { log } = await step(github, events.pushToMain, {});
    expect(runsIn(github).length).toBeGreaterThanOrEqual(1);
    expect(github.git.files('eval-history')[path]).toBe('{"v":1}\n');
    expect(log).not.toContain('not delivered');
  });

  test('compares with the history where no artifact is left', async () => {
    await using github = await gitHubServer();
    await step(github, events.pushToMain, { GITHUB_RUN_ID: '4000' });
    github.files['.agentv/config.yaml'] = 'eval_action: { history: branch }\n';
    Object.assign(github.branches, { main: ['3'.repeat(40)], change: [HEAD, '3'.repeat(40)] });
    using project = checkout();
    const asked = (more: Values) =>
      performStep('main', { project, github, event: events.pullRequest, inputs: { ...inputs, ...more } });
    const { outputs, summary } = await asked({});
    expect(outputs['baseline-status']).toBe('found');
    expect(summary).toContain(`main@${HEAD.slice(0, 7)}`);
    expect((await asked({ baseline: 'history' })).outputs['baseline-status']).toBe('found');
    expect((await asked({ baseline: 'none' })).outputs['baseline-status']).toBe('none');
  });

  test.each([
    ['some', 30],
    ['more than GitHub lists', 150],
  ])('compares with no run of the %s commits that the change does not have', async (_, count) => {
    await using github = await gitHubServer();
    const shaOf = (at: number) => `${at}`.padStart(8, '0').repeat(5);
    const BASE = '3'.repeat(40);
    const runs = [
      { at: 0, sha: BASE },
      ...Array.from({ length: 30 }, (_each, at) => ({ at: at + 1, sha: shaOf(count - 29 + at) })),
    ];
    const files = runs.map(({ at, sha }) => {
      const time = new Date(Date.now() - 86_400_000 + at * 60_000).toISOString();
      const run = aHistoryRun([aResult({ suite: 'words', testId: 'one', target: 'default' })], {
        facts: { run_id: 100 + at, sha, time },
      });
      return [`${keyFolder('Evals/evals')}/${runPath(run.run)}`, encodeRun(run)] as const;
    });
    github.git.write('eval-history', { 'README.md': README_TEXT, ...Object.fromEntries(files) });
    github.files['.agentv/config.yaml'] = 'eval_action: { history: branch }\n';
    const commits = Array.from({ length: count }, (_each, at) => shaOf(count - at));
    Object.assign(github.branches, { main: [...commits, BASE], change: [HEAD, BASE] });
    using project = checkout();
    const asked = { ...inputs, baseline: 'history', 'output-directory': 'out' };
    await performStep('main', { project, github, event: events.pullRequest, inputs: asked });
    const { comparison } = JSON.parse(project.read('out/report.json'));
    expect(comparison.baseline.provenance).toMatchObject([
      { from: 'history', where: 'the branch eval-history', runId: 100, sha: BASE },
    ]);
  });
});
