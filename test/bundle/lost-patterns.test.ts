import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runCli, startCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { records } from '../support/suites.ts';

/** On so many `a`s and a `!` the lost one would take longer than the world has lasted. */
const ANSWER = `${'a'.repeat(60)}!`;
const found = '  - { id: found, input: hi, assertions: [{ type: regex, value: "^(a+)+!$" }] }\n';
const lost = (id: string) => `  - { id: ${id}, input: hi, assertions: [{ type: regex, value: "^(a+)+$" }] }\n`;
const projectOf = (...tests: readonly string[]) =>
  aProject({
    'a.yaml': `tests:\n${tests.join('')}`,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: mock, response: "${ANSWER}" }]\n`,
  });

describe('a suite with a pattern that loses itself in the answer', () => {
  test('comes to an end, and only that test is not known', async () => {
    using project = projectOf(lost('lost'), found);
    expect(await runCli(project, ['run', 'a.yaml', '-o', 'out'])).toMatchObject({ exitCode: 2 });
    const results = new Map(records(project.read('out/index.jsonl')).map((record) => [record['test_id'], record]));
    expect(results.get('found')).toMatchObject({ execution_status: 'ok', score: 1 });
    expect(results.get('lost')).toMatchObject({
      execution_status: 'execution_error',
      failure_class: 'grader',
      error: expect.stringContaining('took longer than 2 s'),
    });
  });

  test('can be stopped while the pattern is lost', async () => {
    using project = projectOf(found, ...Array.from({ length: 20 }, (_, index) => lost(`lost-${index}`)));
    const { child, ended } = startCli(project, ['run', 'a.yaml', '-o', 'out', '--workers', '1']);
    while (!project.exists('out/index.jsonl') || !project.read('out/index.jsonl').includes('found')) await sleep(20);
    const stoppedAt = performance.now();
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(/cancelled/i) });
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
  });
});
