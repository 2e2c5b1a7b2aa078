import { describe, expect, test } from 'vitest';
import { fileKind, holdsTests } from '../../src/suites/file-kind.ts';

describe('the kind of a file', () => {
  test.each([
    ['a mapping with tests', 'x.yaml', 'name: a\ntests: []\n', 'suite'],
    ['a mapping with a list of targets', 'some.yaml', 'targets:\n  - name: a\n', 'targets'],
    ['a list', 'cases.yaml', '- id: a\n', 'cases'],
    ['the configuration of promptfoo', 'promptfooconfig.yaml', 'prompts: [a]\nproviders: [b]\ntests: []\n', 'unknown'],
    ['a suite with a field of promptfoo', 'x.yaml', 'prompts: [a]\ntests: []\n', 'suite'],
    ['anything else', 'compose.yaml', 'services: {}\n', 'unknown'],
    ['no YAML at all, which somebody meant to be a suite', 'x.yaml', 'a: [', 'suite'],
    ['a targets file that cannot be parsed', 'x.yaml', 'targets:\n  - {name: x, provider: mock\n', 'targets'],
  ])('is seen from its shape: %s', (_, path, text, kind) => {
    expect(fileKind(path, text)).toBe(kind);
  });

  test.each([
    ['evals/a.eval.yaml', 'suite'],
    ['.agentv/targets.yaml', 'targets'],
    ['.agentv/config.yml', 'config'],
    ['evals/evals.json', 'suite'],
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

describe('a YAML file of any name holds tests', () => {
  test.each([
    ['with a quoted key', '"tests":\n  - id: a\n'],
    ['in the notation of JSON', '{"name": "x", "tests": [{"id": "a"}]}\n'],
    ['that cannot be parsed', 'tests:\n  - id: a\n   input: hi\n'],
    ['that cannot be parsed, in the notation of JSON', '{"tests": [{"id": "a"},\n'],
    ['that cannot be parsed because the colon is missing', 'name: x\ntests\n  - id: a\n'],
    ['that cannot be parsed, but says what it is', '$schema: agentv-eval-v2\ntest: [\n'],
  ])('%s', (_, text) => {
    expect(holdsTests('x.yaml', text)).toBe(true);
  });

  test.each([
    ['not in a workflow with a job called "tests"', 'jobs:\n  tests:\n    runs-on: x\n'],
    ['not in data with tests of other things', '# schema\r\n---\nmodels:\n  - name: a\n    tests: [unique]\n'],
    ['not in a template', '{{- if .Values.tests }}\nname: {{ .Values.name }}\n{{- end }}\n'],
    ['not in a targets file that cannot be parsed', 'targets:\n  - {name: x, provider: mock\n'],
    ['not in a text of a mapping', 'description: |\n  tests: none\nsteps: []\n'],
  ])('%s', (_, text) => {
    expect(holdsTests('x.yaml', text)).toBe(false);
  });
});
