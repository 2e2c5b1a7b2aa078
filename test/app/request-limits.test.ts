import { describe, expect, test, vi } from 'vitest';
import { advanceUntil, fakeClock } from '../support/fake-clock.ts';
import { aProject } from '../support/project.ts';
import { serving } from '../support/serving.ts';
import { evaluated } from './evaluated.ts';
import { perform } from './perform.ts';

/** Replies to answers and judges after 30 ms, or refuses with a status, by the requests so far and those at work. */
async function countingServer(statusOf: (request: number, running: number) => number = () => 200) {
  const clock = fakeClock();
  const arrivals: number[] = [];
  const refusals: number[] = [];
  let running = 0;
  const content = JSON.stringify({ score: 1, reasoning: 'good', assertions: [] });
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  const reply = JSON.stringify({ id: 'x', object: 'chat.completion', model: 'm', choices });
  const server = await serving((request, response) => {
    request.resume();
    arrivals.push(clock.now());
    const status = statusOf(arrivals.length, running);
    if (status !== 200) {
      refusals.push(clock.now());
      const headers = status === 429 ? { 'retry-after': '1' } : {};
      return void response.writeHead(status, headers).end('{"error":{"message":"not now"}}');
    }
    running += 1;
    setTimeout(() => {
      running -= 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    }, 30);
  });
  return { ...server, url: `${server.url}/v1`, clock, arrivals, refusals };
}

const PATH = { PATH: process.env['PATH'] ?? '' };
const tests = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `  - { id: t${index}, input: hi, assertions: [{ type: llm-grader, prompt: good? }] }\n`,
  );
const checkout = (url: string, more: Readonly<Record<string, string>> = {}) =>
  aProject({
    'evals/a.eval.yaml': `execution: { workers: 10 }\ntests:\n${tests(8).join('')}`,
    '.agentv/targets.yaml': `targets:
  - { name: default, provider: openai, model: m, base_url: "${url}", grader_target: judge, retry_initial_delay_ms: 1 }
  - { name: judge, provider: openai, model: j, base_url: "${url}" }
`,
    ...more,
  });

describe('requests-per-minute', () => {
  test('spreads the calls of targets and judges, and no test runs into its time limit while it waits', async () => {
    // The first request is repeated.
    await using server = await countingServer((request) => (request === 1 ? 500 : 200));
    using project = checkout(server.url, {
      '.agentv/config.yaml': 'eval_action: { requests_per_minute: [openai=60] }\n',
    });
    const argv = ['run', 'evals', '-o', 'out', '--test-timeout-seconds', '5'];
    const running = perform(project, argv, PATH, { clock: server.clock });
    expect(await advanceUntil(server.clock, running, 50)).toMatchObject({ exitCode: 0 });
    // 8 answers, 8 verdicts and a repeated call: 6 at once, and the others at 54 per minute.
    expect(server.arrivals).toHaveLength(17);
    const [first = 0] = server.arrivals;
    expect(server.arrivals.filter((at) => at < first + 1_000).length).toBeLessThanOrEqual(6);
    expect((server.arrivals.at(-1) ?? 0) - first).toBeGreaterThan(10_000);
  });

  test('a wait ends when the run does', async () => {
    await using server = await countingServer(() => 500);
    using project = checkout(server.url);
    const argv = ['run', 'evals', '-o', 'out', '--requests-per-minute', 'default=1', '--timeout-minutes', '0.5'];
    const running = perform(project, argv, PATH, { clock: server.clock });
    await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { timeout: 20_000 });
    expect(await advanceUntil(server.clock, running, 1_000)).toMatchObject({ exitCode: 2 });
    expect(server.arrivals).toHaveLength(1);
    expect(JSON.parse(project.read('out/report.json'))).toMatchObject({
      verdict: { verdict: 'invalid' },
      totals: { skipped: 8 },
    });
  });

  test.each([['opanai=3', 'Did you mean "openai"?']])(
    '%s, an unknown name, is an error before any call',
    async (limit, hint) => {
      using project = checkout('http://127.0.0.1:1/v1');
      const running = perform(project, ['run', 'evals', '--requests-per-minute', limit], PATH);
      const message = `requests-per-minute limits "${limit.slice(0, -2)}", which is neither a target of these suites nor a provider`;
      await expect(running).rejects.toThrow(`${message}\n  ${hint}`);
      expect(project.exists('.agentv/results')).toBe(false);
    },
  );
});

test('a server that is overloaded is left alone as long as it asks, and then asked by fewer', async () => {
  await using server = await countingServer((_, running) => (running >= 5 ? 429 : 200));
  const assertions = '[{ type: contains, value: good }]';
  const tests = Array.from(
    { length: 40 },
    (_, index) => `  - { id: t${index}, input: hi, assertions: ${assertions} }\n`,
  );
  const files = {
    'evals/a.eval.yaml': `execution: { workers: 20 }\ntests:\n${tests.join('')}`,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: openai, model: m, base_url: "${server.url}" }]\n`,
  };
  const { run } = await advanceUntil(server.clock, evaluated(files, {}, {}, { clock: server.clock }), 10);
  expect(run.results.filter(({ status }) => status !== 'ok')).toEqual([]);
  const first = server.refusals[0] ?? 0;
  // Who was under way already may still arrive; after that there is silence.
  expect(server.arrivals.filter((at) => at > first + 400 && at < first + 950)).toEqual([]);
  // Each of them was refused at most once or twice: there was no storm.
  expect(server.arrivals.length).toBeLessThan(40 + 30);
});
