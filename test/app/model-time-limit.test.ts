import { expect, test } from 'vitest';
import { modelServer } from '../support/model-server.ts';
import { evaluated } from './evaluated.ts';

test('timeout_seconds of a model target stops its calls', async () => {
  await using server = await modelServer({ hangs: true });
  const target = { name: 'default', provider: 'openai', endpoint: server.url, model: 'm', timeout_seconds: 0.2 };
  const { result } = await evaluated({
    'evals/a.eval.yaml': 'tests: [{ id: a, input: hi, assertions: [{ type: contains, value: ok }] }]\n',
    '.agentv/targets.yaml': JSON.stringify({ targets: [target] }),
  });
  expect(result('a')).toMatchObject({
    status: 'execution_error',
    failure: { class: 'timeout', message: expect.stringContaining('within 0.2 s') },
  });
});
