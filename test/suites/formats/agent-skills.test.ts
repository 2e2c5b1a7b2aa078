import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSuites } from '../../../src/suites/load.ts';
import { runs } from '../../support/exhaustive.ts';
import { contextFor, loadAll, withFile } from '../support.ts';

type Texts = Readonly<Record<string, string>>;

const PATH = '/repo/skills/csv/evals/evals.json';

async function read(json: unknown, { beside = {}, path = PATH }: { beside?: Texts; path?: string } = {}) {
  const text = typeof json === 'string' ? json : JSON.stringify(json, null, 2);
  const loaded = await loadAll([path], contextFor({ ...beside, [path]: text }, { N: '7' }));
  return { ...loaded, reported: loaded.problems.map(withFile('skills/csv/evals/evals.json:')) };
}

const anEval = (fields: object) => ({
  id: 1,
  prompt: 'Sum up',
  expected_output: 'A sum',
  assertions: ['It is a sum'],
  ...fields,
});

describe('the evals of a skill', () => {
  const csv = {
    skill_name: 'csv-report',
    evals: [
      {
        id: 1,
        prompt: 'Sum up sales.csv',
        files: ['sales.csv', '../data/more.csv'],
        expected_output: 'Names the best month',
        assertions: ['Names the best month', 'Gives a total'],
      },
      anEval({ id: 'two' }),
    ],
  };
  const beside = { '/repo/skills/csv/evals/sales.csv': 'a,b', '/repo/skills/csv/data/more.csv': 'a,b' };

  test('are tests, each at its location', async () => {
    const { suite, reported } = await read(csv, { beside });
    expect(reported).toEqual([]);
    expect(suite).toMatchObject({
      name: 'csv-report (skills/csv)',
      format: 'agent-skills',
      targets: [],
      tags: [],
      category: 'skills/csv',
    });
    expect(suite?.tests.map(({ id, location }) => `${id} ${location.line}:${location.column}`)).toEqual([
      '1 4:5',
      'two 17:5',
    ]);
  });

  test('ask the prompt, expect the output and are judged by it and the assertions', async () => {
    const [first] = (await read(csv, { beside })).tests;
    expect(first).toMatchObject({
      criteria: 'Names the best month',
      input: [{ role: 'user', content: 'Sum up sales.csv' }],
      expected: [{ role: 'assistant', content: 'Names the best month' }],
      graders: [
        {
          name: 'assertion-1',
          type: 'llm-grader',
          options: { prompt: { text: 'Names the best month' } },
          location: { line: 13, column: 9 },
        },
        {
          name: 'assertion-2',
          type: 'llm-grader',
          options: { prompt: { text: 'Gives a total' } },
          location: { line: 14, column: 9 },
        },
      ],
    });
  });

  test('hand their files to the agent as absolute paths, and keep what was written', async () => {
    const [first, second] = (await read(csv, { beside })).tests;
    expect(first).toMatchObject({
      inputFiles: ['/repo/skills/csv/evals/sales.csv', '/repo/skills/csv/data/more.csv'],
      metadata: {
        skill_name: 'csv-report',
        agent_skills_files: ['sales.csv', '../data/more.csv'],
        agent_skills_base_dir: '/repo/skills/csv/evals',
      },
    });
    expect(second).toMatchObject({ inputFiles: [], metadata: { skill_name: 'csv-report' } });
  });

  test('name files that must exist', async () => {
    const { tests, reported } = await read({ evals: [anEval({ files: ['no.csv', 'sales.csv'] })] }, { beside });
    expect(reported).toEqual(['11:9 FILE_MISSING']);
    expect(tests).toMatchObject([{ kind: 'broken' }]);
  });

  test.each([
    ['the folder with SKILL.md', { '/repo/skills/SKILL.md': '', '/repo/skills/evals/in.csv': '' }, '/repo/skills'],
    ['the folder around "evals"', { '/repo/skills/csv/evals/in.csv': '' }, '/repo/skills/csv'],
  ])('find their files in the root of the skill, too: %s', async (_, files, root) => {
    const { tests, reported } = await read({ evals: [anEval({ files: ['evals/in.csv'] })] }, { beside: files });
    expect(reported).toEqual([]);
    expect(tests).toMatchObject([
      {
        inputFiles: [`${root}/evals/in.csv`],
        metadata: { agent_skills_files: ['evals/in.csv'], agent_skills_base_dir: root },
        workspace: { files: [{ path: 'evals/in.csv', from: `${root}/evals/in.csv` }] },
      },
    ]);
  });

  test('may call their criteria expectations, and write them as objects', async () => {
    const { tests, reported } = await read({
      evals: [
        anEval({ assertions: undefined, expectations: ['Names a month', 'Gives a total'] }),
        anEval({
          id: 2,
          assertions: [
            { id: 'month', text: 'Names a month' },
            { name: 'total', description: 'Gives a total' },
            { name: 'Is short' },
          ],
          expectations: ['Is polite'],
        }),
      ],
    });
    expect(reported).toEqual([]);
    const graders = tests.map((each) =>
      each.kind === 'test'
        ? each.graders.map(({ name, options, location }) => [name, options['prompt'], location.line])
        : [],
    );
    expect(graders).toMatchObject([
      [
        ['assertion-1', { text: 'Names a month' }, 8],
        ['assertion-2', { text: 'Gives a total' }, 9],
      ],
      [
        ['month', { text: 'Names a month' }, 17],
        ['total', { text: 'Gives a total' }, 21],
        ['Is short', { text: 'Is short' }, 25],
        ['assertion-4', { text: 'Is polite' }, 30],
      ],
    ]);
  });

  test.each(['../../../../etc/passwd', '/etc/passwd'])(
    'may not hand out files from outside of the repository: %s',
    async (path) => {
      const { tests, reported } = await read(
        { evals: [anEval({ files: [path] }), anEval({ id: 2 })] },
        { beside: { '/etc/passwd': 'x' } },
      );
      expect(reported).toEqual(['11:9 FILE_UNREADABLE']);
      expect(tests.map(({ kind }) => kind)).toEqual(['broken', 'test']);
    },
  );

  test('are taken as they are: nothing is put in for variables', async () => {
    const [only] = (await read({ evals: [anEval({ prompt: 'What does ${{ N }} mean?' })] })).tests;
    expect(only).toMatchObject({ input: [{ content: 'What does ${{ N }} mean?' }] });
  });
});

