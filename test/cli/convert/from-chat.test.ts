import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlOfChat } from '../../../src/cli/convert/from-chat.ts';
import { perform } from '../../app/perform.ts';
import { aProject } from '../../support/project.ts';
import { refusalsOf } from './support.ts';

const MARKDOWN = `# A chat

User: Hello!
Assistant: Hi there

**User:** My name is Alice. How do I reset my password?
**Assistant:** Go to Settings:

\`\`\`
User: not a speaker
\`\`\`

## User
What is my name?

## Assistant
Alice.

User: What is my name?
Assistant: Alice.
`;

const chatOf = (exchanges: number) =>
  Array.from({ length: exchanges }, (_, at) => `User: q${at}\nAssistant: a${at}`).join('\n');

describe('a chat becomes a suite', () => {
  test('from Markdown: each answer is a test, with the messages before it', () => {
    const made = yamlOfChat('chat.md', MARKDOWN);
    const reset = { role: 'user', content: 'My name is Alice. How do I reset my password?' };
    const settings = 'Go to Settings:\n\n```\nUser: not a speaker\n```';
    expect(parse(made.text)).toEqual({
      tests: [
        { id: 'my-name-is-alice-how-do', input: reset.content, expected_output: settings },
        {
          id: 'what-is-my-name',
          input: [reset, { role: 'assistant', content: settings }, { role: 'user', content: 'What is my name?' }],
          expected_output: 'Alice.',
        },
      ],
    });
    expect(made.text).toContain('# TODO: keep the exchanges');
    expect(made.text).toContain('    # assertions:\n    #   - "TODO: what a good answer says"\n');
    expect(made.left).toEqual([
      { message: 'Text before the first speaker is left out', location: { file: 'chat.md', line: 1, column: 1 } },
      { message: 'An exchange is left out: small talk', location: { file: 'chat.md', line: 3, column: 1 } },
      { message: 'An exchange is left out: repeated', location: { file: 'chat.md', line: 19, column: 1 } },
    ]);
  });

  test('from JSON: a list of messages, with text or parts as content', () => {
    const chat = [
      { role: 'system', content: 'Be brief' },
      { role: 'user', content: [{ type: 'text', text: 'Wie geht es?' }, { type: 'image' }] },
      { role: 'assistant', content: null, tool_calls: [] },
      { role: 'tool', content: 'x' },
      { role: 'assistant', content: 'Gut.' },
    ];
    const made = yamlOfChat('chat.json', JSON.stringify(chat));
    expect(parse(made.text).tests).toEqual([
      {
        id: 'wie-geht-es',
        input: [
          { role: 'system', content: 'Be brief' },
          { role: 'user', content: 'Wie geht es?' },
        ],
        expected_output: 'Gut.',
      },
    ]);
    expect(made.left).toHaveLength(3);
  });

  test.each([
    ['no question', 'chat.md', 'Some text', '1 The chat has 0 questions with an answer, and 1 left out'],
    ['no message', 'chat.json', '[\n  { "content": "x" }\n]', '1 The chat has 0 questions with an answer, and 1 left'],
    ['a variable', 'chat.md', 'User: a\nAssistant: ${{ A }}', '2 YAML cannot express this text'],
    ['too much', 'chat.md', chatOf(201), '1 The chat has 201 questions'],
    ['small talk only', 'chat.md', 'A title\n\nUser: Hello!\nAssistant: Hi there', '1 The chat has 0 questions'],
  ])('is refused for %s', (_, file, text, why) => {
    expect(refusalsOf(() => yamlOfChat(file, text))).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ['chat.md', MARKDOWN],
    ['chat.json', '[{ "role": "user", "content": "Why?" }, { "role": "assistant", "content": "Because." }]'],
  ])('that is valid: convert %s', async (name, text) => {
    const targets = 'targets: [{ name: default, provider: mock }]\n';
    using project = aProject({ [name]: text, '.agentv/targets.yaml': targets });
    expect(await perform(project, ['convert', name, '-o', 'evals/chat.eval.yaml'])).toMatchObject({ exitCode: 0 });
    expect(await perform(project, ['validate', 'evals/chat.eval.yaml'])).toMatchObject({ exitCode: 0 });
  });
});
