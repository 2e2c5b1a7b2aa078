import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readMark } from '../../src/reports/comment/comment-mark.ts';
import { evidenceText } from '../support/evidence.ts';
import { events, type GitHubEvent, HEAD } from '../support/github-events.ts';
import { type Fault, type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import { performStep, startStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const BASE = '3'.repeat(40);
const FAILING = suiteOf(['greets', 'hello', 'hello'], ['leaves', 'bye', 'bye']);
const failing = () => aProject({ 'evals/greet.eval.yaml': FAILING, '.agentv/targets.yaml': TARGETS });

describe.concurrent('a pull request', () => {
  test('gets one comment that links the lines of its head commit, and the outputs have its address', async () => {
    await using github = await gitHubServer();
    using project = failing();
    const { outputs, exitCode, log } = await run(project, github, events.pullRequest, { threshold: '0.9' });
    expect(exitCode).toBe(1);
    expect(github.comments).toHaveLength(1);
    const { id = 0, body = '' } = github.comments[0] ?? {};
    expect(readMark(body)).toMatchObject({
      key: 'Evals/evals',
      head: HEAD,
      run: 4711,
      attempt: 2,
      verdict: 'fail',
    });
    expect(body).toContain(`${github.url}/octo/agent/blob/${HEAD}/evals/greet.eval.yaml#L`);
    expect(outputs['comment-url']).toBe(`${github.url}/octo/agent/pull/7#issuecomment-${id}`);
    expect(body.endsWith(project.read('out/comment.md'))).toBe(true);
    expect(log).not.toContain('was not delivered');
  });

  test('gets a comment when the evals cannot start', async () => {
    await using github = await gitHubServer();
    using project = aProject({ '.agentv/targets.yaml': TARGETS });
    const { exitCode } = await run(project, github, events.pullRequest, {
      evals: 'nothing/*.yaml',
      'check-run': 'true',
    });
    expect(exitCode).toBe(2);
    expect(github.comments[0]?.body).toContain('### ⛔ Evals: could not run');
    expect(github.checks).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });

  test('gets no comment with comment: never, and the action only reads the policy of the base branch', async () => {
    await using github = await gitHubServer();
    using project = failing();
    await run(project, github, events.pullRequest, { comment: 'never' });
    expect(
      github.requests.map(({ method, path }) => `${method} ${path.replace(/^\/repos\/octo\/agent\//, '')}`).sort(),
    ).toEqual([
      'GET commits',
      'GET contents/.agentv',
      'GET contents/.agentv%2Fevidence',
      'GET contents/agentv.config.ts',
      'GET contents/evals%2Fgreet.eval.yaml',
      'GET contents/evals%2Fgreet.eval.yaml',
      `GET git/commits/${'1'.repeat(40)}`,
    ]);
  });
});

describe.concurrent('a pull request that changes the gate', () => {
  const lax = {
    'evals/greet.eval.yaml': FAILING,
    '.agentv/targets.yaml': TARGETS,
    '.agentv/config.yaml': 'gate:\n  max_error_rate: 1\n',
  };

  test('is judged by the policy of the base branch, and every surface says so', async () => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = {
      '.agentv/config.yaml': 'gate: { max_drop: 0.05 }\n',
      'evals/greet.eval.yaml': `execution: { threshold: 0.9 }\n${FAILING}`,
    };
    using project = aProject(lax);
    const { exitCode, outputs, summary, log } = await run(project, github, events.pullRequest, {});
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    const said =
      'Judged by the policy of the base branch; different in this pull request: .agentv/config.yaml max_drop 0.05 → not set, max_error_rate not set → 1, evals/greet.eval.yaml threshold 0.9 → not set';
    expect(outputs['headline']).toContain(said);
    for (const text of [summary, log.replaceAll(/\s+/g, ' ')]) expect(text.replaceAll('\\_', '_')).toContain(said);
    expect(github.comments[0]?.body.replaceAll('\\_', '_')).toContain('max_drop 0.05 → not set');
    expect(JSON.parse(project.read('out/report.json'))).toMatchObject({
      policy: {
        of: 'pull request',
        from: 'base',
        base: BASE,
        changes: [
          { file: '.agentv/config.yaml', key: 'max_drop', base: '0.05' },
          { file: '.agentv/config.yaml', key: 'max_error_rate', head: '1' },
          { file: 'evals/greet.eval.yaml', key: 'threshold', base: '0.9' },
        ],
      },
    });
  });

  test('whose job may not comment says so in a notice with the headline, also if it passes', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /graphql/, status: 403, message: 'Resource not accessible by integration' });
    using project = aProject({ ...lax, 'evals/greet.eval.yaml': suiteOf(['greets', 'hello', 'hello']) });
    const { outputs, commands } = await run(project, github, events.pullRequest, {
      baseline: 'none',
      comment: 'always',
    });
    expect(outputs['verdict']).toBe('pass');
    const notices = commands.filter(({ name }) => name === 'notice').map((command) => JSON.stringify(command));
    const [notice = ''] = notices.filter((text) => text.includes('without a comment'));
    expect(notice).toContain('1 of 1 test passed');
    expect(notice).toContain('Give the job these permissions: contents: read, pull-requests: write');
  });

  test('gets a comment about the changed policy although its run passes', async () => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = { '.agentv/config.yaml': 'gate: { threshold: 0.3 }\n' };
    using project = aProject({ ...lax, 'evals/greet.eval.yaml': suiteOf(['greets', 'hello', 'hello']) });
    const { outputs } = await run(project, github, events.pullRequest, { baseline: 'none' });
    expect(outputs['verdict']).toBe('pass');
    expect(github.comments[0]?.body).toContain('threshold 0.3 → not set');
  });

  const quarantining = {
    ...lax,
    '.agentv/config.yaml': 'gate: { threshold: 0.1 }\n',
    '.agentv/quarantine.yaml': 'tests: [{ id: leaves, reason: r, owner: o, expiry: 2099-01-01 }]\n',
  };
  test.each<[string, RegExp, Omit<Fault, 'on'>]>([
    ['all contents answer 500', /contents/, { status: 500 }],
    ['the quarantine answers 502', /quarantine/, { status: 502 }],
    ['a suite answers with an unexpected body', /greet\.eval/, { status: 200, body: '[7]' }],
  ])('cannot pass by quarantining its own broken test while %s', async (_, on, fault) => {
    await using github = await gitHubServer();
    github.filesAt[BASE] = {
      '.agentv/config.yaml': 'gate: { threshold: 0.1 }\n',
      '.agentv/quarantine.yaml': 'tests: []\n',
      'evals/greet.eval.yaml': FAILING,
    };
    github.breaks({ on, ...fault });
    using project = aProject(quarantining);
    const { exitCode, outputs, log } = await run(project, github, events.pullRequest, { comment: 'never' });
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(outputs['headline']).toMatch(/^Not measured: the policy of the base branch could not be read: GitHub/);
    expect(outputs['total']).toBe('2');
    expect(log).not.toContain('bug in eval-action');
  });
});

