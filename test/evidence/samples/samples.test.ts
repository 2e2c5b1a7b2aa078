import { describe, expect, test } from 'vitest';
import {
  decodeFacts,
  decodeSample,
  decodeTrend,
  encodeFacts,
  encodeSample,
  encodeTrend,
  keyOf,
  sampleFiles,
  sampleLimits,
  sampleLines,
} from '../../../src/evidence/samples/codec.ts';
import { fitSamples } from '../../../src/evidence/samples/fit.ts';
import { mergeFacts, mergeSamples, mergeTrend, type OwnTrials } from '../../../src/evidence/samples/merge.ts';
import type { TestFact } from '../../../src/model/run/fact.ts';
import { resultKey } from '../../../src/model/run/result.ts';
import type { Sample, TrendRun } from '../../../src/model/run/sample.ts';
import type { Side } from '../../../src/model/run/side.ts';

const side = (over: Partial<Side> = {}, from: Partial<Side['from']> = {}): Side => ({
  pass: true,
  answer: 'yes',
  graders: [],
  steps: [],
  from: { run: '1.1', sha: 'a'.repeat(40), time: '2026-01-10T00:00:00Z', kind: 'base', ...from },
  ...over,
});
const keyFor = (testId: string): Sample['key'] => ['evals/a.yaml', 'a', testId, 'default'];
const sample = (testId: string, ...sides: readonly Side[]): Sample => ({
  key: keyFor(testId),
  measure: 'm1',
  sides: sides.length === 0 ? [side()] : [...sides],
});
const packedBytes = async (text: string) => text.length;

describe('a file of samples', () => {
  test('gives each line back by the key of its test, and parses it on demand', () => {
    const odd = sample('a "quoted" ] \\ test', side({ pass: false, answer: 'no\nway' }));
    const [file] = sampleFiles([sample('one'), odd].map(encodeSample));
    const read = sampleLines(file?.text ?? '');
    const line = read.kind === 'read' ? read.value.get(keyOf(odd)) : undefined;
    expect(decodeSample(line ?? '')).toEqual(odd);
    expect(keyOf(odd)).toBe(
      resultKey({ suiteFile: 'evals/a.yaml', suite: 'a', testId: 'a "quoted" ] \\ test', target: 'default' }),
    );
  });

  test('holds at most 4 MiB, so that many samples are several files', () => {
    const line = encodeSample(sample('long', side({ answer: 'x'.repeat(60_000) })));
    const files = sampleFiles(Array.from({ length: 100 }, () => line));
    expect(files.map(({ name }) => name)).toEqual(['samples-0.jsonl', 'samples-1.jsonl']);
    for (const { text } of files) expect(text.length).toBeLessThanOrEqual(sampleLimits.fileBytes);
  });

  test.each([
    ['of a newer version', '{"schemaVersion":2}\n', 'a newer version of eval-action wrote it'],
    ['of another kind', '{"testId":"a"}\n', 'it is not a file of samples'],
    ['that is empty', '', 'it is not a file of samples'],
  ])('%s is refused with a reason', (_, text, why) => {
    expect(sampleLines(text)).toEqual({ kind: 'refused', why });
  });

  test('skips a line that is damaged, too long, nested too deeply or of another shape', () => {
    const good = encodeSample(sample('one'));
    expect(decodeSample(good)).toBeDefined();
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
    for (const bad of [
      good.slice(0, -20),
      good.replace('"yes"', `"${'y'.repeat(70_000)}"`),
      good.replace('"yes"', deep),
      good.replace('"pass":true', '"pass":"maybe"'),
      good.replace('"sides":[', '"sides":[],"others":['),
    ])
      expect(decodeSample(bad)).toBeUndefined();
  });
});

