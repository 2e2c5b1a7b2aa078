import { describe, expect, test } from 'vitest';
import type { JudgeFormat } from '../../../src/model/ports/provider.ts';
import { readDataUri } from '../../../src/providers/models/model-provider.ts';
import { isStrict } from '../../../src/providers/models/openai-api.ts';
import type { ModelRequest } from '../../support/model-server.ts';
import { modelTarget, modelTargets, openTarget } from '../../support/model-targets.ts';

const schema = {
  type: 'object',
  properties: { score: { type: 'number' }, why: { type: 'string' } },
  required: ['score', 'why'],
  additionalProperties: false,
};
const png = { mediaType: 'image/png', dataUri: 'data:image/png;base64,iVBORw0KGgo=' };
const judging: JudgeFormat = { reply: { name: 'verdict', schema }, temperature: 0 };

/** How each wire format asks for a shape, names it in a refusal, and shows a picture. */
const wire: Readonly<Record<string, { readonly shape: object; readonly refusal: string; readonly picture: object }>> = {
  chat: {
    shape: { response_format: { type: 'json_schema', json_schema: { name: 'verdict', schema, strict: true } } },
    refusal: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
    picture: { messages: [{}, { content: [{}, { type: 'image_url', image_url: { url: png.dataUri } }] }] },
  },
  responses: {
    shape: { text: { format: { type: 'json_schema', name: 'verdict', schema, strict: true } } },
    refusal: "Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model.",
    picture: { input: [{}, { content: [{}, { type: 'input_image', image_url: png.dataUri }] }] },
  },
  messages: {
    shape: { output_config: { format: { type: 'json_schema', schema } } },
    refusal: 'output_config.format: this model does not support structured outputs',
    picture: {
      messages: [{ content: [{}, { source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } }] }],
    },
  },
  generateContent: {
    shape: { generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema } },
    refusal: 'Unknown name "responseJsonSchema" at \'generation_config\': Cannot find field.',
    picture: { contents: [{ parts: [{}, { inlineData: { mimeType: 'image/png', data: 'iVBORw0KGgo=' } }] }] },
  },
};

/** Where a request says its temperature. */
function temperatureIn({ body }: Pick<ModelRequest, 'body'>): unknown {
  const { temperature, generationConfig } = body as {
    temperature?: number;
    generationConfig?: { temperature?: number };
  };
  return temperature ?? generationConfig?.temperature;
}

describe.each(modelTargets)('a judge by $name', (target) => {
  const { shape, refusal, picture } = wire[target.format] ?? { shape: {}, refusal: '', picture: {} };
  const asksForShape = ({ body }: Pick<ModelRequest, 'body'>) =>
    JSON.stringify(body).includes('"additionalProperties":false');

  test('is asked for the shape of its reply and with its own temperature', async () => {
    await using subject = await openTarget(target, { says: '{}' }, { options: { temperature: 0.9 } });
    await subject.ask({ judging });
    const [request] = subject.server.requests;
    expect(request?.body).toMatchObject(shape);
    expect(request && temperatureIn(request)).toBe(0);
  });

  test('is shown pictures with the last question', async () => {
    await using subject = await openTarget(target, { says: '{}' });
    await subject.ask({ judging: { images: [png] } });
    expect(subject.server.requests[0]?.body).toMatchObject(picture);
  });

  test('is asked once more without a shape that the server refuses, and never again with it', async () => {
    await using subject = await openTarget(target, (request) =>
      asksForShape(request) ? { status: 400, message: refusal } : { says: '{}' },
    );
    expect(await subject.ask({ judging })).toMatchObject({ kind: 'answered' });
    expect(await subject.ask({ judging })).toMatchObject({ kind: 'answered' });
    expect(subject.server.requests.map(asksForShape)).toEqual([true, false, false]);
    expect(subject.server.requests.map(temperatureIn)).toEqual([0, 0, 0]);
  });

  test('is asked once more with the temperature of the target when the server takes no other', async () => {
    await using subject = await openTarget(target, (request) =>
      temperatureIn(request) === 0
        ? { status: 400, message: "Unsupported value: 'temperature' does not support 0 with this model." }
        : { says: '{}' },
    );
    expect(await subject.ask({ judging })).toMatchObject({ kind: 'answered' });
    expect(subject.server.requests).toHaveLength(2);
    expect(subject.server.requests.map(asksForShape)).toEqual([true, true]);
  });

  test('is not asked again when the request is refused for another reason', async () => {
    await using subject = await openTarget(target, { status: 400, message: 'prompt is too long: 250000 tokens' });
    expect(await subject.ask({ judging })).toMatchObject({ failure: { class: 'provider', permanent: true } });
    expect(subject.server.requests).toHaveLength(1);
  });

  test('is asked three times at most when the server refuses everything, and keeps nothing of that', async () => {
    let isBroken = true;
    await using subject = await openTarget(target, () =>
      isBroken ? { status: 400, message: `${refusal} temperature` } : { says: '{}' },
    );
    expect(await subject.ask({ judging })).toMatchObject({ failure: { class: 'provider', httpStatus: 400 } });
    expect(subject.server.requests).toHaveLength(3);
    isBroken = false;
    await subject.ask({ judging });
    expect(subject.server.requests.map(asksForShape)).toEqual([true, true, false, true]);
  });
});

