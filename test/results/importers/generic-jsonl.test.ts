import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { schemas } from '../../../.ci/schemas.ts';
import { runResultSchema } from '../../../src/model/run/result.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { FileCollector } from '../../../src/results/importers/collector.ts';
import { importFile } from '../../../src/results/importers/index.ts';
import { summarize } from '../../../src/results/summarize.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { readFileWith, sourceOf } from './reading.ts';

describe('generic results', () => {
  test('a row becomes a result with what the row says', async () => {
    const { run, file } = await readFileWith('results.jsonl', [
      {
        test: 'refund',
        pass: false,
        score: 0.4,
        suite: 'support',
        target: 'gpt',
        input: 'I want my money back',
        answer: 'No.',
        reason: 'It names no order',
        duration_ms: 1200,
        cost_usd: 0.01,
        tokens: { input: 10, output: 2 },
        graders: [{ name: 'polite', score: 0.4, pass: false, reason: 'rude' }],
        file: 'evals/support.yaml',
        line: 7,
        time: '2026-03-14T10:00:00+01:00',
      },
    ]);
    expect(runResultSchema.parse(run)).toEqual(run);
    expect(run).toMatchObject({ planned: 1, complete: true });
    expect(run.results[0]).toMatchObject({
      suite: 'support',
      suiteFile: 'support',
      testId: 'refund',
      target: 'gpt',
      status: 'quality_failure',
      score: 0.4,
      output: 'No.',
      input: [{ role: 'user', content: 'I want my money back' }],
      durationMs: 1200,
      costUsd: 0.01,
      tokenUsage: { input: 10, output: 2 },
      location: { file: 'evals/support.yaml', line: 7, column: 1 },
      timestamp: '2026-03-14T09:00:00.000Z',
      importedFrom: 'jsonl',
      scores: [{ name: 'polite', verdict: 'fail', reasoning: 'rude' }],
    });
    expect(file).toMatchObject({ format: 'jsonl', tests: 1, trials: 1, identity: 'declared', attempts: 'all' });
  });

  test('rows of one test are its trials, by their numbers, and most of them must pass', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: false, trial: 1 },
      { test: 'a', pass: true, trial: 0 },
      { test: 'b', pass: true },
      { test: 'b', pass: true },
      { test: 'b', error: '503' },
    ]);
    const [a, b] = run.results;
    expect(a).toMatchObject({
      status: 'quality_failure',
      score: 0.5,
      trials: [{ status: 'ok' }, { status: 'quality_failure' }],
    });
    expect(b).toMatchObject({ status: 'ok', score: 1, trials: [{}, {}, { failure: { class: 'provider' } }] });
  });

  test('a test that lost more than half of its trials to errors is errored, whatever the others say', async () => {
    const lost = { error: '503' };
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true },
      ...[lost, lost].map((trial) => ({ test: 'a', ...trial })),
      { test: 'b', pass: true },
      { test: 'b', ...lost },
      { test: 'c', pass: true },
      ...['timeout', 'crash'].map((error_class) => ({ test: 'c', error: 'it ended', error_class })),
    ]);
    expect(run.results).toMatchObject([
      { testId: 'a', status: 'execution_error', failure: { class: 'provider' } },
      { testId: 'b', status: 'ok', score: 1 },
      { testId: 'c', status: 'quality_failure' },
    ]);
    expect(summarize(run)).toMatchObject({ passed: 1, failed: 1, errored: 1 });
  });

  test('without a verdict, the score decides by pass-mark, and is refused without one', async () => {
    const rows = [{ test: 'a', score: 0.7 }];
    const decided = await readFileWith('r.jsonl', rows, { passMark: 0.6 });
    expect(decided.run.results[0]).toMatchObject({ status: 'ok', score: 0.7, passMark: 0.6 });
    const undecided = await readFileWith('r.jsonl', rows);
    expect(undecided.run).toMatchObject({ complete: false, results: [] });
    expect(undecided.run.unreadable?.[0]?.message).toContain('pass-mark');
  });

  test('a row with several problems names all of them, and its keys if one is missing', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true },
      { id: 'b', pass: 'yes', score: 80 },
      { test: 'c', passed: true },
      {},
    ]);
    expect(run.unreadable?.map(({ message }) => message)).toEqual([
      '"test" must be a text, found nothing; "pass" must be true or false, found "yes"; ' +
        '"score" must be a number from 0 to 1, found 80. The row has the keys id, pass, score',
      'This row has neither "pass" nor "error" nor "score". It has the keys test, passed',
      '"test" must be a text, found nothing. The row has no keys',
    ]);
  });

  test.each(['NaN', 'Infinity', '-Infinity'])('a score that is %s does not become that of a pass', async (score) => {
    const { run } = await readFileWith(
      'r.jsonl',
      `{"test": "a", "pass": true, "score": ${score}}\n{"test": "b", "pass": true, "answer": "NaN"}\n`,
    );
    expect(run.results).toMatchObject([{ testId: 'b' }]);
    expect(run.unreadable).toMatchObject([{ message: expect.stringContaining(`found ${score}`) }]);
  });

  test('keys that the format does not have are listed, each once', async () => {
    const { file } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true, reson: 'x', mine: 1 },
      { test: 'b', pass: true, mine: 2, graders: [{ name: 'g', passed: true }], tokens: { input: 1, output: 1, x: 1 } },
    ]);
    expect(file.unknownKeys).toEqual(['reson', 'mine', 'graders.passed', 'tokens.x']);
    const known = await readFileWith('r.jsonl', [{ test: 'a', pass: true }]);
    expect(known.file.unknownKeys).toBeUndefined();
  });

  test('planned tests that have no row make the run incomplete', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true, planned: 3 },
      { test: 'b', pass: true, suite: 'other' },
    ]);
    expect(run).toMatchObject({ planned: 4, complete: false });
    expect(run.stopped).toBeUndefined();
  });

  test('an error is none if its text is empty, and null is an unknown value', async () => {
    const { run } = await readFileWith('r.jsonl', [
      { test: 'a', pass: true, error: '', cost_usd: null, tokens: { input: 1, output: 2, cached: null } },
    ]);
    expect(run.results[0]).toMatchObject({ status: 'ok', tokenUsage: { input: 1, output: 2 } });
    expect(run.results[0]?.costUsd).toBeUndefined();
  });

  test('NaN and Infinity of other languages are unknown values, and words in texts stay', async () => {
    const text =
      '{"test": "a", "pass": true, "duration_ms": NaN, "cost_usd": -Infinity, "answer": "NaN \\" Infinity"}\n';
    const { run } = await readFileWith('r.jsonl', text);
    expect(run.results[0]).toMatchObject({ score: 1, output: 'NaN " Infinity' });
    expect(run.results[0]?.costUsd).toBeUndefined();
    expect(run.results[0]?.durationMs).toBeUndefined();
  });

  test('a last line without its end is left out with a warning', async () => {
    const { run } = await readFileWith('r.jsonl', '{"test": "a", "pass": true}\n{"test": "b", "pa');
    expect(run).toMatchObject({ complete: false, stopped: 'broken-off', results: [{ testId: 'a' }] });
    expect(run.warnings).toMatchObject([{ location: { line: 2 }, message: expect.stringContaining('incomplete') }]);
    expect(run.unreadable).toBeUndefined();
  });

  test.each([
    ['in the middle', '{"test": "b", "pa\n{"test": "c", "pass": true}\n', 'not JSON'],
    ['at the end', '{"test": "c", "pass": true}\n{"test": "b", "pass": yes}\n', 'not JSON'],
    ['with too many levels', `${'['.repeat(65)}${']'.repeat(65)}\n{"test": "c", "pass": true}`, '64 levels deep'],
  ])('a line %s that is not JSON is unreadable, and no other row is lost', async (_, lines, why) => {
    const { run } = await readFileWith('r.jsonl', `{"test": "a", "pass": true}\n${lines}`, { format: 'jsonl' });
    expect(run).toMatchObject({ planned: 3, complete: false, results: [{ testId: 'a' }, { testId: 'c' }] });
    const line = lines.startsWith('{"test": "c"') ? 3 : 2;
    expect(run.unreadable).toMatchObject([
      { location: { file: 'r.jsonl', line }, message: expect.stringMatching(`^This line is .*${why}`) },
    ]);
    expect(run.stopped).toBeUndefined();
  });

  test.each([
    ['that is broken', '{"test": "a", "pa', 'The first line is not JSON'],
    ['of a log', 'Running 2 tests …', 'The first line is not JSON'],
    ['whose test is a number', '{"test": 1, "pass": true}', '"test" must be a text, found 1'],
  ])('a first line %s is unreadable, and the file is recognized by its other rows', async (_, line, why) => {
    const { run } = await readFileWith('r.jsonl', `${line}\n{"test": "b", "pass": true}\n`);
    expect(run).toMatchObject({ planned: 2, complete: false, results: [{ testId: 'b' }] });
    expect(run.unreadable).toMatchObject([{ location: { line: 1 }, message: expect.stringContaining(why) }]);
  });

  test.each(['utf16le', 'utf16be'] as const)('a file in %s is read, as PowerShell writes it', async (encoding) => {
    const bytes = Buffer.from('\uFEFF{"test": "ä", "pass": true}\r\n{"test": "b", "pass": false}\r\n', 'utf16le');
    const { run } = await readFileWith('r.jsonl', encoding === 'utf16le' ? bytes : bytes.swap16());
    expect(run.results).toMatchObject([
      { testId: 'ä', status: 'ok' },
      { testId: 'b', status: 'quality_failure' },
    ]);
  });

  test('JSON Lines that are read as one document say which format they may have', async () => {
    const rows = '{"test": "a", "pass": true}\n{"test": "b", "pass": true}\n';
    await expect(readFileWith('r.jsonl', rows, { format: 'ctrf' })).rejects.toMatchObject({
      problems: [{ location: { line: 2 }, hint: expect.stringContaining('--format jsonl') }],
    });
  });

  test('a long text is cut with a mark, and a secret at the cut is redacted before', async () => {
    const secret = 'hunter2-hunter2';
    const answer = `${'x'.repeat(1024 * 1024 - 10)}${secret} and more`;
    const bytes = new TextEncoder().encode(JSON.stringify({ test: secret, pass: true, answer }));
    const source = await sourceOf('r.jsonl', bytes);
    const { run } = await importFile(source, undefined, { redactor: new Redactor([secret]) });
    const [result] = run.results;
    expect(result?.testId).toBe('***');
    expect(Buffer.byteLength(result?.output ?? '')).toBeLessThanOrEqual(1024 * 1024);
    expect(result?.output.slice(-8)).toMatch(/^x*\*\*\*.*…$/);
    expect(result?.output).not.toContain('hunter');
  });

  test('of more than 100 graders the first are read, with a warning', async () => {
    const graders = Array.from({ length: 101 }, (_, index) => ({ name: `g${index}`, pass: true }));
    const { run } = await readFileWith('r.jsonl', [{ test: 'a', pass: true, graders }]);
    expect(run.results[0]?.scores).toHaveLength(100);
    expect(run.warnings[0]?.message).toContain('first 100 graders');
  });

  test('more than 200,000 trials are refused, and rows of more than 64 levels are unreadable', async () => {
    const location = { file: 'r.jsonl', line: 1, column: 1 };
    const test = { kind: 'declared', text: 'a' } as const;
    const trial = { suite: 's', target: 't', test, outcome: { kind: 'passed' }, location } as const;
    const into = new FileCollector('r.jsonl', {});
    for (let count = 0; count < 200_000; count += 1) into.trial(trial);
    expect(() => into.trial(trial)).toThrow('more than 200000 trials');
    const deep = `{"test": "a", "pass": true, "definition": ${'['.repeat(64)}${']'.repeat(64)}}\n`;
    const { run } = await readFileWith('r.jsonl', deep.repeat(2), { format: 'jsonl' });
    expect(run.unreadable?.map(({ message }) => message)).toEqual(Array(2).fill(expect.stringContaining('64 levels')));
  });

  test.each([
    ['a row', '{"id": "a", "result": "pass"}\n{"id": "b", "result": "pass"}\n'],
    ['a document', '{\n  "id": "a",\n  "result": "pass"\n}\n'],
  ])('the error about an unknown format names the keys of %s', async (_, text) => {
    const error = await readFileWith('r.jsonl', text).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ problems: [{ found: 'an object with the keys id, result' }] });
  });

  test('a list is no JSON Lines, also if one of its lines is a row', async () => {
    const list = '[\n{"test": "a", "pass": true},\n{"test": "b", "pass": true}\n]\n';
    const error = await readFileWith('r.json', list).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ problems: [{ found: 'a text that begins with "["' }] });
  });

  test.each([
    ['test,pass\na,true\n', 'a text that begins with "test,pass"'],
    ['<html></html>', 'a text that begins with "<html></html>"'],
  ])('the error about %j says what was found, and what to write', async (content, found) => {
    const error = await readFileWith('r.txt', content).catch((cause: unknown) => cause);
    const hint = expect.stringMatching(/one object per line, with "test" and "pass": .*docs\/results-files\.md/);
    expect(error).toMatchObject({ problems: [{ message: 'The format of r.txt is not known', found, hint }] });
  });

  test.each([undefined, 'jsonl', 'junit'] as const)('a file of blank lines is empty; format %s', async (format) => {
    for (const blank of ['', '\n\n \n']) {
      await expect(readFileWith('r.jsonl', blank, { format })).rejects.toThrow('r.jsonl is empty');
    }
  });

  test('the page on JSON Lines has a row for every key of the schema', () => {
    const { properties } = schemas()['results.schema.json'] as { properties: object };
    const [, section = ''] = readRepositoryFile('docs/results-files.md').split('## JSON Lines\n');
    const table = section.split('\n## ')[0]?.match(/^\| (?:`\w+`(?:, )?)+ \|/gm) ?? [];
    const listed = table.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, key]) => key));
    expect(listed.sort()).toEqual(Object.keys(properties).sort());
  });

  test('a file of more than 64 MiB is refused, with its size and what to do', async () => {
    const bytes = Buffer.alloc(64 * 1024 * 1024 + 1, ' ');
    bytes.write('{"test": "a", "pass": true}\n');
    await expect(readFileWith('r.jsonl', bytes)).rejects.toMatchObject({
      problems: [
        {
          message: 'r.jsonl has 64.1 MiB of results',
          expected: 'at most 64 MiB in one file of another tool',
          hint: expect.stringContaining("eval-action report 'results/*.jsonl'"),
        },
      ],
    });
  });
});

