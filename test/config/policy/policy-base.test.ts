import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FoundPolicy, findPolicy } from '../../../src/config/policy/policy.ts';
import { type PolicyBase, policyBase } from '../../../src/config/policy/policy-base.ts';
import { quarantineOf } from '../../../src/config/policy/quarantine.ts';
import { parseInputs } from '../../../src/config/settings.ts';
import { gitHubClient } from '../../../src/github/client.ts';
import { ServiceError } from '../../../src/model/ports/service-error.ts';
import { type Runtime, realRuntime, unstoppable } from '../../../src/runner/pipeline/runtime.ts';
import { sample } from '../../support/exhaustive.ts';
import { aFolder, aRemote, type GitRemote } from '../../support/git-remote.ts';
import { events, type GitHubEvent, jobIn, pullRequestOf } from '../../support/github-events.ts';
import { type Fault, type GitHubServer, gitHubServer, TOKEN } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';

const CONFIG = '.agentv/config.yaml';
const QUARANTINE = '.agentv/quarantine.yaml';
const BASE = '3'.repeat(40);

const silent = realRuntime({ info() {}, warn() {}, error() {} }, unstoppable());
const connect: Runtime['connect'] = (access) => gitHubClient({ ...access, secondMs: 5 });

type Files = Readonly<Record<string, string>>;
type Given = Readonly<Record<string, string>>;

interface Asked {
  readonly folder: string;
  readonly event: GitHubEvent;
  readonly given?: Given;
  readonly env?: Given;
  readonly github?: GitHubServer;
  readonly isOwnRun?: boolean;
}

async function policyIn({ folder, event, given = {}, env = {}, github, isOwnRun = true }: Asked): Promise<FoundPolicy> {
  const around = { ...event.env, ...env, PATH: process.env['PATH'] ?? '' };
  const runtime = { ...silent, connect, cwd: folder, env: around };
  const inputs = parseInputs({ ...(github && { githubToken: TOKEN }), ...given });
  const job = await jobIn(event, { ...env, ...(github && { GITHUB_API_URL: github.url }) });
  return findPolicy(inputs, runtime, await policyBase(inputs, job, { runtime, checkout: folder, isOwnRun }));
}

/** A clone in which a pull request changes files of its base. */
function aPull(base: Files, head: Files): GitRemote & { readonly event: GitHubEvent; readonly base: string } {
  const remote = aRemote(base);
  const from = remote.git('rev-parse', 'HEAD');
  for (const path of Object.keys(base)) if (!(path in head)) remote.git('rm', '--quiet', path);
  const to = remote.commit(head);
  return { ...remote, event: pullRequestOf({ head: to, base: from }), base: from };
}

const gate = (...lines: string[]): string => `gate:\n${lines.map((line) => `  ${line}\n`).join('')}`;
const changesOf = ({ source }: Pick<FoundPolicy, 'source'>): string[] =>
  (source?.changes ?? []).map(({ key, base, head }) => `${key}: ${base} → ${head}`);

const refused = (work: Promise<unknown>, problem: object) =>
  expect(work).rejects.toMatchObject({ problems: [problem] });

