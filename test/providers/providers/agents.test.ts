import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { files } from '../../../src/platform/files/files.ts';
import { redactedFiles } from '../../../src/platform/redacting-adapters.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { withTimeout } from '../../../src/providers/call-guards.ts';
import { providerContract } from '../../contracts/provider.ts';
import { agentRecordings, type RecordedAgent } from '../../support/agent-streams.ts';
import { sample } from '../../support/exhaustive.ts';
import { askedVersions, type Behaviour, type FakeAgent, fakeAgent } from '../../support/fake-agent.ts';
import { survivors } from '../../support/processes.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';
import {
  answerOf,
  ask,
  chunk,
  ended,
  failureOf,
  initialized,
  agentNames as names,
  type Options,
  open,
  problemsOf,
  responseOf,
  session,
  signal,
} from '../support.ts';

const folder = mkdtempSync(join(tmpdir(), 'agents-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same three behaviours, by every agent. */
const behaviours = (name: RecordedAgent | 'acp'): Record<'answered' | 'refused' | 'hanging', Behaviour> =>
  name === 'acp'
    ? {
        answered: { replies: [[initialized()], [session], [chunk('blue'), ended('end_turn')]] },
        refused: { replies: [[{ jsonrpc: '2.0', id: 1, error: { code: 401, message: 'no' } }]] },
        hanging: { replies: [] },
      }
    : {
        answered: agentRecordings[name].answered('blue'),
        refused: agentRecordings[name].refused(400),
        hanging: { hangs: 'until asked' },
      };

for (const name of [...names, 'acp'] as const) {
  const subject = (behaviour: Behaviour) => {
    const fake = fakeAgent(behaviour);
    return {
      provider: open(name, { executable: fake.program }, { knownVersions: askedVersions }),
      async asked() {
        while (fake.calls().length === 0) await sleep(10);
      },
      [Symbol.asyncDispose]: async () => fake[Symbol.dispose](),
    };
  };
  const { answered, refused, hanging } = behaviours(name);
  providerContract(name, {
    answered: async () => subject(answered),
    refused: async () => subject(refused),
    hanging: async () => subject(hanging),
  });
}

describe.each(names)('%s', (name) => {
  const recordings = agentRecordings[name];

  test('reports its messages, its tool calls, its tokens and its version', async () => {
    using fake = fakeAgent(recordings.answered('blue'));
    const outcome = await ask(name, fake, { deps: { knownVersions: new Map() } });
    const response = responseOf(outcome);
    const { startTime = '', endTime = '' } = response ?? {};
    expect(response?.durationMs).toBe(Date.parse(endTime) - Date.parse(startTime));
    expect(response).toLack('finishReason');
    expect(response?.messages).toMatchObject([
      { role: 'assistant', toolCalls: [{ tool: 'Bash', status: 'ok' }], metadata: { agent_version: '1.2.3' } },
      { role: 'assistant', content: 'blue' },
    ]);
    const call = response?.messages[0]?.toolCalls?.[0];
    expect(call?.input).toMatchObject({ command: expect.stringContaining('echo hi') });
    expect(String(call?.output).trim()).toBe('hi');
    if (name === 'copilot-cli') expect(response?.tokenUsage).toBeUndefined();
    else
      expect(response?.tokenUsage).toMatchObject({ input: expect.any(Number), output: expect.any(Number), cached: 80 });
  });

  test('whose model refuses has answered with nothing, and is marked', async () => {
    using fake = fakeAgent(recordings.declined());
    const outcome = await ask(name, fake);
    expect(outcome).toMatchObject({
      kind: 'answered',
      response: { finishReason: expect.stringMatching(/^(?:refusal|content_filter)$/) },
    });
    expect(answerOf(outcome)).toBe('');
  });

  test('gets the question on its input, and nothing on its command line', async () => {
    using fake = fakeAgent(recordings.answered('blue'));
    const prompt = { question: `--say "it's" $HOME €\u2028 done` };
    await ask(name, fake, { question: { prompt } });
    expect(fake.calls()[0]?.stdin).toContain(prompt.question);
    expect(fake.calls()[0]?.args.join(' ')).not.toContain('$HOME');
  });

  test.each([
    [401, 'auth'],
    [429, 'rate_limit'],
    [500, 'provider'],
  ])('whose model answers with %s fails as %s', async (status, failureClass) => {
    using fake = fakeAgent(recordings.refused(status));
    expect(failureOf(await ask(name, fake))).toMatchObject({ class: failureClass, httpStatus: status });
  });
});

/** What all of them have of one module: whoever it is. */
describe.each(sample(names, 2))('%s, as any agent,', (name) => {
  const recordings = agentRecordings[name];

  test('works in a separate folder, that of its target, or in the workspace, the last one given', async () => {
    using fake = fakeAgent(recordings.answered('blue'));
    const [there, workspacePath] = [join(folder, 'there'), join(folder, 'workspace')];
    for (const path of [there, workspacePath]) mkdirSync(path, { recursive: true });
    await ask(name, fake);
    await ask(name, fake, { options: { cwd: 'there' }, deps: { cwd: folder } });
    await ask(name, fake, { options: { cwd: there }, question: { workspacePath } });
    const cwds = fake.calls().map(({ cwd }) => cwd);
    expect(cwds).toEqual([expect.stringContaining('agent-work-'), there, workspacePath]);
    expect(existsSync(cwds[0] ?? '')).toBe(false);
  });

  test('has a separate home and temporary folder, gone after the call', async () => {
    using fake = fakeAgent(recordings.answered('blue'));
    await ask(name, fake, { deps: { childEnv: { PATH: process.env['PATH'] ?? '', HOME: folder } } });
    const env = fake.calls()[0]?.env ?? {};
    for (const variable of ['HOME', 'XDG_CONFIG_HOME', 'TMPDIR']) expect(env[variable]).toMatch(/agent-(?:home|tmp)-/);
    expect(existsSync(env['HOME'] ?? '')).toBe(false);
    await ask(name, fake, { options: { home: 'user' }, deps: { childEnv: { HOME: folder } } });
    expect(fake.calls()[1]?.env['HOME']).toBe(folder);
  });

  test('does not see the keys of other vendors, unless its target hands them over', async () => {
    using fake = fakeAgent(recordings.answered('blue'));
    const childEnv = { PATH: process.env['PATH'] ?? '', COHERE_API_KEY: 'not-yours', MISTRAL_X: 'x', PLAIN: 'yes' };
    const env = { COHERE_API_KEY: new Variable('K', 'handed over') };
    await ask(name, fake, { deps: { childEnv } });
    await ask(name, fake, { options: { env }, deps: { childEnv } });
    const seen = fake.calls().map((call) => [call.env['COHERE_API_KEY'], call.env['PLAIN']]);
    expect(seen).toEqual([
      [undefined, 'yes'],
      ['handed over', 'yes'],
    ]);
  });

  test('that fails at once names the variables of the step that it did not get, with the line to add', async () => {
    const stepVariables = ['PATH', 'LC_ALL', 'MY_GATEWAY_URL', 'MY_GATEWAY_KEY', 'GITHUB_TOKEN', 'COHERE_API_KEY'];
    using named = fakeAgent({ stderr: 'Set MY_GATEWAY_URL and GITHUB_TOKEN first', exitCode: 7 });
    expect(failureOf(await ask(name, named, { deps: { stepVariables } }))?.message).toMatch(
      /GITHUB_TOKEN belongs to the job and is not passed on\. .* MY_GATEWAY_URL is set for the step and not passed to coding agents\. If it is needed, add this line to the target: env: \{ MY_GATEWAY_URL: "\$\{\{ MY_GATEWAY_URL \}\}" \}$/,
    );
    using refused = fakeAgent(recordings.refused(401));
    const { message } = failureOf(await ask(name, refused, { deps: { stepVariables } })) ?? {};
    expect(message).toContain('add this line to the target: env: { MY_GATEWAY_KEY: "${{ MY_GATEWAY_KEY }}" }');
    expect(message).not.toMatch(/COHERE_API_KEY is|GITHUB_TOKEN/);
  });

  test('that is not installed is a mistake of the configuration, with the command that installs it', async () => {
    const outcome = await open(name, { executable: 'no-such-agent-here' }).ask(aQuestion(), signal);
    expect(failureOf(outcome)).toMatchObject({
      class: 'config',
      message: expect.stringContaining('npm install --global'),
    });
  });

  test('that runs out of time keeps its results, and leaves no process behind', async () => {
    const orphan = join(mkdtempSync(join(folder, 'stray-')), 'pid');
    const events = recordings.answered('blue').events.slice(0, Math.max(2, recordings.begun));
    using fake = fakeAgent({ events, hangs: name === 'codex' ? 'stubbornly' : 'until asked', orphan });
    const outcome = await ask(name, fake, { options: { timeout_seconds: 1 } });
    expect(failureOf(outcome)).toMatchObject({ class: 'timeout', message: expect.stringContaining('within 1 s') });
    expect(responseOf(outcome)?.messages).toMatchObject([{ toolCalls: [{ tool: 'Bash' }] }]);
    expect(await survivors([Number(readFileSync(orphan, 'utf8'))])).toEqual([]);
  });

  test('writes a log only when it is asked for one, and no secret into it', async () => {
    using fake = fakeAgent(recordings.answered('blue with-a-secret-key'));
    const deps = { cwd: folder, files: redactedFiles(files, new Redactor(['with-a-secret-key'])) };
    await ask(name, fake, { deps });
    expect(existsSync(join(folder, '.agentv'))).toBe(false);
    const logs = join(folder, `${name}-logs`);
    await ask(name, fake, { options: { log_dir: logs }, deps });
    const [file = ''] = readdirSync(logs);
    const text = readFileSync(join(logs, file), 'utf8');
    expect(text).toContain('echo hi');
    expect(text).not.toContain('with-a-secret');
  });
});

describe('a call of an agent', () => {
  test('that is done but stays is ended after a while, and its answer counts', async () => {
    using fake = fakeAgent({ ...agentRecordings.codex.answered('blue'), hangs: 'until asked' });
    const clock = {
      now: () => Date.now(),
      sleep: (ms: number, aborted: AbortSignal) =>
        sleep(ms / 50, undefined, { signal: aborted }).catch(() => undefined),
    };
    const outcome = await ask('codex', fake, { deps: { clock } });
    expect(answerOf(outcome)).toBe('blue');
  });

  test.each([
    ['its answer counts', agentRecordings['claude-cli'].answered('blue'), { kind: 'answered' }],
    ['says what went wrong', agentRecordings['claude-cli'].refused(401), { failure: { class: 'auth' } }],
  ])('that is done in time and stays beyond it: %s', async (_, recording, outcome) => {
    using fake = fakeAgent({ ...recording, hangs: 'until asked' });
    expect(await ask('claude-cli', fake, { options: { timeout_seconds: 1 } })).toMatchObject(outcome);
  });

  test('that reports more costs than the trial may have is stopped while it works, and keeps what it did', async () => {
    const step = (cost: number) => ({
      type: 'step_finish',
      part: { reason: 'tool-calls', cost, tokens: { input: 1_000_000, output: 0 } },
    });
    const said = { type: 'text', part: { text: 'On it' } };
    using fake = fakeAgent({ events: [{ type: 'step_start' }, said, step(0.2), step(0.2)], hangs: 'until asked' });
    const outcome = await ask('opencode', fake, { question: { costLimitUsd: 0.3 } });
    expect(failureOf(outcome)).toMatchObject({
      class: 'cost_limit',
      message: 'The trial cost $0.4, more than its limit of $0.3 (max_cost_usd), and was stopped.',
    });
    expect(responseOf(outcome)).toMatchObject({ costUsd: 0.4, messages: [{ content: 'On it' }] });
    const pricing = { input_per_million: 1, output_per_million: 1 };
    const priced = await ask('opencode', fake, { options: { pricing }, question: { costLimitUsd: 1.5 } });
    expect(failureOf(priced)?.class).toBe('cost_limit');
    expect(responseOf(priced)?.costUsd).toBe(2);
  });

  test('that the run stops for lack of time keeps what it did, too', async () => {
    const events = agentRecordings.codex.answered('blue').events.slice(0, 3);
    using fake = fakeAgent({ events, hangs: 'until asked' });
    const deps = providerDeps();
    const late = withTimeout(open('codex', { executable: fake.program }), 1_500, deps.clock);
    const outcome = await late.ask(aQuestion(), signal);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { class: 'timeout' } });
    expect(responseOf(outcome)?.messages).toMatchObject([{ toolCalls: [{ tool: 'Bash', status: 'unknown' }] }]);
  });

  test('that reports a failure when it is stopped for lack of time has had too little time', async () => {
    const { events } = agentRecordings['claude-cli'].answered('blue');
    const error = { type: 'result', subtype: 'error_during_execution', is_error: true, errors: ['aborted'] };
    const program = join(mkdtempSync(join(folder, 'told-')), 'claude');
    const lines = [
      '#!/bin/sh',
      'case " $* " in *" --version "*) echo 1.2.3; exit 0;; esac',
      `trap 'echo '"'"'${JSON.stringify(error)}'"'"'; exit 1' TERM INT`,
      `echo '${JSON.stringify(events[0])}'`,
      'while :; do sleep 0.05; done',
    ];
    writeFileSync(program, lines.join('\n'), { mode: 0o755 });
    const outcome = await open('claude-cli', { executable: program, timeout_seconds: 1 }).ask(aQuestion(), signal);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { class: 'timeout' } });
  });

  test('that finds the folder of its settings named leaves that alone', async () => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    await ask('codex', fake);
    await ask('codex', fake, { options: { env: { CODEX_HOME: folder } } });
    expect(fake.calls().map(({ home }) => Object.keys(home))).toEqual([['.codex/config.toml'], []]);
  });
});

