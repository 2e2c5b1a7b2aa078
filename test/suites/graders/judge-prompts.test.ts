import { describe, expect, test } from 'vitest';
import { load } from '../support.ts';

const FILES = { '/repo/judges/polite.md': 'Is {{output}} polite?', '/repo/judges/make.py': 'print("x")' };

async function promptOf(prompt: string, key = 'prompt') {
  const text = `tests:\n  - {id: a, input: i, assertions: [{type: llm-grader, ${key}: ${prompt}}]}\n`;
  const { suite, reported, problems } = await load(text, { files: FILES });
  const [first] = suite?.tests ?? [];
  return { prompt: first?.kind === 'test' ? first.graders[0]?.options['prompt'] : undefined, reported, problems };
}

describe('the prompt of a judge', () => {
  test('is the text in the suite', async () => {
    expect(await promptOf('"Is it polite?"')).toMatchObject({
      prompt: { from: 'inline', text: 'Is it polite?' },
      reported: [],
    });
  });

  test('is the text of a file that is named', async () => {
    const { prompt, reported } = await promptOf('"file://judges/polite.md"');
    expect(prompt).toEqual({ from: 'file', path: '/repo/judges/polite.md', text: 'Is {{output}} polite?' });
    expect(reported).toEqual([]);
  });

  test('is the text of a file whose bare path is given, with a note', async () => {
    const { prompt, problems } = await promptOf('../judges/polite.md');
    expect(prompt).toMatchObject({ from: 'file', text: 'Is {{output}} polite?' });
    expect(problems).toMatchObject([
      {
        code: 'DEPRECATED',
        hint: 'Write "file://../judges/polite.md"; eval-action convert --write evals/a.eval.yaml rewrites the file.',
      },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['a file that is not there', '"file://judges/nope.md"', ['2:63 FILE_MISSING']],
    ['a bare path that leads nowhere', 'judges/nope.md', ['2:63 FILE_MISSING']],
    ['a number', '5', ['2:63 WRONG_TYPE']],
    ['a list', '[x]', ['2:63 WRONG_TYPE']],
    ['a mapping without a command', '{config: {}}', ['2:63 MISSING_FIELD']],
    ['a command line', '{command: python3 make.py}', ['2:73 WRONG_TYPE']],
    ['a program that is not there', '{command: [python3, nope.py]}', ['2:83 FILE_MISSING']],
    ['a program with settings that are none', '{command: [python3, judges/make.py], config: 5}', ['2:108 WRONG_TYPE']],
  ])('is reported if it is %s', async (_, prompt, expected) => {
    expect((await promptOf(prompt)).reported).toEqual(expected);
  });

  test('may be printed by a program, which runs in its own folder', async () => {
    const { prompt } = await promptOf('{script: [python3, judges/make.py], config: {tone: warm}}');
    expect(prompt).toEqual({
      from: 'program',
      command: ['python3', '/repo/judges/make.py'],
      cwd: '/repo/judges',
      config: { tone: 'warm' },
    });
  });

  test('may look like anything else that is not a file', async () => {
    for (const text of ['"a\\nb.md"', '"{{output}}.md"', '"Does it end in .md"']) {
      expect((await promptOf(text)).reported).toEqual([]);
    }
  });
});
