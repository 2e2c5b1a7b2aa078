import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineProvider } from '../../../src/model/ports/provider.ts';
import { requiredText, secret } from '../../../src/model/suite/setting.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { resolveIn } from './support.ts';

describe('which target', () => {
  test('has the declared name, and the resolved name of the entry at the end', async () => {
    const text = 'targets: [{name: default, use_target: real}, {name: real, provider: mock, response: hi}]';
    const { target, reported } = await resolveIn(text);
    expect(target).toMatchObject({
      name: 'default',
      resolvedName: 'real',
      provider: 'mock',
      options: { response: 'hi' },
    });
    expect(target?.location).toEqual({ file: '.agentv/targets.yaml', line: 1, column: 46 });
    expect(reported).toEqual([]);
  });

  test('may be chosen by a variable, whose value is trimmed', async () => {
    const text = 'targets: [{name: default, use_target: "${{ AGENT }}"}, {name: local, provider: mock}]';
    expect((await resolveIn(text, { env: { AGENT: ' local\n' } })).target?.resolvedName).toBe('local');
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['unset', {}, /environment variable AGENT, which is unset/],
    ['empty', { AGENT: ' ' }, /environment variable AGENT, which is empty/],
  ])('cannot be chosen by a variable that is %s', async (_, env, message) => {
    const { target, problems, reported } = await resolveIn('targets: [{name: default, use_target: "${{ AGENT }}"}]', {
      env,
    });
    expect(target).toBeUndefined();
    expect(reported).toEqual(['1:39 SECRET_MISSING']);
    expect(problems[0]?.message).toMatch(message);
  });

  test('that does not exist is reported where it is named, with those that do', async () => {
    const text = 'targets: [{name: fast, provider: mock}, {name: slow, provider: mock}]';
    const { problems, reported } = await resolveIn(text, { name: 'fsat' });
    expect(reported).toEqual(['1:1 UNKNOWN_TARGET']);
    expect(problems[0]).toMatchObject({
      message: 'There is no target "fsat" in .agentv/targets.yaml',
      location: { file: 'a.eval.yaml' },
      expected: 'one of fast, slow',
      found: '"fsat"',
      hint: 'Did you mean "fast"?',
    });
  });

  test('that another one delegates to and that does not exist is reported at the delegation', async () => {
    expect((await resolveIn('targets: [{name: default, use_target: nope}]')).reported).toEqual(['1:39 UNKNOWN_TARGET']);
  });

  test('may have a name that only the suite knows, and keeps it', async () => {
    const text = 'targets: [{name: fast, use_target: real}, {name: real, provider: mock}]';
    const { target, reported } = await resolveIn(text, { name: 'mine', useTarget: 'fast' });
    expect([target?.name, target?.resolvedName, reported]).toEqual(['mine', 'real', []]);
  });

  test('may have the name of another one in the suite, which is no circle', async () => {
    const text = 'targets: [{name: fast, provider: mock}, {name: slow, provider: mock}]';
    const { target } = await resolveIn(text, { name: 'fast', useTarget: 'slow' });
    expect([target?.name, target?.resolvedName]).toEqual(['fast', 'slow']);
    expect((await resolveIn(text, { name: 'fast', useTarget: 'fast' })).target?.resolvedName).toBe('fast');
  });

  test.each<[string, string, RegExp]>([
    ['itself', '[{name: default, use_target: default}]', /default → default/],
    [
      'one that leads back',
      '[{name: default, use_target: b}, {name: b, use_target: c}, {name: c, use_target: b}]',
      /default → b → c → b/,
    ],
  ])('cannot delegate to %s', async (_, targets, found) => {
    const { problems } = await resolveIn(`targets: ${targets}`);
    expect(problems[0]?.message).toBe('The targets delegate to each other in a cycle');
    expect(problems[0]?.found).toMatch(found);
  });

  test('may be ten delegations away, and not eleven', async () => {
    const chain = (hops: number) =>
      [
        ...Array.from(
          { length: hops },
          (_, i) => `  - {name: ${i === 0 ? 'default' : `t${i}`}, use_target: t${i + 1}}`,
        ),
        `  - {name: t${hops}, provider: mock}`,
      ].join('\n');
    expect((await resolveIn(`targets:\n${chain(10)}`)).target?.resolvedName).toBe('t10');
    const { problems } = await resolveIn(`targets:\n${chain(11)}`);
    expect(problems[0]?.message).toBe('More than 10 targets delegate in a row');
  });

  test('has nothing but use_target when it delegates: the rest is reported as ignored', async () => {
    const text = 'targets: [{name: default, use_target: b, provider: mock, workers: 3}, {name: b, provider: mock}]';
    const { target, reported } = await resolveIn(text);
    expect(target?.workers).toBeUndefined();
    expect(reported).toEqual(['1:42 UNUSED', '1:58 UNUSED']);
  });

  test('that is not asked for is not looked at', async () => {
    const text = 'targets: [{name: default, provider: mock}, {name: other, provider: nonsense, x: "${{ NOPE }}"}]';
    expect((await resolveIn(text)).reported).toEqual([]);
  });
});

