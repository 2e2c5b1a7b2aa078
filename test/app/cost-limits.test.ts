import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../src/model/run/result-outcome.ts';
import { evaluated } from './evaluated.ts';

const targets = (command = 'cat {PROMPT_FILE}') =>
  `targets: [{name: default, provider: cli, command: ${JSON.stringify(command)}}]\n`;
/** The target answers with what it is asked. */
const input = (answer: object) => JSON.stringify(JSON.stringify(answer));

async function run(tests: string, execution = '') {
  const suite = `${execution}tests:\n${tests}`;
  return evaluated({ '.agentv/targets.yaml': targets(), 'evals/a.eval.yaml': suite });
}

const graded = 'assertions: [{type: contains, value: hi}]';

describe('max_cost_usd', () => {
  test('of a test makes a trial beyond it a failed trial with score 0 and the reason', async () => {
    const tests = [
      `  - {id: dear, max_cost_usd: 0.1, input: ${input({ text: 'hi', cost_usd: 0.4 })}, ${graded}}`,
      `  - {id: cheap, max_cost_usd: 0.5, input: ${input({ text: 'hi', cost_usd: 0.4 })}, ${graded}}`,
    ].join('\n');
    const { result } = await run(tests);
    expect(result('cheap').status).toBe('ok');
    const dear = result('dear');
    expect(dear).toMatchObject({
      status: 'execution_error',
      costUsd: 0.4,
      failure: {
        class: 'cost_limit',
        message: 'The trial cost $0.4, more than its limit of $0.1 (max_cost_usd), and was stopped.',
      },
    });
    expect(outcomeOf(dear)).toEqual({ kind: 'failed', score: 0 });
  });

  test('of a suite holds for tests without their own limit', async () => {
    const tests = [
      `  - {id: own, max_cost_usd: 1, input: ${input({ text: 'hi', cost_usd: 0.4 })}, ${graded}}`,
      `  - {id: none, input: ${input({ text: 'hi', cost_usd: 0.4 })}, ${graded}}`,
    ].join('\n');
    const { result } = await run(tests, 'execution: {max_cost_usd: 0.2}\n');
    expect(result('own').status).toBe('ok');
    expect(result('none')).toMatchObject({ failure: { class: 'cost_limit' } });
  });

  test('ends a conversation as a whole', async () => {
    const turns = `[{input: ${input({ text: 'hi', cost_usd: 0.2 })}}, {input: "two"}, {input: "three"}]`;
    const tests = `  - {id: a, max_cost_usd: 0.3, input: "x", mode: conversation, turns: ${turns}, ${graded}}`;
    const { result } = await evaluated({
      '.agentv/targets.yaml': targets(
        'echo 1 >> calls; echo {PROMPT} > /dev/null; echo \'{"text": "hi", "cost_usd": 0.2}\'',
      ),
      'evals/a.eval.yaml': `tests:\n${tests}`,
    });
    expect(outcomeOf(result('a'))).toEqual({ kind: 'failed', score: 0 });
    expect(result('a')).toMatchObject({ costUsd: 0.4, failure: { class: 'cost_limit' } });
  });

  test('that nothing can be held to is a warning at the target', async () => {
    const tests = `  - {id: a, max_cost_usd: 1, input: hi, ${graded}}`;
    const { result, run: ran } = await run(tests);
    expect(result('a').status).toBe('ok');
    expect(ran.warnings).toMatchObject([
      {
        code: 'COST_UNKNOWN',
        location: { file: '.agentv/targets.yaml' },
        message: expect.stringContaining('max_cost_usd'),
      },
    ]);
  });
});
