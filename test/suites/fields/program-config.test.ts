import { describe, expect, test } from 'vitest';
import { computedProgram, readProgramConfig } from '../../../src/suites/program-config.ts';

const FILE = 'agentv.config.ts';
const PROGRAM = `// The settings of this repository
import { defineConfig } from '@agentv/core';

export default defineConfig({
  execution: { workers: 5, maxRetries: 2, agentTimeoutMs: 90000, verbose: true, keepWorkspaces: false,
    traceFile: '.agentv/trace-{timestamp}.jsonl', "otelFile": \`otel.json\` },
  output: { format: 'jsonl', dir: './it\\ns' }, /* results */
  limits: { maxCostUsd: 10.0, }, // dollars
});
`;

describe('agentv.config.ts', () => {
  test('of literals is read as the YAML with the same settings, at its own lines', () => {
    const read = readProgramConfig(FILE, PROGRAM);
    expect(read?.root.value).toEqual({
      eval_action: { workers: 5, max_retries: 2, test_timeout_seconds: 90, output_directory: './it\ns' },
      execution: {
        verbose: true,
        keep_workspaces: false,
        trace_file: '.agentv/trace-{timestamp}.jsonl',
        otel_file: 'otel.json',
      },
      gate: { budget: 10 },
    });
    const budget = read?.root.field('gate')?.field('budget');
    expect(budget?.location).toEqual({ file: FILE, line: 8, column: 25 });
    expect(budget?.keyLocation).toEqual({ file: FILE, line: 8, column: 13 });
    expect(read?.root.field('execution')?.field('trace_file')?.location).toMatchObject({ line: 6, column: 16 });
  });

  test.each<[string, string, string, string | undefined]>([
    ['limits: { maxCostUSD: 1 }', 'maxCostUSD', 'error', undefined],
    ['limits: 5', 'limits', 'error', undefined],
    ['limits: { maxDurationMs: 1 }', 'maxDurationMs', 'warning', 'Known settings: maxCostUsd'],
    ['limts: { maxCostUsd: 1 }', 'limts', 'error', 'Did you mean "limits"?'],
    ['execution: { workrs: 4 }', 'workrs', 'error', 'Did you mean "workers"?'],
    ['cache: { enabled: true }', 'cache', 'warning', 'Known settings: execution, output, limits'],
  ])('names a key that is not read, with a similar one: %s', (text, name, severity, hint) => {
    const read = readProgramConfig(FILE, `export default defineConfig({ ${text} });`);
    expect(read?.problems).toMatchObject([{ severity, location: { line: 1 }, ...(hint && { hint }) }]);
    expect(read?.problems[0]?.message).toContain(`"${name}" is not a setting that is read`);
  });

  test.each<[string, boolean, string, number]>([
    ['// limits: none\nexport default defineConfig({ limits: { maxCostUsd: N } });', false, 'error', 2],
    ['export default defineConfig({ limits: { maxCostUsd: N } });', true, 'warning', 1],
    ['/* limits */ export default defineConfig({ execution: { workers: N } }); // limits', false, 'warning', 1],
  ])('that computes a spending limit is an error if the run has no other: %s', (text, hasBudget, severity, line) => {
    expect(computedProgram(FILE, text, { hasBudget })).toMatchObject({ severity, location: { file: FILE, line } });
  });

  test.each([
    'export default defineConfig({ execution: { workers: Number(process.env.N) } });',
    'export default defineConfig({ execution: { workers: N } });',
    'export default defineConfig({ ...others });',
    'export default defineConfig({ output: { dir: `${dir}/x` } });',
    'const config = { limits: {} };\nexport default config;',
    'export default defineConfig({}); run();',
    'run();\nexport default defineConfig({});',
    'export default defineConfig({ execution: { workers: 1 }',
    'export default defineConfig({ execution: { workers: 1_000 } });',
    'export default defineConfig({ execution });',
    "export default defineConfig({ output: { dir: 'it\\'s' } });",
    `export default defineConfig({ output: { dir: 'a\\n"b"' } });`,
    '',
  ])('that computes something is not read: %s', (text) => {
    expect(readProgramConfig(FILE, text)).toBeUndefined();
  });
});
