import { describe, expect, test } from 'vitest';
import { load } from '../support.ts';

const suiteWith = (top: string, fields = '') =>
  `${top}\ntests: [{id: a, input: i, assertions: [{type: is-json}]${fields}}]`;

describe('a number beyond any use is an error with its limit', () => {
  test.each([
    ['trials', suiteWith('execution: {trials: {count: 1001}}'), '1 to 1000'],
    ['the cost limit of trials', suiteWith('execution: {trials: {count: 1, cost_limit_usd: 1e7}}'), 'up to 1000000'],
    ['workers', suiteWith('execution: {workers: 51}'), '1 to 50'],
    ['the time limit of a suite', suiteWith('execution: {timeout_seconds: 604801}'), 'up to 604800'],
    ['the budget of a suite', suiteWith('execution: {budget_usd: 1e300}'), 'up to 1000000'],
    ['the cost limit of a suite', suiteWith('execution: {max_cost_usd: 1e300}'), 'up to 1000000'],
    ['the time limit of a test', suiteWith('', ', timeout_seconds: 1e300'), 'up to 604800'],
    ['the cost limit of a test', suiteWith('', ', max_cost_usd: 1e300'), 'up to 1000000'],
    [
      'the time limit of a hook',
      suiteWith('workspace: {template: x, hooks: {after_each: {command: [a], timeout_ms: 1e12}}}'),
      'up to 604800000',
    ],
    ['the time limit of a container', suiteWith('workspace: {docker: {image: a, timeout: 1e9}}'), 'up to 604800'],
    ['the processors of a container', suiteWith('workspace: {docker: {image: a, cpus: 1e9}}'), 'up to 1024'],
    ...['999999999g', '10000g', '99999999m', '99999999999k', '99999999999999'].map((memory) => [
      `the memory of a container, ${memory}`,
      suiteWith(`workspace: {docker: {image: a, memory: ${memory}}}`),
      'up to 9999g',
    ]),
    ['a weight', 'tests: [{id: a, input: i, assertions: [{type: is-json, weight: 1e308}]}]', '0 to 1000000'],
    [
      'calls of a grader',
      'tests: [{id: a, input: i, assertions: [{type: code-grader, command: [a], target: {max_calls: 1e6}}]}]',
      '0 to 10000',
    ],
    [
      'the window of a conversation',
      'tests: [{id: a, mode: conversation, window_size: 1e6, turns: [{input: i, assertions: [{type: is-json}]}]}]',
      '1 to 10000',
    ],
  ])('%s', async (_, text, limit) => {
    const { problems } = await load(text);
    const said = problems.map(({ message, expected }) => `${message} ${expected}`);
    expect(said).toContainEqual(expect.stringContaining(limit));
    expect(problems.find(({ severity }) => severity === 'error')?.location).toBeDefined();
  });
});