describe('the samples of a run', () => {
  const own = (testId: string, ...sides: readonly Side[]): OwnTrials => ({ key: keyFor(testId), measure: 'm1', sides });
  const merge = (trials: readonly OwnTrials[], earlier: readonly Sample[], oldest = '2026-01-01T00:00:00Z') =>
    mergeSamples(trials, { earlier: new Map(earlier.map((each) => [keyOf(each), each])), oldest });

  test('are the newest passing and the newest failing trial of each test', () => {
    const trials = ['p1', 'f1', 'p2', 'f2'].map((answer) => side({ answer, pass: answer.startsWith('p') }));
    expect(merge([own('a', ...trials)], [])[0]?.sides.map(({ answer }) => answer)).toEqual(['p2', 'f2']);
  });

  test('keep the earlier passing trial of a test that fails now, and tests that did not run', () => {
    const earlier = [sample('a', side({ answer: 'worked' })), sample('b')];
    const merged = merge([own('a', side({ answer: 'broken', pass: false }))], earlier);
    expect(merged.map(({ key, sides }) => [key[2], sides.map(({ answer }) => answer)])).toEqual([
      ['a', ['worked', 'broken']],
      ['b', ['yes']],
    ]);
  });

  test('drop earlier trials of a test that is measured differently, and trials that are too old', () => {
    const changed = { ...sample('a', side({ answer: 'old grading' })), measure: 'm0' };
    expect(merge([own('a', side({ pass: false }))], [changed])[0]?.sides).toHaveLength(1);
    expect(merge([], [sample('b')], '2026-01-11T00:00:00Z')).toEqual([]);
  });

  test('have no trial without an answer', () => {
    expect(merge([own('a', side({ failure: 'timed out', pass: false }))], [])).toEqual([]);
  });
});

describe('samples that are too large', () => {
  const call = (output: string) => ({ kind: 'call', tool: 'search', input: '{}', output }) as const;

  test('lose file changes, tool outputs, steps of passing tests, failing trials, steps and long answers, in this order', async () => {
    const large = 'x'.repeat(30_000);
    const what = async (...sides: readonly Side[]) => {
      const { files, omitted } = await fitSamples([sample('a', ...sides)], [], packedBytes);
      return [omitted.map((each) => each.what), files.length] as const;
    };
    const failing = side({ pass: false, steps: [call('ok')] });
    expect(await what(side({ fileChanges: large.repeat(3) }))).toEqual([['file changes'], 1]);
    expect(await what(side({ steps: [call(large.repeat(3))] }))).toEqual([['tool outputs above 2 KiB'], 1]);
    const many = Array.from({ length: 60 }, () => call('y'.repeat(1_500)));
    expect(await what(side({ steps: many }))).toEqual([['steps of tests that always pass'], 1]);
    expect(await what(side({ answer: large }), { ...failing, answer: large, steps: [] })).toEqual([[], 1]);
    expect(await what(side({ answer: large }), { ...failing, answer: large.repeat(2) })).toEqual([
      ['failing trials'],
      1,
    ]);
    expect(await what({ ...failing, steps: many })).toEqual([['steps'], 1]);
    expect(await what(side({ answer: large.repeat(3) }))).toEqual([['answers above 4 KiB'], 1]);
    const judged = { name: 'j', type: 'judge', score: 1, weight: 1, verdict: 'pass', assertions: [] } as const;
    expect(await what(side({ graders: [{ ...judged, reasoning: large.repeat(3) }] }))).toEqual([['all samples'], 0]);
  });

  test('say what a side lacks, and keep the rest of it', async () => {
    const outputs = side({ steps: [call('x'.repeat(90_000))], fileChanges: 'diff' });
    const { files } = await fitSamples([sample('a', outputs)], [], packedBytes);
    const line = files[0]?.text.split('\n')[1] ?? '';
    const [stored] = decodeSample(line)?.sides ?? [];
    expect(stored?.cut).toEqual(['fileChanges', 'outputs']);
    expect(stored?.answer).toBe('yes');
    expect(stored?.steps).toMatchObject([{ output: expect.stringContaining('samples are limited') }]);
  });

  test('of many tests are cut until all fit, and at last tests from the end are left out', async () => {
    const tests = Array.from({ length: 40 }, (_, index) => sample(`t${index}`, side({ answer: 'x'.repeat(3_000) })));
    const limits = { totalBytes: 60_000, archiveBytes: 60_000 };
    const { files, omitted } = await fitSamples(tests, [], packedBytes, limits);
    expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(60_000);
    expect(files[0]?.text).toContain('"t0"');
    expect(files[0]?.text).not.toContain('"t39"');
    expect(omitted).toEqual([{ what: 'all samples', tests: expect.any(Number) }]);
  });

  test('are measured as an archive, too', async () => {
    const tests = Array.from({ length: 10 }, (_, index) => sample(`t${index}`, side({ answer: 'x'.repeat(3_000) })));
    const limits = { totalBytes: 1e6, archiveBytes: 20_000 };
    const whole = await fitSamples(tests, [], async () => 100, limits);
    expect(whole.omitted).toEqual([]);
    expect((await fitSamples(tests, [], packedBytes, limits)).omitted).not.toEqual([]);
  });
});

