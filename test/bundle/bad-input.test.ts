import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const GOOD = suiteOf(['one', 'hello', 'hello']);
const KEYLESS = 'targets:\n  - name: default\n    provider: openai\n    model: m\n    api_key: ${{ OPENAI_API_KEY }}\n';
const YAML = 'tests:\n  - id: one\n    input: "never closed\n';

describe('bad input is reported in one message, ends with 2, and leaves nothing half-written:', () => {
  test.concurrent.each<[string, readonly string[], Readonly<Record<string, string>>, readonly RegExp[]]>([
    ['a file that does not exist', ['evals/gret.eval.yaml'], {}, [/evals\/gret\.eval\.yaml/, /greet\.eval\.yaml/]],
    ['malformed YAML', [], { 'evals/greet.eval.yaml': YAML }, [/^error: evals\/greet\.eval\.yaml:[34]:\d+: /]],
    [
      'a secret that is not set',
      [],
      { '.agentv/targets.yaml': KEYLESS },
      [/\.agentv\/targets\.yaml:5:14: /, /OPENAI_API_KEY/, /unset/],
    ],
    ['a threshold out of range', ['evals', '--threshold', '2'], {}, [/--threshold/, /0 to 1/, /"2"/]],
  ])('%s', async (_, args, files, says) => {
    const good = { 'evals/greet.eval.yaml': GOOD, '.agentv/targets.yaml': TARGETS, 'notes.txt': 'no suite' };
    using project = aProject({ ...good, ...files });
    const { exitCode, stdout, stderr } = await runCli(project, ['run', ...args, '-o', 'out']);
    for (const part of says) expect(stderr).toMatch(part);
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