/** How an agent is called with these options. */
async function callOf(name: string, options: Options, question: Partial<Question> = {}) {
  using fake: FakeAgent = fakeAgent(agentRecordings[name as RecordedAgent].answered('blue'));
  await ask(name, fake, { options, question });
  const [called] = fake.calls();
  if (called === undefined) throw new Error('It was not called');
  return called;
}

describe('the command line', () => {
  const argsOf = async (...how: Parameters<typeof callOf>) => (await callOf(...how)).args.join(' ');

  test.each<[string, Options, string, Partial<Question>?]>([
    [
      'codex',
      { model: 'm "1"', model_reasoning_effort: 'low', args: ['-c', 'x=1'] },
      'exec --json --color never --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox -c model="m \\"1\\"" -c model_reasoning_effort="low" -c x=1 -',
    ],
    [
      'codex',
      { args: ['--sandbox', 'read-only'] },
      'exec --json --color never --skip-git-repo-check --sandbox read-only -',
    ],
    [
      'claude-cli',
      { model: 'm', max_turns: 3, max_budget_usd: 0.5, system_prompt: 'Be brief' },
      '-p --output-format stream-json --verbose --dangerously-skip-permissions --model m --max-turns 3 --max-budget-usd 0.5 --append-system-prompt Be brief',
    ],
    [
      'claude-cli',
      { bypass_permissions: false },
      '-p --output-format stream-json --verbose --max-budget-usd 0.25',
      { costLimitUsd: 0.25 },
    ],
    [
      'claude-cli',
      { bypass_permissions: false, max_budget_usd: 0.1 },
      '-p --output-format stream-json --verbose --max-budget-usd 0.1',
      { costLimitUsd: 0.25 },
    ],
    [
      'pi-cli',
      { subprovider: 'azure', model: 'm', tools: 'read,bash', thinking: 'low', args: ['--x'] },
      '--provider azure-openai-responses --model m --mode json --print --no-session --tools read,bash --thinking low --x',
    ],
    ['pi-coding-agent', {}, '--provider google --model gemini-3.5-flash --mode json --print --no-session'],
    ['gemini-cli', { model: 'm' }, '--output-format stream-json --approval-mode yolo --skip-trust -m m'],
    ['opencode', { model: 'a/m' }, 'run --format json --auto --pure --title eval -m a/m'],
  ])('of %s with %j', async (name, options, expected, question) => {
    expect(await argsOf(name, options, question)).toBe(expected);
  });

  const images = [
    { path: '/pics/a b.png', mediaType: 'image/png', dataUri: 'data:image/png;base64,QUJD' },
    { path: '/pics/c.png', mediaType: 'image/png', dataUri: 'data:image/png;base64,REVG' },
  ];

  test.each([
    ['codex', 'exec --json --image /pics/a b.png --image /pics/c.png --color never'],
    ['copilot-cli', '--attachment /pics/a b.png --attachment /pics/c.png'],
    ['gemini-cli', '--include-directories /pics'],
    ['opencode', '--file=/pics/a b.png --file=/pics/c.png'],
    ['pi-cli', '@/pics/a b.png @/pics/c.png'],
  ])('of %s names the images of the question', async (name, expected) => {
    const inputFiles = images.map(({ path }) => path);
    expect(await argsOf(name, {}, { images, inputFiles })).toContain(expected);
  });

  test('of Claude Code announces a message with the images of the question', async () => {
    const { args, stdin } = await callOf('claude-cli', {}, { images, prompt: { question: 'What is it?' } });
    expect(args.join(' ')).toContain('--input-format stream-json');
    expect(JSON.parse(stdin)).toMatchObject({
      type: 'user',
      message: {
        role: 'user',
        content: [
          { type: 'text', text: expect.stringContaining('What is it?') },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'QUJD' } },
          { type: 'image', source: { data: 'REVG' } },
        ],
      },
    });
  });

  test('of Gemini CLI leaves the images to mentions in the question', async () => {
    expect((await callOf('gemini-cli', {}, { images })).stdin).toMatch(/\n\n@\/pics\/a\\ b\.png\n\n@\/pics\/c\.png$/);
  });

  test('of copilot-cli asks for its tokens in a file, which are read', async () => {
    expect(await argsOf('copilot-cli', { model: 'm' })).toMatch(
      /^--output-format json --allow-all-tools --yolo --no-ask-user --no-color --usage-output-file \S+ --log-dir \S+ --model m$/,
    );
  });

  test.each(['codex', 'gemini-cli', 'copilot-cli', 'opencode'] as const)(
    'is not where %s gets input files and the system prompt of the target',
    async (name) => {
      const question = { prompt: { question: 'What?' }, inputFiles: ['/a/b.md'] };
      expect((await callOf(name, { system_prompt: 'Be brief' }, question)).stdin).toMatch(
        /^Be brief\n\n[\s\S]*\* \[b\.md\]\(file:\/\/\/a\/b\.md\)\.\n[\s\S]*\n\n\[\[ ## user_query ## \]\]\n\nWhat\?$/,
      );
    },
  );
});

