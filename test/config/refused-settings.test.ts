import { describe, expect, test } from 'vitest';
import { actionInputs, refusalOf } from '../../src/config/input-sources.ts';
import { reportInputs } from '../../src/config/report-inputs.ts';
import { inputNames, sources, sourcesOf } from '../../src/config/settings.ts';
import { readSettings } from '../../src/config/settings-in-config-file.ts';
import { type Problem, UserError } from '../../src/model/errors.ts';
import { parsed } from '../support/command-line.ts';

function problemsOf(act: () => void): readonly Problem[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

const settingsIn = (text: string): readonly Problem[] => {
  const problems: Problem[] = [];
  readSettings({ text, file: 'config.yaml' }, problems);
  return problems;
};

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
    expect(problemsOf(() => actionInputs(env))).toMatchObject([problem]);
    expect(problemsOf(() => reportInputs(env))).toMatchObject([problem]);
  });

  test('the flag --check-run', async () => {
    await expect(parsed('run', '--check-run')).rejects.toMatchObject({
      problems: [
        {
          message: '"--check-run" is not a flag',
          hint: 'Set the input check-run of the action, or set check_run under eval_action in .agentv/config.yaml.',
        },
      ],
    });
  });

  test.each([
    ['rerun_failed: true', 'rerun_failed', 'Use --rerun-failed of eval-action run on the command line.'],
    ['github_token: abc', 'github_token', 'Set the input github-token of the action.'],
    ['allow-untrusted-code: true', 'allow-untrusted-code', 'Set the input allow-untrusted-code of the action.'],
  ])('the key %s', (line, key, hint) => {
    const problems = settingsIn(`eval_action:\n  ${line}\n`);
    expect(problems).toMatchObject([
      { message: `"${key}" is not a key of .agentv/config.yaml`, location: { line: 2, column: 3 }, hint },
    ]);
    expect(JSON.stringify(problems)).not.toContain('abc');
  });
});

describe('every setting can be given in the locations that its documentation names', () => {
  test.each(inputNames)('%s', (name) => {
    expect(sourcesOf(name).length).toBeGreaterThan(0);
    expect(sources.filter((source) => refusalOf(name, source) === undefined)).toEqual(
      sources.filter((source) => sourcesOf(name).includes(source)),
    );
  });
});
