import { describe, expect, test } from 'vitest';
import { MAX_INCLUDES } from '../../../src/suites/graders/graders.ts';
import { load } from '../support.ts';

const contains = (value: string) => `{type: contains, value: ${value}}`;
const template = (...entries: string[]) => `assertions:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`;
const AT = '/repo/.agentv/templates';

async function read(entries: string, files: Readonly<Record<string, string>>, env: Record<string, string> = {}) {
  const { suite, problems, reported } = await load(`tests:\n  - {id: a, input: i, assertions: [${entries}]}\n`, {
    files,
    env,
  });
  const [first] = suite?.tests ?? [];
  const graders = first?.kind === 'test' ? first.graders : [];
  return { kind: first?.kind, graders, values: graders.map(({ options }) => options['value']), problems, reported };
}

describe('an include is replaced by the graders of its template', () => {
  test('at the location of its include', async () => {
    const files = { [`${AT}/tone.yaml`]: template(contains('b'), contains('c')) };
    const { values, reported } = await read(`${contains('a')}, {include: tone}, ${contains('d')}`, files);
    expect([values, reported]).toEqual([['a', 'b', 'c', 'd'], []]);
  });

  test('which know where they are written', async () => {
    const { graders } = await read('{include: tone}', { [`${AT}/tone.yaml`]: template(contains('a')) });
    expect(graders[0]?.location).toEqual({ file: '.agentv/templates/tone.yaml', line: 2, column: 5 });
  });

  test('with variables of the environment in it', async () => {
    const files = { [`${AT}/tone.yaml`]: template(contains('"${{ WORD }} ${{ NOPE }}"')) };
    const { values, problems } = await read('{include: tone}, {include: tone}', files, { WORD: 'hi' });
    expect(values).toEqual(['hi ', 'hi ']);
    expect(problems).toMatchObject([{ code: 'SECRET_MISSING', location: { file: '.agentv/templates/tone.yaml' } }]);
  });
});

describe('a template is looked up', () => {
  const a = template(contains('a'));
  const b = template(contains('b'));
  test.each<[string, string, Record<string, string>, string]>([
    [
      'nearest to the suite',
      'tone',
      { '/repo/evals/.agentv/templates/tone.yaml': a, '/repo/.agentv/templates/tone.yaml': b },
      'a',
    ],
    ['as .yml', 'tone', { '/repo/.agentv/templates/tone.yml': b }, 'b'],
    ['by its path', './shared/tone.yaml', { '/repo/evals/shared/tone.yaml': a }, 'a'],
    ['by a path from the root', '/shared/tone.yaml', { '/repo/shared/tone.yaml': a }, 'a'],
    [
      'by a path beside the template that includes it',
      'outer',
      {
        [`${AT}/outer.yaml`]: template('{include: ./inner.yaml}'),
        [`${AT}/inner.yaml`]: a,
        '/repo/evals/inner.yaml': b,
      },
      'a',
    ],
  ])('%s', async (_, name, files, value) => {
    expect((await read(`{include: ${name}}`, files)).values).toEqual([value]);
  });
});

describe('an include breaks its test', () => {
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, i) => [
        `${AT}/t${i + 1}.yaml`,
        template(i + 1 < length ? `{include: t${i + 2}}` : contains('end')),
      ]),
    );

  test('from the fourth template in a row on', async () => {
    expect((await read('{include: t1}', chain(3))).values).toEqual(['end']);
    const { kind, problems } = await read('{include: t1}', chain(4));
    expect(kind).toBe('broken');
    expect(problems).toMatchObject(
      [{ code: 'GRADER_INVALID', location: { file: '.agentv/templates/t3.yaml', line: 2 }, found: /t1.*t4/ }].map(
        (each) => ({ ...each, found: expect.stringMatching(each.found) }),
      ),
    );
  });

  test('when templates go in a circle', async () => {
    const files = { [`${AT}/a.yaml`]: template('{include: b}'), [`${AT}/b.yaml`]: template('{include: a}') };
    const { problems } = await read('{include: a}', files);
    expect(problems[0]).toMatchObject({
      message: 'The templates include one another in a cycle',
      found: '.agentv/templates/a.yaml → .agentv/templates/b.yaml → .agentv/templates/a.yaml',
    });
  });

  test.each<[string, string, string, string]>([
    ['is missing', '{include: nope}', '', '2:36 FILE_MISSING'],
    ['has no name', '{include: ""}', '', '2:46 WRONG_TYPE'],
    ['has keys beside it', '{include: tone, weight: 2}', template(contains('a')), '2:36 MISSING_FIELD'],
    ['is empty', '{include: tone}', '', '1:1 MISSING_FIELD'],
    ['has a mapping for its list', '{include: tone}', 'assertions: {type: is-json}', '1:13 WRONG_TYPE'],
    ['is outside the repository', '{include: ../../etc/tone.yaml}', '', '2:36 FILE_UNREADABLE'],
  ])('when its template %s', async (_, entry, text, expected) => {
    const { kind, reported } = await read(entry, { [`${AT}/tone.yaml`]: text, '/etc/tone.yaml': 'assertions: []' });
    expect(kind).toBe('broken');
    expect(reported).toContain(expected);
  });

  test('when templates multiply, in little time', async () => {
    const many = (name: string) => template(...Array.from({ length: 1000 }, () => `{include: ${name}}`));
    const files = {
      [`${AT}/a.yaml`]: many('b'),
      [`${AT}/b.yaml`]: many('c'),
      [`${AT}/c.yaml`]: template(contains('x')),
    };
    const { kind, problems } = await read('{include: a}', files);
    expect(kind).toBe('broken');
    expect(problems[0]?.message).toContain(String(MAX_INCLUDES));
  });
});

test('unknown keys of a template are reported once', async () => {
  const files = { [`${AT}/tone.yaml`]: `tags: [x]\n${template(contains('a'))}` };
  expect((await read('{include: tone}, {include: tone}', files)).reported).toEqual(['1:1 UNKNOWN_FIELD']);
});