describe('the published schema of a row', () => {
  const validate = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(
    schemas()['results.schema.json'] as object,
  );
  const rows: readonly (readonly [title: string, isValid: boolean, row: object])[] = [
    ['the shortest row', true, { test: 'a', pass: true }],
    ['unknown keys', true, { test: 'a', pass: true, mine: { x: 1 } }],
    ['no id', false, { pass: true }],
    ['no verdict', false, { test: 'a' }],
    ['a verdict as text', false, { test: 'a', pass: 'yes' }],
    ['a grader without a name', false, { test: 'a', pass: true, graders: [{ score: 1 }] }],
    ['messages without roles', false, { test: 'a', pass: true, input: [{ content: 'x' }] }],
    ['a long version', false, { test: 'a', pass: true, measure: 'x'.repeat(101) }],
  ];

  test.each(rows)('%s: accepted %s, by the schema and by the reader', async (_, isValid, row) => {
    expect(validate(row)).toBe(isValid);
    const { run } = await readFileWith('r.jsonl', [{ test: 'other', pass: true }, row], { passMark: 0.5 });
    expect(run.results.length).toBe(isValid && !('test' in row && row.test === 'other') ? 2 : 1);
  });

  test('has a description for every key', () => {
    const { properties } = schemas()['results.schema.json'] as { properties: Record<string, { description?: string }> };
    const without = Object.entries(properties).filter(([, { description = '' }]) => description === '');
    expect(without).toEqual([]);
  });
});

