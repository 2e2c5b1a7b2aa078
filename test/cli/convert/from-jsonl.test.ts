import { describe, expect, test } from 'vitest';
import { yamlOfJsonl } from '../../../src/cli/convert/from-jsonl.ts';
import { load } from '../../suites/support.ts';
import { madeOf, refusalsOf, saidOf } from './support.ts';

const HOW = { isFile: () => false };
const from = (text: string, settings?: string) =>
  yamlOfJsonl({ file: 'a.jsonl', text }, settings === undefined ? undefined : { file: 'a.yaml', text: settings }, HOW);

describe('a JSONL suite as YAML', () => {
  test('has a test per line, under present names', () => {
    const made = from('{"id":"a","input":"x","expected_outcome":"two\\nlines","assert":[{"type":"is_json"}]}\r\n\n');
    expect(madeOf(made).text).toBe(
      'tests:\n  - id: a\n    input: x\n    criteria: |-\n      two\n      lines\n    assertions:\n      - type: is-json\n',
    );
    expect(saidOf(made)).toEqual([
      '1 "expected_outcome" → "criteria"',
      '1 "assert" → "assertions"',
      '1 type: is_json → is-json',
    ]);
  });

  test('begins with its settings and their comments', () => {
    const made = from(
      '{"id":"a","input":"x"}\n\n{"id":"b","outcome":"y"}',
      '# ours\ndataset: one # name\nexecution:\n  evaluators:\n    - type: contains # it\n      value: x\n',
    );
    expect(madeOf(made).text).toBe(
      '# ours\nname: one # name\nassertions:\n  - type: contains # it\n    value: x\n\ntests:\n  - id: a\n    input: x\n\n  - id: b\n    criteria: y\n',
    );
    const [rename, hoist, outcome] = madeOf(made).changes;
    expect([rename?.location, hoist?.location, outcome?.location]).toEqual([
      { file: 'a.yaml', line: 2, column: 1 },
      { file: 'a.yaml', line: 4, column: 3 },
      { file: 'a.jsonl', line: 3, column: 1 },
    ]);
  });

  test('leaves out what had no effect', () => {
    const made = from(
      '{"id":"a","input":"x","vars":{"b":1},"execution":{"threshold":0.5}}',
      'tags: [c] # d\nname: n\ntarget: e\n',
    );
    expect(madeOf(made).text).toBe('# d\nname: n\n\ntests:\n  - id: a\n    input: x\n');
    expect(saidOf(made)).toEqual([
      expect.stringMatching(/^1 "tags" is left out/),
      expect.stringMatching(/^3 "target" is left out/),
      expect.stringMatching(/^1 "vars" is left out/),
      expect.stringMatching(/^1 "execution.threshold" is left out/),
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
    const after = await load(madeOf(from(text, settings)).text, { name: 'a.yaml', env });
    expect(withoutLocations(after.suite)).toEqual(withoutLocations(before.suite));
  });

  test('is refused with every location where it is wrong', () => {
    expect(refusalsOf(from('{"id":\n[1]\n{"id":"a","id":"b"}\n', 'a: [\n'))).toEqual([
      expect.stringMatching(/^1 This is not valid JSON/),
      expect.stringMatching(/^2 Each line of this file must be a JSON object/),
      expect.stringMatching(/^3 .*twice/),
      expect.stringMatching(/^2 This is not valid YAML/),
    ]);
    expect(refusalsOf(from('\n'))).toEqual([expect.stringContaining('The file is empty')]);
    expect(refusalsOf(from('{"id":"a"}', '{name: a}\n'))).toEqual([expect.stringContaining('one key per line')]);
  });
});

function withoutLocations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLocations);
  if (typeof value !== 'object' || value === null) return value;
  const stored = Object.entries(value).filter(
    ([key]) => !['location', 'problems', 'declaredAs', 'file', 'path', 'format'].includes(key),
  );
  return Object.fromEntries(stored.map(([key, each]) => [key, withoutLocations(each)]));
}
