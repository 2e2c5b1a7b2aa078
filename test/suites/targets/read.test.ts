import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { UserError } from '../../../src/model/errors.ts';
import { snake } from '../../../src/model/text/text.ts';
import { mock } from '../../../src/providers/providers/mock.ts';
import { makePlan } from '../../../src/runner/plan/make-plan.ts';
import { dryPlanOf, dryRunOf } from '../../../src/suites/targets/dry-run.ts';
import { givenTargetsFile, nearestTargetsFile } from '../../../src/suites/targets/read.ts';
import { inMemory, inShort, suiteOf } from '../support.ts';
import { readTargets, refusal, resolveIn } from './support.ts';

const fieldsOf = async (entry: string) => {
  const file = await readTargets(`targets:\n  - ${entry}\n`);
  const fields = [...(file.entries[0]?.fields ?? [])].map(([key, { value }]) => [key, value]);
  return { fields: Object.fromEntries(fields), reported: file.warnings.map(inShort) };
};

describe('a targets file', () => {
  test.each<[string, string, string]>([
    ['is empty', '', '1:1 MISSING_FIELD'],
    ['is a list', '- name: a', '1:1 MISSING_FIELD'],
    ['is not YAML', 'targets: [', '1:11 YAML_INVALID'],
    ['is a suite', 'tests: []', '1:1 MISSING_FIELD'],
    ['has an entry that is text', 'targets: [mock]', '1:11 WRONG_TYPE'],
    ['has an entry without a name', 'targets: [{provider: mock}]', '1:11 MISSING_FIELD'],
    ['has a blank name', 'targets: [{name: " ", provider: mock}]', '1:18 WRONG_TYPE'],
    [
      'has a name twice, used or not',
      'targets: [{name: a, provider: mock}, {provider: mock, name: " a "}]',
      '1:55 DUPLICATE_ID',
    ],
  ])('is refused when it %s', async (_, text, reported) => {
    expect(await refusal(text)).toEqual([reported]);
  });

  test('may hold no target, and unknown keys at its top', async () => {
    expect((await readTargets('$schema: agentv-targets-v2.2\ntargets: []\nnotes: x')).entries).toEqual([]);
  });

  test('warns of an entry that could not be used', async () => {
    expect((await readTargets('targets: [{name: a}]')).warnings.map(inShort)).toEqual(['1:11 MISSING_FIELD']);
  });

  test('whatever it holds is read or refused', async () => {
    const key = fc.constantFrom('targets', 'name', 'provider', 'settings', 'use_target', 'apiKey', '__proto__');
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'mock', '${{ X }}', ''),
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(key, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    await fc.assert(
      fc.asyncProperty(value, async (root) => {
        await readTargets(stringify(root)).catch((error: unknown) => expect(error).toBeInstanceOf(UserError));
      }),
    );
  });
});

describe('old spellings', () => {
  const camelCase =
    'apiKey baseUrl thinkingBudget apiFormat commandTemplate filesFormat attachmentsFormat timeoutSeconds logDir ' +
    'logFormat logOutputFormat systemPrompt maxTurns maxBudgetUsd dryRun subagentRoot cliUrl cliPath githubToken ' +
    'sessionDir sessionId sessionStateDir providerBatching fallbackTargets subagentModeAllowed modelReasoningEffort ' +
    'maxRetries retryInitialDelayMs retryMaxDelayMs retryBackoffFactor retryStatusCodes workspaceTemplate';

  test.each([
    ...camelCase.split(' ').map((old): [string, string] => [old, snake(old)]),
    ['resourceName', 'endpoint'],
    ['deploymentName', 'model'],
    ['maxTokens', 'max_output_tokens'],
    ['logDirectory', 'log_dir'],
    ['judge_target', 'grader_target'],
  ])('%s means %s, with a warning, and gives way to it', async (old, now) => {
    const one = await fieldsOf(`{name: a, provider: mock, ${old}: x}`);
    expect(one.fields).toEqual({ provider: 'mock', [now]: 'x' });
    expect(one.reported).toEqual(['2:31 DEPRECATED']);
    const both = await fieldsOf(`{name: a, provider: mock, ${old}: x, ${now}: y}`);
    expect(both.fields).toEqual({ provider: 'mock', [now]: 'y' });
  });

  test('the wrapper "settings" of the first versions is unpacked; the entry wins, also in its old spelling', async () => {
    const { fields, reported } = await fieldsOf(
      '{name: a, provider: mock, apiKey: entry, settings: {api_key: wrapped, name: no, model: m, baseUrl: u}}',
    );
    expect(fields).toEqual({ provider: 'mock', api_key: 'entry', model: 'm', base_url: 'u' });
    expect(reported).toEqual(['2:46 DEPRECATED', '2:31 DEPRECATED', '2:95 DEPRECATED']);
  });
});

