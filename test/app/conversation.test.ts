import { describe, expect, test } from 'vitest';
import { summarize } from '../../src/results/summarize.ts';
import { modelServer } from '../support/model-server.ts';
import { evaluated } from './evaluated.ts';

const TARGETS = 'targets:\n  - { name: default, provider: mock, response: hello lyon }\n';

const conversation = (more: string, id = 'a') => `tests:
  - id: ${id}
    mode: conversation
    input: [{ role: system, content: SYSTEM }, { role: user, content: FIRST }]
${more}`;

const run = (more: string, targets = TARGETS, given = {}, env = {}) =>
  evaluated({ 'evals/a.eval.yaml': conversation(more), '.agentv/targets.yaml': targets }, given, env);

const turns = `    turns:
      - input: ONE
        assertions: [{ type: contains, value: lyon }, { type: contains, value: ONE, weight: 3 }]
      - input: TWO
        assertions: [{ type: contains, value: lyon }]
      - input: THREE
`;

describe('a conversation', () => {
  test('scores the mean of its turns and of what is said of the whole, as AgentV 4.42.4 did', async () => {
    const whole = String.raw`    assertions:
      - { type: contains, value: "assistant: hello lyon" }
      - { type: regex, value: "^system: SYSTEM\\n\\nuser: FIRST\\n\\nuser: ONE\\n\\nassistant: hello lyon\\n\\nuser: TWO" }
`;
    const { result } = await run(turns + whole);
    expect(result('a')).toMatchObject({
      score: 0.8125,
      status: 'ok',
      scores: [
        { name: 'turn-1', type: 'rubrics', score: 0.25, verdict: 'fail', scores: [{ score: 1 }, { score: 0 }] },
        { name: 'turn-2', score: 1, verdict: 'pass' },
        { name: 'turn-3', score: 1, verdict: 'pass', assertions: [] },
        { name: 'conversation', score: 1, verdict: 'pass' },
      ],
    });
  });

  test.each<[string, string, number]>([
    ['the lowest', 'aggregation: min', 0.25],
    ['the highest', 'aggregation: max', 1],
    ['the mean', 'aggregation: mean', 0.75],
  ])('scores %s when it says so', async (_, more, score) => {
    expect((await run(`${turns}    ${more}\n`)).result('a').score).toBe(score);
  });

  test('has turns that pass at the pass mark of the test, as AgentV 4.42.4 did', async () => {
    const rest = `${turns}    assertions: [{ type: contains, value: lyon }, { type: contains, value: red, weight: 0.5 }]\n`;
    const verdictsAt = async (more: string) =>
      (await run(rest + more)).result('a').scores.map(({ name, verdict }) => `${name} ${verdict}`);
    expect(await verdictsAt('')).toEqual(['turn-1 fail', 'turn-2 pass', 'turn-3 pass', 'conversation fail']);
    expect(await verdictsAt('    execution: { threshold: 0.25 }\n')).toEqual(
      ['turn-1', 'turn-2', 'turn-3', 'conversation'].map((name) => `${name} pass`),
    );
  });

  test('stops after a turn that failed, and the rest scores 0', async () => {
    const { result } = await run(`${turns}    on_turn_failure: stop\n`);
    expect(result('a')).toMatchObject({
      score: expect.closeTo(0.25 / 3, 12),
      scores: [{ verdict: 'fail' }, { score: 0, verdict: 'skip' }, { score: 0, verdict: 'skip' }],
    });
  });
});

describe('a model in a conversation', () => {
  const targets =
    'targets:\n  - { name: default, provider: openai, base_url: "${{ URL }}", api_key: "${{ KEY }}", model: m, api_format: chat, max_retries: 0 }\n';

  test('is asked with what it really answered before, within the window', async () => {
    await using server = await modelServer([{ says: 'r1' }, { says: 'r2' }, { says: 'r3' }]);
    const { result } = await run(`${turns}    window_size: 1\n`, targets, {}, { URL: `${server.url}/v1`, KEY: 'k' });
    const asked = server.requests.map(({ body }) =>
      (body as { messages: { role: string; content: string }[] }).messages.map(
        ({ role, content }) => `${role}: ${content}`,
      ),
    );
    expect(asked).toEqual([
      ['system: SYSTEM', 'user: FIRST', 'user: ONE'],
      ['system: SYSTEM', 'assistant: r1', 'user: TWO'],
      ['system: SYSTEM', 'assistant: r2', 'user: THREE'],
    ]);
    expect(result('a').output).toBe('r3');
  });
});

