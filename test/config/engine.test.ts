import { expect, test } from 'vitest';
import { nameIn, readEngine } from '../../src/config/engine.ts';

test.each([
  ['promptfoo', { tool: 'promptfoo' }],
  ['pytest -m "evals and not slow"', { tool: 'pytest -m "evals and not slow"' }],
  ['node evals.mjs --output {output}', { run: 'node evals.mjs --output {output}' }],
  ['run: node e.mjs\nresults: o/*.json\nformat: ctrf', { run: 'node e.mjs', results: 'o/*.json', format: 'ctrf' }],
  ['{"tool": "inspect", "score_name": "f1", "pass_mark": 1}', { tool: 'inspect', score_name: 'f1', pass_mark: 1 }],
])('reads %s', (text, engine) => {
  expect(readEngine(text)).toEqual(engine);
});

test.each([
  ['promtfoo', 'promptfoo, vitest, evalite, pytest, deepeval, inspect, agentv or vally, or a command with {output}'],
  ['run: x {output}\ntool: pytest', 'either "tool" or "run"'],
  ['run: x {output}\nrerum: y', ', without "rerum"'],
  ['run: x', '"run": a command with {output}'],
  ['run: x {output}\nrerun: y {tests}', '"rerun": a command with {output}'],
  ['run: x "{output}"', 'without quotes'],
  ['tool: pytest\nresults: a.xml', '"results" only with "run"'],
  ['run: x {output}\npass_mark: 2', '"pass_mark"'],
  ['run: [x', 'valid YAML'],
  [`${'x'.repeat(10_001)} {output}`, '"run"'],
])('refuses %s', (text, why) => {
  expect(() => readEngine(text)).toThrow(`"engine" must be `);
  expect(() => readEngine(text)).toThrow(why);
});

test('a tool is a whole word', () => {
  expect([nameIn('pytest  -q'), nameIn('pytest'), nameIn('pytestx')]).toEqual([
    { name: 'pytest', args: '-q' },
    { name: 'pytest', args: '' },
    undefined,
  ]);
});
