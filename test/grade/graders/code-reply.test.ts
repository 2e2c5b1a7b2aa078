import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCodeReply } from '../../../src/grade/graders/code-reply.ts';
import { verdictOf } from '../../../src/model/grade.ts';
import { readRepositoryFile } from '../../support/repository.ts';

const read = (stdout: string, { exitCode = 0, stderr = '', plainTextPasses = true } = {}) =>
  readCodeReply({ exitCode, stdout, stderr }, { plainTextPasses });

describe('a program that prints a JSON object', () => {
  const rows: [stdout: string, score: number, passed: boolean[]][] = [
    ['{"score": 0.4}', 0.4, []],
    ['\r\n{"score": 0.4}\r\n', 0.4, []],
    ['{"score": 7}', 1, []],
    ['{"score": -1}', 0, []],
    ['{"score": 1e999}', 0, []],
    ['{"score": 0.4, "assertions": [{"text": "a", "passed": true}]}', 0.4, [true]],
    ['{"assertions": [{"text": "a", "passed": true}, {"text": "b"}]}', 0.5, [true, false]],
    ['{"score": "1", "assertions": [{"text": "a", "passed": 0}]}', 0, [false]],
    ['{"assertions": [{"text": "a", "passed": "yes"}, {"text": 1}, null, "b"]}', 1, [true]],
    ['{"score": 0.5, "hits": ["a", "", 1], "misses": ["b", " "]}', 0.5, [true, false]],
    ['{"hits": ["a"], "misses": ["b"]}', 0.5, [true, false]],
    ['{"score": 1, "assertions": [], "hits": ["a"]}', 1, [true]],
    ['{"assertions": [{"text": "a", "passed": true}], "misses": ["b"]}', 1, [true]],
    ['{"passed": true}', 1, []],
    ['{"pass": true}', 1, []],
    ['{"pass": false}', 0, []],
    ['{"pass": "yes"}', 0, []],
    ['{"pass": true, "score": 0.2}', 0.2, []],
    ['{"pass": true, "assertions": [{"text": "a"}]}', 0, [false]],
    ['{}', 0, []],
    ['{"__proto__": {"score": 1}}', 0, []],
    ['{"score": null, "assertions": {"length": 3}}', 0, []],
    ['{"assertions": [{"__proto__": {"text": "a", "passed": true}}]}', 0, []],
  ];
  test.each(rows)('%s scores %d', (stdout, score, passed) => {
    const reply = read(stdout);
    expect(reply.score).toBe(score);
    expect(reply.assertions.map((assertion) => assertion.passed)).toEqual(passed);
  });

  test('is read the same way under the old spelling', () => {
    expect(read('{"score": 0.5, "misses": ["b"]}', { plainTextPasses: false })).toEqual({
      kind: 'scored',
      score: 0.5,
      assertions: [{ text: 'b', passed: false }],
    });
  });

  test('keeps reasoning, details and evidence', () => {
    const stdout = JSON.stringify({
      score: 1,
      reasoning: 'good',
      details: { tests: 3 },
      assertions: [
        { text: 'a', passed: true, evidence: 'line 3' },
        { text: 'b', passed: true, evidence: 4 },
      ],
    });
    expect(read(stdout)).toEqual({
      kind: 'scored',
      score: 1,
      reasoning: 'good',
      details: { tests: 3 },
      assertions: [
        { text: 'a', passed: true, evidence: 'line 3' },
        { text: 'b', passed: true },
      ],
    });
  });

  test('keeps its score when its details are nested beyond reason; they are dropped, and that is told', () => {
    const deep = `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const dropped = 'Its details are nested more than 200 levels deep and were dropped.';
    expect(read(`{"score": 0.5, "details": ${deep}}`)).toEqual({
      kind: 'scored',
      score: 0.5,
      assertions: [],
      reasoning: dropped,
    });
    expect(read(`{"score": 0.5, "reasoning": "so so", "details": ${deep}}`).reasoning).toBe(`so so\n${dropped}`);
  });

  test('that are not an object, details are left out', () => {
    expect(read('{"score": 1, "details": [1]}')).not.toHaveProperty('details');
  });
});

describe('a program that prints anything else and exits with 0', () => {
  const rows: [title: string, stdout: string, text: string][] = [
    ['plain text', 'all good\n', 'all good'],
    ['nothing', '', 'exit code 0'],
    ['a bare number', '0.4', '0.4'],
    ['a list', '[1]', '[1]'],
    ['broken JSON', '{"score": 0.1', '{"score": 0.1'],
    ['a score that JSON does not know', '{"score": NaN}', '{"score": NaN}'],
  ];
  test.each(rows)('passes under the new spelling: %s', (_title, stdout, text) => {
    expect(read(stdout)).toMatchObject({ score: 1, assertions: [{ text, passed: true }] });
  });

  test.each(rows)('scores 0 under the old spelling, with the reason: %s', (_title, stdout) => {
    expect(read(stdout, { plainTextPasses: false })).toMatchObject({
      score: 0,
      assertions: [],
      reasoning: expect.stringMatching(/no JSON object/),
    });
  });

  test.each(['0.4', '{"score": 0.1', '[1]'])('is told that %s was taken for a pass', (stdout) => {
    expect(read(stdout).reasoning).toMatch(/not a JSON object/);
  });

  test('a novel is cut', () => {
    expect(read('x'.repeat(1_000_000)).assertions[0]?.text).toHaveLength(2_000);
  });
});

describe('a program that exits with another code', () => {
  test('scores 0 whatever score it printed, and its texts become misses', () => {
    const stdout = '{"score": 1, "assertions": [{"text": "a", "passed": true}], "reasoning": "threw"}';
    expect(read(stdout, { exitCode: 1, stderr: 'boom\n' })).toEqual({
      kind: 'scored',
      score: 0,
      assertions: [
        { text: 'The grader failed: exit code 1. boom', passed: false },
        { text: 'a', passed: false },
      ],
      reasoning: 'threw',
    });
  });

  const rows: [title: string, stdout: string, stderr: string, text: string][] = [
    ['plain text alone is the reason', 'two tests failed', '', 'two tests failed'],
    ['nothing at all leaves the exit code', '', '', 'exit code 3'],
    ['with words on stderr these are the reason', 'ignored', 'boom', 'The grader failed: exit code 3. boom'],
    ['broken JSON is no reason', '{"score"', '', 'The grader failed: exit code 3'],
    ['a list is no reason', '[1]', '', 'The grader failed: exit code 3'],
  ];
  test.each(rows)('%s', (_title, stdout, stderr, text) => {
    for (const plainTextPasses of [true, false]) {
      const reply = read(stdout, { exitCode: 3, stderr, plainTextPasses });
      expect(reply).toEqual({ kind: 'scored', score: 0, assertions: [{ text, passed: false }] });
    }
  });

  test('shows the last 2,000 characters of stderr', () => {
    const reply = read('', { exitCode: 1, stderr: `${'a'.repeat(5_000)}the end\r\n` });
    expect(reply.assertions[0]?.text).toMatch(/aaa+the end$/);
    expect(reply.assertions[0]?.text.length).toBeLessThan(2_050);
  });
});

test('whatever a program prints, there is a score within 0 and 1 and prototypes stay as they are', () => {
  const output = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object({ withNullPrototype: true }).map((o) => JSON.stringify(o)),
  );
  fc.assert(
    fc.property(output, fc.integer({ min: 0, max: 2 }), fc.boolean(), (stdout, exitCode, plainTextPasses) => {
      const { score } = read(stdout, { exitCode, plainTextPasses });
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { seed: 20_260_101 },
  );
});

interface Recorded {
  readonly stdout: string;
  readonly stderr?: string;
  readonly exitCode?: number;
  readonly score: number;
  readonly verdict: string;
  readonly passed: readonly boolean[];
}

/** What AgentV 4.42.4 wrote into its records for programs that print these texts. */
const recorded = JSON.parse(
  readRepositoryFile('test/fixtures/original-scores/code-replies.json'),
) as readonly Recorded[];

/** Where ours differs on purpose (graders.md §15.4): what older scripts say is heard, not dropped. */
const ON_PURPOSE: Readonly<Record<string, { readonly score?: number; readonly passed?: readonly boolean[] }>> = {
  '{"passed":true}': { score: 1 },
  '{"score":0.5,"hits":["a"],"misses":["b"],"reasoning":"r"}': { passed: [true, false] },
  '{"hits":["a"],"misses":["b"]}': { score: 0.5, passed: [true, false] },
};

describe('the same reply has the score that AgentV 4.42.4 gave it', () => {
  test.each(recorded.map((row) => [`${JSON.stringify(row.stdout)}, exit ${row.exitCode ?? 0}`, row] as const))(
    '%s',
    (_title, { stdout, stderr = '', exitCode = 0, ...theirs }) => {
      const reply = read(stdout, { exitCode, stderr });
      // The texts of a failed program are added to the reason, as misses.
      const passed = reply.assertions.map((assertion) => assertion.passed).slice(0, exitCode === 0 ? undefined : 1);
      const ours = { score: reply.score, verdict: verdictOf(reply.score), passed };
      const wanted = { ...theirs, ...ON_PURPOSE[stdout] };
      expect(ours).toEqual({ ...wanted, verdict: verdictOf(wanted.score) });
      if (ON_PURPOSE[stdout] === undefined) expect(ours.verdict).toBe(theirs.verdict);
    },
  );

  test('and every difference on purpose is one that was recorded', () => {
    const texts = recorded.map(({ stdout }) => stdout);
    expect(Object.keys(ON_PURPOSE).filter((text) => !texts.includes(text))).toEqual([]);
  });
});