test('a class of errors without a text is an error', async () => {
  const { run } = await readFileWith('r.jsonl', [
    { test: 'a', pass: true, error_class: 'timeout' },
    { test: 'b', pass: false, error: '', error_class: 'auth', reason: 'no key' },
  ]);
  expect(run.results).toMatchObject([
    { status: 'execution_error', failure: { class: 'timeout', message: 'timeout' } },
    { status: 'execution_error', failure: { class: 'auth', message: 'no key' } },
  ]);
});

test('names that are equal in their first 200 characters stay different', async () => {
  const long = `${'n'.repeat(178)}\u{1F600}${'n'.repeat(40)}`;
  const names = (of: (name: string) => object) =>
    readFileWith(
      'r.jsonl',
      [`${long}1`, `${long}2`].map((name) => ({ test: 't', pass: true, ...of(name) })),
    );
  for (const key of ['test', 'suite', 'target'] as const) {
    const { run } = await names((name) => ({ [key]: name }));
    const found = run.results.map((result) => result[key === 'test' ? 'testId' : key]);
    expect(new Set(found).size).toBe(2);
    expect(found.every((name) => name.length <= 200 && name.isWellFormed())).toBe(true);
  }
});

test.each([
  ['ids', { test: 'a' }, { test: 'a ' }],
  ['ids', { test: 'a\u0001' }, { test: 'a\u0002' }],
  ['suites', { test: 'a', suite: 's' }, { test: 'a', suite: ' s' }],
  ['targets', { test: 'a', target: 't' }, { test: 'a', target: '\tt' }],
])('tests whose %s differ only in spaces or control characters are not mixed', async (_, one, other) => {
  const rows = [one, other].map((names) => ({ ...names, pass: true }));
  const { run } = await readFileWith('r.jsonl', rows);
  expect(run).toMatchObject({ complete: false, results: [] });
  expect(run.unreadable?.map(({ message }) => message)).toEqual(
    rows.map(() => expect.stringMatching(/^Several tests have the name ".+", but for spaces, control characters/)),
  );
});

