import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';

import { events, HEAD } from '../../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../../support/github-server.ts';
import { type OtlpTurn, otlpServer } from '../../support/otlp-server.ts';
import { aProject } from '../../support/project.ts';
import { performStep, type Values } from '../../support/step.ts';
import { perform } from '../perform.ts';

vi.setConfig({ testTimeout: 60_000 });

const OK: OtlpTurn = { status: 200, body: 'ok' };
const inputs = { comment: 'never', control: 'off', confirm: 'off', reuse: 'off', 'upload-artifacts': 'false' };

interface Step {
  readonly github: GitHubServer;
  readonly run: number;
  /** The answer of the agent; the test passes with `a word`. */
  readonly answer?: string;
  readonly env?: Values;
  readonly event?: (typeof events)[keyof typeof events];
  readonly notify?: string;
  readonly history?: string;
}

/** A run of the base branch whose verdict follows from the answer. */
async function step({
  github,
  run,
  answer = 'a word',
  env = {},
  event = events.pushToMain,
  notify = 'slack',
  history = 'branch',
}: Step) {
  using project = aProject({
    'evals/words.eval.yaml':
      'name: words\nexecution: { threshold: 0.8 }\ntests: [{ id: one, input: x, assertions: [{ type: contains, value: word }] }]\n',
    '.agentv/targets.yaml': `targets: [{ name: default, provider: mock, response: "${answer}" }]\n`,
    '.agentv/config.yaml': `eval_action: { history: ${history}, notify: ${notify} }\n`,
  });
  const done = await performStep('main', {
    project,
    github,
    event,
    inputs,
    env: { GITHUB_SHA: HEAD, GITHUB_RUN_ID: String(run), ...env },
  });
  return { ...done, report: project.exists('.agentv') ? JSON.stringify(done.outputs) : '' };
}
const stateOf = (github: GitHubServer) => {
  const path = Object.keys(github.git.files('eval-history')).find((name) => name.endsWith('/state.json'));
  return path === undefined ? undefined : JSON.parse(github.git.files('eval-history')[path] ?? '');
};
const titles = (requests: readonly { readonly body: Buffer }[]) =>
  requests.map(({ body }) => JSON.parse(body.toString()).text);

