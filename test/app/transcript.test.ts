import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Inputs, parseInputs } from '../../src/config/settings.ts';
import { fakeAgent } from '../support/fake-agent.ts';
import { aProject, type Project } from '../support/project.ts';
import { evaluatedIn } from './evaluated.ts';

const SECRET = 'tok-4711-very-secret';
const SUITE = `tests:
  - { id: a, input: hi, assertions: [{ type: contains, value: A }] }
  - { id: b, input: hi, assertions: [{ type: contains, value: B }] }
`;
const line = (test_id: string, content: string) =>
  JSON.stringify({ test_id, role: 'assistant', content, transcript_cost_usd: 7 });
const recorded = (...lines: string[]) => ({ 'evals/a.eval.yaml': SUITE, 't.jsonl': `${lines.join('\n')}\n` });

async function run(project: Project, flags: Partial<Inputs>, given: Record<string, string> = {}) {
  const said: string[] = [];
  const log = { info: (text: string) => said.push(text), warn() {}, error() {} };
  const inputs = { ...parseInputs({ evals: 'evals', outputDirectory: 'out', ...given }), ...flags };
  return { said, ...(await evaluatedIn(project, inputs, { API_TOKEN: SECRET }, { log })).run };
}

const gist = ({ results }: Awaited<ReturnType<typeof run>>) =>
  results.map(({ testId, target, status, output }) => [testId, target, status, output]);

describe('--transcript', () => {
  test('grades the recorded conversations, without a targets file, and spends nothing', async () => {
    using project = aProject(recorded(line('a', 'it is A'), line('b', 'it is C')));
    const done = await run(project, { transcript: 't.jsonl' }, { budgetUsd: '1' });
    expect(gist(done)).toEqual([
      ['a', 'transcript', 'ok', 'it is A'],
      ['b', 'transcript', 'quality_failure', 'it is C'],
    ]);
    expect(done).toMatchObject({ complete: true, warnings: [] });
  });

  test('goes by position alone, and reports ids that differ', async () => {
    using project = aProject(recorded(line('b', 'it is A'), line('a', 'it is B')));
    const done = await run(project, { transcript: 't.jsonl' });
    expect(gist(done).map(([, , status]) => status)).toEqual(['ok', 'ok']);
    expect(done.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('the conversation of "b" is graded as "a"'),
    ]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['fewer conversations than tests', recorded(line('a', 'A')), /1 conversation for 2 tests/],
    ['a file that is no transcript', recorded('oh'), /not a message of a transcript/],
    ['two suites', { ...recorded(line('a', 'A')), 'evals/b.eval.yaml': SUITE }, /one suite, but 2 are selected/],
  ])('with %s begins nothing', async (_, files, message) => {
    using project = aProject(files);
    await expect(run(project, { transcript: 't.jsonl' })).rejects.toThrow(message);
  });
});

const LIVE = `targets:
  - { name: default, provider: cli, command: 'printf "%s" {EVAL_ID} A B ${SECRET}' }
  - { name: again, provider: replay, fixtures: ../live.jsonl, source_target: default }
`;

describe('--record-replay', () => {
  test('adds each answer to a file from which replay gives the same answers, and no secret', async () => {
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': LIVE, 'live.jsonl': '' });
    const live = await run(project, { recordReplay: 'live.jsonl' }, { trials: '2' });
    const text = readFileSync(join(project.folder, 'live.jsonl'), 'utf8');
    expect(text).not.toContain(SECRET);
    const rows = text.trim().split('\n');
    expect(rows).toHaveLength(4);
    expect(rows.map((row): unknown => JSON.parse(row))).toContainEqual(
      expect.objectContaining({
        schema_version: 'agentv.replay_fixture.v1',
        suite: 'a',
        eval_path: 'evals/a.eval.yaml',
        test_id: 'a',
        source_target: 'default',
        attempt: 0,
        source: { provider: 'cli', target_name: 'default', resolved_target: 'default', reports_tool_calls: false },
      }),
    );
    const again = await run(project, {}, { target: 'again', trials: '2', outputDirectory: 'again' });
    expect(gist(again).map(([id, , ...rest]) => [id, ...rest])).toEqual(
      gist(live).map(([id, , ...rest]) => [id, ...rest]),
    );
  });

  test('adds what an agent calls its tools, so that a replay is graded as the answer was', async () => {
    const events = [
      {
        type: 'item.completed',
        item: { id: 'a', type: 'command_execution', command: 'cat in.txt', aggregated_output: 'x', exit_code: 0 },
      },
      { type: 'item.completed', item: { id: 'b', type: 'agent_message', text: 'A' } },
      { type: 'turn.completed', usage: {} },
    ];
    using agent = fakeAgent({ events });
    const targets = `targets:
  - { name: default, provider: codex, executable: '${agent.program}' }
  - { name: again, provider: replay, fixtures: ../live.jsonl, source_target: default }
`;
    const minimums = '{ Bash: 1, Read: 1, command_execution: 1 }';
    const suite = `tests: [{ id: a, input: hi, assertions: [{ type: tool-trajectory, mode: any_order, minimums: ${minimums} }] }]\n`;
    using project = aProject({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': targets, 'live.jsonl': '' });
    const live = await run(project, { recordReplay: 'live.jsonl' });
    const again = await run(project, {}, { target: 'again', outputDirectory: 'again' });
    expect([live, again].map(({ results }) => results.map(({ score }) => score))).toEqual([[1], [1]]);
    const [row] = readFileSync(join(project.folder, 'live.jsonl'), 'utf8').trim().split('\n');
    expect(JSON.parse(row ?? '')).toMatchObject({
      source: { original_tools: { a: 'command_execution' } },
      output: [{ tool_calls: [expect.not.objectContaining({ original_tool: expect.anything() })] }, {}],
    });
  });
});

describe('--verbose', () => {
  test('prints the questions and the commands, without secrets', async () => {
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': LIVE });
    const { said } = await run(project, { verbose: true }, { testId: 'a' });
    expect(said[0]).toBe('Calling default for the test a:\nhi');
    expect(said[1]).toMatch(/^In .*evals: printf "%s" 'a' A B \*\*\*$/);
    expect(said).toHaveLength(2);
  });

  test.each([
    ['true', false, 2],
    ['false', true, 0],
  ])('a cli target with verbose: %s has its own word about its commands', async (verbose, asked, reported) => {
    const targets = `targets: [{ name: default, provider: cli, command: echo A B, verbose: ${verbose} }]\n`;
    using project = aProject({ 'evals/a.eval.yaml': SUITE, '.agentv/targets.yaml': targets });
    const { said } = await run(project, { verbose: asked });
    expect(said.filter((text) => text.startsWith('In '))).toHaveLength(reported);
  });
});
