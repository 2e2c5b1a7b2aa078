import { describe, expect, test } from 'vitest';
import { Variable } from '../../../src/model/suite/setting.ts';
import { azure, azureUrl } from '../../../src/providers/providers/openai.ts';
import { apiKey, KEY, sentBy } from '../../support/model-targets.ts';

const good = { endpoint: 'my-resource', api_key: apiKey, deployment: 'gpt' };
const problems = (options: Record<string, unknown>) =>
  azure.check({ ...good, ...options }).map(({ path, message }) => `${path.join('.')} ${message}`);

const sentFor = (options: Record<string, unknown>) => sentBy(azure, { ...good, ...options });

describe('the address', () => {
  test.each([
    ['my-resource', 'https://my-resource.openai.azure.com/openai/v1'],
    ['https://h/', 'https://h/openai/v1'],
    ['https://h/openai', 'https://h/openai/v1'],
    ['https://h/?api-version=2024-10-21', 'https://h/openai/v1'],
  ])('for %s is %s', (endpoint, url) => {
    expect(azureUrl(endpoint)).toBe(url);
  });

  test('is the Responses API with the version in the query and the key in Azure’s own header, and nowhere else', async () => {
    const sent = await sentFor({ temperature: 0, max_output_tokens: 9 });
    expect(sent.url).toBe('https://my-resource.openai.azure.com/openai/v1/responses?api-version=v1');
    expect(sent.headers).toMatchObject({ 'api-key': KEY });
    expect(sent.headers).not.toHaveProperty('authorization');
    expect(sent.body).toMatchObject({ model: 'gpt', temperature: 0, max_output_tokens: 9 });
  });

  const HOST = 'https://my-resource.openai.azure.com/openai';
  test.each([
    [{ version: '2024-12-01-preview' }, `${HOST}/deployments/gpt/chat/completions?api-version=2024-12-01-preview`],
    [
      { api_version: 'api-version=2025-01-01', deployment: 'a b' },
      `${HOST}/deployments/a%20b/chat/completions?api-version=2025-01-01`,
    ],
    [{ version: '2024-12-01-preview', api_format: 'responses' }, `${HOST}/responses?api-version=2024-12-01-preview`],
    [{ api_format: 'chat' }, `${HOST}/v1/chat/completions?api-version=v1`],
    [{ version: 'preview', api_format: 'responses' }, `${HOST}/v1/responses?api-version=preview`],
  ])('for %j is %s', async (options, url) => {
    const sent = await sentFor(options);
    expect(sent.url).toBe(url);
    expect(Object.keys(sent.body as object)).toContain(url.includes('/chat/') ? 'messages' : 'input');
    expect(sent.headers).toMatchObject({ 'api-key': KEY });
  });
});

describe('the options', () => {
  test.each([
    [{ deployment: 'a', model: 'b' }, 'a'],
    [{ deployment: new Variable('D', ''), model: new Variable('M', 'b') }, 'b'],
  ])('name the deployment in %j', async (options, model) => {
    expect((await sentFor(options)).body).toMatchObject({ model });
  });

  test('take resource for endpoint', async () => {
    expect((await sentFor({ endpoint: undefined, resource: 'other' })).url).toContain(
      'https://other.openai.azure.com/',
    );
  });

  test.each([
    [
      { endpoint: new Variable('AZURE_OPENAI_ENDPOINT', undefined) },
      'endpoint is required, but the environment variable AZURE_OPENAI_ENDPOINT is unset',
    ],
    [
      { endpoint: undefined, resource: new Variable('R', '') },
      'resource is required, but the environment variable R is empty',
    ],
    [
      { endpoint: 'h.openai.azure.com' },
      'endpoint must be the name of an Azure resource, or a URL that starts with https://',
    ],
    [{ endpoint: 'https://me:secret@h' }, 'endpoint must not hold a user name or password: the key goes into api_key'],
    [{ api_key: KEY }, 'api_key must come from the environment: write ${{ NAME }} and set that variable'],
    [
      { deployment: undefined, model: new Variable('AZURE_DEPLOYMENT_NAME', undefined) },
      'model is required, but the environment variable AZURE_DEPLOYMENT_NAME is unset',
    ],
  ])('%j: %s', (options, problem) => {
    expect(problems(options)).toEqual([problem]);
  });
});
