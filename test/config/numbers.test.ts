import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inputNames, parseInputs } from '../../src/config/settings.ts';
import { graders } from '../../src/graders/graders/index.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { load } from '../suites/support.ts';
import { readRepositoryFile } from '../support/repository.ts';

/** No setting means one of these. */
const IMPOSSIBLE = [1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY];

type Node = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** The paths in a JSON schema where a number may be; 0 is the first entry of a list, `x` any key of a mapping. */
function numbersIn(node: Node, definitions: Node, path: Path = []): Path[] {
  const { $ref, properties = {}, items, additionalProperties, anyOf = [], allOf = [] } = node as Record<string, Node>;
  const name = typeof $ref === 'string' ? ($ref as string).replace('#/definitions/', '') : undefined;
  if (path.length > 6) return [];
  const inside = [
    ...(name === undefined ? [] : numbersIn(definitions[name] as Node, definitions, path)),
    ...Object.entries(properties).flatMap(([key, each]) => numbersIn(each as Node, definitions, [...path, key])),
    ...(Array.isArray(items) || items === undefined ? [] : numbersIn(items, definitions, [...path, 0])),
    ...(typeof additionalProperties === 'object' ? numbersIn(additionalProperties, definitions, [...path, 'x']) : []),
    ...[anyOf, allOf].flatMap((all) =>
      (all as unknown as Node[]).flatMap((each) => numbersIn(each, definitions, path)),
    ),
  ];
  return [node['type']].flat().some((type) => type === 'number' || type === 'integer') ? [path, ...inside] : inside;
}

const withValue = ([key, ...rest]: Path, value: unknown): unknown =>
  key === undefined ? value : typeof key === 'number' ? [withValue(rest, value)] : { [key]: withValue(rest, value) };

const unique = (paths: readonly Path[]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()];

describe('every number in the options of a grader or a target has limits', () => {
  const rows = [...graders, ...providers].flatMap((kind) => {
    const schema = z.toJSONSchema(kind.options, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as Node;
    const fails = (path: Path, value: unknown) =>
      kind
        .check(withValue(path, value) as Node)
        .some((problem) => path.join('.').startsWith(problem.path.join('.')) && problem.path.length > 0);
    // Elsewhere, texts may be written as numbers.
    const settings = unique(numbersIn(schema, {})).filter((path) => path.length > 0 && fails(path, 'abc'));
    return settings.map((path) => [`${kind.type}: ${path.join('.')}`, (value: number) => fails(path, value)] as const);
  });

  test('they are found', () => expect(rows.length).toBeGreaterThan(150));

  test.each(rows)('%s', (_, fails) => {
    expect(IMPOSSIBLE.filter((value) => !fails(value))).toEqual([]);
  });
});

describe('every number in a suite has limits', () => {
  const schema = JSON.parse(readRepositoryFile('schema/eval.schema.json')) as Node;
  const definitions = { ...(schema['definitions'] as Node), grader: {} };
  const aTest = { id: 'a', input: 'i', assertions: [{ type: 'is-json' }] };
  const fails = async (path: Path, value: string) => {
    const [key = '', first, ...rest] = path;
    const suite = path.includes('tests')
      ? { tests: [{ ...aTest, ...(withValue(rest, '@') as object) }] }
      : { [key]: withValue([first, ...rest] as Path, '@'), tests: [aTest] };
    const { problems } = await load(JSON.stringify(suite).replace('"@"', value));
    const name = path.findLast((each) => typeof each === 'string') as string;
    return problems.some(({ message, expected = '' }) => `${message} ${expected}`.includes(name));
  };
  // "eval_cases" and "evalcases" are old names of "tests".
  const rows = unique(numbersIn(schema, definitions))
    .filter(([key]) => !/^eval_?cases$/.test(String(key)))
    .map((path) => [path.join('.'), path] as const);

  test('they are found', () => expect(rows.length).toBeGreaterThan(40));

  test.each(rows)('%s', async (_, path) => {
    if (!(await fails(path, 'abc'))) return;
    const accepted = await Promise.all(
      ['1e308', '-1e308', '.nan', '.inf'].map(async (value) => ((await fails(path, value)) ? [] : [value])),
    );
    expect(accepted.flat()).toEqual([]);
  });
});

describe('every number in an input, a flag or a key of config.yaml has limits', () => {
  const fails = (name: string, value: string) => {
    try {
      parseInputs({ [name]: value });
      return false;
    } catch {
      return true;
    }
  };
  const rows = inputNames.filter((name) => (!fails(name, '1') || !fails(name, '0.5')) && fails(name, 'abc'));

  test('they are found', () => expect(rows.length).toBeGreaterThan(10));
  test.each(rows)('%s', (name) => {
    const bad = ['1e308', '-1', 'NaN', 'Infinity', '1e400'];
    const whole = fails(name, '0.5') && !fails(name, '1') ? ['1.5'] : [];
    expect([...bad, ...whole].filter((value) => !fails(name, value))).toEqual([]);
  });
});
