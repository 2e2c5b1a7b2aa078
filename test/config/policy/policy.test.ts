import { describe, expect, test } from 'vitest';
import { policyOf, readPolicy } from '../../../src/config/policy/policy.ts';
import { parseInputs } from '../../../src/config/settings.ts';
import { UserError } from '../../../src/model/errors.ts';

const FILE = '.agentv/config.yaml';
const read = (text: string, given: Readonly<Record<string, string>> = {}) =>
  readPolicy(parseInputs(given), { text, file: FILE });

function problemsOf(text: string, given: Readonly<Record<string, string>> = {}) {
  try {
    read(text, given);
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

describe('what a configuration says about deciding', () => {
  test('counts where nothing was given', () => {
    const { inputs } = read('gate:\n  max_drop: 0.05\n  threshold: 0.8\n  budget: 3\n  trials: 2\n  confirm: 4\n');
    expect(inputs).toMatchObject({ maxDrop: 0.05, threshold: 0.8, budgetUsd: 3, trials: 2, confirm: 4 });
    expect(policyOf(inputs)).toMatchObject({ maxDrop: 0.05, confirm: 4 });
  });

  test('gives way to what was given, be it the default itself', () => {
    const { inputs } = read('gate: { max_drop: 0.05, confirm: off }\n', { maxDrop: '0.02' });
    expect(inputs.maxDrop).toBe(0.02);
    expect(inputs.confirm).toBe('off');
  });

  test('may say every input under eval_action, in snake_case or with hyphens, lists too', () => {
    const { inputs } = read('eval_action: { comment-key: a, max_drop: 0.1, target: [fast, slow], strict: true }\n');
    expect(inputs).toMatchObject({ commentKey: 'a', maxDrop: 0.1, target: ['fast', 'slow'], strict: true });
  });

  test.each<[string, readonly string[]]>([
    ['export_otel: true, otel_backend: braintrust', ['braintrust']],
    ['export_otel: true', ['otlp']],
    ['export_otel: false, otel_backend: braintrust', []],
    ['otel_backend: braintrust', []],
  ])('exports traces as execution of AgentV says: %s', (keys, otel) => {
    expect(read(`execution: { ${keys} }\n`).inputs.otel).toEqual(otel);
  });

  test.each(['export_otel: 1', 'otel_capture_content: 1', 'trace_file: [a]', 'otel_file: a/'])(
    'refuses execution: { %s }',
    (setting) => {
      expect(problemsOf(`execution: { ${setting} }\n`)).toMatchObject([{ code: 'WRONG_TYPE', severity: 'error' }]);
    },
  );

  test('says nothing with keys without a value', () => {
    expect(read('gate:\neval_action:\n  threshold:\n').inputs.threshold).toBeUndefined();
    // Read with the suites, whose results depend on it.
    expect(read('eval_action: { watch: [src], threshold: 0.5 }\n').inputs.threshold).toBe(0.5);
  });

  test('without a configuration the inputs alone make the policy', () => {
    const inputs = parseInputs({ maxCostIncrease: '0.25' });
    expect(readPolicy(inputs)).toEqual({ inputs });
    expect(policyOf(inputs)).toMatchObject({ maxErrorRate: 0.1, maxDrop: 0.02, confirm: 50, maxCostIncrease: 0.25 });
  });

  test('knows the jobs of a matrix, but not where they are shards: these decide nothing', () => {
    expect(policyOf(parseInputs({ matrixJobs: '4' }))).toMatchObject({ matrixJobs: 4 });
    expect(policyOf(parseInputs({ matrixJobs: '4', shard: '3/6' }))).toLack('matrixJobs');
  });
});

describe('an unknown word is an error at its location', () => {
  test.each([
    ['gate:\n  threshhold: 0.8\n', 'gate', 2, 'Did you mean "threshold"?'],
    ['gate:\n  comment: never\n', 'gate', 2, 'Move it to "eval_action".'],
    ['eval_action:\n  __proto__: 1\n', 'eval_action', 2, 'Known words'],
  ])('%j', (text, block, line, hint) => {
    const message = expect.stringContaining(`is not a setting of "${block}"`);
    const problem = { code: 'UNKNOWN_FIELD', severity: 'error', message, hint: expect.stringContaining(hint) };
    expect(problemsOf(text)).toMatchObject([{ ...problem, location: { file: FILE, line, column: 3 } }]);
  });
});

describe('a wrong value is an error even where the input wins', () => {
  test.each([
    ['gate: { max_drop: 1 }', 'max_drop', 'a number from 0 to below 1'],
    ['eval_action: { cache: [judge, all] }', 'cache', 'any of workspaces, judge, responses, or off'],
    ['gate: { max_drop: -0.1 }', 'max_drop', 'a number from 0 to 1'],
    ['gate: { confirm: maybe }', 'confirm', 'off, or a whole number from 1 to 1000'],
    ['gate: { confirm: 0 }', 'confirm', 'off, or'],
    ['gate: { on_inconclusive: maybe }', 'on_inconclusive', 'pass, neutral or fail'],
    ['gate: { baseline: { a: 1 } }', 'baseline', 'text, a number'],
    ['gate: strict', 'gate', 'a mapping'],
  ])('%s', (text, name, expected) => {
    expect(problemsOf(`${text}\n`, { maxDrop: '0.01' })).toMatchObject([
      { message: `"${name}" has a wrong value`, expected: expect.stringContaining(expected) },
    ]);
  });
});

describe('settings that could never fail, or never pass, are refused with the reason', () => {
  test.each([
    ['gate: { baseline: [none, a.json] }', 'contains "none" and other values'],
    ['gate: { baseline: [auto, a.json] }', 'contains "auto" and other values'],
    ['gate: { baseline: none, max_cost_increase: 0.2 }', 'max-cost-increase cannot be set'],
    ['gate: { baseline: a.json, baseline_branch: main }', 'baseline-branch cannot be set'],
  ])('%s', (text, why) => {
    const [problem] = problemsOf(`${text}\n`);
    expect(problem?.message).toContain(why);
    expect(problem?.location).toMatchObject({ file: FILE, line: 1 });
  });
});

test('a job that compares with nothing needs no separate configuration', () => {
  const config = 'gate: { max_cost_increase: 0.2, baseline_branch: main }\n';
  expect(problemsOf(config, { baseline: 'none' })).toEqual([]);
  expect(problemsOf('', { baseline: 'none', maxCostIncrease: '0.2' })[0]?.message).toContain('cannot be set');
});

test('one setting in both blocks is refused', () => {
  expect(problemsOf('gate: { threshold: 0.8 }\neval_action: { threshold: 0.9 }\n')).toMatchObject([
    { code: 'DUPLICATE_ID', location: { line: 2 } },
  ]);
});

test('a configuration that is no YAML is skipped, unless it seems to say how to decide', () => {
  expect(problemsOf('execution: [\n')).toEqual([]);
  expect(problemsOf('gate:\n  threshold: [\n')).toMatchObject([{ code: 'YAML_INVALID' }]);
});