describe('a mistake', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{"evals": [}', '1:12 YAML_INVALID'],
    ['an empty list', '[]', '1:1 MISSING_FIELD'],
    ['a list of something else', '[{"name": "x"}]', '1:2 WRONG_TYPE'],
    ['another file', '{"name": "my-package"}', '1:1 MISSING_FIELD'],
    ['no evals', '{"skill_name": "x", "evals": []}', '1:30 MISSING_FIELD'],
    ['an id twice', { evals: [anEval({}), anEval({ id: '1' })] }, '12:7 DUPLICATE_ID'],
  ])('of the whole file stops it at its location: %s', async (_, json, reported) => {
    const result = await read(json);
    expect(result.suite).toBeUndefined();
    expect(result.reported[0]).toBe(reported);
  });

  test.each<[string, object | number, string]>([
    ['no object', 5, '3:5 WRONG_TYPE'],
    ['no id', { id: undefined }, '3:5 MISSING_FIELD'],
    ['no prompt', { prompt: undefined }, '3:5 MISSING_FIELD'],
    ['a blank prompt', { prompt: ' ' }, '5:17 WRONG_TYPE'],
    ['an assertion that is a number', { assertions: [5] }, '8:9 WRONG_TYPE'],
    ['a blank assertion', { assertions: [' '] }, '8:9 WRONG_TYPE'],
    ['an assertion that says nothing', { assertions: [{ id: 'a' }] }, '8:9 WRONG_TYPE'],
    ['a file that is a number', { files: [5] }, '11:9 WRONG_TYPE'],
  ])('of one eval breaks only that one, at its location: %s', async (_, fields, reported) => {
    const wrong = typeof fields === 'number' ? fields : anEval(fields);
    const result = await read({ evals: [wrong, anEval({ id: 2 })] });
    expect(result.tests.map(({ kind }) => kind)).toEqual(['broken', 'test']);
    expect(result.reported).toEqual([reported]);
  });

  test('is a field without effect, which is a warning at its key', async () => {
    const { reported, problems } = await read({ evals: [anEval({ input: 'x' })], more: 1 });
    expect(reported).toEqual(['10:7 UNKNOWN_FIELD', '13:3 UNKNOWN_FIELD']);
    expect(problems[0]?.hint).toBe('Did you mean "prompt"?');
  });
});

