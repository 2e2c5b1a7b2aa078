/** Statements of the suite format that no other file of tests is about. The table beside this file names them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Environments } from '../../src/config/environments.ts';
import { parseInputs } from '../../src/config/settings.ts';
import type { Http } from '../../src/model/ports/network.ts';
import type { Exec } from '../../src/model/ports/processes.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { prepare } from '../../src/runner/pipeline/prepare.ts';
import { type Runtime, realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { loadSuites } from '../../src/suites/load.ts';
import { renderPrompt } from '../../src/suites/prompts.ts';
import { evaluate } from '../app/evaluated.ts';
import { contextFor, load, suiteOf, testOf } from '../suites/support.ts';
import { aProject, type Project } from '../support/project.ts';

const TEST = '{id: a, input: hello, assertions: [{type: contains, value: hello}]}';
const MOCK = 'targets: [{name: default, provider: mock, response: hello}]';

const silent = { info() {}, warn() {}, error() {} };
const runtimeOf = (project: Project, more: Partial<Runtime> = {}): Runtime => ({
  ...realRuntime(silent, unstoppable()),
  cwd: project.folder,
  env: {},
  ...more,
});

describe('files', () => {
  test('the ending of a file chooses its reader, in upper and lower case', async () => {
    const texts = {
      '/repo/A.YAML': `tests: [${TEST}]`,
      '/repo/B.JSONL': '{"id": "a", "input": "x", "assertions": [{"type": "is-json"}]}',
      '/repo/C.JSON': '{"evals": [{"id": 1, "prompt": "x"}]}',
    };
    const { suites } = await loadSuites(Object.keys(texts), contextFor(texts));
    expect(suites.map(({ name, format }) => `${name} ${format}`)).toEqual(['A yaml', 'B jsonl', 'C agent-skills']);
  });

  test.each(['agentv-eval-v2', 'agentv-eval-v1', 'https://example.com/eval.schema.json'])(
    '$schema is a mark that changes nothing',
    async (mark) => {
      expect((await load(`$schema: ${mark}\ntests: [${TEST}]`)).reported).toEqual([]);
    },
  );

  test('paths of tests start in the folder of the suite, and nowhere else', async () => {
    const files = { '/repo/cases.yaml': `- ${TEST}` };
    expect((await load('tests: cases.yaml', { files })).reported).toEqual(['1:8 FILE_MISSING']);
    expect((await load('tests: ["file://cases.yaml"]', { files })).reported).toEqual(['1:9 FILE_MISSING']);
    expect((await load('tests: ../cases.yaml', { files })).reported).toEqual([]);
  });
});

describe('order', () => {
  test('a test that is not asked for may be as wrong as it likes', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `tests:\n  - ${TEST}\n  - {id: b, input: 5, assertions: [{type: nope}]}\n`,
      '.agentv/targets.yaml': MOCK,
    });
    const { plan } = await prepare(parseInputs({ testId: 'a' }), runtimeOf(project));
    expect(plan.steps.map(({ kind, test: { id } }) => `${kind} ${id}`)).toEqual(['run a']);
  });
});

describe('the version that suites require', () => {
  const aRepository = (files: Readonly<Record<string, string>>) =>
    aProject({ 'evals/a.eval.yaml': `tests: [${TEST}]`, '.agentv/targets.yaml': MOCK, ...files });
  const requiring = (range: string, name = '') =>
    aRepository({ 'evals/a.eval.yaml': `${name}requires: { agentv: ${range} }\ntests: [${TEST}]\n` });

  test.each([
    ['the configuration', (range: string) => aRepository({ '.agentv/config.yaml': `required_version: ${range}` })],
    ['a suite', (range: string) => requiring(range)],
    ['a suite with a name', (range: string) => requiring(range, 'name: a\n')],
  ])('by %s is checked, and stops a run under strict', async (_, asking) => {
    using met = asking('">=0.30.0"');
    expect((await prepare(parseInputs({ strict: 'true' }), runtimeOf(met))).warnings).toEqual([]);
    using project = asking('">=99"');
    const { warnings } = await prepare(parseInputs({}), runtimeOf(project));
    const file = project.exists('.agentv/config.yaml') ? '.agentv/config.yaml' : 'evals/a.eval.yaml';
    expect(warnings).toMatchObject([{ message: 'These suites require AgentV >=99', location: { file } }]);
    await expect(prepare(parseInputs({ strict: 'true' }), runtimeOf(project))).rejects.toThrow(/require AgentV >=99/);
  });

  test.each(['nonsense', '4', '[4]'])('is a range in quotes, and not %s', async (range) => {
    using project = requiring(range);
    await expect(prepare(parseInputs({}), runtimeOf(project))).rejects.toThrow(/"requires.agentv" has a wrong value/);
  });
});

describe('variables', () => {
  const lookUpIn = (project: Project, env: Record<string, string>) => {
    const { folder } = project;
    return new Environments(runtimeOf(project, { env }), { root: folder, cwd: folder }).lookUpIn(folder);
  };

  test('a variable exists only if it was set, whatever the properties of JavaScript objects', async () => {
    using project = aProject({ '.env': 'valueOf=declared\n' });
    const lookUp = await lookUpIn(project, { SET: 'x' });
    const names = ['SET', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
    expect(names.map((name) => lookUp(name))).toEqual(['x', undefined, undefined, undefined, undefined, 'declared']);
  });

  test('what is set wins over .env files', async () => {
    using project = aProject({ '.env': 'BOTH=file\nFILE=file\nEMPTY=file\n' });
    const lookUp = await lookUpIn(project, { BOTH: 'set', EMPTY: '' });
    expect(['BOTH', 'FILE', 'EMPTY'].map((name) => lookUp(name))).toEqual(['set', 'file', '']);
  });

  test('programs see when the run began, and the experiment', async () => {
    const { calls } = await run('tests: [{id: a, input: x, assertions: [{type: is-json}]}]');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/);
    expect(calls[0]?.env).toMatchObject({ AGENTV_EXPERIMENT: 'default', AGENTV_RUN_TIMESTAMP: time });
  });
});

describe('tests', () => {
  test('expected messages keep their names and tool calls', async () => {
    const { expected } = await testOf(
      'input: x, expected_output: [{role: assistant, name: bot, tool_calls: [{tool: search, input: {q: 1}}]}]',
    );
    expect(expected).toMatchObject([{ name: 'bot', toolCalls: [{ tool: 'search', input: { q: 1 } }] }]);
  });

  test('skip_defaults leaves metadata and targets as they are', async () => {
    const suite = await suiteOf(`metadata: {team: billing}
execution: {targets: [x, y], threshold: 0.5}
tests: [{id: a, input: i, assertions: [{type: is-json}], execution: {skip_defaults: true}}]`);
    expect(suite).toMatchObject({ targets: [{ name: 'x' }, { name: 'y' }], threshold: 0.5 });
    expect(suite.tests[0]).toMatchObject({ metadata: { team: 'billing' } });
  });

  test.each<[string, string]>([
    ['input: "Hi\\n@[User]:\\nbye"', '1:26 WRONG_TYPE'],
    ['input: {role: user, content: "@[System]: x"}', '1:48 WRONG_TYPE'],
    ['input: [{role: user, content: ["@[Tool]: x"]}]', '1:50 WRONG_TYPE'],
    ['input: [{role: user, content: [{type: text, value: "@[Assistant]:"}]}]', '1:70 WRONG_TYPE'],
  ])('text that looks like the marker of a role is warned about', async (input, reported) => {
    const loaded = await load(`tests: [{id: a,   ${input}, assertions: [{type: is-json}]}]`);
    expect(loaded.reported).toEqual([reported]);
    expect(loaded.suite?.tests[0]?.kind).toBe('test');
    const inText = await load(`tests: [{id: a, input: "see @[User]: x", assertions: [{type: is-json}]}]`);
    expect(inText.reported).toEqual([]);
  });

  test('tool calls of the input are not shown to the target', () => {
    const toolCalls = [{ tool: 'search', input: { q: 'secret' }, output: 'found' }];
    const call = { role: 'assistant' as const, toolCalls };
    const prompt = renderPrompt([call, { role: 'user', content: 'hello' }], 'lm');
    expect(JSON.stringify(prompt)).not.toMatch(/search|secret|found/);
  });

  test.each<[string, string]>([
    ['cli', 'agent'],
    ['mock', 'lm'],
    ['openai', 'lm'],
  ])('%s gets the question in the form %s', (type, mode) => {
    expect(providers.find((kind) => kind.type === type)?.promptMode).toBe(mode);
  });
});

describe('runs', () => {
  const six = Array.from({ length: 6 }, (_, i) => `{id: t${i}, input: x, assertions: [{type: is-json}]}`).join(', ');

  test.each<[string, string, string, Record<string, string>, number]>([
    ['is asked for', 'execution: {workers: 4}\n', 'workers: 5', { workers: '2' }, 2],
    ['the suite says, when nothing is asked for', 'execution: {workers: 4}\n', 'workers: 5', {}, 4],
    ['the target says, when the suite says nothing', '', 'workers: 5', {}, 5],
    ['three, when nobody says anything', '', '', {}, 3],
  ])('as many tests run at once as %s', async (_, suite, target, given, atOnce) => {
    const { most } = await run(`${suite}tests: [${six}]`, { target, given });
    expect(most).toBe(atOnce);
  });

  test.each<[string, string, Record<string, string>, number]>([
    ['three times by default', '', {}, 3],
    ['as often as the target says', 'max_retries: 1', {}, 1],
    ['as often as is asked for, whatever the target says', 'max_retries: 1', { maxRetries: '4' }, 4],
    ['never when none is asked for', '', { maxRetries: '0' }, 0],
  ])('a lost call is repeated %s', async (_, field, given, repeats) => {
    let calls = 0;
    const http: Http = async () => {
      calls += 1;
      return new Response('{}', { status: 503 });
    };
    using project = aProject({
      'evals/a.eval.yaml': `tests: [${TEST}]`,
      '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: openai\n    model: m\n    api_key: \${{ K }}\n    ${field}\n`,
    });
    // Waits between calls are over at once; deadlines, which are longer, never come.
    const clock = {
      now: () => 0,
      sleep: (ms: number) => (ms > 60_000 ? new Promise<void>(() => {}) : Promise.resolve()),
    };
    await evaluate(parseInputs(given), runtimeOf(project, { env: { K: 'some-key-of-ours' }, http, clock }));
    expect(calls).toBe(1 + repeats);
  });
});

describe('the names of all generations', () => {
  const meant = {
    id: 'a',
    criteria: 'Greets',
    input: [{ role: 'user', content: 'Say hello' }],
    expected: [{ role: 'assistant', content: 'Hello' }],
    graders: [{ type: 'contains', options: { value: 'ello' } }, { type: 'code-grader' }],
  };

  test.each<[string, string]>([
    [
      'first',
      `dataset: greet
target: fast
evalcases:
  - id: a
    expected_outcome: Greets
    input_messages: [{role: user, content: Say hello}]
    expected_messages: [{role: assistant, content: Hello}]
    execution: {evaluators: [{name: c, type: contains, value: ello}, {name: s, type: code_judge, script: ./x}]}`,
    ],
    [
      'second',
      `name: greet
execution: {target: fast}
eval_cases:
  - id: a
    criteria: Greets
    input: Say hello
    expected_output: Hello
    assert: [{type: contains, value: ello}, {type: code_judge, script: ./x}]`,
    ],
    [
      'present',
      `name: greet
execution: {targets: [fast]}
tests:
  - id: a
    criteria: Greets
    input: Say hello
    expected_output: Hello
    assertions: [{type: contains, value: ello}, {type: code-grader, command: ./x}]`,
    ],
  ])('a suite of the %s generation means the same', async (_, text) => {
    expect(await suiteOf(text)).toMatchObject({ name: 'greet', tests: [meant], targets: [{ name: 'fast' }] });
  });
});

/** Runs a suite on a program that is not really started; what it was called with, and how many calls there were at once. */
async function run(suite: string, how: { readonly target?: string; readonly given?: Record<string, string> } = {}) {
  using project = aProject({
    'evals/a.eval.yaml': suite,
    '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: cli\n    command: agent\n    ${how.target ?? ''}\n`,
  });
  const calls: Parameters<Exec['run']>[0][] = [];
  let [now, most] = [0, 0];
  const exec: Exec = {
    async run(request) {
      calls.push(request);
      now += 1;
      most = Math.max(most, now);
      await sleep(10);
      now -= 1;
      return { kind: 'exited', exitCode: 0, stdout: '{}', stderr: '', durationMs: 1 };
    },
  };
  await evaluate(parseInputs(how.given ?? {}), runtimeOf(project, { exec }));
  return { calls, most };
}
