import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import type { Judging } from '../../../src/model/ports/provider.ts';
import type { ModelRequest } from '../../support/model-server.ts';
import { KEY, modelTargets, openTarget } from '../../support/model-targets.ts';

const schema = { type: 'object', properties: { score: { type: 'number' } }, required: ['score'] };
const judging: Judging = {
  reply: { name: 'verdict', schema },
  temperature: 0,
  images: [{ mediaType: 'image/png', dataUri: 'data:image/png;base64,iVBORw0KGgo=' }],
};

/** How a vendor's own client sends the same parameters to a server with this address. */
const clients: Readonly<Record<string, (url: string, ours: ModelRequest) => Promise<unknown>>> = {
  'openai (chat)': (url, { body }) => openAi(`${url}/v1`).chat.completions.create(body as never),
  'openai (responses)': (url, { body }) => openAi(`${url}/v1`).responses.create(body as never),
  azure: (url, { body, query }) => openAi(`${url}/openai/v1`, query).responses.create(body as never),
  openrouter: (url, { body }) => openAi(`${url}/api/v1`).chat.completions.create(body as never),
  anthropic: (url, { body }) =>
    new Anthropic({ baseURL: url, apiKey: KEY, maxRetries: 0 }).messages.create(body as never),
};

const openAi = (baseURL: string, defaultQuery: Readonly<Record<string, string>> = {}) =>
  new OpenAI({ baseURL, apiKey: KEY, defaultQuery: { ...defaultQuery }, maxRetries: 0 });

const asked = modelTargets.flatMap((target) => {
  const send = clients[target.name];
  return send === undefined ? [] : [{ ...target, send }];
});

describe.each(asked)('a request of $name', (target) => {
  test("goes where the vendor's own client sends it, and says the same", async () => {
    await using subject = await openTarget(target, { says: '{"score":1}' });
    expect(await subject.ask({ judging })).toMatchObject({ kind: 'answered' });
    const [ours] = subject.server.requests;
    if (ours === undefined) throw new Error('Nothing was asked');
    await target.send(subject.server.url, ours);
    const [, theirs] = subject.server.requests;
    const { method, path, query, body } = ours;
    expect(theirs).toMatchObject({ method, path, query, body });
    expect(ours.headers['content-type']).toBe(theirs?.headers['content-type']);
  });
});

test('each client is of a target', () => {
  expect(asked.map(({ name }) => name).toSorted()).toEqual(Object.keys(clients).toSorted());
});