test('a scheduled run is compared with runs of the default branch, although its payload names none', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    'evals/greet.eval.yaml': suiteOf(['greets', 'hello', 'hello']),
    '.agentv/targets.yaml': TARGETS,
  });
  const env = { GITHUB_SERVER_URL: 'https://github.com' };
  const { exitCode, outputs } = await run(project, github, events.schedule, {}, env);
  expect([exitCode, outputs['verdict'], outputs['baseline-status']]).toEqual([0, 'pass', 'none']);
  expect(outputs['headline']).toBe('No baseline yet: 1 of 1 test passed.');
  const { comparison } = JSON.parse(project.read('out/report.json'));
  expect(comparison.baseline.why).toContain('no trusted run of main has stored evidence yet');
});

describe.concurrent('a read-only token', () => {
  test('puts the annotations that the check run would have had into the log', async () => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    using project = failing();
    const { commands } = await run(project, github, events.fork, {
      annotations: 'check',
      comment: 'never',
      threshold: '0.9',
    });
    expect(commands.map(({ name }) => name)).toContain('error');
  });
});

describe.concurrent('a fork without secrets', () => {
  test('reports no regression, and re-runs no test', async () => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    const pool = { suite: 'greet', file: 'evals/greet.eval.yaml', target: 'default' };
    using project = aProject({
      'evals/greet.eval.yaml': FAILING,
      'evals/agent.sh':
        'echo "$1" >> calls; test "$1" = hello && echo hello || test -n "$OPENAI_API_KEY" && echo bye || echo no\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh agent.sh {PROMPT}" }]\n',
      // Long enough to confirm a regression.
      'evidence/greet.jsonl': evidenceText(aRecentPool({ greets: '10/10', leaves: '10/10' }, { ...pool, runs: 10 })),
    });
    const { exitCode, outputs, summary, commands, log } = await run(
      project,
      github,
      events.fork,
      { baseline: 'evidence' },
      { OPENAI_API_KEY: '' },
    );
    expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
    expect(project.read('evals/calls').trim().split('\n').sort()).toEqual(['bye', 'hello']);
    const report = JSON.parse(project.read('out/report.json'));
    expect(report.comparison.tests.map(({ state }: { state: string }) => state)).toEqual(['passing', 'errored']);
    const annotations = commands.filter(({ name }) => name === 'error').map((command) => JSON.stringify(command));
    const reported = [summary, project.read('out/comment.md'), log, ...annotations].join('\n');
    expect(reported).not.toMatch(/regressed|re-running|suspected/i);
    expect(reported).toContain('Not measured: pull requests from forks get no secrets (OPENAI_API_KEY is empty)');
    // The record keeps the answer as it was graded.
    expect(project.read('out/index.jsonl')).toContain('"execution_status":"quality_failure"');
  });
});

