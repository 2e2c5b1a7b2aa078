import { expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const suiteOf = (name: string, more = '') =>
  `name: ${name}\ntests:\n  - { id: one, input: ${name}, assertions: [{ type: contains, value: ${name} }] }\n${more}`;

test('--watch runs the suites again to which changed files belong, until it is stopped', async () => {
  using project = aProject({
    'a/evals/a.eval.yaml': suiteOf('a'),
    'b/evals/b.eval.yaml': suiteOf('b'),
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh ../../agent.sh {PROMPT}" }]\n',
    'notes.md': 'none',
  });
  project.write('agent.sh', `echo "$1" >> '${project.folder}/calls'; printf '%s' "$1"`);
  const stop = new AbortController();
  const before: string[] = [];
  const called = () => (project.exists('calls') ? project.read('calls').trim().split('\n').sort().join(' ') : '');
  const edits = [
    () => project.write('notes.md', 'other'),
    () => project.write('b/evals/b.eval.yaml', suiteOf('b', '  - { id: two, input: b2, criteria: [ }\n')),
    () => project.write('b/evals/b.eval.yaml', suiteOf('b', '# mended\n')),
    () => project.write('.agentv/targets.yaml', `${project.read('.agentv/targets.yaml')}# new\n`),
    () => project.write('agent.sh', `${project.read('agent.sh')} # other`),
    () => stop.abort(),
  ];
  let waits = 0;
  const clock = {
    ...systemClock,
    // Every third look finds a file that was edited.
    sleep: async (ms: number, signal: AbortSignal) => {
      if (ms !== 500) return systemClock.sleep(ms, signal);
      waits += 1;
      if (waits % 3 !== 0) return;
      before.push(called());
      edits.shift()?.();
    },
  };
  const env = { PATH: process.env['PATH'] ?? '' };
  const { stdout, exitCode } = await perform(project, ['run', '--watch'], env, { clock, signal: stop.signal });
  expect(before).toEqual(['a b', 'a b', 'a b', 'a b b', 'a a b b b', 'a a a b b b b']);
  expect(stdout).toContain('\nChanged: b/evals/b.eval.yaml\n');
  expect(stdout).toContain('\nChanged: .agentv/targets.yaml\n');
  expect(stdout).not.toContain('notes.md');
  expect(exitCode).toBe(0);
});
