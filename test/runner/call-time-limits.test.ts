import { describe, expect, test } from 'vitest';
import { evaluated } from '../app/evaluated.ts';
import { perform } from '../app/perform.ts';
import { modelServer } from '../support/model-server.ts';
import { aProject } from '../support/project.ts';

const program = (limit = ''): string =>
  `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'${limit}}]\n`;
const suiteOf = (execution: string, more: string, script = 'sleep 20'): string =>
  `execution: {${execution}}\ntests:\n  - {id: a, input: ${script}, assertions: [{type: contains, value: done}]${more}}\n`;

describe('the time limit of a call is that of', () => {
  test.each([
    ['the test, before the input', 'timeout_seconds: 60', ', timeout_seconds: 0.4', ', timeout_seconds: 60', '60'],
    ['the input, before the suite', 'timeout_seconds: 60', '', ', timeout_seconds: 60', '0.4'],
    ['the suite, before the target', 'timeout_seconds: 0.4', '', ', timeout_seconds: 60', ''],
    ['the target', '', '', ', timeout_seconds: 0.4', ''],
  ])('%s', async (_, execution, more, limit, input) => {
    const files = { '.agentv/targets.yaml': program(limit), 'evals/a.eval.yaml': suiteOf(execution, more) };
    const { result } = await evaluated(files, input === '' ? {} : { testTimeoutSeconds: input });
    expect(result('a')).toMatchObject({ failure: { class: 'timeout', message: expect.stringMatching(/within 1 s/) } });
  });

  test('the test where it is longer than that of the target', async () => {
    const suite = suiteOf('', ', timeout_seconds: 60', '"sleep 0.4; echo done"');
    const files = { '.agentv/targets.yaml': program(', timeout_seconds: 0.1'), 'evals/a.eval.yaml': suite };
    expect((await evaluated(files)).result('a').status).toBe('ok');
  });

  test('the target for a judge, whatever the test and its suite say', async () => {
    await using server = await modelServer({ latencyMs: 900, says: '{"score": 1, "assertions": []}' });
    const targets = `targets:
  - {name: default, provider: cli, command: 'echo hello', grader_target: judge}
  - {name: judge, provider: openai, base_url: "${server.url}/v1", model: m}
`;
    const suite = `execution: {timeout_seconds: 0.8}
tests:
  - {id: a, input: x, timeout_seconds: 0.8, assertions: [{type: llm-grader, prompt: Is it a greeting?}]}
`;
    const { result } = await evaluated({ '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite });
    expect(result('a')).toMatchObject({ status: 'ok', score: 1 });
  });
});

describe('the time limits in force', () => {
  const files = {
    '.agentv/targets.yaml': `targets:
  - {name: agent, provider: codex}
  - {name: model, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m}
  - {name: own, provider: cli, command: 'echo hello', timeout_seconds: 90}
  - {name: program, provider: cli, command: 'echo hello'}
  - {name: stub, provider: mock, response: hello}
`,
    'evals/a.eval.yaml': `execution: {targets: [agent, model, own, program, stub]}
tests:
  - {id: a, input: x, assertions: [{type: contains, value: hello}]}
  - {id: b, input: x, assertions: [{type: contains, value: hello}], timeout_seconds: 300}
`,
  };
  const defaults = ['agent 30 min (default)', 'model 10 min (default)', 'program 2 min (default)'];
  const others = ['own 90 s (timeout_seconds of the target)', 'own 5 min (timeout_seconds of 1 test)'];

  test('are printed by validate', async () => {
    using project = aProject(files);
    const { stdout } = await perform(project, ['validate']);
    for (const limit of [...defaults, ...others]) expect(stdout).toContain(limit);
    expect(stdout).not.toContain('stub');
  });

  test('are listed', async () => {
    using project = aProject(files);
    const { stdout } = await perform(project, ['list']);
    expect(stdout).toMatch(/^Time limit per call: .*agent 30 min \(default\)/m);
    const { stdout: json } = await perform(project, ['list', '--json']);
    expect(JSON.parse(json).timeLimits).toContainEqual({ target: 'own', seconds: 90, from: 'target', tests: 1 });
  });

  test('are printed with the plan of a run', async () => {
    using project = aProject(files);
    const { stdout } = await perform(project, ['run', '--target', 'own', '--agent-timeout', '7'], {
      PATH: process.env['PATH'] ?? '',
    });
    expect(stdout).toContain(
      'Time limit per call: own 7 s (test-timeout-seconds); own 5 min (timeout_seconds of 1 test)',
    );
  });
});
