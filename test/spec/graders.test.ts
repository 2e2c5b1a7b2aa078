/** Statements about graders that no other file of tests is about. The table beside this file names them. */
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/results/record.ts';
import { evaluated } from '../app/evaluated.ts';

/** Models that say a score as a judge, and a program. Who judged is seen by the score. */
const TARGETS = `targets:
  - { name: default, provider: mock, response: '{"score": 0.1}' }
  - { name: wise, provider: mock, response: '{"score": 0.2}' }
  - { name: kind, provider: mock, response: '{"score": 0.9}' }
  - { name: mute, provider: mock, response: 'I cannot say.' }
  - { name: program, provider: cli, command: 'echo hello' }
`;
const PLAIN = '{ id: plain, input: hi, assertions: [{ type: contains, value: hello }] }';

const run = (tests: string, given: Readonly<Record<string, string>> = {}) =>
  evaluated({ 'evals/a.eval.yaml': `tests:\n  - ${tests}\n`, '.agentv/targets.yaml': TARGETS }, given);

/** A judge by whom the first criterion is met, and the second is not. */
function answering(met: string, missed: string): string {
  const checks = [met, missed].map((id) => ({ id, satisfied: id === met, reasoning: 'r' }));
  const reply = JSON.stringify({ checks, overall_reasoning: 'o' });
  return `targets:\n  - { name: default, provider: mock, response: ${JSON.stringify(reply)} }\n`;
}

describe('who judges', () => {
  test('a program never judges itself, and only the tests that need a judge cannot run', async () => {
    const { result } = await run(
      `{ id: judged, input: hi, criteria: polite, assertions: [{ type: llm-grader }] }\n  - ${PLAIN}`,
      { target: 'program' },
    );
    expect(result('judged')).toMatchObject({ status: 'execution_error', failure: { class: 'config' } });
    expect(result('plain')).toMatchObject({ status: 'ok', score: 1 });
  });

  test('a grader without a name breaks its test, with its location', async () => {
    const { result } = await run(
      `{ id: judged, input: hi, criteria: c, assertions: [{ type: rubrics, criteria: [x], target: nobody }] }\n  - ${PLAIN}`,
      { target: 'program' },
    );
    expect(result('judged')).toMatchObject({
      status: 'execution_error',
      failure: { class: 'config', message: expect.stringContaining('nobody'), location: { line: 2 } },
    });
  });
});