describe('a pull request is decided by the policy of its base branch', () => {
  test('read out of the clone, and what it changes is known', async () => {
    using pull = aPull(
      { [CONFIG]: gate('threshold: 0.8', 'max_drop: 0.1') },
      { [CONFIG]: gate('threshold: 0.5', 'max_drop: 0.1', 'on_inconclusive: pass') },
    );
    const policy = await policyIn(pull);
    expect(policy.inputs).toMatchObject({ threshold: 0.8, maxDrop: 0.1, onInconclusive: 'neutral' });
    expect(policy.source).toEqual({
      of: 'pull request',
      from: 'base',
      base: pull.base,
      changes: [
        { file: CONFIG, key: 'threshold', base: '0.8', head: '0.5' },
        { file: CONFIG, key: 'on_inconclusive', head: 'pass' },
      ],
    });
    expect(policy.warnings).toEqual([]);
  });

  test('read out of GitHub where the clone has only the newest commit', async () => {
    await using github = await gitHubServer();
    using remote = aRemote({ [CONFIG]: gate('threshold: 0.8') });
    remote.commit({ [CONFIG]: gate('threshold: 0.1') });
    using shallow = aFolder();
    execFileSync('git', ['clone', '--quiet', '--depth=1', remote.url, join(shallow.path, 'agent')], { stdio: 'pipe' });
    github.filesAt[BASE] = { [CONFIG]: gate('threshold: 0.8') };
    const event = pullRequestOf({ head: remote.head, base: BASE });
    const policy = await policyIn({ folder: join(shallow.path, 'agent'), event, github });
    expect(policy.inputs.threshold).toBe(0.8);
    expect(changesOf(policy)).toEqual(['threshold: 0.8 → 0.1']);
  });

  test('at the commit that it is tried together with, whatever the event says', async () => {
    using remote = aRemote({ [CONFIG]: gate('threshold: 0.8') });
    const stale = remote.git('rev-parse', 'HEAD');
    remote.git('checkout', '--quiet', '-b', 'change');
    const head = remote.commit({ 'prompt.txt': 'better' });
    remote.git('checkout', '--quiet', 'main');
    const tip = remote.commit({ [CONFIG]: gate('threshold: 0.9') });
    remote.git('merge', '--quiet', '--no-ff', '-m', 'try', 'change');
    const env = { GITHUB_SHA: remote.git('rev-parse', 'HEAD') };
    const policy = await policyIn({ folder: remote.folder, event: pullRequestOf({ head, base: stale }), env });
    expect(policy.inputs.threshold).toBe(0.9);
    expect(policy.source).toMatchObject({ base: tip, changes: [] });
  });

  test('and a merge group by those that it is put onto', async () => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = { [CONFIG]: gate('threshold: 0.8') };
    using project = aProject({ [CONFIG]: gate('threshold: 0.2') });
    const policy = await policyIn({ folder: project.folder, event: events.mergeGroup, github });
    expect(policy.inputs.threshold).toBe(0.8);
    expect(policy.source).toMatchObject({ of: 'merge group', from: 'base', base: BASE });
  });

  test.each([
    ['a push to the base branch', events.pushToMain],
    ['a schedule', events.schedule],
  ])('but %s by what is checked out', async (_, event) => {
    await using github = await gitHubServer();
    using project = aProject({ [CONFIG]: gate('threshold: 0.2') });
    const policy = await policyIn({ folder: project.folder, event, github });
    expect(policy.inputs.threshold).toBe(0.2);
    expect(policy.source).toBeUndefined();
    expect(github.requests).toEqual([]);
  });
});

describe('a setting', () => {
  test('is compared by value, in any file', async () => {
    using pull = aPull(
      { [CONFIG]: gate('threshold: 0.80', 'baseline: [a.json, b.json]') },
      { '.agentv/config.yml': '# moved\ngate: { threshold: 0.8, baseline: "a.json\\nb.json" }\n' },
    );
    expect(changesOf(await policyIn(pull))).toEqual([]);
  });

  test('has no effect where the workflow sets it, and is not listed', async () => {
    using pull = aPull({ [CONFIG]: gate('threshold: 0.8') }, { [CONFIG]: gate('threshold: 0.5', 'max_drop: 0.3') });
    const policy = await policyIn({ ...pull, given: { threshold: '0.7' } });
    expect(policy.inputs).toMatchObject({ threshold: 0.7, maxDrop: 0.02 });
    expect(changesOf(policy)).toEqual(['max_drop: undefined → 0.3']);
  });

  test('comes from the change where it is a location in its tree', async () => {
    using pull = aPull(
      { [CONFIG]: 'eval_action: { evals: old/, target: small, test_id: easy, dry_run: false }\n' },
      { [CONFIG]: 'eval_action: { evals: new/, target: large, test_id: "*", dry_run: true }\n' },
    );
    const policy = await policyIn(pull);
    expect(policy.inputs).toMatchObject({ evals: ['new/'], target: ['large'], testId: ['easy'], dryRun: false });
    expect(changesOf(policy)).toEqual([
      'evals: undefined → undefined',
      'target: undefined → undefined',
      'test_id: undefined → undefined',
      'dry_run: undefined → undefined',
    ]);
  });

  test('is listed without values that may be confidential', async () => {
    using pull = aPull({}, { [CONFIG]: 'eval_action: { redact: cust_12345 }\n' });
    const policy = await policyIn(pull);
    expect(JSON.stringify(policy.source)).not.toContain('cust_1');
    expect(changesOf(policy)).toEqual(['redact: undefined → undefined']);
    expect(policy.inputs.redact).toHaveLength(1);
  });

  test('redacts what either side redacts', async () => {
    using pull = aPull(
      { [CONFIG]: 'eval_action: { redact: cust-one }\n' },
      { [CONFIG]: 'eval_action: { redact: cust-two }\n' },
    );
    expect((await policyIn(pull)).inputs.redact).toHaveLength(2);
    using other = aPull({ [CONFIG]: 'eval_action: { redact: cust-one }\n' }, { [CONFIG]: '' });
    expect((await policyIn(other)).inputs.redact).toHaveLength(1);
  });
});