describe('the provider', () => {
  test.each(['mock', 'MOCK', '"${{ P }}"'])('may be written as %s', async (provider) => {
    const { target } = await resolveIn(`targets: [{name: default, provider: ${provider}}]`, { env: { P: 'Mock' } });
    expect(target?.provider).toBe('mock');
  });

  test.each<[string, string]>([
    ['clii', 'Did you mean "cli"?'],
    ['claudecode', 'Did you mean "claude-code"?'],
    [
      'bedrock',
      'To use your own program, set "provider: cli", or add the program to .agentv/providers/ and use its name.',
    ],
  ])('that does not exist is reported with advice: %s', async (provider, hint) => {
    const { problems, reported } = await resolveIn(`targets: [{name: default, provider: ${provider}}]`);
    expect(reported).toEqual(['1:37 UNKNOWN_PROVIDER']);
    expect(problems[0]).toMatchObject({ found: `"${provider}"`, hint });
  });

  test.each([
    ['Azure_OpenAI', 'azure'],
    ['google-gemini', 'gemini'],
    ['claude', 'claude-cli'],
    ['claude-code', 'claude-cli'],
    ['copilot-sdk', 'copilot-cli'],
  ])('may be called %s', async (name, provider) => {
    const fields = 'endpoint: here, deployment: d, api_key: "${{ KEY }}", model: m';
    const text = `targets: [{name: default, provider: ${name}, ${fields}}]`;
    const { target } = await resolveIn(text, { env: { KEY: 'secret' } });
    expect(target?.provider).toBe(provider);
  });

  test('"cc-mirror" is claude-cli with the program that the target names', async () => {
    const named = await resolveIn('targets: [{name: default, provider: cc-mirror, executable: /opt/fast/claude}]');
    expect(named.target?.provider).toBe('claude-cli');
    const unnamed = await resolveIn('targets: [{name: default, provider: cc-mirror}]');
    expect(unnamed.target).toBeUndefined();
    expect(unnamed.problems).toMatchObject([{ code: 'TARGET_INVALID', hint: expect.stringContaining('variant.json') }]);
  });

  test('is reported for an option with an unexpected effect, and runs', async () => {
    const { target, problems } = await resolveIn(
      'targets: [{name: default, provider: codex, args: [--profile, fast]}]',
    );
    expect(target?.provider).toBe('codex');
    expect(problems).toMatchObject([
      { code: 'DEPRECATED', severity: 'warning', message: expect.stringContaining('profile') },
    ]);
  });

  test.each<[string, string, string]>([
    ['missing', '{name: default}', '1:11 MISSING_FIELD'],
    ['misspelled', '{name: default, provder: mock}', '1:11 MISSING_FIELD'],
    ['a number', '{name: default, provider: 5}', '1:37 WRONG_TYPE'],
    ['blank', '{name: default, provider: " "}', '1:37 WRONG_TYPE'],
    ['an unset variable', '{name: default, provider: "${{ P }}"}', '1:37 SECRET_MISSING'],
  ])('is reported if it is %s', async (_, entry, reported) => {
    expect((await resolveIn(`targets: [${entry}]`)).reported).toEqual([reported]);
  });
});

/** What a provider is made with that needs one text and one key. */
async function madeWith(need: string, key = '"${{ SET }}"') {
  const made: Record<string, unknown> = {};
  const kind = defineProvider({
    type: 'needy',
    promptMode: 'lm',
    canJudge: false,
    isAgent: false,
    options: () => z.object({ need: requiredText(), key: secret() }),
    create(options) {
      Object.assign(made, options);
      return { ask: async () => ({ kind: 'answered', response: { messages: [] } }) };
    },
  });
  const env = { SET: ' value ', BLANK: '  ', lower_1: 'x' };
  const text = `targets: [{name: default, provider: needy, need: ${need}, key: ${key}}]`;
  const { target, problems } = await resolveIn(text, { env, kinds: [kind] });
  if (target !== undefined) kind.open(target.options, providerDeps());
  return { made, complaint: problems.map(({ code, message }) => `${code}: ${message}`).join('\n') };
}