test.each([
  ['tool_trajectory', 1],
  ['tool-trajectory', 0],
])('expected arguments may be a part of those of a call under the old name alone: %s', async (type, score) => {
  const suite = `tests:
  - id: a
    input: hi
    assertions: [{ type: ${type}, mode: in_order, expected: [{ tool: search, args: { query: x } }] }]\n`;
  const calls = [{ tool: 'search', input: { query: 'x', limit: 5 } }];
  const answer = JSON.stringify({ output: [{ role: 'assistant', content: 'done', tool_calls: calls }] });
  const { result } = await evaluated({
    'evals/a.eval.yaml': suite,
    'evals/answer.json': answer,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: "cat answer.json > {OUTPUT_FILE}" }]\n`,
  });
  expect(result('a')).toMatchObject({ score });
});

describe('criteria of a judge', () => {
  const project = (accuracy: string) => ({
    'evals/a.eval.yaml': `tests: [{ id: a, input: hi, rubrics: [{ id: brief, outcome: x, weight: 9 }, ${accuracy}] }]\n`,
    '.agentv/targets.yaml': answering('brief', 'accuracy'),
  });

  test('a missed one with "required: true" fails the test, whatever the score of the grader', async () => {
    const { result } = await evaluated(project('{ id: accuracy, outcome: y, required: true }'));
    expect(result('a')).toMatchObject({
      status: 'quality_failure',
      score: 0,
      requiredMissed: [expect.stringMatching(/\[accuracy\]$/)],
      scores: [{ score: 0.9, verdict: 'fail' }],
    });
  });

  test.each(['{ id: accuracy, outcome: y }', '{ id: accuracy, outcome: y, required: false }'])(
    'any other missed one lowers the score: %s',
    async (accuracy) => {
      const { result } = await evaluated(project(accuracy));
      expect(result('a')).toMatchObject({ status: 'ok', score: 0.9 });
    },
  );
});

describe('a test without graders', () => {
  test('is judged by its criteria, and its record has the entry of its judge', async () => {
    const { result } = await run('{ id: a, input: hi, criteria: polite }', { graderTarget: 'kind' });
    expect(result('a')).toMatchObject({ status: 'ok', score: 0.9 });
    const { scores, requests } = recordOf(result('a'));
    const times = { duration_ms: expect.any(Number), started_at: expect.any(String) };
    expect(scores).toMatchObject([{ type: 'llm-grader', score: 0.9, verdict: 'pass', ...times }]);
    expect(requests).toMatchObject({ evaluator: { userPrompt: expect.stringContaining('polite') } });
  });

  test('whose judge cannot be understood has no score', async () => {
    const { result } = await run('{ id: a, input: hi, criteria: polite }', { graderTarget: 'mute' });
    expect(result('a')).toMatchObject({ status: 'execution_error', failure: { class: 'grader' } });
  });
});

describe('a judge that cannot be understood', () => {
  test('makes an error of the test, with the name of the grader, though others could judge', async () => {
    const { result } = await run(
      '{ id: a, input: hi, criteria: c, assertions: [{ type: contains, value: score }, { name: tone, type: llm-grader, target: mute }] }',
    );
    expect(recordOf(result('a'))).toMatchObject({
      score: 0,
      execution_status: 'execution_error',
      failure_stage: 'evaluator',
      failure_reason_code: 'evaluator_error',
      error: expect.stringMatching(/^tone: .*no valid verdict/),
      scores: [
        { score: 1, verdict: 'pass' },
        { score: 0, verdict: 'skip' },
      ],
    });
  });
});

describe('the limit of a required grader', () => {
  const test1 = (more: string) =>
    `{ id: a, input: hi, criteria: c, ${more} assertions: [{ type: llm-grader, target: wise, required: true }] }`;

  test.each<[string, string, Readonly<Record<string, string>>, number]>([
    ['is 0.8', '', {}, 0],
    ['is the threshold of the run before that', '', { threshold: '0.2' }, 0.2],
    ['is the threshold of the test before that', 'execution: { threshold: 0.2 },', { threshold: '0.9' }, 0.2],
  ])('%s', async (_, more, given, score) => {
    expect((await run(test1(more), given)).result('a').score).toBe(score);
  });
});

describe('a turn of a conversation', () => {
  const turn = (rest: string, given: Readonly<Record<string, string>>) =>
    run(`{ id: a, mode: conversation, input: hi, turns: [{ input: ONE, ${rest} }] }`, given);

  test('with only an expected answer is judged by a model that is shown it', async () => {
    const { result } = await turn('expected_output: the reference of the turn', { graderTarget: 'kind' });
    const [first] = result('a').scores;
    expect(first).toMatchObject({ name: 'turn-1', score: 0.9 });
    expect(JSON.stringify(first?.scores?.[0]?.input)).toContain('the reference of the turn');
  });

  test('with texts has one checklist of them, of which none is required', async () => {
    const { result } = await evaluated({
      'evals/a.eval.yaml':
        'tests:\n  - { id: a, mode: conversation, input: hi, turns: [{ input: ONE, assertions: [is polite, is short] }] }\n',
      '.agentv/targets.yaml': answering('criterion-1', 'criterion-2'),
    });
    expect(result('a').scores[0]?.scores).toMatchObject([{ name: 'turn-rubrics', type: 'llm-grader', score: 0.5 }]);
  });

  test('whose judge cannot be understood leaves the whole without a score', async () => {
    const { result } = await turn('assertions: [is polite]', { graderTarget: 'mute' });
    expect(result('a')).toMatchObject({
      status: 'execution_error',
      failure: { class: 'grader', message: expect.stringContaining('turn-1: turn-rubrics') },
    });
  });
});
