import { describe, expect, test } from 'vitest';
import { fileKind } from '../../../src/app/inspect/file-kind.ts';

describe('the kind of a file', () => {
  test.each([
    ['a mapping with tests', 'x.yaml', 'name: a\ntests: []\n', 'suite'],
    ['an old suite', 'docs/x.yaml', 'evalcases:\n  - id: a\n', 'suite'],
    ['a mapping with a list of targets', 'some.yaml', 'targets:\n  - name: a\n', 'targets'],
    ['a list', 'cases.yaml', '- id: a\n', 'cases'],
    ['anything else', 'compose.yaml', 'services: {}\n', 'unknown'],
    ['an empty file', 'empty.yaml', '', 'unknown'],
    ['no YAML at all, which somebody meant to be a suite', 'x.yaml', 'a: [', 'suite'],
  ])('is seen from its shape: %s', (_, path, text, kind) => {
    expect(fileKind(path, text)).toBe(kind);
  });

  test.each([
    ['evals/a.eval.yaml', 'suite'],
    ['evals/eval.yml', 'suite'],
    ['.agentv/targets.yaml', 'targets'],
    ['.agentv/config.yml', 'config'],
    ['evals/evals.json', 'suite'],
    ['evals/a.jsonl', 'suite'],
  ])('is seen from its name before its shape: %s', (path, kind) => {
    expect(fileKind(path, '- a\n')).toBe(kind);
  });

  test.each([
    ['agentv-eval-v2', 'suite'],
    ['agentv-targets-v2.2', 'targets'],
    ['agentv-config-v2', 'config'],
  ])('is what the file says before everything else: %s', (schema, kind) => {
    expect(fileKind('.agentv/targets.yaml', `$schema: ${schema}\n`)).toBe(kind);
    expect(fileKind('x.eval.yaml', `# a file\n"$schema": "${schema}"\n`)).toBe(kind);
  });

  test('does not follow a schema that is not ours', () => {
    expect(fileKind('x.yaml', '$schema: https://json.schemastore.org/x\ntests: []\n')).toBe('suite');
  });
});
