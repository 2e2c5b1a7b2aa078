import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordLine } from '../../src/results/record.ts';
import { agentRecordings } from '../support/agent-streams.ts';
import { fakeAgent } from '../support/fake-agent.ts';
import { modelServer } from '../support/model-server.ts';
import { evaluated } from './evaluated.ts';

const suite = `execution: { trials: { count: 2, strategy: mean } }
tests:
  - { id: answers, input: hi, assertions: [{ type: contains, value: blue }] }
  - { id: declines, input: hi, assertions: [{ type: contains, value: blue, negate: true }] }
`;

async function refusedBy(target: object) {
  const targets = JSON.stringify({ targets: [{ name: 'default', ...target }] });
  const { result } = await evaluated({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': targets });
  return [result('answers'), result('declines')] as const;
}

describe('a refusal is an answer: it is graded, and its record is marked', () => {
  test.each([
    ['of a model', 'refusal', { says: { refusal: 'I cannot do that.' } }],
    ['of a filter without a text', 'content_filter', { says: { text: null, cutBy: 'content_filter' } }],
    [
      'of a filter before the model',
      'content_filter',
      { status: 400, body: { error: { message: 'no', code: 'content_filter' } } },
    ],
  ] as const)('%s', async (_, finishReason, turn) => {
    await using server = await modelServer(turn);
    const results = await refusedBy({ provider: 'openai', endpoint: server.url, model: 'm' });
    expect(results).toMatchObject([
      { status: 'quality_failure', score: 0, finishReason, trials: [{ finishReason }, { finishReason }] },
      { status: 'ok', score: 1, finishReason },
    ]);
    const row = JSON.parse(recordLine(results[0])) as Record<string, unknown>;
    expect(row).toMatchObject({
      finish_reason: finishReason,
      trials: [{ finish_reason: finishReason }, { finish_reason: finishReason }],
    });
    const { result } = readRecord(row, { file: 'index.jsonl', line: 1, column: 1 }, 0);
    expect(result).toMatchObject({ finishReason, trials: [{ finishReason }, { finishReason }] });
  });

  test('of the model of a coding agent', async () => {
    using fake = fakeAgent(agentRecordings.codex.declined());
    const results = await refusedBy({ provider: 'codex', executable: fake.program });
    expect(results).toMatchObject([
      { status: 'quality_failure', output: '', finishReason: 'refusal' },
      { status: 'ok', output: '', finishReason: 'refusal' },
    ]);
  });

  test('an answer has no mark', async () => {
    await using server = await modelServer({ says: 'blue' });
    const [result] = await refusedBy({ provider: 'openai', endpoint: server.url, model: 'm' });
    expect(JSON.parse(recordLine(result))).not.toHaveProperty('finish_reason');
  });
});