test('the first configuration of a repository loosens nothing: the defaults decide until it is merged', async () => {
  const first = `${gate('threshold: 0.1', 'max_drop: 0.9')}eval_action: { timeout_minutes: 5 }\n`;
  using pull = aPull({ 'README.md': 'An agent' }, { [CONFIG]: first });
  const policy = await policyIn(pull);
  const { maxDrop, threshold, timeoutMinutes } = policy.inputs;
  expect([maxDrop, threshold, timeoutMinutes]).toEqual([0.02, undefined, undefined]);
  expect(changesOf(policy)).toEqual([
    'threshold: undefined → 0.1',
    'max_drop: undefined → 0.9',
    'timeout_minutes: undefined → undefined',
  ]);
});

describe('the settings of the base branch are found', () => {
  test('below a working directory, nearest first, though the change deletes them', async () => {
    using pull = aPull(
      { 'bots/a/.agentv/config.yaml': gate('threshold: 0.9'), [CONFIG]: gate('threshold: 0.1'), 'bots/a/x': '' },
      { [CONFIG]: gate('threshold: 0.1'), 'bots/a/x': '' },
    );
    const policy = await policyIn({ ...pull, given: { workingDirectory: 'bots/a' } });
    expect(policy.inputs.threshold).toBe(0.9);
    expect(changesOf(policy)).toEqual(['threshold: 0.9 → 0.1']);
  });

  test('behind a link to another file or folder', async () => {
    using remote = aRemote({ 'shared/config.yaml': gate('threshold: 0.8') });
    symlinkSync('shared', join(remote.folder, '.agentv'));
    const from = remote.commit({});
    remote.git('rm', '--quiet', '.agentv');
    const to = remote.commit({ [CONFIG]: gate('threshold: 0.1') });
    const policy = await policyIn({ folder: remote.folder, event: pullRequestOf({ head: to, base: from }) });
    expect(policy.inputs.threshold).toBe(0.8);
  });

  test('in no repository but the one that the pull request is of', async () => {
    await using github = await gitHubServer();
    using remote = aRemote({ [CONFIG]: gate('threshold: 0.3') });
    remote.git('remote', 'add', 'origin', 'https://github.com/octo/evals.git');
    const policy = await policyIn({ folder: remote.folder, event: events.pullRequest, github });
    expect(policy.inputs.threshold).toBe(0.3);
    expect(policy.source).toBeUndefined();
    remote.git('remote', 'set-url', 'origin', 'git@github.com:Octo/Agent');
    expect((await policyIn({ folder: remote.folder, event: events.pullRequest, github })).source?.from).toBe('base');
    remote.git('remote', 'set-url', 'origin', 'https://github.com/somebody/agent');
    expect((await policyIn({ folder: remote.folder, event: events.fork, github })).source?.from).toBe('base');
  });
});

describe('the policy that is checked out decides, and the source says so', () => {
  const own = { [CONFIG]: gate('threshold: 0.5') };

  test('where the base is not in the clone and there is no token', async () => {
    using project = aProject(own);
    const policy = await policyIn({ folder: project.folder, event: events.pullRequest });
    expect(policy.inputs.threshold).toBe(0.5);
    expect(policy.source).toMatchObject({ from: 'checkout', why: expect.stringContaining('there is no token') });
    expect(policy.warnings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('base branch') }]);
  });

  test.each([403, 404])('where the token may not read it (%s), with what is missing', async (status) => {
    await using github = await gitHubServer();
    github.breaks({ on: /contents|commits/, status });
    using project = aProject(own);
    const policy = await policyIn({ folder: project.folder, event: events.pullRequest, github });
    expect(policy.source).toMatchObject({ from: 'checkout' });
    expect(policy.warnings[0]?.hint).toBe('Give the job these permissions:\n  permissions:\n    contents: read');
  });

  test.each([
    ['are no YAML', gate('threshold: ['), 'config.yaml:'],
    ['mean nothing', gate('treshold: 0.9'), '.agentv/config.yaml:2: "treshold" is not a setting'],
    ['could never pass', gate('baseline: none', 'max_cost_increase: 0.1'), 'cannot be set'],
    ['are larger than settings ever are', `#${' '.repeat(1024 * 1024)}\n`, 'config.yaml has'],
  ])('where those of the base branch %s', async (_, text, why) => {
    await using github = await gitHubServer();
    using pull = aPull({ [CONFIG]: text }, own);
    github.filesAt[pull.base] = { [CONFIG]: text };
    const policy = await policyIn({ ...pull, github });
    expect(policy.inputs.threshold).toBe(0.5);
    expect(policy.source).toMatchObject({ from: 'checkout', why: expect.stringContaining(why) });
  });
});

