import { describe, expect, test } from 'vitest';
import { findCustomGraders } from '../../src/suites/graders/custom-grader-files.ts';
import { inMemory, type LoadOptions, load, scripts } from './support.ts';

const suite = (grader: string) => `tests: [{id: a, input: hello, assertions: [${grader}]}]`;

/** The graders of the one test, or what is wrong with it. */
async function read(grader: string, files: LoadOptions['files'] = {}) {
  const { suite: read, reported, problems } = await load(suite(grader), { files });
  const [test] = read?.tests ?? [];
  return { graders: test?.kind === 'test' ? test.graders : [], reported, problems };
}

const ASSERTIONS = '/repo/.agentv/assertions';

describe('a type that is a file of the repository', () => {
  test('is a grader with that file, whose other keys are its config', async () => {
    const entry = '{type: word-count, name: words, weight: 2, required: true, max: 300, target: x, config: {max: 5}}';
    const { graders, reported } = await read(entry, { [`${ASSERTIONS}/word-count.ts`]: '' });
    expect(reported).toEqual([]);
    expect(graders).toMatchObject([
      {
        name: 'words',
        type: 'custom',
        declaredAs: 'word-count',
        weight: 2,
        required: 'pass-mark',
        options: {
          called: 'word-count',
          file: `${ASSERTIONS}/word-count.ts`,
          shown: '.agentv/assertions/word-count.ts',
          config: { max: 5, target: 'x' },
        },
      },
    ]);
  });

  test('refuses a mistyped key of every grader, and takes other keys as its config', async () => {
    const files = { [`${ASSERTIONS}/mine.mjs`]: '' };
    const { graders, problems } = await read('{type: mine, requird: true, max_score: 10}', files);
    expect(graders).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'UNKNOWN_FIELD',
        severity: 'error',
        message: '"requird" is not an option of mine',
        hint: 'Did you mean "required"? Write configuration of that name under "config".',
      },
    ]);
    const own = '{type: mine, max_score: 10, config: {requird: true}}';
    expect((await read(own, files)).graders[0]?.options).toMatchObject({ config: { max_score: 10, requird: true } });
  });

  test('has the name of its type, as AgentV spells it', async () => {
    const files = { [`${ASSERTIONS}/word-count.ts`]: '' };
    expect((await read('{type: word-count}', files)).graders[0]?.name).toBe('word-count');
    expect((await read('{type: word_count}', files)).graders[0]?.name).toBe('word-count');
  });

  test.each(['ts', 'js', 'mts', 'mjs', 'sh'])('can end in .%s', async (ending) => {
    const path = `${ASSERTIONS}/tone.${ending}`;
    expect((await read('{type: tone}', { [path]: '' })).graders[0]?.options['file']).toBe(path);
  });

  const both = (first: string, second: string) => ({ [first]: '', [second]: '' });
  test.each<[string, string, Record<string, string>, string]>([
    ['under its raw name', 'word_count', { [`${ASSERTIONS}/word_count.ts`]: '' }, `${ASSERTIONS}/word_count.ts`],
    [
      'under its raw name before the one with hyphens',
      'word_count',
      both(`${ASSERTIONS}/word_count.sh`, `${ASSERTIONS}/word-count.ts`),
      `${ASSERTIONS}/word_count.sh`,
    ],
    [
      'in the nearer folder first',
      'tone',
      both('/repo/evals/.agentv/assertions/tone.sh', `${ASSERTIONS}/tone.ts`),
      '/repo/evals/.agentv/assertions/tone.sh',
    ],
    [
      'in assertions first, however far',
      'tone',
      both('/repo/evals/.agentv/graders/tone.ts', `${ASSERTIONS}/tone.sh`),
      `${ASSERTIONS}/tone.sh`,
    ],
    [
      'in graders before judges',
      'tone',
      both('/repo/evals/.agentv/judges/tone.ts', '/repo/evals/.agentv/graders/tone.sh'),
      '/repo/evals/.agentv/graders/tone.sh',
    ],
    ['in judges at last', 'tone', { '/repo/.agentv/judges/tone.ts': '' }, '/repo/.agentv/judges/tone.ts'],
    [
      'as TypeScript before JavaScript',
      'tone',
      both(`${ASSERTIONS}/tone.js`, `${ASSERTIONS}/tone.ts`),
      `${ASSERTIONS}/tone.ts`,
    ],
    ['under the name of our own machinery', 'custom', { [`${ASSERTIONS}/custom.ts`]: '' }, `${ASSERTIONS}/custom.ts`],
  ])('is found %s', async (_, type, files, path) => {
    expect((await read(`{type: ${type}}`, files)).graders[0]?.options['file']).toBe(path);
  });

  test('never replaces a built-in grader', async () => {
    const { graders } = await read('{type: contains, value: x}', { [`${ASSERTIONS}/contains.ts`]: '' });
    expect(graders[0]).toMatchObject({ type: 'contains', options: { value: 'x' } });
  });
});

describe('what cannot be', () => {
  test.each<[string, string]>([
    ['tonne', 'Did you mean "tone"?'],
    ['contians', 'Did you mean "contains"?'],
    ['../tone', '.agentv/assertions/<type>.ts'],
    ['__proto__', '.agentv/assertions/<type>.ts'],
  ])('a type without a file is an error with advice: %s', async (type, hint) => {
    const { reported, problems } = await read(`{type: "${type}"}`, { [`${ASSERTIONS}/tone.ts`]: '' });
    expect(reported).toEqual(['1:51 UNKNOWN_GRADER']);
    expect(problems[0]?.hint).toContain(hint);
    expect(problems[0]?.expected).toMatch(/contains.*tone$/);
    expect(problems[0]?.expected).not.toMatch(/custom/);
  });

  test('a file that this machine cannot start is reported before anything is spent', async () => {
    const { problems } = await read('{type: tone}', { [`${ASSERTIONS}/tone.py`]: '' });
    expect(problems).toMatchObject([
      {
        code: 'GRADER_INVALID',
        message: '.agentv/assertions/tone.py cannot start: Python is not installed on this machine',
        hint: 'Install Python.',
        location: { line: 1, column: 51 },
      },
    ]);
  });

  test('"config" is a mapping', async () => {
    const { reported } = await read('{type: tone, config: 7}', { [`${ASSERTIONS}/tone.ts`]: '' });
    expect(reported).toEqual(['1:65 WRONG_TYPE']);
  });

  test('a link that leads out of the repository is not run', async () => {
    const graders = await findCustomGraders({
      roots: ['/repo'],
      bounds: { sideOf: async () => 'link' },
      files: inMemory({ [`${ASSERTIONS}/tone.ts`]: '' }),
      scripts,
      shown: (path) => path.slice('/repo/'.length),
    });
    expect(graders.get('tone')?.complaint).toMatchObject({
      code: 'FILE_UNREADABLE',
      message: '.agentv/assertions/tone.ts is a link that leads out of the repository, and is not run',
    });
  });
});
