import { describe, expect, test } from 'vitest';
import { modelTargets, openTarget } from '../../support/model-targets.ts';

/** Bodies of errors as OpenAI, Google, vLLM, FastAPI, LiteLLM, gateways and proxies send them, and what they say. */
const BODIES: readonly (readonly [body: string, words: string])[] = [
  ['{"error": {"message": "model crashed"}}', 'model crashed'],
  ['{"error": {"code": 7, "detail": "model crashed"}}', 'model crashed'],
  ['{"error": ["model crashed", "try later"]}', 'model crashed; try later'],
  ['{"error": {"status": "crashed"}}', '{"status":"crashed"}'],
  ['{"detail": [{"loc": ["body", "x"], "msg": "field required"}]}', 'field required'],
  ['[{"error": {"message": "model crashed"}}]', 'model crashed'],
  ['{"error": "Bad Request", "message": "model crashed"}', 'Bad Request: model crashed'],
  ['{"error": {"message": "Provider returned error", "metadata": {"raw": "model crashed"}}}', 'error: model crashed'],
  ['model crashed', 'model crashed'],
];

describe.each(modelTargets)('$name quotes the words of the server', (target) => {
  test.each(BODIES)('in %s', async (body, words) => {
    await using refused = await openTarget(target, { status: 422, body });
    expect(await refused.ask()).toMatchObject({ failure: { message: expect.stringContaining(words) } });
    await using good = await openTarget(target, { sends: body });
    expect(await good.ask()).toMatchObject({
      kind: 'failed',
      failure: { class: 'provider', message: expect.stringContaining(words) },
    });
  });
});