describe('the policy of the base branch is unavailable', () => {
  const own = { [CONFIG]: gate('threshold: 0.5') };
  const rows: readonly (readonly [string, Omit<Fault, 'on'>, string])[] = [
    ['500', { status: 500 }, 'HTTP 500'],
    ['401', { status: 401 }, 'rejected the token (401)'],
    ['a secondary limit', { status: 403, message: 'secondary rate limit', headers: { 'retry-after': '600' } }, '403'],
    ['a connection that breaks', { reset: 'before' }, 'could not be reached'],
  ];
  test.each(rows)(
    '(%s): no other policy decides, and the source says why',
    { timeout: 30_000 },
    async (_, fault, why) => {
      await using github = await gitHubServer();
      github.breaks({ on: /contents|commits/, ...fault });
      using project = aProject(own);
      const { source, warnings } = await policyIn({ folder: project.folder, event: events.pullRequest, github });
      expect(source).toMatchObject({ from: 'unavailable', why: expect.stringContaining(why) });
      expect(warnings).toMatchObject([
        { message: expect.stringContaining('so this run has no verdict'), hint: undefined },
      ]);
    },
  );
});

describe('a change whose own settings are wrong', () => {
  test.each([
    ['YAML', gate('threshold: ['), { code: 'YAML_INVALID', location: { file: CONFIG, line: expect.any(Number) } }],
    ['words', gate('threshold: 0.8', 'nonsense: 1'), { location: { file: CONFIG, line: 3 } }],
    ['larger than settings ever are', '#'.repeat(2 * 1024 * 1024), { code: 'FILE_TOO_LARGE' }],
  ])('is refused with their location (%s), although others decide', async (_, text, problem) => {
    using pull = aPull({ [CONFIG]: gate('threshold: 0.8') }, { [CONFIG]: text });
    await refused(policyIn(pull), problem);
  });

  test('is reported all the same where another run measured it', async () => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = { [CONFIG]: gate('threshold: 0.8') };
    github.filesAt['2'.repeat(40)] = { [CONFIG]: gate('threshold: [') };
    using project = aProject({});
    const policy = await policyIn({ folder: project.folder, event: events.fork, github, isOwnRun: false });
    expect(policy.inputs.threshold).toBe(0.8);
    expect(changesOf(policy)).toEqual(['threshold: 0.8 → undefined']);
  });
});

test('a change that another run measured never brings its own policy: without the base, that of the checkout decides', async () => {
  await using github = await gitHubServer();
  github.filesAt['2'.repeat(40)] = { [CONFIG]: gate('threshold: 0.1') };
  using project = aProject({ [CONFIG]: gate('threshold: 0.7') });
  github.breaks({ on: /contents/, status: 403 });
  const again = await policyIn({ folder: project.folder, event: events.fork, github, isOwnRun: false });
  expect(again.inputs.threshold).toBe(0.7);
  expect(again.source).toMatchObject({ from: 'checkout', changes: [] });
});

test('where nothing is checked out the change is read from GitHub too', async () => {
  await using github = await gitHubServer();
  github.filesAt[BASE] = { [CONFIG]: gate('threshold: 0.8') };
  github.filesAt['2'.repeat(40)] = { [CONFIG]: gate('threshold: 0.1') };
  using folder = aFolder();
  const policy = await policyIn({ folder: folder.path, event: events.fork, github, isOwnRun: false });
  expect(policy.inputs.threshold).toBe(0.8);
  expect(changesOf(policy)).toEqual(['threshold: 0.8 → 0.1']);
});

