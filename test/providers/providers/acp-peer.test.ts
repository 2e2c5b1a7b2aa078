/** The protocol by its SDK: an agent made with it, and its JSON schema. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { aQuestion } from '../../support/question.ts';
import { projectNode, readRepositoryFile, repository } from '../../support/repository.ts';
import { answerOf, callsIn, open, signal } from '../support.ts';

const folder = mkdtempSync(join(tmpdir(), 'acp-peer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCHEMA = 'node_modules/@agentclientprotocol/sdk/schema/v1/schema.json';

async function ask(question: string, options: Record<string, unknown> = {}, more: Partial<Question> = {}) {
  const lines = join(folder, `${Math.random()}.jsonl`);
  const args = [join(repository, 'test/support/acp-agent.mjs')];
  const given = { command: projectNode, args, env: { ACP_LINES: lines }, ...options };
  const outcome = await open('acp', given).ask(aQuestion({ prompt: { question }, ...more }), signal);
  const sent = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [];
  return { outcome, sent: sent.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('an agent that is made with the SDK', () => {
  test('answers, with its tools, tokens and version', async () => {
    const { outcome } = await ask('What colour is the sky?');
    expect(outcome).toMatchObject({ kind: 'answered', response: { tokenUsage: { input: 10, output: 5 } } });
    expect(answerOf(outcome)).toBe('It is blue.');
    expect(callsIn(outcome)).toMatchObject([
      { tool: 'Read', input: { path: 'sky.txt' }, output: 'blue', status: 'ok' },
    ]);
  });

  test('gets no permission where the target rejects it', async () => {
    const { outcome } = await ask('What colour is the sky?', { permissions: 'reject' });
    expect(answerOf(outcome)).toBe('I may not look.');
  });

  test.each([
    ['refuse', 'refusal'],
    ['long', 'length'],
  ])('that ends for the reason of "%s" has the mark %s', async (question, finishReason) => {
    expect((await ask(question)).outcome).toMatchObject({ kind: 'answered', response: { finishReason } });
  });
});

test('every line that the client sends fits the schema of the protocol', async () => {
  const schema = JSON.parse(readRepositoryFile(SCHEMA)) as { $defs: object; anyOf: readonly { title: string }[] };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validate = ajv.compile({ $defs: schema.$defs, ...schema.anyOf.find(({ title }) => title === 'Client') });
  const image = { path: '/a.png', mediaType: 'image/png', dataUri: 'data:image/png;base64,QUJD' };
  const mcp_servers = { one: { command: 'x', args: ['-y'], env: { A: 'b' } }, two: { url: 'http://127.0.0.1:1/mcp' } };
  const { sent } = await ask('What colour is the sky?', { mcp_servers }, { images: [image] });
  const methods = sent.map(({ method, id }) => method ?? id);
  expect(methods).toEqual(['initialize', 'session/new', 'session/prompt', expect.anything()]);
  expect(sent.flatMap((line) => (validate(line) ? [] : [ajv.errorsText(validate.errors), line]))).toEqual([]);
  const definitions: Record<string, string> = {
    initialize: 'InitializeRequest',
    'session/new': 'NewSessionRequest',
    'session/prompt': 'PromptRequest',
  };
  for (const { method, params } of sent) {
    const name = definitions[String(method)];
    if (name === undefined) continue;
    const isValid = ajv.compile({ $defs: schema.$defs, $ref: `#/$defs/${name}` });
    expect(isValid(params), `${name}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
  }
});