describe('notifications', () => {
  test('tell Slack of a regression and of the recovery, once each', async () => {
    await using github = await gitHubServer();
    await using slack = await otlpServer(OK);
    const env = { EVAL_SLACK_WEBHOOK_URL: `${slack.url}/services/very-secret-path` };
    const logs: string[] = [];
    for (const [run, answer] of [
      [1, 'a word'],
      [2, 'nothing'],
      [3, 'nothing'],
      [4, 'a word'],
      [5, 'a word'],
    ] as const) {
      const { log, summary } = await step({ github, run, answer, env });
      logs.push(log, summary);
    }
    expect(titles(slack.requests)).toEqual(['Evals regressed on main', 'Evals recovered on main']);
    expect(stateOf(github)).toMatchObject({ state: 'ok', run_id: 5 });
    // The address is a secret: in no log and in no file.
    expect([...logs, JSON.stringify(github.git.files('eval-history'))].join()).not.toContain('very-secret-path');
  });

  test('send a signed message to a webhook', async () => {
    await using github = await gitHubServer();
    await using hook = await otlpServer(OK);
    const env = { EVAL_WEBHOOK_URL: hook.url, EVAL_WEBHOOK_SECRET: 'a-signing-secret' };
    await step({ github, run: 1, env, notify: 'webhook' });
    await step({ github, run: 2, answer: 'nothing', env, notify: 'webhook' });
    const [{ headers, body }] = hook.requests as unknown as [(typeof hook.requests)[number]];
    expect(JSON.parse(body.toString())).toMatchObject({ event: 'regressed', repository: 'octo/agent', run_id: 2 });
    const signature = createHmac('sha256', 'a-signing-secret').update(body).digest('hex');
    expect(headers).toMatchObject({ 'x-eval-signature-256': `sha256=${signature}`, 'x-eval-delivery': '2.regressed' });
  });

  test.each<[string, OtlpTurn[], number, RegExp]>([
    ['tries once more after a server error', [{ status: 503 }, OK], 2, /Sent to slack: regressed/],
    [
      'gives up after one retry, and warns',
      [{ status: 503, body: 'busy' }],
      2,
      /warning: Evals regressed on main was not sent to slack: HTTP 503 busy/,
    ],
    ['does not retry a refusal', [{ status: 404, body: 'no_service' }], 1, /HTTP 404 no_service/],
    [
      'does not show its address where the answer has a part of it',
      [{ status: 404, body: 'Cannot POST /hooks/very-secret-path' }],
      1,
      /HTTP 404 Cannot POST \*\*\*$/m,
    ],
    [
      'does not show half of its address where the answer is cut',
      [{ status: 404, body: `${'x'.repeat(185)} very-secret-path` }],
      1,
      /HTTP 404 x{185} \*\*\*$/m,
    ],
    ['follows no redirect', [{ status: 302, headers: { location: 'https://evil.example' } }], 1, /HTTP 302/],
  ])('%s; the verdict stays', async (_, turns, requests, said) => {
    await using github = await gitHubServer();
    await using slack = await otlpServer(...turns);
    const env = { EVAL_SLACK_WEBHOOK_URL: `${slack.url}/hooks/very-secret-path` };
    await step({ github, run: 1, env });
    const { outputs, log } = await step({ github, run: 2, answer: 'nothing', env });
    expect(outputs['verdict']).toBe('fail');
    expect(slack.requests).toHaveLength(requests);
    expect(log).toMatch(said);
    expect(stateOf(github)).toMatchObject({ state: 'regressed' });
  });

  test.each([
    ['no address', {}, 'EVAL_SLACK_WEBHOOK_URL is not set'],
    ['an address without encryption', { EVAL_SLACK_WEBHOOK_URL: 'http://hooks.example/x' }, 'is not an https address'],
  ])('warn of %s', async (_, env, said) => {
    await using github = await gitHubServer();
    await step({ github, run: 1 });
    const { log } = await step({ github, run: 2, answer: 'nothing', env });
    expect(log).toContain(said);
  });

  test.each([
    ['damaged', '{"v":1'],
    ['of a newer version', '{"v":2}'],
    ['too large', `{"v":1,"since":"${' '.repeat(300_000)}"}`],
  ])('start again with a warning where the stored state is %s', async (_, damaged) => {
    await using github = await gitHubServer();
    await using slack = await otlpServer(OK);
    const env = { EVAL_SLACK_WEBHOOK_URL: slack.url };
    await step({ github, run: 1, env });
    const path = Object.keys(github.git.files('eval-history')).find((name) => name.endsWith('/state.json')) ?? '';
    github.git.write('eval-history', { [path]: damaged });
    const { log } = await step({ github, run: 2, answer: 'nothing', env });
    expect(log).toContain('notify: the stored state is damaged or of a newer version');
    expect(stateOf(github)).toMatchObject({ state: 'regressed', run_id: 2 });
    expect(titles(slack.requests)).toEqual([]);
  });

  test('say that a message will be repeated where its state could not be stored', async () => {
    await using github = await gitHubServer();
    await using slack = await otlpServer(OK);
    const env = { EVAL_SLACK_WEBHOOK_URL: slack.url };
    const said = 'notify: the state could not be stored, so the next run sends the message again (regressed)';
    await step({ github, run: 1, env });
    github.breaks({ on: /POST .*git\/trees/, status: 403, message: 'Resource not accessible by integration' });
    const { log, outputs } = await step({ github, run: 2, answer: 'nothing', env });
    expect(log).toContain(said);
    expect(outputs['verdict']).toBe('fail');
    expect((await step({ github, run: 3, env })).log).not.toContain('sends the message again');
    expect(titles(slack.requests)).toEqual(['Evals regressed on main']);
  });

  test('are never sent for a pull request', async () => {
    await using github = await gitHubServer();
    await using slack = await otlpServer(OK);
    const env = { EVAL_SLACK_WEBHOOK_URL: slack.url };
    github.files['.agentv/config.yaml'] = 'eval_action: { history: branch, notify: slack }\n';
    await step({ github, run: 1, env });
    await step({ github, run: 2, answer: 'nothing', env, event: events.pullRequest });
    expect(slack.requests).toEqual([]);
    expect(stateOf(github)).toMatchObject({ state: 'ok', run_id: 1 });
  });

  test('are refused where nothing can remember what was sent', async () => {
    await using github = await gitHubServer();
    const { log, exitCode } = await step({ github, run: 1, history: '"off"' });
    expect(exitCode).toBe(2);
    expect(log).toContain('notify has nowhere to remember what was sent');
  });
});

describe('eval-action notify', () => {
  test('prints a test message, or sends it', async () => {
    using project = aProject({});
    const dry = await perform(project, ['notify', '--test', 'slack', '--dry-run']);
    expect(JSON.parse(dry.stdout).text).toBe('Test message of eval-action: evals on main');
    await using slack = await otlpServer(OK);
    const sent = await perform(project, ['notify', '--test', 'slack'], { EVAL_SLACK_WEBHOOK_URL: slack.url });
    expect([sent.exitCode, sent.stdout]).toEqual([0, 'Sent a test message to slack\n']);
    expect(titles(slack.requests)).toEqual([JSON.parse(dry.stdout).text]);
    const failed = await perform(project, ['notify', '--test', 'webhook']);
    expect([failed.exitCode, failed.stderr]).toEqual([2, expect.stringContaining('EVAL_WEBHOOK_URL is not set')]);
    await expect(perform(project, ['notify'])).rejects.toThrow('--test');
  });
});