describe('where the change is not checked out and cannot be read', () => {
  const aBase = (root: string, texts: Files): PolicyBase => ({
    of: 'pull request',
    commit: BASE,
    ofTree: undefined,
    root,
    isOwnRun: true,
    texts: async () => new Map(Object.entries(texts).map(([path, text]) => [join(root, path), text])),
    head: () => Promise.reject(new ServiceError('unavailable', 'HTTP 500')),
    differences: async () => new Map(),
  });

  test('the whole configuration is that of the base branch', async () => {
    using folder = aFolder();
    const base = aBase(folder.path, { [CONFIG]: 'gate: { threshold: 0.8 }\neval_action: { evals: old/ }\n' });
    const policy = await findPolicy(parseInputs({}), { ...silent, cwd: folder.path }, base);
    expect(policy.inputs).toMatchObject({ threshold: 0.8, evals: ['old/'] });
    expect(changesOf(policy)).toEqual([]);
  });

  test('no quarantine of the change is used', async () => {
    using project = aProject({ [QUARANTINE]: 'tests: [{ id: a, reason: r, owner: o, expiry: 2099-01-01 }]\n' });
    const site = { ...silent, cwd: project.folder };
    const policy = await findPolicy(parseInputs({}), site, aBase(project.folder, {}));
    expect((await quarantineOf(policy, site)).quarantine).toEqual([]);
  });
});

const WORKFLOW = '.github/workflows/evals.yml';

/** A step that uses this action: its inputs, as a mapping of YAML without braces. */
const stepOf = (inputs: string, id = ''): string =>
  `{ uses: agentv/eval-action@v1, ${id && `id: ${id}, `}with: { ${inputs} } }`;
const jobOf = (steps: readonly string[], job = 'evals'): string =>
  `  ${job}: { runs-on: ubuntu-latest, steps: [{ uses: actions/checkout@v4 }, ${steps.join(', ')}] }\n`;
const ofJobs = (...jobs: readonly string[]): string => `on: pull_request\njobs:\n${jobs.join('')}`;
/** A workflow with steps that have these inputs, in the job that runs. */
const workflowOf = (...steps: readonly string[]): string => ofJobs(jobOf(steps.map((step) => stepOf(step))));

