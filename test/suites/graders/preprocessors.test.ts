import { describe, expect, test } from 'vitest';
import type { GraderSpec } from '../../../src/model/suite/suite.ts';
import { type Loaded, load } from '../support.ts';

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
    ['a checklist', '{type: rubrics, criteria: [x]}'],
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

describe('mistakes in preprocessors', () => {
  const inSuite = (value: string) =>
    load(`preprocessors: ${value}\ntests: [{id: a, input: x, assertions: [y]}]`, { files });
  const inTest = (value: string) =>
    load(`tests:\n  - {id: a, input: x, assertions: [y], preprocessors: ${value}}`, { files });
  const inGrader = (value: string) =>
    load(`tests:\n  - {id: a, input: x, assertions: [{type: rubrics, criteria: [y], preprocessors: ${value}}]}`, {
      files,
    });

  const mistakes: [string, RegExp][] = [
    ['x', /must be a list/],
    ['[x]', /"type" and "command"/],
    ['[{type: csv}]', /command/],
    ['[{type: word, command: [sh, tools/test.sh]}]', /media type/],
    ['[{type: csv, command: sh tools/test.sh}]', /list of a program/],
    ['[{type: csv, command: []}]', /must name a program/],
    ['[{type: csv, command: [sh, tools/nowhere.sh]}]', /nowhere\.sh/],
    ['[{type: csv, command: [sh, ../../etc/passwd]}]', /passwd/],
  ];

  test.each(mistakes)('of a suite fail its file: %s', async (value, message) => {
    const { suite, problems } = await inSuite(value);
    expect(suite).toBeUndefined();
    expect(problems).toMatchObject([
      { severity: 'error', message: expect.stringMatching(message), location: { file: 'evals/a.eval.yaml', line: 1 } },
    ]);
  });

  test.each(mistakes)('of a test or a grader stop that test alone: %s', async (value, message) => {
    for (const { suite, problems } of [await inTest(value), await inGrader(value)] satisfies Loaded[]) {
      expect(suite?.tests.map(({ kind }) => kind)).toEqual(['broken']);
      expect(problems).toMatchObject([
        { severity: 'error', message: expect.stringMatching(message), location: { line: 2 } },
      ]);
    }
  });
});