describe('keys of a target', () => {
  const envOf = async (name: RecordedAgent, options: Options) => (await callOf(name, options)).env;
  const key = new Variable('KEY', 'the-key-of-the-target');

  test('of Pi go to the variable of its vendor', async () => {
    expect(await envOf('pi-cli', { subprovider: 'groq', api_key: key })).toMatchObject({ GROQ_API_KEY: key.value });
    expect(await envOf('pi-coding-agent', { api_key: key })).toMatchObject({ GEMINI_API_KEY: key.value });
    const azure = { subprovider: 'azure', base_url: 'mine', api_key: key };
    expect(await envOf('pi-cli', azure)).toMatchObject({ AZURE_OPENAI_RESOURCE_NAME: 'mine' });
  });

  test('of Copilot go with the address of its model', async () => {
    const model = { base_url: 'http://127.0.0.1:1/v1', model: 'm', api_key: key, api_format: 'responses' };
    expect(await envOf('copilot-cli', model)).toMatchObject({
      COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:1/v1',
      COPILOT_PROVIDER_API_KEY: key.value,
      COPILOT_PROVIDER_WIRE_API: 'responses',
      COPILOT_MODEL: 'm',
    });
    expect(await envOf('copilot-cli', { github_token: key })).toMatchObject({ COPILOT_GITHUB_TOKEN: key.value });
  });

  test.each<[string, Options, string]>([
    ['codex', { model_reasoning_effort: 'huge' }, 'model_reasoning_effort'],
    ['claude', { timeout_seconds: 0 }, 'timeout_seconds'],
    ['copilot', { api_key: 'literal' }, 'api_key'],
    ['copilot', { base_url: 'http://x' }, 'model'],
    ['pi', { args: 'x' }, 'args'],
    ['codex', { args: [new Variable('NOT_SET', undefined)] }, 'args'],
    ['acp', {}, 'command'],
    ['acp', { command: 'x', permissions: 'ask' }, 'permissions'],
  ])('%s with %j is refused', (name, options, field) => {
    expect(problemsOf(name, options).map(({ path }) => path[0])).toEqual([field]);
  });
});

