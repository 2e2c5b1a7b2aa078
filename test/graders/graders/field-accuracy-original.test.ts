import { describe, expect, test } from 'vitest';
import { applyNegate } from '../../../src/graders/combine.ts';
import { fieldAccuracy } from '../../../src/graders/graders/field-accuracy.ts';
import type { Message } from '../../../src/model/run/message.ts';
import { readExpected } from '../../../src/suites/chat-messages.ts';
import { References } from '../../../src/suites/references/references.ts';
import { openJson } from '../../../src/suites/yaml/cursor.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aSubmission, gradeWith, scored } from '../support.ts';

/** What AgentV 4.42.4 said of an answer in the time zone UTC: the score, and which of its assertions passed. */
interface Recorded {
  readonly expected?: unknown;
  readonly answer: string;
  readonly grader: Readonly<Record<string, unknown>>;
  readonly score: number;
  readonly passed: readonly boolean[];
}

const recorded = JSON.parse(readRepositoryFile('test/fixtures/original-scores/field-accuracy.json')) as Recorded[];

/** AgentV reads from the first brace to the last. Ours reads the data between other words and objects, and whole lists. */
const FOUND_HERE = [
  '[{"x":1}]',
  'Here: {"a":1} and {"a":1}',
  'text ```json\n{"a":1}\n``` and {not}',
  '{"a":2} ```json\n{"a":1}\n```',
  'x{y}{"a":1}',
  '[{"s":1}] }',
];

describe('the scores are those that AgentV 4.42.4 gave', () => {
  test.each(recorded.map((each, index) => [index, each] as const))('in row %i', async (_, row) => {
    const { negate, ...options } = row.grader;
    expect(fieldAccuracy.check(options)).toEqual([]);

    const submission = aSubmission(row.answer, { expected: messagesOf(row.expected) });
    const reply = await gradeWith(fieldAccuracy, options, submission);
    const { score, assertions } = scored(negate === true ? applyNegate(reply) : reply);

    const original = { score: row.score, passed: row.passed };
    const intended = FOUND_HERE.includes(row.answer) && row.score === 0 ? { score: 1, passed: [true] } : original;
    expect({ score, passed: assertions.map(({ passed }) => passed) }).toEqual(intended);
  });
});

function messagesOf(expected: unknown): Message[] {
  if (expected === undefined) return [];
  const opened = openJson('a.json', JSON.stringify(expected));
  if (opened.kind === 'invalid') throw new Error('The fixture is broken');
  return readExpected(opened.root, new References());
}