const disk = (...paths: string[]) => inMemory(Object.fromEntries(paths.map((path) => [path, ''])));

describe('the targets file of a suite', () => {
  test.each<[string, string[], string | undefined]>([
    ['in the folder comes before one in .agentv', ['/a/targets.yml', '/a/.agentv/targets.yaml'], '/a/targets.yml'],
    ['.yaml comes before .yml', ['/a/targets.yml', '/a/targets.yaml'], '/a/targets.yaml'],
    [
      'any in a nearer folder comes before all in a farther one',
      ['/a/.agentv/targets.yml', '/targets.yaml'],
      '/a/.agentv/targets.yml',
    ],
    ['a folder of that name is none', ['/a/targets.yaml/x', '/.agentv/targets.yaml'], '/.agentv/targets.yaml'],
    ['there may be none', ['/b/targets.yaml'], undefined],
  ])('%s', async (_, paths, expected) => {
    expect(await nearestTargetsFile(['/a', '/'], disk(...paths))).toBe(expected);
  });
});

describe('a targets file that is named', () => {
  test('may be a file of any name, or a folder that holds one', async () => {
    expect(await givenTargetsFile('/x/mine.yaml', disk('/x/mine.yaml'))).toBe('/x/mine.yaml');
    expect(await givenTargetsFile('/x', disk('/x/.agentv/targets.yml'))).toBe('/x/.agentv/targets.yml');
  });

  test('and missing is reported with the expected file', async () => {
    await expect(givenTargetsFile('/x/mine.yaml', disk())).rejects.toThrow(
      /no targets file \/x\/mine\.yaml\n {2}expected/,
    );
    await expect(givenTargetsFile('/x', disk('/x/a'))).rejects.toThrow(/no targets file in \/x\n.*targets\.yaml/);
  });
});

test('a dry run calls a mock instead of the target, without a judge', async () => {
  const text = `targets:
  - {name: default, use_target: real}
  - {name: real, provider: cli, command: ./agent, workers: 4, grader_target: judge}
  - {name: judge, provider: mock}`;
  const { target } = await resolveIn(text);
  const dry = target && dryRunOf(target);
  expect(dry).toMatchObject({ name: 'default-dry-run', resolvedName: 'real-dry-run', provider: 'mock', workers: 4 });
  expect(dry).not.toHaveProperty('graderTarget');
  expect(mock.check(dry?.options ?? {})).toEqual([]);
});

test('a plan keeps its steps, also those of tests that keep to some targets', async () => {
  const suite = await suiteOf(`execution: {targets: [fast, slow], threshold: 0.5}
tests:
  - {id: a, input: i, assertions: [{type: is-json}], execution: {targets: [slow]}}
  - {id: b, input: i}
`);
  const text = 'targets: [{name: fast, provider: mock}, {name: slow, provider: mock}]';
  const resolved = await Promise.all(['fast', 'slow'].map((name) => resolveIn(text, { name })));
  const plan = makePlan([{ suite, targets: resolved.flatMap(({ target }) => target ?? []) }], { testIds: [] });
  const dry = dryPlanOf(plan);
  const nameOf = (target: string | { readonly name: string }) => (typeof target === 'string' ? target : target.name);
  expect(dry.steps.map(({ kind, test, target }) => [kind, test.id, nameOf(target)])).toEqual([
    ['run', 'a', 'slow-dry-run'],
    ['broken', 'b', 'fast-dry-run'],
    ['broken', 'b', 'slow-dry-run'],
  ]);
  expect(dry.requirements.map(({ target }) => target)).toEqual(['slow-dry-run', 'fast-dry-run']);
});