test('calls that were repeated in a turn are counted', async () => {
  const targets =
    'targets:\n  - { name: default, provider: openai, base_url: "${{ URL }}", api_key: "${{ KEY }}", model: m, api_format: chat, retry_initial_delay_ms: 1 }\n';
  await using server = await modelServer([{ says: 'lyon ONE' }, { status: 500 }, { says: 'lyon' }]);
  const { result } = await run(turns, targets, { maxRetries: '1' }, { URL: `${server.url}/v1`, KEY: 'k' });
  expect(result('a').retries).toBe(1);
});

const LYON = 'assertions: [{ type: contains, value: lyon }]';

describe('a program in a conversation', () => {
  test('gets the conversation so far, and files are named after ids that are no file names', async () => {
    const targets = 'targets:\n  - { name: default, provider: cli, command: "cat {PROMPT_FILE}" }\n';
    const { result } = await run(`    turns: [{ input: ONE, ${LYON} }, { input: TWO }]\n`, targets);
    const { output } = result('a');
    expect(output).toContain('@[User]:\nTWO');
    expect(output).toContain('@[Assistant]:');
    expect(output.indexOf('FIRST')).toBeLessThan(output.indexOf('TWO'));
  });

  test('that crashes in one turn scores 0 there, and the conversation goes on', async () => {
    const crash = 'case "$(cat {PROMPT_FILE})" in *TWO*) exit 3;; esac; echo lyon';
    const targets = `targets:\n  - { name: default, provider: cli, command: '${crash}' }\n`;
    const { result } = await run(`    turns: [{ input: ONE, ${LYON} }, { input: TWO }, { input: again }]\n`, targets);
    expect(result('a')).toMatchObject({
      score: expect.closeTo(1 / 3, 12),
      scores: [{ score: 1 }, { score: 0 }, { score: 0 }],
    });
  });
});

describe('a conversation that is broken off', () => {
  const PRICED = `targets:
  - { name: default, provider: openai, base_url: "\${{ URL }}", api_key: "\${{ KEY }}", model: m, api_format: chat, max_retries: 0, pricing: { input_per_million: 1000, output_per_million: 0 } }
`;
  const judged = `    turns:
      - { input: ONE, assertions: [{ type: llm-grader, prompt: Is it good? }] }
      - { input: TWO, assertions: [{ type: llm-grader, prompt: Is it good? }] }
`;
  const usage = { input: 100, output: 20 };
  const verdict = JSON.stringify({ score: 1, assertions: [{ text: 'good', passed: true }] });

  test('reports the questions and verdicts until then, which are paid for', async () => {
    await using server = await modelServer([
      { says: { text: 'r1', usage } },
      { says: { text: verdict, usage } },
      { status: 500 },
    ]);
    const { result, run: whole } = await run(
      judged,
      PRICED,
      { maxRetries: '0' },
      { URL: `${server.url}/v1`, KEY: 'k' },
    );
    expect(result('a')).toMatchObject({
      status: 'execution_error',
      failure: { class: 'provider', message: expect.stringContaining('In turn 2') },
      costUsd: 0.1,
      tokenUsage: usage,
      messages: [{ content: 'ONE' }, { content: 'r1' }],
      scores: [{ name: 'turn-1', score: 1, scores: [{ costUsd: 0.1 }] }],
    });
    expect(summarize(whole)).toMatchObject({ costUsd: 0.1, graderCostUsd: 0.1 });
  });
});

test('a turn that took too long leaves the cost of the whole unknown', async () => {
  const text = `targets:\n  - name: default\n    provider: cli\n    timeout_seconds: 1\n    command: 'case {PROMPT} in *TWO*) sleep 9;; *) echo ''{"text": "lyon ONE", "cost_usd": 0.5}'';; esac'\n`;
  const { result } = await run(turns.replace('      - input: THREE\n', ''), text);
  expect(result('a')).toMatchObject({ status: 'quality_failure', scores: [{ score: 1 }, { score: 0 }] });
  expect(result('a').costUsd).toBeUndefined();
});
