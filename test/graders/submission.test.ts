import { describe, expect, test } from 'vitest';
import { submissionOf } from '../../src/graders/submission.ts';
import type { Message } from '../../src/model/run/message.ts';
import type { Test } from '../../src/model/suite/suite.ts';

const aTest = (more: Partial<Test>): Test => ({
  kind: 'test',
  id: 'greets',
  location: { file: 'evals/greetings.yaml', line: 3, column: 5 },
  criteria: 'Greets politely',
  input: [{ role: 'user', content: 'Say hello' }],
  expected: [],
  inputFiles: ['/work/a.md'],
  graders: [],
  mustPass: false,
  dependsOn: [],
  onDependencyFailure: 'skip',
  ...more,
});

const file = { type: 'file', path: 'a.md', absolutePath: '/evals/a.md', text: 'the content' } as const;

describe('the question', () => {
  const rows: [title: string, input: Message[], question: string][] = [
    [
      'messages of all roles are joined by one blank',
      [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: ' ' },
        { role: 'user', content: 'Go' },
      ],
      'Be brief. Go',
    ],
    ['objects are JSON', [{ role: 'user', content: { structured: { a: 1 } } }], '{\n  "a": 1\n}'],
    [
      'parts count with their value, files not at all',
      [
        {
          role: 'user',
          content: [
            { type: 'text', value: 'Read' },
            file,
            { type: 'image', mediaType: 'image/png', dataUri: 'data:,' },
            { type: 'data', value: { type: 'note', value: 'this' } },
            { type: 'data', value: { type: 'note', value: 7 } },
          ],
        },
      ],
      'Read this',
    ],
  ];
  test.each(rows)('%s', (_title, input, question) => {
    expect(submissionOf(aTest({ input }), { messages: [] }).question).toBe(question);
  });
});

describe('the reference', () => {
  const rows: [title: string, expected: Message[], reference: string][] = [
    ['nothing expected is empty', [], ''],
    [
      'only the last message counts',
      [
        { role: 'assistant', content: 'a' },
        { role: 'assistant', content: 'b' },
      ],
      'b',
    ],
    [
      'parts are JSON',
      [{ role: 'assistant', content: [{ type: 'text', value: 'a' }] }],
      JSON.stringify([{ type: 'text', value: 'a' }], null, 2),
    ],
    [
      'tool calls are JSON',
      [{ role: 'assistant', toolCalls: [{ tool: 'Read', input: { filePath: 'a' }, output: undefined }] }],
      JSON.stringify([{ tool: 'Read', input: { filePath: 'a' } }], null, 2),
    ],
  ];
  test.each(rows)('%s', (_title, expected, reference) => {
    expect(submissionOf(aTest({ expected }), { messages: [] }).reference).toBe(reference);
  });
});

test('the answer is the last text of the assistant', () => {
  const messages: Message[] = [
    { role: 'assistant', content: 'Hello' },
    { role: 'assistant', toolCalls: [{ tool: 'Read', input: {}, output: '' }] },
  ];
  const submission = submissionOf(aTest({ metadata: { team: 'a' } }), { messages }, '/tmp/workspace');
  expect(submission).toMatchObject({
    answer: 'Hello',
    testId: 'greets',
    criteria: 'Greets politely',
    inputFiles: ['/work/a.md'],
    metadata: { team: 'a' },
    workspacePath: '/tmp/workspace',
  });
});