test('with any content of a file, there is a suite or a problem, and nothing is thrown', async () => {
  const key = fc.constantFrom(
    'evals',
    'id',
    'prompt',
    'files',
    'assertions',
    'expectations',
    'text',
    'expected_output',
    'skill_name',
    '__proto__',
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(key, tie('any'), { maxKeys: 5 }),
    ),
  })).any;
  const evals = fc.array(fc.oneof(value, fc.dictionary(key, value)), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        value,
        evals.map((all) => ({ evals: all })),
      ),
      async (json) => {
        const { suite, problems } = await read(json);
        expect(suite !== undefined || problems.length > 0).toBe(true);
      },
    ),
    { numRuns: runs(100, 500) },
  );
});

describe('trigger evals of skill-creator', () => {
  const evals = [
    { query: 'Make a new skill', should_trigger: true },
    { query: 'Explain joins', should_trigger: false },
  ];
  const readTriggers = (json: unknown, beside: Texts = {}) =>
    read(json, { beside, path: '/repo/skills/csv/evals/trigger-eval.json' });

  test('are tests with the grader skill-trigger, for the skill of the folder', async () => {
    const triggers = (isTrue: boolean) => [{ options: { skill: 'csv', should_trigger: isTrue } }];
    expect((await readTriggers(evals)).suite).toMatchObject({
      name: 'csv triggers',
      tests: [
        { id: 'Make a new skill', graders: triggers(true) },
        { id: 'Explain joins', graders: triggers(false) },
      ],
    });
  });

  test('have the name that SKILL.md says', async () => {
    const beside = { '/repo/skills/csv/SKILL.md': '---\ndescription: x\nname: csv-report\n---\n' };
    expect((await readTriggers(evals, beside)).suite?.name).toBe('csv-report triggers');
  });

  test.each([[[{ query: 'x' }]], [[{ query: 'x', should_trigger: 'yes' }]], [['x']], [[]]])(
    '%j is an error',
    async (json) => {
      const { suite, problems } = await readTriggers(json);
      expect([suite, problems.map(({ expected }) => expected)]).toEqual([
        undefined,
        [expect.stringMatching(/trigger/)],
      ]);
    },
  );
});

test('an evals.json has its name, else that of its skill or folder: two of them do not collide', async () => {
  const name = async (fields: object) => (await read({ ...fields, evals: [anEval({})] })).suite?.name;
  expect(await name({ name: 'mine', skill_name: 'csv-report' })).toBe('mine');
  expect(await name({ skill_name: 'csv' })).toBe('csv');
  expect(await name({})).toBe('csv');
});

test('two evals.json of one skill in several folders have several names, whichever of them are read', async () => {
  const paths = ['csv', 'csv-copy'].map((folder) => `/repo/skills/${folder}/evals/evals.json`);
  const text = JSON.stringify({ skill_name: 'csv', evals: [anEval({})] });
  const context = contextFor(Object.fromEntries(paths.map((path) => [path, text])));
  const names = async (read: readonly string[]) => (await loadSuites(read, context)).suites.map((suite) => suite.name);
  expect(await names(paths)).toEqual(['csv', 'csv (skills/csv-copy)']);
  expect(await names(paths.slice(1))).toEqual(['csv (skills/csv-copy)']);
  expect(await names(paths.slice(0, 1))).toEqual(['csv']);
});

test('a path out of the working directory is no part of a name', async () => {
  const context = {
    ...contextFor({ [PATH]: JSON.stringify({ skill_name: 'csv-report', evals: [anEval({})] }) }),
    cwd: '/repo/skills/csv',
  };
  expect((await loadSuites([PATH], context)).suites[0]?.name).toBe('csv-report');
});
