import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlOfChat } from '../../../src/cli/convert/from-chat.ts';
import { perform } from '../../app/perform.ts';
import { aProject } from '../../support/project.ts';

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

describe('a chat becomes a suite', () => {
  test('from Markdown: each answer is a test, with the messages before it', () => {
    const made = yamlOfChat('chat.md', MARKDOWN, 'markdown');
    if (made.kind === 'refused') throw new Error(JSON.stringify(made.problems));
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
    const made = yamlOfChat('chat.json', JSON.stringify(chat), 'json');
    if (made.kind === 'refused') throw new Error(JSON.stringify(made.problems));
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
    expect(made.left.map(({ message }) => message)).toEqual([
      'Content that is not text is left out',
      'The tool calls of a message are left out: suites have texts of user, assistant and system',
      'A message of "tool" is left out: suites have texts of user, assistant and system',
    ]);
  });

  test('is refused where it has no question with an answer, a variable, or too much', () => {
    const problemOf = (text: string, form: 'json' | 'markdown') => {
      const made = yamlOfChat('c', text, form);
      return made.kind === 'refused' ? made.problems[0] : undefined;
    };
    expect(problemOf('Some text', 'markdown')).toMatchObject({
      message: expect.stringContaining('no question with an answer'),
    });
    expect(problemOf('[\n  { "content": "x" }\n]', 'json')).toMatchObject({ location: { line: 2, column: 3 } });
    expect(problemOf('User: a\nAssistant: ${{ A }}', 'markdown')).toMatchObject({ location: { line: 2 } });
    const long = Array.from({ length: 201 }, (_, at) => `User: q${at}\nAssistant: a${at}`).join('\n');
    expect(problemOf(long, 'markdown')).toMatchObject({ message: 'The chat is too long: 201 exchanges' });
  });

  test('is refused where it is all small talk, with what is left out and why', async () => {
    using project = aProject({
      'chat.md': 'A title\n\nUser: Hello!\nAssistant: Hi there\nUser: Thanks\nAssistant: Bye',
    });
    const { exitCode, stderr } = await perform(project, ['convert', 'chat.md', '-o', 'evals/chat.eval.yaml']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('chat.md:3:1: error: No test can be made of the chat: 2 exchanges left out');
    expect(stderr).toContain(
      'chat.md:3:1: warning: An exchange is left out: small talk (and 1 more of this kind in this file: line 5)',
    );
    expect(stderr).toContain('chat.md:1:1: warning: Text before the first speaker is left out');
    expect(project.exists('evals')).toBe(false);
  });

  test.each([
    ['chat.md', MARKDOWN],
    ['chat.json', '[{ "role": "user", "content": "Why?" }, { "role": "assistant", "content": "Because." }]'],
  ])('that is valid: convert %s', async (name, text) => {
    using project = aProject({
      [name]: text,
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock }]\n',
    });
    expect(await perform(project, ['convert', name, '-o', 'evals/chat.eval.yaml'])).toMatchObject({ exitCode: 0 });
    expect(await perform(project, ['validate', 'evals/chat.eval.yaml'])).toMatchObject({ exitCode: 0 });
  });
});
