import { expect, test } from 'vitest';
import { readSettings } from '../../src/app/config-settings.ts';
import { actionInputs } from '../../src/app/inputs-action.ts';
import { parseArgv } from '../../src/app/inputs-argv.ts';
import { removedInputs } from '../../src/app/removed-settings.ts';
import { type Problem, UserError } from '../../src/model/errors.ts';
import { kebab } from '../../src/shared/text.ts';

function problemsOf(act: () => void): readonly Problem[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

test.each(removedInputs)('the removed setting %s is refused with what to do, wherever it is written', (name) => {
  const word = kebab(name);
  const asInput = problemsOf(() => actionInputs({ [`INPUT_${word.toUpperCase()}`]: 'true' }));
  expect(asInput).toMatchObject([{ message: `"${word}" was removed`, hint: expect.any(String) }]);
  const asFlag = problemsOf(() => parseArgv(['run', `--${word}`], () => {}));
  expect(asFlag).toMatchObject([{ message: `"--${word}" was removed`, hint: expect.any(String) }]);
  const key = word.replaceAll('-', '_');
  for (const block of ['gate', 'eval_action']) {
    const problems: Problem[] = [];
    readSettings({ text: `${block}:\n  ${key}: true\n`, file: 'config.yaml' }, problems);
    expect(problems).toMatchObject([{ message: `"${key}" was removed`, place: { line: 2, column: 3 } }]);
  }
});

test('an empty removed input is no input', () => {
  expect(() => actionInputs({ 'INPUT_STOP-EARLY': '' })).not.toThrow();
});
