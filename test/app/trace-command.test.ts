import { describe, expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

const TRANSCRIPT = [
  { role: 'user', content: 'find it' },
  {
    role: 'assistant',
    content: 'I look.',
    tool_calls: [{ tool: 'grep', input: { pattern: 'x' }, output: 'a:1\u001b[2J', duration_ms: 1500 }],
    token_usage: { input: 1200, output: 30 },
  },
  { role: 'assistant', content: 'hello' },
].map((message, index) => ({ test_id: 'one', message_index: index, ...message }));
const SUITE = suiteOf(['one', 'find it', 'hello']);

/** A run of one recorded conversation, and its folder. */
async function aRun(project: Project): Promise<string> {
  project.write('evals/a.eval.yaml', SUITE);
  const line = {
    ...TRANSCRIPT[0],
    transcript_cost_usd: 0.25,
    transcript_duration_ms: 2000,
    transcript_token_usage: { input: 1200, output: 30 },
  };
  project.write('t.jsonl', [line, ...TRANSCRIPT.slice(1)].map((each) => `${JSON.stringify(each)}\n`).join(''));
  const { exitCode } = await perform(project, ['run', 'evals', '--transcript', 't.jsonl', '--quiet']);
  expect(exitCode).toBe(0);
  return '.agentv/results/runs';
}

describe('eval-action trace', () => {
  test('shows the messages and tool calls of a test, and no text that a terminal obeys', async () => {
    using project = aProject({});
    await aRun(project);
    const { stdout } = await perform(project, ['trace', 'show', '--test-id', 'one']);
    expect(stdout.split('\n')).toEqual([
      'one on transcript (evals/a.eval.yaml)',
      'ok, score 1.00, 2.0 s, 1.2k tokens, $0.25',
      '  pass  contains-hello  1.00',
      '',
      'user',
      '  find it',
      '',
      'assistant  (1.2k tokens)',
      '  I look.',
      '  → grep {"pattern":"x"}  (1.5 s)',
      '    a:1',
      '',
      'assistant',
      '  hello',
      '',
    ]);
    const tree = await perform(project, ['trace', 'show', '--test-id', 'one', '--tree']);
    expect(tree.stdout).toContain('assistant  (1.2k tokens)\n  └─ grep {"pattern":"x"}  (1.5 s)\nassistant\n');
    expect(tree.stdout).not.toContain('I look');
  });

  test('lists runs, and the tests of the newest one', async () => {
    using project = aProject({});
    const runs = await aRun(project);
    const { stdout } = await perform(project, ['trace', 'list']);
    expect(stdout).toMatch(/^run +started +tests +passed +errors +mean +tokens +cost\n/);
    expect(stdout).toMatch(new RegExp(`^${runs}/\\S+ +\\S+Z +1 +1 +0 +1\\.00 +1\\.2k +\\$0\\.25$`, 'm'));
    const shown = await perform(project, ['trace', 'show']);
    expect(shown.stdout).toMatch(/^one +transcript +ok +1\.00 +1 +2\.0 s +1\.2k +\$0\.25$/m);
  });

  test('computes figures, and prints records as JSON', async () => {
    using project = aProject({});
    await aRun(project);
    const stats = await perform(project, ['trace', 'stats', '--group-by', 'target', '--format', 'json']);
    expect(JSON.parse(stats.stdout)).toContainEqual({
      ...{ group: 'transcript', figure: 'duration_ms', count: 1 },
      ...{ mean: 2000, p50: 2000, p90: 2000, p95: 2000, p99: 2000 },
    });
    expect((await perform(project, ['trace', 'stats'])).stdout).toMatch(/^all +duration +1 +2\.0 s/m);
    const records = await perform(project, ['trace', 'show', '--format', 'json']);
    expect(JSON.parse(records.stdout)).toMatchObject([{ test_id: 'one', cost_usd: 0.25, target: 'transcript' }]);
  });

  test('shows no secret of a .env file', async () => {
    using project = aProject({});
    await aRun(project);
    project.write('.env', 'SOME_TOKEN=contains-hello\n');
    const { stdout } = await perform(project, ['trace', 'show', '--test-id', 'one']);
    expect(stdout).toContain('  pass  ***  1.00');
  });

  test.each([
    [['list', '--test-id', 'foo'], '"trace list" does not accept --test-id'],
    [['list', '--target', 'foo'], '"trace list" does not accept --target'],
    [['show', '--group-by', 'target'], '"trace show" does not accept --group-by'],
    [['show', '--limit', '2'], '"trace show" does not accept --limit'],
    [['stats', '--test-id', 'one', '--tree'], '"trace stats" does not accept --tree'],
    [['show', '--tree'], '"trace show --tree" needs --test-id'],
  ])('refuses a flag that would have no effect: %j', async (argv, refusal) => {
    using project = aProject({});
    await expect(perform(project, ['trace', ...argv])).rejects.toThrow(refusal);
  });

  test('names what there is instead', async () => {
    using project = aProject({});
    await expect(perform(project, ['trace', 'list'])).rejects.toThrow(/There is no run in/);
    await aRun(project);
    await expect(perform(project, ['trace', 'show', '--test-id', 'on'])).rejects.toMatchObject({
      problems: [{ hint: 'Did you mean "one"?' }],
    });
    await expect(perform(project, ['trace', 'show', '--target', 'x'])).rejects.toMatchObject({
      problems: [{ hint: 'Known targets: transcript' }],
    });
    await expect(perform(project, ['trace', 'list', '--limit', '0'])).rejects.toThrow(/--limit/);
  });
});