describe('the definition of a row', () => {
  const measureOf = async (...rows: object[]) => {
    const { run } = await readFileWith(
      'r.jsonl',
      rows.map((row) => ({ test: 'a', pass: true, ...row })),
    );
    expect(run.results).toHaveLength(1);
    return run.results[0]?.measure;
  };
  const [polite, short] = [
    { name: 'polite', threshold: 0.5, score: 0.9 },
    { name: 'short', weight: 2, pass: true },
  ];

  test('has its graders in any order, whatever they say', async () => {
    const before = await measureOf({ graders: [polite, short] });
    expect(await measureOf({ graders: [short, { ...polite, score: 0.1, reason: 'rude' }] })).toBe(before);
    expect(await measureOf({ graders: [{ ...polite, threshold: 0.8 }, short] })).not.toBe(before);
    expect(await measureOf({ graders: [polite, { ...short, weight: 1 }] })).not.toBe(before);
  });

  test('has the graders of the trial that has most of them', async () => {
    const before = await measureOf({ graders: [polite, short] });
    const early = { pass: false, graders: [polite] };
    expect(await measureOf(early, { graders: [polite, short] }, { error: 'HTTP 500' })).toBe(before);
  });

  test('is only what the author gives', async () => {
    const before = await measureOf({ definition: 1, graders: [polite] });
    expect(await measureOf({ definition: 1, graders: [short] })).toBe(before);
    expect(await measureOf({ definition: 2, graders: [polite] })).not.toBe(before);
  });
});

test('a row with an error that does not repeat the input is a trial of the same test', async () => {
  const failed = { test: 'a', input: 'Refund me', pass: false };
  const error = { test: 'a', error: 'HTTP 500' };
  const alone = await readFileWith('r.jsonl', [failed]);
  for (const rows of [
    [failed, error],
    [error, failed],
  ]) {
    const { run } = await readFileWith('r.jsonl', rows);
    expect(run.results).toMatchObject([{ testId: 'a', status: 'quality_failure', trials: [{}, {}] }]);
    expect(run.results[0]?.measure).toBe(alone.run.results[0]?.measure);
    expect(run.warnings).toEqual([]);
  }
});
