import { describe, expect, test } from 'vitest';
import { type ContentPart, guidelinesIn, type Message } from '../../src/model/run/message.ts';
import { loadSuites } from '../../src/suites/load.ts';
import { renderChat, renderPrompt, renderTurn } from '../../src/suites/prompts.ts';
import { contextFor } from './support.ts';

const says = (role: Message['role'], content?: Message['content']): Message =>
  content === undefined ? { role } : { role, content };
const text = (value: string): ContentPart => ({ type: 'text', value });
const file = (contents: string): ContentPart => ({
  type: 'file',
  path: 'docs/a.md',
  absolutePath: '/repo/docs/a.md',
  text: contents,
});
const image: ContentPart = { type: 'image', mediaType: 'image/png', dataUri: 'data:image/png;base64,AA==' };
const data: ContentPart = { type: 'data', value: { type: 'chart', value: 'x' } };

describe('one part', () => {
  test.each<[string, ContentPart, string, string]>([
    ['text is its value', text('a\nb'), 'a\nb', 'a\nb'],
    [
      'a file is its trimmed text for a model and its place for an agent',
      file('\n one\n two\n\n'),
      '<file path="docs/a.md">\none\n two\n</file>',
      '<file: path="/repo/docs/a.md">',
    ],
    ['an empty file is nothing for a model', file(' \n'), '', '<file: path="/repo/docs/a.md">'],
    ['an image is no text for a model', image, '', ''],
    [
      'an image in a file is its place for an agent',
      { ...image, absolutePath: '/repo/a.png' },
      '',
      '<file: path="/repo/a.png">',
    ],
    ['any other object is nothing', data, '', ''],
  ])('%s', (_, part, lm, agent) => {
    expect(renderPrompt([says('user', [part])], 'lm').question).toBe(lm);
    expect(renderPrompt([says('user', [part])], 'agent').question).toBe(agent);
  });

  test('structured content is JSON with two spaces', () => {
    expect(renderPrompt([says('user', { structured: { a: [1] } })], 'lm').question).toBe('{\n  "a": [\n    1\n  ]\n}');
  });
});

describe('the question', () => {
  test.each<[string, Message[], string]>([
    ['one message has no marker', [says('user', ' hello \n')], 'hello'],
    ['a system message alone has none either', [says('system', 'be brief')], 'be brief'],
    [
      'the parts of one message are paragraphs, trimmed, blank ones left out',
      [says('user', [text(' a '), text(' '), text('b\n')])],
      'a\n\nb',
    ],
    ['a blank message does not count as a second one', [says('system', '  '), says('user', 'hello')], 'hello'],
    ['an image alone does not count as a second one', [says('user', [image]), says('user', 'hello')], 'hello'],
    [
      'two messages are marked with their roles',
      [says('system', 'be brief'), says('user', 'hello')],
      '@[System]:\nbe brief\n\n@[User]:\nhello',
    ],
    [
      'the parts of a marked message are lines',
      [says('system', 'x'), says('user', [text('a'), file('f'), text('b')])],
      '@[System]:\nx\n\n@[User]:\na\n<file path="docs/a.md">\nf\n</file>\nb',
    ],
    ['an assistant message is marked even alone', [says('assistant', 'hi')], '@[Assistant]:\nhi'],
    ['an assistant without text brings the markers too', [says('user', 'q'), says('assistant')], '@[User]:\nq'],
    [
      'the text of a marked message is not changed',
      [says('user', ' a '), says('user', 'b')],
      '@[User]:\n a \n\n@[User]:\nb',
    ],
  ])('%s', (_, messages, question) => {
    expect(renderPrompt(messages, 'lm').question).toBe(question);
  });
});

describe('the chat', () => {
  test.each<[string, Message[], unknown]>([
    ['is there only with markers', [says('user', 'hello')], undefined],
    [
      'keeps the roles of users and assistants',
      [says('user', 'a'), says('assistant', 'b'), says('user', 'c')],
      [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: 'b' },
        { role: 'user', content: 'c' },
      ],
    ],
    [
      'joins the leading system messages to one',
      [says('system', [text('a'), text('b')]), says('system', 'c'), says('user', 'd')],
      [
        { role: 'system', content: 'a\nb\n\nc' },
        { role: 'user', content: 'd' },
      ],
    ],
    [
      'lets an assistant quote later system and tool messages',
      [says('user', 'a'), says('system', 'b'), says('tool', 'c')],
      [
        { role: 'user', content: 'a' },
        { role: 'assistant', content: '@[System]:\nb' },
        { role: 'assistant', content: '@[Tool]:\nc' },
      ],
    ],
    [
      'leaves out messages without content and blank system messages',
      [says('system', ' '), says('user', 'a'), says('assistant'), says('user', 'b')],
      [
        { role: 'user', content: 'a' },
        { role: 'user', content: 'b' },
      ],
    ],
  ])('%s', (_, messages, chat) => {
    expect(renderPrompt(messages, 'lm').chat).toEqual(chat);
  });
});

