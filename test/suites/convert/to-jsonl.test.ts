import { describe, expect, test } from 'vitest';
import { yamlOfJsonl } from '../../../src/suites/convert/from-jsonl.ts';
import { jsonlOfYaml } from '../../../src/suites/convert/to-jsonl.ts';
import { madeOf, refusalsOf, saidOf } from './support.ts';

const to = (text: string, { lossy = false, kind = 'suite' as 'suite' | 'cases' } = {}) =>
  jsonlOfYaml('a.yaml', text, { kind, all: false, isFile: () => false, lossy });

describe('a YAML suite as JSONL', () => {
  test('has a line per test, and its settings in a second file', () => {
    const made = madeOf(
      to('dataset: one\ntarget: t\nassert: [{type: is_json}]\nevalcases:\n  - {id: a, outcome: "b\\n"}\n  - id: c\n'),
    );
    expect(made.text).toBe('{"id":"a","criteria":"b\\n"}\n{"id":"c"}\n');
    expect(made.sidecar).toBe('name: one\nexecution:\n  target: t\n  assertions:\n    - type: is-json\n');
  });

  test('without settings is one file', () => {
    expect(madeOf(to('tests: [{id: a}]\n')).sidecar).toBeUndefined();
  });

  test('keeps what a test does without', () => {
    const made = madeOf(to('assertions: [a]\ntests:\n  - { id: a, execution: { skip_defaults: true } }\n'));
    expect(made.text).toBe('{"id":"a","execution":{"skip_defaults":true}}\n');
  });

  const RICH =
    'input: hi\ntags: [a]\ntests:\n  - id: a\n    vars: {b: 1}\n    execution: {threshold: 0.5, target: x}\n    metadata: {c: 2}\n';

  test('is refused with every thing that cannot be said', () => {
    expect(refusalsOf(to(RICH))).toEqual([
      '1 JSONL cannot express "input" of the suite',
      '2 JSONL cannot express "tags" of the suite',
      '5 JSONL cannot express "vars" of a test',
      '7 JSONL cannot express "metadata" of a test',
      '6 JSONL cannot express "execution.threshold" of a test',
      '6 JSONL cannot express "execution.target" of a test',
    ]);
  });

  test('names what is left out when that is asked for, and comments always', () => {
    const made = madeOf(to(`# one\n${RICH}`, { lossy: true }));
    expect(made.text).toBe('{"id":"a"}\n');
    expect(saidOf(made, 'left')).toEqual([
      '2 "input" of the suite is omitted: JSONL cannot express it',
      '3 "tags" of the suite is omitted: JSONL cannot express it',
      '6 "vars" of a test is omitted: JSONL cannot express it',
      '8 "metadata" of a test is omitted: JSONL cannot express it',
      '7 "execution.threshold" of a test is omitted: JSONL cannot express it',
      '7 "execution.target" of a test is omitted: JSONL cannot express it',
      '1 1 comment omitted, because JSONL has none',
    ]);
  });

  test('takes everything where it is a list of tests for other suites', () => {
    expect(madeOf(to('- id: a\n  vars: {b: 1}\n  outcome: c\n', { kind: 'cases' })).text).toBe(
      '{"id":"a","vars":{"b":1},"criteria":"c"}\n',
    );
  });

  test.each([
    ['tests in another file', 'tests: cases.yaml\n', /can only express a list of tests/],
    ['an entry that refers to a file', 'tests: [file://a.yaml]\n', /can only be a test/],
    ['no tests', 'name: a\n', /can only express a list of tests/],
    ['a number that JSON has not', 'tests: [{id: a, expected_output: {x: .inf}}]\n', /number that JSON cannot express/],
    ['what cannot be read', 'tests: [\n', /not valid YAML/],
  ])('is refused for %s', (_, text, why) => {
    expect(refusalsOf(to(text, { lossy: true }))).toEqual([expect.stringMatching(why)]);
  });

  test('and back is the same text, once its names are those of today', () => {
    const text =
      'name: one\nexecution:\n  target: t\nassertions:\n  - type: is-json\n\ntests:\n  - id: a\n    input: x\n';
    const { text: lines, sidecar = '' } = madeOf(to(text));
    const back = yamlOfJsonl(
      { file: 'a.jsonl', text: lines },
      { file: 'b.yaml', text: sidecar },
      { all: false, isFile: () => false },
    );
    expect(madeOf(back).text).toBe(text);
  });
});