test('a fork without secrets is not blamed for tests that another tool runs, and none of them runs again', async () => {
  await using github = await gitHubServer();
  github.isReadOnly = true;
  const all = 'sh evals.sh {output}';
  using project = aProject({
    'evals.sh': `echo called >> calls
pass=false; [ -z "$OPENAI_API_KEY" ] || pass=true
echo "{\\"suite\\": \\"s\\", \\"test\\": \\"a\\", \\"pass\\": $pass}" > "$1"
`,
    'evidence/s.jsonl': evidenceText(
      aRecentPool({ a: '10/10' }, { suite: 's', file: 's', target: 'default', runs: 10 }),
    ),
  });
  const inputs = { engine: JSON.stringify({ run: all, rerun: `${all} {tests}` }), baseline: 'evidence' };
  const states = async (key: string) => {
    const { exitCode } = await run(project, github, events.fork, inputs, { OPENAI_API_KEY: key });
    return [exitCode, JSON.parse(project.read('out/report.json')).comparison.tests[0].state];
  };
  expect(await states('')).toEqual([2, 'errored']);
  expect(project.read('calls')).toBe('called\n');
  expect(await states('a-key')).toEqual([0, 'passing']);
});

describe.concurrent('on an event that runs untrusted code', () => {
  test.each([
    ['pull_request_target', events.pullRequestTarget],
    ['issues', events.issue],
    ['discussion_comment', events.discussionComment],
    ['a workflow run after a pull request', events.afterPull],
    ['a comment on a pull request', events.comment],
  ])('%s, nothing runs and GitHub gets no request', async (_, event) => {
    await using github = await gitHubServer();
    using project = aProject({
      'evals/greet.eval.yaml': `execution: { target: tattle }\n${FAILING}`,
      '.agentv/targets.yaml': TARGETS,
    });
    const { exitCode, outputs, log } = await run(project, github, event, {});
    expect(exitCode).toBe(2);
    expect(outputs['verdict']).toBe('invalid');
    expect(log).toContain(`Evals do not run on the event ${event.name}`);
    expect(log).toContain('allow-untrusted-code');
    expect(project.exists('evals/was-called')).toBe(false);
    expect(github.requests).toEqual([]);
  });
});

describe.concurrent('a check run', () => {
  test('is in progress while the evals run, and has the annotations with annotations: check', async () => {
    await using github = await gitHubServer();
    using project = failing();
    const begun: string[] = [];
    github.before(/PATCH .*check-runs/, () => begun.push(github.checks[0]?.status ?? ''));
    const { commands, outputs } = await run(project, github, events.pullRequest, {
      annotations: 'check',
      threshold: '0.9',
    });
    expect(begun).toEqual(['in_progress']);
    expect(github.checks).toMatchObject([
      { name: 'agentv: Evals/evals', headSha: HEAD, status: 'completed', conclusion: 'failure' },
    ]);
    expect(github.checks[0]?.annotations).toMatchObject([
      { path: 'evals/greet.eval.yaml', start_line: 6, end_line: 6, annotation_level: 'failure' },
    ]);
    expect(commands.map(({ name }) => name)).not.toContain('error');
    expect(outputs['check-url']).toBe(`${github.url}/octo/agent/runs/${github.checks[0]?.id}`);
  });

  test('has the name that .agentv/config.yaml says', async () => {
    await using github = await gitHubServer();
    using project = failing();
    project.write('.agentv/config.yaml', 'eval_action: { check_name: evals of greetings }\n');
    await run(project, github, events.push, { 'check-run': 'true' });
    expect(github.checks).toMatchObject([{ name: 'evals of greetings', status: 'completed' }]);
  });
});