describe('the system text', () => {
  test.each<[string, Message[], string | undefined]>([
    ['is that of the leading system messages', [says('system', 'a'), says('system', 'b'), says('user', 'c')], 'a\n\nb'],
    ['does not take later ones', [says('user', 'a'), says('system', 'b')], undefined],
    ['is absent when blank', [says('system', ' \n'), says('user', 'a')], undefined],
  ])('%s', (_, messages, system) => {
    expect(renderPrompt(messages, 'lm').system).toBe(system);
  });
});

describe('guidelines of the repository', () => {
  const rules: ContentPart = {
    type: 'file',
    path: 'kind.rules.md',
    absolutePath: '/repo/kind.rules.md',
    text: 'Be kind.\n',
    isGuideline: true,
  };
  const notes: ContentPart = { type: 'file', path: 'a.md', absolutePath: '/repo/a.md', text: 'Notes' };
  const ask = (...content: ContentPart[]): Message => ({ role: 'user', content });
  const question: ContentPart = { type: 'text', value: 'What changed?' };
  const shown = '<file path="kind.rules.md">\nBe kind.\n</file>';
  const guidelines = { text: shown, files: ['/repo/kind.rules.md'] };

  test('are passed to a model in a separate segment before the question, and not in it', () => {
    expect(renderPrompt([ask(rules, notes, question)], 'lm')).toEqual({
      question: '<file path="a.md">\nNotes\n</file>\n\nWhat changed?',
      system: `[[ ## Guidelines ## ]]\n\n${shown}`,
      guidelines,
    });
  });

  test('come after the system messages, also in a chat, each file once', () => {
    const messages: Message[] = [{ role: 'system', content: 'Be brief.' }, ask(rules), ask(rules, question)];
    const { chat, system, question: asked } = renderPrompt(messages, 'lm');
    expect(system).toBe(`Be brief.\n\n[[ ## Guidelines ## ]]\n\n${shown}`);
    expect(chat).toEqual([
      { role: 'system', content: system },
      { role: 'user', content: 'What changed?' },
    ]);
    expect(asked).toBe('@[System]:\nBe brief.\n\n@[User]:\nWhat changed?');
    expect(renderChat(messages, 'lm')).toEqual(chat);
    expect(renderTurn(messages, undefined, 'lm')).toMatchObject({ chat, guidelines });
  });

  test('are files among others to an agent, which are named apart', () => {
    expect(renderPrompt([ask(rules, question)], 'agent')).toEqual({
      question: '<file: path="/repo/kind.rules.md">\n\nWhat changed?',
      guidelines,
    });
  });

  test('are those files whose path from the repository on matches a pattern', async () => {
    const files = { '/repo/evals/kind.rules.md': 'Be kind.', '/repo/evals/a.md': 'Notes' };
    const text = 'tests: [{id: a, input: hi, input_files: [a.md, kind.rules.md], assertions: [{type: is-json}]}]';
    const context = contextFor({ ...files, '/repo/evals/x.yaml': text });
    const guidelinesWith = async (...patterns: string[]) => {
      const guidelinePatterns = async () => patterns;
      const { suites } = await loadSuites(['/repo/evals/x.yaml'], { ...context, guidelinePatterns });
      const [test] = suites[0]?.tests ?? [];
      return test?.kind === 'test' ? guidelinesIn(test.input).map(({ path }) => path) : [];
    };
    expect(await guidelinesWith()).toEqual([]);
    expect(await guidelinesWith('**/*.rules.md')).toEqual(['kind.rules.md']);
    expect(await guidelinesWith('evals/*.md')).toEqual(['a.md', 'kind.rules.md']);
    expect(await guidelinesWith('*.md')).toEqual([]);
  });
});

describe('images for a model', () => {
  const shown = { type: 'image', mediaType: 'image/png', dataUri: 'data:image/png;base64,AA==' };

  test('are between the texts of the question, in their order', () => {
    const content = [text('First:'), image, file('one'), { ...image, absolutePath: '/repo/b.png' }];
    const prompt = renderPrompt([says('system', 'Look.'), says('user', content)], 'lm');
    expect(prompt.question).not.toContain('base64');
    expect(prompt.chat?.at(-1)).toEqual({
      role: 'user',
      content: 'First:\n<file path="docs/a.md">\none\n</file>',
      parts: [
        { type: 'text', text: 'First:' },
        shown,
        { type: 'text', text: '<file path="docs/a.md">\none\n</file>' },
        shown,
      ],
    });
    expect(prompt.chat?.[0]).toEqual({ role: 'system', content: 'Look.' });
  });
});
