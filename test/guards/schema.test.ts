import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemas } from '../../.ci/schemas.ts';
import { newFiles } from '../../src/cli/init/new-files.ts';
import { graders } from '../../src/graders/graders/index.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { COMMON_KEYS } from '../../src/suites/graders/options.ts';
import * as jsonl from '../../src/suites/jsonl.ts';
import { CAMEL_CASE, presentName, RENAMED, TARGET } from '../../src/suites/targets/read.ts';
import { readRepositoryFile, repository, sourceFiles, trackedFiles } from '../support/repository.ts';
import { complaintsOf, type SchemaOf, schemaOf } from '../support/schemas.ts';

test('the published schemas are those that the sources make (npm run build)', () => {
  const made = schemas();
  expect(readdirSync(join(repository, 'schema')).sort()).toEqual(Object.keys(made).sort());
  for (const [name, schema] of Object.entries(made)) {
    expect(JSON.parse(readRepositoryFile(join('schema', name)))).toEqual(JSON.parse(JSON.stringify(schema)));
  }
});

type Json = Readonly<Record<string, unknown>>;
type Where = readonly [file: SchemaOf, ...path: string[]];

const at = ([file, ...path]: Where): Json =>
  path.reduce<Json>((schema, key) => (schema[key] ?? {}) as Json, schemaOf(file));

const keysAt = (where: Where): string[] => Object.keys(at([...where, 'properties'])).sort();

