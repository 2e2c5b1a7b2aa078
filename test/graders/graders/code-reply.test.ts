import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCodeReply } from '../../../src/graders/graders/code-reply.ts';
import { verdictOf } from '../../../src/model/run/grade.ts';
import { readRepositoryFile } from '../../support/repository.ts';

const reply = (stdout: string, { exitCode = 0, stderr = '', plainTextPasses = true } = {}) =>
  readCodeReply({ exitCode, stdout, stderr }, { plainTextPasses });

/** The reply of a program that must have given a score. */
function read(...said: Parameters<typeof reply>) {
  const read = reply(...said);
  if (read.kind !== 'scored') throw new Error(read.reason);
  return read;
}

describe('a program that prints a JSON object', () => {
  const rows: [stdout: string, score: number, passed: boolean[]][] = [
    ['{"score": 0.4}', 0.4, []],
    ['\r\n{"score": 0.4}\r\n', 0.4, []],
    ['{"score": 1.0000000000000002}', 1, []],
    ['{"score": -1e-17}', 0, []],
    ['{"assertions": [{"text": "a", "passed": true}, {"text": "b"}]}', 0.5, [true, false]],
    ['{"score": "1", "assertions": [{"text": "a", "passed": 0}]}', 0, [false]],
    ['{"assertions": [{"text": "a", "passed": "yes"}, {"text": 1}, null, "b"]}', 1, [true]],
    ['{"score": 0.5, "hits": ["a", "", 1], "misses": ["b", " "]}', 0.5, [true, false]],
    ['{"score": 1, "assertions": [], "hits": ["a"]}', 1, [true]],
    ['{"assertions": [{"text": "a", "passed": true}], "misses": ["b"]}', 1, [true]],
    ['{"passed": true}', 1, []],
    ['{"pass": true}', 1, []],
    ['{"pass": false}', 0, []],
    ['{"pass": "yes"}', 0, []],
    ['{"pass": true, "score": 0.2}', 0.2, []],
    ['{"pass": true, "assertions": [{"text": "a"}]}', 0, [false]],
    ['{"__proto__": {"score": 1}}', 0, []],
    ['{"score": null, "passed": true}', 1, []],
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

  test('keeps its score when its details are nested too deeply; they are dropped, and that is reported', () => {
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

  test('has details whose keys of prototypes stay data', () => {
    const { details } = read('{"score": 0.5, "details": {"__proto__": {"polluted": true}, "constructor": 1}}');
    expect(Object.getPrototypeOf(details)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('that are not an object, details are left out', () => {
    expect(read('{"score": 1, "details": [1]}')).toLack('details');
  });
});

describe('a program that prints anything else and exits with 0', () => {
  const rows: [title: string, stdout: string, text: string][] = [
    ['plain text', 'all good\n', 'all good'],
    ['nothing', '', 'exit code 0'],
    ['a list', '[1]', '[1]'],
    ['a number with words', '0.0 - the answer is wrong', '0.0 - the answer is wrong'],
    ['other broken JSON', '{"city": "Lyon"', '{"city": "Lyon"'],
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

  test.each([
    ['FAIL', 0],
    ['checking\nFailed: no city', 0],
    ['no', 0],
    ['No, the city is wrong.', 0],
    ['\u001b[31mFAIL\u001b[0m', 0],
    ['❌ FAIL', 0],
    ['"fail"', 0],
    ['✅ pass', 1],
    ['True', 1],
    ['0.4', 0.4],
    ['log\n1.0\n', 1],
    ['Result: FAIL', 0],
    ['**Result:** FAIL', 0],
    ['passed: false', 0],
    ['Success = no', 0],
    ['Score: 0.4', 0.4],
    ['"score": 0', 0],
    ['3 of 4', 0.75],
    ['Score: 3/4', 0.75],
    ['0 of 5 passed', 0],
    ['not ok 1 - finds the city', 0],
    ['❌', 0],
    ['✗ wrong city', 0],
    ['50%', 0.5],
    ['Score: 0 %', 0],
    ['incorrect', 0],
    ['rejected: no city', 0],
    ['not passed', 0],
    ["It\ndidn't pass", 0],
    ['assertion failed', 0],
    ['1 failed, 3 passed', 0],
    ['2 of 3 tests failed', 0],
  ])('scores what its last line says, with a note: %j', (stdout, score) => {
    expect(read(stdout)).toMatchObject({ score, reasoning: expect.stringContaining('its last line counted') });
  });

  test.each([
    'no problems found',
    'wrong: 0',
    'incorrect: none',
    '0 failed, 3 passed',
    '0.5 s',
    '1 - found the city',
    '150%',
    'Result: no problems found',
    'not bad',
    'passed: 4\nfailed: 0',
    'failures: none',
    'Failed tests: 0',
    'failed 0 of 5',
    'errors: no',
    'toxicity score: 0',
    'exit status: 0',
    'status: 0',
    '✗ 0 failed',
    '0/5 failed',
    '0/0',
  ])('passes when its last line is no verdict: %j', (stdout) => {
    expect(read(stdout)).toMatchObject({ score: 1, reasoning: expect.stringContaining('its exit code 0') });
  });

  test('is read as JSON without its colours', () => {
    expect(read('\u001b[32m{"score": 0.2}\u001b[0m')).toEqual({ kind: 'scored', score: 0.2, assertions: [] });
  });

  test.each(['85', '-1', 'Infinity', 'score: 85', 'score: -1'])('has no score when its last line is %s', (stdout) => {
    expect(reply(stdout)).toEqual({
      kind: 'undecided',
      reason: expect.stringContaining('must be a number from 0 to 1'),
    });
  });

  test.each([
    '{"score": 0.0,}',
    '{"score": 0.1',
    '{"score": 1}{"score": 0}',
    '{\n  "score": 0,\n}',
    "{'score': 0.0}",
    'checking\n{"reason": "x", "score": 0.0,}',
    '{"pass": false,}',
  ])('has no score when its verdict is no JSON: %j', (stdout) => {
    for (const plainTextPasses of [true, false]) {
      expect(reply(stdout, { plainTextPasses })).toMatchObject({
        kind: 'undecided',
        reason: expect.stringContaining('The grader printed JSON that cannot be read'),
      });
    }
  });

  test.each(['all good', '', '[1]'])('gets a note that %j counted as a pass', (stdout) => {
    expect(read(stdout).reasoning).toMatch(/not a JSON object/);
  });

  test('a novel is cut', () => {
    expect(read('x'.repeat(1_000_000)).assertions[0]?.text).toHaveLength(2_000);
  });
});

describe('a program that prints its score among other lines', () => {
  const rows: [stdout: string, score: number][] = [
    ['checking...\n{"score": 0}', 0],
    ['{"score": 0.4}\ndone', 0.4],
    ['{"score": 1}\n{"score": 0.2}', 0.2],
    ['{"passed": true}\n{"event": "end"}', 1],
    ['{"pass": false}\n{"event": "end"}', 0],
    ['log\n{"level": "info"}\n{\n  "score": 0.3,\n  "details": {\n    "a": 1\n  }\n}\nbye', 0.3],
    ['```json\n{"score": 0.5}\n```', 0.5],
  ];
  test.each(rows)('has it counted, and that is reported: %j', (stdout, score) => {
    for (const plainTextPasses of [true, false]) {
      expect(read(stdout, { plainTextPasses })).toMatchObject({
        score,
        reasoning: expect.stringContaining('among other lines'),
      });
    }
  });

  test.each(['log\n{"event": "end"}', 'it says {"score": 0}', 'log\n  {"score": 0}', 'log\n["score"]'])(
    'passes as in AgentV when no line is a JSON object with a verdict: %j',
    (stdout) => {
      expect(read(stdout).score).toBe(1);
    },
  );
});

test.each([
  ['{"score": 7}', 'The grader printed 7 as its score, which must be a number from 0 to 1'],
  ['{"score": -1, "assertions": [{"text": "a", "passed": true}]}', 'The grader printed -1 as its score'],
  ['{"score": 1e999}', 'The grader printed NaN or infinity as its score'],
  [
    '{"score": NaN, "assertions": [{"text": "NaN", "passed": true}]}',
    'The grader printed NaN or infinity as its score',
  ],
  ['{"score": null}', 'The grader printed null as its score'],
  ['checking\n{"score": 85}', 'The grader printed 85 as its score'],
])('a score that is no number from 0 to 1 is an error of the grader: %s', (stdout, reason) => {
  for (const plainTextPasses of [true, false]) {
    expect(reply(stdout, { plainTextPasses })).toEqual({ kind: 'undecided', reason: expect.stringContaining(reason) });
  }
});

test('NaN within texts stays what it is', () => {
  const stdout = '{"score": 1, "reasoning": "NaN \\" Infinity", "details": {"a": -Infinity}}';
  expect(read(stdout)).toMatchObject({ score: 1, reasoning: 'NaN " Infinity' });
});

test.each(['{"scor": 1}', '{}', '{"reasoning": "good"}'])(
  '%s has no score, which counts as 0 and is said',
  (stdout) => {
    expect(read(stdout)).toMatchObject({
      score: 0,
      reasoning: expect.stringMatching(/Its JSON object has no "score", so it counted as 0\.$/),
    });
  },
);

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
      expect(reply(stdout, { exitCode: 3, stderr, plainTextPasses })).toEqual({
        kind: 'scored',
        score: 0,
        assertions: [{ text, passed: false }],
      });
    }
  });

  test.each([
    [
      'Python',
      'Traceback (most recent call last):\n  File "/repo/words.py", line 3, in <module>\n    limit = os.environ["LIMIT"]\nKeyError: \'LIMIT\'\n',
      "KeyError: 'LIMIT'",
    ],
    [
      'Node',
      'file:///repo/words.js:3\nnull.limit\n     ^\n\nTypeError: Cannot read properties of null\n    at file:///repo/words.js:3:6\n\nNode.js v24.1.0\n',
      'TypeError: Cannot read properties of null',
    ],
  ])('an error of its own in %s comes first, and the grader is to be checked', (_language, stderr, error) => {
    const { score, reasoning, assertions } = read('', { exitCode: 1, stderr });
    expect(score).toBe(0);
    expect(assertions[0]?.text.startsWith(`The grader failed: exit code 1. ${error}. `)).toBe(true);
    expect(reasoning).toBe('The program broke off with an error of its own, which counted as a failed check.');
  });

  test.each([
    [
      'a failed assert in Python',
      'Traceback (most recent call last):\n  File "a.py", line 1\nAssertionError: too long',
    ],
    ['one without a message', 'Traceback (most recent call last):\n  File "a.py", line 1\nAssertionError'],
    ['a failed assert in Node', 'AssertionError [ERR_ASSERTION]: too long\n    at file:///a.js:1:1'],
    ['a line that only names an error', 'TypeError: was in the answer'],
  ])('%s is a verdict of the grader', (_what, stderr) => {
    expect(read('', { exitCode: 1, stderr })).not.toHaveProperty('reasoning');
  });

  test('shows the last 2,000 characters of stderr', () => {
    const [assertion] = read('', { exitCode: 1, stderr: `${'a'.repeat(5_000)}the end\r\n` }).assertions;
    expect(assertion?.text).toMatch(/aaa+the end$/);
    expect(assertion?.text.length).toBeLessThan(2_050);
  });
});

test('whatever a program prints, its score is within 0 and 1 and prototypes stay as they are', () => {
  const output = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object({ withNullPrototype: true }).map((o) => JSON.stringify(o)),
  );
  fc.assert(
    fc.property(output, fc.integer({ min: 0, max: 2 }), fc.boolean(), (stdout, exitCode, plainTextPasses) => {
      const said = reply(stdout, { exitCode, plainTextPasses });
      const score = said.kind === 'scored' ? said.score : 0.5;
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

/** An error of the grader: no number from 0 to 1. */
const NO_SCORE = { score: undefined, passed: [] };

/** Where ours differs on purpose: what older scripts print counts, and a score is neither overlooked nor cut. */
const ON_PURPOSE: Readonly<
  Record<string, { readonly score?: number | undefined; readonly passed?: readonly boolean[] }>
> = {
  '{"score":1e999}': NO_SCORE,
  '{"score":-3}': NO_SCORE,
  '{"score":NaN}': NO_SCORE,
  '{"score":0.2}\n{"score":0.4}\n': { score: 0.4, passed: [] },
  'checking...\n{"score":0.4}\n': { score: 0.4, passed: [] },
  '```json\n{"score":0.5}\n```': { score: 0.5, passed: [] },
  '{"passed":true}': { score: 1 },
  '{"score":0.5,"hits":["a"],"misses":["b"],"reasoning":"r"}': { passed: [true, false] },
  '{"hits":["a"],"misses":["b"]}': { score: 0.5, passed: [true, false] },
};

describe('the same reply has the score that AgentV 4.42.4 gave it', () => {
  test.each(recorded.map((row) => [`${JSON.stringify(row.stdout)}, exit ${row.exitCode ?? 0}`, row] as const))(
    '%s',
    (_title, { stdout, stderr = '', exitCode = 0, ...theirs }) => {
      const said = reply(stdout, { exitCode, stderr });
      const { score, assertions } = said.kind === 'scored' ? said : { score: undefined, assertions: [] };
      // The texts of a failed program are added to the reason, as misses.
      const passed = assertions.map((assertion) => assertion.passed).slice(0, exitCode === 0 ? undefined : 1);
      expect({ score, passed }).toEqual({ score: theirs.score, passed: theirs.passed, ...ON_PURPOSE[stdout] });
      if (ON_PURPOSE[stdout] === undefined) expect(verdictOf(score ?? Number.NaN)).toBe(theirs.verdict);
    },
  );

  test('and every difference on purpose is one that was recorded', () => {
    const texts = recorded.map(({ stdout }) => stdout);
    expect(Object.keys(ON_PURPOSE).filter((text) => !texts.includes(text))).toEqual([]);
  });
});
