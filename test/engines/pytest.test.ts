import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROKEN_PROMPT, expectFound } from './recipe.ts';
import { aCheckoutOf, aClosedNetwork, countsOf, projectFiles, runHere } from './tools.ts';

test('pytest re-runs single tests of a package, also if its ids begin at the root of a monorepo', async () => {
  using network = await aClosedNetwork();
  using checkout = aCheckoutOf({
    ...projectFiles('pytest', 'packages/support'),
    'packages/support/pyproject.toml': '',
    'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["packages/support"]\n',
  });
  const args = ['--engine', 'pytest', '--working-directory', 'packages/support'];
  const measured = await runHere(checkout, [...args, '--save-baseline', '3'], network.env);
  expect(countsOf(measured.report), measured.log).toEqual({ passed: 3, failed: 0, score: 3 });
  expect(measured.report.warnings.map(({ message }) => message)).toContain('1 test was skipped by pytest: test_person');

  checkout.commit({
    'packages/support/prompt.txt': 'card: Refunds take 5 days.\nbank transfer: No.\nopen: From 9:00.\n',
  });
  const { exitCode, states, report, log } = await runHere(checkout, args, network.env);
  expect([exitCode, states], log).toEqual([
    1,
    {
      'TestRefunds.test_duration[card-5 days] [default]': 'passing',
      'TestRefunds.test_duration[bank transfer-3 days] [default]': 'regressed',
      'test_hours [default]': 'passing',
    },
  ]);
  expect(report.results[0]?.location.file).toBe('evals/test_refunds.py');
  expect(network.refused).toEqual([]);
});

test('pytest: an answer that is wrong once is not blamed on the change', async () => {
  using network = await aClosedNetwork();
  using checkout = aCheckoutOf(projectFiles('pytest'));
  await runHere(checkout, ['evals/test_refunds.py', '--save-baseline', '3'], network.env);
  writeFileSync(join(checkout.folder, '.wrong'), '');
  const { exitCode, states, log } = await runHere(checkout, ['evals/test_refunds.py'], network.env);
  expect([exitCode, Object.values(states).sort()], log).toEqual([0, ['not-reproduced', 'passing', 'passing']]);
});

test('pytest in the workflow of docs/engines.md finds the test that a change breaks', () =>
  expectFound({
    section: 'pytest and DeepEval',
    engine: 'pytest',
    files: projectFiles('pytest'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: {
      'TestRefunds.test_duration[card-5 days]': 'passing',
      'TestRefunds.test_duration[bank transfer-3 days]': 'regressed',
      test_hours: 'passing',
    },
  }));
