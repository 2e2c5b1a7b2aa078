import { describe, expect, test } from 'vitest';
import type { Http } from '../../../src/model/ports/network.ts';
import type { Question } from '../../../src/model/ports/provider.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { agentv } from '../../../src/providers/providers/agentv.ts';
import { KEY, modelDeps } from '../../support/model-targets.ts';
import { aQuestion } from '../../support/question.ts';

const problems = (options: Record<string, unknown>) => agentv.check(options).map(({ message }) => message);

async function ask(
  options: Record<string, unknown>,
  childEnv: Readonly<Record<string, string>>,
  question: Partial<Question> = {},
) {
  const sent: { url: string; body: unknown }[] = [];
  const http = (async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response('{}');
  }) satisfies Http;
  const provider = agentv.open(options, modelDeps({ http, childEnv }));
  return { sent, outcome: await provider.ask(aQuestion(question), new AbortController().signal) };
}

describe('the vendor', () => {
  test.each([
    ['openai:gpt-4.1', { OPENAI_API_KEY: KEY }, 'https://api.openai.com/v1/chat/completions'],
    ['openai:gpt-4.1', { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: 'https://h/v1' }, 'https://h/v1/chat/completions'],
    ['anthropic:claude-x', { ANTHROPIC_API_KEY: KEY }, 'https://api.anthropic.com/v1/messages'],
    [
      'azure:dep',
      { AZURE_OPENAI_API_KEY: KEY, AZURE_OPENAI_ENDPOINT: 'res' },
      'https://res.openai.azure.com/openai/v1/responses?api-version=v1',
    ],
    [
      'google:gemini-x',
      { GEMINI_API_KEY: KEY },
      'https://generativelanguage.googleapis.com/v1beta/models/gemini-x:generateContent',
    ],
  ])('of %s is asked with %j at %s', async (model, env, url) => {
    expect((await ask({ model }, env)).sent.map((each) => each.url)).toEqual([url]);
  });

  test('without credentials in the environment is a problem of the configuration that names the variable', async () => {
    for (const [model, name] of [
      ['openai:gpt-4.1', 'OPENAI_API_KEY'],
      ['anthropic:claude-x', 'ANTHROPIC_API_KEY'],
      ['azure:dep', 'AZURE_OPENAI_API_KEY'],
      ['google:gemini-x', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ] as const) {
      const { sent, outcome } = await ask({ model }, {});
      expect(sent).toEqual([]);
      expect(outcome).toMatchObject({
        failure: { class: 'config', message: expect.stringContaining(`the environment variable ${name} is unset`) },
      });
    }
  });
});

describe('the temperature', () => {
  const env = { OPENAI_API_KEY: KEY };
  test.each([
    [{}, {}, 0],
    [{ temperature: 0.4 }, {}, 0.4],
    [{}, { judging: { temperature: 0.7 } }, 0.7],
  ])('for %j and %j is %s', async (options, question, temperature) => {
    expect((await ask({ model: 'openai:m', ...options }, env, question)).sent[0]?.body).toMatchObject({ temperature });
  });
});

test.each([
  [{ model: 'openai:gpt-4.1' }, []],
  [{}, ['must be written out as vendor:model, such as openai:gpt-4.1']],
  [{ model: new Variable('M', 'openai:x') }, ['must be written out as vendor:model, such as openai:gpt-4.1']],
  [{ model: 'gpt-4.1' }, ['must be vendor:model, where vendor is openai, anthropic, azure or google']],
])('the options %j: %j', (options, expected) => {
  expect(problems(options)).toEqual(expected);
});
