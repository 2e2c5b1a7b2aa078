import { describe, expect, test } from 'vitest';
import { yamlOfJsonl } from '../../../src/cli/convert/from-jsonl.ts';
import { load } from '../../suites/support.ts';
import { essence, refusalsOf, saidOf } from './support.ts';

const from = (text: string, settings?: string) =>
  yamlOfJsonl({ file: 'a.jsonl', text }, settings === undefined ? undefined : { file: 'a.yaml', text: settings });

describe('a JSONL suite as YAML', () => {
  test('has its settings and a test per line, under present names, and says what had no effect', () => {
    const made = from(
      '{"id":"a","input":"x","expected_outcome":"two\\nlines","assert":[{"type":"is_json"}]}\r\n\n{"id":"b","input":"y","vars":{"b":1}}',
      'dataset: one # name\ntags: [c]\nexecution:\n  evaluators:\n    - type: contains\n      value: x\n',
    );
    expect(made.text).toBe(
      'name: one\nassertions:\n  - type: contains\n    value: x\n\ntests:\n  - id: a\n    input: x\n    criteria: |-\n      two\n      lines\n    assertions:\n      - type: is-json\n\n  - id: b\n    input: y\n',
    );
    expect(saidOf(made)).toEqual(['1 2 lines → "tests"']);
    expect(saidOf(made, 'left')).toEqual([
      expect.stringMatching(/^2 "tags" has no effect here/),
      expect.stringMatching(/^3 "vars" has no effect here/),
    ]);
  });

  test.each([
    ['without settings', '{"id":"a","input":"x","assertions":[{"type":"is-json"}]}\n', undefined],
    ['with graders for all', '{"id":"a","input":"x","criteria":"c"}\n', 'execution: {evaluators: [{type: is_json}]}\n'],
    [
      'with a block of its own, which stands for that of the settings',
      '{"id":"a","input":"x","execution":{"evaluators":[{"type":"is_json"}]}}\n{"id":"b","input":"x","criteria":"c"}\n',
      'dataset: one\nexecution:\n  target: t\n  assertions:\n    - { type: contains, value: x }\n',
    ],
    [
      'with graders of both kinds',
      '{"id":"a","input":"x","assert":[{"type":"regex","value":"a"}],"execution":{"assert":[{"type":"is_json"}]}}\n',
      'execution:\n  assertions:\n    - { type: contains, value: x }\n',
    ],
    [
      'with variables',
      '{"id":"a","input":"${{ V }} and {{ v }}","assert":[{"type":"is_json"}],"vars":{"v":1}}\n',
      undefined,
    ],
  ])('%s is the same suite', async (_, text, settings) => {
    const files: Record<string, string> = settings === undefined ? {} : { '/repo/evals/a.yaml': settings };
    const env = { V: 'value' };
    const before = await load(text, { name: 'a.jsonl', files, env });
    const after = await load(from(text, settings).text, { name: 'a.yaml', env });
    const ofFile = ['file', 'path', 'format'];
    expect(essence(after.suite, ofFile)).toEqual(essence(before.suite, ofFile));
  });

  test('is refused with every location where it is wrong', () => {
    expect(refusalsOf(() => from('{"id":\n[1]\n{"id":"a","id":"b"}\n', 'a: [\n'))).toEqual([
      expect.stringMatching(/^1 This is not valid JSON/),
      expect.stringMatching(/^2 Each line of this file must be a JSON object/),
      expect.stringMatching(/^3 .*twice/),
      expect.stringMatching(/^2 This is not valid YAML/),
    ]);
    expect(refusalsOf(() => from('\n'))).toEqual([expect.stringContaining('The file is empty')]);
  });
});