describe('inputs of the workflow file', () => {
  /** The policy of a change to the workflow file, whose step has these inputs. */
  async function changing(base: string | Files, head: string | Files, given: Given, step = '__agentv_eval-action') {
    const filesOf = (side: string | Files) => (typeof side === 'string' ? { [WORKFLOW]: side } : side);
    using pull = aPull(filesOf(base), filesOf(head));
    const names = Object.entries(given).map(([name, text]) => [
      name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      text,
    ]);
    const inputs = Object.entries(given).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
    const env = { GITHUB_ACTION_REPOSITORY: 'agentv/eval-action', GITHUB_ACTION: step, ...Object.fromEntries(inputs) };
    return await policyIn({ ...pull, given: Object.fromEntries(names), env });
  }

  const replaced: readonly [theirs: string, name: string, ours: string, inputs: object, change: string][] = [
    ['threshold: 0.8', 'threshold', '0.5', { threshold: 0.8 }, '0.8 → 0.5'],
    ['test-timeout-seconds: 600', 'test-timeout-seconds', '1', { testTimeoutSeconds: 600 }, '600 → 1'],
    ['must-pass: true', 'must-pass', 'false', { mustPass: true }, 'true → false'],
    ['max-drop: 0.01', 'max-drop', '0.5', { maxDrop: 0.01 }, '0.01 → 0.5'],
    ['confirm: 50', 'confirm', 'off', { confirm: 50 }, '50 → off'],
    ['control: "on"', 'control', 'off', { control: 'on' }, 'on → off'],
    ['on-inconclusive: fail', 'on-inconclusive', 'pass', { onInconclusive: 'fail' }, 'fail → pass'],
    ['baseline: auto', 'baseline', 'none', { baseline: ['auto'] }, 'auto → none'],
    ['comment: always', 'baseline', 'none', { baseline: [] }, 'undefined → none'],
  ];
  test.each(sample(replaced, 4))('are those of the base commit: %s', async (theirs, name, ours, inputs, change) => {
    const policy = await changing(workflowOf(theirs), workflowOf(`${name}: ${ours}`), { [name]: ours });
    expect(policy.inputs).toMatchObject(inputs);
    expect(policy.source?.changes.map(({ file }) => file)).toEqual([WORKFLOW]);
    expect(changesOf(policy)).toEqual([`${name}: ${change}`]);
  });

  test('are those of the base commit where the change removes them', async () => {
    const policy = await changing(workflowOf('threshold: 0.8'), workflowOf('workers: 2'), { workers: '2' });
    expect(policy.inputs).toMatchObject({ threshold: 0.8, workers: 2 });
    expect(changesOf(policy)).toEqual(['threshold: 0.8 → undefined']);
  });

  test('that the change adds do not replace the configuration of the base commit', async () => {
    const config = { [CONFIG]: gate('threshold: 0.8') };
    const base = { ...config, [WORKFLOW]: workflowOf('workers: 2') };
    const head = { ...config, [WORKFLOW]: workflowOf('threshold: 0.1') };
    expect((await changing(base, head, { threshold: '0.1' })).inputs.threshold).toBe(0.8);
  });

  test.each(sample(['target', 'evals', 'test-id', 'tag'], 2))(
    'that select what is tested are those of the change, and named: %s',
    async (name) => {
      const policy = await changing(workflowOf(`${name}: old`), workflowOf(`${name}: new`), { [name]: 'new' });
      expect(changesOf(policy)).toEqual([`${name}: old → new`]);
      expect(Object.values(policy.inputs)).toContainEqual(['new']);
    },
  );

  test('that keep the results from later attempts are named', async () => {
    const head = workflowOf('upload-artifacts: false');
    const policy = await changing(workflowOf('workers: 2'), head, { 'upload-artifacts': 'false' });
    expect(changesOf(policy)).toEqual(['upload-artifacts: undefined → false']);
  });

  test.each([
    ['are the same in other words', 'threshold: "0.80"', 'threshold: 0.8', []],
    ['are the same expression', `threshold: "\${{ vars.LIMIT }}"`, `threshold: "\${{ vars.LIMIT }}", workers: 1`, []],
    [
      'are expressions in the base commit',
      `threshold: "\${{ vars.LIMIT }}"`,
      'threshold: 0.8',
      [`threshold: \${{ vars.LIMIT }} → 0.8`],
    ],
  ])('that %s are those of the change', async (_, theirs, ours, changes) => {
    const policy = await changing(workflowOf(theirs), workflowOf(ours), { threshold: '0.8' });
    expect(policy.inputs.threshold).toBe(0.8);
    expect(changesOf(policy)).toEqual(changes);
  });

  const [ofA, ofB] = ['threshold: 0.9, comment-key: a', 'threshold: 0.3, comment-key: b'] as const;
  test.each<[string, string, number, readonly string[]]>([
    [
      'gives it the comment-key of a laxer one',
      workflowOf(ofB, 'threshold: 0.3, comment-key: c'),
      0.9,
      ['threshold: 0.9 → 0.3', 'comment-key: a → undefined'],
    ],
    ['removes the step before it', workflowOf(ofB), 0.3, ['comment-key: a → undefined']],
    ['reorders the steps', workflowOf(ofB, ofA), 0.3, []],
  ])('are those of the same step where the change %s', async (_, head, threshold, changes) => {
    const given = { threshold: '0.3', 'comment-key': 'b' };
    const policy = await changing(workflowOf(ofA, ofB), head, given);
    expect(policy.inputs.threshold).toBe(threshold);
    expect(changesOf(policy)).toEqual(changes);
  });

  const [strict, lax] = [stepOf('threshold: 0.9', 'one'), stepOf('threshold: 0.3', 'two')];
  const keyed = workflowOf('threshold: 0.3, comment-key: a', 'threshold: 0.9, comment-key: b');
  test.each<[string, string, string, Given]>([
    ['its job', ofJobs(jobOf([strict]), jobOf([lax], 'other')), '__agentv_eval-action', {}],
    ['its comment-key', keyed, 'x', { 'comment-key': 'b' }],
    ['its id', ofJobs(jobOf([strict, lax])), 'one', {}],
    ['no other beside it, in a job that was renamed', ofJobs(jobOf([strict], 'old')), '__x', {}],
  ])('are those of the step with %s', async (_, base, step, given) => {
    const policy = await changing(base, workflowOf('threshold: 0.1'), { threshold: '0.1', ...given }, step);
    expect(policy.inputs.threshold).toBe(0.9);
  });

  test('are those of the workflow file that was renamed', async () => {
    const base = { '.github/workflows/old.yml': workflowOf('threshold: 0.9') };
    const policy = await changing(base, workflowOf('threshold: 0.1'), { threshold: '0.1' });
    expect(policy.inputs.threshold).toBe(0.9);
    expect(changesOf(policy)).toEqual(['threshold: 0.9 → 0.1']);
  });

  test('are those of a workflow that this one calls', async () => {
    const of = (threshold: string) => ({
      [WORKFLOW]: 'jobs: { call: { uses: ./.github/workflows/called.yml } }\n',
      '.github/workflows/called.yml': workflowOf(`threshold: ${threshold}`),
    });
    expect((await changing(of('0.9'), of('0.1'), { threshold: '0.1' })).inputs.threshold).toBe(0.9);
  });

  test.each([
    ['a workflow of the repository', './.github/workflows/called.yml', '.github/workflows/called.yml'],
    ['an action', './actions/evals', 'actions/evals/action.yml'],
  ])('are those that the caller gives to %s', async (_, uses, file) => {
    const step = stepOf('threshold: "${{ inputs.limit }}"');
    const isAction = file.endsWith('action.yml');
    const of = (values: string) => ({
      [file]: isAction
        ? `inputs: { limit: { default: '0.7' } }\nruns: { using: composite, steps: [${step}] }\n`
        : `on: { workflow_call: { inputs: { limit: { default: '0.7' } } } }\njobs: { evals: { steps: [${step}] } }\n`,
      [WORKFLOW]: `jobs: { evals: ${isAction ? `{ steps: [{ uses: ${uses}${values} }] }` : `{ uses: ${uses}${values} }`} }\n`,
    });
    const held = async (base: string, head: string, threshold: string) => {
      const policy = await changing(of(base), of(head), { threshold });
      return [policy.inputs.threshold, changesOf(policy)];
    };
    expect(await held(', with: { limit: 0.9 }', ', with: { limit: 0.1 }', '0.1')).toEqual([
      0.9,
      ['threshold: 0.9 → 0.1'],
    ]);
    expect(await held('', ', with: { limit: 0.1 }', '0.1')).toEqual([0.7, ['threshold: 0.7 → 0.1']]);
    expect(await held(', with: { limit: 0.9 }', ', with: { limit: 0.9, other: 1 }', '0.9')).toEqual([0.9, []]);
  });

  test('that a workflow of another repository gets are those of the change, and named', async () => {
    const of = (values: string) =>
      `jobs: { evals: { uses: agentv/eval-action/.github/workflows/evals.yml@v1, with: { ${values} } } }\n`;
    const policy = await changing(of('trials: 5, shards: 2'), of('trials: 1, shards: 2'), {});
    expect(changesOf(policy)).toEqual(['trials: 5 → 1']);
    expect(changesOf(await changing(of('trials: 5'), `# x\n${of('trials: 5')}`, {}))).toEqual([]);
  });

  test('do not differ where only another workflow changes', async () => {
    const of = (threshold: string) => ({
      [WORKFLOW]: workflowOf('threshold: 0.5'),
      '.github/workflows/nightly.yml': workflowOf(`threshold: ${threshold}`),
    });
    const policy = await changing(of('0.9'), of('0.1'), { threshold: '0.5' });
    expect(policy.inputs.threshold).toBe(0.5);
    expect(changesOf(policy)).toEqual([]);
  });

  test.each([
    ['several steps can be it', ofJobs(jobOf([strict, lax]))],
    ['no step uses this action', 'jobs: { evals: { steps: [{ run: npm test }] } }\n'],
    ['the file is new', { 'a.txt': 'a' }],
  ])('are those of the change where %s, which is said', async (_, base) => {
    const policy = await changing(base, workflowOf('threshold: 0.1'), { threshold: '0.1' });
    expect(policy.inputs.threshold).toBe(0.1);
    expect(policy.source?.changes).toEqual([
      { file: WORKFLOW, key: 'inputs, which cannot be compared with those of the base branch' },
    ]);
  });
});