/** What the options of providers make of values is told in test/model/suite/setting.test.ts. */
describe('values and the environment', () => {
  test.each<[string, string]>([
    ['"  trimmed  "', 'trimmed'],
    ['"${{SET}}"', ' value '],
    ['"  ${{  SET  }}  "', ' value '],
    ['"${{ lower_1 }}"', 'x'],
    ['"a ${{ SET }} b"', 'a ${{ SET }} b'],
    ['"${{ A-B }}"', '${{ A-B }}'],
  ])('%s is %j', async (need, value) => {
    expect((await madeWith(need)).made).toEqual({ need: value, key: ' value ' });
  });

  test.each<[string, string | undefined, RegExp]>([
    ['""', undefined, /^TARGET_INVALID: "need" of the target "default" is required/],
    ['"${{ NOPE }}"', undefined, /^SECRET_MISSING: "need" .* the environment variable NOPE is unset/],
    ['"${{ BLANK }}"', undefined, /^SECRET_MISSING: .* the environment variable BLANK is empty/],
    ['x', '"x ${{ SET }}"', /^TARGET_INVALID: "key" .* must come from the environment/],
    ['x', '"${{ NOPE }}"', /^SECRET_MISSING: "key" .* the environment variable NOPE is unset/],
  ])('need: %s with key: %s is refused', async (need, key, complaint) => {
    expect((await madeWith(need, key)).complaint).toMatch(complaint);
  });

  test('a literal secret is not repeated in the complaint', async () => {
    const { problems } = await resolveIn(
      'targets: [{name: default, provider: openai, model: m, api_key: sk-very-secret}]',
    );
    expect(JSON.stringify(problems)).not.toContain('sk-very-secret');
    expect(problems[0]?.location).toMatchObject({ line: 1, column: 64 });
  });

  test('a missing variable comes with what to do, at its location', async () => {
    const { problems, reported } = await resolveIn(
      'targets: [{name: default, provider: openai, model: m, api_key: "${{ K }}"}]',
    );
    expect(reported).toEqual(['1:64 SECRET_MISSING']);
    expect(problems[0]?.hint).toMatch(/\.env/);
  });

  test('the wrapper and the old spellings are looked up like any other field', async () => {
    const { target } = await resolveIn(
      'targets: [{name: default, provider: openai, settings: {apiKey: "${{ K }}", deploymentName: m}}]',
      { env: { K: 'key' } },
    );
    expect(Object.keys(target?.options ?? {})).toEqual(['api_key', 'model']);
  });

  test('a setting called __proto__ is nothing but an unknown setting', async () => {
    const { target, reported } = await resolveIn(
      'targets: [{name: default, provider: mock, __proto__: {response: x}}]',
    );
    expect(target?.options['response']).toBeUndefined();
    expect(reported).toEqual(['1:43 UNKNOWN_FIELD']);
  });
});

