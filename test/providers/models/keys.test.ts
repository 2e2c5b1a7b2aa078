import { describe, expect, test } from 'vitest';
import { findKind } from '../../../src/model/suite/kind.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { modelTargets, openTarget } from '../../support/model-targets.ts';

const own = modelTargets.filter((target) => 'api_key' in target.options(''));

describe.each(own)('a key of $name that is written out', (target) => {
  test('is sent to a server of the user’s own', async () => {
    await using subject = await openTarget(target, { says: 'blue' }, { options: { api_key: 'ollama' } });
    expect(await subject.ask()).toMatchObject({ kind: 'answered' });
    const [[name = '', value = ''] = []] = Object.entries(target.headers);
    const sent = subject.server.requests[0]?.headers[name];
    expect(sent).toBe(value.startsWith('Bearer ') ? 'Bearer ollama' : 'ollama');
  });
});

describe('a key that is written out', () => {
  const check = (provider: string, options: object) =>
    findKind(providers, provider)
      ?.check({ model: 'm', ...options })
      .filter(({ path }) => path[0] === 'api_key')
      .map(({ message }) => message);

  test.each([
    ['openai', {}],
    ['openai', { base_url: 'https://api.groq.com/openai/v1' }],
    ['openai', { base_url: new Variable('URL', 'https://eu.api.openai.com/v1') }],
    ['azure', { endpoint: 'my-resource' }],
    ['anthropic', { base_url: 'https://api.anthropic.com' }],
    ['gemini', {}],
    ['copilot', {}],
    ['pi', { base_url: 'https://api.mistral.ai/v1' }],
  ])('is refused where it may open something: %s %j', (provider, options) => {
    const problem = 'must come from the environment: write ${{ NAME }} and set that variable';
    expect(check(provider, { api_key: 'sk-written-out', ...options })).toEqual([problem]);
  });

  test.each(['copilot', 'pi'])('is taken for the server of %s', (provider) => {
    expect(check(provider, { api_key: 'ollama', base_url: 'http://localhost:11434/v1' })).toEqual([]);
  });
});