test('of many files only those are read that differ from what is checked out', async () => {
  const suites = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`evals/${at}.yaml`, `tests: [] # ${at}`]));
  using pull = aPull(suites, { ...suites, 'evals/7.yaml': 'tests: [1]' });
  const runtime = { ...silent, cwd: pull.folder, env: {} };
  const base = await policyBase(parseInputs({}), await jobIn(pull.event), { runtime, checkout: pull.folder });
  const paths = [...Object.keys(suites), '../outside.yaml'].map((path) => join(pull.folder, path));
  expect(await base?.differences(paths)).toEqual(new Map([[join(pull.folder, 'evals/7.yaml'), 'tests: [] # 7']]));
});

test('of many files of a shallow clone those are read from GitHub that differ from what is checked out', async () => {
  await using github = await gitHubServer();
  const suites = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`evals/${at}.yaml`, `tests: [] # ${at}`]));
  github.filesAt[BASE] = suites;
  using remote = aRemote({ ...suites, 'evals/7.yaml': 'tests: [1]', 'evals/new.yaml': 'tests: []' });
  const runtime = { ...silent, connect, cwd: remote.folder, env: {} };
  const event = pullRequestOf({ head: remote.head, base: BASE });
  const job = await jobIn(event, { GITHUB_API_URL: github.url });
  const aBase = () => policyBase(parseInputs({ githubToken: TOKEN }), job, { runtime, checkout: remote.folder });
  const base = await aBase();
  const paths = [...Object.keys(suites), 'evals/new.yaml'].map((path) => join(remote.folder, path));
  expect(await base?.differences(paths)).toEqual(
    new Map([
      [join(remote.folder, 'evals/7.yaml'), 'tests: [] # 7'],
      [join(remote.folder, 'evals/new.yaml'), undefined],
    ]),
  );
  expect(github.requests.length).toBeLessThan(10);

  github.breaks({ on: /contents/, status: 500 });
  await expect((await aBase())?.differences(paths)).rejects.toThrow('HTTP 500');
}, 30_000);

