import { describe, expect, test } from 'vitest';
import { actionInputs } from '../../src/config/input-sources.ts';
import { reportInputs } from '../../src/config/report-inputs.ts';
import { readSettings } from '../../src/config/settings-in-config-file.ts';
import type { Problem } from '../../src/model/errors.ts';
import { parsed } from '../support/command-line.ts';

describe('a setting that cannot be given there is refused with where it can', () => {
  const flag = (name: string) => `use --${name} of eval-action run on the command line.`;

  test.each([
    ['exclude-tag', `Set exclude_tag under eval_action in .agentv/config.yaml, or ${flag('exclude-tag')}`],
    ['max-error-rate', `Set max_error_rate under gate in .agentv/config.yaml, or ${flag('max-error-rate')}`],
    ['check-name', 'Set check_name under eval_action in .agentv/config.yaml.'],
    ['resume', 'Use --resume of eval-action run on the command line.'],
  ])('the input %s', (name, hint) => {
    const env = { [`INPUT_${name.toUpperCase()}`]: 'x', INPUT_RESULTS: 'out' };
    const problem = { code: 'INPUT_INVALID', message: `"${name}" is not an input of the action`, hint };
    for (const read of [actionInputs, reportInputs]) {
      expect(() => read(env)).toThrow(expect.objectContaining({ problems: [expect.objectContaining(problem)] }));
    }
  });

  test('the flag --check-run', async () => {
    const hint = 'Set the input check-run of the action, or set check_run under eval_action in .agentv/config.yaml.';
    const problems = [{ message: '"--check-run" is not a flag', hint }];
    await expect(parsed('run', '--check-run')).rejects.toMatchObject({ problems });
  });

  test.each([
    ['rerun_failed: true', 'rerun_failed', 'Use --rerun-failed of eval-action run on the command line.'],
    ['github_token: abc', 'github_token', 'Set the input github-token of the action.'],
    ['allow-untrusted-code: true', 'allow-untrusted-code', 'Set the input allow-untrusted-code of the action.'],
    [
      'working_directory: x',
      'working_directory',
      'Set the input working-directory of the action, or use --working-directory of eval-action run on the command line.',
    ],
  ])('the key %s', (line, key, hint) => {
    const problems: Problem[] = [];
    readSettings({ text: `eval_action:\n  ${line}\n`, file: 'config.yaml' }, problems);
    expect(problems).toMatchObject([
      { message: `"${key}" is not a key of .agentv/config.yaml`, location: { line: 2, column: 3 }, hint },
    ]);
    expect(JSON.stringify(problems)).not.toContain('abc');
  });
});
