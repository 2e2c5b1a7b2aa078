import { describe, expect, test } from 'vitest';
import { labelFile, labelFileName, labelLine, mergeLabels, readLabelLines } from '../../../src/graders/labels/label.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { aLabel, hashOf } from './some-labels.ts';

const read = (text: string, exportedFor?: string) =>
  readLabelLines(text, { file: 'labels.jsonl', ...(exportedFor !== undefined && { exportedFor }) });
const wire = JSON.parse(labelLine(aLabel('late')));

describe('a line of labels', () => {
  test('has the keys of the format, in a fixed order and without absent ones', () => {
    const label = aLabel('late', {
      graders: { 'llm-grader:tone': { verdict: 'pass' }, 'llm-grader:facts': { verdict: 'fail', note: 'wrong sum' } },
      judgeSeen: true,
      runId: 'run-1',
    });
    expect(labelLine(label)).toBe(
      `{"v":1,"suite":"refunds","suite_file":"evals/refunds.eval.yaml","test_id":"late","target":"default","answer":"${hashOf('late')}",` +
        '"verdict":"acceptable","graders":{"llm-grader:facts":{"verdict":"fail","note":"wrong sum"},"llm-grader:tone":{"verdict":"pass"}},' +
        '"reviewer":"Ada","time":"2026-01-02T10:00:00.000Z","run_id":"run-1","judge_seen":true,"sample":"random"}',
    );
  });

  test('is read as it was written, with its place', () => {
    const label = aLabel('late', { anchor: true, measure: 'm1.a.b.c.d', onlyGrader: true, sha: 'abc', notes: 'n' });
    const { labels, problems } = read(`\n${labelLine(label)}\n`);
    expect(problems).toEqual([]);
    expect(labels).toEqual([{ label, location: { file: 'labels.jsonl', line: 2, column: 1 } }]);
  });

  test.each([
    ['cut off', '{"v":1,', 'it is not a JSON object'],
    ['without a version', JSON.stringify({ ...wire, v: undefined }), '"v" must be 1'],
    ['of a newer version', JSON.stringify({ ...wire, v: 2 }), 'a newer version of eval-action wrote it'],
    [
      'with an unknown verdict',
      JSON.stringify({ ...wire, verdict: 'good' }),
      '"verdict" is missing or invalid (acceptable, needs_improvement, incorrect or flaky)',
    ],
    [
      'by an e-mail address',
      JSON.stringify({ ...wire, reviewer: 'Ada <ada@example.com>' }),
      '"reviewer" is missing or invalid (a name, not an e-mail address)',
    ],
    ['with an unknown key', JSON.stringify({ ...wire, veto: 1 }), 'it has the unknown key "veto"'],
    ['with our own spelling of a key', JSON.stringify({ ...wire, testId: 'x' }), 'it has the unknown key "testId"'],
    [
      'with the answer itself',
      JSON.stringify({ ...wire, text: { input: [], output: '' } }),
      'it has the unknown key "text"',
    ],
    [
      'with a strange judgement',
      JSON.stringify({ ...wire, graders: { 'a:b': { verdict: 'skip' } } }),
      '"graders.a:b.verdict" is missing or invalid',
    ],
  ])('%s is refused with its line', (_, line, why) => {
    const { labels, problems } = read(`${labelLine(aLabel('a'))}\n${line}\n`);
    expect(labels).toHaveLength(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'error', location: { file: 'labels.jsonl', line: 2 } });
    expect(problems[0]?.message).toContain(`This line is not a label: ${why}`);
  });

  test('of an export may have the answer, and may lack the reviewer', () => {
    const text = { input: ['Where is my parcel?'], output: 'Here' };
    const { labels, problems } = read(JSON.stringify({ ...wire, reviewer: undefined, text }), 'Grace');
    expect(problems).toEqual([]);
    expect(labels).toMatchObject([{ label: { reviewer: 'Grace', testId: 'late' }, text }]);
    expect(read(JSON.stringify({ ...wire, text: 'Here' }), 'Grace').problems).toHaveLength(1);
    expect(read(JSON.stringify(wire), 'Grace').labels).toMatchObject([{ label: { reviewer: 'Ada' } }]);
  });

  test.each(hostileTexts.map((text) => [JSON.stringify(text).slice(0, 40), text] as const))(
    'keeps %s as text',
    (_, text) => {
      const label = aLabel(text.slice(0, 1000) || 'x', { notes: text.slice(0, 10_000) });
      const line = labelLine(label);
      expect(line).not.toContain('\n');
      expect(read(line).labels[0]?.label).toEqual(JSON.parse(JSON.stringify(label)));
    },
  );
});

