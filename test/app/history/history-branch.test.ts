import { describe, expect, test, vi } from 'vitest';
import { gitHubClient } from '../../../src/adapters/github/client.ts';
import { historyBranch } from '../../../src/adapters/github/history-branch.ts';
import { README_TEXT } from '../../../src/history/paths.ts';
import { events, HEAD } from '../../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';
import { performStep, type Values } from '../../support/step.ts';

vi.setConfig({ testTimeout: 60_000 });

const soon = () => AbortSignal.timeout(20_000);
const storeOf = ({ url }: GitHubServer) =>
  historyBranch(
    gitHubClient({ apiUrl: url, token: TOKEN, owner: 'octo', repo: 'agent', secondMs: 5 }),
    'eval-history',
    5,
  );
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
  Object.keys(github.git.files('eval-history')).filter((path) => path.endsWith('.jsonl'));

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
        'trend.json',
        'trend.svg',
      ].map((name) => expect.stringMatching(new RegExp(`^${key}/${name}$`))),
    ]);
    expect(files['README.md']).toBe(README_TEXT);
    expect([...github.git.commits.values()][0]?.message).toBe(`eval history: pass ${HEAD.slice(0, 8)} [skip ci]`);
    expect(log).not.toContain('history was not delivered');
  });

  test.each<[string, keyof typeof events, Values]>([
    ['a pull request', 'pullRequest', {}],
    ['a pull request of a fork', 'fork', {}],
    ['Dependabot', 'pushToMain', { GITHUB_ACTOR: 'dependabot[bot]' }],
    ['a push to another branch', 'pushToMain', { GITHUB_REF: 'refs/heads/topic' }],
    ['a tag', 'pushToMain', { GITHUB_REF: 'refs/tags/v1' }],
    ['an event of anyone', 'pushToMain', { GITHUB_EVENT_NAME: 'repository_dispatch' }],
  ])('writes nothing for %s', async (_, event, env) => {
    await using github = await gitHubServer();
    const { outputs } = await step(github, events[event], env);
    expect(outputs['verdict']).toMatch(/pass|warn|inconclusive/);
    expect(gitRequests(github).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(runsIn(github)).toEqual([]);
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
});