describe('tests in quarantine', () => {
  const entry = (id: string, expiry = '2099-01-01') => `  - { id: ${id}, reason: r, owner: o, expiry: ${expiry} }\n`;
  const list = (...entries: string[]) => `tests:\n${entries.join('')}`;
  const named = { [CONFIG]: gate('quarantine_file: flaky.yaml') };

  const quarantine = async (asked: Asked) =>
    quarantineOf(await policyIn(asked), { cwd: asked.folder, files: silent.files });
  const idsOf = ({ quarantine: all }: Awaited<ReturnType<typeof quarantine>>) => all.map(({ id }) => id);

  test('are those of the base branch, and the source lists what differs', async () => {
    using pull = aPull(
      { [QUARANTINE]: list(entry('a'), entry('b'), entry('c')) },
      { [QUARANTINE]: list(entry('a'), entry('b', '2099-02-02'), entry('d')) },
    );
    const found = await quarantine(pull);
    expect(idsOf(found)).toEqual(['a', 'b', 'c']);
    expect(changesOf(found)).toEqual([
      'b: until 2099-01-01 → until 2099-02-02',
      'c: until 2099-01-01 → undefined',
      'd: undefined → until 2099-01-01',
    ]);
  });

  test.each([
    ['a file that the change adds', {}, { [QUARANTINE]: list(entry('a')) }, [], 1],
    ['one that it deletes', { [QUARANTINE]: list(entry('a')) }, { x: '' }, ['a'], 1],
    [
      'one that it names otherwise',
      { [QUARANTINE]: list(entry('a')) },
      { ...named, 'flaky.yaml': list(entry('b')) },
      ['a'],
      2,
    ],
    [
      'a named one',
      { ...named, 'flaky.yaml': list(entry('a')) },
      { ...named, 'flaky.yaml': list(entry('b')) },
      ['a'],
      2,
    ],
  ])('of %s', async (_, base, head, ids, changes) => {
    using pull = aPull({ 'README.md': 'An agent', ...base }, { 'README.md': 'An agent', ...head } as Files);
    const found = await quarantine(pull);
    expect(idsOf(found)).toEqual(ids);
    expect(found.source?.changes).toHaveLength(changes);
  });

  test('are none where those of the base branch cannot be read, rather than the change’s own', async () => {
    using pull = aPull({ [QUARANTINE]: 'tests: 1\n' }, { [QUARANTINE]: list(entry('a')) });
    const found = await quarantine(pull);
    expect(idsOf(found)).toEqual([]);
    expect(found.warnings).toMatchObject([{ message: expect.stringContaining('quarantine.yaml:1') }]);
  });

  test('are none while GitHub fails to say which ones the base branch has', async () => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = { [CONFIG]: gate('threshold: 0.8'), [QUARANTINE]: list(entry('b')) };
    github.breaks({ on: /quarantine/, status: 500 });
    using project = aProject({ [CONFIG]: gate('threshold: 0.8'), [QUARANTINE]: list(entry('a')) });
    const found = await quarantine({ folder: project.folder, event: events.pullRequest, github });
    expect(idsOf(found)).toEqual([]);
    expect(found.source).toMatchObject({ from: 'unavailable', why: expect.stringContaining('HTTP 500') });
  }, 30_000);

  test('that are wrong in the change are refused with their location', async () => {
    const wrong = 'tests:\n  - { id: a, reason: r, owner: o }\n';
    using pull = aPull({ [QUARANTINE]: list(entry('a')) }, { [QUARANTINE]: wrong });
    await refused(quarantine(pull), { location: { file: QUARANTINE, line: 2 } });
  });

  test('of a named file that is missing are an error as usual', async () => {
    using pull = aPull(named, { ...named, x: '' });
    await refused(quarantine(pull), { message: expect.stringContaining('no quarantine file flaky.yaml') });
  });
});
