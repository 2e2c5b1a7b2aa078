import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { advanceUntil, fakeClock } from '../support/fake-clock.ts';
import { evaluated } from './evaluated.ts';

const reply = JSON.stringify({
  id: 'x',
  object: 'chat.completion',
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'blue' } }],
});

/** A server that bears so many requests at a time, and else asks to be left alone for a second. */
async function weakServer(bears: number) {
  const clock = fakeClock();
  const arrivals: number[] = [];
  const refusals: number[] = [];
  let running = 0;
  const server = createServer((request, response) => {
    request.resume();
    arrivals.push(clock.now());
    if (running >= bears) {
      refusals.push(clock.now());
      response.writeHead(429, { 'retry-after': '1' }).end('{"error":{"message":"slow down"}}');
      return;
    }
    running += 1;
    setTimeout(() => {
      running -= 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    }, 30);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    clock,
    arrivals,
    refusals,
    [Symbol.dispose]: () => void server.close(),
  };
}

test('a server that is overloaded is left alone as long as it asks, and then asked by fewer', async () => {
  using server = await weakServer(5);
  const tests = Array.from(
    { length: 40 },
    (_, index) => `  - { id: t${index}, input: hi, assertions: [{ type: contains, value: blue }] }\n`,
  ).join('');
  const files = {
    'evals/a.eval.yaml': `execution: { workers: 20 }\ntests:\n${tests}`,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: openai, model: m, base_url: "${server.url}" }]\n`,
  };
  const running = evaluated(files, {}, {}, { clock: server.clock });
  const { run } = await advanceUntil(server.clock, running, 10);
  expect(run.results.filter(({ status }) => status !== 'ok')).toEqual([]);
  const first = server.refusals[0] ?? 0;
  // Who was under way already may still arrive; after that there is silence.
  expect(server.arrivals.filter((at) => at > first + 400 && at < first + 950)).toEqual([]);
  // Each of them was refused at most once or twice: there was no storm.
  expect(server.arrivals.length).toBeLessThan(40 + 30);
});