describe('Copilot', () => {
  /** Its outcome where these lines of a shell come before it. */
  async function asked(script: string) {
    using fake = fakeAgent(agentRecordings['copilot-cli'].answered('blue'));
    const executable = join(mkdtempSync(join(folder, 'copilot-')), 'copilot');
    writeFileSync(executable, `#!/bin/sh\n${script}; exec ${fake.program} "$@"\n`, { mode: 0o755 });
    return responseOf(await ask('copilot-cli', fake, { options: { executable } }));
  }

  test('reports its tokens in a file', async () => {
    const usage = { modelMetrics: { m: { usage: { inputTokens: 203, outputTokens: 40, cacheReadTokens: 80 } } } };
    const script = `for a; do case "$l" in --usage-output-file) echo '${JSON.stringify(usage)}' > "$a";; esac; l=$a; done`;
    expect((await asked(script))?.tokenUsage).toEqual({ input: 203, output: 40, cached: 80 });
  });

  test('reports files of its session as changes', async () => {
    const { events } = agentRecordings['copilot-cli'].answered('');
    const [sessionId] = events.flatMap((event) => ('sessionId' in event ? [String(event.sessionId)] : []));
    const files = `"$HOME/.copilot/session-state/${sessionId}/files"`;
    const response = await asked(`mkdir -p ${files}; echo planned > ${files}/plan.md`);
    expect(response?.fileChanges).toMatch(/^diff --git a\/plan\.md b\/plan\.md\n[\s\S]*\n\+planned$/);
  });
});