describe('the trend', () => {
  const run = (name: string, day: number): TrendRun => ({
    run: name,
    time: new Date(Date.UTC(2026, 0, day)).toISOString(),
    suites: [{ suite: 'a', target: 'default', passes: 1, trials: 2, score: 0.5 }],
  });

  test('has one entry for each run, oldest first, and at most 200', () => {
    const earlier = Array.from({ length: 200 }, (_, index) => run(`r${index}`, index + 1));
    const merged = mergeTrend(earlier, run('new', 400));
    expect(merged).toHaveLength(200);
    expect(merged[0]?.run).toBe('r1');
    expect(merged.at(-1)?.run).toBe('new');
    expect(mergeTrend(merged, run('new', 400))).toHaveLength(200);
  });

  test('is read as it was written; a newer version and other files are refused', () => {
    expect(decodeTrend(encodeTrend([run('r', 1)]))).toEqual({ kind: 'read', value: [run('r', 1)] });
    expect(decodeTrend('{"schemaVersion":2,"runs":[]}')).toMatchObject({
      why: 'a newer version of eval-action wrote it',
    });
    expect(decodeTrend('{"runs":')).toMatchObject({ kind: 'refused' });
    expect(decodeTrend('{"schemaVersion":1}')).toMatchObject({ kind: 'refused' });
  });
});

describe('facts about tests', () => {
  const fact = (testId: string, day: number): TestFact => ({
    key: ['a.eval.yaml', 'a', testId, 'default'],
    time: new Date(Date.UTC(2026, 0, day)).toISOString(),
    durationMs: 1000,
    tokens: { input: 10, output: 2 },
    judgeCalls: 1.5,
    judgeUsd: 0.01,
  });

  test('are those of this run, and earlier ones of tests that it did not run', () => {
    const earlier = new Map([fact('a', 2), fact('b', 3), fact('old', 1)].map((each) => [keyOf(each), each]));
    const merged = mergeFacts([fact('a', 9)], { earlier, oldest: '2026-01-02T00:00:00.000Z' });
    expect(merged).toEqual([fact('a', 9), fact('b', 3)]);
  });

  test('are read as they were written; a newer version and other files are refused', () => {
    expect(decodeFacts(encodeFacts([fact('a', 1)]) ?? '')).toEqual({ kind: 'read', value: [fact('a', 1)] });
    expect(encodeFacts([])).toBeUndefined();
    expect(decodeFacts('{"schemaVersion":2,"tests":[]}')).toMatchObject({
      why: 'a newer version of eval-action wrote it',
    });
    expect(decodeFacts('{"tests":')).toMatchObject({ kind: 'refused' });
    expect(decodeFacts('{"schemaVersion":1}')).toMatchObject({ kind: 'refused' });
    expect(decodeFacts(' '.repeat(9 * 1024 * 1024))).toMatchObject({ why: 'it is larger than such files are' });
  });

  test('that are too many lose the oldest', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => ({ ...fact(`test ${at}`, 1 + (at % 20)) }));
    const read = decodeFacts(encodeFacts(many) ?? '');
    const times = read.kind === 'read' ? read.value.map(({ time }) => time) : [];
    expect(times.length).toBeGreaterThan(10_000);
    expect(times.length).toBeLessThan(60_000);
    expect([times[0]?.slice(0, 10), times.at(-1)?.slice(0, 10)]).not.toContain('2026-01-01');
  });
});