/** Other readers take their keys from the block that the schema is made of (`suites/block.ts`). */
describe('the keys that a reader knows are those of the schema:', () => {
  /** Its keys are among those of a suite. */
  const sidecar = 'jsonl.ts SIDECAR_FIELDS';

  test('and each list of keys in the sources is among these', () => {
    const declared = sourceFiles('src/suites').flatMap(({ path, code }) =>
      [...code.matchAll(/^(?:export )?const (\w+): Fields\b/gm)].map(
        ([, name]) => `${path.replace('src/suites/', '')} ${name}`,
      ),
    );
    expect(declared).toEqual([sidecar]);
  });

  test('and no list of keys is written where it is used', () => {
    const inline = sourceFiles('src/suites').filter(({ code }) =>
      /checkFields\(\s*\w+,\s*\{/.test(code.replaceAll(/\{ \.\.\.[A-Z_]+,/g, '')),
    );
    expect(inline.map(({ path }) => path)).toEqual([]);
  });

  test(sidecar, () => {
    const { read, withoutEffect = {} } = jsonl.SIDECAR_FIELDS;
    const known = keysAt(['eval']);
    expect([...read, ...Object.keys(withoutEffect)].filter((key) => !known.includes(key))).toEqual([]);
  });

  test('keys of every grader', () => {
    expect(keysAt(['eval', 'definitions', 'grader'])).toEqual([...COMMON_KEYS].sort());
  });

  test('keys of every target, and their old names', () => {
    const { read, withoutEffect = {} } = TARGET.fields;
    const present = [...read, ...Object.keys(withoutEffect)];
    const old = [...Object.keys(RENAMED), ...CAMEL_CASE].filter((name) => present.includes(presentName(name) ?? ''));
    expect(keysAt(['targets', 'definitions', 'target'])).toEqual([...present, ...old, 'settings'].sort());
  });
});

describe('a plug-in with its own type is in the schema automatically:', () => {
  const conditionFor = (where: Where, key: string, type: string): Json | undefined =>
    (at(where)['allOf'] as readonly Json[]).find((condition) => {
      const properties = (condition['if'] as Json)['properties'] as Record<string, { pattern: string }>;
      return new RegExp(properties[key]?.pattern ?? '').test(type);
    })?.['then'] as Json | undefined;

  test.each(graders.filter(({ runsFiles }) => !runsFiles).map((kind) => [kind.type, kind] as const))(
    'the grader %s',
    (type, kind) => {
      for (const name of [type, type.toUpperCase(), type.replaceAll('-', '_'), ...kind.aliases]) {
        const options = conditionFor(['eval', 'definitions', 'grader'], 'type', name);
        expect(Object.keys((options?.['properties'] ?? {}) as Json)).toEqual(
          expect.arrayContaining([...Object.keys(kind.options.shape), ...(kind.memberLists ?? [])]),
        );
        expect(options?.['additionalProperties']).toBe(kind.keys === undefined ? undefined : false);
      }
    },
  );

  test.each(providers.filter(({ runsFiles }) => !runsFiles).map((kind) => [kind.type, kind] as const))(
    'the provider %s',
    (type, kind) => {
      for (const name of [type, type.toUpperCase(), ...kind.aliases]) {
        const options = conditionFor(['targets', 'definitions', 'target'], 'provider', name);
        expect(Object.keys((options?.['properties'] ?? {}) as Json)).toEqual(
          expect.arrayContaining(Object.keys(kind.options.shape)),
        );
      }
    },
  );

  test.each<[string, string]>([
    ['a type of your own', '{ type: polite, strictness: 3 }'],
    ['a trajectory', '{ type: tool-trajectory, mode: exact, expected: [{ tool: read, args: { path: a } }] }'],
    ['a type from a variable', '{ type: "${{ T }}", anything: 1 }'],
    ['a criterion', 'Answers in one sentence'],
    ['a template', '{ include: polite }'],
    [
      'numbers and flags from variables',
      '{ type: is-json, weight: "${{ W }}", negate: "${{ N }}", required: "${{ R }}" }',
    ],
    ['a judge', '{ type: llm_judge, prompt: file://p.md, rubrics: [{ id: a, outcome: b }], target: judge, own: 1 }'],
    [
      'a composite',
      '{ type: composite, assertions: [{ type: is-json, name: a }], aggregator: { type: threshold, threshold: 0.5 } }',
    ],
    ['a checklist', '{ type: rubrics, criteria: [Says hello, { outcome: x, score_ranges: { 0: bad, 5: good } }] }'],
  ])('a list of graders may hold %s', (_, grader) => {
    expect(complaintsOf('eval', `tests: [{ id: a, input: x, assertions: [${quoted(grader)}] }]`)).toEqual([]);
  });

  test.each<[SchemaOf, string]>([
    ['eval', 'tests: [{ id: a, input: x, assertion: [] }]'],
    ['eval', 'tests: [{ id: 5, input: x }]'],
    ['eval', 'tests: [{ id: a }]'],
    ['eval', 'tests: [{ id: a, input: x, assertions: [{ type: contains, valeu: x }] }]'],
    ['eval', 'tests: [{ id: a, input: x, assertions: [{ type: contains }] }]'],
    ['eval', 'tests: [{ id: a, input: x, assertions: [{ type: is-json, include: x, weight: -1 }] }]'],
    ['eval', 'tests: [{ id: a, input: [{ role: robot, content: x }] }]'],
    ['eval', 'tests: [x.yaml]'],
    ['eval', 'threshold: 0.8\ntests: []'],
    ['eval', 'execution: { threshold: 80 }\ntests: []'],
    ['targets', 'targets: [{ name: a }]'],
    ['targets', 'targets: [{ name: a, provider: cli, comand: x }]'],
    ['targets', 'targets: [{ provider: mock }]'],
    ['config', 'eval_pattern: [x]'],
  ])('a typing mistake in a %s file is shown: %s', (file, text) => {
    expect(complaintsOf(file, text)).not.toEqual([]);
  });
});

const quoted = (grader: string): string => (grader.startsWith('{') ? grader : JSON.stringify(grader));

describe('editors', () => {
  test.each(['eval', 'targets', 'config'] as const)('have a sentence for every key of a %s file', (file) => {
    expect(withoutSentence(schemaOf(file), file)).toEqual([]);
  });

  test.each(['eval', 'targets', 'config'] as const)('name the old keys of a %s file in one way', (file) => {
    const properties = propertiesIn(schemaOf(file), file);
    const isOld = /^(?:Old |Has no effect)/;
    for (const [path, { description, deprecated }] of properties) {
      expect([path, deprecated === true]).toEqual([path, isOld.test(String(description))]);
    }
  });

  test('find nothing wrong in the examples, nor in what init writes', () => {
    const files = trackedFiles().filter((path) => /^examples\/.*\.yaml$/.test(path));
    const texts = files.map((path) => [path, readRepositoryFile(path)] as const);
    const nothing = {
      root: '',
      subfolder: '',
      suites: [],
      suitesAreFound: true,
      targets: undefined,
      withCopilot: false,
      packages: [],
      workflows: [],
      hasThreshold: false,
      notIgnored: [],
      baseBranch: 'main',
    };
    const written = newFiles(nothing).map(({ path, text }) => [path, text] as const);
    const reported = [...texts, ...written].flatMap(([path, text]) => {
      if (/(?:^|\/)targets\.yaml$/.test(path)) return complaintsOf('targets', text);
      if (/\.eval\.yaml$/.test(path)) return complaintsOf('eval', text);
      if (/\/templates\//.test(path)) return complaintsOf('eval', text, 'template');
      return /\/cases\//.test(path) ? complaintsOf('eval', text, 'tests') : [];
    });
    expect(texts.length).toBeGreaterThan(8);
    expect(reported).toEqual([]);
  });
});

const withoutSentence = (schema: Json, path: string): string[] =>
  propertiesIn(schema, path).flatMap(([name, { description }]) =>
    /^[A-Z].*[.!]$/s.test(String(description)) ? [] : name,
  );

/** Every property at any depth that is described here; `true` stands for one that is described elsewhere. */
function propertiesIn(schema: unknown, path: string): (readonly [path: string, schema: Json])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, index) => propertiesIn(each, `${path}/${index}`));
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'if' || key === 'not' || key === 'required' || key === 'enum') return [];
    if (key !== 'properties') return propertiesIn(value, `${path}/${key}`);
    return Object.entries(value as Json).flatMap(([name, each]) =>
      each === true ? [] : [[`${path}.${name}`, each as Json] as const, ...propertiesIn(each, `${path}.${name}`)],
    );
  });
}
