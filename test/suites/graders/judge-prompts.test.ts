import { describe, expect, test } from 'vitest';
import type { GraderSpec } from '../../../src/model/suite/suite.ts';
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
    ['a mapping without a command', '{config: {}}', ['2:63 MISSING_FIELD']],
    ['a command line', '{command: python3 make.py}', ['2:73 WRONG_TYPE']],
    ['a program that is not there', '{command: [python3, nope.py]}', ['2:83 FILE_MISSING']],
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

const files = Object.fromEntries(['suite', 'test', 'grader'].map((name) => [`/repo/tools/${name}.sh`, 'x']));
const entry = (type: string, name: string) => `{type: ${type}, command: [sh, tools/${name}.sh]}`;
const found = (type: string, name: string) => ({ type, command: ['sh', `/repo/tools/${name}.sh`] });

async function gradersOf(
  text: string,
): Promise<{ readonly graders: readonly GraderSpec[]; readonly reported: unknown }> {
  const { suite, reported, problems } = await load(text, { files });
  const [first] = suite?.tests ?? [];
  if (first?.kind !== 'test') throw new Error(JSON.stringify(problems));
  return { graders: first.graders, reported };
}

describe('the preprocessors of a suite', () => {
  test.each([
    ['a judge', '{type: llm-grader, prompt: x}'],
    ['criteria written as text', 'Is it right?'],
  ])('reach %s', async (_, grader) => {
    const text = `preprocessors: [${entry('csv', 'suite')}]\ntests: [{id: a, input: x, assertions: ['${grader}']}]`;
    const { graders, reported } = await gradersOf(text.replace(/'(\{.*\})'/, '$1'));
    expect(graders[0]?.options['preprocessors']).toEqual([found('csv', 'suite')]);
    expect(reported).toEqual([]);
  });

  test('reach the judge of a test without graders, and of criteria in addition to graders', async () => {
    const { graders } = await gradersOf(
      `preprocessors: [${entry('csv', 'suite')}]\ntests: [{id: a, input: x, criteria: good}]`,
    );
    expect(graders).toMatchObject([{ implicit: true, options: { preprocessors: [found('csv', 'suite')] } }]);
    const old = await gradersOf(`preprocessors: [${entry('csv', 'suite')}]\ntests: [{id: a, input: x, rubrics: [y]}]`);
    expect(old.graders).toMatchObject([{ name: 'rubrics', options: { preprocessors: [found('csv', 'suite')] } }]);
  });

  test('come before those of the test, and these before those of the grader: the last of a type counts', async () => {
    const { graders } = await gradersOf(
      [
        `preprocessors: [${entry('csv', 'suite')}]`,
        `tests: [{id: a, input: x, preprocessors: [${entry('pdf', 'test')}],`,
        `  assertions: [{type: llm-grader, prompt: x, preprocessors: [${entry('text/csv', 'grader')}]}]}]`,
      ].join('\n'),
    );
    expect(graders[0]?.options['preprocessors']).toEqual([
      found('csv', 'suite'),
      found('pdf', 'test'),
      found('text/csv', 'grader'),
    ]);
  });

  test('reach graders of the suite and of the turns of a conversation', async () => {
    const { suite } = await load(
      [
        `preprocessors: [${entry('csv', 'suite')}]`,
        'assertions: [{type: llm-grader, prompt: x}]',
        'tests: [{id: a, mode: conversation, input: x, turns: [{input: y, assertions: [z]}]}]',
      ].join('\n'),
      { files },
    );
    expect(suite?.tests).toMatchObject([
      {
        graders: [{ options: { preprocessors: [found('csv', 'suite')] } }],
        conversation: { turns: [{ graders: [{ options: { preprocessors: [found('csv', 'suite')] } }] }] },
      },
    ]);
  });

  test('do not reach text checks, programs, and the members of a composite', async () => {
    const { graders } = await gradersOf(
      [
        `preprocessors: [${entry('csv', 'suite')}]`,
        'tests: [{id: a, input: x, assertions: [{type: contains, value: x}, {type: code-grader, command: x},',
        '  {type: composite, aggregator: {type: weighted_average}, assertions: [{name: j, type: llm-grader, prompt: x}]}]}]',
      ].join('\n'),
    );
    expect(JSON.stringify(graders)).not.toContain('suite.sh');
  });
});

test.each<[string, RegExp]>([
  ['[x]', /"type" and "command"/],
  ['[{type: csv}]', /command/],
  ['[{type: word, command: [sh, tools/test.sh]}]', /media type/],
  ['[{type: csv, command: sh tools/test.sh}]', /list of a program/],
  ['[{type: csv, command: [sh, tools/nowhere.sh]}]', /nowhere\.sh/],
  ['[{type: csv, command: [sh, ../../etc/passwd]}]', /passwd/],
])('mistakes in preprocessors of a suite fail its file, and others one test: %s', async (value, message) => {
  const inTest = (fields: string) => `tests:\n  - {id: a, input: x, ${fields}}`;
  for (const [text, tests, line] of [
    [`preprocessors: ${value}\ntests: [{id: a, input: x, assertions: [y]}]`, undefined, 1],
    [inTest(`assertions: [y], preprocessors: ${value}`), ['broken'], 2],
    [inTest(`assertions: [{type: rubrics, criteria: [y], preprocessors: ${value}}]`), ['broken'], 2],
  ] as const) {
    const { suite, problems } = await load(text, { files });
    expect(suite?.tests.map(({ kind }) => kind)).toEqual(tests);
    expect(problems).toMatchObject([
      { severity: 'error', message: expect.stringMatching(message), location: { file: 'evals/a.eval.yaml', line } },
    ]);
  }
});