describe('the file of a suite', () => {
  test.each([
    ['Refunds & returns', /^refunds-returns-[0-9a-f]{6}\.jsonl$/],
    ['../../etc/passwd', /^etc-passwd-[0-9a-f]{6}\.jsonl$/],
    ['日本', /^suite-[0-9a-f]{6}\.jsonl$/],
  ])('%s has a name for every file system', (suite, name) => {
    expect(labelFileName({ suite, suiteFile: 'a.yaml' })).toMatch(name);
  });

  test('is sorted by test, target, answer and reviewer, whatever the order of the labels', () => {
    const labels = [
      aLabel('b'),
      aLabel('a', { target: 'z' }),
      aLabel('a', { reviewer: 'Bob' }),
      aLabel('a', { answer: '0'.repeat(64) }),
      aLabel('a'),
    ];
    const text = labelFile(labels);
    expect(labelFile(labels.toReversed())).toBe(text);
    const order = read(text).labels.map(({ label }) => [label.testId, label.target, label.answer[0], label.reviewer]);
    const a = hashOf('a')[0];
    expect(order).toEqual([
      ['a', 'default', '0', 'Ada'],
      ['a', 'default', a, 'Ada'],
      ['a', 'default', a, 'Bob'],
      ['a', 'z', a, 'Ada'],
      ['b', 'default', hashOf('b')[0], 'Ada'],
    ]);
  });
});

describe('merging labels', () => {
  const early = aLabel('a', { graders: { 'x:1': { verdict: 'pass' }, 'x:2': { verdict: 'pass' } }, anchor: true });
  const late = aLabel('a', {
    verdict: 'incorrect',
    time: '2026-01-03T00:00:00Z',
    graders: { 'x:2': { verdict: 'fail' } },
  });
  const merged = { ...late, anchor: true, graders: { 'x:1': { verdict: 'pass' }, 'x:2': { verdict: 'fail' } } };

  test('lets the later one count, for each grader', () => {
    expect(mergeLabels([early], [late])).toEqual({ labels: [merged], added: 0, replaced: 1, unchanged: 0 });
  });

  test('counts what is new, and what is known', () => {
    const known = [early, aLabel('b')];
    expect(mergeLabels(known, [aLabel('b'), aLabel('c')])).toMatchObject({ added: 1, replaced: 0, unchanged: 1 });
    expect(mergeLabels([merged as typeof late], [early])).toMatchObject({ unchanged: 1 });
  });

  test('keeps how a judgement was made if the person repeats it about the same run', () => {
    const first = aLabel('a', { judgeSeen: false, sample: 'random', sha: 'a'.repeat(40) });
    const again = {
      ...first,
      judgeSeen: true,
      sample: 'chosen',
      sha: undefined,
      time: '2027-01-01T00:00:00Z',
    } as const;
    expect(mergeLabels([first], [again])).toEqual({ labels: [first], added: 0, replaced: 0, unchanged: 1 });
    expect(mergeLabels([first], [{ ...again, notes: 'Late' }])).toMatchObject({
      labels: [{ judgeSeen: true, sample: 'chosen', notes: 'Late' }],
      replaced: 1,
    });
  });
});
