import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { SharedQuestion, Together } from '../../../src/model/ports/provider.ts';
import { finalAnswer } from '../../../src/model/run/message.ts';
import { cli } from '../../../src/providers/providers/cli.ts';
import { providerDeps } from '../../support/provider-deps.ts';

const questions: readonly SharedQuestion[] = [
  { testId: 'a', inputFiles: ['/in/one.md', '/in/two.md'] },
  { testId: 'b', inputFiles: ['/in/two.md'] },
];

async function asked(command: string, options: Record<string, unknown> = {}): Promise<Together> {
  const provider = cli.open({ command, ...options }, providerDeps({ suiteFolder: tmpdir() }));
  const together = await provider.askTogether?.(questions, new AbortController().signal);
  if (together === undefined) throw new Error('A cli target can be asked together');
  return together;
}

const writing = (...lines: string[]) => asked(`printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')}`);

/** The answers by test, or the message of the failure. */
const gist = (together: Together) =>
  together.kind === 'failed'
    ? `${together.failure.class}: ${together.failure.message}`
    : Object.fromEntries(
        [...together.outcomes].map(([id, outcome]) => [
          id,
          outcome.kind === 'answered' ? finalAnswer(outcome.response.messages) : outcome.failure.message,
        ]),
      );

test('each line answers the test that it names; lines of unknown tests do no harm', async () => {
  const together = await writing(
    '{"id": "b", "text": "B"}',
    '',
    '{"id": "a", "output": [{"role": "assistant", "content": "A"}], "cost_usd": 0.25, "duration_ms": 7}',
    '{"id": "z", "text": {"x": 1}}',
  );
  expect(gist(together)).toEqual({ a: 'A', b: 'B', z: '{"x":1}' });
  expect(together.kind === 'answered' && together.outcomes.get('a')).toMatchObject({
    response: { costUsd: 0.25, durationMs: 7 },
  });
});

test('an answer without a duration took its share of the call', async () => {
  const together = await asked(`sleep 0.2; echo '{"id": "a", "text": "A"}'`);
  const outcome = together.kind === 'answered' ? together.outcomes.get('a') : undefined;
  const tookMs = outcome?.kind === 'answered' ? outcome.response.durationMs : undefined;
  expect(tookMs).toBeGreaterThanOrEqual(95);
  expect(tookMs).toBeLessThan(10_000);
});

test('a line with nothing but an id is an empty answer', async () => {
  expect(gist(await writing('{"id": "a"}'))).toEqual({ a: '' });
});

test('the command is filled in once for all of them, and gets a file for lines', async () => {
  const command = `printf '{"id":"a","text":"%s"}' "$(printf '%s|' {EVAL_ID} {ATTEMPT} {PROMPT} {FILES} {OUTPUT_FILE})" > {OUTPUT_FILE}`;
  expect(gist(await asked(command))).toEqual({
    a: expect.stringMatching(/^batch\|0\|\|\/in\/one\.md\|\/in\/two\.md\|.*\.jsonl\|$/),
  });
});

test('the prompt file is empty', async () => {
  expect(gist(await asked(`printf '{"id":"a","text":"%s"}' "$(wc -c < {PROMPT_FILE})"`))).toEqual({
    a: expect.stringMatching(/^\s*0$/),
  });
});

test.each<[string, string[], RegExp]>([
  ['that is no JSON', ['{"id": "a", "text": "A"}', 'oh'], /line 2 is not a JSON object/],
  ['without an id', ['{"text": "A"}'], /line 1 is not a JSON object with the "id"/],
  ['with an empty id', ['{"id": " ", "text": "A"}'], /line 1/],
  ['whose messages are none', ['{"id": "a", "output": [{"content": "A"}]}'], /line 1/],
  [
    'whose id was there',
    ['{"id": "a", "text": "A"}', '{"id": "a", "text": "B"}'],
    /line 2 has an "id" that an earlier/,
  ],
])('a line %s spoils the whole output', async (_, lines, message) => {
  expect(gist(await writing(...lines))).toMatch(message);
});

test.each<[string, string, Record<string, unknown>, RegExp]>([
  ['that fails', 'echo no >&2; exit 3', {}, /^crash: .*exit code 3: no/],
  ['that takes too long', 'sleep 20', { timeout_seconds: 0.2 }, /^timeout: /],
  ['that is not fit to be asked', 'echo', { healthcheck: { command: 'exit 1' } }, /^provider: The healthcheck/],
])('a command %s gives no answer', async (_, command, options, message) => {
  expect(gist(await asked(command, options))).toMatch(message);
});
