import { expect, test } from 'vitest';
import { evaluated } from '../../app/evaluated.ts';
import { modelServer } from '../../support/model-server.ts';

const reply = (score: number) => JSON.stringify(JSON.stringify({ score, assertions: [] }));
const judge = (name: string, score: number) => `  - {name: ${name}, provider: mock, response: ${reply(score)}}\n`;
const target = (more: string) => `  - {name: default, provider: cli, command: echo hi${more}}\n`;
const PEOPLE = judge('kind', 1) + judge('strict', 0.25) + judge('fair', 0.5);

async function scoreWith(given: {
  readonly targets: string;
  readonly grader?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}): Promise<number | undefined> {
  const grader = given.grader ?? '{type: llm-grader, prompt: Is it polite?}';
  const { result } = await evaluated(
    {
      'evals/a.eval.yaml': `tests: [{id: a, input: hi, assertions: [${grader}]}]`,
      '.agentv/targets.yaml': `targets:\n${given.targets}${PEOPLE}`,
    },
    given.inputs,
  );
  return result('a').score;
}

const named = '{type: llm-grader, prompt: Is it polite?, target: fair}';

test.each<[string, Parameters<typeof scoreWith>[0], number]>([
  ['the one that the target names', { targets: target(', grader_target: kind') }, 1],
  ['the one that was the name of before', { targets: target(', judge_target: kind') }, 1],
  [
    'the one that is asked for, over that of the target',
    { targets: target(', grader_target: kind'), inputs: { graderTarget: 'strict' } },
    0.25,
  ],
  [
    'the one that the grader names, over all others',
    { targets: target(', grader_target: kind'), grader: named, inputs: { graderTarget: 'strict' } },
    0.5,
  ],
  ['the target itself, when it is a model', { targets: judge('default', 0.75) }, 0.75],
  [
    'the target itself, where the one that it names is not there',
    { targets: judge('default', 0.75).replace('}\n', ', grader_target: nobody}\n') },
    0.75,
  ],
])('who judges is %s', async (_, given, score) => {
  expect(await scoreWith(given)).toBe(score);
});

test.each<[string, Parameters<typeof scoreWith>[0], RegExp]>([
  ['a program never judges itself', { targets: target('') }, /cannot be judged/],
  ['a judge that is asked for must be there', { targets: target(''), inputs: { graderTarget: 'nope' } }, /nope/],
])('%s, which is known before anything is spent', async (_, given, message) => {
  await expect(scoreWith(given)).rejects.toThrow(message);
});

test('calls of a judge that were repeated are counted with those of the test', async () => {
  const verdict = JSON.stringify({ score: 1, assertions: [] });
  await using server = await modelServer([{ status: 503 }, { says: verdict }]);
  const model =
    'provider: openai, base_url: "${{ URL }}", api_key: "${{ KEY }}", model: m, api_format: chat, retry_initial_delay_ms: 1';
  const { run } = await evaluated(
    {
      'evals/a.eval.yaml': `execution: {targets: [default, other], workers: 1}
tests: [{id: a, input: hi, assertions: [{type: llm-grader, prompt: Is it polite?}]}]`,
      '.agentv/targets.yaml': `targets:
${target(', grader_target: asked')}  - {name: other, provider: cli, command: echo ho, grader_target: asked}
  - {name: asked, ${model}, workers: 1}
`,
    },
    {},
    { URL: `${server.url}/v1`, KEY: 'k' },
  );
  expect(run.results.map(({ status }) => status)).toEqual(['ok', 'ok']);
  expect(run.results.map(({ retries }) => retries).toSorted()).toEqual([0, 1]);
});

test('"model" of a grader is asked instead of that of the target, which judges for the others', async () => {
  await using server = await modelServer({ says: JSON.stringify({ score: 1, assertions: [] }) });
  const model = 'base_url: "${{ URL }}", api_key: "${{ KEY }}", api_format: chat';
  const { result } = await evaluated(
    {
      'evals/a.eval.yaml': `tests:
  - id: a
    input: hi
    assertions:
      - { type: llm-grader, name: own, prompt: Is it polite?, model: large }
      - { type: llm-grader, name: other, prompt: Is it polite?, target: second, model: larger }
      - { type: llm-grader, name: plain, prompt: Is it polite? }
      - { type: llm-grader, name: blank, prompt: Is it kind?, model: "\${{ UNSET }}" }
`,
      '.agentv/targets.yaml': `targets:
${target(', grader_target: asked')}  - { name: asked, provider: openai, model: small, ${model} }
  - { name: second, provider: openai, deployment: small-too, ${model} }
`,
    },
    {},
    { URL: `${server.url}/v1`, KEY: 'k' },
  );
  expect(result('a')).toMatchObject({ status: 'ok', score: 1 });
  expect(result('a').scores.map((score) => score.target)).toEqual(['asked', 'second', 'asked', 'asked']);
  expect(server.requests.map(({ body }) => (body as { model: string }).model)).toEqual([
    'large',
    'larger',
    'small',
    'small',
  ]);
});

test('"model" of a grader whose judge has no choice of models is an error before anything is spent', async () => {
  const given = { targets: target(', grader_target: kind'), grader: '{type: llm-grader, prompt: x, model: large}' };
  await expect(scoreWith(given)).rejects.toThrow(
    /a\.eval\.yaml:1:\d+: .*target "kind" \(mock\) has no choice of models/,
  );
});