/** What a target sends to ask for this. */
async function bodyFor(target: string, given: JudgeFormat) {
  await using subject = await openTarget(modelTarget(target), { says: '{}' });
  await subject.ask({ judging: given });
  return subject.server.requests[0]?.body;
}

test('a schema that is not strict is asked for loosely, under a name that the interface takes', async () => {
  expect(await bodyFor('chat', { reply: { name: 'the verdict!', schema: { type: 'object' } } })).toMatchObject({
    response_format: { json_schema: { name: 'the_verdict_', schema: { type: 'object' }, strict: false } },
  });
});

const closed = (properties: object, required = Object.keys(properties)) => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
});

test.each([
  ['closed objects at every level', closed({ a: { type: 'array', items: closed({ b: { type: 'string' } }) } }), true],
  ['no object at all', { type: 'string' }, true],
  ['an open object', { type: 'object', properties: {}, required: [] }, false],
  ['a key that may be missing', closed({ a: { type: 'string' } }, []), false],
  ['an open object below a closed one', closed({ a: { type: 'object' } }), false],
  ['an open object among several', { anyOf: [closed({}), { type: 'object' }] }, false],
])('a schema with %s is strict: %#', (_title, given, strict) => {
  expect(isStrict(given)).toBe(strict);
});

const bounded = { score: { type: 'number', maximum: 1 } };
test.each([
  ['in words where Anthropic takes no bounds', bounded, { description: '{maximum: 1}' }],
  ['as it is where nobody can put it in words', { score: {} }, {}],
])('a schema is sent %s', async (_title, properties, score) => {
  expect(await bodyFor('anthropic', { reply: { name: 'verdict', schema: { ...schema, properties } } })).toMatchObject({
    output_config: { format: { schema: { type: 'object', properties: { score } } } },
  });
});

test('a picture that a model cannot see is left out', async () => {
  const svg = { mediaType: 'image/svg+xml', dataUri: 'data:image/svg+xml;base64,PHN2Zy8+' };
  expect(await bodyFor('anthropic', { images: [svg] })).toMatchObject({
    messages: [{ role: 'user', content: [{ type: 'text', text: 'What colour is the sky?' }] }],
  });
});

test.each([
  ['data:image/png;base64,iVBO', { mediaType: 'image/png', base64: 'iVBO' }],
  ['data:IMAGE/PNG;name=a.png;base64,iVBO', { mediaType: 'image/png', base64: 'iVBO' }],
  ['data:image/svg+xml,<svg/>', undefined],
  ['https://h/a.png', undefined],
  ['data:image/png;base64', undefined],
])('the picture at %s is read as %j', (uri, read) => {
  expect(readDataUri(uri)).toEqual(read);
});