describe('settings without effect', () => {
  test.each<[string, string, string]>([
    ['respnse: x', 'UNKNOWN_FIELD error', 'Did you mean "response"?'],
    ['banana: x', 'UNKNOWN_FIELD warning', 'Known settings: '],
    ['response: y, respnse: x', 'UNKNOWN_FIELD warning', 'Did you mean "response"?'],
    ['subagent_mode_allowed: true', 'UNUSED warning', ''],
    ['provider_batching: true', 'UNUSED warning', ''],
  ])('%s', async (field, problem, hint) => {
    const { problems } = await resolveIn(`targets: [{name: default, provider: mock, ${field}}]`);
    expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual([problem]);
    expect(problems[0]?.hint ?? '').toContain(hint);
  });

  test.each<[string, string | undefined, readonly string[]]>([
    ['workspace_template: there', 'there', ['1:43 DEPRECATED']],
    ['workspaceTemplate: "${{ SET }}"', 'by variable', ['1:43 DEPRECATED']],
    ['workspace_template: "${{ UNSET }}"', undefined, []],
    ['workspace_template: ""', undefined, []],
    ['workspace_template: [x]', undefined, ['1:63 WRONG_TYPE']],
  ])('but a template for workspaces is read: %s', async (field, path, reported) => {
    const text = `targets: [{name: default, provider: mock, ${field}}]`;
    const read = await resolveIn(text, { env: { SET: 'by variable' } });
    expect(read.reported).toEqual(reported);
    expect(read.target?.workspaceTemplate?.path).toBe(path);
  });

  test.each(['provider_batching: false', 'fallback_targets: []'])('%s asks for nothing', async (field) => {
    expect((await resolveIn(`targets: [{name: default, provider: mock, ${field}}]`)).reported).toEqual([]);
  });

  test.each(['true', '"${{ BATCH }}"'])(
    'provider_batching: %s puts the tests of a cli target into one call',
    async (value) => {
      const text = `targets: [{name: default, provider: cli, command: x, provider_batching: ${value}}]`;
      const { target, reported } = await resolveIn(text, { env: { BATCH: 'true' } });
      expect([target?.batching, reported]).toEqual([true, []]);
    },
  );

  test('an unknown name with a command is run as cli, which is reported; one that is nearly right is not', async () => {
    const own = await resolveIn('targets: [{name: default, provider: our-bot, command: echo hi}]');
    expect([own.target?.provider, own.reported]).toEqual(['cli', ['1:37 UNKNOWN_PROVIDER']]);
    expect(own.problems[0]?.severity).toBe('warning');
    const slip = await resolveIn('targets: [{name: default, provider: codx, command: echo hi}]');
    expect(slip.target).toBeUndefined();
  });
});

describe('workers and the judge', () => {
  test.each<[string, number | undefined]>([
    ['workers: 4', 4],
    ['workers: "4"', 4],
    ['workers: "${{ W }}"', 6],
    ['workers: "${{ NOPE }}"', undefined],
    ['workers: ""', undefined],
  ])('%s', async (field, workers) => {
    const { target } = await resolveIn(`targets: [{name: default, provider: mock, ${field}}]`, { env: { W: '6' } });
    expect(target).toBeDefined();
    expect(target?.workers).toBe(workers);
  });

  test.each(['workers: 0', 'workers: 1.5'])('%s is refused', async (field) => {
    expect((await resolveIn(`targets: [{name: default, provider: mock, ${field}}]`)).reported).toEqual([
      '1:52 WRONG_TYPE',
    ]);
  });

  test.each<[string, string | undefined]>([
    ['grader_target: judge', 'judge'],
    ['judge_target: judge', 'judge'],
    ['judge_target: other, grader_target: judge', 'judge'],
    ['grader_target: "${{ J }}"', 'judge'],
    ['grader_target: "${{ NOPE }}"', undefined],
    ['grader_target: ""', undefined],
  ])('%s', async (field, judge) => {
    const text = `targets: [{name: default, provider: mock, ${field}}, {name: judge, provider: mock}, {name: other, provider: mock}]`;
    const { target } = await resolveIn(text, { env: { J: 'judge' } });
    expect(target).toBeDefined();
    expect(target?.graderTarget).toBe(judge);
  });

  test('a judge that is not there is only a warning', async () => {
    const { target, reported } = await resolveIn('targets: [{name: default, provider: mock, grader_target: jugde}]');
    expect(target).toBeDefined();
    expect(reported).toEqual(['1:58 UNKNOWN_TARGET']);
  });
});

describe('fallback_targets', () => {
  const twoTargets = (fallbacks: string) =>
    resolveIn(`targets: [{name: default, provider: mock, fallback_targets: ${fallbacks}}, {name: b, provider: mock}]`);

  test.each<[string, string[]]>([
    ['[]', []],
    ['[b]', ['b']],
    ['[b, b]', ['b']],
  ])('%s are read, each once', async (written, names) => {
    const { target, reported } = await twoTargets(written);
    expect(target?.fallbackTargets).toEqual(names);
    expect(reported).toEqual([]);
  });

  test.each<[string, string[]]>([
    ['[c, b]', ['1:62 UNKNOWN_TARGET']],
    ['[default, b]', []],
  ])('%s: a name of no target is reported and skipped', async (written, complaints) => {
    const { target, reported } = await twoTargets(written);
    expect(target?.fallbackTargets).toEqual(['b']);
    expect(reported).toEqual(complaints);
  });

  test.each(['b', '[5]', '[""]'])('%s is no list of names', async (written) => {
    const { target, reported } = await twoTargets(written);
    expect(target).toBeUndefined();
    expect(reported).toEqual([expect.stringContaining('WRONG_TYPE')]);
  });
});