test('a run that is cancelled while it is reported keeps its verdict in the outputs', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    'evals/a.eval.yaml': suiteOf(['a', 'hello', 'bye']),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
  });
  let isReporting = false;
  github.before(/^PATCH .*check-runs/, () => {
    isReporting = true;
  });
  github.breaks({ on: /^PATCH .*check-runs/, delayMs: 20_000 });
  const step = start(project, github, events.pullRequest, { threshold: '0.9', 'check-run': 'true' });
  while (!isReporting) await sleep(20);
  step.child.kill('SIGINT');
  // A second signal, and not the same one once more, ends the process at once.
  await sleep(500);
  step.child.kill('SIGINT');
  const { exitCode, outputs } = await step.ended;
  expect(exitCode).toBe(2);
  expect(outputs).toMatchObject({ verdict: 'fail', headline: expect.stringContaining('threshold 0.90') });
});

describe.concurrent('when GitHub misbehaves', () => {
  test('by being down, a push is judged, and the log says what was not delivered', async () => {
    await using github = await gitHubServer();
    github.breaks({ on: /./, status: 503 });
    using project = failing();
    const { exitCode, outputs, log } = await run(project, github, events.push, { threshold: '0.9' });
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    expect(log).toContain('comment was not delivered');
  });

  test.each([
    ['pulls', events.push, 'fail'],
    ['graphql', events.pullRequest, 'fail'],
    ['comments', events.pullRequest, 'fail'],
    ['check-runs', events.pullRequest, 'fail'],
    ['artifacts', events.pullRequest, 'invalid'],
    ['contents', events.pullRequest, 'invalid'],
  ])(
    'by answering 200 with null to requests for %s, the tests run, and only what needs the answer is invalid',
    async (...row) => {
      const [on, event, verdict] = row;
      await using github = await gitHubServer();
      github.breaks({ on: new RegExp(on), status: 200, body: 'null' });
      using project = failing();
      const inputs = { threshold: '0.9', 'check-run': 'true' };
      const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ATTEMPT: '1' };
      const { outputs, log, summary } = await run(project, github, event, inputs, env);
      expect([outputs['verdict'], outputs['total']]).toEqual([verdict, '2']);
      expect(`${log}${summary}`).toContain('could not be read');
      expect(log).not.toContain('bug in eval-action');
    },
  );
});

test('without a token or outside of GitHub, the log says what was not delivered', async () => {
  await using github = await gitHubServer();
  using project = failing();
  const tokenless = await run(project, github, events.pullRequest, { 'github-token': '' });
  expect(tokenless.log).toContain('comment was not delivered: There is no token');
  const elsewhere = await run(project, github, events.pullRequest, { 'check-run': 'true' }, { GITHUB_REPOSITORY: '' });
  expect(elsewhere.log).toContain('check run was not delivered: This is not a job on GitHub');
  expect(github.requests).toEqual([]);
});

test('the token reaches neither the log nor the target', async () => {
  await using github = await gitHubServer();
  using project = aProject({
    'evals/greet.eval.yaml': suiteOf(['env', 'env', 'no such text']),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "env # {PROMPT}" }]\n',
  });
  const { log, summary } = await start(project, github, events.pullRequest, { 'check-run': 'true' }).ended;
  const reported = JSON.stringify([summary, github.comments, github.checks, project.read('out/index.jsonl')]);
  expect(reported).not.toContain(TOKEN);
  expect(reported).not.toContain('INPUT_GITHUB');
  expect(log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
});

/** Most tests are about what the step says and writes. Others need its process: signals, and what its programs see. */
const run = (project: Project, github: GitHubServer, event: GitHubEvent, inputs: Values, env: Values = {}) =>
  performStep('main', stepOf(project, github, event, inputs, env));

const start = (project: Project, github: GitHubServer, event: GitHubEvent, inputs: Values, env: Values = {}) =>
  startStep('main', stepOf(project, github, event, inputs, env));

const stepOf = (project: Project, github: GitHubServer, event: GitHubEvent, inputs: Values, env: Values) => ({
  project,
  github,
  event,
  inputs: { 'output-directory': 'out', ...inputs },
  env,
});
