import { expect, test } from 'vitest';
import { modelServer } from '../support/model-server.ts';
import { suiteOf } from '../support/suites.ts';
import { evaluated } from './evaluated.ts';

test('what a server refuses of a target is not sent again for another suite', async () => {
  const message = "Unsupported parameter: 'max_tokens' is not supported with this model.";
  await using server = await modelServer(({ body }) =>
    'max_tokens' in (body as object) ? { status: 400, message } : { says: 'blue' },
  );
  const { run } = await evaluated(
    {
      '.agentv/targets.yaml': `targets: [{name: default, provider: openai, base_url: "${server.url}/v1", model: m, max_output_tokens: 9}]\n`,
      'evals/a.eval.yaml': suiteOf(['a', 'x', 'blue']),
      'evals/b.eval.yaml': suiteOf(['b', 'x', 'blue']),
    },
    { workers: '1' },
  );
  expect(run.results.map(({ status }) => status)).toEqual(['ok', 'ok']);
  expect(server.requests.map(({ body }) => 'max_tokens' in (body as object))).toEqual([true, false, false]);
});
