import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

interface BadInput {
  readonly what: string;
  readonly args?: readonly string[];
  readonly suite?: string;
  readonly targets?: string;
  /** What the message says: each in one line of its own or several in one. */
  readonly says: readonly (string | RegExp)[];
}

const GOOD = suiteOf(['one', 'hello', 'hello']);

const badInputs: readonly BadInput[] = [
  {
    what: 'a file that does not exist',
    args: ['evals/gret.eval.yaml'],
    says: ['evals/gret.eval.yaml', 'greet.eval.yaml'],
  },
  {
    what: 'malformed YAML',
    suite: 'tests:\n  - id: one\n    input: "never closed\n',
    says: [/^error: evals\/greet\.eval\.yaml:[34]:\d+: /],
  },
  {
    what: 'a secret that is not set',
    targets: 'targets:\n  - name: default\n    provider: openai\n    model: m\n    api_key: ${{ OPENAI_API_KEY }}\n',
    says: ['.agentv/targets.yaml:5:14: ', 'OPENAI_API_KEY', 'unset'],
  },
  { what: 'a threshold out of range', args: ['evals', '--threshold', '2'], says: ['--threshold', '0 to 1', '"2"'] },
];

describe('bad input is reported in one message, ends with 2, and leaves nothing half-written:', () => {
  test.concurrent.each(badInputs)('$what', async ({ args = ['evals'], suite = GOOD, targets = TARGETS, says }) => {
    using project = aProject({
      'evals/greet.eval.yaml': suite,
      '.agentv/targets.yaml': targets,
      'notes.txt': 'no suite',
    });
    const output = args.includes('--output') ? [] : ['-o', 'out'];
    const { exitCode, stdout, stderr } = await runCli(project, ['run', ...args, ...output]);
    for (const part of says) expect(stderr).toMatch(part instanceof RegExp ? part : new RegExp(escaped(part)));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).not.toMatch(/\bbug\b|^\s+at /m);
    expect(project.list('.')).toEqual(['.agentv', '.git', 'evals', 'notes.txt']);
    expect(project.list('.agentv')).toEqual(['targets.yaml']);
  });

  test('a folder that cannot be read', async () => {
    using project = aProject({ '.agentv/targets.yaml': TARGETS });
    // Permissions are no hindrance to root; a link to itself leads nobody anywhere.
    symlinkSync('evals', join(project.folder, 'evals'));
    const ended = await runCli(project, ['run', 'evals/greet.eval.yaml', '-o', 'out']);
    expect(ended).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('evals/greet.eval.yaml') });
    expect(ended.stderr).not.toMatch(/\bbug\b|^\s+at /m);
    expect(project.exists('out')).toBe(false);
  });

  test('an output folder that is a file', async () => {
    using project = aProject({ 'a.yaml': GOOD, '.agentv/targets.yaml': TARGETS, out: 'a file' });
    const ended = await runCli(project, ['run', 'a.yaml', '-o', 'out']);
    expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/out[\s\S]*--output/) });
    expect(ended.stderr).not.toMatch(/\bbug\b|^\s+at /m);
    expect(project.read('out')).toBe('a file');
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
